internal import Foundation

/// Which database: a file, memory, or a server.
public struct DatabaseAddress: Sendable, Hashable, CustomStringConvertible {
    enum Place: Sendable, Hashable {
        case file(String)
        case memory
        /// The address as the client library takes it, password and all.
        case server(String)
    }

    let place: Place

    /// From a command line or a setting: a file path, `sqlite:PATH`, `sqlite::memory:` or `postgresql://…` (with everything that
    /// libpq understands there); nil is the default, `$XDG_DATA_HOME/morsel/morsel.sqlite` (`~/.local/share` when the variable is not set).
    ///
    /// - Throws: `StoreError.address` for anything that no engine knows, `.malformedAddress` for a server's that cannot be meant.
    public init(_ text: String?) throws {
        try self.init(text, environment: ProcessInfo.processInfo.environment)
    }

    /// The same, with the environment as an input.
    public init(_ text: String?, environment: [String: String]) throws {
        guard let text else {
            place = .file(try Folder.user(.data, environment: environment) + "/morsel.sqlite")
            return
        }
        if text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") {
            // An @ or / that is not encoded would make a part of a password a host's name, which errors do quote.
            let words = text.prefix { $0 != "?" }.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
            guard words[2].count(where: { $0 == "@" }) <= 1, words.count < 4 || !words[3].contains("@") else { throw StoreError.malformedAddress }
            place = .server(text)
            return
        }
        if text == "sqlite::memory:" || text == ":memory:" {
            place = .memory
            return
        }
        let path = text.hasPrefix("sqlite:") ? String(text.dropFirst("sqlite:".count)) : text
        guard !path.isEmpty else { throw StoreError.address(scheme: "") }
        if let scheme = path.range(of: "://") { throw StoreError.address(scheme: String(path[..<scheme.lowerBound])) }
        if path.hasPrefix("postgresql:") || path.hasPrefix("postgres:") { throw StoreError.address(scheme: "postgresql:") }
        place = .file(path)
    }

    /// The file of imported foods that goes with this database: beside its file, in the user's data folder for a server; none for memory.
    ///
    /// - Throws: `StoreError.noHome` for a server when neither the XDG folder nor HOME is set.
    public func libraryPath(environment: [String: String]? = nil) throws -> String? {
        switch place {
        case .memory: return nil
        case .server: return try Folder.user(.data, environment: environment ?? ProcessInfo.processInfo.environment) + "/library.sqlite"
        case .file(let path):
            let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
            let bare = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[..<$0] : nil } ?? name
            return path.dropLast(name.count) + bare + "-library.sqlite"
        }
    }

    /// Lost when the process ends.
    public var isMemory: Bool { place == .memory }

    /// A file that is not there yet: opening it would make it.
    public var isMissingFile: Bool {
        if case .file(let path) = place { !FileManager.default.fileExists(atPath: path) } else { false }
    }

    /// As it can be given again, but for a password, which is left out.
    public var description: String {
        switch place {
        case .file(let path): "sqlite:\(path)"
        case .memory: "sqlite::memory:"
        case .server(let uri):
            uri.replacing(/^(\w+:\/\/[^\/@:]*):.*@/) { "\($0.output.1)@" }
                .replacing(/(password=)[^&]*/) { "\($0.output.1)…" }
        }
    }
}
