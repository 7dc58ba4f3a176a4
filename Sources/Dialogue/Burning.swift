public import NLU
import Nutrition

/// What an activity burns, or how long it takes to burn so much: asked, and not done.
public struct Burning: Sendable, Hashable, Codable {
    /// With its minutes or kilometres, where these are told; no words where none is named.
    public var activity: ActivityMention
    /// kcal to be burnt.
    public var energy: Double?
    /// What is to be burnt off.
    public var foods: [FoodMention]
    /// All of the day, whose sum was just told.
    public var isOfDay: Bool?
    /// What would be left of the day with it.
    public var asksLeft: Bool?
}

extension Intents {
    /// "how much did I burn running?", "so what did that run burn?", "calories burned on the run?": of what was done, and nothing done anew.
    static func burntBy(_ reading: Reading) -> Request? {
        let words = reading.words.drop { ["so", "and", "then", "ok", "y", "entonces"].contains($0) }.map { $0 }
        guard let first = words.first, words.count <= 10, reading.activity?.minutes == nil, reading.activity?.kilometres == nil,
            reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == .energy }), reading.when.meal == nil,
            ["how", "what", "calorie", "cuanto", "cuanta", "que", "kcal"].contains(first),
            words.contains("did") && words.contains("burn") || words.contains(where: ["burned", "burnt", "queme", "gaste"].contains)
        else { return nil }
        guard let said = words.first(where: Vocabulary[.runningNouns].contains) ?? reading.activity?.said else { return nil }
        return .askExercise(reading.when, activity: said)
    }

    /// "how long would I have to walk to burn that off?", "how many calories does 30 minutes of walking burn?"
    static func burning(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(
            reading.words.drop { ["now", "so", "and", "ok", "okay", "well", "then", "hey", "y", "ahora", "bueno", "entonces", "oye"].contains($0) })
        guard words.count > 2, words.count <= 16,
            opening.contains(words[0]) || reading.text.hasSuffix("?")
                || zip(words, words.dropFirst()).contains(where: { $0 == "how" && $1 == "long" }),
            words.isDisjoint(with: ["did", "have", "burned", "today", "hoy", "queme", "quemado", "fat", "grasa", "week", "semana"])
                || words.contains("to") && words.isDisjoint(with: ["did", "burned", "week"])
        else { return nil }
        let text = words.joined(separator: " ")
        let offs =
            [" that off", " it off", " those off", " this off"].contains(where: text.contains)
            || words.contains("off") && !reading.foods.isEmpty
                && words.contains(where: ["walk", "run", "work", "jog", "cycle", "bike", "swim"].contains)
        // "how long would i have to walk for that", "cuánto tendría que caminar", "correr para bajar una dona".
        let isBare =
            reading.activity != nil && reading.aim == nil && ofFood.contains(tracker.lastAction ?? "") && ["how", "cuanto"].contains(words[0])
            && words.count <= 9
            && (words.contains(where: ["tendria", "would", "need"].contains) || words.contains("tengo") && words.contains("que")
                || zip(words, words.dropFirst()).contains { $0 == "have" && $1 == "to" })
        let isToLower = words.contains("bajar") && reading.activity != nil && !reading.foods.isEmpty && reading.aim?.target == nil
        let isEqual =
            isBare || isToLower || (text.hasSuffix("is that") || text.hasSuffix("es eso") || text.hasSuffix("son eso")) && reading.activity != nil
        guard words.contains(where: burns.contains) || offs || isEqual else { return nil }
        let energy =
            reading.nutrients.contains(.energy) ? reading.amounts.lazy.compactMap { $0.unit == nil ? $0.quantity : nil }.first { $0 >= 20 } : nil
        let points =
            words.contains(where: ["that", "it", "eso", "esto", "lo"].contains)
            || ["lo", "la"].contains(where: { words.last?.hasSuffix("ar" + $0) == true })
        // "how many calories do I really burn?" is of the whole day.
        guard reading.activity != nil || offs || energy != nil || !reading.foods.isEmpty || points else { return nil }
        var activity = reading.activity ?? reading.duration ?? ActivityMention(said: "")
        if activity.said.isEmpty { activity.said = reading.text.lowercased() }
        // "how many calories does running burn": half an hour of it.
        let isOfAny = words.contains(where: ["does", "do", "quema"].contains) && !points && !offs && reading.foods.isEmpty && energy == nil
        if isOfAny, activity.minutes == nil, activity.kilometres == nil, reading.activity != nil { activity.minutes = 30 }
        // "how many calories does 30 minutes of walking burn": the 30 are no calories.
        let isTimed = activity.minutes != nil || activity.kilometres != nil
        guard isTimed || energy != nil || !reading.foods.isEmpty || !tracker.entries.isEmpty || !tracker.asked.isEmpty else { return nil }
        var foods = reading.foods.filter { $0.best != nil }
        switch tracker.inquiry {
        case .askNutrients(let asked, _)?, .askFoodFacts(let asked)?, .judge(let asked, _, _)?: if foods.isEmpty { foods = asked }
        default: break
        }
        var burning = Burning(activity: activity, energy: isTimed ? nil : energy, foods: foods)
        // "how long would i have to walk to burn that off", after the day was summed.
        if points || isBare, foods.isEmpty, energy == nil, case .askSummary(let when, _)? = tracker.inquiry, when.meal == nil, when.days == nil {
            burning.isOfDay = true
        }
        return .askBurning(burning)
    }

    private static let ofFood: Set<String> = ["log_food", "correct", "ask_nutrient", "ask_food_facts", "ask_summary", "ask_remaining", "ask_diary"]

    /// "and if I run for 40 minutes?", "¿y si salgo a trotar media hora?", "how many more could I eat if I went for a 30 min run": nothing that was done.
    static func burntIf(_ reading: Reading) -> Request? {
        let words = reading.words
        guard let activity = reading.activity, activity.minutes != nil || activity.kilometres != nil, reading.foods.isEmpty, reading.aim == nil,
            reading.when.meal == nil, reading.profile.isEmpty, !reading.text.lowercased().contains("sí"), words.count <= 18,
            let joint = words.firstIndex(where: ["if", "si", "suppose", "supposing"].contains),
            words[(joint + 1)...].prefix(2).contains(where: { mayMove.contains($0) || Vocabulary[.exercising].contains($0) })
        else { return nil }
        let asks = words.contains(where: opening.contains), ofDay = words.contains(where: leaving.contains)
        guard asks || ofDay || reading.text.hasSuffix("?") else { return nil }
        var burning = Burning(activity: activity, energy: nil, foods: [])
        if ofDay { burning.asksLeft = true }
        return .askBurning(burning)
    }

    /// "ok log it for this morning", "yes add it", "I did that yesterday", after an activity was only asked about: it was done.
    static func exerciseDone(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard case .logExercise(let activity, _)? = tracker.supposed, !reading.text.hasSuffix("?"), reading.words.count <= 9, reading.foods.isEmpty,
            reading.activity == nil
        else { return nil }
        let words = Word.split(reading.untimed).filter { !besideDone.contains($0) }
        guard let deed = words.first, words.allSatisfy(doneThen.contains), doneThen.contains(deed) else { return nil }
        let when = reading.target ?? reading.when
        return .logExercise(activity, When(days: when.days, minute: when.minute, part: when.part))
    }

    private static let doneThen = Set(
        Word.split("log add put record write track did do done save anótalo apúntalo agrégalo regístralo hazlo hice hecho"))
    private static let besideDone = Set(
        Word.split(
            "ok okay yes yeah yep sure please pls then now well so cool great and can could you it that this one i we just actually in on for at down to me my diary too sí si vale bueno ya lo eso para"
        ))
    private static let mayMove = Set(
        Word.split(
            "i we go went do did run ran walk walked swim swam bike biked cycle cycled hago salgo corro camino nado voy hiciera corriera caminara juego"
        ))
    private static let leaving = Set(
        Word.split("left remaining eat room afford look change affect day total queda quedan quedaría comer sobra cambiaría cambia afecta día gain"))
    private static let burns: Set<String> = ["burn", "burns", "quemar", "quema", "queman", "quemo", "quemaria", "quemarlo", "quemarla"]
    private static let opening: Set<String> = ["how", "what", "cuanto", "cuanta", "que", "cual", "would", "como"]
}
