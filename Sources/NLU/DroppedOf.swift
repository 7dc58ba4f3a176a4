import Nutrition

/// Names whose "de" was left out as one types: "pechuga pavo", "tortilla patata", "pan centeno", "empanada pollo"; and packs named by their count, "nuggets de 6".
enum DroppedOf {
    static let inSpanish = Rewrite(WordSet(heads.flatMap(\.heads) + ["nugget", "mcnugget"])) { powder(packed(joined($0))) }

    /// The joint put between a head and what it is made of, where nothing else stands between them and no third name follows.
    private static func joined(_ tokens: [Token]) -> [Token] {
        var out = tokens, place = 0
        while place + 1 < out.count {
            defer { place += 1 }
            guard out[place].kind == .word, out[place + 1].kind == .word, let made = complements[out[place].singularWord],
                // A plural beside yogurt is the fruit itself: "yogur fresas".
                made.contains(out[place + 1]) || meats.contains(out[place + 1].singularWord) && made.contains(out[place + 1].singularWord),
                place + 2 == out.count || out[place + 2].kind != .word || joints.contains(out[place + 2])
            else { continue }
            out.insert(Token("de", after: out[place]), at: place + 1)
            place += 1
        }
        return out
    }

    /// "batido de whey 30 g": so little of a shake is its powder.
    private static func powder(_ tokens: [Token]) -> [Token] {
        guard let shake = tokens.indices.first(where: { ["batido", "licuado"].contains(tokens[$0].singularWord) }), shake + 4 < tokens.count,
            tokens[shake + 1].word == "de", ["whey", "proteina"].contains(tokens[shake + 2].singularWord), tokens[shake + 3].kind == .number,
            tokens[shake + 3].value ?? 100 <= 70, ["g", "gr", "gramo"].contains(tokens[shake + 4].singularWord)
        else { return tokens }
        let name = ["proteina", "en", "polvo"].map { Token($0, for: tokens[shake]) }
        return Array(tokens[..<shake] + name + tokens[(shake + 3)...])
    }

    /// "nuggets de 6", "mcnuggets de 10": so many of them.
    private static func packed(_ tokens: [Token]) -> [Token] {
        guard let pack = tokens.indices.first(where: { ["nugget", "mcnugget"].contains(tokens[$0].singularWord) }), pack + 2 < tokens.count,
            tokens[pack + 1].word == "de",
            tokens[pack + 2].kind == .number, pack == 0 || tokens[pack - 1].kind != .number,
            pack + 3 == tokens.count || tokens[pack + 3].kind == .mark || ["y", "con", "e", "mas"].contains(tokens[pack + 3].word)
        else { return tokens }
        return Array(tokens[..<pack] + [Token(tokens[pack + 2].text, before: tokens[pack]), tokens[pack]] + tokens[(pack + 3)...])
    }

    private static let meats: WordSet = [
        "pollo", "pavo", "cerdo", "res", "ternera", "cordero", "pescado", "atun", "salmon", "merluza", "tilapia", "jamon", "carne", "verdura",
        "camaron",
        "lenteja", "fruta", "almendra", "fideo", "garbanzo", "platano", "champinon", "espinaca", "papa", "patata", "pepperoni",
    ]
    /// What may follow such a name.
    private static let joints: WordSet = [
        "y", "con", "e", "sin", "de", "a", "al", "en", "para", "mas", "un", "una", "unos", "unas", "dos", "tres", "media", "medio", "asado", "asada",
        "plancha", "horno", "cocido", "cocida", "cruda", "crudo", "frito", "frita", "integral", "light", "chico", "chica", "grande", "pequeno",
        "pequena",
    ]

    private static let heads: [(heads: [String], of: String)] = [
        (
            ["pechuga", "muslo", "contramuslo", "pierna", "filete", "milanesa", "lomo", "chuleta", "costilla", "salchicha", "nugget", "alita"],
            "pollo pavo cerdo res ternera cordero pescado atun salmon merluza tilapia"
        ),
        (["jamon", "fiambre"], "pavo pollo"), (["molida", "picada"], "res cerdo pollo pavo ternera"),
        (["hamburguesa", "croqueta", "empanada", "taco", "burrito"], "pollo carne res pescado atun jamon pavo verdura cerdo camaron lenteja"),
        (["sandwich", "sanguche", "sanduche", "bocadillo", "bocata", "torta"], "jamon pollo atun pavo carne"),
        (["pizza"], "jamon pepperoni pollo queso"), (["ensalada"], "pollo atun fruta quinoa quinua garbanzo lenteja"),
        (["sopa"], "verdura pollo fideo lenteja tomate cebolla pescado"),
        (["crema"], "calabacin calabaza verdura zanahoria cacahuate cacahuete mani champinon espinaca zapallo"),
        (["caldo"], "pollo res verdura pescado huesos"), (["pure"], "papa papas patata patatas calabaza zapallo"),
        (["tortilla"], "patata patatas papa papas maiz harina trigo"), (["leche"], "almendra almendras avena soja soya coco cabra"),
        (["pan"], "centeno molde ajo maiz avena trigo espelta"), (["aceite"], "oliva coco girasol aguacate"),
        (["queso"], "cabra oveja burgos"), (["mantequilla"], "mani cacahuate cacahuete almendra"),
        (["mermelada"], "fresa frutilla naranja durazno melocoton mora ciruela arandano"),
        (["yogur", "yogurt"], "fresa frutilla limon coco vainilla durazno melocoton mora"),
        (["helado"], "vainilla chocolate fresa frutilla limon coco"),
        (["licuado", "batido", "malteada"], "platano banana guineo fresa frutilla mango papaya proteina chocolate vainilla"),
        (["galleta"], "avena arroz"), (["barra", "barrita"], "proteina cereal cereales granola"),
        (["pastel", "tarta", "torta"], "chocolate queso zanahoria manzana limon"), (["agua"], "coco jamaica horchata"),
        (["te", "infusion"], "manzanilla menta tilo boldo hierbabuena jengibre"),
    ]
    private static let complements = WordMap(
        Dictionary(
            heads.flatMap { entry in entry.heads.map { ($0, entry.of.split(separator: " ").map(String.init)) } }, uniquingKeysWith: +
        ).mapValues { WordSet($0) })
}
