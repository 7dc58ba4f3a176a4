import Nutrition

/// The closed classes of the grammar of settings, folded; English and Spanish together.
enum OwnWords {
    /// What comes before a name, and whether it is what to be called rather than the name.
    static let nameOpenings: [(phrase: WordKey, count: Int, isNickname: Bool)] = [
        ("my name is", 3, false), ("my names", 2, false), ("my name s", 3, false), ("my first name is", 4, false), ("name to", 2, false),
        ("my new name is", 4, false),
        ("call me", 2, true), ("im called", 2, true), ("be called", 2, true), ("go by", 2, true), ("nickname is", 2, true), ("nickname to", 2, true),
        ("they call me", 3, true), ("name is", 2, false),
        ("name", 1, false),
        ("me llamo", 2, false), ("mi nombre es", 3, false), ("nombre a", 2, false), ("llamame", 1, true), ("llamarme", 1, true), ("dime", 1, true),
        ("decime", 1, true),
        ("me dicen", 2, true), ("apodo es", 2, true), ("nombre", 1, false), ("nickname", 1, true), ("apodo", 1, true), ("me llaman", 2, true),
    ]
    static let nameOpeningKeys = HashRows(nameOpenings.map(\.phrase.hash))
    static let greetings: WordSet = ["hi", "hey", "hello", "hola", "buenas", "hiya", "yo", "morning"]
    /// What a person may say of themselves after a greeting that is no name.
    static let noIntroductions: WordSet = [
        "hungry", "starving", "full", "tired", "new", "here", "sick", "vegan", "vegetarian", "pescatarian", "diabetic", "celiac", "coeliac",
        "ceoliac", "keto",
        "halal",
        "muslim", "jewish", "pregnant", "allergic", "fat", "thin", "ready", "done", "good", "fine", "ok", "okay", "well", "great", "bored", "home",
        "nuevo", "nueva",
        "vegano", "vegana", "vegetariano", "vegetariana", "diabetico", "diabetica", "celiaco", "celiaca", "alergico", "alergica", "musulman", "yo",
        "dieta",
        "stuffed", "dieting", "fasting", "trying", "gordo", "gorda", "flaco", "flaca", "listo", "lista", "deportista", "activo", "activa", "sorry",
        "breastfeeding",
        "intolerante", "estudiante", "student", "old", "young", "tall", "short", "sad", "happy", "late", "early", "up", "awake",
    ]
    /// The commonest names, as people write them without a capital.
    static let givenNames = WordSet(
        """
        lucia maria jose juan carlos luis ana laura marta pedro pablo diego javier miguel angel sofia camila valentina daniela andrea paula sara elena
        carmen rosa alejandro alejandra fernando fernanda ricardo roberto andres jorge manuel francisco antonio rafael sergio eduardo gabriel gabriela
        mateo santiago sebastian nicolas martin tomas felipe ignacio gonzalo rodrigo cristian marcos julia claudia patricia silvia monica natalia
        mariana carolina veronica adriana isabel raquel beatriz lorena florencia agustina agustin facundo joaquin emilia renata ximena regina
        guadalupe lupita paola karla brenda john james michael david robert william thomas daniel matthew mark paul kevin brian george jason ryan eric
        stephen adam peter mary jennifer linda elizabeth susan jessica sarah karen lisa nancy emily emma olivia sophia hannah anna kate katie lucy
        chloe megan rachel amy laura jack harry charlie oliver tom sam alex chris mike dave steve nick ben matt dan jenny
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
    /// Everything that is known of a person but the diary and the goals.
    static let everything = [
        "name", "nickname", "sex", "birth_year", "height_cm", "weight", "activity", "state", "desired_kg", "diet", "allergies", "likes", "dislikes",
        "cuisine",
        "priorities", "units",
    ]
    static let afterNames: WordSet = [
        "from", "now", "please", "on", "and", "instead", "with", "i", "im", "by", "thanks", "por", "porfa", "favor", "y", "desde", "ahora", "tengo",
        "soy", "ya", "mejor", "en", "so", "use", "usa", "asi", "thats", "not", "it", "its", "is", "but", "pero", "ok", "for", "para", "todos",
        "everyone", "a", "peso", "mido", "am",
    ]
    /// What follows such words and is no name: "call me later", "dime cuánto".
    static let noNames: WordSet = [
        "later", "back", "when", "if", "tomorrow", "maybe", "a", "an", "the", "crazy", "right", "hungry", "that", "cuanto", "cuanta", "cuantos",
        "cuantas",
        "que", "cual", "como", "cuando", "donde", "si", "algo", "un", "una", "lo", "los", "las", "el", "la", "luego", "manana", "por", "mas", "not",
        "wrong", "spelled", "spelt", "whatever", "ok", "mi", "mis", "tu", "todo", "hola", "of", "for", "my", "your", "otra", "otro", "what", "one",
        "to", "feet", "pounds", "inches", "kilos", "kilograms", "kg", "lb", "lbs", "stone", "metric", "imperial", "grams", "ounces", "libras", "pies",
        "gramos", "weight", "volume",
        "recetas", "receta", "opciones", "ideas",
    ]

    static let systems: WordMap<Units.System> = {
        var out: [String: Units.System] = [:]
        for word
            in "metric metrico metrica metricas metricos gram grams gramo gramos cm centimeters centimetres centimetros ml km milliliters mililitros"
            .split(separator: " ")
        { out[String(word)] = .metric }
        for word in "imperial imperiales customary ounce ounces oz onza onzas feet foot inches ft pies pulgadas miles millas".split(separator: " ") {
            out[String(word)] = .imperial
        }
        return WordMap(out)
    }()
    static let weights: WordMap<Units.Weight> = [
        "pound": .lb, "pounds": .lb, "lb": .lb, "lbs": .lb, "libra": .lb, "libras": .lb, "stone": .stone, "stones": .stone, "st": .stone, "kilo": .kg,
        "kilos": .kg, "kg": .kg, "kgs": .kg, "kilogram": .kg, "kilograms": .kg, "kilogramos": .kg,
    ]
    /// Words of such messages beside the units.
    static let showing = WordSet(
        """
        pls plz porfis use using switch to set show me everything all my weight weights height body in into units unit system please change the display i id prefer want
        would like lets can could you and instead of from now on back only measurements measures for with give as put make it turn convert
        usa usar usemos use uso muestra muestrame pon ponme ponlo cambia cambiar cambiame a en el la los las mi mis peso pesos altura estatura unidades
        cantidad cantidades porciones pesas amount amounts quantity quantities portions portion food foods measure measured recetas recipes unidad sistema medidas por favor porfa prefiero quiero quisiera cambialo cambiala pasalo better rather have para corporal verlo pasame medir todo me de del y ya gracias puedes podrias mejor dame ver pasa vuelve al quisiera
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
    static let choosing: WordSet = [
        "use", "using", "switch", "set", "show", "change", "display", "prefer", "want", "like", "lets", "convert", "turn", "put", "give", "please",
        "usa",
        "usar", "usemos", "uso", "muestra", "muestrame", "pon", "ponme", "ponlo", "cambia", "cambiar", "cambiame", "prefiero", "quiero", "quisiera",
        "pasa", "vuelve", "favor", "porfa", "dame", "mejor", "better", "rather", "cambialo", "cambiala", "pasalo", "pasame", "ver",
        "verlo", "back",
    ]

    static let openings: WordSet = [
        "please", "can", "could", "you", "i", "want", "to", "would", "like", "id", "ok", "okay", "now", "and", "por", "favor", "porfa", "puedes",
        "podrias",
        "quiero", "que", "just", "also", "actually", "y", "me",
    ]
    static let questions: [(phrase: WordKey, count: Int, key: String)] = [
        ("how tall am i", 4, "height_cm"), ("how old am i", 4, "birth_year"), ("cuanto mido", 2, "height_cm"), ("que edad tengo", 3, "birth_year"),
        ("cuantos anos tengo", 3, "birth_year"), ("am i active", 3, "activity"), ("how active am i", 4, "activity"), ("soy activo", 2, "activity"),
    ]
    static let asking: WordSet = [
        "what", "whats", "which", "tell", "show", "cual", "cuales", "dime", "muestra", "muestrame", "que", "remember", "sabes", "recuerdas",
    ]
    static let askingOn: WordSet = ["is", "are", "es", "son", "me", "do", "you", "s", "have", "are", "again", "son", "tienes", "set", "current"]
    static let forgetting: WordSet = [
        "forget", "delete", "remove", "clear", "erase", "wipe", "olvida", "olvidate", "olvide", "borra", "elimina", "quita", "olvidar", "borrar",
    ]
    /// What may stand between the verb and what is to be forgotten.
    static let between: WordSet = [
        "my", "the", "about", "and", "mi", "mis", "de", "la", "el", "y", "los", "las", "all", "please", "por", "favor", "porfa", "level", "nivel",
        "old",
        "what", "saved", "todas", "todos",
    ]
    static let keys: WordMap<String> = [
        "name": "name", "nickname": "nickname", "nombre": "name", "apodo": "nickname", "age": "birth_year", "birthday": "birth_year",
        "edad": "birth_year", "sex": "sex", "gender": "sex", "sexo": "sex", "genero": "sex", "height": "height_cm", "altura": "height_cm",
        "estatura": "height_cm", "activity": "activity", "actividad": "activity", "weight": "weight", "weights": "weight", "peso": "weight",
        "pesos": "weight", "goal weight": "desired_kg", "desired weight": "desired_kg", "target weight": "desired_kg", "weight goal": "desired_kg",
        "peso ideal": "desired_kg", "peso deseado": "desired_kg", "peso meta": "desired_kg", "pregnancy": "state", "embarazo": "state",
        "diet": "diet",
        "diets": "diet", "dieta": "diet", "allergies": "allergies", "alergias": "allergies", "alergia": "allergies", "allergy": "allergies",
        "likes": "likes", "gustos": "likes",
        "dislikes": "dislikes", "cuisine": "cuisine", "culture": "cuisine", "food culture": "cuisine", "cultura": "cuisine",
        "priorities": "priorities",
        "prioridades": "priorities", "units": "units", "unidades": "units", "preferences": "likes",
    ]

    static let warning: WordSet = [
        "warn", "alert", "notify", "avisame", "avisa", "avises", "avisarme", "alertame", "notificame", "notifying", "warning", "alerting", "warned",
        "ping",
        "avisen", "aviseme", "advierteme",
    ]
    static let congratulating: WordSet = [
        "congratulate", "congratulating", "congratulations", "congrats", "praise", "praising", "felicites", "felicitarme", "felicitaciones",
        "felicitame",
        "celebrate", "celebrating",
    ]
    static let over: WordSet = [
        "over", "above", "exceed", "exceeding", "past", "pass", "beyond", "exceeds", "exceeded", "paso", "pase", "exceda", "supere", "supero",
        "encima",
        "exceso",
        "sobrepase", "pasarme", "pasar",
    ]
    static let under: WordSet = [
        "under", "below", "short", "less", "menos", "debajo", "falte", "falta", "faltan", "corto", "corta", "quede", "bajo",
    ]

    static let exercise: WordSet = [
        "exercise", "exercises", "workout", "workouts", "training", "sport", "activity", "ejercicio", "ejercicios", "entrenamiento", "entrenamientos",
        "deporte", "actividad", "burn", "burned", "burnt", "quemadas",
    ]
    static let counting: WordSet = [
        "count", "counts", "counting", "include", "including", "add", "credit", "subtract", "ignore", "exclude", "net", "gross", "cuenta", "cuentas",
        "cuentes", "contar", "incluye", "incluyas", "suma", "sumes", "ignora", "excluye", "descuenta", "neto", "bruto", "netas", "brutas", "cuentan",
        "back", "incluir", "sumar", "resta", "cuente", "cuenten", "neta", "netos",
    ]

    static let goals: WordSet = [
        "goal", "goals", "target", "targets", "limit", "limits", "meta", "metas", "objetivo", "objetivos", "limite", "limites",
    ]
    static let ending: WordSet = [
        "remove", "delete", "drop", "clear", "cancel", "end", "stop", "forget", "erase", "scrap", "ditch", "unset", "quita", "borra", "elimina",
        "olvida",
        "cancela", "suprime", "quitar", "borrar", "eliminar", "termina", "saca", "sacar",
    ]
    static let reaching: WordSet = [
        "reach", "reached", "hit", "hitting", "meet", "met", "make", "made", "stay", "stayed", "keep", "kept", "within", "achieve", "achieved",
        "reaching",
        "cumpli", "cumplo", "cumplido", "cumpliendo", "alcance", "alcanzado", "alcanzo", "llegue", "llego", "logre", "logrado", "respete", "mantuve",
        "cumplir",
        "llegado",
    ]

    static let priorities: WordMap<Priority> = [
        "protein": .protein, "proteins": .protein, "proteina": .protein, "proteinas": .protein, "fiber": .fiber, "fibre": .fiber, "fibra": .fiber,
        "calories": .calories, "calorie": .calories, "calorias": .calories, "kcal": .calories, "carbs": .carbohydrate, "carbohydrates": .carbohydrate,
        "carbohidratos": .carbohydrate, "carbos": .carbohydrate, "sugar": .sugars, "azucar": .sugars, "salt": .sodium, "sodium": .sodium,
        "sal": .sodium,
        "sodio": .sodium, "price": .price, "cost": .price, "cheap": .price, "budget": .price, "money": .price, "precio": .price, "barato": .price,
        "costo": .price, "coste": .price, "dinero": .price, "cheapness": .price, "economico": .price, "time": .time, "quick": .time, "speed": .time,
        "fast": .time, "quickness": .time, "tiempo": .time, "rapido": .time, "rapidez": .time, "taste": .taste, "flavor": .taste, "flavour": .taste,
        "sabor": .taste, "gusto": .taste, "health": .health, "healthy": .health, "nutrition": .health, "salud": .health, "sano": .health,
    ]
    static let ordering: WordSet = [
        "first", "then", "second", "third", "before", "over", "after", "priority", "priorities", "prioritize", "important", "matters", "matter",
        "luego", "despues", "primero",
        "segundo", "tercero", "antes", "prioridad", "prioridades", "importante", "importa", "lastly", "finally", "primera",
    ]
    static let aboutPriorities: WordSet = [
        "is", "my", "top", "first", "most", "the", "to", "me", "for", "es", "mi", "lo", "mas", "la", "el", "para", "que", "main", "number", "one",
    ]
    /// Who tells of themselves.
    static let ofOneself: WordSet = [
        "im", "i", "ive", "my", "meal", "mi", "paso", "pase", "supere", "exceda", "quede", "quedo", "este", "estoy", "vaya", "voy", "pasarme", "day",
        "dia",
    ]
    static let habits: WordSet = [
        "mostly", "mainly", "usually", "generally", "normally", "typically", "primarily", "always", "mayormente", "principalmente", "normalmente",
        "generalmente", "suelo", "solemos", "creci", "usualmente", "siempre", "cook",
    ]
    static let beforeCulture: WordSet = [
        "mostly", "mainly", "usually", "generally", "normally", "typically", "primarily", "always", "eat", "cook", "have", "on", "of", "eating",
        "cooking",
        "like", "love", "make", "prefer", "traditional", "homemade", "my", "is",
    ]

    /// Words without one of which a message says nothing of this.
    static let triggers: WordSet = {
        var words = Set(forgetting).union(warning).union(congratulating).union(ordering).union(habits).union(ending)
        words.formUnion(systems.keys)
        words.formUnion(weights.keys)
        words.formUnion([
            "name", "names", "call", "called", "nickname", "llamo", "nombre", "llamame", "llamarme", "dime", "decime", "dicen", "apodo", "llaman",
            "units", "unit", "unidades", "sistema", "notice", "notices", "notification", "notifications", "alerts", "warnings", "aviso", "avisos",
            "notificaciones", "alertas", "tell", "let", "telling", "know", "streak", "streaks", "row", "consecutive", "seguidos", "racha", "rachas",
            "goal", "goals", "target",
            "targets",
            "limit", "limits", "meta", "metas", "objetivo", "objetivos", "limite", "limites", "cuisine", "culture", "cocina", "cultura", "todo",
            "casi",
            "im", "soy", "this", "its", "go", "pls", "know", "sabes", "sobre", "everything", "tall", "old", "mido", "edad", "active", "diet", "dieta",
            "priorities", "prioridades", "age", "height", "allergies", "alergias", "gross",
            "net",
            "bruto", "neto", "bruta", "neta", "apodo", "activo", "tengo", "peso", "deseado", "grew", "lot", "mas", "more", "decirme", "general",
        ])
        return WordSet(words.union(exercise))
    }()

    /// Words that spelling repair must leave as they are.
    static let vocabulary: WordSet = triggers.union(counting).union(over).union(under).union(reaching).union(priorities.keys).union(choosing)
        .union(keys.keys.flatMap { $0.split(separator: " ").map(String.init) })
        .union(["net", "gross", "neto", "bruto", "felicites", "seguidos", "consecutive"])
}
