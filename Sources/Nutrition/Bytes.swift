/// Writes plain values one after another; `ByteReader` reads them back in the same order (little-endian).
public struct ByteWriter: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public mutating func write(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    public mutating func write(_ text: String) {
        write(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// An array of numbers, copied as it lies in memory.
    public mutating func write<T: BitwiseCopyable>(_ values: [T]) {
        write(UInt32(values.count))
        values.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    public mutating func write(_ pool: StringPool) {
        write(pool.ends)
        write(pool.bytes)
    }

    /// Everything written, with a checksum behind it that `ByteReader(checked:)` looks at.
    public var checked: [UInt8] {
        var copy = self
        copy.write(bytes.withUnsafeBytes(checksum))
        return copy.bytes
    }
}

/// A 64-bit sum of a buffer, eight bytes at a time: finds damage, not malice.
private func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
    var place = 0
    while place + 8 <= bytes.count {
        sum = (sum ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0x9e37_79b9_7f4a_7c15
        sum ^= sum >> 29
        place += 8
    }
    while place < bytes.count {
        sum = (sum ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01b3
        place += 1
    }
    return sum
}

/// Reads what `ByteWriter` wrote; anything that does not fit is an error, never a crash.
public struct ByteReader {
    public struct Truncated: Error {
        public init() {}
    }

    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    /// Of what `ByteWriter.checked` made; damaged bytes are refused before anything is read.
    public init(checked bytes: UnsafeRawBufferPointer) throws {
        guard bytes.count >= 8 else { throw Truncated() }
        let body = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
        guard bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self) == checksum(body) else { throw Truncated() }
        self.init(body)
    }

    /// The buffer must outlive the reader.
    public init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    public mutating func read<T: FixedWidthInteger>(_ type: T.Type = T.self) throws -> T {
        T(littleEndian: try take(MemoryLayout<T>.size).loadUnaligned(as: T.self))
    }

    public mutating func readString() throws -> String {
        let count = Int(try read(UInt32.self))
        return String(decoding: try take(count), as: UTF8.self)
    }

    public mutating func readArray<T: BitwiseCopyable>(_ type: T.Type = T.self) throws -> [T] {
        let count = Int(try read(UInt32.self))
        let source = try take(count * MemoryLayout<T>.stride)
        return [T](unsafeUninitializedCapacity: count) { target, filled in
            UnsafeMutableRawBufferPointer(target).copyMemory(from: source)
            filled = count
        }
    }

    public mutating func readPool() throws -> StringPool {
        let ends = try readArray(UInt32.self)
        let text = try readArray(UInt8.self)
        guard Int(ends.last ?? 0) == text.count else { throw Truncated() }
        return StringPool(bytes: text, ends: ends)
    }

    private mutating func take(_ count: Int) throws -> UnsafeRawBufferPointer {
        guard count >= 0, position + count <= bytes.count else { throw Truncated() }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }
}

/// Many strings in one buffer: cheap to load, made into `String` only when asked for.
public struct StringPool: Sendable {
    public private(set) var bytes: [UInt8] = []
    public private(set) var ends: [UInt32] = []

    public init() {}

    init(bytes: [UInt8], ends: [UInt32]) {
        self.bytes = bytes
        self.ends = ends
    }

    public var count: Int { ends.count }

    public subscript(index: Int) -> String {
        let start = index == 0 ? 0 : Int(ends[index - 1])
        return String(decoding: bytes[start..<Int(ends[index])], as: UTF8.self)
    }

    /// Adds a string and tells its index.
    @discardableResult
    public mutating func append(_ text: String) -> Int {
        bytes.append(contentsOf: text.utf8)
        ends.append(UInt32(bytes.count))
        return ends.count - 1
    }
}
