import Nutrition

/// An intent that a rule gave, and which rule it was.
struct Ruling {
    let intent: String
    let rule: StaticString

    init(_ intent: String, _ rule: StaticString) {
        self.intent = intent
        self.rule = rule
    }
}

/// Messages whose intent needs no statistics.
extension Reader {
    /// The intent that the form tells beyond doubt, whatever the model says.
    func certain(_ chart: Chart, _ spans: [Tagger.Span], _ own: OwnMatter?) -> Ruling? {
        if chart.profile.coversAll, chart.profile.facts.tellsMoreThanWeight, chart.said.last != "?" {
            return Ruling("set_profile", "tells of oneself, and nothing else")
        }
        if spans.contains(where: { $0.label == "food" }), isSaying(chart) { return Ruling(IntentModel.outOfScope, "a saying") }
        if holdsAgainst(chart), spans.count(where: { $0.label == "food" }) > 1 { return Ruling("compare_foods", "one food against another") }
        // "hmm more like a quarter of the chicken".
        let rest = chart.said.drop {
            ["hmm", "hm", "well", "actually", "no", "so", "ok", "bueno", "pues", "it", "was", "era", "eran", ","].contains($0)
        }
        if rest.count > 2, chart.said.last != "?",
            !chart.amounts.isEmpty || rest.contains(where: { ["half", "third", "quarter", "mitad"].contains($0) }),
            [["more", "like"], ["closer", "to"], ["nearer", "to"], ["mas", "bien"]].contains(where: { rest.starts(with: $0) })
        {
            return Ruling("correct", "an amount put nearer")
        }
        if let found = keeping(chart, spans) ?? mealTold(chart, spans) ?? plainForm(chart, spans) { return found }
        if let own { return Ruling(own.intent, "sets something of one's own") }
        return chart.lexicon.isSpanish ? takesOut(chart, spans) : nil
    }

    /// "olive oil vs butter", "el tofu frente al pollo", "kiwicha comparada con quinua".
    private func holdsAgainst(_ chart: Chart) -> Bool {
        let words = chart.said
        return words.contains(where: { ["vs", "versus", "contra"].contains($0) })
            || zip(words, words.dropFirst()).contains {
                $0 == "frente" && ["a", "al"].contains($1) || $0 == "compared" && ["to", "with"].contains($1)
                    || ["comparado", "comparada", "comparados", "comparadas", "comparacion"].contains($0) && ["con", "a", "al"].contains($1)
            }
    }

    /// "oh i forgot the cookie", "se me olvidó el queso", "me faltó el pan": a food that is still to be told; not "i forgot to eat".
    private func isForgotten(_ words: [WordKey]) -> Bool {
        let told = words.drop { ["oh", "ah", "and", "also", "but", "wait", "damn", "oops", "y", "pero", "tambien", ",", "ay", "uy"].contains($0) }
        guard told.count <= 8, !told.contains(where: { ["at", "home", "work", "casa", "en"].contains($0) }) else { return false }
        return Self.forgotten.contains { form in
            told.starts(with: form) && told.dropFirst(form.count).first.map { Self.articles.contains($0) } == true
        }
    }

    private static let forgotten: [[WordKey]] = [
        ["i", "forgot"], ["forgot"], ["i", "forgot", "about"], ["olvide"], ["me", "olvide", "de"], ["se", "me", "olvido"], ["me", "falto"],
        ["se", "me", "olvidaba"], ["falto"],
    ]
    private static let articles: [WordKey] = ["the", "a", "an", "some", "my", "el", "la", "los", "las", "un", "una", "mi", "unos", "unas", "del"]

    /// The intent that the form alone tells, nil for most messages.
    func precise(_ chart: Chart, _ spans: [Tagger.Span], _ links: Links?) -> Ruling? {
        if tellsOfExercise(chart, spans) { return Ruling("log_exercise", "an activity with how long or how far") }
        let words = chart.said
        if tellsOfAllergy(words) { return Ruling("set_preference", "tells of an allergy") }
        if scans(chart) { return Ruling("log_food", "a barcode") }
        // "no, never mind, log an orange": what was begun is dropped, and not what stands.
        if !chart.lexicon.isSpanish, spans.contains(where: { $0.label == "food" }), chart.said.last != "?",
            let mind = words.indices.first(where: { words[$0] == "nevermind" || words[$0] == "mind" && $0 > 0 && words[$0 - 1] == "never" }),
            words[mind...].dropFirst().prefix(4).contains(where: { ["log", "add", "put", "record", "track"].contains($0) })
        {
            return Ruling("log_food", "drops what was begun, and orders")
        }
        // "no, three eggs", "actually 2 cups": what came before was wrong.
        if let first = chart.tokens.first, chart.tokens.count > 1, ["no", "nope", "actually", "oops", "sorry", "wait"].contains(first.word),
            chart.tokens[1].kind == .mark || first.word != "no" || (spans.isEmpty && chart.classes[1] == Chart.Class.quantity.rawValue),
            chart.said.last != "?", !spans.isEmpty || !chart.amounts.isEmpty
        {
            return Ruling("correct", "begins by taking back")
        }
        if !chart.lexicon.isSpanish, chart.said.last != "?", let verb = words.firstIndex(where: { ["weighed", "weighs"].contains($0) }),
            spans.contains(where: { $0.label == "food" }),
            chart.amounts.contains(where: { $0.amount.unit?.grams != nil && $0.amount.quantity != nil })
        {
            // "the banana weighed 130 g" speaks of one that is told, "an apple, weighed 164 g" tells one.
            let names = spans.first { $0.label == "food" }?.tokens.lowerBound ?? 0
            let isTold = names < verb && names > 0 && !["the", "my", "that"].contains(words[names - 1]) && words[..<verb].contains(",")
            return Ruling(isTold || words[..<verb].contains(where: { ["had", "ate"].contains($0) }) ? "log_food" : "correct", "what a food weighed")
        }
        // "con una cucharadita de azúcar", "with two sugars": into what was told last.
        if chart.tokens.count <= 6, ["with", "con"].contains(words[0]),
            ["sugar", "azucar"].contains(chart.tokens[chart.tokens.count - 1].singularWord),
            let amount = chart.amounts.first, amount.tokens.lowerBound == 1, amount.amount.quantity != nil,
            spans.contains(where: { $0.label == "food" })
        {
            return Ruling("log_food", "an amount of sugar with it")
        }
        if isForgotten(words), chart.said.last != "?", spans.contains(where: { $0.label == "food" }) {
            return Ruling("log_food", "what had been forgotten")
        }
        // "3 fajitas sorry", "make it 2, my bad", "4 not 3".
        if !chart.lexicon.isSpanish, chart.tokens.count > 1, ["sorry", "oops", "actually", "rather"].contains(words[words.count - 1]),
            spans.contains(where: { $0.label == "food" }), !chart.amounts.isEmpty, chart.times.isEmpty,
            !words.contains(where: { ["had", "ate", "drank", "also", "forgot"].contains($0) })
        {
            return Ruling("correct", "ends by taking back")
        }
        if chart.tokens.count > 2, chart.classes[0] == Chart.Class.meal.rawValue, [":", "=", "-"].contains(words[1]), words.last != "?",
            spans.contains(where: { $0.label == "food" })
        {
            return Ruling("log_food", "a meal, and what it was")
        }
        if Course.opens(words), words.last != "?", spans.contains(where: { $0.label == "food" }) {
            return Ruling("log_food", "a course, and what it was")
        }
        guard let links, spans.contains(where: { $0.label.hasPrefix("food") }) else { return nil }
        var covered = chart.tokens.indices.map { _ in false }
        for span in spans where span.label.hasPrefix("food") {
            let words = span.tokens.filter { chart.tokens[$0].kind != .mark }.map { chart.tokens[$0].singular }
            guard let best = links.candidates(words).first, best.score >= 0.3 else { return nil }
            for place in span.tokens { covered[place] = true }
        }
        // "burger king onion rings": whose it was.
        for brand in Eatery.all(chart.tokens).map(\.tokens) + (resources.map { chart.brands($0.brands) } ?? []) {
            for place in brand { covered[place] = true }
        }
        for place in chart.tokens.indices where !covered[place] {
            let token = chart.tokens[place]
            let small =
                chart.classes[place] != 0 && (chart.classes[place] != Chart.Class.nutrient.rawValue || isLeftOut(place, chart))
                || token.kind == .mark && token.word != "?"
                || ["for", "at", "of", "the", "some", "my", "in", "on", "x", "para"].contains(token.word)
                || place == 0 && Reader.opening.contains(token)
                || !chart.lexicon.isSpanish && (Reader.besides.contains(token) || Mentions.describing.contains(token))
                || isFreeOf(place, chart) || tellsKind(place, covered, chart) || isBeforeCount(place, chart)
                || place > 0 && covered[place - 1] && place + 1 == chart.tokens.count && chart.lexicon.units[token.singularWord] != nil
            if !small, !isWhere(place, chart) { return nil }
        }
        // "eggs, scrambled": something must be named beside what describes it.
        if words.allSatisfy(Mentions.describing.contains) { return nil }
        return chart.said.last == "?" ? nil : Ruling("log_food", "nothing but foods and amounts")
    }

    /// Whether a word behind a name says how it was made ("rhubarb stewed"), or only what it came in ("sourdough slice").
    func saysOfName(_ place: Int, _ chart: Chart) -> Bool? {
        guard !chart.lexicon.isSpanish, chart.nameLengths[place] == 0 else { return nil }
        if Mentions.describing.contains(chart.tokens[place]) { return true }
        return place + 1 == chart.tokens.count && chart.lexicon.units[chart.tokens[place].singularWord] != nil ? false : nil
    }

    /// "iced coffee no sugar with oat milk": a nutrient's name that was left out.
    private func isLeftOut(_ place: Int, _ chart: Chart) -> Bool {
        place > 1 && chart.lexicon.without.contains(chart.tokens[place - 1])
    }

    /// "paella at a restaurant", "at a kids party": the company and the place of a meal.
    private func isWhere(_ place: Int, _ chart: Chart) -> Bool {
        guard !chart.lexicon.isSpanish, let at = chart.tokens[..<place].lastIndex(where: { ["at", "in", "from", "with"].contains($0.word) }),
            place - at <= 4,
            let end = chart.tokens[place...].firstIndex(where: { Reader.places.contains($0.singular) }), end - at <= 4
        else { return chart.tokens[place].word == "a" && place + 1 < chart.tokens.count && isWhere(place + 1, chart) }
        return chart.tokens[at...end].allSatisfy { $0.kind == .word }
    }

    private static let places: WordSet = [
        "restaurant", "party", "pub", "bar", "cafe", "office", "work", "school", "uni", "cinema", "movie", "game", "beach", "gym", "airport",
        "wedding",
        "bbq", "barbecue", "picnic", "park", "hotel", "home", "mall", "church", "train", "plane", "car", "takeaway", "buffet", "canteen", "cafeteria",
        "potluck", "conference", "meeting", "fair", "stadium", "zoo", "drive", "bakery", "deli", "diner", "market", "friend", "mate", "mum", "mom",
        "sister", "brother", "family", "colleague", "parent", "grandma", "gran", "nan", "boss", "chippy", "chinese", "shower", "funeral", "truck",
    ]

    /// "oj too", "and a coffee as well".
    private static let besides: WordSet = ["too", "also", "as", "well"]
    /// "add a cheesecake slice".
    private static let opening: WordSet = ["add", "log", "plus", "and", "had", "ate", "drank", "record"]

    /// "red bull sugar free": what it is free of.
    private func isFreeOf(_ place: Int, _ chart: Chart) -> Bool {
        let word = chart.tokens[place].text
        if word == "free", place > 0 { return Reader.freeOf.contains(chart.tokens[place - 1]) }
        return Reader.freeOf.contains(word) && place + 1 < chart.tokens.count && chart.tokens[place + 1].word == "free"
    }

    static let freeOf: WordSet = [
        "sugar", "fat", "gluten", "dairy", "lactose", "caffeine", "alcohol", "nut", "nuts", "peanut", "peanuts", "egg", "eggs", "soy", "soya",
        "wheat",
        "milk", "sesame", "fish", "shellfish", "meat", "grain", "yeast", "onion", "garlic", "corn", "salt", "cheese", "butter", "oil", "mustard",
        "celery", "almond", "cashew", "lupin", "sulphite", "msg", "nitrate", "carb",
    ]

    /// "quítale el queso": out of what was told last. "la mitad de los huevos": of those told before.
    private func takesOut(_ chart: Chart, _ spans: [Tagger.Span]) -> Ruling? {
        let texts = chart.said
        guard let first = texts.first, texts.last != "?", spans.count(where: { $0.label.hasPrefix("food") }) == 1, chart.times.isEmpty else {
            return nil
        }
        if ["quitale", "sacale", "quitele", "quitales", "quitenle"].contains(first), texts.count <= 6, !texts.contains("estrella") {
            // "quítale dos tacos": of those that were counted.
            let isCounted = chart.amounts.contains { $0.amount.quantity ?? 0 >= 1 && $0.amount.quantity != nil }
            return Ruling(isCounted ? "delete_entry" : "correct", "takes something out of it")
        }
        guard let food = spans.first(where: { $0.label.hasPrefix("food") }), let amount = chart.amounts.first, chart.amounts.count == 1,
            amount.amount.quantity ?? 1 < 1, amount.unit == nil, amount.tokens.upperBound == food.tokens.lowerBound,
            ["los", "las", "mi", "mis", "esos", "esas"].contains(texts[food.tokens.lowerBound - 1]),
            texts[food.tokens.upperBound...].isEmpty,
            texts[..<amount.tokens.lowerBound].allSatisfy({
                ["solo", "fue", "era", "fueron", "solamente", "en", "realidad", "al", "final"].contains($0)
            })
        else { return nil }
        return Ruling("correct", "a part of what was told")
    }

    /// "I have an anaphylactic reaction to cashews", "soy alérgica a las nueces": told of the body, whatever else is in the message.
    private func tellsOfAllergy(_ words: [WordKey]) -> Bool {
        guard let first = words.first, words.last != "?", !Reader.questions.contains(first) else { return false }
        return words.contains { Reader.allergies.contains($0) }
    }

    private static let questions: WordSet = [
        "what", "which", "is", "are", "does", "do", "can", "how", "why", "show", "suggest", "find", "recommend",
    ]
    private static let allergies: WordSet = [
        "allergic", "alergic", "anaphylactic", "anaphylaxis", "intolerant", "coeliac", "celiac", "alergico", "alergica", "intolerante", "celiaco",
        "celiaca", "celiaquia", "seliaco", "seliaca", "ceoliac", "celliac", "coelic", "siliac",
    ]

    /// "… me comí un sándwich": the verb may stand anywhere, with a food after it and no "no" before it.
    func tellsOfEating(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        // "me equivoqué, comí dos": what stands is put right.
        guard chart.said.last != "?", !chart.tokens.containsOne(of: Reader.puttingRightInSpanish) else { return false }
        return chart.tokens.indices.contains { place in
            guard Reader.eatingInSpanish.contains(chart.tokens[place]) || isEatingAtLast(place, chart) else { return false }
            let before = place > 0 ? chart.tokens[place - 1].text : "", second = place > 1 ? chart.tokens[place - 2].text : ""
            guard before != "no", second != "no", before != "que", before != "ni" else { return false }
            return spans.contains { $0.label == "food" && $0.tokens.lowerBound > place && $0.tokens.lowerBound <= place + 8 }
        } || tellsOfOwn(chart, spans) || eatsWeighed(chart, spans)
    }

    /// "solo alcancé a comer", "acabo de cenar".
    private func isEatingAtLast(_ place: Int, _ chart: Chart) -> Bool {
        guard place > 0,
            ["comer", "comerme", "cenar", "tomar", "tomarme", "beber", "desayunar", "almorzar", "merendar", "picar"].contains(
                chart.tokens[place].text)
        else { return false }
        return chart.tokens[max(0, place - 2)..<place].contains {
            ["alcance", "logre", "pude", "acabo", "acabamos", "termine", "consegui", "acabe", "pudimos"].contains($0.word)
        }
    }

    /// "mi marido pidió costillas y yo una ensalada".
    private func tellsOfOwn(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard let own = chart.tokens.indices.first(where: { $0 > 1 && chart.tokens[$0].word == "yo" }),
            ["y", "pero", "mientras", ","].contains(chart.tokens[own - 1].word),
            chart.tokens[..<own].containsOne(of: Mentions.others)
        else { return false }
        return spans.contains { $0.label == "food" && $0.tokens.lowerBound > own && $0.tokens.lowerBound <= own + 6 }
    }

    /// "salchipapa", "patatas bravas a medias con mi novia": the whole name of a food opens the message, and no verb says something of it.
    func opensWithFood(_ chart: Chart, _ spans: [Tagger.Span], _ links: Links?) -> Bool {
        guard let links, chart.said.last != "?", let food = spans.first(where: { $0.label == "food" }),
            food.tokens.lowerBound == (chart.amounts.first.flatMap { $0.tokens.lowerBound == 0 ? $0.tokens.upperBound : nil } ?? 0),
            links.link(food.tokens.map { chart.tokens[$0].singular }).isName,
            !chart.tokens[food.tokens.upperBound...].containsOne(of: Reader.said)
        else { return false }
        return true
    }

    /// Verbs that say something of a food, and questions.
    static let said: WordSet = [
        "es", "son", "esta", "estan", "tiene", "tienen", "engorda", "engordan", "cuesta", "cuestan", "sube", "bajo", "subio", "era", "fue", "hace",
        "hacen", "que", "como", "cuanto", "cuanta", "cual", "donde", "cuando", "sirve", "da", "dan", "sale", "puede", "debe", "hay", "vs",
        "receta", "precio", "mata", "se", "le", "quiero", "dame", "vendo", "busco", "nunca", "gusta", "gustan", "encanta",
    ]

    /// "no desayuné, solo un café": what is told after "solo" was eaten.
    func tellsOfOnly(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard chart.said.last != "?", let no = chart.tokens.firstIndex(where: { $0.word == "no" }),
            let verb = chart.tokens.indices.first(where: { $0 > no && $0 <= no + 3 && Reader.eatingInSpanish.contains(chart.tokens[$0]) }),
            let only = chart.tokens.indices.first(where: { $0 > verb && ["solo", "solamente", "apenas", "nomas"].contains(chart.tokens[$0].word) })
        else { return false }
        return spans.contains { $0.label == "food" && $0.tokens.lowerBound > only }
    }

    private static let puttingRightInSpanish: WordSet = [
        "equivoque", "equivocado", "equivocada", "correccion", "corrijo", "corrige", "corrigelo", "corrigela", "corregilo", "corregi", "corregir",
        "corrigeme", "confundi", "rectifico", "cambialo", "cambiala", "cambialos", "cambialas", "error",
    ]

    /// Before "as": what something is like, and not what it becomes.
    static let like: WordSet = ["same", "mismo", "misma", "igual", "tan"]

    static let eatingInSpanish: WordSet = [
        "comi", "comimos", "comido", "desayune", "desayunamos", "desayunado", "almorce", "almorzamos", "almorzado", "cene", "cenamos", "cenado",
        "merende",
        "merendamos", "merendado", "tome", "tomamos", "tomado", "bebi", "bebimos", "bebido", "zampe", "zampado", "devore", "trague", "papee", "pique",
        "jale", "mande", "clave", "morfe", "morfamos", "manduque", "servi", "servimos", "ingeri", "picotee", "embuti", "avente", "empuje", "lastre",
        "eche",
        "deguste", "engulli",
    ]

    /// "was going to be good, but I had one cupcake", "bought eggs, ate a banana": told as eaten after something else.
    func tellsOfEatingLater(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard !chart.lexicon.isSpanish, chart.said.last != "?", spans.contains(where: { $0.label == "food" }) else { return false }
        return chart.tokens.indices.dropFirst(2).contains { place in
            ["ate", "had", "drank"].contains(chart.tokens[place].word)
                && (chart.tokens[place - 1].kind == .mark || Reader.beforeEating.contains(chart.tokens[place - 1]))
                && place + 1 < chart.tokens.count && !["to", "been", "not", "no"].contains(chart.tokens[place + 1].word)
        }
    }

    /// "whatever. I ate a whole large pizza on my own": one's own eating, with a food right behind it.
    func isOwnMeal(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard !chart.lexicon.isSpanish, chart.said.last != "?" else { return false }
        return chart.tokens.indices.contains { place in
            let word = chart.tokens[place].word
            // "lunch was jacket potato with beans and cheese".
            let isMeal = place == 1 && ["was", "were"].contains(word) && chart.classes[0] == Chart.Class.meal.rawValue
            let reach = ["ate", "drank"].contains(word) ? 5 : word == "had" && place == 0 || isMeal ? 3 : word == "had" ? 2 : 0
            return reach > 0 && (place == 0 || isMeal || ["i", "just", "then"].contains(chart.tokens[place - 1].word))
                && spans.contains { $0.label == "food" && $0.tokens.lowerBound > place && $0.tokens.lowerBound <= place + reach }
        }
    }

    /// "slice of cake at the office and a tea": what opens with an amount of a food and asks nothing is told as eaten.
    func beginsWithCountedFood(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard !chart.lexicon.isSpanish, !chart.tokens.containsOne(of: Reader.claims) else { return false }
        // "ice cream cone at the beach on sunday": a food, and when it was.
        if !chart.times.isEmpty, spans.contains(where: { $0.label == "food" && $0.tokens.lowerBound == 0 }) { return true }
        guard let amount = chart.amounts.first, amount.tokens.lowerBound == 0,
            amount.unit != nil || amount.quantity != nil && !isCountedOnce(amount, chart),
            spans.contains(where: { $0.label == "food" && $0.tokens.lowerBound == amount.tokens.upperBound })
        else { return false }
        return true
    }

    private func isCountedOnce(_ amount: AmountSpan, _ chart: Chart) -> Bool {
        amount.quantity.map { chart.lexicon.articles.contains(chart.tokens[$0.lowerBound]) } ?? true
    }

    /// Words of a question, or of what is said of a food and not eaten.
    private static let claims: WordSet = [
        "?", "is", "are", "do", "does", "can", "will", "should", "would", "why", "how", "what", "which", "who", "when", "where", "has", "have",
        "make",
        "makes", "equals", "walk", "fell", "cost", "costs", "price", "went", "bad",
    ]

    static let beforeEating: WordSet = [
        "i", "ive", "we", "just", "have", "also", "so", "then", "today", "and", "well", "ok", "oh", "only", "yesterday", "first", "later", "this",
        "morning",
    ]

    /// A food with its amount, and no question.
    func isCountedFood(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard chart.said.last != "?" else { return false }
        let counts = Set(chart.amounts.lazy.filter { $0.quantity != nil }.map(\.tokens.upperBound))
        return spans.contains { $0.label == "food" && counts.contains($0.tokens.lowerBound) }
    }

    /// An activity with how long or how far, and no food: exercise. A question is none.
    private func tellsOfExercise(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard let resources, chart.said.last != "?",
            let first = chart.tokens.first, !["how", "what", "which", "when", "show"].contains(first.word),
            first.word != "did" || !["i", "you", "we"].contains(chart.tokens.dropFirst().first?.text ?? "")
        else { return false }
        guard ActivityGrammar.mayName(chart.tokens, spans: spans, names: resources.activityNames) else { return false }
        let grammar = ActivityGrammar(tokens: chart.tokens, amounts: chart.grammar, names: resources.activityNames)
        guard let activity = grammar.activity(spans: spans), activity.said.utf8.count > 2, activity.minutes != nil || activity.kilometres != nil
        else {
            return false
        }
        // "an hour of tennis": what the tagger takes for a food is the activity.
        let words = Set(Word.split(activity.said))
        let foods = spans.filter { $0.label.hasPrefix("food") && !$0.tokens.allSatisfy { words.contains(chart.tokens[$0].singular) } }
        return foods.isEmpty
    }

    private static let waters: WordSet = ["water", "bottled water", "sparkling water", "mineral water"]

    /// Whether all that is named is water, which has a count of its own.
    func isOnlyWater(_ chart: Chart, _ spans: [Tagger.Span], _ links: Links?) -> Bool {
        guard let links, !eatsWeighed(chart, spans) else { return links == nil }
        return spans.lazy.filter { $0.label == "food" }.allSatisfy { span in
            links.candidates(span.tokens.filter { chart.tokens[$0].kind == .word }.map { chart.tokens[$0].singular }).first.map {
                chart.lexicon.isSpanish ? $0.noun.hasSuffix("water") : Reader.waters.contains($0.noun)
            } ?? true
        }
    }
}
