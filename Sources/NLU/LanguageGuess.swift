/// Which language a message is in.
extension Reader {
    /// The language of a message by its small words; English when they say nothing.
    func language(_ tokens: [Token]) -> String {
        var spanish = 0, english = 0
        for token in tokens {
            if Reader.spanishWords.contains(token.text) { spanish += 1 }
            if Reader.englishWords.contains(token.text) { english += 1 }
        }
        return spanish > english ? "es" : "en"
    }

    static let spanishWords: Set<String> = [
        "el", "la", "los", "las", "un", "una", "de", "del", "con", "sin", "y", "que", "cuanto", "cuanta", "cuantas", "cuantos", "comi", "bebi",
        "tome",
        "desayune", "almorce", "cene", "ayer", "hoy", "anoche", "manana", "para", "por", "mi", "mis", "hola", "gracias", "es", "fue", "quiero",
        "tengo",
        "me", "al", "en", "dos", "tres", "cuatro", "cinco", "borra", "cambia", "desayuno", "almuerzo", "cena", "merienda", "huevos", "leche", "adios",
        "si", "minutos", "minuto", "hora", "horas", "pasos", "hice", "corri", "nade", "camine", "jugue", "fui", "anduve", "pasee", "subi", "monte",
        "entrene",
        "baile", "media", "mujer", "hombre", "anos", "mido", "peso", "soy", "estoy", "embarazada", "kilos", "largos", "adelgazar", "perder",
        "necesito", "debo",
        "sali", "trote", "estire", "limpie", "gimnasio", "clase", "perro", "trabajo", "kilometros", "metros", "unas", "unos", "durante",
    ]
    private static let englishWords: Set<String> = [
        "the", "a", "an", "of", "with", "and", "i", "my", "me", "had", "ate", "is", "in", "for", "what", "how", "much", "no", "on", "to", "it", "was",
        "that", "you", "do", "did", "at", "does", "have", "has", "are", "be", "can", "im", "i'm", "not", "or", "from", "sauce", "milk", "any",
        "there", "this", "two", "three", "eggs", "milk", "yesterday", "today",
    ]
}
