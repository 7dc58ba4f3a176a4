import Nutrition

/// Words behind a food that say what it was like, and name none themselves.
extension Mentions {
    /// "2 eggs, scrambled, with butter": how the food before it was made.
    func latePreparation(_ found: inout [Found]) {
        leadingPreparation(&found)
        skinBehind(&found)
        whitesBehind(&found)
        trailingPreparation(&found)
        var place = 1
        while place < found.count {
            let here = found[place], before = found[place - 1]
            // "eggs 2 scrambled": the number is theirs.
            let isCounted =
                !chart.lexicon.isSpanish
                && here.amount.map { before.mention.amount.isEmpty && $0.tokens.lowerBound == before.tokens.upperBound } ?? false
            guard here.tokens.count == 1, here.mention.amount.isEmpty && here.amount == nil || isCounted, !before.isRemoved,
                Mentions.lateWords.contains(chart.tokens[here.tokens.lowerBound].singularWord),
                // "el sábado comí paella y el domingo asado" is another dish.
                !chart.lexicon.isSpanish || !isTime(here.tokens.lowerBound - 1),
                isMark(here.tokens.lowerBound - 1) || here.tokens.lowerBound == before.tokens.upperBound
                    || here.tokens.lowerBound == before.amount?.tokens.upperBound || isCounted,
                isCounted || here.tokens.upperBound == chart.tokens.count || isMark(here.tokens.upperBound)
                    || chart.classes[here.tokens.upperBound] == Chart.Class.with.rawValue
            else {
                place += 1
                continue
            }
            let name = words(before.tokens)
            // "huevos, tostada, café": a slice of toast, where the food before it is none.
            let isToast = chart.tokens[here.tokens.lowerBound].singularWord == "tostada" && isMark(here.tokens.lowerBound - 1)
            if isToast, food(before)?.group != "bread", !links.linker.isName(name + ["tostada"]) {
                place += 1
                continue
            }
            let prepared = [[chart.tokens[here.tokens.lowerBound].singular] + name, [chart.tokens[here.tokens.lowerBound].singular] + name.suffix(1)]
            if let known = prepared.first(where: { links.linker.isName($0) }) { found[place - 1].mention.candidates = links.candidates(known) }
            if isCounted { (found[place - 1].mention.amount, found[place - 1].amount) = (here.mention.amount, here.amount) }
            found.remove(at: place)
        }
    }

    /// "scrambled 3 eggs with milk": how the food after it was made.
    private func leadingPreparation(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() {
            let here = found[place], next = found[place + 1]
            guard here.tokens.count == 1, here.mention.amount.isEmpty, !chart.lexicon.isSpanish, !next.isRemoved,
                Mentions.lateWords.contains(chart.tokens[here.tokens.lowerBound].singularWord), let amount = next.amount,
                amount.tokens.lowerBound == here.tokens.upperBound, amount.tokens.upperBound <= next.tokens.lowerBound
            else { continue }
            let prepared = [chart.tokens[here.tokens.lowerBound].singular] + words(next.tokens)
            if links.linker.isName(prepared) { found[place + 1].mention.candidates = links.candidates(prepared) }
            found.remove(at: place)
        }
    }

    /// "spinach sauteed in oil", "2 eggs fried with butter": a preparation right behind the food, which no other food takes.
    private func trailingPreparation(_ found: inout [Found]) {
        for place in found.indices where !found[place].isRemoved {
            let end = found[place].tokens.upperBound
            guard end < chart.tokens.count, Mentions.lateWords.contains(chart.tokens[end].singularWord),
                !found.contains(where: { $0.tokens.contains(end) }),
                end + 1 == chart.tokens.count || isMark(end + 1) || ["in", "with", "on", "en", "con"].contains(chart.tokens[end + 1].word)
            else { continue }
            let name = words(found[place].tokens), preparation = chart.tokens[end].singular
            guard let known = [[preparation] + name, name + [preparation]].first(where: { links.linker.isName($0) }) else { continue }
            found[place].mention.candidates = links.candidates(known)
            found[place].mention.said += " " + chart.tokens[end].text
            found[place].tokens = found[place].tokens.lowerBound..<end + 1
        }
    }

    /// "chicken thigh 150 g skin on", "thigh and drumstick, skin removed": behind the amount too, and of all that stands joined before it.
    private func skinBehind(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish, let skin = chart.tokens.firstIndex(where: { $0.word == "skin" }), skin > 0 else { return }
        let after = chart.tokens[(skin + 1)...].first?.text ?? ""
        var start = skin
        while start > 0, ["the", "no", "without", "removed", "w", "o", "/"].contains(chart.tokens[start - 1].word) { start -= 1 }
        let isWithout =
            ["off", "removed", "discarded"].contains(after) || chart.said[start..<skin].contains { ["no", "without", "removed"].contains($0) }
        guard isWithout || after == "on" else { return }
        if start > 0, [",", "(", "-"].contains(chart.tokens[start - 1].word) { start -= 1 }
        guard let last = found.lastIndex(where: { max($0.tokens.upperBound, $0.amount?.tokens.upperBound ?? 0) == start }) else { return }
        var place = last
        while place >= 0, place == last || said(between(found[place].tokens, found[place + 1].tokens)) == "and" {
            let name = words(found[place].tokens), cut = name.last.map { ["chicken", $0] } ?? name
            // "air fried chicken thighs, skin on": by as much of the name as is known so.
            let tails = name.indices.map { Array(name[$0...]) } + [cut]
            let names =
                isWithout
                ? [["skinless"] + name, name + ["without", "skin"]] + tails.map { ["skinless"] + $0 } : tails.map { $0 + ["with", "skin"] }
            if let known = names.first(where: links.linker.isName) { found[place].mention.candidates = links.candidates(known) }
            place -= 1
        }
        found.removeAll { $0.tokens.overlaps(start..<skin + 1) }
    }

    /// "2 hard boiled eggs just the whites", "3 eggs (whites only)".
    private func whitesBehind(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        for place in found.indices where food(found[place])?.group == "egg" && words(found[place].tokens).last == "egg" {
            let end = max(found[place].tokens.upperBound, found[place].amount?.tokens.upperBound ?? 0)
            let rest = chart.tokens[min(end, chart.tokens.count)...].drop { $0.kind == .mark }.prefix(3).map(\.singular)
            guard let white = rest.firstIndex(of: "white"), rest.contains(where: ["just", "only"].contains),
                rest[..<white].allSatisfy({ ["just", "only", "the"].contains($0) })
            else { continue }
            found[place].mention.candidates = links.candidates(["egg", "white"])
        }
    }

    func isMark(_ place: Int) -> Bool { chart.tokens.indices.contains(place) && chart.tokens[place].kind == .mark }

    /// "dark chocolate, 70% cocoa", "chocolate negro 85 % de cacao": how much of it is in a chocolate.
    func isShareOfCocoa(_ piece: Range<Int>) -> Bool {
        guard piece.count == 1, ["cocoa", "cacao"].contains(chart.tokens[piece.lowerBound].singularWord) else { return false }
        return (max(0, piece.lowerBound - 2)..<piece.lowerBound).contains { chart.tokens[$0].percent }
    }

    static let lateWords: WordSet = [
        "scrambled", "poached", "fried", "boiled", "grilled", "baked", "roasted", "steamed", "toasted", "sauteed",
        "cocido", "cocida", "asado", "asada", "hervido", "hervida", "frito", "frita", "tostado", "tostada", "horneado",
    ]
}
