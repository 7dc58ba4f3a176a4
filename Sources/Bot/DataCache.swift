import Crypto
public import Foundation
import NLU
public import Nutrition

/// What was made of files of the data folder, as bytes in a file, found again by what they were made of; missing or damaged it is made anew.
struct DataCache {
    let folder: URL
    /// `brain` or `pages`: how the file's name begins.
    private let kind: String
    /// The folder with `corpora/` and `intents/`.
    private let data: URL
    /// The files that go into it, in a fixed order.
    private let sources: [String]
    /// Size and times of the program and of everything that goes into it.
    private let stamps: Stamps

    private init(_ kind: String, _ folder: URL, _ data: URL, sources: [String]) {
        self.kind = kind
        self.folder = folder
        self.data = data
        self.sources = sources
        stamps = Stamps(sources.map { data.appending(path: $0).path })
    }

    /// Foods and model: what takes seconds to make.
    static func brain(_ folder: URL, data: URL) throws -> DataCache {
        DataCache("brain", folder, data, sources: try learntFrom(data))
    }

    /// Recipes, composed dishes and responses: what takes a tenth of a second. Apart from the brain, which need not learn anew for a response.
    static func pages(_ folder: URL, data: URL) throws -> DataCache {
        let pages = try files(of: data, ["corpora/recipes"]) + RasaData.languages.map { "intents/\($0)/responses.yml" }
        return DataCache("pages", folder, data, sources: try learntFrom(data) + pages)
    }

    /// What `make` reads from the bytes that were made of just this data, nil when those are not at hand.
    func read<Value>(_ make: (inout ByteReader) throws -> Value) throws -> Value? {
        func read(_ name: String) throws -> Value {
            var reader = try ByteReader(checked: Bytes(mapping: folder.appending(path: name)))
            return try make(&reader)
        }
        // Files that nobody has written to since are not read again.
        let note = folder.appending(path: "unchanged-\(kind)-\(stamps.digest)")
        if let name = try? String(contentsOf: note, encoding: .utf8), let value = try? read(name) { return value }
        let name = try self.name()
        guard let value = try? read(name) else { return nil }
        if stamps.areSettled { try? Data(name.utf8).write(to: note, options: .atomic) }
        return value
    }

    /// Written beside and renamed, so that a reader never sees half a file; a folder that cannot be written to only costs time.
    func keep(_ write: (inout ByteWriter) -> Void) throws {
        var writer = ByteWriter()
        write(&writer)
        let name = try name()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard (try? Data(writer.checked).write(to: folder.appending(path: name), options: .atomic)) != nil else { return }
        forgetOld("\(kind)-", keeping: name)
        forgetOld("unchanged-\(kind)-", keeping: "")
    }

    /// Other programs and earlier data leave their caches behind: the newest few are kept.
    private func forgetOld(_ prefix: String, keeping name: String) {
        let files = FileManager.default
        let old = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasPrefix(prefix) && $0 != name }
        func age(_ name: String) -> Date {
            ((try? files.attributesOfItem(atPath: folder.appending(path: name).path))?[.modificationDate] as? Date) ?? .distantPast
        }
        for name in old.sorted(by: { age($0) > age($1) }).dropFirst(3) { try? files.removeItem(at: folder.appending(path: name)) }
    }

    /// The file's name: a hash of everything that goes into it, the data and the program that makes it.
    func name() throws -> String {
        var hash = SHA256()
        hash.update(data: Data("morsel \(stamps.program)".utf8))
        for source in sources {
            hash.update(data: Data(source.utf8))
            // What is not there is as good as empty.
            hash.update(data: (try? Data(contentsOf: data.appending(path: source), options: .alwaysMapped)) ?? Data())
        }
        return "\(kind)-\(hash.finalize().hex(12)).bin"
    }

    /// What the brain learns from.
    private static func learntFrom(_ data: URL) throws -> [String] {
        let languages = RasaData.languages.map { "intents/\($0)" }
        return try files(of: data, ["corpora", "corpora/figures", "corpora/composed", "corpora/foods"] + languages)
            .filter { !$0.hasSuffix("/responses.yml") }
    }

    /// The tables and texts in folders that are there, in the order of their names.
    private static func files(of data: URL, _ folders: [String]) throws -> [String] {
        let files = FileManager.default
        return try folders.filter { files.fileExists(atPath: data.appending(path: $0).path) }.flatMap { folder in
            try files.contentsOfDirectory(atPath: data.appending(path: folder).path).sorted()
                .filter { name in [".tsv", ".yml", ".table"].contains(where: name.hasSuffix) }
                .map { "\(folder)/\($0)" }
        }
    }
}

/// Size, times and place on the disk of files: who writes to one cannot leave all of them as they were.
private struct Stamps {
    /// Size and time of the running program.
    let program: String
    let digest: String
    /// Nothing was written so lately that the clock of the disk might not tell it from what is written next.
    let areSettled: Bool

    init(_ paths: [String]) {
        var hash = SHA256(), newest = 0
        func stamp(_ path: String) -> (size: Int, modified: Int) {
            var status = stat()
            guard stat(path, &status) == 0 else { return (0, 0) }
            func time(_ time: timespec) -> Int { time.tv_sec * 1_000_000_000 + time.tv_nsec }
            let numbers = [Int(status.st_size), time(status.st_mtim), time(status.st_ctim), Int(truncatingIfNeeded: status.st_ino)]
            hash.update(data: Data(path.utf8))
            numbers.withUnsafeBytes { hash.update(bufferPointer: $0) }
            newest = max(newest, numbers[1], numbers[2])
            return (numbers[0], numbers[1])
        }
        program = "\(stamp("/proc/self/exe"))"
        for path in paths { _ = stamp(path) }
        digest = hash.finalize().hex(12)
        areSettled = Double(newest) / 1e9 < Date().timeIntervalSince1970 - 2
    }
}

extension SHA256.Digest {
    fileprivate func hex(_ count: Int) -> String { prefix(count).map { String(format: "%02x", $0) }.joined() }
}

extension Bytes {
    /// A file's bytes, mapped.
    public convenience init(mapping file: URL) throws {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 0,
            let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0), start != MAP_FAILED
        else { throw CocoaError(.fileReadUnknown) }
        self.init(UnsafeRawBufferPointer(start: start, count: Int(status.st_size))) {
            munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count)
        }
    }
}
