import Dialogue
import Knowledge
import Nutrition
import Store

/// What the person eats and does not: recommendations keep to it.
struct Tastes {
    private let shunnedGroups: Set<String>
    private let shunnedWords: Set<String>
    /// Nouns of foods in the diary.
    let eaten: Set<String>

    init(_ diary: Diary) throws {
        let diet = Word.split(try diary.setting("diet") ?? "")
        let meat: Set<String> = ["meat", "poultry", "sausage"]
        if diet.contains("vegan") {
            shunnedGroups = meat.union(["fish", "egg", "dairy"])
        } else if diet.contains("vegetarian") {
            shunnedGroups = meat.union(["fish"])
        } else if diet.contains("pescatarian") {
            shunnedGroups = meat
        } else {
            shunnedGroups = []
        }
        let shunned = try ["allergies", "dislikes"].compactMap { try diary.setting($0) }
        shunnedWords = Set(shunned.flatMap(Word.split))
        eaten = Set(try diary.latestNouns(limit: 200))
    }

    func allows(_ food: Food) -> Bool {
        if shunnedGroups.contains(food.group) { return false }
        return shunnedWords.isEmpty || shunnedWords.isDisjoint(with: Word.split(food.noun) + Word.split(food.name))
    }

    func allows(_ recipe: Recipe, _ knowledge: Knowledge) -> Bool {
        recipe.ingredients.allSatisfy { ingredient in
            if !shunnedWords.isDisjoint(with: Word.split(ingredient.name)) { return false }
            guard let id = ingredient.food, let food = knowledge.foods.food(id, like: ingredient.name) else { return true }
            return allows(food)
        }
    }
}

/// A number from 0 to 1 that depends on a name and a day alone: suggestions change from day to day, and not within one.
func shuffle(_ name: String, _ day: Day) -> Double {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bitPattern: Int64(day.number))
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    hash ^= hash >> 32
    hash = hash &* 0x9e37_79b9_7f4a_7c15
    return Double(hash >> 11) / Double(1 << 53)
}
