public import Library

/// One import of foods: what it did, and the first foods as they are.
public struct FoodImport: Sendable, Hashable {
    public var report: ImportReport
    public var first: [LibraryFood]

    /// Reads a source into the library. Everything or nothing: when it throws, the library is as it was.
    ///
    /// - Parameters:
    ///   - kind: one of the kinds of foods.
    ///   - path: the file, or the folder it was unpacked to.
    ///   - library: the file to write.
    ///   - preview: writes nothing; the counts tell what would be.
    ///   - limit: the longest line in bytes.
    ///   - progress: told now and then how far it is.
    /// - Throws: `ImportError` for wrong input, `LibraryError` where the library refuses.
    public static func run(
        _ kind: ImportKind, path: String, library: String?, preview: Bool = false, limit: Int = 8 << 20,
        progress: @escaping (String) -> Void = { _ in }
    ) throws -> FoodImport {
        if preview {
            let reader = Library(path: library)
            let sink = FoodSink(progress: progress) { try reader.change($0) }
            try read(kind, path: path, limit: limit, into: sink)
            return FoodImport(report: sink.report, first: sink.first)
        }
        guard let library else { throw ImportError.target(reason: "a database in memory has no file of foods beside it; name one with --library") }
        // What is plainly the wrong file leaves no library behind.
        try look(kind, path: path, limit: limit)
        var result = FoodImport(report: ImportReport(), first: [])
        try LibraryWriter(path: library).importing(source: kind.rawValue, file: path.split(separator: "/").last.map(String.init) ?? path) { session in
            let sink = FoodSink(progress: progress) { try session.put($0) }
            try read(kind, path: path, limit: limit, into: sink)
            result = FoodImport(report: sink.report, first: sink.first)
            let report = sink.report
            return .init(added: report.added, changed: report.changed, unchanged: report.unchanged, skipped: report.skippedCount)
        }
        return result
    }

    /// Opens the source and closes it again.
    private static func look(_ kind: ImportKind, path: String, limit: Int) throws { _ = try source(kind, path: path, limit: limit) }

    private static func read(_ kind: ImportKind, path: String, limit: Int, into sink: FoodSink) throws {
        try source(kind, path: path, limit: limit).read(into: sink)
    }

    private static func source(_ kind: ImportKind, path: String, limit: Int) throws -> any FoodSource {
        switch kind {
        case .sr: try StandardReference(SourceFolder(path), limit: limit)
        case .fdc: try FoodDataCentral(SourceFolder(path), limit: limit)
        case .fndds: try SurveyTables(SourceFolder(path), limit: limit)
        case .cnf: try CanadianFile(SourceFolder(path), limit: limit)
        case .off: try OpenFoodFacts(path, limit: limit)
        default: throw ImportError.target(reason: "'\(kind.rawValue)' is no kind of foods")
        }
    }
}

/// A published source of foods; making one finds its files, and throws `ImportError` when they are not there.
protocol FoodSource {
    func read(into sink: FoodSink) throws
}
