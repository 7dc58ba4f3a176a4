/// A line that tells, unasked, how a day stands against a goal.
public struct Notice: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A meal took the day over the goal.
        case over
        /// The evening leaves the day under it.
        case under
        /// The goal is reached.
        case reached

        /// Whether it is told of a nutrient where nobody named it: over a limit, under what is to be reached.
        public func suits(_ nutrient: Nutrient) -> Bool {
            switch GoalKind(nutrient) {
            case .target: nutrient == .energy
            case .minimum: self != .over
            case .limit: self == .over
            }
        }
    }

    public var kind: Kind
    public var nutrient: Nutrient
    /// How much over or under it takes, in the nutrient's unit; nil turns it off.
    public var amount: Double?
    /// The amount is per cent of the goal.
    public var isPercent: Bool

    public init(_ kind: Kind, _ nutrient: Nutrient, amount: Double?, isPercent: Bool = false) {
        self.kind = kind
        self.nutrient = nutrient
        self.amount = amount
        self.isPercent = isPercent
    }

    /// From the written form: `over energy_kcal 200`, `under protein_g 10%`, `over sodium_mg off`; nil for anything else.
    public init?(_ code: String) {
        let words = code.split(separator: " ")
        guard words.count == 3, let kind = Kind(rawValue: String(words[0])), let nutrient = Nutrient(key: String(words[1])) else { return nil }
        let isPercent = words[2].hasSuffix("%")
        let amount = Double(isPercent ? words[2].dropLast() : words[2])
        guard amount != nil || words[2] == "off" else { return nil }
        self.init(kind, nutrient, amount: amount, isPercent: isPercent)
    }

    /// The written form.
    public var code: String { "\(kind.rawValue) \(nutrient.key) \(amount.map { "\($0)" + (isPercent ? "%" : "") } ?? "off")" }

    /// How far from a goal it takes to speak, in the nutrient's unit; nil when it is off.
    public func distance(from goal: Double) -> Double? { amount.map { isPercent ? goal * $0 / 100 : $0 } }
}

/// The notices that a person chose, over those that hold unasked: the limits of nutrients such as sodium, and a goal that is reached.
public struct Notices: Sendable, Hashable {
    /// What was chosen, the latest last.
    public private(set) var chosen: [Notice]

    public init(_ chosen: [Notice] = []) { self.chosen = chosen }

    /// The notice of a kind and nutrient as it stands.
    /// - Parameter told: which way the goal is meant, where the person said so.
    public subscript(_ kind: Notice.Kind, _ nutrient: Nutrient, _ told: GoalKind? = nil) -> Notice {
        if let own = chosen.last(where: { $0.kind == kind && $0.nutrient == nutrient }) { return own }
        // The day's balance tells of energy anyway.
        let goal = told ?? GoalKind(nutrient)
        let isUnasked =
            kind == .reached && (nutrient == .energy || goal == .minimum) || kind == .over && goal == .limit && nutrient != .energy
        return Notice(kind, nutrient, amount: isUnasked ? 0 : nil)
    }

    public mutating func set(_ notice: Notice) {
        chosen.removeAll { $0.kind == notice.kind && $0.nutrient == notice.nutrient }
        chosen.append(notice)
    }
}
