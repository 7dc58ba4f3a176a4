/// Sorts hashes: they are spread evenly over all numbers, so that the upper bits of each tell nearly where it belongs.
public enum EvenlySpread {
    /// Into so many parts they are laid first: 64 by their upper six bits.
    private static let bits = 6
    /// Above so many, the parts are too full.
    private static let limit = 512

    /// Brings hashes into their order, the least first.
    public static func sort(_ hashes: UnsafeMutableBufferPointer<UInt64>) {
        guard hashes.count <= limit else {
            var all = hashes
            return all.sort()
        }
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: hashes.count) { laid in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: 1 << bits) { places in
                places.initialize(repeating: 0)
                for hash in hashes { places[part(hash)] &+= 1 }
                var sum = 0
                for part in places.indices {
                    let count = places[part]
                    places[part] = sum
                    sum &+= count
                }
                for hash in hashes {
                    laid.initializeElement(at: places[part(hash)], to: hash)
                    places[part(hash)] &+= 1
                }
            }
            // Each has only the few of its own part to pass.
            for place in laid.indices {
                let hash = laid[place]
                var target = place
                while target > 0, hashes[target &- 1] > hash {
                    hashes[target] = hashes[target &- 1]
                    target &-= 1
                }
                hashes[target] = hash
            }
        }
    }

    @inline(__always)
    private static func part(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> UInt64(64 - bits)) }
}
