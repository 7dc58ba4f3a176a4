import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What foods that are told now are to the rows that stand, where they are no more of the meal.
enum Belonging {
    /// Rows told again: their amounts, or the kinds that were assumed.
    case corrections([Correction])
    /// A row told again by what it was of: "2 beef and 1 chicken" of three tacos.
    case foods([FoodMention], of: Entry)
    /// A row at another meal than the clock told: "cookies for breakfast".
    case moved(Entry)
    /// A part of a row, which the tables know in its usual kind only: the rye bread of a sandwich.
    case part(of: Entry, called: String)
    /// The kind that a row is of already.
    case standing(Entry)
}

/// How the name of a food that is told now stands to a row.
enum Kinship {
    /// The very food.
    case same
    /// A kind of it: "brown rice" of rice, "thigh" of chicken.
    case narrower
    /// What it is a kind of: "sandwich" of a turkey sandwich.
    case wider
}

extension ActionContext {
    /// Decides whether what reads as food to log is what was told before, told more exactly; nil where it is more of what was eaten.
    ///
    /// One food is held against each row of the last turn, then of its meal: how the names stand to each other, how much is told now, and what of the
    /// row was assumed. `Tests/Corpus/belonging.tsv` has a line for every case.
    func belonging(_ request: LogFood) throws -> Belonging? {
        guard tracker.areRowsOld != true || request.foods.contains(where: \.isDefinite) || request.isOtherwise == true else { return nil }
        if let anew = try amountAnew(request) { return anew }
        if let other = try partsTold(request) ?? kindAnswered(request) ?? inPlace(request) ?? otherwise(request) { return other }
        // "el jugo sin azúcar", of the juice that stands.
        if let mention = request.foods.only, mention.isDefinite, !mention.removed.isEmpty, mention.amount.isEmpty, request.when.isEmpty,
            request.restates != .never, tracker.lastAction == "log_food" || tracker.lastAction == "correct",
            let row = matches(mention, in: try mealSpokenOf()).only
        {
            return .corrections([Correction(selection: Selection(ids: [row.id]), removed: mention.removed)])
        }
        if request.restates == .bare, let meal = request.when.meal, tracker.lastAction == "log_food", let mention = request.foods.only,
            let row = try spokenOf().only(where: { kinship(of: mention, to: $0) == .same && $0.day == today && $0.minute == nil && $0.meal != meal })
        {
            return .moved(row)
        }
        if let row = try timeTold(request) { return .moved(row) }
        // "la merluza de la cena, 120 g": what stands at that meal.
        if let mention = request.foods.only, mention.isDefinite, !mention.negated, !mention.amount.isEmpty, request.restates != .never,
            request.when == When(meal: request.when.meal), let row = matches(mention, in: try pool(request.when)).only, request.when.meal != nil
        {
            return share(mention.amount, of: row) ?? .corrections([Correction(selection: Selection(ids: [row.id]), amount: mention.amount)])
        }
        guard request.restates != .never, request.replaces == nil, request.when.isEmpty, !["then", "luego", "afterwards"].contains(request.opening),
            request.foods.allSatisfy({ !$0.negated && $0.best != nil && $0.removed.isEmpty && $0.when.isEmpty }),
            let last = tracker.lastAction
        else { return nil }
        let rows = try notLongAgo(tracker.entries.compactMap { try diary.entry($0) })
        guard !rows.isEmpty else { return nil }
        if let parts = dishByParts(request, rows) ?? kindsOfAll(request, rows) ?? inPieces(request, rows) { return parts }
        guard request.foods.count == 1, let mention = request.foods.first else {
            return try partsListed(request, rows) ?? kindsOfOne(request, rows) ?? kindDressed(request, rows) ?? kindsOfGeneral(request, rows)
                ?? allToldAgain(request, rows)
        }
        if let cut = kindsOfGeneral(request, rows) { return cut }
        if request.restates == .part { return try partAgain(mention, rows, of: request.host) }
        let isFresh = ["log_food", "correct", "copy_entries"].contains(last)
        if mention.amount.isEmpty {
            guard isFresh else { return nil }
            if let other = try onlyCompany(mention, request, rows) ?? spreadInstead(mention, request) { return other }
            if !request.isToldAsEaten, let company = companyTold(mention, rows) ?? made(mention, request, rows) { return company }
            if let row = host(of: mention, request, rows) { return .part(of: row, called: partName(of: mention, request, row)) }
            // "with coke zero", of a meal with a cola.
            if ["with", "con", "but", "pero"].contains(request.opening), let drink = food(mention), drink.isDrink, drink.head.last != "milk",
                let row = try mealSpokenOf().only(where: { row in
                    food(row.foodID, noun: row.noun).map { $0.isDrink && $0.id != drink.id && $0.head.last == drink.head.last } ?? false
                })
            {
                return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
            }
            guard !request.continues else { return nil }
            if let dressed = dressedSo(mention, request, rows) { return dressed }
            if request.restates == .only, let alone = dishPartAlone(mention, among: rows) { return .corrections([alone]) }
            if let kind = try kindTold(mention, request, rows) { return kind }
            if let (row, name) = try dishWithPart(Correction(selection: Selection(), food: mention)), let kind = food(named: name) {
                return .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))])
            }
            if let (row, name) = dishWithKind(of: mention, among: rows) { return .part(of: row, called: name) }
            guard Word.split(mention.said).count > 1, let dish = openedDish(with: mention, among: rows) else { return nil }
            return .foods(dish.with(mention).foods, of: dish.row)
        }
        // "and half the fries", of those that stand.
        if mention.isDefinite, let row = matches(mention, in: try mealSpokenOf()).only, let part = share(mention.amount, of: row) { return part }
        // "and about half a cup of blueberries", after the oatmeal that they came with was put right.
        if request.continues, last == "correct", mention.amount.unit != nil || mention.amount.quantity ?? 1 < 1,
            let row = matches(mention, in: try mealSpokenOf()).only, row.assumed.contains(.quantity)
        {
            return .corrections([Correction(selection: Selection(ids: [row.id]), amount: mention.amount)])
        }
        guard !request.continues || mention.isDefinite && mention.amount.unit?.grams != nil else { return nil }
        guard
            isFresh || ["delete_entry", "explain", "ask_nutrient", "move_entry"].contains(last)
                || request.restates == .only && ["copy_entries", "move_entry"].contains(last) || mention.isDefinite && mention.amount.unit != nil
        else { return nil }
        return try amountTold(mention, request, rows)
    }

    /// "una coca cola, no una cerveza", where the beer stands: another food in its place.
    private func inPlace(_ request: LogFood) throws -> Belonging? {
        // "las tostadas eran con mantequilla, no mermelada": the toast stands.
        if let exchanged = try exchanged(request) { return exchanged }
        let told = request.foods.count == 3 ? request.foods.filter { $0.negated || !$0.isDefinite } : request.foods
        guard told.count == 2, request.replaces == nil, let new = told.only(where: { !$0.negated }), new.best != nil,
            let old = request.foods.only(where: \.negated), let row = matches(old, in: try mealSpokenOf()).only
        else { return nil }
        return .corrections([exchange(old, for: new, in: row)])
    }

    /// "fried in butter", of eggs: how they were made, which says what they were fried in.
    private func made(_ mention: FoodMention, _ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard let opening = request.opening, food(mention)?.group == "fat", ["ed", "to", "ta", "do", "da"].contains(where: opening.hasSuffix) else {
            return nil
        }
        for row in rows.reversed() {
            let names =
                language == "es" ? ["\(row.said) \(opening)", "\(row.noun) \(opening)"] : ["\(opening) \(row.noun)", "\(opening) \(row.said)"]
            guard let kind = names.lazy.compactMap({ food(named: $0) }).first, kind.noun != row.noun else { continue }
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))])
        }
        return nil
    }

    /// "whole milk" right after "milk": the kind that was assumed, not a second glass.
    private func kindTold(_ mention: FoodMention, _ request: LogFood, _ rows: [Entry]) throws -> Belonging? {
        let words = Word.split(mention.said)
        for row in rows.reversed() where kinship(of: mention, to: row) == .same {
            // "quest bar", after a protein bar that is the same in the tables.
            guard Word.split(row.said) != words, Word.split(row.said).last == words.last else { return nil }
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
        }
        // "oat milk", of the milk that stands beside the coffee.
        if words.count > 1,
            let row = try (rows + mealSpokenOf()).last(where: {
                (Word.split($0.said).last == words.last || language == "es" && Word.split($0.said) == [words[0]] && !words.contains("con")
                    || Word.split($0.noun).last == Word.split(mention.best?.noun ?? "").last)
                    && kinship(of: mention, to: $0) == .narrower
            })
        {
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
        }
        // "de maíz", of tortillas that are taken for those anyway.
        for row in rows.reversed() where request.opening == "de" {
            guard let same = food(named: "\(row.said) de \(mention.said)"), same.noun == row.noun else { continue }
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: same))])
        }
        if request.opening == "de", let row = dishOf(mention, among: rows) { return .part(of: row, called: "\(row.said) con \(mention.said)") }
        // "chocolate", after a milkshake: the kind that nobody had told.
        for row in rows.reversed() where !["with", "both", "one", "con"].contains(request.opening ?? "") && !request.isToldAsEaten {
            guard let kind = compound(mention, ofKind: request.opening == "de", row) else { continue }
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))])
        }
        guard let row = rows.last(where: { kinship(of: mention, to: $0) == .narrower }) else { return kindAlone(mention, request, rows) }
        return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
    }

    /// "3 cups of popcorn" right after "popcorn": the amount that was assumed, not a second bowl. "only 80 g of salmon": what was said before was wrong.
    private func amountTold(_ mention: FoodMention, _ request: LogFood, _ rows: [Entry]) throws -> Belonging? {
        let amount = mention.amount
        func told(_ row: Entry) -> Belonging { .corrections([Correction(selection: Selection(ids: [row.id]), amount: inPieces(amount, of: row))]) }
        if amount.size == "whole", amount.unit == nil, amount.quantity ?? 1 == 1,
            let half = rows.only(where: { kinship(of: mention, to: $0) == .same && $0.quantity < 1 })
        {
            // "whole naan", after half of one.
            return .corrections([Correction(selection: Selection(ids: [half.id]), amount: Amount(quantity: 1))])
        }
        guard let quantity = amount.quantity ?? (amount.size == nil && amount.unit == nil ? nil : 1), quantity > 0 else { return nil }
        if let flavour = flavourMeasured(mention, rows) ?? oneOfGeneral(mention, request, rows) { return flavour }
        // "half a cup of rice", of lentils with rice.
        if let dish = openedDish(with: mention, among: rows) { return .foods(retold(dish, mention).foods, of: dish.row) }
        if let row = rowOfPart(mention, amount, among: rows) { return partCounted(mention, amount, of: row) }
        // "a coffee" after "coffee" may be the next one; "large fries" after fries are those.
        let isOne = amount.quantity == 1 && amount.unit == nil && request.restates != .only
        let meal = try mealSpokenOf()
        if !isOne {
            // What was told of another day is gone on with; of today only the meal of now.
            let isNow = rows.last.map { $0.day < today || $0.day == today && $0.meal == When().meal(now: moment) } ?? false
            for pool in [rows, isNow ? meal : []] {
                guard let row = pool.only(where: { kinship(of: mention, to: $0) == .same }) else { continue }
                if isSpoonedAgain(row, mention, request) { return .standing(row) }
                return isOpen(row, to: amount, request, inTurn: tracker.entries.contains(row.id)) ? told(row) : again(mention, request, rows)
            }
            if request.restates == .only, request.opening != "like" {
                // "only one spring roll", after last night's chow mein and spring rolls: of the same meal.
                // "un taco nada más", of two kinds of them: which is asked.
                let fitting = matches(mention, in: meal), named = Selection(foods: [FoodMention(said: mention.said, candidates: mention.candidates)])
                return fitting.count > 1 ? .corrections([Correction(selection: named, amount: amount)]) : fitting.first.map(told)
            }
            if mention.isDefinite, amount.unit?.grams != nil, let row = matches(mention, in: meal.filter { $0.assumed.contains(.quantity) }).only {
                return told(row)
            }
            // "half a cup of veggies", after roasted veggies; "2 sandwiches", after a turkey sandwich.
            if let row =
                (rows.only(where: { kinship(of: mention, to: $0) == .wider })
                    ?? (isNow ? meal.only { kinship(of: mention, to: $0) == .wider && isHeadOfMeal(amount, $0) } : nil)),
                row.assumed.contains(.quantity) && amount.unit != nil || amount.unit == nil && isCounted(row)
                    || amount.unit?.name == row.unit && tracker.entries.contains(row.id) && isHeadAlone(mention, of: row)
            {
                return arePieces(mention, of: row) ? .standing(row) : share(amount, of: row) ?? told(row)
            }
            // "30 g of oats", of a bowl of porridge: what went into it.
            if amount.unit?.grams != nil, let best = mention.best,
                let row = rows.only(where: { row in food(row.foodID, noun: row.noun)?.raw == best.id && !isWeighed(row) })
            {
                return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
            }
            // "raisin bran, a cup and a half" right after "cereal": the kind with its amount.
            if tracker.lastAction == "log_food",
                let row = rows.only(where: { kinship(of: mention, to: $0) == .narrower && $0.assumed.contains(.quantity) })
                    ?? (isNow ? meal.only { isKind(mention, of: $0) && $0.assumed.contains(.quantity) } : nil)
                    ?? rows.only(where: { isSortCounted(mention, request, of: $0) })
            {
                return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
            }
        }
        if let bare = again(mention, request, rows) { return bare }
        // "30 g de granola", of a yogurt with granola: what it came with, weighed by itself.
        if let row = rows.last(where: { NameParts($0.said).map { Word.split($0.company) == Word.split(mention.said) } ?? false }),
            let host = NameParts(row.said).flatMap({ food(named: $0.host) })
        {
            return .foods([self.mention(of: host), mention], of: row)
        }
        return mention.isDefinite ? try allToldAgain(request, rows) : nil
    }

    /// "light cream cheese, 2 tbsp", with a cream cheese in the meal: the same name, told more exactly.
    private func isKind(_ mention: FoodMention, of row: Entry) -> Bool {
        let told = Word.split(mention.said), said = Word.split(row.said)
        return said.count < told.count && told.suffix(said.count) == said[...] && kinship(of: mention, to: row) == .narrower
    }

    /// Whether a row of the very food can be meant by the amount: its own was assumed, or stood in a vessel.
    private func isOpen(_ row: Entry, to amount: Amount, _ request: LogFood, inTurn: Bool) -> Bool {
        if request.restates == .only { return true }
        // A glass of milk is not the milk of the coffee.
        if amount.quantity == 1, tracker.entries.count > 1 {
            let grams = resized(row, to: amount).grams
            guard grams < 3 * row.grams, row.grams < 3 * grams else { return false }
        }
        let isOpen =
            row.assumed.contains(.quantity) || row.assumed.contains(.unit) && row.quantity == 1 && amount.unit != nil
            || amount.quantity == nil && row.assumed.contains(.unit) || inTurn && isMeasured(amount, after: row)
        return isOpen
            && (["log_food", "move_entry"].contains(tracker.lastAction ?? "") && inTurn || amount.unit != nil || amount.quantity == nil
                || request.restates == .bare)
    }

    /// "about half a cup of granola", after a bowl of it: a measure in the place of a vessel.
    private func isMeasured(_ amount: Amount, after row: Entry) -> Bool {
        guard ["bowl", "plate", "serving", "handful", "portion", "container"].contains(row.unit) else { return false }
        // "4 weetabix", after a bowl of it.
        guard let unit = amount.unit else { return amount.quantity ?? 1 > 1 && food(row.foodID, noun: row.noun)?.each != nil }
        return (unit.grams != nil || unit.millilitres != nil || ["cup", "tbsp", "tsp"].contains(unit.name))
    }

    /// Nothing but a number and a name: "turkey 140", right after 120 g of turkey breast; "4 potatoes", after three roast potatoes.
    private func again(_ mention: FoodMention, _ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard request.restates == .bare, let last = rows.last, ["log_food", "correct"].contains(tracker.lastAction ?? "") else { return nil }
        let isWeight = ["g", "ml"].contains(mention.amount.unit?.name ?? "")
        if let row = countedByHead(mention, rows) { return .corrections([Correction(selection: Selection(ids: [row.id]), amount: mention.amount)]) }
        // "a beer" after two at this hour may be the next one.
        guard isWeight || mention.amount.quantity ?? 1 > 1 || tracker.lastAction == "log_food" && last.meal != When().meal(now: moment) else {
            return nil
        }
        let named = rows.only { row in
            // "4 potatoes", of as many roast potatoes, are those.
            Set(Word.split(mention.said)).isSubset(of: Word.split(row.said) + Word.split(row.noun))
                && (row.quantity != mention.amount.quantity || Word.split(mention.said) != Word.split(row.said))
                && (isWeight ? row.unit == mention.amount.unit?.name : isCounted(row))
        }
        return named.map { row in
            arePieces(mention, of: row) ? .standing(row) : .corrections([Correction(selection: Selection(ids: [row.id]), amount: mention.amount)])
        }
    }

    /// "con leche descremada", of a café con leche.
    private func companyTold(_ mention: FoodMention, _ rows: [Entry]) -> Belonging? {
        for row in rows.reversed() {
            guard let parts = NameParts(row.said) else { continue }
            // "descafeinado", of a café con leche: what it came with stays.
            if let host = food(named: parts.host), let kind = food(named: "\(parts.host) \(mention.said)"), kind.noun != host.noun,
                kind.noun == mention.best?.noun, kind.group == host.group
            {
                return .part(of: row, called: "\(parts.host) \(mention.said) \(parts.joint) \(parts.company)")
            }
            // "oh and mango sticky rice after", of a curry with rice, is no kind of that rice.
            guard let name = parts.with(company: mention.said), !["dish", "dessert"].contains(food(mention)?.group) else { continue }
            guard let kind = food(named: name) else { return .part(of: row, called: name) }
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))])
        }
        return nil
    }

    // MARK: Several foods

    /// "6 nuggets, medium fries" after nuggets and fries, "I had two pieces of the garlic bread": each with its amount.
    private func allToldAgain(_ request: LogFood, _ rows: [Entry]) throws -> Belonging? {
        guard !request.continues, ["log_food", "correct"].contains(tracker.lastAction ?? ""), request.foods.allSatisfy({ !$0.amount.isEmpty })
        else { return nil }
        let isThose = request.foods.count == 1 && request.foods[0].isDefinite
        guard isThose || request.foods.count > 1 && tracker.lastAction == "log_food" else { return nil }
        var out: [Correction] = []
        for mention in request.foods {
            var fitting = matches(mention, in: rows).filter { isThose || $0.assumed.contains(.quantity) }
            if isThose, fitting.isEmpty { fitting = matches(mention, in: try mealSpokenOf()) }
            if !isThose, fitting.isEmpty { fitting = rows.filter { $0.assumed.contains(.quantity) && kinship(of: mention, to: $0) == .narrower } }
            guard let row = fitting.only, !out.contains(where: { $0.selection.ids == [row.id] }) else { return nil }
            if isThose, let part = share(mention.amount, of: row) { return part }
            // "4 slices of bread and 2 eggs, fried": which kind each was, too.
            var kind = mention.best.flatMap { Set(Word.split(row.noun)).isStrictSubset(of: Word.split($0.noun)) ? food($0) : nil }.map(
                self.mention(of:))
            kind?.amount = mention.amount
            out.append(Correction(selection: Selection(ids: [row.id]), food: kind, amount: mention.amount))
        }
        return .corrections(out)
    }

    /// How a food that is told stands to a row, by their names and groups; nil for strangers.
    func kinship(of mention: FoodMention, to row: Entry) -> Kinship? {
        guard let best = mention.best else { return nil }
        // "papas", of the fries that were called so.
        if best.id == row.foodID && best.noun == row.noun || mention.said.lowercased() == row.said.lowercased() { return .same }
        guard let new = food(mention), let old = food(row.foodID, noun: row.noun) else { return nil }
        let isAlike = new.group == old.group
        let said = Word.split(row.said).filter { $0 != "leftover" }, told = Word.split(NameParts(mention.said)?.host ?? mention.said)
        let oldNoun = old.head, newNoun = new.head
        if old.noun != new.noun {
            if isAlike, Set(oldNoun).isStrictSubset(of: newNoun), newNoun.last == oldNoun.last || newNoun.first == oldNoun.first { return .narrower }
            if isAlike || row.assumed.contains(.food), Set(said).isStrictSubset(of: told + newNoun),
                told.last == said.last || told.first == said.first && (isAlike || language == "es")
                    || newNoun.last == said.last
            {
                return .narrower
            }
            // "chicken tikka masala", after a curry.
            if row.assumed.contains(.food), old.kinds.contains(new.noun) { return .narrower }
            // "turkey bacon", "veggie sausages": of another group, and yet a kind.
            if oldNoun.count == 1, newNoun.count == 2, newNoun.last == oldNoun.last, told.last == said.last,
                !["meat", "poultry", "fish", "plant-based"].allSatisfy({ $0 != old.group && $0 != new.group })
            {
                return .narrower
            }
            // "fish" of a fish: the name of the whole group; "chicken thigh", of a chicken breast.
            if isAlike, said.last == old.group && !Set(told).isSubset(of: said) || old.kinds.contains(new.noun) { return .narrower }
            if isAlike, ["poultry", "meat", "fish"].contains(old.group), Set(oldNoun).isStrictSubset(of: newNoun) { return .narrower }
            if isAlike, ["poultry", "meat", "fish"].contains(old.group), told.count == 2, told[0] == said.last || oldNoun.first == newNoun.first {
                return .narrower
            }
        }
        // The granola of a yogurt with granola is no yogurt.
        if let company = NameParts(row.said)?.company, Set(told).isSubset(of: Word.split(company)) { return nil }
        // "tortilla", of a tortilla de patatas, is no tortilla of maize.
        if language == "es", told.count == 1, told.first == said.first, said.count > 1 { return .wider }
        return isAlike && Set(told).isStrictSubset(of: said + oldNoun) ? .wider : nil
    }

    /// The kind of the row's food that a word names with it: "chocolate" of a milkshake, "de queso" of a sandwich.
    func compound(_ mention: FoodMention, ofKind: Bool, _ row: Entry) -> Food? {
        let said = Word.split(row.said), words = Word.split(mention.said)
        guard words.count <= 2, ofKind || said.count == 1 || row.assumed.contains(.food) || Set(said).isStrictSubset(of: Word.split(row.noun)),
            let old = food(row.foodID, noun: row.noun), let first = said.first, let last = said.last
        else { return nil }
        let names =
            language == "es"
            ? ["\(row.said) de \(mention.said)", "\(first) de \(mention.said)", "\(row.said) \(mention.said)", "\(first) \(mention.said)"]
            : ["\(mention.said) \(row.said)", "\(mention.said) \(last)"]
        for name in names {
            guard let kind = food(named: name), kind.noun != old.noun, kind.noun != mention.best?.noun || kind.group == old.group,
                !isFruitBeside(mention, old, kind), !addsMore(kind, than: mention.said, row)
            else { continue }
            if kind.group == old.group { return kind }
            // "rice", and then "chicken", is no chicken rice.
            let isTold = ofKind || row.assumed.contains(.food) || flavours.contains(mention.said)
            if isTold, kind.head.last == old.head.last { return kind }
        }
        return nil
    }

    /// The one row that is made with what is told: the bread of a sandwich.
    private func host(of mention: FoodMention, _ request: LogFood, _ rows: [Entry]) -> Entry? {
        guard !request.continues || ["on", "con", "in", "en", "with"].contains(request.opening ?? ""), let part = food(mention) else { return nil }
        // "corn tortillas", of two kinds of tacos: of them all.
        return rows.only { isPart(part, of: $0) } ?? (rows.allSatisfy { isPart(part, of: $0) } ? rows.last : nil)
    }
}
