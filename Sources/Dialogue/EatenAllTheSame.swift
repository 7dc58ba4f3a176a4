import NLU
import Nutrition

/// What a message allows beside what it refuses: "no como carne pero sí pescado", "no dairy for me, butter is ok though", "I can eat eggs but not dairy".
extension Intents {
    /// "what can't I have?", "what am I not allowed to eat": what is kept of diet, allergies and dislikes.
    static func forbiddenAsked(_ reading: Reading) -> [Request]? {
        let words = reading.words.filter { $0 != "t" }
        guard (4...8).contains(words.count), ["what", "que"].contains(words[0]), reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.when.isEmpty,
            words.contains(where: ["cant", "not", "no", "can"].contains), words.contains(where: ["have", "eat", "comer", "tomar"].contains),
            [["what", "cant", "i"], ["what", "can", "i", "not"], ["what", "am", "i", "not"], ["what", "cannot", "i"]]
                .contains(where: words.starts(with:))
        else { return nil }
        return [.askProfile]
    }
}

extension Preference {
    /// The foods that are refused, and those that are eaten all the same.
    static func parted(_ foods: [String], _ words: [String], refuses: Bool) -> (refused: [String], eaten: [String]) {
        guard refuses || words.contains(where: denying.contains) else { return (foods, []) }
        var eaten: [String] = []
        for food in foods {
            let name = Word.split(food)
            guard let place = words.indices.first(where: { words[$0...].starts(with: name) }) else { continue }
            let before = words[..<place], after = words[(place + name.count)...]
            if isFine(after) || isEaten(before) || isExcepted(before, refuses) || goesOn(before, after, eaten) { eaten.append(food) }
        }
        let but = eatenAllTheSame(words)
        eaten += foods.filter { food in
            !eaten.contains(food) && but.map { but in words.firstIndex(of: Word.split(food).first ?? "").map { $0 > but } ?? false } ?? false
        }
        return (foods.filter { !eaten.contains($0) }, eaten)
    }

    /// "butter is ok", "oats are totally fine".
    private static func isFine(_ after: ArraySlice<String>) -> Bool {
        guard let verb = after.first, ["is", "are", "s", "esta", "estan"].contains(verb) else { return false }
        let said = after.dropFirst().drop { ["totally", "all", "still", "perfectly", "usually", "muy"].contains($0) }.first
        return ["fine", "ok", "okay", "allowed", "alright", "good", "bien"].contains(said)
    }

    /// "but I do eat fish", "I can have eggs", where it is not denied.
    private static func isEaten(_ before: ArraySlice<String>) -> Bool {
        let led = Array(before.reversed().drop { ["some", "a", "the", "only", "just", "lo", "la", "el"].contains($0) }.prefix(4))
        guard let verb = led.first, led.dropFirst().allSatisfy({ !denying.contains($0) && !hindering.contains($0) }),
            // "I get hives when I eat strawberries", "my throat swells if I eat kiwi".
            before.suffix(6).isDisjoint(with: hindering)
        else { return false }
        if verb == "eat" { return led.dropFirst().contains(where: ["i", "do", "still", "can", "but", "also"].contains) }
        return verb == "have" && led.dropFirst().first == "can"
    }

    /// "vegan except for eggs"; "everything except mushrooms" refuses those.
    private static func isExcepted(_ before: ArraySlice<String>, _ refuses: Bool) -> Bool {
        refuses && ["except", "excepto", "salvo"].contains(before.reversed().first { $0 != "for" } ?? "")
            && before.allSatisfy { !["everything", "anything", "all", "todo", "toda"].contains($0) }
    }

    /// "I eat fish and eggs": what is joined to what is eaten, and nothing said of it.
    private static func goesOn(_ before: ArraySlice<String>, _ after: ArraySlice<String>, _ eaten: [String]) -> Bool {
        guard let last = eaten.last.map(Word.split), ["and", "or", "y", "o"].contains(before.last),
            before.dropLast().suffix(last.count).elementsEqual(last)
        else { return false }
        return after.isEmpty || ["but", "pero", "sometimes", "though"].contains(after.first)
    }

    /// Where "pero sí …", "but I eat …" begins, behind what is refused.
    private static func eatenAllTheSame(_ words: [String]) -> Int? {
        words.indices.first { place in
            guard ["pero", "but", "aunque"].contains(words[place]), words[..<place].contains(where: denying.contains) else { return false }
            let next = words[(place + 1)...].prefix(3)
            return next.first == "si"
                || ["como", "eat"].contains(where: next.contains) && next.allSatisfy { !denying.contains($0) } && next.first != "no"
                    && !words[place...].contains(where: ill.contains)
        }
    }

    /// Before "I eat": on what condition, or hardly ever.
    private static let hindering: Set<String> = [
        "if", "when", "whenever", "never", "hardly", "barely", "rarely", "avoid", "after", "every", "cuando", "nunca",
    ]
    private static let ill = Vocabulary[.allergic].union(Word.split("ill sick hurt hurts bad make makes mal enferman daño sientan caen hacen"))
    static let denying: Set<String> = ["don", "dont", "not", "no", "t", "isnt", "arent", "doesn", "cant", "can't"]

    /// "I don't eat meat but I eat fish", "… but I do eat chicken": what is left of the refusal.
    static func meatAllBut(_ refused: [String], _ eaten: [String]) -> Preference? {
        guard refused.contains(where: { same($0, "meat") || same($0, "carne") }), let first = eaten.first else { return nil }
        if eaten.allSatisfy(isOfFish) { return Preference(kind: .diet, words: [Diet.pescatarian.rawValue]) }
        let poultry = ["chicken", "turkey", "poultry", "pollo", "pavo", "ave"]
        guard eaten.contains(where: { Word.split($0).contains(where: poultry.contains) }) else { return nil }
        return Preference(kind: .dislikes, words: [["pollo", "pavo", "ave"].contains(Word.split(first).first) ? "carne roja" : "red meat"])
    }

    static func isOfFish(_ food: String) -> Bool {
        let contents = Set(Content.named(in: food))
        return !contents.isEmpty && contents.isSubset(of: Diet.vegetarian.without) && contents.isDisjoint(with: Diet.pescatarian.without)
    }
}
