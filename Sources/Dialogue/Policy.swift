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

    public init(requests: [Request], ending: Event.Ending? = nil, reminder: Question? = nil, intents: [String] = []) {
        self.requests = requests
        self.intents = intents
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
        let asTold = understanding
        var understanding = understanding
        if let ahead { understanding.readings = [ahead.reading] }
        var plan = wholePlan(understanding, tracker, today)
        if let ahead, case let begun = plan.requests.map({ $0.begun(on: ahead.day) }), begun != plan.requests {
            plan.requests = begun
        } else if ahead != nil {
            // "plan dinner for thursday", after a goal: the day is that of the dinner.
            understanding = asTold
            plan = wholePlan(understanding, tracker, today)
        }
        plan.goOn(tracker)
        plan.requests = plan.requests.map {
            $0.fitting(understanding.readings).keeping(tracker.wishSpokenOf).alike(understanding.readings.only, tracker)
                .onEach(understanding.readings.only).likeBefore(understanding.readings.only).ahead(understanding.readings.only)
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
        plan.setLunchBefore(understanding, tracker)
        plan.setOccasion(understanding, tracker)
        plan.fillUntold()
        plan.addDiet(understanding)
        plan.addName(understanding, tracker)
        plan.addPerMeal(understanding)
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
        var understanding = Intents.withoutSkipped(Intents.readTogether(understanding), tracker)
        understanding.readings = understanding.readings.map {
            planned(thatDay(Intents.ahead($0, tracker, today), tracker), tracker, today).lookingBack(tracker, today).placedInList(tracker)
                .withoutHedge(tracker).withNutrientsMeant.withBothFlavours.withNightAhead.withPreparation(tracker)
        }
        understanding.readings = Intents.ofJustTold(understanding.readings)
        let told =
            Intents.unlogged(understanding) ?? Intents.countedAcross(understanding, tracker) ?? Intents.partOfSame(understanding, tracker)
            ?? Intents.copyChanged(understanding, tracker)
            ?? KeepIntents.mealAgain(understanding) ?? Intents.acrossReadings(understanding.readings)
            ?? understanding.readings.indices.map { place in
                let reading = understanding.readings[place]
                let tracker = place > 0 ? tracker.told(understanding.readings[place - 1], before: reading) : tracker
                guard Intents.supposes(reading, tracker) else { return Intents.requests(reading, understanding, tracker, today) }
                return Intents.supposesWater(reading, tracker) ?? Intents.supposesKind(reading, tracker)
                    ?? Intents.requests(reading.asTold(tracker), understanding, tracker, today).map(\.supposed)
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
        requests = eatenOnce(goalsFirst(profileFirst(requests, awaited: open == nil ? tracker.goalAwaited : nil)))
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
