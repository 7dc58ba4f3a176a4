import NLU
import Nutrition

/// How the words of a correction are read: what opens it, and what an amount is given to.
extension Intents {
    /// "half an avocado", "medio aguacate": so much of one, whatever was logged; "half the avocado" is a share of that.
    static func isHalfOne(_ reading: Reading) -> Bool {
        guard reading.foods.count(where: { !$0.negated }) == 1, let food = reading.foods.first(where: { !$0.negated }), !food.isDefinite else {
            return false
        }
        let words = reading.words
        // "a third of a baguette".
        if zip(words, words.dropFirst()).contains(where: { ["of", "de"].contains($0) && ["a", "an", "un", "una"].contains($1) }) { return true }
        guard let half = words.firstIndex(where: ["half", "medio", "media"].contains), half + 1 < words.count else { return false }
        return words[half] != "half" || ["a", "an"].contains(words[half + 1])
    }

    /// "all the coffees"; an "everything bagel" is one bagel.
    static func saysAll(_ words: [String]) -> Bool {
        words.indices.contains { place in
            Vocabulary[.everything].contains(words[place])
                && !(words[place] == "everything" && place + 1 < words.count
                    && ["bagel", "seasoning", "pizza", "sandwich"].contains(words[place + 1]))
        }
    }

    /// "the second one was 100 g" has a place, "two, no three" has none.
    static func isPlace(_ reading: Reading) -> Bool {
        let words = reading.words
        // "a third of a baguette" is no place.
        let isPart = reading.ordinal.map { place in
            place > 2 && (reading.amounts + reading.foods.map(\.amount)).contains { abs(($0.quantity ?? 1) * Double(place) - 1) < 0.01 }
        }
        return isPart != true && reading.count == nil && words.count > 2 && !["no", "not"].contains(words[words.count - 2])
    }

    /// "the second one was 3": how many there were in that place, and no choice of it.
    static func putsPlaceRight(_ reading: Reading) -> Bool {
        reading.ordinal != nil && Vocabulary.says(.being, reading.words) && reading.amounts.contains { $0.quantity ?? 1 != 1 }
    }

    /// So many grams, millilitres or cups.
    static func weighed(_ reading: Reading) -> Amount? {
        reading.amounts.first { $0.quantity != nil && ["g", "kg", "ml", "l", "oz", "cup", "tbsp", "tsp"].contains($0.unit?.name ?? "") }
    }

    /// "i mean grams", "gramos, no piezas": a measure alone, for the number that stands.
    static func measureAlone(_ reading: Reading) -> Unit? {
        guard reading.foods.isEmpty, reading.amounts.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"), reading.words.count <= 6
        else { return nil }
        if let measure = reading.words.lazy.compactMap({ measures[$0] }).first { return Unit(measure) }
        // "they were stubbies", "eran latas".
        guard (2...4).contains(reading.words.count), Vocabulary[.being].contains(reading.words[reading.words.count - 2]) else { return nil }
        return reading.words.last.flatMap(Unit.named).flatMap { vessels.contains($0.name) ? $0 : nil }
    }

    private static let vessels: Set<String> = [
        "can", "pint", "schooner", "middy", "stubby", "tinny", "mug",
    ]

    private static let measures = [
        "gram": "g", "gramme": "g", "g": "g", "gr": "g", "gramo": "g", "ml": "ml", "millilitre": "ml", "milliliter": "ml", "mililitro": "ml",
        "ounce": "oz", "oz": "oz", "onza": "oz",
    ]

    /// "the coffee yesterday at 8 was decaf": what follows "was" is no time to move it to.
    static func tellsKind(_ reading: Reading) -> Bool {
        let words = Word.split(reading.untimed)
        guard reading.target == nil, !reading.foods.isEmpty, let verb = words.firstIndex(where: Vocabulary[.being].contains) else { return false }
        // "the crisps were at 11, so put them under snack": where they go.
        let ordered = zip(words, words.dropFirst()).contains {
            ["put", "move", "file", "log"].contains($0) && ["it", "them", "that", "those"].contains($1)
        }
        if ordered, reading.when.meal != nil { return false }
        return words[(verb + 1)...].contains { !Vocabulary[.small].contains($0) && !Vocabulary[.placing].contains($0) }
    }

    /// "was with", "iba con".
    static func isWith(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains {
            ["was", "were", "came", "era", "eran", "iba", "iban", "fue"].contains($0) && ["with", "con"].contains($1)
        }
    }

    /// "…, no más", "nomás": that this is all there was.
    static func endsThere(_ words: [String]) -> Bool {
        words.last == "nomas" || ["no", "nada"].contains(words.dropLast().last) && ["ma", "mas"].contains(words.last)
    }

    /// "ponle salsa verde": one thing more; "ponle que la coca fue light" and "ponle media taza al arroz" say it of what stands.
    static func isAdding(_ foods: [FoodMention], _ words: [String]) -> Bool {
        if !foods.isEmpty, ["add", "put", "pour", "throw", "stick"].contains(words.first ?? ""), foods.allSatisfy({ !$0.isDefinite }),
            pronouns.contains(where: { words.suffix(2) == $0 })
        {
            // "add honey to it".
            return true
        }
        guard let food = foods.first, Vocabulary[.adding].contains(words.first ?? ""), words.dropFirst().first != "que" else { return false }
        // "ponele medio sándwich nomás": no more than that.
        if foods.count == 1, !food.amount.isEmpty, Vocabulary.says(.only, words) || endsThere(words) { return false }
        guard !food.amount.isEmpty, let name = Word.split(food.said).first, let place = words.lastIndex(of: name), place > 1 else { return true }
        return words[place - 1] != "al" && !(words[place - 2] == "a" && ["la", "los", "las"].contains(words[place - 1]))
    }

    private static let pronouns = ["to it", "on it", "in it", "to that", "on that", "in that", "on top", "to them", "on them"].map {
        $0.split(separator: " ").map(String.init)[...]
    }

    /// "3 beers in total", "I had 4 coffees altogether": what stands of it, counted together.
    static func inAll(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard ["log_food", "correct"].contains(reading.intent.name), !tracker.entries.isEmpty, reading.when.isEmpty,
            let mention = reading.foods.only, !mention.negated, mention.amount.unit == nil, let count = mention.amount.quantity, count > 1,
            ["in total", "in all", "altogether", "all together", "en total"].contains(where: words.joined(separator: " ").hasSuffix)
        else { return nil }
        let named = FoodMention(said: mention.said, candidates: mention.candidates)
        return [.correct(Correction(selection: Selection(foods: [named]), amount: Amount(quantity: count)))]
    }

    /// "one of them was decaf", "dos eran de bistec", "the last one was a latte": how many of what was counted.
    static func ofSeveral(_ words: [String], _ tracker: Tracker) -> Double? {
        let words = words.drop { ["but", "and", "actually", "oh", "sorry", "pero", "y", "ah", "perdon"].contains($0) }
        guard let verb = words.firstIndex(where: ["was", "were", "had", "era", "eran", "fue", "fueron"].contains), verb + 1 < words.endIndex,
            !tracker.entries.isEmpty
        else { return nil }
        let subject = Array(words[..<verb])
        if let first = subject.first, let count = SmallCount.of(first) {
            // "una porción era de verdura", "one taco was carnitas".
            let names = tracker.food.map { Vocabulary[.container].union(Word.split($0.noun)) } ?? Vocabulary[.container]
            return subject.count == 1 || ["of", "de"].contains(subject[1]) || subject.count == 2 && names.contains(subject[1]) ? count : nil
        }
        // "la mitad eran de atún": so many of what was counted.
        if ["half", "mitad"].contains(subject.last(where: { !["of", "them", "de", "ellos", "ellas", "those"].contains($0) })), subject.count <= 4,
            ["were", "eran", "fueron"].contains(words[verb])
        {
            return 0.5
        }
        let places = [
            "last", "first", "second", "third", "other", "ultimo", "ultima", "primero", "primera", "segundo", "segunda", "tercero", "tercera",
        ]
        guard subject.count > 1, ["the", "my", "el", "la"].contains(subject[0]), places.contains(subject[1]) else { return nil }
        // "the first one was egg whites", of eggs, bacon and juice: the first row.
        if max(tracker.entries.count, tracker.listed?.count ?? 0) > 2, !["other", "otro", "otra"].contains(subject[1]) { return nil }
        return subject.count <= 3 ? 1 : nil
    }

    /// "it had cheese", "the latte was a large with oat milk", "it was 2 scoops with 300 ml of milk": how much it was, and what came with it.
    static func withCompany(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, foods = reading.foods
        guard !tracker.entries.isEmpty, reading.replacement == nil || foods.count == 2, let company = foods.last, !company.isDefinite,
            foods.allSatisfy({ !$0.negated && $0.best != nil && $0.removed.isEmpty }), let name = Word.split(company.said).first,
            let place = words.lastIndex(of: name)
        else { return nil }
        var log = LogFood(foods: [company], when: reading.when, continues: true)
        log.restates = .part
        if has(words), foods.allSatisfy({ !$0.isDefinite }), !Vocabulary.says(.only, words) {
            // The "one" of "that one had milk" counts nothing.
            if words.prefix(2).contains("one"), company.amount == Amount(quantity: 1) { log.foods[0].amount = Amount() }
            // "it had bacon too", "tenía lechuga, tomate y mayonesa": so much more.
            if Vocabulary.says(.oneMore, words) || foods.count > 1 { (log.foods, log.restates) = (foods, .never) }
            log.areContents = Vocabulary.says(.oneMore, words) ? nil : true
            return [.logFood(log)]
        }
        // "the omelette had 3 eggs", of a cheese omelette.
        if foods.count == 1, ["the", "my", "el", "la", "mi"].contains(words[0]),
            let verb = words.prefix(5).firstIndex(where: ["had", "has", "llevaba", "tenia", "traia", "iba", "venia"].contains),
            (2..<place).contains(verb), Vocabulary[.others].isDisjoint(with: words)
        {
            log.addedTo = FoodMention(said: words[1..<verb].joined(separator: " "), candidates: [])
            return [.logFood(log)]
        }
        // "make it with skim milk", "que sea con leche de almendras": no other food.
        let asks = [["make", "it"], ["make", "that"], ["have", "it"], ["que", "sea"]].contains { words.starts(with: $0) }
        if foods.count == 1, asks || ["hazlo", "ponlo", "hazla", "ponla", "era", "fue", "eran", "fueron"].contains(words[0]), reading.amounts.isEmpty,
            let joint = words[..<place].last(where: {
                !Vocabulary[.counts].contains($0) && !["some", "a", "un", "una"].contains($0) && Double($0) == nil
            }),
            ["with", "w", "con"].contains(joint)
        {
            (log.opening, log.restates) = (joint, nil)
            return [.logFood(log)]
        }
        if let told = wasWith(reading, company) { return told }
        guard Vocabulary.says(.being, words) || asks, words[..<place].suffix(4).contains(where: ["with", "w", "con"].contains) else { return nil }
        var host = foods.count == 2 && foods[0].isDefinite ? foods[0] : nil
        guard foods.count == 1 && (asks || ["it", "they", "that", "era", "fue"].contains(words[0])) || host != nil,
            let amount = foods.count == 1 ? reading.amounts.first : host?.amount, !amount.isEmpty
        else { return nil }
        host?.amount = Amount()
        let resized = Request.correct(Correction(selection: Selection(foods: host.map { [$0] } ?? [], pointsBack: host == nil), amount: amount))
        // "a large with oat milk": which latte it was.
        if company.amount.isEmpty, let host, Vocabulary[.milkDrink].contains(Word.split(host.said).last ?? "") {
            return [resized, .correct(Correction(selection: Selection(foods: [host]), words: company.said))]
        }
        log.addedTo = host
        return [resized, .logFood(log)]
    }

    /// "eran de jamón y queso" is one kind; "las verduras eran brócoli y zanahoria", "the veg was broccoli and carrots" are two foods in its place.
    static func wasSeveral(_ reading: Reading, _ correction: Correction, _ tracker: Tracker) -> Correction? {
        let isDenied = reading.text.lowercased().hasPrefix("no,")
        let words = Array(Word.split(correction.words).drop { isDenied && $0 == "no" }),
            hosts = reading.foods.prefix { $0.isDefinite && $0.amount.isEmpty }
        let told = Array(reading.foods.dropFirst(hosts.count))
        guard hosts.count <= 1, told.count > 1, told.allSatisfy({ !$0.negated && !$0.isDefinite && $0.best != nil && $0.removed.isEmpty }),
            reading.replacement == nil || isDenied, reading.ordinal == nil || isDenied, !tracker.entries.isEmpty,
            let verb = words.firstIndex(where: Vocabulary[.being].contains), verb + 1 < words.count, !words.contains(where: ["no", "not"].contains),
            words[..<verb].count <= 4
        else { return nil }
        var correction = correction
        // "the vegetables": a row is named, though the word was not seen as a food here.
        let isNamed = hosts.isEmpty && verb > 1 && ["the", "el", "la", "los", "las"].contains(words[0])
        var rows = isNamed ? [FoodMention(said: words[1..<verb].joined(separator: " "), candidates: [])] : Array(hosts)
        // "no, fueron dos frutas, un banano y una manzana": what is counted before the list names the row.
        if rows.isEmpty, verb + 3 < words.count, Vocabulary[.counts].contains(words[verb + 1]) || Double(words[verb + 1]) != nil,
            Word.split(told[0].said).first.map({ !words[...(verb + 2)].contains($0) }) ?? false, told.allSatisfy({ $0.amount.unit == nil }),
            reading.text.split(whereSeparator: { ",:".contains($0) }).count > (isDenied ? 2 : 1),
            !["cosa", "thing", "un", "una", "a", "an"].contains(words[verb + 2])
        {
            rows = [FoodMention(said: words[verb + 2], candidates: [])]
        }
        (correction.selection.foods, correction.food) = (rows, told[0])
        if words[(verb + 1)...].prefix(4).contains("de"), !told.allSatisfy({ $0.amount.quantity != nil }) {
            return told.allSatisfy({ $0.amount.unit == nil }) ? correction : nil
        }
        // "eran dos medialunas y un vigilante": of the row that counts as many.
        let isCounted = rows.isEmpty && told.allSatisfy { $0.amount.quantity != nil && $0.amount.unit == nil }
        guard correction.ofSeveral == nil,
            rows.count == 1 || tracker.entries.count == 1 && (told.count > 2 || told.allSatisfy({ $0.amount.unit == nil })) || isCounted,
            !words.contains(where: ["con", "with", "sin", "without", "on", "in", "from", "en", "or", "o"].contains)
        else { return nil }
        correction.others = Array(told.dropFirst())
        return correction
    }

    /// "it had …", "it came with …", "también llevaba …": tells what was in what was told last.
    private static func has(_ words: [String]) -> Bool {
        let words = words.drop { ["oh", "and", "also", "y", "ah", "tambien", "ademas"].contains($0) }
        guard words.count > 1 else { return false }
        // "that one had milk".
        if words.starts(with: ["that", "one"]) { return words.count > 3 && ["had", "has", "came"].contains(words[words.startIndex + 2]) }
        if ["it", "they", "one"].contains(words.first) {
            let verb = words.dropFirst().first { $0 != "also" }
            return words.count > 2 && ["had", "has", "came", "have"].contains(verb)
        }
        return ["tenia", "tenian", "llevaba", "llevaban", "traia", "traian"].contains(words.first)
            || ["venia", "venian", "iba", "iban"].contains(words.first) && words.dropFirst().first == "con"
    }

    /// "perdona, el yogur era de fresa", "ponle que la coca fue light": what opens so tells nothing of a food.
    static func afterApology(_ text: String) -> String {
        let text = withoutAsides(text)
        // "it was raw weight", "the rice was weighed dry": it was raw, the rice was dry.
        let words = text.split(separator: " ").filter { !["weight", "weighed"].contains($0.lowercased()) }
        if words.count > 2, words[1] == "que", Vocabulary[.adding].union(Vocabulary[.writingDown]).contains(Word.split(String(words[0])).first ?? "")
        {
            return words[2...].joined(separator: " ")
        }
        guard let first = words.firstIndex(where: { !Word.split(String($0)).allSatisfy(OrderWords.apologising.contains) }), first > 0,
            OrderWords.pointing.contains(Word.split(String(words[first])).first ?? "")
        else { return words.joined(separator: " ") }
        return words[first...].joined(separator: " ")
    }

    /// "la manzana era en realidad una pera": "en" tells nothing of it.
    static func withoutAsides(_ text: String) -> String {
        ["en realidad", "de hecho", "la verdad", "al final", "in fact"].reduce(text) { text, aside in
            text.replacing(" \(aside) ", with: " ")
        }
    }

    /// A slip in a weight, a glass of water or a goal: said again. What was refused left nothing to take the place of.
    static func again(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if tracker.lastAction == "refuse_food", reading.foods.contains(where: { !$0.negated && $0.best != nil && !$0.amount.isEmpty }) {
            return [.logFood(LogFood(foods: reading.foods.filter { !$0.negated }, when: reading.when))]
        }
        guard reading.foods.allSatisfy({ $0.best?.noun == "water" }),
            reading.amounts.contains(where: { $0.quantity != nil }) || !reading.foods.isEmpty
        else { return nil }
        if tracker.lastAction == "refuse_weight" { return weight(reading).map { [$0] } }
        if tracker.lastAction == "refuse_water" { return [.logWater(millilitres: water(reading), reading.when)] }
        switch tracker.lastAction {
        case "log_weight":
            // "no, two bowls", of the soup before it: nobody weighs that.
            guard let told = weight(reading), case .logWeight(let kilograms, _, _) = told,
                tracker.entries.isEmpty || !saysPortion(reading) && (25...300).contains(kilograms)
            else { return nil }
            return [.again(told)]
        case "log_water": return [.again(.logWater(millilitres: water(reading), reading.when))]
        case "set_goal", "ask_intake", "ask_remaining":
            // "set it to 110 g", of the nutrient that was spoken of.
            var reading = reading
            if reading.nutrients.isEmpty { reading.nutrients = [tracker.inquiry?.nutrient ?? .energy] }
            // "eran dos rebanadas" after "does bread fit?": of the bread.
            guard reading.amounts.allSatisfy({ $0.unit.map { ["g", "mg", "ug", "kg"].contains($0.name) } ?? true }),
                tracker.lastAction == "set_goal" && (tracker.entries.isEmpty || number(reading) ?? 0 >= 20) || reading.nutrients != [.energy]
                    || number(reading) ?? 0 >= 500
            else { return nil }
            // "make it 2100 and 150g protein".
            if withEnergyUnsaid(reading).nutrients.count > 1 { return goals(reading) }
            return (ofSalt(reading) ?? number(reading)).map { [.setGoal(nutrient: reading.nutrients[0], amount: $0)] }
        default: return nil
        }
    }

    /// "change the two tacos to three", "cambiá los dos vasos de vino por uno": the count that takes the place of the one that stands.
    static func count(of mention: FoodMention, _ reading: Reading) -> Amount? {
        let words = reading.words
        guard mention.amount.quantity != nil, words.count > 3, OrderWords.changing.contains(words[0]), let last = words.last,
            let number = SmallCount.of(last),
            ["to", "for", "por", "a"].contains(words[words.count - 2])
        else { return nil }
        return Amount(quantity: number, unit: mention.amount.unit, size: mention.amount.size)
    }

    /// "move the pizza to lunch and the tuna melt to dinner": each where it was said to go.
    static func moves(_ reading: Reading) -> [Request]? {
        let foods = reading.foods.filter { !$0.negated }
        let places = foods.compactMap { $0.when.meal ?? $0.when.minute.map { Meal(minute: $0) } }
        guard foods.count > 1, places.count == foods.count, Set(places).count > 1 else {
            return nil
        }
        return foods.map { mention in
            var plain = mention
            plain.when = When()
            return .move(Selection(foods: [plain], when: When(days: reading.when.days)), to: mention.when)
        }
    }

    /// "las papas medianas", "el jugo grande": the size of what stands, without a verb.
    static func sizeAlone(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard let food = reading.foods.only, food.isDefinite, !food.negated, food.best != nil, food.removed.isEmpty, food.amount.size != nil,
            food.amount.quantity == nil, !tracker.entries.isEmpty, reading.when.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            ["el", "la", "los", "las", "the"].contains(words.first), words.count == Word.split(food.said).count + 2,
            ["log_food", "correct", "ask_nutrient"].contains(tracker.lastAction ?? "")
        else { return nil }
        let named = FoodMention(said: food.said, candidates: food.candidates)
        return [.correct(Correction(selection: Selection(foods: [named]), amount: food.amount))]
    }

    /// "la otra de hongos", after one of two was put right: as if the verb were said.
    static func otherAlone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "and", "pero"].contains($0) }
        guard tracker.lastAction == "correct", tracker.entries.count == 2, words.count <= 7, ["el", "la"].contains(words.first),
            ["otro", "otra"].contains(words.dropFirst().first), words.dropFirst(2).first == "de", !reading.text.hasSuffix("?")
        else { return nil }
        var told = reading
        told.text = (words.prefix(2) + ["era"] + words.dropFirst(2)).joined(separator: " ")
        told.untimed = told.text
        return correct(told, tracker)
    }

    /// "cada tortilla pesa 30 g", "each slice was 25 g".
    /// "the vegetables were broccoli and carrots", "la sopa fue de pollo": what was told was another, whatever else it may sound like.
    static func putsRight(_ reading: Reading, _ tracker: Tracker) -> Bool {
        let words = reading.words
        guard !tracker.entries.isEmpty, !reading.foods.isEmpty, words.count <= 10, !reading.text.hasSuffix("?"),
            ["the", "my", "el", "la", "los", "las", "mi", "it", "they"].contains(words.first),
            let verb = words.firstIndex(where: ["was", "were", "era", "eran", "fue", "fueron"].contains)
        else { return false }
        return (1...4).contains(verb) && verb + 1 < words.count
    }

    /// "8 am", "de la mañana", "08:00", "this morning".
    static func tellsHalfDay(_ reading: Reading) -> Bool {
        let text = reading.text.lowercased()
        return reading.words.contains(where: ["am", "manana", "morning", "madrugada", "breakfast", "desayuno", "m"].contains)
            || text.firstMatch(of: /\b0\d[:.]/) != nil || text.contains("a.m")
    }

    /// "what i had at 1 was a tuna sandwich", "the 4 o'clock snack was a pear": what stands there was another food.
    static func wasAnother(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, let food = reading.foods.only, !food.negated, !food.isDefinite, food.best != nil, food.removed.isEmpty,
            let verb = words.firstIndex(where: ["was", "were"].contains), verb > 0, !reading.text.hasSuffix("?"),
            let name = Word.split(food.said).first, words[verb...].contains(name), words.count <= 14
        else { return nil }
        let when = reading.when.isEmpty ? food.when : reading.when
        let isClause = words.starts(with: ["what", "i"]), isNamed = words[0] == "the" && (when.minute != nil || words[verb - 1] == "snack")
        // "dinner was only 2 tacos".
        let isLess = verb == 1 && when.meal != nil && Vocabulary.says(.only, words[verb...])
        guard isClause && (when.minute != nil || when.meal != nil) || isNamed || isLess else { return nil }
        var told = food
        told.when = When()
        return [.correct(Correction(selection: Selection(when: when), food: told, amount: food.amount.isEmpty ? nil : food.amount))]
    }

    /// "no sugar in the coffee", "there was no sugar in it": what was not put in, and no question.
    static func hadNone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["there", "was", "with", "but", "had", "i", "it", "actually", "and"].contains($0) }
        guard !tracker.entries.isEmpty, words.first == "no", (2...6).contains(words.count), !reading.text.hasSuffix("?"),
            let spice = words.dropFirst().first, ["sugar", "salt"].contains(spice), reading.foods.count <= 1, reading.when.isEmpty,
            words.count == 2 || ["in", "on"].contains(words[words.startIndex + 2])
        else { return nil }
        let hosts = reading.foods.filter { !$0.negated && $0.said != spice }.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        return [.correct(Correction(selection: Selection(foods: hosts, pointsBack: hosts.isEmpty), removed: [spice]))]
    }
}
