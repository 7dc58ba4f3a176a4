import Dialogue
import Nutrition

extension Speaker {
    /// The day's line after what happened: "About 547 kcal today, 1,453 left."; nil where the reply shows the day itself, or is not about food.
    func balanceLine(_ reply: Reply) -> String? {
        guard let day = reply.day else { return nil }
        var logged: [Entry] = []
        var isWanted = false
        for part in reply.parts {
            switch part {
            case .diary, .summary, .remaining, .goalSet, .diaryEmpty: return nil
            case .logged(let entries, _):
                logged += entries
                isWanted = true
            case .waterDrunk, .exerciseDone, .meals, .eaten, .most, .mostOfMeals, .fits, .fitsIn: return nil
            case .exerciseLogged where day.exerciseCredit > 0: isWanted = true
            case .kept(.wholeDay): isWanted = true
            case .corrected, .alreadySo, .deleted, .moved, .copied, .noGoal, .goalIsNewer: isWanted = true
            case .undone(let removed, let restored), .redone(let removed, let restored):
                isWanted = isWanted || (removed + restored).contains { if case .entry = $0 { true } else { false } }
            default: break
            }
        }
        guard isWanted else { return nil }
        var line = balance(day)
        let isFirst = day.goals.isEmpty && day.day == moment.day && !logged.isEmpty && logged.count { $0.day == day.day } == day.sum.count
        if isFirst, reply.hint.isEmpty, reply.question == nil { line += " " + say(.goalUnset) }
        return line
    }

    /// "About 547 kcal today, 1,453 left."
    func balance(_ day: DayTotals) -> String {
        let total = total(day, .energy)
        let isToday = day.day == moment.day, isPast = day.day < moment.day
        let name = isToday ? say(.today) : briefly(day.day)
        guard let left = wholeLeft(day) else { return say(isPast ? .balancePast : .balance, ["total": total, "day": name]).capitalised }
        let amount = numbers.whole(abs(left))
        if left < 0 {
            let key: Phrase = isToday ? .balanceOver : isPast ? .balancePastOver : .balanceAheadOver
            return say(key, ["total": total, "day": name, "over": amount]).capitalised
        }
        let key: Phrase = isToday ? .balanceLeft : isPast ? .balancePastLeft : .balanceAheadLeft
        return say(key, ["total": total, "day": name, "left": amount]).capitalised
    }

    /// The kilocalories left, from the whole numbers that stand beside it, so that they add up for the reader.
    func wholeLeft(_ day: DayTotals) -> Double? {
        day.goals[.energy].map { goal in
            (goal + day.exerciseCredit).rounded(.toNearestOrAwayFromZero) - (day.sum[.energy] ?? 0).rounded(.toNearestOrAwayFromZero)
        }
    }

    /// What is left of a nutrient's goal, as it is told.
    func left(_ day: DayTotals, _ nutrient: Nutrient) -> Double? {
        nutrient == .energy ? wholeLeft(day) : day.remaining(nutrient)
    }

    /// "about 547 kcal", "at least 12 g of protein", "3 mg of iron": what is known of a day, with its gaps and assumptions.
    func total(_ day: DayTotals, _ nutrient: Nutrient) -> String {
        if nutrient == .water, day.goals[.water] != nil { return amount(of: .water, day.waterMillilitres) }
        return total(day.sum, nutrient, isApproximate: day.isApproximate)
    }

    func total(_ sum: NutrientSum, _ nutrient: Nutrient, isApproximate: Bool) -> String {
        guard let value = sum[nutrient] else { return say(.totalUnknown, ["nutrient": title(nutrient)]) }
        let amount = amount(of: nutrient, value)
        if sum.hasGap(nutrient) { return atLeast(amount, covering: Nutrient.main.contains(nutrient) ? nil : sum.coverage(nutrient)) }
        return isApproximate ? approximately(nutrient, amount) : amount
    }

    /// "about 547 kcal", "about 12 g of protein".
    func approximately(_ nutrient: Nutrient, _ amount: String) -> String {
        say(nutrient == .energy ? .approximatelyEnergy : .approximately, ["amount": amount])
    }

    /// "at least 2 µg of vitamin D (known for 40 % of the energy)": without the share where it rounds to all.
    func atLeast(_ amount: String, covering share: Double?) -> String {
        guard let share, share < 0.995 else { return say(.atLeast, ["amount": amount]) }
        return say(.atLeastCovering, ["amount": amount, "share": numbers.whole(share * 100)])
    }
}
