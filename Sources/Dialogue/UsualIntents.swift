import NLU
import Nutrition

/// What a meal usually is: changed, told of what was just eaten, and logged with what differs today.
extension KeepIntents {
    /// "add a banana to my usual breakfast", "take the toast out of my usual breakfast", "change my usual lunch to have 3 eggs".
    static func changedUsual(_ meal: Meal, _ reading: Reading, _ words: [String]) -> KeepRequest? {
        let named = reading.foods.filter { !$0.negated }, left = reading.foods.filter(\.negated)
        let takes = !Vocabulary[.takingBack].isDisjoint(with: words.prefix(3)) || words.prefix(3).contains(where: taking.contains)
        if takes, !words.contains("put") {
            return .changeUsual(meal, adding: [], removing: reading.foods)
        }
        let adds = words.prefix(3).contains(where: adding.contains) || words.contains("also")
        let amends = zip(words, words.dropFirst()).contains { ["to", "should", "now"].contains($0) && ["have", "include", "ha"].contains($1) }
        // "change the latte in my usual breakfast to a cappuccino".
        let swaps = words.prefix(3).contains(where: ["change", "swap", "replace", "cambia", "cambiar", "sustituye"].contains)
        if swaps, left.isEmpty, named.count == 2, named[0].isDefinite, !named[1].isDefinite {
            return .changeUsual(meal, adding: [named[1]], removing: [named[0]])
        }
        guard adds || amends && named.count == 1 || named.isEmpty else { return nil }
        return .changeUsual(meal, adding: named, removing: left)
    }

    /// "to my usual breakfast", "de mi desayuno de siempre", "my usual lunch also …": spoken of, and not eaten.
    private static func isOfUsual(_ words: [String]) -> Bool {
        words.indices.contains { place in
            ["my", "mi"].contains(words[place]) && words[place...].prefix(5).contains(where: Vocabulary[.usual].contains)
                && (place == 0 || ["to", "in", "into", "from", "of", "a", "en", "de", "for"].contains(words[place - 1]))
        }
    }

    private static let taking = Set(Word.split("take quítale sácale quitale sacale quítame"))
    private static let adding = Set(
        Word.split("add include put añade agrega incluye pon suma agrégale añádele ponle súmale échale inclúyele métele agrégame"))

    /// "make that my usual", "that's my usual breakfast": of what was just told.
    static func madeUsual(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [KeepRequest]? {
        guard reading.foods.isEmpty, reading.amounts.isEmpty, words.count <= 7, words.contains(where: Vocabulary[.usual].contains),
            ["make", "set", "save", "call", "remember", "thats", "that", "this"].contains(words[0]),
            words.contains(where: ["that", "it", "this", "thats"].contains)
                || words[0] == "save" && Vocabulary[.usual].contains(words[words.count - 1]),
            !tracker.entries.isEmpty, !reading.text.hasSuffix("?"),
            let meal = reading.when.meal ?? tracker.scope?.meal
        else { return nil }
        return [.setUsual(meal, from: rowsOfUsual(reading), foods: [])]
    }

    /// "save today's breakfast as usual", at dinner: the rows of that meal, and none of what was told last.
    static func rowsOfUsual(_ reading: Reading) -> Selection {
        let points = reading.words.contains(where: ["that", "it", "this", "thats", "eso", "esto", "lo", "la"].contains)
        return points || reading.when.meal == nil
            ? Selection(pointsBack: true) : Selection(when: When(days: reading.when.days, meal: reading.when.meal))
    }

    /// "change it to porridge with banana", while a usual meal is spoken of.
    static func usualExchanged(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["set_usual", "list_favorites"].contains(tracker.lastAction ?? ""), let meal = tracker.scope?.meal, reading.when.isEmpty,
            ["change", "make", "cambialo", "cambiala", "cambia", "ponlo"].contains(words[0]), words.count <= 10, !reading.foods.isEmpty,
            reading.foods.allSatisfy({ !$0.negated && $0.best != nil }),
            words.count > 2 && words[1] == "it" || words[1] == "a" || words[1] == "por"
        else { return nil }
        return [.keep(.setUsual(meal, from: Selection(), foods: reading.foods))]
    }

    /// What is said of the meals that are usual, whatever intent the words come near to.
    static func ofUsual(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        namedForLater(reading) ?? takenSo(reading) ?? loggedUsual(reading, tracker) ?? usualExchanged(reading, tracker) ?? usualEaten(reading)
            ?? usualAmended(reading)
            ?? usualTold(reading)
    }

    /// "la próxima vez que diga mi baleada es con frijol y queso", "next time i say power bowl it's 200 g yogurt and granola": kept under that name.
    private static func namedForLater(_ reading: Reading) -> [Request]? {
        let words = reading.words, text = words.joined(separator: " ") + " "
        guard let opening = forLater.first(where: text.hasPrefix), !reading.text.hasSuffix("?"),
            case let start = opening.split(separator: " ").count,
            let joint = words.indices.dropFirst(start + 1).first(where: { meaning.contains(words[$0]) }), joint + 1 < words.count,
            case let name = words[start..<joint].drop(while: { ["my", "mi", "the", "el", "la", "un", "una", "a"].contains($0) })
                .prefix(while: { !["i", "me", "it", "that"].contains($0) }), (1...5).contains(name.count),
            name.allSatisfy({ !Vocabulary[.usual].contains($0) && mealNamed($0) == nil })
        else { return nil }
        let named = reading.foods.filter { !$0.negated && $0.best != nil }
        let behind = named.filter { food in Word.split(food.said).first.flatMap(words.lastIndex(of:)).map { $0 > joint } ?? false }
        // "mi baleada es con frijol": what that dish has anyway.
        let dish = named.first { food in Word.split(food.said).allSatisfy(name.contains) }
        let foods = ["con", "with"].contains(words[joint + 1]) ? dish.map { [$0] } ?? behind : behind
        guard !foods.isEmpty else { return nil }
        return [.keep(.saveMeal(name: asWritten(name.joined(separator: " "), in: reading.text), from: Selection(), foods: foods))]
    }

    private static let forLater = [
        "la próxima vez que diga", "cuando diga", "cuando te diga", "cuando escriba", "siempre que diga", "cada vez que diga", "next time i say",
        "the next time i say", "next time i log", "when i say", "whenever i say", "whenever i log", "when i log", "every time i say",
        "from now on when i say",
    ].map { Word.split($0).joined(separator: " ") + " " }
    private static let meaning = Set(Word.split("is its it's that's thats mean means s es son significa refiero"))

    /// "had my usual breakfast, 2 eggs and toast", "same breakfast as always: porridge": eaten, and told what it was.
    static func usualEaten(_ reading: Reading) -> [Request]? {
        let words = reading.words
        // "my usual", and nothing else: eaten.
        if [["my", "usual"], ["the", "usual"], ["usual"], ["my", "usual", "please"], ["had", "my", "usual"], ["lo", "usual"]].contains(words),
            !reading.text.hasSuffix("?")
        {
            return [.keep(.logUsual(nil, When()))]
        }
        // "hoy desayuno normal", "normal breakfast today".
        let named = words.filter { !besideUsual.contains($0) }
        if words.count <= 4, named.count == 2, named.contains(where: Vocabulary[.usual].contains), let meal = reading.when.meal,
            reading.foods.isEmpty, !reading.text.hasSuffix("?"),
            named.contains(where: { Vocabulary[.mealInGeneral].contains($0) || Meal(rawValue: $0) != nil || mealNames.contains($0) })
        {
            return [.keep(.logUsual(meal, When(days: reading.when.days)))]
        }
        guard ["log_food", "copy_entries", "set_usual", "set_preference"].contains(reading.intent.name), let meal = reading.when.meal,
            !reading.foods.isEmpty, reading.foods.allSatisfy({ !$0.negated && $0.best.map { !$0.isMeal } ?? false }),
            !Vocabulary[.usual].union(["always"]).isDisjoint(with: words), words.contains("same") || Vocabulary.says(.eating, words),
            !reading.text.hasSuffix("?"),
            let mark = reading.text.firstIndex(where: { [",", ":"].contains($0) }), let first = Word.split(reading.foods[0].said).first,
            Word.split(String(reading.text[mark...])).contains(first),
            !Vocabulary[.usual].union(["always"]).isDisjoint(with: Word.split(String(reading.text[..<mark])))
        else { return nil }
        return [.logFood(LogFood(foods: reading.foods, when: When(days: reading.when.days, meal: meal)))]
    }

    /// The meal that a name begins with: "desayuno de siempre".
    static func mealNamed(_ name: String) -> Meal? {
        switch Word.split(name).first {
        case "desayuno", "breakfast": .breakfast
        case "almuerzo", "comida", "lunch": .lunch
        case "cena", "dinner": .dinner
        case "merienda", "snack": .snack
        default: nil
        }
    }

    /// "guárdalo como gazpacho de Rocío", right after an own food was made of its ingredients: its name.
    static func savesMade(_ reading: Reading, _ tracker: Tracker) -> Bool {
        tracker.lastAction == "create_food" && reading.foods.isEmpty && reading.when.isEmpty && reading.words.count <= 8
            && ["guardalo", "guardala", "guardalos", "save"].contains(reading.words[0]) && tracker.food?.id.code.hasPrefix("custom:") == true
    }

    /// "me comí mi desayuno de siempre".
    static func eatsUsual(_ reading: Reading) -> Bool {
        let words = reading.words
        return Vocabulary.says(.usual, words) && Vocabulary.says(.eating, words.prefix(3)) && words.contains(where: ["mi", "my"].contains)
            && !reading.text.hasSuffix("?") && !["que", "what"].contains(words[0]) && reading.when.meal != nil
    }

    private static let besideUsual = Set(Word.split("hoy today el la my mi the please y and this morning again otra vez por favor un una a had"))
    private static let mealNames = Set(Word.split("desayuno almuerzo comida cena merienda breakfast lunch dinner snack supper"))

    /// "add 1 tbsp of honey to my usual breakfast", "change the milk in my usual breakfast to soy milk": of what is usual, and nothing eaten now.
    static func usualAmended(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard !reading.foods.isEmpty, !reading.text.hasSuffix("?"), let meal = reading.when.meal ?? reading.target?.meal,
            isOfUsual(words), reading.when.days == nil,
            ["change", "swap", "replace", "remove", "cambia", "sustituye", "reemplaza"].contains(words[0]) || adding.contains(words[0])
                || taking.contains(words[0]) || Vocabulary[.takingBack].contains(words[0])
                || words[0] == "my" && words.contains("also")
        else { return nil }
        return changedUsual(meal, reading, words).map { [.keep($0)] }
    }

    /// "I take my coffee with oat milk, remember that", "siempre le pongo azúcar al café": kept under the drink's name, which logs it so.
    static func takenSo(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard !reading.text.hasSuffix("?"), (2...4).contains(reading.foods.count), reading.when.days == nil, reading.when.minute == nil,
            reading.nutrients.isEmpty, reading.foods.allSatisfy({ !$0.negated && $0.best.map { !$0.isMeal } ?? false && $0.removed.isEmpty }),
            words.contains(where: asRule.contains) || zip(words, words.dropFirst()).contains(where: { $0 == "keep" && $1 == "in" }),
            words.contains(where: takes.contains), words.isDisjoint(with: ["had", "hoy", "today", "just", "usual", "breakfast", "lunch", "dinner"]),
            // "I don't always put sugar in my coffee", "should I always put oil in the pan".
            words.isDisjoint(with: [
                "dont", "don", "doesn", "doesnt", "not", "never", "no", "nunca", "should", "would", "could", "do", "debo", "deberia", "if", "si",
            ])
        else { return nil }
        func lead(_ food: FoodMention) -> Int? {
            Word.split(food.said).first.flatMap { words.firstIndex(of: $0) }.flatMap { $0 > 0 ? $0 - 1 : nil }
        }
        let hosts = reading.foods.filter { food in lead(food).map { ["my", "mi", "el", "la", "al", "mis"].contains(words[$0]) } ?? false }
        guard let host = hosts.first(where: { $0.said == reading.foods[0].said }) ?? hosts.last,
            words.contains(where: ["with", "con", "in", "al", "a", "en", "to"].contains)
        else { return nil }
        // "té con leche": kept as what is asked for, the tea.
        let name = host.said.split(separator: " ").map(String.init)
        let head = name.prefix { !["con", "with"].contains($0) }.joined(separator: " ")
        var foods = [host] + reading.foods.filter { $0.said != host.said }
        foods[0].amount = host.amount.unit == nil && host.amount.size == nil ? Amount() : host.amount
        return [.keep(.saveMeal(name: asWritten(head, in: reading.text), from: Selection(), foods: foods))]
    }

    private static let asRule = Set(
        Word.split("always usually normally every remember siempre normalmente recuérdalo recuérdame recuerda acuérdate acordate cada todas todos"))
    private static let takes = Set(Word.split("take have drink put add like tomo bebo pongo echo agrego prefiero"))

    /// "siempre desayuno café con leche": what a meal is as a rule, and nothing eaten now.
    static func usualTold(_ reading: Reading) -> [Request]? {
        let words = reading.words
        let named = words.lazy.compactMap { eaten[$0] }.first
        guard ["set_preference", "copy_entries", "log_food"].contains(reading.intent.name), let meal = reading.when.meal ?? named,
            !reading.foods.isEmpty,
            words.contains(where: ["siempre", "normalmente", "always", "usually", "normally"].contains), named != nil, reading.when.days == nil,
            reading.foods.allSatisfy({ !$0.negated && $0.best != nil }), !reading.text.hasSuffix("?"),
            words.isDisjoint(with: Vocabulary[.repeating].intersection(["mismo", "misma", "lo"])), words.isDisjoint(with: Vocabulary[.liking])
        else { return nil }
        return [.keep(.setUsual(meal, from: Selection(), foods: reading.foods))]
    }

    /// What is done as a rule; folded.
    private static let eaten: [String: Meal] = ["desayuno": .breakfast, "almuerzo": .lunch, "ceno": .dinner, "meriendo": .snack]

    /// "log it for today", right after a usual meal was told.
    static func loggedUsual(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.lastAction == "set_usual", let meal = reading.when.meal ?? tracker.scope?.meal, reading.foods.isEmpty, reading.amounts.isEmpty,
            reading.words.count <= 7, let first = reading.words.first(where: { !Vocabulary[.opening].contains($0) }),
            Vocabulary[.writingDown].contains(first) || Vocabulary[.eating].contains(first) || pronounced.contains(first)
        else { return nil }
        return [.keep(.logUsual(meal, When(days: reading.when.days)))]
    }

    /// With the pronoun.
    private static let pronounced = Set(Word.split("anótalo anótala regístralo apúntalo apúntala ponlo ponla agrégalo añádelo loggealo"))

    /// "my usual breakfast with two oranges": what the usual is eaten with, and no new usual.
    private static func added(_ words: [String], _ usual: Int) -> Int? {
        guard words.isDisjoint(with: ["is", "es", "set", "change", "save", "was", "sera", "guarda"]) else { return nil }
        return words[(usual + 1)...].prefix(4).firstIndex { ["with", "plus", "con", "and", "y", "mas"].contains($0) }
    }

    /// "usual breakfast, double granola": where the change begins that nothing leads to, of a usual that is eaten and not told.
    private static func times(_ reading: Reading, _ usual: Int) -> Int? {
        let words = reading.words
        guard words.isDisjoint(with: telling), reading.foods.count == 1,
            let place = words[(usual + 1)...].firstIndex(where: { multiples[$0] != nil }),
            // "usual breakfast, half a grapefruit" tells what it is.
            place + 1 < words.count, !["a", "an", "un", "una"].contains(words[place + 1])
        else { return nil }
        return place
    }

    /// "usual breakfast, no coffee": eaten without it, and no other usual.
    static func eatenWithout(_ reading: Reading, _ words: [String]) -> KeepRequest? {
        guard reading.foods.allSatisfy(\.negated), words.isDisjoint(with: telling), ["my", "mi", "the", "usual", "el", "lo"].contains(words[0]) else {
            return nil
        }
        return .logUsual(reading.when.meal, reading.when, without: reading.foods)
    }

    /// Tell what is usual.
    private static let telling = Set(
        Word.split(
            "is es are son set change save was sera guarda make make add take remove quita cambia pon agrega now ahora means from update recuerda"))
    private static let multiples: [String: Double] = [
        "double": 2, "doble": 2, "twice": 2, "triple": 3, "half": 0.5, "mitad": 0.5, "media": 0.5, "medio": 0.5,
    ]

    /// "lo de siempre pero con tres tostadas", "my usual breakfast without the toast": the usual meal, and then what differs.
    static func usualBut(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard ["log_food", "copy_entries", "set_usual", "correct", "recommend_food"].contains(reading.intent.name), !reading.text.hasSuffix("?"),
            let usual = words.firstIndex(where: Vocabulary[.usual].contains), !reading.foods.isEmpty,
            let joint = words[usual...].firstIndex(where: OrderWords.differing.contains) ?? added(words, usual) ?? times(reading, usual),
            reading.foods.contains(where: { !$0.negated }),
            reading.foods.allSatisfy({ food in words[joint...].contains(Word.split(food.said).first ?? "") })
        else { return nil }
        let when = When(days: reading.when.days, meal: reading.when.meal)
        // "con chocolate en vez de café": the coffee stays out.
        let given = Intents.exchanged(words)
        func isLeft(_ food: FoodMention) -> Bool {
            food.negated || given.map { Intents.isNamed(food, in: words[$0...]) && !Intents.isNamed(food, in: words[..<$0]) } ?? false
        }
        let left = reading.foods.filter(isLeft)
        if !left.isEmpty, left.count < reading.foods.count {
            var log = LogFood(foods: reading.foods.filter { !isLeft($0) }, when: when, continues: when.isEmpty)
            log.restates = .never
            return [.keep(.logUsual(reading.when.meal, reading.when, without: left)), .logFood(log)]
        }
        // "usual breakfast and a boiled egg": on top of it.
        if left.isEmpty, ["and", "plus", "y", "mas"].contains(words[joint]) {
            var log = LogFood(foods: reading.foods, when: when, continues: when.isEmpty)
            log.restates = .never
            return [.keep(.logUsual(reading.when.meal, reading.when)), .logFood(log)]
        }
        // "usual breakfast, double granola": so many times as much of it as is usual.
        if left.isEmpty, let food = reading.foods.only, let factor = words[joint...].lazy.compactMap({ multiples[$0] }).first, food.amount.unit == nil
        {
            let named = FoodMention(said: food.said, candidates: food.candidates)
            return [
                .keep(.logUsual(reading.when.meal, reading.when)),
                .correct(Correction(selection: Selection(foods: [named], when: when), factor: factor)),
            ]
        }
        return [.keep(.logUsual(reading.when.meal, reading.when, without: left))]
            + reading.foods.filter { !$0.negated }.map { food in
                .correct(Correction(selection: Selection(foods: [food], when: when), amount: food.amount.isEmpty ? nil : food.amount))
            }
    }
}
