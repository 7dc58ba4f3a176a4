import Nutrition

/// Messages again with other foods in their place, so that the tagger learns the places and not the foods.
struct FoodVariants {
    /// Names that may stand in, by language, in the order of their hashes.
    private var pools: [Bool: [(hash: UInt64, name: String)]] = [:]
    private let seed: UInt64

    init(_ foods: FoodTable, seed: UInt64) {
        self.seed = seed
        let names = foods.names
        for name in 0..<Int32(names.nameCount) {
            let entry = names.entry(name)
            guard [.noun, .also, .spanish].contains(entry.kind), foods.layer(at: entry.food) == .everyday else { continue }
            let text = entry.words.map { names.text(of: $0) }.joined(separator: " ")
            pools[entry.kind == .spanish, default: []].append((FeatureHash.text(text), text))
        }
        for language in pools.keys { pools[language]?.sort { ($0.hash, $0.name) < ($1.hash, $1.name) } }
    }

    /// Two of each message that names a food.
    func of(_ messages: [LabelledMessage]) -> [LabelledMessage] {
        var out: [LabelledMessage] = []
        for message in messages where message.spans.contains(where: { $0.entity == "food" }) {
            for copy in 0..<UInt64(2) { if let variant = variant(message, copy) { out.append(variant) } }
        }
        return out
    }

    private func variant(_ message: LabelledMessage, _ copy: UInt64) -> LabelledMessage? {
        guard let pool = pools[message.language == "es"], !pool.isEmpty else { return nil }
        var text = String.UnicodeScalarView()
        var spans: [LabelledMessage.Span] = []
        let scalars = Array(message.text.unicodeScalars)
        let draw = FeatureHash.text(message.text, seed &+ copy)
        var place = 0
        for span in message.spans.sorted(by: { $0.start < $1.start }) {
            text.append(contentsOf: scalars[place..<span.start])
            var moved = span
            moved.start = text.count
            if span.entity == "food" {
                var name = drawn(pool, FeatureHash.join(draw, UInt64(span.start)))
                if scalars[span.start..<span.end].last == "s" { name = Word.plural(name) }
                text.append(contentsOf: name.unicodeScalars)
            } else {
                text.append(contentsOf: scalars[span.start..<span.end])
            }
            moved.end = text.count
            spans.append(moved)
            place = span.end
        }
        text.append(contentsOf: scalars[place...])
        return LabelledMessage(text: String(text), intent: message.intent, spans: spans, language: message.language)
    }

    /// The name whose hash comes next: a name more or less moves only the draws beside it.
    private func drawn(_ pool: [(hash: UInt64, name: String)], _ draw: UInt64) -> String {
        let place = pool.firstPlace { $0.hash >= draw }
        return pool[place < pool.count ? place : 0].name
    }
}
