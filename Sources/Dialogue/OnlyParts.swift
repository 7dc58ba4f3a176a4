import NLU
import Nutrition

/// What a dish was made with and nothing more: "sin mantequilla ni queso, solo frijoles y huevo", "no bun, just the patty", "only beans and rice".
public struct OnlyParts: Sendable, Hashable, Codable {
    /// What was not in it.
    public private(set) var left: [String] = []
    /// All that was.
    public private(set) var listed: [String] = []
    /// "the patty and the cheese": of what is in it as a rule.
    public private(set) var areDefinite = false
    /// What the message asks for where no dish stands that it may be told of.
    public var otherwise: [Request] = []

    /// Nil where anything but names of parts is told, or one part alone.
    init?(_ text: String) {
        let words = text.lowercased().replacing(",", with: " , ").replacing(";", with: " , ").split(separator: " ")
            .map { $0.filter { !".!".contains($0) } }.filter { !$0.isEmpty }
        guard words.count <= 16, let only = words.lastIndex(where: Self.only.contains) else { return nil }
        var before = words[..<only].drop(while: Self.openers.contains)
        if before.first == "no", before.dropFirst().first == "," { before = before.dropFirst(2) }
        if let first = before.first {
            guard Self.without.contains(first), let names = Self.names(before.dropFirst(), joints: Self.joints.union(Self.without)) else {
                return nil
            }
            left = names
        }
        var after = words[(only + 1)...].drop(while: Self.holding.contains)
        while let last = after.last, Self.closers.contains(last) { after = after.dropLast() }
        areDefinite = after.first.map(Self.articles.contains) ?? false
        guard let names = Self.names(after, joints: Self.joints), names.count > 1 || !left.isEmpty && !names.isEmpty else { return nil }
        listed = names
    }

    /// The names between joints; nil where one of them is none.
    private static func names(_ words: ArraySlice<String>, joints: Set<String>) -> [String]? {
        let names = words.split(whereSeparator: joints.contains).map { Array($0.drop(while: articles.contains)) }
        guard
            names.allSatisfy({ name in
                (1...3).contains(name.count)
                    && name.allSatisfy { SmallCount.of($0) == nil && !$0.contains(where: \.isNumber) && !nameless.contains($0) }
            })
        else { return nil }
        return names.map { $0.joined(separator: " ") }
    }

    private static let only: Set<String> = ["solo", "sólo", "solamente", "únicamente", "unicamente", "nomás", "nomas", "only", "just"]
    private static let without: Set<String> = ["sin", "no", "without", "nada"]
    private static let joints: Set<String> = [",", "y", "e", "ni", "o", "and", "or", "nor", "&"]
    private static let articles: Set<String> = ["el", "la", "los", "las", "the", "its", "de"]
    private static let openers: Set<String> = [
        "era", "eran", "fue", "es", "it", "was", "had", "llevaba", "tenía", "tenia", "venía", "traía", "con", "with", "y", "and", "ah", "bueno",
        "pero",
        "but", "actually", "oh", ",", "they", "were", "that", "iba", "perdón", "sorry", "ay", "in", "on", "there",
    ]
    private static let holding: Set<String> = [
        "con", "with", "de", "tenía", "tenia", "llevaba", "lleva", "had", "has", "era", "eran", "it", "was", "traía", "some", "in",
    ]
    private static let closers: Set<String> = [
        "nada", "más", "mas", "nomás", "nomas", "por", "favor", "please", "really", ",", "on", "in", "it", "them",
    ]
    /// Open no name of a part.
    private static let nameless: Set<String> = [
        "a", "an", "half", "medio", "media", "mitad", "i", "me", "yo", "comí", "comi", "ate", "had", "tomé", "tome", "that", "it", "eso", "esa",
        "ese",
        "that's", "one", "them", "my", "mi", "mis", "un", "una", "unos", "unas", "more", "más", "todo", "everything", "all", "for", "para", "hoy",
        "today", "ayer", "yesterday", "delete", "borra", "quita", "log", "anota", "era", "was", "were", "eran", "kidding", "water", "agua", "little",
        "few",
        "poco", "bit", "wanted", "want", "quiero", "que", "the", "no", "not", "but", "pero", "sin", "without", "con", "with",
    ]
}

extension Intents {
    /// Right after a dish was told, whatever the words come near to besides.
    static func onlyParts(_ reading: Reading, _ tracker: Tracker, otherwise: [Request]) -> [Request]? {
        guard ["log_food", "correct"].contains(tracker.lastAction ?? ""), (1...3).contains(tracker.entries.count), tracker.areRowsOld != true,
            !reading.text.contains("?"), reading.when.isEmpty, reading.foods.allSatisfy(\.amount.isEmpty),
            ["inform", "log_food", "correct", "set_preference", "compare_foods", "out_of_scope", "deny", "delete_entry"].contains(
                reading.intent.name),
            var parts = OnlyParts(reading.text)
        else { return nil }
        parts.otherwise = otherwise
        var log = LogFood(foods: reading.foods.filter { !$0.negated }, when: When(), continues: true)
        log.onlyParts = parts
        return [.logFood(log)]
    }
}
