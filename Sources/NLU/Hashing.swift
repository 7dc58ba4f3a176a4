/// The hash of features and words: FNV-1a with a final mix; the same on every machine and in every run.
enum FeatureHash {
    static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

    @inline(__always)
    static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

    static func text(_ text: String, _ seed: UInt64 = seed) -> UInt64 {
        var hash = seed
        for byte in text.utf8 { hash = mix(hash, byte) }
        return hash
    }

    /// Joins a kind of feature and its content.
    @inline(__always)
    static func join(_ a: UInt64, _ b: UInt64) -> UInt64 {
        var hash = (a ^ (b &* 0x9e37_79b9_7f4a_7c15)) &* 0xbf58_476d_1ce4_e5b9
        hash ^= hash >> 31
        return hash == 0 ? 1 : hash
    }
}

/// Feature hash → row of weights: open addressing, half full, one word of memory a look-up.
struct FeatureRows: Sendable {
    /// The upper 40 bits of the feature, which tell it from others of its slot, and in the lower 24 its row plus one; 0 is empty.
    private var slots: [UInt64]
    private let mask: Int
    let count: Int

    private static let rowBits: UInt64 = 0xff_ffff

    /// Rows in the order of the features, at most 16 million.
    init(_ features: [UInt64]) {
        var size = 16
        while size < features.count * 2 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
        mask = size - 1
        count = features.count
        for (row, feature) in features.enumerated().prefix(Int(FeatureRows.rowBits)) {
            var slot = Int(truncatingIfNeeded: feature) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = feature & ~FeatureRows.rowBits | UInt64(row + 1)
        }
    }

    @inline(__always)
    func row(_ feature: UInt64) -> Int? {
        slots.withUnsafeBufferPointer { slots in
            var slot = Int(truncatingIfNeeded: feature) & mask
            while true {
                let found = slots[slot]
                if found == 0 { return nil }
                if (found ^ feature) & ~FeatureRows.rowBits == 0 { return Int(found & FeatureRows.rowBits) - 1 }
                slot = (slot + 1) & mask
            }
        }
    }
}

/// A small random generator (SplitMix64): the same numbers for the same seed everywhere.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
