import NLU
import Nutrition

/// A figure told against another: "it was a tall, not a grande", "no eran 2, eran 4", "fueron 20 km no 18".
extension Intents {
    /// The row that stands with what is denied has what is told: a food, or exercise where the measure is one of it.
    static func amountDenied(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard var denied = reading.amountDenied, reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, reading.target == nil,
            !reading.text.hasSuffix("?"), tracker.bodySpokenOf == nil || tracker.bodySpokenOf == .exercise, words.isDisjoint(with: ofOther),
            ["correct", "inform", "choose", "log_food", "deny", "log_exercise", "out_of_scope"].contains(reading.intent.name),
            // The "one" of "the second one was 200, not 180" counts nothing.
            var told = reading.amounts.only(where: { $0 != denied && !(reading.ordinal != nil && $0 == Amount(quantity: 1)) }),
            (told.size == nil) == (denied.size == nil)
        else { return nil }
        let isOfRow = words.allSatisfy { word in
            word.first?.isNumber == true || beside.contains(word) || Unit.named(word) != nil || distances.contains(word) || times.contains(word)
                || Word.split(reading.activity?.said ?? "").contains(word) && !["slept", "sleep", "sleeping", "dormi", "dormir"].contains(word)
        }
        // "I have 3 kids not 2", "cooked it for 10 minutes, not 15": of nothing that stands.
        guard isOfRow || told.size != nil && words.count <= 9 else { return nil }
        if told.size != nil { (told.quantity, denied.quantity) = (nil, nil) }
        if words.contains(where: { distances.contains($0) || times.contains($0) }) {
            guard let figure = told.quantity, let other = denied.quantity else { return nil }
            var correction = BodyCorrection(BodySelection(.exercise, ordinal: -1))
            let duration = reading.duration ?? reading.activity, isFar = words.contains(where: distances.contains)
            let measured = (isFar ? duration?.kilometres : duration?.minutes) ?? figure
            (correction.minutes, correction.kilometres) = isFar ? (nil, measured) : (measured, nil)
            // In the same measure: "6 miles, not 5".
            correction.selection.measured = other * measured / figure
            // "fueron 45 min de spinning, no una hora", after spinning and weights: of that one.
            if let named = reading.activity?.said, Word.split(named).contains(where: { !isMeasure($0) }) {
                correction.selection = BodySelection(.exercise, activity: named)
            }
            return [.correctBody(correction)]
        }
        // "caminar fueron 40, no 30": as many of what it was told in.
        if let named = reading.activity?.said, told.unit == nil, let figure = told.quantity {
            var correction = BodyCorrection(BodySelection(.exercise, activity: named))
            correction.number = figure
            return [.correctBody(correction)]
        }
        guard !tracker.entries.isEmpty, tracker.bodySpokenOf == nil, reading.activity == nil else { return nil }
        told.unit = told.unit ?? denied.unit
        var correction = Correction(selection: Selection(pointsBack: true), amount: told)
        correction.stood = denied
        return [.correct(correction)]
    }

    private static func isMeasure(_ word: String) -> Bool {
        word.first?.isNumber == true || beside.contains(word) || distances.contains(word) || times.contains(word)
    }

    /// Tell nothing but that it was so, and not otherwise.
    private static let beside = Vocabulary[.opening].union(Vocabulary[.being]).union(Vocabulary[.place]).union(Vocabulary[.counts]).union(
        Word.split(
            """
            it that they the a an one ones this those these not no wasnt wasn werent isnt t instead rather than of but oh actually sorry wait had ate ran i
            only just el la los las lo eso esa ese un una de en vez lugar sino perdón espera digo realidad eran comí tomé corrí each cada uno
            """))
    private static let ofOther: Set<String> = ["goal", "meta", "more", "less", "mas", "menos", "enough"]
    private static let distances: Set<String> = ["km", "kms", "k", "mile", "mi", "kilometre", "kilometer", "kilometro", "milla"]
    private static let times: Set<String> = ["minute", "min", "mins", "minuto", "hour", "hora", "hr"]
}
