import Nutrition

/// Foods named as a catalogue names them, the kind behind a mark: "milk, whole, 1 cup", "rice (brown)", "queso, panela", "pollo, pechuga".
extension Mentions {
    func catalogueNames(_ found: inout [Found]) {
        for place in found.indices.reversed() where place < found.count && !found[place].isRemoved {
            adjectives(behind: place, &found)
            nouns(behind: place, &found)
        }
    }

    /// "yogurt (plain, nonfat)": words that are no foods themselves, each telling more of the kind.
    private func adjectives(behind place: Int, _ found: inout [Found]) {
        var name = words(found[place].tokens), mark = found[place].tokens.upperBound
        while mark + 1 < chart.tokens.count, [",", "("].contains(chart.tokens[mark].word) {
            var end = mark + 1
            while end < chart.tokens.count, end < mark + 4, chart.tokens[end].kind == .word, chart.classes[end] != Chart.Class.quantity.rawValue {
                end += 1
            }
            let said = mark + 1..<end
            guard !said.isEmpty, end == chart.tokens.count || chart.tokens[end].kind == .mark || isAmount(end),
                !found.contains(where: { $0.tokens.overlaps(said) }), let kind = named(name, words(said))
            else { return }
            name = kind
            found[place].mention.candidates = links.candidates(kind)
            mark = end
        }
    }

    private func isAmount(_ place: Int) -> Bool {
        let amount = chart.amounts.firstPlace { $0.tokens.lowerBound >= place }
        return amount < chart.amounts.count && chart.amounts[amount].tokens.lowerBound == place
    }

    /// The name of a food with what tells its kind: "brown rice", "atún en agua", "pan integral".
    /// - Parameter isFood: the kind is a food by itself and stands before the other only: "cheese, crackers" are no cheese crackers.
    private func named(_ name: [String], _ kind: [String], isFood: Bool = false) -> [String]? {
        let names = chart.lexicon.isSpanish ? [name + kind, name + ["de"] + kind] : isFood ? [kind + name] : [kind + name, name + kind]
        return names.first(where: links.linker.isName)
    }

    /// "queso, panela, 40 g", "juice, orange", "pollo, pechuga, 150 g": a kind that is a food by itself, of what is seldom had without one.
    private func nouns(behind place: Int, _ found: inout [Found]) {
        guard place + 1 < found.count, found[place].mention.amount.isEmpty, !found[place + 1].isRemoved else { return }
        let head = words(found[place].tokens), kind = words(found[place + 1].tokens), end = found[place + 1].tokens.upperBound
        let gap = found[place].tokens.gap(to: found[place + 1].tokens)
        guard gap.count == 1, [",", "("].contains(chart.tokens[gap.lowerBound].word), head.count == 1, kind.count <= 2 else { return }
        let isCut = kind.contains(where: CatalogueWords.cuts.contains) && CatalogueWords.animals.contains(head[0])
        // "milk, banana" are two.
        let isKind =
            CatalogueWords.heads.contains(head[0]) && !["banana", "coffee", "platano"].contains(kind[0])
            && (found.count == 2 || end < chart.tokens.count && chart.tokens[end].word == ")")
        guard isCut || isKind, let name = isCut && !isKind && chart.lexicon.isSpanish ? kind + ["de"] + head : named(head, kind, isFood: true),
            links.linker.isName(name)
        else { return }
        found[place].mention.candidates = links.candidates(name)
        found[place].mention.amount = found[place + 1].mention.amount
        found[place].amount = found[place + 1].amount
        found.remove(at: place + 1)
    }

    /// "pollo 150 g asado": how the food before its amount was made.
    func isMadeSo(_ piece: Range<Int>, after last: Range<Int>?) -> Bool {
        if isAdjective(piece, after: last) { return true }
        guard let last, piece.count == 1, Mentions.lateWords.contains(chart.tokens[piece.lowerBound].singularWord),
            piece.lowerBound > last.upperBound,
            piece.upperBound == chart.tokens.count || chart.tokens[piece.upperBound].kind == .mark
                || chart.lexicon.and.contains(chart.tokens[piece.upperBound])
        else { return false }
        return chart.amounts.contains { $0.tokens == last.upperBound..<piece.lowerBound && !$0.of && $0.unit != nil }
    }

    /// "pabellón criollo completo", "sancocho mixto": how the dish before it is, and no food that is called so.
    private func isAdjective(_ piece: Range<Int>, after last: Range<Int>?) -> Bool {
        chart.lexicon.isSpanish && piece.count == 1 && last?.upperBound == piece.lowerBound
            && ["completo", "mixto", "montado", "supremo", "suprema"].contains(chart.tokens[piece.lowerBound].singularWord)
    }

    /// "tuna (in water) 1 can", "atún en agua": what it lies in, which nobody drinks.
    func isBrine(_ piece: Range<Int>) -> Bool {
        // "una lata de atún en agua": cut off with the word before it.
        let place = piece.count == 2 ? piece.lowerBound + 1 : piece.lowerBound
        guard piece.count <= 2, place > 1, ["in", "en"].contains(chart.tokens[place - 1].word) else { return false }
        let word = chart.tokens[place].singular
        // "tinned peaches in juice".
        if word == "juice" { return CatalogueWords.inJuice.contains(chart.tokens[place - 2].singularWord) }
        return ["water", "agua", "brine", "salmuera"].contains(word)
            && ["canned", "packed", "tuna", "atun", "sardine", "sardina", "salmon", ",", "(", "mozzarella"].contains(
                chart.tokens[place - 2].singular)
    }
}

private enum CatalogueWords {
    static let inJuice: WordSet = ["peach", "pear", "pineapple", "mandarin", "apricot", "fruit", "cocktail", "chunk", "slice", "ring", "segment"]
    static let heads: WordSet = [
        "juice", "jugo", "zumo", "cheese", "queso", "tea", "te", "soup", "sopa", "oil", "aceite", "butter", "milk", "leche", "pie", "sauce", "salsa",
        "jam", "mermelada", "flour", "harina", "seed", "bean", "squash", "syrup", "vinegar", "vinagre", "sandwich",
    ]
    static let animals: WordSet = [
        "chicken", "turkey", "beef", "pork", "lamb", "duck", "pollo", "pavo", "res", "cerdo", "cordero", "pato", "ternera",
    ]
    static let cuts: WordSet = [
        "breast", "thigh", "wing", "drumstick", "leg", "loin", "chop", "tenderloin", "rib", "brisket", "pechuga", "muslo", "ala", "pierna",
        "contramuslo", "lomo", "chuleta", "costilla", "solomillo", "filete",
    ]
}
