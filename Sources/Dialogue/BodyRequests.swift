public import NLU
public import Nutrition

/// Rows beside food: exercise, water, body weights.
public enum BodyKind: String, Sendable, Hashable, Codable, CaseIterable {
    case exercise, water, weight
}

/// Which of these rows a message speaks of.
public struct BodySelection: Sendable, Hashable, Codable {
    public var kind: BodyKind
    /// Rows chosen by an answer, or spoken of last: they win over everything else.
    public var ids: [Int] = []
    /// The activity that is named: "run"; nil for any.
    public var activity: String?
    public var when: When
    /// "the last", -1.
    public var ordinal: Int?
    /// Everything that fits, not one.
    public var all = false
    /// A change of many rows was confirmed.
    public var confirmed = false
    /// How long or how far the row stands with, in minutes or kilometres, where that tells which it is: "20 km, not 18".
    public var measured: Double?
    /// Only so much of the water, in millilitres: "quita un vaso".
    public var less: Double?
    /// "no corrí": where none stands, there is nothing to say of it.
    public var isDenied: Bool?

    public init(_ kind: BodyKind, ids: [Int] = [], activity: String? = nil, when: When = When(), ordinal: Int? = nil, all: Bool = false) {
        self.kind = kind
        self.ids = ids
        self.activity = activity
        self.when = when
        self.ordinal = ordinal
        self.all = all
    }
}

/// What was wrong with such a row and what is right.
public struct BodyCorrection: Sendable, Hashable, Codable {
    public var selection: BodySelection
    /// What it was, how long and how far, as far as said.
    public var activity: ActivityMention?
    public var minutes: Double?
    public var kilometres: Double?
    public var millilitres: Double?
    public var kilograms: Double?
    /// What was burnt, as a device told it.
    public var kilocalories: Double?
    /// A bare number, in the measure that the row was told in: glasses, litres, minutes, miles, steps.
    public var number: Double?
    /// The unit of the weight as said.
    public var unit: String?
    /// So many times what was logged.
    public var factor: Double?
    /// So much more of it, and not so much in all.
    public var adds: Bool?
    /// Its energy anew, by the weight that is told here, else by the one known now.
    public var recounts: Bool?
    /// Carried out where no row fits: it was told for the first time.
    public var otherwise: Request?

    public init(_ selection: BodySelection) { self.selection = selection }

    /// Whether it says what is right.
    public var isEmpty: Bool {
        activity == nil && number == nil && minutes == nil && kilometres == nil && millilitres == nil && kilograms == nil && kilocalories == nil
            && factor == nil
    }
}
