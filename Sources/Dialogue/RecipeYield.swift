import Nutrition

extension KeepIntents {
    /// "serves 4", "makes 6 portions", "for 4 people": how many times it is eaten of.
    static func servings(_ words: [String]) -> Double? {
        for (place, word) in words.enumerated() {
            guard let count = Double(word) ?? numbers[word], (0.5...100).contains(count) else { continue }
            let before = place > 0 ? words[place - 1] : "", after = place + 1 < words.count ? words[place + 1] : ""
            if ["serve", "serves", "feed", "feeds", "make", "makes", "yield", "yields", "rinde", "rinden", "salen"].contains(before)
                || before == "para" && (place + 1 == words.count || after == "y")
                || yields.contains(after) || ["people", "person", "persona"].contains(after)
            {
                return count
            }
        }
        return nil
    }

    /// "para 2 personas", "for two", "scale it to 6": how many people something is to be made for.
    static func people(_ words: [String]) -> Int? {
        let scales = words.contains(where: ["scale", "adjust", "change", "resize", "ajusta", "ajustala", "cambia", "cambiala", "pasala"].contains)
        let counts: [(count: Int, leads: Bool)] = words.enumerated().compactMap { place, word in
            guard let count = Int(word) ?? numbers[word].map({ Int($0) }) ?? (["one", "una", "uno"].contains(word) ? 1 : nil),
                (1...100).contains(count)
            else { return nil }
            let before = place > 0 ? words[place - 1] : "", after = place + 1 < words.count ? words[place + 1] : ""
            let isOfPeople = ["people", "person", "persona", "comensale", "comensal", "guest", "invitado"].contains(after)
            let leads = ["for", "para"].contains(before) || scales && ["to", "a", "at"].contains(before)
            let isAlone = after.isEmpty || ["please", "instead", "porfa", "por", "then", "entonces", "nomas", "solo"].contains(after)
            return isOfPeople || leads && isAlone ? (count, leads) : nil
        }
        return (counts.last(where: \.leads) ?? counts.only)?.count
    }

    static let yields: Set<String> = ["serving", "portion", "porcion", "porcione", "racion", "racione"]
    static let numbers: [String: Double] = [
        "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12,
        "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "doce": 12,
    ]
}
