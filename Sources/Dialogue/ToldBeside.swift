import NLU
import Nutrition

/// What a message tells or asks beside what it is about, and that its reading leaves out.
extension Plan {
    /// "I'd like to track what I eat. I'm Margaret.": the name, told in a sentence of its own at the beginning.
    mutating func addName(_ understanding: Understanding, _ tracker: Tracker) {
        guard tracker.turns < 3, let first = requests.first, let name = Plan.name(in: understanding.text) else { return }
        guard !requests.contains(where: { if case .own(.name) = $0 { true } else { false } }) else { return }
        switch first {
        case .goAhead, .greet, .help: requests.insert(.own(.name(name, isNickname: false)), at: 0)
        // "soy Carmen, tengo 72 años y soy diabética".
        case .setProfile, .setPreferences, .setGoal, .boundGoal, .suggestGoal, .logFood, .own(.setGoals):
            requests.insert(.own(.name(name, isNickname: false)), at: 0)
        default: return
        }
    }

    /// "estoy en keto, máximo 30 g de carbos al día", "I'm diabetic, no more than 45 g of carbs a meal": the way of eating, told before the goal.
    mutating func addDiet(_ understanding: Understanding) {
        let isOfGoal = requests.only.map {
            switch $0 {
            case .setGoal, .boundGoal, .own(.setGoals), .tell(.goalsByDay): true
            default: false
            }
        }
        guard isOfGoal == true, !understanding.text.contains("?"),
            let clause = understanding.text.split(whereSeparator: { ".,;!".contains($0) }).first,
            case let words = Word.split(String(clause)).drop(while: { Vocabulary[.greeting].contains($0) || ["y", "and", "pues"].contains($0) }),
            (2...6).contains(words.count), let verb = words.first, ["estoy", "soy", "tengo", "sigo", "hago", "llevo", "im", "i"].contains(verb)
        else { return }
        let said = Array(words)
        guard let (place, named) = said.indices.lazy.compactMap({ place in Diet.named(said, at: place).map { (place, $0) } }).first else { return }
        let rest = said[..<place] + said[(place + named.count)...]
        guard rest.allSatisfy({ Plan.besideDiet.contains($0) || Double($0) != nil }) else { return }
        requests.insert(.setPreferences([Preference(kind: .diet, words: [named.diet.rawValue])]), at: 0)
    }

    private static let besideDiet = Set(
        Word.split(
            "estoy soy tengo sigo hago llevo im i am m have a an on the en una un dieta diet haciendo siguiendo doing follow tipo type dos two uno ahora now"
        ))

    private static func name(in text: String) -> String? {
        for sentence in text.split(whereSeparator: { ".!,;".contains($0) }) {
            let words = sentence.split(separator: " ")
            let told = words.firstIndex { ["y", "and"].contains($0) }.map { words[..<$0] } ?? words[...]
            guard told.count > 1, let name = told.last, name.first?.isUppercase == true, name.allSatisfy(\.isLetter), name.count > 1,
                telling.contains(Word.split(told.dropLast().joined(separator: " ")).joined(separator: " ")),
                Diet.named(Word.split(String(name)), at: 0) == nil
            else { continue }
            return String(name)
        }
        return nil
    }

    private static let telling: Set<String> = [
        "im", "i m", "i am", "my name is", "my name s", "this is", "soy", "me llamo", "mi nombre es", "yo soy",
    ]

    /// "how many carbs per meal?": what a day should have of it, over three meals.
    mutating func addPerMeal(_ understanding: Understanding) {
        let text = " \(Word.split(understanding.text).joined(separator: " ")) "
        guard [" per meal ", " each meal ", " a meal ", " every meal ", " por comida ", " cada comida "].contains(where: text.contains),
            let place = requests.firstIndex(where: { if case .askIntake = $0 { true } else { false } }),
            case .askIntake(let nutrients, limit: false) = requests[place], let nutrient = nutrients.only
        else { return }
        requests.insert(.own(.perMeal(nutrient)), at: place + 1)
    }
}
