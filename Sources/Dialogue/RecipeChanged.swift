import NLU
import Nutrition

/// A recipe or meal of one's own that is spoken of after it was saved: "it makes 6", "add a tablespoon of honey to the recipe", "what's in it?".
extension KeepIntents {
    /// nil where no such recipe is meant.
    static func recipeChanged(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop(while: beforeOrders.contains))
        guard reading.when.days == nil, !words.isEmpty, let dish = dishMeant(reading, tracker), words.count <= 14,
            !Vocabulary.says(.eating, words), !Vocabulary.says(.usual, words)
        else { return nil }
        if asksParts(words) { return [.keep(.showDish(dish))] }
        guard !reading.text.hasSuffix("?") else { return nil }
        var change = DishChange(dish)
        let foods = reading.foods.filter { $0.best.map { !$0.isMeal && $0.id != dish } ?? !$0.said.isEmpty && !isRecipe($0) }
        if foods.isEmpty {
            guard let servings = servings(words), words.count <= 9, !Vocabulary.says(.logging, words.prefix(1)) else { return nil }
            change.servings = servings
            return [.keep(.changeDish(change))]
        }
        let verb = words[0]
        if foods.count == 2, swaps.contains(verb) {
            let isReversed = verb == "use" || verb == "usa"
            (change.adding, change.removing) = ([foods[isReversed ? 0 : 1]], [foods[isReversed ? 1 : 0]])
            if change.adding[0].amount.isEmpty { change.adding[0].amount = change.removing[0].amount }
        } else if takes.contains(verb) || Vocabulary[.takingBack].contains(verb) || foods.allSatisfy(\.negated) {
            change.removing = foods.map { $0.plain }
        } else if adds.contains(verb) {
            change.adding = foods.filter { !$0.negated }
            change.removing = foods.filter(\.negated).map { $0.plain }
        } else {
            return nil
        }
        return change.adding.isEmpty && change.removing.isEmpty ? nil : [.keep(.changeDish(change))]
    }

    /// The own recipe or meal that a message is about: named with "recipe", or saved a moment ago, while nothing else was told.
    private static func dishMeant(_ reading: Reading, _ tracker: Tracker) -> FoodID? {
        let saysRecipe = Vocabulary.says(.recipe, reading.words)
        let named = reading.foods.only { $0.best.map { $0.isOwn || $0.isMeal } ?? false }?.best?.id
        if saysRecipe, let named { return named }
        guard let spoken = tracker.food?.id, spoken.code.hasPrefix("custom:") || spoken.code.hasPrefix(SavedMeal.prefix), named == nil else {
            return nil
        }
        if saysRecipe, reading.words.contains(where: ["the", "that", "my", "la", "esa", "mi"].contains) { return spoken }
        // What was saved of rows that stand may be changed there.
        let isOfRows = !tracker.entries.isEmpty && !reading.words.contains(where: { ["it", "that"].contains($0) || $0.hasSuffix("le") })
        return ["save_meal", "create_food"].contains(tracker.lastAction) && !isOfRows ? spoken : nil
    }

    /// "what are the ingredients again", "qué lleva", "what goes in it".
    private static func asksParts(_ words: [String]) -> Bool {
        guard words.count <= 9, words.contains(where: ["what", "whats", "which", "show", "que", "cuales", "cual", "list", "dime"].contains) else {
            return words.count <= 3 && words.contains(where: ["ingredient", "ingredients", "ingrediente", "ingredientes"].contains)
        }
        let text = words.joined(separator: " ")
        return words.contains(where: ["ingredient", "ingredients", "ingrediente", "ingredientes", "lleva", "llevaba"].contains)
            || ["in it", "in that", "goes in", "in there", "into it", "in the recipe", "made of"].contains(where: text.contains)
    }

    /// The word itself, which was taken for the name of some dish.
    private static func isRecipe(_ food: FoodMention) -> Bool {
        Word.split(food.said).allSatisfy { Vocabulary[.recipe].contains($0) || ["the", "my", "la", "mi"].contains($0) }
    }

    private static let beforeOrders = Set(
        Word.split("ok okay and oh also please can could you actually now wait no sorry y ah por favor puedes también ahora perdón"))
    private static let adds = Set(
        Word.split(
            "add include put throw mix i forgot plus agrega agrégale añade añádele pon ponle échale súmale suma incluye métele mete olvidé faltó me use usa"
        ))
    private static let takes = Set(Word.split("take leave omit skip quítale sácale without sin no"))
    private static let swaps = Set(Word.split("change swap replace switch use cambia cámbiale sustituye reemplaza usa"))
}

extension FoodMention {
    /// As it is named, and not denied.
    fileprivate var plain: FoodMention { FoodMention(said: said, candidates: candidates) }
}
