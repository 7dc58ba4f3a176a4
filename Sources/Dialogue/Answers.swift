import NLU
import Nutrition

/// Reads a message as the answer to an open question or as a choice from a hint.
enum Answers {
    /// The plan when the message answers the question, nil when it is about something else.
    static func plan(_ reading: Reading, _ text: String, _ question: Question) -> Plan? {
        let intent = reading.intent.name
        let tellsWeight = intent == "log_weight" && reading.intent.confidence > 0.9 && reading.words.contains(where: ["peso", "weigh"].contains)
        if tellsWeight, question.name == .howMuch { return nil }
        if let said = goalSaid(reading, question) { return Plan(requests: [said], ending: .answered) }
        if intent == "cancel", !Protest.staysOpen(question, reading) { return Plan(requests: [.cancel], ending: .dropped) }
        if leavesIt(reading, question) { return Plan(requests: [.cancel], ending: .dropped) }
        if question.name != .confirm, question.name != .quiz, question.name != .whichUnits, guesses(text) {
            return Plan(requests: [question.pending.confirmed], ending: .answered)
        }
        if question.name == .quiz { return quiz(reading, text, question) }
        if question.name == .acceptGoal, Intents.doubtsOffer(reading) || Protest.isNoYes(reading.words) { return nil }
        if let requests = withOtherGoals(reading, question) ?? aboutYou(reading, question) { return Plan(requests: requests, ending: .answered) }
        if question.name == .confirm || question.name == .whichIntent || question.name == .acceptGoal {
            // "2800 está bien": the number that was said, not the one offered.
            if intent == "affirm", question.name == .acceptGoal, let said = filled(reading, text, question) {
                return Plan(requests: [said], ending: .answered)
            }
            if intent == "affirm" { return Plan(requests: [question.options.first?.request ?? question.pending], ending: .answered) }
            if intent == "deny" { return Plan(requests: [.cancel], ending: .dropped) }
        }
        // "dale, ponla como mi meta": the one that was offered, or what is still to be known for it.
        if question.name == .acceptGoal || question.name == .aboutYou && reading.own == nil, takesIt(reading) {
            return Plan(requests: [question.options.first?.request ?? question.pending], ending: .answered)
        }
        // "ok set it", of the one amount that was offered.
        if intent == "affirm", question.name == .whichAmount, question.options.count == 1 {
            return Plan(requests: [question.options[0].request ?? question.pending], ending: .answered)
        }
        if question.name == .acceptGoal, let option = named(question, text) { return Plan(requests: [option.request ?? .cancel], ending: .answered) }
        if let several = several(text, question) { return Plan(requests: several, ending: .answered) }
        if let filled = all(text, question.options) ?? filled(reading, text, question) { return Plan(requests: [filled], ending: .answered) }
        if let request = chosen(reading, text, question.options) { return Plan(requests: [request], ending: .answered) }
        if intent == "deny" { return Plan(requests: [.cancel], ending: .dropped) }
        return nil
    }

    /// The request of the option that a message chooses: by number, position or name.
    static func choice(_ reading: Reading, _ text: String, _ options: [Option]) -> Request? {
        guard !options.isEmpty else { return nil }
        let intent = reading.intent.name
        // "a second coffee, same as the first" chooses none of two muffins.
        let isOther = reading.foods.only.map { food in
            let said = Word.split(food.said)
            return food.best != nil && !options.contains { $0.words.contains { name in said.contains { Word.split(name).joined().contains($0) } } }
        }
        if reading.foods.count <= 1, isOther != true, !tellsShare(reading), let ordinal = reading.ordinal,
            intent == "choose" || intent == "inform" || isBareNumber(reading, text) || reading.intent.confidence < 0.5
        {
            return options.at(ordinal: ordinal).map { $0.request ?? .cancel }
        }
        if somethingElse.contains(Word.split(text).joined(separator: " ")) {
            return options.contains { $0.request == nil } ? .correct(Correction(selection: Selection(pointsBack: true))) : nil
        }
        guard ["choose", "inform", "log_food", "out_of_scope", "correct", "affirm", "deny", "ask_food_facts", "search_food"].contains(intent) else {
            return nil
        }
        let words = Set(Word.split(text)).subtracting(Vocabulary[.small])
        // "no cheese" chooses no cheeseburger, "double the fries" no double hamburger.
        let isDenied =
            ["no", "without", "sin", isOther == true ? "double" : "no"].contains(reading.words.first) && !text.lowercased().hasPrefix("no,")
        // "one was a cheeseburger", of two burgers.
        let isOfSeveral =
            ["one", "two", "uno", "una", "dos"].contains(reading.words.first)
            && ["was", "were", "of", "era", "eran", "fue", "de"].contains(reading.words.dropFirst().first)
        guard !words.isEmpty, words.count <= 5, !isDenied, !isOfSeveral else { return nil }
        let scores = options.map { option in
            (option.words + [option.title]).map { name in
                let named = Word.split(name)
                let hits = words.filter { word in named.contains { $0 == word || (word.utf8.count >= 4 && $0.hasPrefix(word)) } }
                return Double(hits.count) / Double(words.count)
            }.max() ?? 0
        }
        // "el estofado era de pollo" says more than which one.
        let isWhole = intent == "log_food" || intent == "correct" && (reading.foods.count > 1 || Vocabulary.says(.being, reading.words))
        guard let best = scores.max(), best >= (isWhole ? 1 : 0.5), scores.filter({ $0 == best }).count == 1,
            let place = scores.firstIndex(of: best),
            // "no chips" names what stands to take it away.
            options[place].request != nil || intent != "correct"
        else { return nil }
        // "blueberry", of the muffin that was taken for one: it stands.
        if options[place].request == nil, let head = options[place].words.first.flatMap({ Word.split($0).last }), !words.contains(head) { return nil }
        return options[place].request ?? .cancel
    }

    private static let answering: Set<String> = [
        "inform", "choose", "log_food", "correct", "out_of_scope", "set_goal", "log_weight", "log_water", "affirm",
    ]

    /// The pending request completed by an amount or a food.
    private static func filled(_ reading: Reading, _ text: String, _ question: Question) -> Request? {
        let amount = reading.amounts.first ?? reading.foods.first.flatMap { $0.amount.isEmpty ? nil : $0.amount }
        let describes = question.name == .whichFood && Intents.describing.contains(reading.words.first ?? "") && !reading.text.hasSuffix("?")
        // "how much was the beer" answers nothing.
        let asks = ["how", "cuanto", "cuanta", "cuantos", "cuantas"].contains(reading.words.first)
        let answers = (describes || answering.contains(reading.intent.name)) && !asks
        if let kept = KeepIntents.filled(reading, question) { return kept }
        guard answers, question.isOfGoal || !tellsOfPerson(reading) else { return nil }
        switch (question.name, question.pending) {
        case (.acceptGoal, _), (.aboutYou, _):
            // "less than 2300 mg sodium" is another goal.
            guard reading.nutrients.allSatisfy({ $0 == .energy }), !Intents.tellsOfFood(reading, amount) else { return nil }
            if case .own(.setGoals(let goals))? = question.options.first?.request { return scaled(goals, to: amount?.quantity) }
            return energyGoal(amount?.quantity)
        case (.whichAmount, .setGoal(let nutrient, _)):
            // "2" is the second of the choices, "two eggs and bacon" no answer to how much sodium.
            guard reading.foods.allSatisfy({ $0.best == nil }), amount?.unit?.grams == nil || nutrient.unit != "kcal",
                reading.nutrients.allSatisfy({ $0 == nutrient }), let quantity = amount?.quantity,
                quantity < 1 || quantity > Double(question.options.count)
            else { return nil }
            return .setGoal(nutrient: nutrient, amount: quantity)
        case (.confirm, .logFood(var request)):
            guard request.foods.count == 1, reading.foods.count <= 1 else { return nil }
            request.confirmed = false
            // "i mean grams": so many of those.
            if let unit = Intents.measureAlone(reading) {
                request.foods[0].amount.unit = unit
                return .logFood(request)
            }
            // "no, 10", "no, 10 eggs between 5 of us": the amount was a slip.
            let told = reading.foods.first.flatMap { $0.amount.quantity == nil ? nil : $0.amount }
            guard let right = told ?? amount, let quantity = right.quantity,
                !["log_weight", "log_water", "set_goal"].contains(reading.intent.name) || reading.words.count <= 2,
                quantity > Double(question.options.count) || reading.intent.name == "correct"
            else { return nil }
            request.foods[0].amount.quantity = told == nil ? quantity * (reading.share ?? 1) : quantity
            if let unit = right.unit { request.foods[0].amount.unit = unit }
            return .logFood(request)
        case (.howMuch, .logFood(var request)):
            guard let amount, request.foods.indices.contains(question.item), reading.foods.count <= 1 else { return nil }
            request.foods[question.item].amount = amount
            return .logFood(request)
        case (.howMuch, .correct(var correction)):
            // "lunch was a sandwich, chips and a coke" tells of something else, and "no chips" of the chips.
            guard reading.foods.count <= 1, !tellsAnew(reading), !text.lowercased().hasPrefix("no "),
                !["y", "and", "put", "add"].contains(reading.words.first)
            else { return nil }
            if let food = reading.foods.first {
                // "2 cañas" is no answer to what the sandwich was.
                let isOther = Word.split(food.said).isDisjoint(with: Set(Word.split(question.subject)))
                let isNamed = food.isDefinite && reading.intent.name == "correct"
                // "2 cañas" is no answer to what the sandwich was; "the coffee at 8 was decaf" is about another row.
                if isOther && !food.amount.isEmpty || isNamed && (isOther || !reading.when.isEmpty) { return nil }
                correction.food = food
                correction.amount = food.amount.isEmpty ? nil : food.amount
                return .correct(correction)
            }
            // "la mitad", of the pizza that was not eaten whole: of what stands.
            let isShare = amount?.unit == nil && amount?.quantity.map { $0 > 0 && $0 < 1 } == true && !correction.selection.foods.isEmpty
            (correction.amount, correction.factor) = isShare ? (nil, amount?.quantity) : (amount, correction.factor)
            return amount == nil ? nil : .correct(correction)
        case (.whichFood, .logFood(var request)):
            guard reading.foods.count == 1 || describes && reading.foods.count > 1 && reading.foods.allSatisfy({ $0.best != nil }),
                request.foods.indices.contains(question.item), reading.ordinal == nil,
                !(reading.intent.name == "correct" && reading.foods[0].isDefinite),
                // "almorcé sopa", "y un café", after an unknown food of breakfast: something else that was had.
                !tellsAnew(reading) && !["y", "and"].contains(reading.words.first)
            else { return nil }
            // One of the offered foods is a choice, not a new food.
            var mention = reading.foods[0]
            // "un poco de pan" has its own.
            if mention.amount.isEmpty, !reading.words.starts(with: ["un", "poco"]) { mention.amount = request.foods[question.item].amount }
            if question.options.contains(where: { $0.words.contains(mention.best?.noun ?? "") }) { return nil }
            request.foods.replaceSubrange(question.item...question.item, with: [mention] + reading.foods.dropFirst())
            request.confirmed = true
            return .logFood(request)
        default: return nil
        }
    }

    /// "mi meta es 1800", "me pesé: 77,1", "mi glucosa 110": of the person, and no amount of food.
    private static func tellsOfPerson(_ reading: Reading) -> Bool {
        let words = reading.words
        return words.count > 1 && (reading.aim != nil || Vocabulary.says(.goal, words) || words.contains(where: ofPerson.contains))
            || ["pese", "weighed"].contains { words.firstIndex(of: $0) != nil } && reading.amounts.first?.unit?.grams.map { $0 < 100 } != true
            || reading.amounts.contains { ["kg", "lb"].contains($0.unit?.name) && $0.quantity ?? 0 >= 30 } && words.count > 2
    }

    private static let ofPerson = Set(
        Word.split("meta objetivo límite goal target limit glucosa glucose báscula balanza scale pesado presión pressure"))

    /// Whether something is told as eaten, and not only named.
    private static func tellsAnew(_ reading: Reading) -> Bool {
        reading.intent.name == "log_food"
            && (reading.when.meal != nil || reading.when.days != nil || Vocabulary.says(.eating, reading.words))
    }

    /// "pon esa meta", "use that", with no other number.
    private static func takesIt(_ reading: Reading) -> Bool {
        let words = reading.words
        return reading.foods.isEmpty && reading.amounts.isEmpty && reading.nutrients.allSatisfy { $0 == .energy } && words.count <= 8
            && !Vocabulary.says(.denying, words) && !reading.text.hasSuffix("?")
            && (OrderWords.isAccepting(words) || reading.intent.name == "affirm" && words.count < 3)
    }

    /// "deshaz", "déjalo como estaba", "keep them", "don't delete them", before anything was done.
    private static func leavesIt(_ reading: Reading, _ question: Question) -> Bool {
        switch question.pending {
        case _ where question.isOfGoal && question.name != .confirm:
            return reading.intent.name == "undo" && !reading.words.isDisjoint(with: ["deja", "dejalo", "dejala", "leave", "keep"])
        case .undo, .redo, .undoAll, .putBack: return false
        case _ where question.name != .confirm: return false
        default:
            return reading.intent.name == "undo" || reading.words.first == "keep"
                || reading.intent.name == "delete_entry" && Intents.forbids(reading.words)
        }
    }

    private static func isBareNumber(_ reading: Reading, _ text: String) -> Bool { Word.split(text).count == 1 && reading.ordinal != nil }

    static func guesses(_ text: String) -> Bool {
        let words = Set(Word.split(text))
        // "any ideas for breakfast?" is no guess.
        let said = words.intersection(Vocabulary[.guessing])
        return words.count <= (said.isSubset(of: ["any", "cualquier"]) ? 2 : 5) && !said.isEmpty
            || [["dont", "know"], ["not", "sure"], ["no", "se"], ["ni", "idea"], ["da", "igual"], ["no", "seguro"], ["no", "segura"]].contains {
                words.isSuperset(of: $0)
            }
    }

    /// Folded and singular.
    static let somethingElse: Set<String> = [
        "something else", "other", "none", "neither", "none of those", "none of them", "otra cosa", "otro", "otra", "ninguno", "ninguna",
        "ninguno de eso", "ninguna de esa", "ninguno de ello",
    ]
}
