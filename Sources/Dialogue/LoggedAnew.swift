import NLU
import Nutrition

/// What reads like food to log and changes what was logged.
extension Intents {
    /// "no croutons in the salad", "double the cheerios": said of a food that stands in the diary.
    static func change(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, let first = reading.words.first else { return nil }
        let foods = reading.foods.filter { !$0.negated }
        let said = reading.words
        if foods.count == 1, foods.count == reading.foods.count, Vocabulary[.adding].contains(first), let head = Word.split(foods[0].said).first,
            let place = said.firstIndex(of: head), place > 2, said[place - 1] == "al" || said[place - 1] == "la" && said[place - 2] == "a",
            let amount = foods[0].amount.isEmpty ? reading.amounts.first : foods[0].amount
        {
            // "ponle media taza al arroz": what the rice is.
            let selection = Selection(foods: [FoodMention(said: foods[0].said, candidates: foods[0].candidates)], when: reading.when)
            return [.correct(Correction(selection: selection, amount: amount))]
        }
        // "mejor ponme dos empanadas": so many in the place of what stands of it.
        if first == "mejor", said.dropFirst().first.map({ placingBetter.contains($0) }) ?? false, let food = foods.only, !food.negated,
            food.amount.quantity != nil, reading.when.isEmpty, !Vocabulary.says(.oneMore, said)
        {
            let named = FoodMention(said: food.said, candidates: food.candidates)
            return [.correct(Correction(selection: Selection(foods: [named]), amount: food.amount))]
        }
        guard foods.count == 1, foods[0].isDefinite else { return nil }
        if Vocabulary[.without].contains(first), reading.foods.count > 1 || !foods[0].removed.isEmpty {
            let removed = reading.foods.filter(\.negated).map(\.said) + foods[0].removed
            return [.correct(Correction(selection: Selection(foods: foods, when: reading.when), removed: removed))]
        }
        let factors: [(Meaning, Double)] = [(.double, 2), (.triple, 3)]
        guard let factor = factors.first(where: { Vocabulary[$0.0].contains(first) })?.1 else { return nil }
        return [.correct(Correction(selection: Selection(foods: foods, when: reading.when), factor: factor))]
    }

    private static let placingBetter: Set<String> = [
        "pon", "ponme", "ponle", "anota", "anotame", "apunta", "apuntame", "registra", "que", "fueron", "son", "eran",
    ]

    /// Whether the words say that this is all there was ("only 80 g of salmon"), or more of it ("2 more tacos").
    static func restates(_ text: String) -> LogFood.Restating? {
        let words = Word.split(text)
        // "un bolillo nada más", "nada más un bolillo".
        if endsThere(words) || words.drop(while: ["y", "pero", "fue", "era"].contains).starts(with: Word.split("nada más")) { return .only }
        if Vocabulary.says(.oneMore, words) { return .never }
        // "y dos copas de vino en total", after one.
        if ["en total", "in total", "altogether", "all in all"].contains(where: words.joined(separator: " ").hasSuffix) { return .only }
        if ["in the end", "ended up", "al final", "wound up"].contains(where: words.joined(separator: " ").contains) { return .inTheEnd }
        // "like a drumstick, fried", of some chicken.
        if words.first == "like" { return .only }
        let opening = words.drop { ["pero", "but", "era", "eran", "fue", "no", "una", "un"].contains($0) }
        if opening.starts(with: ["not", "much"]) { return .only }
        return opening.first.map { Vocabulary[.only].contains($0) || ["sola", "unica", "unico"].contains($0) || little.contains($0) } == true
            ? .only : nil
    }

    private static let little: Set<String> = ["poco", "poca", "poquito", "poquita"]

    /// "back to 40 g": nobody weighs that, and no body weight is said in cups.
    static func saysPortion(_ reading: Reading) -> Bool {
        let amounts = reading.amounts + reading.foods.map(\.amount)
        guard let unit = amounts.first(where: { $0.quantity != nil })?.unit?.name else { return false }
        return !["kg", "lb", "stone"].contains(unit)
    }

    /// "la barrita tenía 120 calorías", "the burrito was 650 calories": what its label says, a food of one's own in the place of the row.
    static func toldLabel(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let foods = reading.foods.filter { !$0.negated }, words = reading.words
        // "210 calories it says on the wrapper", "the packet says 180 kcal".
        let isRead =
            words.contains(where: ["say", "said", "says", "according"].contains)
            && words.contains(where: ["it", "packet", "pack", "label", "box", "wrapper", "tin", "can", "bottle", "bag", "package", "back"].contains)
        // "my granola says 210 kcal per 45 g and I had 60 g" is no row's.
        if reading.intent.name == "create_food", KeepIntents.amountEaten(reading) != nil { return nil }
        let isBeside = energyBeside(reading, tracker)
        // "its 190 calories", right after a bar: so little is nobody's goal.
        let isLittle = reading.amounts.only?.quantity.map { $0 < 1000 } ?? false
        let isTold =
            isBeside || reading.intent.name == "set_goal" && ["tenia", "tenian", "era", "eran", "fueron"].contains(words.first ?? "")
            || isLittle && reading.intent.name == "set_goal" && ofFood.contains(words.first ?? "") && !Vocabulary.says(.goal, words)
        guard isRead || isTold || ["correct", "create_food", "inform", "log_food", "ask_nutrient", "ask_summary"].contains(reading.intent.name),
            var label = labelTold(reading), !tracker.entries.isEmpty,
            let opening = words.first(where: { !OrderWords.apologising.contains($0) }),
            isRead || isBeside || saysShould(words)
                || (reading.intent.name == "correct" || foods.only?.isDefinite == true && reading.intent.name == "ask_nutrient")
                    && setting.contains(opening)
                || Vocabulary.says(.having, words)
                || Vocabulary.says(.being, words) || labelling.contains(opening)
                || words.contains(where: ["has", "have", "contains", "contain", "tiene", "tienen"].contains), !reading.text.hasSuffix("?")
        else { return nil }
        // "it was 650 calories", "en realidad tiene 200 calorías", of the only thing that was told.
        let isIt =
            (foods.isEmpty || isRead)
            && (isRead || isBeside || isLittle && ofFood.contains(opening)
                || ["it", "that", "era", "eran", "tenia", "tenian", "fueron"].contains(opening) || labelling.contains(opening))
            && ["log_food", "correct", "save_meal", "ask_nutrient", "ask_summary"].contains(tracker.lastAction ?? "") && words.count <= 9
        guard
            var mention = foods.only.flatMap({ $0.isDefinite || Word.split($0.said) == subject(words) ? $0 : nil })
                ?? (isIt ? tracker.food?.mention() : nil) ?? vessel(words)
        else { return nil }
        // "it was 150 calories a bowl": of what comes in bowls.
        let isOneOf = isIt && foods.isEmpty && (tracker.entries.count > 1 || label.serving.map { $0 != "serving" && $0 != "piece" } ?? false)
        label.name = mention.said
        mention.amount = Amount()
        var draft = FoodDraft(label: label, log: LogFood(foods: [mention], when: reading.when))
        draft.replaces = isOneOf ? Selection(ids: tracker.entries) : Selection(foods: [mention], when: reading.when)
        return .keep(.createFood(draft))
    }

    /// Open what is told of the food that was logged: "its 190 calories", "son 190 calorías".
    private static let ofFood: Set<String> = ["it", "its", "thats", "that", "son", "tiene", "tienen", "es", "trae", "traen", "they", "theyre"]

    /// "change the bar to 210 calories", "set the latte at 190 kcal", "make it 150 calories", of food: its energy, and no weight or goal.
    static func energySet(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        var words = Array(reading.words.drop { OrderWords.apologising.contains($0) || ["can", "you", "please", "puede"].contains($0) })
        // "ponle 500 calorías al lomo", "me parece mucho, ponle 500 kcal".
        if let order = words.firstIndex(where: ["ponle", "ponele", "ponles"].contains), order <= 4 { words.removeFirst(order) }
        if let unit = words.lastIndex(where: ["calorie", "kcal", "cal", "caloria"].contains),
            ["al", "a"].contains(words.dropFirst(unit + 1).first ?? ""),
            reading.foods.count == 1
        {
            words.removeLast(words.count - unit - 1)
        }
        // "about 400 calories I think for the quiche".
        if let unit = words.firstIndex(where: ["calorie", "kcal", "cal"].contains), unit <= 3, let joint = words[unit...].firstIndex(of: "for"),
            words[(unit + 1)..<joint].allSatisfy({ ["i", "think", "guess", "reckon", "maybe", "total", "in", "all", "say", "roughly"].contains($0) }),
            joint + 2 < words.count, ["the", "that", "my"].contains(words[joint + 1]), reading.foods.count == 1, reading.when.isEmpty
        {
            words = ["make", "the"] + words[(joint + 2)...] + words[..<(unit + 1)].drop { Double($0) == nil }
        }
        guard !tracker.entries.isEmpty, let first = words.first,
            (setting.contains(first) || settingEnergy.contains(first)),
            reading.nutrients == [.energy], (3...10).contains(words.count), reading.when.isEmpty, reading.target == nil, reading.activity == nil,
            reading.foods.count <= 1, !reading.text.hasSuffix("?"), let last = words.last, ["calorie", "kcal", "cal", "caloria"].contains(last),
            let number = words.dropLast().last, Double(number) != nil,
            words.isDisjoint(with: ["goal", "limit", "target", "budget", "daily", "day", "meta", "objetivo", "limite", "diario", "run", "walk"]),
            // A food of one's own is changed for all that is told from now on.
            words.isDisjoint(with: ["my", "mi", "mis"]), reading.foods.first?.best?.id.code.hasPrefix("custom:") != true,
            // "set calories to 1400 kcal" is a goal.
            !reading.foods.isEmpty
                || (["lo", "la", "le"].contains(where: first.hasSuffix)
                    || words.contains(where: ["it", "that", "this", "them", "eso", "esto", "lo", "la"].contains))
                    && ["log_food", "correct", "create_food"].contains(tracker.lastAction ?? "") && Double(number) ?? 0 < 1500
        else { return nil }
        var told = reading
        told.intent.name = "correct"
        let isIt = ["it", "that", "lo", "la"].contains(words.dropFirst().first ?? "") && reading.foods.isEmpty
        let isBare = isIt || ["lo", "la", "le"].contains(where: first.hasSuffix)
        told.text = isBare ? "it was \(number) \(last)" : "change " + words.dropFirst().joined(separator: " ")
        for place in told.foods.indices { told.foods[place].isDefinite = true }
        return toldLabel(told, tracker).map { [$0] }
    }

    /// "and 344 calories", right after a food of a label: of that, and no goal.
    private static func energyBeside(_ reading: Reading, _ tracker: Tracker) -> Bool {
        tracker.lastAction == "log_food" && ["and", "y"].contains(reading.words[0]) && reading.words.count <= 6 && reading.foods.isEmpty
            && reading.nutrients == [.energy] && reading.when.isEmpty
            && reading.words.dropFirst().allSatisfy { Double($0) != nil || besideEnergy.contains($0) }
    }

    private static let besideEnergy = Set(
        Word.split("calories calorías kcal cals cal kilocalorías it has had about like around tiene tenía unas como de"))

    /// "bar was a quest bar, 190 cals 21g protein", of a protein bar: a food of that name in its place, with the figures that were told.
    static func labelledAs(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard !tracker.entries.isEmpty, let food = reading.foods.only, !food.negated, !food.isDefinite, food.best != nil, var label = reading.label,
            label.figures[.energy] != nil, label.figures.known.count > 1, Vocabulary.says(.being, reading.words.prefix(4)),
            ["log_food", "correct"].contains(tracker.lastAction ?? ""), reading.when.isEmpty, !reading.text.hasSuffix("?"),
            case let opening = reading.words[0], ["it", "that", "this", "era", "fue"].contains(opening) || vessel(reading.words) != nil
        else { return nil }
        label.name = food.said
        var mention = food
        mention.amount = Amount()
        var draft = FoodDraft(label: label, log: LogFood(foods: [mention], when: When()))
        draft.replaces = vessel(reading.words).map { Selection(foods: [$0]) } ?? Selection(ids: tracker.entries)
        return .keep(.createFood(draft))
    }

    /// "el scoop es de 30 g con 24 g de proteína", "the bar is 60 g with 20 g protein and 210 kcal", of the row that stands: what one of it weighs, and its
    /// figures.
    static func figuresOfOne(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.entries.count == 1, let last = tracker.food, ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""),
            (5...24).contains(words.count), !reading.text.hasSuffix("?"), reading.when.isEmpty,
            ["the", "el", "la", "mi", "my", "each", "cada", "one", "un", "una"].contains(words[0]), !Vocabulary.says(.goal, words),
            let verb = words.firstIndex(where: ["is", "es", "era", "was", "son", "pesa", "weigh", "weighs"].contains), (2...4).contains(verb),
            words[1..<verb].contains(where: { Vocabulary[.container].contains($0) || Unit.named($0) != nil || Word.split(last.noun).contains($0) }),
            let weight = reading.amounts.first(where: { $0.unit?.grams != nil }), !reading.nutrients.isEmpty,
            Double(words.dropFirst(verb + 1).first { $0 != "de" } ?? "") == weight.quantity
        else { return nil }
        var label = reading.label ?? FoodLabel()
        if label.figures.known.isEmpty, let nutrient = reading.nutrients.only, reading.amounts.count == 2 {
            label.figures[nutrient] = reading.amounts[1].quantity
        }
        guard !label.figures.known.isEmpty else { return nil }
        if label.figures[.energy] != nil {
            label.name = last.noun
            var draft = FoodDraft(label: label, log: LogFood(foods: [last.mention()], when: When()))
            draft.replaces = Selection(ids: tracker.entries)
            return [.keep(.createFood(draft))]
        }
        return [
            .correct(Correction(selection: Selection(ids: tracker.entries), amount: weight)),
            .tellFigures(FiguresTold(figures: label.figures, said: reading.text, subject: .row(named: nil))),
        ]
    }

    /// "that seems high, make it 250", after the calories of a food were explained: so much energy, and no weight.
    static func energyAfterWhy(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard tracker.lastAction == "explain", tracker.entries.count == 1, let last = tracker.food, reading.foods.isEmpty, reading.when.isEmpty,
            reading.nutrients.allSatisfy({ $0 == .energy }), let told = reading.amounts.only, told.unit == nil, let energy = told.quantity,
            (50...3000).contains(energy), tracker.explanations.first.map({ $0.nutrient == .energy }) ?? false, !reading.text.hasSuffix("?"),
            reading.words.contains(where: { setting.contains($0) || ["say", "call", "should", "deja", "dejalo", "ponle"].contains($0) })
        else { return nil }
        var label = FoodLabel(name: last.noun)
        label.figures[.energy] = energy
        var draft = FoodDraft(label: label, log: LogFood(foods: [last.mention()], when: When()))
        draft.replaces = Selection(ids: tracker.entries)
        return .keep(.createFood(draft))
    }

    /// The label that a message tells; "should be 280", of a food that nobody eats so many of, is energy too.
    private static func labelTold(_ reading: Reading) -> FoodLabel? {
        if let label = reading.label, label.figures[.energy] != nil { return reading.nutrients.isEmpty ? nil : label }
        let isEnergy =
            reading.nutrients == [.energy]
            && (["and", "y"].contains(reading.words[0]) || setting.contains(reading.words[0]) || subject(reading.words) != nil)
            || reading.nutrients.isEmpty && saysShould(reading.words)
        let told = (reading.amounts + reading.foods.map(\.amount)).filter { $0.unit == nil && $0.quantity ?? 0 >= 20 }
        guard isEnergy, let energy = told.only?.quantity, energy >= 100 || !reading.nutrients.isEmpty else { return nil }
        var label = FoodLabel()
        label.figures[.energy] = energy
        return label
    }

    /// What opens a message and is told of: "soup" of "soup was 200 calories" and of "change soup to 200 calories".
    private static func subject(_ words: [String]) -> [String]? {
        let words = words.drop { OrderWords.apologising.contains($0) || ["the", "my", "and", "el", "la", "los", "las"].contains($0) }
        if let first = words.first, setting.contains(first), let to = words.firstIndex(of: "to"), to - 1 > words.startIndex {
            return Array(words[(words.startIndex + 1)..<to])
        }
        guard let verb = words.firstIndex(where: Vocabulary[.past].union(telling).contains), verb > words.startIndex else {
            return nil
        }
        return Array(words[..<verb])
    }

    private static let telling: Set<String> = ["era", "eran", "tenia", "tenian", "seria", "serian", "son", "has", "tiene"]

    /// "the bar was 190 calories", "bag was 40 g", "el puñado serían 30 g", "un scoop son 30 g": what it came in or was measured by finds the row.
    static func vessel(_ words: [String]) -> FoodMention? {
        subject(Array(words.drop { ofOne.contains($0) }))?.only.flatMap { word in
            guard !["dessert", "postre"].contains(word) else { return nil }
            let isMeasure = Unit.named(word).map { measures.contains($0.name) } ?? false
            return isMeasure || Vocabulary[.container].contains(word) ? FoodMention(said: word, candidates: []) : nil
        }
    }

    /// "la marinera no, eran dos", "la alpaca 150 gramos", "the zorgle was 200 g": a name that no table knows, which is still that of its row.
    static func stranger(_ words: [String]) -> FoodMention? {
        var words = words.drop { OrderWords.apologising.contains($0) || ["and", "y", "pero", "but", "si"].contains($0) }.map { $0 }
        // "cambia los michirones a media ración".
        let isOrdered = words.count > 3 && ["change", "make", "cambia", "cambie", "deja", "pon"].contains(words[0])
        if isOrdered { words.removeFirst() }
        guard words.count > 2, ["the", "my", "el", "la", "los", "las", "lo"].contains(words[0]), words[1].utf8.count > 3, Double(words[1]) == nil,
            !ofRows.contains(words[1]), Unit.named(words[1]) == nil,
            [Meaning.container, .place, .row, .mealWord, .foodWord, .counts, .weighing, .double, .triple, .goal, .eating, .being, .another]
                .allSatisfy({
                    !Vocabulary[$0].contains(words[1])
                }),
            ["no", "not"].contains(words[2]) || Vocabulary[.past].contains(words[2]) || Vocabulary[.being].contains(words[2])
                || words[2].first?.isNumber ?? false || isOrdered && ["to", "a", "en", "half", "medio", "media"].contains(words[2])
        else { return nil }
        var named = FoodMention(said: words[1], candidates: [])
        named.isDefinite = true
        return named
    }

    /// Words for a row, an amount or a place, which name no food; folded and singular.
    private static let ofRows = Set(
        Word.split(
            """
            amount quantity portion weight size real actual right correct first second third other others rest whole half dessert total number
            cantidad porción peso tamaño correcto correcta primero primera segundo segunda tercero tercera otro otra otros otras demás resto mitad entero
            entera postre número último última cosa dato medida cuarto mismo misma chico chica grande pequeño pequeña meal food thing count
            """))

    /// "un scoop son 30 gramos", "cada taza eran 200 ml": what one of those that were counted weighed.
    static func weighsOneVessel(_ words: [String]) -> Bool { words.first.map(ofOne.contains) ?? false && vessel(words) != nil }

    private static let ofOne: Set<String> = ["un", "una", "cada", "one", "each"]
    /// Those that a row may be spoken of by.
    private static let measures: Set<String> = ["handful", "glass", "cup", "mug", "scoop", "tbsp", "tsp", "bowl", "plate", "serving", "piece"]

    /// "should be", "debería ser".
    private static func saysShould(_ words: [String]) -> Bool {
        words.contains("should") && words.contains(where: ["be", "have"].contains) || words.contains(where: ["deberia", "deberian"].contains)
    }

    private static let settingEnergy: Set<String> = ["update", "edit", "fix", "adjust", "cambiar", "ponele", "ponles"]
    private static let setting: Set<String> = ["change", "make", "set", "put", "cambia", "pon", "ponle", "corrige"]
    private static let labelling: Set<String> = ["its", "tiene", "tienen", "trae", "traen", "son", "es", "aporta", "aportan"]

    private static let besideTimes = Set(
        Word.split("actually please sorry oh no wait make just all of everything el la de del en realidad todo haz hazlo perdón y and ok"))
    private static let pointedAt: Set<String> = ["that", "it", "those", "them", "eso", "esa", "esto"]

    /// "double the burger", "el doble de arroz": of the row that stands.
    static func multiplied(_ reading: Reading) -> [Request]? {
        let words = reading.words, isTimes = { Vocabulary[.double].contains($0) || Vocabulary[.triple].contains($0) }
        // "twice that" takes nothing out.
        let bare = words.filter { !besideTimes.contains($0) }
        if bare.count == 2, let times = bare.first(where: isTimes), bare.contains(where: pointedAt.contains) {
            // Of all that was told together.
            var selection = Selection(pointsBack: true)
            selection.all = true
            return [.correct(Correction(selection: selection, factor: Vocabulary[.triple].contains(times) ? 3.0 : 2))]
        }
        guard reading.intent.name != "delete_entry", reading.foods.count == 1, reading.foods[0].best != nil, words.count >= 3,
            let place = words.prefix(2).firstIndex(where: isTimes),
            place + 1 < words.count, ["the", "my", "that", "el", "la", "los", "las", "de", "mi"].contains(words[place + 1])
        else { return nil }
        var mention = reading.foods[0]
        mention.amount = Amount()
        // The word itself may have been read as part of the name: "hamburguesa doble".
        let said = Word.split(mention.said).filter { !Vocabulary[.double].contains($0) && !Vocabulary[.triple].contains($0) }
        mention.said = said.joined(separator: " ")
        mention.candidates = []
        return [
            .correct(
                Correction(
                    selection: Selection(foods: [mention], when: reading.when), factor: Vocabulary[.triple].contains(words[place]) ? 3 : 2))
        ]
    }
}
