public import Nutrition

/// What grammar and lexicon know of a message before any statistics: amounts, times, nutrients, and names of foods, by tokens.
///
/// A class, for it is passed about with every rule and never changes.
final class Chart: Sendable {
    /// What the grammar made of a token: the tagger and the intent model see it.
    enum Class: UInt8, Sendable { case none, quantity, unit, size, date, time, meal, nutrient, without, with, and, of }

    let tokens: [Token]
    /// Their texts, to be held against other words.
    let said: [WordKey]
    let lexicon: Lexicon
    let today: Day
    /// Per token its word in the index of names, -1 for none.
    let words: [Int32]
    let amounts: [AmountSpan]
    let times: [TimeSpan]
    let nutrients: [(tokens: Range<Int>, nutrient: Nutrient)]
    let classes: [UInt8]
    /// Per token its place in the longest name that covers it: 0 none, 1 begins, 2 continues; plus 4 in a name of several words.
    let names: [UInt8]
    let nameLengths: [Int]
    /// The grammar of amounts over these tokens, for those who read further numbers.
    let grammar: AmountGrammar
    /// What is told of the person, and whether the message tells of nothing else.
    let profile: (facts: ProfileFacts, coversAll: Bool)
    /// Energy that was told of foods, cut out of the tokens.
    let energies: [ToldEnergy.Figure]

    /// - Parameter minute: of the day, where it is known: "curry at 7", said at nine in the evening, is of that evening.
    init(tokens: [Token], language: String, today: Day, minute: Int? = nil, resources: Resources?, energies: [ToldEnergy.Figure] = []) {
        self.energies = energies
        let tokens = language == "es" ? SpanishNumbers.read(ChatSpelling.read(tokens)) : tokens
        self.tokens = tokens
        said = tokens.indices.map { tokens[$0].word }
        self.today = today
        let lexicon: Lexicon = language == "es" ? .spanish : .english
        self.lexicon = lexicon
        let index = resources?.foods.names
        let words = tokens.indices.map { tokens[$0].kind == .mark ? -1 : index?.word(hash: tokens[$0].singularKey) ?? -1 }
        self.words = words
        var classes = tokens.indices.map { _ in UInt8(0) }, names = classes
        var amounts: [AmountSpan] = [], times: [TimeSpan] = [], nutrients: [(tokens: Range<Int>, nutrient: Nutrient)] = []
        func mark(_ range: Range<Int>, _ kind: Class) { for place in range { classes[place] = kind.rawValue } }
        lazy var plain = AmountGrammar(tokens: tokens, lexicon: lexicon, nameLengths: [])
        // "milk 2 cups", "milk 1 banana" is no 2 % milk: a number before a measure or another food ends no name.
        let lengths = tokens.indices.map { place in
            let length = index?.longestName(words, from: place) ?? 0, last = place + length - 1
            guard length > 1, tokens[last].kind == .number, !tokens[last].percent,
                plain.unit(at: last + 1) != nil || last + 1 < tokens.count && index?.longestName(words, from: last + 1) ?? 0 > 0
            else { return length }
            return index?.longestName(Array(words[..<last]), from: place) ?? 0
        }
        nameLengths = Chart.overSizes(lengths, tokens, lexicon)
        var place = 0
        while place < tokens.count {
            let count = nameLengths[place]
            guard count > 0 else { place += 1; continue }
            for offset in 0..<count { names[place + offset] = (offset == 0 ? 1 : 2) + (count > 1 ? 4 : 0) }
            place += count
        }
        let grammar = AmountGrammar(tokens: tokens, lexicon: lexicon, nameLengths: nameLengths)
        self.grammar = grammar
        profile = ProfileGrammar.read(tokens, grammar)
        let clock = TimeGrammar(tokens: tokens, amounts: grammar, lexicon: lexicon, today: today)
        place = 0
        while place < tokens.count {
            // "kraft dinner": of a brand, and no meal.
            if let time = clock.span(at: place),
                time.kind != .meal || names[place] & 3 != 2 || resources?.brands.has(tokens[place - 1]) != true
            {
                // "saved the rest for tomorrow": when that will be eaten. "night shift": when somebody works.
                if Chart.isOfRest(place, tokens) || Chart.isOfShift(time.tokens, tokens) {
                    place = time.tokens.upperBound
                    continue
                }
                // "skipped breakfast", "after dinner": not the meal that is spoken of.
                if time.kind == .meal, Chart.isPassedOver(place, tokens), !Chart.wasLittle(after: time.tokens.upperBound, tokens) {
                    mark(time.tokens, .meal)
                    place = time.tokens.upperBound
                    continue
                }
                // "just now" tells an intent nothing.
                if time.when.minutesAgo != 0 { mark(time.tokens, time.kind == .meal ? .meal : time.kind == .date ? .date : .time) }
                times.append(time)
                place = time.tokens.upperBound
            } else if let amount = lexicon.isSpanish && names[place] & 3 == 2 ? nil : grammar.amount(at: place),
                resources?.brands.covers(place, of: tokens) != true,
                !(nameLengths[place] > 1 && Chart.isBareUnit(amount, lexicon) && place + nameLengths[place] == tokens.count)
            {
                // "leche entera", "arroz tres delicias": a Spanish name goes on with what would be an amount elsewhere.
                amounts.append(amount)
                if let range = amount.quantity { mark(range, .quantity) }
                if let range = amount.unit { mark(range, .unit) }
                if let range = amount.size { mark(range, .size) }
                // The rest of it ("of", "and a half") is part of the amount too.
                for part in amount.tokens where classes[part] == 0 { mark(part..<part + 1, .of) }
                place = max(amount.tokens.upperBound, place + 1)
            } else if let (nutrient, count) = resources?.nutrient(tokens, at: place) {
                nutrients.append((place..<place + count, nutrient))
                mark(place..<place + count, .nutrient)
                place += count
            } else {
                let word = tokens[place].word
                if lexicon.without.contains(word) {
                    mark(place..<place + 1, .without)
                } else if word == "with" || word == "con" {
                    mark(place..<place + 1, .with)
                } else if lexicon.and.contains(word) {
                    mark(place..<place + 1, .and)
                }
                place += 1
            }
        }
        self.amounts = amounts
        times = Chart.lastWeek(times, tokens, today)
        self.times = Chart.bounded(minute.map { Chart.lately(Chart.nightly(times, tokens, today, $0), tokens, today, $0) } ?? times, tokens)
        self.nutrients = nutrients
        self.classes = classes
        self.names = names
    }

    /// "cup noodles": a measure that nothing counts and that a whole name begins with.
    private static func isBareUnit(_ amount: AmountSpan, _ lexicon: Lexicon) -> Bool {
        !lexicon.isSpanish && amount.amount.quantity == nil && amount.unit != nil && amount.tokens.count == 1
    }

    /// "the whole egg roll", "a large egg roll": a size begins no name where a longer one begins behind it.
    private static func overSizes(_ lengths: [Int], _ tokens: [Token], _ lexicon: Lexicon) -> [Int] {
        var lengths = lengths
        for place in tokens.indices.dropLast()
        where lengths[place] > 1 && lengths[place + 1] >= lengths[place] && lexicon.sizes[tokens[place].word] != nil {
            lengths[place] = 0
        }
        return lengths
    }

    /// Whether a meal is named as one not eaten, or as before or after what is spoken of: "sin desayunar", "después de la cena".
    private static func isPassedOver(_ place: Int, _ tokens: [Token]) -> Bool {
        var before = place - 1
        while before >= 0, Chart.betweenMeals.contains(tokens[before]) { before -= 1 }
        guard before >= 0 else { return false }
        // "didn't eat breakfast, lunch was soup".
        if ["eat", "have", "had"].contains(tokens[before].word), before > 0, ["didnt", "never", "not", "t"].contains(tokens[before - 1].word),
            tokens[(place + 1)...].contains(where: { ["breakfast", "lunch", "dinner", "supper", "brunch", "tea"].contains($0.word) })
        {
            return true
        }
        // "I forgot to eat breakfast, lunch was soup".
        if ["eat", "have"].contains(tokens[before].word), before > 1, tokens[before - 1].word == "to",
            ["forgot", "forgotten", "time"].contains(tokens[before - 2].word)
        {
            return true
        }
        // "nothing until dinner, which was fish": what was had then.
        if ["until", "till", "hasta"].contains(tokens[before].word), place + 1 < tokens.count,
            tokens[(place + 1)...].prefix(2).contains(where: { ["which", "when", "que", "cuando"].contains($0.word) })
        {
            return false
        }
        // "antes desayuné fruta": what was had before that.
        if ["antes", "despues"].contains(tokens[before].word), TimeWords.mealVerbs.contains(tokens[place]),
            !tokens[before..<place].contains(where: { ["de", "del"].contains($0.word) })
        {
            return false
        }
        // "pasa el lomo saltado a la merienda": no meal was skipped.
        if tokens[before].word == "saltado" {
            guard before > 0, ["he", "ha", "has", "hemos", "habia", "haber", "haberme", "me"].contains(tokens[before - 1].word) else { return false }
        }
        return before == place - 1 && Chart.passing.contains(tokens[before]) || Chart.passingInSpanish.contains(tokens[before])
    }

    /// "saved half for later", "keeping the other one for dinner": of what was not eaten yet.
    private static func isOfRest(_ place: Int, _ tokens: [Token]) -> Bool {
        guard place > 1, ["for", "til", "till", "until"].contains(tokens[place - 1].word) else { return false }
        let clause = tokens[..<place].suffix(8).reversed().prefix { $0.kind != .mark && !["but", "then", "had", "ate"].contains($0.word) }
        return clause.contains { ["saved", "saving", "keeping", "kept", "leaving"].contains($0.word) }
            && clause.contains { ["rest", "half", "other", "remaining", "leftovers", "some", "it", "them"].contains($0.word) }
    }

    /// "skipped breakfast, just coffee", "no desayuné, solo un café": a little was had at that meal.
    private static func wasLittle(after place: Int, _ tokens: [Token]) -> Bool {
        let next = tokens[place...].prefix(4).drop {
            [",", ".", "-", "i", "me", "but", "pero", "had", "drank", "tome", "tuve", "y", "and"].contains($0.word)
        }
        return next.first.map { ["just", "only", "solo", "solamente"].contains($0.word) } ?? false
    }

    private static let betweenMeals: WordSet = ["de", "del", "el", "la", "mi", "he", "hemos", "habia", "me", "a"]
    private static let passing: WordSet = ["skipped", "missed", "skip", "no", "before", "after", "without", "instead", "until", "since"]
    private static let passingInSpanish: WordSet = [
        "no", "sin", "antes", "despues", "tras", "salte", "saltado", "saltee", "salteo", "salto", "saltarme", "saltamos", "vez", "lugar", "desde",
    ]

    /// The part of the chart that lies in a range, with places counted from its start.
    func slice(_ range: Range<Int>) -> Chart {
        func shifted(_ inner: Range<Int>) -> Range<Int> { inner.lowerBound - range.lowerBound..<inner.upperBound - range.lowerBound }
        return Chart(
            tokens: Array(tokens[range]), lexicon: lexicon, today: today, words: Array(words[range]), classes: Array(classes[range]),
            names: Array(names[range]), nameLengths: Array(nameLengths[range]),
            amounts: Chart.spans(amounts, in: range, \.tokens).map { span in
                AmountSpan(
                    tokens: shifted(span.tokens), amount: span.amount, quantity: span.quantity.map(shifted), unit: span.unit.map(shifted),
                    size: span.size.map(shifted), of: span.of)
            },
            times: Chart.spans(times, in: range, \.tokens).map {
                TimeSpan(tokens: shifted($0.tokens), kind: $0.kind, when: $0.when, isSettled: $0.isSettled)
            },
            nutrients: Chart.spans(nutrients, in: range, { $0.tokens }).map { (shifted($0.tokens), $0.nutrient) },
            energies: ToldEnergy.figures(energies, in: range))
    }

    /// The same where the message is about what is to come: a weekday is the next one of its name, not the last.
    func lookingAhead() -> Chart {
        var times = times
        for (place, span) in times.enumerated() {
            let words = span.tokens.map { tokens[$0].text }
            guard let day = span.when.day, day < today, today.number - day.number < 7,
                words.contains(where: { TimeWords.weekdays[$0] ?? TimeWords.spanishWeekdays[$0] != nil }),
                !words.contains(where: { ["last", "previous", "past", "pasado", "anterior", "ultimo"].contains($0) })
            else { continue }
            times[place].when.days = day.advanced(by: 7)...day.advanced(by: 7)
        }
        return Chart(
            tokens: tokens, lexicon: lexicon, today: today, words: words, classes: classes, names: names, nameLengths: nameLengths, amounts: amounts,
            times: times, nutrients: nutrients, energies: energies)
    }

    /// Per token whether one of the ranges has it.
    func covered(by ranges: some Sequence<Range<Int>>) -> [Bool] {
        var out = tokens.indices.map { _ in false }
        for range in ranges { for place in range { out[place] = true } }
        return out
    }

    /// The spans that lie within a range, of spans in the order of where they begin.
    static func spans<Span>(_ spans: [Span], in range: Range<Int>, _ tokens: (Span) -> Range<Int>) -> [Span] {
        let first = spans.firstPlace { tokens($0).lowerBound >= range.lowerBound }
        return spans[first...].prefix { tokens($0).lowerBound < range.upperBound }.filter { tokens($0).upperBound <= range.upperBound }
    }

    private init(
        tokens: [Token], lexicon: Lexicon, today: Day, words: [Int32], classes: [UInt8], names: [UInt8], nameLengths: [Int], amounts: [AmountSpan],
        times: [TimeSpan], nutrients: [(tokens: Range<Int>, nutrient: Nutrient)], energies: [ToldEnergy.Figure]
    ) {
        self.energies = energies
        self.tokens = tokens
        said = tokens.map { $0.word }
        self.lexicon = lexicon
        self.today = today
        self.words = words
        self.classes = classes
        self.names = names
        self.nameLengths = nameLengths
        self.amounts = amounts
        self.times = times
        self.nutrients = nutrients
        grammar = AmountGrammar(tokens: tokens, lexicon: lexicon, nameLengths: nameLengths)
        profile = ProfileGrammar.read(tokens, grammar)
    }

    /// A symbol for each token that stands for something: the intent model learns "log FOOD for MEAL". Without food tables words stand for
    /// themselves: what is an entity is told by the intent there.
    func symbols(spans: [(tokens: Range<Int>, label: String)], knowsFood: Bool) -> [UInt64?] {
        guard knowsFood else { return [UInt64?](repeating: nil, count: tokens.count) }
        var out: [UInt64?] = classes.map { Chart.symbols[Int($0)] }
        for span in spans {
            let symbol = FeatureHash.text(">", FeatureHash.text(span.label, Chart.begin))
            for place in span.tokens { out[place] = symbol }
        }
        return out
    }

    private static let begin = FeatureHash.text("<")
    /// By class.
    private static let symbols: [UInt64?] = (UInt8(0)...11).map { kind in
        switch Class(rawValue: kind) {
        case .quantity, .unit, .size, .date, .time, .meal, .nutrient: FeatureHash.text("<\(kind)>")
        default: nil
        }
    }
}

/// What the reader knows besides its model: foods, names of nutrients and activities, usual additions.
///
/// A class, for it is passed about with every message and never changes.
public final class Resources: Sendable {
    public let foods: FoodTable
    public let companions: Companions
    let nutrientNames: WordMap<Nutrient>
    /// The words that names of nutrients begin with.
    private let nutrientOpenings: WordSet
    let activityNames: ActivityNames
    /// Which food a mention means, to learn from.
    let links: [LinkExample]
    let brands: BrandNames
    /// Common Spanish words that name no food.
    let everydaySpanish: WordSet
    /// Words that are read in talk; empty where nothing is learnt.
    let talk: Set<String>
    /// Words that a slip is one of sooner than of others; empty where nothing is learnt.
    let foremost: Set<String>
    /// Slips of short words, and what each is meant for.
    let slips: WordMap<String>
    /// What composed dishes are made of: the words that each ingredient is called by, by the dish's noun.
    let compositions: [String: [String]]

    /// - Parameters:
    ///   - nutrientNames: folded singular words joined by spaces → nutrient.
    ///   - activityNames: the same for activities.
    ///   - everydaySpanish: common Spanish words that name no food, lower case, without accents.
    ///   - talk: words that are read in talk, of which a slip may be meant, lower case, without accents.
    ///   - foremost: words that a slip is one of sooner than of others, lower case, without accents.
    ///   - slips: slips of short words, lower case, without accents, and the words that are meant.
    ///   - compositions: what composed dishes are made of, singular words joined by spaces, by noun.
    public init(
        foods: FoodTable, companions: Companions, nutrientNames: [String: Nutrient], activityNames: some Sequence<String>,
        links: [LinkExample] = [], brands: BrandNames = BrandNames([]), everydaySpanish: Set<String> = [], talk: Set<String> = [],
        foremost: Set<String> = [], slips: [String: String] = [:], compositions: [String: [String]] = [:]
    ) {
        self.talk = talk
        self.foremost = foremost
        self.slips = WordMap(slips)
        self.compositions = compositions
        self.everydaySpanish = WordSet(everydaySpanish.sorted())
        self.links = links
        self.brands = brands
        self.foods = foods
        self.companions = companions
        self.nutrientNames = WordMap(nutrientNames)
        nutrientOpenings = WordSet(nutrientNames.keys.map { String($0.prefix { $0 != " " }) })
        self.activityNames = ActivityNames(activityNames)
    }

    /// The nutrient whose name starts at a token, and how many tokens it takes.
    func nutrient(_ tokens: [Token], at place: Int) -> (Nutrient, Int)? {
        guard tokens[place].kind == .word, nutrientOpenings.contains(hash: tokens[place].singularKey) else { return nil }
        var key = tokens[place].singular
        var found: (Nutrient, Int)?
        if let nutrient = nutrientNames[hash: tokens[place].singularKey] { found = (nutrient, 1) }
        for count in 2...3 where place + count <= tokens.count && tokens[place + count - 1].kind != .mark {
            key += " " + tokens[place + count - 1].singular
            if let nutrient = nutrientNames[key] { found = (nutrient, count) }
        }
        return found
    }
}

extension Array {
    /// The first place whose element is so, where all elements after such a one are so too; the end when none is.
    func firstPlace(_ isSo: (Element) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if isSo(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
