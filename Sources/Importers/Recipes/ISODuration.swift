/// Durations as ISO 8601 has them, in minutes: `PT1H30M`, `P1DT2H`, `PT90M`, `PT5400S`.
enum ISODuration {
    /// Whole minutes, rounded; nil for what is no duration, is zero, or is longer than a month.
    static func minutes(_ text: String) -> Int? {
        var rest = text.uppercased()[...]
        guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
        var inTime = false
        var total = 0.0
        while let first = rest.first {
            if first == "T" {
                inTime = true
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
            guard !digits.isEmpty, digits.count <= 12, let number = Double(digits.replacing(",", with: ".")) else { return nil }
            rest = rest.dropFirst(digits.count)
            guard let unit = rest.popFirst(), let minutes = minutes(in: unit, inTime: inTime) else { return nil }
            total += number * minutes
        }
        let whole = total.rounded()
        return whole >= 1 && whole <= 44_640 ? Int(whole) : nil
    }

    private static func minutes(in unit: Character, inTime: Bool) -> Double? {
        switch (unit, inTime) {
        case ("H", true): 60
        case ("M", true): 1
        case ("S", true): 1 / 60.0
        case ("D", false): 1_440
        case ("W", false): 10_080
        // Sites write zero years and months, and nothing else of these.
        case ("Y", false), ("M", false): 0
        default: nil
        }
    }

    static func text(minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        return "PT" + (hours > 0 ? "\(hours)H" : "") + (rest > 0 || hours == 0 ? "\(rest)M" : "")
    }
}
