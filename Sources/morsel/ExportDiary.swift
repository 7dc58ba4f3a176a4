import Bot
import Channels
import Foundation

extension Export {
    /// A person's own data, as JSON or as tables.
    func exportDiary() throws {
        let (user, database, format, output) = (user ?? "local", database, format, output)
        try waiting {
            let export = try await PersonExport.open(database: database, user: user)
            do {
                switch (format, output) {
                case (.json, nil): try await export.writeJSON(at: Clock.system.moment, to: OutputFile.standard.write)
                case (.json, let path?):
                    let file = try OutputFile(path: path)
                    try await export.writeJSON(at: Clock.system.moment, to: file.write)
                    try file.finish()
                case (.csv, nil): try await export.writeCSV(.entries, to: OutputFile.standard.write)
                case (.csv, let folder?):
                    try OutputFile.makeFolder(folder)
                    for table in PersonExport.Table.allCases {
                        let file = try OutputFile(path: folder + "/\(table.rawValue).csv")
                        try await export.writeCSV(table, to: file.write)
                        try file.finish()
                    }
                }
            } catch {
                await export.close()
                throw error
            }
            await export.close()
        }
    }
}

/// A file for a person's data: readable by its owner alone, written beside its place and put there when it is whole.
final class OutputFile {
    /// Something that cannot be written, as a sentence.
    struct Problem: Error, CustomStringConvertible {
        let path: String
        let reason: String
        var description: String { "\(path) cannot be written: \(reason)." }

        static func last(_ path: String) -> Problem { Problem(path: path, reason: String(cString: strerror(errno))) }
    }

    static var standard: OutputFile { OutputFile(descriptor: STDOUT_FILENO, path: "standard output", draft: nil) }

    private let descriptor: CInt
    private let path: String
    /// Where it is written until it is whole.
    private let draft: String?
    private var isFinished = false

    private init(descriptor: CInt, path: String, draft: String?) {
        self.descriptor = descriptor
        self.path = path
        self.draft = draft
    }

    convenience init(path: String) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw Problem(path: path, reason: "it is a folder; name a file in it")
        }
        // A device or a pipe is written to, never replaced by a file.
        var info = stat()
        if stat(path, &info) == 0, info.st_mode & S_IFMT != S_IFREG {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Problem.last(path) }
            self.init(descriptor: descriptor, path: path, draft: nil)
            return
        }
        let draft = path + ".part"
        // One that was left behind, or laid there as a link, may be open to others.
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Problem.last(path) }
        self.init(descriptor: descriptor, path: path, draft: draft)
    }

    deinit {
        if let draft, !isFinished {
            close(descriptor)
            unlink(draft)
        }
    }

    func write(_ text: String) throws {
        var text = text
        try text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw Problem.last(path) }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }

    /// Puts the file in its place.
    func finish() throws {
        guard let draft else { return }
        guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw Problem.last(path) }
        close(descriptor)
        isFinished = true
    }

    /// A folder of its owner's alone; one that is there stays as it is.
    static func makeFolder(_ path: String) throws {
        if mkdir(path, 0o700) == 0 { return }
        let reason = Problem.last(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { throw reason }
    }
}
