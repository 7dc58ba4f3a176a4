import NLU
import Nutrition

/// Days that are named together, and which of them had more.
extension Intents {
    /// "¿cuántas calorías comí ayer y hoy?", "how much protein yesterday and today?": each of the two; "en total" both in one.
    static func bothDays(_ reading: Reading, _ words: [String]) -> Request? {
        guard reading.dates.count == 2, reading.dates[0] != reading.dates[1], reading.target == nil, words.contains(where: ["y", "and"].contains),
            ["ask_summary", "ask_nutrient"].contains(reading.intent.name), reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty,
            reading.when.minute == nil, words.isDisjoint(with: ["between", "since", "desde", "from", "left", "queda", "quedan"])
        else { return nil }
        let (first, last) = (reading.dates[0], reading.dates[1])
        let whole = min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
        let isSummed =
            Vocabulary.says(.average, words)
            || words.contains(
                where: ["total", "in", "en", "llevo", "together", "combined", "altogether", "entre", "juntos", "junto", "sumado", "sumados"].contains)
        // "el total de ayer y el de hoy": a sum for each.
        let isEach = zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains {
            ["y", "and"].contains($0) && (["el", "la", "lo", "los", "las"].contains($1.0) && $1.1 == "de" || $1.0 == "that" && $1.1 == "of")
        }
        // "cuánto llevo hoy y cuánto ayer?"
        let asksTwice = words.count(where: ["cuanto", "cuanta", "cuantas", "much", "many"].contains) > 1
        if isSummed, !isEach, !asksTwice, whole.count == first.count + last.count {
            return .askSummary(When(days: whole, meal: reading.when.meal), nutrients: reading.nutrients)
        }
        return words.contains("entre") ? nil : .compareDays([first, last], nutrients: reading.nutrients, meal: reading.when.meal)
    }

    /// "menos el miércoles", "except tuesday", right after the same was logged on several days: not on that one.
    static func dayLeftOut(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["oh", "ah", "y", "and", "but", "pero", "actually", "bueno"].contains($0) }
        guard ["log_food", "copy_entries"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty, (2...4).contains(words.count),
            words.dropFirst().count(where: { !["el", "la", "los", "on", "the", "this", "last"].contains($0) }) == 1,
            ["except", "menos", "meno", "excepto", "salvo"].contains(words.first), let day = reading.dates.only, day.count == 1,
            reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.meal == nil
        else { return nil }
        var alike = Selection(when: When(days: day), pointsBack: true)
        alike.isAlike = true
        return [.delete(alike)]
    }

    /// "¿cuál día tuvo más proteína?", "which of the two had less?": of the days that were just compared, else of all that are told.
    static func whichDay(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        let asked = words.drop { ["y", "and", "so", "en", "on"].contains($0) }
        var reading = reading
        // "which day was saltier?"
        let taste = words.lazy.compactMap { tastier[$0] ?? tasteOf[$0] }.first
        if reading.nutrients.isEmpty, let taste { reading.nutrients = [taste] }
        guard reading.dates.isEmpty, reading.foods.isEmpty, reading.amounts.allSatisfy({ $0.unit == nil }), (3...10).contains(words.count),
            ["cual", "que", "which", "what"].contains(asked.first), words.contains(where: ranking.contains) || taste != nil
        else { return nil }
        let namesDay = asked.prefix(5).contains { ["dia", "day"].contains($0) }
        let isOfBoth = asked.contains(where: ["dos", "two"].contains) || reading.intent.name == "ask_summary" && namesDay
        if case .compareDays(let spans, let old, let meal)? = tracker.inquiry, isOfBoth {
            return .compareDays(spans, nutrients: reading.nutrients.isEmpty ? old : reading.nutrients, meal: meal)
        }
        // "which was worse?", after two days were compared.
        if case .compareDays(let spans, let old, let meal)? = tracker.inquiry, spans.count == 2, asked.count <= 4, reading.when.isEmpty,
            asked.contains(where: ["was", "is", "had", "fue", "es", "tuvo", "one"].contains)
        {
            return .compareDays(spans, nutrients: reading.nutrients.isEmpty ? old : reading.nutrients, meal: meal)
        }
        // "which day was better?", after the protein of the week.
        if namesDay, reading.nutrients.isEmpty, reading.when.isEmpty, let (days, nutrients) = stretchAsked(tracker) {
            var told = reading
            (told.nutrients, told.when.days) = (nutrients, days)
            let query = InsightQuery(told)
            if query.subject == .overDays { return .askInsight(query) }
        }
        guard namesDay, reading.intent.name == "ask_summary", reading.when.isEmpty else { return nil }
        let query = InsightQuery(reading)
        return query.subject == .overDays ? .askInsight(query) : nil
    }

    /// The days and nutrients that were asked about last: of their sums, or of the highest of them.
    private static func stretchAsked(_ tracker: Tracker) -> (days: ClosedRange<Day>, nutrients: [Nutrient])? {
        switch tracker.inquiry {
        case .askSummary(let when, let nutrients)?:
            when.days.flatMap { $0.count > 1 && !nutrients.isEmpty ? ($0, nutrients) : nil }
        case .askInsight(let query)? where query.subject == .overDays:
            query.days.flatMap { query.nutrients.isEmpty ? nil : ($0, query.nutrients) }
        default: nil
        }
    }

    private static let ranking = Set(
        Word.split("más menos mayor menor mejor peor more less most least better best worse worst fewer higher lower highest lowest"))
}

extension Plan {
    /// "monday and tuesday I had a smoothie", "el lunes y el martes cené sopa": the same on each of the days.
    mutating func onEachDay(_ understanding: Understanding) {
        guard let reading = understanding.readings.only, reading.dates.count > 1, reading.dates.allSatisfy({ $0.count == 1 }),
            case .logFood(let log)? = requests.only, log.foods.allSatisfy({ $0.when.days == nil }), let days = log.when.days,
            reading.dates.contains(days), reading.words.filter(Plan.dayWords.contains).count == reading.dates.count,
            reading.words.isDisjoint(with: ["every", "each", "cada", "except", "excepto", "salvo"])
        else { return }
        let words = reading.words.filter { !["on", "el", "both", "the", "also", "tambien"].contains($0) }
        guard let first = words.firstIndex(where: Plan.dayWords.contains), let last = words.lastIndex(where: Plan.dayWords.contains), first < last,
            words[first...last].allSatisfy({ Plan.dayWords.contains($0) || ["and", "y"].contains($0) })
        else { return }
        requests = reading.dates.map { day in
            var one = log
            one.when.days = day
            return .logFood(one)
        }
    }

    /// "had oatmeal every day this week": on each of its days up to today; what is told of one day besides is of that day.
    mutating func onEveryDay(_ understanding: Understanding, _ today: Day) {
        guard !understanding.text.hasSuffix("?"),
            let reading = understanding.readings.first(where: { Plan.everyDay($0, today) != nil }), reading.intent.name != "plan_meal",
            let days = Plan.everyDay(reading, today), (2...7).contains(days.count), days.lowerBound <= today,
            Word.split(understanding.text).isDisjoint(with: Plan.meaning),
            let place = requests.firstIndex(where: { Plan.tells($0, reading) })
        else { return }
        if Plan.isOfOtherClause(reading) {
            if case .logFood(var log) = requests[place] {
                log.when.days = nil
                requests[place] = .logFood(log)
            }
            return
        }
        let isOnly = understanding.readings.count == 1
        let all = (0..<days.count).map { days.lowerBound.advanced(by: $0) }.filter { $0 <= today }
        var skipped = Plan.skipped(Word.split(understanding.text), all, today, isOnly: isOnly)
        // "but today I had eggs".
        for case .logFood(let other) in requests[(place + 1)...] {
            if let day = other.when.day, !isOnly, Plan.turns(understanding) { skipped.insert(day) }
        }
        var ofDay: [Request] = [], each = requests[place]
        if case .logFood(var log) = each {
            let words = reading.words, week = words.firstIndex(where: Plan.eachWords.contains) ?? 0
            let isSince = words.contains(where: ["since", "desde"].contains)
            let named =
                isSince ? nil : reading.dates.only(where: { $0.count == 1 && all.contains($0.lowerBound) })
            // "soup yesterday and every day this week an apple": each has its day already.
            if named != nil, words.prefix(week).contains(where: Plan.dayWords.contains) { return }
            // "… and pizza on monday", "…, 3 on monday": what is named behind it.
            let own = log.foods.indices.dropFirst().filter { index in
                let food = log.foods[index], isBehind = Word.split(food.said).last.flatMap { words.lastIndex(of: $0) }.map { $0 > week } ?? false
                return named != nil && (isBehind || log.foods[..<index].contains { $0.best?.id == food.best?.id })
            }
            if let named, !own.isEmpty {
                var one = log
                one.foods = own.map { log.foods[$0] }
                one.when = When(days: named)
                for index in one.foods.indices { one.foods[index].when.days = nil }
                ofDay = [.logFood(one)]
                log.foods = log.foods.indices.filter { !own.contains($0) }.map { log.foods[$0] }
                // "2 eggs every day, 3 on monday".
                if one.foods.contains(where: { other in log.foods.contains { $0.best?.id == other.best?.id } }) { skipped.insert(named.lowerBound) }
            } else if named.map({ !skipped.contains($0.lowerBound) }) ?? false
                || skipped.isEmpty && log.foods.contains(where: { $0.when.days != nil })
            {
                return
            }
            for index in log.foods.indices { log.foods[index].when.days = nil }
            if log.when.meal == nil, log.when.minute == nil { log.when.part = log.when.part ?? Plan.partOfEach(words) }
            each = .logFood(log)
        }
        requests.replaceSubrange(place...place, with: all.filter { !skipped.contains($0) }.map { each.told(on: $0) } + ofDay)
    }

    /// "I've had a headache every day this week, had an apple": no food is told of each day.
    private static func isOfOtherClause(_ reading: Reading) -> Bool {
        guard let comma = reading.text.firstIndex(where: { [",", ";", "."].contains($0) }) else { return false }
        let words = Word.split(String(reading.text[..<comma]))
        guard let each = words.firstIndex(where: eachWords.contains),
            words[(each + 1)...].contains(where: { ["day", "dia", "morning", "night"].contains($0) })
        else { return false }
        let named = Set(reading.foods.flatMap { Word.split($0.said) })
        return words[..<each].contains { !beforeEach.contains($0) && !Vocabulary[.eating].contains($0) } && words.allSatisfy { !named.contains($0) }
    }

    private static let beforeEach = Set(Word.split("i we ive have had been so and also for at breakfast lunch dinner y he para en el la de al"))

    /// Whether a request is what the reading tells of each day.
    private static func tells(_ request: Request, _ reading: Reading) -> Bool {
        switch request {
        case .logFood(let log): !log.foods.isEmpty && log.foods.allSatisfy { food in reading.foods.contains { $0.said == food.said } }
        case .logWater: reading.intent.name == "log_water"
        default: false
        }
    }

    private static func turns(_ understanding: Understanding) -> Bool {
        Word.split(understanding.text).contains(where: ["but", "pero"].contains)
    }

    /// "every night": its meal.
    private static func partOfEach(_ words: [String]) -> PartOfDay? {
        guard let each = words.firstIndex(where: eachWords.contains), each + 1 < words.count else { return nil }
        return ["morning": .morning, "manana": .morning, "night": .evening, "evening": .evening, "noche": .evening, "afternoon": .afternoon][
            words[each + 1] == "la" && each + 2 < words.count ? words[each + 2] : words[each + 1]]
    }

    private static let eachWords: Set<String> = ["every", "each", "cada", "todo", "toda"]

    /// Speak of days to come.
    static let meaning = Set(
        Word.split(
            """
            want will gonna going plan planning should would could can try trying ill did need let missed miss no never nunca quiero voy vamos quisiera
            pienso gustaría puedo necesito
            """
        ))

    /// The stretch on each day of which something was had: "every day this week", "every morning since monday", "todos los días de esta semana".
    private static func everyDay(_ reading: Reading, _ today: Day) -> ClosedRange<Day>? {
        // "every single day"; "almost every day" is not each of them.
        let words = reading.words.filter { $0 != "single" && $0 != "santo" }, pairs = Array(zip(words, words.dropFirst()))
        guard words.isDisjoint(with: ["almost", "nearly", "casi"]) else { return nil }
        guard
            pairs.contains(where: {
                ["every", "each"].contains($0) && ["day", "morning", "evening", "night", "afternoon"].contains($1)
                    || $0 == "cada" && ["dia", "noche", "manana", "tarde"].contains($1)
            })
                || zip(words, words.dropFirst(2)).contains(where: { $0 == "todo" && $1 == "dia" || $0 == "toda" && ["noche", "manana"].contains($1) })
        else { return nil }
        // "every day since monday".
        if let since = words.firstIndex(where: ["since", "desde"].contains), let weekday = words[since...].lazy.compactMap({ weekdays[$0] }).first {
            return today.advanced(by: -((today.weekday - weekday + 7) % 7))...today
        }
        let monday = today.advanced(by: 1 - today.weekday)
        if pairs.contains(where: { ["this", "esta"].contains($0) && ["week", "semana"].contains($1) }) { return monday...today }
        if pairs.contains(where: { $0 == "last" && $1 == "week" || $0 == "semana" && $1 == "pasada" }) {
            return monday.advanced(by: -7)...monday.advanced(by: -1)
        }
        // "todos los días menos el lunes": of the last seven.
        let week = today.advanced(by: -6)...today
        if !skipped(words, week.map { $0 }, today, isOnly: true).isEmpty { return week }
        return reading.dates.only(where: { $0.count > 1 })
    }

    /// "except monday", "but not tuesday and friday", "menos el lunes", "but yesterday": the days that are left out.
    private static func skipped(_ words: [String], _ days: [Day], _ today: Day, isOnly: Bool) -> Set<Day> {
        guard
            let place = words.lastIndex(
                where: [
                    "except", "excluding", "but", "beside", "besides", "apart", "excepto", "salvo", "menos", "meno", "minus",
                ].contains), place > 0, isOnly || words[place] != "but"
        else { return [] }
        // "except the weekend".
        let isWeekend = words[place...].contains { ["weekend", "weekends", "finde", "fin"].contains($0) }
        return Set(isWeekend ? days.filter { $0.weekday > 5 } : []).union(
            words[place...].compactMap { word in
                switch word {
                case "today", "hoy": today
                case "yesterday", "ayer": today.advanced(by: -1)
                default: weekdays[word].flatMap { weekday in days.first { $0.weekday == weekday } }
                }
            })
    }

    /// Folded and singular.
    private static let weekdays = Dictionary(
        zip(
            Word.split(
                "monday tuesday wednesday thursday friday saturday sunday lunes martes miércoles jueves viernes sábado domingo"),
            Array(1...7) + Array(1...7)),
        uniquingKeysWith: { first, _ in first })

    private static let dayWords = Set(
        Word.split(
            """
            yesterday today monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri ayer anteayer hoy lunes martes
            miércoles jueves viernes sábado domingo
            """))
}

extension Request {
    fileprivate func told(on day: Day) -> Request {
        switch self {
        case .logFood(var log):
            log.when.days = day...day
            return .logFood(log)
        case .logWater(let millilitres, var when):
            when.days = day...day
            return .logWater(millilitres: millilitres, when)
        default: return self
        }
    }
}

/// The days that were told one after the other, and what one of them was.
extension Intents {
    static func ofDaysSpoken(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        if let count = countOfDay(reading, words, tracker) { return count }
        guard reading.dates.isEmpty && reading.when.days == nil || pointsAtDays(words), reading.when.minute == nil,
            reading.foods.allSatisfy({ $0.best == nil }),
            let told = tracker.days, told.count > 1, words.count <= 12, asksOfDays.contains(reading.intent.name),
            reading.amounts.allSatisfy({ $0.unit == nil })
        else { return nil }
        let isRanked = words.contains(where: ranking.contains) || words.contains("winner")
        // "which one had the most calories?", once several days were told; "which day was worse?"
        if isRanked, !Vocabulary.says(.average, words), words.prefix(3).contains(where: ["which", "cual", "cuales"].contains),
            ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            words.contains(where: ["one", "two", "both", "was", "dos", "fue"].contains) || words.count <= 4, reading.when.meal == nil,
            words.isDisjoint(with: ["food", "meal", "item", "comida", "alimento", "plato", "day", "dia"])
        {
            let days = told.count == 2 || words.contains("two") || words.contains("dos") ? Array(told.suffix(2)) : told
            return of(days.sorted(), reading.nutrients, nil, isRanked: true)
        }
        guard let count = daysCounted(words), count <= told.count, !isRanked else { return nil }
        return of(told.suffix(count == 0 ? told.count : count).sorted(), reading.nutrients, reading.when.meal, isSummed: isSummed(words))
    }

    /// Two days side by side, or as one sum where that is asked for; more of them as a stretch.
    private static func of(_ days: [Day], _ nutrients: [Nutrient], _ meal: Meal?, isSummed: Bool = false, isRanked: Bool = false) -> Request? {
        guard let first = days.first, let last = days.last else { return nil }
        if days.count == 2, !isSummed { return .compareDays([first...first, last...last], nutrients: nutrients, meal: meal) }
        if !isRanked { return .askSummary(When(days: first...last, meal: meal), nutrients: nutrients) }
        var query = InsightQuery(.overDays, nutrients: nutrients, days: first...last)
        query.ofMost = true
        return .askInsight(query)
    }

    /// "these 3 days", "esos dos días": those that were told, and none counted from today.
    static func pointsAtDays(_ words: [String]) -> Bool {
        daysCounted(words) != nil
            && words.contains(where: ["those", "these", "both", "esos", "estos", "eso", "esto", "ambos"].contains)
    }

    /// "both days", "those three days", "los dos", "entre ambos": how many days are meant, 0 for all that were told.
    static func daysCounted(_ words: [String]) -> Int? {
        for (place, word) in words.enumerated() {
            let before = place > 0 ? words[place - 1] : "", next = place + 1 < words.count ? words[place + 1] : ""
            let isDay = ["day", "dia", "days", "dias"].contains(next), isLast = next.isEmpty
            if ["both", "ambos"].contains(word) { return isDay || isLast || ["of", "together", "combined"].contains(next) ? 2 : nil }
            if ["those", "these", "esos", "estos", "eso", "esto"].contains(word), isDay { return 0 }
            guard let count = counts[word], ["the", "those", "these", "all", "los", "lo", "esos", "estos", "entre", "over"].contains(before) else {
                continue
            }
            return isDay || isLast || ["together", "combined", "junto"].contains(next) ? count : nil
        }
        return nil
    }

    private static func isSummed(_ words: [String]) -> Bool {
        Vocabulary.says(.average, words)
            || words.contains(
                where: [
                    "total", "llevo", "together", "combined", "altogether", "entre", "juntos", "junto", "suma", "sumado", "sumados", "sumando", "sum",
                    "over",
                ].contains)
    }

    private static let counts: [String: Int] = [
        "two": 2, "2": 2, "dos": 2, "do": 2, "three": 3, "3": 3, "tres": 3, "tre": 3, "four": 4, "4": 4, "cuatro": 4, "five": 5, "5": 5, "cinco": 5,
    ]
    private static let asksOfDays: Set<String> = [
        "ask_summary", "ask_nutrient", "ask_insight", "ask_diary", "ask_intake", "compare_foods", "ask_food_facts", "out_of_scope", "inform",
        "choose",
    ]

    /// "el martes fueron dos platos", "la del martes fue media bandeja", "tuesday was for lunch": how much what stands on a day was, or at which meal.
    private static func countOfDay(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard let day = reading.dates.only, day.count == 1, (3...8).contains(words.count), !tracker.entries.isEmpty, reading.nutrients.isEmpty,
            reading.when == When(days: day, meal: reading.when.meal), reading.foods.count <= 1, !reading.text.hasSuffix("?"),
            ["correct", "inform", "out_of_scope", "log_food", "move_entry"].contains(reading.intent.name)
        else { return nil }
        let led = Array(words.drop { ["y", "and", "no", "ah", "oh", "on", "but", "pero"].contains($0) })
        let isOfDay = ["lo", "la", "el", "los", "las"].contains(led.first) && ["de", "del"].contains(led.dropFirst().first)
        let rest = led.drop { ["lo", "la", "el", "los", "las", "de", "del", "the"].contains($0) }
        guard let verb = rest.dropFirst().first, ["was", "were", "fue", "fueron", "era", "eran"].contains(verb) else { return nil }
        let told = Array(rest.dropFirst(2)), place = Selection(when: When(days: day), all: true)
        if reading.foods.isEmpty, reading.amounts.isEmpty, let meal = reading.when.meal, told.count <= 3,
            ["for", "at", "de", "en", "al", "para"].contains(told.first)
        {
            return .move(place, to: When(meal: meal))
        }
        if let food = reading.foods.only {
            guard isOfDay, !food.negated, food.amount.quantity != nil, !Vocabulary.says(.eating, words) else { return nil }
            let standing = FoodMention(said: food.said, candidates: food.candidates)
            return .correct(Correction(selection: Selection(foods: [standing], when: When(days: day)), amount: food.amount))
        }
        guard let amount = reading.amounts.only, amount.quantity != nil, told.count <= 3 else { return nil }
        return .correct(Correction(selection: place, amount: amount))
    }
}
