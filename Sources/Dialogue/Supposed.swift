import NLU
import Nutrition

/// "what if I only have half of it?", "and without the bun?": changes that are asked about, and not ordered.
extension Intents {
    /// Whether a message asks what would be.
    static func supposes(_ reading: Reading, _ tracker: Tracker) -> Bool {
        let words = Array(reading.words.drop { beforeIf.contains($0) })
        // "¿y si me salto la cena?" is a doubt, and supposes no change.
        guard let first = words.first, misgiving(reading, tracker) == nil else { return false }
        let isAsked = reading.text.hasSuffix("?")
        // "I'm thinking of having cheesecake", "se me antoja un helado": nobody ate it yet.
        if isUncertain(words) || isUncertainInSpanish(words) { return true }
        if considering.contains(where: { phrase in
            words.indices.contains { words[$0...].starts(with: phrase) && !ofTimes.contains(words.dropFirst($0 + phrase.count).first ?? "") }
        }), !Vocabulary.says(.eating, words) {
            return true
        }
        if words.first == "si", words.contains(where: ["termino", "acabo", "quedo"].contains), words.contains("cuanto") { return true }
        if suppositions.contains(where: words.starts(with:)) || thinksOf(words, reading) { return true }
        // "y si me como otro", "if I had another, where would I be": of what nobody ate yet.
        if first == "if", isAsked, words.count > 3, ["i", "we"].contains(words[1]), ["skip", "skipped", "drop", "leave", "left"].contains(words[2]) {
            return true
        }
        if isOfMore(words), words.dropFirst(3).contains(where: asking.contains) { return true }
        if first == "si" || first == "if" { return words != reading.words && words.count > 2 && isAsked || words.contains(where: would.contains) }
        if asking.contains(first), words.contains(where: would.contains) {
            return !zip(words, words.dropFirst()).contains { would.contains($0) && ["you", "like"].contains($1) }
        }
        // "y con 150 g de pollo llego?", of a goal.
        if isAsked, ["with", "con"].contains(first), !reading.foods.isEmpty, reading.intent.name == "log_food", words.count <= 10,
            words.contains(where: reaching.contains), !Vocabulary.says(.eating, words)
        {
            return true
        }
        // "so without the pints what would it be", "sin el vino cuánto sería".
        if ["without", "minus", "excluding", "sin"].contains(first), words.contains(where: would.contains), words.contains(where: asking.contains) {
            return true
        }
        // "with oat milk?", "was it with oat milk?"
        return isAsked && words.count <= 7 && (!tracker.entries.isEmpty || tracker.supposed != nil)
            && (["with", "without", "con", "sin"].contains(first) || words.count > 2 && inverted.contains(where: words.starts(with:)))
    }

    /// "y si hubieran sido de harina?", "what if they had been corn?": of another kind.
    static func supposesKind(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["y", "and", "pero", "but", "what", "ok"].contains($0) })
        guard ["si", "if"].contains(words.first ?? ""), !tracker.entries.isEmpty, reading.amounts.isEmpty, words.count <= 8,
            let verb = words.firstIndex(where: ["sido", "been", "fuera", "fueran", "fuese", "were"].contains), verb <= 3, verb + 1 < words.count,
            words[1..<verb].allSatisfy({
                ["hubiera", "hubieran", "hubiese", "hubiesen", "it", "they", "that", "had", "d", "eso", "itd"].contains($0)
            }),
            reading.foods.count <= 1
        else { return nil }
        let kind = words[(verb + 1)...].joined(separator: " "), isSpanish = words[0] == "si"
        return [.suppose(.correct(Correction(selection: Selection(pointsBack: true), words: (isSpanish ? "era " : "it was ") + kind)))]
    }

    private static let reaching = Set(Word.split("llego llegaría llegamos alcanza alcanzo alcanzaría cumplo cubro completo basta reach"))

    /// "¿y si hubiera sido agua?": in the place of what was told last.
    static func supposesWater(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let request = mealLeftOut(reading, tracker) ?? leftOfSupposed(reading, tracker) ?? sameSupposed(reading, tracker) { return [request] }
        if let change = supposedChange(reading, tracker) { return change }
        // "y si como 200 g?", after the calories of rice were asked for: of that.
        if ["ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? ""), reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.amounts.only?.quantity != nil, reading.words.count <= 8, reading.words.contains(where: eatingThen.contains),
            let asked = askedFoods(reading, tracker)
        {
            return [asked.supposed]
        }
        guard let water = reading.foods.only, isWater(water), water.amount.isEmpty, !tracker.entries.isEmpty,
            reading.words.contains(where: ["sido", "fuera", "fuese", "been", "was", "were"].contains)
        else { return nil }
        return [.suppose(.correct(Correction(selection: Selection(pointsBack: true), food: water)))]
    }

    /// "ok sí, quítalas", "yes do it", after a change was only supposed: it is carried out.
    static func carriedOut(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let done = exerciseDone(reading, tracker) { return [done] }
        guard let supposed = tracker.supposed, !reading.text.hasSuffix("?"), reading.words.count <= 7, reading.foods.allSatisfy({ $0.best == nil })
        else { return nil }
        // "no really, take them off".
        let isRefused = reading.words.first == "no" && !reading.words.contains(where: ["really", "seriously", "serio"].contains)
        let said = (isRefused ? reading.words[...] : reading.words.drop { $0 == "no" }).filter { word in
            !agreeing.contains(word)
                && !(reading.when.meal != nil && (Vocabulary[.mealInGeneral].contains(word) || ["para", "en", "al", "de", "for"].contains(word)))
        }
        let takesOut =
            switch supposed {
            case .delete: true
            case .correct(let correction): !correction.removed.isEmpty
            case .logFood(let log): log.foods.allSatisfy(\.negated)
            default: false
            }
        // "ok, had that", of a meal that was only thought of.
        if case .logFood = supposed, !takesOut, reading.words.contains(where: eaten.contains),
            said.allSatisfy({
                eaten.contains($0) || doing.contains($0) || ["me", "i", "we", "eso", "up", "ended", "ya", "for", "dinner"].contains($0)
            })
        {
            return [supposed]
        }
        guard !said.isEmpty, said.allSatisfy({ doing.contains($0) || takesOut && (takingOut.contains($0) || Vocabulary[.removing].contains($0)) })
        else { return nil }
        // "va, anótalo para la comida".
        if case .logFood(var log) = supposed, let meal = (reading.target ?? reading.when).meal {
            log.when.meal = meal
            return [.logFood(log)]
        }
        return [supposed]
    }

    private static let eatingThen: Set<String> = ["como", "comiera", "tomo", "fueran", "fuera", "eat", "ate", "have", "had"]
    private static let agreeing = Set(
        Word.split(
            "ok okay va venga sale órale sí si yes yeah yep sure dale vale bueno listo entonces then please pls por favor porfa well go ahead mejor ya pues perfecto so let lets just the and y la lo las los really actually seriously de verdad en serio realidad"
        ))
    private static let doing = Set(
        Word.split(
            "do it that this make change hazlo házlo hacelo eso así cámbialo cámbiala cámbialos cámbialas cambialo cambialos cambia cambiarlo to swap switch go with replace aplícalo déjalo dejalo anótalo anótala anótalos anótalas apúntalo apúntala agrégalo agrégala regístralo regístrala ponlo ponla anoto apunto agrego pon anota agrega log"
        ))
    private static let eaten = Set(Word.split("had ate have having eaten como tomo comí cené almorcé tomé comido cenado almorzado tomado"))
    private static let takingOut = Set(
        Word.split(
            "quítalas quítala quítalo quítalos sácalas sácala sácalo bórralas bórrala bórralo elimínalas elimínala elimínalo quitalas sacala borrala them off out away"
        ))

    /// "what would a donut do to my day?", "how would a beer affect my total?": the food as if it had been eaten.
    static func supposesFood(_ reading: Reading) -> Bool {
        let words = reading.words
        guard ["what", "how", "que", "como"].contains(words[0]), words.contains(where: would.union(["haria", "afectaria"]).contains),
            words.count <= 12,
            !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated }), reading.nutrients.allSatisfy({ $0 == .energy })
        else { return false }
        return zip(words, words.dropFirst()).contains { $0 == "do" && $1 == "to" }
            || words.contains(where: ["affect", "change", "impact", "haria", "afectaria"].contains)
                && words.contains(where: ["day", "total", "calorie", "number", "goal", "macro", "dia", "caloria", "meta", "cuenta"].contains)
    }

    /// "y si le quito el queso", "si como otra": a deed that is not done; "y si comí pan" says yes.
    private static func thinksOf(_ words: [String], _ reading: Reading) -> Bool {
        words.first == "si" && reading.words.first != "pero" && !reading.text.lowercased().contains("sí")
            && (words.dropFirst().prefix(3).contains(where: thoughtOf.contains)
                // "si, desayuno dos huevos" says yes.
                || words.dropFirst().prefix(3).contains(where: mealsThoughtOf.contains)
                    && words.contains(where: ["cuanto", "cuanta", "que", "cuantas"].contains))
    }

    /// "if I have another shake, where does that put me": more than what was had.
    static func isOfMore(_ words: some Collection<String>) -> Bool {
        let opening = Array(words.prefix(3))
        return opening.count == 3 && opening[0] == "if" && ["i", "we"].contains(opening[1]) && hadThen.contains(opening[2])
    }

    private static let hadThen = Set(Word.split("have had eat ate drink drank add added get got take took"))
    /// "I was thinking of yesterday": mixed up, and nothing that is wished for.
    private static let ofTimes = Set(Word.split("yesterday today last monday tuesday wednesday thursday friday saturday sunday ayer hoy anoche"))
    static let beforeIf: Set<String> = ["ok", "okay", "and", "but", "so", "hmm", "hm", "wait", "y", "pero", "oye", "bueno", "entonces"]
    static let thoughtOf = Set(
        Word.split(
            "como tomo bebo agrego añado pongo echo quito saco cambio dejo comiera tomara agregara pusiera quitara cambiara hubiera hubiese fuera fueran"
        ))
    static let mealsThoughtOf: Set<String> = ["ceno", "almuerzo", "desayuno", "meriendo"]
    static let suppositions = [
        "what if", "what about if", "how about if", "suppose", "supposing", "say i", "let say", "lets say", "que pasa si", "que pasaria si",
        "que tal si",
    ].map(Word.split)
    private static let considering = [
        "thinking of", "thinking about", "im thinking", "m thinking", "am thinking", "considering", "craving", "wish i had",
        "wish i could", "dreaming of", "tempted by", "could murder",
        "dying for", "fancy a", "would love a", "d love a", "pensando en",
        "pienso comer", "pienso comerme", "se me antoja", "se me antojan", "me apetece", "me apetecen", "me provoca", "me provocan", "me muero por",
        "tengo gana de", "tengo antojo de", "me comería", "me tomaría", "quisiera un", "quisiera una", "quisiera unos", "quisiera unas",
        "quisiera comer", "quisiera tomar", "estoy haciendo", "estoy preparando", "estoy cocinando",
    ].map(Word.split)
    /// "might get a kebab later", "maybe I'll have a pizza", "I may have a burger tonight"; "I might have had two" was eaten.
    private static func isUncertain(_ words: [String]) -> Bool {
        words.indices.dropLast().contains { place in
            let rest = words[(place + 1)...].drop { ["just", "also", "even", "well", "i", "ill", "ll", "will", "be", "going", "to"].contains($0) }
            let next = rest.first ?? "", after = rest.dropFirst().first ?? ""
            guard ahead.contains(next), !["had", "eaten", "been", "drunk", "ate"].contains(after) else { return false }
            return ["might", "may"].contains(words[place])
                || ["maybe", "perhaps", "probably"].contains(words[place]) && rest.startIndex > place + 1
        }
    }

    /// "quizá una manzana luego", "capaz que ceno milanesas", "cuando pueda una manzana"; "quizá comí dos" was eaten.
    private static func isUncertainInSpanish(_ words: [String]) -> Bool {
        // "cuando puedas anota una manzana" is an order.
        if words.starts(with: ["cuando", "pueda"]) && !Vocabulary.says(.writingDown, words) && !Vocabulary.says(.logging, words)
            || words.first == "ojala"
        {
            return true
        }
        guard let doubt = doubts.first(where: words.starts(with:)), !words.contains(where: inPast.contains) else { return false }
        let rest = words.dropFirst(doubt.count)
        // "tal vez 3 galletas después de cenar", "quizá una en la mañana": how many there were, and when.
        guard !rest.contains(where: ["despues", "antes"].contains),
            !zip(rest, rest.dropFirst()).contains(where: { ["la", "media"].contains($0) && ["manana", "tarde", "noche"].contains($1) })
        else { return false }
        return rest.contains(where: toCome.contains) || ["me", "nos"].contains(rest.first) || rest.starts(with: ["que", "me"])
    }

    private static let doubts = ["quizá", "quizás", "tal vez", "talvez", "capaz", "a lo mejor", "puede que", "puede ser que"].map(Word.split)
    /// Folded "cene" and "tome" may be either, and are taken for eaten.
    private static let inPast = Vocabulary[.eating].union(Word.split("era eran fue fueron había comía"))
    private static let toCome = Set(
        Word.split(
            "ceno almuerzo desayuno meriendo pido coma almuerce meriende beba pida haga compre voy iré luego después tarde mañana rato cenaré comeré tomaré"
        ))

    private static let ahead: Set<String> = [
        "get", "getting", "have", "having", "order", "ordering", "grab", "eat", "try", "make", "cook", "go", "do",
    ]
    private static let would = Set(
        Word.split(
            "would id itd termino acabo sería serían quedaría tendría sumaría ahorraría bajaría haría afectaría cambiaría pasaría subiría aumentaría quemaría"
        ))
    private static let asking = Set(Word.split("what how would where qué cuánto cuánta cuántos cuántas cómo qué sería quedaría"))
    private static let inverted = ["was it", "were they", "is it", "did it have", "does it have", "was the", "were the", "was my", "were my"].map(
        Word.split)
}

extension Reading {
    /// "¿y si me como la mitad?" as it would be told: "me como la mitad".
    func asTold(_ tracker: Tracker) -> Reading {
        let pieces = text.split(separator: " ").map { String($0).trimmed }, all = pieces.map { Word.split($0).first ?? "" }
        var start = all.firstIndex { !Intents.beforeIf.contains($0) } ?? 0
        // "what would it be with cheerios instead", of a bowl of flakes: as if it had been that.
        if words.contains("with"), words.contains("be"), words.last == "instead", foods.count == 1, foods[0].best != nil, !tracker.entries.isEmpty {
            var told = self
            told.text = "it was \(foods[0].said)"
            (told.untimed, told.nutrients) = (told.text, [])
            (told.intent.name, told.intent.confidence) = ("correct", 1)
            return told
        }
        if let phrase = Intents.suppositions.first(where: all[start...].starts(with:)), phrase[0] == "que" {
            start += phrase.count
        } else if ["sin", "without"].contains(all[start]), all.count <= 6,
            ["el", "la", "los", "las", "lo", "the"].contains(all[start...].dropFirst().first),
            ["log_food", "correct", "copy_entries", "ask_remaining", "ask_summary", "ask_diary"].contains(tracker.lastAction ?? "")
        {
            // "y sin las papas?": as it would be put right.
            var told = self
            told.text = pieces[start...].joined(separator: " ")
            told.untimed = told.text
            (told.intent.name, told.intent.confidence) = ("correct", 1)
            return told
        } else if all[start] == "si", all.count > start + 3, ["hubiera", "hubiese"].contains(all[start + 1]),
            all[start + 2].hasSuffix("do") || all[start + 2].hasSuffix("cho"), all.contains("solo") || foods.allSatisfy({ $0.best == nil })
        {
            return hadBeen(pieces[(start + 3)...])
        } else if all[start] == "si",
            all[start...].dropFirst().prefix(3).contains(where: {
                Intents.thoughtOf.contains($0) || Intents.mealsThoughtOf.contains($0) && all.contains("cuanto")
            })
        {
            start += 1
        } else if let condition = all[start...].prefix(4).firstIndex(of: "if"), Intents.isOfMore(all[condition...]) {
            start = condition + 1
        } else {
            return self
        }
        // "… ¿cuánto sería?", "…, where would I be?"
        let end = all[start...].dropFirst().firstIndex(where: ["cuanto", "cuanta", "cuantas", "how", "where", "what"].contains) ?? all.endIndex
        guard start > 0, start < end, nutrients.isEmpty || end < all.endIndex,
            !foods.isEmpty || !amounts.isEmpty || !all[start...].allSatisfy({ !Vocabulary[.oneMore].contains($0) })
        else { return self }
        var told = self
        told.nutrients = []
        told.text = pieces[start..<end].map {
            ["fuera": "era", "fueran": "eran", "fuese": "era", "dejo": "quito", "omito": "quito", "have": "had", "add": "had", "get": "had"][
                $0.lowercased()] ?? $0
        }.joined(separator: " ")
        told.untimed = told.text
        let words = told.words
        let changing = ["log_food", "correct", "delete_entry", "copy_entries", "move_entry"]
        if words.contains(where: ["quito", "saco", "quitara"].contains) {
            told.intent.name = "delete_entry"
        } else if words.contains(where: ["era", "eran"].contains) {
            told.intent.name = "correct"
        } else if !changing.contains(intent.name) || words.contains(where: ["agrego", "anado", "pongo", "echo", "agregara"].contains) {
            told.intent.name = foods.isEmpty ? "correct" : "log_food"
        }
        if told.intent.name != intent.name { told.intent.confidence = 1 }
        return told
    }
}

extension Reading {
    /// "si hubiera tomado solo una", "solo una cerveza": as if it had been that.
    private func hadBeen(_ said: ArraySlice<String>) -> Reading {
        var told = self
        told.nutrients = []
        if foods.contains(where: { $0.best != nil }) {
            (told.text, told.intent.name) = (said.joined(separator: " "), "log_food")
        } else {
            (told.text, told.intent.name) = ("fue " + said.joined(separator: " "), "correct")
            told.foods = []
            if told.amounts.isEmpty, let count = said.lazy.compactMap({ Reading.few[$0.lowercased()] }).first {
                told.amounts = [Amount(quantity: count)]
            }
        }
        (told.untimed, told.intent.confidence) = (told.text, 1)
        return told
    }

    private static let few: [String: Double] = ["una": 1, "uno": 1, "un": 1, "dos": 2, "tres": 3, "media": 0.5, "medio": 0.5]
}

extension String {
    fileprivate var trimmed: String { filter { !"¿?!.,".contains($0) } }
}

extension Request {
    /// The same as it is only asked about, where it would change what stands.
    var supposed: Request {
        switch self {
        case .logFood, .correct, .delete, .copy, .move: .suppose(self)
        // "what if I raise my goal to 1900?": what would be left.
        case .setGoal(.energy, let amount?): .askRemaining(When(), nutrients: [], upTo: amount)
        // "y si hubiera tomado agua?": none of it was.
        case .logWater, .logMoreWater, .logWeight: .tell(.nothingDone)
        // "how would it change if I do an hour of soccer?": what that would burn.
        case .logExercise(let activity, _): .askBurning(Burning(activity: activity, energy: nil, foods: []))
        default: self
        }
    }
}
