import Dialogue
import NLU
import Nutrition
import Store

/// Which rows of the diary a message speaks of.
enum Selected {
    /// Exactly these.
    case entries([Entry])
    /// One of these: the person has to say which. `certain` are rows that belong to the selection anyway.
    case oneOf([Entry], certain: [Entry], said: String)
    /// Nothing fits the person's words.
    case unknown(said: String)
    /// Nothing is in the diary there at all.
    case empty(When)
}

extension ActionContext {
    /// The rows of a selection but for those that stay out of it.
    func select(_ selection: Selection) throws -> Selected {
        var selected = try selectAll(selection)
        // "remove both bananas", where none stands.
        if case .entries(let rows) = selected, rows.isEmpty {
            selected = selection.foods.first.map { .unknown(said: $0.said) } ?? .empty(selection.when)
        }
        if let meals = selection.exceptMeals, case .entries(let rows) = selected {
            let rest = rows.filter { !meals.contains($0.meal) }
            selected = rest.isEmpty ? .empty(selection.when) : .entries(rest)
        }
        guard let except = selection.except, case .entries(let rows) = selected else { return selected }
        let rest = leaving(except, of: rows)
        // "scratch that, just the tea", where no tea was told: nothing goes.
        if rest.count == rows.count, !selection.ids.isEmpty, let said = except.first?.said { return .unknown(said: said) }
        return rest.isEmpty ? .empty(selection.when) : .entries(rest)
    }

    /// The rows but for what is to stay out: "sin postre", "without the wine".
    func leaving(_ except: [FoodMention], of rows: [Entry]) -> [Entry] {
        let left = Set(except.flatMap { mention in (dessert(mention.said, of: rows).map { [$0] } ?? matches(mention, in: rows)).map(\.id) })
        return rows.filter { !left.contains($0.id) }
    }

    /// Resolves a selection: rows by id, else by food, meal and day, else by position, else what was spoken of last.
    private func selectAll(_ selection: Selection) throws -> Selected {
        if !selection.ids.isEmpty {
            // "no bacon, no bacon": a row named twice is one row.
            var seen: Set<Int> = []
            let rows = try selection.ids.filter { seen.insert($0).inserted }.compactMap { try diary.entry($0) }
            return rows.isEmpty ? .unknown(said: selection.foods.first?.said ?? "") : .entries(rows)
        }
        if selection.isOthers == true {
            let rows = try others()
            return rows.isEmpty ? .empty(When()) : .entries(rows)
        }
        if selection.whole == true {
            let rows = try wholeDiary()
            return rows.isEmpty ? .empty(When()) : .entries(rows)
        }
        let saysWhere =
            selection.when.days != nil || meal(selection.when) != nil || selection.when.bound != nil || selection.when.minute != nil
        if !selection.foods.isEmpty { return try select(foods: selection) }
        if let ordinal = selection.ordinal, !saysWhere, selection.count == nil, let id = tracker.listed?.at(ordinal: ordinal),
            let row = try diary.entry(id)
        {
            return .entries([row])
        }
        if let ordinal = selection.ordinal {
            let listed = try saysWhere ? pool(selection.when) : spokenOf()
            if let count = selection.count {
                let rows = try listed.count >= count || saysWhere ? listed : ordinal < 0 ? diary.latestEntries(limit: count) : pool(selection.when)
                let chosen = ordinal < 0 ? rows.sorted { $0.id < $1.id }.suffix(count) : rows.prefix(count)
                return chosen.isEmpty ? .empty(selection.when) : .entries(Array(chosen))
            }
            // "another one", "delete the second one": of the same food.
            if !saysWhere, ordinal > 1, listed.count == 1, tracker.lastAction == "copy_entries", let only = listed.first {
                let same = try diary.entries(only.day...only.day).filter { $0.foodID == only.foodID && $0.noun == only.noun }.sorted { $0.id < $1.id }
                if same.count > 1, let row = same.at(ordinal: ordinal) { return .entries([row]) }
            }
            // A position beyond what was spoken of last counts in the day's list.
            let rows = listed.isEmpty || (ordinal > 0 && listed.count <= max(1, ordinal - 1)) ? try pool(selection.when) : listed
            return rows.at(ordinal: ordinal).map { .entries([$0]) } ?? .empty(selection.when)
        }
        // "except tuesday", of what was told of several days: the same, of that day.
        if selection.isAlike == true, selection.pointsBack, selection.when.days != nil {
            let told = try spokenOf()
            let rows = try pool(selection.when).filter { row in
                told.contains { $0.foodID == row.foodID && $0.noun == row.noun && $0.meal == row.meal && $0.day != row.day }
            }
            return rows.isEmpty ? .empty(selection.when) : .entries(rows)
        }
        if saysWhere || selection.all && !selection.pointsBack {
            let rows = try poolOrAhead(selection.when)
            // "y el de hoy 200", of chicken told for two days: the one of that day.
            if rows.count > 1, selection.pointsBack, !selection.all, selection.when.meal == nil {
                let told = rows.filter { tracker.entries.contains($0.id) }
                if !told.isEmpty { return .entries(told) }
            }
            return rows.isEmpty ? .empty(selection.when) : .entries(rows)
        }
        let rows = try spokenOf()
        if rows.isEmpty { return .empty(When()) }
        if selection.all, selection.pointsBack, let listed = tracker.listed, listed.count > rows.count {
            // "move it all to dinner", after one row of the list was put right.
            return .entries(try listed.compactMap { try diary.entry($0) })
        }
        if try rows.count == 1 || areOfOneTurn(rows) { return .entries(rows) }
        return .oneOf(rows, certain: [], said: "")
    }

    /// So many days ahead are looked through for what is planned.
    private static let planned = 14

    /// The rows of the days and meal said; of today when no day was.
    func pool(_ when: When) throws -> [Entry] {
        if when.runsOn == true, let first = when.days?.lowerBound {
            var start = when
            start.runsOn = nil
            return try pool(start) + (first < today ? diary.entries(bounded(first.advanced(by: 1)...today)) : [])
        }
        let rows = try inMeal(diary.entries(bounded(when.days ?? today...today)), when)
        // "lo de la mañana", of a snack at ten.
        if rows.isEmpty, when.meal == nil, when.minute == nil, let part = when.part {
            let all = try diary.entries(bounded(when.days ?? today...today)), times = try EntryTimes(all, self)
            let hours = part == .morning ? 240..<720 : part == .noon ? 720..<960 : part == .afternoon ? 780..<1200 : 1140..<1440
            return all.filter { hours.contains($0.minute ?? times.writtenAt($0) ?? EntryTimes.usual($0.meal)) }
        }
        guard let minute = when.minute(now: moment) else { return rows }
        let times = try EntryTimes(rows, self)
        // "the 4 o'clock one" is of the afternoon where the night has none.
        let halves = [minute, (minute + 720) % 1440]
        if let bound = when.bound {
            func within(from start: Int) -> [Entry] {
                let length = when.until.map { ($0 - minute + 1440) % 1440 }
                return rows.filter { row in
                    let at = times.minute(of: row)
                    if let length { return (at - start + 1440) % 1440 <= length }
                    return bound == .after ? at >= start : at < start
                }
            }
            guard when.isOfEitherHalf == true else { return within(from: minute) }
            // "everything after 6": of the half of the day that sets fewer rows apart; a stretch is the last that has any.
            let meant = halves.sorted().filter { when.until != nil || (bound == .after ? $0 >= minute : $0 <= minute) }
            let parted = meant.map(within(from:)).filter { !$0.isEmpty }
            return (when.until == nil ? parted.min { $0.count < $1.count } : parted.last) ?? []
        }
        let exact = halves.map { minute in rows.filter { $0.minute == minute } }
        // "the coffee at 8", written down at a quarter past.
        let near = halves.map { minute in
            rows.filter { row in (row.minute ?? times.noted(row)).map { abs($0 - minute) <= 45 } ?? false }
        }
        let found = when.isOfEitherHalf == true ? exact + near : zip(exact, near).flatMap { [$0, $1] }
        if let timed = found.first(where: { !$0.isEmpty }) { return timed }
        // Of a row without a time nobody can say that it was at another.
        let meals = halves.map(moment.meals.meal(at:))
        return rows.filter { $0.minute == nil && times.noted($0) == nil && meals.contains($0.meal) }
    }

    /// The rows of the meal that is said; "last night" has what was eaten late as well, whatever it is called.
    func inMeal(_ rows: [Entry], _ when: When) throws -> [Entry] {
        if when.isBesideMeal, let meal = when.meal { return try beside(meal, rows, isAfter: when.bound == .after) }
        guard let meal = meal(when) else { return rows }
        guard when.meal == nil, when.part == .evening else { return rows.filter { $0.meal == meal } }
        let times = try EntryTimes(rows, self)
        return rows.filter { $0.meal == meal || times.minute(of: $0) >= 18 * 60 }
    }

    /// A past day that was spoken of last, with the meal and time that are said; nil where a day is said, and of today.
    func daySpokenOf(_ when: When = When()) -> When? {
        guard when.days == nil, let day = tracker.day, day < today else { return nil }
        return When(days: day...day).filled(from: when)
    }

    /// The same; "cancel monday's dinner" is of the monday to come, where the last one has none and that is planned.
    private func poolOrAhead(_ when: When) throws -> [Entry] {
        let rows = try pool(when)
        guard rows.isEmpty, let day = when.day, day < today, today.number - day.number < 7 else { return rows }
        var ahead = when
        ahead.days = day.advanced(by: 7)...day.advanced(by: 7)
        return try pool(ahead)
    }

    /// Every row of food there is.
    func wholeDiary() throws -> [Entry] { try diary.entries(allDays) }

    /// The rows written, changed or listed last; the newest of today when there are none.
    func spokenOf() throws -> [Entry] {
        let rows = try tracker.entries.compactMap { try diary.entry($0) }
        if !rows.isEmpty { return rows }
        return try diary.latestEntries(limit: 1).filter { $0.day == today }
    }

    /// Those told together that were not put right last, or whose amounts were taken for granted.
    private func others() throws -> [Entry] {
        let together = try (tracker.listed ?? tracker.entries).compactMap { try diary.entry($0) }
        return together.count > tracker.entries.count
            ? together.filter { !tracker.entries.contains($0.id) } : together.filter { $0.assumed.contains(.quantity) }
    }

    /// Whether these are the newest rows, written together: "delete that" then means all of them.
    private func areOfOneTurn(_ rows: [Entry]) throws -> Bool {
        let ids = rows.map(\.id).sorted()
        guard let first = ids.first, let last = ids.last, last - first == ids.count - 1 else { return false }
        return try diary.latestEntries(limit: 1).first?.id == last
    }

    private func select(foods selection: Selection) throws -> Selected {
        var certain: [Entry] = []
        for mention in selection.foods {
            // "with salmon instead of chicken", of what was just copied.
            if selection.isCopied == true, case let copies = matches(mention, in: try tracker.entries.compactMap { try diary.entry($0) }),
                copies.count == 1
            {
                certain += copies
                continue
            }
            // The day that is spoken of comes first: "delete the naan", after Monday's rice was put right.
            var rows = try daySpokenOf(selection.when).map { matches(mention, in: try pool($0)) } ?? []
            if rows.isEmpty { rows = matches(mention, in: try poolOrAhead(selection.when)) }
            if rows.isEmpty, selection.when.days == nil {
                rows = matches(mention, in: try tracker.entries.compactMap { try diary.entry($0) })
                if rows.isEmpty {
                    var earlier = selection.when
                    earlier.days = today.advanced(by: -1)...today.advanced(by: -1)
                    rows = matches(mention, in: try pool(earlier))
                }
                // "la paella fue ración doble", of Monday's: the last day of this week that has one.
                if rows.isEmpty, selection.when.isEmpty, selection.foods.count == 1, tracker.lastAction != "ask_diary" {
                    rows = try onLastDay(of: mention)
                }
                if rows.isEmpty {
                    // "quita las lentejas", of what is planned.
                    var ahead = selection.when
                    ahead.days = today.advanced(by: 1)...today.advanced(by: ActionContext.planned)
                    rows = matches(mention, in: try pool(ahead))
                }
            }
            if selection.when.isEmpty, ["show_plan", "ask_diary"].contains(tracker.lastAction ?? "") {
                // "swap the apple for a pear", of the plan that was just listed.
                let listed = matches(mention, in: try tracker.entries.compactMap { try diary.entry($0) })
                if !listed.isEmpty { rows = listed }
            }
            if selection.pointsBack, selection.when.isEmpty {
                // "remove the pickle from it", of the day that was just listed.
                let listed = matches(mention, in: try tracker.entries.compactMap { try diary.entry($0) })
                if !listed.isEmpty { rows = listed }
            }
            if rows.isEmpty { rows = try toldInEnglish(mention, selection) }
            if rows.isEmpty { rows = try pool(daySpokenOf(selection.when) ?? selection.when).filter { isA(mention, $0) } }
            if rows.isEmpty, selection.when.isEmpty, let alike = try isLike(mention, among: pool(When())) { rows = [alike] }
            if let dessert = dessert(mention.said, of: try pool(selection.when)) { rows = [dessert] }
            if let ordinal = selection.ordinal, let count = selection.count {
                certain += ordinal < 0 ? rows.suffix(count) : rows.prefix(count)
                continue
            }
            if let ordinal = selection.ordinal, let row = rows.at(ordinal: ordinal) { rows = [row] }
            if rows.count > 1, selection.pointsBack {
                let recent = rows.filter { tracker.entries.contains($0.id) }
                if recent.count == 1 { rows = recent }
            }
            // "tonight's rice", with rice at lunch too.
            if rows.count > 1, let meal = selection.when.part?.meal, let row = rows.only(where: { $0.meal == meal }) { rows = [row] }
            switch rows.count {
            case 0: return .unknown(said: mention.said)
            case 1: certain.append(rows[0])
            case _ where selection.all: certain += rows
            default: return .oneOf(rows, certain: certain, said: mention.said)
            }
        }
        var seen: Set<Int> = []
        return .entries(certain.filter { seen.insert($0.id).inserted })
    }

    /// The rows of a food on the last of the days before yesterday that has it.
    private func onLastDay(of mention: FoodMention) throws -> [Entry] {
        let rows = matches(mention, in: try diary.entries(today.advanced(by: -7)...today.advanced(by: -2)))
        return rows.filter { $0.day == rows.last?.day }
    }

    /// "la sopa", of a lentil soup that was told in English, "el zumo" of an orange juice: by a Spanish name of its food.
    private func toldInEnglish(_ mention: FoodMention, _ selection: Selection) throws -> [Entry] {
        let words = Set(Word.split(mention.said))
        guard language == "es", !words.isEmpty else { return [] }
        return try pool(daySpokenOf(selection.when) ?? selection.when).filter { row in
            guard let food = food(row.foodID, noun: row.noun) else { return false }
            return words.isSubset(of: Word.split(title(food)))
                || food.namesES.contains { name in
                    let name = Word.split(name)
                    return words.isSubset(of: name) && name.first.map(words.contains) ?? false && !name.contains("con")
                }
        }
    }

    /// "tacos de res", of chicken tacos: alike by name, and another food by what the names do not share.
    func isOtherKind(_ mention: FoodMention, than row: Entry) -> Bool {
        guard let other = food(mention), other.id != row.foodID || other.noun != row.noun else { return false }
        let said = Set(Word.split(mention.said)).subtracting(["de", "of", "with", "con"])
        let own = Set(Word.split(row.said)).subtracting(["de", "of", "with", "con"])
        return !said.isDisjoint(with: own) && !said.isSubset(of: own) && !own.isSubset(of: said)
    }

    /// "the coffee" of a flat white, "the burger" of a Big Mac, "the drink": one word for what a row is, by its longer names or its group.
    func isA(_ mention: FoodMention, _ row: Entry) -> Bool {
        guard let word = Word.split(mention.said).only, let food = food(row.foodID, noun: row.noun) else { return false }
        // "una fanta", of a soda: a kind of it, and no other word for it.
        if let own = self.food(mention), Set(Word.split(row.noun)).isStrictSubset(of: Word.split(own.noun)) { return false }
        if ["drink", "beverage", "bebida"].contains(word) { return food.isDrink }
        if food.group == word || food.isCalled([word]) { return true }
        if word == "coffee", food.isDrink, ["latte", "flat white", "cappuccino", "mocha", "americano"].contains(where: row.noun.contains) {
            return true
        }
        return ["\(row.noun) \(mention.said)", "\(mention.said) \(row.noun)"].contains { self.food(named: $0)?.noun == row.noun }
    }

    /// "la gaseosa", of an Inca Kola: the only row of its group that is much like it, by the energy of 100 g.
    private func isLike(_ mention: FoodMention, among rows: [Entry]) -> Entry? {
        guard mention.isDefinite, mention.amount.isEmpty, let named = food(mention) else { return nil }
        func energy(_ food: Food) -> Double { food.nutrients(grams: 100)[.energy] ?? 0 }
        return rows.only { row in
            guard let food = food(row.foodID, noun: row.noun), food.group == named.group else { return false }
            return abs(energy(food) - energy(named)) <= max(3, 0.15 * energy(named))
        }
    }

    /// What "the coffee had two sugars" is told of: the flat white that stands, where no row is called coffee.
    func standing(_ mention: FoodMention) throws -> FoodMention {
        let rows = try pool(When())
        guard matches(mention, in: rows).isEmpty, let row = rows.last(where: { isA(mention, $0) }) else { return mention }
        var meant = mention
        (meant.said, meant.candidates) = (row.said, [FoodReference(id: row.foodID, noun: row.noun, score: 1)])
        return meant
    }

    /// "el postre", "the dessert": what was eaten as one, by its group, where no row is called so.
    func dessert(_ said: String, of rows: [Entry]) -> Entry? {
        let words = Word.split(said)
        guard words.count == 1, ["postre", "dessert"].contains(words[0]) else { return nil }
        if let named = rows.last(where: { Word.split($0.said).contains(words[0]) }) { return named }
        for group in ["dessert", "sweet", "fruit"] {
            if let row = rows.last(where: { food($0.foodID, noun: $0.noun)?.group == group }) { return row }
        }
        return nil
    }

    /// The day that is spoken of after several: today where it is among them, else the last.
    func latest(_ days: ClosedRange<Day>) -> Day { days.contains(today) ? today : days.upperBound }

    /// At most a year of days, the newest.
    func bounded(_ days: ClosedRange<Day>) -> ClosedRange<Day> {
        days.upperBound.number - days.lowerBound.number <= 365 ? days : days.upperBound.advanced(by: -365)...days.upperBound
    }

    /// Asks which of several rows is meant: the newest three, and all of them where that makes sense.
    func whichEntry(_ rows: [Entry], said: String, offersAll: Bool = false, _ request: ([Int]) -> Request) -> Question {
        let newest = rows.sorted { $0.id > $1.id }.prefix(3).sorted { ($0.day, $0.id) < ($1.day, $1.id) }
        var options = newest.map { row in
            Option(title: row.noun, words: [row.said, row.meal.rawValue], request: request([row.id]), entry: row)
        }
        if offersAll { options.append(Option(title: "option.all", request: request(rows.map(\.id)))) }
        options.append(.somethingElse)
        return Question(
            name: .whichEntry, subject: said, options: options, pending: request([]), turn: turn)
    }
}

/// The words of a food's name, but for what it is named without: a "garden salad, no dressing" is found by no dressing.
private func namedWords(_ name: String) -> [String] {
    let words = Word.split(name)
    guard let without = words.firstIndex(where: ["no", "without", "sin"].contains), without > 0 else { return words }
    return Array(words[..<without] + words[(without + 1)...].dropFirst())
}

/// The rows that a mention fits best: by its food, then by any food it may mean, then by words.
func matches(_ mention: FoodMention, in rows: [Entry]) -> [Entry] {
    let words = Set(Word.split(mention.said))
    let measure = mention.best == nil && words.count == 1 ? words.first.flatMap { Unit.named($0)?.name } : nil
    func fit(_ row: Entry) -> Int {
        if let best = mention.best, best.id == row.foodID, best.noun == row.noun { return 4 }
        let said = Set(Word.split(row.said)), noun = Set(Word.split(row.noun))
        if !words.isEmpty, words == said || words == noun { return 4 }
        if mention.candidates.contains(where: { $0.id == row.foodID && $0.noun == row.noun }) { return 3 }
        if !words.isEmpty, words.isSubset(of: said.union(noun).union(namedWords(row.food))) { return 2 }
        // "the bag was 40 g", "el puñado eran 30 g".
        if words == [row.unit] || measure == row.unit { return 1 }
        // "la coca", which was a diet one.
        if let best = mention.best, case let head = Word.split(best.noun), head.last == Word.split(row.noun).last, noun.isStrictSuperset(of: head) {
            return 1
        }
        // "spuds", of roast potatoes: by a name that has no word of theirs.
        if let noun = mention.best.map({ Word.split($0.noun) }), words.count == 1, words.isDisjoint(with: noun),
            noun.last == Word.split(row.noun).last
        {
            return 1
        }
        return 0
    }
    let fits = rows.map { (row: $0, fit: fit($0)) }
    guard let best = fits.map(\.fit).max(), best > 0 else { return [] }
    return fits.filter { $0.fit == best }.map(\.row)
}
