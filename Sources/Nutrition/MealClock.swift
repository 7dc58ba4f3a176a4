/// When people eat, by the language they talk: what is logged at half past five without a word of a meal is a dinner in English and a merienda in Spanish.
public enum MealClock: String, Sendable, Hashable, Codable {
    case english, spanish

    /// - Parameter language: `en` or `es`.
    public init(language: String) { self = language == "es" ? .spanish : .english }

    /// The meal at a minute of the day.
    ///
    /// English: breakfast 4 to 11, lunch 11 to 15, dinner 17 to 22, snack between.
    /// Spanish: breakfast 4 to 11:30, lunch to 16, merienda to 19, dinner to midnight, between the habits of Spain and of America.
    public func meal(at minute: Int) -> Meal {
        let (noon, afternoon, evening, night) = self == .spanish ? (690, 960, 1140, 1440) : (660, 900, 1020, 1320)
        switch minute {
        case 240..<noon: return .breakfast
        case noon..<afternoon: return .lunch
        case evening..<night: return .dinner
        default: return .snack
        }
    }
}
