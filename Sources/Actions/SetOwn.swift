import Dialogue
import NLU
import Nutrition
import Store

/// "call me Annie": kept, and used sparingly.
func setName(_ name: String, isNickname: Bool, _ context: ActionContext) throws -> Outcome {
    let name = String(name.prefix(60))
    _ = try context.diary.set(isNickname ? "nickname" : "name", name)
    return Outcome(name: "set_profile", parts: [.own(.named(name, isNickname: isNickname))])
}

/// "use imperial units": replies are in them from now on; what is stored stays metric.
func setUnits(_ units: Units, _ context: ActionContext) throws -> Outcome {
    guard units.code != nil else {
        let choices: [(String, [String], Units)] = [
            ("value.metric", ["metric", "metrico", "kilo", "kg"], Units(system: .metric)),
            ("value.imperial", ["imperial", "pound", "libra"], Units(system: .imperial)),
            ("value.stone", ["stone"], Units(weight: .stone)),
        ]
        return Outcome(
            name: "set_profile",
            question: Question(
                name: .whichUnits, subject: "", options: choices.map { Option(title: $0.0, words: $0.1, request: .own(.units($0.2))) },
                pending: .own(.units(units)), turn: context.turn))
    }
    let changed = Units(code: try context.diary.setting("units")).changed(by: units)
    _ = try context.diary.set("units", changed.code)
    return Outcome(name: "set_profile", parts: [.own(.unitsSet(changed))])
}

/// "forget my height": gone, all weights only after a question.
func forget(_ keys: [String], isConfirmed: Bool, _ context: ActionContext) throws -> Outcome {
    if keys.count > ActionContext.mostUnasked, !isConfirmed {
        let request = Request.own(.forget(keys, isConfirmed: true))
        return Outcome(
            name: "set_profile", question: Question(name: .confirm, subject: "all", options: yesOrNo(request), pending: request, turn: context.turn))
    }
    var gone: [Setting] = []
    var weights: [BodyWeight] = []
    for key in keys {
        if key == "weight" {
            weights = try context.diary.weights(nil)
            if weights.count > 1, !isConfirmed {
                let request = Request.own(.forget(keys, isConfirmed: true))
                return Outcome(
                    name: "set_profile",
                    question: Question(
                        name: .confirm, subject: "weights \(weights.count)", options: yesOrNo(request), pending: request, turn: context.turn))
            }
            for weight in weights { try context.diary.remove(weight) }
            continue
        }
        // "forget my name" means whatever I am called.
        for key in key == "name" ? ["name", "nickname"] : [key] {
            guard let value = try context.diary.setting(key) else { continue }
            _ = try context.diary.set(key, nil)
            gone.append(Setting(key: key, value: value))
        }
    }
    let part: OwnPart = gone.isEmpty && weights.isEmpty ? .nothingToForget(keys) : .forgotten(gone, weights: weights.count)
    return Outcome(name: "set_profile", parts: [.own(part)])
}

/// "how tall am I?", "what am I allergic to?".
func askFacts(_ keys: [String], _ context: ActionContext) throws -> Outcome {
    var known: [Setting] = []
    var unknown: [String] = []
    let weight = keys.contains("weight") ? try context.diary.weights(nil).last : nil
    for key in keys {
        if key == "weight" {
            if weight == nil { unknown.append(key) }
        } else if let value = try context.diary.setting(key) {
            known.append(Setting(key: key, value: value))
        } else {
            unknown.append(key)
        }
    }
    // What comes along with the thing asked for is not missed.
    if !known.isEmpty || weight != nil { unknown.removeAll { ["nickname", "name", "desired_kg", "dislikes", "likes"].contains($0) } }
    if unknown.contains("name") { unknown.removeAll { $0 == "nickname" } }
    if unknown.contains("weight") { unknown.removeAll { $0 == "desired_kg" } }
    return Outcome(name: "ask_profile", parts: [.own(.facts(known, weight: weight, unknown: unknown))])
}

/// "protein first, then price": the order in which suggestions are ranked.
func setPriorities(_ list: [Priority], _ context: ActionContext) throws -> Outcome {
    try context.diary.set("priorities", list: list.map(\.rawValue))
    return Outcome(name: "set_preference", parts: [.own(.prioritiesSet(list))])
}

/// "I mostly eat Mexican food": such recipes come first among equals.
func setCulture(_ cultures: [String], isOver: Bool, _ context: ActionContext) throws -> Outcome {
    let own = cultures.map { String($0.filter { $0 != "," }.prefix(40)) }
    var list = try context.diary.list("cuisine")
    list.removeAll { kept in own.contains { Preference.same($0, kept) } }
    if !isOver { list = Array((list + own).suffix(10)) }
    try context.diary.set("cuisine", list: list)
    return Outcome(name: "set_preference", parts: [.own(.cultureSet(own, isOver: isOver))])
}

/// "I want to weigh 58 kg": what is to be reached.
func setDesiredWeight(kilograms: Double, unit: String, _ context: ActionContext) throws -> Outcome {
    guard Profile.Part.weight.plausible?.contains(kilograms) == true else {
        return Outcome(name: "set_profile", parts: [.weightImpossible(kilograms: kilograms, unit: unit)])
    }
    _ = try context.diary.set("desired_kg", "\(kilograms)")
    let left = try context.diary.weights(nil).last.map { kilograms - $0.kilograms }
    return Outcome(name: "set_profile", parts: [.own(.desiredSet(kilograms: kilograms, unit: unit, left: left))])
}

/// "count exercise", "don't count exercise", "count it net".
func setCredit(_ mention: CreditMention, _ context: ActionContext) throws -> Outcome {
    let now = try context.diary.setting("exercise_credit").flatMap(ExerciseCredit.init(rawValue:))
    if mention.isOn == nil, mention.isNet == nil { return Outcome(name: "set_preference", parts: [.own(.credit(now))]) }
    let credit: ExerciseCredit? = mention.isOn == false ? nil : mention.isNet.map { $0 ? .net : .gross } ?? now ?? .net
    _ = try context.diary.set("exercise_credit", credit?.rawValue)
    let day = try context.diary.totals(context.today)
    return Outcome(name: "set_preference", parts: [.own(.creditSet(credit))], day: day)
}

/// "why?" after what exercise adds: nil when the last reply was about something else, or exercise does not count.
func explainCredit(number: Double?, _ context: ActionContext) throws -> Outcome? {
    guard ["set_preference", "log_exercise", "ask_remaining"].contains(context.tracker.lastAction ?? ""),
        case .own(.creditExplained(let rows, let credit))? = try creditPart(context)
    else { return nil }
    if let number {
        let sum = rows.reduce(0) { $0 + credit.counted($1.kilocalories, met: $1.met) }
        let figures = rows.flatMap { [$0.kilocalories, credit.counted($0.kilocalories, met: $0.met)] } + [sum]
        guard figures.contains(where: { abs($0 - number) < 1 }) else { return nil }
    } else if context.tracker.lastAction == "ask_remaining" {
        return nil
    }
    return Outcome(name: "explain", parts: [.own(.creditExplained(rows, credit))])
}

/// What of the day's exercise counts; nil when none does.
func creditPart(_ context: ActionContext) throws -> Part? {
    guard let credit = try context.diary.setting("exercise_credit").flatMap(ExerciseCredit.init(rawValue:)) else { return nil }
    let day = context.tracker.day ?? context.today
    let rows = try context.diary.exercise(day...day)
    return rows.isEmpty ? nil : .own(.creditExplained(rows, credit))
}
