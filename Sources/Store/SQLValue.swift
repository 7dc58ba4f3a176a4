/// A value as SQL stores it.
public enum SQLValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

extension SQLValue {
    /// NULL for nil.
    public init(_ value: Int64?) { self = value.map(SQLValue.integer) ?? .null }

    /// NULL for nil.
    public init(_ value: Int?) { self.init(value.map(Int64.init)) }

    /// NULL for nil and for NaN.
    public init(_ value: Double?) {
        if let value, !value.isNaN { self = .real(value) } else { self = .null }
    }

    /// NULL for nil.
    public init(_ value: String?) { self = value.map(SQLValue.text) ?? .null }

    /// NULL for nil.
    public init(_ value: [UInt8]?) { self = value.map(SQLValue.blob) ?? .null }
}

extension SQLValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    public init(nilLiteral: ()) { self = .null }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .real(value) }
    public init(stringLiteral value: String) { self = .text(value) }
}
