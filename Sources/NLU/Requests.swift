import Nutrition

/// Cuts a message into its requests: "had two eggs, how much protein is that?".
struct Requests {
    let chart: Chart
    let classify: (Range<Int>) -> IntentRanking

    /// What was had again, and nothing else.
    private static let again: WordSet = [
        "same", "the same", "same again", "the same again", "same thing", "the same thing", "same thing again", "same today", "the same today",
        "another",
        "another one", "one more", "and another", "and another one", "and the same", "again", "lo mismo", "lo mismo hoy", "lo mismo otra vez", "otro",
        "otra",
        "otro igual", "otra igual", "uno mas", "una mas", "y otro", "y otra", "igual", "otra vez",
    ]

    private static let puttingRight: WordSet = [
        "with", "without", "no", "half", "double", "only", "just", "con", "sin", "la", "el", "doble", "solo", "mitad", "media", "medio",
    ]

    /// Words that begin a new request after a mark or "and".
    private static let starters: WordSet = [
        "how", "what", "whats", "which", "why", "show", "tell", "give", "undo", "redo", "delete", "remove", "log", "add", "i", "ive", "im", "my",
        "set",
        "is", "are", "can", "could", "should", "did", "do", "does", "when", "make", "change", "suggest", "recommend", "move", "copy", "plan", "also",
        "please", "had", "ate", "drank", "ran", "walked", "went", "find", "list", "remind", "cuanto", "cuanta", "que", "muestra", "borra", "deshaz",
        "comi",
        "bebi", "desayune", "cene", "almorce", "merende", "tome", "cuantos", "cuantas", "cual", "cuales", "dime", "decime", "muestrame", "mostrame",
        "dame", "anota", "apunta", "pon", "ponme", "mete", "agrega", "quita", "elimina", "borrame", "quitame", "saca", "cambia", "copia", "guarda",
        "corri", "camine", "hice",
        "nade", "jugue", "jugamos",
        "pedalee", "entrene", "swam", "cycled", "biked", "jogged", "played", "recuerdame", "recordame", "acuerdame", "avisame", "recuerdeme",
    ]

    /// Whether two words begin a request that the first of them alone would not.
    private static func leading(_ word: WordKey, to next: Token) -> Bool {
        switch word {
        case "mi": ["meta", "objetivo", "limite", "peso", "tope"].contains(next.word)
        case "today", "hoy", "yesterday", "ayer": eating.contains(next) || moving.contains(next)
        // "quita el plátano, me comí una pera".
        case "me": ["comi", "tome", "bebi", "cene", "desayune", "almorce", "pese"].contains(next.word)
        case "sali", "salimos": ["a", "con"].contains(next.word)
        case "peso", "pese", "mido", "weigh", "weighed": next.kind == .number
        case "he": next.text.hasSuffix("ado") || next.text.hasSuffix("ido")
        default: false
        }
    }

    private static let ordering: WordSet = ["change", "make", "update", "swap", "fix", "cambia", "corrige"]

    static let eating: WordSet = [
        "i", "ive", "had", "ate", "he", "me", "comi", "desayune", "almorce", "cene", "merende", "tome", "bebi",
    ]

    private static let moving: WordSet = [
        "peso", "pese", "fui", "corri", "camine", "nade", "jugue", "jugamos", "pedalee", "entrene", "hice", "ran", "walked", "swam", "cycled",
        "biked", "jogged", "lifted", "hiked",
    ]

    /// After "que" these tell why.
    private static let reasons: WordSet = [
        "no", "me", "lo", "la", "al", "ya", "se", "te", "nos", "es", "fue", "estaba", "era", "tenia", "luego", "si", "estoy", "voy", "tengo", "hoy",
        "ayer",
    ]

    /// Requests whose meaning hangs on what is around them never stand alone in a longer message.
    private static let weak: WordSet = [
        "out_of_scope", "affirm", "deny", "cancel", "inform", "choose", "greet", "thanks", "goodbye", "correct", "undo", "more_recipes", "explain",
        "help",
    ]

    /// The token ranges of the requests, in order; the whole message when it is one.
    func ranges(whole: IntentScore) -> [Range<Int>] {
        let tokens = chart.tokens
        if let but = hadAgainBut() {
            // "same but 3": so many.
            let isBare =
                tokens[but + 1].kind == .number
                && (but + 2 == tokens.count || chart.amounts.contains { $0.tokens.lowerBound == but + 1 && $0.unit != nil })
            return [0..<but, (isBare ? but + 1 : but)..<tokens.count]
        }
        if let parts = askedBehind() { return parts }
        var cuts: [Int] = []
        var times = chart.times[...]
        for place in tokens.indices.dropFirst() {
            // Times stand in order; none is cut.
            while let time = times.first, time.tokens.upperBound <= place { times.removeFirst() }
            if let time = times.first, time.tokens.lowerBound < place { continue }
            // "comí lentejas, ¿cuánto llevo?": the mark that opens a question goes with it.
            if tokens[place - 1].word == "¿", place > 1, tellsEaten(tokens[(cuts.last ?? 0)..<place - 1]) {
                cuts.append(place - 1)
                continue
            }
            let previous = tokens[place - 1].word
            let ends =
                tokens[place - 1].kind == .mark && ([".", "?", "!", ";", ","].contains(previous) || previous == ":" && namesLanguage(before: place))
            // "I also had a cookie" goes on; "also show me the week" begins.
            let isOfSubject = previous == "also" && place > 1 && ["i", "we", "id", "ive"].contains(tokens[place - 2].word)
            let joins = ["and", "then", "but", "y", "also", "luego", "despues"].contains(previous) && !isOfSubject
            guard ends || joins else { continue }
            // "bórralo, que no me lo comí": why, and no question.
            let isReason =
                tokens[place].word == "que" && tokens.last?.word != "?" && place + 1 < tokens.count
                && Requests.reasons.contains(tokens[place + 1])
            // "… y mi meta es 1900", "… and today I had": "mi arroz" and "hoy" alone begin nothing.
            let leads = place + 1 < tokens.count && Requests.leading(tokens[place].word, to: tokens[place + 1])
            // "ran 30 min then coffee": what was done, and what was had.
            let part = tokens[(cuts.last ?? 0)..<place]
            let isHad =
                ["then", "luego"].contains(previous) && chart.names[place] & 3 == 1 && part.prefix(3).contains { Requests.moving.contains($0) }
            let starts = Requests.starters.contains(tokens[place]) && !isReason || leads || isHad || isMealAfterFacts(place, part)
            // "las papas las compartí, comí un tercio": so much of what was named before.
            if ends, !starts, isMealAfterSame(place) {
                cuts.append(place)
                continue
            }
            if starts, hasShareAlone(place + 1) || isOfThat(place) { continue }
            if ends, starts || previous != "," && place < tokens.count - 1 { cuts.append(place) } else if joins, starts { cuts.append(place) }
        }
        // "I have eggs and rice, what can I cook?": what is at hand belongs to the question.
        if whole.name.hasSuffix("_recipe"), tokens.contains(where: { ["have", "got", "ive", "tengo", "hay", "tenemos"].contains($0.word) }) {
            cuts = []
        }
        // "my smoothie has …, save it as …": what is to be kept belongs to the order.
        if whole.name == "save_meal", ["mi", "my"].contains(tokens.first?.word) { cuts = [] }
        // "my bar: 60 g, 210 kcal. save it as gym bar": the name of what is told.
        if whole.name == "create_food", tokens.prefix(5).contains(where: { ["mi", "mis", "my"].contains($0.word) }), let last = cuts.last,
            ["save", "keep", "guardala", "guardalo", "guarda"].contains(tokens[last].word),
            tokens[last...].contains(where: { ["as", "como"].contains($0.word) })
        {
            cuts.removeLast()
        }
        guard !cuts.isEmpty else { return [tokens.startIndex..<tokens.endIndex] }
        var parts: [(range: Range<Int>, intent: IntentScore, stands: Bool)] = []
        var start = 0
        for cut in cuts + [tokens.count] where cut > start {
            let intent = classify(start..<cut).first ?? IntentScore(IntentModel.outOfScope, 0)
            // "change the run to 40 mins and add a pear": an order beside another.
            let isOrder = intent.name == "correct" && Requests.ordering.contains(tokens[start])
            let stands = Requests.isStrong(intent) || Requests.isCommand(intent) || isOrder
            parts.append((start..<cut, intent, stands && !asksOn(start..<cut, after: parts.last?.intent)))
            start = cut
        }
        // "picked up milk at the store, then had a latte": what was bought is told along.
        let names = Set(parts.map(\.intent.name))
        if names.contains("log_food"), names.isSubset(of: ["log_food", "tick_grocery", "grocery_list"]),
            tokens.contains(where: { ["picked", "bought", "grabbed", "went", "stopped", "got"].contains($0.word) })
        {
            return [tokens.startIndex..<tokens.endIndex]
        }
        // "las empanadas eran de queso y caminé una hora": what was told wrong, and what was done.
        if parts.count == 2, parts[0].intent.name == "correct", parts[1].stands, parts[1].intent.name == "log_exercise" {
            return parts.map(\.range)
        }
        // "the bread was toasted, and I had tea with milk as well": what stands, and what was had besides.
        if parts.count == 2, parts[0].intent.name == "correct", parts[1].stands, parts[1].intent.name == "log_food",
            ["the", "my", "el", "la", "los", "las", "mi"].contains(tokens[0].word), Requests.eating.contains(tokens[parts[1].range.lowerBound]),
            tokens[parts[1].range].contains(where: { ["also", "too", "well", "tambien", "ademas"].contains($0.word) })
        {
            return parts.map(\.range)
        }
        // "change the run to 40 mins and add a pear".
        let ordersMore = parts.contains { $0.stands && $0.intent.name == "correct" } && parts.contains { $0.stands && $0.intent.name == "log_food" }
        if whole.name == "correct" && whole.confidence >= 0.5 && !(ordersMore && Requests.ordering.contains(tokens[0])) {
            return [tokens.startIndex..<tokens.endIndex]
        }
        // "thanks mate, what's the new total": what is said besides.
        if whole.name == "thanks", let asked = parts.first(where: \.stands), asked.range.lowerBound > 0,
            parts.allSatisfy({ $0.stands || $0.range.lowerBound == 0 })
        {
            return [asked.range.lowerBound..<tokens.count]
        }
        let distinct = Set(parts.filter(\.stands).map(\.intent.name))
        guard distinct.count >= 2 || parts.count(where: { $0.stands && $0.intent.name.hasPrefix("ask_") }) >= 2 else {
            return [tokens.startIndex..<tokens.endIndex]
        }
        // Weak parts go with the request before them; neighbours that mean the same are one.
        var out: [(range: Range<Int>, name: String)] = []
        for part in parts {
            // "mido 1,70, peso 70": both are told of oneself.
            let ofOneself = ["set_profile", "log_weight"]
            if let last = out.last,
                !part.stands || last.name == part.intent.name && !part.intent.name.hasPrefix("ask_")
                    || ofOneself.contains(last.name) && ofOneself.contains(part.intent.name)
            {
                out[out.count - 1].range = last.range.lowerBound..<part.range.upperBound
            } else if part.stands {
                out.append(((out.isEmpty ? 0 : part.range.lowerBound)..<part.range.upperBound, part.intent.name))
            }
        }
        return out.map(\.range)
    }

    /// "desayuno igual que ayer, almuerzo lentejas": a meal of its own, in a day told meal by meal of which one was the same again.
    private func isMealAfterSame(_ place: Int) -> Bool {
        let meals = chart.times.filter { $0.kind == .meal }
        guard let first = meals.first, first.tokens.lowerBound <= 3, first.tokens.lowerBound < place,
            meals.contains(where: { $0.tokens.lowerBound == place })
        else { return false }
        return chart.said.contains { ["igual", "mismo", "misma", "same"].contains($0) }
    }

    /// "comí lentejas", and neither "si ceno merluza" nor "con eso".
    private func tellsEaten(_ part: ArraySlice<Token>) -> Bool {
        guard let first = part.first(where: { $0.kind == .word }), !["si", "con", "cuando", "como", "y"].contains(first.word) else { return false }
        return part.containsOne(of: Reader.eatingInSpanish) && part.indices.contains { chart.names[$0] != 0 }
    }

    /// "weight 180 lbs, lunch was a burger", "my goal is 2000, breakfast was toast": after what is told of oneself comes what was had.
    private func isMealAfterFacts(_ place: Int, _ part: ArraySlice<Token>) -> Bool {
        guard chart.classes[place] == Chart.Class.meal.rawValue, part.prefix(4).contains(where: { Requests.ofOneself.contains($0) }),
            part.contains(where: { $0.kind == .number }), part.count > 2
        else { return false }
        return !part.indices.contains { chart.names[$0] != 0 }
    }

    private static let ofOneself: WordSet = [
        "weight", "weigh", "weighed", "weighing", "peso", "pese", "goal", "target", "meta", "objetivo", "limite", "im", "age", "aged", "height",
        "mido",
        "tengo", "soy", "male", "female", "ran", "walked", "swam", "cycled", "biked", "jogged", "corri", "camine", "nade", "steps",
    ]

    /// "same but diet", "same lunch as yesterday but with soy milk": had again, and from here put right.
    private func hadAgainBut() -> Int? {
        let tokens = chart.tokens
        guard let but = tokens.firstIndex(where: { ["but", "pero"].contains($0.word) }), (1...8).contains(but), but + 1 < tokens.count,
            tokens.last?.word != "?", !["for", "para"].contains(tokens[but + 1].word),
            !chart.times.contains(where: { (but + 1...but + 2).contains($0.tokens.lowerBound) })
        else { return nil }
        let head = tokens[..<but].filter { $0.kind == .word }.map(\.text)
        if Requests.again.contains(head.joined(separator: " ")) { return but }
        let isCopy = head.contains(where: ["same", "mismo", "misma"].contains) && Set(head).isDisjoint(with: ["siempre", "usual", "always"])
        // "hoy de lunch lo mismo pero 2", "same for lunch but 2 slices".
        let isCount = tokens[but + 1].kind == .number && but + 3 >= tokens.count
        return isCopy && (isCount || Requests.puttingRight.contains(tokens[but + 1])) && classify(0..<but).first?.name == "copy_entries"
            ? but : nil
    }

    /// "my nut allergy was a false alarm, remove that": an order with nothing but a pronoun is of what was named before it.
    private func isOfThat(_ place: Int) -> Bool {
        let rest = chart.tokens[place...].compactMap { $0.kind == .mark || $0.word == "please" ? nil : $0.word }
        return rest.count == 2 && ["remove", "delete", "cancel"].contains(rest[0]) && ["that", "it", "them", "this"].contains(rest[1])
            && !chart.said[..<place].contains { ["had", "ate", "drank", "log", "add"].contains($0) }
    }

    /// Whether nothing but a share stands from here to the end.
    private func hasShareAlone(_ place: Int) -> Bool {
        let rest = chart.tokens.indices.suffix(from: min(place, chart.tokens.count))
        return !rest.isEmpty && chart.amounts.contains { $0.unit == nil && $0.amount.quantity ?? 1 < 1 && rest.contains($0.tokens.lowerBound) }
            && rest.allSatisfy { here in
                chart.amounts.contains { $0.tokens.contains(here) } || chart.lexicon.determiners.contains(chart.tokens[here])
                    || chart.tokens[here].kind == .mark
            }
    }

    /// "ahora en español: ¿qué llevo hoy?"
    private func namesLanguage(before place: Int) -> Bool {
        // "full english: 2 eggs, …" is a breakfast.
        place <= 6 && chart.said[..<place].contains { ["espanol", "ingles", "castellano", "spanish", "english"].contains($0) }
            && !chart.said[..<place].contains { ["full", "breakfast", "omelette", "muffin"].contains($0) }
    }

    /// "caffeine in an espresso, how much?", "azúcar de hoy, ¿cuánto va?", "my iron, please": the end of the question before it.
    private func asksOn(_ range: Range<Int>, after question: IntentScore?) -> Bool {
        guard let question, question.name.hasPrefix("ask_") else { return false }
        let words = chart.tokens[range].filter { $0.kind != .mark }
        return words.count <= 5 && words.allSatisfy { Requests.ofAsking.contains($0) }
    }

    private static let ofAsking: WordSet = [
        "how", "much", "many", "what", "whats", "is", "it", "are", "they", "that", "there", "please", "pls", "plz", "thanks", "exactly", "roughly",
        "about", "in", "total", "cuanto", "cuanta", "cuantos", "cuantas", "va", "van", "es", "son", "tiene", "tienen", "lleva", "llevan", "hay",
        "trae", "traen", "seria", "serian", "por", "favor", "porfa", "gracias", "mas", "o", "menos", "and", "y", "like", "time", "hora", "a", "que",
    ]

    private static func isStrong(_ intent: IntentScore) -> Bool { intent.confidence >= 0.45 && !weak.contains(intent.name) }

    /// Undo and "why?" stand on their own beside another request, but "scratch that, it was three" is a correction.
    private static func isCommand(_ intent: IntentScore) -> Bool {
        ["undo", "redo", "explain"].contains(intent.name) && intent.confidence >= 0.6
    }
}
