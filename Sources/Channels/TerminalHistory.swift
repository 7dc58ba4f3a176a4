@preconcurrency internal import CReadline
internal import Foundation
internal import Glibc

/// The lines typed before, kept across runs in a file that only its owner can read.
struct TerminalHistory {
    /// The most lines kept.
    static let limit: CInt = 1_000

    private let path: String?

    /// - Parameter file: nil keeps lines for this run only; so does a file that cannot be made.
    init(file: URL?) {
        path = file.map(\.path).flatMap { TerminalHistory.make($0) ? $0 : nil }
    }

    /// The file in the user's state folder, as the XDG base directory specification names it; nil without a home.
    static func defaultFile(environment: [String: String]) -> URL? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return URL(fileURLWithPath: state + "/morsel/history") }
        guard let home = environment["HOME"], !home.isEmpty else { return nil }
        return URL(fileURLWithPath: home + "/.local/state/morsel/history")
    }

    /// Reads the lines of earlier runs.
    func load() {
        using_history()
        stifle_history(TerminalHistory.limit)
        guard let path else { return }
        trim(path)
        read_history(path)
    }

    /// Keeps a line, at once in the file too: a run that is killed forgets nothing, and two runs at a time mix well.
    func add(_ line: String) {
        guard TerminalHistory.isWorthKeeping(line), line != last else { return }
        add_history(line)
        if let path { append_history(1, path) }
    }

    /// Shortens the file to the limit.
    func close() {
        if let path { trim(path) }
    }

    /// Blank lines say nothing, and lines that speak of a password are nobody's later.
    static func isWorthKeeping(_ line: String) -> Bool {
        let text = line.lowercased()
        return !text.allSatisfy(\.isWhitespace) && !text.contains("password") && !text.contains("contraseña") && !text.contains("log in")
    }

    private var last: String? {
        guard history_length > 0, let entry = history_get(history_base + history_length - 1) else { return nil }
        return String(cString: entry.pointee.line)
    }

    private func trim(_ path: String) {
        history_truncate_file(path, TerminalHistory.limit)
        // Truncation may write the file anew.
        chmod(path, 0o600)
    }

    /// Makes the file (0600) and the folders above it (0700) where they are missing.
    private static func make(_ path: String) -> Bool {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        fchmod(file, 0o600)
        Glibc.close(file)
        return true
    }
}
