/// A row of an answer, read by column name.
public struct Row: Sendable, Hashable {
    /// The columns' names in order.
    public let columns: [String]
    /// The values in the same order.
    public let values: [SQLValue]

    /// A row of as many values as columns.
    public init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// The value of a column; NULL when the answer has no such column.
    public subscript(column: String) -> SQLValue {
        columns.firstIndex(of: column).map { values[$0] } ?? .null
    }
}

// The typed getters throw `StoreError.column` when the value is missing or of another type; `…IfAny` give nil for NULL.
extension Row {
    /// A whole number.
    public func int64(_ column: String) throws -> Int64 { try int64IfAny(column) ?? missing(column) }

    /// A whole number.
    public func int(_ column: String) throws -> Int { Int(try int64(column)) }

    /// A number; a whole one is taken too.
    public func real(_ column: String) throws -> Double { try realIfAny(column) ?? missing(column) }

    /// A text.
    public func text(_ column: String) throws -> String { try textIfAny(column) ?? missing(column) }

    /// Bytes.
    public func blob(_ column: String) throws -> [UInt8] { try blobIfAny(column) ?? missing(column) }

    /// A whole number or nil.
    public func int64IfAny(_ column: String) throws -> Int64? {
        switch self[column] {
        case .null: nil
        case .integer(let value): value
        default: try missing(column)
        }
    }

    /// A whole number or nil.
    public func intIfAny(_ column: String) throws -> Int? { try int64IfAny(column).map(Int.init) }

    /// A number or nil.
    public func realIfAny(_ column: String) throws -> Double? {
        switch self[column] {
        case .null: nil
        case .integer(let value): Double(value)
        case .real(let value): value
        default: try missing(column)
        }
    }

    /// A text or nil.
    public func textIfAny(_ column: String) throws -> String? {
        switch self[column] {
        case .null: nil
        case .text(let value): value
        default: try missing(column)
        }
    }

    /// Bytes or nil.
    public func blobIfAny(_ column: String) throws -> [UInt8]? {
        switch self[column] {
        case .null: nil
        case .blob(let value): value
        default: try missing(column)
        }
    }

    private func missing<T>(_ column: String) throws -> T { throw StoreError.column(column) }
}
