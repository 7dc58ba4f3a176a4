import Foundation

/// A number as a reply prints it, with the unit and the nutrient behind it.
struct PrintedNumber {
    let value: Double
    /// `kcal`, `g`, `mg`, `µg`, `ml`, `kg`, `lb`, `%`, `days`, `foods`, or nothing for a bare one.
    let unit: String
    /// The nutrient's key where the number says of which: "26 g of protein".
    let nutrient: String?
    /// The line as printed.
    let line: String

    /// Whether it is this amount, rounded as replies round: kilocalories whole; others whole from 10 on, one decimal below, two below 0.1.
    func prints(_ amount: Double) -> Bool {
        let size = abs(amount)
        let half = unit == "kcal" || unit == "ml" || size >= 9.95 ? 0.5 : size >= 0.0949 ? 0.05 : 0.005
        // Rows are stored in single precision, and grams come over the wire with three decimals.
        return abs(abs(value) - size) <= half * 1.01 + size * 2e-5
    }

    /// Every number of a line that has a unit, or counts days or foods.
    static func all(in line: String, spanish: Bool, titles: [String: String]) -> [PrintedNumber] {
        let pattern =
            /([0-9][0-9.,]*[0-9]|[0-9])(?: (kcal|g|mg|µg|ml|kg|lb|%|days?|foods?|días?|alimentos?)(?![\p{L}]))?(?: (?:of|de) ((?:[\p{L}-]+[0-9]*(?: |(?![\p{L}-])))+))?/
        return line.matches(of: pattern).compactMap { match in
            guard let value = read(match.output.1, spanish: spanish) else { return nil }
            let unit = match.output.2.map(String.init) ?? ""
            let named = match.output.3.map { $0.lowercased() } ?? ""
            let words = named.split(separator: " ").map(String.init)
            let title = (1...max(1, words.count)).reversed().lazy.map { words.prefix($0).joined(separator: " ") }.first { titles[$0] != nil }
            // "60 g of protein bar" is no nutrient.
            let rest = title.map { words.dropFirst($0.split(separator: " ").count) }?.first
            let isFood = rest.map { !PrintedNumber.links.contains($0) } ?? false
            let short = ["day": "days", "día": "days", "días": "days", "food": "foods", "alimento": "foods", "alimentos": "foods"][unit] ?? unit
            return PrintedNumber(value: value, unit: short, nutrient: isFood ? nil : title.flatMap { titles[$0] }, line: line)
        }
    }

    /// Words that may follow a nutrient's name.
    private static let links: Set<String> = [
        "in", "left", "over", "a", "per", "today", "yesterday", "on", "of", "eaten", "and", "tomorrow", "from", "for",
        "en", "hoy", "ayer", "al", "por", "de", "y", "el", "desde",
    ]

    private static func read(_ text: Substring, spanish: Bool) -> Double? {
        let thousands: Character = spanish ? "." : ","
        return Double(text.filter { $0 != thousands }.map { $0 == "," ? "." : String($0) }.joined())
    }
}
