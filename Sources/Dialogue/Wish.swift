import NLU
public import Nutrition

/// What suggestions were asked to keep to: "a vegan dinner"; those that follow keep to it too.
public struct Wish: Sendable, Hashable, Codable {
    public var diets: [Diet]
    public var turn: Int

    /// For so many turns it is still meant.
    static let reach = 2

    /// Nil for a query of no diet.
    init?(_ query: RecipeQuery, turn: Int) {
        guard !query.diets.isEmpty else { return nil }
        diets = query.diets
        self.turn = turn
    }
}

extension Tracker {
    /// What suggestions were asked to keep to lately.
    var wishSpokenOf: Wish? { wished.flatMap { turns - $0.turn <= Wish.reach ? $0 : nil } }
}

extension Request {
    /// The same kept to what was asked for before, where it tells nothing else.
    func keeping(_ wish: Wish?) -> Request {
        guard let wish else { return self }
        switch self {
        case .recommendFood(let query): return .recommendFood(query.keeping(wish))
        case .recommendRecipe(let query): return .recommendRecipe(query.keeping(wish))
        case .searchRecipe(let query): return .searchRecipe(query.keeping(wish))
        default: return self
        }
    }
}

extension Request {
    /// "¿dónde hay B12 si soy vegano?", "no meat tomorrow, what has iron?": kept to what the message tells of the one who asks.
    func fitting(_ readings: [Reading]) -> Request {
        switch self {
        case .recommendFood(let query): .recommendFood(query.fitting(readings))
        case .recommendRecipe(let query): .recommendRecipe(query.fitting(readings))
        default: self
        }
    }

    /// "if I have another shake", after a protein shake: of that one.
    func alike(_ reading: Reading?, _ tracker: Tracker) -> Request {
        guard case .askFits(let foods) = self, let words = reading?.words, Vocabulary.says(.another, words), let last = tracker.food,
            let head = Word.split(last.noun).last
        else { return self }
        return .askFits(
            foods: foods.map { food in
                let said = Word.split(food.said)
                return said.last == head && said.count < Word.split(last.noun).count ? last.mention(food.amount) : food
            })
    }
}

extension RecipeQuery {
    private static let eaten: Set<String> = ["como", "comer", "comere", "eat", "eating", "having", "have"]

    fileprivate func fitting(_ readings: [Reading]) -> RecipeQuery {
        guard diets.isEmpty, without.isEmpty else { return self }
        var query = self
        for words in readings.map(\.words) {
            query.diets += words.indices.compactMap { Diet.named(words, at: $0)?.diet }.filter { !query.diets.contains($0) }
        }
        // "glucosa alta hoy, 180, ¿qué desayuno conviene?"
        if query.diets.isEmpty, readings.contains(where: { !$0.words.isDisjoint(with: ["glucosa", "glucose", "glicemia", "glucemia"]) }) {
            query.diets.append(.diabetes)
        }
        // "mañana no como carne, ¿qué como para el hierro?"
        for words in readings.map(\.words) {
            for place in words.indices.dropFirst(2) where !Content.named(words[place]).isEmpty {
                let before = words[..<place].reversed().drop { ["any", "more", "la", "el", "mas", "nada", "de"].contains($0) }
                guard let verb = before.first, RecipeQuery.eaten.contains(verb),
                    before.dropFirst().prefix(3).contains(where: ["no", "not", "dont", "don", "t", "cant"].contains)
                else { continue }
                query.without.append(words[place])
            }
        }
        return query
    }

    fileprivate func keeping(_ wish: Wish) -> RecipeQuery {
        // "something with chicken", after a vegan dinner, is for another plate.
        guard words.isEmpty, atHand.isEmpty, diets.isEmpty, nutrients.isEmpty else { return self }
        var query = self
        query.diets = wish.diets
        return query
    }
}
