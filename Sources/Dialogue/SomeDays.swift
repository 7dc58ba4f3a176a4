import NLU
import Nutrition

/// What was had on days of a stretch that nobody named one by one: on each of them, or on most, and then it is asked on which.
extension Plan {
    mutating func onDaysOfStretch(_ understanding: Understanding, _ today: Day) {
        onEveryDay(understanding, today)
        onSomeDay(understanding, today)
    }

    /// "eggs most days this week", "casi todos los días comí pan": which they were is not known.
    private mutating func onSomeDay(_ understanding: Understanding, _ today: Day) {
        let words = Word.split(understanding.text)
        guard words.isDisjoint(with: Plan.meaning), !understanding.text.hasSuffix("?") else { return }
        let isRough = Plan.saysRoughly(words) || Plan.skipsDays(words)
        for (place, request) in requests.enumerated() {
            guard case .logFood(var log) = request, let days = log.when.days, days.count > 1, days.lowerBound <= today,
                understanding.readings.allSatisfy({ $0.intent.name != "plan_meal" })
            else { continue }
            if isRough {
                requests[place] = .tell(.whichDays)
            } else if days.upperBound > today {
                // "had pizza this week", "hoy comí pizza, esta semana fue dura": never a day to come.
                log.when.days = today...today
                requests[place] = .logFood(log)
            }
        }
    }

    /// "almost every day", "most days", "casi todos los días", "la mayoría de los días".
    private static func saysRoughly(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { first, second in
            ["almost", "nearly"].contains(first) && ["every", "each", "all", "daily"].contains(second)
                || first == "most" && ["day", "morning", "night", "evening"].contains(second)
                || first == "casi" && ["todo", "toda", "cada"].contains(second) || first == "mayoria" && second == "de"
        }
    }

    /// "every other day", "cada dos días".
    private static func skipsDays(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains {
            $0 == "every" && ["other", "second", "weekday"].contains($1) || $0 == "cada" && ["dos", "tres"].contains($1)
        }
    }
}
