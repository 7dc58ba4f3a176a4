import Nutrition

/// The closed classes of the grammar of profiles, folded; English and Spanish together, for nothing in them is a word of both with two meanings.
enum ProfileWords {
    static let sexes: WordMap<Sex> = [
        "female": .female, "woman": .female, "girl": .female, "lady": .female, "grandmother": .female, "mother": .female, "mum": .female,
        "mom": .female,
        "femal": .female, "mujer": .female, "chica": .female, "femenino": .female, "femenina": .female, "hembra": .female, "senora": .female,
        "male": .male, "man": .male, "boy": .male, "guy": .male, "bloke": .male, "lad": .male, "gentleman": .male, "grandfather": .male, "dad": .male,
        "father": .male, "dude": .male, "hombre": .male, "chico": .male, "masculino": .male, "varon": .male, "senor": .male,
    ]

    /// Words that name a part, with the number to follow.
    static let parts: WordMap<Profile.Part> = [
        "height": .height, "hight": .height, "heigth": .height, "estatura": .height, "altura": .height, "mido": .height, "age": .age, "edad": .age,
        "weight": .weight, "weigh": .weight, "peso": .weight, "ht": .height, "hgt": .height, "wt": .weight, "wgt": .weight,
    ]

    /// What may stand between a part's name and its number.
    static let links: WordSet = [
        "is", "of", "to", "was", "be", "should", "it", "its", "as", "es", "de", "now", "about", "around", "roughly", "wrong", "im", "at", "a",
        "approximately",
        "unos", "unas", "casi", "just", "actually", "really", "realmente",
    ]
    static let being: WordSet = ["is", "to", "be", "es", ":", "="]

    /// What a number after "I'm" counts when it is no age.
    static let notAges: WordSet = [
        "cm", "m", "ft", "foot", "feet", "kg", "kgs", "kilo", "kilogram", "lb", "lbs", "pound", "stone", "st", "inch", "inche", "in", "week", "month",
        "day",
        "hour", "minute", "min", "km", "mile", "percent", "calorie", "kcal", "gram", "g", "meter", "metre", "time", "cal", "under", "over", "short",
        "away",
        "semana", "mes", "mese", "cm.", "%", "/",
    ]

    /// Words beside a weight that is to be lost, gained or reached.
    static let changes: WordSet = [
        "lose", "losing", "lost", "gain", "gaining", "gained", "drop", "dropped", "shed", "put", "goal", "target", "less", "more", "want", "reach",
        "wanna", "per",
        "week", "weekly", "month", "perder", "bajar", "ganar", "subir", "adelgazar", "engordar", "quiero", "meta", "objetivo", "semana", "below",
        "under",
    ]

    /// The words that the phrases of `activities` begin with.
    static let activityOpenings = WordSet(activities.keys.map { String($0.prefix { $0 != " " }) } + activities.keys)

    /// Verbs of a habit of moving, and whether it is an easy one.
    static let moving: WordMap<Bool> = [
        "walk": true, "camino": true, "ando": true, "stroll": true, "paseo": true, "run": false, "jog": false, "corro": false, "troto": false,
        "swim": false, "nado": false, "cycle": false, "bike": false, "walking": true, "caminar": true, "caminando": true, "andando": true,
        "exercise": false, "train": false, "entreno": false,
    ]
    static let activities: WordMap<ActivityLevel> = [
        "sedentary": .sedentary, "inactive": .sedentary, "not active": .sedentary, "not very active": .sedentary, "desk job": .sedentary,
        "office job": .sedentary, "at a desk": .sedentary, "desk all day": .sedentary, "sit most": .sedentary, "sitting most": .sedentary,
        "mostly sit": .sedentary, "mostly sitting": .sedentary, "sit all day": .sedentary, "sitting all day": .sedentary,
        "couch potato": .sedentary, "hardly move": .sedentary, "hardly exercise": .sedentary, "hardly ever exercise": .sedentary,
        "barely move": .sedentary,
        "never exercise": .sedentary, "dont exercise": .sedentary, "barely exercise": .sedentary, "rarely exercise": .sedentary,
        "take it easy": .sedentary, "in an office": .sedentary,
        "sedentario": .sedentary, "sedentaria": .sedentary, "de oficina": .sedentary, "en oficina": .sedentary, "una oficina": .sedentary,
        "no hago ejercicio": .sedentary, "poco ejercicio": .sedentary, "casi no hago ejercicio": .sedentary, "muy poco ejercicio": .sedentary,
        "little exercise": .sedentary, "nada de ejercicio": .sedentary, "nada de deporte": .sedentary,
        "no hago deporte": .sedentary, "me muevo poco": .sedentary, "casi no me muevo": .sedentary,
        "me siento todo el dia": .sedentary, "sentado en la oficina": .sedentary, "sentada en la oficina": .sedentary,
        "todo el dia sentado": .sedentary, "todo el dia sentada": .sedentary, "paso el dia sentado": .sedentary, "paso el dia sentada": .sedentary,
        "sentado todo el dia": .sedentary, "sentada todo el dia": .sedentary, "actividad baja": .sedentary, "actividad ligera": .lowActive,
        "ejercicio ligero": .lowActive, "ejercicio moderado": .active, "bastante ejercicio": .active, "mucho ejercicio": .veryActive,
        "actividad alta": .veryActive, "actividad intensa": .veryActive,
        "hardly any exercise": .sedentary, "not much exercise": .sedentary, "some exercise": .lowActive, "algo de ejercicio": .lowActive,
        "sentado casi todo": .sedentary, "sentada casi todo": .sedentary, "la pasa sentado": .sedentary, "no entreno": .sedentary,
        "trabajo sentado": .sedentary, "trabajo sentada": .sedentary, "trabajo sentado todo el dia": .sedentary,
        "trabajo sentada todo el dia": .sedentary, "ando un poco": .lowActive, "camino un poco": .lowActive, "ando poco": .sedentary,
        "camino poco": .sedentary, "ando mucho": .active, "camino bastante": .active, "ando bastante": .active, "camino todos los dias": .lowActive,
        "ando todos los dias": .lowActive, "camino media hora al dia": .lowActive, "ando media hora al dia": .lowActive,
        "camino una hora al dia": .active, "ando una hora al dia": .active, "walk a bit": .lowActive, "walk a little": .lowActive,
        "walk some": .lowActive, "walk every day": .lowActive, "walk half an hour a day": .lowActive, "walk an hour a day": .active,
        "im a waitress": .active, "im a waiter": .active, "soy camarera": .active, "soy camarero": .active, "soy mesera": .active,
        "soy mesero": .active,
        "camino mucho": .active, "me muevo mucho": .active, "me muevo bastante": .active,
        "poco activo": .lowActive, "poco activa": .lowActive,
        "lightly active": .lowActive, "light active": .lowActive, "low active": .lowActive, "slightly active": .lowActive,
        "somewhat active": .lowActive,
        "little active": .lowActive, "bit active": .lowActive, "light activity": .lowActive, "ligeramente activo": .lowActive,
        "ligeramente activa": .lowActive, "algo activa": .lowActive, "algo activo": .lowActive, "light exercise": .lowActive,
        "moderately active": .active, "moderate active": .active, "moderate activity": .active, "active": .active, "fairly active": .active,
        "quite active": .active, "walk a lot": .active, "move a lot": .active, "walk everywhere": .active, "pretty active": .active,
        "moderate exercise": .active, "on my feet": .active, "moderate": .active,
        "moderadamente activo": .active, "moderadamente activa": .active, "bastante activo": .active, "bastante activa": .active, "activo": .active,
        "activa": .active, "actividad moderada": .active, "de pie": .active,
        "very active": .veryActive, "really active": .veryActive, "super active": .veryActive, "extremely active": .veryActive,
        "highly active": .veryActive,
        "extra active": .veryActive, "physical job": .veryActive, "heavy labour": .veryActive, "heavy labor": .veryActive,
        "manual labour": .veryActive,
        "manual labor": .veryActive, "on the go": .veryActive, "athlete": .veryActive, "muy activo": .veryActive, "muy activa": .veryActive,
        "trabajo fisico": .veryActive, "atleta": .veryActive, "deportista": .veryActive,
    ]

    static let training: WordSet = [
        "train", "workout", "out", "exercise", "gym", "run", "cycle", "swim", "sport", "sports", "entreno", "ejercicio", "gimnasio", "deporte",
        "corro", "lift", "yoga", "running", "jog", "jogging", "cycling", "biking", "swimming", "training", "exercising", "lifting", "climbing",
        "boxing",
        "tennis", "football", "soccer", "basketball", "hike", "hiking", "cardio", "dance", "dancing", "correr", "nadar", "tenis", "bailar", "bailo",
        "pilates", "natacion", "spinning", "crossfit", "pesas", "zumba", "futbol", "nado",
    ]

    /// What a number may count that is no age, height or weight of a person.
    static let counted: WordSet = [
        "min", "minute", "hour", "hr", "time", "day", "mile", "km", "step", "meal", "kcal", "calorie", "cal", "minuto", "hora", "vez", "dia", "paso",
        "comida",
        "caloria",
    ]

    /// Words of such sentences that tell nothing themselves.
    static let fillers: WordSet = [
        "i", "im", "am", "ive", "a", "an", "the", "my", "is", "its", "it", "and", "of", "about", "around", "tall", "year", "old", "years", "now",
        "just", "in",
        "at", "with", "have", "has", "also", "well", "so", "ok", "okay", "hi", "hello", "please", "set", "update", "change", "correct", "profile",
        "details",
        "sex", "gender", "age", "height", "hight", "weight", "weigh", "activity", "level", "to", "as", "on", "all", "day", "work", "job", "always",
        "date",
        "birth", "born", "trimester", "currently", "still", "anymore", "any", "longer", "no", "not", "baby", "newborn", "month", "week", "btw",
        "actually", "me", "really", "sorry", "meant", "already", "perdon", "realidad",
        "right", "high", "turned", "today", "feet", "wrong", "should", "be", "months", "weeks", "desk", "sit", "who", "lifestyle", "stand", "do",
        "by", "way", "pretty",
        "y", "soy", "tengo", "anos", "ano", "mido", "peso", "de", "estoy", "un", "una", "la", "el", "mi", "es", "en", "mis", "edad", "altura",
        "estatura", "sexo",
        "genero", "trabajo", "alto", "alta", "vida", "llevo", "muy", "ya", "que", "actividad", "nivel", "kilos", "hola", "trimestre", "meses",
        "semanas", "del", "hago", "casi", "paso",
    ]

    /// Words and marks without one of which a message tells no fact.
    static let triggers: WordSet = {
        var words = Set(sexes.keys).union(parts.keys).union(training)
        for phrase in activities.keys { words.insert(String(phrase.split(separator: " ").last ?? "")) }
        words.formUnion(HeightUnits.all.keys)
        words.formUnion([
            "'", "im", "am", "year", "years", "yo", "yr", "yrs", "y", "old", "turned", "turning", "aged", "tall", "high", "ano", "anos", "cumpli",
            "kg", "kgs", "kilo", "kilos",
            "kilogram", "kilograms", "lb", "lbs", "pound", "pounds", "stone", "st", "libra", "libras", "born", "birth", "nacimiento", "birthday",
            "dob", "naci", "nacida",
            "nacido", "pregnant", "expecting", "embarazada", "breastfeeding", "breast", "breastfeed",
            "nursing", "tengo",
            "lactating", "amamantando", "lactancia", "pecho", "teta", "mamar", "amamanto", "trimester", "trimestre", "f", "m", "daily", "diario",
            "diaria", "diarios", "diarias",
        ])
        return WordSet(words)
    }()

    /// All words that spelling repair must leave as they are.
    static let vocabulary: Set<String> = {
        var words = Set(sexes.keys).union(parts.keys).union(training).union(fillers).union(changes).union(HeightUnits.all.keys).union(triggers)
        for phrase in activities.keys { words.formUnion(phrase.split(separator: " ").map(String.init)) }
        words.formUnion([
            "veces", "semana", "semanas", "dias", "meses", "twice", "daily", "weekly", "times", "week", "weeks", "estoy", "primer", "segundo",
            "tercer", "cuanto", "cuanta",
            "necesito", "debo", "deberia", "limite", "trimestres", "pulgadas", "pies", "libras", "cumpli", "doy", "dando",
        ])
        words.formUnion(AimGrammar.vocabulary)
        return words.subtracting(["hight", "heigth", "femal", "cm.", "%", "/", "f", "m"])
    }()
}
