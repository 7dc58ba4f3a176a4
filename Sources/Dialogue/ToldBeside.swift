import NLU
import Nutrition

/// What a message tells or asks beside what it is about, and that its reading leaves out.
extension Plan {
    /// "I'd like to track what I eat. I'm Margaret.": the name, told in a sentence of its own at the beginning.
    mutating func addName(_ understanding: Understanding, _ tracker: Tracker) {
        guard tracker.turns < 3, requests.count == 1, let name = Plan.name(in: understanding.text) else { return }
        switch requests[0] {
        case .goAhead, .greet, .help: requests.insert(.own(.name(name, isNickname: false)), at: 0)
        default: return
        }
    }

    private static func name(in text: String) -> String? {
        for sentence in text.split(whereSeparator: { ".!,;".contains($0) }) {
            let words = sentence.split(separator: " ")
            guard words.count > 1, let name = words.last, name.first?.isUppercase == true, name.allSatisfy(\.isLetter), name.count > 1,
                telling.contains(Word.split(words.dropLast().joined(separator: " ")).joined(separator: " "))
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
