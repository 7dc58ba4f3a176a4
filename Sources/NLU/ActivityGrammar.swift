import Nutrition

/// The grammar of exercise: what was done, how long, how far.
struct ActivityGrammar {
    let tokens: [Token]
    let amounts: AmountGrammar
    let names: ActivityNames

    /// - Parameter spans: what the tagger took for an activity.
    func activity(spans: [Tagger.Span]) -> ActivityMention? {
        let tagged = spans.first { $0.label == "activity" }.map { span in span.tokens.map { tokens[$0].text }.joined(separator: " ") }
        guard let said = named(in: tagged) ?? named(in: nil) ?? tagged else { return nil }
        let measured = measured
        return ActivityMention(said: said, minutes: minutes(measured), kilometres: kilometres(measured))
    }

    /// The longest name of an activity in the text, or in the whole message.
    private func named(in text: String?) -> String? {
        names.longest(in: text.map(Word.split) ?? tokens.filter { $0.kind != .mark }.map(\.singular))
    }

    private func minutes(_ measured: [Measure]) -> Double? {
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

    private func kilometres(_ measured: [Measure]) -> Double? {
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

    /// A number with the word after it, and "and a half" after that.
    private typealias Measure = (value: Double, unit: String, half: Double)

    private var measured: [Measure] {
        var out: [Measure] = []
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

/// The names of activities, found by their first word.
struct ActivityNames: Sendable {
    /// No name is longer, in words.
    private static let longest = 6

    let all: Set<String>
    /// First word of a name → the words of the longest name that it begins.
    private let lengths: [String: Int]

    init(_ names: some Sequence<String>) {
        all = Set(names)
        var lengths: [String: Int] = [:]
        for name in all {
            let words = name.split(separator: " ")
            guard let first = words.first else { continue }
            lengths[String(first)] = max(lengths[String(first)] ?? 0, min(words.count, ActivityNames.longest))
        }
        self.lengths = lengths
    }

    /// The longest name among these words, the first of equal ones.
    func longest(in words: [String]) -> String? {
        var best: String?, count = 0
        for start in words.indices {
            guard let most = lengths[words[start]] else { continue }
            for length in stride(from: min(most, words.count - start), to: count, by: -1) {
                let name = words[start..<start + length].joined(separator: " ")
                guard all.contains(name) else { continue }
                best = name
                count = length
                break
            }
        }
        return best
    }
}
