import NLU
import Nutrition

/// How much of one row that stands was eaten: "las patatas las dejé enteras", "la cerveza fue toda mía", "el arroz apenas lo probé".
extension Intents {
    /// What the form of a message tells, whatever intent it comes near to: of a row that stands, or of days.
    static func ofRowByForm(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let ofRow =
            partOfCounted(reading, tracker) ?? otherWayRound(reading, tracker)
            ?? withoutTimes(reading, tracker)
        if let told = ofRow ?? inPlaceOfGone(reading, tracker) ?? eatsAsked(reading, tracker) ?? thatOfDay(reading, tracker)
            ?? eatenOfRow(reading, tracker)
        {
            return told
        }
        return exerciseCounted(reading, tracker) ?? whyDifferent(reading, tracker)
            ?? (daysBeyond(reading) ?? whichOfTwo(reading, tracker)).map { [$0] } ?? eatenAllAlong(reading, tracker)
    }

    /// "estuvimos picando croquetas, unas 4": eaten besides, and nothing put right.
    private static func eatenAllAlong(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "tambien", "ah", "luego", "despues", "ayer", "hoy"].contains($0) }
        guard reading.intent.name == "correct", ["estuve", "estuvimos", "anduve", "anduvimos"].contains(words.first ?? ""),
            ["picando", "comiendo", "tomando", "bebiendo", "picoteando", "merendando"].contains(words.dropFirst().first ?? ""),
            !reading.foods.isEmpty, reading.foods.allSatisfy({ !$0.negated && $0.best != nil }), !reading.text.hasSuffix("?")
        else { return nil }
        return log(reading, tracker)
    }

    /// "¿cuál de los dos engorda menos?", after one food and then another were asked about: of those, and not of the diary.
    private static func whichOfTwo(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["y", "and", "entonces", "so", "pero", "but"].contains($0) }, asked = tracker.asked.suffix(2)
        guard ["cual", "which", "que"].contains(words.first ?? ""), words.prefix(6).contains(where: ["dos", "two", "2"].contains), words.count <= 9,
            reading.foods.isEmpty, reading.when.isEmpty, asked.count == 2,
            ["ask_nutrient", "ask_food_facts", "compare_foods"].contains(tracker.lastAction ?? ""),
            words.contains(
                where: ["mas", "menos", "meno", "more", "less", "fewer", "mejor", "peor", "better", "worse", "ligero", "lighter"].contains)
        else { return nil }
        return compared(Array(asked), reading, tracker)
    }

    static func eatenOfRow(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["pero", "y", "ah", "bueno", "perdon", "oye", "no", ","].contains($0) }
        guard !tracker.entries.isEmpty, !reading.text.hasSuffix("?"), reading.when.days == nil, reading.foods.count <= 1,
            reading.amounts.allSatisfy({ $0.quantity == nil && $0.unit == nil }),
            (4...10).contains(words.count), let article = words.first, ["el", "la", "los", "las", "mi", "mis"].contains(article),
            let end = words.dropFirst(2).firstIndex(where: verbal.contains), end - words.startIndex <= 5
        else { return nil }
        let tail = words[end...].filter { !["me", "lo", "la", "los", "las", "ya", "al", "final", "y", "es", "que"].contains($0) }
        guard let deed = tail.first(where: deeds.contains), tail.allSatisfy({ deeds.contains($0) || degrees.contains($0) }) else { return nil }
        let said = words[(words.startIndex + 1)..<end].joined(separator: " ")
        let food = reading.foods.first.map { FoodMention(said: $0.said, candidates: $0.candidates) } ?? FoodMention(said: said, candidates: [])
        let row = Selection(foods: [food]), isLeft = deed == "deje", isTried = ["probe", "toque"].contains(deed)
        let isAll = tail.contains(where: ["entera", "entero", "toda", "todo", "completa", "completo", "intacta", "intacto", "sola", "solo"].contains)
        if tail.contains(where: ["apenas", "casi"].contains) { return isLeft || isTried ? [.correct(Correction(selection: row))] : nil }
        if isTried, tail.contains(where: ["ni", "no"].contains) { return [.delete(row)] }
        // "el café me lo tomé solo": black, and no more of it.
        if tail.contains(where: ["sola", "solo"].contains), !tail.contains(where: ["yo", "entera", "entero", "toda", "todo"].contains),
            tail.last.map(["sola", "solo"].contains) ?? false,
            said.split(separator: " ").contains(where: { ["café", "cafe", "té", "te", "whisky", "ron", "cortado"].contains($0) })
        {
            return nil
        }
        guard isAll, !tail.contains("no"), !tail.contains("ni") else { return nil }
        if isLeft { return tail.contains(where: ["sola", "solo"].contains) ? nil : [.delete(row)] }
        let isOwn = tail.contains(where: ["yo", "mia", "mio", "mi"].contains)
        guard !["fue", "era", "fueron", "eran"].contains(deed) || isOwn, !isTried else { return nil }
        return [.correct(Correction(selection: row, amount: Amount(size: "whole")))]
    }

    private static let deeds: Set<String> = [
        "deje", "toque", "probe", "comi", "tome", "bebi", "acabe", "termine", "zampe", "fue", "fueron", "era", "eran",
    ]
    private static let degrees: Set<String> = [
        "entera", "entero", "toda", "todo", "completa", "completo", "intacta", "intacto", "sola", "solo", "yo", "mia", "mio", "mi", "para", "ni",
        "no", "apenas", "casi", "siquiera", "nada", "en", "el", "plato",
    ]
    /// Stand behind a name: "la cerveza me la tomé", "las patatas ni las toqué".
    private static let verbal = deeds.union(["me", "lo", "la", "los", "las", "ni", "apenas", "casi", "no", "ya"])
}
