import Nutrition

/// What was had of a packet, told behind a mark: how many pieces, how large it was, or what share of it.
extension Mentions {
    func piecesOfPackets(_ found: inout [Found], _ used: inout Set<Int>) {
        piecesCounted(&found)
        for (index, span) in chart.amounts.enumerated() where !used.contains(index) && !span.amount.isEmpty {
            guard !found.contains(where: { $0.tokens.overlaps(span.tokens) || $0.amount == span }),
                let host = found.lastIndex(where: { $0.tokens.upperBound <= span.tokens.lowerBound }), isVessel(found[host]),
                let end = sizeOfPacket(span, of: found[host]) ?? piecesAlone(span, of: found[host]) ?? shareOfPacket(span, of: found[host]),
                end == chart.tokens.count || chart.tokens[end].kind == .mark || isTime(end) || leadsToTime(end)
                    || chart.lexicon.and.contains(chart.tokens[end])
            else { continue }
            let count = span.amount.unit?.grams != nil || span.amount.unit?.millilitres != nil ? found[host].mention.amount.quantity ?? 1 : 1
            found[host].mention.amount = Amount(quantity: span.amount.quantity.map { $0 * max(count, 1) }, unit: span.amount.unit)
            (found[host].amount, found[host].isRetold) = (span, true)
            used.insert(index)
        }
    }

    /// "half a packet of digestives, maybe 6 biscuits", "un paquete de galletas, unas 6 galletas", "a sushi pack, 10 pieces": the same, counted.
    private func piecesCounted(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() {
            let item = found[place], host = found[place - 1], amount = item.mention.amount
            guard isVessel(host), !item.isRemoved, !item.mention.negated, let count = amount.quantity, amount.size == nil,
                count >= 1 || Set(words(host.tokens)).isSuperset(of: words(item.tokens)) && takesBack(host.tokens.upperBound..<item.tokens.lowerBound)
                    || isSharePut(item, host),
                amount.unit.map({ Mentions.pieces.contains($0.name) }) ?? true || isSharePut(item, host), let span = item.amount,
                span.tokens.lowerBound <= item.tokens.lowerBound, isAside(host.tokens.upperBound..<span.tokens.lowerBound, isMarked: true),
                isClosed(max(item.tokens.upperBound, span.tokens.upperBound)), isPieceOf(item, host)
            else { continue }
            let share = isSharePut(item, host) ? Amount(quantity: amount.quantity, unit: host.mention.amount.unit) : amount
            (found[place - 1].mention.amount, found[place - 1].amount) = (share, span)
            found[place - 1].isRetold = true
            found.remove(at: place)
        }
    }

    /// "a pint of ice cream.. ok half the pint": of the same vessel, which is no beer.
    private func isSharePut(_ item: Found, _ host: Found) -> Bool {
        guard let unit = host.mention.amount.unit, let share = item.mention.amount.quantity, share < 1 else { return false }
        let last = chart.tokens[item.tokens.upperBound - 1]
        return chart.lexicon.units[last.singularWord] == unit.name && item.tokens.count <= 4
    }

    /// "bueno vale", "ok fine": a share of it, said after the whole.
    private func takesBack(_ range: Range<Int>) -> Bool {
        range.contains { ["bueno", "vale", "ok", "okay", "fine", "well", "actually", "digamos", "sea"].contains(chart.tokens[$0].word) }
    }

    /// Whether what is counted is what the packet holds: called by its last word, by a word of its sort, or by nothing but "pieces".
    private func isPieceOf(_ item: Found, _ host: Found) -> Bool {
        let said = words(item.tokens)
        guard let whole = food(host) else { return false }
        if isSharePut(item, host) { return true }
        if item.amount.map({ $0.tokens.overlaps(item.tokens) }) == true { return item.mention.best == host.mention.best }
        // "pan con huevo, 2 huevos": what it was with is no piece of it.
        guard !host.tokens.contains(where: { chart.lexicon.with.contains(chart.tokens[$0]) || chart.lexicon.and.contains(chart.tokens[$0]) }) else {
            return said == words(host.tokens)
        }
        if Set(words(host.tokens)).isSuperset(of: said) { return true }
        guard let word = said.only else { return false }
        if words(host.tokens).contains(word) || Word.split(whole.noun).last == word { return true }
        let groups = Mentions.sorts[word] ?? []
        return groups.contains(whole.group) && (whole.group != "bread" || whole.noun.hasSuffix("cracker"))
    }

    /// A packet of it, or one at most, and no weight.
    private func isVessel(_ item: Found) -> Bool {
        let amount = item.mention.amount
        guard !item.isRemoved, !item.mention.negated, amount.quantity ?? 1 <= 1, amount.unit?.grams == nil, amount.unit?.millilitres == nil else {
            return false
        }
        return amount.unit.map { Mentions.packets.contains($0.name) } ?? true
    }

    /// "a bag of jerky, the 3 oz bag", "a can of coke, the 12 oz one", "una bolsa de papas, la de 45 g": where that ends.
    private func sizeOfPacket(_ span: AmountSpan, of host: Found) -> Int? {
        guard let unit = span.amount.unit, unit.grams != nil || unit.millilitres != nil else { return nil }
        var start = span.tokens.lowerBound
        if chart.lexicon.isSpanish {
            guard start > 1, chart.tokens[start - 1].word == "de", ["la", "el", "las", "los"].contains(chart.tokens[start - 2].word) else {
                return nil
            }
            start -= 2
        } else {
            while start > host.tokens.upperBound, chart.lexicon.sizes[chart.tokens[start - 1].word] != nil { start -= 1 }
            guard start > 0, chart.tokens[start - 1].word == "the" || chart.tokens[start - 1].word == "a" else { return nil }
            start -= 1
        }
        guard isAside(host.tokens.upperBound..<start, isMarked: true) else { return nil }
        let end = span.tokens.upperBound - (span.of ? 1 : 0)
        guard !chart.lexicon.isSpanish else { return end }
        guard end < chart.tokens.count, chart.tokens[end].word == "one" || isPacketWord(end) else {
            return chart.tokens[start].word == "the" ? end : nil
        }
        return end + 1
    }

    /// "box of nuggets from mcdonalds, 6 pieces", "a bar of dark chocolate, maybe 4 squares".
    private func piecesAlone(_ span: AmountSpan, of host: Found) -> Int? {
        guard let unit = span.amount.unit, Mentions.pieces.contains(unit.name), span.amount.quantity ?? 0 >= 1, let whole = food(host),
            whole.grams(like: unit.name) != nil, isAside(host.tokens.upperBound..<span.tokens.lowerBound, isMarked: true)
        else { return nil }
        return span.tokens.upperBound
    }

    /// "tub of hummus.. fine, half the tub", "un tarro de nutella... bueno medio tarro".
    private func shareOfPacket(_ span: AmountSpan, of host: Found) -> Int? {
        guard let share = span.amount.quantity, share < 1, let unit = span.amount.unit, unit == host.mention.amount.unit,
            isAside(host.tokens.upperBound..<span.tokens.lowerBound, isMarked: true)
        else { return nil }
        return span.tokens.upperBound
    }

    private func isPacketWord(_ place: Int) -> Bool {
        chart.lexicon.units[chart.tokens[place].singularWord].map { Mentions.packets.contains($0) } ?? false
    }

    private func isClosed(_ place: Int) -> Bool {
        place >= chart.tokens.count || chart.tokens[place].kind == .mark || isTime(place) || leadsToTime(place)
            || chart.lexicon.and.contains(chart.tokens[place])
    }

    /// Nothing but marks, words of doubt, times, and where it came from; a mark is among it.
    private func isAside(_ range: Range<Int>, isMarked: Bool) -> Bool {
        var isPlace = false, sawMark = false
        for place in range {
            let token = chart.tokens[place]
            if token.kind == .mark {
                guard [",", ".", "(", "-", ";", ":", "…"].contains(token.word) else { return false }
                (isPlace, sawMark) = (false, true)
            } else if ["from", "at", "del", "de"].contains(token.word), !sawMark {
                isPlace = true
            } else if !sawMark, isPacketWord(place) {
                continue
            } else if !isPlace, !Mentions.doubtful.contains(token), !chart.lexicon.hedges.contains(token), !isTime(place), !leadsToTime(place) {
                return false
            }
        }
        return sawMark || !isMarked
    }

    private static let packets: Set<String> = [
        "packet", "bag", "box", "pack", "tub", "tube", "sleeve", "tray", "jar", "can", "bottle", "bar", "carton", "container", "pot", "roll", "pouch",
        "family bag", "loaf", "pint", "pizza", "whole", "punnet", "basket", "tablet", "tin",
    ]
    private static let pieces: Set<String> = ["piece", "square", "slice", "cookie", "biscuit", "cracker", "row", "finger", "segment", "oz"]
    private static let doubtful: WordSet = [
        "maybe", "about", "like", "say", "probably", "prob", "probs", "roughly", "around", "approx", "so", "id", "i", "d", "think", "guess", "well",
        "ok",
        "okay", "fine", "actually", "just", "only", "gone", "it", "was", "were", "unos", "unas", "como", "quiza", "quizas", "tal", "vez", "serian",
        "eran", "fueron", "bueno", "vale", "creo", "que", "o", "sea", "digamos", "mas", "menos", "aprox", "aproximadamente", "solo", "calculo",
        "diria", "seria", "entera", "entero", "whole", "entire",
    ]
    /// What pieces of a sort are called, and the groups of what they are.
    private static let sorts: [String: Set<String>] = [
        "biscuit": ["dessert", "sweet", "bread", "snack"], "cookie": ["dessert", "sweet", "snack"], "bikkie": ["dessert", "sweet"],
        "bickie": ["dessert", "sweet"], "cracker": ["bread", "snack"], "chip": ["snack"], "crisp": ["snack"], "nut": ["nut"],
        "sweet": ["sweet"], "candy": ["sweet"], "chocolate": ["sweet"], "square": ["sweet"], "galleta": ["dessert", "sweet", "bread", "snack"],
        "galletita": ["dessert", "sweet", "bread", "snack"], "papa": ["snack"], "papita": ["snack"], "patata": ["snack"], "chocolatina": ["sweet"],
        "caramelo": ["sweet"], "roll": ["dish", "fish"], "onza": ["sweet"], "bombon": ["sweet"],
    ]
}
