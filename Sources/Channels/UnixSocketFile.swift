internal import Glibc

/// The file of a UNIX socket that we listen on: for its owner alone, and removed at the end.
struct UnixSocketFile: Sendable {
    private let path: String
    /// The file we made; another process may have put its own in that place since.
    private let inode: ino_t

    /// Makes the socket and binds it. A file that a dead server left is replaced; a live one's, and any other file, is left alone.
    static func bind(_ path: String) throws -> (file: UnixSocketFile, descriptor: CInt) {
        var address = try address(of: path)
        if let status = status(of: path) {
            guard status.st_mode & S_IFMT == S_IFSOCK else { throw failure(path, "there is a file that is no socket") }
            guard try isDead(path, &address) else { throw failure(path, "another server listens there") }
            unlink(path)
        }
        let descriptor = try makeSocket(path)
        // The file takes its mode from the socket (Linux), so that there is no moment in which others could connect.
        guard fchmod(descriptor, 0o600) == 0, call(Glibc.bind, descriptor, &address) == 0, let status = status(of: path) else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw failure(path, reason)
        }
        return (UnixSocketFile(path: path, inode: status.st_ino), descriptor)
    }

    /// Removes the file, if it is still ours.
    func remove() {
        if UnixSocketFile.status(of: path)?.st_ino == inode { unlink(path) }
    }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    private static func makeSocket(_ path: String) throws -> CInt {
        let descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw failure(path, String(cString: strerror(errno))) }
        return descriptor
    }

    /// Nobody answers behind the file.
    private static func isDead(_ path: String, _ address: inout sockaddr_un) throws -> Bool {
        let descriptor = try makeSocket(path)
        defer { close(descriptor) }
        if call(Glibc.connect, descriptor, &address) == 0 { return false }
        guard errno == ECONNREFUSED || errno == ENOENT else { throw failure(path, String(cString: strerror(errno))) }
        return true
    }

    private static func address(of path: String) throws -> sockaddr_un {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isWritten = withUnsafeMutableBytes(of: &address.sun_path) { room in
            guard path.utf8.count < room.count else { return false }
            room.copyBytes(from: path.utf8)
            return true
        }
        guard isWritten else { throw failure(path, "the path is too long for a socket") }
        return address
    }

    /// `bind` and `connect` want the address under its general name.
    private static func call(
        _ function: (CInt, UnsafePointer<sockaddr>?, socklen_t) -> CInt, _ descriptor: CInt, _ address: inout sockaddr_un
    ) -> CInt {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }

    private static func failure(_ path: String, _ reason: String) -> LineServerError {
        .cannotListen(address: ListenAddress.unix(path: path).description, reason: reason)
    }
}
