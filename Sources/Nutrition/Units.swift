/// The units a person is talked to in; what is stored is metric whatever they are.
///
/// Written as words: `metric`, `imperial`, `imperial stone`, `lb`.
public struct Units: Sendable, Hashable, Codable {
    public enum System: String, Sendable, Hashable, Codable { case metric, imperial }
    /// Of body weight.
    public enum Weight: String, Sendable, Hashable, Codable { case kg, lb, stone }

    public var system: System?
    /// Where it is another than the system's own.
    public var weight: Weight?

    public init(system: System? = nil, weight: Weight? = nil) {
        self.system = system
        self.weight = weight
    }

    /// From the written form; words that are none are passed over.
    public init(code: String?) {
        let words = (code ?? "").split(separator: " ").map(String.init)
        system = words.lazy.compactMap(System.init(rawValue:)).first
        weight = words.lazy.compactMap(Weight.init(rawValue:)).first
    }

    /// The written form; nil where nothing was chosen.
    public var code: String? {
        let words = [system?.rawValue, weight?.rawValue].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    public var isImperial: Bool { system == .imperial }

    /// Miles, feet and inches: chosen, or told by a body weight in pounds or stones.
    public var isImperialOfBody: Bool { isImperial || system == nil && [.lb, .stone].contains(bodyWeight) }

    /// The unit of body weight that was chosen; nil where none was.
    public var bodyWeight: Weight? { weight ?? (system == .imperial ? .lb : system == .metric ? .kg : nil) }

    /// What another choice makes of this one: a system brings its own unit of weight, a unit of weight leaves the system.
    public func changed(by other: Units) -> Units {
        if let system = other.system {
            let own: Weight = system == .imperial ? .lb : .kg
            return Units(system: system, weight: other.weight == own ? nil : other.weight)
        }
        let own: Weight? = system == .imperial ? .lb : system == .metric ? .kg : nil
        return Units(system: system, weight: other.weight == own ? nil : other.weight)
    }
}
