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
    /// The row that it is an amount of, where that is known: other languages' names stand there.
    var id: FoodID?
    /// The person's own words.
    var said = ""

    init(_ entry: Entry) {
        quantity = entry.quantity
        unit = entry.unit
        grams = entry.grams
        assumed = entry.assumed
        noun = entry.noun
        food = entry.food
        id = entry.foodID
        said = entry.said
    }

    init(_ portion: Portion, noun: String, food: String, id: FoodID?, said: String = "") {
        quantity = portion.quantity
        unit = portion.unit
        grams = portion.grams
        assumed = portion.assumed
        self.noun = noun
        self.food = food
        self.id = id
        self.said = said
    }
}

extension Speaker {
    /// "2 large ~ eggs", "1 cup ~ of milk, 2%", "200 g of chicken breast, roasted".
    /// - Parameter marksLast: the `~` comes after the food ("3 large eggs ~").
    func amount(_ said: SaidAmount, marksLast: Bool = false) -> String {
        let said = native(said)
        let words = nouns.map { spanish(said, $0) } ?? english(said)
        let quantity = words.count ?? said.quantity
        let count = Unit(said.unit).grams == nil ? numbers.count(quantity) : numbers.decimals(quantity, quantity < 10 ? 2 : 0)
        let mark = " ~"
        let assumesUnit = said.assumed.contains(.unit), assumesQuantity = said.assumed.contains(.quantity)
        let marked = assumesUnit || assumesQuantity
        let style = words.style, food = words.food, unit = words.unit
        let unitMark = !marksLast && assumesUnit ? mark : ""
        let countMark = !marksLast && assumesQuantity && (!assumesUnit || style == .counted) ? mark : ""
        let isLast = marksLast ? marked || said.assumed.contains(.food) : !marked && said.assumed.contains(.food)
        let lastMark = isLast || (!marksLast && style == .counted && assumesUnit && !assumesQuantity) ? mark : ""
        switch style {
        case .measured:
            return say(.amountMeasured, ["count": count + countMark, "unit": unit + unitMark, "food": food + lastMark])
        case .sized:
            // The last of the two is the food in English, the size in Spanish.
            let values: KeyValuePairs =
                nouns == nil
                ? ["count": count + countMark, "unit": unit + unitMark, "food": food + lastMark]
                : ["count": count, "unit": unit + (countMark.isEmpty && unitMark.isEmpty && lastMark.isEmpty ? "" : mark), "food": food]
            return say(.amountSized, values)
        case .counted:
            return say(.amountCounted, ["count": count + countMark, "food": food + lastMark])
        }
    }

    /// An assumed ounce or pound is told in grams where the language counts in them.
    func native(_ said: SaidAmount) -> SaidAmount {
        guard nouns != nil, said.assumed.contains(.unit), ["oz", "lb"].contains(said.unit) else { return said }
        var said = said
        said.quantity = said.grams
        said.unit = "g"
        return said
    }

    func native(_ portion: Portion) -> Portion {
        guard nouns != nil, portion.source == .usual || portion.assumed.contains(.unit), ["oz", "lb"].contains(portion.unit) else { return portion }
        var portion = portion
        portion.quantity = portion.grams
        portion.unit = "g"
        return portion
    }

    private func english(_ said: SaidAmount) -> AmountWords {
        let style = Style(english: said)
        // "1 omelet of 2 eggs".
        if said.unit == "egg", said.noun.hasSuffix("omelet") {
            let eggs = "\(numbers.count(said.quantity)) \(said.quantity > 1 ? "eggs" : "egg")"
            return AmountWords(style: .counted, unit: "", food: "\(said.noun) of \(eggs)", count: 1)
        }
        let food: String
        switch style {
        case .measured: food = nounOfMass(said)
        case .sized, .counted: food = said.quantity > 1 ? EnglishNoun.plural(said.noun) : singular(said)
        }
        return AmountWords(style: style, unit: said.quantity > 1 ? Word.plural(said.unit) : said.unit, food: food)
    }

    /// "2 large ~ eggs (100 g): 143 kcal".
    func row(_ entry: Entry, marksLast: Bool = false) -> String {
        say(
            .row,
            [
                "amount": amount(SaidAmount(entry), marksLast: marksLast),
                "grams": inGrams(native(SaidAmount(entry)).unit, entry.grams, count: entry.quantity),
                "energy": energy(entry.nutrients[.energy]),
            ])
    }

    /// " (100 g)", nothing when the amount itself is in grams.
    /// - Parameter count: how many of the unit, for fluid ounces beside millilitres.
    func inGrams(_ unit: String, _ grams: Double, count: Double? = nil) -> String {
        if chosen.isImperial { return inOunces(unit, grams, count: count) }
        return unit == "g" || grams <= 0 ? "" : say(.inGrams, ["grams": numbers.figure(grams)])
    }

    func energy(_ value: Double?) -> String {
        guard let value else { return say(.energyUnknown) }
        let kilocalories = say(.kilocalories, ["count": numbers.whole(value)])
        // The thermochemical calorie.
        return tellsKilojoules ? say(.kilojoules, ["joules": numbers.whole(value * 4.184), "energy": kilocalories]) : kilocalories
    }

    /// "1 large ~", "100 g": an amount without its food.
    func portion(_ portion: Portion) -> String {
        let portion = native(portion)
        let count = Unit(portion.unit).grams == nil ? numbers.count(portion.quantity) : numbers.decimals(portion.quantity, 1)
        let unit = nouns.map { spanishPortion(portion, $0) } ?? (portion.quantity > 1 ? Word.plural(portion.unit) : portion.unit)
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
        // A gram of it is a millilitre.
        if nutrient == .water { return volume(value) }
        return "\(numbers.figure(value)) \(nutrient.unit == "ug" ? "µg" : nutrient.unit)"
    }

    func title(_ nutrient: Nutrient) -> String { say(key: "nutrient.\(nutrient.key)") ?? nutrient.key }

    /// The food as it reads in a sentence, one of it.
    func singular(_ said: SaidAmount) -> String {
        if nouns != nil { return spanishName(said, food(of: said)) }
        return isAlwaysPlural(said.noun) ? EnglishNoun.plural(said.noun) : said.noun
    }

    /// The food after "of": strawberries and beans, but milk and bread; the display name tells.
    private func nounOfMass(_ said: SaidAmount) -> String {
        let plural = EnglishNoun.plural(said.noun)
        let head = plural.prefix { $0 != "," }
        // A row that was written in another language has its name there.
        let isPlural = said.food.lowercased().hasPrefix(head) || food(of: said).map { $0.name.lowercased().hasPrefix(head) } ?? false
        return isAlwaysPlural(said.noun) || isPlural ? plural : said.noun
    }

    func isAlwaysPlural(_ noun: String) -> Bool {
        list(.alwaysPlural).contains { noun == $0 || noun.hasSuffix(" " + $0) }
    }
}

extension Speaker.Style {
    private static let sizes: Set<String> = [
        "extra small", "small", "medium", "large", "extra large", "jumbo", "mini", "tiny", "big", "huge",
    ]
    private static let pieces: Set<String> = [
        "each", "item", "whole", "unit", "nut", "berry", "drink", "sandwich", "burger", "fruit", "egg", "cookie", "cracker", "chip",
        "prune", "fig", "olive", "grape", "cherry",
    ]

    init(english said: SaidAmount) {
        if Unit(said.unit).grams != nil || Unit(said.unit).millilitres != nil {
            self = .measured
        } else if Self.sizes.contains(said.unit) {
            self = .sized
        } else if Self.pieces.contains(said.unit) || EnglishNoun.head(said.noun).hasSuffix(said.unit) {
            self = .counted
        } else {
            self = .measured
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
