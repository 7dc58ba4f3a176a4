import Nutrition

extension DiaryNumbers {
    /// The amount in words such as `2.00 large`, `1 1/2 cups`, `½ cup`, `100 g`, `1 cup (240 g)`, `3`; nil when they hold no number.
    func amount(_ text: String) -> DiaryAmount? {
        var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if words.utf8.count > 200 { words = String(words.prefix(120)) }
        guard let (quantity, rest) = count(words) else { return nil }
        // "2 x 30 g".
        if rest.hasPrefix("x ") || rest.hasPrefix("× "), let each = amount(String(rest.dropFirst(2))) {
            return DiaryAmount(quantity: quantity * each.quantity, unit: each.unit, grams: each.grams.map { $0 * quantity })
        }
        return amount(quantity, of: rest)
    }

    /// So many of a unit in words.
    func amount(_ quantity: Double, of unit: String) -> DiaryAmount {
        var words = unit[...]
        var bracket: Substring?
        if let open = words.firstIndex(where: { "([".contains($0) }) {
            bracket = words[words.index(after: open)...].prefix { !")]".contains($0) }
            // "serving(s)" is the unit, and more than one of it.
            if let inside = bracket, inside == "s" || inside == "es" { bracket = nil }
            words = words[..<open]
        } else if let dash = words.firstRange(of: " - ") {
            bracket = words[dash.upperBound...]
            words = words[..<dash.lowerBound]
        }
        let name = DiaryNumbers.unit(String(words))
        if let mass = Unit(name).grams { return DiaryAmount(quantity: quantity, unit: name, grams: quantity * mass) }
        // A weight beside one of something is that one's; beside several nobody can tell whether it is of each.
        let weight =
            quantity == 1
            ? bracket.flatMap { count(String($0)) }.flatMap { weight, of in Unit(DiaryNumbers.unit(of)).grams.map { $0 * weight } } : nil
        return DiaryAmount(quantity: quantity, unit: name, grams: weight)
    }

    /// The number in front, whole, broken or mixed, and the words behind it.
    private func count(_ text: String) -> (Double, String)? {
        if let match = text.prefixMatch(of: /(?:(\d{1,4}) )?(\d{1,4})\/(\d{1,4})/), let top = Double(match.2), let bottom = Double(match.3),
            bottom > 0
        {
            let whole = match.1.flatMap { Double($0) } ?? 0
            return (whole + top / bottom, text[match.range.upperBound...].trimmed)
        }
        if let match = text.prefixMatch(of: /(\d{1,4})? ?([½⅓⅔¼¾⅛⅜⅝⅞])/), let part = match.2.first?.unicodeScalars.first?.properties.numericValue {
            return ((match.1.flatMap { Double($0) } ?? 0) + part, text[match.range.upperBound...].trimmed)
        }
        let bytes = Array(text.utf8)[...]
        let digits = bytes.prefix { (48...57).contains($0) || $0 == 44 || $0 == 46 || $0 == 45 }
        guard !digits.isEmpty, let value = value(digits) else { return nil }
        return (value.number, String(decoding: bytes[digits.endIndex...], as: UTF8.self)[...].trimmed)
    }

    /// A unit by our own name where we have one, else as it is, in the singular and of a bounded length; `serving` for none.
    static func unit(_ text: String) -> String {
        let words = DiaryWords.folded(text.hasPrefix("x ") || text.hasPrefix("× ") ? String(text.dropFirst(2)) : text)
        if words.isEmpty { return "serving" }
        if let known = units[words] { return known }
        let parts = words.split(separator: " ")
        let singular = parts.dropLast() + [parts.last.map { Substring(Word.singular(String($0))) } ?? ""]
        let name = singular.joined(separator: " ")
        return units[name] ?? String(name.prefix(40))
    }

    private static let units: [String: String] = [
        "g": "g", "gr": "g", "gram": "g", "gramo": "g", "grm": "g", "kg": "kg", "kilo": "kg", "kilogram": "kg", "kilogramo": "kg", "mg": "mg",
        "milligram": "mg", "oz": "oz", "ounce": "oz", "onza": "oz", "lb": "lb", "pound": "lb", "libra": "lb", "ml": "ml", "milliliter": "ml",
        "millilitre": "ml", "mililitro": "ml", "cl": "cl", "dl": "dl", "l": "l", "liter": "l", "litre": "l", "litro": "l", "fl oz": "fl oz",
        "fluid ounce": "fl oz", "floz": "fl oz", "cup": "cup", "taza": "cup", "c": "cup", "tbsp": "tbsp", "tablespoon": "tbsp", "cucharada": "tbsp",
        "tsp": "tsp", "teaspoon": "tsp", "cucharadita": "tsp", "serving": "serving", "serving s": "serving", "porcion": "serving",
        "racion": "serving",
        "porciones": "serving", "raciones": "serving", "each": "item", "ea": "item", "unidad": "item", "unidades": "item", "item": "item",
        "piece": "piece", "pieza": "piece", "slice": "slice", "rebanada": "slice", "rodaja": "slice",
    ]
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
