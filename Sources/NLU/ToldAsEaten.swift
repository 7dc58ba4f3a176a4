import Nutrition

/// Messages that open by telling that something was eaten: whatever is said behind it ("… at my mum's house", "… but didn't like it"), they are logged.
extension Reader {
    /// "comí sardinas", "ayer me tomé un mate", "had a banana on the bus": a verb of eating among the first words, and a food after it.
    func opensWithEating(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard chart.lexicon.isSpanish else { return opensWithEatingInEnglish(chart, spans) }
        guard let verb = chart.tokens.firstIndex(where: { Reader.eatingInSpanish.contains($0) }), verb <= 4,
            chart.tokens[..<verb].allSatisfy({ !Reader.notTold.contains($0) })
        else { return false }
        return tellsOfEating(chart, spans)
    }

    /// Nothing before the verb but who it was, when, and small words; behind it soon a food, and no "to" or "no" between.
    private func opensWithEatingInEnglish(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard chart.said.last != "?", let verb = chart.tokens.prefix(8).firstIndex(where: { Reader.eatingInEnglish.contains($0) }),
            chart.tokens.indices[..<verb].allSatisfy({ place in
                let kind = Chart.Class(rawValue: chart.classes[place]) ?? .none
                return [.date, .time, .meal].contains(kind) || chart.tokens[place].kind == .mark
                    || Reader.beforeEatingFirst.contains(chart.tokens[place])
            }),
            // "have I had milk?" without its mark.
            verb == 0 || chart.tokens[0].word != "have",
            let food = spans.first(where: { $0.label == "food" && $0.tokens.lowerBound > verb }), food.tokens.lowerBound - verb <= 6
        else { return false }
        return !chart.tokens[(verb + 1)..<food.tokens.lowerBound].contains {
            ["to", "no", "not", "never", "been", "enough", "in", "?"].contains($0.word)
        }
    }

    /// "had milk, it was 400 ml", "desayuné leche, calculo que 400 ml": how much it was is told behind what was eaten, and nothing put right.
    func tellsAmountBehind(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard let food = spans.first(where: { $0.label == "food" }), spans.count(where: { $0.label.hasPrefix("food") }) == 1,
            food.tokens.lowerBound > 0,
            !["the", "my", "that", "el", "la", "los", "las", "mi", "ese", "esa"].contains(chart.said[food.tokens.lowerBound - 1]),
            chart.amounts.contains(where: { $0.tokens.lowerBound > food.tokens.upperBound && $0.amount.quantity != nil }),
            !chart.said.contains(where: { ["no", "not", "instead", "actually", "sino", "perdon", "sorry"].contains($0) })
        else { return false }
        return opensWithEating(chart, spans)
    }

    /// What the model takes for these may be a log whose amount is told behind.
    static let unlessAmountBehind: WordSet = ["correct", "explain", "inform", "set_goal", "log_weight", "ask_remaining"]

    /// What the model takes for these is a log where a message begins with eating: "comí cacahuate".
    static let unlessEatenFirst: WordSet = [
        "delete_entry", "out_of_scope", "set_profile", "search_food", "greet", "thanks", "ask_nutrient", "find_restaurant", "set_preference",
        "set_usual",
        "ask_diary", "ask_food_facts", "tick_grocery", "grocery_list", "dining_menu", "log_in", "log_out", "sign_up", "more_recipes", "save_recipe",
        "recommend_food", "recommend_recipe", "move_entry", "about", "help",
    ]

    private static let notTold: WordSet = ["no", "que", "cuanto", "cuanta", "cuantas", "cuantos", "si", "cuando", "donde", "ni"]

    private static let eatingInEnglish: WordSet = [
        "had", "ate", "drank", "eaten", "devoured", "demolished", "scoffed", "downed", "munched", "nibbled", "sipped", "inhaled", "gobbled",
        "slurped",
    ]

    private static let beforeEatingFirst: WordSet = [
        "i", "ive", "have", "we", "just", "also", "so", "then", "ok", "oh", "hey", "hi", "hello", "well", "um", "uh", "yeah", "yep", "and", "but",
        "finally", "only",
        "really", "already", "literally", "now", "later", "today", "yesterday", "this", "for", "at", "in", "on", "the", "my", "kinda", "basically",
        "honestly", "ngl",
        "tbh", "fyi", "lol", "haha", "mate", "bro", "man", "dude", "guys", "dear", "bhai", "ended", "up", "probably", "first", "sadly", "luckily",
        "ve",
    ]
}
