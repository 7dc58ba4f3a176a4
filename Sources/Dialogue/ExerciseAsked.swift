import NLU
import Nutrition

/// What is asked and said on about exercise that stands: its pace, its steps, which of two burns more, ten minutes more of it.
extension Intents {
    static func ofExercise(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["and", "so", "ok", "y", "oh"].contains($0) })
        guard let first = words.first, words.count <= 10, reading.foods.allSatisfy({ $0.best == nil }) else { return nil }
        if let compared = burnsMore(reading, words) { return compared }
        let asks = ["what", "whats", "how", "cual", "que", "cuanto", "cuanta", "cuantos", "cuantas", "a"].contains(first)
        // "how many steps have i done?", "what pace was that?"
        if asks, reading.nutrients.isEmpty, reading.activity?.minutes == nil, reading.activity?.kilometres == nil, reading.aim == nil,
            words.isDisjoint(with: ["should", "need", "goal", "meta", "burn", "debo", "next", "calorie", "left"])
        {
            if words.starts(with: ["how", "many", "step"]) || ["cuanto", "cuantos"].contains(first) && words.dropFirst().first == "paso" {
                return [.askExercise(reading.when, activity: "walk")]
            }
            let isPace = words.contains(where: ["pace", "speed", "ritmo", "velocidad"].contains) || words.starts(with: ["how", "fast"])
            if isPace, tracker.body?.kind == .exercise {
                return [.askExercise(When(days: reading.when.days ?? tracker.day.map { $0...$0 }), activity: nil)]
            }
        }
        guard tracker.body?.kind == .exercise, !reading.text.hasSuffix("?"), let ids = tracker.body?.ids else { return nil }
        // "it was on the treadmill", of a run or a walk: where it was.
        if reading.words.last == "treadmill", words.count <= 6, ["it", "that", "was", "on", "all"].contains(first), reading.duration == nil,
            reading.activity?.minutes == nil, reading.activity?.kilometres == nil
        {
            return [.tell(.noted)]
        }
        let measured = reading.activity ?? reading.duration
        // "10 less", "take off 10", of minutes.
        if let minutes = lessAlone(words), measured?.kilometres == nil, measured?.minutes != nil || minutes >= 5 {
            var correction = BodyCorrection(BodySelection(.exercise, ids: ids))
            (correction.minutes, correction.adds) = (-(measured?.minutes ?? minutes), true)
            return [.correctBody(correction)]
        }
        if let more = ofSoMuchMore(words, measured, reading) {
            var correction = BodyCorrection(BodySelection(.exercise, ids: ids))
            (correction.minutes, correction.kilometres, correction.adds) = (more.minutes, more.kilometres, true)
            return [.correctBody(correction)]
        }
        // "add 10 minutes to the run", "and 2000 more".
        if ["add", "agrega", "suma", "sumale", "ponle", "anade"].contains(first), let measured, measured.minutes != nil || measured.kilometres != nil,
            words.contains(where: ["to", "a", "al"].contains), reading.when.isEmpty,
            isToRow(words)
        {
            let said = reading.activity.map(\.said).flatMap { $0.isEmpty ? nil : $0 }
            var correction = BodyCorrection(said == nil ? BodySelection(.exercise, ids: ids) : BodySelection(.exercise, activity: said))
            (correction.minutes, correction.kilometres, correction.adds) = (measured.minutes, measured.kilometres, true)
            return [.correctBody(correction)]
        }
        return nil
    }

    /// "how long did I ski", "cuánto tiempo nadé": the exercise as it stands.
    static func timeOfExercise(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        let asks =
            words.starts(with: ["how", "long"]) || words.starts(with: ["how", "many", "minute"]) || words.starts(with: ["cuanto", "tiempo"])
            || words.starts(with: ["cuanto", "minuto"]) || words.starts(with: ["cuantos", "minuto"])
        guard asks, words.count <= 8, let activity = reading.activity, activity.minutes == nil, activity.kilometres == nil,
            words.contains(where: ["did", "was", "have", "fue", "hice", "estuve", "he"].contains) || words.count == 3,
            words.isDisjoint(with: ["should", "need", "would", "to", "burn", "para", "quemar", "debo"])
        else { return nil }
        return .askExercise(reading.when, activity: nil)
    }

    /// "… to the run", "… a la carrera"; "add a 20 min walk to my diary" is another one.
    private static func isToRow(_ words: [String]) -> Bool {
        guard let joint = words.lastIndex(where: ["to", "a", "al"].contains), joint + 1 < words.count else { return false }
        return words[(joint + 1)...].allSatisfy {
            !["diary", "log", "list", "diario", "registro", "lista", "today", "day", "dia", "hoy"].contains($0)
        }
    }

    /// "add 15 minutes", "make it 15 minutes more", "plus 2 km", "súmale 10 minutos", "5 minutes less": of what was done last.
    private static func ofSoMuchMore(_ words: [String], _ measured: ActivityMention?, _ reading: Reading) -> (minutes: Double?, kilometres: Double?)?
    {
        guard let measured, measured.said.isEmpty || reading.activity == nil, measured.minutes != nil || measured.kilometres != nil, words.count <= 7,
            reading.when.isEmpty, reading.foods.isEmpty, words.allSatisfy({ Double($0) != nil || ofMore.contains($0) })
        else { return nil }
        let isLess = words.contains(
            where: ["less", "fewer", "menos", "meno", "reduce", "decrease", "subtract", "restale", "quitale"].contains)
        let isMore =
            ["add", "plus", "increase", "extend", "sumale", "agregale", "ponle", "anadele", "suma", "agrega", "anade"].contains(words[0])
            || words[0] == "make" && words.contains("more")
        guard isMore != isLess else { return nil }
        let sign: Double = isLess ? -1 : 1
        return (measured.minutes.map { abs($0) * sign }, measured.kilometres.map { abs($0) * sign })
    }

    private static let ofMore = Set(
        Word.split(
            """
            add plus increase extend make it by more less fewer reduce decrease subtract minute minutes min hour km k mile miles kilometre kilometer a an
            súmale agrégale ponle añádele suma agrega añade réstale quítale minutos minuto hora media kilómetros más menos de please por favor half
            """))

    /// "what burns more, running or cycling", "does swimming burn more than walking?": half an hour of each; nothing was done.
    private static func burnsMore(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard words.contains(where: ["burn", "burns", "quema", "queman"].contains), words.contains(where: ["more", "most", "mas"].contains),
            ["what", "which", "does", "doe", "do", "is", "que", "cual"].contains(words[0]) || reading.text.hasSuffix("?"),
            words.isDisjoint(with: ["i", "did", "today", "yo", "queme", "week"]), let activity = reading.activity, activity.minutes == nil,
            activity.kilometres == nil
        else { return nil }
        var named = reading.activities.isEmpty ? [activity] : reading.activities
        // "running or cycling": the other may stand behind without a verb of its own.
        if named.count == 1, let joint = words.lastIndex(where: ["or", "than", "o", "que"].contains), (1...2).contains(words.count - joint - 1) {
            let other = words[(joint + 1)...].joined(separator: " ")
            if Word.split(activity.said).allSatisfy({ !words[(joint + 1)...].contains($0) }) { named.append(ActivityMention(said: other)) }
        }
        return named.prefix(3).map { one in
            var half = one
            half.minutes = 30
            return .askBurning(Burning(activity: half, energy: nil, foods: []))
        }
    }
}
