/// What matters to a person in what they eat; a list of them has the most important first.
public enum Priority: String, Sendable, Hashable, Codable, CaseIterable {
    /// Much of it.
    case protein, fiber
    /// Little of it.
    case calories, carbohydrate, sugars, sodium
    case price, time, taste, health
}
