public import NLU
public import Nutrition

/// What to do with a message: the requests to carry out, in order, and what becomes of the open question.
public struct Plan: Sendable, Hashable {
    public var requests: [Request]
    /// How the open question ends, nil when it stays or there is none.
    public var ending: Event.Ending?
    /// The open question, to be asked once more after the answer to something else.
    public var reminder: Question?
    /// How many requests of the message are not carried out, for it held too many.
    public var leftOver = 0
    /// What the message was understood as, in order.
    public var intents: [String] = []
    /// What was picked from a list, and what else could have been.
    public var picked: Picked?

    public init(requests: [Request], ending: Event.Ending? = nil, reminder: Question? = nil) {
        self.requests = requests
        self.ending = ending
        self.reminder = reminder
    }
}

/// Decides what a message asks for, from what was understood and from the state of the conversation. Pure.
public enum Policy {
    /// A question that nobody answered for so many turns is forgotten.
    static let patience = 3
    /// Nor is one that is so many days old answered by chance.
    static let patienceInDays = 1
    /// So much is done for one message: a person asks for a few things, and each of them may read and tell a whole diary.
    static let mostRequests = 20

    /// - Parameters:
    ///   - understanding: of the message.
    ///   - tracker: the conversation before it.
    ///   - today: nil where the age of a question does not matter.
    public static func plan(_ understanding: Understanding, _ tracker: Tracker, today: Day? = nil) -> Plan {
        if let anew = pickedAnew(understanding, tracker) ?? kindTold(understanding, tracker, today) { return anew }
        var plan = decided(understanding, tracker, today)
        plan.picked = picked(plan, understanding, tracker) { decided($0, tracker, today) }
        return plan
    }

    private static func decided(_ understanding: Understanding, _ tracker: Tracker, _ today: Day?) -> Plan {
        let ahead = today.flatMap { understanding.readings.only?.beginningAhead(tracker, $0) }
        var understanding = understanding
        if let ahead { understanding.readings = [ahead.reading] }
        var plan = wholePlan(understanding, tracker, today)
        if let ahead { plan.requests = plan.requests.map { $0.begun(on: ahead.day) } }
        plan.goOn(tracker)
        plan.requests = plan.requests.map {
            $0.keeping(tracker.wishSpokenOf).alike(understanding.readings.only, tracker).onEach(understanding.readings.only)
                .likeBefore(understanding.readings.only)
        }
        if let today {
            plan.carryDay(understanding, tracker, today)
            plan.setMealBefore(understanding, today)
        }
        plan.onEachDay(understanding)
        if let today { plan.onDaysOfStretch(understanding, today) }
        if let today, understanding.readings.count == 1, let reading = understanding.readings.first {
            plan.requests = plan.requests.map { $0.ofDaySpoken(reading, tracker, today) }
        }
        if understanding.language == "es", let today { plan.setMidday(understanding, today) }
        plan.fillUntold()
        plan.leftOver = max(0, plan.requests.count - mostRequests)
        plan.requests.removeLast(plan.leftOver)
        return plan
    }

    private static func wholePlan(_ understanding: Understanding, _ tracker: Tracker, _ today: Day?) -> Plan {
        let open = tracker.question.flatMap {
            tracker.turns - $0.turn < ($0.name == .quiz ? quizPatience : patience) && ($0.name == .quiz || !isStale($0, today)) ? $0 : nil
        }
        if open != nil, let goal = understanding.readings.only.flatMap({ Intents.goalOfNeed($0, tracker) }) {
            var plan = plan([goal], understanding, tracker, open)
            plan.intents = ["set_goal"]
            return plan
        }
        if open != nil || !tracker.hint.isEmpty, understanding.readings.count == 1, let reading = understanding.readings.first,
            !Intents.supposes(reading, tracker), !Intents.asksOfGoal(reading),
            (Intents.daysShown(reading, tracker) ?? Intents.byForm(reading, tracker)) == nil, Talk.opinion(reading, reading.words) == nil
        {
            if let question = open, !question.isOfOthers(than: tracker.entries) || reading.intent.name != "correct" {
                if var plan = Answers.plan(reading, understanding.text, question) {
                    plan.intents = [Plan.intent(answering: question, question.options, reading, as: plan.requests)]
                    return plan
                }
            } else if open == nil, let request = Answers.choice(reading, understanding.text, tracker.hint) {
                // "something else" of a refinement: then the person says what.
                var plan = Plan(requests: [request == .cancel ? other : request], ending: tracker.question == nil ? nil : .lapsed)
                plan.intents = [Plan.intent(answering: nil, tracker.hint, reading, as: [request])]
                return plan
            }
        }
        var understanding = Intents.withoutSkipped(
            Intents.carriesNutrient(Intents.carriesDay(Intents.asksBothDays(Intents.announcesDay(Intents.askedOfNamed(understanding))))), tracker)
        understanding.readings = understanding.readings.map {
            planned(thatDay(Intents.ahead($0, tracker, today), tracker), tracker, today).lookingBack(tracker, today).placedInList(tracker)
                .withoutHedge(tracker).withNutrientsMeant.withBothFlavours.withNightAhead.withPreparation(tracker)
        }
        let told =
            Intents.unlogged(understanding) ?? Intents.countedAcross(understanding, tracker) ?? Intents.partOfSame(understanding, tracker)
            ?? Intents.copyChanged(understanding, tracker)
            ?? KeepIntents.mealAgain(understanding) ?? Intents.acrossReadings(understanding.readings)
            ?? understanding.readings.map {
                guard Intents.supposes($0, tracker) else { return Intents.requests($0, understanding, tracker, today) }
                return Intents.supposesWater($0, tracker) ?? Intents.supposesKind($0, tracker)
                    ?? Intents.requests($0.asTold(tracker), understanding, tracker, today).map(\.supposed)
            }
        let parts = withAimTold(Intents.ofSupposition(told), understanding.readings)
        var plan = plan(parts.flatMap { $0 }, understanding, tracker, open)
        if parts.allSatisfy(\.isEmpty) {
            plan.intents = ["out_of_scope"]
            return plan
        }
        plan.intents = zip(understanding.readings, parts).flatMap { Plan.intent(of: $0, as: $1) }
        return plan
    }

    /// "quiero bajar a 62 en 4 meses, ¿cuántas calorías me recomiendas?": for what was told just before.
    private static func withAimTold(_ parts: [[Request]], _ readings: [Reading]) -> [[Request]] {
        guard parts.count == readings.count, parts.count > 1, let aim = readings.lazy.compactMap(\.aim).first(where: { $0 != AimMention() }) else {
            return parts
        }
        let wanted = Request.suggestGoal(aim, guess: false), isWorkedOut = parts.contains { $0.contains(wanted) }
        return zip(parts, readings).map { requests, reading in
            let asks = reading.nutrients == [.energy] && reading.foods.isEmpty && reading.words.contains(where: advising.contains)
            return requests.flatMap { request -> [Request] in
                switch request {
                case .suggestGoal(AimMention(), guess: false): [wanted]
                case .askSummary, .askNutrients, .askIntake, .askRemaining: asks ? (isWorkedOut ? [] : [wanted]) : [request]
                default: [request]
                }
            }
        }
    }

    private static let advising = Set(
        Word.split("suggest recommend advise should need sugieres sugiere recomiendas recomienda recomendás aconsejas debo debería necesito"))

    private static func plan(_ asked: [Request], _ understanding: Understanding, _ tracker: Tracker, _ open: Question?) -> Plan {
        var requests = asked
        // "is that high? what's the limit?" has one answer.
        requests = requests.reduce(into: []) { list, request in
            if case .askRemaining = request, list.last == request { return }
            list.append(request)
        }
        if requests.isEmpty { requests = [.fallback(text: understanding.text, nearest: [], repeated: tracker.misunderstandings > 0)] }
        requests = eatenOnce(profileFirst(requests, awaited: open == nil ? tracker.goalAwaited : nil))
        guard let question = open else { return Plan(requests: requests, ending: tracker.question == nil ? nil : .lapsed) }
        if let plan = Answers.toldMeanwhile(requests, question) { return plan }
        // A question that waits for more of the same kind gives way to a new request of that kind.
        if question.isReminder && question.name != .quiz || Intents.waives(understanding) || requests.contains(where: { $0.replaces(question) }) {
            return Plan(requests: requests, ending: .dropped)
        }
        var reminder = question
        reminder.isReminder = true
        return Plan(requests: requests, ending: .reminded, reminder: reminder)
    }
}

extension Policy {
    /// Asked on another day, and not just before midnight; a clock that was set back counts alike.
    private static func isStale(_ question: Question, _ today: Day?) -> Bool {
        guard let today, let asked = question.day else { return false }
        return abs(asked.distance(to: today)) > patienceInDays
    }
}

extension Request {
    /// Whether this makes the open question pointless: undoing, correcting or leaving what it was about.
    fileprivate func replaces(_ question: Question) -> Bool {
        switch self {
        case .own(.quiz): true
        case .own(.units): question.name == .whichUnits
        case .undo, .redo, .undoAll, .putBack, .cancel, .goodbye, .fallback: question.name != .quiz || self == .goodbye
        case .correct, .delete, .move, .deleteBody, .correctBody, .moveBody: !question.isOfGoal
        case .setGoal, .boundGoal, .changeGoal, .adoptIntake, .suggestGoal: question.isOfGoal
        default: question.name == .whichIntent
        }
    }
}

/// Reads a message as the answer to an open question or as a choice from a hint.
enum Answers {
    /// The plan when the message answers the question, nil when it is about something else.
    static func plan(_ reading: Reading, _ text: String, _ question: Question) -> Plan? {
        let intent = reading.intent.name
        let tellsWeight = intent == "log_weight" && reading.intent.confidence > 0.9 && reading.words.contains(where: ["peso", "weigh"].contains)
        if tellsWeight, question.name == .howMuch { return nil }
        if let said = goalSaid(reading, question) { return Plan(requests: [said], ending: .answered) }
        if intent == "cancel", !Protest.staysOpen(question, reading) { return Plan(requests: [.cancel], ending: .dropped) }
        if leavesIt(reading, question) { return Plan(requests: [.cancel], ending: .dropped) }
        if question.name != .confirm, question.name != .quiz, question.name != .whichUnits, guesses(text) {
            return Plan(requests: [question.pending.confirmed], ending: .answered)
        }
        if question.name == .quiz { return quiz(reading, text, question) }
        if question.name == .acceptGoal, Intents.doubtsOffer(reading) || Protest.isNoYes(reading.words) { return nil }
        if let requests = withOtherGoals(reading, question) ?? aboutYou(reading, question) { return Plan(requests: requests, ending: .answered) }
        if question.name == .confirm || question.name == .whichIntent || question.name == .acceptGoal {
            // "2800 está bien": the number that was said, not the one offered.
            if intent == "affirm", question.name == .acceptGoal, let said = filled(reading, text, question) {
                return Plan(requests: [said], ending: .answered)
            }
            if intent == "affirm" { return Plan(requests: [question.options.first?.request ?? question.pending], ending: .answered) }
            if intent == "deny" { return Plan(requests: [.cancel], ending: .dropped) }
        }
        // "dale, ponla como mi meta": the one that was offered, or what is still to be known for it.
        if question.name == .acceptGoal || question.name == .aboutYou && reading.own == nil, takesIt(reading) {
            return Plan(requests: [question.options.first?.request ?? question.pending], ending: .answered)
        }
        // "ok set it", of the one amount that was offered.
        if intent == "affirm", question.name == .whichAmount, question.options.count == 1 {
            return Plan(requests: [question.options[0].request ?? question.pending], ending: .answered)
        }
        if question.name == .acceptGoal, let option = named(question, text) { return Plan(requests: [option.request ?? .cancel], ending: .answered) }
        if let filled = all(text, question.options) ?? filled(reading, text, question) { return Plan(requests: [filled], ending: .answered) }
        if let request = chosen(reading, text, question.options) { return Plan(requests: [request], ending: .answered) }
        if intent == "deny" { return Plan(requests: [.cancel], ending: .dropped) }
        return nil
    }

    /// The request of the option that a message chooses: by number, position or name.
    static func choice(_ reading: Reading, _ text: String, _ options: [Option]) -> Request? {
        guard !options.isEmpty else { return nil }
        let intent = reading.intent.name
        // "a second coffee, same as the first" chooses none of two muffins.
        let isOther = reading.foods.only.map { food in
            let said = Word.split(food.said)
            return food.best != nil && !options.contains { $0.words.contains { name in said.contains { Word.split(name).joined().contains($0) } } }
        }
        if reading.foods.count <= 1, isOther != true, !tellsShare(reading), let ordinal = reading.ordinal,
            intent == "choose" || intent == "inform" || isBareNumber(reading, text) || reading.intent.confidence < 0.5
        {
            return options.at(ordinal: ordinal).map { $0.request ?? .cancel }
        }
        if somethingElse.contains(Word.split(text).joined(separator: " ")) {
            return options.contains { $0.request == nil } ? .correct(Correction(selection: Selection(pointsBack: true))) : nil
        }
        guard ["choose", "inform", "log_food", "out_of_scope", "correct", "affirm", "deny", "ask_food_facts", "search_food"].contains(intent) else {
            return nil
        }
        let words = Set(Word.split(text)).subtracting(Vocabulary[.small])
        // "no cheese" chooses no cheeseburger, "double the fries" no double hamburger.
        let isDenied =
            ["no", "without", "sin", isOther == true ? "double" : "no"].contains(reading.words.first) && !text.lowercased().hasPrefix("no,")
        // "one was a cheeseburger", of two burgers.
        let isOfSeveral =
            ["one", "two", "uno", "una", "dos"].contains(reading.words.first)
            && ["was", "were", "of", "era", "eran", "fue", "de"].contains(reading.words.dropFirst().first)
        guard !words.isEmpty, words.count <= 5, !isDenied, !isOfSeveral else { return nil }
        let scores = options.map { option in
            (option.words + [option.title]).map { name in
                let named = Word.split(name)
                let hits = words.filter { word in named.contains { $0 == word || (word.utf8.count >= 4 && $0.hasPrefix(word)) } }
                return Double(hits.count) / Double(words.count)
            }.max() ?? 0
        }
        // "el estofado era de pollo" says more than which one.
        let isWhole = intent == "log_food" || intent == "correct" && (reading.foods.count > 1 || Vocabulary.says(.being, reading.words))
        guard let best = scores.max(), best >= (isWhole ? 1 : 0.5), scores.filter({ $0 == best }).count == 1,
            let place = scores.firstIndex(of: best),
            // "no chips" names what stands to take it away.
            options[place].request != nil || intent != "correct"
        else { return nil }
        // "blueberry", of the muffin that was taken for one: it stands.
        if options[place].request == nil, let head = options[place].words.first.flatMap({ Word.split($0).last }), !words.contains(head) { return nil }
        return options[place].request ?? .cancel
    }

    private static let answering: Set<String> = [
        "inform", "choose", "log_food", "correct", "out_of_scope", "set_goal", "log_weight", "log_water", "affirm",
    ]

    /// The pending request completed by an amount or a food.
    private static func filled(_ reading: Reading, _ text: String, _ question: Question) -> Request? {
        let amount = reading.amounts.first ?? reading.foods.first.flatMap { $0.amount.isEmpty ? nil : $0.amount }
        let describes = question.name == .whichFood && Intents.describing.contains(reading.words.first ?? "") && !reading.text.hasSuffix("?")
        // "how much was the beer" answers nothing.
        let asks = ["how", "cuanto", "cuanta", "cuantos", "cuantas"].contains(reading.words.first)
        let answers = (describes || answering.contains(reading.intent.name)) && !asks
        if let kept = KeepIntents.filled(reading, question) { return kept }
        guard answers else { return nil }
        switch (question.name, question.pending) {
        case (.acceptGoal, _), (.aboutYou, _):
            // "less than 2300 mg sodium" is another goal.
            guard reading.nutrients.allSatisfy({ $0 == .energy }), !Intents.tellsOfFood(reading, amount) else { return nil }
            if case .own(.setGoals(let goals))? = question.options.first?.request { return scaled(goals, to: amount?.quantity) }
            return energyGoal(amount?.quantity)
        case (.whichAmount, .setGoal(let nutrient, _)):
            // "2" is the second of the choices, "two eggs and bacon" no answer to how much sodium.
            guard reading.foods.allSatisfy({ $0.best == nil }), amount?.unit?.grams == nil || nutrient.unit != "kcal",
                reading.nutrients.allSatisfy({ $0 == nutrient }), let quantity = amount?.quantity,
                quantity < 1 || quantity > Double(question.options.count)
            else { return nil }
            return .setGoal(nutrient: nutrient, amount: quantity)
        case (.confirm, .logFood(var request)):
            guard request.foods.count == 1, reading.foods.count <= 1 else { return nil }
            request.confirmed = false
            // "i mean grams": so many of those.
            if let unit = Intents.measureAlone(reading) {
                request.foods[0].amount.unit = unit
                return .logFood(request)
            }
            // "no, 10", "no, 10 eggs between 5 of us": the amount was a slip.
            let told = reading.foods.first.flatMap { $0.amount.quantity == nil ? nil : $0.amount }
            guard let right = told ?? amount, let quantity = right.quantity,
                !["log_weight", "log_water", "set_goal"].contains(reading.intent.name) || reading.words.count <= 2,
                quantity > Double(question.options.count) || reading.intent.name == "correct"
            else { return nil }
            request.foods[0].amount.quantity = told == nil ? quantity * (reading.share ?? 1) : quantity
            if let unit = right.unit { request.foods[0].amount.unit = unit }
            return .logFood(request)
        case (.howMuch, .logFood(var request)):
            guard let amount, request.foods.indices.contains(question.item), reading.foods.count <= 1 else { return nil }
            request.foods[question.item].amount = amount
            return .logFood(request)
        case (.howMuch, .correct(var correction)):
            // "lunch was a sandwich, chips and a coke" tells of something else, and "no chips" of the chips.
            guard reading.foods.count <= 1, !tellsAnew(reading), !text.lowercased().hasPrefix("no "),
                !["y", "and", "put", "add"].contains(reading.words.first)
            else { return nil }
            if let food = reading.foods.first {
                // "2 cañas" is no answer to what the sandwich was.
                let isOther = Word.split(food.said).isDisjoint(with: Set(Word.split(question.subject)))
                let isNamed = food.isDefinite && reading.intent.name == "correct"
                // "2 cañas" is no answer to what the sandwich was; "the coffee at 8 was decaf" is about another row.
                if isOther && !food.amount.isEmpty || isNamed && (isOther || !reading.when.isEmpty) { return nil }
                correction.food = food
                correction.amount = food.amount.isEmpty ? nil : food.amount
                return .correct(correction)
            }
            // "la mitad", of the pizza that was not eaten whole: of what stands.
            let isShare = amount?.unit == nil && amount?.quantity.map { $0 > 0 && $0 < 1 } == true && !correction.selection.foods.isEmpty
            (correction.amount, correction.factor) = isShare ? (nil, amount?.quantity) : (amount, correction.factor)
            return amount == nil ? nil : .correct(correction)
        case (.whichFood, .logFood(var request)):
            guard reading.foods.count == 1 || describes && reading.foods.count > 1 && reading.foods.allSatisfy({ $0.best != nil }),
                request.foods.indices.contains(question.item), reading.ordinal == nil,
                !(reading.intent.name == "correct" && reading.foods[0].isDefinite)
            else { return nil }
            // One of the offered foods is a choice, not a new food.
            var mention = reading.foods[0]
            // "un poco de pan" has its own.
            if mention.amount.isEmpty, !reading.words.starts(with: ["un", "poco"]) { mention.amount = request.foods[question.item].amount }
            if question.options.contains(where: { $0.words.contains(mention.best?.noun ?? "") }) { return nil }
            request.foods.replaceSubrange(question.item...question.item, with: [mention] + reading.foods.dropFirst())
            request.confirmed = true
            return .logFood(request)
        default: return nil
        }
    }

    /// Whether something is told as eaten, and not only named.
    private static func tellsAnew(_ reading: Reading) -> Bool {
        reading.intent.name == "log_food"
            && (reading.when.meal != nil || reading.when.days != nil || Vocabulary.says(.eating, reading.words))
    }

    /// "pon esa meta", "use that", with no other number.
    private static func takesIt(_ reading: Reading) -> Bool {
        let words = reading.words
        return reading.foods.isEmpty && reading.amounts.isEmpty && reading.nutrients.allSatisfy { $0 == .energy } && words.count <= 8
            && !Vocabulary.says(.denying, words) && !reading.text.hasSuffix("?")
            && (OrderWords.isAccepting(words) || reading.intent.name == "affirm" && words.count < 3)
    }

    /// "deshaz", "déjalo como estaba", "keep them", "don't delete them", before anything was done.
    private static func leavesIt(_ reading: Reading, _ question: Question) -> Bool {
        switch question.pending {
        case _ where question.isOfGoal && question.name != .confirm:
            return reading.intent.name == "undo" && !reading.words.isDisjoint(with: ["deja", "dejalo", "dejala", "leave", "keep"])
        case .undo, .redo, .undoAll, .putBack: return false
        case _ where question.name != .confirm: return false
        default:
            return reading.intent.name == "undo" || reading.words.first == "keep"
                || reading.intent.name == "delete_entry" && Intents.forbids(reading.words)
        }
    }

    private static func isBareNumber(_ reading: Reading, _ text: String) -> Bool { Word.split(text).count == 1 && reading.ordinal != nil }

    static func guesses(_ text: String) -> Bool {
        let words = Set(Word.split(text))
        // "any ideas for breakfast?" is no guess.
        let said = words.intersection(Vocabulary[.guessing])
        return words.count <= (said.isSubset(of: ["any", "cualquier"]) ? 2 : 5) && !said.isEmpty
            || [["dont", "know"], ["not", "sure"], ["no", "se"], ["ni", "idea"], ["da", "igual"], ["no", "seguro"], ["no", "segura"]].contains {
                words.isSuperset(of: $0)
            }
    }

    /// Folded and singular.
    static let somethingElse: Set<String> = [
        "something else", "other", "none", "neither", "none of those", "none of them", "otra cosa", "otro", "otra", "ninguno", "ninguna",
        "ninguno de eso", "ninguna de esa", "ninguno de ello",
    ]
}
