import Nutrition

/// Reads days as programs and people write them; what `03/04/2026` means is decided once for a file, by its other dates.
struct DiaryDates {
    /// Which number comes first in a date that does not tell.
    enum Order: Sendable { case monthFirst, dayFirst }

    /// What the dates of a file show about their order.
    struct Evidence {
        private(set) var monthFirst = 0
        private(set) var dayFirst = 0
        /// Dates that could be read either way.
        private(set) var unclear = 0

        mutating func note(_ text: String) {
            guard case .either(let first, let second, _) = DiaryDates.parts(text) else { return }
            if first > 12 { dayFirst += 1 } else if second > 12 { monthFirst += 1 } else if first != second { unclear += 1 }
        }

        var order: Order { dayFirst > monthFirst ? .dayFirst : .monthFirst }
        /// Nothing in the file decides, and it matters.
        var isGuess: Bool { unclear > 0 && dayFirst == monthFirst }
    }

    var order = Order.monthFirst

    /// The day in a text such as `2026-11-21`, `11/21/2026`, `21.11.2026`, `Nov 21, 2026`, `21 de noviembre de 2026`; a time behind it is passed over.
    func day(_ text: String) -> Day? {
        switch DiaryDates.parts(text) {
        case .whole(let year, let month, let day): return DiaryDates.day(year, month, day)
        case .either(let first, let second, let year):
            return order == .dayFirst ? DiaryDates.day(year, second, first) : DiaryDates.day(year, first, second)
        case nil: return nil
        }
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Day? {
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        let year = year < 100 ? 2000 + year : year
        guard (1000...9999).contains(year) else { return nil }
        return Day("\(year)-\(two(month))-\(two(day))")
    }

    private enum Parts {
        case whole(year: Int, month: Int, day: Int)
        /// Two numbers whose order is not known, and the year.
        case either(Int, Int, year: Int)
    }

    private static func parts(_ text: String) -> Parts? {
        let text = text.utf8.count > 60 ? text.prefix(60) : text[...]
        if let month = text.split(whereSeparator: { !$0.isLetter }).lazy.compactMap(month).first { return named(text, month) }
        // Up to the time: "2026-11-21T08:10" and "11/21/2026 8:10 AM".
        let date = text.prefix { $0 != " " && $0 != "T" }
        let pieces = date.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
        guard pieces.count == 3 || (pieces.count == 4 && pieces[3].isEmpty), pieces.prefix(3).allSatisfy({ (1...4).contains($0.count) }) else {
            return nil
        }
        let numbers = pieces.prefix(3).compactMap { Int($0) }
        guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        if pieces[0].count == 4 { return .whole(year: numbers[0], month: numbers[1], day: numbers[2]) }
        guard pieces[2].count == 4 || pieces[2].count == 2 else { return nil }
        // With points the day comes first, wherever dates are written so.
        if date.contains(".") { return .whole(year: numbers[2], month: numbers[1], day: numbers[0]) }
        return .either(numbers[0], numbers[1], year: numbers[2])
    }

    /// With the month's name: of the numbers the year is the one of four digits, else the last; a time comes behind them.
    private static func named(_ text: Substring, _ month: Int) -> Parts? {
        let numbers = text.split(whereSeparator: { !$0.isNumber }).prefix(3).compactMap { word in Int(word).map { (word.count, $0) } }
        guard numbers.count >= 2 else { return nil }
        let year = numbers.firstIndex { $0.0 == 4 } ?? 1
        guard year < 3, let day = numbers.indices.first(where: { $0 != year }) else { return nil }
        return .whole(year: numbers[year].1, month: month, day: numbers[day].1)
    }

    private static func month(_ word: Substring) -> Int? {
        guard word.count >= 3 else { return nil }
        let folded = DiaryWords.folded(word)
        return months.firstIndex { names in names.contains { $0 == folded || ($0.hasPrefix(folded) && folded.count <= 4) } }.map { $0 + 1 }
    }

    private static let months: [[String]] = [
        ["january", "enero"], ["february", "febrero"], ["march", "marzo"], ["april", "abril"], ["may", "mayo"], ["june", "junio"],
        ["july", "julio"], ["august", "agosto"], ["september", "septiembre", "setiembre"], ["october", "octubre"],
        ["november", "noviembre"], ["december", "diciembre"],
    ]

    /// Minutes since midnight in `07:30`, `7:30:15 pm`, `7 PM`, or behind a date (`2026-11-21T07:30`); nil where there is no time.
    static func minute(_ text: String) -> Int? {
        let words = text.lowercased().filter { $0 != "." }.split { $0 == " " || $0 == "t" || $0 == "\u{202f}" || $0 == "\u{a0}" }
        let halves: [Substring: Int] = ["a": 0, "am": 0, "p": 12, "pm": 12]
        for (index, word) in words.enumerated() {
            let clock = word.prefix { $0.isASCII && $0.isNumber || $0 == ":" }
            let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
            guard let first = parts.first, (1...2).contains(first.count), let hour = Int(first) else { continue }
            let next = index + 1 < words.count ? words[index + 1] : ""
            let half = clock.count == word.count ? halves[next] : halves[word.dropFirst(clock.count)]
            guard parts.count > 1 || half != nil else { continue }
            let minute = parts.count > 1 ? Int(parts[1]) ?? 60 : 0
            guard minute < 60, half == nil ? hour < 24 : (1...12).contains(hour) else { return nil }
            return (half.map { hour % 12 + $0 } ?? hour) * 60 + minute
        }
        return nil
    }
}
