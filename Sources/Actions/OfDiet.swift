import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Dishes by a name that tells of no meat, for who eats none; and milk of a kind in what is made with it.
extension ActionContext {
    /// "almorcé guiso de lentejas", "had chili", of a vegan: such a dish without what they keep from, where the tables know one or tell what it is made
    /// of. Nil where the words themselves name some, or nothing stands against it.
    func ofDiet(_ dish: Food, said: String) throws -> Food? {
        let diets = try diary.list(Preference.Kind.diet.rawValue).compactMap(Diet.init(rawValue:)).filter {
            [.vegan, .vegetarian, .pescatarian].contains($0)
        }
        guard let diet = diets.first, let contents = dish.contents else { return nil }
        if ["grain", "sauce"].contains(dish.group) { return stapleOf(diet, dish, contents, said: said) }
        guard dish.isDish || dish.group == "legume" else { return nil }
        let kept = diet.without.filter { flesh.contains($0) && contents.has($0) }
        guard !kept.isEmpty, dish.id.alterations.isEmpty, !namesFlesh(said, kept) else { return nil }
        let names =
            language == "es"
            ? ["vegano", "vegana", "vegetariano", "vegetariana", "de verduras", "sin carne"].map { "\(said) \($0)" }
            : ["vegan", "vegetarian", "veggie", "vegetable", "meatless"].map { "\($0) \(said)" }
        let known = names.lazy.compactMap { self.food(named: $0) }.first { kind in
            kind.noun != dish.noun && kind.isDish && !(kind.contents.map { own in kept.contains(where: own.has) } ?? true)
        }
        if let known { return known }
        guard let batch = knowledge.batch(of: dish.id) else { return nil }
        let parts = top(batch.parts.filter { part in part.food.contents.map { own in kept.contains(where: own.has) } ?? false })
        let rest = batch.parts.reduce(0) { $0 + $1.grams } - parts.reduce(0) { $0 + $1.grams }
        guard !parts.isEmpty, rest > parts.reduce(0, { $0 + $1.grams }) else { return nil }
        guard var made = made(dish, parts.map { ($0.food, -$0.grams) }, batch) else { return nil }
        made.noun = "\(dish.noun) without meat"
        made.spanish = "\(title(dish, said: said)) sin carne"
        made.name = "\(dish.name), without meat"
        return made
    }

    /// "noodles", "mayo", of a vegan: those without egg or milk, where the tables have them.
    private func stapleOf(_ diet: Diet, _ food: Food, _ contents: Contents, said: String) -> Food? {
        let kept = diet.without.filter(contents.has)
        guard !kept.isEmpty, !Word.split(said).contains(where: { ["egg", "huevo"].contains($0) }) else { return nil }
        let names = language == "es" ? ["\(said) vegano", "\(said) vegana", "\(said) sin huevo"] : ["vegan \(said)"]
        return names.lazy.compactMap { self.food(named: $0) }.first { kind in
            kind.noun != food.noun && kind.group == food.group && !(kind.contents.map { own in diet.without.contains(where: own.has) } ?? true)
        }
    }

    /// "locro con chorizo" tells that it was eaten with meat.
    private func namesFlesh(_ said: String, _ kept: [Content]) -> Bool {
        Word.split(said).contains { word in
            food(named: word).map { part in
                ["meat", "poultry", "fish", "sausage"].contains(part.group) && part.contents.map { own in kept.contains(where: own.has) } ?? false
            } ?? false
        }
    }

    /// "licuado de banana con leche descremada", "banana smoothie with skim milk": what milk a shake was told with, which its name leaves out.
    func milkTold(in drink: Food, said: String) -> (food: Food, name: String)? {
        guard drink.isDrink || drink.group == "dessert", drink.contents?.has(.milk) == true else { return nil }
        let name = Word.split(said), joint = language == "es" ? "con" : "with"
        guard let place = self.said.indices.first(where: { self.said[$0...].starts(with: name) }) else { return nil }
        let words = self.said[place...].prefix(name.count + 6).prefix { !["y", "e", "and"].contains($0) }
        guard let with = words.firstIndex(of: joint), with - place <= name.count + 1, case let told = Array(words[(with + 1)...]) else { return nil }
        // The longest name of a milk right behind it.
        for count in [4, 3, 2] where told.count >= count {
            let name = told.prefix(count).joined(separator: " ")
            guard language == "es" ? told[0] == "leche" : told[count - 1] == "milk", let milk = food(named: name), DishRole.of(milk) == .milk else {
                continue
            }
            // The tables know a café con leche desnatada.
            let isKnown = (drink.namesES + [drink.noun]).contains { Set(Word.split(name)).isSubset(of: Word.split($0)) }
            return isKnown ? nil : (milk, name)
        }
        return nil
    }
}
