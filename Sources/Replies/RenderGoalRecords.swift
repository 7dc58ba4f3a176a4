import Dialogue
import Nutrition

extension Speaker {
    /// Goals in number: lists, notices, what was reached how often.
    func renderGoals(_ part: OwnPart, _ day: DayTotals?) -> [String] {
        switch part {
        case .goals(let goals, let of): return [say(own: .goalsOf, ["day": on(of)])] + goals.map { "  " + line($0) }
        case .goalHistory(let goals):
            return [say(own: .goalHistory)]
                + listed(goals) { goal in
                    goal.amount.map { say(own: .goalHistoryRow, ["day": name(goal.from).capitalised, "amount": amount(of: goal.nutrient, $0)]) }
                        ?? say(own: .goalHistoryEnd, ["day": name(goal.from).capitalised, "nutrient": counted(goal.nutrient)])
                }
        case .noGoals(let day): return [say(own: .noGoals, ["day": on(day)])]
        case .goalsEnded(let goals): return [say(own: .goalsEnded, ["nutrients": either(goals.map { counted($0.nutrient) })])]
        case .noGoalToEnd(let nutrients):
            return [nutrients.isEmpty ? say(own: .noGoalToEnd) : say(own: .noGoalToEndOf, ["nutrients": either(nutrients.map(counted))])]
        case .goalsSet(let goals):
            let list = goals.compactMap { goal in goal.amount.map { amount(of: goal.nutrient, $0) } }
            let left = day.flatMap(wholeLeft).map { " " + say($0 < 0 ? .goalOver : .goalLeft, ["amount": numbers.whole(abs($0))]) } ?? ""
            return [say(own: .goalsSet, ["goals": both(list)]) + left]
        case .targets(let goals): return [say(own: .targets, ["goals": both(goals.map { amount(of: $0.nutrient, $0.amount) })])]
        case .noticesSet(let notices):
            return notices.map { say(own: $0.amount == nil ? .noticeOff : .noticeOn, ["when": when($0)]) }
        case .noticesSwitched(let kind, let isOn):
            guard let kind else { return [say(own: isOn ? .noticesOn : .noticesOff)] }
            return [
                say(
                    own: isOn ? .noticesOnOf : .noticesOffOf,
                    [
                        "when": say(
                            own: kind == .over ? .whenOver : kind == .under ? .whenUnder : .whenReached, ["goal": say(key: "own.any_goal") ?? ""])
                    ])
            ]
        case .notices(let notices):
            return notices.isEmpty ? [say(own: .noNotices)] : [say(own: .notices)] + listed(notices) { when($0) }
        case .over(let nutrient, let amount, let goal):
            let values: KeyValuePairs = [
                "nutrient": counted(nutrient), "over": quantity(nutrient, amount - goal), "amount": quantity(nutrient, amount),
                "goal": quantity(nutrient, goal),
            ]
            return [
                say(
                    own: (day?.sense(nutrient).kind ?? GoalKind(nutrient)) == .limit && nutrient != .energy
                        ? .overLimit : nutrient == .energy ? .overEnergy : .over, values
                ).capitalised
            ]
        case .under(let nutrient, let amount, let goal):
            return [say(own: .under, ["under": self.amount(of: nutrient, goal - amount), "goal": quantity(nutrient, goal)])]
        case .reached(let nutrient, let amount, let goal, let streak, let name):
            return [reached(nutrient, amount, goal, streak, name)]
        case .record(let record, let days): return [self.record(record, days)]
        case .noRecord(let nutrient): return [say(own: .noRecord, ["nutrient": counted(nutrient ?? .energy)])]
        case .dayReached(_, let isReached, let of):
            return [say(own: isReached ? .dayYes : of == moment.day ? .dayNotYet : .dayNo)]
        case .sideOfGoal(let nutrient, let isOver, let asksOver):
            return [say(own: asksOver ? isOver ? .overYes : .overNo : isOver ? .underNo : .underYes, ["goal": ownGoal(nutrient)])]
        case .against(let nutrient, let bound, let isOver, let asksOver):
            let key: OwnPhrase = asksOver ? isOver ? .againstOverYes : .againstOverNo : isOver ? .againstUnderNo : .againstUnderYes
            return [say(own: key, ["bound": amount(of: nutrient, bound)])]
        case .leftAside(let names): return [say(own: .leftAside, ["food": names.joined(separator: ", ")])]
        case .eatingSpan(let first, let start, let last, let end, let day):
            let hours = numbers.figure(Double(end - start) / 60)
            return [
                say(
                    own: start == end ? .eatenOnce : .eatingSpan,
                    [
                        "first": name(first), "start": Moment.clock(start), "last": name(last), "end": Moment.clock(end), "hours": hours,
                        "day": name(day).capitalised,
                    ])
            ]
        case .perKilogram(let nutrient, let much): return [say(own: .perKilogram, ["amount": amount(of: nutrient, much)])]
        case .neededPerKilogram(let nutrient, let each, let kind, let source, let kilograms):
            let amount = amount(of: nutrient, each)
            guard let kilograms else { return [say(own: .neededPerKilogram, ["amount": amount, "kind": kind, "source": source])] }
            let total = self.amount(of: nutrient, each * kilograms), weight = numbers.decimals(kilograms, 1)
            return [say(own: .neededOfWeight, ["amount": amount, "kind": kind, "source": source, "total": total, "weight": weight])]
        case .lowestGoal(let bound, let source): return [say(own: .lowestGoal, ["bound": quantity(.energy, bound), "source": source])]
        case .advice(let advice): return [self.advice(advice)]
        case .bodyMass(let value, let weight, let height): return [bodyMass(value, weight, height)]
        default: return []
        }
    }

    /// "calories", "protein": what is counted.
    private func counted(_ nutrient: Nutrient) -> String { nutrient == .energy ? say(own: .calories) : title(nutrient) }

    /// "calorie", "protein": before "goal".
    private func goalName(_ nutrient: Nutrient) -> String { nutrient == .energy ? say(own: .calorie) : title(nutrient) }

    /// "2,000 kcal a day", "at least 100 g of protein a day", "at most 2,000 mg of sodium a day".
    private func line(_ goal: DailyGoal) -> String {
        let phrase: OwnPhrase =
            switch goal.sense?.kind ?? GoalKind(goal.nutrient) {
            case .target: .goalTarget
            case .minimum: .goalMinimum
            case .limit: goal.sense?.least == nil ? .goalLimit : .goalTarget
            }
        return say(own: phrase, ["amount": ranged(goal.nutrient, goal.amount, goal.sense?.least)])
    }

    /// "between 50 g and 70 g of fat"; the amount alone where there is no range.
    func ranged(_ nutrient: Nutrient, _ most: Double, _ least: Double?) -> String {
        let amount = amount(of: nutrient, most)
        return least.map { say(.goalBetween, ["least": quantity(nutrient, $0), "amount": amount]) } ?? amount
    }

    /// A goal as it was set: "at most 150 g of carbohydrate" where the person said so.
    func told(_ nutrient: Nutrient, _ amount: Double, _ sense: GoalSense?) -> String {
        let text = ranged(nutrient, amount, sense?.least)
        switch sense?.kind {
        case .limit? where sense?.least == nil: return say(.goalMost, ["amount": text])
        case .minimum?: return say(.atLeast, ["amount": text])
        default: return text
        }
    }

    /// "your calorie goal".
    private func ownGoal(_ nutrient: Nutrient) -> String {
        say(key: nutrient == .energy ? "own.energy_goal" : "own.nutrient_goal", ["nutrient": title(nutrient)]) ?? ""
    }

    /// "a meal takes a day more than 200 kcal over your goal".
    func when(_ notice: Notice) -> String {
        let goal = ownGoal(notice.nutrient)
        guard notice.kind != .reached else { return say(own: .whenReached, ["goal": goal]) }
        let isOver = notice.kind == .over
        guard let amount = notice.amount, amount > 0 else { return say(own: isOver ? .whenOver : .whenUnder, ["goal": goal]) }
        let told = notice.isPercent ? "\(numbers.decimals(amount, 1)) %" : quantity(notice.nutrient, amount)
        return say(own: isOver ? .whenOverBy : .whenUnderBy, ["goal": goal, "amount": told])
    }

    private func reached(_ nutrient: Nutrient, _ amount: Double, _ goal: Double, _ streak: Int, _ name: String?) -> String {
        var line = say(
            own: GoalKind(nutrient) == .minimum ? .reached : .reachedNear,
            ["nutrient": goalName(nutrient), "amount": quantity(nutrient, amount), "goal": quantity(nutrient, goal)]
        ).capitalised
        line += " " + (name.map { say(own: .wellDoneName, ["name": $0]) } ?? say(own: .wellDone))
        if streak > 1 { line += " " + say(own: .inARow, ["count": "\(streak)"]) }
        return line
    }

    private func record(_ record: GoalRecord, _ days: ClosedRange<Day>) -> String {
        let longest = record.longest > max(1, record.isStreak ? record.streak : 1) ? " " + say(own: .longest, ["count": "\(record.longest)"]) : ""
        if record.isStreak {
            let values: KeyValuePairs = ["nutrient": goalName(record.nutrient), "count": "\(record.streak)"]
            return say(own: record.streak > 0 ? .streak : .noStreak, values).capitalised + longest
        }
        let phrase: OwnPhrase =
            switch record.kind {
            case .target: .recordTarget
            case .minimum: .recordMinimum
            case .limit: .recordLimit
            }
        return say(
            own: phrase,
            [
                "nutrient": counted(record.nutrient), "reached": "\(record.reached)", "logged": "\(record.logged)",
                "days": span(days),
            ]
        ).capitalised + longest
    }

    private func advice(_ advice: GoalAdvice) -> String {
        let record = advice.record
        let isReached = record.reached * 2 > record.logged
        let values: KeyValuePairs = [
            "nutrient": counted(record.nutrient), "reached": "\(record.reached)", "logged": "\(record.logged)",
            "usual": quantity(record.nutrient, advice.usual),
            "goal": quantity(record.nutrient, advice.goal), "proposal": advice.proposal.map { quantity(record.nutrient, $0) } ?? "",
        ]
        let phrase: OwnPhrase = advice.proposal == nil ? (isReached ? .adviceFits : .adviceHard) : isReached ? .adviceHarder : .adviceEasier
        return say(own: phrase, values).capitalised
    }
}
