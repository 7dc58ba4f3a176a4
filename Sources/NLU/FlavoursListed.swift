import Nutrition

/// Flavours of several words behind a product, which are no foods beside it: "crisps, cheese and onion", "pot noodle for lunch chicken and mushroom".
extension Mentions {
    func flavoursListed(_ found: inout [Found]) {
        for place in found.indices.reversed() where place < found.count && !found[place].isRemoved && !found[place].mention.negated {
            guard let food = food(found[place]), case let noun = Word.split(food.noun), let head = noun.last else { continue }
            let start = flavourStart(found[place])
            let isDip = noun.contains { ["ramen", "noodle", "maruchan"].contains($0) } || ["cup-a-soup", "instant soup"].contains(food.noun)
            let end: Int?
            if food.group == "snack", ["chip", "crisp", "dorito", "pringle", "popcorn", "puff", "pretzel", "tortilla"].contains(head) {
                end = listed(at: start, in: Mentions.flavoursOfChips)
            } else if isDip {
                end = savoury(place, from: start, found)
            } else if ["bar", "shake", "cream", "magnum", "gelato"].contains(head) || head == "skyr" || food.noun == "crunchy granola bar" {
                end = listed(at: start, in: Mentions.flavoursOfSweets) ?? (head == "bar" ? sweet(at: start) : nil)
            } else if food.noun == "bottled smoothie" {
                end = fruits(place, from: start, found)
            } else {
                end = nil
            }
            guard let end, end > start else { continue }
            let flavour = start..<end
            guard !found.contains(where: { $0.tokens.lowerBound >= start && $0.tokens.lowerBound < end && ($0.isSpooned || $0.isRemoved) }) else {
                continue
            }
            let own = words(found[place].tokens), kind = flavour.filter { chart.tokens[$0].kind == .word }.map { chart.tokens[$0].singular } + own
            if links.linker.isName(kind) { found[place].mention.candidates = links.candidates(kind) }
            // "salt and vinegar, 25g bag".
            if found[place].mention.amount.unit?.grams == nil,
                let told = found.first(where: { flavour.contains($0.tokens.lowerBound) && ($0.amount?.tokens.lowerBound ?? 0) >= end }),
                told.mention.amount.unit?.grams != nil
            {
                (found[place].mention.amount, found[place].amount) = (told.mention.amount, told.amount)
            }
            found.removeAll { flavour.contains($0.tokens.lowerBound) }
        }
    }

    /// Behind the food, its amount and when it was had, and a mark; "the shrimp one".
    private func flavourStart(_ item: Found) -> Int {
        var place = item.tokens.upperBound
        if let span = item.amount, span.tokens.lowerBound == place { place = span.tokens.upperBound }
        while place < chart.tokens.count, isTime(place) || leadsToTime(place) { place += 1 }
        if place < chart.tokens.count, [",", "-", ":", "(", "–"].contains(chart.tokens[place].word) { place += 1 }
        if place + 2 < chart.tokens.count, chart.tokens[place].word == "the" || chart.tokens[place].word == "sabor" { place += 1 }
        return place
    }

    /// The longest of the flavours that stands there, to the end of its clause.
    private func listed(at start: Int, in names: Set<String>) -> Int? {
        let rest = chart.tokens[min(start, chart.tokens.count)...].prefix(6)
        let texts = rest.map { chart.lexicon.and.contains($0) || ["n", "&"].contains($0.text) ? "and" : $0.singular }
        return (1...6).reversed().lazy.filter { $0 <= texts.count && names.contains(texts[..<$0].joined(separator: " ")) }.map { start + $0 }
            .first { endsFlavour($0) }
    }

    private func endsFlavour(_ place: Int) -> Bool {
        place >= chart.tokens.count || isClause(place) || isTime(place) || leadsToTime(place)
            || chart.amounts.contains { $0.tokens.lowerBound == place && $0.amount.unit?.grams != nil }
    }

    /// "dark choc nuts and sea salt", "avena y miel": words of what such bars are made with, joined, and nothing else to the end of the clause.
    private func sweet(at start: Int) -> Int? {
        var place = start, count = 0, isJoined = false
        while place < chart.tokens.count, chart.tokens[place].kind == .word {
            let token = chart.tokens[place]
            if Mentions.inBars.contains(token.singularWord) {
                count += 1
            } else if count > 0, chart.lexicon.and.contains(token) || ["n", "with", "con", "de"].contains(token.word) {
                isJoined = true
            } else {
                break
            }
            place += 1
        }
        guard count > 1, isJoined || count > 2, endsFlavour(place), chart.tokens[place - 1].word != "milk", chart.tokens[place - 1].word != "leche"
        else { return nil }
        return place
    }

    /// "pot noodle, chicken and mushroom", "maruchan, camarón con limón": what soup in a cup tastes of, to the end of the clause.
    private func savoury(_ host: Int, from start: Int, _ found: [Found]) -> Int? {
        run(host, from: start, found, of: ["poultry", "meat", "fish", "vegetable", "sauce", "spice", "dish", "fruit"])
    }

    private func fruits(_ host: Int, from start: Int, _ found: [Found]) -> Int? { run(host, from: start, found, of: ["fruit"]) }

    private func run(_ host: Int, from start: Int, _ found: [Found], of groups: Set<String>) -> Int? {
        var end = start
        for place in found.indices where place > host {
            let item = found[place]
            guard item.mention.amount.isEmpty, !item.isRemoved, !item.mention.negated, let food = food(item), groups.contains(food.group),
                item.tokens.lowerBound >= end,
                end == start && item.tokens.lowerBound == end
                    || end > start && (end..<item.tokens.lowerBound).allSatisfy({ joinsFlavours($0) }) && item.tokens.lowerBound <= end + 1,
                chart.tokens[item.tokens.upperBound - 1].text == chart.tokens[item.tokens.upperBound - 1].singular
            else { break }
            end = item.tokens.upperBound
        }
        guard end > start, endsFlavour(end) else { return nil }
        return end
    }

    private func joinsFlavours(_ place: Int) -> Bool {
        let token = chart.tokens[place]
        return chart.lexicon.and.contains(token) || ["n", "con", "with"].contains(token.word)
    }

    private static let flavoursOfChips: Set<String> = names([
        "cheese and onion", "cheddar and onion", "salt and vinegar", "sea salt and vinegar", "sea salt and cider vinegar", "sour cream and onion",
        "sour cream and chive", "sour cream", "cream and chive", "prawn cocktail", "smoky bacon", "smokey bacon", "roast beef", "roast chicken",
        "flame grilled steak", "pickled onion", "chili heatwave", "chilli heatwave", "chili heat wave", "chilli heat wave", "cool ranch",
        "nacho cheese", "tangy cheese", "lightly salted", "ready salted", "sea salt", "salted", "paprika", "bbq", "barbecue", "sweet chilli",
        "sweet chili", "thai sweet chilli", "flamin hot", "lime", "chili and lime", "chilli and lime", "chile limon", "sweet and salty",
        "sweet and salted", "salted caramel", "limón", "limon", "limón y sal", "limon and sal", "sal and limón", "sal and vinagre", "chile and limón",
        "chile and limon", "queso", "jamón", "queso and cebolla", "crema and cebolla", "crema and especia", "pollo", "barbacoa", "jalapeño",
        "adobada",
        "jamon", "punto de sal", "honey mustard", "cracked black pepper", "salt and pepper", "ham and mustard", "worcester sauce", "beef", "bacon",
        "tomato", "dill pickle", "ketchup", "all dressed",
    ])
    private static let flavoursOfSweets: Set<String> = names([
        "cookies and cream", "cookie and cream", "mint choc chip", "mint chocolate chip", "mint chip", "rum and raisin", "cookie dough",
        "chocolate chip cookie dough", "caramel chew chew", "half baked", "phish food", "salted caramel", "chocolate brownie",
        "chocolate fudge brownie",
        "strawberry cheesecake", "raspberry ripple", "rocky road", "butter pecan", "peanut butter cup", "birthday cake", "double caramel",
        "almendrado con chocolate blanco", "chocolate blanco", "almendra", "dulce de leche granizado", "menta granizada", "peanut butter banana",
        "peanut butter and banana", "peanut butter and chocolate", "chocolate and peanut butter", "oats and honey", "fruit and nut",
    ])
    private static func names(_ said: [String]) -> Set<String> { Set(said.map { Word.split($0).joined(separator: " ") }) }

    private static let inBars: WordSet = [
        "dark", "white", "milk", "choc", "chocolate", "nut", "sea", "salt", "salted", "caramel", "toffee", "almond", "hazelnut", "peanut", "butter",
        "cashew", "pistachio", "coconut", "cranberry", "cherry", "raspberry", "oat", "honey", "fudge", "brownie", "cookie", "dough", "chip", "crunch",
        "crunchy", "vanilla", "cinnamon", "macadamia", "maple", "espresso", "mint", "orange", "avellana", "avena", "miel", "almendra", "vainilla",
        "coco", "cacahuete", "mani", "blanco", "negro", "caramelo", "canela", "arandano", "frutos", "rojos", "fruto", "rojo", "nuez", "leche",
        "cacao",
    ]
}
