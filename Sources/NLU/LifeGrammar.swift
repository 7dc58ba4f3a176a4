import Nutrition

/// The part of the grammar of profiles that is no number: pregnancy, breastfeeding, how active a life is.
extension ProfileGrammar {
    /// "pregnant", "in my second trimester", "20 weeks pregnant", "breastfeeding", "not pregnant anymore".
    private static let stateOpenings: WordSet = [
        "pregnant", "expecting", "embarazada", "prenada", "breastfeeding", "breastfeed", "lactating", "nursing", "amamantando", "lactancia",
        "amamanto", "breast", "dando", "doy",
    ]

    mutating func state(at start: Int) -> Int? {
        if let (trimester, end) = trimester(at: start) {
            facts.state = .now(.pregnant(trimester: trimester))
            return end
        }
        if let (value, end) = amounts.quantity(at: start), ["week", "month", "semana", "mes", "mese"].contains(singularWord(end)) {
            let next = word(end + 1) == "de" ? text(end + 2) : text(end + 1)
            let isMonths = !["week", "semana"].contains(singularWord(end))
            if ["pregnant", "along", "embarazo", "embarazada", "gestation"].contains(next) {
                facts.state = weeksAlong(at: start).map { .now(.pregnant(trimester: $0.0)) }
                return word(end + 1) == "de" ? end + 3 : end + 2
            }
            if case .now(.lactating) = facts.state, isMonths {
                // "breastfeeding my 8 month old".
                facts.state = .now(.lactating(halfYear: value <= 6 ? 1 : 2))
                return word(end + 1) == "old" ? end + 2 : end + 1
            }
        }
        // "my wife is pregnant", "we're expecting".
        guard ProfileGrammar.stateOpenings.contains(tokens[start]),
            (max(0, start - 4)..<start).allSatisfy({
                !["wife", "she", "shes", "girlfriend", "partner", "sister", "daughter", "we", "were", "esposa"].contains(self.word($0))
            })
        else { return nil }
        let word = text(start), next = text(start + 1)
        var end = start + 1
        let life: LifeState
        if ["pregnant", "expecting", "embarazada", "prenada"].contains(word) {
            if let (trimester, after) = weeksAlong(at: next == "de" || next == "of" ? start + 2 : start + 1), !isNegated(start) {
                facts.state = .now(.pregnant(trimester: trimester))
                return after
            }
            life = .pregnant(trimester: nil)
        } else if ["breastfeeding", "breastfeed", "lactating", "nursing", "amamantando", "lactancia", "amamanto"].contains(word) {
            life = .lactating(halfYear: next == "a" && self.word(start + 2) == "newborn" ? 1 : nil)
        } else if word == "breast", ["feeding", "feed"].contains(next) || word == "pecho" {
            life = .lactating(halfYear: nil)
            end = start + 2
        } else if ["dando", "doy"].contains(word),
            ["pecho", "teta"].contains(next) || ["el", "la", "de"].contains(next) && ["pecho", "teta", "mamar"].contains(self.word(start + 2))
        {
            life = .lactating(halfYear: nil)
            end = ["pecho", "teta"].contains(next) ? start + 2 : start + 3
        } else {
            return nil
        }
        if isNegated(start) {
            facts.state = .over
        } else if case .now(.pregnant(.some)) = facts.state, case .pregnant = life {
            // The trimester came first.
        } else {
            facts.state = .now(life)
        }
        return end
    }

    /// "20 weeks", "six months": the trimester they lie in; the second begins with week 14, the third with week 28.
    private func weeksAlong(at start: Int) -> (Int, Int)? {
        guard let (value, end) = amounts.quantity(at: start), ["week", "month", "semana", "mes", "mese"].contains(singularWord(end)) else {
            return nil
        }
        let weeks = ["week", "semana"].contains(singularWord(end)) ? value : value * 365.25 / 12 / 7
        return (weeks < 14 ? 1 : weeks < 28 ? 2 : 3, end + 1)
    }

    private func trimester(at start: Int) -> (Int, Int)? {
        func isNoun(_ place: Int) -> Bool { ["trimester", "trimestre"].contains(singularWord(place)) }
        if isNoun(start + 1), let number = ProfileGrammar.trimesters[word(start)] { return (number, start + 2) }
        if tokens[start].kind == .number, let value = tokens[start].value, (1...3).contains(value) {
            if isNoun(start + 1) { return (Int(value), start + 2) }
            if ["st", "nd", "rd", "er", "do", "o", "th"].contains(word(start + 1)), isNoun(start + 2) { return (Int(value), start + 3) }
        }
        if isNoun(start), start + 1 < tokens.count, let value = tokens[start + 1].value ?? amounts.lexicon.numbers[text(start + 1)],
            (1...3).contains(value)
        {
            return (Int(value), start + 2)
        }
        return nil
    }

    private static let trimesters: WordMap<Int> = [
        "first": 1, "second": 2, "third": 3, "last": 3, "primer": 1, "primero": 1, "segundo": 2, "tercer": 3, "tercero": 3, "ultimo": 3, "1st": 1,
    ]

    /// "not", "no longer", "ya no", shortly before.
    func isNegated(_ place: Int) -> Bool {
        (max(0, place - 3)..<place).contains { ["not", "no", "never", "stopped", "isnt", "dejado", "deje", "wasnt"].contains(word($0)) }
    }

    // MARK: Activity

    /// "very active", "desk job", "i train twice a day", "muy activa".
    func activity(at start: Int) -> (ActivityLevel, Int)? {
        let longest = ProfileWords.activityOpenings.contains(tokens[start]) ? 6 : 0
        for length in stride(from: longest, to: 0, by: -1) where start + length <= tokens.count {
            let phrase = (start + 1..<start + length).reduce(tokens[start].key) { FeatureHash.text(text($1), FeatureHash.text(" ", $0)) }
            guard let level = ProfileWords.activities[hash: phrase] else { continue }
            if length == 1, isNegated(start) { return (.sedentary, start + 1) }
            return (level, start + length)
        }
        return training(at: start) ?? daily(at: start) ?? degree(at: start)
    }

    /// "I walk 30 minutes a day", "camino media hora diaria": by how long, every day.
    private func daily(at start: Int) -> (ActivityLevel, Int)? {
        var much = start + 1
        while ["about", "around", "roughly", "like", "for", "maybe", "at", "least", "unos", "unas", "como", "casi"].contains(text(much)) { much += 1 }
        guard let isEasy = ProfileWords.moving[word(start)], let (value, end) = amounts.quantity(at: much),
            let unit: Double = ["minute": 1, "min": 1, "minuto": 1, "hour": 60, "hora": 60, "hr": 60][singular(end)]
        else { return nil }
        let rest = (end + 1..<max(end + 1, min(tokens.count, end + 5))).map { text($0) }.joined(separator: " ")
        guard
            let phrase = [
                "a day", "per day", "each day", "every day", "daily", "al dia", "por dia", "todos los dias", "cada dia", "diarios",
                "diarias", "diario", "diaria",
            ].first(where: rest.hasPrefix)
        else { return nil }
        let minutes = value * unit * (isEasy ? 1 : 2)
        return (minutes < 60 ? .lowActive : minutes < 120 ? .active : .veryActive, end + 1 + phrase.split(separator: " ").count)
    }

    /// "my activity is pretty low", "mi actividad es moderada".
    private func degree(at start: Int) -> (ActivityLevel, Int)? {
        guard ["activity", "actividad"].contains(word(start)) else { return nil }
        var place = start + 1, isVery = false
        while ["level", "fisica", "is", "s", "es", "pretty", "quite", "rather", "fairly", "very", "muy", "bastante", "mas", "bien", ":"].contains(
            text(place))
        {
            isVery = isVery || ["very", "muy"].contains(word(place))
            place += 1
        }
        guard place > start + 1 else { return nil }
        switch text(place) {
        case "low", "baja", "poca", "minimal", "nula": return (.sedentary, place + 1)
        case "light", "ligera", "leve": return (.lowActive, place + 1)
        case "moderate", "medium", "average", "normal", "moderada", "media", "regular": return (.active, place + 1)
        case "high", "alta", "intensa", "mucha": return (isVery ? .veryActive : .active, place + 1)
        default: return nil
        }
    }

    /// "work out three times a week", "train six days a week", "entreno 4 veces por semana": by the days of a week.
    private func training(at start: Int) -> (ActivityLevel, Int)? {
        // "I walk to work every day": easy, however often.
        let isEasy = ProfileWords.moving[word(start)] == true
        guard isEasy || ProfileWords.training.contains(word(start)) else { return nil }
        return often(after: start).map { (isEasy && $0.0 != .sedentary ? .lowActive : $0.0, $0.1) }
    }

    /// "three times a week", "every day": how active who trains so often is.
    private func often(after start: Int) -> (ActivityLevel, Int)? {
        for place in (start + 1)..<max(start + 1, min(tokens.count, start + 5)) {
            var count: Double?, end = place
            switch text(place) {
            case "once": (count, end) = (1, place + 1)
            case "twice": (count, end) = (2, place + 1)
            case "daily": return (.active, place + 1)
            case "every", "cada", "todos", "most":
                if ["day", "dia", "days", "dias"].contains(word(place + 1)) { return (.active, place + 2) }
                if word(place + 1) == "los" { return (.active, place + 3) }
            case "hardly", "rarely", "never": return (.sedentary, place + 1)
            default:
                if let (value, next) = amounts.quantity(at: place), ["time", "day", "vez", "vece", "veces", "dia", "x"].contains(singularWord(next)) {
                    (count, end) = (value, next + 1)
                }
            }
            guard let count else { continue }
            if ["a", "per", "each", "every", "por", "al", "por"].contains(word(end)) { end += 1 }
            if word(end) == "la" { end += 1 }
            if ["day", "dia"].contains(singularWord(end)) { return (.veryActive, end + 1) }
            guard ["week", "semana"].contains(singularWord(end)) else { continue }
            return (count < 3 ? .lowActive : count < 6 ? .active : .veryActive, end + 1)
        }
        return nil
    }
}
