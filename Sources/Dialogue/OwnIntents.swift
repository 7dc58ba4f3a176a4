import NLU
import Nutrition

/// From what a person sets of Morsel, and asks of themselves, to requests.
extension Intents {
    static func own(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if asksBodyMass(reading) { return [.own(.bodyMass)] }
        if let matter = reading.own { return requests(matter, reading, tracker) }
        if asksToBegin(reading) { return [.own(.quiz(.start))] }
        if asksOrder(reading) { return [.own(.ask(["priorities"]))] }
        switch reading.intent.name {
        case "ask_profile" where asksOfMorsel(reading): return [.about]
        // "does it have any allergens?", of a food.
        case "ask_profile" where ContentQuestion.read(reading, tracker) != nil: return nil
        case "set_goal", "log_weight", "set_profile": return desired(reading, tracker)
        case "ask_profile": return ask(reading).map { [.own($0)] }
        // "how about last month?" goes on from what was asked.
        case "ask_weight"
        where (tracker.inquiry != nil || tracker.bodySpokenOf != nil) && tracker.bodySpokenOf != .weight && !Vocabulary.says(.weighing, reading.words):
            return nil
        case "ask_weight": return weights(reading).map { [.own($0)] }
        // "I'd like to start tracking what I eat": no questions first.
        case "start_quiz": return opensLog(reading, reading.words) ?? [.own(.quiz(.start))]
        case "set_preference" where Preference.all(in: reading).isEmpty:
            let labels = cuisines(reading.words)
            return labels.isEmpty || Preference.isQuestion(reading.text, reading.words)
                ? nil : [.own(.culture(labels, isOver: isOver(reading)))]
        default: return nil
        }
    }

    private static let eatenThen = Set(Word.split("desayuné almorcé cené merendé comí tomé bebí desayunado comido cenado ate had drank"))

    private static func requests(_ matter: OwnMatter, _ reading: Reading, _ tracker: Tracker) -> [Request] {
        switch matter {
        case .name(let name, let isNickname):
            let own = Request.own(.name(name, isNickname: isNickname))
            // "soy Valentina" is no sauce, "call me Sammy instead" no sandwich.
            var beside = reading
            beside.foods.removeAll { Set(Word.split($0.said)).subtracting(Word.split(name)).isDisjoint(with: reading.words) }
            // "Hola, soy Paty. Desayuné avena con plátano": told as eaten, and no taste.
            if !beside.foods.isEmpty, beside.foods.contains(where: { $0.best != nil }), !Set(beside.words).isDisjoint(with: eatenThen),
                !Vocabulary.says(.allergic, beside.words), !Vocabulary.says(.refusing, beside.words)
            {
                return [own] + log(beside, tracker)
            }
            let tastes = Preference.all(in: beside).filter { !Set($0.words.flatMap(Word.split)).isSuperset(of: Word.split(name)) }
            let wished = reading.aim?.direction == nil ? nil : suggestion(reading)
            return [own] + (wished ?? (reading.profile.isEmpty ? [] : profile(reading))) + (tastes.isEmpty ? [] : [.setPreferences(tastes)])
        case .units(let units): return [.own(.units(units))]
        case .forget(let keys): return [.own(.forget(keys, isConfirmed: false))]
        case .notice(let mention) where mention.total != nil && reading.nutrients.count <= 1:
            return [.setGoal(nutrient: reading.nutrients.first ?? .energy, amount: mention.total), .own(.notice(mention, reading.nutrients))]
        case .notice(let mention):
            // "tell me when I go over it": what was spoken of.
            let isIt = reading.nutrients.isEmpty && !Set(reading.words).isDisjoint(with: ["it", "that", "eso", "esa", "ella"])
            // "warn me if I go over", right after a limit was set: of that one.
            if reading.nutrients.isEmpty, !isIt, mention.isOn == true, mention.amount == nil, [.over, .under].contains(mention.kind),
                tracker.lastAction == "set_goal",
                let topic = tracker.topic, topic.isGoal, topic.turn + 1 >= tracker.turns
            {
                return [.own(.notice(mention, [topic.nutrient]))]
            }
            return [.own(.notice(mention, isIt ? tracker.askedNutrients : reading.nutrients))]
        case .credit(let mention): return [.own(.credit(mention))]
        case .endGoals(let all): return [.own(.endGoals(reading.nutrients, all: all))]
        case .ask(let keys): return [.own(.ask(keys == ["name"] ? ["name", "nickname"] : keys))]
        case .reached(let isStreak, let isOneDay): return [.own(.reached(reading.nutrients, reading.when, isStreak: isStreak, isOneDay: isOneDay))]
        case .priorities(let list): return [.own(.priorities(list))]
        case .culture(let words, let over):
            let labels = cuisines(words.map(Word.singular))
            return [.own(.culture(labels.isEmpty ? [words.joined(separator: " ")] : labels, isOver: over || isOver(reading)))]
        }
    }

    /// "change it to Sammy", right after a name was told or asked for.
    static func nameAnew(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let isNickname: Bool
        switch tracker.inquiry {
        case .own(.name(_, let told))?: isNickname = told
        case .own(.ask(["name", "nickname"]))?: isNickname = true
        default: return nil
        }
        guard reading.own == nil, !["thanks", "goodbye", "help"].contains(reading.intent.name) else {
            return nil
        }
        return NameAgain.name(in: reading.text).map { .own(.name($0, isNickname: isNickname)) }
    }

    /// "desactívalo", "turn that off", right after a notice was set.
    static func noticeOff(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "stop telling me about that", after notices were told.
        let words = reading.words
        let isOfTelling =
            words.count <= 7 && ["stop", "quit", "dont", "deja", "para"].contains(words[0])
            && words.contains(where: ["telling", "warning", "alerting", "notifying", "avisarme", "decirme", "advertirme"].contains)
        if isOfTelling, reading.own == nil, reading.foods.isEmpty, reading.amounts.isEmpty, !reading.text.hasSuffix("?") {
            var mention = NoticeMention(isOn: false)
            mention.pointsBack = true
            return [.own(.notice(mention, reading.nutrients))]
        }
        guard tracker.lastAction == "set_reminder", reading.own == nil, reading.words.count <= 4, reading.when.isEmpty, reading.foods.isEmpty,
            reading.nutrients.isEmpty,
            reading.amounts.isEmpty, !reading.text.hasSuffix("?"),
            KeepIntents.takesAway(reading.words)
                || reading.words.contains(where: isSwitchingOff)
        else { return nil }
        var mention = NoticeMention(isOn: false)
        mention.pointsBack = true
        return [.own(.notice(mention, []))]
    }

    private static func isSwitchingOff(_ word: String) -> Bool { switchingOff.contains { word.hasPrefix($0) && word.count <= $0.count + 2 } }

    private static let switchingOff = ["off", "stop", "disable", "mute", "cancel", "desactiva", "apaga", "silencia", "cancela"]

    /// "what's my BMI?", "¿cuál es mi IMC?".
    private static func asksBodyMass(_ reading: Reading) -> Bool {
        let words = reading.words
        return words.count <= 12
            && (words.contains("bmi") || words.contains("imc") || reading.text.lowercased().contains("body mass index")
                || reading.text.lowercased().contains("masa corporal")
                || reading.amounts.isEmpty && reading.aim?.target == nil
                    && ["ask_weight", "recommend_food", "out_of_scope", "ask_intake", "ask_profile"].contains(reading.intent.name)
                    && !Set(words).isDisjoint(with: ["healthy", "ideal", "normal", "saludable", "sano", "should", "deberia"])
                    && Set(words).isDisjoint(with: ["falta", "faltan", "left", "far", "go", "until", "away"])
                    && !Set(words).isDisjoint(with: ["weight", "weigh", "peso", "pesar"]))
    }

    /// "let's get started", "im new, help me get set up": the questions that lead to a goal.
    private static func asksToBegin(_ reading: Reading) -> Bool {
        let words = reading.words, text = words.joined(separator: " ")
        return reading.foods.isEmpty && reading.nutrients.isEmpty && reading.amounts.allSatisfy { $0.unit == nil } && words.count <= 14
            && ["sign_up", "plan_meal", "cancel", "out_of_scope", "help", "greet", "about", "set_profile", "ask_profile"].contains(
                reading.intent.name)
            && [
                "get started", "get me started", "get set up", "set me up", "set up a plan", "getting started", "empezar el plan",
                "ayudame a empezar", "set thing up", "set up my profile", "get to know me", "ask me a few question", "ask me some question",
                "ask me the question", "ask me question", "hazme una pregunta", "hazme pregunta", "hazme la pregunta", "hazme unas pregunta",
                "hazme algunas pregunta", "hacerme pregunta", "hacerme una pregunta", "hacerme unas pregunta", "configurar mi perfil",
                "conocerme mejor",
            ]
            .contains(where: text.contains)
    }

    /// "what order did I put my nutrients in?", "¿en qué orden puse mis prioridades?": what matters most, as it was told.
    private static func asksOrder(_ reading: Reading) -> Bool {
        let words = reading.words
        return words.count <= 10 && reading.foods.isEmpty
            && words.prefix(3).contains(where: ["what", "which", "whats", "que", "cual", "cuales"].contains)
            && (words.contains(where: ["priority", "prioridad", "prioridade"].contains)
                || words.contains(where: ["order", "orden"].contains)
                    && words.contains(where: ["nutrient", "nutriente", "put", "rank", "puse"].contains))
            && words.contains(where: ["my", "mi", "i", "puse"].contains)
    }

    /// "what's your name?".
    private static func asksOfMorsel(_ reading: Reading) -> Bool {
        let words = Set(reading.words)
        return !words.isDisjoint(with: ["your", "ur", "tu", "llama"]) && words.isDisjoint(with: ["my", "mi", "me", "i"])
            && !words.isDisjoint(with: ["name", "nombre", "llama", "age", "edad"])
    }

    /// "my goal weight is 165": a weight to be reached, also without its unit.
    private static func desired(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
        // "quiero llegar a 60": nobody means so few kilocalories.
        let isReached =
            reading.intent.name == "set_goal" && reading.nutrients.isEmpty && words.contains(where: ["llegar", "reach", "pesar"].contains)
            && (35...200).contains(reading.amounts.first?.quantity ?? 0) && tracker.askedNutrient == nil
        guard reading.aim?.target == nil,
            isReached || pairs.contains(where: goalWeights.contains) || words.joined(separator: " ").contains("meta de peso"),
            let amount = reading.amounts.first(where: { $0.quantity != nil }), let value = amount.quantity, value > 0,
            amount.unit == nil || ["kg", "lb", "stone"].contains(amount.unit?.name ?? "")
        else { return nil }
        return reaching(value, amount.unit?.name, reading)
    }

    /// A weight to be reached, in a unit or in what a number of that size is said in, and the goal that leads there.
    static func reaching(_ value: Double, _ said: String?, _ reading: Reading) -> [Request] {
        let unit = said ?? (value > 120 ? "lb" : "kg")
        let kilograms = value * (Unit(unit).grams ?? 1000) / 1000
        var aim = reading.aim ?? AimMention()
        (aim.target, aim.targetUnit) = (kilograms, unit)
        return [.own(.desiredWeight(kilograms: kilograms, unit: unit)), .suggestGoal(aim, guess: false)]
    }

    private static let goalWeights: Set<String> = [
        "goal weight", "target weight", "desired weight", "ideal weight", "weight goal", "weight target", "peso meta", "peso ideal", "peso deseado",
        "peso objetivo",
    ]

    /// The labels of cuisines that words name.
    static func cuisines(_ words: [String]) -> [String] {
        words.compactMap(RecipeLabels.cuisine).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func isOver(_ reading: Reading) -> Bool {
        let words = Set(reading.words)
        return words.contains("anymore") || words.isSuperset(of: ["no", "longer"]) || words.isSuperset(of: ["ya", "no"])
            || words.isSuperset(of: ["not", "more"])
    }

    /// "how tall am I?", "¿cuáles son mis metas?": what is named; nil asks for all that is known.
    private static func ask(_ reading: Reading) -> OwnRequest? {
        let words = reading.words, said = Set(words)
        if Vocabulary.says(.goal, words) {
            return .goals(reading.when, isHistory: Vocabulary.says(.history, words), reading.nutrients)
        }
        var keys = subjects.filter { !said.isDisjoint(with: Set($0.words)) }.flatMap(\.keys)
        if said.isSuperset(of: ["how", "old"]) || said.isSuperset(of: ["cuanto", "ano"]) { keys.append("birth_year") }
        if said.contains("call"), said.contains("me") || said.contains("am") { keys += ["name", "nickname"] }
        // "what do you know about my diet?": what is kept away from as well.
        if keys == ["diet"], words.contains(where: ["know", "sabe", "sabes", "remember", "recuerda"].contains) {
            keys += ["allergies", "dislikes", "likes"]
        }
        return keys.isEmpty ? nil : .ask(keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }

    /// Words, folded and singular, with the settings they ask for.
    private static let subjects: [(words: [String], keys: [String])] = [
        (["name", "nombre", "llamo", "nickname", "apodo"], ["name", "nickname"]), (["age", "edad"], ["birth_year"]),
        (["tall", "height", "altura", "estatura", "mido", "alto", "alta"], ["height_cm"]), (["sex", "gender", "sexo", "genero"], ["sex"]),
        (["weight", "weigh", "peso"], ["weight", "desired_kg"]), (["unit", "unidad"], ["units"]), (["language", "idioma"], ["language"]),
        (["diet", "dieta"], ["diet"]), (["allergy", "alergia", "allergic", "alergico", "alergica"], ["allergies"]),
        (["like", "gusta", "gustan", "favorite", "favourite"], ["likes", "dislikes"]), (["dislike", "hate", "odio"], ["dislikes"]),
        (["cuisine", "culture", "cultura"], ["cuisine"]), (["priority", "prioridad"], ["priorities"]),
        (["active", "activity", "actividad"], ["activity"]),
    ]

    /// "what did I weigh in october?", "compare my weight with last month", "how far to my goal weight?"; nil asks for all of it.
    private static func weights(_ reading: Reading) -> OwnRequest? {
        let words = reading.words
        let goes = zip(words, words.dropFirst()).contains { $0 == "to" && $1 == "go" || $0 == "me" && ($1 == "falta" || $1 == "faltan") }
        if goes { return .weights(.toGo) }
        if Vocabulary.says(.toGo, words), Vocabulary.says(.goal, words) || Vocabulary.says(.toGo, words) && Vocabulary.says(.missing, words) {
            return .weights(.toGo)
        }
        let extremes = [
            "heaviest": true, "highest": true, "most": true, "lightest": false, "lowest": false, "least": false,
            "bajo": false, "alto": true, "menor": false, "mayor": true, "minimo": false, "maximo": true,
        ]
        if reading.amounts.isEmpty, words.isDisjoint(with: ["como", "cuanto", "dia"]), let isMost = words.lazy.compactMap({ extremes[$0] }).first {
            return .weights(.extreme(isMost: isMost, reading.when.days))
        }
        guard let days = reading.when.days else { return asksChange(words) ? .weights(.changed) : nil }
        if days.count > 1, !changing.isDisjoint(with: words) { return .weights(.change(days)) }
        return .weights(Vocabulary.says(.comparing, words) ? .since(days) : .of(days))
    }

    /// "how much have I lost?", and not how much is still to be.
    private static func asksChange(_ words: [String]) -> Bool {
        !changing.isDisjoint(with: words) && (words.contains("did") || words.isDisjoint(with: ["lose", "gain", "drop", "shed"]))
            && words.isDisjoint(with: ["left", "need", "more", "must", "still", "falta", "should", "until", "can"])
    }

    private static let changing: Set<String> = [
        "lose", "lost", "losing", "gain", "gained", "dropped", "drop", "shed", "bajado", "baje", "perdido", "perdi", "subido", "subi", "adelgazado",
        "adelgace", "engordado", "engorde",
    ]
}

extension RecipeLabels {
    /// The label of a cuisine that a word names, nil for another kind of recipe.
    static func cuisine(_ word: String) -> String? { label(word).flatMap { kinds.contains($0) ? nil : $0 } }

    private static let kinds: Set<String> = [
        "healthy", "onepot", "curry", "soup", "salad", "stew", "pasta", "smoothie", "bowl", "dessert", "festive",
    ]
}
