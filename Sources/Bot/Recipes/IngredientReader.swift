import Foundation
import Knowledge
public import Library
import NLU
import Nutrition

/// Reads the lines of a recipe's ingredients as it reads messages: which food of the tables, and how many grams.
public struct IngredientReader: Sendable {
    private let reader: Reader
    private let foods: FoodTable
    /// No line says when.
    private let moment = Moment(day: Day(number: 20_000), minute: 720, epoch: 0)

    public init(brain: Brain) {
        reader = brain.reader
        foods = brain.knowledge.foods
    }

    /// The language that a text is most probably in: `en` or `es`.
    public func language(of text: String) -> String { reader.read(String(text.prefix(2_000)), now: moment).language }

    /// The foods of a line; none when it is not understood.
    ///
    /// Foods are taken as bought, raw or dry, unless the line says that they are cooked. Of "milk or cream" the first counts, of "salt and
    /// pepper" both. Without an amount ("to taste") the weight stays unknown.
    public func foods(of line: String, language: String?) -> [LibraryRecipe.Linked] {
        let bare = IngredientLine(line)
        var found = items(bare.words, language)
        // What follows a comma is mostly what to do with it, but not in "dry, uncooked lentils".
        if found.isEmpty, bare.words != bare.whole { found = items(bare.whole, language) }
        // "salt and pepper" are two foods, "half and half" is one.
        if bare.parts.count > 1, !found.contains(where: { Word.split($0.food.noun).contains("and") }) {
            let each = bare.parts.map { items($0, language) }
            if found.isEmpty || each.allSatisfy({ !$0.isEmpty }) { found = each.flatMap { $0 } }
        }
        if bare.hasAlternatives { found = Array(found.prefix(1)) }
        return found.map { item in
            let raw = bare.isCooked ? nil : item.food.raw.flatMap { foods.figureRow($0) }
            let food = raw ?? item.food
            var grams: Double?
            if found.count == 1, let stated = bare.grams {
                grams = stated
            } else if !item.mention.amount.isEmpty {
                grams = food.portion(item.mention.amount).grams
            }
            return LibraryRecipe.Linked(
                food: item.food.id, noun: item.food.noun, asBought: raw?.id, name: item.mention.said,
                grams: grams.flatMap { $0 > 0 && $0 < 100_000 ? $0 : nil })
        }
    }

    private func items(_ words: String, _ language: String?) -> [Item] {
        guard !words.isEmpty else { return [] }
        let found = reader.read(words, now: moment, language: language).readings.flatMap(\.foods).filter { !$0.negated }.compactMap(foods.item)
            .filter { $0.mention.best?.score ?? 0 >= 0.4 }
        if !found.isEmpty { return found }
        // Alone, "salt" is a nutrient to a message.
        let name = words.trimmingCharacters(in: .whitespaces).lowercased()
        return foods.index(named: name).map { foods[$0] }.flatMap { food in
            foods.item(FoodMention(said: name, candidates: [FoodReference(id: food.id, noun: food.noun, score: 1)]))
        }.map { [$0] } ?? measured(words, language)
    }

    /// "100 g sugar", "1 tsp salt": a message would ask for the nutrient. The amount is that of a food which is none, in its place.
    private func measured(_ words: String, _ language: String?) -> [Item] {
        let words = words.lowercased().split(whereSeparator: \.isWhitespace)
        guard (2...8).contains(words.count) else { return [] }
        for start in 1..<words.count {
            let name = words[start...].joined(separator: " ")
            guard let food = foods.index(named: name).map({ foods[$0] }) else { continue }
            let stand = (words[..<start] + [language == "es" ? "harina" : "flour"]).joined(separator: " ")
            guard let amount = reader.read(stand, now: moment, language: language).readings.flatMap(\.foods).first?.amount, !amount.isEmpty else {
                return []
            }
            let mention = FoodMention(said: name, candidates: [FoodReference(id: food.id, noun: food.noun, score: 1)], amount: amount)
            return foods.item(mention).map { [$0] } ?? []
        }
        return []
    }
}

/// A line of a recipe with what the understanding of messages need not know: weights beside other amounts, notes, alternatives.
struct IngredientLine {
    /// Without notes in brackets.
    let whole: String
    /// Up to the first comma too, with only the first of alternatives.
    let words: String
    /// What an "and" joins.
    let parts: [String]
    let hasAlternatives: Bool
    /// It is to be cooked already when it comes into the dish.
    let isCooked: Bool
    /// The weight that the line itself gives beside another amount: "2 (14 oz) cans", "1 cup/226 grams".
    let grams: Double?

    init(_ line: String) {
        let line = String(line.prefix(500))
        var grams: Double?
        if let match = line.firstMatch(of: /(\d+(?:[.,]\d+)?)[ -]?(g|grams?|gramos|gr|kg|ounces?|oz|lbs?|pounds?)\b/.ignoresCase()),
            let number = Double(match.1.replacing(",", with: ".")), match.range.lowerBound > line.startIndex
        {
            let one = number * IngredientLine.weight(of: match.2.lowercased())
            // "2 (14 oz) cans" and "2 cans (14 oz each)" are of each, "2 cups (480 g)" is of all.
            let before = line[..<match.range.lowerBound].trimmingSuffix { $0 == "(" || $0.isWhitespace }
            let after = line[match.range.upperBound...].prefix(6).lowercased()
            let isOfEach =
                (before.allSatisfy { $0.isNumber || $0.isWhitespace } && !before.isEmpty) || after.contains("each") || after.contains("c/u")
            let count = isOfEach ? Double(before.prefix { $0.isNumber }) ?? 1 : 1
            grams = before.last?.isNumber == true && !line[before.endIndex...].contains("(") ? nil : one * count
        }
        self.grams = grams
        let noted = line.replacing(/\([^)]*\)?/, with: " ")
            .replacing(
                /,?\s*\b(?:(?:or |and )?(?:to taste|as needed|as desired|optional|for (?:garnish|serving|greasing|dusting|frying))|al gusto|c\/n)\b/
                    .ignoresCase(), with: ""
            )
            .replacing(/\bsalt (?:and|&) (?:freshly )?(?:ground )?pepper\b/.ignoresCase(), with: "salt and black pepper")
        // "1 cup/226 grams flour": the weight is known by now.
        whole = grams == nil ? noted : noted.replacing(/\/ ?\d+(?:[.,]\d+)? ?(?:g|grams?|gramos|gr|ml)\b/.ignoresCase(), with: " ")
        let isSpanish = whole.contains(/\b(?:de|cucharadas?|cucharaditas?|tazas?|dientes?)\b/.ignoresCase())
        let first = whole.prefix { $0 != "," && $0 != ";" }
        let alternative = first.firstRange(of: isSpanish ? #/\so\s/#.ignoresCase() : #/\sor\s/#.ignoresCase())
        hasAlternatives = alternative != nil
        words = String(alternative.map { first[..<$0.lowerBound] } ?? first)
        parts = words.split(separator: isSpanish ? #/\sy\s/#.ignoresCase() : #/\s(?:and|&)\s/#.ignoresCase()).map(String.init)
        isCooked =
            whole.contains(/\b(?:cooked|leftover|roasted|boiled|hard-boiled|rotisserie|cocid[oa]s?)\b/.ignoresCase())
            && !whole.contains(/\b(?:uncooked|sin cocer)\b/.ignoresCase())
    }

    private static func weight(of unit: String) -> Double {
        switch unit {
        case "kg": 1_000
        case "oz", "ounce", "ounces": 28.349523125
        case "lb", "lbs", "pound", "pounds": 453.59237
        default: 1
        }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while drops: (Character) -> Bool) -> Substring {
        var end = endIndex
        while end > startIndex, drops(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}
