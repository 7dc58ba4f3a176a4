import NLU
import Nutrition

/// Something that is kept, as it was listed.
public struct ShelfItem: Sendable, Hashable, Codable {
    public var id: Int
    /// nil for what has none, as a note.
    public var name: String?

    public init(id: Int, name: String?) {
        self.id = id
        self.name = name
    }
}

/// "bórralo", "delete the first one", while a list of what is kept is spoken of: that, and no row of the diary.
extension KeepIntents {
    static func offTheShelf(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let isOfRecipes = ["list_saved_recipes", "save_recipe", "unsave_recipe"].contains(tracker.lastAction ?? "")
        guard tracker.shelf != nil || isOfRecipes, reading.words.count <= 8, !reading.text.hasSuffix("?"),
            // "quita la 1" tells no hour.
            reading.when.days == nil, reading.when.meal == nil,
            takesAway(reading.words) || isOfRecipes && reading.words.last.map(isDeed) ?? false
        else { return nil }
        let words = reading.words
        let rest = words.filter { !isDeed($0) && !aside.contains($0) && Int($0) == nil }
        let place = reading.ordinal ?? words.lazy.compactMap { Int($0) }.first
        let isAll = reading.all || saysThem(reading.text)
        if isOfRecipes {
            guard rest.isEmpty else { return nil }
            // "remove it", right after one was saved.
            if tracker.lastAction == "save_recipe", place == nil, !isAll, words.count <= 2 { return [.undo(turns: 1)] }
            let count = tracker.recipes?.last.count ?? 0
            let places: [Int?] = isAll && place == nil && count > 1 ? (1...count).map { $0 } : [place]
            return places.map { .saveRecipe(ordinal: $0, words: "", isOver: true) }
        }
        let shelf = tracker.shelf ?? []
        func forget(_ items: [ShelfItem], all: Bool = false) -> [Request] {
            var forgetting = Forgetting(kind: nil, name: "", all: all)
            forgetting.ids = items.map(\.id)
            return [.keep(.forget(forgetting))]
        }
        if !rest.isEmpty {
            let named = shelf.filter { $0.name.map { Set(rest).isSubset(of: Word.split($0)) } ?? false }
            return named.isEmpty ? nil : forget(named)
        }
        if let place, words.isDisjoint(with: ["both", "ambas", "ambos"]) { return forget(shelf.at(ordinal: place).map { [$0] } ?? []) }
        // "borra todo" may be of the diary, and is asked about there.
        if isAll, !saysThem(reading.text) { return nil }
        return forget(shelf, all: isAll)
    }

    /// An order to take away, or "ya no lo quiero guardado".
    static func takesAway(_ words: [String]) -> Bool {
        let isUnwanted =
            words.contains(where: ["no", "dont", "don"].contains) && words.contains(where: ["want", "need", "quiero", "necesito"].contains)
            && words.contains(where: ["saved", "kept", "keep", "guardado", "guardada", "guardar"].contains)
        // "ya no me gusta, quítala".
        let order = words.lastIndex(where: ["gusta", "gustan", "gusto", "convence", "like"].contains).map { words[($0 + 1)...] } ?? words[...]
        return isUnwanted || order.first { !Vocabulary[.opening].contains($0) }.map(isDeed) ?? false || words.starts(with: ["get", "rid"])
    }

    /// "borra", "bórralo", "eliminarla"
    private static func isDeed(_ word: String) -> Bool {
        let deeds = Vocabulary[.takingBack].union(Vocabulary[.removing])
        return deeds.contains(word)
            || ["me", "lo", "la", "los", "las", "melo", "mela"].contains { word.hasSuffix($0) && deeds.contains(String(word.dropLast($0.count))) }
    }

    /// "delete them", "bórralas"
    static func saysThem(_ text: String) -> Bool {
        let said = text.lowercased().split { !$0.isLetter }.map(String.init)
        return said.contains {
            ["them", "those", "these", "both", "ambas", "ambos"].contains($0) || $0.count > 5 && ($0.hasSuffix("los") || $0.hasSuffix("las"))
        }
    }

    /// Words that say nothing of which one it is.
    private static let aside = Vocabulary[.opening].union(Vocabulary[.small]).union(Vocabulary[.place]).union(Vocabulary[.row]).union(
        Vocabulary[.savedMeal]
    ).union(Vocabulary[.everything]).union(
        Word.split(
            "get rid off out both ambas ambos them those these that this list number no don t dont longer anymore any more ya want need keep kept saved lista número guardado guardar eso esos esas ese que guardé favoritas favorites recetas recipe from my mis de me gusta gustan gustó convence gustaron like liked it tanto much mucho pero but"
        ))
}
