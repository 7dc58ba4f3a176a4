import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What was told a moment ago, told again by its head or with what was in it.
extension ActionContext {
    /// The rows but for those of a day before that were written down before the night: "pizza", the day after a pizza, is another one.
    func notLongAgo(_ rows: [Entry]) throws -> [Entry] {
        guard rows.contains(where: { $0.day < today }) else { return rows }
        let written = try diary.written(today.advanced(by: -30)...today)
        return rows.filter { row in row.day >= today || written[row.id].map { moment.epoch - $0 < Self.night } ?? true }
    }

    /// "a couple of biscuits with my tea" in the afternoon, where the tea in the diary is that of breakfast: what does not go into it was not had with it.
    func isLongPast(_ row: Entry, for request: LogFood) throws -> Bool {
        guard request.restates != .part, row.day == today, row.meal != When().meal(now: moment), let host = food(row.foodID, noun: row.noun),
            host.isDrink || request.addedTo?.isDefinite != true,
            request.foods.allSatisfy({ mention in food(mention).map { knowledge.companions.amount(of: $0, with: host) == nil } ?? false })
        else { return false }
        return try diary.written(today...today)[row.id].map { moment.epoch - $0 > Self.meal } ?? false
    }

    /// "200g of rice", right after 150 g of it, "lunch was a tuna wrap", after a chicken wrap: no second helping.
    func amountAnew(_ request: LogFood) throws -> Belonging? {
        guard request.isAmountAnew == true, let mention = request.foods.only, !mention.negated, request.when.days == nil, request.when.minute == nil
        else { return nil }
        let rows = try request.when.meal.map { try pool(When(days: today...today, meal: $0)) } ?? mealSpokenOf()
        let kin = rows.filter { kinship(of: mention, to: $0) != nil }
        guard let row = kin.only ?? (kin.isEmpty ? rows.only { isOfSameHead(mention, $0) } : nil) else { return nil }
        return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
    }

    /// "a tuna wrap" and "a chicken wrap".
    private func isOfSameHead(_ mention: FoodMention, _ row: Entry) -> Bool {
        guard let new = food(mention)?.head, let old = food(row.foodID, noun: row.noun)?.head else { return false }
        return new.last == old.last
    }

    /// "the tea had two sugars", where sugar stands.
    func partAgain(_ mention: FoodMention, _ rows: [Entry], of host: FoodMention?) throws -> Belonging? {
        guard !mention.amount.isEmpty, let row = try mealSpokenOf().only(where: { kinship(of: mention, to: $0) == .same }) else { return nil }
        if let host, let first = try matches(host, in: mealSpokenOf()).last, row.id < first.id { return nil }
        return .corrections([Correction(selection: Selection(ids: [row.id]), amount: mention.amount)])
    }

    /// "had the wrap at 1", "i had the pancakes for breakfast", where one stands for today: when it was, and no second one.
    func timeTold(_ request: LogFood) throws -> Entry? {
        guard let mention = request.foods.only, mention.isDefinite, mention.amount.isEmpty, mention.removed.isEmpty, request.isToldAsEaten
        else { return nil }
        if let meal = request.when.meal, request.when == When(meal: meal), request.restates != .never, tracker.lastAction == "log_food" {
            let rows = matches(mention, in: try pool(When(days: today...today)))
            return rows.contains { $0.meal == meal } ? nil : rows.only { $0.minute == nil && isJustTold($0) }
        }
        guard let minute = request.when.minute, request.when.days == nil, request.when.bound == nil, request.restates != .never
        else { return nil }
        return try matches(mention, in: pool(When())).only { row in
            row.minute == nil && (request.when.meal ?? moment.meals.meal(at: minute)) == row.meal
        }
    }

    /// "had the crisps at lunch", where those of the lunch that was just told are: they stand.
    func standsThere(_ request: LogFood) throws -> Entry? {
        guard let mention = request.foods.only, mention.isDefinite, mention.amount.isEmpty, mention.removed.isEmpty, request.isToldAsEaten,
            let meal = request.when.meal, request.when == When(meal: meal), request.restates != .never, tracker.lastAction == "log_food"
        else { return nil }
        return try matches(mention, in: mealSpokenOf()).only { $0.meal == meal && isJustTold($0) }
    }

    /// "tablespoon of honey", right after porridge with a tablespoon of honey: that, and no second one.
    func isSpoonedAgain(_ row: Entry, _ mention: FoodMention, _ request: LogFood) -> Bool {
        let amount = mention.amount
        return ["tbsp", "tsp"].contains(row.unit) && amount.unit?.name == row.unit && amount.quantity ?? 1 == row.quantity && amount.size == nil
            && tracker.lastAction == "log_food" && tracker.entries.count > 1 && tracker.entries.contains(row.id) && !request.isToldAsEaten
            && request.restates != .only
    }

    /// Seconds after which a meal is over.
    private static let meal = 3 * 3600.0

    /// Seconds after which another day has begun.
    private static let night = 8 * 3600.0

    /// What a row is called with a part of it that was told.
    func partName(of mention: FoodMention, _ request: LogFood, _ row: Entry) -> String {
        "\(row.said) \(language == "es" ? "con" : request.opening == "with" ? "with" : "on") \(mention.said)"
    }

    /// The row of several "galletas de avena" that "una galleta" is of, right after them.
    func countedByHead(_ mention: FoodMention, _ rows: [Entry]) -> Entry? {
        guard tracker.lastAction == "log_food", mention.amount.quantity == 1, mention.amount.unit == nil, mention.amount.size == nil,
            let head = Word.split(mention.said).only
        else { return nil }
        return rows.only { row in
            let said = Word.split(row.said), own = language == "es" ? said.first : said.last
            return isCounted(row) && row.quantity > 1 && said.count > 1 && own == head
        }
    }

    /// The one row, "sincronizadas de jamón", that is made with what plays the part of "de jamón de pavo".
    func dishOf(_ mention: FoodMention, among rows: [Entry]) -> Entry? {
        guard language == "es", let part = food(mention) else { return nil }
        return rows.only { row in
            let named = "\(Word.split(row.said).first ?? "") de \(mention.said)"
            guard row.said.contains(" de "), food(named: named) == nil, let dish = food(row.foodID, noun: row.noun) else { return false }
            return altered(dish, with: part, called: mention.said, said: row.said) != nil
        }
    }

    /// "café con dos cucharaditas de azúcar", right after a coffee: of that one, and what went into it.
    func isHostToldAgain(_ request: LogFood) throws -> Bool {
        if try isDressed(request) { return true }
        guard request.foods.count == 2, request.restates != .never, request.opening == nil, !request.continues, request.addedTo == nil,
            request.host == nil, request.replaces == nil, request.when.isEmpty, tracker.lastAction == "log_food",
            case let (host, company) = (request.foods[0], request.foods[1]), host.amount.isEmpty, !company.amount.isEmpty,
            !host.negated, !company.negated, host.removed.isEmpty, host.when.isEmpty, company.when.isEmpty,
            let whole = food(host), let part = food(company),
            ["sauce", "fat", "spice"].contains(part.group) || ["sugar", "honey"].contains(part.head.last)
                || knowledge.companions.amount(of: part, with: whole) != nil
        else { return false }
        return try spokenOf().only { kinship(of: host, to: $0) == .same && ($0.assumed.contains(.quantity) || $0.quantity == 1) } != nil
    }

    /// "tea with milk and 1 sugar", "mash w gravy", right after tea and toast, or a steak and mash: of the one that stands, where nothing of that does.
    private func isDressed(_ request: LogFood) throws -> Bool {
        guard request.namesHost == true, request.restates != .never, request.opening == nil, !request.continues, request.addedTo == nil,
            request.host == nil, request.replaces == nil, request.when.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            tracker.areRowsOld != true, let named = request.foods.first, named.removed.isEmpty
        else { return false }
        let rows = try mealSpokenOf().filter { $0.day == today && isJustTold($0) }
        let hosts = rows.filter { row in
            let kin = kinship(of: named, to: row)
            return kin == .same || kin == .wider && Word.split(named.said).last == Word.split(row.said).last
        }
        guard hosts.count == 1 else { return false }
        return request.foods.dropFirst().allSatisfy { part in !rows.contains { $0.id != hosts[0].id && kinship(of: part, to: $0) == .same } }
    }

    /// "las galletas tenían chocolate", "el yogur tenía frutilla": the kind that the tables know by that name.
    func flavoured(_ request: LogFood) throws -> Correction? {
        guard language == "es", let under = request.host ?? request.addedTo, let mention = request.foods.only, mention.amount.isEmpty,
            request.restates != .never, let row = try matches(under, in: mealSpokenOf()).last, let whole = food(row.foodID, noun: row.noun),
            ["sweet", "dessert", "snack", "dairy", "bread", "cereal", "egg", "sandwich"].contains(whole.group), let head = Word.split(row.said).first
        else { return nil }
        let names = [row.said, head].flatMap { ["\($0) con \(mention.said)", "\($0) de \(mention.said)"] }
        guard let kind = names.lazy.compactMap({ self.food(named: $0) }).first(where: { $0.noun != row.noun && $0.group == whole.group }) else {
            return nil
        }
        return Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))
    }
}
