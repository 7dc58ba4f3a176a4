import NLU
import Nutrition

/// Something a person likes, dislikes, cannot have, or a way of eating.
public struct Preference: Sendable, Hashable, Codable {
    /// The raw value is the key of the setting that keeps it.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable { case diet, allergies, dislikes, likes }

    public var kind: Kind
    /// Foods as said, or the names of diets.
    public var words: [String]
    /// Taken back: "I'm not vegan anymore".
    public var isOver: Bool

    public init(kind: Kind, words: [String], isOver: Bool = false) {
        self.kind = kind
        self.words = words
        self.isOver = isOver
    }
}

extension Preference {
    /// "soy mexicana", "hola, soy Lucía": who someone is, and no bean.
    private static func introduces(_ words: [String]) -> Bool {
        let rest = words.drop { Vocabulary[.greeting].contains($0) }
        guard rest.count > 1, rest.first == "soy", let next = rest.dropFirst().first else { return false }
        return besideSoy.isDisjoint(with: [next])
    }

    private static let besideSoy = Set(
        Word.split("allergy allergic free intolerance milk sauce bean product protein yogurt and or is isn't too also again please"))

    /// The preferences of a message; empty when it names none that can be kept.
    static func all(in reading: Reading) -> [Preference] {
        let words = reading.words
        let said = Set(words)
        guard !isQuestion(reading.text, words), !tellsWhoFromWhere(words),
            [Meaning.telling, .allergic, .liking, .refusing].contains(where: { Vocabulary.says($0, said) })
                || words.indices.contains(where: { Diet.named(words, at: $0) != nil }) || isFineAgain(words)
        else { return [] }
        var isOver = isTakenBack(words)
        var found: [Preference] = []
        var dietWords: Set<String> = []
        var diets: [String] = [], left: [String] = []
        for place in words.indices {
            guard let (diet, count) = Diet.named(words, at: place), !Preference.namesGreens(reading.text, words[place]) else { continue }
            dietWords.formUnion(words[place..<place + count])
            // "actually I'm vegetarian, not vegan".
            let led = words[..<place].reversed().drop { ["a", "longer", "soy", "really", "be", "sea"].contains($0) }.first
            let isDenied = led.map(["not", "no"].contains) ?? false
            if isDenied { left.append(diet.rawValue) } else if !diets.contains(diet.rawValue) { diets.append(diet.rawValue) }
        }
        let isChanged = !left.isEmpty && !diets.isEmpty
        if isChanged { found.append(Preference(kind: .diet, words: left, isOver: true)) } else { diets += left }
        // "I'm lactose intolerant", "coeliac" are said of the body: kept as allergies, which nothing overrides.
        let isBody = Vocabulary.says(.allergic, said)
        let bodily = isBody ? diets.filter([Diet.glutenFree.rawValue, Diet.dairyFree.rawValue].contains) : []
        let allergens = bodily.map { $0 == Diet.glutenFree.rawValue ? "gluten" : "milk" }
        diets.removeAll(where: bodily.contains)
        if !diets.isEmpty { found.append(Preference(kind: .diet, words: diets, isOver: isOver && !isChanged)) }
        var foods = reading.foods.flatMap { [$0.said] + $0.removed }
        // "soy alérgica" is no soy.
        let isSpanish = Vocabulary.says(.spanish, said) || introduces(words)
        // "shell fish" and "tree nuts" are one thing, whatever food was found in them.
        for (first, second) in zip(words, words.dropFirst()) where Content.isPair(first, second) {
            foods.removeAll { Set([first, second]).isSuperset(of: Word.split($0)) }
            foods.append((isSpanish ? Word.plural(first) : first) + " " + Word.plural(second))
        }
        for word in words
        where !Content.named(word).isEmpty && !(word == "soy" && isSpanish) && !foods.contains(where: { Word.split($0).contains(word) }) {
            foods.append(word)
        }
        // "I love spicy food".
        for (word, next) in zip(words, words.dropFirst()) where Taste.named(word) != nil && Taste.nouns.contains(next) {
            foods.append("\(word) food")
        }
        // "me gusta lo picante".
        for (article, word) in zip(words, words.dropFirst())
        where ["el", "lo"].contains(article) && Taste.named(word) != nil && reading.foods.isEmpty {
            foods.append("comida \(word)")
        }
        // "I'm vegetarian but I do eat fish": a pescatarian.
        if diets == [Diet.vegetarian.rawValue], !isBody, !foods.isEmpty, foods.allSatisfy(isOfFish),
            said.isDisjoint(with: ["no", "not", "don", "dont", "never", "ni", "without", "sin"]),
            !said.isDisjoint(with: ["but", "pero", "except", "excepto", "salvo", "also", "tambien", "sometimes", "still", "aunque", "though"])
        {
            return [Preference(kind: .diet, words: [Diet.pescatarian.rawValue])]
        }
        // "I'm muslim, only halal please": who names a way of eating and refuses nothing names no food.
        if !diets.isEmpty, !isBody,
            said.isDisjoint(with: Vocabulary[.liking].union(Vocabulary[.refusing]).union(["no", "not", "without", "except", "sin", "ni"]))
        {
            foods = []
        }
        foods = foods.filter { !$0.isEmpty && dietWords.isDisjoint(with: Word.split($0)) }
        let (refused, eaten) =
            isTakenBack(words) && !words.contains(where: ["but", "pero"].contains) && diets.isEmpty && !isBody
            ? (foods, []) : parted(foods, words, refuses: !diets.isEmpty || isBody)
        foods = refused
        if !eaten.isEmpty { isOver = false }
        if let all = meatAllBut(refused, eaten), !isBody {
            found.append(all)
            foods.removeAll { same($0, "meat") || same($0, "carne") }
        }
        if isBody { foods = (allergens + foods).filter { !(isSpanish && $0 == "soy") } }
        foods = foods.reduce(into: []) { list, food in if !list.contains(where: { Preference.same($0, food) }) { list.append(food) } }
        if !isOver, let split = byClause(foods, words) { return found + split }
        if isBody {
            if !foods.isEmpty { found.append(Preference(kind: .allergies, words: foods, isOver: isOver)) }
            return found
        }
        guard !foods.isEmpty else { return found }
        // "my kid can't have nuts": nobody says so of a matter of taste.
        if mustNot(words), !isOver {
            let dangers = foods.filter { Content.named(in: $0).contains(where: \.isAllergen) }
            if !dangers.isEmpty { found.append(Preference(kind: .allergies, words: dangers)) }
            foods.removeAll(where: dangers.contains)
            guard !foods.isEmpty else { return found }
        }
        // "no como carne ni pescado": that is a way of eating.
        if !isOver, said.isDisjoint(with: ["hate", "odio", "gusta"]),
            foods.contains(where: { Preference.same($0, "meat") || Preference.same($0, "carne") }),
            let fish = foods.first(where: { Preference.same($0, "fish") || Preference.same($0, "pescado") })
        {
            found.append(Preference(kind: .diet, words: [Diet.vegetarian.rawValue]))
            foods.removeAll { $0 == fish || Preference.same($0, "meat") || Preference.same($0, "carne") }
            guard !foods.isEmpty else { return found }
        }
        let isLike =
            Vocabulary.says(.liking, said) && !Vocabulary.says(.refusing, said)
            && words.isDisjoint(with: denying.union(["tampoco", "ni", "nor", "neither", "jamas", "nunca"]))
        // "I eat meat, suggest dinner": refuses nothing.
        let isAffirmed =
            !isLike && !isOver
            && (words.contains(where: ["eat", "ate", "made", "make", "cooked", "eating", "como", "comemos", "comi"].contains)
                // "I have porridge every weekday".
                || words.contains(where: ["have", "drink", "tomo", "desayuno", "ceno", "almuerzo"].contains) && Preference.isHabit(words))
            && words.isDisjoint(with: denying.union(refusingWords)) && !Vocabulary.says(.refusing, said)
        if isAffirmed || !isLike && !isOver && refusesNothing(words) { return found }
        found.append(Preference(kind: isLike ? .likes : .dislikes, words: foods, isOver: isOver && !isLike))
        return found
    }

    /// "tengo huevos y calabacín", "nah I'm gonna have cereal", "only soup", "no butter this time": of what is at hand or eaten now, and of no taste.
    private static func refusesNothing(_ words: [String]) -> Bool {
        guard words.isDisjoint(with: Vocabulary[.refusing].union(Vocabulary[.allergic])), words.isDisjoint(with: forbidden) else { return false }
        return words.contains(where: ["tengo", "tenemos", "gonna", "acuerdo", "recuerdo"].contains)
            && words.isDisjoint(with: ["stop", "quit", "dejar"])
            || Vocabulary[.only].contains(words.first ?? "") && words.count <= 4 || words.suffix(2) == ["this", "time"]
            || words.suffix(2) == ["esta", "vez"]
    }

    private static let forbidden: Set<String> = [
        "prohibido", "prohibida", "prohibidos", "intolerancia", "asco", "mania", "alergia", "allergy", "que", "evitar", "forbidden", "allowed",
        "gusta", "gustan",
    ]

    /// "every weekday", "most mornings", "cada mañana".
    static func isHabit(_ words: [String]) -> Bool {
        words.contains(where: ["every", "most", "always", "usually", "each", "cada", "siempre", "todo", "normalmente"].contains)
    }

    private static let refusingWords = Set(
        Word.split(
            """
            without except but everything only never wont won rarely hardly barely seldom skip leave keep remove free allowed avoid less nothing stop stopped
            quit sin nunca nada ni tampoco solo pero todo apenas casi evito quita olvida menos
            """
        ))

    /// "soy Ernesto de Costa Rica", "soy Pedro, de Chile": who and from where, and nothing that is refused.
    static func tellsWhoFromWhere(_ words: [String]) -> Bool {
        let rest = words.drop {
            Vocabulary[.greeting].contains($0) || ["buenos", "buenas", "bueno", "buena", "dia", "dias", "tarde", "noche", "yo"].contains($0)
        }
        guard rest.first == "soy", rest.count > 3, let from = rest.prefix(5).firstIndex(of: "de"), from > rest.startIndex + 1 else { return false }
        let said = Set(words)
        return ![Meaning.allergic, .liking, .refusing].contains { Vocabulary.says($0, said) } && words.isDisjoint(with: denying)
            && !words.indices.contains { Diet.named(words, at: $0) != nil }
    }

    /// "i love veggies": what is eaten, and no way of eating.
    private static func namesGreens(_ text: String, _ word: String) -> Bool { word == "veggie" && text.lowercased().contains("veggies") }

    /// Whether two words or phrases mean the same food: "peanuts" and "peanut".
    public static func same(_ a: String, _ b: String) -> Bool { Word.split(a) == Word.split(b) }

    /// Only what is plainly taken back is: "I'm not vegan anymore", "remove my nut allergy", "I eat meat again". A reminder ("don't forget
    /// I'm allergic"), a reason ("no longer, because I'm allergic") and a food given up ("I don't eat eggs anymore") are none of these.
    private static func isTakenBack(_ words: [String]) -> Bool {
        // "I eat fish again, so I'm pescatarian now": what one is from now on.
        let new = words.indices.dropFirst().first { ["im", "am", "soy"].contains(words[$0 - 1]) && Diet.named(words, at: $0) != nil }
        // "soy vegetariana, el huevo sí lo como, pero leche no": what is denied behind it is another matter.
        if let new, Array(words[..<new]).isDisjoint(with: ["no", "not"]), words.isDisjoint(with: ["longer", "anymore", "ya"]) { return false }
        if let first = words.first(where: { !Vocabulary[.opening].contains($0) }), Vocabulary[.takingBack].contains(first) { return true }
        // "take shellfish off my allergies", "my nut allergy was a false alarm".
        if words.first == "take", words.contains("off"), Vocabulary.says(.allergic, words) { return true }
        if words.contains("allergy"), !Preference.gone.isDisjoint(with: words) { return true }
        let denied = words.indices.contains { place in
            guard Vocabulary[.allergic].contains(words[place]) || Diet.named(words, at: place) != nil else { return false }
            let before = words[max(0, place - 3)..<place]
            return before.contains("not") || before.contains("longer") || before.contains("isn") || before.contains("aren")
                || Array(before.suffix(2)) == ["no", "more"] || (before.contains("ya") && before.contains("no"))
                || (before.contains("stopped") && before.contains("being"))
        }
        return denied || allows(words) || isFineAgain(words)
    }

    /// Say of an allergy that there is none.
    private static let gone: Set<String> = ["false", "gone", "outgrown", "outgrew", "grew", "mistake", "wrong", "cleared", "cured"]

    /// "mushrooms are fine", "I don't mind onions", "puedes sugerirme champiñones otra vez": eaten after all.
    static func isFineAgain(_ words: [String]) -> Bool {
        let pairs = zip(words, words.dropFirst())
        if eatsIndeed(words) { return true }
        // "I don't hate them anymore".
        guard words.isDisjoint(with: ["but", "pero", "except", "only", "solo"]) else { return false }
        let unbothered = words.filter { $0 != "me" }
        if zip(unbothered, unbothered.dropFirst()).contains(where: { denying.contains($0) && disliking.contains($1) }) { return true }
        if pairs.contains(where: { ["suggest", "recommend"].contains($1) && ["can", "may"].contains($0) || $0 == "puede" && $1.hasPrefix("suger") }) {
            return true
        }
        guard words.isDisjoint(with: denying), words.isDisjoint(with: ["never", "nunca", "for", "if"]) else { return false }
        if pairs.contains(where: { $0 == "can" && ["eat", "have"].contains($1) || $0 == "puedo" && $1 == "comer" }) { return true }
        return pairs.contains { being.contains($0) && fine.contains($1) } || pairs.contains { fine.contains($0) && ["with", "con"].contains($1) }
    }

    /// "pescado sí como", "pero sí me gusta el brócoli", "but I do eat fish".
    static func eatsIndeed(_ words: [String]) -> Bool {
        let plain = words.filter { !["lo", "la", "los", "las", "me"].contains($0) }
        return zip(plain, plain.dropFirst()).contains { ["si", "ya"].contains($0) && ["gusta", "gustan"].contains($1) }
            || ["ya como", "ahora tambien como", "ahora ya como", "tambien como ahora"].contains(where: { plain.starts(with: Word.split($0)) })
                && words.isDisjoint(with: ["no", "ni", "nada"])
            || zip(plain, plain.dropFirst()).contains { $0 == "si" && ["como", "gusta", "gustan", "puedo"].contains($1) }
            || zip(plain, plain.dropFirst()).contains { $0 == "do" && ["eat", "like"].contains($1) } && words.contains("i")
    }

    private static let disliking: Set<String> = ["hate", "mind", "dislike", "odio", "disgusta", "disgustan", "molesta", "molestan"]
    private static let being: Set<String> = ["is", "are", "esta", "estan", "am", "im", "parece", "parecen", "back"]
    private static let fine: Set<String> = ["fine", "ok", "okay", "alright", "bien", "allowed", "good"]

    /// "I eat meat again", "dairy is fine now", "I can have eggs again".
    private static func allows(_ words: [String]) -> Bool {
        let said = Set(words)
        guard
            said.contains("again") || said.contains("now") || said.contains("ya") || said.isSuperset(of: ["otra", "vez"])
                || said.isSuperset(of: ["de", "nuevo"]),
            said.isDisjoint(with: ["not", "no", "never", "don", "dont", "can't", "cant", "cannot", "stop", "nunca", "deje"])
        else { return false }
        if !said.isDisjoint(with: ["puedo", "tolero", "vuelvo"]), !said.isDisjoint(with: ["comer", "tomar", "beber", "tolero"]) { return true }
        if said.isDisjoint(with: ["eat", "have", "fine", "ok", "okay", "allowed", "eating", "tolerate", "drink"]) { return false }
        return !zip(words, words.dropFirst()).contains { $0 == "can" && $1 == "t" }
    }

    /// "can't have", "not allowed", "must not eat", "makes me ill".
    static func mustNot(_ words: [String]) -> Bool {
        let said = Set(words)
        if said.contains("allowed"), said.contains("not") || said.contains("isn") || said.contains("aren") || said.contains("no") { return true }
        if zip(words, words.dropFirst()).contains(where: { $0 == "me" && ["sick", "ill"].contains($1) }) { return true }
        if said.isSuperset(of: ["break", "out"]) || said.isSuperset(of: ["no", "puedo"]) || said.isSuperset(of: ["no", "tolero"]) { return true }
        let harming = ["cae", "caen", "sienta", "sientan", "hace", "hacen"]
        if zip(words, words.dropFirst()).contains(where: { harming.contains($0) && ["mal", "dano"].contains($1) }) { return true }
        if said.contains("react") || said.contains("reaction") || said.contains("reacts") { return true }
        let cannot =
            said.contains("cant") || said.contains("cannot") || said.contains("mustn") || said.isSuperset(of: ["must", "not"])
            || zip(words, words.dropFirst()).contains { ["can", "may"].contains($0) && ["t", "not"].contains($1) }
        return cannot && !said.isDisjoint(with: ["have", "eat", "tolerate", "touch", "take", "drink", "digest", "handle", "do"])
    }

    /// "is honey vegan?", "does soy sauce have gluten": asked, not told.
    static func isQuestion(_ text: String, _ words: [String]) -> Bool {
        if text.hasPrefix("¿") { return true }
        if let first = words.first, Vocabulary[.question].contains(first) { return true }
        // "can a vegan eat honey", "puede un celíaco comer avena": of anybody.
        if words.count > 3, ["can", "could", "may", "puede", "pueden"].contains(words[0]),
            ["a", "an", "vegan", "vegetarian", "diabetic", "coeliac", "celiac", "someone", "person", "un", "una", "los", "las"].contains(words[1])
        {
            return true
        }
        return text.hasSuffix("?") && !["i", "im", "my", "we", "no", "please", "soy", "yo", "mi"].contains(words.first ?? "")
    }

    /// Whether a message speaks of an allergy: whatever food is in it was not eaten.
    static func speaksOfAllergy(_ words: [String]) -> Bool { Vocabulary.says(.allergic, words) }
}

extension Intents {
    /// What is told of tastes, diets and allergies; nil where a question or a figure was taken for it.
    static func preferred(_ reading: Reading, _ foods: [FoodMention], _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        if Preference.tellsWhoFromWhere(words) { return (reading.profile.isEmpty ? [] : profile(reading)) + [.tell(.origin)] }
        if isOfOtherAlone(words) { return [.tell(.nothingDone)] }
        let preferences = Preference.all(in: reading)
        // "my son is diabetic", "mi madre es diabética": of somebody else.
        if preferences.contains(where: { $0.kind == .diet && $0.words == [Diet.diabetes.rawValue] }),
            Vocabulary.says(.others, words) || words.contains(where: ["mother", "father", "madre", "padre", "she", "he", "ella"].contains),
            words.isDisjoint(with: ["i", "im", "ive", "soy", "tengo", "we", "me"])
        {
            return [.tell(.nothingDone)]
        }
        if preferences.isEmpty, foods.isEmpty, words.count > 2, reading.text.hasSuffix("?") || !reading.nutrients.isEmpty, reading.profile.isEmpty {
            return nil
        }
        // "I eat fish, suggest dinner": as a rule, and nothing was eaten now.
        if preferences.isEmpty, !foods.isEmpty, words.contains(where: ["eat", "como", "comemos"].contains) || Preference.isHabit(words),
            !Preference.isQuestion(reading.text, words)
        {
            return [.tell(.habit)]
        }
        if preferences.isEmpty, !foods.isEmpty {
            return Preference.isQuestion(reading.text, words) ? [.askFoodFacts(foods: foods)] : log(reading, tracker)
        }
        // "im doing keto, max 25g net carbs": the way of eating, and the most of it in a day.
        let bound =
            reading.nutrients.count == 1 && foods.isEmpty && reading.amounts.only?.unit?.name == "g" && GoalBounds.kind(words[...]) == .limit
            ? goals(reading) : []
        return (reading.profile.isEmpty ? [] : profile(reading)) + [.setPreferences(preferences)] + bound
    }
}
