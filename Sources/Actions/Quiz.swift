import Dialogue
import NLU
import Nutrition
import Store

/// The quiz on eating habits: one question at a time for what is not known yet, and a goal at its end.
///
/// Its progress is a setting, so that it lasts over restarts and undo goes back in it: the steps passed in their order; `+age` asks again what is known.
func quiz(_ move: QuizMove, _ context: ActionContext) throws -> Outcome {
    let stored = try context.diary.list("quiz")
    var passed = stored.filter { $0 != "begun" }
    var outcome = Outcome(name: "start_quiz")
    var reminders = 0
    switch move {
    case .start:
        let isNew = stored.isEmpty
        let known = try QuizStep.allCases.filter { try context.knows($0) }.count
        if isNew { outcome.parts.append(.own(.quizBegun(known: known))) }
    case .resume(let count):
        reminders = count + 1
        if reminders > 3 { return Outcome(name: "start_quiz", events: [.slot(.quiz(isOpen: false))], parts: [.own(.quizStopped(isOver: false))]) }
    case .skip(let step):
        passed.append(step.rawValue)
    case .back:
        guard let last = passed.lastIndex(where: { !$0.hasPrefix("+") }) else {
            outcome.parts.append(.own(.quizNowhereBack))
            break
        }
        let step = passed.remove(at: last)
        passed.removeAll { $0 == "+" + step }
        passed.append("+" + step)
    case .stop:
        return Outcome(name: "start_quiz", events: [.slot(.quiz(isOpen: false))], parts: [.own(.quizStopped(isOver: true))])
    case .answer(let answer):
        let isTaken = try context.take(answer, &outcome)
        if isTaken { passed.append(answer.step.rawValue) }
        // Told ahead: not asked again.
        if answer.step != .aim, answer.aim != nil { passed.append(QuizStep.aim.rawValue) }
        passed += answer.passed?.map(\.rawValue) ?? []
        if outcome.parts.isEmpty, !isTaken { outcome.parts.append(.talk(.noted)) }
    }
    if case .resume = move {} else { try context.diary.set("quiz", list: ["begun"] + passed) }
    guard let step = try QuizStep.allCases.first(where: { try context.isDue($0, passed) }) else {
        _ = try context.diary.set("quiz", nil)
        return try context.finished(&outcome)
    }
    outcome.events.append(.slot(.quiz(isOpen: true)))
    outcome.question = Question(
        name: .quiz, subject: step.rawValue, options: step.options, pending: .own(.quiz(.resume(reminders: reminders))), item: reminders,
        turn: context.turn, isReminder: reminders > 0)
    return outcome
}

extension ActionContext {
    /// Whether the answer to a step is known without asking.
    fileprivate func knows(_ step: QuizStep) throws -> Bool {
        let profile = try profile()
        switch step {
        case .age: return profile.age != nil
        case .sex: return profile.impliedSex != nil
        case .height: return profile.heightCentimetres != nil
        case .weight: return profile.kilograms != nil
        case .activity: return profile.activity != nil
        case .culture: return try diary.setting("cuisine") != nil
        case .diet: return try diary.setting("diet") != nil
        case .allergies: return try diary.setting("allergies") != nil
        case .aim: return false
        }
    }

    fileprivate func isDue(_ step: QuizStep, _ passed: [String]) throws -> Bool {
        if passed.contains(step.rawValue) { return false }
        return try passed.contains("+" + step.rawValue) || !knows(step)
    }

    /// Stores everything that was told; false where the step's own answer was refused.
    fileprivate func take(_ answer: QuizAnswer, _ outcome: inout Outcome) throws -> Bool {
        var isTaken = true
        if !answer.facts.isEmpty {
            let stored = try setProfile(answer.facts, self)
            outcome.parts += stored.parts
            if answer.step.part != nil, !stored.parts.contains(where: { if case .profileStored = $0 { true } else { false } }) { isTaken = false }
        }
        if !answer.preferences.isEmpty { outcome.parts += try setPreferences(answer.preferences, self).parts }
        if !answer.cultures.isEmpty { outcome.parts += try setCulture(answer.cultures, isOver: false, self).parts }
        if let aim = answer.aim {
            outcome.events.append(.slot(.aim(aim)))
            if let target = aim.target { outcome.parts += try setDesiredWeight(kilograms: target, unit: aim.targetUnit ?? "kg", self).parts }
            if aim.target == nil, answer.step != .aim, let direction = aim.direction { outcome.parts.append(.own(.aimNoted(direction))) }
        }
        // What else was told leaves this step open.
        if answer.step.part != nil, try !knows(answer.step) { isTaken = false }
        if [.culture, .diet, .allergies].contains(answer.step), !answer.isNone, try !knows(answer.step) { isTaken = false }
        if answer.step == .aim, answer.aim == nil { isTaken = false }
        return isTaken
    }

    /// The goal with its shares, or round figures where too much was kept back.
    fileprivate func finished(_ outcome: inout Outcome) throws -> Outcome {
        outcome.events.append(.slot(.quiz(isOpen: false)))
        outcome.parts.append(.own(.quizDone))
        let told = outcome.events.reversed().lazy.compactMap { event in if case .slot(.aim(let aim)) = event { aim } else { nil } }.first
        let aim = told ?? tracker.aim ?? AimMention()
        let profile = try profile()
        guard EnergyRequirement.missing(profile).isEmpty, let plan = WeightPlan(profile, aim.weightAim(from: profile.kilograms ?? 0)) else {
            var guess = try suggestGoal(aim, guess: true, self)
            guess.events = outcome.events + guess.events
            guess.parts = outcome.parts + guess.parts
            guess.name = "start_quiz"
            return guess
        }
        outcome.events.append(.slot(.aim(aim)))
        let targets = try self.targets(plan.kilocalories, age: profile.age)
        outcome.parts += [.goalSuggested(plan), .own(.targets(targets))]
        let all = Request.own(.setGoals([DailyGoal(.energy, plan.kilocalories)] + targets))
        outcome.question = Question(
            name: .acceptGoal, subject: "\(Int(plan.kilocalories))",
            options: [
                Option(title: "option.all_goals", words: ["yes", "all", "si", "todo"], request: all),
                Option(
                    title: "option.energy_alone", words: ["calorie", "energy", "caloria"],
                    request: .setGoal(nutrient: .energy, amount: plan.kilocalories)),
                Option(title: "option.no", words: ["no"], request: .cancel),
            ], pending: .suggestGoal(aim, guess: false), turn: turn)
        return outcome
    }

    /// Protein, carbohydrate, fat and fiber of a day of so much energy: 20, 50 and 30 % of it, which lie within the ranges of the Dietary Reference
    /// Intakes (2002/2005, table 11-1), and 14 g of fiber to 1,000 kcal (the same, chapter 7). A ketogenic diet has its own shares: protein alone.
    private func targets(_ kilocalories: Double, age: Int?) throws -> [DailyGoal] {
        let isKeto = try diary.list("diet").contains(Diet.keto.rawValue)
        let shares = [DailyGoal(.protein, 20)] + (isKeto ? [] : [DailyGoal(.carbohydrate, 50), DailyGoal(.fat, 30)])
        return DailyGoal.grams(of: shares, in: kilocalories) + (isKeto ? [] : [DailyGoal(.fiber, (kilocalories * 14 / 1000).rounded())])
    }
}

extension QuizStep {
    /// Numbered choices, where they help.
    fileprivate var options: [Option] {
        func option(_ title: String, _ words: [String], _ fill: (inout QuizAnswer) -> Void) -> Option {
            var answer = QuizAnswer(self)
            fill(&answer)
            return Option(title: title, words: words, request: .own(.quiz(.answer(answer))))
        }
        switch self {
        case .sex: return Sex.allCases.map { sex in option("value.\(sex.rawValue)", []) { $0.facts.sex = sex } }
        case .activity: return ActivityLevel.allCases.map { level in option("value.\(level.rawValue)", []) { $0.facts.activity = level } }
        case .diet:
            return [option("option.no_diet", ["none", "no", "ninguna", "nada", "normal"]) { $0.isNone = true }]
                + [Diet.vegetarian, .vegan].map { diet in
                    option("diet.\(diet.rawValue)", []) { $0.preferences = [Preference(kind: .diet, words: [diet.rawValue])] }
                }
        case .aim:
            let aims: [WeightAim.Direction] = [.lose, .keep, .gain]
            return aims.map { direction in option("aim.\(direction.rawValue)", []) { $0.aim = AimMention(direction: direction) } }
        case .age, .height, .weight, .culture, .allergies: return []
        }
    }
}
