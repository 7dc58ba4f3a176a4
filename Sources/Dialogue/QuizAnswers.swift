import NLU
import Nutrition

extension Policy {
    /// So long a step of the quiz waits for its answer, in turns.
    static let quizPatience = 8
}

extension Plan {
    /// The quiz goes on after whatever was said meanwhile.
    mutating func goOn(_ tracker: Tracker) {
        guard tracker.isInQuiz, !requests.contains(where: { if case .own(.quiz) = $0 { true } else { false } }), !requests.contains(.goodbye) else {
            return
        }
        if let question = tracker.question, question.name != .quiz, ending != .answered { return }
        requests.append(.own(.quiz(.resume(reminders: tracker.question?.name == .quiz ? tracker.question?.item ?? 0 : 0))))
        reminder = nil
    }
}

/// Reads a message as the answer to a step of the quiz.
extension Answers {
    /// "both", "all of them": where that is offered, the request of it.
    static func all(_ text: String, _ options: [Option]) -> Request? {
        guard let all = options.first(where: { $0.title == "option.all" }), Word.split(text).allSatisfy(ofAll.contains) else { return nil }
        return all.request
    }

    private static let ofAll = Set(Word.split("both all of them everything please delete todos todas ambos ambas los las dos"))

    /// Nil when it is about something else.
    static func quiz(_ reading: Reading, _ text: String, _ question: Question) -> Plan? {
        guard let step = QuizStep(rawValue: question.subject) else { return nil }
        func plan(_ move: QuizMove) -> Plan { Plan(requests: [.own(.quiz(move))], ending: .answered) }
        let words = Word.split(text), said = Set(words), intent = reading.intent.name
        if step != .allergies, words.count <= 6, Preference.speaksOfAllergy(words), intent == "deny" || Vocabulary.says(.none, words) {
            var answer = QuizAnswer(step)
            answer.passed = [.allergies]
            return plan(.answer(answer))
        }
        // "no tengo ninguna dieta", before it was asked.
        if step != .diet, words.count <= 6, words.contains(where: ["diet", "dieta"].contains),
            intent == "deny" || Vocabulary.says(.none, words) || words.contains(where: ["no", "dont", "not", "ninguna"].contains)
        {
            var answer = QuizAnswer(step)
            answer.passed = [.diet]
            return plan(.answer(answer))
        }
        if words.count <= 5 {
            if !said.isDisjoint(with: QuizWords.back) || said.isSuperset(of: ["last", "question"]) || said.isSuperset(of: ["go", "back"]) {
                return plan(.back)
            }
            // "maybe later" denies this question no more than the next.
            let skipsAll = !said.isDisjoint(with: QuizWords.skip) && !said.isDisjoint(with: ["resto", "demas", "todo", "rest", "all"])
            // "¿qué me recomiendas para almorzar?" stops nothing.
            let stops = !Array(words.prefix(2) + words.suffix(1)).isDisjoint(with: QuizWords.stop)
            if skipsAll || stops && step != .aim || said.isSuperset(of: ["not", "now"]) { return plan(.stop) }
            if !said.isDisjoint(with: QuizWords.skip) || guesses(text) || said.isSuperset(of: ["prefer", "not"])
                || said.isSuperset(of: ["prefiero", "no"])
                || said.isSuperset(of: ["rather", "not"])
                || intent == "deny" && ![.culture, .diet, .allergies].contains(step)
            {
                return plan(.skip(step))
            }
            if intent == "cancel" { return plan(.stop) }
        }
        // "stop, I'll do the rest later".
        if let first = words.first, ["stop", "quit", "enough", "basta", "para", "parar"].contains(first), words.count <= 10, step != .aim {
            return plan(.stop)
        }
        if reading.own != nil || ["undo", "redo", "help", "explain"].contains(intent)
            || intent == "ask_profile" && (Preference.isQuestion(text, words) || words.contains("my") || words.contains("mi"))
            || intent.hasPrefix("ask_") && text.hasSuffix("?")
        {
            return nil
        }
        let answer = answer(reading, text, words, question, step)
        return answer.isEmpty ? nil : plan(.answer(answer))
    }

    private static func answer(_ reading: Reading, _ text: String, _ words: [String], _ question: Question, _ step: QuizStep) -> QuizAnswer {
        var answer = QuizAnswer(step)
        // "2" chooses, "no thanks" has none, and what was eaten is no answer.
        let isMeal = reading.intent.name == "log_food" && (!reading.when.isEmpty || Vocabulary.says(.eaten, words))
        guard !isMeal, reading.intent.name != "log_exercise" || step == .activity else { return answer }
        if let option = option(reading, text, words, question) {
            if case .own(.quiz(.answer(let chosen)))? = option.request { return chosen }
        }
        answer.facts = reading.profile
        if step == .activity { answer.facts.activity = answer.facts.activity ?? degree(words) }
        let bare = answer.facts.bare
        if let part = step.part { answer.facts.explainBare([part]) } else { answer.facts.bare = [] }
        if answer.facts.isEmpty, bare.count == 1, words.count <= 3, reading.aim == nil { answer.facts.take(bare[0], as: step.part) }
        let preferences = Preference.all(in: reading)
        answer.preferences = preferences.filter { $0.kind == .diet || $0.kind == .allergies || step == .allergies || !answer.facts.isEmpty }
        // "no nuts", before it was asked.
        if step.part != nil, words.count <= 4, ["no", "without", "sin"].contains(words.first), words.contains(where: { !Content.named($0).isEmpty }) {
            answer.preferences.append(Preference(kind: .dislikes, words: reading.foods.map(\.said)))
            if reading.foods.isEmpty { answer.preferences[0].words = words.filter { !Content.named($0).isEmpty }.map(Word.plural) }
        }
        let isNone = words.count <= 6 && (Vocabulary.says(.none, words) || reading.intent.name == "deny")
        switch step {
        case .diet where answer.preferences.isEmpty:
            let diets = words.indices.compactMap { Diet.named(words, at: $0)?.0.rawValue }
            if !diets.isEmpty { answer.preferences = [Preference(kind: .diet, words: diets)] } else { answer.isNone = isNone }
        case .allergies where answer.preferences.isEmpty:
            let foods = reading.foods.filter { !$0.negated }.map(\.said) + words.filter { !Content.named($0).isEmpty }.map(Word.plural)
            let unlike = foods.reduce(into: [String]()) { list, food in if !list.contains(where: { Preference.same($0, food) }) { list.append(food) }
            }
            if !unlike.isEmpty, !isNone { answer.preferences = [Preference(kind: .allergies, words: unlike)] } else { answer.isNone = isNone }
        case .culture:
            answer.cultures = Intents.cuisines(words)
            if answer.cultures.isEmpty, !isNone,
                ["out_of_scope", "inform", "log_food", "set_preference", "search_recipe"].contains(reading.intent.name), words.count <= 4,
                reading.foods.allSatisfy({ $0.amount.isEmpty }), answer.facts.isEmpty, answer.preferences.isEmpty, !words.isEmpty,
                !text.contains(where: \.isNumber)
            {
                answer.cultures = [text.trimmingSpaces.lowercased()]
            }
            answer.isNone = answer.cultures.isEmpty && isNone
        case .aim:
            if let aim = reading.aim {
                answer.aim = aim
            } else if let direction = QuizWords.direction(words) {
                answer.aim = AimMention(direction: direction)
            }
        default: break
        }
        // "mantener mi peso", before it was asked.
        if step != .aim, reading.aim == nil, words.contains(where: ["weight", "peso"].contains), let direction = QuizWords.direction(words) {
            answer.aim = AimMention(direction: direction)
        }
        if step != .aim, let aim = reading.aim, aim.direction != nil || aim.target != nil, aim != AimMention() { answer.aim = aim }
        return answer
    }

    /// The choice by its number or name.
    private static func option(_ reading: Reading, _ text: String, _ words: [String], _ question: Question) -> Option? {
        guard !question.options.isEmpty, words.count <= 4 else { return nil }
        if let ordinal = reading.ordinal, words.count <= 3, question.options.indices.contains(ordinal - 1) { return question.options[ordinal - 1] }
        if let option = question.options.first(where: { option in option.words.contains { Word.split($0) == words } }) { return option }
        // "poca", of "poca actividad", which no other choice has.
        guard words.count == 1, words[0].count > 3 else { return nil }
        return question.options.only { option in option.words.contains { Word.split($0).contains(words[0]) } }
    }

    /// One of several ways to accept a goal, by its own words: "solo las calorías".
    static func named(_ question: Question, _ text: String) -> Option? {
        let words = Set(Word.split(text)).subtracting(Vocabulary[.small]).subtracting(["just", "only", "alone", "solo"])
        guard question.options.count > 1, !words.isEmpty, Word.split(text).count <= 4 else { return nil }
        return question.options.first { !words.isDisjoint(with: $0.words) && words.count <= 2 }
    }

    /// Goals for another amount of energy, in the same shares.
    static func scaled(_ goals: [DailyGoal], to energy: Double?) -> Request? {
        guard let energy, energy >= 500, let old = goals.first(where: { $0.nutrient == .energy })?.amount, old > 0 else { return nil }
        return .own(.setGoals(goals.map { DailyGoal($0.nutrient, $0.nutrient == .energy ? energy : ($0.amount * energy / old).rounded()) }))
    }
}

/// Words that steer the quiz, folded and singular.
enum QuizWords {
    static let back: Set<String> = ["back", "previous", "atras", "anterior", "vuelve", "regresa", "volver"]
    static let skip: Set<String> = [
        "skip", "next", "pass", "siguiente", "salta", "salto", "saltar", "saltarla", "saltatela", "saltalo", "saltemos", "omitir", "omite", "saltala",
        "saltate",
        "pasala", "paso", "brinca", "business", "decir",
        "decirlo", "private", "privado",
    ]
    static let stop: Set<String> = [
        "stop", "quit", "exit", "end", "enough", "later", "para", "parar", "basta", "salir", "terminar", "detente", "luego", "despues",
        "pausa", "pause",
    ]

    static func direction(_ words: [String]) -> WeightAim.Direction? {
        if !Set(words).isDisjoint(with: ["lose", "less", "loss", "slimmer", "bajar", "perder", "adelgazar"]) { return .lose }
        if !Set(words).isDisjoint(with: ["gain", "more", "ganar", "subir", "aumentar", "muscle", "musculo"]) { return .gain }
        if !Set(words).isDisjoint(with: ["keep", "stay", "same", "maintain", "mantener", "mantenerme", "igual", "quedarme"]) { return .keep }
        return nil
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        let marks: Set<Character> = [" ", ".", "!", ",", "\t"]
        return String(drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
    }
}

extension ProfileFacts {
    /// A number that cannot be right still answers the question: it is refused in words.
    fileprivate mutating func take(_ number: Double, as part: Profile.Part?) {
        switch part {
        case .age: age = number
        case .height: heightCentimetres = number
        case .weight: (kilograms, weightUnit) = (number, "kg")
        default: break
        }
    }
}
