import Bot
import Knowledge
import NLU
import Nutrition
import Testing

extension Fuzz {
    /// Whatever a message says, reading it gives an answer that holds together.
    @Test func parser() async throws {
        let campaign = try Campaign("parser", rounds: 200, share: 0.25)
        let reader = try Fuzz.brain.get().reader, foods = try Fuzz.brain.get().knowledge.foods
        let now = Moment(day: Day(year: 2026, month: 11, day: 21), minute: 490, epoch: 1_795_248_600)
        let mutator = Mutator(), clock = ContinuousClock()
        var slow = Slowest()
        try await campaign.run { random in
            let text = mutator.message(&random)
            let language = ["en", "es", nil, nil, nil].any(&random)
            campaign.trying(text)
            let start = clock.now
            let understanding = reader.read(text, now: now, language: language)
            slow.take(text, (clock.now - start) / .microseconds(1))
            for rule in ParserRules(text: text, understanding: understanding, foods: foods).broken { campaign.violated(rule, by: text) }
            if reader.read(text, now: now, language: language) != understanding { campaign.violated("read twice, understood differently", by: text) }
        }
        for line in slow.lines { campaign.tell(line) }
    }
}

/// What must hold of every understanding.
struct ParserRules {
    let text: String
    let understanding: Understanding
    let foods: FoodTable

    /// The rules that do not hold.
    var broken: [String] {
        var broken: [String] = []
        func must(_ holds: Bool, _ rule: String) { if !holds { broken.append(rule) } }
        must(!understanding.readings.isEmpty, "no reading")
        must(understanding.text == text, "another text")
        must(["en", "es"].contains(understanding.language), "language \(understanding.language)")
        let scalars = Array(text.unicodeScalars)
        for entity in understanding.entities {
            guard entity.start >= 0, entity.start < entity.end, entity.end <= scalars.count else {
                must(false, "span \(entity.start)..<\(entity.end) of \(entity.entity)")
                continue
            }
            must(String(String.UnicodeScalarView(scalars[entity.start..<entity.end])) == entity.text, "text of \(entity.entity)")
            must((0...1).contains(entity.confidence), "confidence \(entity.confidence) of \(entity.entity)")
            if case .number(let value) = entity.value { must(value.isFinite, "value \(value) of \(entity.entity)") }
        }
        for reading in understanding.readings {
            for score in [reading.intent] + reading.ranking { must((0...1).contains(score.confidence), "confidence \(score.confidence)") }
            for amount in reading.amounts + reading.foods.map(\.amount) { must(amount.quantity?.isFinite != false, "amount \(amount)") }
            for mention in reading.foods {
                must(mention.candidates.allSatisfy { (0...1).contains($0.score) }, "score of '\(mention.said)'")
                guard let item = foods.item(mention) else { continue }
                let grams = item.portion.grams
                // An amount below zero is refused later; everything else has a weight.
                must(grams.isFinite && (grams >= 0 || (mention.amount.quantity ?? 0) < 0), "grams \(grams) of '\(mention.said)'")
            }
            let activity = reading.activity
            must([activity?.minutes, activity?.kilometres].allSatisfy { $0?.isFinite != false }, "activity \(String(describing: activity))")
        }
        return broken
    }
}

/// The inputs that took the longest, for a person to look at: time is no matter for a test.
struct Slowest {
    private var whole: [(text: String, micros: Double)] = []
    private var perScalar: [(text: String, micros: Double)] = []

    mutating func take(_ text: String, _ micros: Double) {
        Slowest.keep((text, micros), &whole)
        let length = text.unicodeScalars.count
        if length >= 300 { Slowest.keep((text, micros / Double(length)), &perScalar) }
    }

    private static func keep(_ new: (text: String, micros: Double), _ list: inout [(text: String, micros: Double)]) {
        list.append(new)
        list.sort { $0.micros > $1.micros }
        if list.count > 5 { list.removeLast() }
    }

    var lines: [String] {
        whole.map { "slowest \(Int($0.micros)) µs, \($0.text.unicodeScalars.count) characters: \(Campaign.literal(String($0.text.prefix(150))))" }
            + perScalar.map {
                let length = $0.text.unicodeScalars.count
                return "slowest \(Int($0.micros)) µs a character of \(length): \(Campaign.literal(String($0.text.prefix(150))))"
            }
    }
}
