import Nutrition

/// Kinds of what was counted, which do not say its name again: "2 cafés, uno solo y otro con leche", "3 huevos, dos fritos y uno cocido", "2 pupusas
/// con curtido y una revuelta".
enum KindsOfCounted {
    static let rewrite = Rewrite(WordSet(counts.keys).union((1...12).map(String.init))) { oneMore(named($0)) }

    /// "two scoops of ice cream, one strawberry and one lemon", "dos bolas de helado, una de fresa y otra de limón": so many of each kind, and none beside.
    static let ofMeasured = Rewrite(WordSet(measures)) { tokens in
        for head in tokens.indices.dropFirst().dropLast(4) where measures.contains(tokens[head].singular) {
            guard let whole = count(tokens[head - 1]), (2...24).contains(whole), ["of", "de"].contains(tokens[head + 1].word),
                let mark = tokens[(head + 2)...].prefix(4).firstIndex(where: { [",", ":", "("].contains($0.word) }), mark > head + 2,
                tokens[(head + 2)..<mark].allSatisfy({ $0.kind == .word && count($0) == nil }), let kinds = kindsOfMeasured[tokens[mark - 1].singular]
            else { continue }
            let isSpanish = tokens[head + 1].word == "de", name = tokens[(head + 2)..<mark]
            var out = Array(tokens[..<(head - 1)]), place = mark + 1, sum = 0.0
            while place + 1 < tokens.count, let many = count(tokens[place]), tokens[place + 1].kind == .word {
                var kind = tokens[(place + 1)...].prefix { $0.kind == .word && !joints.contains($0) && $0.word != "and" }
                let end = kind.endIndex
                let isOf = kind.first.map { ["de", "of"].contains($0.word) } ?? false
                if isOf { kind.removeFirst() }
                // "two slices of pizza, one beer and one coke" are four things.
                guard (1...3).contains(kind.count),
                    kinds.contains(kind[kind.startIndex].singularWord) || isOf && isSpanish && name.last?.word != "vino",
                    end == tokens.count || tokens[end].kind == .mark || joints.contains(tokens[end]) || tokens[end].word == "and"
                else { return tokens }
                let number = many == 1 ? Token(isSpanish ? "un" : "one", for: tokens[place]) : tokens[place]
                let joint = isOf && !["tinto", "blanco", "rosado"].contains(kind.first.map(\.text) ?? "") ? [Token("de", after: number)] : []
                out += [
                    number, Token(many == 1 ? tokens[head].singular : tokens[head].text, after: number), Token(tokens[head + 1].text, after: number),
                ]
                let named = name.map { Token($0.text, after: kind[kind.endIndex - 1]) }
                out += isSpanish ? named.map { Token($0.text, after: number) } + joint + kind : kind + named
                sum += many
                place = end
                guard sum < whole, place + 1 < tokens.count else { break }
                out.append(tokens[place])
                place += 1
                if place < tokens.count, tokens[place].word == "and" { place += 1 }
            }
            guard sum == whole else { continue }
            if place < tokens.count, tokens[place].word == ")" { place += 1 }
            return out + tokens[place...]
        }
        return tokens
    }

    /// By the last word of what is measured: the kinds that it comes in. In Spanish "una de limón" says by its form that it is one.
    private static let kindsOfMeasured: [String: WordSet] = {
        let flavours: WordSet = [
            "vanilla", "chocolate", "strawberry", "mint", "pistachio", "caramel", "coconut", "mango", "raspberry", "salted", "rum",
            "butter",
            "vainilla", "fresa", "frutilla", "pistacho", "menta", "coco",
        ]
        let toppings: WordSet = [
            "pepperoni", "cheese", "margherita", "ham", "hawaiian", "veggie", "vegetarian", "mushroom", "sausage", "plain", "bbq", "buffalo", "meat",
            "supreme", "hawaiana", "margarita", "napolitana", "fugazzeta", "vegetariana",
        ]
        let wines: WordSet = ["red", "white", "rose", "sparkling", "tinto", "blanco", "rosado", "espumoso"]
        let cakes: WordSet = ["chocolate", "carrot", "lemon", "vanilla"]
        let fish: WordSet = ["salmon", "tuna", "eel", "shrimp", "prawn", "avocado", "cucumber"]
        return [
            "sushi": fish, "nigiri": fish, "maki": fish, "sashimi": fish,
            "cream": flavours, "gelato": flavours, "helado": flavours, "pizza": toppings, "wine": wines, "vino": wines, "cake": cakes, "torta": cakes,
            "tarta": cakes, "pastel": cakes, "bizcocho": cakes,
        ]
    }()
    private static let measures: [String] = [
        "scoop", "slice", "glass", "glasse", "bowl", "piece", "bola", "bocha", "porcion", "trozo", "copa", "vaso", "rebanada", "pieza",
    ]

    /// Each with its name in the place of what they are together, where as many are told as were counted: "4 tacos: dos de pastor y dos de suadero",
    /// "montaditos: uno de lomo, dos de queso"; and what is left is plain: "2 medialunas, una de jamón y queso".
    private static func named(_ tokens: [Token]) -> [Token] {
        for head in tokens.indices
        where tokens[head].kind == .word && tokens[head].text != tokens[head].singular && !noFoods.contains(tokens[head].word) {
            let whole = head > 0 ? count(tokens[head - 1]) : nil
            var place = head + 1
            if place < tokens.count, [",", ":", "("].contains(tokens[place].word) { place += 1 }
            guard whole.map({ (2...12).contains($0) }) ?? (place > head + 1 && !measures.contains(tokens[head].singular)) else { continue }
            let start = whole == nil ? head : head - 1
            if let starts = kinds(tokens, from: place, whole) {
                var out = Array(tokens[..<start])
                for (index, start) in starts.enumerated() {
                    let end = index + 1 < starts.count ? starts[index + 1] : tokens.count
                    out += named(tokens[start], tokens[head]) + tokens[(start + 1)..<end]
                }
                return out
            }
            guard let whole, place > head + 1, place + 1 < tokens.count, let part = counts[tokens[place].text] ?? count(tokens[place]), part < whole,
                part == part.rounded(),
                ["de", "con"].contains(tokens[place + 1].word), whole - part < Double(numbers.count + 1), whole == whole.rounded(),
                !tokens[place...].contains(where: { ["otro", "otra", "demas", "resto", "ella", "ello", "ellas", "ellos"].contains($0.singularWord) })
            else { continue }
            let one = tokens[place].text.hasSuffix("a") ? "una" : "un", isOne = whole - part == 1
            let rest = Token(isOne ? one : numbers[Int(whole - part) - 1], for: tokens[head - 1])
            return tokens[..<start] + [rest, Token(isOne ? tokens[head].singular : tokens[head].text, for: tokens[head])]
                + [Token("y", after: tokens[head])] + named(tokens[place], tokens[head]) + tokens[(place + 1)...]
        }
        return tokens
    }

    private static let noFoods: WordSet = [
        "veces", "hijos", "hijas", "ninos", "ninas", "nietos", "perros", "gatos", "personas", "amigos", "amigas", "dias", "horas", "minutos",
        "series",
        "carreras", "caminatas", "vueltas", "sesiones", "clases", "pastillas", "capsulas", "metas",
        "grasas", "proteinas", "hidratos", "carbohidratos", "carbos", "calorias", "azucares",
    ]
    private static let numbers = ["un", "dos", "tres", "cuatro", "cinco", "seis"]

    /// Where the counts of the kinds stand that come to the whole, where that is told.
    private static func kinds(_ tokens: [Token], from first: Int, _ whole: Double?) -> [Int]? {
        var starts: [Int] = [], sum = 0.0, place = first
        while place + 1 < tokens.count, let many = count(tokens[place]), opensKind(tokens[place + 1]) {
            starts.append(place)
            sum += many
            if let whole, sum >= whole { break }
            let joint = tokens.indices.dropFirst(place + 2).prefix(5).first {
                joints.contains(tokens[$0]) && $0 + 1 < tokens.count && count(tokens[$0 + 1]) != nil
            }
            guard let joint else { break }
            place = joint + 1
        }
        return sum == whole ?? sum && starts.count > 1 ? starts : nil
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
        "un": 1, "uno": 1, "una": 1, "otro": 1, "otra": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "one": 1, "another": 1, "two": 2,
        "three": 3, "four": 4, "five": 5, "six": 6,
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
