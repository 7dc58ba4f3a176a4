/// The hash of features and words: FNV-1a with a final mix; the same on every machine and in every run.
public enum FeatureHash {
    @inlinable public static var seed: UInt64 { 0xcbf2_9ce4_8422_2325 }

    @inlinable @inline(__always)
    public static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

    @inlinable
    public static func text(_ text: String, _ seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 { bytes(text.utf8, seed) }

    @inlinable
    public static func bytes(_ bytes: some Sequence<UInt8>, _ seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
        func over(_ bytes: some Sequence<UInt8>) -> UInt64 {
            var hash = seed
            for byte in bytes { hash = mix(hash, byte) }
            return hash
        }
        return bytes.withContiguousStorageIfAvailable { over($0) } ?? over(bytes)
    }

    /// Joins a kind of feature and its content.
    @inlinable @inline(__always)
    public static func join(_ a: UInt64, _ b: UInt64) -> UInt64 {
        var hash = (a ^ (b &* 0x9e37_79b9_7f4a_7c15)) &* 0xbf58_476d_1ce4_e5b9
        hash ^= hash >> 31
        return hash == 0 ? 1 : hash
    }
}

/// Hash → row: open addressing, half full, one word of memory a look-up.
///
/// Upper 40 bits and place tell hashes apart: one of 2^40 is taken for another.
public struct HashRows: Sendable {
    /// The upper 40 bits of the hash, which tell it from others of its slot, and in the lower 24 its row plus one; 0 is empty.
    @usableFromInline let slots: Packed<UInt64>

    @usableFromInline static let rowBits: UInt64 = 0xff_ffff

    /// - Parameter rows: the row of each hash, at most 16 million; nil counts them. Of equal hashes the first counts.
    public init(_ hashes: [UInt64], rows: [Int]? = nil) {
        var size = 16
        while size < hashes.count * 2 { size *= 2 }
        let mask = size - 1
        var slots = [UInt64](repeating: 0, count: size)
        for (place, hash) in hashes.enumerated() {
            let row = rows?[place] ?? place
            guard row < Int(HashRows.rowBits) else { continue }
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] != 0, (slots[slot] ^ hash) & ~HashRows.rowBits != 0 { slot = (slot + 1) & mask }
            if slots[slot] == 0 { slots[slot] = hash & ~HashRows.rowBits | UInt64(row + 1) }
        }
        self.slots = Packed(slots)
    }

    @inlinable @inline(__always)
    public func row(_ hash: UInt64) -> Int? {
        slots.withUnsafeBufferPointer { slots in
            let mask = slots.count &- 1
            var slot = Int(truncatingIfNeeded: hash) & mask
            while true {
                let found = slots[slot]
                if found == 0 { return nil }
                if (found ^ hash) & ~HashRows.rowBits == 0 { return Int(found & HashRows.rowBits) &- 1 }
                slot = (slot &+ 1) & mask
            }
        }
    }

    @inlinable public func contains(_ hash: UInt64) -> Bool { row(hash) != nil }

    /// Hands on the rows of many hashes, without those that have none. Memory is asked for all of them at once, and not for each after the
    /// one before; they stand where they are only as long as they are looked at.
    @inlinable public func withRows(_ hashes: ArraySlice<UInt64>, _ body: (UnsafeBufferPointer<Int>) -> Void) {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: hashes.count) { out in
            var count = 0
            slots.withUnsafeBufferPointer { slots in
                hashes.withUnsafeBufferPointer { hashes in
                    let mask = slots.count &- 1
                    for place in hashes.indices {
                        let first = slots[Int(truncatingIfNeeded: hashes[place]) & mask]
                        out.initializeElement(at: place, to: Int(truncatingIfNeeded: first))
                    }
                    // What is found is written over what was read already.
                    for place in hashes.indices {
                        let hash = hashes[place]
                        var found = UInt64(bitPattern: Int64(out[place])), slot = Int(truncatingIfNeeded: hash)
                        while found != 0, (found ^ hash) & ~HashRows.rowBits != 0 {
                            slot = slot &+ 1
                            found = slots[slot & mask]
                        }
                        out[count] = Int(found & HashRows.rowBits) &- 1
                        if found != 0 { count &+= 1 }
                    }
                }
            }
            body(UnsafeBufferPointer(rebasing: out[..<count]))
        }
    }

    public func write(to writer: inout ByteWriter) { writer.write(slots) }

    /// - Throws: when the bytes are no such table.
    public init(from reader: inout ByteReader) throws {
        slots = try reader.readPacked()
        // Without an empty slot a search would have no end.
        guard slots.count.nonzeroBitCount == 1, slots.contains(0) else { throw ByteReader.Truncated() }
    }
}
