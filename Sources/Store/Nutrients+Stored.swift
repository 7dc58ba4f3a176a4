internal import Nutrition

extension Nutrients {
    /// The row as stored: Float32, little-endian, in `Nutrient` order, NaN for unknown.
    var stored: [UInt8] {
        row.flatMap { value in withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) } }
    }

    /// From a row of the diary: the four main amounts in full precision from their columns, the others from the stored row.
    ///
    /// A row of an earlier release is shorter, that of a later one longer: what it does not have is unknown.
    init(_ row: Row) throws {
        let bytes = try row.blob("nutrients")
        guard bytes.count % 4 == 0 else { throw StoreError.column("nutrients") }
        self.init(
            row: bytes.withUnsafeBytes { bytes in
                (0..<min(bytes.count / 4, Nutrient.count)).map {
                    Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)))
                }
            })
        for nutrient in Nutrient.main { self[nutrient] = try row.realIfAny(nutrient.key) }
    }
}
