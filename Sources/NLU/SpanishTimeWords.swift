import Nutrition

extension TimeWords {
    /// "pon mi meta en 2000" is no year.
    static let goals: WordSet = ["meta", "objetivo", "limite", "tope", "goal", "target", "limit", "calorias", "calories", "kcal"]
    /// Words of what is yet to be.
    static let planning: WordSet = [
        "planea", "planear", "planeado", "planeada", "planeo", "planeame", "planifica", "planificar", "planificado", "planificame", "agenda",
        "agendar", "agendame", "agendalo", "programa", "programame", "pienso", "pensamos", "cenare", "comere", "desayunare", "almorzare",
        "cenaremos", "comeremos", "sera", "toca", "tocara",
    ]
    static let spanishParts: WordMap<PartOfDay> = [
        "manana": .morning, "mananita": .morning, "mediodia": .noon, "tarde": .afternoon, "tardecita": .afternoon, "noche": .evening,
        "madrugada": .morning,
        "nochecita": .evening,
    ]
    static let spanishWeekdays: WordMap<Int> = [
        "lunes": 1, "martes": 2, "miercoles": 3, "jueves": 4, "viernes": 5, "sabado": 6, "domingo": 7,
    ]
    static let spanishWhich: WordMap<String> = [
        "este": "este", "esta": "este", "estos": "este", "estas": "este", "pasado": "pasado", "pasada": "pasado", "anterior": "pasado",
        "proximo": "proximo", "proxima": "proximo",
        "ultimo": "ultimo", "ultima": "ultimo", "ultimos": "ultimo", "ultimas": "ultimo", "actual": "este",
    ]
    /// What stands before "las tres" where it is a time.
    static let spanishLeads: WordSet = [
        "a", "sobre", "hacia", "tipo", "desde", "hasta", "por", "como", "antes", "despues", "son", "eran", "x", "de", "pasadas",
    ]
    /// "comida china" is no meal of the day.
    static let kindsOfFood: WordSet = [
        "china", "japonesa", "mexicana", "italiana", "rapida", "chatarra", "basura", "sana", "saludable", "casera", "india", "peruana", "tailandesa",
        "arabe",
        "favorita", "libre", "completa", "vegana", "vegetariana",
    ]
    static let beforeBite: WordSet = ["y", "uf", "ah", "oh", "hoy", "ayer", "luego", "despues", "pues", "bueno", "ok", "tambien", "ay"]
    static let being: WordSet = ["fue", "fueron", "era", "eran"]
    /// Named beside "para comer", they make it the meal of noon.
    static let mealsBeside: WordSet = ["desayuno", "cenar", "cena"]
    /// Ask for something to eat, or speak of what is to come.
    static let wanting: WordSet = [
        "que", "algo", "nada", "receta", "recetas", "idea", "ideas", "quiero", "quisiera", "recomienda", "recomiendas", "dame", "sugiere", "puedo",
        "hay", "tengo", "voy", "vamos", "plan", "planea", "cuanto", "cuanta", "cual", "no",
    ]
    /// Verbs of a meal: beside one of them "comí" is lunch.
    static let mealVerbs: WordSet = [
        "desayune", "desayunamos", "desayunado", "almorce", "almorzado", "almorzamos", "merende", "merendado", "merendamos", "cene", "cenado",
        "cenamos",
    ]
}

extension TimeGrammar {
    /// "y de algo un buñuelo": in Colombia what is had in the afternoon; "de algo dulce" is of anything.
    func isAfternoonBite(_ start: Int) -> Bool {
        guard word(start - 1) == "de", start < 5, start + 1 < tokens.count,
            tokens[..<(start - 1)].allSatisfy({ $0.kind == .mark || TimeWords.beforeBite.contains($0) })
        else { return false }
        return ["un", "una", "unos", "unas"].contains(word(start + 1)) || tokens[start + 1].kind == .number || amounts.isMark(start + 1, ":")
            || amounts.quantity(at: start + 1) != nil || nameLength(start + 1) > 0
    }

    /// "fue al desayuno, tipo 8", "tipo nueve y media": an hour without its article, behind a meal, a mark or a verb.
    func isRoughly(_ start: Int) -> Bool {
        guard start > 0, word(start - 1) == "tipo", let (hour, _) = amounts.number(at: start), (1..<24).contains(hour) else { return false }
        return start == 1 || tokens[start - 2].kind == .mark || lexicon.meals[amounts.singular(start - 2)] != nil
            || ["fue", "era", "comi", "tome", "cene", "almorce", "desayune", "merende", "hoy", "ayer"].contains(word(start - 2))
    }
}
