import Nutrition

/// Chat spelling: what a few letters stand for.
enum ChatSpelling {
    /// The tokens with such words written out.
    static func read(_ tokens: [Token]) -> [Token] {
        let tokens = withoutSlashes(tokens)
        guard tokens.contains(where: { $0.kind == .word && words[$0.text] != nil }) else { return tokens }
        return tokens.enumerated().map { place, token in
            guard token.kind == .word, let word = words[token.text] else { return token }
            // "3 x 100 g" counts.
            if token.text == "x", place + 1 >= tokens.count || tokens[place + 1].kind != .word { return token }
            // "500 c", "vitamina d" and "special k" are no words.
            if token.text.utf8.count == 1,
                place == 0 || tokens[place - 1].kind != .word || ["vitamina", "vit", "special"].contains(tokens[place - 1].singularWord)
            {
                return token
            }
            // "sumo de naranja" is juice, "yo sumo" is not.
            if word == "zumo", place + 1 >= tokens.count || tokens[place + 1].word != "de" { return token }
            var copy = token
            copy.text = word
            copy.singular = Word.singular(word)
            return copy
        }
    }

    /// "café c/leche", "té s/azúcar": with and without, and no mark behind them.
    private static func withoutSlashes(_ tokens: [Token]) -> [Token] {
        guard tokens.contains(where: { $0.word == "/" }) else { return tokens }
        var out: [Token] = []
        for (place, token) in tokens.enumerated() {
            let next = place + 1 < tokens.count ? tokens[place + 1] : token
            if token.word == "/", let last = out.last, let word = ["c": "con", "s": "sin"][last.text], next.kind == .word, next.word != "u" {
                out[out.count - 1].text = word
                out[out.count - 1].singular = word
            } else {
                out.append(token)
            }
        }
        return out
    }

    static let words: WordMap<String> = [
        "i": "y", "desc": "descremada", "semidesc": "semidescremada", "desl": "deslactosada", "pech": "pechuga", "verd": "verduras",
        "verds": "verduras", "ens": "ensalada", "integ": "integral",
        "q": "que", "k": "que", "ke": "que", "xq": "porque", "pq": "porque", "x": "por", "porq": "porque", "xk": "porque", "tb": "tambien",
        "tmb": "tambien",
        "tbn": "tambien", "tmbn": "tambien", "tmbien": "tambien", "pa": "para", "xfa": "porfa", "xfavor": "porfavor", "pls": "porfa",
        "dsp": "despues",
        "dps": "despues", "dspues": "despues", "despu": "despues", "aki": "aqui", "ksa": "casa", "bn": "bien", "cn": "con", "c": "con", "d": "de",
        "nd": "nada", "ds": "dos", "devo": "debo", "macarones": "macarrones", "hra": "hora", "hras": "horas", "desay": "desayuno", "desa": "desayuno",
        "mnn": "manana", "ayr": "ayer",
        "kiero": "quiero", "aora": "ahora", "tngo": "tengo", "toy": "estoy", "cmi": "comi", "wevo": "huevo", "wevos": "huevos", "uevo": "huevo",
        "uevos": "huevos", "uebo": "huevo", "uebos": "huevos", "webos": "huevos",
        "guebo": "huevo", "guebos": "huevos",
        "guevo": "huevo", "guevos": "huevos", "pal": "para", "tonces": "entonces", "qe": "que", "kilogr": "kg", "grms": "g", "gms": "g",
        "sumo": "zumo", "poq": "poco", "pok": "poco", "esq": "es", "asiq": "asi", "aunq": "aunque", "almorse": "almorce",
        "almorze": "almorce", "almuerze": "almorce", "alorce": "almorce",
        "desalune": "desayune", "meriende": "merende", "dsayune": "desayune",
        "desayne": "desayune", "desallune": "desayune", "desalluno": "desayuno", "sene": "cene", "sena": "cena", "porc": "porcion",
        "porciom": "porcion", "dejune": "desayune",
        "sanduche": "sandwich", "sanduches": "sandwiches", "sanguche": "sandwich", "sanguches": "sandwiches", "sandwiche": "sandwich",
        "sanguich": "sandwich", "sanguchito": "sandwich", "sanguchitos": "sandwiches", "sandwichito": "sandwich",
        "sandwichitos": "sandwiches", "sanduchito": "sandwich", "sanduchitos": "sandwiches", "sanwich": "sandwich",
    ]
}
