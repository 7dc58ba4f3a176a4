import Actions
public import Knowledge
public import NLU
public import Nutrition
import Replies
import Synchronization

/// Says what messages mean, without a diary: the parse object of the contract.
public struct MessageParser: Sendable {
    private let reader: Reader
    private let pantry: Pantry

    /// With the built-in model and all foods, or with another: intents and entities, and no foods unless it was trained with them.
    /// - Parameter knowledge: asked for when something is left out of a dish, once; nil where nobody knows what dishes are made of.
    public init(reader: Reader, knowledge: @escaping @Sendable () -> Knowledge? = { nil }) {
        self.reader = reader
        pantry = Pantry(knowledge)
    }

    /// One JSON object, without a newline.
    /// - Parameter explain: with how each step came to it.
    public func line(_ text: String, moment: Moment, language: String?, explain: Bool = false) -> String {
        let trace = explain ? Trace() : nil
        let understanding = reader.read(text, now: moment, language: language, trace: trace)
        return ParseJSON.line(understanding, foods: reader.foods, at: moment, trace: trace) { item in
            guard !item.mention.removed.isEmpty, let knowledge = pantry.knowledge else { return item }
            return PlainKitchen(knowledge: knowledge, language: understanding.language).asMade(item)
        }
    }
}

/// What dishes are made of, read when it is first asked for.
private final class Pantry: Sendable {
    private let kept = Mutex<Knowledge??>(.none)
    private let read: @Sendable () -> Knowledge?

    init(_ read: @escaping @Sendable () -> Knowledge?) { self.read = read }

    var knowledge: Knowledge? {
        kept.withLock { kept in
            if let kept { return kept }
            let known = read()
            kept = .some(known)
            return known
        }
    }
}

/// The object that `morsel parse` prints for a message: Rasa's shape, and the foods.
enum ParseJSON {
    /// - Parameter made: the item as it was made, where something was left out of it.
    static func line(
        _ understanding: Understanding, foods: FoodTable?, at moment: Moment? = nil, trace: Trace? = nil, made: (Item) -> Item = { $0 }
    ) -> String {
        let first = understanding.readings[0]
        var json = JSONText(reserving: 1024)
        json.field("text", understanding.text)
        json.field("language", understanding.language)
        json.raw("intent", score(first.intent))
        json.array("intent_ranking", ranking(first).map(score))
        if understanding.readings.count > 1 {
            json.raw("intents", "[" + understanding.readings.map { JSONText.quoted($0.intent.name) }.joined(separator: ",") + "]")
        }
        json.array("entities", understanding.entities.map(entity))
        let mentions = understanding.readings.flatMap { reading in
            reading.measuresFoods ? reading.foods.map { ($0, reading.when) } : []
        }
        let items = mentions.filter { !$0.0.negated }.compactMap { mention, _ in foods?.item(mention).map(made) }
        json.array("items", items.map { item($0, language: understanding.language) })
        let when = settled(
            understanding.readings.map { $0.when.filled(from: $0.target ?? When()) }.first { !$0.isEmpty } ?? items.first?.mention.when ?? When(),
            at: moment)
        // "al mediodía": when one has lunch.
        let meal = when.meal ?? (when.part == .noon && when.minute == nil ? Meal.lunch : nil)
        json.raw("meal", meal.map { JSONText.quoted($0.rawValue) } ?? "null")
        json.raw("date", (when.days?.lowerBound).map { JSONText.quoted($0.description) } ?? "null")
        json.raw("time", when.minute.map { JSONText.quoted(Moment.clock($0)) } ?? "null")
        if let trace { json.raw("explain", ExplainJSON.object(trace, items)) }
        return json.closed
    }

    /// The chosen intent leads, whoever decided.
    private static func ranking(_ reading: Reading) -> [IntentScore] {
        [reading.intent] + reading.ranking.filter { $0.name != reading.intent.name }
    }

    static func score(_ score: IntentScore) -> String {
        var json = JSONText()
        json.field("name", score.name)
        json.field("confidence", score.confidence, places: 4)
        return json.closed
    }

    /// "an hour ago": the hour of the clock, and its day.
    private static func settled(_ when: When, at moment: Moment?) -> When {
        guard let moment, when.minute == nil, let ago = when.minutesAgo, ago > 0 else { return when }
        var when = when
        let total = moment.minute - ago, back = total < 0 ? (1439 - total) / 1440 : 0
        when.minute = total + back * 1440
        let day = moment.day.advanced(by: -back)
        when.days = when.days ?? day...day
        return when
    }

    private static func entity(_ entity: Entity) -> String {
        var json = JSONText()
        json.field("entity", entity.entity)
        json.field("text", entity.text)
        switch entity.value {
        case .text(let value): json.field("value", value)
        case .number(let value): json.field("value", value, places: 4)
        }
        json.field("start", entity.start)
        json.field("end", entity.end)
        json.field("group", entity.group)
        json.field("role", entity.role)
        json.field("confidence", entity.confidence, places: 4)
        return json.closed
    }

    private static func item(_ item: Item, language: String) -> String {
        var json = JSONText()
        json.field("food", language == "es" ? item.food.nameES ?? item.food.name : item.food.name)
        json.field("id", item.food.id.base.code)
        json.field("quantity", item.portion.quantity, places: 3)
        json.field("unit", item.portion.unit)
        json.field("grams", item.portion.grams, places: 1)
        json.raw("assumed", "[" + item.portion.assumed.map { JSONText.quoted($0.rawValue) }.joined(separator: ",") + "]")
        if let confidence = item.mention.confidence { json.field("confidence", confidence, places: 4) }
        if !item.mention.removed.isEmpty {
            json.raw("removed", "[" + item.mention.removed.map(JSONText.quoted).joined(separator: ",") + "]")
        }
        var nutrients = JSONText()
        let amounts = item.nutrients
        for nutrient in Nutrient.main + [.fiber, .sugars, .saturatedFat, .sodium] { nutrients.field(nutrient.key, amounts[nutrient], places: 2) }
        json.raw("nutrients", nutrients.closed)
        let when = item.mention.when
        json.field("meal", when.meal?.rawValue)
        json.field("date", (when.days?.lowerBound)?.description)
        json.field("time", when.minute.map(Moment.clock))
        return json.closed
    }
}
