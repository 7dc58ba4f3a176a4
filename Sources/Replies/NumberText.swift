import Nutrition

/// Numbers as a language writes them.
struct NumberText {
    let thousands: String
    let decimal: String

    /// A whole number, rounded half away from zero.
    func whole(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "?" }
        let rounded = Int(value.rounded(.toNearestOrAwayFromZero))
        let digits = String(abs(rounded))
        guard digits.count > 3 else { return rounded < 0 ? "-" + digits : digits }
        var text = rounded < 0 ? "-" : ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { text += thousands }
            text.append(digit)
        }
        return text
    }

    /// Whole from 10 on, one decimal below, and two below 1 where there is no other figure ("0.04").
    func figure(_ value: Double) -> String {
        let size = abs(value)
        if (size * 10).rounded() >= 100 { return whole(value) }
        if size > 0, (size * 10).rounded() < 1 { return decimals(value, 2) }
        return decimals(value, 1)
    }

    /// At most so many decimals, none that are zero.
    func decimals(_ value: Double, _ places: Int) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return whole(value) }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = (abs(value) * scale).rounded(.toNearestOrAwayFromZero)
        let integer = (scaled / scale).rounded(.down)
        var fraction = String(Int(scaled - integer * scale))
        while fraction.count < places { fraction = "0" + fraction }
        while fraction.last == "0" { fraction.removeLast() }
        let sign = value < 0 && scaled > 0 ? "-" : ""
        return sign + whole(integer) + (fraction.isEmpty ? "" : decimal + fraction)
    }

    /// How many: `½`, `1½`, `2`, `0.6`.
    func count(_ value: Double) -> String {
        let integer = value.rounded(.down)
        for (part, sign) in NumberText.fractions where abs(value - integer - part) < 0.006 {
            return integer == 0 ? sign : whole(integer) + sign
        }
        return decimals(value, 2)
    }

    private static let fractions: [(Double, String)] = [
        (0.5, "½"), (0.25, "¼"), (0.75, "¾"), (1.0 / 3, "⅓"), (2.0 / 3, "⅔"),
    ]
}
