import NLU
import Nutrition

/// Which of the foods that were told together were eaten after all: "I only ate the fish", "everything but the salad".
extension Intents {
    private static let deleting: Set<String> = ["delete", "remove", "erase", "clear", "wipe", "scrap", "bin", "drop", "copy", "move", "log", "keep"]

    static func onlyEaten(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { beforeOnly.contains($0) })
        guard tracker.entries.count > 1 || tracker.listed?.count ?? 0 > 1, words.count > 2, words.count <= 10, !reading.text.hasSuffix("?"),
            reading.when.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, !reading.isQuestion,
            let article = words.firstIndex(where: articles.contains), article > 0, article + 1 < words.count,
            reading.foods.allSatisfy(\.amount.isEmpty), reading.foods.allSatisfy(\.removed.isEmpty)
        else { return nil }
        let foods = named(words[article...], reading)
        guard !foods.isEmpty else { return nil }
        // "I ate it all except the potatoes".
        if words[..<article].contains(where: ["everything", "all"].contains),
            ["but", "except", "from", "besides", "for"].contains(words[article - 1]),
            // "delete everything except the eggs" keeps them.
            reading.intent.name != "delete_entry", !Vocabulary.says(.takingBack, words), words.isDisjoint(with: deleting)
        {
            return .delete(Selection(foods: foods))
        }
        guard words[..<article].contains(where: { ["only", "just"].contains($0) || Vocabulary[.only].contains($0) }),
            words[..<article].allSatisfy(onlyWords.contains),
            // "just ate the mandarin", hours after it was told with others: a moment ago.
            tracker.areRowsOld != true || words[..<article].contains("only")
        else { return nil }
        let told = words.prefix { !["not", "but"].contains($0) }.joined(separator: " ")
        return .correct(Correction(selection: Selection(foods: foods), words: told))
    }

    /// "didn't eat the fries, only the burger", "no comí las papas, solo la hamburguesa": the first is taken out, the other stays or is told now.
    static func notThatOnlyThis(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["delete_entry", "log_food", "correct", "inform", "out_of_scope"].contains(reading.intent.name), (5...14).contains(words.count),
            !reading.text.hasSuffix("?"), reading.foods.count > 1, reading.foods.allSatisfy({ $0.best != nil }),
            let only = words.lastIndex(where: ["only", "just", "solo", "solamente", "nomas"].contains), only > 2,
            let no = words[..<only].firstIndex(where: ["didnt", "didn", "not", "no", "never"].contains),
            words[no..<only].contains(where: denied.contains), reading.when.isEmpty,
            !Vocabulary.says(.others, words) || words.contains(where: ["i", "we"].contains)
        else { return nil }
        func isAfter(_ food: FoodMention) -> Bool { Word.split(food.said).last.flatMap { words[only...].lastIndex(of: $0) } != nil }
        func plain(_ food: FoodMention) -> FoodMention {
            FoodMention(said: food.said, candidates: food.candidates, amount: food.amount)
        }
        let left = reading.foods.filter { !isAfter($0) }, eaten = reading.foods.filter(isAfter)
        guard !eaten.contains(where: isWater), only > no + 2 else { return nil }
        // "I didn't have milk, just coffee" takes nothing out.
        guard !left.isEmpty, !eaten.isEmpty, left.allSatisfy({ $0.amount.isEmpty && $0.isDefinite }) else { return nil }
        guard !tracker.entries.isEmpty else { return [.logFood(LogFood(foods: eaten.map(plain), when: reading.when))] }
        let out = Request.delete(Selection(foods: left.map(plain)))
        // "… only the burger and a coke": the burger stands, and the coke is told now.
        var log = LogFood(foods: eaten.filter { !$0.isDefinite || !$0.amount.isEmpty }.map(plain), when: reading.when)
        log.restates = .never
        return log.foods.isEmpty ? [out] : [out, .logFood(log)]
    }

    private static let denied = Set(
        Word.split("eat have had eaten ate finish finished touch touched drink drank comí comido tomé tomado probé cené almorcé desayuné"))

    /// "i gave most of the potatoes away, only ate 2", "dejé casi todo el arroz, solo comí dos cucharadas": so much of it was eaten.
    static func eatenOfLeft(_ readings: [Reading]) -> [[Request]]? {
        let words = readings.flatMap(\.words)
        guard (1...2).contains(readings.count), let food = readings[0].foods.only, food.best != nil, readings.allSatisfy(\.when.isEmpty),
            readings.dropFirst().allSatisfy({ $0.foods.allSatisfy { $0.best == nil } }), words.count <= 16,
            let left = words.firstIndex(where: leaving.contains),
            let only = words.lastIndex(where: ["only", "just", "solo", "nomas"].contains), only >= left + 2, only < words.count - 1,
            readings.allSatisfy({ !$0.text.hasSuffix("?") }),
            let head = Word.split(food.said).first, words[left..<only].contains(head),
            let amount = readings[readings.count - 1].amounts.last(where: { $0.quantity != nil }) ?? (readings.count == 1 ? food.amount : nil),
            amount.quantity ?? 0 > 0
        else { return nil }
        let named = FoodMention(said: food.said, candidates: food.candidates)
        return Array(repeating: [], count: readings.count - 1) + [[.correct(Correction(selection: Selection(foods: [named]), amount: amount))]]
    }

    private static let leaving = Set(Word.split("gave left leave threw tossed wasted finish dejé regalé di sobró sobraron tiré terminé"))

    /// "the fries weren't mine", "that was for my daughter", "el flan era de mi hija", "don't count the salad on me": nothing of one's own.
    static func notMine(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.filter { $0 != "t" }.drop { $0 != "no" && beforeOnly.contains($0) })
        guard !tracker.entries.isEmpty, (3...12).contains(words.count), !reading.text.hasSuffix("?"), reading.nutrients.isEmpty, reading.when.isEmpty,
            reading.foods.count <= 3, reading.foods.allSatisfy({ $0.amount.unit == nil })
        else { return nil }
        if let other = otherwiseCounted(words, reading.foods, tracker) { return other }
        guard isOfOthers(words, reading) || isNotCounted(words, tracker) else { return nil }
        guard let first = reading.foods.first else {
            if pointing.contains(words[0]) || words.prefix(4).contains(where: pointing.contains) { return .delete(Selection(pointsBack: true)) }
            // "la bebida era para mi hijo": what was not seen as a food is found by its word.
            guard ["the", "my", "el", "la", "los", "las", "mi"].contains(words[0]),
                let end = words.firstIndex(where: ofBeing.union(["no", "dont", "don"]).contains), (2...4).contains(end)
            else { return nil }
            return .delete(Selection(foods: [FoodMention(said: words[1..<end].joined(separator: " "), candidates: [])]))
        }
        // "one of the tacos was for my son", "half of the fries were his".
        let part = reading.foods.count == 1 && words.contains(where: ["of", "de", "half", "mitad"].contains) ? first.amount.quantity : nil
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        if let part, part < 1 { return .correct(Correction(selection: Selection(foods: named), factor: 1 - part)) }
        if let part, part == part.rounded(), words[0] != "the" {
            return .delete(Selection(foods: [FoodMention(said: first.said, candidates: first.candidates, amount: Amount(quantity: part))]))
        }
        return .delete(Selection(foods: named))
    }

    /// "… were for my son", "… was my husband's", "… no era mía": said at the end of it.
    private static func isOfOthers(_ words: [String], _ reading: Reading) -> Bool {
        if words.last == "mine", words.contains(where: ["wasnt", "werent", "wasn", "weren", "not", "isnt"].contains) { return true }
        if let last = words.last, ["mio", "mia", "mios", "mias"].contains(last), words.contains("no") { return true }
        guard let verb = words.firstIndex(where: ofBeing.contains), verb > 0 else { return false }
        let whose = words[(verb + 1)...].drop { ["actually", "for", "all", "just", "para", "de", "en", "realidad"].contains($0) }
        let isFor = words[(verb + 1)...].contains(where: ["for", "para", "de"].contains)
        // "the lasagna was my grandma's", "las croquetas eran de mi abuela": who made it, where it is a dish that old people cook for others.
        if !words[(verb + 1)...].contains("for"), !words[(verb + 1)...].contains("para"), whose.contains(where: cooks.contains) { return false }
        // "that was my wife": who it was.
        let isPossessive = isFor || words.last == "s" || reading.text.hasSuffix("s") || reading.text.hasSuffix("s.")
        guard isPossessive || ["his", "hers", "theirs"].contains(whose.first ?? "") || whose.contains("el") || whose.contains("ella") else {
            return false
        }
        let owner = whose.drop { ["my", "the", "our", "mi", "mis", "el", "la", "los", "las", "little"].contains($0) }
        let rest = owner.dropFirst().drop { ["not", "me", "mine", "no", "mi", "s"].contains($0) }
        guard let who = owner.first, rest.isEmpty else { return false }
        return Vocabulary[.others].union(family).contains(who) && who != "waste"
            && (isFor || whose.first == "my" || ["his", "hers", "theirs"].contains(who))
            || isFor && ["him", "her", "them", "ella", "ellos", "ellas"].contains(who) || isFor && whose.count == 1 && whose.first == "el"
    }

    /// "don't count the salad on me", "la ensalada no me la cuentes", "skip the fries, don't add them".
    private static func isNotCounted(_ words: [String], _ tracker: Tracker) -> Bool {
        guard let after = notToCount(words, tracker) else { return false }
        return !after.contains(where: othersOfCounting.contains) && !after.starts(with: ["on", "me"])
    }

    /// "don't count that as a meal" makes a snack of it; "don't count it twice" and "don't include that in my goals" change no row, which is shown.
    private static func otherwiseCounted(_ words: [String], _ foods: [FoodMention], _ tracker: Tracker) -> Request? {
        guard let after = notToCount(words, tracker), after.contains(where: othersOfCounting.contains) else { return nil }
        let isMeal = after.contains(where: ["as", "como"].contains) && Vocabulary.says(.mealInGeneral, after)
        let rows = foods.isEmpty ? Selection(pointsBack: true) : Selection(foods: foods.map { FoodMention(said: $0.said, candidates: $0.candidates) })
        return isMeal ? .move(rows, to: When(meal: .snack)) : .askDiary(When())
    }

    /// What follows "don't count".
    private static func notToCount(_ words: [String], _ tracker: Tracker) -> ArraySlice<String>? {
        guard ["log_food", "copy_entries", "correct", "move_entry", "delete_entry"].contains(tracker.lastAction ?? ""),
            let verb = words.firstIndex(where: counting.contains), verb > 0,
            let before = words[..<verb].reversed().drop(while: { ["me", "la", "lo", "las", "los", "you", "please"].contains($0) }).first,
            ["dont", "don", "not", "no"].contains(before)
        else { return nil }
        return words[(verb + 1)...]
    }

    /// "don't count it twice", "don't count that as a meal", "don't include that in my goals": how it is counted, and not whether.
    private static let othersOfCounting = Set(
        Word.split(
            "if unless calorie caloria twice as double towards toward dos veces doble como meta metas goal goals against again"))
    private static let family = Set(
        Word.split(
            "mother father grandma grandpa gran granddad aunt uncle baby boss neighbor neighbour madre padre abuela abuelo tía tío prima primo bebé jefe vecina"
        ))
    private static let cooks = Set(Word.split("mother mom mum grandma grandpa gran nana granny mamá madre abuela abuelo mami suegra tía aunt"))
    private static let counting = Set(Word.split("count include cuentes incluyas sumes contés cuente incluya sume contar incluir"))
    private static let pointing = Set(Word.split("that it those these this they eso esas esos esto"))
    private static let ofBeing: Set<String> = ["was", "were", "is", "are", "era", "eran", "fue", "fueron", "es", "son"]

    /// "the fish and the salad": each by its words, for a bare name is not always seen as a food.
    private static func named(_ words: ArraySlice<String>, _ reading: Reading) -> [FoodMention] {
        words.prefix { !["not", "but"].contains($0) }.split(whereSeparator: { $0 == "and" || $0 == "y" || articles.contains($0) }).map { name in
            let said = name.joined(separator: " ")
            let food = reading.foods.first { Word.split($0.said) == Array(name) }
            return FoodMention(said: food?.said ?? said, candidates: food?.candidates ?? [])
        }
    }

    private static let beforeOnly: Set<String> = [
        "actually", "no", "but", "and", "ok", "oh", "sorry", "well", "wait", "y", "ah", "pero", "perdon", "bueno", "please",
    ]
    private static let onlyWords: Set<String> = [
        "i", "we", "only", "just", "ate", "had", "eat", "drank", "finished", "it", "was", "have", "did", "ended", "up", "eating", "having",
        "actually", "solo", "solamente", "nomas", "unicamente", "me", "comi", "tome", "cene", "almorce", "desayune", "bebi",
    ]
    private static let articles: Set<String> = ["the", "my", "el", "la", "los", "las", "mi"]
}
