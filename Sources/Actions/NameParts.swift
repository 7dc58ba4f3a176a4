import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Corrections that speak of a part of a row's name: its kind ("make the rice brown"), or what comes with it ("half and half, not cream").
extension ActionContext {
    /// "make the rice brown", of white rice: the row that has the head of the new name, which it was given as a whole.
    func renamed(_ correction: Correction) throws -> Correction? {
        guard correction.food == nil, correction.factor == nil, correction.removed.isEmpty, correction.selection.ids.isEmpty,
            correction.selection.foods.count == 1, let mention = correction.selection.foods.first, let new = food(mention)
        else { return nil }
        let words = Set(Word.split(mention.said))
        guard words.count > 1 else { return nil }
        // "la leche deslactosada", of the day that is spoken of.
        let rows = try mealSpokenOf() + pool(daySpokenOf(correction.selection.when) ?? correction.selection.when)
        let alike = rows.filter { row in
            guard let old = food(row.foodID, noun: row.noun), old.group == new.group || old.head.last == new.head.last else { return false }
            return Word.split(row.noun).last.map(words.contains) ?? false || Word.split(row.said).last.map(words.contains) ?? false
        }
        guard Set(alike.map(\.id)).count == 1 else { return nil }
        var renamed = correction
        renamed.selection = Selection(ids: [alike[0].id])
        renamed.food = mention
        if renamed.food?.amount.isEmpty ?? true, let amount = correction.amount { renamed.food?.amount = amount }
        return renamed
    }

    /// "it was half and half, not cream", of a coffee with cream: the food without its company, and the new company beside it.
    func regrouped(_ correction: Correction, _ row: Entry) -> (host: FoodMention, company: FoodMention)? {
        guard let company = correction.food, company.best != nil, correction.selection.foods.count == 1,
            let old = correction.selection.foods.first.map({ Word.split($0.said) }), !old.isEmpty
        else { return nil }
        guard let name = NameParts(row.said), Word.split(name.company).contains(where: old.contains),
            // "cambia el café con leche por té" names it whole.
            !Set(old).isSuperset(of: Word.split(name.host)), let host = food(named: name.host),
            // "el pollo era a la plancha", of a casado con pollo, which has it in it anyway.
            host.id != row.foodID || !host.isDish || food(company)?.head.last != food(named: name.company)?.head.last
        else {
            return nil
        }
        // "coffee with milk" has a row of its own.
        let whole = "\(name.host) \(name.joint) \(company.said)"
        if let known = food(named: whole) {
            var mention = mention(of: known)
            mention.said = whole
            return (mention, FoodMention(said: "", candidates: []))
        }
        var mention = mention(of: host)
        mention.said = name.host
        return (mention, company)
    }

    /// The only row that is put together of parts: what "no cheese on it" leaves the cheese out of.
    func composed(among rows: [Entry]) -> Entry? {
        let made = rows.filter { row in
            food(row.foodID, noun: row.noun).map { ["sandwich", "dish", "salad", "soup", "pizza", "fastfood", "breakfast"].contains($0.group) }
                ?? false
        }
        return made.count == 1 ? made[0] : nil
    }

    /// Whether a food is but a part of the one dish spoken of: the black pudding of a full English.
    func isOnlyPart(_ mention: FoodMention) throws -> Bool {
        guard let part = food(mention), !part.isDrink, !part.isDish else { return false }
        let rows = try spokenOf()
        return composed(among: rows) != nil && rows.allSatisfy { likeness($0, mention) == 0 }
    }

    /// Whether the words are a part of the row's own full name: "unsweetened" of an iced tea that is logged so.
    func isInName(_ words: [String], of row: Entry) -> Bool {
        !words.isEmpty && Set(words).isSubset(of: Word.split(row.food))
    }

    /// "la leche era un chorrito", of a té con leche: the tea, and so much of what came with it.
    func companyMeasured(_ correction: Correction) throws -> LogFood? {
        guard correction.factor == nil, correction.removed.isEmpty, correction.selection.ids.isEmpty, let amount = correction.amount,
            amount.unit != nil, let named = correction.selection.foods.only, correction.food == nil || correction.food?.said == named.said
        else { return nil }
        let rows = try mealSpokenOf(), words = Word.split(named.said)
        guard !rows.contains(where: { Word.split($0.said) == words || named.best?.id == $0.foodID && named.best?.noun == $0.noun }),
            let row = rows.only(where: { row in NameParts(row.said).map { Word.split($0.company) == words } ?? false }),
            let parts = NameParts(row.said), let host = food(named: parts.host), let company = food(named: parts.company)
        else { return nil }
        var first = mention(of: host), second = mention(of: company)
        (first.said, second.said, second.amount) = (parts.host, parts.company, amount)
        if host.isDrink || row.quantity != 1 { first.amount = Amount(quantity: row.quantity, unit: host.isDrink ? Unit(row.unit) : nil) }
        var log = LogFood(foods: [first, second], when: row.when)
        (log.replaces, log.restates, log.confirmed) = (row.id, .never, correction.confirmed)
        return log
    }

    /// "una cucharadita cada uno", of three coffees with sugar: so much of the sugar in each.
    func spoonedIn(_ correction: Correction) throws -> LogFood? {
        guard let amount = correction.amount, let unit = amount.unit, ["tsp", "tbsp"].contains(unit.name), correction.food == nil,
            correction.selection.foods.isEmpty,
            let row = try (correction.selection.ids.isEmpty ? spokenOf() : correction.selection.ids.compactMap { try diary.entry($0) }).only,
            food(row.foodID, noun: row.noun)?.isDrink == true, let parts = NameParts(row.said), let company = food(named: parts.company)
        else { return nil }
        var named = mention(of: company)
        named.said = parts.company
        let isOfEach = correction.isOfEach == true || Word.split(correction.words).contains(where: ["each", "cada"].contains)
        return try companyMeasured(
            Correction(
                selection: Selection(foods: [named]),
                amount: Amount(quantity: (amount.quantity ?? 1) * (isOfEach ? row.quantity : 1), unit: unit)))
    }

    /// "fueron 40 g de avena", of avena con leche: so much of it dry, and the milk that it took.
    func cerealMeasured(_ correction: Correction) throws -> LogFood? {
        guard let amount = correction.amount ?? correction.food?.amount, let grams = amount.unit?.grams.map({ $0 * (amount.quantity ?? 1) }),
            let named = correction.selection.foods.only ?? correction.food, correction.factor == nil, correction.removed.isEmpty,
            correction.selection.foods.allSatisfy({ $0.said == named.said }), correction.selection.ids.isEmpty
        else { return nil }
        let words = Word.split(named.said)
        guard
            let row = try mealSpokenOf().only(where: { row in
                NameParts(row.said).map { Word.split($0.host) == words } ?? false && food(row.foodID, noun: row.noun)?.group == "cereal"
            }), !isWeighed(row), grams < row.grams / 2, let parts = NameParts(row.said), let company = food(named: parts.company),
            company.head.last == "milk" || company.isDrink
        else { return nil }
        var first = named, second = mention(of: company)
        if let dry = food(named: language == "es" ? "\(parts.host) en hojuelas" : "rolled \(parts.host)") { first = mention(of: dry) }
        (first.said, first.amount, second.said) = (parts.host, amount, parts.company)
        second.usual = Amount(quantity: (row.grams - grams).rounded(), unit: .gram)
        var log = LogFood(foods: [first, second], when: row.when)
        (log.replaces, log.restates, log.confirmed) = (row.id, .never, correction.confirmed)
        return log
    }

    /// The dish made so, else the row as it stands, and that the tables know only the usual kind of what was told.
    func told(_ row: Entry, as name: String) throws -> Outcome {
        // How much there was of a part tells no other kind.
        let isOnlyMore = [" con otra cantidad de ", " with another amount of "].contains(where: name.contains)
        if !isOnlyMore, let outcome = try remade(row, called: name) ?? withCompanyBeside(row, called: name) { return outcome }
        return Outcome(
            name: "correct", events: [.slot(.entries([row.id]))], parts: [.leftOut(noun: name, removed: []), .alreadySo(row)],
            day: try diary.totals(row.day))
    }

    /// "los chilaquiles eran con pollo", "it was with mayo", where the tables know none of that: the chicken or the mayonnaise beside it.
    private func withCompanyBeside(_ row: Entry, called name: String) throws -> Outcome? {
        guard let parts = NameParts(name), Word.split(parts.host) == Word.split(row.said), let part = food(named: parts.company),
            isMeat(part)
                || ["egg", "sauce", "fat", "spice"].contains(part.group) && [" con ", " with "].contains(where: name.contains),
            matches(mention(of: part), in: try mealSpokenOf()).isEmpty
        else { return nil }
        var company = mention(of: part)
        company.said = parts.company
        var added = LogFood(foods: [company], when: row.when)
        (added.continues, added.restates) = (true, .never)
        // Where that row itself is told so, nothing is added to it once more.
        (added.addedTo, added.isPlain) = (food(row.foodID, noun: row.noun).map(mention(of:)), true)
        var outcome = try logFood(added, self)
        outcome.name = "correct"
        return outcome
    }

    /// "the bread was whole wheat", "they were corn tortillas": what a sandwich or tacos were made with, where no row is that.
    func partTold(_ correction: Correction) throws -> (row: Entry, name: String)? {
        guard correction.factor == nil, correction.amount?.isEmpty ?? true, correction.removed.isEmpty, correction.selection.when.isEmpty,
            !["no", "not"].contains(Word.split(correction.words).first),
            let mention = correction.food ?? servedOn(correction.words) ?? correction.selection.foods.first, mention.amount.isEmpty,
            let part = food(mention), try matches(mention, in: pool(When()) + mealSpokenOf()).isEmpty,
            let row = try mealSpokenOf().only(where: { isPart(part, of: $0) }),
            correction.selection.ids.isEmpty || correction.selection.ids == [row.id]
        else { return nil }
        let own = Word.split(mention.said) + (correction.selection.foods.contains { $0.said == mention.said } ? [] : Word.split(row.said))
        let kind = Word.split(correction.words).filter { !unnamed.contains($0) && !own.contains($0) && $0 != "on" && $0 != "con" && $0 != "de" }
        let said =
            kind.isEmpty || Word.split(mention.said).count > 1
            ? mention.said : language == "es" ? "\(mention.said) \(correction.asTold(kind[0]))" : "\(kind.joined(separator: " ")) \(mention.said)"
        return (row, "\(row.said) \(language == "es" ? "con" : "on") \(said)")
    }

    /// "the beers were pints": the measure that one row comes in.
    func measureTold(_ correction: Correction, of row: Entry) -> Amount? {
        guard correction.food == nil, correction.factor == nil, correction.amount?.isEmpty ?? true, correction.removed.isEmpty,
            let word = Word.split(correction.words).last, word != row.unit,
            ["pint", "can", "bottle", "mug", "glass", "bowl", "slice", "half pint", "shot", "scoop", "handful"].contains(word),
            food(row.foodID, noun: row.noun)?.grams(of: word) != nil
        else { return nil }
        return Amount(unit: Unit(word))
    }

    /// "la bolsa es de 150 g", of half a bag: what a whole one weighs; "the beers were half a litre", of two bottles: what each held.
    func weighsOneWhole(_ correction: Correction, _ row: Entry) -> Bool {
        let words = Word.split(correction.words)
        if ["bottle", "can"].contains(row.unit), row.assumed.contains(.unit), row.quantity > 1, let amount = correction.amount,
            let millilitres = amount.unit?.millilitres, (200...1000).contains((amount.quantity ?? 1) * millilitres)
        {
            // "it was 1 litre", "500 ml" may be all of it.
            let isOfEach = !correction.selection.foods.isEmpty || ["they", "las", "los"].contains(words.first ?? "")
            return isOfEach
                && !words.contains(where: ["total", "all", "altogether", "todo", "toda", "todos", "entre", "between"].contains)
        }
        guard let unit = correction.amount?.unit, unit.grams != nil || unit.millilitres != nil, isCounted(row), row.quantity != 1,
            !row.assumed.contains(.quantity),
            let verb = words.firstIndex(where: ["is", "was", "es", "era", "fue", "hold", "trae", "tiene"].contains), (1...4).contains(verb)
        else { return false }
        return words[..<verb].contains { Unit.named($0)?.name == row.unit }
    }

    /// "made with water not milk", "cooked in butter": how the one dish spoken of was made.
    private func madeSo(_ correction: Correction) throws -> (row: Entry, name: String)? {
        let words = Word.split(correction.words)
        guard correction.factor == nil, correction.amount?.isEmpty ?? true, correction.food?.amount.isEmpty ?? true, words.count > 2,
            ["made", "cooked", "fried", "done", "prepared"].contains(words[0]), ["with", "in"].contains(words[1])
        else { return nil }
        let rows = try spokenOf()
        let told = correction.words.split(separator: " ").prefix { $0 != "not" }.joined(separator: " ")
        let cooked = rows.only { food($0.foodID, noun: $0.noun)?.raw != nil }
        return (rows.only ?? composed(among: rows) ?? cooked).map { ($0, "\($0.said) \(told)") }
    }

    /// "homemade", "they were grilled": how the one thing spoken of was made, where no table tells that apart.
    func toldHow(_ correction: Correction) throws -> Outcome? {
        if language == "en", let (row, name) = try madeSo(correction) {
            guard let known = food(named: name) else { return try told(row, as: name) }
            return try correct(Correction(selection: Selection(ids: [row.id]), food: mention(of: known)), self)
        }
        guard correction.food == nil, correction.factor == nil, correction.amount?.isEmpty ?? true, correction.selection.foods.isEmpty,
            correction.selection.when.isEmpty, language == "en"
        else { return nil }
        let all = Word.split(correction.words)
        let words = all.prefix { !["not", "no"].contains($0) || $0 == all.first }.filter { !unnamed.contains($0) && !manner.small.contains($0) }
        guard (1...2).contains(words.count), words.allSatisfy({ manner.words.contains($0) || manner.origins.contains($0) }),
            case .entries(let rows) = try target(of: correction), let row = rows.only,
            words.allSatisfy(manner.origins.contains) || kind(correction, of: row) == nil && !isSaidPlain(correction, of: row)
        else { return nil }
        return try told(row, as: "\(words.joined(separator: " ")) \(row.said)")
    }

    /// "on rye": what a few words name that begin so.
    private func servedOn(_ words: String) -> FoodMention? {
        let said = Word.split(words)
        // "the sandwich was on whole wheat" tells it after the verb.
        let place = said.lastIndex { ["on", "en"].contains($0) } ?? (["with", "con"].contains(said.first) ? 0 : nil)
        // "make it whole wheat": the kind of its bread.
        let kind = said.filter { !unnamed.contains($0) && !["make", "that"].contains($0) }
        if place == nil, (1...2).contains(kind.count), let bread = food(named: kind.joined(separator: " ") + " bread"),
            Word.split(bread.noun) == kind + ["bread"], bread.group == "bread"
        {
            return mention(of: bread)
        }
        guard let place, (1...3).contains(said.count - place - 1) else { return nil }
        let name = said[(place + 1)...].joined(separator: " ")
        return food(named: name).map { FoodMention(said: name, candidates: [FoodReference(id: $0.id, noun: $0.noun, score: 1)]) }
    }

    /// "la leche era deslactosada", "era con leche de almendras", "griego", of what came with something: the row and its name with that.
    func companyTold(_ correction: Correction) throws -> (row: Entry, name: String)? {
        guard correction.factor == nil, correction.removed.isEmpty, correction.amount?.isEmpty ?? true, correction.food?.amount.isEmpty ?? true,
            correction.selection.when.days == nil, correction.selection.ordinal == nil
        else { return nil }
        let rows = try correction.selection.ids.isEmpty ? mealSpokenOf() : correction.selection.ids.compactMap { try diary.entry($0) }
        let named = correction.selection.foods.first.map { Word.split($0.said) } ?? []
        let told = Word.split(correction.words).filter { !unnamed.contains($0) && !named.contains($0) }
        for row in rows.reversed() {
            guard let name = NameParts(row.said), rows.only(where: { Word.split($0.said) == Word.split(name.company) }) == nil else { continue }
            if let food = correction.food, named.isEmpty, let whole = name.with(company: food.said) { return (row, whole) }
            // "el café era sin azúcar" tells no kind of the coffee.
            guard (1...3).contains(told.count), told.first != "sin" else { continue }
            let kind = told.drop { ["con", "with", "de"].contains($0) }.joined(separator: " "), asTold = correction.asTold(kind)
            if named == Word.split(name.company) || named.isEmpty && told.first == "con" {
                let known = ["\(name.company) \(kind)", "\(name.company) de \(kind)", "\(kind) \(name.company)"].first { food(named: $0) != nil }
                if let whole = known.flatMap(name.with(company:)) { return (row, whole) }
            }
            if named.isEmpty || named == Word.split(name.host), food(named: "\(name.host) \(kind)") != nil {
                return (row, "\(name.host) \(asTold) \(name.joint) \(name.company)")
            }
        }
        return nil
    }
}

extension Correction {
    /// Folded and singular words as the message has them: "integrales" of macarrones.
    fileprivate func asTold(_ folded: String) -> String {
        let written = bareWords(of: self)
        return folded.split(separator: " ").map { word in written.first { Word.split($0) == [String(word)] } ?? String(word) }
            .joined(separator: " ")
    }
}

/// "el chorizo era de pavo" of eggs with chorizo, "el licuado era con leche deslactosada": what a part of the dish was, which no table tells apart.
func partTold(_ correction: Correction, of row: Entry) -> String? {
    let words = bareWords(of: correction)
    guard let verb = words.firstIndex(where: { ["era", "eran", "fue", "fueron", "estaba", "iba"].contains($0) }), (1...4).contains(verb),
        verb + 1 < words.count, words.count <= verb + 5, correction.amount?.isEmpty ?? true
    else { return nil }
    let subject = words[..<verb].drop { ["el", "la", "los", "las", "mi"].contains($0) }.joined(separator: " ")
    let said = row.said.lowercased(), told = words[(verb + 1)...].joined(separator: " ")
    switch words[verb + 1] {
    // "la tostada era de pan integral", of toast with tomato: the tomato stays.
    case "de" where said.hasPrefix(subject + " con "): return subject + " " + told + said.dropFirst(subject.count)
    case "de" where (said + " ").hasPrefix(subject + " ") && said != subject: return subject + " " + told
    case "de": return said.hasSuffix(" con " + subject) || said.hasSuffix(" y " + subject) ? row.said + " " + told : nil
    case "con", "en": return !said.contains(" con ") && (said + " ").hasPrefix(subject + " ") ? row.said + " " + told : nil
    // "el yogur era griego", of yogurt with granola.
    default: return words.count == verb + 2 && said.hasPrefix(subject + " con ") ? subject + " " + told + said.dropFirst(subject.count) : nil
    }
}

/// A name of something with something: "café con leche".
struct NameParts {
    var host: String
    /// "with" or "con".
    var joint: String
    var company: String

    /// Nil for a name of one thing.
    init?(_ name: String) {
        let words = name.split(separator: " ").map(String.init)
        guard let place = words.firstIndex(where: { ["with", "con", "w/"].contains($0.lowercased()) }), place > 0, place + 1 < words.count else {
            return nil
        }
        host = words[..<place].joined(separator: " ")
        joint = words[place]
        company = words[(place + 1)...].joined(separator: " ")
    }

    /// The name with a kind of its company in its place; nil for what is no kind of that.
    func with(company kind: String) -> String? {
        let words = Word.split(kind), own = Word.split(company)
        // "era leche de almendras", of a coffee with "leche de soya": another milk.
        let milks = ["leche", "bebida"],
            areMilks = [words, own].allSatisfy { $0.last == "milk" || $0.first.map(milks.contains) == true && $0.count > 1 }
        guard NameParts(kind) == nil, words != own, words.count > 1,
            areMilks || Set(own).isStrictSubset(of: words) && (words.first == own.first || words.last == own.last)
        else { return nil }
        return "\(host) \(joint) \(kind)"
    }
}

/// Words of how a dish was made or come by, and those that may stand about them.
private let manner = (
    words: Set(
        Word.split(
            "grilled fried baked roasted steamed boiled poached toasted barbecued smoked breaded battered fresh frozen tinned canned"
        )),
    origins: Set(Word.split("homemade leftover takeaway takeout organic")),
    small: Set(Word.split("they were that those these from a all just home made some"))
)

extension Food {
    /// The words of its noun without what follows a comma: "milk" of "milk, 2%".
    var head: [String] { Word.split(String(noun.prefix { $0 != "," })) }
}
