import NLU
import Nutrition

/// What people ask of their own body: whether they weigh too much, whether a food is fattening, how much they have to drink, what to eat for their bones.
extension Intents {
    static func askedOfBody(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { ["and", "so", "but", "ok", "y", "e", "pero", "entonces"].contains($0) })
        guard !words.isEmpty, reading.aim?.target == nil, reading.own == nil else { return nil }
        return bodyReading(words, reading) ?? frame(words, reading) ?? fattening(words, reading) ?? waterNeeded(words, reading)
            ?? forHealth(words, reading, tracker)
    }

    /// "la glucosa me salió en 145", "my blood sugar was 98", "presión 130/80": measured, and neither a weight nor sugar that was eaten.
    private static func bodyReading(_ words: [String], _ reading: Reading) -> Request? {
        let text = " \(words.joined(separator: " ")) "
        let isGlucose = words.contains(where: glucose.contains) || ofBlood.contains(where: text.contains)
        let isSugar = words.firstIndex(of: "azucar").map { place in
            words.contains(where: ["salio", "marco", "amaneci", "amanecio", "midio"].contains)
                || words[..<place].contains(where: ["tengo", "traigo", "tenia", "tuve"].contains) && words.dropFirst(place + 1).first == "en"
        }
        let isPressure = words.contains(where: ["presion", "tension"].contains) || text.contains(" blood pressure ")
        if isPressurePair(reading.text) { return .tell(.bodyReadings) }
        // "me tomé la presión y dio 140 con 90": taken as a measure.
        let isTaken =
            isPressure && ["tome la presion", "tome la tension", "tomaron la presion", "took my blood pressure"].contains(where: text.contains)
        // "low at 65", "my sugar was high at 210".
        let isSwing =
            words.contains(where: ["low", "high", "spiked", "crashed"].contains) && reading.amounts.only?.unit == nil
            && (words.count <= 4 && ["low", "high", "spiked", "crashed"].contains(words[0]) && ["at", "to"].contains(words[1])
                || words.contains("sugar") && words.contains(where: ["was", "is", "went", "at", "spiked", "crashed"].contains) && words.count <= 9)
        guard isGlucose || isSugar == true || isPressure || isSwing && words.count > 2, words.count <= 14, !reading.text.contains("?"),
            isTaken || words.isDisjoint(with: besideReadings),
            reading.foods.allSatisfy({ $0.best == nil || ["azucar", "glucosa", "sugar", "glucose"].contains(Word.split($0.said).last ?? "") })
        else { return nil }
        let figures = reading.text.split(whereSeparator: { !$0.isNumber && $0 != "." && $0 != "," }).compactMap {
            Double($0.replacing(",", with: "."))
        }
        return figures.contains { (isPressure ? 6...260 : 40...700).contains($0) || isGlucose && $0 != $0.rounded() && (2...40).contains($0) }
            ? .tell(.bodyReadings) : nil
    }

    /// "130/85", "130 con 80", "120 sobre 75", with nothing else.
    private static func isPressurePair(_ text: String) -> Bool {
        guard hasFigure(text) else { return false }
        let parts = text.lowercased().split(whereSeparator: { " /.,".contains($0) }).map(String.init)
        let figures = parts.compactMap { Double($0) }, rest = parts.filter { Double($0) == nil }
        guard figures.count == 2, (90...220).contains(figures[0]), (50...130).contains(figures[1]), figures[0] > figures[1] + 15 else { return false }
        return rest.isEmpty
            ? text.contains("/")
            : rest.allSatisfy { ["con", "sobre", "over", "hoy", "me", "dio", "salió", "salio"].contains($0) }
                && rest.contains { ["con", "sobre", "over"].contains($0) }
    }

    private static let glucose = Set(Word.split("glucosa glucose glucemia glicemia a1c hba1c"))
    private static let ofBlood = [" azucar en sangre ", " azucar en la sangre ", " blood sugar ", " sugar level "]
    private static let besideReadings = Set(
        Word.split(
            """
            goal meta limit límite máximo maximum g gramo gramos mg cucharada cucharadas cucharadita cucharaditas teaspoon tablet tableta tabletas gel note nota
            comí tomé bebí comer tomar ate had took eat drink desayuné almorcé cené pastilla pastillas
            """))

    /// "tengo 16, mido 180 y peso 63, quiero ganar masa": what is weighed is no number of a goal.
    static func aimWithWeight(_ reading: Reading) -> [Request]? {
        guard reading.intent.name == "set_goal", let kilograms = reading.profile.kilograms, let aim = reading.aim, aim.direction != nil,
            aim.target == nil, aim.kilocalories == nil, reading.nutrients.allSatisfy({ $0 == .energy }), reading.foods.isEmpty,
            reading.amounts.allSatisfy({
                $0.quantity ?? 1 == 1 || abs(($0.quantity ?? 0) - kilograms) < 0.01 || ["kg", "lb"].contains($0.unit?.name)
            })
        else { return nil }
        return suggestion(reading)
    }

    /// "¿estoy gorda?", "am I overweight?", "¿qué peso tendría que tener?": weight held against height, in figures.
    private static func frame(_ words: [String], _ reading: Reading) -> Request? {
        let text = words.joined(separator: " ")
        guard reading.amounts.isEmpty, words.count <= 9, reading.when.meal == nil else { return nil }
        if weightsToHave.contains(where: text.contains), reading.foods.isEmpty { return .own(.bodyMass) }
        let isOwn = words.starts(with: ["am", "i"]) || ["estoy", "tengo"].contains(words[0]) && reading.text.contains("?")
        guard isOwn, words.contains(where: shapes.contains) else { return nil }
        return words.dropFirst(words[0] == "am" ? 2 : 1).allSatisfy { shapes.contains($0) || besideShapes.contains($0) } ? .own(.bodyMass) : nil
    }

    /// "what should I weigh by february?", "¿cuánto pesaré en marzo?": the first of those days, to come.
    static func weightAhead(_ reading: Reading) -> Request? {
        let words = reading.words.drop { ["and", "so", "then", "y", "entonces"].contains($0) }
        guard let day = reading.when.days?.lowerBound, reading.foods.isEmpty, words.count <= 10, let first = words.first,
            ["what", "how", "cuanto"].contains(first), words.contains(where: ["weigh", "pesar", "pesare"].contains),
            words.contains(where: ["should", "will", "ll", "debo", "deberia", "voy", "tendria", "pesare"].contains)
        else { return nil }
        return .own(.weights(.planned(day)))
    }

    private static let weightsToHave = [
        "que peso tendria que tener", "que peso deberia tener", "que peso debo tener", "que peso tengo que tener", "que peso me corresponde",
        "cuanto tendria que pesar", "cuanto tengo que pesar", "cuanto debo pesar", "what should my weight be", "what weight should i be",
    ]
    private static let shapes = Set(
        Word.split(
            "fat overweight obese underweight thin skinny chubby gorda gordo gordita gordito obesa obeso flaca flaco delgada delgado sobrepeso obesidad"
        ))
    private static let besideShapes = Set(
        Word.split("too very really so a bit little that getting still muy un una poco demasiado tan yo medio algo hoy"))

    /// "¿los patacones engordan?", "is rice fattening?", "does bread make you fat?": its energy, and no verdict.
    private static func fattening(_ words: [String], _ reading: Reading) -> Request? {
        let asks =
            words.contains(where: ["engorda", "engordan", "engordar", "fattening"].contains)
            || words.contains(where: ["make", "makes"].contains) && words.last == "fat" && ["do", "does", "will", "can"].contains(words[0])
        guard asks, words.count <= 8, let food = reading.foods.only(where: { Word.split($0.said) != ["fat"] }), food.best != nil, !food.negated,
            reading.when.isEmpty, words.isDisjoint(with: besideFattening)
        else { return nil }
        return .askNutrients(foods: [food], nutrients: [.energy])
    }

    private static let besideFattening = Set(
        Word.split("cual cuál que qué mas más menos which what more less or o u why por cuanto how como quiero want without sin tanto"))

    /// "¿cuántos vasos de agua tengo que beber?", "how many glasses of water should I drink?": what a day should have.
    private static func waterNeeded(_ words: [String], _ reading: Reading) -> Request? {
        guard words.count <= 11, ["how", "cuanto", "cuanta", "cuantos", "cuantas"].contains(words[0]),
            words.contains(where: ["water", "agua"].contains), reading.foods.allSatisfy(isWater), reading.nutrients.allSatisfy({ $0 == .water }),
            words.contains(where: ["drink", "drinking", "be", "beber", "tomar", "have"].contains),
            words.contains(where: ["should", "need", "supposed", "debo", "deberia", "necesito", "conviene", "hay", "recomienda"].contains)
                || zip(words, words.dropFirst()).contains(where: { $0 == "tengo" && $1 == "que" || $0 == "have" && $1 == "to" }),
            words.isDisjoint(with: ["more", "left", "mas", "falta", "faltan", "quedan", "still", "goal", "meta", "reach", "llegar"])
        else { return nil }
        return .askIntake([.water], limit: false)
    }

    /// "¿qué puedo comer para los huesos?", "what foods help with constipation?", "¿y para la anemia?" after ideas: rich in what counts there.
    private static func forHealth(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard let concern = concerns.first(where: { words.contains(where: $0.words.contains) }), words.count <= 12, reading.amounts.isEmpty,
            reading.when.meal == nil, reading.when.days == nil, reading.foods.allSatisfy({ $0.best == nil }),
            reading.nutrients.allSatisfy({ $0 == .cholesterol })
        else { return nil }
        let asks =
            ["what", "which", "que", "cual", "cuales", "dime", "suggest", "recommend", "recomiendame"].contains(words[0])
            && words.contains(where: eatenFor.contains)
        let goesOn =
            ["recommend_food", "recommend_recipe"].contains(tracker.lastAction ?? "") && words.count <= 4 && ["para", "for"].contains(words[0])
        guard asks || goesOn else { return nil }
        var query = RecipeQuery(nutrients: [concern.nutrient])
        if concern.nutrient == .fiber, words.contains(where: ["colesterol", "cholesterol"].contains) { query.low = [.saturatedFat] }
        return .recommendFood(query)
    }

    private static let eatenFor = Set(
        Word.split(
            "eat food foods help helps good comer como comida alimento alimentos tomar sirve ayuda ayudan bueno buenos buena buenas desayunar cenar"))
    /// What people are told to eat for a trouble: folded.
    private static let concerns: [(words: Set<String>, nutrient: Nutrient)] = [
        (Set(Word.split("hueso huesos bone bones osteoporosis")), .calcium),
        (Set(Word.split("anemia anaemia anemic anemica anemico anémica anémico")), .iron),
        (Set(Word.split("estreñimiento estreñida estreñido constipation constipated")), .fiber),
        (Set(Word.split("colesterol cholesterol")), .fiber),
    ]

    /// "esta semana", "this month", with nothing else.
    static func isSpanAlone(_ words: [String], _ when: When) -> Bool {
        when.days != nil && [["esta", "semana"], ["this", "week"], ["este", "mes"], ["this", "month"]].contains(words)
    }

    /// "me eché una coca de 600", while a goal is offered: what was had, and no number of a goal.
    static func tellsOfFood(_ reading: Reading, _ amount: Amount?) -> Bool {
        reading.foods.contains { $0.best != nil } || amount?.unit?.grams != nil || amount?.unit?.millilitres != nil
            || reading.profile.heightCentimetres != nil
    }
}
