import NLU
import Nutrition

/// Which rows a message means, as it names or points at them.
extension Intents {
    static func selection(_ reading: Reading, foods: [FoodMention]) -> Selection {
        var foods = gone(foods, reading), except: [FoodMention] = []
        // "delete the cookies, not the apple".
        if foods.count == 2, !foods[0].negated, foods[1].negated, reading.words.dropFirst(2).contains(where: ["not", "no"].contains) {
            foods.removeLast()
        }
        let left = reading.foods.filter(\.negated)
        // "copy dinner but without the wine", "delete everything except the coffee".
        if !left.isEmpty, reading.all || !reading.meals.isEmpty || reading.when.days != nil, setsApart(reading.words) {
            foods = foods.filter { !$0.negated }
            except = left
        }
        // "delete everything but the chicken and rice": named behind it, and not denied by another word.
        if left.isEmpty, !foods.isEmpty, reading.intent.name == "delete_entry", namedBehindAll(foods, reading.words) {
            (except, foods) = (foods, [])
        }
        var selection = plainSelection(reading, foods: foods)
        if !except.isEmpty {
            selection.except = except
            if left.isEmpty || Vocabulary.says(.everything, reading.words) || reading.all { (selection.all, selection.pointsBack) = (true, false) }
        }
        return selection
    }

    /// "everything but the rice", "todo menos el arroz": all the foods stand behind the word that sets them apart.
    private static func namedBehindAll(_ foods: [FoodMention], _ words: [String]) -> Bool {
        guard let all = words.firstIndex(where: ["everything", "all", "todo", "toda"].contains),
            let joint = words[all...].firstIndex(where: ["but", "except", "besides", "excluding", "menos", "excepto", "salvo"].contains)
        else { return false }
        return foods.allSatisfy { food in
            Word.split(food.said).first.flatMap { name in words.firstIndex { $0 == name || Word.singular($0) == name } }.map { $0 > joint } ?? false
        }
    }

    /// "except", "apart from", "but not": what follows is left as it is.
    private static func setsApart(_ words: [String]) -> Bool {
        words.contains(where: ["except", "excluding", "without", "minus", "menos", "excepto", "salvo", "sin"].contains)
            || zip(words, words.dropFirst()).contains {
                $0 == "apart" && $1 == "from" || $0 == "but" && ["not", "the", "without", "for"].contains($1)
            }
    }

    private static func plainSelection(_ reading: Reading, foods: [FoodMention]) -> Selection {
        let named = (pointed(reading, foods) ?? foods).map { mention in
            var mention = mention
            mention.negated = false
            // "borra los 2 huevos": those, and not two of them.
            if isAllOfThem(reading.words) { mention.amount = Amount() }
            return mention
        }
        // "all the coffees", "the last two coffees".
        var selection = Selection(
            foods: named, when: reading.when, ordinal: foods.isEmpty || reading.count != nil || named.count == 1 ? reading.ordinal : nil,
            pointsBack: reading.pointsBack, all: foods.isEmpty ? reading.all : Vocabulary.says(.everything, reading.words))
        selection.count = reading.count
        if foods.isEmpty { selection.less = less(reading) }
        if foods.isEmpty, reading.text.lowercased().split(whereSeparator: { !$0.isLetter }).contains(where: { severally.contains(String($0)) }) {
            selection.isOfSeveral = true
        }
        if reading.isOfWholeDiary, foods.isEmpty, reading.when.isEmpty, reading.ordinal == nil { selection.whole = true }
        return selection
    }

    private static let severally: Set<String> = ["those", "these", "they", "them", "esos", "esas", "estos", "estas"]

    /// "quítale uno", "take two off": so many of what was counted.
    static func less(_ reading: Reading) -> Double? {
        let words = Array(reading.words.drop(while: Vocabulary[.opening].contains))
        // "the 3pm one" counts nothing.
        guard reading.intent.name == "delete_entry", reading.when.minute == nil, let count = reading.amounts.first?.quantity, count >= 1,
            count == count.rounded(),
            reading.amounts[0].unit.map({ $0.grams == nil && $0.millilitres == nil }) ?? true, !isAllOfThem(words),
            words.first.map({ Vocabulary[.takingBack].contains($0) || $0.hasSuffix("le") || $0 == "take" }) == true,
            // "the one from yesterday" is a row.
            !zip(words, words.dropFirst()).contains(where: { $0 == "the" && $1 == "one" }),
            !words.contains(where: {
                Vocabulary[.place].contains($0) || ["that", "this", "number", "ese", "esa", "este", "esta", "el", "la"].contains($0)
            })
        else { return nil }
        return count
    }

    /// "the 2 eggs", "los dos huevos".
    static func isAllOfThem(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { word, next in
            ["the", "my", "those", "los", "las", "lo", "la", "mis", "mi", "eso", "esa", "esos", "esas"].contains(word)
                && (Double(next) != nil || Vocabulary[.counts].contains(next))
        }
    }

    /// "quita el azúcar del café", "pasa la barra al desayuno": what is named by a word that is no food elsewhere.
    private static func pointed(_ reading: Reading, _ foods: [FoodMention]) -> [FoodMention]? {
        let words = reading.words
        func mention(_ word: String) -> [FoodMention] { [FoodMention(said: word, candidates: [])] }
        if foods.count == 1, reading.intent.name == "delete_entry", let place = words.firstIndex(where: ["azucar", "sugar", "sal", "salt"].contains),
            place + 1 < words.count, ["del", "de", "from", "in", "off"].contains(words[place + 1])
        {
            return mention(words[place])
        }
        guard foods.isEmpty, ["delete_entry", "move_entry"].contains(reading.intent.name),
            let place = words.indices.dropFirst().first(where: {
                Vocabulary[.container].contains(words[$0]) && ["el", "la", "los", "las", "mi", "the", "my"].contains(words[$0 - 1])
            })
        else { return nil }
        return mention(words[place])
    }

    /// "borra las tostadas del pozole", "take the fries off the burger": the first goes, and what it went with stays.
    static func offHost(_ foods: [FoodMention], _ words: [String]) -> [FoodMention]? {
        if let whole = foods.only, whole.amount.isEmpty {
            // Read as one name: "tostadas del pozole".
            let said = Word.split(whole.said)
            guard
                let joint = said.indices.dropFirst().dropLast().first(where: {
                    said[$0] == "del" || said[$0] == "de" && $0 + 2 < said.count && ["la", "los", "las", "mi"].contains(said[$0 + 1])
                })
            else { return nil }
            let host = said[(joint + (said[joint] == "del" ? 1 : 2))...].joined(separator: " ")
            return [said[..<joint].joined(separator: " "), host].map { FoodMention(said: $0, candidates: []) }
        }
        return isOffHost(foods, words) ? foods.map { FoodMention(said: $0.said, candidates: $0.candidates) } : nil
    }

    private static func isOffHost(_ foods: [FoodMention], _ words: [String]) -> Bool {
        guard foods.count == 2, foods.allSatisfy({ $0.amount.isEmpty }), let head = Word.split(foods[1].said).first,
            let place = words.lastIndex(of: head), place > 2, Word.split(foods[0].said).last.map(words[..<place].contains) ?? false
        else { return false }
        let joint =
            words[place - 1] == "del"
            ? "de" : ["the", "my", "el", "la", "los", "las", "mi", "mis"].contains(words[place - 1]) ? words[place - 2] : ""
        // "I didn't put butter on the grits", "no le puse azúcar al café".
        let isPutOn = ["on", "in", "a"].contains(joint) && words[..<place].contains(where: deniers.contains)
        return ["de", "of", "off", "from"].contains(joint) || joint == "con" && words[..<place].contains("que") || isPutOn
    }

    private static let deniers: Set<String> = ["didnt", "didn", "never", "no", "not", "without", "wasnt", "wasn"]

    /// "the latte", and no word of what is to become of it: nothing is taken out for that, but where others were just before.
    static func isNameAlone(_ words: [String], _ foods: [FoodMention], _ tracker: Tracker) -> Bool {
        guard let food = foods.only, food.best != nil, food.amount.isEmpty, food.removed.isEmpty, tracker.lastAction != "delete_entry" else {
            return false
        }
        return ["the", "my", "el", "la", "los", "las", "mi"].contains(words.first) && Array(words.dropFirst()) == Word.split(food.said)
    }

    /// To take something out without a word of what is no order but for the barest of messages: "delete".
    static func isNoOrder(_ reading: Reading) -> Bool {
        guard reading.foods.isEmpty, reading.when.isEmpty, reading.ordinal == nil, !reading.pointsBack, !reading.all, !reading.isOfWholeDiary,
            less(reading) == nil, pointed(reading, []) == nil
        else {
            return false
        }
        let known = Vocabulary[.takingBack].union(Vocabulary[.opening]).union(Vocabulary[.small]).union(Vocabulary[.row])
        return reading.text.contains(";") || reading.text.contains("<") || !known.isSuperset(of: reading.words)
    }

    /// "borra lo que comí", "reinicia mi día", "quita lo que acabo de anotar": rows that no name tells.
    static func unnamed(_ words: [String]) -> Selection? {
        if words.count <= 6, OrderWords.startingOver.contains(words[0]), words.contains(where: ["dia", "diario", "hoy"].contains) {
            return Selection(all: true)
        }
        guard let que = words.firstIndex(of: "que"), que > 0, words[que - 1] == "lo" else { return nil }
        let told = words[(que + 1)...].prefix(4)
        if told.contains("acabo") { return Selection(pointsBack: true) }
        return told.prefix(2).contains(where: Vocabulary[.eating].contains) ? Selection(all: true) : nil
    }
}
