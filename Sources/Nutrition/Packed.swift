/// Bytes that stay where they are as long as somebody holds them: of a mapped file, or of their own.
///
/// Shared without a lock, for nobody writes to them from the first reader to the last.
public final class Bytes: @unchecked Sendable {
    public let buffer: UnsafeRawBufferPointer
    private let free: @Sendable (UnsafeRawBufferPointer) -> Void

    /// Takes over a buffer that nobody writes to any more.
    /// - Parameter free: gives it back.
    public init(_ buffer: UnsafeRawBufferPointer, free: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
        self.buffer = buffer
        self.free = free
    }

    /// A copy of plain values.
    public convenience init(_ values: [some BitwiseCopyable]) {
        self.init(
            values.withUnsafeBytes { source in
                let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
                copy.copyMemory(from: source)
                return UnsafeRawBufferPointer(copy)
            }, free: { $0.deallocate() })
    }

    deinit { free(buffer) }
}

/// Numbers read where they lie, in the bytes of a file or in memory: an array that costs nothing to load.
public struct Packed<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable {
    @usableFromInline let base: UnsafePointer<Element>
    @usableFromInline let owner: Bytes
    public let count: Int

    /// A part of some bytes; it must be aligned for its elements and lie inside.
    init(_ owner: Bytes, at place: Int, count: Int) {
        precondition(place >= 0 && count >= 0 && place + count * MemoryLayout<Element>.stride <= owner.buffer.count)
        self.owner = owner
        self.count = count
        // An empty part is never read.
        let start = owner.buffer.baseAddress.map { $0 + place } ?? UnsafeRawPointer(bitPattern: 16)!
        precondition(UInt(bitPattern: start) % UInt(MemoryLayout<Element>.alignment) == 0)
        base = start.assumingMemoryBound(to: Element.self)
    }

    public init(_ values: [Element] = []) { self.init(Bytes(values), at: 0, count: values.count) }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { count }

    @inlinable public subscript(place: Int) -> Element {
        precondition(place >= 0 && place < count)
        return withExtendedLifetime(owner) { base[place] }
    }

    @inlinable public func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(owner) { try body(UnsafeBufferPointer(start: base, count: count)) }
    }

    @inlinable public func withContiguousStorageIfAvailable<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows -> Result? {
        try withUnsafeBufferPointer(body)
    }
}

extension Packed: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}
