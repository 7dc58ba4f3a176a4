/// Writes a value as JSON straight into bytes, in one pass.
///
/// Foundation's encoder first builds a tree of the value and then writes that; for the events of a turn this takes a fifth of the time.
/// What comes out is read by Foundation's decoder. Containers must be used one inside the other, as the
/// compiler's own `encode` does; types of Foundation's that its encoder treats in a way of their own (`Data`, `Date`, `URL`) are not for this.
final class JSONStream {
    /// A number that JSON cannot say.
    struct NotANumber: Error {}

    private(set) var bytes: [UInt8] = []
    /// What closes the containers that are open, outermost first, and whether they hold anything yet.
    private var open: [(closing: UInt8, isEmpty: Bool)] = []

    static func encode(_ value: some Encodable) throws -> [UInt8] {
        let stream = JSONStream()
        stream.bytes.reserveCapacity(512)
        try stream.write(value, [])
        return stream.bytes
    }

    fileprivate var depth: Int { open.count }

    fileprivate func begin(_ opening: Character, _ closing: Character) -> Int {
        bytes.append(opening.asciiValue ?? 0)
        open.append((closing.asciiValue ?? 0, true))
        return depth
    }

    /// Closes what is open inside a depth.
    fileprivate func close(to depth: Int) {
        while open.count > depth { bytes.append(open.removeLast().closing) }
    }

    /// Makes ready for another element of the container at a depth.
    fileprivate func next(at depth: Int) {
        close(to: depth)
        if !open[depth - 1].isEmpty { bytes.append(UInt8(ascii: ",")) }
        open[depth - 1].isEmpty = false
    }

    fileprivate func key(_ key: any CodingKey, at depth: Int) {
        next(at: depth)
        write(key.stringValue)
        bytes.append(UInt8(ascii: ":"))
    }

    fileprivate func write(raw text: String) { bytes.append(contentsOf: text.utf8) }

    fileprivate func write(_ number: Double) throws {
        guard number.isFinite else { throw NotANumber() }
        write(raw: number.description)
    }

    fileprivate func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
            case 10: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
            case 0..<32:
                let digits = Array("0123456789abcdef".utf8)
                write(raw: "\\u00")
                bytes.append(contentsOf: [digits[Int(byte >> 4)], digits[Int(byte & 15)]])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Any value: those that JSON has are written at once, others encode themselves.
    fileprivate func write(_ value: some Encodable, _ path: [any CodingKey]) throws {
        switch value {
        case let text as String: write(text)
        case let number as Double: try write(number)
        case let number as Float: try write(Double(number))
        case let flag as Bool: write(raw: flag ? "true" : "false")
        case let number as any FixedWidthInteger: write(raw: "\(number)")
        default:
            let (before, start) = (depth, bytes.count)
            try value.encode(to: JSONStreamEncoder(stream: self, codingPath: path))
            close(to: before)
            // A value that encodes nothing is an empty object.
            if bytes.count == start { write(raw: "{}") }
        }
    }
}

private struct JSONStreamEncoder: Encoder, SingleValueEncodingContainer {
    let stream: JSONStream
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(JSONStreamObject(stream: stream, codingPath: codingPath, depth: stream.begin("{", "}")))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        JSONStreamArray(stream: stream, codingPath: codingPath, depth: stream.begin("[", "]"))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
    func encodeNil() { stream.write(raw: "null") }
    func encode(_ value: String) { stream.write(value) }
    func encode(_ value: Double) throws { try stream.write(value) }
    func encode(_ value: Int) { stream.write(raw: String(value)) }
    func encode(_ value: some Encodable) throws { try stream.write(value, codingPath) }
}

private struct JSONStreamObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let stream: JSONStream
    let codingPath: [any CodingKey]
    let depth: Int

    func encodeNil(forKey key: Key) {
        stream.key(key, at: depth)
        stream.write(raw: "null")
    }

    func encode(_ value: String, forKey key: Key) {
        stream.key(key, at: depth)
        stream.write(value)
    }

    func encode(_ value: Double, forKey key: Key) throws {
        stream.key(key, at: depth)
        try stream.write(value)
    }

    func encode(_ value: Int, forKey key: Key) {
        stream.key(key, at: depth)
        stream.write(raw: String(value))
    }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        stream.key(key, at: depth)
        try stream.write(value, codingPath)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        nested(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { nested(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { JSONStreamEncoder(stream: stream, codingPath: codingPath) }
    func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

    private func nested(_ key: Key) -> JSONStreamEncoder {
        stream.key(key, at: depth)
        return JSONStreamEncoder(stream: stream, codingPath: codingPath)
    }
}

private struct JSONStreamArray: UnkeyedEncodingContainer {
    let stream: JSONStream
    let codingPath: [any CodingKey]
    let depth: Int
    private(set) var count = 0

    init(stream: JSONStream, codingPath: [any CodingKey], depth: Int) {
        self.stream = stream
        self.codingPath = codingPath
        self.depth = depth
    }

    mutating func encodeNil() {
        next()
        stream.write(raw: "null")
    }

    mutating func encode(_ value: Double) throws {
        next()
        try stream.write(value)
    }

    mutating func encode(_ value: some Encodable) throws {
        next()
        try stream.write(value, codingPath)
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        nested().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { nested() }

    private mutating func next() {
        stream.next(at: depth)
        count += 1
    }

    private mutating func nested() -> JSONStreamEncoder {
        next()
        return JSONStreamEncoder(stream: stream, codingPath: codingPath)
    }
}
