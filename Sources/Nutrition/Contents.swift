/// Something in a food that an allergy or a diet goes by.
///
/// The first fourteen are the allergens that must be named by Annex II of Regulation (EU) No 1169/2011, in its order; the others are
/// what diets leave out. The raw value is the code in tables and on the wire.
public enum Content: String, Sendable, Hashable, Codable, CaseIterable {
    case gluten, crustaceans, egg, fish, peanut, soy, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs
    /// Flesh, fat or stock of any animal but pig and what lives in water.
    case meat
    case pork, gelatin, honey, alcohol

    /// The fourteen of European law.
    public static let allergens = Array(allCases.prefix(14))

    public var isAllergen: Bool { place < 14 }

    fileprivate var place: Int { Content.allCases.firstIndex(of: self)! }
}

/// What a food contains: surely, and in many kinds of it though not in all.
public struct Contents: Sendable, Hashable {
    /// A bit a content, in the order of `Content`.
    private var sure: UInt32 = 0
    private var possible: UInt32 = 0

    /// Nothing of what allergies and diets go by.
    public init() {}

    /// What the food as usually made has in it.
    public func has(_ content: Content) -> Bool { sure & (1 << UInt32(content.place)) != 0 }

    /// What it has, or has in many kinds or recipes of it: who must not have it keeps away.
    public func mayHave(_ content: Content) -> Bool { (sure | possible) & (1 << UInt32(content.place)) != 0 }

    /// The contents of a dish of several foods.
    public mutating func formUnion(_ other: Contents) {
        sure |= other.sure
        possible = (possible | other.possible) & ~sure
    }

    public mutating func insert(_ content: Content, sure isSure: Bool = true) {
        let bit = UInt32(1) << UInt32(content.place)
        if isSure {
            sure |= bit
            possible &= ~bit
        } else if sure & bit == 0 {
            possible |= bit
        }
    }

    public var all: [Content] { Content.allCases.filter(has) }
    public var maybe: [Content] { Content.allCases.filter { mayHave($0) && !has($0) } }

    /// As in a table, `milk;egg;nuts?`; nil for a code that is unknown.
    public init?(_ codes: some Sequence<String>) {
        for code in codes where code != "-" {
            let isSure = !code.hasSuffix("?")
            guard let content = Content(rawValue: isSure ? code : String(code.dropLast())) else { return nil }
            insert(content, sure: isSure)
        }
    }

    /// Both halves as one number, for flat storage.
    public var bits: UInt64 { UInt64(possible) << 32 | UInt64(sure) }

    public init(bits: UInt64) {
        sure = UInt32(truncatingIfNeeded: bits)
        possible = UInt32(truncatingIfNeeded: bits >> 32)
    }
}
