import Nutrition

extension Mentions {
    /// "camarones grandes a la plancha": the size that stands within a name.
    func size(within range: Range<Int>) -> String? {
        guard chart.lexicon.isSpanish, range.count > 1 else { return nil }
        let place = chart.amounts.firstPlace { $0.tokens.lowerBound > range.lowerBound }
        guard place < chart.amounts.count, chart.amounts[place].tokens.upperBound <= range.upperBound else { return nil }
        return chart.amounts[place].amount.size
    }

    /// "empanadas, 3 de carne y 2 de jamón y queso", "5 tacos: 3 de pastor y 2 de pollo": kinds of what was named first, which is no food besides.
    func kindsNamedFirst(_ found: inout [Found]) {
        var header = 0
        while header + 1 < found.count {
            defer { header += 1 }
            let head = words(found[header].tokens)
            // "empanadas 3: dos de pollo y una de queso".
            let end = max(found[header].tokens.upperBound, found[header].amount?.tokens.upperBound ?? 0)
            guard head.count <= 2, end < chart.tokens.count, !head.contains("de"), links.linker.isName(head) else { continue }
            // "sushi 8 piezas de salmón".
            let isOfPieces = found[header].mention.amount.isEmpty && found[header + 1].amount?.tokens.lowerBound == end
            // "2 empanadas una de carne y otra de pollo".
            let isCountedOn = found[header].mention.amount.quantity ?? 0 >= 2 && found[header + 1].amount?.tokens.lowerBound == end
            guard isOfPieces || isCountedOn || [",", ":", "("].contains(chart.tokens[end].word) else { continue }
            var counted = 0.0, place = header + 1
            while place < found.count {
                // "2 arepas, una reina pepiada y otra de queso".
                if let own = ownKind(found[place], of: found[header]) {
                    counted += own
                } else {
                    guard let count = count(of: found[place]), let name = kind(head, place, &found) else { break }
                    found[place].mention.candidates = links.candidates(name)
                    if place > header + 1, ownKind(found[place - 1], of: found[header]) != nil, !found[place].mention.said.hasPrefix(head[0]) {
                        found[place].mention.said = "\(head[0]) de \(found[place].mention.said)"
                    }
                    counted += count
                }
                place += 1
            }
            guard counted > 0, found[header].mention.amount.isEmpty || found[header].mention.amount.quantity == counted,
                !isCountedOn || place > header + 2
            else {
                continue
            }
            found.remove(at: header)
        }
    }

    /// How many of a kind with a name of its own.
    private func ownKind(_ kind: Found, of header: Found) -> Double? {
        guard let span = kind.amount, !span.of, span.unit == nil, span.size == nil, span.tokens.upperBound == kind.tokens.lowerBound,
            header.mention.amount.quantity ?? 0 >= 2, let whole = food(header), let noun = food(kind)?.noun, whole.kinds.contains(noun)
        else { return nil }
        return span.amount.quantity
    }

    /// How many of a kind: "3 de" right before it.
    private func count(of kind: Found) -> Double? {
        guard let span = kind.amount, span.of, span.unit == nil || span.amount.unit?.name == "piece", span.size == nil,
            span.tokens.upperBound == kind.tokens.lowerBound
        else {
            return nil
        }
        return span.amount.quantity
    }

    /// The whole name of a kind; "jamón y queso" is one.
    private func kind(_ head: [String], _ place: Int, _ found: inout [Found]) -> [String]? {
        let name = head + ["de"] + words(found[place].tokens)
        if place + 1 < found.count, found[place + 1].mention.amount.isEmpty {
            let next = found[place + 1].tokens, both = name + ["y"] + words(next)
            if between(found[place].tokens, next).map({ chart.tokens[$0].text }) == ["y"], links.linker.isName(both) {
                found[place].tokens = found[place].tokens.lowerBound..<next.upperBound
                found.remove(at: place + 1)
                return both
            }
        }
        return links.linker.isName(name) ? name : nil
    }

    /// "crema de zanahoria y jengibre", "raviolis de ricotta y espinacas": a dish called after two things, and none of them beside it.
    func calledAfterTwo(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() {
            let host = words(found[place].tokens), second = words(found[place + 1].tokens)
            guard let takes = Mentions.calledAfter[host[0]], host.count <= 5, host.contains("de"), second.count <= 2, !second.contains("con"),
                between(found[place].tokens, found[place + 1].tokens).map({ chart.tokens[$0].text }) == ["y"],
                found[place + 1].mention.amount.isEmpty, !found[place + 1].isRemoved, !found[place].isRemoved,
                let part = food(found[place + 1]), takes.contains(part.group) || part.noun.hasSuffix("cheese") && takes.contains("cheese"),
                isClause(found[place + 1].tokens.upperBound),
                // "batido de proteínas y plátano", "yogur de coco con granola y plátano": named by neither.
                !host.contains("proteina"), !host[0].hasPrefix("yog") || !host.contains("con")
            else { continue }
            found[place].tokens = found[place].tokens.lowerBound..<found[place + 1].tokens.upperBound
            found[place].mention.said += " y \(found[place + 1].mention.said)"
            if links.linker.isName(host + ["y"] + second) { found[place].mention.candidates = links.candidates(host + ["y"] + second) }
            found.remove(at: place + 1)
        }
    }

    /// By the first word of a dish, the groups of what it may be called after beside its first: never what is eaten with it.
    private static let calledAfter: [String: Set<String>] = {
        let garden: Set<String> = ["vegetable", "spice", "legume"], filled = garden.union(["cheese", "nut", "meat", "poultry", "fish"])
        let sweet: Set<String> = ["fruit", "nut", "spice", "sweet"]
        let words: [(String, Set<String>)] = [
            ("crema sopa pure salmorejo hummus tortilla", garden),
            (
                "ravioli ravioles raviole canelon croqueta empanada empanadilla lasana quiche risotto tortellini relleno hamburguesa albondiga burrito crepe",
                filled
            ),
            ("barrita barra galleta tarta bizcocho helado mermelada pastel mousse muffin magdalena sorbete gelatina batido licuado smoothie", sweet),
            ("yogur yogurt", ["fruit"]),
        ]
        return words.reduce(into: [:]) { table, row in for word in Word.split(row.0) { table[word] = row.1 } }
    }()
}
