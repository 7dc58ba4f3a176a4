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
    fileprivate func keeping(_ wish: Wish) -> RecipeQuery {
        // "something with chicken", after a vegan dinner, is for another plate.
        guard words.isEmpty, atHand.isEmpty, diets.isEmpty, nutrients.isEmpty else { return self }
        var query = self
        query.diets = wish.diets
        return query
    }
}
