/// Writes plain values one after another; `ByteReader` reads them back in the same order (little-endian).
public struct ByteWriter: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public mutating func write(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    public mutating func write(_ number: Double) { write(number.bitPattern) }

    public mutating func write(_ text: String) {
        write(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// An array of numbers, copied as it lies in memory.
    public mutating func write<T: BitwiseCopyable>(_ values: [T]) {
        write(UInt32(values.count))
        values.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    /// Numbers that are read where they lie: they begin where they are aligned.
    public mutating func write<T>(_ values: Packed<T>) {
        write(UInt32(values.count))
        while bytes.count % MemoryLayout<T>.stride != 0 { bytes.append(0) }
        values.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeRawBufferPointer($0)) }
    }

    /// A list of texts.
    public mutating func write(_ texts: [String]) {
        var pool = StringPool()
        for text in texts { pool.append(text) }
        write(pool)
    }

    public mutating func write(_ pool: StringPool) {
        write(pool.ends)
        write(pool.bytes)
    }

    /// A list of anything, each written by `write`.
    public mutating func write<T>(_ values: [T], _ write: (T, inout ByteWriter) -> Void) {
        self.write(UInt32(values.count))
        for value in values { write(value, &self) }
    }

    /// Everything written, with a checksum behind it that `ByteReader(checked:)` looks at.
    public var checked: [UInt8] {
        var copy = self
        copy.write(bytes.withUnsafeBytes(checksum))
        return copy.bytes
    }
}

/// A 64-bit sum of a buffer, four times eight bytes at a time: finds damage, not malice.
private func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let sum = (sum ^ word) &* 0x9e37_79b9_7f4a_7c15
        return sum ^ sum >> 29
    }
    // Four sums side by side, for none waits for another.
    var (a, b, c, d) = (UInt64(1), UInt64(2), UInt64(3), UInt64(4))
    var place = 0
    while place + 32 <= bytes.count {
        a = step(a, bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        b = step(b, bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
        c = step(c, bytes.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self))
        d = step(d, bytes.loadUnaligned(fromByteOffset: place + 24, as: UInt64.self))
        place += 32
    }
    var sum = [b, c, d].reduce(step(a, UInt64(bytes.count)), step)
    for byte in bytes[place...] { sum = step(sum, UInt64(byte)) }
    return sum
}

/// Reads what `ByteWriter` wrote; anything that does not fit is an error, never a crash.
public struct ByteReader {
    public struct Truncated: Error {
        public init() {}
    }

    /// Whoever reads numbers where they lie holds it.
    private let owner: Bytes
    private let end: Int
    private var position = 0

    /// Of what `ByteWriter.checked` made; damaged bytes are refused before anything is read.
    public init(checked bytes: Bytes) throws {
        self.init(bytes, end: bytes.buffer.count - 8)
        guard end >= 0, bytes.buffer.loadUnaligned(fromByteOffset: end, as: UInt64.self) == checksum(.init(rebasing: bytes.buffer[..<end]))
        else { throw Truncated() }
    }

    public init(_ bytes: Bytes) { self.init(bytes, end: bytes.buffer.count) }

    private init(_ bytes: Bytes, end: Int) {
        owner = bytes
        self.end = end
    }

    public mutating func read<T: FixedWidthInteger>(_ type: T.Type = T.self) throws -> T {
        T(littleEndian: try take(MemoryLayout<T>.size).loadUnaligned(as: T.self))
    }

    public mutating func readDouble() throws -> Double { Double(bitPattern: try read()) }

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

    /// Numbers that stay where they are.
    public mutating func readPacked<T>(_ type: T.Type = T.self) throws -> Packed<T> {
        let count = Int(try read(UInt32.self)), stride = MemoryLayout<T>.stride
        position += (stride - position % stride) % stride
        let start = position
        _ = try take(count * stride)
        return Packed(owner, at: start, count: count)
    }

    public mutating func readPool() throws -> StringPool {
        let ends = try readArray(UInt32.self)
        let text = try readArray(UInt8.self)
        guard Int(ends.last ?? 0) == text.count else { throw Truncated() }
        return StringPool(bytes: text, ends: ends)
    }

    public mutating func readTexts() throws -> [String] {
        let pool = try readPool()
        return (0..<pool.count).map { pool[$0] }
    }

    /// A list of anything, each read by `read`.
    public mutating func readList<T>(_ read: (inout ByteReader) throws -> T) throws -> [T] {
        try (0..<(try self.read(UInt32.self))).map { _ in try read(&self) }
    }

    private mutating func take(_ count: Int) throws -> UnsafeRawBufferPointer {
        guard count >= 0, position + count <= end else { throw Truncated() }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: owner.buffer[position..<position + count])
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
