import NLU
import Nutrition

/// Two weights of one message: "current weight 180 goal weight 150", "goal is 85kg, currently 101.5", "i was 210 now 207".
extension Intents {
    /// What is weighed now is kept as the weight of today, what is wanted as the weight to be reached.
    static func weightAndAim(_ reading: Reading) -> [Request]? {
        let told = reading.amounts.filter { $0.quantity != nil }
        guard told.count == 2, reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, reading.when.days == nil,
            !reading.text.hasSuffix("?"),
            told.allSatisfy({ $0.unit.map { ["kg", "lb"].contains($0.name) } ?? true && 30...400 ~= $0.quantity ?? 0 }), reading.words.count <= 14,
            // "quiero bajar a 70 kilos, ahora peso 76" is read as it stands.
            reading.profile.kilograms == nil || reading.aim?.target == nil,
            ["set_goal", "log_weight", "set_profile", "correct", "inform", "out_of_scope"].contains(reading.intent.name),
            let (first, second) = marks(before: told, reading.text)
        else { return nil }
        let unit = Self.unit(ofWeights: told)
        func weighed(_ amount: Amount) -> Request? {
            var one = reading
            one.amounts = [Amount(quantity: amount.quantity, unit: Unit(unit))]
            return weight(one)
        }
        switch (first, second) {
        case (.now, .wanted):
            return weighed(told[0]).map { [$0] + reaching(told[1].quantity ?? 0, unit, reading) }
        case (.wanted, .now):
            return weighed(told[1]).map { [$0] + reaching(told[0].quantity ?? 0, unit, reading) }
        // Of what was nobody knows the day.
        case (.before, .now): return weighed(told[1]).map { [$0] }
        case (.now, .before): return weighed(told[0]).map { [$0] }
        default: return nil
        }
    }

    /// The unit of two weights by the one that says its own, or by their size: nobody who gives no unit weighs over 120 kg.
    static func unit(ofWeights told: [Amount]) -> String {
        told.lazy.compactMap { $0.unit?.name }.first ?? (told.contains { $0.quantity ?? 0 > 120 } ? "lb" : "kg")
    }

    private enum Mark { case now, wanted, before }

    /// What each of two numbers is, by the nearest words before it.
    private static func marks(before told: [Amount], _ text: String) -> (Mark, Mark)? {
        let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "'") }.map { $0.filter { $0 != "'" } }
        let places = words.indices.filter { words[$0].first?.isNumber ?? false }
        guard places.count == 2 else { return nil }
        func mark(_ range: ArraySlice<String>) -> Mark? {
            range.reversed().lazy.compactMap { word in
                wanting.contains(word) ? .wanted : being.contains(word) ? .now : past.contains(word) ? .before : nil
            }.first
        }
        // "82 now, down from 90".
        let behind = words[(places[0] + 1)..<places[1]]
        let isNow = behind.count > 1 && ["now", "ahora", "today", "hoy"].contains(behind.first)
        guard let first = isNow ? .now : mark(words[..<places[0]]), let second = mark(words[(places[0] + 1)..<places[1]]) else { return nil }
        return (first, second)
    }

    private static let wanting = Set(Word.split("goal target want wanna get reach down hit like to meta objetivo llegar quiero bajar gustaría"))
    private static let being = Set(Word.split("current currently now today im am weigh weighing at actual actualmente ahora peso estoy hoy"))
    private static let past = Set(Word.split("was used were started from estaba pesaba era antes empecé"))
}
