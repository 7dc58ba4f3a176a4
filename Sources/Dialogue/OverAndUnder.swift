import NLU
import Nutrition

/// Whether a day went over its goal, what exercise adds to what is left, and what would better have been left out.
extension Intents {
    static func overOrUnder(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard (2...10).contains(words.count), reading.amounts.allSatisfy({ $0.unit == nil }) else { return nil }
        return heldAgain(reading, words, tracker) ?? ifEaten(reading, words) ?? regretted(reading, words, tracker) ?? sideOfGoal(reading, tracker)
            ?? overDay(reading, words)
            ?? earned(reading, words, tracker)
    }

    /// "how far over or under", "by how much?", after "am I over 2000 calories": against that number, which is no goal.
    private static func heldAgain(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard case .askRemaining(let when, let nutrients, let bound?)? = tracker.inquiry, reading.foods.isEmpty, reading.amounts.isEmpty,
            reading.when.isEmpty, reading.nutrients.allSatisfy(nutrients.contains), words.count <= 7, !Vocabulary.says(.goal, words),
            words.contains(where: ["how", "cuanto", "cuanta", "by", "por"].contains),
            words.contains(where: ["over", "under", "above", "below", "short", "far", "much", "off", "cuanto", "encima", "debajo"].contains),
            words.isDisjoint(with: ["weigh", "lose", "protein", "did", "was", "were", "eat", "eaten", "have"])
        else { return nil }
        return .askRemaining(when, nutrients: nutrients, upTo: bound)
    }

    /// "did I go over yesterday?", "¿me pasé ayer?", "¿cumplí ayer?": one day held against its goal.
    private static func overDay(_ reading: Reading, _ words: [String]) -> Request? {
        guard reading.own == nil, reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }), reading.when.meal == nil,
            reading.when.days?.count ?? 1 == 1,
            ["ask_summary", "ask_remaining", "ask_diary", "ask_insight", "out_of_scope", "inform", "ask_profile"].contains(reading.intent.name)
        else { return nil }
        let asks = words.contains(where: ["did", "was", "were"].contains) && words.contains(where: overWords.contains)
        let asksInSpanish = words.contains(where: spanishOver.contains) && words.isDisjoint(with: ["que", "cual", "dia"])
        guard asks || asksInSpanish && (reading.when.days != nil || reading.isQuestion || reading.text.hasSuffix("?")),
            words.isDisjoint(with: ["often", "week", "vez", "why", "what"])
        else { return nil }
        guard reading.when.days != nil || words.contains(where: ["estoy", "overeat", "overdo", "overdid", "overate"].contains) else { return nil }
        let asksWhether =
            ["did", "was", "were", "me", "ayer"].contains(words[0]) && words.isDisjoint(with: ["cumpli", "meet", "met", "hit", "reach"])
        guard asksWhether else { return .askRemaining(When(days: reading.when.days), nutrients: []) }
        let asksOver = words.isDisjoint(with: ["under", "below", "within", "debajo", "dentro"])
        return .own(.sideOfGoal(nil, reading.when.day, asksOver: asksOver))
    }

    /// "does that give me extra calories?", "¿puedo comer más por eso?", after exercise: what is left with what was burnt.
    private static func earned(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        let isSpoken = ["log_exercise", "ask_exercise"].contains(tracker.lastAction ?? "") || tracker.body?.kind == .exercise
        let isNamed = Vocabulary.says(.exercising, words) || words.contains(where: ["walk", "caminata", "paseo", "carrera"].contains)
        guard isSpoken || isNamed, reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }), reading.when.meal == nil,
            asksOfCredit.contains(words[0]) || reading.text.hasSuffix("?") || words[0] == "what" || words[0] == "where",
            reading.own == nil || isSpoken && !isNamed,
            words.isDisjoint(with: ["burn", "burned", "burnt", "queme", "gaste"])
        else { return nil }
        // "what does that make it?", "so where does that leave me?"
        let text = words.joined(separator: " ")
        if tracker.lastAction == "log_exercise",
            ["that make it", "that leave me", "that bring me", "that put me", "que me deja eso", "como quedo con eso"].contains(where: text.contains)
        {
            return .askRemainingWithExercise(When(days: reading.when.days))
        }
        let adds = words.contains(where: ["extra", "more", "mas", "back", "derecho"].contains)
        let counts = words.contains(where: ["count", "add", "added", "toward", "towards", "earn", "cuenta", "suma", "gano", "change"].contains)
        let eats = words.contains(where: ["eat", "comer", "comerla", "comerlas", "recuperar"].contains)
        let points = words.contains(where: ["that", "those", "them", "it", "eso", "esa", "esas", "comerla", "comerlas"].contains)
        // "does that count towards my calories?": whether it does, and no sum with it.
        if counts, !adds, !eats, points || isNamed, words.contains(where: ["count", "counts", "toward", "towards", "cuenta"].contains),
            ["does", "do", "is", "se", "eso", "esa", "cuenta"].contains(words[0])
        {
            return .own(.credit(CreditMention()))
        }
        guard adds && (points || eats || isNamed || reading.nutrients == [.energy]) || counts && (points || isNamed) || eats && points
        else { return nil }
        return .askRemainingWithExercise(When(days: reading.when.days))
    }

    /// "what should I have skipped?", "¿qué debí dejar?": what there is to leave out of today.
    private static func regretted(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.allSatisfy({ $0 == .energy }),
            words.prefix(3).contains(where: ["what", "which", "que", "cual"].contains)
        else { return nil }
        // "what put me over?"
        if words.suffix(2) == ["me", "over"]
            || zip(words, words.dropFirst()).contains(where: { $0 == "me" && $1 == "over" })
                && words.contains(where: ["put", "pushed", "took", "sent"].contains)
            || words.contains("pasarme") && words.contains("hizo")
        {
            return .askMost(MostQuestion(When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrient: .energy))
        }
        let should = words.contains(
            where: ["should", "could", "shouldnt", "shouldn", "debi", "debia", "deberia", "podria", "tendria", "would"].contains)
        let text = " \(words.joined(separator: " ")) "
        // "what should I eat less of tomorrow?": by what was eaten up to now.
        if should, words.contains(where: ["tomorrow", "tmrw", "tmr", "manana"].contains), text.contains(" less of "), reading.nutrients.isEmpty {
            return .askInsight(InsightQuery(.limits))
        }
        // "¿qué debería recortar?"
        if should, words.count <= 6, words.contains(where: ["recortar", "reducir", "disminuir"].contains), reading.nutrients.isEmpty {
            return .askInsight(InsightQuery(.limits, days: reading.when.days))
        }
        guard should, leavingOut.contains(where: { text.contains(" \($0) ") }) else { return nil }
        return .askInsight(InsightQuery(.drop, days: reading.when.days))
    }

    /// "me paso si como una pizza", "would I be over if I had a beer": of food that is only thought of.
    private static func ifEaten(_ reading: Reading, _ words: [String]) -> Request? {
        let foods = reading.foods.filter { !$0.negated }
        guard !foods.isEmpty, let place = words.firstIndex(where: ["si", "if"].contains),
            words[..<place].contains(where: ["paso", "pasaria", "excedo", "over", "alcanza", "cabe", "fit"].contains)
        else { return nil }
        return .askFits(foods: foods)
    }

    private static let overWords = Set(
        Word.split("over under exceed exceeded overdo overeat overdid overate meet met hit reach within stick above below overshoot"))
    private static let spanishOver = Set(Word.split("pasé pase excedí sobrepasé superé cumplí encima debajo dentro"))
    private static let asksOfCredit = Set(
        Word.split("does do did can could should is so how may will would debo puedo podría debería cuenta gano me eso esas esa se y entonces ahora"))
    private static let leavingOut = [
        "have to drop", "have to cut", "have to skip", "have to leave out", "have to take out", "need to drop", "need to cut", "tendria que quitar",
        "tendria que sacar", "have skipped", "have left out", "not have eaten", "not have had", "have avoided", "have dropped", "have cut",
        "have passed on",
        "i have eaten",
        "t have eaten", "shouldnt i have had", "haber saltado", "haberme saltado", "haber evitado", "haber dejado", "haber quitado", "no debi comer",
        "no deberia haber comido", "debi dejar", "debi evitar", "debi saltarme", "no debi tomar", "no tendria que haber comido", "haber sacado",
        "haber omitido", "haber eliminado", "haber comido menos", "hubiera sido mejor no",
    ]
}
