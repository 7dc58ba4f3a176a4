import NLU
import Nutrition

/// What was had on days of a stretch that nobody named one by one: on each of them, or on some, and then it is asked on which.
extension Plan {
    mutating func onDaysOfStretch(_ understanding: Understanding, _ today: Day) {
        onEveryDay(understanding, today)
        onSomeDay(understanding, today)
    }

    /// "had pizza this week", "eggs most days this week", "casi todos los días comí pan": some day or other of a stretch that is not over.
    private mutating func onSomeDay(_ understanding: Understanding, _ today: Day) {
        let words = Word.split(understanding.text)
        guard words.isDisjoint(with: Plan.meaning), !understanding.text.hasSuffix("?") else { return }
        let isRough = !words.isDisjoint(with: ["almost", "nearly", "most", "casi", "mayoria", "weekday"]) || Plan.skipsDays(words)
        for (place, request) in requests.enumerated() {
            guard case .logFood(let log) = request, let days = log.when.days, days.count > 1, days.lowerBound <= today,
                days.upperBound > today || isRough, understanding.readings.allSatisfy({ $0.intent.name != "plan_meal" })
            else { continue }
            requests[place] = .tell(.whichDays)
        }
    }

    /// "every other day", "cada dos días".
    private static func skipsDays(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains {
            $0 == "every" && ["other", "second", "weekday"].contains($1) || $0 == "cada" && ["dos", "tres"].contains($1)
        }
    }
}
