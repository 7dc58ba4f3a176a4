import Nutrition

extension Speaker {
    /// How an amount reads: the style of its phrase, the measure, the food.
    struct AmountWords {
        var style: Style
        var unit: String
        var food: String
        /// The count in place of the quantity: "½" of one half.
        var count: Double?
    }

    /// How a measure goes with its food.
    enum Style {
        /// "1 cup of milk"
        case measured
        /// "2 large eggs"
        case sized
        /// "2 hamburgers"
        case counted
    }

    /// "2 | huevos | grandes", "1 | taza | leche", "2 | hamburguesas".
    func spanish(_ said: SaidAmount, _ nouns: SpanishNouns) -> AmountWords {
        let isMany = said.quantity > 1
        let food = food(of: said)
        let name = spanishName(said, food)
        let (size, base) = sizeAndBase(said.unit)
        // In an amount with a measure strawberries and lentils are many, milk and bread are one.
        func ofMass() -> String {
            let head = SpanishNouns.head(name).lowercased()
            // In the person's own number, where it is their word.
            let own = said.said.split(separator: " ").first.map { String($0.lowercased()) } ?? ""
            // "2 botellas de cerveza".
            if food?.isDrink == true, !head.hasSuffix("s") { return name }
            if Word.split(own) == Word.split(head), !head.hasSuffix("s") { return own.hasSuffix("s") ? nouns.plural(name) : name }
            let plural = food.map { EnglishNoun.plural($0.noun) } ?? ""
            let isPlural = food.map { $0.name.lowercased().hasPrefix(plural.prefix { $0 != "," }) && plural != $0.noun } ?? false
            let isMany = isPlural && !nouns.isMass(head) || isAlwaysPlural(head) || isAlwaysPlural(name)
            return isMany ? nouns.plural(name) : name
        }
        let counted = AmountWords(style: .counted, unit: "", food: isMany ? nouns.plural(name) : name)
        guard let base else {
            guard let size, let adjective = say(key: "size.\(size)") else { return counted }
            // "1 porción mediana de papas fritas".
            if name.contains(" "), list(.alwaysPlural).contains(name.lowercased()), let unit = measure("serving", group: "", isMany: isMany) {
                let adjective = nouns.agreeing(adjective, feminine: nouns.isFeminine(unit), plural: isMany)
                return AmountWords(style: .measured, unit: unit + " " + adjective, food: nouns.plural(name))
            }
            let unit = nouns.agreeing(adjective, feminine: nouns.isFeminine(name), plural: isMany)
            return AmountWords(style: .sized, unit: unit, food: counted.food)
        }
        // "1 tortilla francesa de 2 huevos".
        if base == "egg", said.noun.hasSuffix("omelet"), let eggs = measure("egg", group: "omelet", isMany: isMany) {
            return AmountWords(style: .counted, unit: "", food: "\(name) de \(numbers.count(said.quantity)) \(eggs)", count: 1)
        }
        if base == "half" { return AmountWords(style: .counted, unit: "", food: counted.food, count: said.quantity / 2) }
        let group = food?.group ?? ""
        guard let unit = measure(base, group: group, isMany: isMany), let one = measure(base, group: group, isMany: false) else {
            return Unit(base).grams == nil && Unit(base).millilitres == nil
                ? counted : AmountWords(style: .measured, unit: base, food: ofMass())
        }
        // "3 alfajores": counted by the person, they are pieces of nothing.
        let isBareCount = base == "piece" && said.assumed.contains(.unit) && !said.assumed.contains(.quantity)
        if isBareCount { return counted }
        // "1 pechuga de pollo", not "1 pechuga de pechuga de pollo".
        let isOwnMeasure = ["slice", "piece"].contains(base) && nouns.isOwnMeasure(SpanishNouns.head(name).lowercased())
        if isOwnMeasure || SpanishNouns.head(name).lowercased() == one || EnglishNoun.head(said.noun).hasSuffix(base) { return counted }
        let adjective = size.flatMap { say(key: "size.\($0)") }.map { nouns.agreeing($0, feminine: nouns.isFeminine(one), plural: isMany) }
        return AmountWords(style: .measured, unit: unit + (adjective.map { " " + $0 } ?? ""), food: ofMass())
    }

    /// "1 unidad mediana", "2 tazas": an amount without its food.
    func spanishPortion(_ portion: Portion, _ nouns: SpanishNouns) -> String {
        let isMany = portion.quantity > 1
        let (size, base) = sizeAndBase(portion.unit)
        let isItem = base == nil || (measure(base!, group: "", isMany: false) == nil && Unit(base!).grams == nil && Unit(base!).millilitres == nil)
        let name = isItem ? "item" : base!
        let unit = measure(name, group: "", isMany: isMany) ?? name
        let one = measure(name, group: "", isMany: false) ?? name
        let adjective = size.flatMap { say(key: "size.\($0)") }.map { nouns.agreeing($0, feminine: nouns.isFeminine(one), plural: isMany) }
        return unit + (adjective.map { " " + $0 } ?? "")
    }

    /// The food's Spanish name as it reads in a sentence.
    func spanishName(_ said: SaidAmount, _ food: Food?) -> String {
        food?.spanishName(said: said.said) ?? (said.food.dropFirst().contains(where: \.isUppercase) ? said.food : said.food.uncapitalised)
    }

    /// The food of an amount, where the tables have it.
    func food(of said: SaidAmount) -> Food? { said.id.flatMap { names.foods?.food($0, noun: said.noun) } }

    /// "small glass" is a size and a measure, "large" a size alone, "cup" a measure alone.
    private func sizeAndBase(_ unit: String) -> (size: String?, base: String?) {
        if say(key: "size.\(unit)") != nil, say(key: "unit.\(unit)") == nil { return (unit, nil) }
        let words = unit.split(separator: " ")
        for length in stride(from: min(2, words.count - 1), to: 0, by: -1) {
            let size = words.prefix(length).joined(separator: " ")
            if say(key: "size.\(size)") != nil { return (size, words.dropFirst(length).joined(separator: " ")) }
        }
        return (nil, unit)
    }

    private func measure(_ name: String, group: String, isMany: Bool) -> String? {
        let count: KeyValuePairs = ["count": isMany ? "2" : "1"]
        return (group.isEmpty ? nil : say(key: "unit.\(name).\(group)", count)) ?? say(key: "unit.\(name)", count)
    }

    /// The amount of a recipe's ingredient as it reads here: "1/2 cucharadita", "1 mediana"; nil where its words are not known.
    func household(_ amount: String, of food: String) -> String? {
        guard let nouns else { return amount }
        var words = amount.split(separator: " ").map(String.init)
        let count = words.prefix { $0.allSatisfy { $0.isNumber || $0 == "/" || $0 == "." } }
        words.removeFirst(count.count)
        guard !count.isEmpty else { return nil }
        let number = count.joined(separator: " ").replacing(".", with: numbers.decimal)
        if words.isEmpty { return number }
        let isMany = !["1", "1/2", "1/3", "2/3", "1/4", "3/4", "1/8"].contains(number)
        words[words.count - 1] = Word.singular(words[words.count - 1])
        let (size, base) = sizeAndBase(words.joined(separator: " "))
        guard let base else {
            return size.flatMap { say(key: "size.\($0)") }.map {
                number + " " + nouns.agreeing($0, feminine: nouns.isFeminine(food), plural: isMany)
            }
        }
        guard let unit = measure(base, group: "", isMany: isMany), let one = measure(base, group: "", isMany: false) else { return nil }
        let adjective = size.flatMap { say(key: "size.\($0)") }.map { " " + nouns.agreeing($0, feminine: nouns.isFeminine(one), plural: isMany) }
        return number + " " + unit + (adjective ?? "")
    }
}
