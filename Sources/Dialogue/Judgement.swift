public import NLU
public import Nutrition

/// How likely what came of a message is what was meant by it: learned from short talks, as a weight for each thing that can be seen of a result.
///
/// The first reading of a message and every proposal are carried out and told apart by the same features: which rows were written, changed or taken out,
/// how near to what was told last they are, whether the words name them, and the cues of the message ("only", "another", "was"). The weights stand in
/// `intents/judgement.tsv`; `scripts/fit_judgement.py` makes them.
public struct Judgement {
    /// What was said, and the rows that stood: the same for all results.
    public struct Situation {
        let cues: [String]
        let foods: [FoodMention]
        let amounts: [Amount]
        let standing: [Entry]
        let last: Set<Int>
        let meal: Set<Int>
        /// Rows that were written a while ago.
        let aged: Set<Int>
        let today: Day
        /// Of rows by number, the foods of the message that their dish is made with, as they were said.
        let parts: [Int: Set<String>]
        /// The meal of the clock, and seconds since rows were told last.
        let clock: Meal, sinceTold: Double?
        /// What a row is at a meal: a drink, something sweet …
        let kind: (Entry) -> String
        let words: Set<String>
        let toldMeals: Set<Meal>
        let intent: String
        let isSure: Bool
        let spanish: Bool
        /// Where the nearest row stands that a food of the message names.
        private(set) var nearest = "none"

        /// - Parameters:
        ///   - standing: the rows that the message may speak of; `meal` are those of the meal spoken of.
        ///   - parts: of rows by number, the foods of the message that their dish is made with, as they were said.
        ///   - clock: the meal that it is time for; `sinceTold` are seconds since rows were told.
        ///   - kind: what a row is at a meal.
        public init(
            _ understanding: Understanding, _ tracker: Tracker, standing: [Entry], meal: [Entry], aged: Set<Int>, today: Day,
            parts: [Int: Set<String>], clock: Meal, sinceTold: Double?, kind: @escaping (Entry) -> String
        ) {
            self.parts = parts
            (self.clock, self.sinceTold, self.kind) = (clock, sinceTold, kind)
            let said = Word.split(understanding.text)
            words = Set(said)
            foods = understanding.readings.flatMap(\.foods)
            amounts = understanding.readings.flatMap { $0.amounts + $0.foods.map(\.amount) }.filter { !$0.isEmpty }
            self.standing = standing
            last = Set(tracker.entries)
            self.meal = Set(meal.map(\.id))
            self.aged = aged
            self.today = today
            toldMeals = Set(understanding.readings.flatMap { ([$0.when.meal] + $0.foods.map(\.when.meal)).compactMap { $0 } })
            intent = understanding.readings[0].intent.name
            isSure = understanding.readings[0].intent.confidence > 0.8
            spanish = understanding.language == "es"
            cues = Judgement.cues(said, understanding, tracker)
            let named = standing.filter { row in foods.contains { mention($0, isOf: row) } }
            nearest = ["last", "meal", "today", "earlier"].first { place in named.contains { self.place($0) == place } } ?? "none"
        }

        func place(_ row: Entry) -> String {
            last.contains(row.id) ? "last" : meal.contains(row.id) ? "meal" : row.day == today ? "today" : "earlier"
        }

        /// The food of the message that is a row's: by what it is, else by its name.
        func mention(of row: Entry) -> FoodMention? {
            foods.first { $0.best?.id == row.foodID && $0.best?.noun == row.noun } ?? foods.first { mention($0, isOf: row) }
        }

        func mention(_ food: FoodMention, isOf row: Entry) -> Bool {
            if food.best?.id == row.foodID && food.best?.noun == row.noun { return true }
            let said = Word.split(food.said), names = Word.split(row.said) + Word.split(row.noun)
            guard let head = spanish ? said.first : said.last else { return false }
            return names.contains(head)
        }

        func place(of mention: FoodMention) -> String { foods.count < 2 ? "alone" : foods.first == mention ? "first" : "later" }
    }

    /// The features that a result has, each once or as often as it is seen.
    public private(set) var features: [String] = []
    /// Seconds after which a row is no more of what was just told.
    public static let agedAfter = 45 * 60.0
    /// What was done to rows.
    public private(set) var rows = Doubt.Rows()
    /// A proposal must be so much likelier than what the rules say; less where they found nothing to do.
    public var margin: Double { features.contains("lost") ? 0.2 : 0.3 }

    /// - Parameters:
    ///   - source: `first` for the reading as the ladder of rules has it, else the kind of the proposal.
    public init(_ reply: Reply, source: String, doubt: Doubt, in situation: Situation) {
        for part in reply.parts { note(part) }
        let rows = rows
        features.append("source \(source)")
        if source == "first" {
            features.append("first \(situation.intent)\(situation.isSure ? " sure" : "")")
            features += situation.cues.map { "first cue \($0)" }
        } else {
            features += situation.cues.map { "\(source) cue \($0)" } + ["\(source) where \(situation.nearest)"]
        }
        if reply.question != nil { features.append("asks") }
        if rows.touched.isEmpty { features.append(reply.question == nil ? "idle" : "idle asks") }
        features += ["logged \(min(rows.logged.count, 3))", "changed \(min(rows.changed.count, 3))", "gone \(min(rows.gone.count, 3))"]
        features += Array(repeating: "doubt", count: Int(min(doubt.weight, 12)))
        for row in rows.logged { written(row, situation) }
        for (before, after) in rows.changed { changed(before, after, situation) }
        for row in rows.gone { gone(row, rows, situation) }
        for row in rows.kept {
            features.append("kept \(situation.place(row))")
            deeds.append("kept")
            if situation.parts[row.id] != nil {
                features.append("kept host \(situation.place(row))")
                features += situation.cues.map { "kept host cue \($0)" }
            }
        }
        if rows.touched.isEmpty { deeds.append(reply.question == nil ? "idle" : "asks") }
        covered(rows, situation)
        let deeds = Set(deeds).sorted(), shape = deeds.joined(separator: ", ")
        features += deeds.map { "\($0) where \(situation.nearest)" }
        features.append("does \(shape)")
        features += situation.cues.filter(Judgement.strong.contains).map { "does \(shape) cue \($0)" }
        if source == "first" {
            features.append("first where \(situation.nearest)")
            features += deeds.map { "first \($0)" } + deeds.map { "first \($0) where \(situation.nearest)" }
        }
    }

    /// What was done to each row, in a word or two.
    private var deeds: [String] = []

    /// Cues that tell much of what may be done at all.
    private static let strong: Set<String> = [
        "more", "only", "was", "without", "right", "change", "then", "meal", "day", "opens number", "opens and", "opens the", "opens it", "short",
        "eats", "arrow", "times",
    ]

    /// The sum of the weights of what is seen.
    public func score(_ weights: JudgementWeights) -> Double { features.reduce(0) { $0 + weights[$1] } }

    private mutating func note(_ part: Part) {
        switch part {
        case .logged(let new, _): rows.logged += new
        case .copied(let new, _):
            rows.logged += new
            features.append("copied")
        case .corrected(let before, let after): rows.changed.append((before, after))
        case .moved(let now, let from): rows.changed += zip(from, now).map { ($0, $1) }
        case .alreadySo(let row): rows.kept.append(row)
        case .deleted(let gone): rows.gone += gone
        case .notUnderstood, .strayAnswer, .nothingOpen, .cancelled, .entryUnknown, .notYet: features.append("lost")
        case .foodUnknown: features.append("unknown food")
        case .leftOut: features.append("left out")
        default: break
        }
    }

    // MARK: Rows

    /// A new row: whether something of its name stands already, where, and how the message opens.
    private mutating func written(_ row: Entry, _ situation: Situation) {
        let alike = situation.standing.filter { $0.id != row.id && !Judgement.heads($0, situation).isDisjoint(with: Judgement.heads(row, situation)) }
        let nearest = ["last", "meal", "today", "earlier"].first { place in alike.contains { situation.place($0) == place } }
        let form =
            nearest.map { place in
                let twin = alike.first { situation.place($0) == place }
                let isSame = twin.map { $0.foodID == row.foodID && $0.noun == row.noun } ?? false
                let isSameMeal = twin.map { $0.meal == row.meal && $0.day == row.day } ?? false
                if let twin, situation.aged.contains(twin.id) {
                    features.append("twin aged")
                    features += situation.cues.map { "twin aged cue \($0)" }
                }
                features.append("twin \(isSame ? "same" : "kind") \(isSameMeal ? "there" : "elsewhere")")
                if let twin, abs(twin.grams - row.grams) < 0.02 * row.grams { features.append("twin as much") }
                return "twin \(place)"
            } ?? "new"
        features.append(form)
        deeds.append("log \(form)")
        features += situation.cues.map { "\(form == "new" ? form : "twin") cue \($0)" }
        if form != "new" { features += situation.cues.map { "\(form) cue \($0)" } }
        if !isNamed(row, situation) { features.append("\(form) unnamed") }
        partWritten(row, situation)
        if let mention = situation.mention(of: row) {
            if mention.negated { features.append("logged negated") }
            if mention.isDefinite { features.append("\(form == "new" ? form : "twin") definite") }
            if !mention.amount.isEmpty { features.append("\(form == "new" ? form : "twin") with amount") }
        }
        mealWritten(row, situation)
        // A dressing, a spread: something goes under it.
        if situation.standing.contains(where: {
            !situation.words.isDisjoint(with: Judgement.heads($0, situation)) && ($0.meal, $0.day) == (row.meal, row.day)
        }) {
            features.append("\(form == "new" ? form : "twin") beside named")
        }
    }

    /// Which meal a new row was put to, where that may be the one being told or that of the clock.
    private mutating func mealWritten(_ row: Entry, _ situation: Situation) {
        let told = situation.standing.filter { situation.last.contains($0.id) }
        features.append(told.contains { $0.meal == row.meal } ? "logged with last" : "logged elsewhere")
        guard situation.toldMeals.isEmpty, let last = told.max(by: { $0.id < $1.id }), last.day < situation.today || last.meal != situation.clock,
            let order = Meal.allCases.firstIndex(of: last.meal), let now = Meal.allCases.firstIndex(of: situation.clock)
        else { return }
        let isThere = (row.day, row.meal) == (last.day, last.meal), isClock = row.day == situation.today && row.meal == situation.clock
        let place = isThere ? "there" : isClock ? "by clock" : "at another meal"
        let minutes = (situation.sinceTold ?? 36000) / 60
        let pause = minutes < 4 ? "at once" : minutes < 20 ? "soon" : minutes < 60 ? "within the hour" : minutes < 150 ? "later" : "much later"
        let distance = last.day < situation.today ? "of a day before" : order > now ? "ahead" : "behind"
        let kind = situation.kind(row)
        features += [
            place, "\(place) \(pause)", "\(place) \(distance)", "\(place) \(kind)", "\(place) \(kind) after \(situation.kind(last))",
            "\(place) \(last.meal) to \(situation.clock)", "\(place) \(kind) \(pause)",
        ]
        features += situation.cues.map { "\(place) cue \($0)" }
    }

    /// A new row of what a dish near by is made with already.
    private mutating func partWritten(_ row: Entry, _ situation: Situation) {
        guard let mention = situation.mention(of: row),
            let host = situation.standing.first(where: { situation.parts[$0.id]?.contains(mention.said) ?? false })
        else { return }
        let isCalled = !Set(Word.split(mention.said)).isDisjoint(with: Word.split(host.said))
        let kind = "\(isCalled ? "called" : "held") part"
        features += ["logged \(kind)", "logged \(kind) \(situation.place(host))"]
        features += situation.cues.map { "logged part cue \($0)" }
        deeds.append("log part")
    }

    /// A changed row: what of it changed, how near it is and whether the words name it.
    private mutating func changed(_ before: Entry, _ after: Entry, _ situation: Situation) {
        let kind =
            before.foodID != after.foodID && before.foodID.base == after.foodID.base
            ? "part"
            : before.foodID != after.foodID || before.noun != after.noun
                ? Judgement.heads(before, situation).isDisjoint(with: Judgement.heads(after, situation)) ? "exchanged" : "kind"
                : before.meal != after.meal || before.day != after.day
                    ? "moved" : before.grams != after.grams || before.quantity != after.quantity ? "amount" : "name"
        let named = isNamed(before, situation) ? "named" : "unnamed"
        deeds.append("\(kind) \(named)")
        features += ["\(kind)", "\(kind) \(situation.place(before)) \(named)", "changed \(named)"]
        features += situation.cues.map { "\(kind) cue \($0)" }
        features += situation.cues.map { "changed \(named) cue \($0)" }
        if situation.aged.contains(before.id) {
            features.append("\(kind) aged")
            features += situation.cues.map { "changed aged cue \($0)" }
        }
        if situation.parts[before.id] != nil { features += ["\(kind) host", "\(kind) host \(situation.place(before))"] }
        if let mention = situation.mention(of: before) {
            if mention.negated { features.append("\(kind) negated") }
            if mention.isDefinite { features.append("\(kind) definite") }
            features.append("\(kind) mention \(situation.place(of: mention))")
        } else {
            features.append("\(kind) without mention")
        }
        // The amount that is said of the very row.
        if let mention = situation.mention(of: after), let quantity = mention.amount.quantity {
            features.append(abs(after.quantity - quantity) < 0.01 * quantity ? "\(kind) its amount" : "\(kind) other amount")
        }
        if kind == "exchanged" || kind == "kind" { features.append("\(kind) to \(isNamed(after, situation) ? "named" : "unnamed")") }
        if kind == "amount", before.assumed.contains(.quantity) { features.append("amount assumed") }
        if kind == "amount", before.unit != after.unit { features.append("amount other unit") }
        // "eran 2 porciones", of what stands in such.
        if kind == "amount", let unit = situation.amounts.compactMap(\.unit).first, unit.grams == nil, unit.millilitres == nil {
            features.append(before.unit == unit.name ? "amount in its unit" : "amount in another's unit")
        }
        if before.grams > 0, after.grams > 0, kind == "amount" || kind == "kind" {
            let factor = after.grams / before.grams
            if factor > 5 || factor < 0.2 { features.append("factor odd") }
        }
        if after.nutrients[.energy].map({ $0 > 2500 }) ?? false { features.append("much energy") }
        if !situation.toldMeals.isEmpty, !situation.toldMeals.contains(after.meal) { features.append("\(kind) of other meal") }
    }

    private mutating func gone(_ row: Entry, _ rows: Doubt.Rows, _ situation: Situation) {
        let named = isNamed(row, situation) ? "named" : "unnamed", kind = rows.logged.isEmpty ? "out" : "replaced"
        deeds.append("\(kind) \(named)")
        features += [kind, "\(kind) \(situation.place(row)) \(named)", "\(kind) \(named)"]
        features += situation.cues.map { "\(kind) cue \($0)" }
        if situation.parts[row.id] != nil {
            features.append("\(kind) host")
            features += situation.cues.map { "\(kind) host cue \($0)" }
        }
        if let mention = situation.mention(of: row) {
            features.append(mention.negated ? "\(kind) negated" : "\(kind) not negated")
            if mention.isDefinite { features.append("\(kind) definite") }
        }
    }

    /// What was said and shows in nothing that was done.
    private mutating func covered(_ rows: Doubt.Rows, _ situation: Situation) {
        let touched = rows.touched
        guard !touched.isEmpty else { return }
        let names = touched.reduce(into: Set<String>()) { $0.formUnion(Word.split("\($1.said) \($1.noun) \($1.food)")) }
        for food in situation.foods where !touched.contains(where: { $0.foodID == food.best?.id }) {
            if names.isDisjoint(with: Word.split(food.said) + Word.split(food.best?.noun ?? "")) {
                features.append(food.negated ? "denied untouched" : "food untouched")
            }
        }
        for amount in situation.amounts {
            guard let quantity = amount.quantity else {
                if let size = amount.size, !rows.outcome.contains(where: { $0.unit.contains(size) || $0.unit == size }) {
                    features.append("size unshown")
                }
                continue
            }
            let isShown = rows.outcome.contains { row in
                abs(row.quantity - quantity) < 0.01 * quantity
                    || amount.unit?.grams.map { abs(row.grams - $0 * quantity) < 0.03 * row.grams } ?? false
            }
            if !isShown { features.append(quantity == 1 ? "one unshown" : "amount unshown") }
        }
        // A row that a food names stands as it was, and nothing else was done to it.
        for food in situation.foods where !food.negated {
            let named = situation.standing.filter { situation.mention(food, isOf: $0) }
            if !named.isEmpty, named.allSatisfy({ row in !touched.contains { $0.id == row.id } }) {
                features.append(
                    food.isDefinite ? "named untouched definite" : food.amount.isEmpty ? "named untouched" : "named untouched with amount")
            }
        }
        if situation.foods.contains(where: { food in
            food.negated && situation.standing.contains { row in situation.mention(food, isOf: row) && !touched.contains { $0.id == row.id } }
        }) {
            features.append("negated untouched")
        }
        if !situation.toldMeals.isEmpty, !rows.outcome.contains(where: { situation.toldMeals.contains($0.meal) }) { features.append("meal unshown") }
    }

    /// Whether a word of the row's name was said, or its food was read.
    private func isNamed(_ row: Entry, _ situation: Situation) -> Bool {
        situation.foods.contains { $0.best?.id == row.foodID } || !situation.words.isDisjoint(with: Word.split(row.said) + Word.split(row.noun))
    }

    /// What a row is called by: the last word of its name and, in Spanish, the first.
    private static func heads(_ row: Entry, _ situation: Situation) -> Set<String> {
        let said = Word.split(row.said).split(separator: "with").first.map(Array.init) ?? [], noun = Word.split(row.noun)
        return Set((situation.spanish ? [said.first, noun.first] : [said.last, noun.last]).compactMap { $0 })
    }
}
