import NLU
import Nutrition

extension Reading {
    /// "de chocolate y frutilla", of an ice cream: both, though one of them alone was found.
    var withBothFlavours: Reading {
        guard let food = foods.only, food.amount.isEmpty, !food.negated, words.count == 4, words[0] == "de", words[2] == "y",
            let place = [1, 3].first(where: { [words[$0]] == Word.split(food.said) })
        else { return self }
        var whole = self
        whole.foods.insert(FoodMention(said: words[4 - place], candidates: []), at: place == 1 ? 1 : 0)
        return whole
    }
}

extension Reading {
    /// "¿y cuántas calorías tiene frito?", "comí dos fritos", after an egg was asked about: how that was made, and no food of its own.
    func withPreparation(_ tracker: Tracker) -> Reading {
        if let filled = filledWithAsked(tracker) { return filled }
        let made = Intents.preparedSo
        guard tracker.lastAction == "ask_nutrient", let asked = tracker.asked.last?.said.split(separator: " ").map(String.init),
            let noun = asked.only(where: { !made.contains($0.lowercased()) }), asked.count <= 2,
            let place = foods.firstIndex(where: { made.contains($0.said.lowercased()) && $0.amount.unit == nil })
        else { return self }
        var whole = self
        let how = foods[place].said, isPlural = how.lowercased().hasSuffix("s")
        let named = isPlural && !noun.hasSuffix("s") ? noun + ("aeiou".contains(noun.last ?? "a") ? "s" : "es") : noun
        (whole.foods[place].said, whole.foods[place].candidates) = ("\(named) \(how)", [])
        return whole
    }
}

extension Reading {
    /// "ah pues 3 tacos de eso", after cochinita pibil was asked about: tacos of it.
    private func filledWithAsked(_ tracker: Tracker) -> Reading? {
        guard ["ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? ""), let asked = tracker.asked.last?.said, !asked.isEmpty,
            let food = foods.only, food.best != nil, !food.negated, !food.isDefinite, food.removed.isEmpty, !text.hasSuffix("?"), words.count > 2,
            [["de", "eso"], ["de", "esa"], ["de", "ese"], ["con", "eso"], ["of", "that"], ["of", "those"], ["with", "that"]].contains(
                Array(words.suffix(2)))
        else { return nil }
        var whole = self
        whole.foods[0].said = words.last == "eso" || words.last == "esa" || words.last == "ese" ? "\(food.said) de \(asked)" : "\(asked) \(food.said)"
        whole.foods[0].candidates = []
        (whole.intent.name, whole.pointsBack) = ("log_food", false)
        return whole
    }
}

/// What stands beside a food right after something was logged: an amount, how it was made, or what it was without.
extension Intents {
    static func besideTold(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let told = toldInPieces(reading, tracker) { return told }
        return energyAfterWhy(reading, tracker).map { [$0] } ?? kindThenMore(reading, tracker) ?? labelledAs(reading, tracker).map { [$0] }
            ?? goneOnCounting(reading, tracker) ?? withoutNutrient(reading, tracker) ?? preparation(
                reading, tracker)
            ?? shareOfOne(reading, tracker) ?? servedIn(reading, tracker) ?? inSomeOfThem(reading, tracker) ?? weighedInAll(reading, tracker)
    }

    /// "unos 350 gramos en total", "about 400 g altogether": what was told together weighed so much.
    private static func weighedInAll(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""), reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.when.isEmpty, words.count <= 9, let amount = reading.amounts.only, amount.unit?.grams != nil, amount.quantity ?? 0 > 1,
            words.contains(where: ["total", "altogether"].contains), !reading.text.hasSuffix("?"),
            words.isDisjoint(with: ["each", "cada", "how", "cuanto", "what", "goal", "meta"])
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), amount: amount, words: words.joined(separator: " ")))]
    }

    /// "two of them had milk in", "uno de ellos con azúcar", of coffees that stand: so much for each of those.
    private static func inSomeOfThem(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["and", "but", "y", "pero"].contains($0) }.map { $0 }
        guard !tracker.entries.isEmpty, var food = reading.foods.only, !food.negated, food.removed.isEmpty, reading.when.isEmpty,
            food.best != nil, Word.split(food.said).contains(where: stirredIn.contains), !food.said.contains("chocolate"),
            (4...10).contains(words.count),
            let count = SmallCount.of(words[0]), count >= 1, ["of", "de"].contains(words[1]),
            ["them", "those", "these", "ella", "ellos", "ellas", "eso", "esa"].contains(words[2]),
            ["had", "has", "have", "with", "con", "llevaba", "llevaban", "tenia", "tenian", "iba", "iban"].contains(words[3]),
            !reading.text.hasSuffix("?")
        else { return nil }
        if food.amount.quantity == count, food.amount.unit == nil { food.amount = Amount() }
        if let each = food.amount.quantity { food.amount.quantity = each * count }
        var log = LogFood(foods: [food], when: When(), continues: true)
        (log.restates, log.opening, log.ofSeveral) = (.never, "with", count)
        return [.logFood(log)]
    }

    private static let stirredIn = Set(
        Word.split("milk cream creamer sugar sugars honey sweetener syrup leche azúcar crema nata miel edulcorante endulzante"))

    /// "en lata", "en botella", after a drink: what it came in.
    private static func servedIn(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.filter { !["era", "fue", "una", "un"].contains($0) }
        guard words.count == 2, words[0] == "en", let unit = Unit.named(words[1]), vessels.contains(unit.name), reading.foods.isEmpty,
            reading.when.isEmpty, !reading.text.hasSuffix("?"), tracker.question == nil, !tracker.entries.isEmpty,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            ["inform", "correct", "log_food", "out_of_scope", "choose"].contains(reading.intent.name)
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), amount: Amount(unit: unit)))]
    }

    private static let vessels: Set<String> = ["can", "bottle", "glass", "cup", "mug", "bowl", "pint", "jar", "carton"]

    /// "y el brócoli 150", "and the rice 200", after something was logged: an amount beside a food asks nothing.
    private static func goneOnCounting(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let poured = pouredOn(reading, tracker) { return poured }
        guard ["ask_nutrient", "ask_food_facts", "ask_rows"].contains(reading.intent.name), let food = reading.foods.only, food.best != nil,
            !food.negated,
            food.amount.quantity ?? 0 > 1 || reading.words.first == "y" && reading.nutrients == [.water],
            reading.nutrients.allSatisfy({ $0 == .water }), reading.when.isEmpty, !reading.text.hasSuffix("?"), tracker.lastAction == "log_food",
            (3...6).contains(reading.words.count), Vocabulary[.goingOn].contains(reading.words[0])
        else { return nil }
        return log(reading, tracker)
    }

    /// "y un chorrito de aceite en las judías", "and a splash of milk in the tea": told of what it went on, and nothing asked.
    private static func pouredOn(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["ask_nutrient", "ask_food_facts", "ask_rows"].contains(reading.intent.name), reading.foods.count == 2, !tracker.entries.isEmpty,
            let part = reading.foods.first, part.best != nil, !part.amount.isEmpty, reading.foods[1].isDefinite, reading.foods[1].amount.isEmpty,
            reading.foods.allSatisfy({ !$0.negated && $0.removed.isEmpty }), Vocabulary[.goingOn].contains(words[0]),
            words.contains(where: ["en", "a", "al", "in", "on", "to"].contains), reading.nutrients.isEmpty, reading.when.isEmpty,
            !reading.text.hasSuffix("?"), words.isDisjoint(with: ["cuanto", "cuanta", "que", "how", "what"])
        else { return nil }
        var log = LogFood(foods: [part], when: When(), continues: true)
        log.host = reading.foods[1]
        return [.logFood(log)]
    }

    /// "la caña sin alcohol", of the one that stands: which kind it was.
    private static func withoutNutrient(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, let food = reading.foods.only, food.isDefinite, food.amount.isEmpty, !reading.text.hasSuffix("?"),
            let sin = words.firstIndex(where: ["sin", "without"].contains), sin == words.count - 2, words.count <= 6, reading.when.isEmpty,
            reading.nutrients == [.alcohol] || reading.nutrients == [.caffeine],
            ["ask_nutrient", "log_food", "inform", "ask_food_facts"].contains(reading.intent.name)
        else { return nil }
        return [.correct(Correction(selection: Selection(foods: [food]), words: words[sin...].joined(separator: " ")))]
    }

    /// "fritas", "medium rare", "en agua", after a food: how it was made, whether figures know it or not.
    private static func preparation(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let isEnglish = reading.words.allSatisfy(preparations.contains)
        guard (1...3).contains(reading.words.count), reading.words.count > 1 || !ofPreparations.contains(reading.words[0]),
            isEnglish || reading.words.allSatisfy(spanishPreparations.contains), !reading.text.hasSuffix("?"),
            !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""), tracker.question == nil
        else { return nil }
        return [
            .correct(Correction(selection: Selection(pointsBack: true), words: (isEnglish ? "was " : "era ") + reading.words.joined(separator: " ")))
        ]
    }

    /// Alone they say something else: "agua", "medium".
    private static let ofPreparations = Set(Word.split("medium well done natural casero casera en a al la agua aceite horno vapor parrilla plancha"))
    private static let preparations = Set(
        Word.split("rare medium well done grilled fried baked boiled roasted steamed raw toasted poached smoked homemade"))
    static let preparedSo: Set<String> = [
        "frito", "frita", "fritos", "fritas", "cocido", "cocida", "cocidos", "cocidas", "hervido", "hervidos", "revuelto", "revueltos", "crudo",
        "crudos", "duro", "duros", "pochado", "pochados",
    ]
    private static let spanishPreparations = Set(
        Word.split(
            """
            frito frita fritos fritas asado asada asados asadas cocido cocida cocidos cocidas hervido hervida hervidos hervidas crudo cruda al vapor horno
            a la plancha parrilla en agua aceite natural ahumado ahumada casero casera
            """))
}
