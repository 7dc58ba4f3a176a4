import NLU
import Nutrition

/// What is taken out by its measure or its meal alone: "take out one of the pints", "I won't have breakfast tomorrow".
extension Intents {
    /// "actually forget tomorrow", "olvida lo de mañana": what is planned for it, and nothing that was eaten.
    static func dayCalledOff(_ reading: Reading) -> [Request]? {
        let words = reading.words.drop { Vocabulary[.opening].contains($0) || ["actually", "no", "oh", "wait", "pero", "but"].contains($0) }
        guard let first = words.first, ["forget", "cancel", "scrap", "scratch", "skip", "olvida", "olvidate", "cancela"].contains(first),
            (2...4).contains(words.count), words.contains(where: ["tomorrow", "tomorrows", "manana"].contains),
            words.dropFirst().allSatisfy({ ["tomorrow", "tomorrows", "manana", "about", "lo", "de", "for", "that"].contains($0) }),
            reading.foods.isEmpty, !reading.text.hasSuffix("?"), let day = (reading.when.days ?? reading.target?.days)?.lowerBound
        else { return nil }
        return [.delete(Selection(when: When(days: day...day)))]
    }

    static func calledOff(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !words.isEmpty, !reading.text.hasSuffix("?") else { return nil }
        if let measure = lessOf(words, reading), !tracker.entries.isEmpty {
            var selection = Selection(pointsBack: true)
            selection.measure = measure
            return [.delete(selection)]
        }
        if let copied = copiedInError(words, reading, tracker) { return [copied] }
        // "got rid of the satsuma, it was mouldy": whatever is said of it.
        let order = words.drop { Vocabulary[.opening].contains($0) || ["i", "we"].contains($0) }
        if ["got", "get"].contains(order.first), order.dropFirst().starts(with: ["rid", "of"]), !reading.foods.isEmpty, !tracker.entries.isEmpty,
            reading.foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty }), reading.when.isEmpty
        {
            return [.delete(Selection(foods: reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }))]
        }
        // "y la sopa", "la sopa también", after the flan was taken out.
        if tracker.lastAction == "delete_entry" && (["and", "y"].contains(words[0]) || ["too", "tambien"].contains(words.last))
            || ["delete_entry", "correct"].contains(tracker.lastAction ?? "") && words.last == "tampoco",
            let food = reading.foods.only, food.isDefinite, food.amount.isEmpty,
            !food.negated, food.removed.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, words.count <= Word.split(food.said).count + 3
        {
            return [.delete(Selection(foods: [food]))]
        }
        // "I won't have breakfast tomorrow": what is planned for it.
        let said = words.joined(separator: " ")
        guard reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, reading.amounts.isEmpty, words.count <= 10,
            let meal = reading.when.meal, let days = reading.when.days ?? tracker.day.map({ $0...$0 }), days.count == 1,
            reading.when.days != nil || tracker.lastAction == "show_plan" || tracker.lastAction == "plan_meal",
            words.isDisjoint(with: ["yesterday", "had", "ate", "didnt", "didn", "anything", "what", "left"]),
            ["wont", "won t", "not having", "not have", "not be having", "not going to have", "not eating", "skip", "skipping"].contains(
                where: said.contains) || words[0] == "no" && words.count <= 4 || Vocabulary[.dropping].contains(words[0])
        else { return nil }
        return [.delete(Selection(when: When(days: days, meal: meal)))]
    }

    /// "mentira, no repetí", "borra eso último", "no, I didn't have it again", after rows were copied: all of those.
    private static func copiedInError(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> Request? {
        guard tracker.lastAction == "copy_entries", !tracker.entries.isEmpty, reading.foods.isEmpty, reading.amounts.isEmpty, words.count <= 9
        else { return nil }
        let denies = words.firstIndex { ["didnt", "didn", "not", "tampoco"].contains($0) }
        let isDenied =
            zip(words, words.dropFirst()).contains { $0 == "no" && ["repeti", "repito"].contains($1) }
            || denies.map { words[$0...].contains(where: ["again", "same", "mismo"].contains) } == true
        let order = words.drop(while: Vocabulary[.opening].contains)
        let isOrder =
            order.first.map { Vocabulary[.removing].contains($0) || Vocabulary[.takingBack].contains($0) } == true
            && order.contains(where: ["eso", "that", "all"].contains)
            && order.dropFirst().allSatisfy(["eso", "that", "ultimo", "last", "lo", "que", "all", "of", "todo", "copiaste", "copy", "the"].contains)
        return isDenied || isOrder ? .delete(Selection(ids: tracker.entries)) : nil
    }

    /// "never mind. what's left today?": what was asked needs no answer any more.
    static func waives(_ understanding: Understanding) -> Bool {
        let words = Word.split(understanding.text).drop { ["ok", "oh", "ah", "well", "bueno", "no", "y", "actually", "jaja"].contains($0) }
        return [["never", "mind"], ["nevermind"], ["forget", "it"], ["forget", "that"], ["olvidalo"], ["importa"], ["dejalo"], ["da", "igual"]]
            .contains { words.starts(with: $0) }
    }

    /// "the second thing at lunch should be 6" takes nothing away.
    static func putsRight(_ reading: Reading) -> Bool {
        let words = reading.words
        return reading.ordinal != nil && !reading.amounts.isEmpty && Vocabulary[.takingBack].isDisjoint(with: words)
            && Vocabulary[.removing].isDisjoint(with: words) && (Vocabulary.says(.being, words) || words.contains("be"))
    }

    /// "quita las tostadas, fue pozole nada más", "remove the toast, I only had soup": what goes, and not what there was alone.
    static func gone(_ foods: [FoodMention], _ reading: Reading) -> [FoodMention] {
        let words = reading.words
        guard foods.count > 1, Vocabulary[.removing].union(Vocabulary[.takingBack]).contains(words[0]),
            words.contains(where: ["only", "just", "solo", "solamente", "unicamente", "nomas"].contains)
                || zip(words, words.dropFirst()).contains(where: { $0 == "nada" && $1 == "mas" || $0 == "nothing" && ["but", "else"].contains($1) }),
            let clause = words.indices.dropFirst(2).first(where: { place in
                ["only", "just", "solo", "solamente", "unicamente", "it", "i", "nothing"].contains(words[place])
                    || Vocabulary[.past].contains(words[place]) || Vocabulary[.being].contains(words[place])
                    || Vocabulary[.eating].contains(words[place])
            })
        else { return foods }
        let named = foods.filter { food in Word.split(food.said).last.flatMap { words.firstIndex(of: $0) }.map { $0 < clause } ?? false }
        return named.isEmpty ? foods : named
    }

    /// "don't delete them", "no los borres": what stands is to stay.
    static func forbids(_ words: [String]) -> Bool {
        let order = words.drop(while: Vocabulary[.opening].contains)
        guard let last = order.firstIndex(where: Vocabulary[.removing].union(OrderWords.sparing).contains) else { return false }
        // "no, borra el café" orders it: denied it would be "no borres".
        let isPlain = ["borra", "quita", "elimina", "saca"].contains(order[last]) || order[last...].contains(where: ["the", "my"].contains)
        if order.first == "no", last == order.startIndex + 1, isPlain { return false }
        return last > order.startIndex && order[..<last].allSatisfy(["no", "dont", "don", "t", "do", "not", "never", "lo", "la", "me"].contains)
    }

    /// "and the other half", "log the other half too", "y la otra mitad", of half a bagel: the whole of it; "and the rest" of what stands as a part.
    private static func otherHalf(_ words: [String], _ tracker: Tracker) -> [Request]? {
        let plain = words.filter { !besideHalf.contains($0) }
        if plain == ["rest"] || plain == ["resto"], !tracker.entries.isEmpty, tracker.lastAction == "log_food", words.count <= 5 {
            return [.correct(Correction(selection: Selection(pointsBack: true), amount: Amount(size: "whole")))]
        }
        // "y otra media" is one more.
        guard [["other", "half"], ["otra", "mitad"]].contains(plain) || plain == ["otra", "media"] && words.contains("la"), !tracker.entries.isEmpty,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""), words.count <= 8
        else { return nil }
        var whole = Correction(selection: Selection(pointsBack: true), amount: Amount(quantity: 1))
        whole.stood = Amount(quantity: 0.5)
        return [.correct(whole)]
    }

    private static let besideHalf = Set(
        Word.split(
            "and y too also también then i had ate eaten me comí the la el luego log add put in as well now please finished eating it up actually anota agrega"
                + " agregale añade suma súmale pon ponme apunta después ya ahora al final")
    )

    /// "mañana no tomo jaja, buenas noches", "no drinking tomorrow": what is meant for a day to come moves nothing.
    static func meantForTomorrow(_ reading: Reading) -> [Request]? {
        let words = reading.words.drop { ["y", "pero", "bueno", "ya", "and", "but", "ok", "well", "uff", "uf"].contains($0) }
        guard words.first.map({ ["manana", "tomorrow", "no", "i", "im", "i'm"].contains($0) }) == true, words.count <= 10,
            words.contains(where: ["manana", "tomorrow"].contains),
            !reading.text.contains("?"), reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, reading.nutrients.isEmpty,
            reading.meals.isEmpty, zip(words, words.dropFirst()).contains(where: { ["no", "not"].contains($0) && abstaining.contains($1) })
        else { return nil }
        return [words.contains(where: ["buena", "adios", "chau", "chao", "night", "bye", "goodnight"].contains) ? .goodbye : .tell(.nothingDone)]
    }

    private static let abstaining: Set<String> = [
        "tomo", "bebo", "como", "ceno", "pruebo", "peco", "repito", "meriendo", "tomare", "bebere", "drinking", "eating", "snacking", "drink",
        "alcohol",
    ]

    /// "no comí uno de los tacos", "no comí la pizza de ayer", "no comí toda la sopa": one of them, that row, and a part that is still to be told.
    private static func leftSome(_ words: [String], _ reading: Reading) -> [Request]? {
        guard words.count > 3, words[0] == "no", ["comi", "comimos", "tome", "probe", "bebi"].contains(words[1]), !reading.text.hasSuffix("?"),
            let food = reading.foods.only, food.best != nil,
            // "no comí el arroz hoy, fue ayer": put right, and not left.
            words.dropFirst(2).allSatisfy({ !["fue", "fueron", "era", "eran", "sino", "comi", "tome", "solo"].contains($0) })
        else { return nil }
        let named = [FoodMention(said: food.said, candidates: food.candidates)], name = Word.split(food.said)
        let led = words[2...].prefix { !name.contains($0) }
        let rest = led.filter { !["el", "la", "lo", "los", "las", "de", "del", "mi", "mis", "ni"].contains($0) }
        if let count = rest.only.flatMap(SmallCount.of), led.contains("de") {
            var selection = Selection(foods: named)
            selection.less = count
            return [.delete(selection)]
        }
        if rest == ["mitad"] { return [.correct(Correction(selection: Selection(foods: named), factor: 0.5))] }
        if rest.contains(where: ["todo", "toda", "todos", "todas", "ultimo", "ultima", "final", "resto", "mayor", "parte"].contains) {
            return [.correct(Correction(selection: Selection(foods: named)))]
        }
        let when = reading.when.filled(from: food.when), after = words[(2 + led.count)...].dropFirst(name.count)
        guard rest.isEmpty, !led.isEmpty, reading.amounts.isEmpty, when.minute == nil else { return nil }
        if !when.isEmpty { return [.delete(Selection(foods: named, when: when))] }
        // "el arroz de la cena", where none is known of: which it was is still to be told.
        let isOfOther = after.contains(where: ["ayer", "anoche", "antier", "cena", "almuerzo", "desayuno"].contains)
        return isOfOther ? [.correct(Correction(selection: Selection(foods: named)))] : nil
    }

    /// "no comí el huevo del silpancho": a part of what stands was left, and the rest eaten.
    static func leftOfDish(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.filter { $0 != "me" }
        if let half = otherHalf(words, tracker) { return half }
        if !tracker.entries.isEmpty, let some = leftSome(words, reading) { return some }
        guard words.first == "no", words.count > 5, ["comi", "comimos", "tome", "probe"].contains(words[1]), !tracker.entries.isEmpty,
            ["el", "la", "los", "las"].contains(words[2]), reading.when.isEmpty, reading.amounts.isEmpty, !reading.text.hasSuffix("?"),
            let joint = words.indices.dropFirst(4).first(where: { words[$0] == "del" || words[$0] == "de" && words.dropFirst($0 + 1).first == "la" }),
            joint <= 5
        else { return nil }
        let part = words[3..<joint].joined(separator: " "), host = Array(words[(joint + (words[joint] == "del" ? 1 : 2))...])
        guard (1...3).contains(host.count), !["piel", "grasa"].contains(part), reading.meals.isEmpty,
            host.allSatisfy({ RecipeQuery.meals[$0] == nil && !["dia", "manana", "noche", "tarde", "ayer"].contains($0) })
        else { return nil }
        let named = reading.foods.first { Word.split($0.said) == host }
        let mention = FoodMention(said: host.joined(separator: " "), candidates: named?.candidates ?? [])
        return [.correct(Correction(selection: Selection(foods: [mention]), removed: [part]))]
    }

    /// "I ate too much yesterday": the person is about to tell what.
    static func overate(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words, text = words.filter { !["way", "far", "so", "really"].contains($0) }.joined(separator: " ")
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, reading.amounts.isEmpty, words.count <= 8, !reading.text.hasSuffix("?"),
            ["i", "think", "comi", "hoy", "ayer", "creo", "me"].contains(words[0]), reading.when.days != nil || !tracker.entries.isEmpty,
            [
                "ate too much", "overate", "pigged out", "binged", "overdid it", "went overboard", "ate a lot", "ate so much", "comi demasiado",
                "comi bastante", "comi un monton", "comi de mas", "comi mucho",
            ]
            .contains(where: text.contains)
        else { return nil }
        // Of what stands already: how much it is.
        return tracker.entries.isEmpty ? .goAhead(reading.when) : .askRemaining(When(days: reading.when.days), nutrients: [])
    }

    /// "take out one of the pints", "minus one slice", "one less pint": a count and a measure, and no food.
    private static func lessOf(_ words: [String], _ reading: Reading) -> Amount? {
        guard reading.foods.isEmpty, reading.when.isEmpty, reading.nutrients.isEmpty, words.count <= 8 else { return nil }
        let isLess = words.count == 3 && ["less", "fewer"].contains(words[1])
        let rest: ArraySlice<String>
        if isLess {
            rest = [words[0], words[2]]
        } else {
            guard let verb = words.first,
                ["minus", "take", "lose", "knock"].contains(verb) || Vocabulary[.takingBack].contains(verb)
                    || Vocabulary[.dropping].contains(verb)
            else { return nil }
            rest = words.dropFirst().filter { !["out", "off", "away", "of", "the", "those", "these", "my", "please"].contains($0) }[...]
        }
        guard rest.count == 2, let number = rest.first, let name = rest.last, let count = SmallCount.of(number) ?? small[number], count > 0,
            !Vocabulary[.row].contains(name), !["it", "them", "that", "meal", "day", "time", "calorie"].contains(name), Double(name) == nil
        else { return nil }
        return Amount(quantity: count, unit: Unit(name))
    }

    private static let small: [String: Double] = ["a": 1, "an": 1, "half": 0.5]
}
