import NLU
import Nutrition

/// What stands in the diary is to be taken for another food.
extension Intents {
    /// "just call it a chicken sandwich", "put it down as a wrap instead", "digamos que era un croissant", "ponlo como un bocadillo".
    static func takenFor(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        var words = reading.words.drop { beforeTaking.contains($0) }
        guard let last = tracker.entries.last, ["log_food", "correct", "copy_entries"].contains(tracker.lastAction), let verb = words.popFirst(),
            !reading.text.hasSuffix("?"), reading.when.isEmpty, reading.nutrients.isEmpty, words.count <= 12
        else { return nil }
        let foods = reading.foods.filter { !$0.negated }
        guard let food = foods.only, food.best != nil, !food.isDefinite else { return nil }
        if pointingVerbs.contains(verb) {
            // "ponlo como un croissant"; "ponlo con leche" is another matter.
            guard words.first.map({ ["como", "por"].contains($0) }) ?? false else { return nil }
        } else if calling.contains(verb), words.first.map({ ["it", "that", "this"].contains($0) }) ?? false {
            words.removeFirst()
            words = words.drop { ["down", "in", "up"].contains($0) }
            guard verb == "call" || words.first.map({ ["as", "like", "was"].contains($0) }) ?? false else { return nil }
        } else if ["say", "pon"].contains(verb) {
            words = words.drop { $0 == "que" }
            let isSaid = words.first.map { ["it", "that"].contains($0) } ?? false
            if isSaid { words.removeFirst() }
            guard words.first.map({ ["era", "fue", "es", "was", "is", "were"].contains($0) }) ?? false else { return nil }
        } else {
            return nil
        }
        var told = food
        told.amount = food.amount.quantity == 1 && food.amount.unit == nil ? Amount() : food.amount
        return [.correct(Correction(selection: Selection(ids: [last]), food: told, amount: told.amount.isEmpty ? nil : told.amount))]
    }

    /// "broccoli not bok choy", "avena, no granola": the one stands for the other.
    static func oneNotOther(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction), reading.intent.name == "log_food", reading.when.isEmpty,
            reading.foods.count == 2, let new = reading.foods.first, !new.negated, let old = reading.foods.last, old.negated,
            reading.foods.allSatisfy({ $0.best != nil && $0.removed.isEmpty }), !reading.text.hasSuffix("?"),
            reading.words.count <= Word.split(new.said).count + Word.split(old.said).count + 2, reading.words.contains(where: ["not", "no"].contains)
        else { return nil }
        let named = FoodMention(said: old.said, candidates: old.candidates)
        let amount = new.amount.isEmpty ? nil : new.amount
        return [.correct(Correction(selection: Selection(foods: [named]), food: new, amount: amount, words: reading.words.joined(separator: " ")))]
    }

    /// "margarina, no mantequilla", "café, no té", where what it was not stands; else as it was read.
    static func instead(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop(while: OrderWords.apologising.contains))
        guard !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction), ["log_food", "correct"].contains(reading.intent.name),
            reading.when.isEmpty, var new = reading.foods.only, !new.negated, !new.isDefinite, new.best != nil, !reading.text.hasSuffix("?"),
            case let name = Word.split(new.said), let turn = words.lastIndex(where: ["not", "no"].contains), turn > 0, turn + 1 < words.count,
            words[..<turn].suffix(name.count) == name[...], turn - name.count <= (new.amount.isEmpty ? 1 : 3), words.count - turn <= 4,
            // "coca cola no hubo" tells of none; "café no té" has a food behind it, which the commas tell for sure.
            [", no ", " not "].contains(where: reading.text.lowercased().contains)
        else { return nil }
        let old = words[(turn + 1)...].drop { ["el", "la", "los", "las", "the", "un", "una", "a"].contains($0) }.joined(separator: " ")
        guard
            !["mucho", "mucha", "tanto", "tanta", "gracia", "gracias", "mas", "much", "many", "thanks", "more", "lot", "seguro", "sure"].contains(old)
        else { return nil }
        let amount = new.amount.isEmpty || new.amount == Amount(quantity: 1) ? nil : new.amount
        new.removed = []
        var correction = Correction(
            selection: Selection(foods: [FoodMention(said: old, candidates: [])]), food: new, amount: amount, words: words.joined(separator: " "))
        correction.otherwise =
            reading.intent.name == "correct"
            ? correct(reading, tracker).first : .logFood(LogFood(foods: reading.foods.filter { !$0.negated }, when: reading.when))
        return [.correct(correction)]
    }

    /// Open what an unknown food is: "it's basically a chicken sandwich with fries", "es como un bocadillo de lomo".
    static let describing = Set(Word.split("it it's thats that's basically like es era fue como son eran básicamente sería"))

    private static let beforeTaking = Set(
        Word.split(
            "just ok okay well so then lets let us please can you actually maybe no better i d i'd mejor pues entonces vale bueno y por favor solo"))
    private static let calling: Set<String> = ["call", "put", "log", "count", "record", "treat", "track", "enter", "mark", "write", "consider"]
    private static let pointingVerbs = Set(
        Word.split(
            """
            ponlo ponla apúntalo apúntala anótalo anótala regístralo regístrala cuéntalo cuéntala déjalo déjala llámalo llámala considéralo hazlo tómalo
            ponelo ponela anotalo anotala apuntalo dejalo contalo ponerlo apuntarlo
            """))
}
