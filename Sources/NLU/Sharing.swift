import Nutrition

/// What of a shared dish was one's own: "split a pizza with a friend", "shared nachos between 4 of us", "a bottle of wine for two".
struct Sharing {
    private let tokens: [Token]
    /// Where sharing is spoken of.
    private let verb: Int?
    private let share: Double?

    init(tokens: [Token], amounts: AmountGrammar) {
        self.tokens = tokens
        verb = tokens.firstIndex { Sharing.verbs.contains($0.text) }
        share = verb.flatMap { Sharing.share(tokens, after: $0, amounts) }
    }

    private static let verbs: Set<String> = ["split", "shared", "share", "sharing", "splitting"]

    /// The share of a food, nil when it was not shared: a mark between it and the sharing parts them ("we split the bill, i had a salad").
    func share(of food: Range<Int>) -> Double? {
        guard let verb, let share else { return nil }
        let between = min(verb, food.upperBound)..<max(verb, food.lowerBound)
        return tokens[between].contains { $0.kind == .mark } ? nil : share
    }

    private static func share(_ tokens: [Token], after verb: Int, _ amounts: AmountGrammar) -> Double? {
        for place in tokens.indices where place > verb {
            switch tokens[place].text {
            case "between", "among", "amongst":
                if let (people, _) = amounts.number(at: place + 1), people >= 2, people <= 20 { return 1 / people }
                return 0.5
            case "with":
                // "with two friends" is three people, "with my sister" two.
                if let (others, end) = amounts.number(at: place + 1), others >= 1, others <= 20, others == others.rounded(),
                    Sharing.people.contains(amounts.singular(end))
                {
                    return 1 / (others + 1)
                }
                if Sharing.people.contains(amounts.singular(place + 1)) || Sharing.people.contains(amounts.singular(place + 2)) { return 0.5 }
            case "way", "ways":
                if let (people, _) = amounts.number(at: place - 1), people >= 2 { return 1 / people }
            default: continue
            }
        }
        // "me and john shared a pizza".
        return verb > 0 && tokens[..<verb].contains { ["and", "we", "us"].contains($0.text) } ? 0.5 : nil
    }

    static let people: Set<String> = [
        "friend", "sister", "brother", "wife", "husband", "girlfriend", "boyfriend", "partner", "mum", "mom", "dad", "son", "daughter", "kid",
        "child", "colleague",
        "roommate", "person", "other", "someone", "somebody", "her", "him", "them", "mate", "flatmate", "coworker", "fiance", "buddy", "family",
        "date",
    ]
}
