import NLU
import Nutrition

/// A recipe of the person's own, told with what goes into it.
extension KeepIntents {
    /// "I made a chilli: 500 g of beef, … makes 4", "here's my chilli recipe, serves 6: 500 g beef, …", "create a recipe called shake: …", "my chilli has 500 g of beef …, it makes 4".
    static func recipeTold(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard
            [
                "search_recipe", "save_meal", "create_food", "recommend_recipe", "save_recipe", "show_recipe", "log_food", "set_usual",
                "out_of_scope", "inform",
            ]
            .contains(reading.intent.name) || reading.intent.name == "correct" && isHeadedByDeed(words, reading.text),
            reading.when.isEmpty || isOfOneself(words), !reading.text.hasSuffix("?"),
            Vocabulary.says(.recipe, words)
                || servings(words).map({ $0 > 1 }) == true
                    && (words.contains(where: { ["my", "mi"].contains($0) || cooked.contains($0) }) || isHeaded(reading.text)),
            let name = isOfOneself(words) ? reading.given?.text : nameTold(words, reading.text)
        else { return nil }
        let eaten = portionsEaten(words)
        let named = Set(Word.split(name)), isCalled = calledBehind(words) != nil
        var foods = reading.foods.filter { !$0.negated && ($0.amount.quantity != nil || !named.isSuperset(of: Word.split($0.said))) }
        // "… serves 4. Call it carrot soup": the four are no soups.
        if isCalled, let last = foods.last, named == Set(Word.split(last.said)) { foods.removeLast() }
        // "a pot of lentil soup: 500 g of lentils, …": the whole is none of its parts.
        // The three bananas of a banana bread are.
        if let first = foods.first, named.isSuperset(of: Word.split(first.said)), foods.count > 2, first.amount.unit?.grams == nil,
            first.amount.quantity ?? 1 == 1
        {
            foods.removeFirst()
        }
        guard foods.count > 1, foods.contains(where: { $0.amount.quantity != nil }) else { return nil }
        return [
            .keep(
                .saveMeal(
                    name: asWritten(name, in: reading.text), from: Selection(), foods: foods, servings: servings(words) ?? servedAtMark(reading.text),
                    eaten: eaten))
        ]
    }

    /// "baked banana bread: 3 bananas, …", "I make my own soup: 400 g of carrots, …": one tells of cooking before the colon.
    private static func isHeadedByDeed(_ words: [String], _ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), case let head = Word.split(String(text[..<colon])), (2...6).contains(head.count) else {
            return false
        }
        return words.prefix(head.count).contains { cooked.contains($0) || $0 == "make" }
    }

    /// "…, serves 4. Call it carrot soup": the name at the end.
    private static func calledBehind(_ words: [String]) -> String? {
        guard
            let call = words.indices.dropLast(2).last(where: {
                ["call", "name"].contains(words[$0]) && ["it", "this", "that"].contains(words[$0 + 1])
            }), call > words.count / 2
        else { return nil }
        let name = words[(call + 2)...].drop { ["my", "the", "a"].contains($0) }
        return (1...5).contains(name.count) && name.allSatisfy { Double($0) == nil } ? name.joined(separator: " ") : nil
    }

    /// "una receta mía: lentejas de mi madre, …", "a recipe of mine, …": named behind the mark.
    private static func isOfOneself(_ words: [String]) -> Bool {
        guard let recipe = words.firstIndex(where: Vocabulary[.recipe].contains), recipe <= 5 else { return false }
        let next = Array(words[(recipe + 1)...].prefix(3))
        return next.first.map(["mia", "mio", "mine", "propia", "propio", "casera"].contains) ?? false || next.starts(with: ["of", "mine"])
            || next == ["of", "my", "own"] || next.starts(with: ["de", "casa"])
    }

    /// "chilli: 500 g of mince, …, serves 4": a name before the colon, and no meal.
    private static func isHeaded(_ text: String) -> Bool {
        let head = text.firstIndex(of: ":").map { Word.split(String(text[..<$0])) } ?? []
        return (1...4).contains(head.count) && head.allSatisfy { Double($0) == nil && !ordering.contains($0) && !Vocabulary[.mealWord].contains($0) }
            && !head.contains { Meal(rawValue: $0) != nil || Vocabulary[.eating].contains($0) || ["today", "yesterday", "hoy", "ayer"].contains($0) }
    }

    /// "… para 4:", "… for 4:": before what goes into it.
    static func servedAtMark(_ text: String) -> Double? {
        text.split(separator: ":").lazy.compactMap { part -> Double? in
            let words = Word.split(String(part)).suffix(2)
            guard words.count == 2, ["para", "for"].contains(words.first), let count = words.last.flatMap({ Double($0) ?? numbers[$0] }) else {
                return nil
            }
            return (1...50).contains(count) ? count : nil
        }.first
    }

    /// "…, and I had two portions", "me comí una": how many servings of it were eaten, told behind its parts.
    private static func portionsEaten(_ words: [String]) -> Double? {
        guard let verb = words.lastIndex(where: { Vocabulary[.havingEaten].contains($0) }), verb > words.count / 2, verb + 1 < words.count,
            let count = ["one", "a", "una", "un"].contains(words[verb + 1]) ? 1 : Double(words[verb + 1]) ?? numbers[words[verb + 1]]
        else { return nil }
        return verb + 2 == words.count || yields.contains(words[verb + 2]) ? count : nil
    }

    /// "call it mom's stew", "name that my shake", "llámalo guiso": another name for what was just kept.
    static func callsIt(_ words: [String]) -> Bool {
        let order = words.drop { ["ok", "and", "please", "just", "now", "let", "can", "you", "y", "mejor"].contains($0) }
        return ["call", "name", "rename"].contains(order.first) && ["it", "that", "this"].contains(order.dropFirst().first)
            || ["llamalo", "llamala", "nombralo", "nombrala"].contains(order.first)
    }

    /// A name of singular words as it stands in the message.
    static func asWritten(_ name: String, in text: String) -> String {
        let written = text.split(whereSeparator: { $0.isWhitespace || ":,;.=(".contains($0) }).map(String.init)
        let wanted = name.split(separator: " ").map(String.init)
        let start = written.indices.first { written[$0...].prefix(wanted.count).map { Word.split($0).joined() } == wanted }
        return start.map { written[$0..<$0 + wanted.count].joined(separator: " ") } ?? name
    }

    /// "my NAME recipe", "recipe called NAME", "mi receta de NAME", "my NAME has", "I made a pot of NAME".
    private static func nameTold(_ words: [String], _ text: String) -> String? {
        if let called = calledBehind(words) { return called }
        let called = words.firstIndex { ["called", "named", "llamada", "llamado"].contains($0) }
        let recipe = words.firstIndex { Vocabulary[.recipe].contains($0) }
        let mine = words.firstIndex { ["my", "mi"].contains($0) }
        let made = words.prefix(5).lastIndex(where: cooked.contains) ?? words.prefix(3).firstIndex(where: vessels.contains).map { $0 - 1 }
        var start = 0
        // "receta: lentejas de mi madre para 4: …": what stands between the marks.
        let isFirst =
            recipe == 0 && text.count(where: { $0 == ":" }) > 1 && text.firstIndex(of: ":").map { Word.split(String(text[..<$0])).count == 1 } == true
        if isFirst {
            start = words.dropFirst().first.map(["my", "mi", "mis", "our"].contains) == true ? 2 : 1
        } else if let called {
            start = called + 1
        } else if let recipe, recipe + 1 < words.count, ["de", "for", "of"].contains(words[recipe + 1]) {
            start = recipe + 2
        } else if let mine, mine <= 3 || recipe.map({ mine > $0 && mine <= $0 + 2 }) ?? false {
            start = mine + 1
        } else if let recipe, let made, made < recipe, recipe <= 3 {
            // "hice una receta: pan de plátano con 3 plátanos".
            start = recipe + 1
        } else if let made {
            start = made + 1
            // A "pan de plátano" is no pan.
            if let vessel = words[start...].prefix(4).lastIndex(where: vessels.contains), vessel + 1 < words.count,
                words[vessel + 1] == "of" || words[vessel + 1] == "de" && words[vessel] != "pan"
            {
                start = vessel + 2
            }
        } else if let recipe, (1...4).contains(recipe), text.contains(":"),
            words[..<recipe].allSatisfy({ Double($0) == nil && !ordering.contains($0) })
        {
            // "chili recipe, serves 5: 500 g of mince, …".
            start = 0
        } else if isHeaded(text) {
            start = 0
        } else {
            return nil
        }
        // The "con" of "receta de arroz con leche: …" is of its name.
        let colon = text.firstIndex(of: ":").map { Word.split(String(text[..<$0])).count } ?? 0
        let joins = words.prefix(colon).dropFirst(start).contains { ending.contains($0) && !["con", "with"].contains($0) } ? [] : ["con", "with"]
        let whole = words[min(start, words.count)...].drop {
            ["a", "an", "the", "la", "el", "some", "big", "una", "un", "uno", "unas", "unos", "los", "own", "propia"].contains($0)
                || Vocabulary[.recipe].contains($0)
        }
        let name = zip(whole.indices, whole).prefix { place, word in
            (!ending.contains(word) || place < colon - 1 && joins.contains(word)) && word.first?.isNumber != true
        }.map(\.1)
        return (1...5).contains(name.count) ? name.joined(separator: " ") : nil
    }

    private static let ordering = Set(
        Word.split("save new create make add store keep log this that a an the here heres our quick guarda nueva crea haz agrega esta una la"))
    private static let cooked = Set(
        Word.split("made cooked baked prepared created hice hicimos preparé preparamos cociné cocinamos horneé cocine prepare cook bake"))
    private static let vessels = Set(Word.split("pot batch pan tray bowl loaf olla tanda fuente cazuela bandeja cacerola sartén"))
    private static let ending = Set(
        Word.split(
            "recipe receta has have is contains for with serve serves makes make lleva tiene es para con one two three four half una uno dos tres medio"
        ))
}

extension Intents {
    /// "i had one serving with a cup of rice", of one's own curry that was just kept.
    private static func servingBeside(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard let own = tracker.food, own.id.isOwn, reading.intent.name == "log_food", !reading.foods.isEmpty, !reading.text.hasSuffix("?"),
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite }),
            let serving = words.prefix(6).firstIndex(where: servings.contains), serving + 2 < words.count,
            ["with", "and", "plus", "con", "y", "mas"].contains(words[serving + 1]),
            reading.foods.allSatisfy({ food in
                Word.split(food.said).first.flatMap(words.firstIndex(of:)).map { $0 > serving } ?? false && food.amount.unit?.name != "serving"
            })
        else { return nil }
        let amount = reading.amounts.first { $0.unit?.name == "serving" } ?? Amount(quantity: 1, unit: Unit("serving"))
        return .logFood(LogFood(foods: [own.mention(amount)] + reading.foods, when: reading.when))
    }

    private static let servings: Set<String> = ["serving", "portion", "racion", "porcion"]

    /// "how many calories per serving?", "log two servings", "una ración", of the own food or recipe that is spoken of.
    static func ofServing(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        if let beside = servingBeside(reading, tracker) { return beside }
        guard let food = tracker.food, food.id.isOwn, reading.foods.isEmpty,
            words.count <= 8, words.contains(where: ["serving", "portion", "racion", "racione", "porcion", "porcione"].contains)
        else { return nil }
        let amount = reading.amounts.only { $0.unit?.name == "serving" }
        let isEach = zip(words, words.dropFirst()).contains {
            ["per", "each", "a", "por", "cada", "one", "una"].contains($0) && ["serving", "portion", "racion", "porcion"].contains($1)
        }
        if isEach, reading.isQuestion || reading.text.hasSuffix("?") || !reading.nutrients.isEmpty {
            let nutrients = reading.nutrients.isEmpty ? [.energy] : reading.nutrients
            return .askNutrients(foods: [food.mention(Amount(quantity: 1, unit: Unit("serving")))], nutrients: nutrients)
        }
        guard let amount, amount.quantity != nil, !reading.text.hasSuffix("?"), Vocabulary.says(.logging, words.prefix(1)) else { return nil }
        var log = LogFood(foods: [food.mention(amount)], when: reading.when)
        // "log 2 servings instead": in the place of the bowl that stands.
        if words.last == "instead", tracker.entries.count == 1 { log.replaces = tracker.entries[0] }
        return .logFood(log)
    }
}
