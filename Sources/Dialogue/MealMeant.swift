import NLU
import Nutrition

extension Intents {
    /// "tea as in dinner", "I meant tea the meal": what a word for a meal stood for, and nothing drunk.
    static func mealMeant(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        if let meant = teaMeant(reading, words, tracker) { return meant }
        let said = Array(words.drop { ["i", "mean", "meant", "no", "sorry", "by", "that"].contains($0) })
        guard !tracker.entries.isEmpty, (3...6).contains(said.count), reading.amounts.isEmpty,
            ["tea", "lunch", "dinner", "supper"].contains(said[0]),
            let meal = reading.when.meal ?? (said.last == "meal" ? .dinner : nil)
        else { return nil }
        let rest = said.dropFirst()
        guard
            [
                ["as", "in"], ["meaning"], ["being"], ["the", "meal"], ["like", "the", "meal"], ["as", "my"], ["is", "my"], ["my", "evening"],
                ["my", "dinner"], ["the", "evening"], ["as", "the", "evening"], ["is", "the", "evening"], ["is", "dinner"], ["means", "dinner"],
            ].contains(where: { rest.starts(with: $0) })
        else { return nil }
        return [.move(Selection(pointsBack: true), to: When(meal: meal))]
    }

    /// "when i say tea i mean the meal not the drink", "tea means dinner where I'm from", "just so you know tea = evening meal for me".
    private static func teaMeant(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, (3...14).contains(words.count), words.contains("tea"),
            words.contains(where: ["meal", "dinner", "supper"].contains), words.allSatisfy(ofMeaning.contains),
            words.contains(where: ["mean", "means", "meant", "say", "call", "as", "is", "not", "know"].contains)
        else { return nil }
        return [.move(Selection(pointsBack: true), to: When(meal: .dinner))]
    }

    private static let ofMeaning = Set(
        Word.split(
            """
            tea the meal dinner supper evening my our main a an as in i im we when say saying said mean means meant by call it is was not no drink cuppa
            cup brew hot just so you know for me us where from here up north to by the way btw fyi sorry that this and of and isnt its
            """))
}
