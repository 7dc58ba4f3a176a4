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
    /// Verbs of a meal: beside one of them "comí" is lunch.
    static let mealVerbs: WordSet = [
        "desayune", "desayunamos", "desayunado", "almorce", "almorzado", "almorzamos", "merende", "merendado", "merendamos", "cene", "cenado",
        "cenamos",
    ]
}
