import NLU
import Nutrition

/// What others had of the rows that stand: "one egg was for my wife", "gave my son one", "my daughter stole a few", "we kept a third for tomorrow".
extension Intents {
    static func othersShare(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { ["and", "but", "oh", "then", "actually", "though", "so", "well", "y", "pero", "ah"].contains($0) })
        guard !tracker.entries.isEmpty, tracker.question?.name != .quiz, (3...12).contains(words.count), reading.nutrients.isEmpty,
            !reading.text.hasSuffix("?"), reading.foods.count <= 1, reading.foods.allSatisfy({ $0.removed.isEmpty && !$0.negated })
        else { return nil }
        return keptForLater(reading, words) ?? countedForOthers(reading, words) ?? givenOfStanding(reading, words) ?? takenByOthers(reading, words)
    }

    /// "saved a third for tomorrow", "took half of it home", "guardé la mitad para mañana": so much less of what stands.
    private static func keptForLater(_ reading: Reading, _ words: [String]) -> [Request]? {
        let deed = words.drop { ["i", "we", "me"].contains($0) }
        guard let verb = deed.first, keeping.contains(verb), let share = share(reading), reading.when.meal == nil || reading.when.day != nil,
            words.suffix(3).contains(where: laterPlaces.contains), reading.foods.allSatisfy(\.isDefinite)
        else { return nil }
        return [.correct(Correction(selection: rows(reading), factor: 1 - share))]
    }

    /// "one egg was for my wife", "two of the slices went to my kids": so many fewer of those.
    private static func countedForOthers(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard let food = reading.foods.only, food.best != nil, reading.when.isEmpty, let count = food.amount.quantity, count >= 1,
            count == count.rounded(), food.amount.unit?.grams == nil,
            let verb = words.firstIndex(where: ["was", "were", "went", "is", "are", "era", "eran", "fue", "fueron"].contains), verb >= 2,
            verb + 1 < words.count, ["for", "to", "my", "para", "de"].contains(words[verb + 1]), Vocabulary.says(.others, words[verb...]),
            words.isDisjoint(with: own.union(["treat", "idea", "gift", "fault"])), words[verb...].count <= 5
        else { return nil }
        return [fewer(count, of: food)]
    }

    /// "gave my son one egg", "gave the dog an egg and I had one", "le di un taco a mi hijo": of those that stand, if they do.
    private static func givenOfStanding(_ reading: Reading, _ words: [String]) -> [Request]? {
        let deed = words.drop { ["i", "we", "also", "just", "le", "les", "se"].contains($0) }
        if let verb = deed.first, giving.contains(verb), let piece = givenPiece(Array(deed.dropFirst()), reading) { return [piece] }
        guard let verb = deed.first, giving.contains(verb), let food = reading.foods.only, food.best != nil, reading.when.isEmpty,
            case let joint = words.firstIndex(where: ["and", "y", "so"].contains) ?? words.count,
            Vocabulary.says(.others, words[..<joint]) || words[..<joint].contains("other")
        else { return nil }
        if joint < words.count {
            // "… and I had one": one's own is told outright.
            let rest = words[(joint + 1)...].filter { !["i", "yo", "me", "only", "just", "left", "the"].contains($0) }
            guard rest.count == 2, let mine = SmallCount.of(rest[1]), ["had", "ate", "kept", "have", "comi", "tome"].contains(rest[0]) else {
                return nil
            }
            return [ofOthers(.correct(Correction(selection: named(food), amount: Amount(quantity: mine))))]
        }
        guard food.amount.unit?.grams == nil else { return nil }
        // "gave my son some pasta": nobody said how much.
        if food.amount.quantity == nil, words.contains(where: vague.contains) {
            return [ofOthers(.correct(Correction(selection: named(food))))]
        }
        let isOne = words.contains { ["a", "an", "un", "una"].contains($0) } && !food.isDefinite
        guard let count = food.amount.quantity ?? (isOne ? 1 : nil) else { return nil }
        if count < 1 { return [ofOthers(.correct(Correction(selection: named(food), factor: 1 - count)))] }
        return count == count.rounded() ? [ofOthers(fewer(count, of: food))] : nil
    }

    /// "gave a slice to my flatmate", "gave my son one": of what was told last.
    private static func givenPiece(_ words: [String], _ reading: Reading) -> Request? {
        guard reading.foods.isEmpty, reading.when.isEmpty, Vocabulary.says(.others, words), words.isDisjoint(with: own.union(["and", "y"])),
            let place = words.firstIndex(where: { SmallCount.of($0) != nil || ["a", "an"].contains($0) }),
            case let count = SmallCount.of(words[place]) ?? 1
        else { return nil }
        var selection = Selection(pointsBack: true)
        let next = place + 1 < words.count ? words[place + 1] : ""
        if pieces.contains(next) {
            selection.measure = Amount(quantity: count, unit: Unit(next))
        } else if SmallCount.of(words[place]) != nil, place + 1 == words.count || ["of", "to", "a"].contains(next) {
            selection.less = count
        } else {
            return nil
        }
        return .delete(selection)
    }

    /// "she had most of it", "my daughter stole a few", "my brother ate a couple of slices": so many fewer, or how many is still to be told.
    private static func takenByOthers(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard reading.when.isEmpty, reading.foods.allSatisfy(\.isDefinite), let verb = taking(words), verb + 1 < words.count,
            words.isDisjoint(with: own.union(["same", "mismo", "but", "and", "with"]))
        else { return nil }
        let rest = words[(verb + 1)...].filter {
            !["of", "it", "them", "the", "that", "those", "my", "about", "like", "only", "just", "de", "se", "los", "las", "from", "off"].contains($0)
        }
        guard let first = rest.first else { return nil }
        if vague.contains(first) || first == "a" && rest.dropFirst().first.map(vague.contains) == true {
            // Most, or some of it: nobody said how much.
            return [.correct(Correction(selection: rows(reading)))]
        }
        let isCouple = rest.starts(with: ["a", "couple"]) || first == "couple"
        guard reading.foods.isEmpty, let count = isCouple ? 2 : SmallCount.of(first), let piece = rest.last, pieces.contains(piece),
            // "my friend had one glass": of her own.
            !["had", "ate", "drank", "comio", "tomo", "bebio"].contains(words[verb])
                || words[verb...].contains(where: ["of", "my", "mi", "mis"].contains)
        else { return nil }
        var selection = Selection(pointsBack: true)
        selection.measure = Amount(quantity: count, unit: Unit(piece))
        return [.delete(selection)]
    }

    /// Where the verb stands that tells what another person took: "she had", "my kids finished".
    private static func taking(_ words: [String]) -> Int? {
        if ["she", "he", "they", "ella", "el", "ellos"].contains(words[0]), taken.contains(words[1]) { return 1 }
        guard ["my", "the", "our", "mi", "mis", "el", "la"].contains(words[0]), words.count > 3, Vocabulary[.others].contains(words[1]) else {
            return nil
        }
        return [2, 3].first { $0 < words.count && taken.contains(words[$0]) }
    }

    private static func fewer(_ count: Double, of food: FoodMention) -> Request {
        .delete(
            Selection(foods: [FoodMention(said: food.said, candidates: food.candidates, amount: Amount(quantity: count, unit: food.amount.unit))]))
    }

    private static func named(_ food: FoodMention) -> Selection { Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]) }

    private static func rows(_ reading: Reading) -> Selection { reading.foods.first.map(named) ?? Selection(pointsBack: true) }

    /// Where no such row stands, it was none of one's own anyway.
    private static func ofOthers(_ request: Request) -> Request {
        switch request {
        case .delete(var rows):
            rows.isOfOthers = true
            return .delete(rows)
        case .correct(var correction):
            correction.selection.isOfOthers = true
            return .correct(correction)
        default: return request
        }
    }

    private static func share(_ reading: Reading) -> Double? {
        (reading.foods.map(\.amount) + reading.amounts).lazy.compactMap(\.quantity).first { $0 > 0 && $0 < 1 }
    }

    private static let own: Set<String> = ["i", "me", "we", "us", "mine", "both", "yo", "mio", "nosotros", "conmigo"]
    private static let keeping = Set(Word.split("saved kept boxed packed wrapped put took froze guardé guardamos congelé reservé"))
    private static let laterPlaces = Set(Word.split("later tomorrow home fridge freezer away up lunch dinner luego mañana heladera nevera después"))
    private static let giving: Set<String> = ["gave", "fed", "handed", "slipped", "passed", "di", "dimos"]
    private static let taken = Set(
        Word.split(
            "had ate drank finished got took stole nicked pinched grabbed snagged swiped swallowed polished comió tomó bebió robó quitó agarró terminó"
        ))
    private static let vague = Set(Word.split("most some few bit little lot loads bite mouthful much mayoría poco poca pedazo algunos algunas"))
    private static let pieces = Set(Word.split("slice piece wedge square cup glass scoop rebanada porción pedazo trozo"))
}

extension Answers {
    /// "left about a third", "double": so much of what stands, and no place in a list.
    static func tellsShare(_ reading: Reading) -> Bool {
        Vocabulary.says(.double, reading.words) || Vocabulary.says(.triple, reading.words)
            || reading.amounts.contains { $0.quantity.map { $0 > 0 && $0 < 1 } ?? false }
    }
}
