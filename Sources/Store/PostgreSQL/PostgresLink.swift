internal import Glibc

/// One connection to a server, for one thread at a time.
///
/// Statements are prepared once and travel in a pipeline: those that nobody waits for go out with the next one that somebody does,
/// so that a turn costs few round trips. After an error everything sent since the last answer is void.
final class PostgresLink {
    /// What came back for one statement.
    struct Answer {
        var rows: [Row] = []
        var changed = 0
        /// The command as the server names it: `INSERT 0 1`, `COMMIT`, `ROLLBACK`.
        var tag = ""
    }

    /// The same text with parameters of other types is another statement to the server.
    private struct Signature: Hashable {
        let sql: String
        let types: [UInt32]
    }

    private enum Pending {
        case prepared(Signature)
        case executed
    }

    /// So many statements at most travel together: the answers of more could fill the line back while we still send.
    private static let mostPending = 64
    /// So many statements are prepared at most; the same text with NULL in another place is another statement.
    private static let mostPrepared = 400
    /// An answer that does not come for so long will not come (milliseconds); the server itself gives up waiting for a lock before.
    private static let longestAnswer: CInt = 30_000

    private let library: PostgresLibrary
    private let handle: PostgresLibrary.Handle
    private let address: String
    private var names: [Signature: String] = [:]
    /// Statements prepared so far; each has a name of its own, also one that failed.
    private var prepared = 0
    private var pending: [Pending] = []

    /// Connects.
    ///
    /// - Throws: `StoreError.unreachable` when there is no server, or it lets us not in.
    init(_ address: DatabaseAddress, uri: String) throws {
        let library = try PostgresLibrary.load()
        self.library = library
        self.address = address.description
        try PostgresLink.check(uri, library)
        // What comes later counts more: the address may say otherwise, but for the encoding.
        let settings = [
            ("connect_timeout", "5"), ("fallback_application_name", "morsel"), ("keepalives_idle", "10"), ("keepalives_interval", "3"),
            ("keepalives_count", "3"), ("tcp_user_timeout", "15000"),
            ("dbname", uri), ("client_encoding", "UTF8"),
        ]
        let opened = PostgresLink.withWords(settings.map(\.0)) { names in
            PostgresLink.withWords(settings.map(\.1)) { values in library.connect(names, values, 1) }
        }
        guard let opened else { throw StoreError.unreachable(address: self.address, reason: "out of memory") }
        handle = opened
        _ = library.setNoticeProcessor(handle, { _, _ in }, nil)
        guard library.status(handle) == PostgresLibrary.isConnected, library.enterPipeline(handle) == 1 else {
            throw lost()
        }
    }

    deinit { library.finish(handle) }

    var isAlive: Bool { library.status(handle) == PostgresLibrary.isConnected }

    /// Whether another link should take its place when it is idle.
    var isWorn: Bool { names.count >= PostgresLink.mostPrepared }

    /// Whether statements were sent whose answers were not received.
    var isWaiting: Bool { !pending.isEmpty }

    /// Sends a statement without waiting for its answer.
    func send(_ sql: String, _ parameters: [SQLValue] = []) throws {
        if pending.count >= PostgresLink.mostPending { try receive() }
        let values = PostgresParameters(parameters)
        let signature = Signature(sql: sql, types: values.types)
        let name = try names[signature] ?? prepare(signature)
        let sent = values.withPointers { pointers, lengths, formats in
            library.execute(handle, name, CInt(parameters.count), pointers, lengths, formats, 1)
        }
        guard sent == 1 else { throw lost() }
        pending.append(.executed)
    }

    private func prepare(_ signature: Signature) throws -> String {
        let name = "s\(prepared)"
        prepared += 1
        let sent = library.prepare(handle, name, numbered(signature.sql), CInt(signature.types.count), signature.types)
        guard sent == 1 else { throw lost() }
        names[signature] = name
        pending.append(.prepared(signature))
        return name
    }

    /// Waits until everything sent is done, and gives the answer of the last statement; throws the first error.
    @discardableResult
    func receive() throws -> Answer {
        guard library.sync(handle) == 1 else { throw lost() }
        var answer = Answer()
        var failure: (any Error)?
        let sent = pending
        pending = []
        for (place, step) in sent.enumerated() {
            guard let result = try next() else { throw lost() }
            defer { library.clear(result) }
            switch library.resultStatus(result) {
            case PostgresLibrary.commandDone, PostgresLibrary.rowsDone:
                guard place == sent.count - 1, failure == nil else { break }
                // What follows must be received even when this cannot be read.
                do { answer = try read(result) } catch { failure = error }
            default:
                // What was not prepared will have to be.
                if case .prepared(let signature) = step { names[signature] = nil }
                if failure == nil { failure = error(of: result) }
            }
            if let extra = try next() { library.clear(extra) }
        }
        guard let end = try next() else { throw lost() }
        defer { library.clear(end) }
        if let failure { throw failure }
        guard library.resultStatus(end) == PostgresLibrary.synced else { throw error(of: end) }
        return answer
    }

    /// The next result, nil at the end of a statement's; throws when none comes in time.
    private func next() throws -> PostgresLibrary.Handle? {
        while library.isBusy(handle) == 1 {
            var waiting = pollfd(fd: library.socket(handle), events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, PostgresLink.longestAnswer)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { throw StoreError.unreachable(address: address, reason: "the server does not answer") }
            guard library.consume(handle) == 1 else { throw lost() }
        }
        return library.result(handle)
    }

    private func read(_ result: PostgresLibrary.Handle) throws -> Answer {
        let columns = (0..<library.columnCount(result)).map { library.columnName(result, $0).map { String(cString: $0) } ?? "" }
        let types = (0..<CInt(columns.count)).map { library.columnType(result, $0) }
        var answer = Answer(
            changed: library.changedRows(result).flatMap { Int(String(cString: $0)) } ?? 0,
            tag: library.resultTag(result).map { String(cString: $0) } ?? "")
        for row in 0..<library.rowCount(result) {
            let values = try types.indices.map { index -> SQLValue in
                let column = CInt(index)
                if library.isNull(result, row, column) == 1 { return .null }
                let bytes = UnsafeRawBufferPointer(start: library.value(result, row, column), count: Int(library.length(result, row, column)))
                guard let value = SQLValue(binary: bytes, type: types[index]) else { throw StoreError.column(columns[index]) }
                return value
            }
            answer.rows.append(Row(columns: columns, values: values))
        }
        return answer
    }

    /// The server's error; a lost connection when there is no server any more.
    private func error(of result: PostgresLibrary.Handle) -> StoreError {
        guard isAlive, let state = library.resultError(result, PostgresLibrary.stateField).map({ String(cString: $0) }) else { return lost() }
        let message = library.resultError(result, PostgresLibrary.messageField).map { String(cString: $0) } ?? "no message"
        return StoreError(state: state, message: message, address: address)
    }

    private func lost() -> StoreError {
        let message = library.errorMessage(handle).map { String(cString: $0) } ?? ""
        let line = message.split(separator: "\n").first.map(String.init) ?? "the connection was lost"
        return .unreachable(address: address, reason: line)
    }

    /// `?2` as the server numbers its parameters, `$2`; a question mark inside quotes stays.
    private func numbered(_ sql: String) -> String {
        var result = ""
        var isQuoted = false
        for character in sql {
            if character == "'" { isQuoted.toggle() }
            result.append(character == "?" && !isQuoted ? "$" : character)
        }
        return result
    }

    /// Refuses an address that libpq cannot read; its own message would quote it, password and all.
    private static func check(_ uri: String, _ library: PostgresLibrary) throws {
        var message: UnsafeMutablePointer<CChar>?
        let parsed = library.parse(uri, &message)
        library.freeMemory(message)
        guard let parsed else { throw StoreError.malformedAddress }
        library.freeParsed(parsed)
    }

    /// C strings behind each other, ended by a null pointer.
    private static func withWords<T>(_ words: [String], _ body: (PostgresLibrary.Words?) -> T) -> T {
        let bytes = words.flatMap { Array($0.utf8CString) }
        return bytes.withUnsafeBufferPointer { buffer in
            var start = 0
            var pointers: [UnsafePointer<CChar>?] = words.map { word in
                defer { start += word.utf8.count + 1 }
                return buffer.baseAddress.map { $0 + start }
            }
            pointers.append(nil)
            return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
        }
    }
}
