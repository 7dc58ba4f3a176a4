public import NLU
public import Nutrition

/// Rows that were touched and had nothing to do with the message.
extension Doubt {
    /// Rows that nothing in the words leads to: "hoy no tomé vino" of yesterday's, "nibbled some cheese" of the lasagna that was told before it.
    static func misplaced(_ rows: Rows, _ occasion: Occasion) -> Double {
        var weight = 0.0
        let words = Set(occasion.words), isMoved = rows.changed.contains { $0.before.day != $0.after.day }
        let denies = !words.isDisjoint(with: deniers) || occasion.orders
        if denies, isMoved, words.isDisjoint(with: moving) { weight += 8 }
        if let day = occasion.namedDay, !isMoved, !words.isDisjoint(with: ["hoy", "today", "tonight"]),
            (rows.gone + rows.changed.map(\.before)).contains(where: { $0.day != day })
        {
            weight += 8
        }
        guard words.isDisjoint(with: puttingRight), !exchanging.contains(where: { stem in words.contains { $0.hasPrefix(stem) } }), !denies else {
            return weight
        }
        let eats = Vocabulary.says(.eating, occasion.words)
        for (before, after) in rows.changed where before.foodID != after.foodID && names("\(before.said) \(before.noun)").isDisjoint(with: words) {
            let isOther = names("\(before.said) \(before.noun) \(before.food)").isDisjoint(with: names("\(after.said) \(after.noun) \(after.food)"))
            if isOther && (eats || occasion.isLong || occasion.namesTime) { weight += 6 }
        }
        if eats, rows.logged.isEmpty, rows.kept.contains(where: { names("\($0.said) \($0.noun)").isDisjoint(with: words) }) { weight += 4 }
        return weight
    }

    private static let moving: Set<String> = [
        "move", "moved", "fue", "fueron", "era", "eran", "was", "were", "pasa", "mueve", "pasalo", "muevelo", "pon", "put", "sino",
    ]
    private static let puttingRight: Set<String> = Vocabulary[.being].union(OrderWords.mistaking).union(OrderWords.pointingAtTold)
        .union(Word.split("them make eso esos mejor"))
}

extension Doubt {
    /// The rows that were taken out, changed or moved, as they stood.
    public static func rows(touchedBy reply: Reply) -> [Entry] {
        reply.parts.flatMap { part -> [Entry] in
            switch part {
            case .deleted(let rows), .moved(_, from: let rows): rows
            case .corrected(let row, _), .alreadySo(let row): [row]
            default: []
            }
        }
    }

    /// Whether rows of an earlier day were taken out, changed or moved.
    public static func touches(_ reply: Reply, before today: Day) -> Bool { rows(touchedBy: reply).contains { $0.day < today } }

    /// Whether something was written down for an earlier day.
    public static func logs(_ reply: Reply, before today: Day) -> Bool {
        reply.parts.contains { if case .logged(let rows, _) = $0 { rows.contains { $0.day < today } } else { false } }
    }
}

extension OtherWays {
    /// "delete tomorrow's grapefruit", of which there is none: what came of it is a grapefruit.
    public static func writesWhatGoes(_ reply: Reply, _ understanding: Understanding) -> Bool {
        guard let reading = understanding.readings.only, reading.intent.name == "delete_entry", let first = reading.words.first,
            ordersOut(understanding) || first == "take" && reading.words.contains(where: ["out", "off"].contains),
            let gone = reading.foods.only?.best
        else { return false }
        return reply.parts.contains { part in
            switch part {
            case .logged(let rows, _): rows.contains { $0.foodID == gone.id && $0.noun == gone.noun }
            case .corrected(let before, let after): after.foodID == gone.id && before.foodID != after.foodID
            default: false
            }
        }
    }

    /// "hoy no comí pizza", "no wine today", "i didn't have wine today": of today, and of nothing else.
    public static func deniesToday(_ understanding: Understanding) -> Bool {
        guard let reading = understanding.readings.only, reading.foods.count == 1, reading.dates.count < 2, reading.words.count <= 9 else {
            return false
        }
        let words = reading.words
        return words.contains(where: ["hoy", "today", "tonight"].contains)
            && words.contains(where: { Doubt.deniers.contains($0) || ["dont", "havent", "haven"].contains($0) })
            && words.isDisjoint(with: ["era", "eran", "fue", "fueron", "was", "were", "sino", "ayer", "yesterday", "anoche", "move", "moved", "que"])
    }

    /// Whether a message tells of a day before today or of what was, or orders something out: then rows of that day may be meant.
    public static func speaksOfPast(_ understanding: Understanding, _ today: Day) -> Bool {
        understanding.readings.contains { reading in
            let words = reading.words
            return ([reading.when] + reading.foods.map(\.when)).contains { $0.days.map { $0.lowerBound < today } ?? false || $0.minutesAgo != nil }
                || reading.dates.contains { $0.lowerBound < today } || words.contains(where: past.contains)
                || reading.pointsBack && !["this time", "esta vez"].contains(words.suffix(2).joined(separator: " "))
                || reading.intent.name.hasPrefix("undo") || reading.intent.name == "redo" || ordersOut(understanding)
        }
    }

    /// Whether a message may be said as if nothing had been told before: "otra vez lentejas", "with bread this time"; no order, nothing that is pointed at
    /// and nothing put right.
    public static func mayBeAnew(_ understanding: Understanding, _ today: Day) -> Bool {
        !speaksOfPast(understanding, today) && !putsRight(understanding)
            && understanding.readings.allSatisfy { reading in
                isLeftOver(reading.words)
                    || reading.words.isDisjoint(with: ordering) && reading.replacement == nil && reading.target == nil && reading.ordinal == nil
                        && !reading.words.contains { word in Doubt.exchanging.contains { word.hasPrefix($0) } }
                        && reading.foods.allSatisfy { !$0.isDefinite && $0.amount.quantity.map { $0 >= 1 } ?? true }
            }
    }

    /// "the other half of the soup", "el resto de la pizza": what was left then; "minus the banana": of what is copied now.
    private static func isLeftOver(_ words: [String]) -> Bool {
        words.first == "minus" || zip(words, words.dropFirst()).contains { ["other", "otra"].contains($0) && ["half", "mitad"].contains($1) }
            || words.prefix(4).contains(where: ["rest", "resto", "leftover", "leftovers"].contains) && words.isDisjoint(with: OrderWords.changing)
    }

    /// Orders of all kinds, and words of who puts right, leaves something or gives it away.
    private static let ordering: Set<String> = OrderWords.changing.union(Vocabulary[.takingBack]).union(Vocabulary[.removing])
        .union(
            OrderWords.apologising.subtracting(
                Word.split("i no nah nope ah hey oh my ay uy oye ojo mira mirá bueno para pará che la de en lo hecho verdad siento"))
        )
        .union(
            Word.split(
                """
                move moved put pass get lose ditch rid edit reduce increase double halve half should take took off out wrong instead didnt didn skipped left
                share shared gave split correction called rename mueve mover muévelo pasa pásalo ponle pon agrega añade súmale quítale agrégale corrijo
                modifica ajusta edita divide duplica dobla doble mitad renombra dejé dejo pesaba pesa tiene comió comimos di dio serví sobró corrección mal
                más menos sean va
                """))

    /// "i meant two beers", "perdón, eran 2", "no, 4": of what was told last, however long ago.
    public static func putsRight(_ understanding: Understanding) -> Bool {
        guard let reading = understanding.readings.only, reading.words.count <= 9, !Vocabulary.says(.eating, reading.words) else { return false }
        let words = reading.words
        return words.contains(where: OrderWords.mistaking.contains)
            || words.first == "no" && words.count > 1 && reading.text.lowercased().hasPrefix("no,")
            || !reading.amounts.isEmpty && words.count <= 5 && words.prefix(3).contains(where: { Vocabulary[.being].contains($0) || $0 == "its" })
    }

    private static let past: Set<String> = Vocabulary[.being].union(Vocabulary[.eating]).union(Vocabulary[.having]).subtracting(
        ["is", "are", "es", "son", "instead", "but", "sino", "vez", "lugar", "eat", "eaten"]
    ).union(Word.split("had did forgot olvidé ayer yesterday anoche night last anterior before undo deshaz back last"))
}
