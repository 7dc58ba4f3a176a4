import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Which kind of its food a correction says that a row was: "whole wheat", "decaf", "the milk was skim".
extension ActionContext {
    /// "the crisps were salt and vinegar": a seasoning tells a flavour, not another food.
    func isFlavour(_ correction: Correction, of row: Entry) -> Bool {
        guard let mention = correction.food, mention.amount.isEmpty, let new = food(mention), ["spice", "sauce"].contains(new.group),
            let old = food(row.foodID, noun: row.noun), old.group != new.group
        else { return false }
        return !Set(Word.split(correction.words)).isDisjoint(with: ["was", "were", "is", "are", "era", "eran", "es", "son", "fue", "fueron"])
    }

    /// A kind of the row's food that the words name together with it: "chocolate" of a milkshake, "diet" of a cola, "whole wheat" of a bagel.
    func kind(_ correction: Correction, of row: Entry) -> FoodMention? {
        if let amount = dryAmount(correction), let dry = dryPart(of: row)?.food {
            var oats = mention(of: dry)
            oats.amount = amount
            return row.noun == "oatmeal" ? oats : nil
        }
        if let plain = inOther(correction, row) ?? plainKind(correction, of: row) ?? madeOtherwise(correction, of: row) { return plain }
        if isSwapped(correction, row) { return nil }
        // "the tacos were beef", where a taco is one of beef.
        if isCalledSo(correction, row) { return nil }
        // "the sandwich had no cheese" names no kind.
        guard correction.removed.isEmpty, correction.food?.removed.isEmpty ?? true, !isDenied(row, in: correction), !isSaidPlain(correction, of: row)
        else { return nil }
        // "una copa de espumante" is named outright, with its measure.
        if let mention = correction.food, mention.amount.unit != nil, food(named: mention.said).map({ $0.noun == mention.best?.noun }) ?? false {
            return nil
        }
        // "el vino no, una cerveza": another food, by its article.
        if let mention = correction.food, isCountedAnew(mention, correction),
            food(named: mention.said).map({ $0.noun == mention.best?.noun }) ?? false
        {
            return nil
        }
        // "the turkey was dark meat, 5 oz", "the ice cream was chocolate, half a cup": which it was, and then how much of it.
        if let told = correction.food, !told.amount.isEmpty, !correction.selection.foods.isEmpty || ["meat", "carne"].contains(told.said),
            case let words = Array(Word.split(correction.words).prefix { Double($0) == nil && !measuring.contains($0) }),
            Set(Word.split(told.said)).isSubset(of: words)
        {
            var plain = correction
            (plain.words, plain.amount) = (words.joined(separator: " "), nil)
            plain.food?.amount = Amount()
            if var kind = kind(plain, of: row), food(kind)?.group == food(row.foodID, noun: row.noun)?.group {
                kind.amount = told.amount
                return kind
            }
        }
        // "the porridge was 60 g of oats": another food, outright, and no "oat milk".
        if let food = correction.food, food.amount.unit != nil, !correction.selection.foods.isEmpty, (food.best?.score ?? 0) >= Item.sureScore,
            !correction.selection.foods.contains(where: { $0.said == food.said })
        {
            return nil
        }
        // "the muffin was blueberry", where a muffin is taken for one anyway: no other food.
        if let told = correction.food?.best, Set(Word.split(told.noun)).isSubset(of: Word.split(row.noun)), told.noun != row.noun,
            let same = food(named: "\(told.noun) \(row.said)"), same.noun == row.noun, same.id == row.foodID
        {
            var mention = mention(of: same)
            mention.amount = correction.amount ?? Amount()
            return mention
        }
        // "el pollo era asado": how it was made, and no barbecue.
        if let told = correction.food, told.amount.isEmpty, manners.contains(where: told.said.hasSuffix), !variantWords.contains(told.said),
            let known = food(named: "\(row.said) \(told.said)")
        {
            var mention = mention(of: known)
            mention.said = "\(row.said) \(told.said)"
            return mention
        }
        // "change it to chicken fajitas", of fish tacos: another dish, by its whole name.
        if let told = correction.food, let best = told.best, best.score >= Item.sureScore, Word.split(told.said).count > 1,
            let new = food(best), let old = food(row.foodID, noun: row.noun), new.group == "dish", old.group == "dish",
            Word.split(best.noun).last != Word.split(row.noun).last
        {
            return nil
        }
        // "the pasta was about 2 cups", of a chicken alfredo, whose full name begins with pasta.
        // "the shake was chocolate", of a milkshake.
        let short = Word.split(correction.selection.foods.only?.said ?? "").filter { word in Word.split(row.said).contains { $0.hasSuffix(word) } }
        // "the peas were green beans": what the peas are called by is a word of the beans.
        let first = Word.split(row.food).prefix(1).filter { !(correction.food.map { Word.split($0.said) } ?? []).contains($0) }
        let own = Set(Word.split(row.noun) + Word.split(row.said) + first + subject(of: correction) + short + calledOtherwise(correction, row))
        // "skim, not whole": what it was comes first.
        let all = Word.split(correction.words), told = all.dropFirst().firstIndex { ["not", "no"].contains($0) }.map { Array(all[..<$0]) } ?? all
        var words = told.filter { !fillers.contains($0) && !own.contains($0) }
        // "the oatmeal was half a cup dry": what is left when the amount is taken away.
        // "whole", of milk, is no size.
        if !(correction.amount ?? correction.food?.amount ?? Amount()).isEmpty || correction.factor != nil, words != ["whole"] {
            words.removeAll { Double($0) != nil || measuring.contains($0) || numberWords.contains($0) }
        }
        if words.isEmpty, isOnlyCounted(told, own) { return nil }
        // "that was dinner", of a chicken breast: when it was, and no "chicken dinner".
        if words.only.map({ Meal(rawValue: $0) != nil || mealNames.contains($0) }) ?? false { return nil }
        guard (1...3).contains(words.count), !words.contains(where: { Double($0) != nil }) else { return kindSaid(correction, of: row) }
        // "el latte era con leche de avena": the name as it stands without the verb.
        let plain = told.filter { !unnamed.contains($0) }
        // "a la plancha", "sin alcohol": with the small words that it is called by.
        // "el jugo era natural", of an orange juice, is no other juice.
        let keepsName = row.said.contains(" de ") && !correction.words.lowercased().contains("de ")
        let bare =
            own.isDisjoint(with: plain)
            ? ["\(row.said) \(told.joined(separator: " "))", "\(row.said) \(plain.joined(separator: " "))"]
            : keepsName ? [] : [plain.joined(separator: " ")]
        let said = words.joined(separator: " ")
        let kept = company(of: row, in: correction)
        let known = self.food(row.foodID, noun: row.noun)
        // "el atún era en aceite".
        let within = told.contains("en") && !own.isDisjoint(with: plain) ? ["\(row.said) en \(said)"] : []
        let names = fillingAnew(said, row) + bare + within
        for name in names + ["\(said) \(row.said)", "\(row.said) \(said)", "\(said) \(row.noun)", "\(row.noun) \(said)"]
            + row.noun.split(separator: " ").suffix(1).flatMap({ head in
                // "sin alcohol", of a caña: the beer without.
                ["\(said) \(head)"] + (language == "es" ? self.food(named: String(head)).map { ["\(title($0)) \(said)"] } ?? [] : [])
            })
            // "el bocadillo era de queso", "la leche era desnatada": the head comes first; what it came with stays.
            + (row.said.firstRange(of: " con ").map { ["\(row.said[..<$0.lowerBound]) \(said)\(row.said[$0.lowerBound...])"] }
                ?? (keepsName ? [] : row.said.split(separator: " ").prefix(1)).flatMap({ ["\($0) de \(said)", "\($0) \(said)"] }))
        {
            guard let food = food(named: name), !correction.selection.foods.isEmpty || !addsMore(food, than: said, row) else { continue }
            guard food.noun != row.noun || food.id != row.foodID else {
                // "nonfat", of a greek yogurt that is: no other yogurt.
                if language == "en", ["\(said) \(row.said)", "\(said) \(row.noun)"].contains(name), Word.split(row.noun).count > 1 { return nil }
                continue
            }
            // "with the skin on", of a chicken breast: no skin alone.
            if food.head.last == words.last, words.last != known?.head.last, told.contains(where: ["with", "on"].contains),
                !Word.split(food.noun).contains("with")
            {
                continue
            }
            // "tuna was in oil", of a tuna sandwich: what is in a dish makes no other food of it.
            if let known, known.isDish, !food.isDish, food.head.last != known.head.last { continue }
            // "it was ham", of turkey: another meat, and no turkey ham.
            if language == "en", ["\(row.said) \(said)", "\(row.noun) \(said)"].contains(name), isMeatAlone(said) { continue }
            // "sin azúcar", of a hot chocolate, is no baking chocolate.
            if let known, food.group != known.group, known.isDrink != food.isDrink { continue }
            // "salad instead of mash" is no salad potato: what is a dish of its own makes no kind of another.
            if let told = correction.food, let whole = self.food(told),
                ["salad", "soup", "dish", "pizza", "sandwich", "fastfood"].contains(whole.group),
                food.group != whole.group
            {
                continue
            }
            // "el yogur era griego", of yogurt with granola: the granola stays.
            if let rest = kept, !rest.isSubset(of: Word.split(name)) { continue }
            // Named outright ("make it whole milk"): the person's own words stand.
            if correction.food?.best?.noun == food.noun { return nil }
            var mention = mention(of: food)
            mention.amount = words == ["whole"] ? Amount() : correction.amount ?? correction.food?.amount ?? Amount()
            return mention
        }
        return kindSaid(correction, of: row)
    }

    /// "las cheves fueron light", of beers: another name of the same.
    private func calledOtherwise(_ correction: Correction, _ row: Entry) -> [String] {
        guard let named = correction.selection.foods.only, named.best?.id == row.foodID, named.best?.noun == row.noun else { return [] }
        return Word.split(named.said)
    }

    /// "la coca era de 600 ml": what the amount is said of tells no kind.
    private func subject(of correction: Correction) -> [String] {
        guard correction.food == nil, let named = correction.selection.foods.only.map({ Word.split($0.said) }), !(correction.amount?.isEmpty ?? true)
        else { return [] }
        let words = Word.split(correction.words).drop { ["el", "la", "los", "las", "the", "mi", "my"].contains($0) }
        return words.starts(with: named) && words.dropFirst(named.count).first.map(unnamed.contains) ?? false ? named : []
    }

    /// "the chicken was a thigh", "it was a rosé" of half a bottle of wine: a piece that is a food by itself, and a kind of what stands, as much of it.
    func told(_ correction: Correction, of row: Entry) -> Correction {
        var correction = correction
        let own = food(row.foodID, noun: row.noun)
        if correction.food == nil, let unit = correction.amount?.unit, unit.grams == nil, unit.millilitres == nil, let own,
            own.group == "poultry", own.grams(of: unit.name) == nil, let head = own.head.last, let piece = food(named: "\(head) \(unit.name)")
        {
            correction.food = mention(of: piece)
            correction.amount?.unit = nil
        }
        let words = Word.split(correction.words)
        let isOneKind = zip(words, words.dropFirst()).contains {
            ["was", "were", "era", "eran", "fue", "fueron"].contains($0) && ["a", "an", "un", "una"].contains($1)
        }
        if isOneKind, row.quantity < 1, correction.food?.amount == Amount(quantity: 1), correction.factor == nil {
            correction.food?.amount = Amount()
            correction.amount = nil
        }
        // "it was a light beer", of two beers: which it was, and no count.
        if isOneKind, row.quantity > 1, isCounted(row), correction.factor == nil, let mention = correction.food, let new = food(mention),
            mention.amount == Amount(quantity: 1), correction.amount.map({ $0 == mention.amount }) ?? true, let own, new.head.last == own.head.last,
            !words.contains(where: ["one", "uno", "only", "just", "solo", "single", "nomas"].contains),
            // "it was an apple", of two apples: one of them.
            ![row.said, row.noun].contains(where: { Word.split($0) == Word.split(mention.said) })
        {
            correction.food?.amount = Amount()
            correction.amount = nil
        }
        return correction
    }

    /// The kind of a part of a dish that the words tell: "brown" of its rice.
    func kind(of part: Food, called said: String, in correction: Correction) -> FoodMention? {
        let own = Set(Word.split(said) + Word.split(part.noun))
        let words = Word.split(correction.words).filter { !fillers.contains($0) && !own.contains($0) }
        guard (1...2).contains(words.count) else { return nil }
        let told = words.joined(separator: " ")
        // "las papas eran al horno".
        let asSaid = bareWords(of: correction).drop { !["era", "eran", "fue", "fueron"].contains($0) }.dropFirst().joined(separator: " ")
        if language == "es", !asSaid.isEmpty, let kind = food(named: "\(said) \(asSaid)") { return mention(of: kind) }
        let names = language == "es" ? ["\(said) \(told)", "\(said) de \(told)"] : ["\(told) \(said)", "\(said) \(told)", told]
        return names.lazy.compactMap { self.food(named: $0) }.first { $0.group == part.group }.map(mention)
    }

    /// The correction that a few words amount to which no reading fits, where they are a kind of what was told last; nil where they are none.
    func kindTold(_ text: String) throws -> Outcome? {
        guard ["log_food", "correct"].contains(tracker.lastAction ?? ""), Word.split(text).count <= 4 else { return nil }
        var kind = Correction(selection: Selection(pointsBack: true), words: text)
        kind.isKindOnly = true
        if let (row, name) = try filledShell(kind) { return try told(row, as: name) }
        let outcome = try correct(kind, self)
        return outcome.parts == [.strayAnswer] ? nil : outcome
    }

    /// "soft shell", of chicken tacos: of chicken they stay, whatever they came in.
    private func filledShell(_ told: Correction) throws -> (row: Entry, name: String)? {
        let words = Word.split(told.words).filter { $0 != "one" }
        guard language == "en", !words.isEmpty, words.allSatisfy(ActionContext.shells.contains), let row = try spokenOf().only,
            let filling = Word.split(row.said).dropLast().first(where: { isMeat(food(named: $0)) }), let other = self.kind(told, of: row),
            !Word.split(other.best?.noun ?? "").contains(filling)
        else { return nil }
        return (row, "\(words.joined(separator: " ")) \(row.said)")
    }

    private static let shells: Set<String> = ["soft", "hard", "shell", "shelled", "crispy", "crunchy", "corn", "flour", "tortilla"]

    /// The only row of the meal that comes in the kind that was told, where none of those spoken of last does.
    func onlyOfKind(_ correction: Correction, beside rows: [Entry]) throws -> Entry? {
        guard !correction.words.isEmpty, correction.factor == nil, correction.amount?.isEmpty ?? true,
            rows.allSatisfy({ kind(correction, of: $0) == nil })
        else { return nil }
        // "it was tofu", of chicken and vegetables: what it can have been told for.
        if let told = correction.food, isMeat(food(told)), correction.selection.foods.isEmpty, rows.count > 1 {
            return rows.only { isMeat(food($0.foodID, noun: $0.noun)) }
        }
        return try mealSpokenOf().only { kind(correction, of: $0) != nil }
    }

    /// What a row came with, where only what it came with is named and of what kind that was.
    private func company(of row: Entry, in correction: Correction) -> Set<String>? {
        let said = row.said.lowercased(), words = Word.split(correction.words)
        guard let link = said.firstRange(of: " con "), let verb = words.firstIndex(where: ["era", "eran", "fue", "fueron"].contains),
            verb + 1 < words.count, verb + 2 == words.count || words[verb + 1] == "de", !["solo", "negro", "sola"].contains(words[verb + 1]),
            Array(words[..<verb].drop { ["el", "la", "los", "las", "mi"].contains($0) }) == Word.split(String(said[..<link.lowerBound]))
        else { return nil }
        return Set(Word.split(String(said[link.upperBound...])))
    }

    /// "una cerveza": with its own article.
    private func isCountedAnew(_ mention: FoodMention, _ correction: Correction) -> Bool {
        let words = Word.split(correction.words), said = Word.split(mention.said)
        guard let first = said.first, let place = words.firstIndex(of: first), place > 0 else { return false }
        return ["un", "una", "uno", "unos", "unas"].contains(words[place - 1])
    }

    /// That a row stands as it was told, and, where a word of the correction tells a kind that no figures are known of, that too: "it was a skinny one".
    func standing(_ row: Entry, _ correction: Correction) -> [Part] {
        guard language == "en", let said = SaidOfRow(correction), said.joint == nil, said.told.count <= 4, correction.factor == nil else {
            return [.alreadySo(row)]
        }
        let own = Set(Word.split(row.said) + Word.split(row.noun) + Word.split(row.food) + [row.unit])
        let kind = said.told.filter { word in
            !own.contains(word) && !fillers.contains(word) && !measuring.contains(word) && !plainWords.contains(word) && Double(word) == nil
                && Unit.named(word) == nil
        }
        let isKind =
            (1...2).contains(kind.count) && food(named: (kind + Word.split(row.said)).joined(separator: " ")) == nil
            && said.mayTellKind
        return (isKind ? [.leftOut(noun: "\(kind.joined(separator: " ")) \(row.said)", removed: [])] : []) + [.alreadySo(row)]
    }

    /// "la mermelada era normal", "it was regular, not diet": the food without what made it a kind.
    private func plainKind(_ correction: Correction, of row: Entry) -> FoodMention? {
        let said = Word.split(row.said), words = Word.split(correction.words).filter { !fillers.contains($0) && !said.contains($0) }
        // "the milk was plain 2%", of chocolate milk.
        let others = words.filter { !plainWords.contains($0) }
        guard others.count < words.count, others.count < 3 else { return nil }
        let rest = (others.isEmpty ? said : others + said).filter { !variantWords.contains($0) || others.contains($0) }
        // "the fries were plain", of loaded ones.
        if others.isEmpty, rest == said, said.count > 1, language == "en", words == ["plain"] || words.contains("normal"), let head = said.last,
            let known = self.food(row.foodID, noun: row.noun), let food = food(named: head), food.noun != row.noun || food.id != row.foodID,
            food.head.last == known.head.last
        {
            return mention(of: food)
        }
        guard !rest.isEmpty, rest.count - others.count < said.count, correction.removed.allSatisfy({ variantWords.contains($0.lowercased()) }),
            let food = food(named: rest.joined(separator: " ")), food.noun != row.noun || food.id != row.foodID
        else { return nil }
        var mention = mention(of: food)
        mention.amount = correction.saysRegular ? Amount() : correction.amount ?? Amount()
        return mention
    }

    /// "it was rice, not pasta": the row's own name, denied.
    private func isDenied(_ row: Entry, in correction: Correction) -> Bool {
        let words = Word.split(correction.words)
        return correction.food?.best != nil
            && [row.said, row.noun].map(Word.split).contains { name in
                words.indices.contains { place in
                    words[place...].starts(with: name) && words[max(0, place - 2)..<place].contains { ["not", "no", "wasnt"].contains($0) }
                }
            }
    }

    /// "the naan was garlic", where a garlic naan is the same in the tables.
    func isCalledSo(_ correction: Correction, _ row: Entry) -> Bool {
        // "the milk was 2%", "make it nonfat", where its whole name says so.
        if correction.isEmpty, correction.food == nil {
            let kind = Set(Word.split(correction.words)).subtracting(fillers).subtracting(ActionContext.besideKind)
            let named = kind.subtracting(Word.split(row.said)), own = Set(Word.split(row.food)).subtracting(Word.split(row.noun))
            if !named.isEmpty, named.count < 3, named.isSubset(of: own) { return true }
        }
        guard let told = correction.food, told.amount.isEmpty, correction.amount?.isEmpty ?? true, correction.factor == nil,
            !correction.selection.foods.isEmpty, !Word.split(correction.words).contains(where: ["not", "no", "to", "por", "for"].contains)
        else { return false }
        let names = language == "es" ? ["\(row.said) de \(told.said)", "\(row.said) \(told.said)"] : ["\(told.said) \(row.said)"]
        return names.contains { food(named: $0).map { $0.id == row.foodID && $0.noun == row.noun } ?? false }
    }

    /// "the coffee was black": what its name means anyway, said against what was logged with it.
    func isSaidPlain(_ correction: Correction, of row: Entry) -> Bool {
        // "egg whites", of eggs, are a kind of them.
        let isKind =
            correction.food.flatMap({ food($0) }).map { $0.noun != row.noun && Set(Word.split(row.noun)).isSubset(of: Word.split($0.noun)) } ?? false
        guard correction.food == nil || correction.selection.foods.isEmpty, !isKind, correction.amount?.isEmpty ?? true, correction.factor == nil,
            correction.removed.isEmpty
        else { return false }
        let own = Set(Word.split(row.noun) + Word.split(row.said))
        let words = Word.split(correction.words).filter { ($0 == "solo" || !fillers.contains($0)) && !own.contains($0) }
        if isInName(words, of: row) { return true }
        guard (1...2).contains(words.count) else { return false }
        let said = words.joined(separator: " ")
        let named = ["\(said) \(row.noun)", "\(row.noun) \(said)", "\(row.said) \(said)", "\(row.said) \(correction.words)"]
            .compactMap { food(named: $0) }
        return !named.isEmpty && named.allSatisfy { $0.noun == row.noun && $0.id == row.foodID }
    }
}

/// Words of an amount, which tell no kind.
private let measuring = Set(
    Word.split(
        "half quarter third whole cup tbsp tsp tablespoon teaspoon gram g kg ml oz ounce slice piece bowl plate glass handful scoop serving portion small medium large big weight weighed about around roughly two three four five six couple few dozen media medio cuarto taza cucharada cucharadita gramo rebanada pedazo trozo plato vaso puñado porción pequeño mediano grande peso dos tres cuatro cinco seis"
    ))

/// Verbs and articles about a name.
let unnamed: Set<String> = [
    "the", "was", "were", "is", "it", "my", "no", "actually", "el", "la", "los", "las", "era", "eran", "es", "fue", "fueron", "en", "realidad", "mi",
    "ese", "esa", "estaba", "estaban",
]

private let mealNames: Set<String> = ["meal", "supper", "brunch", "comida", "desayuno", "almuerzo", "cena", "merienda"]

/// Say that a food was of no kind.
private let plainWords: Set<String> = [
    "normal", "regular", "comun", "corriente", "clasico", "clasica", "original", "tradicional", "ordinary", "plain",
]

/// Make a kind of a food.
private let variantWords: Set<String> = [
    "light", "lite", "diet", "zero", "cero", "zera", "dietetico", "dietetica", "sugarfree", "integral", "desnatado", "desnatada", "descremado",
    "descremada", "semidesnatado", "semidesnatada", "descafeinado", "descafeinada", "decaf", "skim", "lowfat", "deslactosado", "deslactosada",
]

/// Words of a correction that name nothing.
private let fillers: Set<String> = [
    "it", "was", "the", "make", "no", "nope", "actually", "that", "thats", "is", "a", "an", "my", "had", "change", "to", "i", "meant", "mean",
    "should", "be", "were", "they", "can", "could", "you", "puede",
    "of", "not", "sorry", "oops", "wait", "in", "and", "just", "only", "but", "ones", "one", "instead", "kind", "please", "say", "with",
    "era", "fue", "eran", "fueron", "estaba", "estaban", "el", "la", "los", "las", "lo",
    "es", "un", "una", "mi", "de", "perdon", "espera", "en", "y", "solo", "pero",
    "cambia", "cambialo", "cambiala", "pon", "ponlo", "quise", "decir", "realidad", "que", "sea", "si", "vez", "tipo", "favor", "por", "con", "del",
    "al", "quiero", "digo", "eso", "ese", "esa", "tenia",
    "all", "every", "from", "on", "at", "for", "into", "them", "those", "really", "second", "first", "last", "third", "into", "switch", "swap",
    "toda", "todo", "desde", "segundo", "segunda", "primero", "primera", "ultimo", "ultima", "eso", "cambiar", "pasa",
]

extension Correction {
    /// "regular", of a diet coke: no size.
    var saysRegular: Bool { amount == Amount(size: "medium") && Word.split(words).contains("regular") }
}
