import Foundation
import Store
import TestSupport

/// The parts of a JSON reply that these tests look at.
struct Answer: Decodable {
    struct Entry: Decodable, Equatable {
        let id: String
        let grams: Double
    }

    struct Rows: Decodable {
        let entries: [Entry]
        let diary: [Entry]?
    }

    struct Failure: Decodable {
        let code: String
    }

    let id: String?
    let text: String?
    let data: Rows?
    let error: Failure?

    init(_ line: String) throws { self = try JSONDecoder().decode(Answer.self, from: Data(line.utf8)) }

    /// A line that asks, always at the same moment; its text needs no escaping.
    static func request(_ text: String, sender: String, id: String? = nil) -> String {
        #"{"text":"\#(text)","sender":"\#(sender)","now":"2026-11-21T08:10:00Z"\#(id.map { #","id":"\#($0)""# } ?? "")}"# + "\n"
    }
}

extension RawClient {
    /// Sends a message in JSON and waits for its answer.
    func ask(_ text: String, sender: String, id: String? = nil) async throws -> Answer {
        try await onThread { [self] in
            try send(Answer.request(text, sender: sender, id: id))
            guard let line = try line() else { throw Broken(reason: "no answer") }
            return try Answer(line)
        }
    }
}

extension ServedProgram {
    /// Its first listener, spoken to.
    func client() throws -> RawClient { try RawClient(addresses[0]) }

    /// A database of a program that has ended, opened with the key of its folder.
    static func reopen(_ database: String, folder: String) throws -> (store: any Store, sealer: Sealer) {
        try openStore(try DatabaseAddress(database), keyFrom: environment(folder: folder))
    }
}

/// The engines on which the real server is tried.
enum ServedEngine: String, CaseIterable, Sendable {
    case sqlite, postgresql

    static let here: [ServedEngine] = PostgresServer.isHere ? allCases : [.sqlite]

    /// A new database.
    func database(folder: String) throws -> String {
        self == .sqlite ? folder + "/diary.sqlite" : try PostgresServer.shared.get().newSchema()
    }
}
