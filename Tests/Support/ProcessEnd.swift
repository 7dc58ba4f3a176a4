public import Foundation

extension Process {
    /// Waits for its end and gives its status; the number of the signal, negative, when one ended it.
    ///
    /// Foundation hears of the end by a socket, which another program that was started meanwhile may hold open: the system is asked itself.
    public func ended() -> Int32 {
        var info = siginfo_t(), result: Int32 = 0
        repeat { result = waitid(P_PID, id_t(processIdentifier), &info, WEXITED | WNOWAIT) } while result == -1 && errno == EINTR
        if result == 0 {
            let status = info._sifields._sigchld.si_status
            return Int(info.si_code) == Int(CLD_EXITED) ? status : -status
        }
        // It has been fetched already.
        waitUntilExit()
        return terminationReason == .exit ? terminationStatus : -terminationStatus
    }
}
