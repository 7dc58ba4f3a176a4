import Nutrition

/// The courses of a meal: what is told of one belongs to the meal that is spoken of.
enum Course {
    static let words: WordSet = [
        "dessert", "starter", "starters", "appetizer", "appetiser", "drink", "side", "sides", "entree", "main", "afters",
        "beber", "tomar", "postre", "sobremesa", "guarnicion", "acompanamiento", "acompanar", "entrada", "entrante", "primero", "segundo", "picar",
        "tapa", "aperitivo", "bajon", "bebida",
    ]
    /// What stands between a course and what it was.
    static let being: WordSet = ["was", "were", "fue", "fueron", "era", "eran", ":", "="]

    /// "y de beber, agua con gas", "de sobremesa un tinto", "for dessert a brownie", "the starter was soup".
    static func opens(_ words: [WordKey], isMarked: Bool = false) -> Bool {
        let rest = words.drop { ["y", "luego", "ah", ",", "and", "then", "oh", "also"].contains($0) }
        let isLed = ["de", "para", "for", "as", "to"].contains(rest.first ?? "")
        let named = rest.drop { ["de", "para", "for", "as", "to", "a", "the", "my", "our", "el", "la", "mi"].contains($0) }
        guard let course = named.first, named.count > 1 else { return false }
        // "pudding was apple crumble", "for pudding a crumble"; "the pudding was chocolate" speaks of one that was eaten.
        if course == "pudding", rest.first == course && being.contains(named.dropFirst().first ?? "") || rest.first == "for" { return true }
        guard Course.words.contains(course) else { return false }
        return isLed || isMarked || being.contains(named.dropFirst().first ?? "")
    }
}

extension Mentions {
    /// "de primero lentejas", "lentejas de primero": a course of its own is a plate of it, and no side dish.
    func firstCourses(_ found: inout [Found]) {
        guard chart.lexicon.isSpanish, chart.said.contains("primero") || chart.said.contains("segundo") || chart.said.contains("primer") else {
            return
        }
        for place in found.indices where found[place].mention.amount.isEmpty && found[place].mention.usual == nil && !found[place].isRemoved {
            let range = found[place].tokens, before = chart.said[..<range.lowerBound].suffix(3), behind = chart.said[range.upperBound...].prefix(2)
            let isCourse =
                behind.count == 2 && behind.first == "de" && ["primero", "segundo"].contains(behind.last)
                || before.contains { ["primero", "segundo", "plato"].contains($0) }
                    && before.contains { ["de", "primer", "segundo", "primero"].contains($0) }
            guard isCourse, let food = food(found[place]), let unit = ["plate", "bowl"].first(where: { food.grams(of: $0) != nil }),
                ["legume", "grain", "pasta", "vegetable", "soup"].contains(food.group)
            else { continue }
            found[place].mention.usual = Amount(quantity: 1, unit: Unit(unit))
        }
    }

    /// "el postre fue una manzana": the course is no food besides.
    func namesCourse(_ piece: Range<Int>) -> Bool {
        guard piece.count == 1 else { return false }
        if isPuddingCourse(piece.lowerBound) { return true }
        return Course.words.contains(chart.tokens[piece.lowerBound]) && piece.upperBound < chart.tokens.count
            && Course.being.contains(chart.tokens[piece.upperBound])
    }

    /// "for pudding we had crumble", "apple crumble for pudding", "pudding was a crumble".
    private func isPuddingCourse(_ place: Int) -> Bool {
        guard ["pudding", "pud"].contains(chart.tokens[place].word), chart.tokens.count > 2 else { return false }
        if place > 0, chart.tokens[place - 1].word == "for" { return true }
        let isFirst = chart.said[..<place].allSatisfy { ["and", "then", ",", "oh", "also"].contains($0) }
        return isFirst && place + 1 < chart.tokens.count && Course.being.contains(chart.tokens[place + 1])
    }
}

extension Reading {
    /// Whether a course of a meal is told: "for dessert ice cream", "the drink was a coke".
    public var opensCourse: Bool { Course.opens(words.map { WordKey(hash: FeatureHash.text($0)) }, isMarked: text.contains(":")) }
}
