/// A link to the server behind the thin interface, for one transaction.
final class PostgresConnection: Connection {
    private let link: PostgresLink
    private var depth = 0
    /// After such an error the whole body must be run again, even if it caught the error.
    private(set) var mustRepeat: StoreError?

    init(_ link: PostgresLink) { self.link = link }

    func run(_ sql: String, _ parameters: [SQLValue]) throws { try noting { try link.send(sql, parameters) } }

    func change(_ sql: String, _ parameters: [SQLValue]) throws -> Int { try answer(sql, parameters).changed }

    func rows(_ sql: String, _ parameters: [SQLValue]) throws -> [Row] { try answer(sql, parameters).rows }

    /// What was sent inside is answered inside, so that its errors roll back what they belong to.
    func savepoint<T>(_ body: () throws -> T) throws -> T {
        depth += 1
        defer { depth -= 1 }
        let name = "level_\(depth)"
        try run("SAVEPOINT \(name)")
        do {
            let result = try body()
            let mustWait = link.isWaiting
            try run("RELEASE \(name)")
            if mustWait { try noting { try link.receive() } }
            return result
        } catch {
            if mustRepeat == nil, link.isAlive {
                // An error among what is still under way would void the rollback behind it.
                if link.isWaiting { _ = try? noting { try link.receive() } }
                try run("ROLLBACK TO \(name)")
                try run("RELEASE \(name)")
            }
            throw error
        }
    }

    /// Makes everything durable; throws when anything failed, and nothing is stored then.
    func commit() throws {
        guard try answer("COMMIT", []).tag == "COMMIT" else {
            throw StoreError.engine(code: "25P02", reason: "an error before had ended the transaction")
        }
    }

    /// Takes everything back; when this throws the link is of no more use.
    func rollBack() throws {
        // What was on its way may fail; the transaction is taken back all the same.
        if link.isWaiting { _ = try? link.receive() }
        try link.send("ROLLBACK")
        try link.receive()
    }

    private func answer(_ sql: String, _ parameters: [SQLValue]) throws -> PostgresLink.Answer {
        try noting {
            try link.send(sql, parameters)
            return try link.receive()
        }
    }

    @discardableResult
    private func noting<T>(_ body: () throws -> T) throws -> T {
        if let mustRepeat { throw mustRepeat }
        do {
            return try body()
        } catch let error as StoreError {
            if error.isPassing { mustRepeat = error }
            throw error
        }
    }
}

extension StoreError {
    /// From the server's SQLSTATE and message; a message about data, which may quote it, is left out.
    init(state: String, message: String, address: String) {
        switch state {
        case "55P03": self = .busy
        // The server is being stopped, has crashed, is only starting, or has ended a session that we left idle (while we were stopped).
        case "57P01", "57P02", "57P03", "57P05", "25P03": self = .unreachable(address: address, reason: message)
        // But for a violation of the protocol, which is ours.
        case _ where state.hasPrefix("08") && state != "08P01": self = .unreachable(address: address, reason: message)
        case _ where state.hasPrefix("22"): self = .engine(code: state, reason: "a value does not fit")
        default: self = .engine(code: state, reason: message)
        }
    }

    /// Whether another transaction was in the way.
    var isConflict: Bool {
        if case .engine(let code, _) = self { ["40001", "40P01"].contains(code) } else { false }
    }
}
