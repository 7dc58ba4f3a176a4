import Foundation
import TestSupport
import Testing

@testable import Store

/// The engines that the contract is held against.
enum Engine: String, Sendable, CustomTestStringConvertible {
    case file, memory, postgres

    /// Those of this machine; `PostgresTests` says when one is missing.
    static let all: [Engine] = [.file, .memory] + (PostgresServer.isHere ? [.postgres] : [])

    /// Those whose database can be closed and opened again.
    static let lasting: [Engine] = all.filter { $0 != .memory }

    var testDescription: String { rawValue }

    var dialect: Dialect { self == .postgres ? .postgres : .sqlite }

    /// A fresh database of this engine.
    func database() throws -> TestDatabase {
        let folder = try TemporaryFolder()
        let address =
            switch self {
            case .file: folder.path + "/data/morsel.sqlite"
            case .memory: "sqlite::memory:"
            case .postgres: try PostgresServer.shared.get().newSchema()
            }
        return try TestDatabase(folder: folder, address: try DatabaseAddress(address))
    }
}

/// A fresh database with its key, removed when the test ends.
final class TestDatabase: Sendable {
    let folder: TemporaryFolder
    let address: DatabaseAddress
    let sealer: Sealer
    let store: any Store

    init(folder: TemporaryFolder, address: DatabaseAddress, sealer: Sealer? = nil) throws {
        self.folder = folder
        self.address = address
        self.sealer = try sealer ?? Sealer(key: Array(repeating: 7, count: 32))
        store = try openStore(address, sealer: self.sealer)
    }

    /// Closes the store and opens the same database again.
    func reopened() async throws -> TestDatabase {
        try await store.close()
        return try TestDatabase(folder: folder, address: address, sealer: sealer)
    }

    func talk(_ sender: String = "ana") -> Talk { Talk(store: store, sealer: sealer, sender: sender) }
}

/// A folder of the test's own; all of them are removed when the process ends.
struct TemporaryFolder: Sendable {
    private static let root: String = {
        atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.place) }
        return place
    }()
    private static let place = FileManager.default.temporaryDirectory.path + "/morsel-store-\(UUID().uuidString.prefix(8))"

    let path: String

    init() throws {
        path = TemporaryFolder.root + "/" + UUID().uuidString.prefix(13)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// The permissions of something in it.
    func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }

    /// The bytes of every file in it and below.
    func bytes() throws -> [UInt8] {
        try FileManager.default.subpathsOfDirectory(atPath: path).sorted().flatMap { name in
            FileManager.default.contents(atPath: path + "/" + name).map(Array.init) ?? []
        }
    }
}
