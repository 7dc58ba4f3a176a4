import Nutrition

/// What a person tells of having made, ordered or eaten, in whatever verb: "today i baked cookies", "i polished off the ice cream".
///
/// Statistics know the common verbs and take a rare one for anything; its place tells it: right behind "I" or "we", with a food behind it.
enum DeedsTold {
    /// Whether a message tells of such a deed, though it was taken for what it cannot be then.
    static func tells(of chart: Chart, _ spans: [Tagger.Span], against top: IntentScore?) -> Bool {
        top.map { unlikely.contains($0.name) } ?? false && opens(chart, spans)
    }

    /// Whether a message tells of such a deed and asks nothing.
    private static func opens(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard !chart.lexicon.isSpanish, !chart.tokens.containsOne(of: asking), chart.nutrients.isEmpty, !chart.tokens.containsOne(of: denying),
            let person = chart.tokens.indices.first(where: { ["i", "we"].contains(chart.tokens[$0].word) }),
            person == 0 || chart.tokens[..<person].allSatisfy({ before.contains($0) || $0.kind == .mark || isTimed($0, chart) })
        else { return false }
        let verb = chart.tokens[(person + 1)...].firstIndex { !beside.contains($0) } ?? chart.tokens.count
        guard verb < chart.tokens.count, verbs.contains(chart.tokens[verb]) else { return false }
        let food = chart.tokens[(verb + 1)...].firstIndex { !between.contains($0) && $0.kind != .number }
        return food.map { food in spans.contains { $0.label == "food" && $0.tokens.contains(food) || $0.tokens.lowerBound == food } } ?? false
    }

    private static func isTimed(_ token: Token, _ chart: Chart) -> Bool {
        chart.times.contains { time in time.tokens.contains { chart.tokens[$0].start == token.start } }
    }

    /// What a message with such a deed is never, however likely it looks.
    private static let unlikely: Set<String> = [
        "ask_remaining", "ask_nutrient", "ask_food_facts", "ask_diary", "ask_summary", "ask_insight", "set_preference", "tick_grocery",
        "grocery_list", "out_of_scope", "set_profile", "search_food", "search_recipe", "recommend_food", "recommend_recipe", "show_recipe",
        "save_recipe", "compare_foods", "compare_friend", "dining_menu", "find_restaurant", "find_store", "give_feedback", "inform", "explain",
        "plan_meal", "log_exercise", "log_water", "set_goal", "start_quiz", "about", "thanks", "greet",
    ]
    private static let verbs: WordSet = [
        "ate", "had", "drank", "munched", "snacked", "nibbled", "devoured", "inhaled", "demolished", "polished", "scarfed", "wolfed", "gobbled",
        "chugged", "sipped", "downed", "slurped", "chowed", "feasted", "dined", "grazed", "finished", "crushed", "smashed", "scoffed", "binged",
        "splurged", "indulged", "caved", "noshed", "tucked", "swigged", "gulped", "guzzled", "necked", "sampled", "tasted", "enjoyed", "grabbed",
        "ordered", "cooked", "made", "baked", "grilled", "fried", "roasted", "boiled", "steamed", "microwaved", "reheated", "heated", "toasted",
        "whipped", "blended", "prepared", "assembled", "rustled", "knocked", "nuked", "poached", "scrambled", "barbecued", "bbqd", "brewed",
        "poured", "airfried", "simmered", "braised", "sauteed", "smoked", "seared", "crunched", "lunched", "breakfasted", "supped",
    ]
    private static let before: WordSet = [
        "so", "and", "then", "also", "ok", "okay", "hi", "hey", "well", "oh", "this", "for", "at", "after", "today", "yesterday", "tonight", "first",
        "later", "earlier", "afterwards", "finally", "guess", "hello", "morsel",
    ]
    private static let beside: WordSet = [
        "just", "also", "then", "finally", "really", "actually", "only", "totally", "kinda", "basically", "both", "all", "each", "quickly", "already",
        "literally", "legit", "absolutely", "probably",
    ]
    private static let between: WordSet = [
        "a", "an", "the", "some", "my", "our", "on", "off", "up", "down", "out", "into", "in", "at", "of", "another", "myself", "ourselves", "us",
        "me", "to", "and", "got", "had", "ate", "together", "big", "small", "large", "huge", "little", "whole", "entire", "half", "few", "couple",
        "more", "bit", "piece", "slice", "bowl", "cup", "glass", "plate", "bag", "handful", "two", "three", "four", "five", "six", "those",
        "this", "that", "these", "leftover", "last", "rest", "from", "one",
    ]
    private static let asking: WordSet = [
        "?", "how", "what", "which", "why", "when", "can", "should", "could", "would", "will", "if", "did", "do", "does", "is", "am", "left",
        "remaining", "recipe", "recipes", "plan", "tomorrow", "goal", "limit", "save", "remember", "usual", "usually", "always", "ever", "where",
    ]
    /// Not eaten by the person, or not yet.
    private static let denying: WordSet = [
        "store", "shop", "groceries", "supermarket", "market", "dog", "cat", "kids", "son", "daughter", "wife", "husband", "guests", "party",
        "freezer", "everyone", "later", "prep", "mom", "mum", "dad", "friend", "friends", "them", "him", "her", "neighbor", "neighbour", "office",
        "not", "never", "no", "didnt", "didn", "nothing", "none", "almost", "nearly", "wish", "wanted", "want",
    ]
}
