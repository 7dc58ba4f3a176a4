public import Nutrition

/// A name that something is to be kept under: "save this as office lunch", "guarda la cena como cena rápida".
public struct GivenName: Sendable, Hashable {
    /// As the person wrote it, without "my" and quotes.
    public var text: String
    /// The meal that the name speaks of: "my usual breakfast".
    public var meal: Meal?
    /// The tokens that are none of it.
    let rest: Range<Int>

    public init(text: String, meal: Meal? = nil) {
        self.text = text
        self.meal = meal
        rest = 0..<0
    }

    /// The name in a message about keeping; nil where none is given.
    init?(_ chart: Chart, _ scalars: [Unicode.Scalar]) {
        let tokens = chart.tokens
        if let name = GivenName.leading(tokens) {
            text = String(String.UnicodeScalarView(scalars[tokens[name.lowerBound].start..<tokens[name.upperBound - 1].end]))
            rest = name.upperBound + 1..<tokens.count
            return
        }
        // "add it as a snack" tells the meal.
        if let first = tokens.first(where: { !["ok", "okay", "please", "then"].contains($0.word) }), ["add", "log", "count"].contains(first.word),
            tokens.count <= 7, ["snack", "breakfast", "lunch", "dinner", "dessert"].contains(tokens[tokens.count - 1].word)
        {
            return nil
        }
        guard
            let mark = tokens.indices.last(where: {
                $0 > 0 && (GivenName.marks.contains(tokens[$0]) || GivenName.isCalling(tokens, $0)) && $0 + 1 < tokens.count
                    && !["it", "this", "that"].contains(tokens[$0 + 1].word)
            })
        else {
            return nil
        }
        var first = mark
        // "with the name", "que se llame", "so it is called".
        while first > 1, GivenName.beforeMarks.contains(tokens[first - 1]) { first -= 1 }
        var start = mark + 1, end = tokens.count
        // "como favorito "mi bowl"": a favourite of that name.
        if end - start > 2, GivenName.favourites.contains(tokens[start]), tokens[start + 1].kind == .mark { start += 1 }
        // "guarda como favorito barrita casera con café solo": the foods, and no name.
        if mark == 1, end - start > 1, GivenName.favourites.contains(tokens[start]) { return nil }
        while start < end, tokens[start].kind == .mark || GivenName.articles.contains(tokens[start]) { start += 1 }
        while end > start, tokens[end - 1].kind == .mark || ["please", "porfa"].contains(tokens[end - 1].word) { end -= 1 }
        guard start < end, end - start <= 8 else { return nil }
        text = String(String.UnicodeScalarView(scalars[tokens[start].start..<tokens[end - 1].end]))
        if let place = chart.times.first(where: { $0.tokens.lowerBound >= mark && $0.when.meal != nil }) { meal = place.when.meal }
        rest = 0..<first
    }

    /// "make a recipe called chilli: 500 g of mince, …", "new recipe: my chilli with 500 g of mince and …": the name, where something follows it.
    private static func ofRecipe(_ tokens: [Token]) -> Range<Int>? {
        let opening = tokens.indices.first { !beforeRecipe.contains(tokens[$0]) } ?? tokens.count
        guard opening < min(tokens.count, 8), dishes.contains(tokens[opening].singularWord), opening > 0 || tokens.count > 3,
            isRecipe(tokens[opening]) || opening + 1 < tokens.count && called.contains(tokens[opening + 1])
        else { return nil }
        var start = opening + 1
        // "una receta mía: …", "a recipe of mine, …", "una receta de casa: …": whose it is, and no name.
        if let own = ofOneself(tokens, from: start) { start = own }
        while start < tokens.count, tokens[start].kind == .mark || articles.contains(tokens[start]) || afterRecipe.contains(tokens[start]) {
            start += 1
        }
        guard start < tokens.count,
            let end = tokens.indices[start...].first(where: { [":", "=", ",", "-", "("].contains(tokens[$0].word) || opensParts(tokens, at: $0) }),
            // "quiero una receta de pollo con 2 huevos" asks for one.
            isTold(tokens, recipe: opening) || [":", "="].contains(tokens[end].word),
            (1...6).contains(end - start), end + 1 < tokens.count, tokens[start..<end].allSatisfy({ $0.kind == .word || $0.kind == .own }),
            tokens[end...].contains(where: { $0.kind == .number || !isRecipe(tokens[opening]) && [",", "y", "and"].contains($0.word) })
        else { return nil }
        return start..<end
    }

    /// Behind the words that tell whose a recipe is, where a mark follows them.
    static func ofOneself(_ tokens: [Token], from start: Int) -> Int? {
        let end = tokens[start...].prefix { ofOwner.contains($0) }.endIndex
        return end > start && end < tokens.count && tokens[end].kind == .mark ? end : nil
    }

    private static let ofOwner: WordSet = ["of", "mine", "my", "own", "mia", "mía", "mio", "mío", "propia", "propio", "casera", "de", "casa", "la"]

    /// Whether what is in the recipe follows; the "con" of "arroz con leche" is of its name.
    private static func opensParts(_ tokens: [Token], at place: Int) -> Bool {
        guard made.contains(tokens[place]) else { return false }
        guard tokens[place].word == "con", place + 1 < tokens.count else { return true }
        return tokens[place + 1].kind == .number || tokens[place + 1].text.hasPrefix("un") || tokens[place - 1].kind == .mark
            || !tokens[place...].contains { [",", ":"].contains($0.word) }
    }

    /// A recipe that is to be kept, and not one that is wished for.
    private static func isTold(_ tokens: [Token], recipe: Int) -> Bool {
        tokens[..<recipe].contains { !["quiero", "una", "un"].contains($0.word) } || recipe == 0
            || recipe + 1 < tokens.count && tokens[recipe + 1].kind == .mark
    }

    private static let dishes: WordSet = ["recipe", "meal", "comida", "plato", "receta"]
    private static let beforeRecipe: WordSet = [
        "crea", "crear", "creame", "guarda", "guardame", "guardar",
        "anota", "anotar", "apunta", "agrega", "agregar", "registra", "haz", "quiero", "esta", "una", "un", "nueva", "nuevo", "mi",
        "make", "create", "add", "save", "store", "new", "build", "remember", "record", "keep", "set", "up", "can", "could", "you", "i", "want", "to",
        "d", "id", "like", "please", "let", "lets", "me", "us", "a", "my", "the", "this", "own", "here", "is", "heres", "start",
    ]
    private static let afterRecipe: WordSet = ["called", "named", "for", "is", "name", "it", "llamada", "llamado"]
    private static let made: WordSet = ["with", "using", "from", "contains", "has", "made", "containing", "ingredients", "uses", "con", "lleva"]

    /// "remember my smoothie: banana, milk and whey", "mi receta de lentejas: …": what stands before the colon.
    static func leading(_ tokens: [Token]) -> Range<Int>? {
        if let name = ofRecipe(tokens) { return name }
        guard var colon = tokens.indices.first(where: { isColon(tokens[$0]) }), colon + 1 < tokens.count,
            let first = tokens.first(where: { !["hola", "oye", "quiero", "quisiera", "i", "want", "to"].contains($0.word) }),
            keeping.contains(first) || ["mi", "my"].contains(first.word) && tokens.prefix(3).contains(where: isRecipe)
        else { return nil }
        // "guarda este desayuno como mi desayuno fit: …": the name comes after the mark.
        var start = tokens[..<colon].lastIndex { ["como", "as"].contains($0.word) } ?? tokens.firstIndex { keeping.contains($0) }.map { $0 + 1 } ?? 0
        func skip() {
            while start < colon,
                articles.contains(tokens[start].word) || isRecipe(tokens[start]) || isQuote(tokens[start])
                    || ["this", "that", "as", "meal", "comida", "esto", "eso", "como", "nueva", "new"].contains(tokens[start].word)
                    || called.contains(tokens[start])
            { start += 1 }
        }
        skip()
        // "guarda mi receta: lentejas: …", and "guarda mi receta: …", which has no name of its own.
        if start == colon, let next = tokens[(colon + 1)...].firstIndex(where: isColon), next + 1 < tokens.count {
            (start, colon) = (colon + 1, next)
            skip()
        } else if start == colon, let recipe = tokens[..<colon].lastIndex(where: isRecipe) {
            start = recipe
        }
        // "guarda esto como "tupper lunes": …": the marks about it are none of it.
        if colon > start, isQuote(tokens[colon - 1]) { colon -= 1 }
        guard start < colon, colon - start <= 6, tokens[start..<colon].allSatisfy({ $0.kind == .word || $0.kind == .own }) else { return nil }
        return start..<colon
    }

    private static let called: WordSet = ["called", "named", "llamada", "llamado"]
    private static func isQuote(_ token: Token) -> Bool { token.kind == .mark && !token.text.allSatisfy { ":=,.-(;".contains($0) } }
    private static func isColon(_ token: Token) -> Bool { token.word == ":" || token.word == "=" }
    private static func isRecipe(_ token: Token) -> Bool { ["receta", "recipe"].contains(token.word) }
    private static let keeping: WordSet = [
        "remember", "save", "store", "keep", "guarda", "guardame", "guardar", "recuerda", "graba", "crea", "crear", "create",
    ]
    private static let marks: WordSet = [
        "as", "called", "named", "name", "como", "llamada", "llamado", "llamalo", "llamala", "llame", "nombre",
    ]
    /// "call it gym shake".
    static func isCalling(_ tokens: [Token], _ place: Int) -> Bool {
        place > 0 && ["it", "this", "that", "them"].contains(tokens[place].word) && ["call", "name"].contains(tokens[place - 1].word)
            && !isMeal(tokens[(place + 1)...])
    }

    /// "call that dinner": which meal it was.
    private static func isMeal(_ tokens: ArraySlice<Token>) -> Bool {
        let said = tokens.filter { $0.kind == .word && !["a", "my", "please", "then", "instead", "the", "today", "actually"].contains($0.word) }
        return said.count == 1 && ["breakfast", "lunch", "dinner", "supper", "brunch", "snack"].contains(said[0].word)
    }

    private static let beforeMarks: WordSet = ["under", "with", "the", "con", "el", "de", "bajo", "que", "se", "and", "y", "it"]
    private static let favourites: WordSet = ["favorito", "favorita", "favourite", "favorite"]
    private static let articles: WordSet = ["my", "the", "a", "an", "mi", "el", "la", "un", "una", "de", "mis", "one", "of"]
}

extension Reader {
    /// Intents that give a name.
    static let naming: WordSet = ["save_meal", "save_recipe"]
}
