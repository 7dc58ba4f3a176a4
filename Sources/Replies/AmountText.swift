import Dialogue
import Nutrition

/// An amount of a food, by what it takes to say it.
struct SaidAmount {
    var quantity: Double
    var unit: String
    var grams: Double
    var assumed: [Portion.Assumption]
    var noun: String
    var food: String

    init(_ entry: Entry) {
        quantity = entry.quantity
        unit = entry.unit
        grams = entry.grams
        assumed = entry.assumed
        noun = entry.noun
        food = entry.food
    }

    init(_ portion: Portion, noun: String, food: String) {
        quantity = portion.quantity
        unit = portion.unit
        grams = portion.grams
        assumed = portion.assumed
        self.noun = noun
        self.food = food
    }
}

extension Speaker {
    /// "2 large ~ eggs", "1 cup ~ of milk, 2%", "200 g of chicken breast, roasted".
    /// - Parameter marksLast: the `~` comes after the food ("3 large eggs ~").
    func amount(_ said: SaidAmount, marksLast: Bool = false) -> String {
        let style = Style(said)
        let count = Unit(said.unit).grams == nil ? numbers.count(said.quantity) : numbers.decimals(said.quantity, said.quantity < 10 ? 2 : 0)
        let mark = " ~"
        let assumesUnit = said.assumed.contains(.unit), assumesQuantity = said.assumed.contains(.quantity)
        let marked = assumesUnit || assumesQuantity
        let food: String
        switch style {
        case .measured: food = nounOfMass(said)
        case .sized, .counted: food = said.quantity > 1 ? plural(said) : singular(said)
        }
        let unit = said.quantity > 1 ? Word.plural(said.unit) : said.unit
        let unitMark = !marksLast && assumesUnit ? mark : ""
        let countMark = !marksLast && assumesQuantity && (!assumesUnit || style == .counted) ? mark : ""
        let isLast = marksLast ? marked || said.assumed.contains(.food) : !marked && said.assumed.contains(.food)
        let lastMark = isLast || (!marksLast && style == .counted && assumesUnit && !assumesQuantity) ? mark : ""
        switch style {
        case .measured:
            return say(.amountMeasured, ["count": count + countMark, "unit": unit + unitMark, "food": food + lastMark])
        case .sized:
            return say(.amountSized, ["count": count + countMark, "unit": unit + unitMark, "food": food + lastMark])
        case .counted:
            return say(.amountCounted, ["count": count + countMark, "food": food + lastMark])
        }
    }

    /// "2 large ~ eggs (100 g): 143 kcal".
    func row(_ entry: Entry, marksLast: Bool = false) -> String {
        say(
            .row,
            [
                "amount": amount(SaidAmount(entry), marksLast: marksLast), "grams": inGrams(entry.unit, entry.grams),
                "energy": energy(entry.nutrients[.energy]),
            ])
    }

    /// " (100 g)", nothing when the amount itself is in grams.
    func inGrams(_ unit: String, _ grams: Double) -> String {
        unit == "g" || grams <= 0 ? "" : say(.inGrams, ["grams": numbers.figure(grams)])
    }

    func energy(_ value: Double?) -> String {
        value.map { say(.kilocalories, ["count": numbers.whole($0)]) } ?? say(.energyUnknown)
    }

    /// "1 large ~", "100 g": an amount without its food.
    func portion(_ portion: Portion) -> String {
        let count = Unit(portion.unit).grams == nil ? numbers.count(portion.quantity) : numbers.decimals(portion.quantity, 1)
        let unit = portion.quantity > 1 ? Word.plural(portion.unit) : portion.unit
        return "\(count) \(unit)" + (portion.assumed.isEmpty ? "" : " ~")
    }

    /// "26 g of protein", "155 kcal".
    func amount(of nutrient: Nutrient, _ value: Double) -> String {
        nutrient == .energy
            ? energy(value) : say(.amountOfNutrient, ["amount": quantity(nutrient, value), "nutrient": title(nutrient)])
    }

    /// "26 g", "155 kcal".
    func quantity(_ nutrient: Nutrient, _ value: Double) -> String {
        if nutrient == .energy { return energy(value) }
        return "\(numbers.figure(value)) \(nutrient.unit == "ug" ? "µg" : nutrient.unit)"
    }

    func title(_ nutrient: Nutrient) -> String { say(key: "nutrient.\(nutrient.key)") ?? nutrient.key }

    /// The food as it reads in a sentence, one of it.
    func singular(_ said: SaidAmount) -> String {
        if language != "en" { return said.food.uncapitalised }
        return isAlwaysPlural(said.noun) ? plural(said) : said.noun
    }

    private func plural(_ said: SaidAmount) -> String {
        language == "en" ? EnglishNoun.plural(said.noun) : said.food.uncapitalised
    }

    /// The food after "of": strawberries and beans, but milk and bread; the display name tells.
    private func nounOfMass(_ said: SaidAmount) -> String {
        guard language == "en" else { return said.food.uncapitalised }
        let plural = EnglishNoun.plural(said.noun)
        let head = plural.prefix { $0 != "," }
        return isAlwaysPlural(said.noun) || said.food.lowercased().hasPrefix(head) ? plural : said.noun
    }

    private func isAlwaysPlural(_ noun: String) -> Bool {
        list(.alwaysPlural).contains { noun == $0 || noun.hasSuffix(" " + $0) }
    }

    /// How a measure goes with its food.
    private enum Style {
        /// "1 cup of milk"
        case measured
        /// "2 large eggs"
        case sized
        /// "2 hamburgers"
        case counted

        private static let sizes: Set<String> = [
            "extra small", "small", "medium", "large", "extra large", "jumbo", "mini", "tiny", "big", "huge",
        ]
        private static let pieces: Set<String> = [
            "each", "item", "whole", "unit", "nut", "berry", "drink", "sandwich", "burger", "fruit", "egg", "cookie", "cracker", "chip",
            "prune", "fig", "olive", "grape", "cherry",
        ]

        init(_ said: SaidAmount) {
            if Unit(said.unit).grams != nil || Unit(said.unit).millilitres != nil {
                self = .measured
            } else if Style.sizes.contains(said.unit) {
                self = .sized
            } else if Style.pieces.contains(said.unit) || EnglishNoun.head(said.noun).hasSuffix(said.unit) {
                self = .counted
            } else {
                self = .measured
            }
        }
    }
}

/// Plurals of whole English food names.
enum EnglishNoun {
    /// What the name is about: "milk" of "milk, 2%", "hamburger" of "hamburger with condiments".
    static func head(_ noun: String) -> Substring {
        let part = noun.prefix { $0 != "," }
        let words = part.split(separator: " ")
        // "of" and the like stand between words, never first or last.
        guard words.count > 2, let end = words.indices.dropFirst().dropLast().first(where: { links.contains(words[$0]) }) else { return part }
        return part[..<words[end - 1].endIndex]
    }

    private static let links: Set<Substring> = ["with", "without", "of", "on", "in", "from", "made"]

    static func plural(_ noun: String) -> String {
        let head = head(noun)
        guard let last = head.split(separator: " ").last, last.last != "s", !last.contains(where: \.isNumber) else { return noun }
        return head.dropLast(last.count) + Word.plural(String(last)) + noun[head.endIndex...]
    }
}
