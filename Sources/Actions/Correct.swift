import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "no, three eggs", "it was whole milk", "that was half of it": changes a stored row and keeps what was not contested.
func correct(_ correction: Correction, _ context: ActionContext) throws -> Outcome {
    var correction = correction.zeroAsKind
    if let quantity = correction.amount?.quantity ?? correction.food?.amount.quantity, quantity <= 0 || !quantity.isFinite {
        let said = correction.food?.said ?? correction.selection.foods.first?.said ?? ""
        return Outcome(name: "correct", parts: [.amountImpossible(said: said, quantity: quantity)])
    }
    if let factor = correction.factor, factor <= 0 || !factor.isFinite {
        return Outcome(name: "correct", parts: [.amountImpossible(said: "", quantity: factor)])
    }
    if correction.isPlain == true { return try plainly(correction, context) }
    if let outcome = try context.copiedWithout(correction) ?? context.cutTold(correction) ?? context.noneLeft(correction)
        ?? context.milkTold(correction) ?? context.milkMeasured(correction) ?? context.heldAlready(correction)
        ?? context.shareOfBird(correction)
    {
        return outcome
    }
    // "make the coffee a large", of a flat white: it is no word of its kind.
    if let named = correction.selection.foods.only, !(correction.amount ?? Amount()).isEmpty, correction.food == nil {
        let row = try context.standing(named)
        if row.said != named.said {
            correction.selection.foods = [row]
            correction.words = correction.words.replacing(named.said, with: "it")
        }
    }
    if let told = try context.insteadOfSupplement(correction) ?? context.redosed(correction) ?? context.ownFigure(correction) { return told }
    if let told = try context.madeOfEggs(correction) ?? context.ofStood(correction) ?? context.oneOfTwo(correction) {
        return try correct(told, context)
    }
    if let named = try context.namedWithKind(correction) { return try correct(named, context) }
    if let pieces = try context.saidInPieces(correction) {
        return try pieces.reduce(into: Outcome(name: "correct")) { $0.append(try correct($1, context)) }
    }
    if let outcome = try context.otherWayRound(correction) ?? context.partOfCounted(correction) ?? context.wholeName(correction) { return outcome }
    if let water = try context.poured(correction) { return try correctBody(water, context) }
    if let bare = try context.countedBefore(correction) ?? context.withoutSkinOrFat(correction) { return try correct(bare, context) }
    if let whole = try context.withHost(correction) { return try correct(whole, context) }
    if let outcome = try context.weighedTogether(correction) ?? context.piecesTold(correction)
        ?? context.inItsPlace(correction) ?? context.ofSeveral(correction) ?? context.wasOf(correction) ?? context.withEverything(correction)
        ?? context.onlyThese(correction) ?? context.namedForOther(correction) ?? context.kindOfHead(correction) ?? context.exchanged(correction)
    {
        return outcome
    }
    if let outcome = try context.hostOfKind(correction) { return outcome }
    if let (row, name) = try context.dishWithPart(correction) ?? context.companyTold(correction) {
        guard let kind = context.food(named: name), !context.isOnlyBread(kind, of: row) else {
            // "la granola era casera", of yogurt with granola: as much of either as there was.
            let isKind = try context.dishWithPart(correction) == nil
            return try (isKind ? nil : opened(correction, context)) ?? context.told(row, as: name)
        }
        return try correct(Correction(selection: Selection(ids: [row.id]), food: context.mention(of: kind)), context)
    }
    if let outcome = try opened(correction, context) { return outcome }
    if let parts = try context.companyMeasured(correction) ?? context.spoonedIn(correction) ?? context.cerealMeasured(correction) {
        var outcome = try logFood(parts, context)
        outcome.name = "correct"
        return outcome
    }
    if let outcome = try context.partMeasured(correction) ?? context.partChanged(correction) ?? context.partCounted(correction)
        ?? context.doubleMeasure(correction)
    {
        return outcome
    }
    if let (row, name) = try context.partSaid(correction) { return try context.told(row, as: name) }
    if let (row, name) = try context.partTold(correction) ?? context.moreOfPart(correction) { return try context.told(row, as: name) }
    if let outcome = try context.toldHow(correction) { return outcome }
    if correction.isKindOnly == true {
        func fits(_ row: Entry) -> Bool { context.kind(correction, of: row) != nil || context.isSaidPlain(correction, of: row) }
        let spoken = try context.spokenOf().filter(fits)
        // "sin alcohol", after the sandwich beside the beer was put right.
        var rows = try spoken.isEmpty ? context.mealSpokenOf().filter(fits) : spoken
        // "fried", of bacon and eggs: what becomes another food by it.
        if rows.count > 1 { rows = rows.filter { row in context.kind(correction, of: row).map { $0.best?.noun != row.noun } ?? false } }
        guard rows.count == 1 else { return Outcome(name: "inform", parts: [.strayAnswer]) }
        var chosen = correction
        (chosen.isKindOnly, chosen.selection) = (nil, Selection(ids: [rows[0].id]))
        return try correct(chosen, context)
    }
    if let rows = try context.separateRows(of: correction) { return try delete(Selection(ids: rows.map(\.id)), context) }
    if let mention = correction.food, correction.saysNo(mention) {
        let host = try context.host(of: mention)
        if try host != nil || correction.selection.foods.isEmpty && context.isOnlyPart(mention) {
            // "no rice actually", where no row is rice: what was made with it is without; "no black pudding", of a full English, is never that.
            var without = correction
            (without.food, without.words, without.removed) = (nil, "", [mention.said])
            if let host { without.selection = Selection(ids: [host.id]) }
            return try correct(without, context)
        }
        if let outcome = try context.standingWithout(mention, correction) { return outcome }
    }
    if let renamed = try context.renamed(correction) { return try correct(renamed, context) }
    if let mention = correction.food, context.food(mention) == nil {
        return Outcome(name: "correct", parts: [.foodUnknown(said: mention.said, near: context.near(mention.said))])
    }
    switch try context.target(of: correction) {
    case .entries(let rows) where rows.count > ActionContext.mostUnasked && !correction.confirmed:
        return Outcome(
            name: "correct",
            question: context.confirm(rows) { chosen in
                var confirmed = correction
                confirmed.selection = chosen
                confirmed.selection.all = true
                confirmed.confirmed = true
                return .correct(confirmed)
            })
    case .entries(let rows) where rows.allSatisfy { context.kind(correction, of: $0) != nil }:
        var outcome = Outcome(name: "correct")
        for row in rows {
            var chosen = correction
            chosen.food = context.kind(correction, of: row)
            chosen.selection = Selection(ids: [row.id])
            // "milk was whole" is no size either.
            if chosen.tellsKindByAmount {
                chosen.amount = nil
                chosen.food?.amount = Amount()
            }
            (chosen.words, chosen.factor) = ("", nil)
            outcome.append(try apply(chosen, to: row, context))
        }
        outcome.events.insert(.slot(.entries(rows.map(\.id))), at: 0)
        return outcome
    case .entries(let rows) where correction.isEmpty && rows.count == 1 && correction.toldWithout != nil:
        // "el café era sin azúcar", read as the name of another coffee.
        var without = Correction(selection: Selection(ids: [rows[0].id]))
        without.removed = correction.toldWithout.map { [$0] } ?? []
        return try correct(without, context)
    case .entries(let rows) where rows.count == 1 && partTold(correction, of: rows[0]) != nil:
        return try context.told(rows[0], as: partTold(correction, of: rows[0]) ?? "")
    case .entries(let rows) where rows.count == 1 && context.regrouped(correction, rows[0]) != nil:
        guard let (host, company) = context.regrouped(correction, rows[0]) else { return Outcome(name: "correct") }
        var outcome = try apply(Correction(selection: Selection(ids: [rows[0].id]), food: host), to: rows[0], context)
        guard company.best != nil else { return outcome }
        var added = LogFood(foods: [company], when: When(days: rows[0].day...rows[0].day, minute: rows[0].minute, meal: rows[0].meal))
        (added.continues, added.restates, added.addedTo) = (true, .never, host)
        outcome.append(try logFood(added, context))
        outcome.name = "correct"
        return outcome
    case .entries(let rows) where rows.count == 1 && context.nameTold(correction, of: rows[0]) != nil:
        return try context.resaid(rows[0], as: context.nameTold(correction, of: rows[0]) ?? "")
    case .entries(let rows) where rows.count == 1 && context.isCalledSo(correction, rows[0]):
        return try context.calledSo(rows[0], correction)
    case .entries(let rows) where rows.count == 1 && context.isSaidPlain(correction, of: rows[0]):
        // "el yogur era natural" leaves its granola.
        let isDrink = context.food(rows[0].foodID, noun: rows[0].noun)?.isDrink == true
        let additions = isDrink ? try context.additions(to: rows[0]) : []
        return try additions.isEmpty ? context.calledSo(rows[0], correction) : delete(Selection(ids: additions.map(\.id)), context)
    case .entries(let rows) where rows.count == 1 && correction.isEmpty && flavour(correction, of: rows[0]) != nil:
        // "la mermelada era de melocotón": the tables know but one, which now goes by that name.
        var row = rows[0]
        row.said = flavour(correction, of: row) ?? row.said
        let stored = try context.diary.update(row)
        return Outcome(
            name: "correct", events: [.slot(.entries([stored.id]))], parts: [.alreadySo(stored)], day: try context.diary.totals(stored.day))
    case .entries(let rows) where try rows.count == 1 && context.hostLeftWithout(correction, rows[0]) != nil:
        let host = try context.hostLeftWithout(correction, rows[0])
        return Outcome(name: "correct", events: [.slot(.entries(host.map { [$0.id] } ?? []))], parts: host.map { [.alreadySo($0)] } ?? [])
    case .entries(let rows) where rows.count == 1 && context.measureTold(correction, of: rows[0]) != nil:
        return try correct(
            Correction(selection: Selection(ids: [rows[0].id]), amount: context.measureTold(correction, of: rows[0])), context)
    case .entries(let rows) where try correction.isEmpty && rows.count == 1 && context.onlyOfKind(correction, beside: rows) != nil,
        .oneOf(let rows, _, _) where try context.onlyOfKind(correction, beside: rows) != nil:
        // "make it decaf", after the coffee's sugar and cream were told.
        var chosen = correction
        chosen.selection = Selection(ids: try context.onlyOfKind(correction, beside: rows).map { [$0.id] } ?? [])
        return try correct(chosen, context)
    case .entries(let rows) where rows.count == 1 && (context.saidName(correction, of: rows[0]) ?? context.dressed(correction, rows[0])) != nil:
        // "el pozole era con pollo", "the steak was rare": the row stays.
        return try context.told(rows[0], as: context.saidName(correction, of: rows[0]) ?? context.dressed(correction, rows[0]) ?? "")
    case .entries(let rows) where correction.isEmpty || context.isFlavour(correction, of: rows[0]):
        var pending = correction
        (pending.food, pending.selection.ids) = (nil, rows.map(\.id))
        return Outcome(
            name: "correct", question: Question(name: .howMuch, subject: rows[0].said, options: [], pending: .correct(pending), turn: context.turn))
    case .entries(let rows):
        var outcome = Outcome(name: "correct")
        for row in rows { outcome.append(try apply(correction, to: row, context)) }
        guard outcome.question == nil else { return outcome }
        outcome.events.insert(.slot(.entries(rows.map(\.id))), at: 0)
        return outcome
    case .oneOf(let rows, _, _) where rows.count(where: { context.kind(correction, of: $0) != nil }) == 1:
        // "fueron de harina": only one of them comes so.
        let row = rows.first { context.kind(correction, of: $0) != nil }
        var chosen = correction
        chosen.selection = Selection(ids: row.map { [$0.id] } ?? [])
        return try correct(chosen, context)
    // "thighs were skinless": the one that the words name.
    case .oneOf(let rows, _, _) where correction.selection.foods.isEmpty && rows.count(where: correction.names) == 1:
        var chosen = correction
        chosen.selection = Selection(ids: rows.filter(correction.names).map(\.id))
        return try correct(chosen, context)
    // "no sugar", of a coffee with milk: none of them has it.
    case .oneOf(let rows, _, _) where context.without(correction, among: rows) != nil:
        return Outcome(
            name: "correct", events: [.slot(.entries(rows.map(\.id)))],
            parts: context.without(correction, among: rows).map { [.heldNone(correction.removed), .alreadySo($0)] } ?? [])
    case .oneOf(let rows, _, let said):
        if let halved = context.ofPieces(correction, among: rows) { return try correct(halved, context) }
        if let weighed = context.ofWeighed(correction, among: rows) { return try correct(weighed, context) }
        if let outcome = try context.counted(correction, among: rows) { return outcome }
        return Outcome(
            name: "correct",
            question: context.whichEntry(rows, said: said) { ids in
                var chosen = correction
                chosen.selection.ids = ids
                return .correct(chosen)
            })
    case .unknown(let said):
        return try nothingToCorrect(correction, said: said, context)
    case .empty:
        return try nothingToCorrect(correction, said: correction.selection.foods.first?.said ?? "", context)
    }
}

/// "the steak was 250 g", of steak and fries: the parts stand by themselves.
private func opened(_ correction: Correction, _ context: ActionContext) throws -> Outcome? {
    guard var parts = try context.openedDish(by: correction)?.logged else { return nil }
    parts.confirmed = correction.confirmed
    var outcome = try logFood(parts, context)
    outcome.name = "correct"
    return outcome
}

/// A food that was never logged is logged now; else the person learns that no row fits.
private func nothingToCorrect(_ correction: Correction, said: String, _ context: ActionContext) throws -> Outcome {
    // "el café sin azúcar", of a café con leche: its name, and what was not in it.
    if correction.food == nil, correction.removed.isEmpty, let said = correction.selection.foods.only?.said,
        let joint = said.firstRange(of: " sin ") ?? said.firstRange(of: " without "),
        case let named = FoodMention(said: String(said[..<joint.lowerBound]), candidates: []),
        let row = try matches(named, in: context.mealSpokenOf()).only ?? matches(named, in: context.pool(correction.selection.when)).only
    {
        return try correct(Correction(selection: Selection(ids: [row.id]), removed: [String(said[joint.upperBound...])]), context)
    }
    // "el helado de dulce de leche", after an ice cream: which it was.
    if correction.selection.foods.count == 1, let mention = correction.selection.foods.first, correction.factor == nil,
        correction.amount?.isEmpty ?? true, correction.food == nil, mention.removed.isEmpty, let head = Word.split(mention.said).first
    {
        let rows = try context.pool(When()).filter { Word.split($0.said) == [head] }
        if let row = rows.first, rows.count == 1, Word.split(mention.said).count > 1 {
            if mention.best != nil { return try correct(Correction(selection: Selection(ids: [row.id]), food: mention), context) }
            return try context.told(row, as: mention.said)
        }
    }
    if let log = try context.toldOfDay(correction) { return try logFood(log, context) }
    if let mention = context.unlogged(correction) {
        var log = correction.logged(mention)
        if log.when.days == nil { (log.spokenDay, log.isMore) = (context.tracker.past(context.today), true) }
        return try logFood(log, context)
    }
    return Outcome(name: "correct", parts: [.entryUnknown(said: said)])
}

extension ActionContext {
    /// The one row spoken of that has a food in its name: "chicken and rice" of the rice.
    fileprivate func host(of mention: FoodMention) throws -> Entry? {
        let words = Set(Word.split(mention.said))
        let hosts = try spokenOf().filter { words.isStrictSubset(of: Word.split($0.said)) || words.isStrictSubset(of: Word.split($0.noun)) }
        return hosts.count == 1 ? hosts[0] : nil
    }

    /// Whether a row is called so, or the words are the head of its name: "syrup" of "maple syrup"; never a part, as the cream of ice cream.
    /// `isAlone` where nothing else was told: "dejé el agua", of an agua de jamaica.
    private func isNamed(_ row: Entry, by words: Set<String>, isAlone: Bool = false) -> Bool {
        let said = Word.split(row.said), isBread = words == ["bread"] && said.count == 2 && said[0] == "bread"
        if isBread || words == Set(said) || words == Set(Word.split(row.noun)) { return true }
        // The head of a Spanish name comes first: "papas" of "papas fritas".
        guard words.count == 1, let word = words.first, let own = food(row.foodID, noun: row.noun) else { return false }
        let isPotful = said.count > 2 && said[1] == "de" && (isAlone || !own.isDish || own.group == "soup")
        if language == "es", said.count == 2 || isPotful, said[0] == word { return true }
        // "chicken", of a chicken breast.
        if said.count == 2, said[0] == word, ["poultry", "meat", "fish"].contains(own.group) { return true }
        guard let named = food(named: word) else { return false }
        if named.id == own.id, named.noun == own.noun { return true }
        let noun = Word.split(row.noun)
        return own.group == named.group && (noun.count == 2 && noun.last == word || said.count == 2 && said.last == word)
    }

    /// "the coffee had no cream", where the cream is a row of its own: the rows that go.
    fileprivate func separateRows(of correction: Correction) throws -> [Entry]? {
        var removed = correction.removed
        // "no chips" takes the chips away; "no, chips" says what it was.
        if let food = correction.food, removed.isEmpty, correction.saysNo(food) {
            removed = [food.said]
        } else if correction.food != nil {
            return nil
        }
        guard correction.amount?.isEmpty ?? true, correction.factor == nil, !removed.isEmpty else { return nil }
        if let said = removed.only, let row = try copiedRow(called: said) { return [row] }
        // Of the day that is spoken of, where none is said.
        let days = correction.selection.when.days ?? tracker.day.map { min($0, today)...max($0, today) }
        let named = removed.map { FoodMention(said: $0, candidates: []) }
        var rows = try pool(When(days: days.flatMap { $0.count <= 8 ? $0 : nil }))
        if correction.selection.isCopied == true {
            rows = try tracker.entries.compactMap { try diary.entry($0) }
        } else if days == nil || tracker.day == today, case .entries(let earlier) = try select(Selection(foods: named)) {
            rows += earlier
        }
        let recent = try spokenOf()
        // "no cheese", after a potato with beans and cheese: that cheese, not the one of breakfast.
        if let said = removed.first, removed.count == 1, correction.selection.when.isEmpty, holder(of: removed, among: recent) != nil,
            !(recent + (try mealSpokenOf())).contains(where: { isNamed($0, by: Set(Word.split(said))) })
        {
            return nil
        }
        let gone = removed.compactMap { said in
            let words = Set(Word.split(said))
            // The very thing, not a food that has it in its name: "coffee with cream" is no cream.
            return rows.filter { isNamed($0, by: words, isAlone: correction.words.isEmpty) }.max { $0.id < $1.id }
                ?? dessert(said, of: rows.sorted { $0.id < $1.id })
        }
        return gone.count == removed.count ? gone : nil
    }
}
