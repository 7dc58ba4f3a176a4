import NLU
import Nutrition

/// What others ate, and what became of the rest.
extension Intents {
    /// "the day before I skipped breakfast and had soup", "no desayuné, almorcé …": a meal that was none is no request, and its day is that of the rest.
    static func withoutSkipped(_ understanding: Understanding, _ tracker: Tracker) -> Understanding {
        guard understanding.readings.count > 1 else { return understanding }
        var rest = understanding
        if wasHungry(rest.readings[0]), rest.readings[1].intent.name == "log_food" { rest.readings.removeFirst() }
        guard understanding.readings.contains(where: isSkipped) else { return rest }
        rest.readings.removeAll(where: isSkipped)
        guard !rest.readings.isEmpty else { return understanding }
        let first = understanding.readings[0]
        // "skipped lunch, take it off": what stands at that meal.
        if isSkipped(first), let meal = first.when.meal, let order = rest.readings.only, order.foods.isEmpty, order.when.isEmpty,
            ["delete_entry", "unplan_meal", "cancel", "correct"].contains(order.intent.name), (2...5).contains(order.words.count),
            ["take", "remove", "delete", "quita", "borra", "quitalo", "borralo"].contains(order.words[0])
        {
            rest.readings[0].intent.name = "delete_entry"
            (rest.readings[0].when.meal, rest.readings[0].pointsBack) = (meal, false)
        }
        let beside = dayBeside(first).flatMap { step in tracker.day.map { $0.advanced(by: step) } }.map { $0...$0 }
        if isSkipped(first), let days = first.when.days ?? beside {
            for place in rest.readings.indices where rest.readings[place].when.days == nil { rest.readings[place].when.days = days }
        }
        // "dinner not yet, what should I eat": for that meal.
        if let meal = first.when.meal, isStillToCome(first) {
            for place in rest.readings.indices where rest.readings[place].intent.name.hasPrefix("recommend_") && rest.readings[place].when.isEmpty {
                rest.readings[place].when.meal = meal
            }
        }
        return rest
    }

    /// "me dio hambre y me comí …", "I was craving something sweet and ate …": why it was eaten, and no wish for ideas.
    private static func wasHungry(_ reading: Reading) -> Bool {
        let words = reading.words.joined(separator: " ")
        return reading.foods.isEmpty && reading.amounts.isEmpty && !reading.text.hasSuffix("?") && appetites.contains(where: words.contains)
    }

    private static let appetites = [
        "was craving", "had a craving", "got a craving", "was hungry", "got hungry", "was starving", "got peckish", "was peckish", "got the munchies",
        "had the munchies", "felt like something", "wanted something", "fancied something", "needed something", "me dio hambre", "me entro hambre",
        "me dio antojo", "me entro antojo", "me dieron ganas", "me dieron gana", "tenia hambre", "tenia antojo", "tenia ganas", "tenia gana",
        "moria de hambre", "se me antojo", "me apetecia", "me apetecio", "queria algo", "me provoco algo",
    ]

    private static func isSkipped(_ reading: Reading) -> Bool {
        let words = reading.words
        guard words.count <= 8, reading.foods.isEmpty, reading.amounts.isEmpty, !reading.text.hasSuffix("?") else { return false }
        let namesMeal = words.contains(where: ["breakfast", "lunch", "dinner", "supper", "desayuno", "almuerzo", "cena", "comida"].contains)
        return isStillToCome(reading)
            || words.contains("no") && words.count <= 5
                && (words.contains(where: ["desayune", "almorce", "cene", "merende"].contains) || Vocabulary.says(.usual, words))
            || namesMeal && words.contains(where: ["skipped", "skip", "salte"].contains)
            || namesMeal && words.contains("didnt") && words.contains(where: ["have", "eat"].contains)
    }

    /// "dinner not yet", "haven't had lunch yet", "todavía no he cenado".
    private static func isStillToCome(_ reading: Reading) -> Bool {
        let words = reading.words
        return reading.foods.isEmpty && words.count <= 7 && words.contains(where: ["yet", "todavia", "aun"].contains)
            && words.contains(where: ["not", "no", "havent", "haven", "didnt", "didn", "hasnt"].contains)
            && (reading.when.meal != nil || words.contains(where: ["cenado", "almorzado", "desayunado", "ceno", "comido", "eaten"].contains))
    }

    /// "nearly ate a donut", "was offered cake, said no": nothing to write down.
    static let untaken: Set<String> = ["nearly", "almost", "offered", "resisted", "declined", "stopped"]

    /// "chorrillana para compartir entre 2": a dish, and no diary.
    static func isToShare(_ reading: Reading) -> Bool {
        reading.foods.contains { $0.best != nil } && !reading.words.contains(where: ["diario", "diary", "log", "registro"].contains)
    }

    /// "my wife had a burger", "the kids finished the rest", "tiré el resto": nothing of it is one's own, and what stands is left as it is.
    static func eatenByOthers(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let told = behindTime(reading.words.drop { ["and", "but", "y", "pero", "then", "luego", "oh"].contains($0) }), words = withoutDenial(told)
        // "there was cake but i didn't have any".
        if words.count < told.count, words.starts(with: ["there"]), !reading.foods.isEmpty { return .tell(.theirs) }
        guard (2...10).contains(words.count), !reading.text.hasSuffix("?"), reading.nutrients.isEmpty else { return nil }
        if givesOthers(words), !reading.foods.isEmpty, reading.foods.allSatisfy({ !$0.isDefinite && !$0.negated }) { return .tell(.theirs) }
        // "they had syrup", right after pancakes: of these.
        let isOfFood =
            words[0] == "they" && ["log_food", "correct"].contains(tracker.lastAction ?? "") && !tracker.entries.isEmpty
            && reading.foods.only.map { !$0.said.hasSuffix("s") && $0.amount.isEmpty } == true && words.isDisjoint(with: ["a", "an", "some", "ate"])
        let isTheirs = !isOfFood && othersAct(words), text = words.joined(separator: " ")
        if !tracker.entries.isEmpty, reading.foods.isEmpty, rests.contains(where: text.contains) {
            let isGone = !Vocabulary[.givingAway].isDisjoint(with: words) || words.contains("went") && Vocabulary.says(.others, words)
            let isOthers = Vocabulary.says(.others, words) && Vocabulary.says(.eating, words) && !["i", "me"].contains(words[0])
            // "I'll have the rest tomorrow".
            let isLater = ["ill", "i will", "im having", "guardo", "guarde", "i saved"].contains { text.hasPrefix($0) }
            return isTheirs || isGone || isOthers || isLater ? .correct(Correction(selection: Selection(pointsBack: true), factor: 1)) : nil
        }
        // "my friend had two of the gyoza": so many fewer of those that stand.
        if isTheirs, !tracker.entries.isEmpty, let food = reading.foods.only, food.isDefinite, !words.contains("half"),
            words.contains(where: ["of", "de"].contains),
            let count = food.amount.quantity ?? reading.amounts.only?.quantity, count >= 1, count == count.rounded()
        {
            return .delete(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates, amount: Amount(quantity: count))]))
        }
        // "my friend ate one", "mi amigo se comió dos de esas": of what was told last.
        if isTheirs, !tracker.entries.isEmpty, reading.foods.isEmpty, reading.when.isEmpty, words.isDisjoint(with: together),
            let amount = reading.amounts.only, amount.unit == nil, amount.size == nil, let count = amount.quantity, count >= 1,
            count == count.rounded()
        {
            var selection = Selection(pointsBack: true)
            selection.less = count
            return .delete(selection)
        }
        // "my wife had half of the pizza", of a pizza that stands, is a share of it.
        // "my wife had the same".
        if isTheirs, words.suffix(2) == ["the", "same"] || words.suffix(2) == ["lo", "mismo"], words.isDisjoint(with: together) {
            return .tell(.theirs)
        }
        guard isTheirs, !words.contains(where: together.contains), !["set_preference", "set_profile", "add_friend"].contains(reading.intent.name),
            !reading.foods.isEmpty, reading.foods.allSatisfy({ !$0.isDefinite || tracker.entries.isEmpty })
        else { return nil }
        return .tell(.theirs)
    }

    /// "dad had 3 i had 2", "mi papá comió 3 y yo 2": one's own of what stands.
    static func ownCount(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.entries.count == 1, (6...9).contains(words.count), reading.foods.isEmpty, !reading.text.hasSuffix("?"), reading.when.isEmpty,
            let last = words.last.flatMap(SmallCount.of), words[0] != "i", words[0] != "yo",
            let own = words.lastIndex(where: ["i", "yo"].contains), own > 2, words.count - own <= 3,
            words[own...].dropFirst().dropLast().allSatisfy({ ["had", "ate", "comi", "tome", "solo", "only", "just", "me"].contains($0) }),
            words[..<own].prefix(5).contains(where: ["had", "ate", "comio", "tomo"].contains)
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), amount: Amount(quantity: last)))]
    }

    /// "an hour after that my son ate a banana": who it was stands behind the time.
    private static func behindTime(_ words: ArraySlice<String>) -> [String] {
        guard let time = words.prefix(5).firstIndex(where: ["after", "later", "before", "despues"].contains),
            let start = words.indices.dropFirst(time + 1 - words.startIndex).prefix(3).first(where: { othersAct(Array(words[$0...])) })
        else { return Array(words) }
        return Array(words[start...])
    }

    /// "she had a brownie but i didn't have any": what is said of oneself at the end is that nothing was eaten.
    private static func withoutDenial(_ words: [String]) -> [String] {
        guard let but = words.lastIndex(where: ["but", "pero"].contains), but > 1 else { return words }
        let own = words[(but + 1)...].filter { !["i", "we", "yo", "t", "me"].contains($0) }
        let denies = ["didnt", "didn", "did", "not", "none", "no", "passed", "resisted"].contains(own.first)
        return denies && own.count <= 4 && own.dropFirst().allSatisfy(denied.contains) ? Array(words[..<but]) : words
    }

    private static let denied: Set<String> = ["not", "have", "eat", "any", "it", "one", "some", "for", "me", "comi", "quise", "drink", "touch", "of"]

    /// Whether the message opens with another person, and what that one ate: "my friend had", "she ate", "mi hija se comió".
    private static func othersAct(_ words: [String]) -> Bool {
        if ["she", "he", "they", "ella", "ellos", "ellas"].contains(words[0]) { return isEating(words.dropFirst()) }
        // "kids ate mac and cheese", "hubby had a steak".
        if Vocabulary[.others].contains(words[0]), words.count > 2, isEating(words.dropFirst()), !made.contains(words[2]) { return true }
        guard ["my", "the", "our", "mi", "mis", "el", "la", "los", "las", "nuestro", "nuestra"].contains(words[0]), words.count > 2,
            Vocabulary[.others].contains(words[1])
        else { return false }
        // "mi compañera de piso".
        return isEating(words.dropFirst(words[2] == "de" && words.count > 4 ? 4 : 2))
    }

    /// "gave my son pancakes", "a mi hijo le di hot cakes": made for others, and nothing that was eaten here.
    private static func givesOthers(_ words: [String]) -> Bool {
        guard Vocabulary.says(.others, words),
            words.isDisjoint(with: [
                "bite", "bites", "sip", "mordisco", "mordida", "sorbo", "probada", "me", "mio", "mia", "half", "mitad", "rest", "resto",
            ])
        else { return false }
        if words.indices.dropLast().contains(where: {
            ["le", "les"].contains(words[$0]) && ["di", "dimos", "prepare", "hice"].contains(words[$0 + 1])
        }) {
            return !words.contains("yo") && !words.contains(where: Vocabulary[.eating].contains)
        }
        let rest = words.drop { ["i", "we", "just", "also"].contains($0) }
        guard ["gave", "fed"].contains(rest.first), rest.count > 3, ["my", "the", "our"].contains(rest.dropFirst().first) else { return false }
        return Vocabulary[.others].contains(rest[rest.startIndex + 2]) && !words.contains(where: ["had", "ate", "and", "myself"].contains)
    }

    /// What others eat is told of them: "had", "se comió", and no "comí".
    private static let made: Set<String> = ["made", "cooked", "baked", "prepared", "bought", "brought", "ordered", "left", "some"]

    private static func isEating(_ words: ArraySlice<String>) -> Bool {
        let verb = words.first { !["se", "lo", "la", "just", "also", "tambien", "only"].contains($0) } ?? ""
        return ["had", "ate", "drank", "finished", "got", "took"].contains(verb)
            || ["comio", "bebio", "tomo", "ceno", "almorzo", "desayuno", "merendo", "comieron", "tomaron", "bebieron", "cenaron", "acabo", "termino"]
                .contains(verb)
    }

    private static let together: Set<String> = [
        "i", "me", "we", "us", "both", "with", "ive", "id", "mine", "yo", "nosotros", "conmigo", "comi", "tome", "bebi", "cene", "mio", "mia",
    ]
    private static let rests = [
        "the rest", "other half", "the remainder", "what was left", "otra mitad", "el resto", "lo demas", "lo que quedo", "la que quedo",
        "lo que sobro",
    ]

    /// "my mum made lasagne but I only had a little": a food that others brought, and how much of it was eaten.
    static func isStory(_ words: [String], of food: FoodMention) -> Bool {
        guard let name = Word.split(food.said).first, let place = words.firstIndex(of: name), place > 1, words[place - 1] != "the",
            let only = words[place...].firstIndex(where: Vocabulary[.only].contains),
            Vocabulary.says(.eating, words[only...])
                || words[place..<only].contains("i")
        else { return false }
        return ["there", "my", "we", "she", "he", "someone", "somebody"].contains(words[0])
            || words[..<place].contains(where: ["there", "made", "brought", "shared", "gave", "offered", "baked", "cooked"].contains)
    }
}
