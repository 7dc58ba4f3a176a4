import Nutrition

/// Supplements that are told alone, with foods, or beside exercise.
extension Reader {
    /// "two eggs and a vitamin d pill": what the message means without the supplements, and those with what was eaten; nil where none are told.
    func withSupplements(_ text: String, _ plain: [Token], _ now: Moment, _ language: String, _ own: [OwnName], _ trace: Trace?) -> Understanding? {
        guard let resources, SupplementGrammar.mayTell(plain) else { return nil }
        let chart = Chart(tokens: plain, language: language, today: now.day, minute: now.minute, resources: resources)
        guard let told = SupplementGrammar(chart, Normaliser.scalars(text), resources) else { return nil }
        guard !told.isAll else {
            var alone = read(text, told.rest, now, language, own, "log_food", trace)
            alone.readings = [alone.readings[0]]
            alone.readings[0].intent = IntentScore("log_food", 0.95)
            alone.readings[0].foods = []
            alone.readings[0].amounts = []
            alone.readings[0].supplements = told.mentions
            return alone
        }
        var rest = read(text, SupplementGrammar.withOmega(told.rest, language), now, language, own, nil, nil)
        guard let place = rest.readings.firstIndex(where: { $0.intent.name == "log_food" && !$0.foods.isEmpty }) else {
            let isBeside = rest.readings.allSatisfy { ["log_exercise", "log_water", "log_weight"].contains($0.intent.name) }
            guard isBeside || told.isOrderedBeside else { return nil }
            var taken = Reading(text: text, intent: IntentScore("log_food", 0.9), when: rest.readings[0].when)
            taken.supplements = told.mentions
            rest.readings.insert(taken, at: isBeside ? 0 : rest.readings.count)
            return rest
        }
        if trace != nil { rest = read(text, SupplementGrammar.withOmega(told.rest, language), now, language, own, nil, trace) }
        rest.readings[place].supplements = told.mentions
        return rest
    }
}
