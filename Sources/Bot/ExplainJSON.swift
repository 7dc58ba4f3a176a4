import NLU
import Nutrition
import Replies

/// The field `explain` of `morsel parse --explain`: how the message was read, who decided, and why each food.
enum ExplainJSON {
    static func object(_ trace: Trace, _ items: [Item]) -> String {
        var json = JSONText()
        json.array("words", trace.words.map(word))
        json.array("requests", trace.requests.map(request))
        json.array("foods", trace.lookups.map(lookup))
        json.array("portions", items.map(portion))
        json.array("items", trace.items.map(sureness))
        return json.closed
    }

    private static func word(_ word: Trace.Word) -> String {
        var json = JSONText()
        json.field("text", word.text)
        json.field("read", word.read)
        if word.isRepaired { json.raw("repaired", "true") }
        return json.closed
    }

    private static func request(_ request: Trace.Request) -> String {
        var json = JSONText()
        json.field("text", request.text)
        json.raw("intent", ParseJSON.score(request.intent))
        json.field("by", request.by)
        json.array(
            "words",
            request.words.map { word in
                var json = JSONText()
                json.field("text", word.text)
                json.field("weight", word.weight, places: 3)
                return json.closed
            })
        json.array(
            "spans",
            request.spans.map { span in
                var json = JSONText()
                json.field("text", span.text)
                json.field("label", span.label)
                json.field("confidence", span.confidence, places: 4)
                return json.closed
            })
        return json.closed
    }

    private static func lookup(_ lookup: Trace.Lookup) -> String {
        var json = JSONText()
        json.field("said", lookup.words.joined(separator: " "))
        json.array("candidates", lookup.candidates.map(candidate))
        return json.closed
    }

    private static func candidate(_ candidate: Trace.Candidate) -> String {
        var json = JSONText()
        json.field("food", candidate.food.noun)
        json.field("id", candidate.food.id.code)
        json.field("name", candidate.name)
        json.field("chance", candidate.food.score, places: 4)
        json.field("score", candidate.score, places: 3)
        json.array("features", candidate.features.map { term($0.name, $0.value, $0.weight) })
        return json.closed
    }

    private static func sureness(_ item: Trace.Sureness) -> String {
        var json = JSONText()
        json.field("said", item.said)
        json.field("confidence", item.chance, places: 4)
        json.array("signs", item.signs.map { term($0.name, $0.value, $0.weight) })
        return json.closed
    }

    private static func term(_ name: String, _ value: Double, _ weight: Double) -> String {
        var json = JSONText()
        json.field("name", name)
        json.field("value", value, places: 3)
        json.field("weight", weight, places: 3)
        json.field("product", value * weight, places: 3)
        return json.closed
    }

    private static func portion(_ item: Item) -> String {
        var json = JSONText()
        json.field("food", item.food.noun)
        json.field("grams", item.portion.grams, places: 1)
        json.field("source", item.portion.source.rawValue)
        return json.closed
    }
}
