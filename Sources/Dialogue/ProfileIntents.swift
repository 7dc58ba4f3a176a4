import NLU
import Nutrition

/// From what a person tells of themselves, and asks of their needs, to requests.
extension Intents {
    static func profile(_ reading: Reading) -> [Request] { [.setProfile(reading.profile)] }

    /// "how much should I eat, I'm 16, 60 kg", "trying to lose, 80 kg": worked out for the person who is told of.
    static func wantsGoal(_ reading: Reading) -> Bool {
        let words = reading.words
        if [.lose, .gain].contains(reading.aim?.direction) { return true }
        // "38, male, 5'11, want to get to 190 by june".
        if let target = reading.aim?.target, abs(target - (reading.profile.kilograms ?? 0)) > 0.5 { return true }
        let eats = words.contains(where: ["eat", "eating", "need", "comer", "consumir", "necesito"].contains)
        let asks = zip(words, words.dropFirst()).contains { $0 == "how" && ["much", "many"].contains($1) }
        return eats && (asks || words.contains(where: ["cuanto", "cuanta"].contains))
    }

    /// "I'm pregnant, 24 weeks, and vegetarian": the diet that is told with it.
    static func dietsTold(_ reading: Reading) -> [Request] {
        let diets = Preference.all(in: reading).filter { $0.kind == .diet || $0.kind == .allergies }
        return diets.isEmpty ? [] : [.setPreferences(diets)]
    }

    /// "no son 50, son 51", right after one's age was told: another number in its place.
    static func profileAgain(_ reading: Reading, _ tracker: Tracker) -> Request? {
        if let more = profileMore(reading, tracker) { return more }
        guard tracker.lastAction == "set_profile", ["correct", "inform", "out_of_scope", "choose", "log_weight"].contains(reading.intent.name),
            reading.foods.isEmpty, reading.nutrients.isEmpty, reading.profile.isEmpty, reading.when.isEmpty,
            (1...2).contains(reading.amounts.count), reading.amounts.allSatisfy({ $0.unit == nil && $0.size == nil }),
            // "ok let's do 1600 instead" is of a goal; a year may be one's birth.
            reading.amounts.allSatisfy({ $0.quantity.map { $0 < 500 || (1900...2030).contains($0) } ?? true }),
            Vocabulary.says(.denying, reading.words) || Vocabulary.says(.being, reading.words)
                || reading.words.count <= 4
                    && reading.words.contains(where: ["actually", "sorry", "meant", "oops", "perdon", "realidad", "dicho"].contains)
        else { return nil }
        var facts = ProfileFacts()
        let told = reading.amounts.compactMap(\.quantity)
        // "tengo 35, no 34": what it is not comes last.
        let second = reading.words.lastIndex { Double($0) != nil } ?? 0
        facts.again = second > 1 && ["no", "not"].contains(reading.words[second - 1]) ? told.reversed() : told
        return .setProfile(facts)
    }

    /// "and 181", "make that 80 kg", "que sean 61 kg", right after facts of oneself were told.
    private static func profileMore(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard tracker.lastAction == "set_profile", reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.when.isEmpty, words.count <= 5, !reading.text.hasSuffix("?"), let amount = reading.amounts.only, let quantity = amount.quantity,
            reading.aim?.target == nil
        else { return nil }
        guard let unit = amount.unit else {
            guard words.count == 2, ["and", "y"].contains(words[0]), amount.size == nil, quantity < 500 else { return nil }
            var facts = ProfileFacts()
            facts.again = [quantity]
            return .setProfile(facts)
        }
        let changes = ["make", "actually", "sorry", "no", "que", "mejor", "ponle", "change", "and", "y", "perdon"].contains(words[0])
        return changes && ["kg", "lb", "stone"].contains(unit.name) ? weight(reading) : nil
    }

    /// "I walk a lot", "I run most days": in the present, without a time or a distance.
    static func tellsHabit(_ reading: Reading, _ words: [String]) -> Bool {
        let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
        return reading.activity?.minutes == nil && reading.activity?.kilometres == nil && reading.activity?.counted == nil && reading.duration == nil
            && (!Set(pairs).isDisjoint(with: [
                "a lot", "every day", "most day", "a week", "per week", "all the", "camino mucho", "por semana", "training for", "entrenando para",
                "preparing for",
            ])
                || !Set(words).isDisjoint(with: ["usually", "regularly", "often", "everyday", "daily", "always"]))
            && Set(words).isDisjoint(with: ["today", "yesterday", "did", "went", "had", "just"])
    }

    /// "how much iron do I need?", "upper limit of vitamin A".
    static func intake(_ reading: Reading) -> Request {
        let words = reading.words
        // What is needed of folic acid is told of folate.
        var nutrients = reading.nutrients.filter { $0 != .energy }.map { $0 == .folicAcid ? .folate : $0 }
        if nutrients.isEmpty, Vocabulary.says(.water, words) { nutrients = [.water] }
        let limit = Vocabulary.says(.limit, words)
        return .askIntake(nutrients, limit: limit)
    }

    /// A goal without its number: to be worked out. What the message tells of the person comes first. Nil where a number was said.
    static func suggestion(_ reading: Reading) -> [Request]? {
        guard reading.nutrients.allSatisfy({ $0 == .energy }), reading.foods.isEmpty else { return nil }
        let aim = reading.aim ?? AimMention()
        let isWanted = aim.direction != nil || aim.target != nil
        let said = reading.amounts.filter { $0.quantity != nil && !["lb", "kg", "stone"].contains($0.unit?.name ?? "") }
        if isWanted {
            // "1500 calories to lose weight" says the number; "in 2 months" and "165 cm" say none.
            if said.contains(where: { ($0.quantity ?? 0) >= leastGoal && $0.quantity != aim.kilocalories }) { return nil }
        } else if reading.profile.isEmpty, !said.isEmpty {
            return nil
        }
        var requests = [Request.suggestGoal(aim, guess: false)]
        if let target = aim.target { requests.insert(.own(.desiredWeight(kilograms: target, unit: aim.targetUnit ?? "kg")), at: 0) }
        return reading.profile.isEmpty ? requests : [.setProfile(reading.profile)] + requests
    }

    /// "suggest one then", as the balance of who has no goal offers it.
    static func suggestOne(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.filter { !Vocabulary[.opening].contains($0) && !asides.contains($0) }
        guard suggesting.contains(words), tracker.recipes == nil || !recipeActions.contains(tracker.lastAction ?? ""),
            !["recommend_food", "ask_recipe"].contains(tracker.lastAction ?? "")
        else { return nil }
        return .suggestGoal(tracker.aim ?? AimMention(), guess: false)
    }

    private static let asides = Set(Word.split("then for me so yes yeah entonces si pues por favor porfa tu"))
    private static let suggesting = Set(
        [
            "suggest one", "you suggest one", "suggest", "pick one", "recommend one", "sugiereme una", "sugiere una", "sugereme una", "sugerime una",
            "recomiendame una", "recomienda una", "propon una", "proponme una", "cual me sugieres", "cual sugieres",
        ].map { Word.split($0).filter { $0 != "me" } })

    /// "what's a good limit?", while the amount of a goal is asked for.
    static func goodAmount(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let question = tracker.question, question.name == .whichAmount, case .setGoal(let nutrient, _) = question.pending, nutrient != .energy,
            reading.amounts.isEmpty, reading.foods.isEmpty, reading.nutrients.allSatisfy({ $0 == nutrient })
        else { return nil }
        let words = Set(reading.words)
        guard
            !words.isDisjoint(with: [
                "good", "recommend", "recommended", "should", "best", "normal", "suggest", "usual", "advise", "reasonable", "bueno", "buena",
                "recomienda", "recomendado", "deberia", "normal", "sugiere", "aconseja", "razonable",
            ])
        else { return nil }
        return .askIntake([nutrient], limit: GoalKind(nutrient) == .limit)
    }

    /// "how long will that take?", after a goal was worked out: it is told with the pace.
    static func howLong(_ reading: Reading, _ tracker: Tracker) -> Request? {
        // "how long until I reach 170?"
        let isAbout =
            ["suggest_goal", "explain_goal", "set_goal", "ask_profile", "affirm"].contains(tracker.lastAction ?? "")
            || reading.words.contains("reach")
        guard let aim = tracker.aim ?? tracker.question?.aimAsked, aim.direction != .keep, isAbout || tracker.question?.isOfGoal == true,
            reading.foods.isEmpty, reading.amounts.isEmpty || aim.target != nil,
            [
                "explain", "ask_time", "out_of_scope", "greet", "ask_weight", "ask_insight", "set_goal", "ask_remaining", "ask_summary", "about",
                "affirm", "ask_food_facts",
            ].contains(
                reading.intent.name)
        else { return nil }
        let text = reading.words.joined(separator: " ")
        // "how long will that take if I lose half a kilo a week?"
        if let pace = reading.aim?.kilogramsPerWeek, aim.target != nil,
            ["how long", "when will", "cuanto tard", "cuanto tiempo"].contains(where: text.contains)
        {
            var told = aim
            (told.kilogramsPerWeek, told.weeks) = (pace, nil)
            return .own(.judgePace(told))
        }
        // "is that realistic?", "¿es seguro?"
        if reading.words.count <= 7, reading.words.contains(where: feasible.contains),
            reading.words.isDisjoint(with: ["what", "which", "how", "que", "cual"])
        {
            return .own(.judgePace(aim))
        }
        return [
            "how long", "how many week", "how many month", "when will i", "by when", "cuanto tiempo", "cuanta semana", "cuanto mese", "cuanto mes",
            "cuando llegare", "cuando lo", "cuanto tardar", "cuanto tardo", "cuando llegaria", "how soon", "when would i", "cuanto voy a tardar",
            "para cuando", "en cuanto tiempo",
        ]
        .contains(where: text.contains) ? .suggestGoal(aim, guess: false) : nil
    }

    private static let feasible = Set(
        Word.split("realistic safe healthy possible doable feasible achievable reasonable realista seguro sano posible factible viable razonable"))

    /// kcal: a smaller number beside "lose" or "gain" is no goal.
    static let leastGoal = 800.0
}

extension Policy {
    /// "I want to lose 5 kg, I'm 34 and female": what is told of the person is stored before it is counted with.
    ///
    /// What a goal still waits for goes on with it: `awaited`, where the question was lost on the way.
    static func profileFirst(_ requests: [Request], awaited: Request?) -> [Request] {
        if let awaited, requests.contains(where: \.goesOnWithGoal), !requests.contains(where: { $0.setsGoal || $0.worksOutGoal }) {
            return requests + [awaited]
        }
        guard requests.count > 1 else { return requests }
        let told = requests.filter { if case .setProfile = $0 { true } else { false } }
        // A weight told with it comes before the need that is worked out by it.
        let suggests = requests.contains { if case .suggestGoal = $0 { true } else { false } }
        let weighed = requests.filter { if case .logWeight = $0 { suggests } else { false } }
        var rest = requests.filter { !told.contains($0) && !weighed.contains($0) }
        // "can you suggest a goal? I'm 46, …, want to lose 1 lb a week": worked out once, with all that was told.
        let suggested = rest.indices.filter { if case .suggestGoal = rest[$0] { true } else { false } }
        if suggested.count > 1 { for place in suggested.dropLast().reversed() { rest.remove(at: place) } }
        return told + weighed + rest
    }
}

extension Question {
    /// Open until there is a goal.
    var isOfGoal: Bool { [.whichAmount, .aboutYou, .acceptGoal].contains(name) }

    /// What the goal is for that is being worked out.
    fileprivate var aimAsked: AimMention? {
        if case .suggestGoal(let aim, _) = pending { aim } else { nil }
    }
}

extension Answers {
    /// "I walk half an hour a day", which is no exercise of today.
    static func tellsLife(_ reading: Reading) -> Bool {
        let text = " \(reading.words.joined(separator: " ")) "
        return reading.profile.activity != nil
            && [
                "a day", "every day", "each day", "per day", "daily", "al dia", "diario", "diaria", "todo lo dia", "cada dia", "a week", "per week",
                "each week", "every week", "por semana", "a la semana", "cada semana", "a bit", "a little",
                "un poco", "mucho", "a lot",
            ].contains {
                text.contains(" \($0) ")
            }
    }

    /// Facts about the person, given while a goal is being worked out: stored, and the goal worked out with them.
    static func aboutYou(_ reading: Reading, _ question: Question) -> [Request]? {
        guard question.name == .aboutYou || question.name == .acceptGoal, reading.foods.isEmpty, reading.activity == nil || tellsLife(reading)
        else { return nil }
        if let paced = atPace(reading, question) { return paced }
        // "ok then half a kilo a week": another pace of the same aim.
        if case .suggestGoal(var aim, let guess) = question.pending, aim.direction == .lose || aim.direction == .gain,
            let pace = reading.aim?.kilogramsPerWeek, reading.aim?.direction == nil, reading.profile.isEmpty
        {
            aim.kilogramsPerWeek = pace
            aim.weeks = nil
            return [.suggestGoal(aim, guess: guess)]
        }
        // "can I go faster?"
        if case .suggestGoal(let aim, let guess) = question.pending, reading.profile.isEmpty, reading.amounts.allSatisfy({ $0.quantity == nil }),
            let paced = Intents.paced(aim, reading.words)
        {
            return [.suggestGoal(paced, guess: guess)]
        }
        // "how long will it take?": told with the goal that is offered.
        let text = reading.words.joined(separator: " ")
        if question.name == .acceptGoal, reading.profile.isEmpty, reading.words.count <= 8,
            ["how long", "when will i", "when would i", "cuanto tard", "en cuanto tiempo", "cuanto tiempo"].contains(where: text.hasPrefix)
        {
            // "¿cuánto tiempo para llegar a 80?"
            if case .suggestGoal(var aim, let guess) = question.pending,
                let target = reading.aim?.target ?? Intents.plainNumber(reading, reading.words),
                (35...200).contains(target), aim.direction != .gain
            {
                (aim.target, aim.targetUnit) = (target, reading.aim?.targetUnit ?? "kg")
                return [.suggestGoal(aim, guess: guess)]
            }
            return [question.pending]
        }
        // "no, make my goal 158": another weight to be reached, and no height.
        if case .suggestGoal(let aim, _) = question.pending, aim.target != nil, Vocabulary.says(.goal, reading.words),
            let value = reading.amounts.only?.quantity, (35...499).contains(value)
        {
            return Intents.reaching(value, reading.amounts[0].unit?.name ?? aim.targetUnit, reading)
        }
        // "no, perdón, 77", after 78 kg: the weight to be reached once more, and no age.
        if case .suggestGoal(let aim, _) = question.pending, let target = aim.target, reading.words.count <= 6,
            reading.words.contains(where: OrderWords.mistaking.contains) || ["no", "nope", "wait", "actually"].contains(reading.words[0]),
            let value = reading.amounts.only?.quantity, [nil, "kg", "lb", aim.targetUnit].contains(reading.amounts[0].unit?.name)
        {
            let unit = reading.amounts[0].unit?.name ?? aim.targetUnit ?? "kg", told = value * (Unit(unit).grams ?? 1000) / 1000
            if (target * 0.75...target * 1.25).contains(told) { return Intents.reaching(value, unit, reading) }
        }
        // "120g protein": a goal, and nothing of the person.
        if !reading.nutrients.isEmpty, !reading.nutrients.contains(.energy), reading.aim == nil, !reading.text.hasSuffix("?"),
            reading.amounts.count(where: { $0.quantity != nil }) == reading.nutrients.count
        {
            return Intents.goals(reading)
        }
        var facts = reading.profile
        // "I want to lose 10 kg" is no age.
        if question.name == .aboutYou, reading.aim?.direction == nil, reading.aim?.target == nil {
            facts.explainBare(question.subject.split(separator: ",").compactMap { Profile.Part(rawValue: String($0)) })
        }
        facts.activity = facts.activity ?? degree(reading.words)
        guard !facts.isEmpty else { return nil }
        var pending = question.pending
        // "80 kg, and I want to lose 5": the aim is told with the facts.
        // "i weigh 12 stone": what is weighed now, and nothing to be reached.
        let isOfNow = facts.kilograms != nil && reading.amounts.count { $0.quantity != nil } < 2 && !tellsWish(reading.words)
        // "i'm 5 foot 6 and weigh 11 stone, 40": the weight of the body alone.
        let isOfBody = reading.aim?.direction == nil && facts.kilograms.map { abs($0 - (reading.aim?.target ?? 0)) < 0.01 } ?? false
        if let aim = reading.aim, aim.direction != nil || aim.target != nil, !isOfNow, !isOfBody { pending = .suggestGoal(aim, guess: false) }
        return [.setProfile(facts), pending]
    }

    /// "want to lose", "quiero mantenerme": what is to become of the weight.
    private static func tellsWish(_ words: [String]) -> Bool {
        Vocabulary.says(.goal, words) || words.contains(where: wishing.contains)
    }

    private static let wishing = Set(
        Word.split(
            """
            want wanna wish would lose losing gain gaining keep maintain stay reach cut bulk trying drop quiero quisiera perder bajar adelgazar ganar subir
            aumentar mantener mantenerme llegar busco
            """))

    /// "moderately", "muy poco": how active, where that was asked for or assumed.
    static func degree(_ words: [String]) -> ActivityLevel? {
        switch words.filter({ !["a", "un", "just", "pretty", "i", "am", "im", "soy", "it", "s"].contains($0) }).joined(separator: " ") {
        case "not very", "not much", "nothing", "nada", "muy poco", "muy poca", "barely": .sedentary
        case "lightly", "light", "slightly", "bit", "little", "ligera", "ligero", "poco", "poca", "ligeramente": .lowActive
        case "moderately", "moderate", "fairly", "quite", "moderada", "moderado", "moderadamente", "regular", "bastante", "normal": .active
        case "very", "high", "highly", "muy", "mucha", "mucho", "alta", "intensa": .veryActive
        default: nil
        }
    }

    /// "how long at half a kilo a week?", "and at 1 kg a week?", while a goal is being worked out: how long the weight that is wanted takes so.
    private static func atPace(_ reading: Reading, _ question: Question) -> [Request]? {
        guard case .suggestGoal(var aim, let guess) = question.pending, aim.target != nil || aim.kilograms != nil, reading.words.count <= 12,
            reading.aim?.direction == nil, reading.aim?.target == nil
        else { return nil }
        let text = reading.words.joined(separator: " "), pace = reading.aim?.kilogramsPerWeek
        let asksTime = ["how long", "when will i", "when would i", "how many week", "cuanto tard", "en cuanto tiempo", "cuanto tiempo"].contains(
            where: text.contains)
        let isBare = reading.isQuestion && reading.words.count <= 8 && pace != nil
        guard asksTime && (pace != nil || question.name == .aboutYou && reading.profile.isEmpty) || isBare else { return nil }
        if let pace { (aim.kilogramsPerWeek, aim.weeks) = (pace, nil) }
        return [.own(.judgePace(aim)), question.name == .aboutYou ? .suggestGoal(aim, guess: guess) : question.pending]
    }

    /// The same told among other requests.
    static func toldMeanwhile(_ requests: [Request], _ question: Question) -> Plan? {
        guard question.name == .aboutYou || question.name == .acceptGoal,
            requests.contains(where: \.tellsOfPerson),
            !requests.contains(where: { if case .suggestGoal = $0 { true } else { false } })
        else { return nil }
        // "I weigh 82 kg", after how much water is enough: a weight, and no answer to that.
        let waitsForGoal = if case .suggestGoal = question.pending { true } else { false }
        if !waitsForGoal, requests.allSatisfy(\.tellsWeightAlone) { return nil }
        return Plan(requests: requests + [question.pending], ending: .answered)
    }

    /// A number in place of the goal that was suggested; a small one is no goal.
    static func energyGoal(_ number: Double?) -> Request? {
        number.flatMap { $0 >= 500 || $0 < 0 ? .setGoal(nutrient: .energy, amount: $0) : nil }
    }
}

extension Request {
    /// Tells a fact of the person that a goal is worked out with.
    fileprivate var tellsOfPerson: Bool {
        switch self {
        case .setProfile, .logWeight: true
        default: false
        }
    }

    fileprivate var worksOutGoal: Bool { if case .suggestGoal = self { true } else { false } }

    /// Tells what a goal is worked out from, or asks what is left of it.
    fileprivate var goesOnWithGoal: Bool {
        switch self {
        case .setProfile(let facts): facts.sex != nil || facts.age != nil || facts.heightCentimetres != nil || facts.kilograms != nil
        case .askRemaining(_, let nutrients, nil): nutrients.allSatisfy { $0 == .energy }
        default: false
        }
    }
}
