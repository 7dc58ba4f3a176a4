import NLU
import Nutrition

/// How a person begins: a diary that is to be kept, an app that is tried, who one is and why one came.
extension Intents {
    static func introduced(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard (2...30).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.when.minute == nil else { return nil }
        guard !reading.text.contains("?") || reading.intent.name != "ask_diary" else { return nil }
        if let told = opensDiary(reading, words) ?? triesOut(reading, words) { return [told] }
        return whoIsHere(reading) ?? sentHere(words) ?? agedAndActive(reading, words) ?? helpWanted(words)
    }

    /// "I would like to start keeping a food diary please", "quiero empezar un diario de comida": the person is about to tell.
    private static func opensDiary(_ reading: Reading, _ words: [String]) -> Request? {
        guard !reading.text.hasSuffix("?"), words.count <= 16, reading.profile.isEmpty, reading.nutrients.isEmpty,
            words.contains(where: ["diary", "journal", "diario", "log", "bitacora"].contains),
            words.contains(where: ["food", "foods", "meal", "eat", "eating", "comida", "comidas", "como", "alimentos", "alimento"].contains),
            let deed = words.firstIndex(where: beginningDiary.contains),
            words[..<deed].contains(where: wishing.contains) || deed == 0,
            words.isDisjoint(with: [
                "stop", "quit", "delete", "export", "show", "see", "share", "read", "dejar", "borrar", "ver", "exportar", "in", "my", "mi",
            ])
        else { return nil }
        return .goAhead(When())
    }

    private static let beginningDiary = Set(
        Word.split("start keep keeping begin make create write open starting empezar comenzar llevar iniciar hacer abrir crear arrancar"))
    private static let wishing = Set(
        Word.split("would like want wanna need ill gonna going id quiero quisiera gustaría necesito voy querría lets let me can could"))

    /// "im trying out this app", "my friend told me about this app", "heya its my first day", "ok let me try".
    private static func triesOut(_ reading: Reading, _ words: [String]) -> Request? {
        guard !reading.text.hasSuffix("?"), reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }), reading.nutrients.isEmpty,
            reading.profile.isEmpty, reading.activity == nil
        else { return nil }
        // "im new, help me get set up" asks for the quiz.
        guard words.isDisjoint(with: ["help", "set", "setup", "started", "ayuda", "ayudame"]) else { return nil }
        let text = " \(words.joined(separator: " ")) "
        let isOfApp = words.contains(where: ["app", "bot", "thing", "tracker", "application", "aplicacion"].contains)
        let isTried = [
            "trying out", "try out", "giving", "give it a", "testing", "checking out", "heard about", "told me about", "recommended", "probando",
            "probar", "hablo de", "recomendo", "recomendaron",
        ].contains { text.contains(" \($0) ") }
        if isOfApp, isTried, words.isDisjoint(with: ["bad", "suck", "hate", "slow", "broken", "useless", "worst", "odio", "mala", "malo"]) {
            return .greet
        }
        if words.count <= 9,
            [
                "my first day", "my first time", "first time here", "first day here", "day one here", "mi primer dia", "mi primera vez", "im new",
                "new here", "soy nuevo", "soy nueva",
            ].contains(where: text.contains), reading.when.meal == nil
        {
            return .greet
        }
        return words.count <= 6
            && tryingAlone.contains(words.filter { !["ok", "okay", "so", "well", "bueno", "a", "ver", "then", "alright", "just"].contains($0) })
            ? .help : nil
    }

    private static let tryingAlone = Set(
        [
            "let me try", "let me try it", "let me try this", "ill try", "ill try it", "ill try this", "lets try", "lets try it", "lets try this",
            "dejame probar",
            "voy a probar", "probemos", "vamos probar",
        ].map(Word.split))

    /// "Bill here, 71, had a heart bypass, doctor wants low fat and low salt", "Night shift nurse here so my days are back to front".
    private static func whoIsHere(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard let here = words.prefix(5).firstIndex(where: ["here", "aca", "aqui"].contains), here > 0, !reading.text.hasSuffix("?"),
            reading.pointsBack == false,
            words[..<here].allSatisfy({ $0.first?.isLetter == true && !notNames.contains($0) })
        else { return nil }
        let name = reading.text.prefix { $0.isLetter }
        let rest = words[(here + 1)...]
        var requests: [Request] = []
        if here == 1, name.first?.isUppercase == true { requests.append(.own(.name(String(name), isNickname: false))) }
        var facts = reading.profile
        if facts.age == nil, let age = rest.first.flatMap(Double.init), (10...99).contains(age), here == 1 { facts.age = age }
        if !facts.isEmpty { requests.append(.setProfile(facts)) }
        let watched = concerned(words) + reading.nutrients.map { $0 == .fat ? .saturatedFat : $0 }
        if rest.contains(where: ["low", "less", "bajo", "baja", "poca", "poco"].contains), !watched.isEmpty {
            requests.append(.askIntake(watched.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }, limit: true))
        }
        if requests.isEmpty, rest.first.map(["so", "and", "hi", "hello"].contains) ?? false, reading.intent.name != "log_food" { return [.greet] }
        return requests.isEmpty ? nil : requests
    }

    private static let notNames = Set(
        Word.split(
            """
            is im i am we it its this that they there what who how right up out over from nothing not no ate eat had lunch breakfast dinner food anyone same
            back still lo la el es estoy como que comi desde por hay
            """))

    /// "my mom wants me to use this because i have anemia": what the trouble asks for, else a welcome.
    private static func sentHere(_ words: [String]) -> [Request]? {
        let text = " \(words.joined(separator: " ")) "
        guard
            [
                " me to use this", " me to use it", " me to try this", " me to track", " me to log", " me to keep a", " que use esto",
                " que use esta",
                " que lleve un diario",
            ].contains(where: text.contains)
                // "lo que anoté" is what the person did.
                || [" que anote", " que registre"].contains(where: text.contains) && !words.isDisjoint(with: sending)
        else { return nil }
        if text.contains(" anemi") || text.contains(" anaemi") || text.contains(" low iron") || text.contains(" hierro bajo") {
            return [.askIntake([.iron], limit: false)]
        }
        let watched = concerned(words)
        return watched.isEmpty ? [.greet] : [.askIntake(watched, limit: true)]
    }

    private static let sending = Set(Word.split("quiere quieren pidió pide piden dijo dice recomendó recomienda mandó sugirió médico doctor doctora"))

    /// "im 16 and i play football", "tengo 16 y juego fútbol": one's age, and what one does as a rule.
    private static func agedAndActive(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard !reading.text.hasSuffix("?"), words.count <= 14, reading.when.isEmpty, reading.nutrients.isEmpty, reading.aim == nil,
            reading.activity?.minutes == nil, reading.activity?.kilometres == nil,
            let number = words.firstIndex(where: { Double($0).map { (10...99).contains($0) } ?? false }), number >= 1, number <= 3,
            ["im", "am", "tengo"].contains(words[number - 1]), let age = Double(words[number]),
            words.dropFirst(number + 1).first.map(["and", "y", "i", "year", "yo", "ano"].contains) ?? false,
            words.contains(where: ["play", "juego", "practico", "dance", "bailo", "wrestle", "box", "do"].contains)
                || reading.intent.name == "out_of_scope" && reading.profile.age != nil,
            words.isDisjoint(with: ["kg", "lb", "cm", "stone", "lbs", "minute", "minuto", "hour", "hora"])
        else { return nil }
        var facts = reading.profile
        facts.age = facts.age ?? age
        return [.setProfile(facts)]
    }

    /// "can you help me eat cheap and healthy": what there is to know comes first.
    private static func helpWanted(_ words: [String]) -> [Request]? {
        let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
        guard words.contains(where: ["help", "ayuda", "ayudar", "ayudame", "ayudarme", "puede"].contains),
            pairs.contains("me eat") || pairs.contains("a comer"),
            words.contains(where: ["healthy", "healthier", "better", "cheap", "well", "sano", "mejor", "saludable", "barato", "bien"].contains)
        else { return nil }
        return [.own(.quiz(.start))]
    }

    /// "what should i aim for then", "no goal yet whats a good one": a goal is wanted, with nothing told of it.
    static func goalSought(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard words.count <= 10, reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.allSatisfy({ $0 == .energy }),
            reading.aim?.target == nil,
            reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }), reading.when.isEmpty, tracker.askedNutrient ?? .energy == .energy,
            words.contains(where: ["what", "whats", "which", "que", "cual"].contains), tracker.bodySpokenOf == nil || words.contains("calorie")
        else { return nil }
        let isAimed =
            words.contains(where: ["should", "deberia", "debo"].contains)
            && zip(words, words.dropFirst()).contains {
                ["aim", "aiming", "shoot"].contains($0) && $1 == "for" || $0 == "deberia" && $1 == "apuntar"
            }
        let isUnset =
            Vocabulary.says(.goal, words) && words.contains(where: ["no", "dont", "havent", "without", "sin"].contains)
            && words.contains(
                where: ["good", "best", "sensible", "normal", "right", "buena", "bueno", "recomienda", "conviene", "suggest", "recommend"].contains)
        return isAimed || isUnset ? [.suggestGoal(reading.aim ?? tracker.aim ?? AimMention(), guess: false)] : nil
    }

    /// "i want to add weight", "i want to tone up", "im tryna bulk", whatever intent it comes near to.
    static func aimAlone(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard words.count <= 9, !reading.text.hasSuffix("?"), reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty,
            ["add_friend", "search_food", "out_of_scope", "set_preference", "sign_up", "inform", "help", "log_weight", "recommend_food", "greet"]
                .contains(
                    reading.intent.name), reading.profile.isEmpty, reading.activity == nil, reading.amounts.allSatisfy({ $0 == Amount(quantity: 1) }),
            words.contains(
                where: ["want", "wanna", "trying", "need", "tryna", "gonna", "going", "like", "quiero", "quisiera", "busco", "estoy"].contains),
            words.isDisjoint(with: ["what", "how", "que", "como", "recipe", "receta", "friend", "amigo", "snack", "meal", "food", "log"])
        else { return nil }
        if let aim = reading.aim, aim.direction == .gain || aim.direction == .lose { return [.suggestGoal(aim, guess: false)] }
        let text = words.joined(separator: " ")
        let isToned = ["tone up", "get toned", "get fit", "get in shape", "tonificar", "ponerme en forma", "estar en forma"].contains(
            where: text.contains)
        return isToned ? [.suggestGoal(AimMention(), guess: false)] : nil
    }

    /// "im dan 30 male 80kg 180cm want 2200 kcal a day", "goal 1700 calories, female, 38": the number that was said, and no other offered.
    static func goalBesideFacts(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard !reading.profile.isEmpty, reading.nutrients == [.energy], reading.foods.isEmpty, reading.when.isEmpty, reading.aim?.kilocalories == nil,
            !reading.text.contains("?"), reading.activity?.minutes == nil,
            words.isDisjoint(with: [
                "how", "what", "whats", "cuanto", "cuanta", "que", "is", "can", "should", "burn", "burned", "ate", "had", "deficit", "left",
            ]),
            let place = words.indices.first(where: { Double(words[$0]).map { (leastGoal...6000).contains($0) } ?? false }),
            let number = Double(words[place]),
            words.indices.count(where: { Double(words[$0]).map { (leastGoal...6000).contains($0) } ?? false }) == 1,
            words[..<place].suffix(5).contains(where: wantingNumber.contains)
        else { return nil }
        var requests: [Request] = [.setProfile(reading.profile)]
        if let target = reading.aim?.target, reading.profile.kilograms.map({ abs($0 - target) > 0.01 }) ?? true {
            requests.append(.own(.desiredWeight(kilograms: target, unit: reading.aim?.targetUnit ?? "kg")))
        }
        return requests + [.setGoal(nutrient: .energy, amount: number)]
    }

    private static let wantingNumber = Set(
        Word.split("goal target want wanna need eat aim aiming set limit keep stick meta objetivo quiero quisiera necesito comer límite"))
}
