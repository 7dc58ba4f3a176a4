import Nutrition

/// What is kept beside the diary, where the form tells it: notes, favourites, usuals.
extension Reader {
    func keeping(_ chart: Chart, _ spans: [Tagger.Span]) -> Ruling? {
        let words = chart.said
        guard let first = words.first, words.last != "?" else { return nil }
        let foods = spans.filter { $0.label == "food" }
        // "I don't always put sugar in my coffee": a habit that is none says what was had no more than what is liked.
        if words.indices.dropFirst().contains(where: { place in
            ["always", "siempre"].contains(words[place]) && ["dont", "t", "don't", "not", "no", "doesnt"].contains(words[place - 1])
        }), chart.amounts.isEmpty, words.prefix(3).contains(where: { ["i", "we", "no"].contains($0) }) {
            return Ruling(IntentModel.outOfScope, "a habit that is none")
        }
        if isNote(words, hasFood: !foods.isEmpty || !chart.amounts.isEmpty) { return Ruling("add_note", "begins as a note") }
        if let name = GivenName.leading(chart.tokens), chart.nutrients.isEmpty,
            foods.count(where: { $0.tokens.lowerBound > name.upperBound }) > 1
        {
            return Ruling("save_meal", "a name and what is in it")
        }
        // "make that a favourite, call it gym shake", "add it to my favourites as morning yogurt".
        if words.count <= 12, Keeping.adding.contains(first) || Keeping.ordering.contains(first) || ["call", "name"].contains(first),
            words.indices.dropLast().contains(where: { GivenName.isCalling(chart.tokens, $0) })
                || words.dropFirst().first.map { ["it", "this", "that"].contains($0) } == true && words.contains(where: Keeping.favourite.contains)
                    && words.dropLast().contains("as")
        {
            return Ruling("save_meal", "a name to keep it under")
        }
        if let favourite = words.firstIndex(where: { Keeping.favourite.contains($0) }) {
            if words[..<favourite].contains(where: { Keeping.removing.contains($0) }) { return Ruling("forget_kept", "takes a favourite away") }
            if Keeping.logging.contains(first) || Keeping.logging.contains(words.dropFirst().first ?? "") && ["i", "me"].contains(first),
                foods.isEmpty, favourite + 1 < words.count,
                chart.tokens[favourite + 1].kind == .number || ["number", "numero"].contains(words[favourite + 1])
            {
                return Ruling("log_food", "a favourite by its number")
            }
            if words[..<favourite].contains(where: { Keeping.adding.contains($0) }), let food = foods.first, food.tokens.lowerBound < favourite {
                return Ruling("save_meal", "a food to the favourites")
            }
        }
        // "mi licuado lleva plátano y leche, guárdalo como licuado verde": what a dish is made of, to be kept.
        if ["my", "mi"].contains(first), let verb = words.prefix(6).firstIndex(where: { Keeping.made.contains($0) }),
            let order = words.lastIndex(where: { Keeping.ordering.contains($0) }), words[order...].contains(where: { ["como", "as"].contains($0) }),
            foods.count(where: { $0.tokens.lowerBound > verb && $0.tokens.upperBound <= order }) > 1
        {
            return Ruling("save_meal", "what a dish is made of, to be kept")
        }
        if ["my", "mis"].contains(first), words.count > 1, words.dropFirst().allSatisfy(Keeping.usuals.contains) {
            return Ruling("list_favorites", "asks what is usual")
        }
        // "mi desayuno de siempre no, hoy solo un kiwi", "not my usual breakfast, just a banana": what was eaten in its place.
        if let usual = words.firstIndex(where: { ["siempre", "habitual", "usual"].contains($0) }), usual <= 6,
            words[..<usual].contains(where: { ["no", "not", "lugar", "instead"].contains($0) })
                // "otra vez lo de siempre" is that.
                || zip(words[..<usual], words[..<usual].dropFirst()).contains(where: { $0 == "en" && $1 == "vez" })
                || usual + 1 < words.count && ["no", "not"].contains(words[usual + 1]),
            words[..<usual].contains("lo") || chart.times.contains(where: { $0.when.meal != nil && $0.tokens.lowerBound <= usual + 1 }),
            words.last != "?", foods.contains(where: { $0.tokens.lowerBound > usual })
        {
            return Ruling("log_food", "what was eaten in place of the usual")
        }
        // "my usual breakfast is oatmeal and a banana".
        if let usual = words.firstIndex(where: { Keeping.usual.contains($0) }), usual <= 4,
            ["my", "mi", "the", "el", "la", "set", "make"].contains(first),
            let verb = words.indices.first(where: {
                $0 > usual && $0 <= usual + 3 && ["is", "are", "es", "son", ":", "=", "sera"].contains(words[$0])
            }),
            chart.times.contains(where: { $0.when.meal != nil && $0.tokens.lowerBound < verb }),
            foods.contains(where: { $0.tokens.lowerBound > verb })
        {
            return Ruling("set_usual", "tells what a usual meal is")
        }
        return nil
    }

    /// "note: felt tired", "nota: dormí mal", "apunta que …"; "apunta: dos huevos" is a log.
    private func isNote(_ words: [WordKey], hasFood: Bool) -> Bool {
        guard words.count > 1 else { return false }
        let second = words[1]
        if ["note", "nota"].contains(words[0]) { return [":", "that", "to", "-", "que"].contains(second) }
        if ["apunta", "anota", "apuntame", "anotame"].contains(words[0]) { return second == "que" && !hasFood || second == ":" && !hasFood }
        return false
    }
}

/// Words of keeping, folded.
enum Keeping {
    static let favourite: WordSet = [
        "favorite", "favorites", "favourite", "favourites", "favs", "faves", "favorito", "favoritos", "favorita", "favoritas",
    ]
    static let removing: WordSet = [
        "remove", "delete", "drop", "unfavorite", "unfavourite", "take", "forget", "quita", "borra", "elimina", "saca", "quitar", "borrar", "olvida",
    ]
    static let adding: WordSet = [
        "add", "save", "mark", "put", "make", "keep", "star", "anade", "agrega", "guarda", "marca", "pon", "mete", "anadir", "agregar", "guardar",
    ]
    static let logging: WordSet = [
        "log", "add", "had", "have", "ate", "eat", "anota", "registra", "apunta", "comi", "agrega", "anade", "tome", "record",
    ]
    static let made: WordSet = ["lleva", "tiene", "es", "has", "is", "contains"]
    static let ordering: WordSet = ["guardalo", "guardala", "guardalos", "guardar", "save", "keep"]
    static let usuals: WordSet = ["usuals", "usual", "meals", "foods", "comidas", "cosas", "de", "siempre", "habituales"]
    static let usual: WordSet = [
        "usual", "regular", "normal", "typical", "standard", "siempre", "habitual", "tipico", "tipica",
    ]
}
