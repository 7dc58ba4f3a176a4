import Nutrition

/// Meals told by their number, with nothing else between them: "meal 1 oats 80g whey 30g meal 2 chicken 200g rice 150g", "comida 1: …, comida 2: …".
enum MealsNumbered {
    static let inEnglish = Rewrite(["meal"], read)
    static let inSpanish = Rewrite(["comida"], read)

    /// Each heading ends what stands before it, and names no food.
    private static func read(_ tokens: [Token]) -> [Token] {
        let headings = tokens.indices.dropLast().filter { place in
            ["meal", "comida"].contains(tokens[place].word) && tokens[place + 1].kind == .number && !tokens[place + 1].percent
                && tokens[place + 1].value.map { (1...9).contains($0) && $0 == $0.rounded() } == true
        }
        let numbers = headings.compactMap { tokens[$0 + 1].value }
        guard headings.count > 1, headings[0] <= 1, zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }), tokens.last?.word != "?" else {
            return tokens
        }
        var out: [Token] = [], place = tokens.startIndex
        while place < tokens.count {
            guard headings.contains(place) else {
                out.append(tokens[place])
                place += 1
                continue
            }
            let end = place + 2 < tokens.count && [":", "-", ",", "."].contains(tokens[place + 2].word) ? place + 3 : place + 2
            if let last = out.last, last.kind != .mark {
                out.append(Token(kind: .mark, text: ",", singular: ",", start: tokens[place].start, end: tokens[place].end, spaceBefore: false))
            }
            place = end
        }
        return out.isEmpty ? tokens : out
    }
}
