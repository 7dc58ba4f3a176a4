import NLU
import Nutrition

/// What was eaten, drunk and weighed.
extension Intents {
    /// "tengo alergia a los cacahuates": told, not eaten.
    static func allergy(_ reading: Reading) -> [Request]? {
        guard Preference.speaksOfAllergy(reading.words) else { return nil }
        if isOfOtherAlone(reading.words) { return [.tell(.nothingDone)] }
        let told = Preference.all(in: reading)
        return told.isEmpty ? nil : [.setPreferences(told)]
    }

    /// "breakfast without eggs", "a meal under 600 calories with fish": what such a meal should be, and nothing eaten.
    static func mealWanted(_ reading: Reading) -> Request? {
        let words = reading.words.drop { ["a", "an", "some", "un", "una"].contains($0) }
        // "gluten free snacks", "a sweet snack": ideas for one.
        if words.count <= 4, words.count > 1, words.last == "snack", !Vocabulary.says(.eating, reading.words), reading.when.days == nil,
            words.first.map({ ["sweet", "salty", "savory", "savoury", "healthy", "crunchy", "light", "quick"].contains($0) }) ?? false
                || words.indices.contains(where: { Diet.named(Array(words), at: $0 - words.startIndex) != nil }) || words.contains("free")
        {
            return .recommendFood(RecipeQuery(reading))
        }
        guard let first = words.first, !Vocabulary.says(.eating, reading.words), reading.when.days == nil, reading.when.minute == nil,
            Meal.allCases.contains(where: { $0.rawValue == first }) || Vocabulary[.mealWord].contains(first)
                || ["desayuno", "almuerzo", "cena", "supper"].contains(first)
        else { return nil }
        let query = RecipeQuery(reading), next = words.dropFirst().first ?? ""
        let isBounded = query.maximumKilocalories != nil && ["under", "below", "less", "within", "de", "con", "up"].contains(next)
        let isWithout = Vocabulary[.without].contains(next) && reading.foods.allSatisfy { $0.negated && !$0.isDefinite }
        return isBounded || isWithout ? .recommendRecipe(query) : nil
    }

    /// "both with milk", "and a poached egg on each", "con una cucharada de crema cada uno".
    private static func tellsOfEach(_ words: [String]) -> Bool {
        let rest = words.drop { ["and", "y", "with", "con"].contains($0) }, last = words.suffix(2)
        return ["both", "each", "cada"].contains(rest.first ?? "") || ["each", "both"].contains(last.last ?? "")
            || last.first == "cada" && ["uno", "una"].contains(last.last ?? "") || words.suffix(3).starts(with: ["each", "of", "them"])
    }

    /// Foods to the diary, plain water to its own count; "log it" is the food spoken of last.
    static func log(_ reading: Reading, _ tracker: Tracker) -> [Request] {
        guard !reading.foods.isEmpty else {
            // "just log it", of what was logged a moment ago.
            if ["log_food", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty,
                reading.words.allSatisfy(loggingIt.contains)
            {
                return [.correct(Correction(selection: Selection(pointsBack: true), factor: 1))]
            }
            if let request = strangeWeighed(reading) ?? onlySoMany(reading, tracker) ?? askedFoods(reading, tracker) { return [request] }
            // "me comí la mitad"; "me comí nomás tres", of what was just told.
            if reading.amounts.count == 1, reading.amounts[0].unit.map({ ["piece", "slice"].contains($0.name) }) ?? true,
                let quantity = reading.amounts[0].quantity, quantity > 0,
                quantity < 1 || ["log_food", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty, reading.when.isEmpty
            {
                return correct(reading, tracker)
            }
            if reading.pointsBack, !tracker.entries.isEmpty, reading.amounts.isEmpty, Vocabulary.says(.repeating, reading.words) {
                return [.copy(Selection(pointsBack: true), to: reading.when)]
            }
            if let strange = strangeMeasured(reading) { return [strange] }
            if reading.pointsBack || reading.amounts.contains(where: { $0.quantity != nil }), let food = tracker.food {
                let mention = food.mention(reading.amounts.first ?? Amount(quantity: food.grams, unit: .gram))
                var log = LogFood(foods: [mention], when: reading.when)
                log.restates = restates(reading.text)
                if Vocabulary.says(.oneMore, reading.words), !reading.amounts.isEmpty { log.isMoreOfLast = true }
                return [.logFood(log)]
            }
            return [.fallback(text: reading.text, nearest: [], repeated: tracker.misunderstandings > 0)]
        }
        if let wanted = mealWanted(reading) { return [wanted] }
        var reading = reading
        // "I had one of those with a cappuccino": with what was asked about.
        if let asked = besideAsked(reading, tracker) {
            reading.foods = asked + reading.foods
        } else if madeAnew.contains(reading.words[0]), let company = withCompany(reading, tracker) {
            return company
        }
        // "I want to log yesterday's lunch": and this is it.
        // Another meal after the one that was announced is of its own day again.
        if let telling = tracker.telling, reading.when.days == nil,
            tracker.lastAction == "go_ahead" || (reading.when.meal ?? telling.meal) == telling.meal || telling.meal == nil
        {
            reading.when = reading.when.isEmpty && tracker.lastAction == "go_ahead" ? telling : reading.when.filled(from: When(days: telling.days))
        }
        if let asked = placeAsked(reading, tracker) { reading.when = asked }
        // "thanksgiving yesterday: turkey and stuffing": a feast of another day is no breakfast, whatever the clock says now.
        if reading.when.days != nil, reading.when == When(days: reading.when.days), !feasts.isDisjoint(with: reading.words),
            reading.foods.allSatisfy({ feasts.isDisjoint(with: Word.split($0.said)) })
        {
            reading.when.meal = .dinner
        }
        // "no nuts": nothing was eaten.
        var words = reading.words
        if words.count > 1, ["pero", "but", "y", "and"].contains(words[0]) { words.removeFirst() }
        if words.count <= 4, Vocabulary[.without].contains(words[0]), !saysWithout(reading),
            !words.contains(where: ["just", "only", "solo", "but", "sino"].contains),
            reading.foods.allSatisfy(\.amount.isEmpty)
        {
            for place in reading.foods.indices { reading.foods[place].negated = true }
        }
        // "and it was 3 eggs", "it was a quest bar": what stands was that; "no llevaba jamón sino pavo".
        if saysWhatItWas(reading, tracker) || isKindOfOne(reading, tracker)
            || !tracker.entries.isEmpty && words.contains("sino") && !Vocabulary.says(.eating, words)
                && reading.foods.contains(where: { $0.negated || !$0.removed.isEmpty })
        {
            return correct(reading, tracker)
        }
        // "that one had milk", "it had chicken, rice and beans".
        if ["it", "they", "that", "one"].contains(words[0]) {
            if let told = withCompany(reading, tracker) { return told }
        }
        if words.contains("had"), let both = hadBesides(reading, tracker) { return both }
        // "4 slices, pepperoni": how much of what stands, and which it was.
        if tracker.lastAction == "log_food", tracker.entries.count == 1, let food = reading.foods.only, food.amount.isEmpty, !food.negated,
            let amount = reading.amounts.only, amount.quantity != nil || amount.size != nil, amount.unit != nil || amount.size != nil,
            words.count <= 6,
            reading.text.contains(",") || amount.size != nil && words.contains(where: ["with", "con"].contains)
        {
            var added = LogFood(foods: [food], when: When())
            if amount.size != nil { (added.continues, added.restates) = (true, .never) }
            return [.correct(Correction(selection: Selection(ids: tracker.entries), amount: amount)), .logFood(added)]
        }
        // "the bar was a quest bar".
        if !tracker.entries.isEmpty, let named = vessel(words), let food = reading.foods.only, food.best != nil {
            return [.correct(Correction(selection: Selection(foods: [named]), food: food))]
        }
        // "coke zero actually": what it was.
        if !tracker.entries.isEmpty, ["log_food", "correct"].contains(tracker.lastAction ?? ""), words.last == "actually", words.count <= 4,
            let food = reading.foods.only, !food.negated, food.best != nil, reading.when.isEmpty
        {
            return correct(reading, tracker)
        }
        let water = reading.foods.filter { isWater($0) && !$0.negated }
        let foods = reading.foods.filter { !isWater($0) }
        if let narrower = narrower(reading, tracker) { return [narrower] }
        if reading.foods.allSatisfy(\.negated), words.contains(where: untaken.contains) { return [.tell(.nothingDone)] }
        // "no butter", "without the cheese": taken away from what was logged.
        if reading.foods.allSatisfy(\.negated), !tracker.entries.isEmpty {
            // "one without cheese" counts them.
            let isCounted = reading.amounts.only?.quantity != nil && !Vocabulary[.without].contains(words[0])
            let measure = reading.amounts.only.flatMap { $0.unit == nil && !isCounted ? nil : $0 }
            // "without the granola today": none of yesterday.
            if let day = tracker.day, reading.when.days?.contains(day) == false {
                return [.delete(Selection(foods: reading.foods, when: reading.when))]
            }
            let row = Selection(when: reading.when, pointsBack: true)
            return [.correct(Correction(selection: row, amount: measure, removed: reading.foods.map(\.said)))]
        }
        var requests: [Request] = []
        if tracker.lastAction == "delete_entry", reading.when.isEmpty, Vocabulary.says(.inPlace, words), let scope = tracker.scope {
            reading.when = scope
        }
        if let change = change(reading, tracker) { return change }
        // "just half the rice today", of the rice that stands.
        if !tracker.entries.isEmpty, Vocabulary[.only].contains(words.first ?? ""), let food = foods.only, food.isDefinite, !food.negated,
            food.amount.unit == nil, let share = food.amount.quantity, share < 1, reading.when.meal == nil
        {
            return correct(reading, tracker)
        }
        if foods.contains(where: { !$0.negated }) {
            var log = LogFood(foods: foods, when: reading.when, continues: continues(reading))
            log.restates = restates(reading.text)
            let opening = words.first == "no" ? words.drop(while: OrderWords.apologising.union(["no"]).contains).first ?? words.first : words.first
            log.opening = reading.opensCourse || opening == Word.split(foods[0].said).first ? nil : opening
            log.kindOf = kindOf(foods, words, tracker)
            if !tracker.entries.isEmpty, let first = reading.words.first,
                butWords.contains(first) || tracker.lastAction == "copy_entries" && ["with", "con"].contains(first)
            {
                log.isOtherwise = true
                // "pero con 2 huevos", of a breakfast that was copied: there.
                if tracker.lastAction == "copy_entries", reading.when.isEmpty { log.continues = true }
            }
            if tellsOfEach(words), !tracker.entries.isEmpty { log.isOnEach = true }
            if foods.contains(where: { $0.isLeft == true }), reading.when.days == nil { log.restates = .never }
            if multiplies(reading) { log.isMultiple = true }
            log.namesHost = namesHost(foods, words) ? true : nil
            let rest = words.count - Word.split(foods[0].said).count
            if log.restates == nil, foods.count == 1, foods[0].amount.quantity != nil, foods[0].amount.size == nil,
                rest == 1 || rest == 2 && (["g", "ml"].contains(foods[0].amount.unit?.name ?? "") || foods[0].amount.quantity ?? 1 < 1),
                reading.when.isEmpty
            {
                log.restates = .bare
            }
            if foods.count == 1, isPlaced(foods[0], words, reading.when) { log.restates = isPlacedAlready(words, tracker) ? .never : .bare }
            log.isAmountAnew = restatesAmount(foods, words, tracker) ? true : nil
            if foods.count == 2, foods[1].isDefinite, foods[0].amount.isEmpty, Word.split(foods[0].said).last == "milk", putsOn(words, foods[1]),
                Vocabulary[.milkDrink].contains(Word.split(foods[1].said).last ?? "")
            {
                // "skim milk in the latte": which latte it was.
                return [.correct(Correction(selection: Selection(foods: [foods[1]]), words: foods[0].said))]
            }
            if !tracker.entries.isEmpty, let host = besides(foods, words) ?? hostNamedFirst(foods, words) {
                log.addedTo = log.foods.remove(at: host)
                log.restates = .never
            }
            requests.append(.logFood(log))
        }
        for mention in water { requests.append(.logWater(millilitres: mention.amount.millilitresOfWater, mention.when.filled(from: reading.when))) }
        // Nothing but what was not in it, and nothing it could have been in.
        return requests.isEmpty ? [.fallback(text: reading.text, nearest: [], repeated: tracker.misunderstandings > 0)] : requests
    }

    /// "double meat", "with triple cheese".
    static func multiplies(_ reading: Reading) -> Bool {
        let words = reading.words.drop { ["with", "and", "con", "y", "but"].contains($0) }
        return words.count > 1 && words.count <= 7 && ["double", "triple", "doble"].contains(words.first)
            && !words.contains(where: doubledDrinks.contains)
    }

    private static let doubledDrinks = Set(
        Word.split("shot espresso coffee café expreso cortado latte whisky whiskey vodka gin rum ron tequila brandy scotch cream crema"))
    private static let feasts: Set<String> = ["thanksgiving", "christmas", "xmas", "nochebuena", "nochevieja"]
    private static let loggingIt = Set(
        Word.split(
            "just please so yes ok log add save write it that down in to the my diary anótalo apúntalo regístralo guárdalo sí por favor nomás solo"))

    private static func besideAsked(_ reading: Reading, _ tracker: Tracker) -> [FoodMention]? {
        let words = reading.words
        // "log that with a diet coke".
        if let with = words.firstIndex(where: ["with", "con", "and", "y"].contains), (1...3).contains(with), !tracker.asked.isEmpty,
            Vocabulary.says(.logging, words[..<with]) && ["that", "it", "eso"].contains(words[with - 1])
                || ["anota", "apunta", "agrega", "anade", "registra", "pon"].contains(where: { words[0] == $0 + "lo" || words[0] == $0 + "la" }),
            case .logFood(let log)? = askedFoods(reading, tracker)
        {
            return log.foods
        }
        // "had that on toast", "60 g of it with yogurt", "me la comí con un huevo".
        if !tracker.asked.isEmpty || tracker.lastAction == "create_food",
            let joint = words.indices.dropFirst().first(where: { isPronoun(words, before: $0) }),
            joint + 1 < words.count, case .logFood(let log)? = askedFoods(reading, tracker)
        {
            return log.foods
        }
        let text = words.joined(separator: " ")
        // "had two so far, with a cup of milk", of the food that was just made or asked about.
        let joint = words.firstIndex { ["with", "and", "con"].contains($0) } ?? 0
        let count = words[..<joint].lazy.compactMap { SmallCount.of($0) ?? counted[$0] }.first
        let isOne =
            count != nil && Vocabulary.says(.eating, words[..<joint])
            && words[..<joint].allSatisfy {
                SmallCount.of($0) != nil || counted[$0] != nil || Vocabulary[.eating].contains($0) || aboutCount.contains($0)
            }
            && ["create_food", "ask_nutrient", "ask_food_facts", "search_food"].contains(tracker.lastAction ?? "")
        guard
            isOne && (tracker.lastAction == "create_food" || !tracker.asked.isEmpty)
                || ["one of those", "one of them", "uno de esos", "una de esa", "uno de eso", "una de esas"].contains(where: text.contains)
                    && !tracker.asked.isEmpty
        else { return nil }
        return tracker.food.map { [$0.mention(Amount(quantity: isOne ? count : 1))] }
    }

    /// "dos de carne", after empanadas: what they are kinds of, by the first word of what was spoken of last.
    private static func kindOf(_ foods: [FoodMention], _ words: [String], _ tracker: Tracker) -> String? {
        let counts = Vocabulary[.counts].union(["un", "una", "uno", "otra", "otro"])
        let areKinds = foods.allSatisfy { mention in
            guard let head = Word.split(mention.said).first, let place = words.firstIndex(of: head), place > 1 else { return false }
            return words[place - 1] == "de" && (counts.contains(words[place - 2]) || Double(words[place - 2]) != nil)
        }
        return areKinds ? tracker.asked.last.flatMap { Word.split($0.said).first } : nil
    }

    /// "that with", "me la comí con": a pronoun, and what goes with it.
    private static func isPronoun(_ words: [String], before joint: Int) -> Bool {
        guard ["with", "on", "and", "over", "con", "y", "sobre"].contains(words[joint]) else { return false }
        if ["that", "it", "them", "those", "this", "eso", "esos", "esas", "ese", "esa"].contains(words[joint - 1]) { return true }
        return joint > 1 && ["lo", "la", "los", "las"].contains(words[joint - 2]) && Vocabulary[.eating].contains(words[joint - 1])
    }

    /// "una cerveza con los tacos", "con la pizza una coca": the one food that may stand already, which the others went with.
    private static func besides(_ foods: [FoodMention], _ words: [String]) -> Int? {
        guard foods.count > 1, let place = foods.firstIndex(where: { $0.isDefinite && $0.amount.isEmpty && $0.best != nil && putsOn(words, $0) }),
            // "forgot the butter on the bread": both are called so.
            words.prefix(3).contains(where: ["forgot", "missed", "olvide"].contains)
                || foods.indices.allSatisfy({ $0 == place || !foods[$0].isDefinite }), foods.allSatisfy({ !$0.negated })
        else { return nil }
        return place
    }

    /// "el té con endulzante", of the tea that stands: it is named first, and then what went into it.
    private static func hostNamedFirst(_ foods: [FoodMention], _ words: [String]) -> Int? {
        guard foods.count > 1, foods[0].isDefinite, foods[0].amount.isEmpty, foods[0].best != nil,
            ["el", "la", "los", "las", "mi", "the", "my"].contains(words[0]),
            foods.dropFirst().allSatisfy({ !$0.isDefinite }), foods.allSatisfy({ !$0.negated && $0.removed.isEmpty })
        else { return nil }
        let name = Word.split(foods[0].said)
        return words.dropFirst().starts(with: name + ["con"]) || words.dropFirst().starts(with: name + ["with"]) ? 0 : nil
    }
    private static let madeAnew: Set<String> = ["hazlo", "ponlo", "hazla", "ponla"]
    private static let counted: [String: Double] = ["half": 0.5]
    private static let aboutCount = Set(Word.split("i ive just me so far today already of them those these this morning hoy ya"))

    /// "and a beer", "oh and a salad", "with milk": goes on with the last message.
    static func continues(_ reading: Reading) -> Bool {
        let words = reading.words
        // "y una concha ahorita" is of now, and not of the meal before.
        guard let first = words.first, !reading.isOfThisMoment else { return false }
        let next = ["oh", "ah", "ok", "okay", "yes", "yeah", "right", "vale"].contains(first) ? words.dropFirst().first ?? first : first
        if Vocabulary[.goingOn].contains(next) || next == "forgot" || words.starts(with: ["i", "also"]) || words.starts(with: ["i", "forgot"]) {
            return true
        }
        // "both with cream", after two coffees.
        if reading.thereWas || [["both", "with"], ["one", "with"], ["both", "had"]].contains(where: { words.starts(with: $0) }) { return true }
        // "de primero lentejas y de segundo merluza" is a meal of its own; "de postre un flan" goes on with one.
        if reading.opensCourse { return !(words.prefix(3).contains("primero") && words.contains("segundo")) }
        // "I had beans instead": where it was taken from.
        if Vocabulary.says(.inPlace, words), !words.contains("of"), reading.when.isEmpty { return true }
        // "fish and chips, mushy peas too" is one meal; "oj too", "edamame as well, small bowl".
        guard reading.foods.count < 2 || isDrinkWith(reading) else { return false }
        return words.dropFirst().suffix(4).contains(where: ["too", "tambien", "well", "also"].contains)
    }

    /// "ranch on the salad", "milk in the coffee": where it went.
    static func putsOn(_ words: [String], _ host: FoodMention) -> Bool {
        guard let first = Word.split(host.said).first, let place = words.lastIndex(of: first), place >= 2 else { return false }
        // "les puse salsa a los tacos".
        if ["a", "al"].contains(words[place - 2]) || words[place - 1] == "al" { return ["los", "las", "la", "al"].contains(words[place - 1]) }
        return ["on", "in", "to", "into", "onto", "over", "with", "beside", "for", "con", "en", "para"].contains(words[place - 2])
            && ["the", "my", "that", "those", "el", "la", "los", "las", "mi", "mis", "esa", "ese"].contains(words[place - 1])
    }

    /// "el día anterior fue una hamburguesa", "el postre fue una manzana": told of another day or course, and nothing put right.
    static func tellsBeside(_ reading: Reading, _ tracker: Tracker) -> Bool {
        let foods = reading.foods.filter { !$0.negated }
        // "I forgot the orange juice".
        if reading.words.prefix(4).contains("forgot"), !foods.isEmpty, !Vocabulary.says(.takingBack, reading.words.filter { $0 != "forgot" }) {
            return true
        }
        if let food = foods.only, food.best != nil, isStory(reading.words, of: food) { return true }
        // "el segundo era arroz integral", of several that were told.
        let isPlace = ["el", "lo"].contains(reading.words[0]) && ["primero", "segundo"].contains(reading.words.dropFirst().first ?? "")
        if isPlace, tracker.entries.count > 1 || tracker.listed?.count ?? 0 > 1 { return false }
        return (dayBeside(reading) != nil || reading.opensCourse) && !foods.isEmpty && foods.allSatisfy { $0.best != nil }
            && Vocabulary.says(.being, reading.words)
    }

    /// "how much water": asked, and not drunk.
    static func asksHowMuch(_ reading: Reading) -> Bool {
        let words = reading.words
        let isTotal =
            ["what", "whats", "show", "check", "cual", "hows", "how", "como", "que"].contains(words.first)
            && reading.amounts.allSatisfy { $0.quantity == nil }
        return reading.text.hasSuffix("?") || isTotal || words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"])
            || ["cuanta", "cuanto"].contains(words.first)
    }

    static func isWater(_ mention: FoodMention) -> Bool { mention.best?.noun == "water" }

    static func water(_ reading: Reading) -> Double {
        let named = reading.foods.first.flatMap { $0.amount.isEmpty ? nil : $0.amount }
        // "a bottle, 16 oz": the measure tells more than what it came in.
        func measured(_ amount: Amount) -> Bool { amount.unit.map { $0.millilitres != nil || $0.grams != nil } ?? false }
        let exact =
            reading.amounts.count == 2 && reading.amounts[0].quantity ?? 1 == 1 && !measured(reading.amounts[0]) && measured(reading.amounts[1])
        let amount = named ?? (exact ? reading.amounts[1] : reading.amounts.first) ?? Amount()
        let words = reading.words.dropFirst(3)
        guard reading.foods.count <= 1, amount.quantity != nil, words.contains(where: ["y", "and", "luego", "despues"].contains) else {
            return amount.millilitresOfWater
        }
        // "2 vasos de agua y después otro más", "medio litro y luego 2 vasos": what has no measure of its own has the first one's.
        let told = (named == nil ? reading.amounts.dropFirst() : reading.amounts[...]).filter { $0.quantity ?? 99 <= 12 || $0.unit != nil }
        let isOneMore = told.isEmpty && amount.unit != nil && words.contains(where: ["otro", "otra", "another"].contains)
        let more = isOneMore ? [Amount(quantity: 1)] : Array(told)
        return more.reduce(amount.millilitresOfWater) { $0 + Amount(quantity: $1.quantity, unit: $1.unit ?? amount.unit).millilitresOfWater }
    }

    /// "went to the gym", "ran a parkrun this morning": done, whatever else the words come near; sleep is no exercise but is noted.
    static func exerciseTold(_ reading: Reading) -> Request? {
        let words = reading.words
        let slept = ["slept", "sleep", "dormi", "dormido", "dormir", "sleeping"]
        if let activity = reading.activity, reading.intent.name == "log_exercise", Word.split(activity.said).contains(where: slept.contains) {
            return .keep(.addNote(KeepIntents.note(in: reading.text), When(days: reading.when.days)))
        }
        // "he dormido fatal, 5 horas": told of no activity at all.
        if reading.activity == nil || Word.split(reading.activity?.said ?? "").contains(where: slept.contains), words.count <= 10,
            ["log_exercise", "out_of_scope", "inform", "set_profile"].contains(reading.intent.name), reading.foods.isEmpty,
            !reading.text.hasSuffix("?"),
            let place = words.prefix(4).firstIndex(where: ["slept", "dormi", "dormido"].contains),
            words[(place + 1)...].contains(where: { ["hora", "hour", "h", "hs"].contains($0) || $0.hasSuffix("h") && Double($0.dropLast()) != nil }),
            Vocabulary[.denying].isDisjoint(with: words)
        {
            return .keep(.addNote(KeepIntents.note(in: reading.text), When(days: reading.when.days)))
        }
        guard let activity = reading.activity, ["out_of_scope", "log_in"].contains(reading.intent.name), reading.foods.isEmpty,
            reading.nutrients.isEmpty,
            !reading.text.hasSuffix("?"), words.count <= 10, Vocabulary[.denying].isDisjoint(with: words),
            words.prefix(3).contains(where: ["went", "did", "ran", "been", "just", "fui", "hice", "corri"].contains) || activity.kilometres != nil
        else { return nil }
        return .logExercise(activity, reading.when)
    }
}
