internal import Glibc

/// PostgreSQL's client library, loaded when the first `postgresql://` address is opened: neither building Morsel nor running it on a
/// file needs it. The constants are those of `libpq-fe.h`, which never change within `libpq.so.5`.
struct PostgresLibrary: Sendable {
    typealias Handle = OpaquePointer
    typealias Words = UnsafePointer<UnsafePointer<CChar>?>

    let parse: @Sendable @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Handle?
    let freeParsed: @Sendable @convention(c) (Handle?) -> Void
    let freeMemory: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void
    let connect: @Sendable @convention(c) (Words?, Words?, CInt) -> Handle?
    let finish: @Sendable @convention(c) (Handle?) -> Void
    let socket: @Sendable @convention(c) (Handle?) -> CInt
    let isBusy: @Sendable @convention(c) (Handle?) -> CInt
    let consume: @Sendable @convention(c) (Handle?) -> CInt
    let status: @Sendable @convention(c) (Handle?) -> CInt
    let errorMessage: @Sendable @convention(c) (Handle?) -> UnsafePointer<CChar>?
    let setNoticeProcessor: @Sendable @convention(c) (Handle?, Notice?, UnsafeMutableRawPointer?) -> Notice?
    let enterPipeline: @Sendable @convention(c) (Handle?) -> CInt
    let sync: @Sendable @convention(c) (Handle?) -> CInt
    let prepare: @Sendable @convention(c) (Handle?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt, UnsafePointer<UInt32>?) -> CInt
    let execute: @Sendable @convention(c) (Handle?, UnsafePointer<CChar>?, CInt, Words?, UnsafePointer<CInt>?, UnsafePointer<CInt>?, CInt) -> CInt
    let result: @Sendable @convention(c) (Handle?) -> Handle?
    let resultStatus: @Sendable @convention(c) (Handle?) -> CInt
    let resultError: @Sendable @convention(c) (Handle?, CInt) -> UnsafePointer<CChar>?
    let resultTag: @Sendable @convention(c) (Handle?) -> UnsafePointer<CChar>?
    let changedRows: @Sendable @convention(c) (Handle?) -> UnsafePointer<CChar>?
    let rowCount: @Sendable @convention(c) (Handle?) -> CInt
    let columnCount: @Sendable @convention(c) (Handle?) -> CInt
    let columnName: @Sendable @convention(c) (Handle?, CInt) -> UnsafePointer<CChar>?
    let columnType: @Sendable @convention(c) (Handle?, CInt) -> UInt32
    let isNull: @Sendable @convention(c) (Handle?, CInt, CInt) -> CInt
    let value: @Sendable @convention(c) (Handle?, CInt, CInt) -> UnsafePointer<CChar>?
    let length: @Sendable @convention(c) (Handle?, CInt, CInt) -> CInt
    let clear: @Sendable @convention(c) (Handle?) -> Void

    typealias Notice = @Sendable @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void

    /// `CONNECTION_OK`.
    static let isConnected: CInt = 0
    /// `PGRES_COMMAND_OK`, `PGRES_TUPLES_OK`, `PGRES_PIPELINE_SYNC` and `PGRES_PIPELINE_ABORTED`.
    static let commandDone: CInt = 1, rowsDone: CInt = 2, synced: CInt = 10, aborted: CInt = 11
    /// `PG_DIAG_SQLSTATE` and `PG_DIAG_MESSAGE_PRIMARY`.
    static let stateField = CInt(UInt8(ascii: "C")), messageField = CInt(UInt8(ascii: "M"))

    /// The library of this machine; every call gives the same answer.
    static func load() throws -> PostgresLibrary { try loaded.get() }

    private static let loaded = Result { try PostgresLibrary(names: ["libpq.so.5", "libpq.so"]) }

    /// Throws `StoreError.engineMissing` when none of these libraries is there, or is as old as libpq 13 (which has no pipeline).
    init(names: [String]) throws {
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { throw StoreError.engineMissing }
        func find<T>(_ name: String) throws -> T {
            guard let symbol = dlsym(library, name) else { throw StoreError.engineMissing }
            return unsafeBitCast(symbol, to: T.self)
        }
        parse = try find("PQconninfoParse")
        freeParsed = try find("PQconninfoFree")
        freeMemory = try find("PQfreemem")
        connect = try find("PQconnectdbParams")
        finish = try find("PQfinish")
        socket = try find("PQsocket")
        isBusy = try find("PQisBusy")
        consume = try find("PQconsumeInput")
        status = try find("PQstatus")
        errorMessage = try find("PQerrorMessage")
        setNoticeProcessor = try find("PQsetNoticeProcessor")
        enterPipeline = try find("PQenterPipelineMode")
        sync = try find("PQpipelineSync")
        prepare = try find("PQsendPrepare")
        execute = try find("PQsendQueryPrepared")
        result = try find("PQgetResult")
        resultStatus = try find("PQresultStatus")
        resultError = try find("PQresultErrorField")
        resultTag = try find("PQcmdStatus")
        changedRows = try find("PQcmdTuples")
        rowCount = try find("PQntuples")
        columnCount = try find("PQnfields")
        columnName = try find("PQfname")
        columnType = try find("PQftype")
        isNull = try find("PQgetisnull")
        value = try find("PQgetvalue")
        length = try find("PQgetlength")
        clear = try find("PQclear")
    }
}
