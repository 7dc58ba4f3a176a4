public import Nutrition

/// Reads messages: the one door to understanding. Pure; safe to use from any thread.
public struct Reader: Sendable {
    let model: Model
    let resources: Resources?
    let linker: Linker?

    /// - Parameter resources: foods and names; nil for a model of another domain.
    public init(model: Model, resources: Resources?) {
        self.model = model
        self.resources = model.knowsFood ? resources : nil
        linker = self.resources.map { Linker(foods: $0.foods, brands: $0.brands.words, ranker: model.ranker) }
    }

    /// The foods it knows, nil for a model of another domain.
    public var foods: FoodTable? { resources?.foods }

    /// Intents and entity spans of a message, without foods: what `evaluate` measures.
    public struct Classification: Sendable {
        public var intent: IntentScore
        public var ranking: [IntentScore]
        public var spans: [(start: Int, end: Int, label: String)]
    }

    public func classify(_ text: String) -> Classification {
        let plain = Normaliser.tokens(text)
        let language = language(plain, of: text)
        let tokens = repaired(plain, language: language)
        let chart = Chart(tokens: tokens, language: language, today: Day(number: 20_000), resources: resources)
        let spans = tag(chart, context: context(chart))
        let ranking = rank(chart, spans)
        return Classification(
            intent: decide(ranking, chart, spans, matter(chart), links(chart.lexicon.isSpanish ? "es" : "en")).score, ranking: ranking.all,
            spans: spans.map { (tokens[$0.tokens.lowerBound].start, tokens[$0.tokens.upperBound - 1].end, $0.label) })
    }

    /// Everything a message means.
    /// - Parameters:
    ///   - now: the person's moment; days and times are counted from it.
    ///   - language: `en` or `es`, nil to detect it.
    ///   - own: names of the person's own foods and meals, which win over those of the tables.
    ///   - intent: what is wanted, where that is known; nil to decide it by the words.
    ///   - trace: what is to hear how it came to that; costs nothing when there is none.
    public func read(_ text: String, now: Moment, language said: String? = nil, own: [OwnName] = [], as intent: String? = nil, trace: Trace? = nil)
        -> Understanding
    {
        if case let joined = model.knowsFood ? RecipeHeading.joined(text) : text, joined != text {
            var understanding = read(joined, now: now, language: said, own: own, as: intent, trace: trace)
            understanding.text = text
            return understanding
        }
        let plain = Normaliser.tokens(text), language = said ?? self.language(plain, of: text)
        if intent == nil, let told = withSupplements(text, plain, now, language, own, trace) { return told }
        return read(text, plain, now, language, own, intent, trace)
    }

    /// What is told in these words of the message.
    func read(_ text: String, _ plain: [Token], _ now: Moment, _ language: String, _ own: [OwnName], _ intent: String?, _ trace: Trace?)
        -> Understanding
    {
        let (spelt, isPutRight) = CorrectionForms.reworded(repaired(withNames(plain, own), language: language), language: language)
        let (mended, isReworded) = SelfRepair.read(spelt, isReworded: isPutRight, language: language, names: foods?.names)
        let tokens = AsOneName.read(UnsaidWords.read(mended, language: language), language: language, names: foods?.names)
        let chart = Chart(tokens: tokens, language: language, today: now.day, minute: now.minute, resources: resources)
        func without(_ told: ToldEnergy?) -> Understanding? {
            guard let told else { return nil }
            let rest = Chart(tokens: told.rest, language: language, today: now.day, minute: now.minute, resources: resources, energies: told.figures)
            let read = understood(text, rest, language, own, intent, nil, isReworded)
            return !read.tellsFoods(with: told.figures) ? nil : trace == nil ? read : understood(text, rest, language, own, intent, trace, isReworded)
        }
        // "a quest cookie, 59 g, 250 cal, 15 g protein", "a 200 calorie protein bar": a food, and what its label says or the energy that it has.
        return without(ToldEnergy(labelsOf: chart)) ?? without(ToldEnergy(chart)) ?? understood(text, chart, language, own, intent, trace, isReworded)
    }

    private func understood(
        _ text: String, _ chart: Chart, _ language: String, _ own: [OwnName], _ intent: String?, _ trace: Trace?, _ isReworded: Bool
    ) -> Understanding {
        let tokens = chart.tokens
        let spans = tag(chart, context: context(chart))
        let whole = rank(chart, spans)
        let requests = Requests(chart: chart) { range in self.rank(chart.slice(range), self.slice(spans, range)) }
        let links = links(language, trace), scalars = Normaliser.scalars(text)
        if !own.isEmpty { links?.own = Dictionary(own.map { ($0.key, $0.reference) }) { first, _ in first } }
        let ofAll = matter(chart, scalars)
        let decided =
            intent.map { Decision($0, whole.confidence(of: $0) ?? 0, "taken for one") } ?? decide(whole, chart, spans, ofAll, links)
        // "forget my height and my age": one request, whatever words would begin another.
        let ranges =
            tokens.isEmpty
            ? [0..<0] : ofAll?.coversAll == true || intent != nil ? [tokens.startIndex..<tokens.endIndex] : requests.ranges(whole: decided.score)
        trace?.words = chart.tokens.map { Trace.Word($0, of: scalars) }
        var entities = EntityList(scalars)
        let isWhole = ranges.count == 1 && ranges[0].count == tokens.count
        var readings: [Reading] = []
        readings.reserveCapacity(ranges.count)
        for range in ranges {
            let part = isWhole ? chart : chart.slice(range)
            let matter = isWhole ? ofAll : self.matter(part, scalars)
            let spans = isWhole ? spans : slice(spans, range)
            let ranking = isWhole ? whole : rank(part, spans)
            let words = range.isEmpty ? text : self.text(text, scalars, tokens[range.lowerBound].start, tokens[range.upperBound - 1].end)
            let decision = isWhole ? decided : decide(ranking, part, spans, matter, links)
            trace?.requests.append(explained(decision, part, spans, words, scalars))
            // Each is filled where it stands: it is large, and copying it takes as long as much of the grammar.
            readings.append(Reading(text: words, intent: decision.score, ranking: ranking.best(5)))
            fill(&readings[readings.count - 1], part, spans, links, &entities, scalars)
            readings[readings.count - 1].own = matter
            let place = range.isEmpty ? 0..<0 : tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
            if let mended = mended(tokens[range], scalars, isWhole ? 0..<scalars.count : place) { readings[readings.count - 1].spell(as: mended) }
            if isReworded, decision.score.putsRight { readings[readings.count - 1].text = CorrectionForms.text(part.tokens) }
        }
        return Understanding(text: text, language: language, readings: readings, entities: entities.sorted)
    }

    /// What is set of one's own, where that is all that is said.
    private func matter(_ chart: Chart, _ scalars: [Unicode.Scalar] = []) -> OwnMatter? {
        model.knowsFood ? OwnGrammar(tokens: chart.tokens, original: scalars)?.matter() : nil
    }

    private func slice(_ spans: [Tagger.Span], _ range: Range<Int>) -> [Tagger.Span] {
        Chart.spans(spans, in: range, \.tokens).map {
            Tagger.Span(
                tokens: $0.tokens.lowerBound - range.lowerBound..<$0.tokens.upperBound - range.lowerBound, label: $0.label, confidence: $0.confidence)
        }
    }

    private func links(_ language: String, _ trace: Trace? = nil) -> Links? { linker.map { Links($0, language: language, trace: trace) } }

    /// Foods tell the intent; without the food tables the intent, which is told by words alone, tells what the words are.
    private func context(_ chart: Chart) -> UInt64? {
        guard !model.knowsFood, !model.tagger.isEmpty, !chart.tokens.isEmpty else { return nil }
        let margins = model.intents.margins(model.features.message(chart.tokens, symbols: symbols(chart, []), isSpanish: chart.lexicon.isSpanish))
        return margins.indices.max { margins[$0] < margins[$1] }.map { FeatureHash.text(model.intents.intents[$0]) }
    }

    private func rank(_ chart: Chart, _ spans: [Tagger.Span]) -> IntentRanking {
        let ranking = rank(chart.tokens, symbols(chart, spans), isSpanish: chart.lexicon.isSpanish)
        return model.knowsFood && DeedsTold.tells(of: chart, spans, against: ranking.first) ? ranking.with("log_food", 0.8) : ranking
    }

    func symbols(_ chart: Chart, _ spans: [Tagger.Span]) -> [UInt64?] {
        chart.symbols(spans: spans.map { ($0.tokens, $0.label) }, knowsFood: model.knowsFood)
    }

    func rank(_ tokens: [Token], _ symbols: [UInt64?], isSpanish: Bool) -> IntentRanking {
        model.intents.ranking(model.features.message(tokens, symbols: symbols, isSpanish: isSpanish))
    }

    /// Small talk and shopping name no food that was eaten.
    private static let saysNoFood: WordSet = [
        "affirm", "deny", "cancel", "greet", "goodbye", "thanks", "help", "about", "choose", "tick_grocery", "grocery_list",
    ]

    /// Precise first: a bare list of foods and amounts is a log. Else the model, and out of scope where it is not sure.
    private func decide(
        _ ranking: IntentRanking, _ chart: Chart, _ spans: [Tagger.Span], _ own: OwnMatter?, _ links: Links?
    ) -> Decision {
        guard let top = ranking.first, !chart.tokens.isEmpty else { return Decision(IntentModel.outOfScope, 1, "nothing said") }
        if model.knowsFood, let certain = certain(chart, spans, own) {
            return Decision(certain.intent, max(0.95, ranking.confidence(of: certain.intent) ?? 0), certain.rule)
        }
        if let precise = precise(chart, spans, links), top.name != precise.intent || top.confidence < 0.97 {
            let statistical = ranking.confidence(of: precise.intent) ?? 0
            // "keto cheesecake" is no wish; "no dairy" is.
            let isWish = top.name == "set_preference" && chart.said.contains { ["no", "not", "without", "free", "sin"].contains($0) }
            if top.name == precise.intent || top.confidence < 0.9
                || precise.intent == "log_food" && [IntentModel.outOfScope, "set_preference"].contains(top.name) && !isWish
                || precise.intent == "log_food" && top.name == "correct" && tellsHowMany(chart)
                || (precise.intent == "log_exercise" && [IntentModel.outOfScope, "inform"].contains(top.name))
            {
                return Decision(precise.intent, max(0.9, statistical), precise.rule)
            }
        }
        // "with guac this time" asks for no time.
        let namesFood = top.name == "ask_time" && spans.contains { $0.label == "food" }
        if namesFood || Reader.saysNoFood.contains(top.name) && tellsOfEatingLater(chart, spans) { return Decision("log_food", 0.8, "told as eaten") }
        if chart.lexicon.isSpanish, Reader.unlessEaten.contains(top.name) && tellsOfEating(chart, spans) || isCountedDrink(top, chart, spans),
            !isOnlyWater(chart, spans, links)
        {
            return Decision("log_food", 0.8, "told as eaten")
        }
        if !chart.lexicon.isSpanish, top.name == "log_water", chart.said.last != "?", spans.contains(where: { $0.label == "food" }),
            !isOnlyWater(chart, spans, links)
        {
            return Decision("log_food", 0.8, "a drink that is no water")
        }
        if model.knowsFood,
            Reader.unlessEatenFirst.contains(top.name) && opensWithEating(chart, spans)
                || Reader.unlessAmountBehind.contains(top.name) && tellsAmountBehind(chart, spans)
        {
            return Decision("log_food", 0.75, "opens with eating")
        }
        if chart.lexicon.isSpanish, ["correct", "inform", "delete_entry", "deny"].contains(top.name), tellsOfOnly(chart, spans) {
            return Decision("log_food", 0.75, "only that was eaten")
        }
        if let amount = chart.amounts.first,
            amount.tokens == chart.tokens.indices || amount.of && amount.tokens.lowerBound == 0 && top.name == IntentModel.outOfScope,
            amount.amount.unit.map({ Mentions.ofBeer.contains($0.name) }) == true
        {
            return Decision("log_food", 0.9, "a measure of beer")
        }
        if model.knowsFood, isGibberish(chart) { return Decision(IntentModel.outOfScope, 0.9, "words that nobody knows") }
        if model.knowsFood, isStrangeFood(chart) { return Decision("log_food", 0.7, "an amount of a name that nobody knows") }
        if top.confidence < 0.6 || top.name == "log_exercise" || model.intents.refuses(ranking), model.knowsFood, opensWithStrangeFood(chart) {
            return Decision("log_food", 0.7, "told as eaten, by a name that nobody knows")
        }
        if model.intents.refuses(ranking) {
            if isOwnMeal(chart, spans) { return Decision("log_food", 0.7, "told as eaten by oneself") }
            if beginsWithCountedFood(chart, spans) { return Decision("log_food", 0.7, "begins with an amount of a food") }
            if chart.lexicon.isSpanish, tellsOfEating(chart, spans) { return Decision("log_food", 0.7, "told as eaten") }
            if chart.lexicon.isSpanish, opensWithFood(chart, spans, links) { return Decision("log_food", 0.6, "opens with a food") }
            let own = ranking.confidenceOfNone
            return Decision(IntentModel.outOfScope, own ?? 1 - top.confidence, "statistics, not sure enough")
        }
        // More likely one of ours than not, though each of them alone is less likely than "none".
        return Decision(ranking.bestOfOurs ?? top, "statistics")
    }

    /// What the model takes for these is a log where eating is told of: "tomé un vaso de jugo", "solo cené un yogur".
    private static let unlessEaten: WordSet = ["log_water", "save_meal", "recommend_food", "inform", "plan_meal", "set_goal", "compare_friend"]

    /// "2 vasos de leche desnatada": a drink that is counted is logged as a food, if it is not water.
    private func isCountedDrink(_ top: IntentScore, _ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        top.name == "log_water" && isCountedFood(chart, spans)
    }

    private func text(_ whole: String, _ scalars: [Unicode.Scalar], _ start: Int, _ end: Int) -> String {
        start == 0 && end == scalars.count ? whole : String(scalars: scalars[start..<end])
    }

    // MARK: One request

    /// May speak of days from one to another; a move has a from and a to of its own.
    private static let ofStretches: WordSet = [
        "ask_diary", "ask_summary", "ask_nutrient", "ask_remaining", "ask_insight", "ask_weight", "show_chart", "delete_entry",
    ]

    /// Name a whole of which the parts follow.
    private static let headings: WordSet = [
        "breakfast", "lunch", "dinner", "supper", "brunch", "meal", "deal", "buffet", "platter", "box", "takeaway", "takeout", "spread", "roast",
        "combo",
    ]

    /// Of these a plural without a number is of several.
    private static let counting: WordSet = ["log_food", "plan_meal", "save_meal", "set_usual"]

    /// Speak of days to come.
    private static let ahead: WordSet = ["plan_meal", "unplan_meal", "show_plan", "grocery_list", "set_reminder", "dining_hours", "dining_menu"]

    private func fill(
        _ reading: inout Reading, _ chart: Chart, _ spans: [Tagger.Span], _ links: Links?, _ entities: inout EntityList, _ scalars: [Unicode.Scalar]
    ) {
        guard let resources, let links, !chart.tokens.isEmpty else {
            for span in spans { entities.add(span, chart) }
            return
        }
        let wanted = WordKey(hash: FeatureHash.text(reading.intent.name))
        var chart = Reader.ahead.contains(wanted) ? chart.lookingAhead() : chart
        var spans = spans
        if Reader.naming.contains(wanted), let given = GivenName(chart, scalars) {
            // What is named "office lunch" is none of today's lunch.
            reading.given = given
            spans = slice(spans, given.rest)
            chart = chart.slice(given.rest)
            guard !chart.tokens.isEmpty else { return }
        }
        let mentions = Mentions(chart: chart, resources: resources, links: links, claimsAmounts: ["log_food", "plan_meal"].contains(wanted))
        var strange = ["log_food", "ask_food_facts", "ask_nutrient"].contains(wanted) ? strangers(chart, spans) : []
        if wanted == "log_food" { strange = inOrder(strange, unreadMembers(chart, spans + strange)) }
        // "an hour after the omelette": when, and no food.
        let later = chart.times.filter { $0.when.laterThan != nil }
        let told = inOrder(spans, strange).filter { span in !later.contains { $0.tokens.overlaps(span.tokens) } }
        let (found, free) = mentions.foods(spans: withoutMeals(told, chart))
        reading.foods = Reader.counting.contains(wanted) ? mentions.several(found) : found.map(\.mention)
        // "a big breakfast: 2 sausages, 2 eggs and beans", "a meal deal: …", "un corrientazo: …": a heading is no food beside what it is made of.
        if found.count > 2, let first = found.first, first.tokens.upperBound < chart.tokens.count, chart.tokens[first.tokens.upperBound].word == ":",
            first.mention.best == nil || first.tokens.contains(where: { Reader.headings.contains(chart.tokens[$0]) })
                || first.tokens.lowerBound > 0 && Reader.headings.contains(chart.tokens[first.tokens.lowerBound - 1])
        {
            reading.foods.removeFirst()
        }
        if wanted == "compare_foods" { reading.foods = coordinated(reading.foods, at: found.map(\.tokens), chart, links) }
        reading.amounts = free.filter { $0.counts(in: chart) }.map(\.amount)
        reading.amountDenied = AmountSpan.denied(free, chart)
        let covered = chart.covered(by: found.lazy.map(\.tokens))
        let nutrients = chart.nutrients.filter { item in !item.tokens.contains { covered[$0] } }
        reading.nutrients = nutrients.reduce(into: []) { if !$0.contains($1.nutrient) { $0.append($1.nutrient) } }
        if chart.raisesNoSugar {
            reading.nutrients = [.carbohydrate, .sugars]
            reading.foods.removeAll { Chart.isBloodSugar($0.said) }
        }
        if !chart.lowNutrients.isEmpty { reading.lowNutrients = chart.lowNutrients.filter(reading.nutrients.contains) }
        let exercise = ActivityGrammar(tokens: chart.tokens, amounts: chart.grammar, names: resources.activityNames)
        reading.activity = exercise.activity(spans: spans)
        if let (right, denied) = exchanged(chart, spans, exercise) {
            (reading.activity, reading.activityDenied) = (right, denied)
        } else if wanted == "log_exercise" {
            reading.activities = activities(chart, spans, resources.activityNames)
        }
        (reading.when, reading.target) = when(chart)
        // Where each food has its own time, the first one's is that of the message.
        if Reader.counting.contains(wanted), let own = found.first?.mention.when, found.contains(where: { !$0.mention.when.isEmpty }) {
            (reading.when.minute, reading.when.meal, reading.when.part) = (own.minute, own.meal, own.part)
            reading.when.minutesAgo = own.minutesAgo
        }
        if wanted == "copy_entries", let target = reading.target {
            reading.target = copiedAhead(target, from: reading.when, chart)
        }
        // "repeat today's dinner tomorrow": of two days the one to come is where it goes.
        if wanted == "copy_entries", reading.target == nil, let from = reading.when.days, from.upperBound <= chart.today,
            let ahead = chart.times.compactMap(\.when.days).only(where: { $0.lowerBound > chart.today })
        {
            reading.target = When(days: ahead)
        }
        if Reader.ofStretches.contains(wanted), let days = chart.stretch {
            reading.when.days = days
            reading.target = nil
        }
        // "add it to breakfast" is no move: the meal is the food's.
        if !["move_entry", "copy_entries", "correct", "plan_meal"].contains(wanted), let target = reading.target {
            reading.when = reading.when.filled(from: target)
            reading.target = nil
        }
        reading.readDrinking(chart)
        reading.profile = chart.profile.facts
        reading.aim = AimGrammar(tokens: chart.tokens, amounts: chart.grammar, today: chart.today).aim()
        reading.label = LabelGrammar(chart: chart, scalars: scalars).label()
        reading.ordinal = Pointers.ordinal(chart.tokens)
        reading.pointsBack = Pointers.pointsBack(chart.tokens)
        if let (count, isLast) = Pointers.count(chart.tokens) {
            reading.count = count
            reading.ordinal = isLast ? -1 : 1
        }
        reading.duration = exercise.duration
        reading.isOfWholeDiary = Pointers.wholeDiary(chart.tokens)
        reading.untimed = chart.untimed
        reading.dates = chart.times.filter { !isDenied($0, chart) }.compactMap(\.when.days).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        reading.meals = chart.times.compactMap { $0.kind == .meal ? $0.when.meal : nil }
        reading.all = Pointers.all(chart.tokens)
        reading.share = Sharing(tokens: chart.tokens, amounts: chart.grammar).share
        reading.replacement = Pointers.replacement(chart.tokens, foods: found.map(\.tokens))
        entities.add(found, chart, resources, links.linker.words)
        for span in free { entities.add(span, chart) }
        for item in nutrients { entities.add(item.nutrient, item.tokens, chart) }
        for span in spans where !span.label.hasPrefix("food") { entities.add(span, chart) }
    }

    /// "that wasn't dinner, it was lunch", "last night, not today": the place denied is no place to go.
    private func isDenied(_ span: TimeSpan, _ chart: Chart) -> Bool {
        guard chart.times.count > 1 else { return false }
        var before = span.tokens.lowerBound - 1
        if before > 0, ["on", "for", "at"].contains(chart.tokens[before].word) { before -= 1 }
        return before >= 0 && ["wasnt", "not", "isnt"].contains(chart.tokens[before].word)
    }

    /// What the message says of day, time and meal; spans after "to" tell where something goes.
    private func when(_ chart: Chart) -> (When, When?) {
        guard !chart.times.isEmpty else { return (When(), nil) }
        var when = When(), target = When(), source = When()
        for (place, span) in chart.times.enumerated() {
            var before = span.tokens.lowerBound - 1
            if isDenied(span, chart) { continue }
            // "no fue en el almuerzo, fue en la cena".
            if chart.times.count > 1, chart.lexicon.isSpanish, before >= 1 {
                let back = chart.tokens[max(0, before - 3)...before].map(\.text)
                if zip(back, back.dropFirst()).contains(where: { $0 == "no" && ["fue", "era", "es", "fueron", "eran", "son"].contains($1) }) {
                    continue
                }
            }
            while before >= 0, chart.lexicon.determiners.contains(chart.tokens[before].word) { before -= 1 }
            let word = before >= 0 ? chart.tokens[before].text : ""
            let follows = place > 0 && !target.isEmpty && chart.joins(chart.times[place - 1].tokens, span.tokens)
            // "copia el desayuno de hoy para mañana": where there is a day already, "para" leads to another.
            let isFor = word == "para" && chart.lexicon.isSpanish && place > 0 && when.days != nil && span.when.days != nil
            // "voy a cenar": what is going to be, and nowhere that something goes.
            let isComing = word == "a" && before > 0 && ["voy", "vamos", "ir", "iba"].contains(chart.tokens[before - 1].word)
            // "lo mismo que cené hoy", "the same as lunch yesterday": what the words before leave open of the source.
            let isOfSource = !source.isEmpty && (span.when.days != nil && when.days != nil || span.when.meal != nil && when.meal != nil)
            if !isComing && (chart.lexicon.isSpanish ? ["a", "al", "hasta"] : ["to", "into", "onto"]).contains(word) || follows || isFor {
                target = target.filled(from: span.when)
            } else if span.when.meal != nil, when.meal != nil, ["as", "como"].contains(word), !chart.tokens.containsOne(of: Reader.like) {
                // "copia el desayuno de hoy a mañana como merienda", "copy breakfast as a snack".
                target = target.filled(from: span.when)
            } else if isOfSource {
                source = source.filled(from: span.when)
            } else if (chart.lexicon.isSpanish ? ["que", "como"] : ["as", "like", "than"]).contains(word) {
                source = source.filled(from: span.when)
            } else {
                when = when.filled(from: span.when)
            }
        }
        // "today the same as yesterday": from the day it is like, to the day that was told.
        if source.days != nil, when.days != nil, target.isEmpty {
            return (source.part == nil ? source.filled(from: When(meal: when.meal)) : source, when)
        }
        when = source.isEmpty ? when : source.filled(from: when)
        return (when, target.isEmpty ? nil : target)
    }
}
