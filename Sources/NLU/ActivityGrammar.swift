import Nutrition

/// The grammar of exercise: what was done, how long, how far.
struct ActivityGrammar {
    let tokens: [Token]
    let amounts: AmountGrammar
    let names: Set<String>

    /// - Parameter spans: what the tagger took for an activity.
    func activity(spans: [Tagger.Span]) -> ActivityMention? {
        let tagged = spans.first { $0.label == "activity" }.map { span in span.tokens.map { tokens[$0].text }.joined(separator: " ") }
        guard let said = named(in: tagged) ?? named(in: nil) ?? tagged else { return nil }
        return ActivityMention(said: said, minutes: minutes, kilometres: kilometres)
    }

    /// The longest name of an activity in the text, or in the whole message.
    private func named(in text: String?) -> String? {
        let words = text.map(Word.split) ?? tokens.filter { $0.kind != .mark }.map(\.singular)
        for length in stride(from: min(words.count, 6), to: 0, by: -1) {
            for start in 0...(words.count - length) {
                let name = words[start..<start + length].joined(separator: " ")
                if names.contains(name) { return name }
            }
        }
        return nil
    }

    var minutes: Double? {
        var total: Double?
        for (value, unit, half) in measured {
            switch unit {
            case "minute", "min", "mins", "minuto": total = (total ?? 0) + value
            case "hour", "hr", "h", "hrs", "hora": total = (total ?? 0) + (value + half) * 60
            case "second", "sec": total = (total ?? 0) + value / 60
            default: break
            }
        }
        return total
    }

    var kilometres: Double? {
        for (value, unit, _) in measured {
            switch unit {
            case "km", "kms", "k", "kilometer", "kilometre", "kilometro": return value
            case "mile", "mi", "milla": return value * 1.609344
            case "meter", "metre", "m", "metro": return value / 1000
            case "yard", "yd": return value * 0.0009144
            default: break
            }
        }
        return nil
    }

    /// Numbers with the word after them, and "and a half" after that.
    private var measured: [(Double, String, Double)] {
        var out: [(Double, String, Double)] = []
        var place = 0
        while place < tokens.count {
            guard let (value, end) = amounts.quantity(at: place) else { place += 1; continue }
            var half = 0.0
            if amounts.text(end + 1) == "and", amounts.text(end + 2) == "half" || amounts.text(end + 3) == "half" { half = 0.5 }
            out.append((value, amounts.singular(end), half))
            // "an hour": the article is the number.
            place = max(end, place + 1)
        }
        return out
    }
}
