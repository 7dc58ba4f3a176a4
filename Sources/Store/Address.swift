internal import Foundation

/// Which database: a file, memory, or (later) a server.
public struct DatabaseAddress: Sendable, Hashable, CustomStringConvertible {
    enum Place: Sendable, Hashable {
        case file(String)
        case memory
    }

    let place: Place

    /// From a command line or a setting: a file path, `sqlite:PATH` or `sqlite::memory:`; nil is the default,
    /// `$XDG_DATA_HOME/morsel/morsel.sqlite` (`~/.local/share` when the variable is not set).
    ///
    /// - Throws: `StoreError.engineMissing` for `postgresql://…`, `.address` for anything else that no engine knows.
    public init(_ text: String?) throws {
        try self.init(text, environment: ProcessInfo.processInfo.environment)
    }

    /// The same, with the environment as an input.
    public init(_ text: String?, environment: [String: String]) throws {
        guard let text else {
            place = .file(try Folder.user(.data, environment: environment) + "/morsel.sqlite")
            return
        }
        if text.hasPrefix("postgresql:") || text.hasPrefix("postgres:") { throw StoreError.engineMissing(name: "PostgreSQL") }
        if text == "sqlite::memory:" || text == ":memory:" {
            place = .memory
            return
        }
        let path = text.hasPrefix("sqlite:") ? String(text.dropFirst("sqlite:".count)) : text
        guard !path.isEmpty else { throw StoreError.address(scheme: "") }
        if let scheme = path.range(of: "://") { throw StoreError.address(scheme: String(path[..<scheme.lowerBound])) }
        place = .file(path)
    }

    /// As it can be given again; never holds a password.
    public var description: String {
        switch place {
        case .file(let path): "sqlite:\(path)"
        case .memory: "sqlite::memory:"
        }
    }
}
