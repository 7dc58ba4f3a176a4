import NLU
import Nutrition

extension Plan {
    /// "forgot to log yesterday. dinner was lasagna": what is told behind it is of that day, and nothing is asked.
    mutating func fillUntold() {
        guard let opening = requests.firstIndex(where: { if case .goAhead = $0 { true } else { false } }), opening + 1 < requests.count,
            case .goAhead(let when) = requests[opening]
        else { return }
        var isTold = false
        for place in requests.indices where place > opening {
            guard case .logFood(var log) = requests[place] else { continue }
            if log.when.days == nil, log.foods.allSatisfy({ $0.when.days == nil }) { log.when.days = when.days }
            if log.when.meal == nil, log.when.minute == nil { log.when.meal = when.meal }
            requests[place] = .logFood(log)
            isTold = true
        }
        if isTold { requests.remove(at: opening) }
    }
}

/// Eating that was told, and not what it was: "ya cené", "I had some stuff for lunch".
extension Intents {
    static func eatenUntold(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        if forgetsWhat(reading, words) || startsTelling(reading, words) { return [.goAhead(reading.when)] }
        let words = withPlaces(words)
        guard !reading.pointsBack, words.isDisjoint(with: ["what", "que"]), reading.amounts.allSatisfy({ $0.unit == nil }), reading.nutrients.isEmpty,
            (1...8).contains(words.count),
            reading.foods.allSatisfy({ food in
                food.best == nil || Word.split(food.said).allSatisfy { anything.contains($0) || eateries.contains($0) }
            }),
            !reading.text.hasSuffix("?"), Vocabulary[.denying].isDisjoint(with: words), Vocabulary[.repeating].isDisjoint(with: words),
            words.isDisjoint(with: ["only", "solo", "just"]) || tracker.entries.isEmpty
        else { return nil }
        // "just had lunch at a restaurant", "we went out for dinner", "cené fuera": where, and nothing of what.
        if reading.intent.name != "log_exercise",
            words.allSatisfy({ ["a", "al"].contains($0) || out.contains($0) || small.contains($0) || anything.contains($0) || eateries.contains($0) }
            ),
            words.contains(where: { out.contains($0) || eateries.contains($0) }),
            words.contains(where: { Vocabulary[.eating].contains($0) || ["had", "went", "fui", "fuimos"].contains($0) })
        {
            return [.goAhead(reading.when)]
        }
        let told = words.filter { !anything.contains($0) && !Vocabulary[.mealInGeneral].contains($0) }
        guard told.allSatisfy({ small.contains($0) || Double($0) != nil || Vocabulary[.eating].contains($0) || Vocabulary[.placing].contains($0) }),
            words.contains(where: { Vocabulary[.eating].contains($0) || $0 == "had" }), told.count < words.count || told.contains(where: isMeal)
        else { return nil }
        return words.contains(where: { $0 != "eat" && $0 != "comer" && Vocabulary[.eating].contains($0) || $0 == "had" })
            ? [.goAhead(reading.when)] : nil
    }

    /// "he comido", "y de beber...": what it was comes with the next message.
    private static func startsTelling(_ reading: Reading, _ words: [String]) -> Bool {
        guard !reading.text.contains("?"), reading.foods.isEmpty, reading.amounts.isEmpty else { return false }
        let said = words.drop { ["y", "pues", "bueno", "hoy", "and"].contains($0) }
        return [
            ["he", "comido"], ["he", "desayunado"], ["he", "cenado"], ["he", "almorzado"], ["he", "merendado"], ["de", "beber"], ["para", "beber"],
        ]
        .contains(Array(said)) || said == ["de", "postre"] && reading.text.hasSuffix(".")
    }

    /// "no me acuerdo qué desayuné, algo ligero", "i don't remember what i had for lunch": no idea is asked for.
    private static func forgetsWhat(_ reading: Reading, _ words: [String]) -> Bool {
        words.count <= 12 && !reading.text.hasSuffix("?") && reading.foods.allSatisfy { $0.best == nil }
            && words.prefix(4).contains(where: ["no", "dont", "don", "cant", "not"].contains)
            && words.prefix(6).contains(where: ["acuerdo", "recuerdo", "remember", "recall"].contains)
            && words.contains(where: ["que", "what"].contains)
            && words.contains { ["comi", "cene", "desayune", "almorce", "merende", "tome", "ate", "had", "eat", "have"].contains($0) }
    }

    /// "cené", "desayuné" tell the meal; "comí" alone tells that there was one.
    private static func isMeal(_ word: String) -> Bool {
        ["comi", "cene", "desayune", "almorce", "merende", "ate", "comimos", "cenamos"].contains(word)
    }

    private static let out = Set(
        Word.split(
            "out restaurant cafe cafeteria canteen diner pub mom mum moms mother parents friend friends place house grandma party wedding went ate eat had comí comimos cené cenamos almorcé almorzamos desayuné fui fuimos fuera restaurante casa mamá abuela amiga amigas bar comer cenar almorzar"
        ))
    /// "burger king" as one word: neither of the two names a place by itself.
    private static func withPlaces(_ words: [String]) -> [String] {
        words.indices.filter { $0 == 0 || !pairs.contains([words[$0 - 1], words[$0]]) }.map { place in
            place + 1 < words.count && pairs.contains([words[place], words[place + 1]]) ? "kfc" : words[place]
        }
    }

    private static let pairs = ["burger king", "pizza hut", "mc donald", "mc donalds", "mac donald", "taco bell", "five guys"].map(Word.split)
    /// Where one eats, folded and singular.
    private static let eateries = Set(
        Word.split("kfc mcdonalds mcdonald macdonald starbucks subway domino dominos wendys popeyes vips telepizza campero sanborns kentucky"))
    private static let anything = Set(
        Word.split(
            "stuff thing things food foods something snack snacks meal bite bits lunch breakfast dinner supper brunch algo cosa cosas comida unas unos"
        ))
    private static let small = Set(
        Word.split(
            "i we ve just already now some a few bit lot of lots the my for at to eat quick light small big huge massive heavy late early proper full lovely nice good delicious today earlier this morning ya me hoy un "
                + "una poco algo ligero ligera rico rica rápido rápida bien temprano ahora mi el la en de con familia amigos solo sola he had have eaten"
        ))

    /// "oh right, it was lasagne", "I think it was soup", after the dinner of Thursday was asked for and is empty: of that.
    static func placeAsked(_ reading: Reading, _ tracker: Tracker) -> When? {
        guard tracker.lastAction == "ask_diary", case .askDiary(let when)? = tracker.inquiry, when.meal != nil || when.day != nil,
            reading.when.isEmpty, tracker.entries.isEmpty || tracker.listed != tracker.entries
        else { return nil }
        let words = Array(reading.words.drop { ["oh", "ah", "right", "ok", "yes", "yeah", "hmm", "well", "so", "no", "wait"].contains($0) })
        let isTold = ["it was", "that was", "i think it was", "i think i had", "fue", "era", "creo que"].contains {
            words.starts(with: Word.split($0))
        }
        return isTold ? When(days: when.days, meal: when.meal) : nil
    }
}
