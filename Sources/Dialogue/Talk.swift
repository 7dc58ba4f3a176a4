import NLU
public import Nutrition

/// What is answered with a few plain words, whatever else is known of the person.
public enum Talk: String, Sendable, Hashable, Codable, CaseIterable {
    /// Who sees what is told.
    case privacy
    /// A hard day: no figures, and no cheer either.
    case feeling
    /// Angry words about Morsel.
    case sorry
    /// "hoy no hice ejercicio", "I didn't eat breakfast": nothing to write down.
    case nothingDone = "nothing_done"
    /// "ok", "great", with nothing open.
    case pleased
    /// "haha", "wow", "uf": called out, and nothing said.
    case heard
    /// "that's all", "nothing else", after something was told.
    case noted
    /// "I have a banana every morning": nothing is logged by it.
    case habit
    /// "my wife had a burger": nothing of it is one's own.
    case theirs
    /// "my daughter is allergic to eggs": what somebody else keeps to.
    case ofOther = "of_other"
    /// "can I talk instead of typing?", "¿puedo mandarte una foto?"
    case writing
    /// That food is told by typing it.
    case typing
    /// "what languages do you speak?"
    case languages
    /// "no more than 600 calories a meal", "2200 on weekends": goals are of every whole day.
    case goalsByDay = "goals_by_day"
    /// "how many kilojoules is that?"
    case kilojoules
    /// "is tuna safe when pregnant?"
    case pregnancyFood = "pregnancy_food"
    /// "can I have grapefruit with my pills?"
    case medicineFood = "medicine_food"
    /// "should I skip dinner to make up for it?"
    case makeUp = "make_up"
    /// Told of some days of a stretch: which they were is not known.
    case whichDays = "which_days"
    /// "soy de Chile", "I'm from Texas": how food is called there.
    case origin
    /// "why do you suggest that?", of foods or recipes.
    case whySuggested = "why_suggested"
    /// "why do you say that?", of what is missing.
    case whyMissing = "why_missing"
    /// "do I have to weigh everything?"
    case byEye = "by_eye"
    /// "does coffee count as water?"
    case waterAlone = "water_alone"
    /// "I blew my diet", "me pasé comiendo": more than was meant, and nothing of what.
    case slipped
    /// "qué calor", "qué aburrimiento", "no bajo de peso", "cómo estás": told of the day, and nothing is written.
    case bored, joke, festive, stuck, craving
    case hotDay = "hot_day"
    case coldDay = "cold_day"
    case howAreYou = "how_are_you"
    /// "ayuno intermitente 16/8": hours without food are not kept.
    case fasting
    /// "la glucosa me salió en 145": what is measured of the body and is not kept.
    case bodyReadings = "body_readings"
    /// "used to weigh 85": of a day that is not told.
    case weightBefore = "weight_before"
    /// "30 g of protein", and nothing that it is of.
    case figureAlone = "figure_alone"
    /// "no more than 3 coffees a day".
    case foodLimit = "food_limit"
    /// "is there anything I should avoid?": what is kept of that, and in pregnancy whom to ask.
    case toAvoid = "to_avoid"
    /// "how many carbs on the bike?"
    case carbsOnTheMove = "carbs_on_the_move"
    /// "planning a run tonight": it counts once it is done.
    case exerciseAhead = "exercise_ahead"
    /// What is told of a day beside food.
    case grief, unwell, tired, celebration
    case hardDay = "hard_day"
    case goodNews = "good_news"
    /// "the pizza was delicious", and the other way round.
    case tasted, distasted

    /// The matter that a message without food, amount or day is about; nil for nearly all.
    init?(_ reading: Reading) {
        guard reading.amounts.allSatisfy({ $0.unit == nil }), reading.nutrients.allSatisfy({ $0 == .fat }) else { return nil }
        let words = reading.words, said = Set(words)
        guard words.count <= 16 else { return nil }
        if words.count <= 4, words.allSatisfy({ Talk.exclaiming.contains($0) || Vocabulary[.pleased].contains($0) }),
            !said.isDisjoint(with: Talk.exclaiming),
            !reading.text.hasSuffix("?")
        {
            self = .heard
        } else if Talk.ofLife(reading) == .hardDay {
            self = .hardDay
        } else if let opinion = Talk.opinion(reading, words) {
            self = opinion
        } else if Talk.tellsOfSlip(reading, words) {
            self = .slipped
        } else if Talk.tellsOrigin(words) {
            self = .origin
        } else if Talk.asksOfMorsel(reading, words), !said.isDisjoint(with: Talk.otherWays) || Talk.speaksInstead(words) {
            self = .writing
        } else if LanguageNames.areAsked(words, reading.text) {
            self = .languages
        } else if ["about", "out_of_scope", "help", "ask_profile", "export_data", "share_diary"].contains(reading.intent.name),
            // "share my diary with her" orders it.
            !["share", "comparte", "compartir", "send", "envia", "manda"].contains(words.first ?? ""),
            !said.isDisjoint(with: Talk.secrets), !said.isDisjoint(with: Talk.matters) || said.contains("private") || said.contains("privacy")
        {
            self = .privacy
        } else if words.count <= 9, !said.isDisjoint(with: Talk.others),
            !said.isDisjoint(with: ["diary", "data", "log", "account", "diario", "datos", "dato"]),
            !said.isDisjoint(with: ["show", "see", "read", "hack", "give", "open", "get", "access", "ver", "leer", "muestrame", "dame"])
        {
            // "show me my ex's diary".
            self = .privacy
        } else if reading.intent.name == "delete_account", ["how", "como"].contains(words.first) {
            self = .privacy
        } else if ["out_of_scope", "thanks", "deny", "about", "give_feedback", "goodbye", "inform", "cancel"].contains(reading.intent.name),
            words.count <= 7, reading.foods.isEmpty,
            // "what was the worst of it" asks.
            !said.isDisjoint(with: Talk.insults) && !(said.contains("worst") && ["what", "whats", "which"].contains(words.first))
                || Talk.angry.contains(where: { " \(words.joined(separator: " ")) ".contains($0) })
        {
            self = .sorry
        } else if [
            "out_of_scope", "greet", "ask_insight", "ask_summary", "ask_weight", "log_weight", "log_food", "ask_profile", "inform", "set_profile",
        ].contains(
            reading.intent.name),
            reading.foods.allSatisfy({ $0.best == nil }), !["what", "whats", "how", "where", "which", "cual"].contains(words.first ?? ""),
            !said.isDisjoint(with: Talk.own), words.contains(where: { Talk.isFeeling($0, words) }) || Talk.feelsLow(words),
            // "am I eating too much fat" asks of a nutrient.
            !reading.text.hasSuffix("?"),
            // "my fat today", "show my fat" ask of it too.
            reading.nutrients.isEmpty
                || said.isDisjoint(with: ["much", "eating", "enough", "eat", "most", "least", "gave"])
                    && !said.isDisjoint(with: ["feel", "feeling", "im", "am", "i", "look", "looking", "siento", "estoy"])
        {
            self = .feeling
        } else if !reading.text.hasSuffix("?"), reading.foods.allSatisfy({ $0.best == nil }), Talk.feelsSo(words) || Talk.ruesEating(words) {
            self = .feeling
        } else if words.count <= 8 && (Talk.tellsOfNothing(reading, words) || Talk.skips(reading, words)) || Talk.heldBack(reading, words)
            || Talk.putsBy(reading, words)
        {
            self = .nothingDone
        } else if Talk.resolves(reading, words) {
            self = .pleased
        } else if let life = Talk.ofLife(reading) {
            self = life
        } else {
            return nil
        }
    }

    /// "can I …?", "do you …?", "¿puedo …?", of Morsel and of no food.
    private static func asksOfMorsel(_ reading: Reading, _ words: [String]) -> Bool {
        let opening = words.drop { ["and", "y", "hey", "so", "hola", "oye"].contains($0) }.first ?? ""
        return words.count <= 12 && reading.intent.name != "show_chart" && reading.amounts.allSatisfy { $0.quantity ?? 1 == 1 }
            && reading.foods.allSatisfy { $0.best == nil }
            && [
                "can", "could", "do", "does", "is", "are", "may", "will", "puedo", "puede", "puedes", "podria", "podrias", "hay", "tienes", "lees",
                "entiende", "reconoce", "se", "funciona", "acepta", "lee", "tiene",
            ].contains(opening)
    }

    /// "can I talk instead of typing?", "can I speak to you?", "¿puedo hablarte?"
    private static func speaksInstead(_ words: [String]) -> Bool {
        let said = Set(words)
        return !said.isDisjoint(with: ["talk", "speak", "hablarte", "hablar", "dictar", "dictate", "dictarte"])
            && !said.isDisjoint(with: ["instead", "you", "typing", "vez", "escribir", "puedo", "i"]) && LanguageNames.code(in: words) == nil
            && said.isDisjoint(with: ["dietitian", "nutritionist", "doctor", "someone", "human", "person", "nutricionista", "alguien", "persona"])
            && !["do", "does"].contains(words[0])
    }

    /// Other ways to tell than by writing; folded and singular.
    private static let others = Set(
        Word.split(
            "ex exs wife wifes husband husbands friend friends boyfriend girlfriend sister brother mum mom mother someone else novio novia amigo"))
    private static let otherWays = Set(
        Word.split(
            "voice photo photos picture pictures pic camera barcode barcodes scan scanner image images microphone voz foto fotos cámara imagen barras escanear escáner micrófono"
        )
    )

    /// Where one is from or lives, in a few words that tell no deed.
    private static func tellsOrigin(_ words: [String]) -> Bool {
        let rest = words.drop { ["hola", "hello", "hi", "hey", "yo", "y", "and", "by", "the", "way", "btw", "pues"].contains($0) }
        let openings = ["soy de", "vivo en", "vengo de", "im from", "i am from", "i live in", "i m from"].map(Word.split)
        guard let opening = openings.first(where: rest.starts(with:)), (1...3).contains(rest.count - opening.count), let last = rest.last else {
            return false
        }
        return !["r", "o"].contains { last.hasSuffix($0) && last.count < 7 && ["ar", "er", "ir"].contains(where: last.hasSuffix) }
    }

    /// A verb of doing that is denied, and nothing named that could have been told wrongly.
    private static func tellsOfNothing(_ reading: Reading, _ words: [String]) -> Bool {
        // "nothing, i forgot to log": what was not told is not there.
        if reading.foods.isEmpty, reading.amounts.isEmpty, words.suffix(3).dropLast().contains(where: ["forgot", "olvide", "olvido"].contains),
            words.last.map(Vocabulary[.logging].union(["log", "track", "write", "anotar", "apuntar", "registrar", "anotarlo"]).contains) == true
        {
            return true
        }
        // "I didn't have breakfast" may take one out.
        guard reading.intent.name != "delete_entry" || reading.when.meal == nil,
            reading.foods.allSatisfy({ $0.best == nil || $0.best?.noun == "water" || $0.said == "nada" }), !reading.pointsBack,
            !["?", ","].contains(where: reading.text.contains),
            words.isDisjoint(with: ["solo", "pero", "only", "but", "lo", "la", "los", "las", "que"])
        else { return false }
        return zip(words, words.dropFirst()).contains { first, second in
            first == "no" && denied.contains(second) || ["didnt", "didn", "havent"].contains(first) && deniedInEnglish.contains(second)
        } || zip(words, words.dropFirst(2)).contains { ["didnt", "didn"].contains($0) && deniedInEnglish.contains($1) }
    }

    /// "was going to have a donut but didn't", "quería un helado pero me aguanté": meant, and not eaten.
    private static func heldBack(_ reading: Reading, _ words: [String]) -> Bool {
        guard words.count <= 12, reading.foods.allSatisfy({ $0.negated || $0.best == nil }), !reading.text.hasSuffix("?"),
            let turn = words.lastIndex(where: ["but", "pero"].contains), turn > 1, words.count - turn <= 5
        else { return false }
        let meant = ["going", "almost", "nearly", "wanted", "tempted", "thought", "iba", "queria", "casi", "pensaba"]
        return words[..<turn].contains(where: meant.contains)
            && words[turn...].contains { ["didnt", "didn", "resisted", "changed", "no", "resisti", "aguante", "passed"].contains($0) }
    }

    /// "mañana arranco la dieta", "la semana que viene empiezo a correr": meant to be begun, and nothing done yet.
    private static func resolves(_ reading: Reading, _ words: [String]) -> Bool {
        guard words.count <= 9, reading.foods.allSatisfy({ $0.best == nil }), !reading.text.hasSuffix("?"), reading.profile.isEmpty,
            reading.aim == nil, words.prefix(6).contains(where: beginning.contains), Preference.all(in: reading).isEmpty
        else { return false }
        return reading.activity != nil || words.contains(where: ["dieta", "diet", "regimen", "gimnasio", "gym"].contains)
    }

    private static let beginning = Set(Word.split("empiezo arranco comienzo empezaré comenzaré arrancaré retomo pongo starting start begin"))

    /// "compré un kilo de manzanas y dos litros de leche", "vendí tres empanadas": in the house or out of it, and not eaten.
    private static func putsBy(_ reading: Reading, _ words: [String]) -> Bool {
        ["log_food", "inform", "out_of_scope"].contains(reading.intent.name) && !reading.foods.isEmpty && reading.foods.allSatisfy(\.negated)
            && !reading.text.hasSuffix("?")
            && words.contains {
                [
                    "compre", "compramos", "compro", "comprado", "super", "vendi", "vendimos", "regale", "semana", "refri", "nevera", "heladera",
                    "bought", "purchased", "grocery",
                    "shopping", "supermarket",
                ].contains($0)
            }
    }

    /// "I skipped breakfast", "nothing on Wednesday", "y el miércoles nada".
    private static func skips(_ reading: Reading, _ words: [String]) -> Bool {
        guard reading.foods.allSatisfy({ $0.best == nil || $0.said == "nada" }), !reading.text.hasSuffix("?"), reading.target == nil,
            words.isDisjoint(with: ["else", "mas", "ma", "but", "pero", "salvo", "excepto", "except", "left", "should", "if", "si"])
        else { return false }
        let namesMeal = words.contains { Talk.meals.contains($0) }
        if let deed = words.firstIndex(where: ["skipped", "missed", "salte", "saltee"].contains), deed <= 2 { return namesMeal }
        if words.count <= 4, words.count > 1, !reading.text.contains(","), ["no", "sin"].contains(words[0]), Talk.meals.contains(words[1]) {
            return true
        }
        guard words.contains(where: ["nothing", "nada"].contains), !["what", "que"].contains(words[0]) else { return false }
        return reading.when.days != nil || reading.when.part != nil || namesMeal || words.contains { Vocabulary[.eating].contains($0) }
    }

    private static let meals = Set(Word.split("breakfast lunch dinner supper brunch desayuno almuerzo comida cena merienda once"))
    private static let denied = Set(Word.split("hice desayuné almorcé cené comí tomé bebí merendé entrené fui corrí caminé he"))
    private static let deniedInEnglish = Set(Word.split("eat have exercise drink run train walk work"))

    /// Folded and singular.
    private static let secrets = Set(
        Word.split(
            "private privacy secure secret safe encrypted sell sold share shared see read access privado privada privacidad seguro segura cifrado cifrada vendes venden vender compartes comparten comparte ver leer acceso secreto ve lee"
        ))
    private static let matters = Set(
        Word.split(
            "data diary information info conversation conversations message messages who anyone anybody else dato datos diario información conversación mensajes quién alguien nadie más"
        ))
    private static let insults = Set(
        Word.split(
            "useless stupid dumb suck sucks callate cállate horrible pésimo pésima idiot rubbish garbage crap worst shit fuck fucking inútil tonto tonta estúpido estúpida idiota basura mierda imbécil"
        ))
    /// Words in a row, folded and singular, with a space on either side.
    private static let angry = Set(
        ["te odio", "hate you", "no sirve", "no sirves", "no me sirves", "shut up", "pinche bot", "pinche app"].map {
            " " + Word.split($0).joined(separator: " ") + " "
        })
    /// "feeling really down", "I feel bad about it", "me siento mal".
    private static func feelsLow(_ words: [String]) -> Bool {
        guard let feels = words.firstIndex(where: ["feel", "feeling", "felt", "siento"].contains) else { return false }
        return words[feels...].prefix(5).contains {
            ["down", "bad", "low", "terrible", "guilty", "mal", "baja", "bajo", "fatal", "culpable", "pesimo", "pesima"].contains($0)
        }
    }

    /// "I feel so fat today", "me veo gorda": of a body, whatever else the word names.
    private static func feelsSo(_ words: [String]) -> Bool {
        guard let feels = words.prefix(4).firstIndex(where: ["feel", "feeling", "felt", "look", "siento", "veo", "estoy"].contains),
            words[..<feels].allSatisfy({ ["i", "im", "am", "just", "still", "me", "hoy", "today", "ugh", "and", "but", "so"].contains($0) }),
            let place = words[(feels + 1)...].prefix(4).firstIndex(where: {
                ["fat", "gross", "disgusting", "huge"].contains($0) || feelings.contains($0)
            })
        else { return false }
        return words[(feels + 1)..<place].allSatisfy(howMuch.contains)
            && words[(place + 1)...].first.map { afterFeeling.contains($0) || feelings.contains($0) } ?? true
    }

    /// "me siento mal por comer tanto", "I feel bad about eating so much".
    private static func ruesEating(_ words: [String]) -> Bool {
        feelsLow(words) && words.contains(where: ["comer", "comido", "comi", "eating", "eaten"].contains)
            && (words.contains(where: ["tanto", "demasiado", "mucho", "much", "lot"].contains)
                || zip(words, words.dropFirst()).contains { $0 == "que" && ["comi", "he"].contains($1) || $0 == "i" && $1 == "ate" })
    }

    /// "me comí solo 4" tells no loneliness.
    private static func isFeeling(_ word: String, _ words: [String]) -> Bool {
        feelings.contains(word) && (word != "solo" || !Vocabulary.says(.eating, words))
    }

    private static let howMuch = Set(Word.split("so really very a bit super just like too kinda kind of pretty such muy tan súper bien re un poco"))
    private static let afterFeeling = Set(
        Word.split("today now again after this lately and tonight right hoy ahora otra y después already about because"))
    /// Folded and singular.
    private static let exclaiming = Set(
        Word.split(
            """
            haha hahaha hahahaha hehe lol lmao rofl wow whoa omg omfg gosh damn dang jeez geez oof ouch hmm hmmm mmm uh um ugh phew yikes eek meh aw aww woah jaja
            jajaja jajajaja jeje jejeje uf uff uy guau ay ups oops mm epa hala ostras caramba vaya
            """))
    private static let own = Set(Word.split("i im feel feeling me my siento estoy ando me"))
    private static let feelings = Set(
        Word.split(
            "sad depressed fat ugly guilty ashamed lonely stressed anxious miserable hopeless worthless awful overwhelmed triste deprimida deprimido gorda gordo fea feo culpable avergonzada avergonzado sola solo estresada estresado ansiosa ansioso agobiada agobiado fatal desanimada desanimado desmotivada desmotivado frustrada frustrado discouraged frustrated unmotivated"
        ))
}

extension [String] {
    func isDisjoint(with others: Set<String>) -> Bool { !contains(where: others.contains) }
}
