internal import Glibc

/// The folder of a source, whose files are found by name whatever their case and the signs between words.
struct SourceFolder {
    let path: String
    private let files: [String: String]

    /// - Parameter path: the folder, or one of the files in it.
    init(_ path: String) throws {
        var info = stat()
        guard stat(path, &info) == 0 else { throw ImportError.missing(path: path) }
        guard info.st_mode & S_IFMT != S_IFDIR else {
            (self.path, files) = try SourceFolder.list(path)
            return
        }
        // A file: an archive is named as such, any other stands for its folder.
        _ = try ByteLines(path: path)
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        (self.path, files) = try SourceFolder.list(folder)
    }

    /// The first of these that is there, as a path; names without their extension.
    func file(_ names: String...) -> String? { file(names) }

    /// The same, for a file that must be there.
    func needed(_ names: String...) throws -> String {
        if let found = file(names) { return found }
        throw missing(names[0])
    }

    func missing(_ name: String) -> ImportError {
        let paths = files.values.sorted()
        if !paths.contains(where: { $0.hasSuffix(".csv") || $0.hasSuffix(".txt") }), let archive = paths.first(where: { $0.hasSuffix(".zip") }) {
            return .packed(path: archive, format: "zip")
        }
        return .files(folder: path, needed: [name])
    }

    private func file(_ names: [String]) -> String? { names.lazy.compactMap { files[SourceFolder.normal($0)] }.first }

    /// The path of the table whose name ends so; some releases put their years before it.
    func file(endingIn name: String) -> String? {
        let end = SourceFolder.normal(name)
        return files.keys.sorted().first { $0.hasSuffix(end) }.flatMap { files[$0] }
    }

    /// The files with one of these extensions, by name.
    func files(_ extensions: Set<String>) -> [String] {
        files.values.filter { path in path.split(separator: ".").last.map { extensions.contains($0.lowercased()) } ?? false }.sorted()
    }

    /// The files of a folder; when it holds nothing but one folder, as archives do, those of that one.
    private static func list(_ path: String) throws -> (String, [String: String]) {
        guard let folder = opendir(path) else { throw ImportError.unreadable(path: path, reason: String(cString: strerror(errno))) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
            if !name.hasPrefix(".") { names.append(name) }
        }
        if names.count == 1, !names[0].contains("."), let inner = try? list(path + "/" + names[0]) { return inner }
        var files: [String: String] = [:]
        for name in names.sorted() {
            let key = normal(name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name)
            if files[key] == nil { files[key] = path + "/" + name }
        }
        return (path, files)
    }

    private static func normal(_ name: String) -> String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }
}
