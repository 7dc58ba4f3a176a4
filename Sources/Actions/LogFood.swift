public import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "I had two eggs and milk": stores a row for each food, and says what was assumed.
func logFood(_ request: LogFood, _ context: ActionContext) throws -> Outcome {
    guard request.isPlain != true else { return try write(request, nil, [], context) }
    var request = request
    try context.putOnOne(&request)
    if let told = try context.stirredIn(request) ?? context.countTold(request) ?? context.heldAlready(request) ?? context.milkMeasured(request) {
        return told
    }
    if let kinds = request.kinds, let outcome = try context.logged(kinds, request) { return outcome }
    request.host = try request.host.map(context.standing)
    request.addedTo = try request.addedTo.map(context.standing)
    request.foods = context.inDetail(context.withoutHeading(context.kindsBehind(request.foods)))
    request.foods = try request.foods.map(context.ofSame)
    let told = try context.ofKindReplaced(context.extreme(of: request), request)
    request.foods = try told.map { try context.ownSpokenOf($0) ?? context.inRegion($0, beside: told, at: request.when) }
    if let counted = try context.madeOfEggs(request) { return try correct(counted, context) }
    if try context.isHostToldAgain(request) {
        (request.addedTo, request.restates) = (request.foods.removeFirst(), .never)
        // "tea had milk no sugar": none of it is written anyway.
        if request.namesHost == true { request.foods.indices.forEach { request.foods[$0].removed = [] } }
    }
    if let made = try context.partsMeasured(in: &request) { return made }
    if let measured = try context.partMeasured(request) { return measured }
    request = try context.leftOver(context.onceMore(context.inGramsOfLast(request)))
    switch try context.contents(of: &request) ?? context.belonging(request) {
    case .corrections(let told)?:
        var outcome = try told.reduce(into: Outcome(name: "log_food")) { $0.append(try correct($1, context)) }
        outcome.name = "correct"
        if told.count > 1 { outcome.events.insert(.slot(.entries(told.flatMap(\.selection.ids))), at: 0) }
        return outcome
    case .foods(let foods, let row)?:
        var parts = LogFood(foods: foods, when: When(), confirmed: request.confirmed)
        (parts.replaces, parts.restates) = (row.id, .never)
        return try logFood(parts, context)
    case .moved(let row)?: return try move(Selection(ids: [row.id]), to: request.when, context)
    case .part(let row, let name)?: return try context.told(row, as: name)
    case .standing(let row)?: return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)])
    case nil: break
    }
    if let stands = try context.eatenAsPlanned(request) ?? context.stoodThen(request) { return stands }
    if let row = try context.standsThere(request) { return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)]) }
    let givenWay = try context.givenWay(&request)
    request.foods = try request.foods.map { food in
        // "the granola", of one's own.
        let own = food.amount.unit?.name == "serving" ? try context.own.begun(by: food) : nil
        return own ?? context.named(food, kindOf: request.kindOf)
    }
    if request.isInMeasure == true, let row = try context.tracker.entries.last.flatMap({ try context.diary.entry($0) }) {
        request.foods[0].amount.unit = Unit(row.unit)
    }
    if let rows = try context.hostTwice(request) { return try copy(Selection(ids: rows.map(\.id)), to: When(), context) }
    if request.isMoreOfLast == true, let row = try context.rowMeasured(in: request.foods.first?.amount.unit) {
        (request.foods[0].candidates, request.foods[0].said) = ([FoodReference(id: row.foodID, noun: row.noun, score: 1)], row.said)
    }
    if request.isMoreOfLast == true, let mention = request.foods.first, let unit = mention.amount.unit, context.food(mention)?.isDrink == false,
        ["glass", "cup", "pint", "bottle", "can", "mug"].contains(unit.name), context.food(mention)?.grams(of: unit.name) == nil
    {
        // "another glass", after tacos.
        return Outcome(name: "log_food", parts: [.strayAnswer])
    }
    var host: Entry?
    if let under = request.addedTo {
        let rows = matches(under, in: try context.tracker.entries.compactMap { try context.diary.entry($0) })
        let spoken = try context.daySpokenOf(request.when).map(context.pool) ?? []
        host = try rows.last ?? matches(under, in: spoken).last ?? matches(under, in: try context.pool(request.when)).last
        let mayBeOfNow = rows.isEmpty || context.tracker.areRowsOld == true
        if try host.map({ try mayBeOfNow && context.isLongPast($0, for: request) }) ?? true { (host, request.foods) = (nil, request.foods + [under]) }
    }
    if let filled = try context.filled(request) { return try correct(filled, context) }
    if let other = try context.breadTold(request) ?? context.sweetenedOtherwise(request) { return other }
    if let (row, name) = try context.madeWithMilk(request) {
        guard let kind = context.food(named: name), kind.noun != row.noun else { return try context.told(row, as: name) }
        return try correct(Correction(selection: Selection(ids: [row.id]), food: context.mention(of: kind)), context)
    }
    return try write(request, host, givenWay, context)
}

extension ActionContext {

    /// "2 portions of the lasagna", where mum's lasagna stands or is spoken of: that.
    fileprivate func ownSpokenOf(_ mention: FoodMention) throws -> FoodMention? {
        guard mention.isDefinite, let own = try own.begun(by: mention), let id = own.best?.id else { return nil }
        return try tracker.food?.id == id || diary.entries(today.advanced(by: -14)...today).contains { $0.foodID == id } ? own : nil
    }

    /// A food by the name that it was given in talk, or as a kind of what was spoken of; else as it was read.
    fileprivate func named(_ mention: FoodMention, kindOf: String?) -> FoodMention {
        let names = (kindOf.map { ["\($0) de \(mention.said)"] } ?? []) + (mention.candidates.isEmpty ? [mention.said] : [])
        guard let food = names.lazy.compactMap({ self.food(named: $0) }).first ?? food(ofKind: mention) else { return mention }
        var named = self.mention(of: food)
        (named.amount, named.when, named.removed) = (mention.amount, mention.when, mention.removed)
        named.kilocalories = mention.kilocalories
        return named
    }

    /// "the tacos were with beef", "the omelette had ham": the kind that the row was, where the tables know it.
    fileprivate func filled(_ request: LogFood) throws -> Correction? {
        if let flavoured = try flavoured(request) { return flavoured }
        guard let under = request.host ?? request.addedTo, let mention = request.foods.only, mention.amount.isEmpty, request.restates != .never,
            let part = food(mention), ["meat", "poultry", "fish", "vegetable", "legume"].contains(part.group),
            let row = try matches(under, in: mealSpokenOf()).last ?? matches(under, in: pool(request.when)).last,
            let whole = food(row.foodID, noun: row.noun), let kind = food(named: "\(mention.said) \(row.noun)"), kind.group == whole.group,
            kind.head.last == whole.head.last, whole.head.last != "salad"
        else { return nil }
        return Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))
    }

    /// Whether food was spoken of last, and no walk or weight: "and a banana" after a run is of now.
    var goesOnWithFood: Bool { !["log_exercise", "log_weight", "log_water", "add_note"].contains(tracker.lastAction ?? "") }

    /// The rows of the meal that was spoken of last, else of the newest one of today.
    public func mealSpokenOf() throws -> [Entry] {
        let rows = try tracker.entries.compactMap { try diary.entry($0) }
        guard let last = try rows.last ?? diary.entries(today...today).max(by: { $0.id < $1.id }) else { return [] }
        return try diary.entries(last.day...last.day).filter { $0.meal == last.meal }
    }
}

extension Option {
    /// The way out of every choice.
    static let somethingElse = Option(title: "option.other", request: nil)
}

/// The two answers of a confirmation.
func yesOrNo(_ request: Request, entry: Entry? = nil) -> [Option] {
    [Option(title: "option.yes", request: request, entry: entry), Option(title: "option.no", request: .cancel)]
}
