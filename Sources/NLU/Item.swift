public import Nutrition

/// A food as it would be logged: what a mention comes to when nothing more is asked.
public struct Item: Sendable, Hashable {
    public var mention: FoodMention
    public var food: Food
    public var portion: Portion

    public init(mention: FoodMention, food: Food, portion: Portion) {
        self.mention = mention
        self.food = food
        self.portion = portion
    }

    public var nutrients: Nutrients { food.nutrients(grams: portion.grams) }

    /// Below this score the food itself is a guess, and is marked so.
    public static let sureScore = 0.75
}

extension FoodTable {
    /// Whether fewer words were said than the food's noun has: "milk" for milk, 2%, "rice" for white rice.
    private func isGeneric(_ said: String, _ food: Food) -> Bool {
        let words = Set(Word.split(said)), noun = Set(Word.split(food.noun))
        return words.isStrictSubset(of: noun)
    }

    /// The item of a mention, nil when no food fits.
    public func item(_ mention: FoodMention) -> Item? {
        guard let best = mention.best, let food = food(best.id, noun: best.noun) else { return nil }
        var portion = food.portion(mention.amount, usual: mention.usual)
        if best.score < Item.sureScore || isGeneric(mention.said, food) { portion.assumed.append(.food) }
        return Item(mention: mention, food: food, portion: portion)
    }
}
