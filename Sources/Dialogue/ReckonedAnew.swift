import NLU
import Nutrition

/// What is to be worked out anew: "recalculate the run", "redo the calories of the walk with 80 kg", "recalcula la carrera".
extension Intents {
    static func reckonedAnew(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { beforeReckoning.contains($0) })
        guard let verb = words.first, (1...12).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.aim?.target == nil,
            reckoning.contains(verb)
                || ["redo", "rework", "rehaz", "update", "actualiza"].contains(verb)
                    && words.contains(where: ["calorie", "caloria", "math", "number", "cuenta", "calculo"].contains)
                || verb.hasPrefix("calcula") && ["de nuevo", "otra vez"].contains(where: words.joined(separator: " ").contains)
        else { return nil }
        let pointsBack =
            words.count == 1 || words.contains(where: ["it", "that", "this", "them", "eso"].contains) || ["lo", "la"].contains(where: verb.hasSuffix)
        let isExercise =
            reading.activity != nil || Vocabulary.says(.exercising, words)
            || tracker.body?.kind == .exercise && (pointsBack || reading.nutrients == [.energy])
            || tracker.body?.kind == .weight && pointsBack && tracker.entries.isEmpty
        if isExercise {
            let isSpoken = reading.activity == nil && tracker.body?.kind == .exercise
            var correction = BodyCorrection(
                BodySelection(.exercise, ids: isSpoken ? tracker.body?.ids ?? [] : [], activity: reading.activity?.said, when: reading.when))
            // "recalculate, it was 40 minutes", "update calories to 400".
            let measures = reading.activity ?? reading.duration
            (correction.minutes, correction.kilometres) = (measures?.minutes, measures?.kilometres)
            if reading.nutrients == [.energy], let to = words.firstIndex(where: ["to", "a", "at"].contains), to + 1 < words.count,
                let energy = Double(words[to + 1]), (10...5000).contains(energy)
            {
                correction.kilocalories = energy
                return [.correctBody(correction)]
            }
            correction.recounts = correction.minutes == nil && correction.kilometres == nil
            correction.kilograms =
                reading.amounts.lazy.compactMap { amount in
                    guard let unit = amount.unit, ["kg", "lb", "stone"].contains(unit.name) else { return nil }
                    return unit.grams.flatMap { grams in amount.quantity.map { $0 * grams / 1000 } }
                }.first
            return [.correctBody(correction)]
        }
        guard reading.amounts.isEmpty, !Vocabulary.says(.goal, words), !Vocabulary.says(.recipe, words) else { return nil }
        if pointsBack, !tracker.entries.isEmpty, reading.when.isEmpty { return [.askRows(Selection(ids: tracker.entries), nutrients: [.energy])] }
        guard !reading.nutrients.isEmpty || !reading.when.isEmpty || words.contains(where: ["total", "day", "dia", "everything", "todo"].contains)
        else { return nil }
        return [.askSummary(reading.when, nutrients: reading.nutrients)]
    }

    /// "thicker than a milkshake", "it was sweeter than last time", "más espeso de lo normal": how it was, and nothing more of it.
    static func remarked(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "make it sweeter": of no figure.
        if reading.words.count == 3, reading.words.starts(with: ["make", "it"]), textures.contains(reading.words[2]) {
            return [.fallback(text: reading.text, nearest: [], repeated: tracker.misunderstandings > 0)]
        }
        let words = Array(reading.words.drop { beforeRemarks.contains($0) }), than = ["than", "que", "normal"]
        guard (2...10).contains(words.count), reading.amounts.allSatisfy({ $0.quantity == nil || $0.quantity == 1 && $0.unit == nil }) else {
            return nil
        }
        let isAsked =
            reading.isQuestion || reading.text.hasSuffix("?")
            || ["is", "are", "what", "whats", "which", "es", "son", "cual"].contains(reading.words[0])
                && !["this", "that", "it"].contains(reading.words[1])
        let degree = words.firstIndex { textures.contains($0) || spanishTextures.contains($0) }
        guard let degree, words[degree...].contains(where: than.contains),
            textures.contains(words[degree]) || degree > 0 && ["mas", "menos"].contains(words[degree - 1])
        else { return nil }
        if isAsked {
            return reading.nutrients.isEmpty && ["is", "are", "what", "whats", "which", "es", "son", "que", "cual"].contains(reading.words[0])
                ? [.fallback(text: reading.text, nearest: [], repeated: tracker.misunderstandings > 0)] : nil
        }
        return degree == (spanishTextures.contains(words[degree]) ? 1 : 0) && reading.words.count <= 9 ? [.tell(.noted)] : nil
    }

    private static let beforeReckoning = Set(Word.split("ok okay can could you please now then and so puedes podrías ahora por favor y entonces"))
    private static let reckoning = Set(
        Word.split("recalculate recalc recompute recount recalcula recalcúlalo recalcúlala recalcular recalculá reckon"))
    private static let beforeRemarks = Set(
        Word.split(
            "it that its this the was were is tasted felt looked a bit little much way even still slightly era estaba fue quedó estuvo sabía un poco mucho"
        ))
    private static let textures = Set(
        Word.split(
            "thicker thinner sweeter saltier spicier softer harder crunchier colder hotter warmer drier dryer creamier richer greasier blander juicier tastier fresher chewier tougher sourer bitterer"
        ))
    private static let spanishTextures = Set(
        Word.split(
            "espeso espesa dulce salado salada picante suave duro dura crujiente frío fría caliente seco seca cremoso cremosa grasoso grasosa soso sosa jugoso jugosa rico rica fresco fresca amargo amarga ácido ácida líquido líquida"
        ))
}
