import Nutrition

/// A restaurant that a message names: "kfc 2 drumsticks", "a sub from subway". It is no food, and tells which drumsticks they are.
public struct Eatery {
    let tokens: Range<Int>
    /// As it begins the names of its foods.
    let words: [String]

    /// Those that a message names, in order.
    static func all(_ tokens: [Token]) -> [Eatery] {
        var out: [Eatery] = []
        for place in tokens.indices where tokens[place].kind == .word {
            guard let names = names[hash: tokens[place].singularKey] else { continue }
            let fits = names.first { name in
                place + name.count <= tokens.count && name.indices.allSatisfy { tokens[place + $0].singular == name[$0] }
            }
            if let fits, out.last.map({ $0.tokens.upperBound <= place }) ?? true {
                out.append(Eatery(tokens: place..<place + fits.count, words: fits))
            }
        }
        return out
    }

    /// Whether words begin with the name of one.
    public static func isNamed(_ said: String) -> Bool {
        let words = Word.split(said)
        return words.first.flatMap { names[$0] }?.contains { words.starts(with: $0) } ?? false
    }

    /// By their first word, the longer name first.
    private static let names = WordMap(
        Dictionary(
            grouping: [
                "mcdonalds", "mcdonald", "burger king", "kfc", "subway", "starbucks", "wendys", "wendy", "taco bell", "chipotle", "popeye",
                "chick fil a",
                "domino", "pizza hut", "five guy", "gregg", "pret", "nando", "costa", "dunkin", "dunkin donut", "tim horton", "panera",
                "panda express",
                "dairy queen", "arby", "sonic", "olive garden", "in and out", "whataburger", "papa john", "little caesar", "ihop", "denny",
                "waffle house",
                "jimmy john", "jersey mike", "shake shack", "culver", "wagamama", "wetherspoon", "applebee", "chili's", "red lobster", "outback",
                "cheesecake factory", "jack in the box", "wingstop", "white castle", "hardee", "carl jr", "quizno", "krispy kreme", "baskin robbin",
                "pizza express", "cinnabon", "long john silver", "bojangle", "buffalo wild wing", "cracker barrel",
                "texas roadhouse", "longhorn", "tgi friday", "steak n shake", "el pollo loco", "zaxby", "raising cane", "freddy", "portillo", "wawa",
                "sheetz", "quiktrip", "costco", "sam club", "trader joe", "smoothie king", "tropical smoothie", "dutch bros", "einstein bros",
                "bob evan", "golden corral", "qdoba", "del taco", "hungry jack", "macca", "sweetgreen", "auntie anne", "jamba juice", "foster farm",
            ].map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }, by: { $0[0] }))
}

extension Mentions {
    /// The pieces without restaurants that were taken for food, where others are there.
    func withoutEateries<Piece>(_ pieces: [Piece], _ eateries: [Eatery], _ tokens: (Piece) -> Range<Int>) -> [Piece] {
        guard !eateries.isEmpty else { return pieces }
        let foods = pieces.filter { piece in
            // "rice with chipotle": the pepper.
            let before = tokens(piece).lowerBound - 1
            if before > 0, chart.lexicon.with.contains(chart.tokens[before]), links.linker.isName(words(tokens(piece))) { return true }
            // "kfc 3 piece meal": what is counted there in pieces is what it is known for.
            if let counted = chart.amounts.first(where: { $0.tokens.lowerBound == tokens(piece).upperBound }), counted.amount.unit?.name == "piece",
                ["meal", "combo", "box", "dinner", "bucket", "feast"].contains(chart.tokens[counted.tokens.upperBound...].first?.text ?? ""),
                links.linker.isName(words(tokens(piece)))
            {
                return true
            }
            return !eateries.contains { $0.tokens.lowerBound <= tokens(piece).lowerBound && tokens(piece).upperBound <= $0.tokens.upperBound }
        }
        return foods.isEmpty ? pieces : foods
    }

    /// "a sushi place", "the burger joint", "from the cafe": where one eats, not what.
    func isPlace(_ range: Range<Int>) -> Bool {
        guard !chart.lexicon.isSpanish else { return false }
        let words = range.count == 1 ? chart.tokens[range.lowerBound].text : ""
        // "burgers at the bbq", "ate at a barbecue".
        if ["bbq", "barbecue", "barbeque", "barbie", "cookout"].contains(words), range.lowerBound > 1,
            chart.tokens[range.lowerBound - 2].word == "at", ["the", "a", "our", "my"].contains(chart.tokens[range.lowerBound - 1].word)
        {
            return true
        }
        if ["cafe", "bakery", "deli", "diner"].contains(words) {
            let before = chart.tokens[..<range.lowerBound].suffix(3).map(\.text)
            let rest = before.reversed().drop { ["the", "a", "my", "our", "local", "corner", "that", "this", "little"].contains($0) }
            if let first = rest.first, ["from", "at", "near", "by", "in"].contains(first) { return true }
        }
        if isWhereabouts(range) { return true }
        guard range.upperBound < chart.tokens.count else { return false }
        return ["place", "places", "spot", "joint", "joints", "restaurant", "restaurants", "shop", "shops", "truck", "stand", "stall", "aisle"]
            .contains(chart.tokens[range.upperBound].word)
    }

    /// "on the plane they gave us pretzels", "a skewer from the work buffet", "truck stop breakfast".
    private func isWhereabouts(_ range: Range<Int>) -> Bool {
        guard range.count <= 2, let last = range.last, Mentions.whereabouts.contains(chart.tokens[last].singularWord) else { return false }
        if range.upperBound < chart.tokens.count, chart.tokens[range.upperBound].word == "stop" { return true }
        let before = chart.tokens[..<range.lowerBound].suffix(4).reversed().drop { Mentions.besideWhereabouts.contains($0) }
        return before.first.map { ["on", "at", "from", "in", "by", "near", "aboard"].contains($0.word) } ?? false
    }

    /// Where people eat or get something, and which is no food.
    private static let whereabouts: WordSet = [
        "plane", "train", "bus", "coach", "boat", "ferry", "ship", "flight", "buffet", "canteen", "cafeteria", "servo", "truck", "van", "car",
        "office", "airport", "hotel", "party", "wedding", "market", "stadium", "cinema", "gym", "church", "park", "beach", "pool", "lounge", "kiosk",
        "station", "garage", "school", "hospital", "tram", "caravan", "tent", "campsite", "machine", "hostel", "motel", "cruise", "conference",
        "playground", "theatre", "theater", "library", "desk", "counter",
    ]
    private static let besideWhereabouts: WordSet = [
        "the", "a", "an", "my", "our", "this", "that", "work", "office", "hotel", "breakfast", "lunch", "dinner", "local", "vending", "petrol", "gas",
        "staff", "school", "free", "their", "cruise", "food", "taco", "burger", "coffee",
    ]

    /// "burger king whopper jr" without its restaurant, where the rest is a name of its own and the whole is none.
    func bare(_ range: Range<Int>, _ eateries: [Eatery]) -> Range<Int> {
        guard let eatery = eateries.first(where: { $0.tokens.lowerBound == range.lowerBound }), eatery.tokens.upperBound < range.upperBound,
            !links.linker.isName(words(range))
        else { return range }
        let rest = eatery.tokens.upperBound..<range.upperBound
        return links.linker.isName(words(rest)) ? rest : range
    }

    /// The name of a food with its restaurant before it, where people call it so.
    func name(_ words: [String], at range: Range<Int>, of eateries: [Eatery]) -> [String]? {
        // The restaurant named before it, or else the one after it.
        let eatery = eateries.last { $0.tokens.upperBound <= range.lowerBound } ?? eateries.first { $0.tokens.lowerBound >= range.upperBound }
        guard let eatery, links.linker.isName(eatery.words + words) else { return nil }
        return eatery.words + words
    }
}
