public import Nutrition

/// A vitamin, a mineral or another supplement that was taken, as told: "magnesium 400 mg", "mi multivitamínico".
public struct SupplementMention: Sendable, Hashable, Codable {
    /// The person's own words: "vitamin D".
    public var name: String
    /// What it is a supplement of, nil for one of many or of what is no nutrient.
    public var nutrient: Nutrient?
    /// How much of the nutrient is in all of it, in the nutrient's unit; nil where no dose was told.
    public var figure: Double?
    public var quantity: Double
    /// `mg`, `IU`, `tablet`; `serving` where none was told.
    public var unit: String
    /// The meal that it was told with, where a message tells several.
    public var meal: Meal?
}

/// Finds supplements that were taken, and what else a message tells.
struct SupplementGrammar {
    let mentions: [SupplementMention]
    /// Whether they are ordered beside something else: "delete the eggs and log vitamin d 25 mcg".
    let isOrderedBeside: Bool
    /// The words without them.
    let rest: [Token]
    /// Whether nothing else is told but that and when they were taken.
    let isAll: Bool

    private let chart: Chart
    private var tokens: [Token] { chart.tokens }

    /// Whether a message has any of the words that name one; most have none.
    static func mayTell(_ tokens: [Token]) -> Bool { tokens.contains { heads.contains($0) || heads.contains($0.singular) } }

    /// Nil where none was taken: they are asked about, wanted as a goal, or what a food has.
    init?(_ chart: Chart, _ scalars: [Unicode.Scalar], _ resources: Resources) {
        self.chart = chart
        let ordered = SupplementGrammar.orderedBeside(chart.tokens)
        isOrderedBeside = ordered != nil
        guard let last = chart.tokens.last, last.word != "?", !SupplementGrammar.asking.contains(chart.tokens[0]),
            !SupplementGrammar.saysOtherwise(chart.tokens[(ordered ?? 0)...]),
            // "protein shake with creatine": the shake's own name.
            !chart.nutrients.contains(where: { SupplementGrammar.ofLabels.contains($0.nutrient) && chart.names[$0.tokens.lowerBound] & 3 == 0 }),
            // "creatine this week" asks.
            !chart.times.contains(where: { $0.when.days?.count ?? 1 > 1 })
        else { return nil }
        var found: [Found] = [], place = ordered ?? 0
        while place < chart.tokens.count {
            if let next = SupplementGrammar.named(at: place, chart, resources) {
                let whole = SupplementGrammar.extended(next, chart, from: found.last?.range.upperBound ?? 0)
                place = whole.range.upperBound
                found.append(whole)
            } else {
                place += 1
            }
        }
        let taken = SupplementGrammar.taken(found, chart)
        guard !taken.isEmpty else { return nil }
        let isTwice = taken.count == 1 && SupplementGrammar.isTwice(chart.tokens)
        mentions = taken.map { $0.mention(chart, scalars) }.map { isTwice ? $0.twice : $0 }
        let left = SupplementGrammar.left(by: taken.map(\.range), chart.tokens).filter { $0 < (ordered ?? chart.tokens.count + 1) - 1 }
        let timed = chart.covered(by: chart.times.map(\.tokens))
        isAll = left.allSatisfy { timed[$0] || SupplementGrammar.small.contains(chart.tokens[$0]) || chart.tokens[$0].kind == .mark }
        rest = left.map { chart.tokens[$0] }
    }

    /// One that is named, with all that is said of it.
    private struct Found {
        /// With its dose, its form and its article.
        var range: Range<Int>
        var name: Range<Int>
        var nutrient: Nutrient?
        /// No other thing has this name.
        var isSure: Bool
        var dose: (value: Double, unit: String)?
        var count: Double?
        var form: String?

        func mention(_ chart: Chart, _ scalars: [Unicode.Scalar]) -> SupplementMention {
            let said = String(scalars: scalars[chart.tokens[name.lowerBound].start..<chart.tokens[name.upperBound - 1].end])
            var told = SupplementMention(name: said, nutrient: nutrient, quantity: count ?? 1, unit: form ?? "serving")
            if let dose {
                if form == nil { (told.quantity, told.unit) = (dose.value * (count ?? 1), dose.unit) }
                let isFolic = name.contains { ["folic", "folico"].contains(chart.tokens[$0].word) }
                told.figure = nutrient.flatMap { SupplementGrammar.figure(dose.value, dose.unit, of: $0, isFolic: isFolic) }.map { $0 * (count ?? 1) }
            }
            let meals = chart.times.filter { $0.kind == .meal }
            if meals.count > 1 { told.meal = meals.last { $0.tokens.upperBound <= range.lowerBound }?.when.meal }
            return told
        }
    }

    // MARK: What is named

    private static func named(at place: Int, _ chart: Chart, _ resources: Resources) -> Found? {
        guard heads.contains(chart.tokens[place]) || heads.contains(chart.tokens[place].singular) else { return nil }
        for length in (1...3).reversed() where place + length <= chart.tokens.count {
            let words = chart.tokens[place..<place + length].map(\.text).joined(separator: " ")
            guard let nutrient = names[words] else { continue }
            return Found(range: place..<place + length, name: place..<place + length, nutrient: nutrient.of, isSure: nutrient.isSure)
        }
        guard let (nutrient, length) = resources.nutrient(chart.tokens, at: place), supplied.contains(nutrient) else { return nil }
        return Found(range: place..<place + length, name: place..<place + length, nutrient: nutrient, isSure: false)
    }

    /// With what stands before and behind it: "a 500 mg tablet of", "pills", "3 mg".
    private static func extended(_ named: Found, _ chart: Chart, from first: Int) -> Found {
        let tokens = chart.tokens
        var found = named, (start, end) = (named.range.lowerBound, named.range.upperBound)
        func dose(at place: Int) -> (value: Double, unit: String)? {
            guard place >= first, place + 1 < tokens.count, let value = tokens[place].value, value > 0, let unit = doses[tokens[place + 1].text]
            else {
                return nil
            }
            return (value, unit)
        }
        func form(at place: Int) -> String? { tokens.indices.contains(place) ? forms[tokens[place].singular] ?? forms[tokens[place].text] : nil }
        func counted(at place: Int) -> Double? {
            place < tokens.count ? tokens[place].value ?? (articles.contains(tokens[place]) ? 1 : nil) : nil
        }
        while end < tokens.count {
            let joins = ["of", "de", "(", "x", ",", "-"].contains(tokens[end].word) ? 1 : 0, next = end + joins
            if found.dose == nil, let told = dose(at: next) {
                (found.dose, end) = (told, next + 2)
            } else if found.form == nil, let form = form(at: end) {
                (found.form, end) = (form, end + 1)
            } else if found.form == nil, let count = counted(at: next), let form = form(at: next + 1) {
                (found.form, found.count, end) = (form, count, next + 2)
            } else if tokens[end].word == "x", found.dose != nil, found.count == nil, next < tokens.count, let count = tokens[next].value, count <= 20
            {
                // "vitamin c 1000 mg x 3".
                (found.count, end) = (count, next + 1)
            } else if found.count == nil, let (count, next) = timesOver(at: end, tokens) {
                let before = start > 0 ? tokens[start - 1] : nil
                (found.count, end) = (count, next)
                // "magnesium twice today", and no "cereal with iron twice".
                found.isSure = found.isSure || before.map { taking.contains($0) || articles.contains($0) } ?? true
            } else if qualifying.contains(tokens[end]) || tokens[end].word == ")" && found.dose != nil {
                end += 1
            } else {
                break
            }
        }
        while start > first {
            let before = tokens[start - 1], isOf = ["of", "de"].contains(before.word)
            if isOf, start - 2 >= first, form(at: start - 2) != nil || dose(at: start - 3) != nil {
                start -= 1
            } else if isOf, start - 2 >= first, qualifying.contains(tokens[start - 2]) {
                start -= 2
            } else if found.form == nil, let form = form(at: start - 1) {
                (found.form, start) = (form, start - 1)
            } else if found.dose == nil, let told = dose(at: start - 2) {
                (found.dose, start) = (told, start - 2)
            } else if qualifying.contains(before) {
                start -= 1
            } else if found.count == nil, found.isSure || found.form != nil, let count = before.value, count > 0, count <= 20,
                start < 2 || !["at", "las"].contains(tokens[start - 2].word)
            {
                (found.count, start) = (count, start - 1)
            } else if articles.contains(before) {
                start -= 1
                break
            } else {
                break
            }
        }
        found.range = start..<end
        return found
    }

    /// "twice", "3 times", "dos veces".
    private static func timesOver(at place: Int, _ tokens: [Token]) -> (Double, Int)? {
        if tokens[place].word == "twice" { return (2, place + 1) }
        guard let count = tokens[place].value, (1...6).contains(count), place + 1 < tokens.count,
            ["times", "time", "veces", "vez"].contains(tokens[place + 1].word)
        else { return nil }
        return (count, place + 2)
    }

    /// "creatine 5 g morning and evening": at both.
    private static func isTwice(_ tokens: [Token]) -> Bool {
        tokens.indices.dropFirst().dropLast().contains { place in
            ["and", "y"].contains(tokens[place].word) && ["morning", "manana", "breakfast", "desayuno"].contains(tokens[place - 1].word)
                // "… this morning and pasta for dinner" is something else.
                && tokens[(place + 1)...].drop { ["the", "in", "at", "by", "la", "en", "por", "before", "again", "otra", "vez"].contains($0.word) }
                    .prefix(1).contains { ["night", "evening", "tonight", "noche", "bed", "dinner", "cena"].contains($0.word) }
        }
    }

    /// "delete the eggs and log vitamin d 25 mcg": where the order begins that is of the supplement alone.
    private static func orderedBeside(_ tokens: [Token]) -> Int? {
        tokens.indices.dropFirst(2).last { place in
            guard ordering.contains(tokens[place]), tokens.count > place + 1 else { return false }
            let next = articles.contains(tokens[place + 1]) ? place + 2 : place + 1
            return ["and", "y", ",", "then", "luego"].contains(tokens[place - 1].word) && tokens[next...].prefix(5).contains { heads.contains($0) }
                && !tokens[next...].contains { joining.contains($0) }
        }
    }

    /// "minimum 400 mg", where no "30 min" of a run is meant.
    private static func saysOtherwise(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.containsOne(of: otherwise)
            || tokens.indices.contains { tokens[$0].word == "min" && ($0 == tokens.startIndex || tokens[$0 - 1].value == nil) }
    }

    // MARK: Which were taken

    private static func taken(_ found: [Found], _ chart: Chart) -> [Found] {
        let tokens = chart.tokens
        var isTaken = found.map { one in
            let (start, end) = (one.range.lowerBound, one.range.upperBound)
            let before = start > 0 ? tokens[start - 1].word : "", next = end < tokens.count ? tokens[end] : nil
            // "calcium fortified orange juice", "a creatine gummy bear": of a food.
            if let next, next.kind == .word, chart.names[end] & 3 == 1, !joining.contains(next) || describing.contains(next) { return false }
            if let next, describing.contains(next) || chart.names[one.name.lowerBound] & 4 != 0 { return false }
            // "cereal with 18 mg of iron", "red bull 80 mg caffeine": what a food has.
            let isOfFood =
                one.nutrient == .caffeine && start > 0 || ["with", "con", "has", "tiene", "trae", "lleva"].contains(before) && start > 1
                || start > 0 && chart.names[start - 1] & 3 != 0 && !taking.contains(tokens[start - 1])
            // "my wife took her vitamin d".
            let whose = (max(0, start - 3)..<start).first { Sharing.people.contains(tokens[$0].singularWord) } ?? 0
            if whose > 0, ["my", "our", "mi"].contains(tokens[whose - 1].word), !tokens[whose..<start].containsOne(of: telling) { return false }
            // "milk 200 ml, 240 mg calcium", "cereal, iron 2 mg": what a label says.
            let comma = before == "," ? start - 2 : start - 1
            let isBehindFood =
                comma >= 0 && (chart.names[comma] & 3 != 0 || chart.amounts.contains { $0.tokens.upperBound == comma + 1 && $0.unit != nil })
            if one.form == nil, !one.isSure, isBehindFood, [.calcium, .iron, .potassium].contains(one.nutrient) { return false }
            let isTold = taking.contains(tokens[max(0, start - 1)]) && start > 0
            let isOwn = start < one.name.lowerBound && ["my", "mi", "mis"].contains(tokens[start].word)
            // "un yogur probiótico" is a yogurt.
            if chart.lexicon.isSpanish, one.dose == nil, one.form == nil, start > 0, chart.names[start - 1] & 3 != 0 { return false }
            // "i had vitamin d for breakfast", and none "in my juice"; "preworkout and 2 bananas", where "preworkout, 2 bananas" tells when.
            let isHad = next.map { $0.kind == .mark || behindTaken.contains($0) } ?? true
            let isFirst = start == 0 && one.nutrient == nil && next.map { joining.contains($0) && $0.kind == .word } ?? false
            return one.isSure || one.form != nil || one.dose != nil && !isOfFood || isFirst
                || isTold && (tokens[start - 1].word != "had" || isOwn || isHad)
        }
        // "took my vitamin d and zinc", "vitamin d, zinc and magnesium pills".
        func isJoined(_ place: Int) -> Bool {
            tokens[found[place].range.gap(to: found[place + 1].range)].allSatisfy { joining.contains($0) }
        }
        for place in found.indices.dropLast() where isTaken[place] && isJoined(place) { isTaken[place + 1] = true }
        for place in found.indices.dropLast().reversed() where isTaken[place + 1] && isJoined(place) { isTaken[place] = true }
        return zip(found, isTaken).compactMap { $1 ? $0 : nil }
    }

    /// The places of the words that are left, without what joined them to those that are cut out.
    private static func left(by ranges: [Range<Int>], _ tokens: [Token]) -> [Int] {
        var isCut = tokens.indices.map { place in ranges.contains { $0.contains(place) } }
        for range in ranges {
            var before = range.lowerBound - 1
            let isFirst = tokens[..<range.lowerBound].indices.allSatisfy { isCut[$0] || small.contains(tokens[$0]) || tokens[$0].kind == .mark }
            while !isFirst, before >= 0, joining.contains(tokens[before]) {
                isCut[before] = true
                before -= 1
            }
            var behind = range.upperBound
            while isFirst, behind < tokens.count, joining.contains(tokens[behind]) {
                isCut[behind] = true
                behind += 1
            }
        }
        return tokens.indices.filter { !isCut[$0] }
    }

    /// "una pastilla de vitamina D y omega 3": beside another that was taken it is a capsule.
    static func withOmega(_ rest: [Token], _ language: String) -> [Token] {
        guard let omega = rest.firstIndex(where: { $0.text.hasPrefix("omega") }), omega < 3, rest.count - omega <= 4,
            rest[..<omega].allSatisfy({ articles.contains($0) || ["de", "of", "y", "and"].contains($0.word) })
        else { return rest }
        guard language == "es" else { return rest[omega...] + [Token("capsule", after: rest[rest.count - 1])] }
        return ["una", "capsula", "de"].map { Token($0, before: rest[omega]) } + rest[omega...]
    }

    private static let forms: [String: String] = [
        "pill": "pill", "tablet": "tablet", "tab": "tablet", "capsule": "capsule", "cap": "capsule", "softgel": "capsule", "gummy": "piece",
        "gummie": "piece", "gummies": "piece", "lozenge": "tablet", "drop": "drop", "supplement": "serving", "dose": "serving", "pastilla": "pill",
        "tableta": "tablet", "capsula": "capsule", "comprimido": "tablet", "gragea": "tablet", "gomita": "piece", "gota": "drop",
        "suplemento": "serving",
        "dosis": "serving", "perla": "capsule", "scoop": "scoop", "ampolla": "serving", "sobre": "packet", "sachet": "packet",
    ]

    // MARK: Words

    /// Of these there are supplements.
    private static let supplied: Set<Nutrient> = [
        .potassium, .calcium, .iron, .magnesium, .zinc, .copper, .manganese, .selenium, .vitaminA, .vitaminC, .vitaminD, .vitaminE, .vitaminK,
        .thiamin, .riboflavin, .niacin, .pantothenicAcid, .vitaminB6, .folate, .vitaminB12, .choline, .betaCarotene, .caffeine, .luteinZeaxanthin,
    ]

    /// Told along with them, these make a label or a goal.
    private static let ofLabels: Set<Nutrient> = [
        .energy, .protein, .carbohydrate, .fat, .fiber, .sugars, .saturatedFat, .sodium, .cholesterol,
    ]

    private struct Named {
        var of: Nutrient?
        var isSure = true
    }

    /// Names that the nutrients have not; those that are not sure need a dose, a form or a word of taking.
    private static let names: [String: Named] = {
        var names: [String: Named] = [:]
        for name in [
            "multivitamin", "multivitamins", "multi vitamin", "multi - vitamin", "multivit", "multivitaminico", "multivitaminicos", "multivitamina",
            "multivitaminas", "polivitaminico", "prenatal vitamin", "prenatal vitamins", "prenatals", "vitamina prenatal",
            "vitaminas prenatal", "vitaminas prenatales", "pastilla prenatal", "pastillas prenatales", "vitaminas del embarazo", "creatine",
            "creatine monohydrate", "creatina", "creatina monohidrato", "monohidrato de creatina", "probiotic", "probiotics", "probiotico",
            "probioticos", "melatonin", "melatonina", "biotin", "biotina", "glucosamine", "glucosamina", "b complex", "b - complex",
            "vitamin b complex", "complejo b", "complejo vitaminico", "coq10", "glutamine", "glutamina", "beta alanine", "beta alanina", "bcaa",
            "bcaas",
        ] { names[name] = Named() }
        for name in ["vitamins", "vitaminas", "iodine", "yodo", "chromium", "cromo", "taurine", "taurina", "pre workout", "preworkout", "preentreno"]
        {
            names[name] = Named(isSure: false)
        }
        for (name, nutrient) in [("d3", Nutrient.vitaminD), ("k2", .vitaminK)] {
            for first in ["", "vitamin ", "vit ", "vitamina "] { names[first + name] = Named(of: nutrient, isSure: false) }
        }
        return names
    }()

    /// The words that begin a name.
    fileprivate static let heads: WordSet = WordSet(
        [
            "vitamin", "vitamins", "vitamina", "vitaminas", "vit", "potassium", "potasio", "calcium", "calcio", "iron", "hierro", "magnesium",
            "magnesio", "zinc",
            "copper", "cobre", "manganese", "manganeso", "selenium", "selenio", "b12", "b6", "b1", "b2", "b3", "b5", "b9", "niacin", "niacina",
            "thiamine", "folate", "folic", "folato", "acido", "ascorbic", "choline", "colina", "caffeine", "cafeina", "lutein", "luteina", "beta",
        ] + names.keys.compactMap { $0.split(separator: " ").first.map(String.init) })

    private static let articles: WordSet = [
        "a", "an", "my", "the", "some", "one", "un", "una", "mi", "mis", "el", "la", "los", "las", "unas", "unos",
    ]
    private static let qualifying: WordSet = [
        "monohydrate", "monohidrato", "citrate", "citrato", "glycinate", "glicinato", "bisglycinate", "bisglicinato", "gluconate", "gluconato",
        "picolinate", "picolinato", "sulfate", "sulfato", "oxide", "oxido", "chewable", "masticable", "efervescente", "effervescent", "daily",
        "prenatal", "liposomal",
    ]
    private static let joining: WordSet = [
        ",", ";", "and", "y", "e", "plus", "mas", "also", "tambien", "ademas", "with", "con", "then", "luego", "n",
    ]
    /// Behind a nutrient's name these say what a food has of it.
    private static let describing: WordSet = [
        "fortified", "enriched", "rich", "free", "content", "intake", "level", "levels", "goal", "water", "juice", "out",
    ]
    private static let taking: WordSet = [
        "took", "taken", "popped", "swallowed", "had", "ate", "comi", "tome", "tomado", "tomamos", "log", "logged", "anota", "apunta", "registra",
        "anotame",
    ]

    private static let telling: WordSet = ["i", "we", "ive", "yo"]
    private static let behindTaken: WordSet = ["for", "at", "and", "this", "today", "yesterday", "after", "before", "with", "then", "last"]
    private static let ordering: WordSet = ["log", "add", "took", "anota", "apunta", "agrega", "anade", "tome", "registra"]

    /// Nothing else is told by these.
    private static let small: WordSet = [
        "i", "ive", "we", "have", "just", "also", "tambien", "ademas", "took", "taken", "popped", "swallowed", "had", "log", "logged", "add",
        "please", "and", "with", "the", "my", "a", "at", "in", "for", "this", "some", "today", "yesterday", "morning", "night", "tonight", "evening",
        "afternoon", "before",
        "after", "bed", "bedtime", "breakfast", "lunch", "dinner", "supper", "me", "he", "ya", "tome", "tomado", "anota", "apunta", "registra",
        "anotame", "y", "con", "de", "la", "el", "mi", "en", "a", "por", "para", "esta", "hoy", "ayer", "manana", "noche", "tarde", "antes",
        "dormir", "acostarme", "desayuno", "almuerzo", "comida", "cena", "merienda", "desayunar", "almorzar", "cenar", "comer", "am", "pm", "usual",
        "daily", "regular", "workout", "gym", "yo", "del", "las", "los", "ayunas", "despues",
    ]

    /// Begin a question or an order about something else.
    private static let asking: WordSet = [
        "how", "what", "whats", "which", "why", "when", "where", "who", "is", "are", "does", "do", "did", "can", "could", "should", "would", "will",
        "show", "tell", "suggest", "recommend", "find", "search", "set", "track", "no", "not", "cuanto", "cuanta", "cuantos", "cuantas", "que",
        "cual", "cuales", "como", "cuando", "donde", "dime", "muestra", "muestrame", "recomienda", "busca", "puedo", "debo",
    ]

    /// In any place these make it a goal, a wish, a correction, a habit or a denial.
    private static let otherwise: WordSet = [
        "goal", "goals", "target", "aim", "limit", "max", "maximum", "minimum", "need", "want", "should", "would", "must", "every", "each",
        "per", "least", "most", "under", "over", "less", "enough", "remind", "reminder", "chart", "graph", "plan", "if", "deficient", "deficiency",
        "deficit", "level", "levels", "instead", "change", "make", "made", "was", "were", "is", "are", "delete", "remove", "undo", "didnt", "dont",
        "without", "skip", "skipped", "usually", "always", "tomorrow", "high", "low", "foods", "food", "source", "sources", "recipe", "allergic",
        "meta", "metas", "objetivo", "limite", "maximo", "minimo", "necesito", "quiero", "debo", "deberia", "cada", "diario", "diaria", "diarios",
        "menos", "recuerdame", "recordatorio", "grafico", "grafica", "era", "fue", "fueron", "es", "son", "sin", "no", "olvide", "borra", "quita",
        "elimina", "cambia", "alimentos", "alimento", "rico", "ricos", "receta", "recetas", "deficiencia", "falta", "suelo", "siempre", "hazlo",
        "vs", "or", "compare", "day", "save", "guarda", "crea", "create", "called", "llamado", "llamada", "contains", "contiene", "not", "forgot",
    ]
}

extension SupplementMention {
    fileprivate var twice: SupplementMention {
        var both = self
        (both.quantity, both.figure) = (quantity * 2, figure.map { $0 * 2 })
        return both
    }

    public init(name: String, nutrient: Nutrient?, quantity: Double, unit: String) {
        (self.name, self.nutrient, self.figure, self.quantity, self.unit) = (name, nutrient, nil, quantity, unit)
    }

    /// Whether a name may begin with this word.
    public static func mayBegin(with word: String) -> Bool { SupplementGrammar.heads.contains(word) }
}
