/// Parameters as the server takes them: each with its type, in binary.
struct PostgresParameters {
    private(set) var types: [UInt32] = []
    private var lengths: [CInt] = []
    private var bytes: [UInt8] = []
    /// Where each value's bytes begin; nil for NULL.
    private var starts: [Int?] = []

    init(_ values: [SQLValue]) {
        for value in values {
            switch value {
            case .null: add(0, nil)
            case .integer(let number): withUnsafeBytes(of: number.bigEndian) { add(PostgresType.integer, $0) }
            // As in the embedded engine, what is no number is NULL.
            case .real(let number) where number.isNaN: add(0, nil)
            case .real(let number): withUnsafeBytes(of: number.bitPattern.bigEndian) { add(PostgresType.real, $0) }
            case .text(var text): text.withUTF8 { add(PostgresType.text, UnsafeRawBufferPointer($0)) }
            case .blob(let blob): blob.withUnsafeBytes { add(PostgresType.bytes, $0) }
            }
        }
        // A pointer to the end of nothing must not be null.
        bytes.append(0)
    }

    private mutating func add(_ type: UInt32, _ value: UnsafeRawBufferPointer?) {
        types.append(type)
        starts.append(value.map { _ in bytes.count })
        lengths.append(CInt(value?.count ?? 0))
        if let value { bytes.append(contentsOf: value) }
    }

    func withPointers<T>(_ body: (PostgresLibrary.Words?, UnsafePointer<CInt>?, UnsafePointer<CInt>?) -> T) -> T {
        bytes.withUnsafeBytes { buffer in
            let base = buffer.bindMemory(to: CChar.self).baseAddress
            let pointers: [UnsafePointer<CChar>?] = starts.map { start in start.flatMap { offset in base.map { $0 + offset } } }
            let formats = [CInt](repeating: 1, count: starts.count)
            return pointers.withUnsafeBufferPointer { body($0.baseAddress, lengths, formats) }
        }
    }
}

/// The server's numbers of the types that we use (`pg_type`).
enum PostgresType {
    static let bytes: UInt32 = 17, integer: UInt32 = 20, text: UInt32 = 25, real: UInt32 = 701
}

extension SQLValue {
    /// A value as the server sends it in binary; nil for a type that our tables and queries do not have.
    init?(binary bytes: UnsafeRawBufferPointer, type: UInt32) {
        switch (type, bytes.count) {
        case (16, 1): self = .integer(bytes[0] == 0 ? 0 : 1)
        case (21, 2): self = .integer(Int64(Int16(bigEndian: bytes.loadUnaligned(as: Int16.self))))
        case (23, 4): self = .integer(Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self))))
        case (PostgresType.integer, 8): self = .integer(Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
        case (700, 4): self = .real(Double(Float(bitPattern: UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self)))))
        case (PostgresType.real, 8): self = .real(Double(bitPattern: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))))
        case (18, _), (19, _), (PostgresType.text, _), (1042, _), (1043, _): self = .text(String(decoding: bytes, as: UTF8.self))
        case (PostgresType.bytes, _): self = .blob(Array(bytes))
        default: return nil
        }
    }
}
