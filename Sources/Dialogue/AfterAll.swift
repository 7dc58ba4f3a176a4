import NLU
import Nutrition

/// What becomes of what was told or planned last, in words that name none of it: "al final no", "ya me lo comí", "ponla en el almuerzo".
extension Intents {
    /// "no scratch that", right after something was told.
    static func takesBackTold(_ words: [String], _ tracker: Tracker) -> Bool {
        guard ["log_food", "copy_entries"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty else { return false }
        let said = words.drop { ["no", "wait", "oh", "actually", "ok", "sorry", "hmm", "ah", "oops"].contains($0) }
        return said.count == 2 && ["scratch", "forget", "strike", "erase", "drop", "cancel"].contains(said.first)
            && ["that", "it"].contains(said.last)
    }

    /// "al final no", "mejor no", "al final no voy a desayunar eso": it was not eaten, or will not be.
    static func leftAfterAll(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        // "era broma": it was not eaten.
        let plain = words.filter { !["perdon", "jaja", "jajaja", "ja", "haha", "sorry", "ah", "oye", "was", "i"].contains($0) }
        if jokes.contains(plain.joined(separator: " ")) {
            let isLogged = tracker.lastAction == "log_food" && !tracker.entries.isEmpty
            return [tracker.question != nil ? .cancel : isLogged ? .delete(Selection(pointsBack: true)) : .tell(.nothingDone)]
        }
        let dismissal = words.filter { !["nah", "no", "oh", "actually", "ok", "wait", "please", "sorry", "just"].contains($0) }.joined(separator: " ")
        if wasNotHad(words), !tracker.entries.isEmpty, ["log_food", "correct", "copy_entries", "move_entry"].contains(tracker.lastAction ?? "") {
            return [.delete(Selection(pointsBack: true))]
        }
        if dismissals.contains(dismissal), tracker.question == nil, tracker.hint.isEmpty || dismissal != "never mind",
            ["log_food", "copy_entries", "log_water", "log_exercise"].contains(tracker.lastAction ?? "")
        {
            return [.undo(turns: 1)]
        }
        guard tracker.question == nil, settled.contains(tracker.lastAction ?? ""), reading.foods.isEmpty, reading.amounts.isEmpty,
            reading.nutrients.isEmpty, (2...8).contains(words.count), !tracker.entries.isEmpty || tracker.body != nil,
            let denial = words.firstIndex(where: ["no", "olvidalo", "cancelalo"].contains)
        else { return nil }
        let led = words[..<denial], said = words[(denial + 1)...]
        let opens = led.isEmpty || led.allSatisfy(afterAll.contains)
        // "siempre no", "no, olvídalo", "al final no me lo comí".
        let isBare = said.allSatisfy { afterAll.contains($0) || ["olvidalo", "cancelalo", "dejalo", "nada"].contains($0) }
        let isOfIt = said.contains(where: Intents.pronouns.contains) && said.contains(where: dining.contains) && said.count <= 5
        guard opens, isBare && (!led.isEmpty || !said.isEmpty) || isOfIt && led.contains("final") else { return nil }
        if let body = tracker.body, tracker.entries.isEmpty || ["log_water", "log_exercise"].contains(tracker.lastAction ?? "") {
            return [.deleteBody(BodySelection(body.kind, ids: body.ids))]
        }
        return [.delete(Selection(pointsBack: true))]
    }

    /// Whether a pronoun tells what was logged a moment ago, and no other food.
    static func saysWhatItWas(_ reading: Reading, _ tracker: Tracker) -> Bool {
        let words = reading.words.drop { ["and", "but", "oh", "ok", "so", "actually", "sorry"].contains($0) }
        return ["it", "they", "that", "those"].contains(words.first) && ["was", "were"].contains(words.dropFirst().first)
            && !tracker.entries.isEmpty && ["log_food", "correct", "ask_nutrient"].contains(tracker.lastAction ?? "") && reading.when.isEmpty
            && reading.foods.allSatisfy { !$0.negated && $0.best != nil } && !Vocabulary.says(.eating, reading.words)
            && !reading.words.contains("also") && !reading.text.hasSuffix("?")
    }

    /// "move it to 11": nothing that is moved becomes so many of it.
    static func movedToHour(_ reading: Reading) -> Request? {
        let words = reading.words
        guard words.count > 3, ["move", "shift"].contains(words[0]), ["to", "at"].contains(words[words.count - 2]), reading.target == nil,
            let hour = words.last.flatMap({ Int($0) }), (1...23).contains(hour), reading.foods.count <= 1
        else { return nil }
        var target = When(minute: (hour < 6 ? hour + 12 : hour) * 60)
        target.isOfEitherHalf = (6..<12).contains(hour)
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        return .move(Selection(foods: named, when: reading.when, pointsBack: named.isEmpty), to: target)
    }

    /// What of the foods that were told together was eaten, when, and at which meal it was not.
    static func ofTold(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let told = onlyThatOut(reading, tracker) ?? allButThat(reading, tracker) ?? notInTheEnd(reading, tracker)
            ?? neitherEaten(reading, tracker)
        {
            return told
        }
        if let request = onlyEaten(reading, tracker) ?? seconds(reading, tracker) ?? leftOfLast(reading, tracker) {
            return [request]
        }
        return ofOtherDay(reading, tracker) ?? restLater(reading, tracker) ?? notThatMeal(reading, tracker) ?? eatenAlready(reading, tracker)
            ?? ofStanding(reading, tracker)
    }

    /// "ya me lo comí", "ya me lo comí todo", "I already ate it", of what was told as to be eaten: it stands.
    private static func eatenAlready(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "and", "ok", "listo", "si", "yes", "i", "ive"].contains($0) }
        guard ["log_food", "correct", "copy_entries", "move_entry"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty,
            tracker.question == nil, reading.foods.isEmpty, reading.amounts.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty,
            ["ya", "already"].contains(words.first)
                || tracker.areRowsOld != true && tracker.inquiry == nil && ["had it", "ate it", "had that"].contains(words.joined(separator: " ")),
            (2...6).contains(words.count), !reading.text.hasSuffix("?"), !words.contains("no"),
            words.contains(where: Vocabulary[.eating].union(["ate", "had", "eaten"]).contains),
            words.contains(where: pronouns.union(["it", "them", "that", "all", "everything", "todo", "eso"]).contains)
        else { return nil }
        return [.tell(.noted)]
    }

    /// "yes, cookies for breakfast": nothing but a name and its meal.
    static func isPlaced(_ food: FoodMention, _ words: [String], _ when: When) -> Bool {
        let words = words.drop {
            ["yes", "yeah", "yep", "no", "oh", "ok", "actually", "sorry", "the", "my", "el", "la", "los", "las", "si"].contains($0)
        }
        let name = Word.split(food.said), rest = words.dropFirst(name.count)
        return food.amount.isEmpty && !food.negated && when.meal != nil && when == When(meal: when.meal) && words.starts(with: name)
            && rest.first.map(["for", "at", "was", "were", "para", "en", "de", "fue", "fueron"].contains) == true
            && (2...3).contains(rest.count) && rest.dropFirst().allSatisfy(Vocabulary[.mealInGeneral].union(["my", "the", "el", "la"]).contains)
    }

    /// "pizza wasn't lunch", "they weren't for breakfast": at which meal it was instead is still to be told.
    static func notThatMeal(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.filter { $0 != "t" }
        guard !tracker.entries.isEmpty, reading.foods.count <= 1, reading.foods.allSatisfy(\.amount.isEmpty), reading.amounts.isEmpty,
            let meal = reading.when.meal, reading.when == When(meal: meal), reading.target == nil, words.count <= 7, !reading.text.hasSuffix("?"),
            let denial = words.firstIndex(where: ["wasnt", "werent", "wasn", "weren", "isnt"].contains)
                ?? zip(words.indices, words.indices.dropFirst()).first(where: { ["was", "were"].contains(words[$0]) && words[$1] == "not" })?.1,
            denial > 0,
            words[(denial + 1)...].allSatisfy({ ["for", "my", "at", "a", "part", "of"].contains($0) || Vocabulary[.mealInGeneral].contains($0) })
        else { return nil }
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        return [.correct(Correction(selection: Selection(foods: named, pointsBack: named.isEmpty)))]
    }

    /// What a message asks for, on a day where it matters which of the rows are to come.
    static func requests(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker, _ today: Day?) -> [Request] {
        let requests = otherRequests(reading, understanding, tracker, today)
        return onlyParts(reading, tracker, otherwise: requests) ?? ofOneOfThem(reading, tracker) ?? besideDay(requests, reading)
    }

    private static func otherRequests(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker, _ today: Day?) -> [Request] {
        keepingTaste(
            sparing(
                saidShortly(reading, tracker) ?? bodyPutRight(reading, tracker, today) ?? whetherHad(reading, tracker) ?? askedMidway(
                    reading, tracker) ?? takenBack(reading, tracker)
                    ?? othersShare(reading, tracker)
                    ?? correctedAndMore(reading, tracker)
                    ?? exerciseWished(reading, tracker) ?? vesselAlone(reading, tracker) ?? listedAlone(reading, tracker) ?? cookedWith(
                        reading, tracker) ?? mealAsRule(reading)
                    ?? goalAsked(reading) ?? ownCount(
                        reading, tracker) ?? skippedAhead(
                        reading, tracker, today) ?? ofPlan(
                        reading, tracker, today) ?? kindsOfAllCounted(reading, tracker)
                    ?? toldBesides(reading, understanding, tracker)
                    ?? withDiet(requests(reading, understanding, tracker), reading, understanding), reading, tracker,
                isAlone: understanding.readings.count == 1), reading)
    }

    /// "no me gusta el tofu", "I don't like tofu", among ideas for dinner: others without it, and it is kept.
    private static func keepingTaste(_ requests: [Request], _ reading: Reading) -> [Request] {
        let text = " \(reading.words.joined(separator: " ")) "
        let dislikes = [" no me gusta", " no soporto ", " odio ", " i don t like ", " i dont like ", " i hate ", " can t stand ", " cant stand "]
        let foods = reading.foods.filter { $0.best != nil }
        // "me gusta el mango, no me gusta la papaya": both are kept, and nothing is looked for.
        if reading.intent.name == "set_preference", case .searchRecipe? = requests.only,
            !Vocabulary[.liking].isDisjoint(with: reading.words.prefix(3)),
            case let told = Preference.all(in: reading), told.count > 1
        {
            return [.setPreferences(told)]
        }
        guard let request = requests.only, !foods.isEmpty, reading.words.count <= 7, !reading.text.hasSuffix("?"),
            dislikes.contains(where: text.contains),
            reading.words.isDisjoint(with: ["that", "those", "one", "esa", "ese", "eso", "esos", "esas", "receta", "recipe"])
        else { return requests }
        switch request {
        case .recommendFood, .recommendRecipe, .searchRecipe:
            return [.setPreferences([Preference(kind: .dislikes, words: foods.map(\.said))]), request]
        default: return requests
        }
    }

    /// "actually skip breakfast tomorrow", "al final no voy a desayunar": what is planned for a meal to come is not.
    private static func skippedAhead(_ reading: Reading, _ tracker: Tracker, _ today: Day?) -> [Request]? {
        let words = reading.words, spoken = tracker.entries.isEmpty ? nil : tracker.day
        guard let today, let day = reading.when.day ?? spoken, day > today,
            let meal = reading.when.meal ?? words.lazy.compactMap({ RecipeQuery.meals[$0] ?? mealsOfVerbs[$0] }).first, reading.when.minute == nil,
            reading.foods.isEmpty, reading.amounts.isEmpty, reading.nutrients.isEmpty, reading.target == nil, words.count <= 9,
            !reading.text.hasSuffix("?"), words.contains(where: skipping.contains),
            words.isDisjoint(with: ["idea", "se", "know", "sure", "que", "what", "should", "shall", "could", "deberia", "debo"])
        else { return nil }
        return [.delete(Selection(when: When(days: day...day, meal: meal)))]
    }

    static let mealsOfVerbs: [String: Meal] = [
        "desayuno": .breakfast, "almuerzo": .lunch, "ceno": .dinner, "cena": .dinner, "merienda": .snack, "meriendo": .snack,
    ]
    private static let skipping = Set(Word.split("skip skipping no not wont won dont salto salteo saltar saltarme saltaré salteamos"))

    /// What is said of the meal to come that was told last.
    private static func ofPlan(_ reading: Reading, _ tracker: Tracker, _ today: Day?) -> [Request]? {
        guard let today, let day = tracker.day, day > today, !tracker.entries.isEmpty else { return nil }
        return eatenAfterAll(reading, tracker, today) ?? plannedAnew(reading, tracker)
    }

    /// "ya me lo comí", "eso ya lo desayuné hoy", of what stands on a day to come: it was eaten today.
    private static func eatenAfterAll(_ reading: Reading, _ tracker: Tracker, _ today: Day) -> [Request]? {
        let words = reading.words
        guard reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.day.map({ $0 == today }) ?? true, (2...8).contains(words.count),
            !reading.text.hasSuffix("?"), !words.contains("no"),
            words.contains("ya") || reading.when.day == today || saysItWasHad(reading), words.contains(where: pronouns.contains),
            words.contains(where: Vocabulary[.eating].contains)
        else { return nil }
        return [.move(Selection(pointsBack: true), to: When(days: today...today).filled(from: reading.when))]
    }

    /// "cámbialo por yogur con granola", of a meal to come that holds several things: all of it.
    private static func plannedAnew(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.entries.count > 1, tracker.lastAction == "log_food", reading.when.isEmpty,
            !reading.foods.isEmpty, reading.foods.allSatisfy({ !$0.negated && !$0.isDefinite && $0.best != nil }), !reading.text.hasSuffix("?"),
            words.first(where: { !["al", "final", "no", "y", "pero"].contains($0) }) == "mejor"
                || ["cambialo", "cambiala", "cambia"].contains(words[0]) && ["por", "a"].contains(where: words.prefix(3).contains)
        else { return nil }
        var log = LogFood(foods: reading.foods, when: reading.when)
        log.replaces = tracker.entries[0]
        return [.delete(Selection(ids: Array(tracker.entries.dropFirst()))), .logFood(log)]
    }

    /// "ponla en el almuerzo", "el pan apúntalo en la merienda", of rows that stand: where they belong.
    static func placedByPronoun(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        if putDown(reading, words, tracker) || putOff(reading, words, tracker) { return [move(reading, tracker)] }
        guard let deed = words.indices.first(where: { placingOf.contains(words[$0]) || tellsPlace(words, $0) }), deed <= 5, deed + 1 < words.count,
            !tracker.entries.isEmpty,
            ["log_food", "correct", "move_entry", "copy_entries", "delete_entry", "ask_diary"].contains(tracker.lastAction ?? ""),
            reading.foods.count <= 1,
            ["log_food", "move_entry", "correct", "inform", "out_of_scope", "delete_entry", "undo", "plan_meal", "save_meal"].contains(
                reading.intent.name) || reading.intent.confidence < 0.5,
            reading.foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty && !$0.negated }), reading.amounts.isEmpty,
            let place = reading.target ?? (reading.when.isEmpty ? nil : reading.when), reading.ordinal == nil,
            reading.foods.isEmpty
                ? words[..<deed].allSatisfy({ afterAll.contains($0) || ["eso", "esto"].contains($0) })
                : ["el", "la", "los", "las"].contains(words[0]),
            leading.contains(words[deed + 1])
        else { return nil }
        guard let food = reading.foods.first else { return [.move(Selection(pointsBack: true), to: place)] }
        return [.move(Selection(foods: [food]), to: place)]
    }

    /// "put that down as a snack", "log those under dinner", of rows that were just told.
    private static func putDown(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Bool {
        let order = words.drop { Vocabulary[.opening].contains($0) || ["ok", "actually", "sorry", "no", "please", "just"].contains($0) }
        let place = reading.target ?? reading.when
        guard ["log_food", "correct", "move_entry"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty, reading.foods.isEmpty,
            place.meal != nil, place.days == nil, reading.ordinal == nil, let verb = order.first,
            Vocabulary[.logging].contains(verb) || Vocabulary[.writingDown].contains(verb)
                || ["put", "count", "mark", "call", "file"].contains(verb),
            itself.contains(order.dropFirst().first ?? "")
        else { return false }
        return order.dropFirst(2).allSatisfy { puttingDown.contains($0) || Vocabulary[.mealInGeneral].contains($0) }
    }

    /// "let's leave that for tomorrow", "save it till dinner", of rows that were just told.
    private static func putOff(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Bool {
        let order = words.drop { Vocabulary[.opening].contains($0) || leaving.contains($0) }
        let place = reading.target ?? reading.when
        guard ["log_food", "correct", "move_entry", "copy_entries"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty, !place.isEmpty,
            reading.foods.isEmpty, reading.ordinal == nil, reading.amounts.isEmpty, (4...8).contains(order.count), !reading.text.hasSuffix("?")
        else { return false }
        let rest = Array(order.dropFirst(2))
        return ["leave", "save", "keep", "do", "have", "eat"].contains(order.first) && itself.contains(order.dropFirst().first ?? "")
            && (["for", "till", "until"].contains(rest.first) || rest.last == "instead")
    }

    private static let leaving: Set<String> = ["actually", "lets", "let", "s", "i", "ill", "ll", "will", "gonna", "going", "to", "just", "no"]
    private static let itself: Set<String> = ["it", "that", "those", "them", "these", "this"]
    private static let puttingDown = Set(Word.split("down in as a an for under to into my the please instead actually meal snack snacks"))

    /// "la sopa la comí antier": the pronoun of what stands, and when it was eaten.
    private static func tellsPlace(_ words: [String], _ place: Int) -> Bool {
        place > 0 && pronouns.contains(words[place - 1]) && Vocabulary[.eating].contains(words[place])
            && !words.contains(where: ["no", "tambien", "solo", "nada", "todo", "toda"].contains)
    }

    /// "the cake was at 3 actually": when it was, and nothing of what it was.
    static func tellsHour(_ reading: Reading) -> Bool {
        let words = Word.split(reading.untimed)
        guard reading.foods.count == 1, reading.foods[0].isDefinite || words.prefix(2).contains(where: ["that", "this", "those"].contains),
            reading.foods[0].amount.isEmpty, !reading.foods[0].negated,
            (reading.when.minute ?? reading.target?.minute) != nil, (reading.when.days ?? reading.target?.days) == nil, reading.amounts.isEmpty,
            let verb = words.firstIndex(where: Vocabulary[.being].contains)
        else { return false }
        let idle = Vocabulary[.small].union(Vocabulary[.placing]).union(["actually", "though", "sorry", "realidad", "at", "la", "las"])
        return words[(verb + 1)...].allSatisfy(idle.contains)
    }

    /// "actually I didn't have it", "I never ate that", of what was just told.
    private static func wasNotHad(_ words: [String]) -> Bool {
        let said = words.drop { ["nah", "no", "oh", "actually", "ok", "wait", "sorry", "sike", "nvm", "nevermind", "never", "mind"].contains($0) }
            .filter {
                !["t", "in", "the", "end", "actually"].contains($0)
            }
        let deed = said.drop { $0 == "i" }
        return deed.count == 3 && said.count <= 4 && ["didnt", "didn", "never"].contains(deed.first)
            && ["have", "eat", "drink", "had", "ate"].contains(deed.dropFirst().first ?? "")
            && itself.contains(deed.last ?? "")
    }

    private static let dismissals: Set<String> = [
        "forget it", "forget that", "forget about it", "forget that one", "forget that last one", "forget the last one", "scrap that", "scrap it",
        "skip it", "skip that", "changed my mind", "i changed my mind", "cambie de idea", "cambie de opinion",
        "ignore that", "ignore it", "ignore that last one", "never mind", "nevermind", "olvidalo", "olvida eso", "olvidalo mejor",
    ]
    private static let jokes: Set<String> = [
        "era broma", "es broma", "fue broma", "no era broma", "era una broma", "era mentira", "just kidding", "kidding", "just joking", "joking",
        "no cierto era broma", "no es cierto era broma",
    ]
    private static let settled: Set<String> = ["log_food", "copy_entries", "log_water", "log_exercise", "move_entry", "show_plan", "ask_nutrient"]
    private static let afterAll = Set(Word.split("al final a la mejor siempre pues bueno ya no y ah oye perdón siempre"))
    private static let pronouns: Set<String> = ["lo", "la", "los", "las", "eso", "esa", "ese", "nada"]
    /// To eat, done or to come.
    private static let dining = Vocabulary[.eating].union(
        Word.split("comer desayunar almorzar cenar merendar tomar beber comeré desayunaré cenaré tomaré hice hacer quiero"))
    static let placingOf = Set(
        ["pon", "apunta", "anota", "registra", "mete", "carga", "deja", "cuenta", "ponme"].flatMap { verb in
            ["lo", "la", "los", "las"].map { verb + $0 }
        }.flatMap(Word.split))
    private static let leading = Set(Word.split("en a como para por de el al ayer anoche anteayer antier antes hoy mañana"))
}
