import NLU
import Nutrition

/// Orders that their form tells, whatever intent the words come nearest to: "cancel that lunch", "I want to log my lunch".
extension Intents {
    static func plainOrder(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !reading.text.hasSuffix("?") else { return nil }
        guard words.count > 1 else { return eatenUntold(reading, words, tracker) }
        let readers: [(Reading, [String], Tracker) -> [Request]?] = [
            shownAgain, eatenThen, placedByPronoun, mealMeant, logsAsked, kindAlone, besides, copiedToo, ateIt, hour, mealsHour, taken,
            wasSo, asMuch, cancelled,
            sameAgain,
            ownShare,
            partOfAnother, madeOf, sameFor, inAll, eatenUntold, guessed,
        ]
        for reader in readers {
            if let requests = reader(reading, words, tracker) { return requests }
        }
        return opensLog(reading, words)
    }

    /// "no sé cuánto, adivina": what was taken for granted stays.
    private static func guessed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, reading.foods.isEmpty, reading.amounts.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty,
            words.count <= 6, words.contains(where: ["adivina", "calcula", "estima", "guess", "estimate"].contains),
            words.contains(where: ["no", "se", "ni", "idea", "tu", "vos", "dont", "know", "just", "you"].contains)
        else { return nil }
        return [.correct(Correction(selection: Selection(pointsBack: true), factor: 1))]
    }

    /// "log one", "add two of those": of what was asked about.
    private static func logsAsked(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let order = words.drop { Vocabulary[.opening].contains($0) || ["ok", "okay", "please", "then", "vale", "pues", "bueno"].contains($0) }
        // "bueno, sí me lo comí", after it was almost eaten.
        if tracker.lastAction == "hold_back", words.count <= 8, reading.foods.isEmpty, Vocabulary.says(.eating, words) || words.contains("had"),
            words.isDisjoint(with: ["no", "not", "didnt", "didn"])
        {
            var told = reading
            told.pointsBack = true
            if let request = askedFoods(told, tracker) { return [request] }
        }
        // "I'll have that for dinner", of what was asked about.
        if words.count <= 8, reading.foods.isEmpty, reading.pointsBack, reading.nutrients.isEmpty, meansToEat(words),
            let request = askedFoods(reading, tracker)
        {
            return [request]
        }
        // "ok I had it", after it was asked whether it fits.
        if words.count <= 6, words.contains("i"), ["had", "ate", "drank", "took"].contains(order.first), reading.foods.isEmpty,
            reading.when.isEmpty && reading.pointsBack || tracker.lastAction == "create_food" && reading.when.days == nil,
            let request = askedFoods(reading, tracker)
        {
            return [request]
        }
        // "ponme 150 gramos", of what was asked about.
        if words.count <= 6, ["ponme", "apuntame", "anotame", "pon", "log", "add", "put"].contains(words[0]), reading.foods.isEmpty,
            reading.nutrients.isEmpty, reading.amounts.only?.unit?.grams != nil,
            ["ask_nutrient", "ask_food_facts"].contains(tracker.lastAction ?? ""),
            let request = askedFoods(reading, tracker)
        {
            return [request]
        }
        // "me tomé uno", of what was asked about or just made.
        if words.count <= 8, Vocabulary.says(.eating, words), reading.foods.isEmpty, !reading.amounts.isEmpty, tracker.lastAction != "log_food",
            reading.amounts.allSatisfy({
                $0.unit.map { ["serving", "piece", "slice"].contains($0.name) }
                    ?? (words.count <= 5 || words.contains(where: ["them", "those"].contains))
            }),
            let request = onlySoMany(reading, tracker) ?? askedFoods(reading, tracker)
        {
            return [request]
        }
        guard let verb = order.first, Vocabulary[.logging].contains(verb) || Vocabulary[.writingDown].contains(verb), (2...5).contains(order.count),
            reading.foods.isEmpty, reading.nutrients.isEmpty, reading.ordinal == nil || reading.intent.name.hasPrefix("log_"),
            Word.split(reading.untimed).drop(while: { $0 != verb }).dropFirst().allSatisfy({
                Double($0) != nil || Vocabulary[.counts].contains($0)
                    || [
                        "la", "el", "media", "medio", "mitad", "half", "para", "for", "one", "a", "of", "them", "those", "that", "these", "it",
                        "small", "medium", "large", "big", "uno", "una", "de", "eso",
                        "esos", "esas", "ese", "esa", "esto", "esta",
                    ]
                    .contains($0)
            }), let request = askedFoods(reading, tracker)
        else { return nil }
        return [request]
    }

    /// "el choripán con chimichurri", after a choripán: which it was, without a verb.
    private static func kindAlone(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        // "y la milanesa de pollo", after the coke was put right.
        let isNext = tracker.lastAction == "correct" && ["y", "and"].contains(words[0])
        let words = isNext ? Array(words.dropFirst()) : words
        if let sized = sizeAlone(reading, words, tracker) { return sized }
        guard ["ask_nutrient", "ask_food_facts", "out_of_scope", "search_food", "inform"].contains(reading.intent.name),
            reading.intent.confidence < 0.7 || isNext, words.count > 1, reading.foods.count == 1, let food = reading.foods.first, food.isDefinite,
            !food.negated,
            food.amount.isEmpty, food.best != nil, reading.nutrients.isEmpty, reading.when.isEmpty, !tracker.entries.isEmpty,
            ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), ["el", "la", "los", "las"].contains(words[0]),
            Word.split(food.said).count > 1, words.count == Word.split(food.said).count + 1
        else { return nil }
        let named = FoodMention(said: words[1], candidates: [])
        return [.correct(Correction(selection: Selection(foods: [named]), food: food))]
    }

    /// "and there was guac too", "there was also some rice": more of the meal, and no correction.
    private static func besides(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        if ["log_food", "correct", "inform"].contains(reading.intent.name), reading.foods.count == 1, let food = reading.foods.first, !food.negated,
            !food.isDefinite, food.best != nil, food.removed.isEmpty, !tracker.entries.isEmpty, words.count > 2,
            ["in", "on", "with"].contains(words[words.count - 2]), ["it", "them", "that", "top", "those"].contains(words[words.count - 1]),
            !Vocabulary.says(.inPlace, words), !Vocabulary.says(.denying, words)
        {
            // "200 ml of milk in it".
            var log = LogFood(foods: [food], when: reading.when, continues: true)
            log.restates = .part
            return [.logFood(log)]
        }
        // "extra cheese".
        if words[0] == "extra", words.count <= 4, ["log_food", "correct", "inform", "out_of_scope"].contains(reading.intent.name),
            reading.foods.count == 1, reading.foods[0].best != nil, !reading.foods[0].negated, !tracker.entries.isEmpty
        {
            var log = LogFood(foods: reading.foods, when: reading.when, continues: true)
            log.restates = .never
            return [.logFood(log)]
        }
        guard reading.intent.name == "correct", !reading.foods.isEmpty, reading.foods.allSatisfy({ !$0.negated && !$0.isDefinite && $0.best != nil }),
            let there = words.firstIndex(of: "there"), there <= 1, there + 1 < words.count, ["was", "were"].contains(words[there + 1]),
            there == 1 || Vocabulary.says(.oneMore, words)
        else { return nil }
        var log = LogFood(foods: reading.foods, when: reading.when, continues: true)
        log.restates = .never
        return [.logFood(log)]
    }

    /// "actually I skipped the chips": what stands was not eaten.
    static func skipped(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, words.count <= 8, reading.foods.count <= 1, reading.when.isEmpty,
            reading.foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty }), reading.nutrients.allSatisfy({ $0 == .sugars }),
            !reading.text.hasSuffix("?"),
            let deed = words.prefix(4).lastIndex(where: ["skipped", "skip", "skipping", "salte"].contains), deed + 2 < words.count,
            ["the", "my", "el", "la", "los", "las"].contains(words[deed + 1])
        else { return nil }
        let named = words[(deed + 2)...].filter { !["actually", "though", "sorry", "today", "after", "all", "in", "end"].contains($0) }
        // What was not eaten may not have been read as a food: its row is found by the words.
        var mention = reading.foods.first ?? FoodMention(said: named.joined(separator: " "), candidates: [])
        mention.negated = false
        return .delete(Selection(foods: [mention]))
    }

    /// "drop that last one": nothing but the deed and what points back.
    private static func taken(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        // "no, era broma, sácalo", "bórrala, era de mi esposo": the pronoun tells what goes.
        if reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty, let deed = words.firstIndex(where: takenBack.contains),
            words.count <= (deed == 0 ? 8 : 6), !tracker.entries.isEmpty || tracker.body != nil,
            ["correct", "out_of_scope", "cancel", "deny", "inform", "undo", "log_food"].contains(reading.intent.name)
        {
            var order = reading
            (order.intent.name, order.pointsBack) = ("delete_entry", true)
            return body(order, tracker) ?? [.delete(Selection(pointsBack: true))]
        }
        guard ["correct", "out_of_scope", "cancel", "undo", "choose"].contains(reading.intent.name), reading.intent.confidence < 0.9,
            reading.foods.isEmpty, !tracker.entries.isEmpty || tracker.body != nil, reading.when.isEmpty, let verb = words.first,
            Vocabulary[.takingBack].contains(verb) || verb == "scrap",
            words.count <= 5,
            words.dropFirst().allSatisfy({
                Vocabulary[.small].contains($0) || Vocabulary[.row].contains($0) || Vocabulary[.place].contains($0)
                    || Vocabulary[.container].contains($0) || ["this", "them", "those", "these", "again", "latest"].contains($0)
            })
        else { return nil }
        var order = reading
        (order.intent.name, order.pointsBack) = ("delete_entry", true)
        return body(order, tracker) ?? [.delete(selection(reading, foods: []))]
    }

    /// "and yesterday too", after a copy: the same rows there as well.
    private static func copiedToo(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let order = words.drop { ["and", "y", "also", "tambien", "ah"].contains($0) }
        if !tracker.entries.isEmpty, reading.foods.isEmpty, reading.amounts.isEmpty, reading.pointsBack, words.count <= 7, !reading.when.isEmpty,
            let first = order.first, !reading.text.hasSuffix("?"),
            Vocabulary.says(.eating, words) || ["put", "log", "add", "plan", "have"].contains(first)
                || first.count > 4 && ["lo", "la", "los", "las"].contains(where: first.hasSuffix),
            ["move_entry", "log_food", "copy_entries", "correct", "add_friend", "plan_meal"].contains(reading.intent.name)
                || reading.intent.confidence < 0.5,
            words.contains(where: ["too", "also", "well", "tambien"].contains)
        {
            // "eso lo comí ayer también", "I had that yesterday too": once more, on that day.
            return [.copy(Selection(pointsBack: true), to: reading.target ?? reading.when)]
        }
        // "and also on Wednesday", "y también el miércoles".
        let isAlso =
            ["log_food", "plan_meal"].contains(tracker.lastAction ?? "") && ["and", "also", "y", "tambien"].contains(words[0])
            && reading.when.days != nil && reading.nutrients.isEmpty
        guard isAlso || tracker.lastAction == "copy_entries", !tracker.entries.isEmpty, reading.foods.isEmpty, reading.amounts.isEmpty,
            words.count <= 6,
            (reading.when.days != nil) != (reading.when.meal != nil), !["delete_entry", "undo", "move_entry"].contains(reading.intent.name),
            reading.intent.name == "copy_entries" || Vocabulary[.goingOn].contains(words[0]) || isAlso,
            words.contains(where: { ["too", "also", "well", "same", "tambien"].contains($0) })
        else { return nil }
        return [.copy(Selection(ids: tracker.entries), to: reading.target ?? reading.when)]
    }

    /// "dinner was at half six": the meal's hour.
    private static func mealsHour(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        if ["correct", "move_entry", "out_of_scope", "inform"].contains(reading.intent.name), reading.foods.isEmpty, reading.meals.count == 1,
            words.contains("time"), let hour = reading.amounts.first?.quantity, reading.amounts.count == 1, reading.amounts[0].unit == nil,
            (1...23).contains(hour), hour == hour.rounded()
        {
            // "change breakfast time to 7".
            let meal = reading.meals[0]
            let isLater = hour < 12 && (meal == .dinner || meal != .breakfast && hour < 7)
            let from = Selection(when: When(days: reading.when.days, meal: meal))
            return [.move(from, to: When(minute: Int(hour + (isLater ? 12 : 0)) * 60, meal: meal))]
        }
        guard ["log_food", "correct", "inform", "out_of_scope", "ask_diary"].contains(reading.intent.name), !tracker.entries.isEmpty,
            reading.foods.isEmpty, reading.amounts.isEmpty, reading.meals.count == 1, let minute = reading.when.minute, words.contains("was")
        else { return nil }
        return [.move(Selection(when: When(days: reading.when.days, meal: reading.meals[0])), to: When(minute: minute, meal: reading.meals[0]))]
    }

    /// "ate it at 12", "had that yesterday": when it was, and no second one.
    private static func ateIt(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard ["log_food", "correct", "inform", "move_entry"].contains(reading.intent.name), reading.foods.isEmpty, reading.amounts.isEmpty,
            !tracker.entries.isEmpty, !reading.when.isEmpty, words.count <= 8, reading.target == nil,
            let verb = words.firstIndex(where: { ["ate", "had", "drank"].contains($0) }), verb <= 2, verb + 1 < words.count,
            ["it", "that", "them", "those"].contains(words[verb + 1]),
            !words.contains(where: { ["again", "another", "too", "also", "same", "more"].contains($0) })
        else { return nil }
        return [.move(Selection(pointsBack: true), to: reading.when)]
    }

    /// "wait it was 9", after a time was told: the hour.
    private static func hour(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard ["correct", "inform"].contains(reading.intent.name), tracker.lastAction == "move_entry", tracker.movedToTime == true,
            reading.foods.isEmpty,
            reading.when.isEmpty, reading.amounts.count == 1, let amount = reading.amounts.first, amount.unit == nil, amount.size == nil,
            let hour = amount.quantity, (1...23).contains(hour), hour == hour.rounded(), words.count <= 6
        else { return nil }
        // "actually 11", after 10 pm: of the same half of the day.
        var target = When(minute: Int(hour < 6 ? hour + 12 : hour) * 60)
        if (6..<12).contains(hour) { target.isOfEitherHalf = true }
        return [.move(Selection(pointsBack: true), to: target)]
    }

    /// "they were al pastor": said of what was told last, whatever it is.
    private static func wasSo(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard ["out_of_scope", "affirm", "deny", "thanks"].contains(reading.intent.name), !tracker.entries.isEmpty, words.count <= 6,
            ["log_food", "correct", "copy_entries", "move_entry"].contains(tracker.lastAction ?? ""),
            ["it", "they", "that", "those", "these"].contains(words[0]), ["was", "were"].contains(words[1]), words.count > 2,
            !["you", "i", "we", "good", "great", "nice", "bad", "awful", "delicious", "tasty", "fun", "not", "too", "so", "very", "yummy"]
                .contains(words[2])
        else { return nil }
        return correct(reading, tracker)
    }

    /// "cancel that breakfast", "scrap tomorrow's dinner": the rows of a meal that is called off.
    private static func cancelled(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let order = words.drop { Vocabulary[.opening].contains($0) || ["no", "sorry", "wait", "let", "lets"].contains($0) }
        let dropped =
            reading.foods.count == 1 && reading.foods[0].isDefinite && !tracker.entries.isEmpty && reading.amounts.isEmpty && reading.when.isEmpty
        guard let verb = order.first, Vocabulary[.callingOff].contains(verb) || dropped && Vocabulary[.dropping].contains(verb),
            !reading.meals.isEmpty || reading.when.days != nil && !tracker.entries.isEmpty || reading.foods.contains(where: { $0.best != nil }),
            !reading.foods.contains(where: { $0.amount.quantity ?? 1 > 1 })
        else { return nil }
        var selection = selection(reading, foods: reading.foods)
        // "that breakfast" is of the day that was spoken of.
        if selection.when.days == nil, reading.pointsBack || reading.foods.isEmpty, let day = tracker.day { selection.when.days = day...day }
        if selection.foods.isEmpty { selection.pointsBack = false }
        return [.delete(selection)]
    }

    /// "log the same coffee at 10:30", "same salad again for dinner": the row as it stood, once more.
    private static func sameAgain(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard ["log_food", "copy_entries", "correct", "inform", "more_recipes"].contains(reading.intent.name), !tracker.entries.isEmpty,
            reading.foods.count == 1, let food = reading.foods.first, food.best != nil, !food.negated, reading.meals.count <= 1
        else { return nil }
        // "a second coffee, same as the first", "another coffee like before".
        if let like = words.lastIndex(where: ["as", "like"].contains), like > 1, food.amount.unit == nil, food.amount.quantity ?? 1 == 1,
            ["same", "another", "second", "more"].contains(where: words[...like].contains),
            words[(like + 1)...].allSatisfy({ ["the", "that", "first", "before", "other", "last", "one", "earlier"].contains($0) }),
            like + 1 < words.count
        {
            var selection = Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)], ordinal: -1)
            selection.isAlike = true
            return [.copy(selection, to: reading.target ?? reading.when)]
        }
        guard let same = words.firstIndex(of: "same"), same <= 4, !words[same...].contains(where: { ["as", "like", "from", "than"].contains($0) }),
            food.amount.isEmpty, same + 1 < words.count, Word.split(food.said).first == words[same + 1]
        else { return nil }
        var selection = Selection(foods: [food])
        selection.isAlike = true
        return [.copy(selection, to: reading.target ?? reading.when)]
    }

    /// "same for lunch tomorrow", "and the same on tuesday": what was told last, once more there.
    private static func sameFor(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let rest = words.drop { ["and", "the", "also", "ok"].contains($0) }
        guard ["ask_summary", "ask_diary", "plan_meal", "inform", "log_food", "out_of_scope", "show_plan"].contains(reading.intent.name),
            rest.first == "same", rest.dropFirst().first.map({ ["for", "on", "at", "again", "tomorrow", "tonight"].contains($0) }) == true,
            reading.foods.isEmpty, reading.amounts.isEmpty, reading.nutrients.isEmpty, !reading.when.isEmpty, words.count <= 7,
            !tracker.entries.isEmpty,
            ["log_food", "copy_entries", "correct", "ask_nutrient"].contains(tracker.lastAction ?? "")
        else { return nil }
        return [.copy(Selection(pointsBack: true), to: reading.when)]
    }

    /// "tuna melt had no mayo", "150 not 160 for the chicken", "crumpets had marmite, not butter": of rows that stand.
    private static func partOfAnother(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard
            ["log_food", "correct", "inform", "out_of_scope", "delete_entry", "save_recipe", "tick_grocery", "add_friend", "share_diary"]
                .contains(reading.intent.name), !tracker.entries.isEmpty, reading.when.days == nil
        else { return nil }
        if reading.foods.count >= 2, reading.foods.allSatisfy({ !$0.negated && $0.best != nil && $0.removed.isEmpty }),
            reading.foods[0].amount.isEmpty
        {
            // "mash had 10 g butter in it", "los huevos los hice con mantequilla": the mash stands already.
            let name = Word.split(reading.foods[0].said), rest = words.drop { ["the", "my", "and", "el", "la", "los", "las", "mi"].contains($0) }
            let verb = rest.dropFirst(name.count).first ?? ""
            let isMade = ["lo", "la", "los", "las"].contains(verb) && rest.dropFirst(name.count + 1).prefix(2).last == "con"
            if Array(rest.prefix(name.count)) == name,
                isMade || ["had", "has", "got", "came", "llevaba", "llevaban", "tenia", "tenian", "traia", "traian"].contains(verb)
            {
                var log = LogFood(foods: Array(reading.foods.dropFirst()), when: reading.when, continues: true)
                log.addedTo = reading.foods[0]
                log.restates = log.foods.count > 1 || words.contains(where: { ["too", "also"].contains($0) }) ? .never : .part
                return [.logFood(log)]
            }
        }
        let kept = reading.foods.filter { !$0.negated }, left = reading.foods.filter(\.negated)
        if kept.count == 1, left.isEmpty, !kept[0].removed.isEmpty, kept[0].isDefinite, ["no", "without"].contains(words[0]) {
            // "no ketchup on the fries" takes no fries away.
            var mention = kept[0]
            mention.removed = []
            return [.correct(Correction(selection: Selection(foods: [mention], when: reading.when), removed: kept[0].removed))]
        }
        if kept.count == 1, left.isEmpty, !kept[0].removed.isEmpty, kept[0].amount.isEmpty {
            let name = Word.split(kept[0].said), rest = words.drop { ["the", "my", "el", "la", "mi"].contains($0) }
            let follows = rest.dropFirst(name.count).first ?? ""
            guard Array(rest.prefix(name.count)) == name, ["had", "has", "was", "were", "came", "tenia", "llevaba"].contains(follows) else {
                return nil
            }
            var mention = kept[0]
            mention.removed = []
            return [.correct(Correction(selection: Selection(foods: [mention], when: reading.when), removed: kept[0].removed))]
        }
        if kept.count == 1, left.isEmpty, kept[0].removed.isEmpty, !kept[0].amount.isEmpty, reading.intent.name != "correct" {
            // "chicken was about 100 g of that": what is told stands already.
            let name = Word.split(kept[0].said), rest = words.drop { ["the", "my", "and", "oh"].contains($0) }
            if Array(rest.prefix(name.count)) == name, ["was", "were"].contains(rest.dropFirst(name.count).first ?? "") {
                var mention = kept[0]
                mention.amount = Amount()
                return [.correct(Correction(selection: Selection(foods: [mention], when: reading.when), amount: kept[0].amount))]
            }
        }
        if kept.isEmpty, left.count == 1, left[0].isDefinite, words.contains("not"), let amount = reading.amounts.first, amount.quantity != nil,
            words.contains("for")
        {
            var mention = left[0]
            mention.negated = false
            mention.amount = Amount()
            return [.correct(Correction(selection: Selection(foods: [mention], when: reading.when), amount: amount))]
        }
        if kept.count == 2, left.count == 1, Vocabulary.says(.having, words), kept[0].amount.isEmpty {
            var old = left[0]
            old.negated = false
            return [.correct(Correction(selection: Selection(foods: [old], when: reading.when), food: kept[1]))]
        }
        return nil
    }

    /// "it's 2 scoops of whey and 300 ml of almond milk": what the one thing told last was made of, in its place.
    private static func madeOf(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard ["log_food", "correct"].contains(reading.intent.name), tracker.entries.count == 1, tracker.lastAction == "log_food",
            reading.foods.count > 1, reading.foods.allSatisfy({ $0.amount.quantity != nil && $0.best != nil && !$0.negated }), reading.when.isEmpty
        else { return nil }
        let isIt = ["its", "thats"].contains(words[0]) || ["it", "that"].contains(words[0]) && ["is", "was", "had", "has"].contains(words[1])
        let isMade = words[0] == "made" || words.prefix(4).contains("made")
        guard isIt || isMade else { return nil }
        var log = LogFood(foods: reading.foods, when: reading.when)
        log.replaces = tracker.entries[0]
        return [.logFood(log)]
    }
}
