import Nutrition

/// Kinds of what was counted, which do not say its name again: "2 cafés, uno solo y otro con leche", "3 huevos, dos fritos y uno cocido", "2 pupusas
/// con curtido y una revuelta".
enum KindsOfCounted {
    static let rewrite = Rewrite(WordSet(counts.keys)) { oneMore(named($0)) }

    /// Each with its name in the place of what they are together, where as many are told as were counted.
    private static func named(_ tokens: [Token]) -> [Token] {
        for head in tokens.indices.dropFirst() {
            guard tokens[head].kind == .word, tokens[head].text != tokens[head].singular, let whole = count(tokens[head - 1]),
                (2...12).contains(whole)
            else { continue }
            var place = head + 1
            if place < tokens.count, [",", ":", "("].contains(tokens[place].word) { place += 1 }
            guard let starts = kinds(tokens, from: place, whole), starts.contains(where: { !["de", "con"].contains(tokens[$0 + 1].word) }) else {
                continue
            }
            var out = Array(tokens[..<(head - 1)])
            for (index, start) in starts.enumerated() {
                let end = index + 1 < starts.count ? starts[index + 1] : tokens.count
                out += named(tokens[start], tokens[head]) + tokens[(start + 1)..<end]
            }
            return out
        }
        return tokens
    }

    /// Where the counts of the kinds stand that come to the whole.
    private static func kinds(_ tokens: [Token], from first: Int, _ whole: Double) -> [Int]? {
        var starts: [Int] = [], sum = 0.0, place = first
        while place + 1 < tokens.count, let many = count(tokens[place]), opensKind(tokens[place + 1]) {
            starts.append(place)
            sum += many
            if sum >= whole { break }
            let joint = tokens.indices.dropFirst(place + 2).prefix(5).first {
                joints.contains(tokens[$0]) && $0 + 1 < tokens.count && count(tokens[$0 + 1]) != nil
            }
            guard let joint else { return nil }
            place = joint + 1
        }
        return sum == whole && starts.count > 1 ? starts : nil
    }

    /// "2 pupusas con curtido y una revuelta": one more of what opened, of a kind that names no food by itself.
    private static func oneMore(_ tokens: [Token]) -> [Token] {
        guard let kind = tokens.indices.dropFirst(4).first(where: { ofHeads.contains(tokens[$0].singularWord) && count(tokens[$0 - 1]) != nil }),
            joints.contains(tokens[kind - 2]), kind + 1 == tokens.count || tokens[kind + 1].kind == .mark || tokens[kind + 1].word == "y",
            let head = tokens[..<(kind - 2)].lastIndex(where: { heads.contains($0.singularWord) })
        else { return tokens }
        return tokens[..<(kind - 1)] + named(tokens[kind - 1], tokens[head]) + tokens[kind...]
    }

    private static func named(_ count: Token, _ head: Token) -> [Token] {
        let isOne = counts[count.text] == 1
        let number = isOne ? Token(count.text.hasSuffix("a") ? "una" : "un", for: count) : count
        return [number, Token(isOne ? head.singular : head.text, after: count)]
    }

    private static func count(_ token: Token) -> Double? { token.kind == .number && !token.percent ? token.value : counts[token.text] }

    private static func opensKind(_ token: Token) -> Bool {
        ["de", "con", "sin"].contains(token.word) || kindWords.contains(token.singularWord)
    }

    private static let joints: WordSet = [",", "y", "e"]
    private static let counts: [String: Double] = [
        "un": 1, "uno": 1, "una": 1, "otro": 1, "otra": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
    ]
    private static let kindWords: WordSet = [
        "solo", "sola", "negro", "negra", "cortado", "descafeinado", "americano", "expreso", "griego", "natural", "integral", "blanco", "blanca",
        "frito", "frita", "cocido", "cocida", "duro", "dura", "revuelto", "revuelta", "hervido", "hervida", "asado", "asada", "normal", "simple",
        "sencillo", "sencilla", "doble", "light", "zero", "dulce", "salado", "salada", "rojo", "roja", "verde", "amarillo", "amarilla", "tinto",
        "descremado", "descremada", "desnatado", "desnatada", "entero", "entera", "mixto", "mixta", "vegetariano", "vegetariana",
    ]
    private static let heads: WordSet = ["pupusa", "arepa", "baleada", "empanada", "quesadilla", "gordita", "tostada", "hamburguesa", "papusa"]
    private static let ofHeads: WordSet = ["revuelta", "sencilla", "mixta", "doble", "simple"]
}
