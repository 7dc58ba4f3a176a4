internal import Foundation
internal import Glibc

/// The key on disk: 32 bytes in base64, readable by its owner alone, never beside the data it opens.
struct KeyFile {
    let path: String

    /// The key; when there is none a new one is made, if it may be.
    func load(mayMake: Bool) throws -> [UInt8] {
        if let key = try read() { return key }
        guard mayMake else { throw StoreError.keyMissing(path: path) }
        try Folder.make(Folder.parent(of: path))
        try create()
        guard let key = try read() else { throw StoreError.file(path: path, reason: "disappeared") }
        return key
    }

    private func read() throws -> [UInt8]? {
        guard access(path, F_OK) == 0 else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else { throw StoreError.file(path: path, reason: "cannot be read") }
        return try KeyFile.decode(String(decoding: data, as: UTF8.self), source: path)
    }

    /// Writes a new key to a file of its own and links it into place: whole or not at all, and never over another key.
    private func create() throws {
        let key = SystemRandomNumberGenerator.bytes(Sealer.keyLength)
        let draft = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max))"
        let file = Glibc.open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Folder.failure(draft) }
        defer { unlink(draft) }
        let text = Array((Data(key).base64EncodedString() + "\n").utf8)
        let isWritten = Glibc.write(file, text, text.count) == text.count && fsync(file) == 0
        Glibc.close(file)
        guard isWritten else { throw Folder.failure(draft) }
        if link(draft, path) != 0, errno != EEXIST { throw Folder.failure(path) }
        let folder = Glibc.open(Folder.parent(of: path), O_RDONLY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            Glibc.close(folder)
        }
    }

    /// A key from its base64 text.
    static func decode(_ text: String, source: String) throws -> [UInt8] {
        guard let data = Data(base64Encoded: text.trimmingCharacters(in: .whitespacesAndNewlines)), data.count == Sealer.keyLength else {
            throw StoreError.key(source: source)
        }
        return Array(data)
    }
}

extension SystemRandomNumberGenerator {
    /// Random bytes from the system.
    static func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
