import Nutrition

/// What Spanish says was not so: foods only bought, amounts and kinds put right.
extension Mentions {
    /// Bought, sold or cooked for the week is not eaten: "compré pan y comí una manzana", "compré naranjas y me comí una", "comí pan y compré un pastel".
    func bought(_ found: inout [Found]) {
        var isAway = false, buying: Int?, eating: Int?
        var away: [Int] = []
        var next = 0
        for (place, token) in chart.tokens.enumerated() {
            if Mentions.buying.contains(token.word) {
                let before = place > 0 ? chart.tokens[place - 1].text : ""
                // "las galletas que compré" and "me compré un helado" were eaten.
                if !["que", "me", "nos"].contains(before) || Mentions.giving.contains(token.word) { (isAway, buying) = (true, buying ?? place) }
            } else if Mentions.shops.contains(token.word), place + 1 < chart.tokens.count, chart.tokens[place + 1].word == "por" {
                // "fui al súper por un kilo de tortillas".
                (isAway, buying) = (true, buying ?? place)
            } else if Reader.eatingInSpanish.contains(token.word) || Mentions.only.contains(token.word) {
                isAway = false
                if buying != nil { eating = eating ?? place }
            }
            if next < found.count, found[next].tokens.lowerBound == place {
                if isAway { away.append(next) }
                next += 1
            }
        }
        if away.isEmpty, eating == nil, isForTheWeek || isInTheFridge { away = Array(found.indices) }
        guard let last = away.last else { return }
        // "me trajo ensaimada y me comí una chiquita, con un vaso de leche".
        if let eating,
            let count = chart.amounts.first(where: { $0.tokens.lowerBound == eating + 1 && $0.unit == nil && $0.quantity != nil && !$0.of }),
            count.tokens.upperBound == chart.tokens.count || chart.tokens[count.tokens.upperBound].kind == .mark
                || chart.classes[count.tokens.upperBound] == Chart.Class.and.rawValue
        {
            for place in away.dropLast() { found[place].mention.negated = true }
            found[last].mention.amount = count.amount
            return
        }
        // "compré una docena de huevos y dos litros de leche", "cociné un kilo de pollo para la semana": so much is for the larder.
        let isStock =
            eating == nil
            && (isForTheWeek || isInTheFridge || found.contains(where: isStocked) || chart.tokens.contains { Mentions.goneOff.contains($0.word) })
        if away.count < found.count || isStock {
            for place in away { found[place].mention.negated = true }
        } else if let eating,
            let count = chart.amounts.first(where: { $0.tokens.lowerBound > eating && $0.unit == nil && $0.quantity != nil })
        {
            for place in away.dropLast() { found[place].mention.negated = true }
            found[last].mention.amount = count.amount
        }
    }

    /// "para la semana", "para toda la semana".
    private var isForTheWeek: Bool {
        chart.tokens.indices.contains { place in
            ["semana", "finde"].contains(chart.tokens[place].word)
                && chart.tokens[max(0, place - 3)..<place].drop { $0.word != "para" }.dropFirst().allSatisfy {
                    ["la", "el", "toda"].contains($0.word)
                }
                && chart.said[max(0, place - 3)..<place].contains { $0 == "para" }
        }
    }

    /// "hay 200 g de arroz en el refri", "quedan 3 empanadas en la nevera".
    private var isInTheFridge: Bool {
        chart.said.contains { ["hay", "quedan", "queda", "tengo", "deje", "guarde"].contains($0) }
            && chart.said.contains { ["refri", "refrigerador", "nevera", "heladera", "congelador", "frigo", "despensa"].contains($0) }
            && !chart.tokens.containsOne(of: Reader.eatingInSpanish)
    }

    /// Half a kilo or more, or by the dozen: more than is bought to be eaten at once.
    func isStocked(_ item: Found) -> Bool {
        let count = item.mention.amount.quantity ?? 1
        if count >= 6, item.mention.amount.unit == nil, food(item).map({ !$0.isDrink }) ?? true { return true }
        guard let unit = item.mention.amount.unit else { return false }
        return count * (unit.grams ?? unit.millilitres ?? 0) >= 500 || ["bottle", "carton", "box", "loaf", "gallon", "punnet"].contains(unit.name)
    }

    private static let giving: WordSet = ["trajo", "regalaron"]
    private static let goneOff: WordSet = ["vendi", "vendimos", "regale", "regalamos"]
    private static let buying: WordSet = giving.union(goneOff).union([
        "compre", "compramos", "compro", "comprado", "comprar", "traje", "encargue", "vendian",
    ])
    private static let shops: WordSet = ["super", "supermercado", "mercado", "tianguis", "feria", "tienda"]
    private static let only: WordSet = ["solo", "solamente", "nomas"]

    /// "no eran 2 tortillas, eran 4", "cambiá el pan blanco por integral", "no era coca normal, era zero".
    func putRight(_ found: inout [Found], _ used: inout Set<Int>) {
        let texts = chart.tokens.map(\.text)
        guard texts.contains(where: { Mentions.turning.contains($0) }), !found.isEmpty else { return }
        for place in found.indices {
            guard let said = found[place].amount?.tokens.lowerBound, said > 0, Mentions.were.contains(texts[said - 1]), said > 1,
                texts[said - 2] == "no",
                let right = chart.amounts.firstIndex(where: { $0.tokens.lowerBound >= found[place].tokens.upperBound && $0.quantity != nil }),
                !used.contains(right), Mentions.turning.contains(texts[chart.amounts[right].tokens.lowerBound - 1])
            else { continue }
            found[place].mention.amount.quantity = chart.amounts[right].amount.quantity
            found[place].mention.negated = false
            used.insert(right)
        }
        kinds(&found, texts)
    }

    /// The kind of what was named before, said alone: "era deslactosada", "por integral", "sino light".
    private func kinds(_ found: inout [Found], _ texts: [String]) {
        let covered = chart.covered(by: found.lazy.map(\.tokens))
        if phrases(&found, texts) { return }
        for place in texts.indices.dropFirst() where !covered[place] && Mentions.kinds.contains(chart.tokens[place].singularWord) {
            var joint = place - 1
            while joint > 0, chart.lexicon.determiners.contains(texts[joint]) { joint -= 1 }
            guard Mentions.turning.contains(texts[joint]), let last = found.lastIndex(where: { $0.tokens.upperBound <= joint }) else { continue }
            var head = words(found[last].tokens)
            while head.count > 1, Mentions.kinds.contains(head[head.count - 1]) { head.removeLast() }
            let name = head + [chart.tokens[place].singular]
            guard links.linker.isName(name) else { continue }
            let isSame = Mentions.were.contains(texts[joint]) && (joint == 0 || texts[joint - 1] != "no") && !found[last].mention.negated
            if isSame {
                found[last].mention.candidates = links.candidates(name)
            } else {
                var other = found[last]
                other.tokens = place..<place + 1
                other.mention = FoodMention(said: said(place..<place + 1), candidates: links.candidates(name), amount: found[last].mention.amount)
                other.amount = nil
                found.insert(other, at: last + 1)
            }
            return
        }
    }

    /// "el jugo no era de naranja, era de piña", "la cerveza era sin alcohol".
    private func phrases(_ found: inout [Found], _ texts: [String]) -> Bool {
        for place in texts.indices.dropFirst() where ["de", "sin", "con"].contains(texts[place]) && Mentions.turning.contains(texts[place - 1]) {
            guard place < 2 || texts[place - 2] != "no", let first = found.firstIndex(where: { $0.tokens.upperBound <= place - 1 }) else { continue }
            var end = place + 1
            while end < texts.count, end < place + 4, chart.tokens[end].kind == .word, !["no", "y", "sino"].contains(texts[end]) { end += 1 }
            let head = words(found[first].tokens), tail = chart.tokens[place..<end].map(\.singular)
            let heads = [head, Array(head.prefix { $0 != "de" && $0 != "con" }), Array(head.prefix(1))]
            guard let name = heads.lazy.map({ $0 + tail }).first(where: links.linker.isName) else { continue }
            found[first].mention.candidates = links.candidates(name)
            found[first].mention.negated = false
            let from = found[first].tokens.lowerBound
            found.removeAll { $0.tokens.lowerBound > from && $0.tokens.upperBound <= end }
            return true
        }
        return false
    }

    private static let were: WordSet = ["era", "eran", "fue", "fueron", "es", "son"]
    private static let turning: WordSet = were.union(["por", "sino"])
    /// Words that tell the kind of a food, singular.
    private static let kinds: WordSet = LinkWords.variants.union([
        "normal", "negro", "negra", "blanco", "blanca", "tinto", "verde", "rojo", "roja", "azul", "crudo", "cruda", "frito", "frita", "cocido",
        "cocida", "hervido", "asado", "asada", "duro", "revuelto", "griego", "natural", "amarga", "amargo",
    ])
}
