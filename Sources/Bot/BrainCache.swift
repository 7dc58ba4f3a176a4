import Crypto
public import Foundation
import NLU
public import Nutrition

/// Foods and model as bytes in a file, found again by what they were made of; missing or damaged it is made anew.
struct BrainCache {
    let folder: URL
    /// The folder with `corpora/` and `intents/`.
    private let data: URL
    private let sources: [String]
    /// Size and times of the program and of everything that it learns from.
    private let stamps: Stamps

    init(folder: URL, data: URL) throws {
        self.folder = folder
        self.data = data
        sources = try BrainCache.sources(of: data)
        stamps = Stamps(sources.map { data.appending(path: $0).path })
    }

    /// What was learnt from just this data, nil when that is not at hand.
    func reader() throws -> Reader? {
        // Files that nobody has written to since are not read again.
        let note = folder.appending(path: "unchanged-\(stamps.digest)")
        if let name = try? String(contentsOf: note, encoding: .utf8), let reader = try? read(name) { return reader }
        let name = try self.name()
        guard let reader = try? read(name) else { return nil }
        if stamps.areSettled { try? Data(name.utf8).write(to: note, options: .atomic) }
        return reader
    }

    private func read(_ name: String) throws -> Reader {
        var reader = try ByteReader(checked: Bytes(mapping: folder.appending(path: name)))
        let resources = try Resources(from: &reader)
        return Reader(model: try Model(from: &reader), resources: resources)
    }

    /// Written beside and renamed, so that a reader never sees half a file; a folder that cannot be written to only costs time.
    func keep(_ resources: Resources, _ model: Model) throws {
        var writer = ByteWriter()
        resources.write(to: &writer)
        model.write(to: &writer)
        let name = try name()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard (try? Data(writer.checked).write(to: folder.appending(path: name), options: .atomic)) != nil else { return }
        forgetOld("brain-", keeping: name)
        forgetOld("unchanged-", keeping: "")
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

    /// The file's name: a hash of everything that goes into it, the data and the program that trains on it.
    func name() throws -> String {
        var hash = SHA256()
        hash.update(data: Data("morsel \(Model.format) \(stamps.program)".utf8))
        for source in sources {
            hash.update(data: Data(source.utf8))
            hash.update(data: try Data(contentsOf: data.appending(path: source), options: .alwaysMapped))
        }
        return "brain-\(hash.finalize().hex(12)).bin"
    }

    /// What is learnt from, in a fixed order.
    private static func sources(of data: URL) throws -> [String] {
        let files = FileManager.default
        let languages = RasaData.languages.map { "intents/\($0)" }.filter { files.fileExists(atPath: data.appending(path: $0).path) }
        return try (["corpora", "corpora/figures", "corpora/composed", "corpora/foods"] + languages).flatMap { folder in
            try files.contentsOfDirectory(atPath: data.appending(path: folder).path).sorted()
                .filter { name in name != "responses.yml" && [".tsv", ".yml", ".table"].contains(where: name.hasSuffix) }
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
