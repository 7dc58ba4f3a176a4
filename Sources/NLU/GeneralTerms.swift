public import Nutrition

/// A general word and what it was: "cereal, raisin bran", "some fruit (grapes and a pear)", "pan dulce, una concha", "nuts, mostly almonds".
extension Mentions {
    func generalTerms(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() where place + 1 < found.count {
            if isBranded(place, found) {
                if found[place + 1].mention.amount.isEmpty {
                    (found[place + 1].mention.amount, found[place + 1].amount) = (found[place].mention.amount, found[place].amount)
                }
                found.remove(at: place)
                continue
            }
            if isStrangeMaker(place + 1, found) {
                if found[place].mention.amount.isEmpty {
                    (found[place].mention.amount, found[place].amount) = (found[place + 1].mention.amount, found[place + 1].amount)
                }
                found[place].mention.said += " " + found[place + 1].mention.said
                found.remove(at: place + 1)
                continue
            }
            if isMakers(place + 1, found) {
                found.remove(at: place + 1)
                continue
            }
            if isNamedTwice(place, found) {
                let isFirst = found[place].mention.amount.isEmpty || found[place].mention.amount == Amount(quantity: 1)
                found.remove(at: isFirst ? place : place + 1)
                continue
            }
            measuredBetween(place, &found)
            if isHeading(place, found) {
                found.remove(at: place)
                continue
            }
            let kinds = kinds(behind: place, found)
            guard let last = kinds.last else { continue }
            let general = found[place].mention.amount
            let isCounted = general.unit != nil || general.quantity ?? 1 != 1
            let areBare = kinds.allSatisfy { found[$0].mention.amount.isEmpty }
            if isCounted, areBare, kinds.count > 1, general.unit != nil || general.quantity != Double(kinds.count) {
                // "a bowl of fruit (banana, grapes)": the bowl was measured, and nothing of what was in it.
                found[place].tokens = found[place].tokens.lowerBound..<found[last].tokens.upperBound
                found.removeSubrange(kinds)
                continue
            }
            if isCounted, areBare, kinds.count == 1 {
                found[last].mention.amount = general
                found[last].amount = found[place].amount
            }
            found.remove(at: place)
        }
    }

    /// "dinner was sushi - edamame, a miso soup and eight salmon nigiri": what it was is listed, one of it of that kind.
    private func isHeading(_ place: Int, _ found: [Found]) -> Bool {
        let head = found[place]
        guard place + 2 < found.count, !head.isRemoved, !head.mention.negated, head.mention.amount.isEmpty,
            let term = GeneralTerm.of(words(head.tokens)), let mark = opening(of: head, before: found[place + 1]), ["-", ":", "("].contains(mark),
            food(found[place + 1]).map({ !term.has($0) }) ?? false
        else { return false }
        return found[(place + 2)...].contains { item in
            !item.isRemoved && !item.mention.negated && words(item.tokens) != words(head.tokens) && food(item).map(term.has) == true
        }
    }

    /// "una gaseosa inca kola", "un refresco pepsi": a drink, and right behind it which.
    private func isBranded(_ place: Int, _ found: [Found]) -> Bool {
        let drink = found[place], brand = found[place + 1]
        return chart.lexicon.isSpanish && drink.tokens.count == 1 && drink.tokens.upperBound == brand.tokens.lowerBound && !drink.isRemoved
            && !brand.isRemoved && !drink.mention.negated && ["gaseosa", "refresco", "bebida", "soda", "fresco"].contains(words(drink.tokens).first)
            && food(brand)?.isDrink == true
    }

    /// "yogur griego danone": whose it is, and no second one.
    private func isMakers(_ place: Int, _ found: [Found]) -> Bool {
        let whole = found[place - 1], brand = found[place]
        guard whole.tokens.upperBound == brand.tokens.lowerBound, !whole.isRemoved, !brand.isRemoved, brand.mention.amount.isEmpty,
            resources.brands.length(chart.tokens, at: brand.tokens.lowerBound) == brand.tokens.count, let food = food(whole)
        else { return false }
        return self.food(brand)?.group == food.group
    }

    /// "gazpacho alvalle 250 ml": whose it is, by a name that nobody knows; the amount behind it is the food's.
    private func isStrangeMaker(_ place: Int, _ found: [Found]) -> Bool {
        let whole = found[place - 1], maker = found[place]
        return chart.lexicon.isSpanish && whole.tokens.upperBound == maker.tokens.lowerBound && !whole.isRemoved && !maker.isRemoved
            && !whole.mention.negated && maker.mention.candidates.isEmpty && maker.tokens.count <= 2 && food(whole) != nil
            && (maker.mention.amount.isEmpty || whole.mention.amount.isEmpty && maker.mention.amount.unit != nil)
    }

    /// "stir fry, I think 2 cups, beef and broccoli": how much of it there was, told before what it was.
    private func measuredBetween(_ place: Int, _ found: inout [Found]) {
        let gap = found[place].tokens.gap(to: found[place + 1].tokens)
        guard found[place].mention.amount.isEmpty, GeneralTerm.of(words(found[place].tokens)) != nil,
            let span = chart.amounts.only(where: { gap.contains($0.tokens.lowerBound) && gap.contains($0.tokens.upperBound) }),
            span.amount.unit != nil, chart.tokens[span.tokens.upperBound].word == ",", chart.tokens[gap.lowerBound].word == ","
        else { return }
        (found[place].mention.amount, found[place].amount) = (span.amount, span)
    }

    /// The foods right behind a general word that are kinds of it.
    private func kinds(behind place: Int, _ found: [Found]) -> Range<Int> {
        let none = place + 1..<place + 1, head = found[place]
        guard !head.isRemoved, !head.mention.negated, let term = GeneralTerm.of(words(head.tokens)),
            let opening = opening(of: head, before: found[place + 1])
        else { return none }
        var end = place + 1
        while end < found.count, !found[end].isRemoved, !found[end].mention.negated, let food = food(found[end]), term.has(food),
            words(found[end].tokens) != words(head.tokens)
        {
            if end > place + 1 {
                let gap = found[end - 1].tokens.upperBound..<max(start(of: found[end]), found[end - 1].tokens.upperBound)
                guard gap.allSatisfy({ chart.tokens[$0].word == "," || chart.lexicon.and.contains(chart.tokens[$0]) }) else { break }
            }
            end += 1
        }
        // "salmon, vegetables, potatoes" lists three things; a measured one after a measured one is one more.
        let isListed = opening == ",", isBare = found[place + 1].mention.amount.isEmpty
        if isListed, isBare, !term.isToldByComma { return none }
        if isListed, !isBare, head.mention.amount.unit != nil || head.mention.amount.quantity ?? 1 != 1 {
            // "dos frutas, un banano y una manzana": counted first, and then one by one.
            let count = found[place + 1..<end].reduce(0) { $0 + ($1.mention.amount.unit == nil ? $1.mention.amount.quantity ?? 1 : .infinity) }
            // "una pieza de fruta, una mandarina": one, and which.
            let isOne = end == place + 2 && count == 1 && head.mention.amount.quantity ?? 1 == 1 && head.mention.amount.unit?.name == "piece"
            guard isOne || end > place + 2 && head.mention.amount.unit?.name ?? "piece" == "piece" && head.mention.amount.quantity == count else {
                return none
            }
        }
        return place + 1..<end
    }

    /// "korean bbq, 8 oz of bulgogi" is one food by two names; "3 pieces of dark chocolate (ghirardelli squares)" says in brackets which.
    private func isNamedTwice(_ place: Int, _ found: [Found]) -> Bool {
        let first = found[place], second = found[place + 1]
        guard let one = food(first), let other = food(second), !first.isRemoved, !second.isRemoved, !first.mention.negated, !second.mention.negated,
            words(first.tokens) != words(second.tokens)
        else { return false }
        let gap = between(first.tokens, second.tokens), end = second.tokens.upperBound
        // "had a burger for lunch, it was a double cheeseburger".
        if !chart.lexicon.isSpanish, opening(of: first, before: second) == "", ["", "piece"].contains(first.mention.amount.unit?.name ?? ""),
            gap.contains(where: { ["it", "they"].contains(chart.tokens[$0].word) }),
            let head = words(first.tokens).last, let kind = words(second.tokens).last, kind.hasSuffix(head) || other.noun.hasSuffix(head)
        {
            return true
        }
        guard first.mention.amount.isEmpty || second.mention.amount.isEmpty else { return false }
        // "protein bar (quest cookie dough)": whatever its kind is called by.
        let close = chart.tokens[end...].prefix(4).firstIndex { $0.word == ")" }
        if gap.count == 1, chart.tokens[gap.lowerBound].word == "(", let close,
            one.noun == other.noun || place + 2 == found.count || found[place + 2].tokens.lowerBound > close
        {
            return one.group == other.group && GeneralTerm.all[words(first.tokens).joined(separator: " ")] == nil
        }
        return one.noun == other.noun && !second.mention.amount.isEmpty && gap.contains { chart.tokens[$0].word == "," || isTime($0) }
            && !gap.contains { chart.lexicon.and.contains(chart.tokens[$0]) }
    }

    private func start(of item: Found) -> Int {
        min(item.tokens.lowerBound, item.amount?.tokens.lowerBound ?? item.tokens.lowerBound)
    }

    /// What stands between a general word and its kind: a mark, "like", or nothing but the amount of the kind; nil where they are two things.
    private func opening(of head: Found, before kind: Found) -> String? {
        let from = head.tokens.upperBound, to = start(of: kind)
        guard from <= to else { return nil }
        // "stir fry, I think 2 cups, beef and broccoli": what lies behind its amount.
        let start = head.amount.flatMap { (from..<to).contains($0.tokens.lowerBound) && $0.tokens.upperBound < to ? $0.tokens.upperBound : nil }
        var texts = ((start ?? from)..<to).filter { !isTime($0) && !leadsToTime($0) }.map { chart.tokens[$0].text }
        var isExample = false
        while let last = texts.last, GeneralTerm.fillers.contains(last) || chart.lexicon.articles.contains(last) {
            isExample = isExample || GeneralTerm.examples.contains(last)
            texts.removeLast()
        }
        // "sushi, it was eight pieces of salmon nigiri".
        if texts.count > 1, ["was", "were"].contains(texts[texts.count - 1]), ["it", "they", "that"].contains(texts[texts.count - 2]) {
            texts.removeLast(2)
            return texts.count <= 1 && texts.allSatisfy { [",", ".", ";", "-", ":"].contains($0) } ? "" : nil
        }
        if texts.isEmpty { return isExample || kind.amount.map { $0.tokens.lowerBound == from } ?? false ? "" : nil }
        return texts.count == 1 && [",", ":", "-", "("].contains(texts[0]) ? texts[0] : nil
    }
}

/// What a general word takes in.
struct GeneralTerm {
    /// Groups of its kinds, or words of their nouns.
    var kinds: WordSet = []
    /// Words of nouns in those groups that are none of its kinds.
    var others: WordSet = []
    /// What the display names of its kinds begin with: "Cheese, brie".
    var name: String?
    /// Whether a kind of it after a mere comma is one, and no second thing.
    var isToldByComma = true

    func has(_ food: Food) -> Bool {
        if Word.split(food.noun).contains(where: others.contains) { return false }
        if kinds.contains(food.group) || Word.split(food.noun).contains(where: kinds.contains) { return true }
        return name.map { food.name.hasPrefix($0 + ",") || food.name == $0 } ?? false
    }

    /// That of a word, an occasion before it or not: "halloween candy".
    static func of(_ words: [String]) -> GeneralTerm? {
        if let term = all[words.joined(separator: " ")] { return term }
        return words.count == 2 && occasions.contains(words[0]) ? all[words[1]] : nil
    }

    private static let occasions: WordSet = [
        "halloween", "christmas", "easter", "birthday", "holiday", "leftover", "homemade", "fresh", "mixed", "favorite", "local", "fancy", "random",
    ]

    static let all: [String: GeneralTerm] = {
        var all: [String: GeneralTerm] = [:]
        func add(_ words: [String], _ term: GeneralTerm) { for word in words { all[word] = term } }
        add(["fruit", "fruta", "pieza de fruta", "piece of fruit"], GeneralTerm(kinds: ["fruit"]))
        add(["nut", "mixed nut", "fruto seco"], GeneralTerm(kinds: ["nut"]))
        add(["cereal"], GeneralTerm(kinds: ["cereal"]))
        add(["bread", "pan"], GeneralTerm(kinds: ["bread"]))
        add(["pan dulce", "pastry", "factura", "bolleria", "bollo"], GeneralTerm(kinds: ["dessert", "sweet", "bread", "croissant"]))
        add(["dessert", "postre"], GeneralTerm(kinds: ["dessert", "sweet"]))
        add(["candy", "golosina", "chuche", "chucheria"], GeneralTerm(kinds: ["sweet"]))
        add(["seafood", "marisco"], GeneralTerm(kinds: ["fish"]))
        add(
            ["fish", "pescado"],
            GeneralTerm(kinds: ["fish"], others: ["shrimp", "prawn", "crab", "lobster", "mussel", "squid", "scallop", "oyster", "clam"]))
        add(["meat", "carne"], GeneralTerm(kinds: ["meat", "poultry", "sausage"], isToldByComma: false))
        add(["vegetable", "veggie", "veg", "verdura", "vegetal"], GeneralTerm(kinds: ["vegetable"], isToldByComma: false))
        add(["cheese", "queso"], GeneralTerm(name: "Cheese"))
        add(["soda", "pop", "soft drink", "refresco", "gaseosa"], GeneralTerm(kinds: ["soda", "cola", "pepper", "dew", "kola", "crush", "ale"]))
        add(["drink", "beverage", "bebida"], GeneralTerm(kinds: ["drink", "alcohol"], isToldByComma: false))
        add(["beer", "cerveza", "birra", "chela"], GeneralTerm(kinds: ["beer", "lager", "stout"]))
        add(["chip", "crisp", "papita"], GeneralTerm(kinds: ["chip", "crisp", "doritos", "dorito", "cheetos", "cheeto", "frito", "pringle"]))
        add(["cookie", "galleta"], GeneralTerm(kinds: ["cookie", "oreo", "shortbread", "digestive", "maria"]))
        add(
            ["pasta"],
            GeneralTerm(kinds: [
                "pasta", "spaghetti", "penne", "macaroni", "linguine", "ravioli", "gnocchi", "tortellini", "lasagna", "fettuccine", "carbonara",
            ]))
        add(["coffee", "cafe"], GeneralTerm(name: "Coffee"))
        add(["tea", "te", "infusion"], GeneralTerm(kinds: ["tea"]))
        add(["juice", "jugo", "zumo"], GeneralTerm(kinds: ["juice"]))
        add(["sushi"], GeneralTerm(kinds: ["sushi", "roll", "nigiri", "maki", "sashimi"]))
        add(["wine", "vino"], GeneralTerm(kinds: ["wine"]))
        add(["ice cream", "helado"], GeneralTerm(name: "Ice cream"))
        add(["soup", "sopa"], GeneralTerm(kinds: ["soup"]))
        add(
            ["curry"],
            GeneralTerm(kinds: ["curry", "masala", "korma", "vindaloo", "balti", "jalfrezi", "madras", "josh", "bhuna", "dhansak", "dopiaza"]))
        add(["stir fries"], GeneralTerm(kinds: ["stir"], name: "Beef and broccoli"))
        add(["pizza"], GeneralTerm(kinds: ["pizza"]))
        add(["sandwich", "bocadillo"], GeneralTerm(kinds: ["sandwich"], isToldByComma: false))
        add(["salad", "ensalada"], GeneralTerm(name: "Caesar salad", isToldByComma: true))
        return all
    }()

    /// Words that lead to an example.
    static let examples: WordSet = ["like", "mostly", "mainly", "namely", "specifically", "como", "principalmente", "sobretodo"]
    static let fillers: WordSet = examples.union(["such", "as", "some", "i", "think", "the", "unos", "unas", "usually", "sobre", "todo", "about"])
}

extension Food {
    /// Whether a general word may be said of the food: "gaseosa" of an Inca Kola, "meat" of a steak.
    /// - Parameter words: folded and singular, as `Word.split` gives them.
    public func isCalled(_ words: [String]) -> Bool { GeneralTerm.of(words)?.has(self) ?? false }
}
