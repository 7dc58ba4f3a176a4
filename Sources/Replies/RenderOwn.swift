import Dialogue
import Nutrition

extension Speaker {
    /// Names, units, preferences, weights by date, and the quiz; goals in number are `renderGoals`.
    func renderOwn(_ part: OwnPart, _ day: DayTotals?) -> [String] {
        switch part {
        case .greeting(let name): return [say(own: .greetingName, ["name": name])]
        case .named(let name, let isNickname): return [say(own: isNickname ? .nicknamed : .named, ["name": name])]
        case .unitsSet(let units): return [say(own: .unitsSet, ["units": name(units)])]
        case .forgotten(let settings, let weights):
            let facts = settings.map { "\(title($0)): \(value($0))" } + (weights > 0 ? [say(own: .forgottenWeights, ["count": "\(weights)"])] : [])
            return [say(own: .forgotten, ["facts": facts.joined(separator: "; ")])]
        case .nothingToForget(let keys): return [say(own: .nothingToForget, ["facts": either(keys.map(title(ofKey:)))])]
        case .facts(let settings, let weight, let unknown): return facts(settings, weight, unknown)
        case .prioritiesSet(let list):
            return [say(own: .prioritiesSet, ["priorities": list.map { say(key: "priority.\($0.rawValue)") ?? $0.rawValue }.joined(separator: ", ")])]
        case .cultureSet(let cultures, let isOver):
            return [say(own: isOver ? .cultureOver : .cultureSet, ["cultures": both(cultures.map(cuisineName))])]
        case .desiredSet(let kilograms, let unit, let left):
            let line = say(own: .desiredSet, ["weight": self.kilograms(kilograms, unit)])
            guard let left, abs(left) >= 0.05 else { return [line] }
            return [line + " " + say(own: .desiredLeft, ["difference": self.kilograms(abs(left), unit)])]
        case .aimNoted(let direction): return [say(own: .aimNoted, ["aim": say(key: "aim.\(direction.rawValue)") ?? ""])]
        case .weightsOf(let days, let weights, let nearest): return weightsOf(days, weights, nearest)
        case .weightSince(let days, let mean, let count, let now): return [weightSince(days, mean, count, now)]
        case .toGo(let now, let desired): return [toGo(now, desired)]
        case .reachedIn(let rate, let change, let unit): return abs(change) < 0.05 ? [] : [reachedIn(rate, change, unit)]
        case .daysLogged(let count, let inRow, let days):
            let line = say(own: .daysLogged, ["count": "\(count)", "days": days.map { " " + span($0) } ?? ""])
            return [inRow > 1 ? line + " " + say(own: .daysInRow, ["count": "\(inRow)"]) : line]
        case .daysEmpty(let empty, let days):
            let names = empty.prefix(14).map { name($0) }
            return [
                empty.isEmpty
                    ? say(own: .daysEmptyNone, ["days": span(days)])
                    : say(own: .daysEmpty, ["days": span(days), "list": both(names), "count": "\(empty.count)"])
            ]
        case .netCarbohydrate(let grams): return [say(own: .netCarbohydrate, ["count": numbers.figure(grams)])]
        case .perMeal(let nutrient, let amount): return [say(own: .perMeal, ["amount": self.amount(of: nutrient, amount)])]
        case .withinKeto(let food, let portion, let net, let left):
            return [
                say(
                    own: left == nil ? .withinKeto : .withinKetoLeft,
                    [
                        "food": food, "grams": numbers.figure(portion), "net": numbers.figure(net),
                        "left": left.map { numbers.figure($0) } ?? "",
                    ]
                ).capitalised
            ]
        case .standardDrinks(let grams):
            return [say(own: .standardDrinks, ["count": numbers.figure(grams / 14), "units": numbers.figure(grams / 8)])]
        case .paceJudged(let pace, let isAsked, let fastest, let change, let unit):
            return [paceJudged(pace, isAsked: isAsked, fastest: fastest, change: change, unit)]
        case .creditSet(let credit), .credit(let credit): return [self.credit(credit, day)]
        case .creditExplained(let rows, let credit):
            return rows.map { row in
                say(
                    own: credit == .net ? .creditNetWhy : .creditGrossWhy,
                    [
                        "activity": name(ofActivity: row.activity).capitalised, "energy": energy(row.kilocalories),
                        "met": numbers.decimals(row.met, 1),
                        "counted": energy(credit.counted(row.kilocalories, met: row.met)),
                    ])
            }
        case .quizBegun(let known): return [say(own: .quizBegun) + (known > 0 ? " " + say(own: .quizKnown) : "")]
        case .quizStopped(let isOver): return [say(own: isOver ? .quizStopped : .quizWaits)]
        case .quizDone: return [say(own: .quizDone)]
        case .quizNowhereBack: return [say(own: .quizNowhereBack)]
        case .weightPlanned(let day, let weight, let pace, let unit):
            return [
                say(
                    own: .weightPlanned,
                    ["day": on(day), "weight": kilograms(weight, unit), "pace": self.pace(pace)])
            ]
        case .weightIn(let row): return [say(.weightNow, ["weight": kilograms(row.kilograms, in: row.unit), "day": on(row.day)])]
        case .onlyWeight: return [say(own: .onlyWeight)]
        default: return renderGoals(part, day)
        }
    }

    /// What a setting is called in a sentence.
    private func title(ofKey key: String) -> String {
        say(key: ["birth_year": "part.age", "weight": "part.weight"][key] ?? "setting.\(key)") ?? key
    }

    private func facts(_ settings: [Setting], _ weight: BodyWeight?, _ unknown: [String]) -> [String] {
        var lines = settings.map { setting -> String in
            if setting.key == "birth_year", let year = setting.value.flatMap({ Int($0) }) {
                return say(
                    own: .fact,
                    [
                        "title": title(ofKey: "birth_year").capitalised,
                        "value": say(.profileBorn, ["age": "\(moment.day.civil.year - year)", "year": "\(year)"]),
                    ])
            }
            return say(own: .fact, ["title": title(ofKey: setting.key).capitalised, "value": value(setting)])
        }
        if let weight {
            lines.insert(
                say(
                    own: .fact,
                    ["title": title(ofKey: "weight").capitalised, "value": "\(kilograms(weight.kilograms, weight.unit)) (\(on(weight.day)))"]), at: 0)
        }
        // What nobody set is metric.
        if unknown.contains("units") { lines.append(say(own: .unitsUnset)) }
        let unknown = unknown.filter { $0 != "units" }
        if !unknown.isEmpty { lines.append(say(own: .factUnknown, ["facts": either(unknown.map(title(ofKey:)))])) }
        return [lines.joined(separator: " ")]
    }

    private func weightsOf(_ days: ClosedRange<Day>, _ weights: [BodyWeight], _ nearest: BodyWeight?) -> [String] {
        if let only = weights.first, weights.count == 1 {
            return [say(own: .weightThen, ["weight": kilograms(only.kilograms, only.unit), "day": on(only.day)])]
        }
        guard let last = weights.last else {
            var line = say(own: .noWeightThen, ["days": span(days)])
            if let nearest { line += " " + say(own: .nearestWeight, ["weight": kilograms(nearest.kilograms, nearest.unit), "day": on(nearest.day)]) }
            return [line]
        }
        let mean = weights.reduce(0) { $0 + $1.kilograms } / Double(weights.count)
        return [say(own: .weightsThen, ["days": span(days).capitalised, "weight": kilograms(mean, last.unit), "count": "\(weights.count)"])]
            + listed(weights) { say(.weightRow, ["day": name($0.day).capitalised, "weight": kilograms($0.kilograms, $0.unit)]) }
    }

    private func weightSince(_ days: ClosedRange<Day>, _ mean: Double?, _ count: Int, _ now: BodyWeight) -> String {
        guard let mean else {
            return say(own: .noWeightSince, ["weight": kilograms(now.kilograms, now.unit), "day": on(now.day), "days": span(days)])
        }
        let difference = now.kilograms - mean
        let values: KeyValuePairs = [
            "weight": kilograms(now.kilograms, now.unit), "day": on(now.day), "difference": kilograms(abs(difference), now.unit), "days": span(days),
            "then": kilograms(mean, now.unit), "count": "\(count)",
        ]
        return say(own: abs(difference) < 0.05 ? .weightSinceSame : difference < 0 ? .weightSinceLess : .weightSinceMore, values)
    }

    private func toGo(_ now: BodyWeight, _ desired: Double?) -> String {
        guard let desired else { return say(own: .toGoNone, ["weight": kilograms(now.kilograms, now.unit), "day": on(now.day)]) }
        let difference = abs(now.kilograms - desired)
        return say(
            own: difference < 0.05 ? .toGoThere : .toGo,
            [
                "weight": kilograms(now.kilograms, now.unit), "day": on(now.day), "goal": kilograms(desired, now.unit),
                "difference": kilograms(difference, now.unit),
            ])
    }

    private func reachedIn(_ rate: WeightTrend.Rate?, _ change: Double, _ unit: String) -> String {
        guard let rate else { return say(own: .reachedUnknown) }
        let weeks = min(1000, change / rate.perWeek), pace = kilograms(abs(rate.perWeek), unit)
        guard abs(rate.perWeek) >= 0.05, weeks > 0 else { return say(own: .reachedNever) }
        return say(own: .reachedIn, ["pace": pace, "count": "\(max(1, Int(weeks.rounded())))"])
    }

    private func paceJudged(_ pace: Double, isAsked: Bool, fastest: Double, change: Double?, _ unit: String) -> String {
        let isTooFast = pace > fastest * 1.05
        let line = say(
            own: isTooFast ? .paceTooFast : isAsked ? .paceFits : .paceUsual,
            ["pace": kilograms(pace, unit), "fastest": kilograms(fastest, unit), "source": WeightPlan.floorSource])
        // Who is there already, or wants no pace, takes no weeks.
        guard let change, change > 0, min(pace, fastest) > 0 else { return line }
        let weeks = Int(min(1000, change / min(pace, fastest)).rounded(.up))
        return line + " " + say(own: .paceWeeks, ["difference": kilograms(change, unit), "count": "\(max(1, weeks))"])
    }

    /// "on Friday 20", or "from Thursday, October 1 to Saturday, October 31".
    func span(_ days: ClosedRange<Day>) -> String {
        if let month = month(days) { return month }
        return days.lowerBound == days.upperBound ? on(days.lowerBound) : say(.betweenDays, ["days": name(days)])
    }

    /// "in October", of a whole month; nil for other days.
    private func month(_ days: ClosedRange<Day>) -> String? {
        let (year, month, day) = days.lowerBound.civil
        let names = list(.months)
        guard day == 1, days.upperBound == Day(year: year, month: month + 1, day: 1).advanced(by: -1), names.indices.contains(month - 1) else {
            return nil
        }
        return say(own: year == moment.day.civil.year ? .inMonth : .inMonthOf, ["month": names[month - 1], "year": "\(year)"])
    }

    private func credit(_ credit: ExerciseCredit?, _ day: DayTotals?) -> String {
        let line = say(own: credit == nil ? .creditOff : credit == .net ? .creditNet : .creditGross)
        guard let day, let left = wholeLeft(day) else { return line }
        return line + " " + say(left < 0 ? .goalOver : .goalLeft, ["amount": numbers.whole(abs(left))])
    }
}
