import NLU
import Nutrition

/// Weights that are not of today: "used to weigh 85, now 78", "my heaviest was 110"; and changes told alone: "up 2 lbs", "put on 2 kilos".
extension Intents {
    static func weightChange(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard words.count <= 16, reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            case let amounts = reading.amounts.filter({ $0.quantity ?? 0 > 0 && isOfBody($0) }), !amounts.isEmpty
        else { return nil }
        if formerly.contains(where: text.contains) {
            // "used to weigh 85, now 78": the one of now.
            guard let now = words.lastIndex(where: ["now", "ahora", "today", "hoy"].contains), let last = amounts.last, amounts.count == 2,
                let first = words.firstIndex(where: { Double($0) == amounts[0].quantity?.rounded(.down) }), now > first
            else { return amounts.count == 1 && reading.when.days == nil ? [.tell(.weightBefore)] : nil }
            var told = reading
            told.amounts = [Amount(quantity: last.quantity, unit: last.unit ?? amounts[0].unit)]
            told.when = When()
            return weight(told).map { [$0] }
        }
        guard reading.aim?.target == nil else { return nil }
        // "i was 82 yesterday and 81.5 today", "80.2 today, was 81 last week": each on its day.
        if amounts.count == 2, ["set_profile", "ask_summary", "log_weight", "out_of_scope", "inform"].contains(reading.intent.name),
            words.contains(where: ["was", "were", "weighed", "pesaba"].contains), words.contains(where: ["today", "now", "hoy", "ahora"].contains),
            amounts.allSatisfy({ 30...400 ~= $0.quantity ?? 0 }), let each = weights(reading)
        {
            return each
        }
        // "weighed 181 this morning, 2 less than last week": what it is held against is no day of it.
        if amounts.count == 2, let small = amounts.firstIndex(where: { $0.quantity ?? 0 < 20 }),
            words.contains(where: ["weighed", "weigh", "pese", "peso", "weight"].contains)
                || ["log_weight", "ask_weight"].contains(tracker.lastAction ?? ""),
            text.contains(" than ") || text.contains(" que ") || words.contains(where: ["now", "ahora"].contains),
            words.contains(where: ["less", "lower", "more", "up", "down", "menos", "mas"].contains)
        {
            var told = reading
            told.amounts = [amounts[1 - small]]
            if told.amounts[0].unit == nil { told.amounts[0].unit = amounts[small].unit }
            let isYesterday = text.contains(" than yesterday ") || text.contains(" que ayer ")
            told.when = reading.dates.count > 1 && !isYesterday ? When(days: reading.dates[0]) : When()
            return weight(told).map { [$0] }
        }
        // "up 2 lbs", "i've put on 2 kilos": no body weighs so little.
        guard let change = amounts.only, change.quantity ?? 0 < 20, change.unit.map({ ["kg", "lb"].contains($0.name) }) == true,
            changing.contains(where: text.contains), reading.intent.name == "log_weight"
        else { return nil }
        return [.askWeight]
    }

    private static func isOfBody(_ amount: Amount) -> Bool { amount.unit.map { ["kg", "lb", "stone"].contains($0.name) } ?? true }

    private static let formerly = [
        "used to weigh", "used to be", "heaviest", "highest weight", "lowest weight", "lightest", "started at", "started out at", "starting weight",
        "antes pesaba", "pesaba antes", "llegue a pesar", "solia pesar", "empece en", "empece con", "peso maximo",
    ].map { " \(Word.split($0).joined(separator: " ")) " }
    private static let changing = [
        "up", "down", "put on", "gained", "lost", "dropped", "subi", "baje", "engorde", "adelgace", "perdi", "gane", "he subido", "he bajado",
    ].map { " \($0) " }
}
