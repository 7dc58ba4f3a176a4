import Foundation

/// A folder that goes away with the test.
final class Scratch {
    let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "importer-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Where the library of the test is.
    var library: String { folder + "/test-library.sqlite" }

    /// Writes a file and gives its path.
    @discardableResult
    func file(_ name: String, _ text: String) throws -> String { try file(name, bytes: Array(text.utf8)) }

    @discardableResult
    func file(_ name: String, bytes: [UInt8]) throws -> String {
        let path = folder + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }
}
