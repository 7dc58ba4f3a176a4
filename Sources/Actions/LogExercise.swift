import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "ran 5 km": energy is the activity's MET × body weight × hours, kept apart from food.
func logExercise(_ mention: ActivityMention, _ when: When, _ context: ActionContext) throws -> Outcome {
    let table = context.knowledge.activities
    var mention = mention
    if mention.said.isEmpty, case .exercise(let last)? = try context.select(BodySelection(.exercise, ids: context.tracker.body?.ids ?? [])).last {
        // "another 10 minutes": of what was done last.
        mention.said = last.activity
    }
    var paced: Activity?
    if let kilometres = mention.kilometres, let minutes = mention.minutes, minutes > 0 {
        paced = table.match(mention.said, kilometresPerHour: kilometres / minutes * 60)
    }
    guard let activity = paced ?? table.match(mention.said) else {
        return Outcome(name: "log_exercise", parts: [.activityUnknown(said: mention.said)])
    }
    // "burned 300 on the run", right after half an hour of it: what that burnt.
    if let energy = mention.kilocalories, mention.minutes == nil, mention.kilometres == nil, when.days == nil, mention.isAnother != true,
        let ids = context.tracker.body?.kind == .exercise ? context.tracker.body?.ids : nil, !ids.isEmpty,
        case .exercise(let last)? = try context.select(BodySelection(.exercise, ids: ids)).last, last.day == context.today,
        last.activity == activity.plainName || table.isCalled(mention.said, activity: last.activity)
            || mention.said == "treadmill" && ["running", "walking, ", "jogging"].contains(where: last.activity.hasPrefix)
    {
        var correction = BodyCorrection(BodySelection(.exercise, ids: [last.id]))
        correction.kilocalories = energy
        return try correctBody(correction, context)
    }
    for amount in [mention.minutes, mention.kilometres].compactMap({ $0 }) where amount <= 0 {
        return Outcome(name: "log_exercise", parts: [.amountImpossible(said: mention.said, quantity: amount)])
    }
    var assumed: [String] = []
    let weight = try context.diary.weights(nil).last
    let minutes: Double
    if let said = mention.minutes {
        minutes = said
        if mention.counted == true { assumed.append("minutes") }
    } else if let kilometres = mention.kilometres,
        let pace = activity.kilometresPerHour ?? table.usualPace(of: activity)
            ?? (activity.name.hasPrefix("hiking") ? table.match("walk")?.kilometresPerHour : nil)
    {
        minutes = kilometres / pace * 60
        assumed.append("pace")
    } else {
        minutes = mention.kilocalories.map { $0 * 60 / (activity.met * (weight?.kilograms ?? usualBodyWeight)) } ?? 30
        assumed.append("minutes")
    }
    if minutes > 1440 || mention.kilometres ?? 0 > 1440 {
        return Outcome(name: "log_exercise", parts: [.exerciseTooLong(said: mention.said)])
    }
    let day = context.day(when)
    // "mañana salgo en bici": nothing is burnt before it is done.
    guard day <= context.today else { return Outcome(name: "log_exercise", parts: [.talk(.nothingDone)]) }
    if weight == nil, mention.kilocalories == nil { assumed.append("weight") }
    let stored = try context.diary.add(
        Exercise(
            day: day, activity: activity.plainName, met: activity.met, source: activity.source, minutes: minutes, kilometres: mention.kilometres,
            kilocalories: mention.kilocalories ?? activity.met * (weight?.kilograms ?? usualBodyWeight) * minutes / 60, assumed: assumed))
    return Outcome(
        name: "log_exercise", events: [.slot(.day(day)), .slot(.body(.exercise, [stored.id]))], parts: [.exerciseLogged(stored)],
        day: try context.diary.totals(day))
}

/// kg, for whoever has not told theirs.
let usualBodyWeight = 70.0

extension ActivityTable {
    /// The pace of the sport's row whose energy cost is nearest to that of the plain activity.
    func usualPace(of activity: Activity) -> Double? {
        let sport = activity.name.prefix { $0 != "," && $0 != " " }
        return activities.filter { $0.kilometresPerHour != nil && $0.name.hasPrefix(sport) }
            .min { abs($0.met - activity.met) < abs($1.met - activity.met) }?.kilometresPerHour
    }
}
