import NLU
import Nutrition

/// A recipe that is shown or listed, put on a day or at a meal: "ponla para la comida del martes", "put the second one on Tuesday".
extension Intents {
    static func placedRecipe(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let recipes = tracker.recipes, placesRecipe(reading, tracker) else { return nil }
        let when = (reading.target ?? When()).filled(from: reading.when)
        let servings = reading.amounts.first { $0.unit?.name == "serving" }?.quantity
        guard !when.isEmpty, reading.ordinal.map({ recipes.last.at(ordinal: $0) != nil }) ?? true else { return nil }
        return .logRecipe(RecipeServings(ordinal: reading.ordinal, words: "", servings: servings, when: when))
    }

    /// Whether the recipe spoken of is to be, or was, eaten: by its place in the list, or by the pronoun of the one that is open.
    private static func placesRecipe(_ reading: Reading, _ tracker: Tracker) -> Bool {
        let words = reading.words, last = tracker.lastAction ?? ""
        guard recipeActions.contains(last) || tracker.speaksOfRecipe, reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty,
            reading.amounts.allSatisfy({ $0.unit?.name == "serving" || $0.unit == nil }), !reading.text.hasSuffix("?"), !asksHowMade(words),
            words.count <= 12, words.isDisjoint(with: keepingOff)
        else { return false }
        if reading.ordinal != nil { return words.contains { deed(in: $0) != nil } }
        guard tracker.speaksOfRecipe else { return false }
        // "ponla", "it … put on", "la anoto", "me la comí".
        return words.indices.contains { place in
            guard let deed = deed(in: words[place]) else { return false }
            return deed.hasPronoun || words.contains("it") || place > 0 && ["la", "lo"].contains(words[place - 1])
                || place > 1 && ["voy", "vamos"].contains(words[place - 1]) || words.contains("la") && words.contains("voy")
        }
    }

    /// A verb of putting down, having or making, without the pronoun that may hang on it.
    static func deed(in word: String) -> (hasPronoun: Bool, Void)? {
        if placing.contains(word) { return (false, ()) }
        for tail in ["mela", "melo", "nosla", "la", "lo"] where word.hasSuffix(tail) && placing.contains(String(word.dropLast(tail.count))) {
            return (true, ())
        }
        return nil
    }

    /// A weekday of what is planned is the one to come: "ponla para el martes".
    static func recipeAhead(_ reading: Reading, _ tracker: Tracker, _ today: Day) -> Reading {
        guard tracker.recipes != nil, placesRecipe(reading, tracker), !Vocabulary.says(.eating, reading.words) else { return reading }
        return reading.ahead(of: today)
    }

    /// "¿cómo se prepara la 2?": the number behind its article.
    static func placeAtEnd(_ words: [String]) -> Int? {
        ["la", "el", "number", "numero", "recipe", "receta"].contains(words.dropLast().last) ? words.last.flatMap(Int.init) : nil
    }

    /// "guarda la segunda y la tercera", "unsave it".
    static func saved(_ reading: Reading, _ foods: [FoodMention]) -> [Request] {
        let isOver = reading.intent.name == "unsave_recipe", places = reading.words.compactMap(Pointers.place)
        if foods.isEmpty, places.count > 1 { return places.map { .saveRecipe(ordinal: $0, words: "", isOver: isOver) } }
        return [.saveRecipe(ordinal: reading.ordinal, words: foods.map(\.said).joined(separator: " "), isOver: isOver)]
    }

    private static let placing = Set(
        Word.split(
            """
            put log add plan schedule have had want make making cook cooking eat eating ate track enter pencil pon pone poné ponga anota anotá apunta
            apuntá agrega agregá añade deja dejá planea planeá planifica programa registra registrá mete suma cena cenar ceno cené cenaré come comer
            como comí comeré almuerza almorzar almuerzo almorcé almorzaré desayunar desayuno desayuné desayunaré hago hice haré hacer preparo preparar
            prepararé cocino cocinar cocinaré quiero quisiera queremos anoto apunto agrego dejo pongo registro planeo tomo tomé tomar
            """))
    /// Of something else than eating it.
    private static let keepingOff: Set<String> = [
        "save", "guarda", "guardar", "show", "muestra", "find", "busca", "other", "otra", "delete", "remove", "borra", "quita", "instead", "dont",
        "no", "not", "never", "nunca",
    ]
}

extension Reading {
    /// "muéstrame la 1", after a list of recipes: its place, and no hour.
    func placedInList(_ tracker: Tracker) -> Reading {
        if let ordered = orderedFromList(tracker) { return ordered }
        guard when.minute != nil || amounts.only.map({ $0.unit == nil && $0.size == nil }) == true && ordinal == nil, foods.isEmpty, words.count <= 6,
            words.dropLast().last == "la", words.dropLast(2).last != "a",
            Intents.recipeActions.contains(tracker.lastAction ?? "") || tracker.lastAction == "list_saved_recipes",
            let place = words.last.flatMap({ Int($0) }), (1...(tracker.recipes?.last.count ?? 1)).contains(place)
        else { return self }
        var reading = self
        reading.ordinal = place
        reading.when.minute = nil
        reading.amounts = []
        return reading
    }

    /// "pon la 1 para cenar", "anota la 2 para mañana": its place too, where something is to be done with it.
    private func orderedFromList(_ tracker: Tracker) -> Reading? {
        guard Intents.recipeActions.contains(tracker.lastAction ?? ""), let count = tracker.recipes?.last.count, foods.isEmpty, words.count <= 8,
            let deed = words.prefix(3).firstIndex(where: { Intents.deed(in: $0) != nil }), deed + 2 < words.count, words[deed + 1] == "la",
            let place = Int(words[deed + 2]), (1...count).contains(place), words[(deed + 3)...].first != "y"
        else { return nil }
        var reading = self
        reading.ordinal = place
        (reading.when.minute, reading.when.isOfEitherHalf) = (nil, nil)
        reading.target?.minute = nil
        reading.target?.isOfEitherHalf = nil
        reading.amounts = []
        return reading
    }

    /// A weekday that was, as the one to come; what is told to be past stays.
    func ahead(of today: Day) -> Reading {
        guard words.isDisjoint(with: ["ayer", "anoche", "antier", "anteayer", "pasado", "pasada", "yesterday", "last", "ago", "hace"]) else {
            return self
        }
        func ahead(_ when: When) -> When {
            guard let day = when.day, day < today, today.number - day.number < 7 else { return when }
            var when = when
            when.days = day.advanced(by: 7)...day.advanced(by: 7)
            return when
        }
        var reading = self
        reading.when = ahead(when)
        reading.target = target.map(ahead)
        for place in foods.indices { reading.foods[place].when = ahead(foods[place].when) }
        return reading
    }
}
