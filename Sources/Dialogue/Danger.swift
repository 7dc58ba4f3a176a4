import NLU
import Nutrition

/// Signs that a person needs help rather than a diary: fainting, days without food, words of an eating disorder or of despair.
enum Danger {
    /// Whether a message gives such a sign; a few plain phrases, so that nothing said of food alone does.
    static func isTold(_ text: String) -> Bool {
        let words = plain(text)
        if signs.isIn(words) { return true }
        if asksToFast(words) { return true }
        if ends.contains(where: { words.suffix($0.count).elementsEqual($0) }) { return true }
        return words.contains(where: spans.contains) && fasting.isIn(words)
    }

    /// "me recomiendas ayunar tres días?", "a 5 day fast": days on end without food, and no hours of a day.
    private static func asksToFast(_ words: [String]) -> Bool {
        guard words.contains(where: ["ayunar", "ayuno", "ayunos", "fast", "fasting"].contains), words.count <= 14 else { return false }
        // "should I do a water fast", "un ayuno de agua", "a 48 hour fast".
        if words.indices.dropFirst(2).contains(where: {
            words[$0].hasPrefix("fast") && words[$0 - 1] == "water"
                && ["a", "the", "my", "do", "doing", "day", "hour", "long"].contains(words[$0 - 2])
        })
            || words.indices.contains(where: {
                words[$0...].starts(with: ["ayuno", "de", "agua"]) || words[$0...].starts(with: ["ayuno", "con", "agua"])
            })
            || zip(words, words.dropFirst()).contains(where: { ["hour", "hours", "horas", "h"].contains($1) && Double($0) ?? 0 >= 36 })
        {
            return true
        }
        guard
            !words.contains(where: ["semana", "week", "horas", "hours", "mes", "month"].contains)
        else { return false }
        return zip(words, words.dropFirst()).contains { ["dias", "days", "day"].contains($1) && fastDays.contains($0) }
    }

    private static let fastDays: Set<String> = [
        "2", "3", "4", "5", "6", "7", "10", "dos", "tres", "cuatro", "cinco", "seis", "siete", "diez", "two", "three", "four", "five", "six", "seven",
        "varios", "several", "few",
    ]

    /// Words of letters and digits as they are written, without accents; the t of "don't" is left out.
    private static func plain(_ text: String) -> [String] {
        let folded = String(String.UnicodeScalarView(text.unicodeScalars.map(Word.folded)))
        return folded.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "t" }.map(String.init)
    }

    private static let spans: Set<String> = ["days", "week", "weeks", "dias", "semana", "semanas"]

    private static let signs = PhraseList(
        [
            "dizzy", "faint", "fainted", "fainting", "passed out", "pass out", "purge", "purging", "purged", "make myself sick",
            "make myself throw up",
            "made myself throw up", "made myself sick", "making myself throw up", "laxatives", "starve myself", "starving myself", "anorexia",
            "anorexic",
            "bulimia", "bulimic", "eating disorder", "hate my body", "afraid to eat", "scared to eat", "kill myself", "suicide", "suicidal",
            "want to die", "end my life", "mareada", "mareado", "me mareo", "me maree", "me duele el pecho", "dolor de pecho", "dolor en el pecho",
            "chest pain", "chest hurts",
            "me desmaye", "me desmayo", "desmayarme", "vomitar a proposito", "vomito a proposito",
            "me provoco el vomito", "provocarme el vomito", "provoque el vomito", "me hago vomitar", "laxantes", "matarme de hambre",
            "trastorno alimentario",
            "trastorno alimenticio", "odio mi cuerpo", "miedo a comer", "miedo de comer", "anorexica", "anorexico", "bulimica", "bulimico",
            "quiero morir",
            "quiero morirme", "matarme", "me quiero matar", "me voy a matar", "suicidarme", "suicidio", "quitarme la vida", "no quiero vivir",
            "no quiero seguir viviendo", "no vale la pena vivir", "no tiene sentido vivir", "hacerme dano", "cortarme las venas",
            "dont want to live", "don want to live", "no point in living", "no point living", "not worth living", "better off dead",
            "harm myself", "self harm", "throw up after eating", "throw up everything i ate",
            "vomitar lo que", "vomite lo que", "vomito lo que", "vomitar la comida", "vomitar despues de comer", "throw up what", "threw up what",
            "puke up what", "want to live anymore", "stop eating altogether",
            "stop eating completely", "stop eating for",
        ].map(plain))
    /// Said as the last words: "voy a dejar de comer", and nothing that is no longer eaten.
    private static let ends = [
        "dejar de comer", "going to stop eating", "want to stop eating", "never eat again", "ya no quiero comer", "no quiero comer nada",
        "no pienso comer", "don want to eat anymore",
    ]
    .map(plain)
    /// Of all food, and not of one: "no he comido nada", "haven't eaten for days"; "no como carne entre semana" is none of it.
    private static let fasting: PhraseList = {
        let nothing = ["not eat anything", "eat nothing", "eaten nothing", "sin comer", "without eating", "without food"]
        let eating = [
            "haven eaten", "havent eaten", "hasn eaten", "not eaten", "didn eat", "don eat", "won eat", "not eat", "not eating", "want to eat",
            "stop eating", "no he comido", "no como", "no comi", "no quiero comer", "no voy a comer", "no pienso comer", "dejar de comer",
        ]
        let all = ["anything", "at all", "for", "in days", "in a week", "since", "all", "nada", "en", "desde", "por", "hace", "ni"]
        let numbers = ["in 2", "in 3", "in 4", "in 5", "in two", "in three", "in four", "in five"]
        return PhraseList((nothing + eating.flatMap { eating in (all + numbers).map { "\(eating) \($0)" } }).map(plain))
    }()
}
