/// A reference intake a day, with what it holds for and where it comes from.
public struct Intake: Sendable, Hashable {
    /// Names of the Dietary Reference Intakes; `cdrr` is the intake above which less is better (sodium).
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case ear = "EAR"
        case rda = "RDA"
        case ai = "AI"
        case ul = "UL"
        case cdrr = "CDRR"
    }

    /// What a figure counts.
    public enum Scope: String, Sendable, Hashable, CaseIterable {
        /// All that is eaten and drunk.
        case everything = ""
        /// The row is per kilogram of body weight; the amount has been multiplied.
        case perKilogram = "per_kg"
        /// Supplements and added forms alone: no limit on food.
        case added
        /// Preformed vitamin A alone.
        case preformed
    }

    public let kind: Kind
    /// In the nutrient's unit.
    public let amount: Double
    public let scope: Scope
    /// The report: `DRI 2001`.
    public let source: String

    public init(kind: Kind, amount: Double, scope: Scope, source: String) {
        self.kind = kind
        self.amount = amount
        self.scope = scope
        self.source = source
    }
}
