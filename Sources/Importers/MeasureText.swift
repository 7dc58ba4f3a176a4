internal import Nutrition

/// A source's household measure as one of ours: `1 slice, large (1/4" thick)` is a `large slice`.
enum MeasureText {
    /// - Parameters:
    ///   - text: as the source has it, with the number before it when `amount` is nil.
    ///   - grams: what all of it weighs.
    /// - Returns: nil for weights, for what nobody says, and for what weighs nothing.
    static func measure(_ text: String, amount: Double? = nil, grams: Double?) -> Measure? {
        guard let grams, grams > 0, grams < 100_000 else { return nil }
        if text.hasPrefix("Guideline") || text.contains("yield") { return nil }
        var count = amount
        var rest = text.prefix { $0 != "(" }
        if count == nil { count = number(&rest) ?? 1 }
        guard let count, count > 0, let name = name(of: rest) else { return nil }
        let unit = Unit(name)
        guard unit.grams == nil else { return nil }
        let one = grams / count
        // Metric volumes are told as a cup, by whose weight other volumes are found.
        if let millilitres = unit.millilitres, ["ml", "cl", "dl", "l"].contains(name) {
            return Measure(name: "cup", grams: one / millilitres * 236.588)
        }
        return Measure(name: name, grams: one)
    }

    /// Adds a measure; of one name the first counts.
    static func add(_ measure: Measure?, to measures: inout [Measure]) {
        guard let measure, measures.count < 40, !measures.contains(where: { $0.name == measure.name }) else { return }
        measures.append(measure)
    }

    /// The name before the first comma, with a size from behind it.
    private static func name(of text: Substring) -> String? {
        let parts = text.split(separator: ",").map { words($0) }.filter { !$0.isEmpty }
        guard let first = parts.first, first.utf8.count <= 40 else { return nil }
        // "125 ml chopped", "cup sliced": what is in it says nothing of the measure.
        let head = String(first.prefix { $0 != " " })
        let name = names[first] ?? (Unit(head).millilitres == nil ? first : head)
        if let size = parts.dropFirst().first(where: sizes.contains), !sizes.contains(name) { return "\(size) \(name)" }
        return name
    }

    private static let sizes: Set<String> = ["small", "medium", "large", "extra large", "mini", "jumbo"]

    private static let names: [String: String] = [
        "tablespoon": "tbsp", "teaspoon": "tsp", "fluid ounce": "fl oz", "milliliter": "ml", "millilitre": "ml", "liter": "l", "litre": "l",
        "ounce": "oz", "pound": "lb", "gram": "g", "kilogram": "kg", "package": "packet", "pkg": "packet", "pouch": "packet", "pack": "packet",
        "regular": "medium", "miniature": "mini", "item": "each", "unit": "each", "fruit": "each", "undetermined": "",
        "links": "link", "patties": "patty", "slices": "slice", "pieces": "piece", "individual container": "container", "filet": "fillet",
    ]

    /// Lower case, single spaces, the last word in the singular.
    private static func words(_ text: Substring) -> String {
        var words = text.lowercased().split { $0.isWhitespace || $0 == "\"" }.map(String.init)
        if let last = words.popLast() { words.append(Word.singular(last)) }
        return words.joined(separator: " ")
    }

    /// A number at the beginning: `1`, `2.5`, `1/2`, `1 1/2`, with or without a space behind it.
    static func number(_ text: inout Substring) -> Double? {
        let start = text.drop { $0 == " " }
        let digits = start.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "," || $0 == "/") }
        guard let value = value(of: digits) else { return nil }
        text = start[digits.endIndex...]
        // "1 1/2"
        let next = text.drop { $0 == " " }.prefix { $0.isASCII && ($0.isNumber || $0 == "/") }
        if next.contains("/"), !digits.contains("/"), let fraction = self.value(of: next), fraction < 1 {
            text = text[next.endIndex...]
            return value + fraction
        }
        return value
    }

    private static func value(of digits: Substring) -> Double? {
        let parts = digits.split(separator: "/", omittingEmptySubsequences: false).map { Field.number(ArraySlice($0.utf8), comma: true) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let above = parts[0], let below = parts[1], below > 0 else { return nil }
            return above / below
        default: return nil
        }
    }
}

/// What a label says of a serving: `2 biscuits (25 g)`, `250ml`, `1 portion (125 g)`.
struct ServingText {
    /// Of all of it; a millilitre counts as a gram, as the figures of what is measured so are per 100 ml.
    var grams: Double?
    var isVolume = false
    /// The weight of one of what is counted: a biscuit, 12.5 g.
    var measure: Measure?

    init(_ text: String) {
        // The weight or volume: the last number with such a unit behind it, mostly in parentheses.
        var rest = text[...]
        while !rest.isEmpty {
            guard rest.first?.isNumber == true, let value = MeasureText.number(&rest) else {
                rest = rest.dropFirst()
                continue
            }
            let name = rest.drop { $0 == " " }.prefix { $0.isLetter }.lowercased()
            if let unit = ServingText.units[name], value > 0 {
                grams = value * unit.grams
                isVolume = unit.isVolume
            }
        }
        guard let grams, grams <= 10_000 else {
            self.grams = nil
            return
        }
        guard text.contains("(") else { return }
        let measure = MeasureText.measure(text, grams: grams)
        if let name = measure?.name, !["serving", "portion", "cup"].contains(name), Unit(name).millilitres == nil { self.measure = measure }
        if measure?.name == "cup" { self.measure = measure }
    }

    private static let units: [String: (grams: Double, isVolume: Bool)] = [
        "g": (1, false), "gr": (1, false), "gm": (1, false), "gram": (1, false), "grams": (1, false), "grm": (1, false), "kg": (1000, false),
        "mg": (0.001, false), "oz": (28.349523125, false), "onz": (28.349523125, false), "lb": (453.59237, false), "ml": (1, true),
        "mlt": (1, true), "cl": (10, true), "dl": (100, true), "l": (1000, true), "litre": (1000, true), "liter": (1000, true),
    ]
}
