internal import Crypto
internal import Foundation

/// Seals what people say and their body's figures before it is stored: AES-256-GCM.
///
/// A sealed value is a version byte, a random nonce of 12 bytes, the ciphertext and a tag of 16 bytes. Each person's values are
/// sealed with a key of their own, derived from the one key by HKDF-SHA256, and each value is bound to its column: a value moved
/// to another person or column does not open.
public struct Sealer: Sendable {
    /// Bytes in a key.
    public static let keyLength = 32
    private static let version: UInt8 = 1

    private let key: SymmetricKey

    /// A sealer with this key of 32 bytes; other lengths throw `StoreError.key`.
    public init(key: [UInt8]) throws {
        guard key.count == Sealer.keyLength else { throw StoreError.key(source: "the program") }
        self.key = SymmetricKey(data: key)
    }

    private init(_ key: SymmetricKey) { self.key = key }

    /// A sealer with a new key that is kept nowhere.
    static func random() -> Sealer { Sealer(SymmetricKey(size: .bits256)) }

    /// The key of this installation: `MORSEL_KEY` (base64), else the file `$XDG_CONFIG_HOME/morsel/key`
    /// (`~/.config` when the variable is not set), which is made with mode 0600 on the first start.
    ///
    /// - Parameter mayMake: whether a missing file is made; otherwise it throws `StoreError.keyMissing`.
    public static func load(environment: [String: String]? = nil, mayMake: Bool = true) throws -> Sealer {
        let environment = environment ?? ProcessInfo.processInfo.environment
        if let text = environment["MORSEL_KEY"], !text.isEmpty {
            return try Sealer(key: KeyFile.decode(text, source: "MORSEL_KEY"))
        }
        return try Sealer(key: KeyFile(path: Folder.user(.config, environment: environment) + "/key").load(mayMake: mayMake))
    }

    /// The sealer of one person's values.
    public func person(_ id: Int64) -> Sealer {
        let info = withUnsafeBytes(of: id.littleEndian) { Array("person".utf8) + Array($0) }
        return Sealer(HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: info, outputByteCount: Sealer.keyLength))
    }

    /// Seals bytes for a column, named `table.column`.
    public func seal(_ bytes: [UInt8], for column: String = "") throws -> [UInt8] {
        guard let box = try AES.GCM.seal(bytes, using: key, authenticating: Array(column.utf8)).combined else {
            throw StoreError.unreadable(column: column)
        }
        return [Sealer.version] + box
    }

    /// Opens what `seal` made for the same column; throws `StoreError.unreadable` for anything else.
    public func open(_ sealed: [UInt8], for column: String = "") throws -> [UInt8] {
        guard sealed.first == Sealer.version else { throw StoreError.unreadable(column: column) }
        do {
            let box = try AES.GCM.SealedBox(combined: sealed.dropFirst())
            return Array(try AES.GCM.open(box, using: key, authenticating: Array(column.utf8)))
        } catch {
            throw StoreError.unreadable(column: column)
        }
    }

    /// Seals a value as JSON.
    public func seal(json value: some Encodable, for column: String = "") throws -> [UInt8] {
        try seal(try Sealer.encode(value, for: column), for: column)
    }

    /// Opens a value sealed as JSON.
    public func open<T: Decodable>(_ sealed: [UInt8], as type: T.Type, for column: String = "") throws -> T {
        try Sealer.decode(try open(sealed, for: column), as: type, for: column)
    }

    /// What tells texts from each other without telling them, for a purpose.
    func fingerprints(for purpose: String) -> Fingerprints {
        let info = Array("fingerprint \(purpose)".utf8)
        return Fingerprints(key: HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: info, outputByteCount: Sealer.keyLength))
    }

    static func encode(_ value: some Encodable, for column: String) throws -> [UInt8] {
        // An encoder's own error describes the value, which no error of ours may do.
        guard let bytes = try? JSONStream.encode(value) else { throw StoreError.unreadable(column: column) }
        return bytes
    }

    static func decode<T: Decodable>(_ bytes: [UInt8], as type: T.Type, for column: String) throws -> T {
        guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else { throw StoreError.unreadable(column: column) }
        return value
    }
}

extension Sealer {
    /// Seals a text.
    public func seal(text: String, for column: String) throws -> [UInt8] { try seal(Array(text.utf8), for: column) }

    /// Opens a text.
    public func openText(_ sealed: [UInt8], for column: String) throws -> String {
        String(decoding: try open(sealed, for: column), as: UTF8.self)
    }
}

/// Fingerprints of texts: 16 bytes of HMAC-SHA256 under a key that is derived from a person's.
struct Fingerprints {
    fileprivate let key: SymmetricKey

    func of(_ text: String) -> [UInt8] { Array(HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: key).prefix(16)) }
}
