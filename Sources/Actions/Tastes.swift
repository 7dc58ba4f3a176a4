import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What the person eats and does not: recommendations keep to it.
struct Tastes {
    private let diets: [Diet]
    private let allergens: Set<Content>
    /// What must not be there by name, where the name is no class of contents: "strawberry"; any of the words at each place will do.
    private let shunned: [[Set<String>]]
    /// An allergy goes by such a name: what nobody knows the ingredients of is left out.
    private let isAllergicByName: Bool
    private let shunnedContents: Set<Content>
    private let isExpecting: Bool
    /// Words of what the person said to like.
    let liked: [String]
    /// Nouns of foods in the diary, the latest first.
    let eaten: [String]
    /// Ids of saved recipes, the oldest first.
    let saved: [String]

    /// - Parameter query: what is asked for now beside what is known of the person.
    init(_ diary: Diary, query: RecipeQuery = RecipeQuery()) throws {
        func list(_ kind: Preference.Kind) throws -> [String] { try diary.list(kind.rawValue) }
        diets = (try list(.diet).compactMap(Diet.init(rawValue:)) + query.diets).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let allergies = Allergies(try list(.allergies)), dislikes = try list(.dislikes) + query.without
        allergens = Set(allergies.contents)
        // "cheese" disliked is no reason to leave out milk: only the names of whole classes are taken for them.
        let classes: Set<String> = [
            "meat", "fish", "seafood", "shellfish", "dairy", "nut", "tree", "peanut", "egg", "soy", "soya", "sesame", "gluten", "wheat", "alcohol",
            "pork", "honey", "gelatin", "celery", "mustard", "crustacean", "mollusc", "mollusk", "lacteo", "marisco", "carne", "huevo", "pescado",
            "groundnut", "cacahuete", "cacahuate", "mani", "nuez", "soja", "sesamo", "ajonjoli", "trigo", "apio", "mostaza", "miel", "crustaceo",
            "molusco",
        ]
        shunnedContents = Set(dislikes.filter { classes.isSuperset(of: Word.split($0)) }.flatMap(Content.named(in:)))
        let byName = allergies.byName.map(Word.split).filter { !$0.isEmpty }
        isAllergicByName = !byName.isEmpty
        shunned =
            byName.map { $0.map(KinNames.kin) } + dislikes.compactMap { Taste(kept: $0).map { [$0.ingredients] } }
            + dislikes.filter { Taste(kept: $0) == nil }.map(Word.split).filter { !$0.isEmpty && !classes.isSuperset(of: $0) }.map {
                [["red", "meat"], ["carne", "roja"]].contains($0) ? [KinNames.redMeat] : $0.map { KinNames.same(as: $0).union([$0]) }
            }
        liked = try list(.likes)
        isExpecting = if case .pregnant? = try diary.setting("state").flatMap(LifeState.init) { true } else { false }
        eaten = try diary.latestNouns(limit: 200)
        saved = try diary.list(Setting.savedRecipes)
    }

    /// Whether the person said to like it, or eats it.
    func isOwn(_ food: Food) -> Bool {
        let names = ([food.noun] + food.namesES).map { Set(Word.split($0)) }
        return eaten.contains(food.noun)
            || liked.contains { said in
                let words = Word.split(said)
                return !words.isEmpty && names.contains { $0.isSuperset(of: words) }
            }
    }

    /// What a food has or may have that the person cannot or will not eat, to be told; nil where nothing is known to stand against it.
    func conflict(with food: Food, named name: String) -> Part? {
        let portion = food.nutrients(grams: food.usualPortion.grams)
        let asked = Content.allCases.filter { content in
            allergens.contains(content) && food.contents.map { $0.mayHave(content) } ?? true
        }
        let against = diets.filter { $0.fits(food.contents, portion: portion) == false }
        guard !asked.isEmpty || !against.isEmpty else { return nil }
        return .conflict(food: name, contents: food.contents, asked: asked, diets: against.map { DietAnswer(diet: $0, fits: false) })
    }

    /// That a food has nothing of what the person keeps from, to be told; nil where they keep from nothing or not all is known.
    func agreement(with food: Food, named name: String) -> Part? {
        let portion = food.nutrients(grams: food.usualPortion.grams)
        guard !allergens.isEmpty || !diets.isEmpty, let contents = food.contents, conflict(with: food, named: name) == nil else { return nil }
        let answers = diets.map { DietAnswer(diet: $0, fits: $0.fits(contents, portion: portion)) }
        return .contents(food: name, contents: contents, asked: Content.allCases.filter(allergens.contains), diets: answers)
    }

    func keepsFrom(_ content: Content) -> Bool { allergens.contains(content) }

    func allows(_ food: Food, _ knowledge: Knowledge) -> Bool {
        let portion = food.nutrients(grams: food.usualPortion.grams)
        return allows(food.contents) && !(isExpecting && food.isKeptFromInPregnancy)
            && diets.allSatisfy { $0.fits(food.contents, portion: portion) == true }
            && !isShunned([food.noun, food.name] + food.namesES) && (!isAllergicByName || isKnownThroughout(food, knowledge))
    }

    /// A food of one thing, or one whose ingredients are known and have nothing of what is shunned.
    private func isKnownThroughout(_ food: Food, _ knowledge: Knowledge) -> Bool {
        if let dish = knowledge.composed[food.id.base] { return !isShunned(dish.ingredients.map(\.name)) }
        let isMixed = !["mixed", "mix", "vegetable", "with", "sauce", "flavored", "stuffed", "filled"].allSatisfy {
            !Word.split(food.name + " " + food.noun).contains($0)
        }
        return Tastes.plainGroups.contains(food.group) && !isMixed
    }

    private static let plainGroups: Set<String> = ["vegetable", "fruit", "meat", "poultry", "fish", "legume", "grain", "nut", "egg", "dairy"]

    func allows(_ recipe: Recipe, _ knowledge: Knowledge) -> Bool {
        guard allows(recipe.contents) || isAssertedFree(recipe), recipe.diets.isSuperset(of: diets), recipe.named.isDisjoint(with: allergens),
            !(isExpecting && recipe.isKeptFromInPregnancy)
        else {
            return false
        }
        guard !shunned.isEmpty else { return true }
        let names = recipe.ingredients.flatMap { ingredient in
            [ingredient.amount + " " + ingredient.name] + ingredient.namesES
                + (ingredient.food.flatMap { knowledge.foods.food($0, like: ingredient.name) }.map { [$0.noun, Self.kind(of: $0)] } ?? [])
        }
        return !isShunned(names + recipe.wordings.values.map(\.title))
    }

    /// What the source files a food under: beef, for a flank steak.
    private static func kind(of food: Food) -> String { food.name.prefix { $0 != "," }.description }

    /// Of a recipe whose ingredients are not all known, its author's word is taken.
    private func isAssertedFree(_ recipe: Recipe) -> Bool {
        recipe.contents == nil && !allergens.union(shunnedContents).contains(where: recipe.known.mayHave)
            && recipe.freeFrom.isSuperset(of: allergens.union(shunnedContents))
    }

    /// An allergy is hard: what may be in it, or what nobody has looked at, is left out too.
    private func allows(_ contents: Contents?) -> Bool {
        guard let contents else { return allergens.isEmpty && shunnedContents.isEmpty }
        return !allergens.contains(where: contents.mayHave) && !shunnedContents.contains(where: contents.has)
    }

    private func isShunned(_ names: [String]) -> Bool {
        guard !shunned.isEmpty else { return false }
        return names.contains { name in
            let words = Set(Word.split(name))
            return shunned.contains { $0.allSatisfy { !$0.isDisjoint(with: words) } }
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
