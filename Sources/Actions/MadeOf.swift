import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What a dish was of, told after it: "eran de jamón y queso", "la milanesa era de pollo y chiquita", "no era de pollo, era de res".
struct MadeOf {
    /// What it is said of, without articles; empty where nothing is named.
    private(set) var subject: [String] = []
    /// What it was not of.
    private(set) var denied: [String] = []
    private(set) var parts: [String] = []
    /// "al horno".
    private(set) var manner: String?
    /// "verdes", of tamales that were "verdes de pollo".
    private(set) var shade: String?
    /// "queso", of an arepa that was "de carne mechada con queso".
    private(set) var company: [String] = []
    /// "aceite", of quesadillas that were "de maíz, sin aceite".
    private(set) var removed: [String] = []
    private(set) var amount = Amount()

    /// Nil where the words do not tell what something was of.
    init?(_ text: String) {
        let words = Self.words(of: text)
        let plain = words.map { Word.split($0).first ?? $0 }
        guard let verb = words.indices.last(where: { Self.isOf(after: $0, plain) != nil }), let of = Self.isOf(after: verb, plain) else { return nil }
        // "no era de pollo, era de res".
        let first = plain[..<verb].firstIndex(where: Self.verbs.contains)
        guard first != nil || !plain[..<verb].contains("no") else { return nil }
        denied = first.map { plain[$0..<verb].dropFirst().filter { !Self.small.contains($0) && !Self.verbs.contains($0) } } ?? []
        subject = plain[..<(first ?? verb)].filter { !Self.small.contains($0) && !Self.asides.contains($0) && $0 != "no" }
        measure(plain[(verb + 1)..<of])
        shade = words[(verb + 1)..<of].only.flatMap { Self.isShade(Word.split($0).first ?? $0) ? $0 : nil }
        var rest = words[(of + 1)...].prefix { !["no", "pero", "sino"].contains($0) }
        leaveOut(&rest)
        nameBehind(&rest)
        denied += plain[rest.endIndex...].filter { !Self.small.contains($0) && !Self.verbs.contains($0) && $0 != "no" }
        for segment in rest.split(whereSeparator: { [",", "y", "e"].contains($0) }) {
            var name = segment.drop { Self.small.contains(Word.split($0).first ?? $0) }
            if let place = name.firstIndex(where: { ["al", "a"].contains($0) }) {
                manner = name[place...].joined(separator: " ")
                name = name[..<place]
            }
            while let last = name.last.flatMap({ Word.split($0).first }), Self.isMeasure(last) {
                measure([last])
                name.removeLast()
            }
            if let with = name.firstIndex(of: "con"), with > name.startIndex, with + 1 < name.endIndex {
                company.append(name[(with + 1)...].joined(separator: " "))
                name = name[..<with]
            } else if !company.isEmpty, !name.isEmpty {
                // "de pollo con queso y jamón".
                company.append(name.joined(separator: " "))
                continue
            }
            if !name.isEmpty { parts.append(name.joined(separator: " ")) }
        }
        guard !parts.isEmpty, parts.count <= 4, parts.allSatisfy({ $0.split(separator: " ").count <= 3 && !$0.contains(where: \.isNumber) }) else {
            return nil
        }
    }

    /// "…, sin aceite": what is told of it beside its parts.
    private mutating func leaveOut(_ rest: inout ArraySlice<String>) {
        guard let sin = rest.lastIndex(of: "sin"), (1...3).contains(rest.endIndex - sin - 1),
            rest[..<sin].last == "," || subject.isEmpty && rest[..<sin].contains(where: ["el", "la", "los", "las"].contains)
        else { return }
        removed = [rest[(sin + 1)...].joined(separator: " ")]
        rest = rest[..<(rest[sin - 1] == "," ? sin - 1 : sin)]
    }

    /// "eran de maíz las quesadillas": what it is said of stands behind.
    private mutating func nameBehind(_ rest: inout ArraySlice<String>) {
        guard subject.isEmpty, denied.isEmpty, let article = rest.lastIndex(where: ["el", "la", "los", "las"].contains), article > rest.startIndex,
            (1...2).contains(rest.endIndex - article - 1), !["de", "a", "con", ","].contains(rest[article - 1])
        else { return }
        subject = rest[(article + 1)...].flatMap { Word.split($0) }
        rest = rest[..<article]
    }

    /// The names that its parts may stand by after "de".
    var tails: [String] {
        var tails = parts.count == 1 ? [parts[0]] : [parts.joined(separator: " y "), parts.reversed().joined(separator: " y ")]
        if parts.count > 2 { tails.insert(parts.dropLast().joined(separator: ", ") + " y " + parts[parts.count - 1], at: 0) }
        if let manner { tails = tails.flatMap { ["\($0) \(manner)", $0] } }
        if let shade { tails = tails.map { "\(shade) de \($0)" } + tails }
        // "de patatas con cebolla", where no name has the onion.
        if let more = company.only, parts.count == 1 { tails = ["\(parts[0]) con \(more)", "\(parts[0]) y \(more)"] + tails }
        return tails + tails.compactMap { tail in tail.firstRange(of: " con ").map { String(tail[..<$0.lowerBound]) } }
    }

    /// As written, each comma a word of its own.
    private static func words(of text: String) -> [String] {
        text.lowercased().replacing(",", with: " , ").split(separator: " ").map { $0.filter { !".;!".contains($0) } }
    }

    private static let counts: [String: Double] = [
        "un": 1, "uno": 1, "una": 1, "otro": 1, "otra": 1, "dos": 2, "otros": 2, "otras": 2, "tres": 3, "cuatro": 4,
    ]

    private mutating func measure(_ words: some Sequence<String>) {
        for word in words {
            if let size = Self.sizes[word] { amount.size = size }
            if let unit = Self.vessels[word] { amount.unit = Unit(unit) }
            if let count = Self.counts[word] ?? Double(word) { amount.quantity = count }
        }
        if amount.unit != nil, amount.quantity == nil { amount.quantity = 1 }
    }

    /// Where the "de" after a verb stands, with nothing but a measure between.
    private static func isOf(after verb: Int, _ plain: [String]) -> Int? {
        guard verbs.contains(plain[verb]), let of = plain[verb...].firstIndex(of: "de"), of + 1 < plain.count,
            plain[(verb + 1)..<of].allSatisfy({ isMeasure($0) || small.contains($0) || isShade($0) })
        else { return nil }
        return of
    }

    private static func isShade(_ word: String) -> Bool { shades.contains(word) }

    private static let shades = Set(Word.split("verde roja rojo blanca blanco negra negro dulce casera casero frita frito integral picante chilena"))

    private static func isMeasure(_ word: String) -> Bool {
        sizes[word] != nil || vessels[word] != nil || counts[word] != nil || Double(word) != nil
    }

    private static let verbs: Set<String> = ["era", "eran", "fue", "fueron", "es", "son", "sino"]
    private static let small: Set<String> = [
        ",", "y", "e", "de", "un", "una", "uno", "muy", "bien", "ma", "mas", "el", "la", "lo", "los", "las", "mi", "mis", "ese", "esa", "como",
        "tamano",
    ]
    private static let asides: Set<String> = ["perdon", "en", "realidad", "ah", "oye", "pero", "espera", "si", "ay", "bueno"]
    private static let sizes: [String: String] = [
        "chico": "small", "chica": "small", "chiquito": "small", "chiquita": "small", "pequeno": "small", "pequena": "small", "pequenito": "small",
        "pequenita": "small", "mediano": "medium", "mediana": "medium", "grande": "large", "grandote": "large", "grandota": "large",
    ]
    private static let vessels: [String: String] = [
        "plato": "plate", "platito": "plate", "taza": "cup", "vaso": "glass", "tazon": "bowl", "bol": "bowl", "porcion": "serving",
        "pedazo": "piece", "trozo": "piece", "rebanada": "slice",
    ]
}

extension ActionContext {
    /// "con todo", "with everything", of a hot dog: the kind that the tables know so; else that they know none.
    func withEverything(_ correction: Correction) throws -> Outcome? {
        let words = Word.split(correction.words), tail = language == "es" ? ["con", "todo"] : ["with", "everything"]
        guard words.count <= 6, Array(words.suffix(2)) == tail, correction.factor == nil,
            let row = try spokenOf().last(where: { food($0.foodID, noun: $0.noun)?.isDish ?? false })
        else { return nil }
        let name = "\(row.said) \(tail.joined(separator: " "))"
        guard let kind = food(named: name), kind.noun != row.noun else { return try told(row, as: name) }
        var mention = mention(of: kind)
        mention.said = name
        return try correct(Correction(selection: Selection(ids: [row.id]), food: mention), self)
    }

    /// "los chilaquiles eran rojos", where the tables know both by one row: the name that it has with that.
    func nameTold(_ correction: Correction, of row: Entry) -> String? {
        guard language == "es", correction.amount?.isEmpty ?? true, correction.factor == nil, correction.removed.isEmpty,
            let head = row.said.split(separator: " ").first, NameParts(row.said) == nil
        else { return nil }
        let words = bareWords(of: correction)
        guard let verb = words.firstIndex(where: { ["era", "eran", "fue", "fueron", "es", "son"].contains($0) }), verb + 1 < words.count,
            words.count <= verb + 4, !words.contains("no")
        else { return nil }
        let name = "\(head) \(words[(verb + 1)...].joined(separator: " "))"
        guard let known = food(named: name), known.id == row.foodID, known.noun == row.noun, Word.split(name) != Word.split(row.said) else {
            return nil
        }
        return name
    }

    /// The dish of a row becomes the kind that was told; one that no table tells apart stays, and never gives way to its filling.
    func wasOf(_ correction: Correction) throws -> Outcome? {
        guard language == "es", correction.factor == nil, let told = MadeOf(correction.words), correction.selection.ordinal == nil else { return nil }
        let left = correction.removed.filter { !Set(Word.split($0)).isSubset(of: told.denied) }
        // "eran de harina", "las tortillas eran de maíz", "eran de maíz las quesadillas, sin aceite": what they were wrapped in.
        let rows = try rows(of: told, correction)
        let areNamed = told.subject == ["tortilla"] && rows.contains { Word.split($0.said).first == "tortilla" }
        let areOfThem = told.subject.isEmpty || told.subject == ["tortilla"] && !areNamed
        let wrapped = areOfThem ? try told.denied.isEmpty ? spokenOf() : mealSpokenOf() : areNamed ? [] : rows
        if let name = told.parts.only, let shell = food(named: "tortilla de \(name)"), let row = wrapped.last(where: { isPart(shell, of: $0) }) {
            // "de harina", of quesadillas that are taken for those of wheat anyway.
            if left.isEmpty, told.removed.isEmpty, name == "harina", let dish = food(row.foodID, noun: row.noun), dish.contents?.has(.gluten) == true
            {
                return try resaid(row, as: "\(row.said) con tortilla de \(name)")
            }
            let without = (left + told.removed.filter { !left.contains($0) }).map { " sin \($0)" }.joined()
            return try self.told(row, as: "\(row.said) con tortilla de \(name)\(without)")
        }
        guard left.isEmpty else { return nil }
        // "el pan era de centeno", of toast with tomato.
        if told.subject == ["pan"], amount(correction, told).isEmpty,
            let row = try mealSpokenOf().last(where: { isOnBread($0) }), !rows.contains(where: { Word.split($0.said).contains("pan") })
        {
            return try self.told(row, as: "\(row.said) con pan de \(told.tails[0])")
        }
        let amount = amount(correction, told)
        // "dos rebanadas de jamón" are of a sandwich, "dos porciones de jamón" are pizza.
        let isCounted = amount.quantity ?? 1 != 1 || amount.unit?.grams != nil
        for row in rows.reversed() where !isCounted || food(row.foodID, noun: row.noun)?.group == "pizza" {
            guard let (food, name) = kind(told, of: row) else { continue }
            var mention = mention(of: food)
            (mention.said, mention.amount) = (name, amount)
            // The tables know it by that name too.
            let outcome =
                food.id != row.foodID || food.noun != row.noun
                ? try correct(Correction(selection: Selection(ids: [row.id]), food: mention), self) : try resaid(row, as: name, amount)
            return try with(told.company.filter { !Set(Word.split($0)).isSubset(of: Word.split(name)) }, beside: row, outcome)
        }
        guard !isCounted, let row = rows.last(where: { isDish($0, of: told) }) else { return try ofAnother(told, rows) }
        let head = [" de ", " al "].lazy.compactMap { row.said.firstRange(of: $0)?.lowerBound }.first.map { row.said[..<$0] } ?? row.said[...]
        let name = "\(head) de \(told.tails[0])"
        // "eran de frijol", of sopes de pollo: no more of chicken.
        if row.said.contains(" de "), let plain = food(named: String(head)), plain.noun != row.noun, let old = food(row.foodID, noun: row.noun),
            plain.group == old.group, old.isDish
        {
            var mention = mention(of: plain)
            (mention.said, mention.amount) = (name, amount)
            return try correct(Correction(selection: Selection(ids: [row.id]), food: mention), self)
        }
        if amount.isEmpty, !row.said.contains(" de ") { return try self.told(row, as: name) }
        var outcome =
            try row.said.contains(" de ")
            ? resaid(row, as: name, amount) : correct(Correction(selection: Selection(ids: [row.id]), amount: amount), self)
        outcome.parts.insert(.leftOut(noun: name, removed: []), at: 0)
        return outcome
    }

    /// What a dish came with that its new name does not tell, in a row of its own.
    private func with(_ company: [String], beside row: Entry, _ outcome: Outcome) throws -> Outcome {
        let foods = company.compactMap { said in
            food(named: said).map { food in
                var mention = mention(of: food)
                mention.said = said
                return mention
            }
        }
        guard !foods.isEmpty, try foods.allSatisfy({ try matches($0, in: mealSpokenOf()).isEmpty }) else { return outcome }
        var added = LogFood(foods: foods, when: row.when)
        (added.continues, added.restates, added.isPlain) = (true, .never, true)
        var outcome = outcome
        outcome.append(try logFood(added, self))
        outcome.name = "correct"
        return outcome
    }

    /// "el chorizo era de pavo", of chorizo or of lentils with it: a kind that the tables do not tell apart, and no turkey alone.
    private func ofAnother(_ told: MadeOf, _ rows: [Entry]) throws -> Outcome? {
        guard let row = rows.only, told.denied.isEmpty, !told.subject.isEmpty, told.subject.only.map(Self.inGeneral.contains) != true,
            told.parts.allSatisfy({ food(named: $0) != nil }),
            food(named: "\(told.subject.joined(separator: " ")) de \(told.tails[0])") == nil,
            told.subject == Word.split(row.said) || NameParts(row.said).map({ Word.split($0.company) == told.subject }) == true
        else { return nil }
        return try self.told(row, as: "\(row.said) de \(told.tails[0])")
    }

    /// Of these it is told what they were.
    private static let inGeneral: Set<String> = ["carne", "pescado", "fruta", "verdura", "bebida", "refresco", "marisco", "legumbre", "cereal"]

    private func amount(_ correction: Correction, _ told: MadeOf) -> Amount {
        let said = correction.amount ?? correction.food?.amount ?? Amount()
        return said.unit != nil || said.size != nil ? said : told.amount
    }

    /// A sandwich, or toast with something.
    private func isOnBread(_ row: Entry) -> Bool {
        guard let group = food(row.foodID, noun: row.noun)?.group else { return false }
        return ["sandwich", "fastfood"].contains(group)
            || Word.split(row.said).first.map(["tostada", "tosta", "bocadillo", "bocata", "montadito", "sandwich", "torta"].contains) ?? false
    }

    /// Whether several of what was counted came as told.
    func isKind(_ correction: Correction, of row: Entry) -> Bool {
        guard language == "es", let told = MadeOf(correction.words) else { return false }
        return kind(told, of: row) != nil || isDish(row, of: told)
    }

    private func rows(of told: MadeOf, _ correction: Correction) throws -> [Entry] {
        if !correction.selection.ids.isEmpty { return try correction.selection.ids.compactMap { try diary.entry($0) } }
        let meal = try mealSpokenOf()
        func called(_ words: [String], _ rows: [Entry]) -> [Entry] {
            rows.filter { row in
                let own = Word.split(row.said) + Word.split(food(row.foodID, noun: row.noun).map { title($0) } ?? "")
                return Set(words).isSubset(of: own)
            }
        }
        if !told.subject.isEmpty {
            let named = called(told.subject, meal)
            // "la copa era de blanco", "las porciones eran de pepperoni": what was told in that measure.
            if named.isEmpty, let unit = told.subject.only.flatMap(Unit.named),
                let row = meal.only(where: { row in
                    !row.assumed.contains(.unit) && (row.unit.hasSuffix(unit.name) || unit.name == "serving" && row.unit == "slice")
                })
            {
                return [row]
            }
            return try named.isEmpty ? called(told.subject, pool(correction.selection.when)) : named
        }
        let denied = told.denied.isEmpty ? [] : called(told.denied, meal)
        return try denied.isEmpty ? spokenOf() : denied
    }

    private func kind(_ told: MadeOf, of row: Entry) -> (food: Food, name: String)? { kind(called: told.tails, of: row) }

    /// The kind of a row's dish by the name that it has with its parts.
    func kind(called tails: [String], of row: Entry) -> (food: Food, name: String)? {
        guard let old = food(row.foodID, noun: row.noun) else { return nil }
        // "era de plátano", of a licuado de fresa con leche: the milk stands.
        let company = NameParts(row.said).map { " \($0.joint) \($0.company)" }
        // "una era de carne", of arepas con queso: what they were filled with.
        let isFilled = Word.split(row.said).first.map(filled.contains) ?? false
        guard company == nil || row.said.contains(" de ") || isFilled else { return nil }
        var heads: [String] = []
        for name in [row.said, title(old)] {
            let whole = name.firstRange(of: " de ").map { String(name[..<$0.lowerBound]) } ?? name
            for head in [whole, String(name.prefix(while: { $0 != " " }))] where !heads.contains(head) { heads.append(head) }
        }
        for head in heads {
            for tail in tails {
                for name in [company.map { "\(head) de \(tail)\($0)" } ?? "", "\(head) de \(tail)", "\(head) \(tail)"] where !name.isEmpty {
                    guard let food = food(named: name), food.group == old.group || food.isDish && old.isDish else {
                        continue
                    }
                    return (food, name)
                }
            }
        }
        return nil
    }

    /// Whether a row is a dish that is made of such things, and no food of their kind.
    private func isDish(_ row: Entry, of told: MadeOf) -> Bool {
        guard let food = food(row.foodID, noun: row.noun), food.isDish || food.group == "dessert", NameParts(row.said) == nil else { return false }
        return told.parts.allSatisfy { self.food(named: $0)?.isFilling ?? false }
    }

    /// The same row by the name that it was given now.
    func resaid(_ row: Entry, as name: String, _ amount: Amount = Amount()) throws -> Outcome {
        var row = amount.isEmpty ? row : resized(row, to: amount)
        row.said = name
        row.assumed.removeAll { $0 == .food }
        let stored = try diary.update(row)
        return Outcome(
            name: "correct", events: [.slot(.entries([stored.id])), .slot(.day(stored.day))], parts: [.alreadySo(stored)],
            day: try diary.totals(stored.day))
    }
}

/// How Spanish participles end.
let manners = ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas"]

/// Breads and doughs that are called by what is in them.
private let filled = Set(Word.split("arepa empanada pupusa gordita sándwich tamal taco baleada quesadilla sope tlacoyo bocadillo crepa"))

/// "la mermelada era de melocotón", "el pollo era a la plancha": what it is called with that.
func flavour(_ correction: Correction, of row: Entry) -> String? {
    let words = bareWords(of: correction)
    guard let verb = words.firstIndex(where: { ["era", "eran", "fue", "fueron", "es", "son", "estaba", "estaban", "iba"].contains($0) }),
        verb + 1 < words.count, words.count <= verb + 5, !words.contains("no")
    else { return nil }
    let opens = words[verb + 1], tells = words[(verb + 1)...].joined(separator: " ")
    // "asada", "hervidos": how it was made, told without more.
    let isManner = words.count == verb + 2 ? manners.contains(where: opens.hasSuffix) : ["a", "al"].contains(opens)
    guard isManner && !row.said.hasSuffix(tells) || opens == "de" && verb + 2 < words.count && !row.said.contains(" de ") else { return nil }
    return row.said + " " + tells
}

/// A correction's words as written, without marks.
func bareWords(of correction: Correction) -> [String] {
    correction.words.lowercased().split(separator: " ").map { $0.filter { !".,;!".contains($0) } }
}

extension Food {
    /// Of what is made of something.
    var isDish: Bool {
        ["dish", "soup", "sandwich", "salad", "pizza", "fastfood", "breakfast", "snack", "grain", "bread", "egg"].contains(group)
    }

    /// Of what a dish may be made of.
    var isFilling: Bool {
        ["meat", "poultry", "fish", "dairy", "egg", "vegetable", "legume", "sausage", "plant-based", "sauce", "fruit"].contains(group)
    }
}
