import Nutrition

/// Intents that the words of a message tell by their form: meals that were not eaten, what is meant to be eaten on a day to come, a number that is
/// asked why, an amount put right.
extension Reader {
    func plainForm(_ chart: Chart, _ spans: [Tagger.Span]) -> Ruling? {
        let words = chart.said
        guard words.count > 1 else { return nil }
        if chart.lexicon.isSpanish {
            if asksWhyInSpanish(words) { return Ruling("explain", "asks why a figure is so") }
            if putsCountRight(chart, spans) { return Ruling("correct", "an amount that was not so") }
        }
        if words.count == 3, words[0] == "track", words[1] == "my" { return Ruling("help", "what can be kept") }
        if PlainWords.askingForFood.contains(words[0]), chart.raisesNoSugar { return Ruling("recommend_food", "what raises no blood sugar") }
        guard words.last != "?" else { return nil }
        // "entrené igual que ayer", "slept the same as yesterday": nothing eaten is copied.
        if PlainWords.moving.contains(words[0]), spans.allSatisfy({ $0.label != "food" }),
            words.contains(where: { ["igual", "same", "mismo"].contains($0) }), !chart.tokens.contains(where: { $0.kind == .number })
        {
            return Ruling(IntentModel.outOfScope, "the same was done, and none eaten")
        }
        if FromOneToOther.isOfOther(chart.tokens, isSpanish: chart.lexicon.isSpanish) {
            return Ruling(IntentModel.outOfScope, "a change of other figures than one's own of now")
        }
        if chart.lexicon.isSpanish, let left = leftOver(chart, spans) { return left }
        if chart.lexicon.isSpanish, tellsOfYesterday(chart, spans) { return Ruling("log_food", "what was had on a day before") }
        if deniesMeal(chart, spans) { return Ruling("deny", "a meal that was not eaten") }
        if meansToEat(chart, spans) { return Ruling("plan_meal", "means to eat on a day to come") }
        if tellsFullBreakfast(words) { return Ruling("log_food", "a full breakfast, and no language") }
        if forgotToLog(words, chart, spans) { return Ruling("log_food", "eaten before, and not written down") }
        if onlyWanted(chart, spans) { return Ruling(IntentModel.outOfScope, "was wanted, and not had") }
        if isOfEachDay(chart, spans) { return Ruling("log_food", "had on each day of a week") }
        if toldBefore(chart, spans) { return Ruling("log_food", "what was had so long before") }
        if isWeighedFood(chart, spans) { return Ruling("log_food", "so many kilos of a food") }
        if eatsOther(words, spans) { return Ruling("log_food", "something eaten in the place of what was craved") }
        if onlyCraves(words, spans) { return Ruling("recommend_food", "craves, and tells of nothing eaten") }
        if weighsNewborn(words) { return Ruling(IntentModel.outOfScope, "what a child weighed at birth") }
        return nil
    }

    /// "a full english for breakfast": no language ("answer in full english"), and neither asked about nor only wanted.
    private func tellsFullBreakfast(_ words: [WordKey]) -> Bool {
        guard
            let full = words.indices.dropLast().first(where: { place in
                words[place] == "full" && ["english", "irish", "scottish", "welsh"].contains(words[place + 1])
            })
        else { return false }
        return !words[..<full].contains(where: PlainWords.beforeUneaten.contains) && (full == 0 || words[full - 1] != "in")
    }

    /// "lo que sobró del guiso" is eaten, where nothing behind it tells that it was given away, kept or is for later.
    private func leftOver(_ chart: Chart, _ spans: [Tagger.Span]) -> Ruling? {
        let words = chart.said
        guard words.count > 4, words[0] == "lo", words[1] == "que", ["sobro", "quedo"].contains(words[2]), ["de", "del"].contains(words[3]),
            !words.contains(where: { ["manana", "ayer", "anoche", "cuanto", "cuanta", "cuantas", "cuantos", "tiene"].contains($0) }),
            let food = spans.first(where: { $0.label == "food" })
        else { return nil }
        let isNamed = (4..<food.tokens.lowerBound).allSatisfy {
            chart.classes[$0] != 0 || ["el", "la", "los", "las", "mi", "mis", "ese", "esa", "un", "una"].contains(words[$0])
        }
        let isEaten = (food.tokens.upperBound..<words.count).allSatisfy { place in
            guard place == food.tokens.upperBound || [",", "y", "pero"].contains(words[place - 1]) else { return true }
            let verb = place + (words[place] == "me" ? 2 : 1)
            // "…, la mitad": how much of it.
            if words[place] == "la", place + 2 == words.count, words[place + 1] == "mitad" { return true }
            if ["lo", "la", "los", "las", "me"].contains(words[place]), !spans.contains(where: { $0.tokens.contains(place + 1) }) {
                return verb < words.count && PlainWords.eaten.contains(words[verb])
            }
            return !PlainWords.behindLeft.contains(words[place])
        }
        return isNamed && isEaten ? Ruling("log_food", "what was left of a dish") : Ruling(IntentModel.outOfScope, "what became of what was left")
    }

    /// "I forgot the burger from yesterday", "log the pizza from last night": eaten then, and no list that is asked for.
    private func forgotToLog(_ words: [WordKey], _ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        let said = Array(words.drop { ["oh", "oops", "and", "hey", "please", "can", "you", "also", "i", "ah", "shoot", "damn"].contains($0) })
        guard !chart.lexicon.isSpanish, said.count > 4, let verb = said.first, ["forgot", "log", "add", "record", "note"].contains(verb),
            let from = words.firstIndex(of: "from"), let food = spans.only(where: { $0.label == "food" }),
            food.tokens.upperBound == from, food.tokens.lowerBound > 0,
            ["the", "that", "a", "my", "some"].contains(words[food.tokens.lowerBound - 1]),
            chart.times.contains(where: { $0.tokens.lowerBound == from + 1 && $0.tokens.upperBound == words.count })
        else { return false }
        let between = said.dropFirst().prefix { !["the", "that", "a", "my", "some"].contains($0) }
        return between.allSatisfy { ["to", "log", "add", "about", "mention", "record", "note", "enter", "put", "in"].contains($0) }
    }

    // MARK: Not eaten

    /// "I didn't eat lunch", "nothing for breakfast today", "hoy no almorcé", "me salté la cena": a meal that was none, and nothing beside it.
    private func deniesMeal(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        let words = chart.said
        guard words.count <= 9, spans.allSatisfy({ !$0.label.hasPrefix("food") || isMealWord($0, chart) }),
            !words.contains(where: { ["not", "was", "wasnt", "that", "eso", "fue", "those", "esa"].contains($0) })
        else { return false }
        let deniers = chart.lexicon.isSpanish ? PlainWords.deniersInSpanish : PlainWords.deniers
        let open = chart.lexicon.isSpanish ? PlainWords.openInSpanish : PlainWords.open
        guard let denier = words.firstIndex(where: deniers.contains) else { return false }
        let isMeal = words.indices.contains { place in
            chart.classes[place] == Chart.Class.meal.rawValue || ["anything", "nothing", "nada"].contains(words[place])
                || chart.lexicon.isSpanish && PlainWords.mealVerbs.contains(words[place])
        }
        // "no, lunch" and "no la cena" put right where something goes.
        if words[denier] == "no" {
            guard denier + 1 < words.count, words.count > 2 || chart.lexicon.isSpanish else { return false }
            let next = words[denier + 1]
            guard
                chart.lexicon.isSpanish
                    ? PlainWords.mealVerbs.contains(next) || ["comi", "he", "hemos", "me"].contains(next)
                    : next == "any" || chart.classes[denier + 1] == Chart.Class.meal.rawValue
            else { return false }
        }
        guard isMeal, words[..<denier].allSatisfy(open.contains) || chart.lexicon.isSpanish else { return false }
        let isFree = words.indices.allSatisfy { place in
            open.contains(words[place]) || deniers.contains(words[place]) || chart.tokens[place].kind == .mark && words[place] != "?"
                || [.meal, .date, .time].contains(Chart.Class(rawValue: chart.classes[place]) ?? .none)
                || PlainWords.mealVerbs.contains(words[place])
        }
        return isFree
    }

    private func isMealWord(_ span: Tagger.Span, _ chart: Chart) -> Bool {
        span.tokens.allSatisfy { chart.lexicon.meals[chart.tokens[$0].singular] != nil || ["anything", "nothing", "nada"].contains(chart.said[$0]) }
    }

    // MARK: To come

    /// "gonna grill burgers on sunday", "mañana quiero cenar lubina", "me gustaría almorzar pasta el viernes".
    private func meansToEat(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        let words = chart.said
        guard spans.contains(where: { $0.label == "food" }), !words.contains(where: PlainWords.past.contains),
            !chart.tokens.containsOne(of: Reader.eatingInSpanish), !words.contains(where: PlainWords.asking.contains)
        else { return false }
        let isAhead = chart.times.contains { span in
            guard let day = span.when.day else { return false }
            let isWeekday = span.tokens.contains { TimeWords.weekdays[words[$0]] != nil || TimeWords.spanishWeekdays[words[$0]] != nil }
            return day > chart.today || isWeekday && !span.tokens.contains { ["last", "pasado", "past"].contains(words[$0]) }
        }
        guard isAhead else { return false }
        if chart.lexicon.isSpanish {
            // "mañana como pizza con mis amigos", "el sábado ceno paella".
            let tells = words.indices.dropFirst().contains { place in
                ["como", "ceno", "comemos", "cenamos", "desayunamos", "almorzamos", "meriendo"].contains(words[place])
                    && !["no", "que"].contains(words[place - 1])
                    && spans.contains { $0.label == "food" && (place + 1...place + 3).contains($0.tokens.lowerBound) }
            }
            if tells { return true }
            return words.indices.contains { place in
                PlainWords.wishing.contains(words[place])
                    && words[(place + 1)...].prefix(3).contains(where: PlainWords.infinitives.contains)
                    && words[(place + 1)...].prefix(3).prefix(while: { !PlainWords.infinitives.contains($0) }).allSatisfy {
                        ["a", "en"].contains($0)
                    }
            }
        }
        return words.indices.contains { place in
            let end: Int
            switch words[place] {
            case "gonna", "ill", "will": end = place + 1
            case "going", "planning", "want", "plan", "hoping":
                guard place + 1 < words.count, words[place + 1] == "to" else { return false }
                end = place + 2
            default: return false
            }
            return words[end...].prefix(2).contains(where: PlainWords.makingInEnglish.contains)
        }
    }

    // MARK: Figures

    /// "¿por qué dice que mi arepa tiene 300 calorías?".
    private func asksWhyInSpanish(_ words: [WordKey]) -> Bool {
        let rest = words.drop { ["y", "pero", "oye", "che", "a", "ver", "¿", "hola", ","].contains($0) }
        guard let first = rest.first, first == "porque" || first == "por" && rest.dropFirst().first == "que" else { return false }
        let told = rest.dropFirst(first == "por" ? 2 : 1)
        guard told.prefix(3).contains(where: PlainWords.telling.contains) else { return false }
        return told.contains { ["calorias", "caloria", "kcal", "gramos", "proteina", "proteinas", "grasa", "carbohidratos", "azucar"].contains($0) }
    }

    /// "no eran tres empanadas, eran dos", "no fueron 2 tacos sino 3".
    private func putsCountRight(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        let words = chart.said
        guard words.count > 4, chart.amounts.count(where: { $0.quantity != nil }) > 1, spans.contains(where: { $0.label.hasPrefix("food") }),
            words[0] == "no", ["eran", "era", "fueron", "fue"].contains(words[1]), words.last != "?"
        else { return false }
        let rest = words[3...]
        return rest.contains { $0 == words[1] || $0 == "sino" }
            && !rest.contains { ["tambien", "ademas"].contains($0) }
    }

    /// "comí pizza ayer", "tomé un café ayer": a verb, what it was, and the day.
    private func tellsOfYesterday(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        let words = chart.said
        guard (3...6).contains(words.count), PlainWords.hadInSpanish.contains(words[0]), let food = spans.only(where: { $0.label == "food" }),
            food.tokens.upperBound == words.count - 1, ["ayer", "anoche", "antier", "anteayer"].contains(words[words.count - 1])
        else { return false }
        return (1..<food.tokens.lowerBound).allSatisfy { place in
            ["un", "una", "unos", "unas", "de"].contains(words[place]) || chart.amounts.contains { $0.tokens.contains(place) }
        }
    }

    /// "oatmeal every day this week", "a coffee every morning this week": of days that were.
    private func isOfEachDay(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        let words = chart.said
        guard let each = words.firstIndex(where: { ["every", "each"].contains($0) }), each > 0, each + 3 < words.count, words.count <= 12,
            ["day", "morning", "evening", "night", "afternoon"].contains(words[each + 1]),
            words[each + 2] == "this" && words[each + 3] == "week" || words[each + 2] == "since" && TimeWords.weekdays[words[each + 3]] != nil,
            let food = spans.first(where: { $0.label == "food" }), food.tokens.lowerBound <= 4, food.tokens.upperBound <= each
        else { return false }
        // "did I eat …", "no eggs …", "let me eat …" tell of none; "… is too much", "… for sarah" is no end of it.
        let isTold = (0..<food.tokens.lowerBound).allSatisfy { place in
            PlainWords.beforeEachDay.contains(words[place]) || chart.amounts.contains { $0.tokens.contains(place) }
        }
        guard isTold, each + 4 < words.count else { return isTold }
        if words[each + 4] == "for" { return each + 5 < words.count && chart.classes[each + 5] == Chart.Class.meal.rawValue }
        return PlainWords.afterEachDay.contains(words[each + 4])
    }

    /// "2 hours before that I had toast", "an hour after the bagel, a banana": another thing, and no correction of what was told.
    private func toldBefore(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        chart.times.contains { $0.when.minutesLater ?? 0 < 0 || $0.when.laterThan != nil } && spans.contains { $0.label == "food" }
            && !chart.said.contains { ["was", "were", "move", "change", "not", "how", "what"].contains($0) }
    }

    /// "1kg watermelon over the afternoon": a food that was weighed, and no person.
    private func isWeighedFood(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        guard let amount = chart.amounts.first, ["kg", "lb"].contains(amount.amount.unit?.name), amount.amount.quantity ?? 9 <= 5,
            !chart.said.contains(where: PlainWords.weighing.contains)
        else { return false }
        return amount.tokens.lowerBound == 0 && spans.contains { $0.label == "food" && $0.tokens.lowerBound == amount.tokens.upperBound }
    }

    /// "craving pizza so bad": nothing was eaten.
    private func onlyCraves(_ words: [WordKey], _ spans: [Tagger.Span]) -> Bool {
        guard let crave = words.firstIndex(where: { ["craving", "crave"].contains($0) }), crave <= 3, spans.contains(where: { $0.label == "food" }),
            words[..<crave].allSatisfy({ ["i", "im", "am", "m", "so", "really", "been"].contains($0) })
        else { return false }
        return !words[crave...].contains { PlainWords.past.contains($0) || ["but", "so", "where", "place", "near", "recipe", "?"].contains($0) }
            || words.suffix(2) == ["so", "bad"] || words.suffix(2) == ["so", "badly"]
    }

    /// "an hour after that I wanted a donut", "I really wanted a pizza", "tenía ganas de una pizza": nothing was eaten.
    private func onlyWanted(_ chart: Chart, _ spans: [Tagger.Span]) -> Bool {
        let words = chart.said, isSpanish = chart.lexicon.isSpanish
        guard let wanted = words.lastIndex(where: (isSpanish ? PlainWords.wantedInSpanish : ["wanted"]).contains), wanted + 1 < words.count,
            let food = spans.first(where: { $0.label == "food" && $0.tokens.lowerBound > wanted })
        else { return false }
        // "quería anotar una manzana" is an order.
        let between = words[(wanted + 1)..<food.tokens.lowerBound]
        guard between.allSatisfy(PlainWords.afterWanted.contains), isSpanish || !between.isEmpty else { return false }
        let before = words[..<wanted].reversed().drop { ["really", "so", "just", "muchas", "muchos", "tantas"].contains($0) }
        guard
            isSpanish
                ? words[wanted] != "ganas" || ["tenia", "tuve", "moria"].contains(before.first ?? "") || before.first == "de" : before.first == "i"
        else { return false }
        return !words.contains { PlainWords.past.contains($0) && $0 != "queria" || PlainWords.eaten.contains($0) }
            && !words[wanted...].contains { [",", "but", "so", "and", "not", "?", "pero", "y", "asi", "no"].contains($0) }
    }

    /// "craving ice cream so bad but having berries instead".
    private func eatsOther(_ words: [WordKey], _ spans: [Tagger.Span]) -> Bool {
        guard let crave = words.firstIndex(where: { ["craving", "craved"].contains($0) }),
            let turn = words[crave...].firstIndex(where: { ["but", "and", ","].contains($0) }),
            let eaten = words[turn...].firstIndex(where: { ["having", "had", "ate", "got", "eating", "went"].contains($0) })
        else { return false }
        return spans.contains { $0.label == "food" && $0.tokens.lowerBound > eaten }
    }

    /// "mi sobrina nació pesando 3 kilos", "the baby was born at 8 lb".
    private func weighsNewborn(_ words: [WordKey]) -> Bool {
        guard words.contains(where: { ["nacio", "nacieron", "born", "newborn"].contains($0) }) else { return false }
        return words.contains { ["kg", "kilos", "kilo", "lb", "lbs", "pounds", "libras", "gramos"].contains($0) }
    }
}

private enum PlainWords {
    /// Ask about what is named behind them, or only want it.
    static let beforeUneaten: WordSet = [
        "what", "whats", "how", "is", "are", "does", "do", "want", "wanted", "wanna", "like", "fancy", "crave", "craving", "could", "would", "should",
        "can", "recipe", "make", "delete", "remove", "undo", "move", "calories", "protein", "kcal", "answer", "speak", "talk", "reply", "respond",
        "write", "which", "why", "more", "less", "than",
    ]
    /// Begin what became of what was left, where nobody ate it.
    static let behindLeft: WordSet = [
        "se", "es", "fue", "va", "esta", "queda", "quedo", "tire", "guarde", "congele", "di", "regale", "no", "le", "sera", "voy", "deje", "tiramos",
    ]
    static let moving: WordSet = [
        "entrene", "dormi", "corri", "camine", "nade", "trabaje", "slept", "ran", "walked", "trained", "worked", "swam", "biked",
    ]
    static let wantedInSpanish: WordSet = ["queria", "ganas", "antojo", "antojaba", "apetecia"]
    static let afterWanted: WordSet = ["a", "an", "some", "un", "una", "unos", "unas", "de", "comer", "comerme", "tomarme"]
    static let eaten: WordSet = [
        "comi", "tome", "bebi", "cene", "almorce", "desayune", "merende", "pedi", "compre", "fui", "hice", "ate", "drank", "bought", "anota",
        "registra",
        "before", "antes",
    ]
    static let hadInSpanish: WordSet = ["comi", "tome", "bebi", "cene", "almorce", "desayune", "merende"]
    static let beforeEachDay: WordSet = [
        "i", "we", "ive", "have", "had", "ate", "been", "having", "eating", "drank", "a", "an", "some", "my", "just", "so",
    ]
    static let afterEachDay: WordSet = ["except", "excluding", "but", "besides", "and", ",", "apart", "other"]
    static let deniers: WordSet = ["didnt", "havent", "skipped", "skipping", "no", "nothing", "missed", "didn"]
    static let deniersInSpanish: WordSet = ["no", "nada", "salte", "salto", "saltee"]
    static let open: WordSet = [
        "i", "ive", "t", "eat", "eaten", "ate", "had", "have", "any", "anything", "a", "my", "for", "at", "all", "so", "far", "yet", "today", "the",
        "this", "just", "really", "actually", "and", "either", "nothing", "entire", "day", "morning", "in",
    ]
    static let openInSpanish: WordSet = [
        "yo", "hoy", "ayer", "he", "nada", "me", "el", "la", "mi", "de", "en", "a", "por", "todo", "dia", "todavia", "aun", "tampoco", "comi",
        "comido", "comer",
        "para", "ya", "hemos",
    ]
    static let mealVerbs: WordSet = [
        "desayune", "desayunado", "almorce", "almorzado", "cene", "cenado", "merende", "merendado", "desayunar", "almorzar", "cenar", "desayunamos",
        "almorzamos", "cenamos",
    ]
    static let past: WordSet = ["had", "ate", "was", "were", "drank", "having", "finished", "got", "iba", "queria", "ended", "usually"]
    /// Ask for an idea, a reminder or a goal, and plan nothing.
    static let asking: WordSet = [
        "receta", "recetas", "recomienda", "recomiendame", "sugiere", "idea", "ideas", "recuerdame", "recipe", "recipes", "remind", "suggest", "mas",
        "menos", "so", "but", "instead", "pero", "something", "algo", "list", "lista", "grocery", "ingredients", "ingredientes", "add", "calorias",
        "calories", "kcal", "more", "less", "que", "what",
    ]
    static let wishing: WordSet = [
        "quiero", "queremos", "quisiera", "gustaria", "pienso", "planeo", "voy", "vamos", "espero", "toca", "pensamos", "planeamos", "antoja",
    ]
    static let infinitives: WordSet = [
        "comer", "cenar", "almorzar", "desayunar", "merendar", "comerme", "prepararme", "hacerme", "hacer", "preparar", "cocinar", "tomarme", "pedir",
    ]
    static let makingInEnglish: WordSet = [
        "have", "eat", "make", "cook", "grill", "bbq", "barbecue", "barbeque", "bake", "roast", "smoke", "fry", "order", "get", "grab", "try",
    ]
    static let askingForFood: WordSet = [
        "what", "which", "any", "something", "anything", "give", "suggest", "recommend", "snacks", "foods", "ideas", "que", "algo", "alguna", "dame",
        "sugiereme", "recomiendame", "cuales", "comida", "comidas", "alimentos",
    ]
    static let telling: WordSet = ["dice", "sale", "aparece", "marca", "pone", "contaste", "pusiste", "sumaste", "calculaste", "dices", "diste"]
    static let weighing: WordSet = [
        "weigh", "weight", "weighed", "lost", "gained", "peso", "pese", "bascula", "scale", "perdi", "baje", "subi", "gane",
    ]
}
