import NLU
import Nutrition

/// "allergic to shellfish and I don't care for mushrooms": several attitudes in one message, each with its foods.
extension Preference {
    /// The preferences when a message tells more than one attitude; nil when it tells one.
    static func byClause(_ foods: [String], _ words: [String]) -> [Preference]? {
        let marks = words.indices.compactMap { place in attitude(at: place, words).map { (place: place, kind: $0) } }
        guard Set(marks.map(\.kind)).count > 1 else { return nil }
        var found: [Preference] = []
        for food in foods {
            let names = Set(Word.split(food))
            let place = words.indices.first { names.contains(words[$0]) } ?? 0
            guard let kind = (marks.last { $0.place < place } ?? marks.first)?.kind else { continue }
            if let index = found.firstIndex(where: { $0.kind == kind }) {
                found[index].words.append(food)
            } else {
                found.append(Preference(kind: kind, words: [food]))
            }
        }
        return found.isEmpty ? nil : found
    }

    /// What a word says of the foods after it: "don't like" dislikes, "like" likes.
    private static func attitude(at place: Int, _ words: [String]) -> Kind? {
        let word = words[place]
        if Vocabulary[.allergic].contains(word) { return .allergies }
        let before = words[max(0, place - 3)..<place]
        let isDenied = before.contains { denials.contains($0) }
        if Vocabulary[.liking].contains(word) || ["care", "fond", "into"].contains(word) { return isDenied ? .dislikes : .likes }
        // "me gusta el pescado y no como cerdo", "I love fish and don't eat pork".
        if hating.contains(word) || isDenied && ["eat", "have", "drink", "como", "tomo", "bebo", "tolero", "soporto"].contains(word) {
            return .dislikes
        }
        return nil
    }

    private static let denials: Set<String> = ["don", "dont", "not", "no", "never", "doesn", "isn", "cant", "nunca", "tampoco"]
    /// Folded and singular.
    private static let hating = Set(
        Word.split("hate dislike avoid loathe detest gross disgusting odio detesto aborrezco evito asco disgusta disgustan"))
}

extension Intents {
    /// "ya no soy intolerante a la lactosa", whatever recipes were listed before.
    static func noLonger(_ reading: Reading) -> [Preference]? {
        guard reading.intent.name == "set_preference", reading.words.starts(with: ["ya", "no", "soy"]) else { return nil }
        let told = Preference.all(in: reading)
        return told.isEmpty ? nil : told
    }
}
