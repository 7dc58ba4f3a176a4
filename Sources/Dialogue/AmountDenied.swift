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
        if told.size != nil { (told.quantity, denied.quantity) = (nil, nil) }
        if words.contains(where: { distances.contains($0) || times.contains($0) }) {
            guard let figure = told.quantity, let other = denied.quantity else { return nil }
            var correction = BodyCorrection(BodySelection(.exercise, ordinal: -1))
            let duration = reading.duration ?? reading.activity, isFar = words.contains(where: distances.contains)
            let measured = (isFar ? duration?.kilometres : duration?.minutes) ?? figure
            (correction.minutes, correction.kilometres) = isFar ? (nil, measured) : (measured, nil)
            // In the same measure: "6 miles, not 5".
            correction.selection.measured = other * measured / figure
            return [.correctBody(correction)]
        }
        guard !tracker.entries.isEmpty, tracker.bodySpokenOf == nil, reading.activity == nil else { return nil }
        told.unit = told.unit ?? denied.unit
        var correction = Correction(selection: Selection(pointsBack: true), amount: told)
        correction.stood = denied
        return [.correct(correction)]
    }

    private static let ofOther: Set<String> = ["goal", "meta", "more", "less", "mas", "menos", "enough"]
    private static let distances: Set<String> = ["km", "kms", "k", "mile", "mi", "kilometre", "kilometer", "kilometro", "milla"]
    private static let times: Set<String> = ["minute", "min", "mins", "minuto", "hour", "hora", "hr"]
}
