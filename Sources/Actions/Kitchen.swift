public import Knowledge
public import NLU
import Nutrition

/// What it takes to reckon a dish anew: what is known, and the language that names are told in.
protocol Kitchen {
    var knowledge: Knowledge { get }
    var language: String { get }
}

extension ActionContext: Kitchen {}

extension Kitchen {
    /// The food as a choice among others.
    func title(_ food: Food, said: String = "") -> String { language == "es" ? food.spanishName(said: said) ?? food.noun : food.noun }

    /// The everyday food of a noun, or of a name in the language that is talked.
    func food(named noun: String) -> Food? {
        knowledge.foods.index(named: noun, language: language == "es" ? "es" : nil).map { knowledge.foods[$0] }
    }

    /// What a meal is built on: meat, fish, and what stands for them.
    func isMeat(_ food: Food?) -> Bool { ["meat", "poultry", "fish", "plant-based"].contains(food?.group ?? "") }
}

/// Foods of messages as they were made, without a diary: "cheeseburger no cheese", "completo sin mayo".
public struct PlainKitchen: Kitchen {
    let knowledge: Knowledge
    let language: String

    public init(knowledge: Knowledge, language: String) {
        self.knowledge = knowledge
        self.language = language
    }

    /// The item without what the person left out, where the tables know it so or tell what it is made of.
    public func asMade(_ item: Item) -> Item {
        guard !item.mention.removed.isEmpty, case .variant(let food) = without(item.mention.removed, in: item.food) else { return item }
        var item = item
        item.food = food
        let assumed = item.portion.assumed
        item.portion = food.portion(item.mention.amount, usual: item.mention.usual)
        if assumed.contains(.food) { item.portion.assumed.append(.food) }
        return item
    }
}
