import NLU
import Nutrition

/// A recipe or meal of one's own that is spoken of after it was saved: "it makes 6", "add a tablespoon of honey to the recipe", "what's in it?".
extension KeepIntents {
    /// nil where no such recipe is meant.
    static func recipeChanged(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop(while: beforeOrders.contains))
        guard reading.when.isEmpty, reading.target == nil, let verb = words.first, let dish = dishMeant(reading, tracker), words.count <= 14,
            reading.intent.name != "log_water", !Vocabulary.says(.eating, words), !Vocabulary.says(.usual, words)
        else { return nil }
        let foods = reading.foods.filter { ($0.best.map { !$0.isOwn } ?? !$0.said.isEmpty) && !isRecipe($0) }
        if foods.isEmpty, asksParts(words) { return [.keep(.showDish(dish.id))] }
        guard !reading.text.hasSuffix("?") else { return nil }
        var change = DishChange(dish.id)
        if foods.isEmpty {
            guard let servings = servings(words), words.count <= 9, words.contains(where: yielding.contains) || isForPeople(words),
                words.filter({ !dish.isNamed || $0 != "my" && $0 != "mi" }).allSatisfy({ !notYielding.contains($0) })
            else { return nil }
            change.servings = servings
        } else if foods.count == 2, swaps.contains(verb) {
            let isReversed = verb == "use" || verb == "usa"
            (change.adding, change.removing) = ([foods[isReversed ? 0 : 1]], [foods[isReversed ? 1 : 0].plain])
        } else if takes.contains(verb) || Vocabulary[.takingBack].contains(verb) || verb == "take" && words.contains("out") {
            guard dish.isNamed || foods.allSatisfy(\.isDefinite) else { return nil }
            change.removing = foods.map(\.plain)
        } else if adds.contains(verb), dish.isNamed || words.suffix(2) == ["to", "it"] || verb.hasSuffix("le") {
            change.adding = foods.filter { !$0.negated }
            change.removing = foods.filter(\.negated).map(\.plain)
        }
        return change == DishChange(dish.id) ? nil : [.keep(.changeDish(change))]
    }

    /// The own recipe or meal that a message is about: named with "recipe", or saved a moment ago, with no rows spoken of.
    private static func dishMeant(_ reading: Reading, _ tracker: Tracker) -> (id: FoodID, isNamed: Bool)? {
        let saysRecipe = Vocabulary.says(.recipe, reading.words)
        let named = reading.foods.only { $0.best?.isOwn ?? false }?.best?.id
        if saysRecipe, let named { return (named, true) }
        if let named, isOfDish(reading) { return (named, true) }
        if named == nil, reading.foods.isEmpty, tellsYield(reading), let dish = tracker.dishSpokenOf { return (dish, false) }
        guard let spoken = tracker.food?.id, spoken.isOwn, named == nil else { return nil }
        if saysRecipe, reading.words.contains(where: ["the", "that", "my", "la", "esa", "mi"].contains) { return (spoken, true) }
        return ["save_meal", "create_food"].contains(tracker.lastAction) && tracker.entries.isEmpty ? (spoken, false) : nil
    }

    /// "lasagna makes 6 actually", "change the beef to turkey in the chili": of the dish, and no portion of it.
    private static func isOfDish(_ reading: Reading) -> Bool {
        let words = Array(reading.words.drop(while: beforeOrders.contains))
        guard let dish = reading.foods.only(where: { $0.best?.isOwn ?? false }), let last = Word.split(dish.said).last,
            let end = words.lastIndex(of: last)
        else { return false }
        if end + 2 < words.count, yielding.contains(words[end + 1]), Double(words[end + 2]) != nil { return true }
        let before = words[..<(end + 1 - Word.split(dish.said).count)].reversed().drop { ["the", "my", "el", "la", "los", "las", "mi"].contains($0) }
        return reading.foods.count == 3 && swaps.contains(words[0]) && ["in", "of", "inside", "en", "de", "del"].contains(before.first)
    }

    /// "it makes 6", "serves 4", "rinde 4", with nothing else.
    private static func tellsYield(_ reading: Reading) -> Bool {
        let words = Array(reading.words.drop(while: beforeOrders.contains))
        let rest = words.drop { ["it", "which", "batch", "recipe", "receta", "la", "the"].contains($0) }
        guard let verb = rest.first, yielding.contains(verb), (2...6).contains(rest.count),
            rest.count < words.count || verb != "make" || reading.text.lowercased().contains("makes")
        else { return false }
        return servings(words) != nil && rest.dropFirst().allSatisfy { Double($0) != nil || ofYield.contains($0) }
    }

    private static let ofYield = Set(
        Word.split(
            "about around like roughly serving servings portion portions people person pieces slices bowls actually though unas como porciones raciones personas para de a"
        ))

    /// "for 5", "para 6 personas", with nothing else.
    private static func isForPeople(_ words: [String]) -> Bool {
        ["for", "para"].contains(words.first) && words.count <= 4
    }

    /// "what are the ingredients again", "qué lleva", "what goes in it".
    private static func asksParts(_ words: [String]) -> Bool {
        if words.contains(where: ["ingredient", "ingrediente"].contains) { return words.count <= 8 }
        guard words.count <= 7, ["what", "whats", "que", "dime", "show"].contains(words.first) else { return false }
        let text = words.joined(separator: " ")
        return ["in it", "in that", "goes in", "in there", "into it", "in the recipe", "it made of"].contains(where: text.contains)
            || words.contains(where: ["lleva", "llevaba"].contains) && (words.count <= 2 || words.contains("receta"))
    }

    /// The word itself, which was taken for the name of some dish.
    private static func isRecipe(_ food: FoodMention) -> Bool {
        Word.split(food.said).allSatisfy { Vocabulary[.recipe].contains($0) || ["the", "my", "la", "mi"].contains($0) }
    }

    private static let beforeOrders = Set(
        Word.split("ok okay and oh also please can could you actually now wait no sorry y ah por favor puedes también ahora perdón"))
    private static let adds = Set(
        Word.split("add include put throw mix stir agrega agrégale añade añádele pon ponle échale súmale suma incluye métele mete"))
    private static let takes = Set(Word.split("leave omit quítale sácale"))
    private static let swaps = Set(Word.split("change swap replace switch use cambia cámbiale sustituye reemplaza usa"))
    private static let yielding = Set(
        Word.split("make makes made serve serves yield yields feeds divide split rinde rinden sale salen salga salgan da dan alcanza"))
    private static let notYielding = Set(Word.split("have give log please dame quiero want lunch dinner breakfast my mi i ill me"))
}

extension FoodMention {
    /// As it is named, and not denied.
    fileprivate var plain: FoodMention { FoodMention(said: said, candidates: candidates) }
}
