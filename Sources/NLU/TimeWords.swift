import Nutrition

/// Words of days, hours and meals in English; the Spanish ones stand beside them.
enum TimeWords {
    /// Singular, as stretches of Spanish days are told by.
    static let spanishStretches: WordSet = ["dia", "semana", "mes", "mese", "noche", "ano", "finde", "fin"]
    static let inTea: WordSet = ["milk", "sugar", "honey", "lemon", "water", "sweetener", "bag"]
    /// "swap the coffee for tea": what takes the place of something is no meal.
    static let exchanging: WordSet = ["swap", "swapped", "change", "changed", "switch", "switched", "replace", "replaced", "trade", "exchange"]
    /// What a cup of it may be.
    static let teas: WordSet = [
        "green", "black", "white", "herbal", "chai", "mint", "peppermint", "chamomile", "earl", "english", "decaf", "iced", "ginger", "matcha",
        "oolong", "rooibos", "fruit", "large", "small", "tea", "nice", "hot", "cold",
    ]
    /// Begin the clause that tells what was eaten then.
    static let subjects: WordSet = ["i", "we", "ive"]
    /// What a number after a date counts, that it is no year.
    static let counted: WordSet = ["calorie", "kcal", "cal", "step", "kilojoule", "kj"]
    /// Before "the 10th", where that is a day.
    static let beforeDayOfMonth: WordSet = ["on", "since", "from", "until", "till", "between", "and", "to"]
    static let late: WordSet = ["tonight", "evening", "night", "dinner", "supper", "noche", "anoche", "cena", "cene", "cenamos", "cenado"]
    static let early: WordSet = ["morning", "breakfast", "brekkie", "desayuno", "desayune", "desayunado", "desayunamos"]
    /// "esta mañana a las 6": of today, where "mañana" alone is the day to come.
    static func speaksOfMorning(_ tokens: [Token]) -> Bool {
        tokens.indices.dropFirst().contains { tokens[$0].word == "manana" && tokens[$0 - 1].word == "esta" }
    }

    /// "anoche a las 2", "last night at 2": the small hours, and no afternoon.
    static func speaksOfNight(_ tokens: [Token]) -> Bool {
        tokens.contains { $0.word == "anoche" } || zip(tokens, tokens.dropFirst()).contains { $0.word == "last" && $1.word == "night" }
    }
    static let weekdays: WordMap<Int> = [
        "monday": 1, "mon": 1, "tuesday": 2, "tue": 2, "tues": 2, "wednesday": 3, "weds": 3, "thursday": 4, "thu": 4, "thur": 4, "thurs": 4,
        "friday": 5, "fri": 5, "saturday": 6, "sunday": 7, "mondays": 1, "tuesdays": 2, "wednesdays": 3, "thursdays": 4, "fridays": 5,
        "saturdays": 6, "sundays": 7,
    ]
    /// In either language, without those that mean something else.
    static let ofWeek: WordSet = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "fri", "sat", "lunes", "martes", "miercoles", "jueves",
        "viernes",
        "sabado", "domingo",
    ]
    static let mealLetters: WordMap<Meal> = [
        "b": .breakfast, "bf": .breakfast, "brk": .breakfast, "bk": .breakfast, "l": .lunch, "lu": .lunch, "lun": .lunch, "d": .dinner,
        "din": .dinner,
        "s": .snack, "sn": .snack, "snk": .snack,
    ]
    /// Those that mean nothing else.
    static let wholeMonths: WordSet = [
        "january", "february", "april", "june", "july", "september", "october", "november", "december", "enero", "febrero", "abril", "junio", "julio",
        "agosto", "septiembre", "octubre", "noviembre", "diciembre",
    ]

    static let months: WordMap<Int> = [
        "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "mar": 3, "april": 4, "apr": 4, "may": 5, "june": 6, "jun": 6, "july": 7,
        "jul": 7, "august": 8, "aug": 8, "september": 9, "sept": 9, "sep": 9, "october": 10, "oct": 10, "november": 11, "nov": 11,
        "december": 12, "dec": 12, "enero": 1, "febrero": 2, "marzo": 3, "abril": 4, "mayo": 5, "junio": 6, "julio": 7, "agosto": 8,
        "septiembre": 9, "octubre": 10, "noviembre": 11, "diciembre": 12,
    ]
}
