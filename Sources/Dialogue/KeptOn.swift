import NLU
import Nutrition

/// What goes on from something that was kept and not eaten: "and coconut" after olives are disliked, "granola too" after a favourite.
extension Intents {
    /// "actually mushrooms are fine", "los champiñones ya están bien": what was not liked may come again, whatever was told since.
    static func fineAgain(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !reading.foods.isEmpty, words.count <= 8, reading.when.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            reading.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated }), Preference.isFineAgain(words),
            !Preference.isQuestion(reading.text, words), !words.indices.contains(where: { Diet.named(words, at: $0) != nil }),
            ["correct", "log_food", "tick_grocery", "inform", "out_of_scope", "affirm", "delete_entry", "ask_food_facts"].contains(
                reading.intent.name) || Preference.eatsIndeed(words) && ["set_preference", "search_food"].contains(reading.intent.name)
        else { return nil }
        if Preference.eatsIndeed(words) { return [.setPreferences([Preference(kind: .dislikes, words: reading.foods.map(\.said), isOver: true)])] }
        let takesBack = words.contains(where: ["actually", "again", "now", "realidad", "ya", "ahora", "otra"].contains)
        let isInGeneral = words.contains(where: ["are", "estan"].contains) && !words.contains("the")
        // "the burger is fine": as it was logged.
        if !takesBack, !isInGeneral, words.contains("the"), words.count <= 5, ["log_food", "correct"].contains(tracker.lastAction ?? "") {
            return [.tell(.pleased)]
        }
        guard takesBack || isInGeneral && (tracker.hint.isEmpty || tracker.lastAction != "log_food") else { return nil }
        return [.setPreferences([Preference(kind: .dislikes, words: reading.foods.map(\.said), isOver: true)])]
    }

    /// "forget the pork thing", "olvida lo del cerdo": what was told of a taste, and no row.
    private static func tasteForgotten(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.foods.count == 1, Vocabulary[.takingBack].contains(words[0]) || words.contains(where: ["quitalo", "quita", "olvida"].contains),
            words.count <= 7, reading.when.isEmpty,
            words.contains("thing") || zip(words, words.dropFirst()).contains(where: { $0 == "lo" && ["del", "de"].contains($1) })
        else { return nil }
        let names = [reading.foods[0].said.split(separator: " ").filter { $0 != "thing" }.joined(separator: " ")]
        return [.setPreferences([Preference(kind: .dislikes, words: names, isOver: true)])]
    }

    static func keptOn(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        if let forgotten = tasteForgotten(reading, tracker) { return forgotten }
        guard let kept = tracker.inquiry, words.count <= 8, !words.isEmpty, reading.when.isEmpty, !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.amount.unit == nil && $0.amount.quantity ?? 1 == 1 }), !reading.text.hasSuffix("?"),
            !Vocabulary.says(.eating, words)
        else { return nil }
        let foods = reading.foods.map { food in
            var food = food
            food.negated = false
            return food
        }
        switch kept {
        case .setPreferences(let told):
            guard let last = told.last(where: { $0.kind != .diet }) else { return nil }
            let names = foods.map(\.said)
            // "actually olives are fine", "remove olives": what was just told is taken back.
            if Vocabulary.says(.pleased, words) && Vocabulary.says(.being, words)
                || Vocabulary[.takingBack].contains(words[0]) && names.allSatisfy({ name in last.words.contains { Preference.same($0, name) } })
            {
                return [.setPreferences([Preference(kind: last.kind, words: names, isOver: true)])]
            }
            if isException(words), !last.isOver, last.kind != .likes {
                // "except in soup": how it is made is not kept.
                return ["in", "en"].contains(words[1])
                    ? [.tell(.nothingDone)] : [.setPreferences([Preference(kind: .dislikes, words: names, isOver: true)])]
            }
            // "and I love mangoes", after pork is not eaten.
            if goesOn(words), last.kind != .likes, words.contains(where: loving.contains),
                words.isDisjoint(with: ["don", "dont", "not", "no", "never"])
            {
                return [.setPreferences([Preference(kind: .likes, words: names)])]
            }
            guard goesOn(words), !last.isOver, !isOfTaste(words) else { return nil }
            return [.setPreferences([Preference(kind: last.kind, words: names)])]
        case .keep(.favour): return goesOn(words) ? [.keep(.favour(foods, from: Selection()))] : nil
        default: return nil
        }
    }

    /// "add sesame as well", "añade también el kiwi", after what may not be eaten was asked or told: kept with that, and not eaten.
    static func refusedBesides(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, last = tracker.lastAction
        guard last == "ask_profile" || last == "set_preference", let kind = refusedLast(tracker), (2...9).contains(words.count), reading.when.isEmpty,
            !reading.text.hasSuffix("?"), reading.amounts.isEmpty, reading.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated }),
            !Vocabulary.says(.eating, words), words.isDisjoint(with: loving)
        else { return nil }
        let names = reading.foods.isEmpty ? words.filter { !Content.named($0).isEmpty } : reading.foods.map(\.said)
        let isAdded =
            ["add", "put", "include", "anade", "agrega", "pon", "incluye", "suma", "anota", "apunta"].contains(words[0])
            && words.contains(where: ["also", "too", "well", "tambien", "list", "lista", "allergy", "allergie", "alergia", "them", "those"].contains)
        // "and kiwi", right after the list.
        let isListedOn = last == "ask_profile" && goesOn(words) && words.count <= 4
        // "add a coffee too" is drunk where it is no allergen, and something stands.
        let isAllergen = names.allSatisfy { Content.named(in: $0).contains(where: \.isAllergen) }
        guard !names.isEmpty, isAdded || isListedOn, last == "ask_profile" || isAllergen || tracker.entries.isEmpty else { return nil }
        return [.setPreferences([Preference(kind: kind, words: names)])]
    }

    private static func refusedLast(_ tracker: Tracker) -> Preference.Kind? {
        switch tracker.inquiry {
        case .own(.ask(["allergies"]))?: .allergies
        case .own(.ask(["dislikes"]))?: .dislikes
        case .setPreferences(let told)?: told.last { $0.kind == .allergies || $0.kind == .dislikes }.flatMap { $0.isOver ? nil : $0.kind }
        default: nil
        }
    }

    /// "pero el atún en lata sí", "except canned tuna", "but eggs are fine": what is eaten all the same.
    private static func isException(_ words: [String]) -> Bool {
        let plain = words.drop { ["en", "realidad", "bueno", "ah", "no"].contains($0) }
        return ["except", "excepto", "salvo"].contains(words[0])
            || ["el", "la", "los", "las"].contains(plain.first ?? "") && plain.last == "si" && words.count <= 7
            || ["but", "pero", "though", "aunque"].contains(words[0])
                && (["si", "fine", "ok", "okay", "yes"].contains(words[words.count - 1]) || words.suffix(3).contains("si") && words.count <= 6)
    }

    private static let loving = Set(Word.split("love adore enjoy like encanta encantan gusta gustan"))

    /// "and I don't eat pork", "y odio las berenjenas": of taste by its own words, whatever was told before.
    private static func isOfTaste(_ words: [String]) -> Bool {
        words.contains(where: ["eat", "como"].contains) || Vocabulary.says(.liking, words) || Vocabulary.says(.refusing, words)
    }

    /// Begins or ends as who names more of the same, and says nothing else.
    private static func goesOn(_ words: [String]) -> Bool {
        !Vocabulary.says(.logging, words)
            && (["and", "also", "plus", "nor", "or", "oh", "y", "e", "ni", "tampoco", "tambien"].contains(words[0])
                || ["too", "also", "either", "tambien", "tampoco"].contains(words[words.count - 1]) || words.suffix(2) == ["as", "well"])
    }
}
