import Nutrition

/// What changed from one figure to another: "went from 90 to 85 kg", "cut my calories from 2000 to 1800", "raise the rice from 100 to 150 g"; what holds
/// now is the second.
enum FromOneToOther {
    static let inEnglish = Rewrite(["from"]) { tokens in
        if let moved = ofMeal(tokens, isSpanish: false) { return moved }
        guard let found = figures(tokens, isSpanish: false) else { return tokens }
        return found.isOwn ? Array(tokens[..<found.from]) + second(tokens, found) : tokens
    }

    /// "bajé mis calorías de 2000 a 1800" sets them, as "baja mis calorías" does.
    static let inSpanish = Rewrite(WordSet(["de", "desde"])) { tokens in
        if let moved = ofMeal(tokens, isSpanish: true) { return moved }
        guard let found = figures(tokens, isSpanish: true), found.isOwn else { return tokens }
        if found.isOfFood { return tokens[..<found.from] + second(tokens, found) }
        var verb = tokens[found.verb]
        if found.isOfGoal {
            verb = Token("baja", for: verb)
        } else if passing.contains(verb), let first = tokens[found.from + 1].value, let last = tokens[found.to + 1].value {
            // "quiero pasar de 80 a 75 kilos": down to it.
            verb = Token(last < first ? "bajar" : "subir", for: verb)
        }
        return tokens[..<found.verb] + [verb] + tokens[(found.verb + 1)..<found.from] + second(tokens, found)
    }

    /// "change lunch from 12 to 1", "cambia la cena de 8 a 9": its hour, and no number of anything.
    private static func ofMeal(_ tokens: [Token], isSpanish: Bool) -> [Token]? {
        guard tokens.count <= 9, let verb = tokens.first, (isSpanish ? changingInSpanish : changingInEnglish).contains(verb),
            let from = tokens.prefix(4).firstIndex(where: { ["from", "de"].contains($0.word) }), from > 1, from + 1 < tokens.count,
            let meal = tokens[1..<from].last, let kind = Lexicon.english.meals[meal.singular] ?? Lexicon.spanish.meals[meal.singular],
            let to = tokens[from...].prefix(5).firstIndex(where: { ["to", "a"].contains($0.word) }), to + 1 < tokens.count,
            tokens[from + 1].kind == .number, tokens[to + 1].kind == .number, let hour = tokens[from + 1].value, let next = tokens[to + 1].value,
            // "cambia la cena de 2 a 3 huevos": so many, and no hours of it.
            to + 2 == tokens.count || ["pm", "am", "oclock", "please"].contains(tokens[to + 2].word),
            let usual = [Meal.breakfast: 5.0...11, .lunch: 11...16, .dinner: 17...23][kind],
            [hour, next].allSatisfy({ usual.contains($0) || usual.contains($0 + 12) })
        else { return nil }
        let joint = isSpanish ? ["a", "las"] : ["to"], end = to + 2 == tokens.count && !isSpanish ? ["oclock"] : []
        return [Token(isSpanish ? "mueve" : "move", for: verb)] + tokens[1..<from] + joint.map { Token($0, for: tokens[to]) } + tokens[(to + 1)...]
            + end.map { Token($0, after: tokens[to + 1]) }
    }

    /// Whether a message tells such a change of somebody else's figures, of a lift, of years ago, or only supposes it: "my bench went from 60 to 80 kg".
    static func isOfOther(_ tokens: [Token], isSpanish: Bool) -> Bool {
        figures(tokens, isSpanish: isSpanish).map { !$0.isOwn } ?? false
    }

    private struct Found {
        var verb: Int
        /// Where the first figure begins with its preposition, and where the joint of the second stands.
        var from: Int
        var to: Int
        var isOfGoal: Bool
        var isOfFood: Bool
        /// One's own, and so that it holds now.
        var isOwn: Bool
    }

    private static func figures(_ tokens: [Token], isSpanish: Bool) -> Found? {
        let opening: WordSet = isSpanish ? ["de", "desde"] : ["from"], joint: WordSet = isSpanish ? ["a", "hasta"] : ["to"]
        let changing = isSpanish ? changingInSpanish : changingInEnglish
        guard tokens.last?.word != "?" else { return nil }
        for from in tokens.indices.dropFirst().dropLast(3) where opening.contains(tokens[from]) && tokens[from + 1].kind == .number {
            var to = from + 2
            if isMeasure(tokens[to]) { to += 1 }
            guard to + 1 < tokens.count, joint.contains(tokens[to]), tokens[to + 1].kind == .number,
                let verb = tokens[..<from].firstIndex(where: { changing.contains($0) })
            else { continue }
            let behind = to + 2 < tokens.count ? tokens[to + 2] : nil, before = tokens[..<from],
                isLift = tokens.contains { lifted.contains($0.singularWord) }
            if isThing(tokens[(verb + 1)..<from]) {
                guard tokens[..<verb].allSatisfy({ polite.contains($0) }),
                    behind.map({ $0.kind == .mark || isMeasure($0) || after.contains($0) }) ?? true
                else { continue }
                return Found(verb: verb, from: from, to: to, isOfGoal: false, isOfFood: true, isOwn: !isLift)
            }
            // "mi meta es bajar de 90 a 82 kilos" is of the body, whatever it is called.
            let isOfWeight = behind.map { weights.contains($0) } ?? false
            let isOfGoal = !isOfWeight && (behind.map { ofGoals.contains($0) } ?? false || before.contains { ofGoals.contains($0) })
            guard isOfGoal || isOfWeight else { continue }
            let own = isSpanish ? ownInSpanish : ownInEnglish
            let isOwn = before.indices.allSatisfy { place in
                tokens[place].kind != .word || changing.contains(tokens[place]) || own.contains(tokens[place]) || isMeasure(tokens[place])
                    || TimeWords.months[tokens[place].word] != nil || namesGoal(tokens, at: place) || isOfWeight && aims.contains(tokens[place])
            }
            // "con esta dieta bajé de 80 a 78 kilos": of whoever says it, where nothing makes it another's or of another time.
            let isTold =
                !isOfGoal && before.containsOne(of: ofOneself)
                && !before.contains { ofOtherTimes.contains($0) || Sharing.people.contains($0.singularWord) }
            return Found(verb: verb, from: from, to: to, isOfGoal: isOfGoal, isOfFood: false, isOwn: (isOwn || isTold) && !isLift)
        }
        return nil
    }

    /// The second figure with its joint; of food in the measure of the first where it has none of its own.
    private static func second(_ tokens: [Token], _ found: Found) -> [Token] {
        let rest = tokens[found.to...]
        guard found.isOfFood, found.to == found.from + 3, rest.count < 3 || !isMeasure(rest[found.to + 2]) else { return Array(rest) }
        return rest.prefix(2) + [Token(tokens[found.from + 2].text, after: rest[found.to + 1])] + rest.dropFirst(2)
    }

    /// "the rice", of "raise the rice from 100 to 150 g": a thing, and no weight and no goal.
    private static func isThing(_ words: ArraySlice<Token>) -> Bool {
        guard (2...5).contains(words.count), let first = words.first, let last = words.last,
            ["the", "my", "el", "la", "los", "las", "mi"].contains(first.word), !ofGoals.contains(last), !ofBody.contains(last)
        else { return false }
        return words.allSatisfy { word in
            word.kind == .word && !noThings.contains(word) && Lexicon.english.meals[word.singular] == nil
                && Lexicon.spanish.meals[word.singular] == nil
        }
    }

    /// "sugar" of "my sugar goal", "agua" of "mi meta de agua"; "her calories" are another's.
    private static func namesGoal(_ tokens: [Token], at place: Int) -> Bool {
        if place + 1 < tokens.count, ofGoals.contains(tokens[place + 1]) {
            return !["her", "his", "their", "your"].contains(tokens[place].word) && !Sharing.people.contains(tokens[place].singularWord)
        }
        return place > 1 && tokens[place - 1].word == "de" && ofGoals.contains(tokens[place - 2])
    }

    private static func isMeasure(_ token: Token) -> Bool {
        weights.contains(token) || ofGoals.contains(token) || token.kind == .word && Unit.named(token.singular) != nil
    }

    private static let changingInEnglish: WordSet = [
        "went", "go", "gone", "going", "dropped", "drop", "down", "up", "got", "cut", "cutting", "lowered", "lower", "reduced", "reduce", "raised",
        "raise", "bumped", "bump", "increased", "increase", "changed", "change", "decreased", "decrease", "rose",
    ]
    private static let changingInSpanish: WordSet = [
        "baje", "subi", "pase", "reduje", "aumente", "cambie", "baja", "sube", "reduce", "cambia", "bajar", "subir", "cambiar", "recorte", "pasar",
        "paso", "bajo", "subio", "aumenta",
    ]
    private static let passing: WordSet = ["pasar", "cambiar"]
    /// Stand before it where one tells of oneself, and of now.
    private static let ofOneself: WordSet = ["i", "ive", "baje", "subi", "pase", "perdi", "aumente", "engorde", "adelgace"]
    private static let ofOtherTimes: WordSet = [
        "if", "si", "could", "would", "should", "might", "ago", "when", "once", "cuando", "joven", "young", "kid", "pasado", "hace", "used", "quiero",
        "debo", "deberia", "podria", "goal", "plan", "dream", "sone", "dreamt", "dreamed",
    ]
    private static let ownInEnglish: WordSet = [
        "i", "ive", "im", "m", "ve", "am", "my", "the", "scale", "weight", "have", "has", "just", "finally", "so", "we", "today", "now", "and",
        "then",
        "its", "it", "to", "want", "wanna", "gonna", "need", "lets", "let", "s", "please", "can", "you", "daily", "body", "this", "week", "month",
        "in",
        "year", "months", "weeks", "last", "since", "a", "ok", "also", "decided", "target", "aim", "budget", "limit", "per", "day", "of", "already",
        "well", "hey",
    ]
    private static let ownInSpanish: WordSet = [
        "yo", "mi", "mis", "ya", "hoy", "he", "me", "quiero", "quisiera", "necesito", "voy", "a", "por", "fin", "y", "el", "la", "las", "los", "de",
        "peso", "este", "esta", "mes", "semana", "ano", "en", "dos", "tres", "meses", "semanas", "ahora", "diarias", "al", "dia", "porfa", "favor",
        "objetivo", "limite", "decidi", "ha", "logre", "pude", "ok", "tambien", "del", "que", "desde",
    ]
    /// Say of a weight that it is what is wanted.
    private static let aims: WordSet = ["goal", "plan", "dream", "meta", "idea", "sueno", "proposito", "is", "es", "seria", "gustaria"]
    /// What else goes up by kilos.
    private static let lifted: WordSet = [
        "bench", "squat", "deadlift", "press", "lift", "curl", "row", "dumbbell", "barbell", "bar", "rep", "max", "banca", "sentadilla", "muerto",
        "mancuerna", "barra", "dominada", "pesa", "remo",
    ]
    private static let ofBody: WordSet = ["weight", "peso", "body", "scale"]
    private static let noThings: WordSet = [
        "goal", "meta", "target", "limit", "objetivo", "limite", "time", "hour", "reminder", "hora", "recordatorio",
    ]
    private static let polite: WordSet = ["please", "can", "you", "porfa", "ok", "no"]
    /// Behind the second figure where it has no unit.
    private static let after: WordSet = ["please", "porfa", "now", "today", "hoy", "instead", "and", "y"]
    private static let weights: WordSet = ["kg", "kgs", "kilo", "kilos", "lb", "lbs", "pounds", "stone", "libras"]
    private static let ofGoals: WordSet = [
        "calories", "calorie", "kcal", "calorias", "cals", "protein", "proteina", "proteinas", "carbs", "goal", "meta",
    ]
}
