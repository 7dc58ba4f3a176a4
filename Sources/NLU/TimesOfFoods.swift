import Nutrition

/// Which meal, hour and day is that of which food, where a message tells several.
///
/// Words of time that stand together are one head: "yesterday for lunch at one". A head leads the foods behind it, or trails those before it.
struct TimesOfFoods {
    private struct Head {
        var tokens: Range<Int>
        var when: When
        /// The hour was said without its half of the day.
        var isOpen: Bool
        var leads = false
    }

    private let chart: Chart
    private let foods: [Range<Int>]
    private var heads: [Head] = []
    /// "desayuno: nada. almuerzo: pollo": one of the meals is none of any food.
    private var tellsNothing = false

    init(chart: Chart, foods: [Range<Int>]) {
        self.chart = chart
        self.foods = foods
        for span in chart.times where span.when.bound == nil && !foods.contains(where: { $0.overlaps(span.tokens) }) { add(span) }
        let all = heads.count
        heads = heads.filter { !isOfNothing($0) }
        tellsNothing = heads.count < all
        for place in heads.indices { heads[place].leads = leads(place) }
        ofToday()
        inOrder()
    }

    /// What was said of each food; empty where one time is that of all.
    var whens: [When] {
        if let apart = plannedApart { return apart }
        guard !foods.isEmpty, heads.count > 1 || heads.first.map(isThen) == true || tellsNothing && !heads.isEmpty, !isOfAll else { return [] }
        let whens = foods.indices.map(when)
        return Set(whens).count > 1 || tellsNothing ? whens : []
    }

    /// "yesterday I had pizza for dinner with a coke": a day and a meal, with what was had at it.
    private var isOfAll: Bool {
        guard heads.count == 2, heads[0].when.meal == nil, heads[0].when.minute == nil, heads[1].when.days == nil,
            heads[1].tokens.upperBound < chart.tokens.count
        else { return false }
        return ["with", "con", "w"].contains(chart.tokens[heads[1].tokens.upperBound].word)
    }

    /// "will have salmon tonight, just ate a tuna sandwich": what is still to come is of its time, what was had of now.
    private var plannedApart: [When]? {
        guard let head = heads.only, foods.count > 1, head.when.days.map({ $0 == chart.today...chart.today }) ?? true,
            head.when.meal != nil || head.when.part != nil, case let clause = clause(around: head.tokens),
            chart.tokens[clause].containsOne(of: TimesOfFoods.toCome),
            case let isIn = foods.map({ $0.overlaps(clause) }), isIn.contains(true), isIn.contains(false),
            zip(foods, isIn).allSatisfy({ $1 || chart.tokens[self.clause(around: $0)].containsOne(of: TimesOfFoods.now) })
        else { return nil }
        var now = When()
        now.minutesAgo = 0
        return isIn.map { $0 ? head.when : now }
    }

    /// What stands around a range between two marks or "but".
    private func clause(around range: Range<Int>) -> Range<Int> {
        func ends(_ place: Int) -> Bool { chart.tokens[place].kind == .mark || ["but", "pero", "and", "y"].contains(chart.tokens[place].word) }
        var start = range.lowerBound, end = range.upperBound
        while start > 0, !ends(start - 1) { start -= 1 }
        while end < chart.tokens.count, !ends(end) { end += 1 }
        return start..<end
    }

    private static let toCome: WordSet = [
        "will", "ll", "ill", "going", "gonna", "having", "planning", "voy", "vamos", "cenare", "ceno", "almorzare", "comere",
    ]
    private static let now: WordSet = ["just", "now", "ate", "had", "drank", "ahora", "comido", "comi", "tome", "tomado", "acabo", "bebi"]

    /// "eggs and then at 1 a sandwich": an hour that comes after what was told before it.
    private func isThen(_ head: Head) -> Bool {
        var before = head.tokens.lowerBound - 1
        while before >= 0, TimesOfFoods.small.contains(chart.tokens[before].word) { before -= 1 }
        return head.leads && before > 0 && ["then", "luego", "later", "until", "till", "hasta"].contains(chart.tokens[before].word)
            && foods.contains { $0.upperBound <= before }
    }

    // MARK: Heads

    /// "cena: nada" is no time of what was told before it.
    private func isOfNothing(_ head: Head) -> Bool {
        var next = head.tokens.upperBound + (mark(at: head.tokens.upperBound) == ":" ? 1 : 0)
        while next < chart.tokens.count, TimesOfFoods.untilNow.contains(chart.tokens[next].word) { next += 1 }
        if next < chart.tokens.count, TimesOfFoods.nothing.contains(chart.tokens[next].word) {
            // "mon: nothing special, just soup" was soup.
            return !chart.tokens[(next + 1)...].prefix(3).contains { TimesOfFoods.butThat.contains($0.word) }
        }
        // "had nothing for breakfast", "nada de desayuno".
        let led = chart.tokens[..<head.tokens.lowerBound].reversed().drop { ["for", "at", "de", "para", "en", "el", "la"].contains($0.word) }
        return led.first.map { ["nothing", "nada"].contains($0.word) } ?? false
    }

    private mutating func add(_ span: TimeSpan) {
        let isOpen = span.kind == .time && span.when.minute != nil && !span.isSettled && Chart.isOpenHour(span, chart.tokens)
        // "this morning" tells a meal as well as "for breakfast" does.
        var when = span.when
        if when.meal == nil, let part = when.part { when.meal = part.meal }
        guard let last = heads.last, joins(last, span), !conflicts(last.when, when) else {
            return heads.append(Head(tokens: span.tokens, when: when, isOpen: isOpen))
        }
        heads[heads.count - 1] = Head(
            tokens: last.tokens.lowerBound..<span.tokens.upperBound, when: last.when.filled(from: when), isOpen: last.isOpen || isOpen)
    }

    /// Whether a span goes on with a head: no food between them, and no mark or "and" where the head trails a food.
    private func joins(_ head: Head, _ span: TimeSpan) -> Bool {
        let between = head.tokens.gap(to: span.tokens)
        guard between.count <= 4, !foods.contains(where: { $0.overlaps(between) }) else { return false }
        return !between.contains(where: isBreak) || !isAttachedBefore(head)
    }

    /// A head leads where it opens the message or a clause; where that is open, as the first of the message does.
    private func leads(_ place: Int) -> Bool {
        let head = heads[place]
        let start = place > 0 ? heads[place - 1].tokens.upperBound : 0
        let end = place + 1 < heads.count ? heads[place + 1].tokens.lowerBound : chart.tokens.count
        guard foods.contains(where: { start <= $0.lowerBound && $0.upperBound <= head.tokens.lowerBound }) else { return true }
        guard foods.contains(where: { head.tokens.upperBound <= $0.lowerBound && $0.upperBound <= end }) else { return false }
        if head.tokens.contains(where: { TimeWords.mealVerbs.contains(chart.tokens[$0]) }) || mark(at: head.tokens.upperBound) == ":" { return true }
        let isBefore = isAttachedBefore(head), isAfter = !isBreak(head.tokens.upperBound)
        return isBefore == isAfter ? heads[0].tokens.lowerBound < foods[0].lowerBound : isAfter
    }

    /// "a sandwich at 1, curry at 7": an hour before the one that was told before it is of the evening.
    private mutating func inOrder() {
        var last = 0
        for place in heads.indices {
            if last > 0, let later = heads[place].when.minutesLater, (0..<1440).contains(last + later) {
                (heads[place].when.minute, heads[place].when.minutesLater) = (last + later, nil)
            }
            // "anoche a las 11 …, hoy a las 7 …": another day begins anew.
            if place > 0, let days = heads[place].when.days, days != heads[place - 1].when.days { last = 0 }
            guard var minute = settled(heads[place]).minute else { continue }
            if heads[place].isOpen, heads[place].when.meal == nil {
                // "at 6 …, at 9 …", told at ten: the first is settled as of the morning.
                let hour = minute / 60 % 12, isMorning = (240..<420).contains(minute)
                minute = minute % 720 + (hour < 7 && !isMorning || hour * 60 < last ? 720 : 0)
            }
            heads[place].when.minute = minute
            last = max(last, minute)
        }
    }

    /// "cereal at 7, yesterday a pizza at 8": what is told before the day that leads was had today.
    private mutating func ofToday() {
        guard let first = heads.firstIndex(where: { $0.when.days != nil }), first > 0, heads[first].leads, !isAttachedBefore(heads[first]),
            heads[first].when.days != chart.today...chart.today
        else { return }
        for place in 0..<first { heads[place].when.days = chart.today...chart.today }
    }

    private func isAttachedBefore(_ head: Head) -> Bool {
        var before = head.tokens.lowerBound - 1
        while before >= 0, TimesOfFoods.small.contains(chart.tokens[before].word) { before -= 1 }
        return before >= 0 && !isBreak(before)
    }

    private func isBreak(_ place: Int) -> Bool {
        place >= chart.tokens.count || chart.tokens[place].kind == .mark || TimesOfFoods.joints.contains(chart.tokens[place].text)
    }

    private func mark(at place: Int) -> String { place < chart.tokens.count && chart.tokens[place].kind == .mark ? chart.tokens[place].text : "" }

    // MARK: Foods

    /// "thurs paratha and curd, then lunch pulao": what is told before a meal that comes then, and of none, was the meal before it.
    private func when(_ food: Int) -> When {
        var when = said(of: food)
        let next = heads.firstIndex { $0.tokens.lowerBound >= foods[food].upperBound } ?? heads.count
        if next < heads.count, when.meal == nil, when.minute == nil, when.minutesAgo == nil, when.part == nil,
            isThen(heads[next]) || isDay(from: next)
        {
            when.meal = heads[next].when.meal == .lunch ? .breakfast : heads[next].when.meal == .dinner ? .lunch : nil
        }
        return when
    }

    /// "today: toast, lunch was soup, dinner a curry": a day in its order, the first meal without its name.
    private func isDay(from next: Int) -> Bool {
        let meals = heads.compactMap(\.when.meal)
        return heads[next].leads && [[.lunch, .dinner], [.lunch, .snack, .dinner]].contains(meals)
            && heads[..<next].allSatisfy { $0.when.days != nil }
    }

    private func said(of food: Int) -> When {
        let at = foods[food]
        let next = heads.firstIndex { $0.tokens.lowerBound >= at.upperBound } ?? heads.count
        let lead = next > 0 && heads[next - 1].leads ? heads[next - 1] : nil
        let trail = next < heads.count && !heads[next].leads ? heads[next] : nil
        switch (lead, trail) {
        case (let lead?, let trail?):
            let both = settled(lead.when.filled(from: trail.when), isOpen: trail.isOpen || lead.isOpen)
            if !conflicts(lead.when, trail.when), !isOdd(both) { return both }
            return settled(isOwn(food, of: trail) ? trail : lead)
        case (let only?, nil), (nil, let only?): return settled(only)
        case (nil, nil): return next > 0 ? settled(heads[next - 1]) : When()
        }
    }

    /// Whether a trailing head is that of a food, and no longer the head that leads it: of the last food, and of those that no mark or "and" cuts off.
    private func isOwn(_ food: Int, of trail: Head) -> Bool {
        let start = heads.last { $0.tokens.upperBound <= foods[food].lowerBound }?.tokens.upperBound ?? 0
        let last = foods.last { $0.upperBound <= trail.tokens.lowerBound } ?? foods[food]
        guard foods[food] != last, let cut = (start..<last.lowerBound).last(where: isBreak) else { return foods[food] == last }
        return cut < foods[food].lowerBound
    }

    private func conflicts(_ a: When, _ b: When) -> Bool {
        a.days != nil && b.days != nil && a.days != b.days || a.meal != nil && b.meal != nil && a.meal != b.meal
            || (a.minute ?? a.minutesAgo) != nil && (b.minute ?? b.minutesAgo) != nil
    }

    /// "for lunch soup, cake at 4": an hour at which nobody has that meal.
    private func isOdd(_ when: When) -> Bool {
        guard let minute = when.minute, let meal = when.meal else { return false }
        return switch meal {
        case .breakfast: !(240..<720).contains(minute)
        case .lunch: !(660..<1020).contains(minute)
        case .dinner: (120..<960).contains(minute)
        case .snack: false
        }
    }

    private func settled(_ head: Head) -> When { settled(head.when, isOpen: head.isOpen) }

    /// An hour without its half of the day is that of the meal told with it.
    private func settled(_ when: When, isOpen: Bool) -> When {
        guard isOpen, let minute = when.minute else { return when }
        let hour = (minute / 60 + 11) % 12 + 1
        let isLate =
            switch when.meal {
            case .breakfast?: hour == 12
            case .lunch?: hour == 12 || hour < 10
            case .dinner?: (4...11).contains(hour)
            case .snack?: hour == 12 || hour < 7
            case nil: minute >= 720
            }
        var when = when
        when.minute = hour % 12 * 60 + (isLate ? 720 : 0) + minute % 60
        return when
    }

    /// "cena: todavía nada".
    private static let untilNow: WordSet = ["todavia", "aun", "por", "ahora", "still", "yet", "so", "far"]
    /// "and nothing for dinner", "en la noche nada": no time of a food.
    private static let nothing: WordSet = ["nothing", "nada", "none", "ninguno"]
    private static let butThat: WordSet = ["just", "only", "but", "except", "solo", "solamente", "salvo", "excepto", "sino"]
    private static let joints: WordSet = ["and", "then", "plus", "also", "n", "y", "e", "luego", "despues", "tambien", "mas"]
    private static let small: WordSet = [
        "at", "for", "in", "on", "around", "about", "by", "the", "my", "like", "as", "roughly", "a", "como", "eso", "de", "las", "la", "el", "en",
        "para", "por", "sobre", "tipo", "hacia", "ya", "al", "del", "mi", "lo",
    ]
}
