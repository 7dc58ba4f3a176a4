internal import Glibc

/// Folders and files that only their owner can read.
enum Folder {
    /// The user's folders, as the XDG base directory specification names them.
    enum Kind: String {
        case data = "XDG_DATA_HOME"
        case config = "XDG_CONFIG_HOME"
    }

    /// Morsel's folder of that kind, without a slash at the end.
    static func user(_ kind: Kind, environment: [String: String]) throws -> String {
        if let base = environment[kind.rawValue], base.hasPrefix("/") { return base + "/morsel" }
        guard let home = environment["HOME"], !home.isEmpty else {
            throw StoreError.noHome(what: kind == .data ? "the database" : "the key")
        }
        return home + (kind == .data ? "/.local/share/morsel" : "/.config/morsel")
    }

    /// The folder a path lies in.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes what is missing of a folder, for the owner alone (0700); what is there stays as it is.
    static func make(_ path: String) throws {
        if path.isEmpty || access(path, F_OK) == 0 { return }
        try make(parent(of: path))
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw failure(path) }
    }

    /// Makes an empty file for the owner alone (0600); false when there is one already.
    static func makeFile(_ path: String) throws -> Bool {
        let file = Glibc.open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if file < 0 {
            if errno == EEXIST { return false }
            throw failure(path)
        }
        Glibc.close(file)
        return true
    }

    /// The last system error as ours.
    static func failure(_ path: String) -> StoreError {
        StoreError.file(path: path, reason: String(cString: strerror(errno)))
    }
}
