import Nutrition

/// What Spanish says loosely: "una hamburguesa, quítame el queso", "un yogur, sabor limón", "litro y pico de agua", "pan, no sé, dos pancitos",
/// "ponme griego entonces", "todo pesado en cocido".
enum SaidLoosely {
    static let rewrites = [
        Rewrite(takingOff, without), Rewrite(["sabor"], flavoured), Rewrite(["pico"], withoutBit), Rewrite(["se"], withoutDoubt),
        Rewrite(wishing, wished), Rewrite(exchanging, ofKind), Rewrite(["crudo", "cocido", "seco"], weighedSo), Rewrite(["cocido"], stews),
        Rewrite(["medianoche"], sinceMidnight), Rewrite(["lonche"], lunches), Rewrite(["recien", "acabo"], afterRising),
        Rewrite(["como"], asMeals), Rewrite(["marron", "marroncito"], browns), Rewrite(WordSet(smallMeasures.keys), smallOnes),
        Rewrite(["mi"], withoutOwnName), Rewrite(["ahorita", "actualmente", "ahora", "hoy"], weightFirst), Rewrite(["anterior"], nightBefore),
        Rewrite(["osea", "sea"], meant), Rewrite(outcries, withoutOutcry), Rewrite(["receta"], recipesFor), Rewrite(["barra"], loaves),
        Rewrite(["relleno"], stuffings),
    ]

    /// "pavo, puré, relleno y pay", "una porción de relleno": what stands alone beside the bird is its stuffing.
    private static func stuffings(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst().first(where: { tokens[$0].word == "relleno" }) else { return tokens }
        let before = tokens[place - 1], next = place + 1 < tokens.count ? tokens[place + 1] : nil
        let isListed = before.kind == .mark || ["y", "con"].contains(before.word)
        let isMeasured =
            before.word == "de" && place > 1 && ["porcion", "taza", "cucharada", "plato", "poco"].contains(tokens[place - 2].singularWord)
        guard isListed || isMeasured, next.map({ $0.kind == .mark || ["y", "con"].contains($0.word) }) ?? true else { return tokens }
        return tokens[...place] + [Token("de", for: tokens[place]), Token("pan", for: tokens[place])] + tokens[(place + 1)...]
    }

    /// "y el domingo cocido", "¿qué días he comido cocido?": the stew.
    private static func stews(_ tokens: [Token]) -> [Token] {
        guard let stew = tokens.indices.dropFirst().first(where: { tokens[$0].word == "cocido" }),
            tokens[(stew + 1)...].allSatisfy({ $0.kind == .mark })
        else { return tokens }
        let before = tokens[stew - 1]
        let isDay =
            TimeWords.spanishWeekdays[before.word] != nil && tokens[..<(stew - 1)].allSatisfy { ["y", "el", "pero"].contains($0.word) }
        if isDay { return tokens[..<stew] + [Token("comi", before: tokens[stew]), tokens[stew]] + tokens[(stew + 1)...] }
        // "los huevos los he comido cocido": how they were made.
        guard ["comido", "comer", "comiste"].contains(before.word),
            !tokens[..<(stew - 1)].contains(where: { ["lo", "la", "los", "las"].contains($0.word) })
        else { return tokens }
        return tokens[..<stew] + [Token("un", before: tokens[stew]), tokens[stew]] + tokens[(stew + 1)...]
    }

    /// "ponlo en el snack de la noche anterior": last night's.
    private static func nightBefore(_ tokens: [Token]) -> [Token] {
        guard let end = tokens.indices.dropFirst(2).first(where: { tokens[$0].word == "anterior" && tokens[$0 - 1].word == "noche" }),
            tokens[end - 2].word == "la", end + 1 == tokens.count || !["a", "al"].contains(tokens[end + 1].word)
        else { return tokens }
        return tokens[..<(end - 2)] + [Token("anoche", for: tokens[end - 1])] + tokens[(end + 1)...]
    }

    /// "en la merienda de ayer (o sea la cena) un bolón": the meal as it is called here; "o sea" alone says nothing.
    private static func meant(_ tokens: [Token]) -> [Token] {
        guard
            let sea = tokens.indices.first(where: { tokens[$0].word == "osea" || $0 > 0 && tokens[$0].word == "sea" && tokens[$0 - 1].word == "o" }),
            sea + 1 < tokens.count, tokens[sea + 1].word != "que"
        else { return tokens }
        let start = tokens[sea].word == "osea" ? sea : sea - 1
        let name = ["la", "el"].contains(tokens[sea + 1].word) ? sea + 2 : sea + 1
        guard name < tokens.count, Lexicon.spanish.meals[tokens[name].singular] != nil,
            let named = tokens[..<start].lastIndex(where: { Lexicon.spanish.meals[$0.singular] != nil })
        else {
            // "almorcé pollo o sea pavo": one food, told better.
            let lead = tokens[..<start].prefix { telling.contains($0) || ["me", "hoy", "ayer"].contains($0.word) }, rest = tokens[(sea + 1)...]
            let said = tokens[lead.count..<start], isOne = (1...2).contains(said.count) && (1...3).contains(rest.count)
            let isTold = isOne && (said + rest).allSatisfy { $0.kind == .word && !joints.contains($0) }
            return Array((isTold ? lead : tokens[..<start]) + rest)
        }
        let isBracketed = start > 0 && tokens[start - 1].word == "(" && name + 1 < tokens.count && tokens[name + 1].word == ")"
        var out = Array(tokens[..<(isBracketed ? start - 1 : start)] + tokens[(isBracketed ? name + 2 : name + 1)...])
        out[named] = Token(tokens[name].text, for: tokens[named])
        return out
    }

    /// "qué burrada, ¿no? ¿me queda algo?": what is asked behind what was only called out.
    private static func withoutOutcry(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 4, ["que", "q", "vaya", "menuda", "tremenda", "menudo"].contains(tokens[0].word), outcries.contains(tokens[1]) else {
            return tokens
        }
        let rest = tokens[2...].drop { $0.kind == .mark || ["no", "verdad", "eh"].contains($0.word) }
        return rest.count > 1 && rest.startIndex > 2 ? Array(rest) : tokens
    }

    private static let joints: WordSet = ["y", "con", "no", "ni", "a", "en", "de", "que", "ya", "como", "para", "nada", "casi"]
    private static let outcries: WordSet = ["burrada", "barbaridad", "locura", "animalada", "exageracion", "bestialidad"]

    /// "receta: lentejas de mi madre para 4: …": how many servings it makes, behind its name.
    private static func recipesFor(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 7, tokens[0].word == "receta", let joint = tokens.prefix(10).firstIndex(where: { $0.word == "para" }), joint > 1,
            joint + 3 < tokens.count, tokens[joint + 1].kind == .number,
            case let end = ["persona", "racion", "porcion", "racione", "porcione"].contains(tokens[joint + 2].singularWord) ? joint + 3 : joint + 2,
            tokens[end].word == ":"
        else { return tokens }
        var comma = Token(",", before: tokens[joint])
        comma.kind = .mark
        return tokens[..<joint] + [comma, tokens[joint + 1], Token("raciones", after: tokens[joint + 1])] + tokens[end...]
    }

    /// "bastante pan, como media barra": a loaf of it.
    private static func loaves(_ tokens: [Token]) -> [Token] {
        guard let loaf = tokens.indices.dropFirst().first(where: { tokens[$0].singularWord == "barra" }),
            loaf + 1 == tokens.count || tokens[loaf + 1].kind == .mark, let bread = tokens[..<loaf].lastIndex(where: { $0.word == "pan" }),
            let mark = tokens[bread..<loaf].firstIndex(where: { $0.kind == .mark }), mark == bread + 1,
            tokens[(mark + 1)..<loaf].allSatisfy({ $0.kind == .number || about.contains($0) })
        else { return tokens }
        var start = bread
        while start > 0, muchOf.contains(tokens[start - 1]) { start -= 1 }
        let said = tokens[(mark + 1)...loaf].filter { $0.word != "como" }
        return tokens[..<start] + said + [Token("de", after: tokens[loaf]), Token("pan", after: tokens[loaf])] + tokens[(loaf + 1)...]
    }

    private static let about: WordSet = ["como", "media", "una", "casi", "un", "cuarto", "de", "tres", "dos", "unas"]
    private static let muchOf: WordSet = ["bastante", "mucho", "harto", "poco", "un", "de", "algo", "el"]

    /// "¿qué llevo desde medianoche?": of today, and no sandwich.
    private static func sinceMidnight(_ tokens: [Token]) -> [Token] {
        guard let night = tokens.indices.dropFirst().first(where: { tokens[$0].word == "medianoche" }) else { return tokens }
        let start = tokens[night - 1].word == "la" && night > 1 ? night - 2 : night - 1
        guard tokens[start].word == "desde" else { return tokens }
        return tokens[..<start] + [Token("hoy", for: tokens[night])] + tokens[(night + 1)...]
    }

    /// "lonché un burrito": had it for lunch; "de lonche" is what Peru calls its tea.
    private static func lunches(_ tokens: [Token]) -> [Token] {
        let lead = tokens.prefix { ["hoy", "ayer", "ya", "me", "y"].contains($0.word) }.count
        guard lead + 1 < tokens.count, tokens[lead].word == "lonche",
            articles.contains(tokens[lead + 1]) || numbers.contains(tokens[lead + 1]) || tokens[lead + 1].kind == .number
        else { return tokens }
        return tokens[..<lead] + [Token("almorce", for: tokens[lead])] + tokens[(lead + 1)...]
    }

    /// "recién me levanto, fideos con tuco": what was done before is no part of it.
    private static func afterRising(_ tokens: [Token]) -> [Token] {
        guard let mark = tokens.firstIndex(where: { [",", ".", ":"].contains($0.word) }), (2...6).contains(mark), mark + 1 < tokens.count,
            tokens.last?.word != "?", tokens[..<mark].allSatisfy({ ofRising.contains($0) }),
            tokens[..<mark].contains(where: { rising.contains($0) })
        else { return tokens }
        return Array(tokens[(mark + 1)...])
    }

    /// "pon los macarrones como comida, no merienda": at that meal.
    private static func asMeals(_ tokens: [Token]) -> [Token] {
        guard let first = tokens.first, placing.contains(first),
            let joint = tokens.indices.dropFirst().dropLast().first(where: { tokens[$0].word == "como" && meals[tokens[$0 + 1].text] != nil }),
            let meal = meals[tokens[joint + 1].text],
            tokens[1..<joint].first.map({ ["el", "la", "los", "las", "mi", "mis"].contains($0.word) }) ?? true,
            joint > 1 || first.text.hasSuffix("lo") || first.text.hasSuffix("la") || first.text.hasSuffix("los") || first.text.hasSuffix("las")
        else { return tokens }
        let rest = tokens[(joint + 2)...].filter { $0.kind != .mark }
        guard rest.isEmpty || rest.count == 2 && rest.first?.word == "no" && meals[rest.last?.text ?? ""] != nil else { return tokens }
        let verb = joint > 1 ? "pasa" : "pasa" + first.text.suffix(first.text.hasSuffix("s") ? 3 : 2)
        return [Token(verb, for: first)] + tokens[1..<joint] + meal.map { Token($0, for: tokens[joint + 1]) }
    }

    /// "un cachito y un marrón": a coffee with some milk, as Venezuela orders it.
    private static func browns(_ tokens: [Token]) -> [Token] {
        guard
            let brown = tokens.indices.dropFirst().first(where: { place in
                ["marron", "marroncito"].contains(tokens[place].singularWord)
                    && (["un", "una", "otro"].contains(tokens[place - 1].word) || numbers.contains(tokens[place - 1])
                        || tokens[place - 1].kind == .number)
                    && (place + 1 == tokens.count || tokens[place + 1].kind == .mark
                        || ["y", "con", "grande", "pequeno", "claro"].contains(tokens[place + 1].word))
            })
        else { return tokens }
        return tokens[..<brown] + ["cafe", "marron"].map { Token($0, for: tokens[brown]) } + tokens[(brown + 1)...]
    }

    /// "el trocito sería de unos 100 gramos": the measure that was told so.
    private static func smallOnes(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 3, ["el", "la", "los", "las"].contains(tokens[0].word), let measure = smallMeasures[tokens[1].singular],
            being.contains(tokens[2])
        else { return tokens }
        let verb = ["seria", "serian"].contains(tokens[2].word) ? Token("era", for: tokens[2]) : tokens[2]
        return [tokens[0], Token(measure, for: tokens[1]), verb] + tokens[3...]
    }

    /// "mi avena power: 40 g de avena, un plátano y 200 ml de leche": what is in it is told, and its name is one's own.
    private static func withoutOwnName(_ tokens: [Token]) -> [Token] {
        guard tokens.first?.word == "mi", let mark = tokens.firstIndex(where: { $0.kind == .mark }), tokens[mark].word == ":", (3...4).contains(mark),
            tokens[1..<mark].allSatisfy({ $0.kind != .number && Lexicon.spanish.meals[$0.singular] == nil }),
            case let rest = tokens[(mark + 1)...], rest.first?.kind == .number || rest.first.map({ articles.contains($0) }) ?? false,
            rest.count(where: { $0.kind == .number }) > 1, rest.contains(where: { [",", "y"].contains($0.word) }), tokens.last?.word != "?",
            !tokens[1..<mark].contains(where: { ["meta", "peso", "objetivo", "receta", "altura", "edad"].contains($0.word) })
        else { return tokens }
        return Array(rest)
    }

    /// "quiero pesar 90 kilos, ahorita peso 104": one beside the other, as they are told else.
    private static func weightFirst(_ tokens: [Token]) -> [Token] {
        guard let now = tokens.indices.dropFirst(3).first(where: { ["ahorita", "actualmente", "ahora", "hoy"].contains(tokens[$0].word) }),
            now + 2 < tokens.count, ["peso", "estoy"].contains(tokens[now + 1].word), tokens[..<now].contains(where: { $0.word == "quiero" }),
            tokens[..<now].contains(where: { $0.word == "pesar" }),
            tokens[..<now].contains(where: { $0.kind == .number }),
            tokens[now...].contains(where: { $0.kind == .number }), tokens.last?.word != "?"
        else { return tokens }
        var aim = Array(tokens[..<now])
        while let last = aim.last, last.kind == .mark || ["y", "pero"].contains(last.word) { aim.removeLast() }
        return aim + [Token("y", before: tokens[now + 1])] + tokens[(now + 1)...]
    }

    /// "una hamburguesa, quítame el queso": what is ordered or told now is without it.
    private static func without(_ tokens: [Token]) -> [Token] {
        guard let first = tokens.first, first.kind == .number || telling.contains(first),
            let deed = tokens.indices.dropFirst(2).dropLast(2).first(where: { takingOff.contains(tokens[$0]) }),
            [",", "pero"].contains(tokens[deed - 1].word), articles.contains(tokens[deed + 1]),
            tokens[..<(deed - 1)].allSatisfy({ $0.kind != .mark }), tokens.last?.word != "?",
            // "me comí una manzana, quítame el café": of another.
            !["quitame", "sacame"].contains(tokens[deed].word) || first.kind == .number || articles.contains(first) || numbers.contains(first)
        else { return tokens }
        let name = tokens[(deed + 2)...].prefix { $0.kind == .word && !polite.contains($0) }
        guard (1...2).contains(name.count), tokens[name.endIndex...].allSatisfy({ $0.kind == .mark || polite.contains($0) }) else { return tokens }
        return tokens[..<(deed - 1)] + [Token("sin", for: tokens[deed])] + name
    }

    /// "2 yogures de 125 g, sabor limón", "2 yogures sabor limón": of that.
    private static func flavoured(_ tokens: [Token]) -> [Token] {
        guard let word = tokens.indices.dropFirst().first(where: { tokens[$0].word == "sabor" }), word + 1 < tokens.count,
            case let place = tokens[word + 1].word == "a" || tokens[word + 1].word == "de" ? word + 2 : word + 1, place < tokens.count,
            tokens[place].kind == .word
        else { return tokens }
        let start = tokens[word - 1].word == "," ? word - 1 : word
        let named = tokens[..<start].firstIndex { flavouredFoods.contains($0.singularWord) }
        guard let named, tokens[named..<start].allSatisfy({ $0.kind != .mark }), !tokens[named..<start].contains(where: { $0.word == "y" }) else {
            return tokens
        }
        // Beside its name and kind, before how much of it there was.
        var end = named + 1
        if end + 1 < start, tokens[end].word == "de", tokens[end + 1].singularWord == "proteina" { end += 2 }
        while end < start, flavouredKinds.contains(tokens[end].singularWord) { end += 1 }
        let joint = tokens[place].word == "natural" ? [] : [Token("de", after: tokens[end - 1])]
        return tokens[..<end] + joint + [Token(tokens[place].text, after: tokens[end - 1])] + tokens[end..<start] + tokens[(place + 1)...]
    }

    /// "litro y pico de agua", "200 y pico gramos": about so much.
    private static func withoutBit(_ tokens: [Token]) -> [Token] {
        guard
            let bit = tokens.indices.dropFirst(2).first(where: {
                tokens[$0].word == "pico" && tokens[$0 - 1].word == "y"
                    && (tokens[$0 - 2].kind == .number || measured.contains(tokens[$0 - 2].singularWord))
            })
        else { return tokens }
        return Array(tokens[..<(bit - 1)] + tokens[(bit + 1)...])
    }

    /// "pan, no sé, dos pancitos": that it is not sure is an aside.
    private static func withoutDoubt(_ tokens: [Token]) -> [Token] {
        guard
            let doubt = tokens.indices.dropFirst(3).dropLast(2).first(where: {
                tokens[$0].word == "se" && tokens[$0 - 1].word == "no" && tokens[$0 - 2].word == "," && tokens[$0 + 1].word == ","
            }), tokens[doubt + 2].kind == .number || articles.contains(tokens[doubt + 2]) || numbers.contains(tokens[doubt + 2])
        else { return tokens }
        return Array(tokens[..<(doubt - 1)] + tokens[(doubt + 2)...])
    }

    /// "ponme griego entonces", "mejor griego": it is to be of that kind.
    private static func wished(_ tokens: [Token]) -> [Token] {
        let rest = tokens.dropFirst().filter { $0.kind != .mark && !polite.contains($0) && $0.word != "entonces" && $0.word != "mejor" }
        guard let first = tokens.first, wishing.contains(first), tokens.last?.word != "?", (1...2).contains(rest.count),
            rest.allSatisfy({ kinds.contains($0.singularWord) })
        else { return tokens }
        return ["que", "sea"].map { Token($0, before: rest[0]) } + rest
    }

    /// "cámbialo por uno de coco": of that kind.
    private static func ofKind(_ tokens: [Token]) -> [Token] {
        guard (5...7).contains(tokens.count), exchanging.contains(tokens[0]), tokens[1].word == "por", ["uno", "una"].contains(tokens[2].word),
            tokens[3].word == "de", tokens[4...].allSatisfy({ $0.kind == .word })
        else { return tokens }
        return [Token("que", for: tokens[0]), Token("sea", for: tokens[1])] + tokens[3...]
    }

    private static let exchanging: WordSet = ["cambialo", "cambiala", "cambiamelo", "cambiamela"]

    /// "todo pesado en cocido", "los pesos son en crudo", "las dos cosas en crudo": all of it was.
    private static func weighedSo(_ tokens: [Token]) -> [Token] {
        let said = tokens.filter { $0.kind != .mark }
        guard let state = said.last, ["crudo", "cocido", "seco"].contains(state.word), (3...8).contains(said.count),
            said[said.count - 2].word == "en",
            said.dropLast(2).allSatisfy({ ofWeighing.contains($0.singularWord) }), tokens.last?.word != "?",
            said.dropLast(2).contains(where: { weighing.contains($0.singularWord) })
        else { return tokens }
        return [Token("todo", for: said[0]), said[said.count - 2], state]
    }

    private static let takingOff: WordSet = ["quitame", "quitale", "quitenle", "sacale", "sacame", "quitales", "sacales", "quitalele"]
    private static let telling: WordSet = [
        "un", "una", "unos", "unas", "dos", "tres", "cuatro", "comi", "comimos", "cene", "desayune", "almorce", "merende", "anota", "anotame",
        "apunta",
        "apuntame", "registra", "agrega", "medio", "media",
    ]
    private static let articles: WordSet = ["el", "la", "los", "las", "un", "una", "unos", "unas"]
    private static let numbers: WordSet = ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "medio", "media"]
    private static let polite: WordSet = ["porfa", "porfi", "porfis", "por", "favor", "gracias"]
    private static let flavouredKinds: WordSet = ["griego", "proteico", "desnatado", "descremado", "light", "bebible", "vegetal"]
    private static let flavouredFoods: WordSet = [
        "yogur", "yogurt", "gelatina", "helado", "yoghurt", "petit", "batido", "paleta", "licuado", "natilla",
    ]
    private static let measured: WordSet = ["litro", "kilo", "taza", "vaso", "hora", "gramo", "kg", "l", "g", "ml", "docena", "cien", "doscientos"]
    private static let wishing: WordSet = ["ponme", "ponlo", "ponla", "mejor", "dejalo", "ponle", "ponmelo", "ponmela", "dame"]
    private static let kinds: WordSet = [
        "griego", "natural", "integral", "light", "desnatado", "desnatada", "descremado", "descremada", "semidesnatada", "deslactosada",
        "deslactosado", "entero", "entera", "blanco", "blanca", "negro", "tinto", "zero", "normal", "descafeinado", "cortado", "solo", "frito",
        "frita", "asado", "asada", "hervido", "cocido", "moreno", "centeno", "vegetal",
    ]
    private static let ofRising: WordSet = rising.union([
        "recien", "me", "acabo", "de", "ahora", "hoy", "ya", "a", "la", "casa", "al", "del", "trabajo", "yo",
    ])
    private static let rising: WordSet = [
        "levanto", "levante", "levantarme", "levantar", "despierto", "despertar", "despertarme", "desperte", "llego", "llegue", "llegar", "salgo",
        "sali",
        "salir",
    ]
    private static let placing: WordSet = [
        "pon", "ponlo", "ponla", "ponlos", "ponlas", "anota", "anotalo", "anotala", "anotalos", "anotalas", "apunta", "apuntalo", "apuntala",
        "registra",
        "registralo", "cuenta", "cuentalo", "cuentala",
    ]
    private static let meals: [String: [String]] = [
        "comida": ["al", "almuerzo"], "almuerzo": ["al", "almuerzo"], "cena": ["a", "la", "cena"], "desayuno": ["al", "desayuno"],
        "merienda": ["a", "la", "merienda"],
    ]
    private static let smallMeasures = [
        "trocito": "trozo", "pedacito": "pedazo", "vasito": "vaso", "platito": "plato", "tacita": "taza", "copita": "copa", "rebanadita": "rebanada",
        "tajadita": "tajada", "bolsita": "bolsa", "latita": "lata", "botellita": "botella", "trozo": "trozo", "pedazo": "pedazo",
        "rebanada": "rebanada",
    ]
    private static let being: WordSet = ["era", "eran", "fue", "fueron", "seria", "serian", "pesaba", "pesaban"]
    private static let ofWeighing: WordSet = weighing.union([
        "el", "la", "lo", "los", "las", "son", "estan", "eran", "esta", "fue", "era", "cosa", "peso", "cantidad", "gramo", "ese", "eso", "este", "y",
        "no", "pero",
        "que", "medida",
    ])
    private static let weighing: WordSet = [
        "pesado", "pesada", "peso", "pese", "todo", "toda", "ambos", "ambas", "dos", "tres", "cantidad", "gramo", "medida",
    ]
}
