import NLU
public import Nutrition

/// What is asked of a food's contents: "does soy sauce have gluten?", "is honey vegan?".
public struct ContentQuestion: Sendable, Hashable, Codable {
    public var contents: [Content]
    public var diets: [Diet]
    /// Of every row that was told last, and not of one food: "any gluten in that?"
    public var isOfAllTold = false

    public init(contents: [Content], diets: [Diet]) {
        self.contents = contents
        self.diets = diets
    }
}

extension ContentQuestion {
    /// The question of a message with the food it is about; nil for another kind of message.
    static func read(_ reading: Reading, _ tracker: Tracker = Tracker()) -> (food: FoodMention, question: ContentQuestion)? {
        let words = reading.words
        // "does it have cashews?", "anything in that with lactose?": what is named is looked for in what was told.
        let isOfIt =
            (zip(words, words.dropFirst()).contains {
                ["doe", "does", "do", "did", "in", "is"].contains($0) && ["it", "that", "this", "those", "them"].contains($1)
            } && words.count <= 8 || holding.contains(words.first ?? "") && words.count <= 4 && !reading.foods.contains(where: \.isDefinite))
            && reading.foods.allSatisfy { $0.amount.isEmpty && (isClass($0) || !Content.named(in: $0.said).isEmpty) }
        guard !Vocabulary.says(.recipe, words), words.isDisjoint(with: places),
            Preference.isQuestion(reading.text, words) || ofLast(reading, words, tracker) != nil,
            reading.nutrients.isEmpty || reading.nutrients == [.lactose] && !words.contains(where: ["much", "cuanta", "cuanto"].contains),
            let food =
                (isOfIt ? ofLast(reading, words, tracker) : nil)
                ?? (kinds.contains(reading.intent.name) || asksAllergens(words)
                    ? subject(reading.foods.filter { !$0.negated && !isClass($0) }, words) : nil)
                ?? ofLast(reading, words, tracker)
        else { return nil }
        // "¿tiene más que la leche?" compares.
        guard
            !zip(words, words.dropFirst()).contains(where: { ["mas", "meno", "menos", "more", "less"].contains($0) && ["que", "than"].contains($1) })
        else { return nil }
        // "does it have milk?", of a coffee with milk.
        let name = Word.split(food.said), own = name.allSatisfy(words.contains) ? Set(name) : []
        var question = ContentQuestion(contents: [], diets: [])
        question.isOfAllTold = tracker.entries.count > 1 && tracker.lastAction == "log_food" && food == ofLast(reading, words, tracker)
        var dietWords: Set<String> = []
        for place in words.indices {
            guard let (diet, count) = Diet.named(words, at: place), own.isDisjoint(with: words[place..<place + count]) else { continue }
            dietWords.formUnion(words[place..<place + count])
            if !question.diets.contains(diet) { question.diets.append(diet) }
        }
        if ContentQuestion.asksAllergens(words) { question.contents = Content.allCases.filter(\.isAllergen) }
        // "¿son con gluten los ñoquis?"
        let isWith = words.count <= 7 && zip(words, words.dropFirst()).contains { ["es", "son"].contains($0) && $1 == "con" }
        if Vocabulary.says(.containing, words) || words.contains("anything") || isWith {
            for word in words where !own.contains(word) && !dietWords.contains(word) {
                for content in Content.named(word) where !question.contents.contains(content) { question.contents.append(content) }
            }
        }
        return question.contents.isEmpty && question.diets.isEmpty ? nil : (food, question)
    }

    /// "any allergens in it?": all that labels name.
    static func asksAllergens(_ words: [String]) -> Bool {
        words.contains { $0.hasPrefix("allergen") || $0.hasPrefix("alergen") }
            && words.isDisjoint(with: ["my", "i", "mi", "me", "avoid", "remove", "forget"])
    }

    /// "hay algún restaurante vegetariano cerca?" asks of no food.
    private static let places: Set<String> = ["restaurant", "restaurante", "nearby", "cerca", "tienda", "store", "supermarket"]
    /// "¿tiene maní?" names what is looked for alone.
    private static let holding: Set<String> = ["tiene", "lleva", "contiene", "trae", "tendra", "llevara", "llevaba", "tenia"]
    private static let kinds: Set<String> = ["ask_nutrient", "ask_food_facts", "set_preference", "search_food", "out_of_scope"]

    /// "is it vegetarian?", "¿tiene gluten?": of the food spoken of last.
    private static func ofLast(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> FoodMention? {
        guard let last = tracker.food, words.count <= 8, reading.when.isEmpty, reading.amounts.allSatisfy({ $0.unit == nil }),
            reading.foods.allSatisfy({ isClass($0) || !Content.named(in: $0.said).isEmpty }),
            ["it", "that", "this", "they", "those", "these", "there", "eso", "esto"].contains(where: words.prefix(4).contains) || asksAllergens(words)
                || ["tiene", "es", "lleva", "contiene", "son", "tienen", "llevan", "contienen", "hay", "trae", "and", "y"].contains(words.first),
            !words.contains("i"), !words.contains("my"),
            !["log_food", "delete_entry", "correct", "undo"].contains(reading.intent.name) || reading.text.hasSuffix("?")
        else { return nil }
        return last.mention()
    }

    /// "does bread have milk in it" is about the first food, "is there milk in bread" about the last.
    private static func subject(_ foods: [FoodMention], _ words: [String]) -> FoodMention? {
        guard words.contains("there") || words.contains("hay"), let last = foods.last,
            let place = words.lastIndex(where: { $0 == "in" || $0 == "en" }),
            words[place...].contains(where: Word.split(last.said).contains)
        else { return foods.first }
        return last
    }

    /// "gluten", "dairy", "nuts" are what is asked for, not what is asked about.
    private static func isClass(_ mention: FoodMention) -> Bool {
        Word.split(mention.said).allSatisfy(Vocabulary[.contentClass].contains)
    }
}
