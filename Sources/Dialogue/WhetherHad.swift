import NLU
import Nutrition

/// What is asked or complained of in the words in which it would be told: "hoy comí pan?", "you logged it twice".
extension Intents {
    static func whetherHad(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let request = duplicate(reading, tracker) ?? eatenAsked(reading) ?? recipeListed(reading, tracker) ?? wasFine(reading, tracker)
            ?? mannerTold(reading, tracker)
        {
            return [request]
        }
        return mealForOther(reading) ?? weighedOut(reading, tracker) ?? eachOfSize(reading, tracker)
    }

    /// "hoy comí pan?", "desayuné pan?", "ya comí fruta hoy?", "hoy corrí?": the mark asks, and nothing is told.
    private static func eatenAsked(_ reading: Reading) -> Request? {
        let words = reading.words.filter { !beforeAsking.contains($0) }
        guard reading.text.hasSuffix("?"), (1...6).contains(words.count), let verb = words.first, reading.nutrients.isEmpty,
            reading.when.minute == nil, reading.target == nil, reading.amounts.isEmpty
        else { return nil }
        if let activity = reading.activity, reading.foods.isEmpty, activity.minutes == nil, activity.kilometres == nil, words.count <= 2,
            Word.split(activity.said).contains(verb), Word.split(activity.said).count <= words.count
        {
            let isAny = Vocabulary[.anyExercise].isSuperset(of: Word.split(activity.said))
            return .askExercise(reading.when, activity: isAny ? nil : activity.said)
        }
        guard eatingVerbs.contains(verb), let food = reading.foods.only, food.best != nil, !food.negated, food.removed.isEmpty,
            food.amount.isEmpty, food.best?.noun != "water"
        else { return nil }
        let name = Word.split(food.said)
        guard words.dropFirst().allSatisfy({ name.contains($0) || besideAsked.contains($0) }) else { return nil }
        return .askEaten(EatenQuestion(.whether, food, reading.when))
    }

    /// "está dos veces el pan", "lo anotaste dos veces", "borra el duplicado", "it's in there twice", "you logged it twice".
    private static func duplicate(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard (2...9).contains(words.count), !reading.text.contains("?"), reading.when.minute == nil, !Vocabulary.says(.eating, words),
            reading.foods.count <= 1
        else { return nil }
        let isTwice =
            zip(words, words.dropFirst()).contains { ["dos", "2"].contains($0) && ["vez", "veces"].contains($1) } || words.contains("twice")
        let isCalled =
            words.contains { ["duplicado", "duplicada", "repetido", "repetida", "duplicate", "duplicated"].contains($0) } && !words.contains("double")
        let order = words.drop(while: Vocabulary[.opening].contains).first ?? ""
        let isOrder = Vocabulary[.removing].contains(order) || Vocabulary[.takingBack].contains(order)
        let isTold = words.contains(where: inDiary.contains) && !Vocabulary[.logging].contains(words[0])
        guard isTwice && isTold || isCalled && (isOrder || isTold) else { return nil }
        var selection = Selection(
            foods: reading.foods.filter { !$0.said.isEmpty && !idle.contains($0.said) }.map {
                FoodMention(said: $0.said, candidates: $0.candidates)
            }, when: When(days: reading.when.days))
        selection.isDuplicate = true
        return .delete(selection)
    }

    /// "cuántas calorías tiene?", "qué lleva?", after recipes were listed: of the first of them, and of nothing that was eaten before.
    private static func recipeListed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard ["recommend_recipe", "search_recipe", "more_recipes", "show_recipe", "ask_recipe"].contains(tracker.lastAction ?? ""),
            tracker.recipes?.last.isEmpty == false || tracker.recipes?.open != nil, reading.foods.isEmpty, reading.when.isEmpty, words.count <= 6,
            words.isDisjoint(with: ["tengo", "llevo", "comi", "quedan", "dia", "hoy", "cual", "cuales", "meta"])
        else { return nil }
        if words.contains(where: ["tiene", "lleva", "porcion"].contains) { return ofRecipe(reading, tracker) }
        // "calorías?", "y las calorías?", "cuántas kcal trae".
        guard !reading.nutrients.isEmpty, reading.amounts.isEmpty, words.count <= 4, words.allSatisfy({ figuresAlone.contains($0) || $0.count > 4 }),
            reading.text.hasSuffix("?") || ["cuanta", "cuantas", "cuanto"].contains(words[0])
        else { return nil }
        var asked = RecipeQuestion(ordinal: ["show_recipe", "ask_recipe"].contains(tracker.lastAction ?? "") ? nil : 1)
        asked.nutrients = reading.nutrients
        return .askRecipe(asked)
    }

    /// "no, estaba bien", right after a change; "ponlo todo de nuevo", "pon el desayuno de nuevo", "no, el desayuno no", after it was taken out.
    private static func wasFine(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard tracker.question == nil, (2...7).contains(words.count), reading.foods.isEmpty, reading.amounts.isEmpty, !reading.text.contains("?")
        else {
            return nil
        }
        if ["correct", "move_entry"].contains(tracker.lastAction ?? ""), words[0] == "no", words.contains("estaba"), words.contains("bien"),
            words.allSatisfy(["no", "asi", "estaba", "bien", "como", "ya", "mejor", "hoy"].contains)
        {
            return .undo(turns: 1)
        }
        // "muéstrame otra", where no list stands.
        if ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), words.count == 2,
            ["muestrame", "ensename", "mostrame"].contains(words[0]), ["otra", "otro", "otras", "otros"].contains(words[1])
        {
            return .strayAnswer(intent: "inform")
        }
        guard tracker.lastAction == "delete_entry", reading.when.days == nil, reading.when.minute == nil else { return nil }
        let text = words.joined(separator: " ")
        let isBack = ["de nuevo", "otra vez"].contains(where: text.contains) || words[0] == "vuelve" || words[0] == "devuelve"
        let isPut = words.contains { $0.hasPrefix("pon") || $0.hasPrefix("anota") || $0 == "devuelve" }
        let isSpared =
            words[0] == "no" && reading.when.meal != nil && ["no", "si"].contains(words.last)
            && words.dropFirst().dropLast().allSatisfy(mealNamed.contains)
        let isOfIt = words.allSatisfy { mealNamed.contains($0) || puttingBack.contains($0) }
        return isBack && isPut && isOfIt || isSpared ? .undo(turns: 1) : nil
    }

    /// "la sopa la comí caliente", of soup that stands: how, and nothing more.
    private static func mannerTold(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard let food = reading.foods.only, food.amount.isEmpty, ["el", "la", "los", "las"].contains(words[0]), (5...7).contains(words.count),
            !reading.text.contains("?"), let manner = words.last, manners.contains(manner), let head = Word.split(food.said).first,
            zip(words, words.dropFirst()).contains(where: { ["lo", "la", "los", "las"].contains($0) && Vocabulary[.eating].contains($1) }),
            words.isDisjoint(with: ["no", "sin", "ni"]), tracker.accounts?.contains(where: { $0.words.contains(head) }) == true
        else { return nil }
        return .tell(.noted)
    }

    /// "las cervezas eran de 330", "los yogures eran de 125 g", of several: every one of them.
    private static func eachOfSize(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard !tracker.entries.isEmpty, (5...7).contains(words.count), ["los", "las"].contains(words[0]), !reading.text.contains("?"),
            let verb = words.firstIndex(where: ["eran", "fueron", "son"].contains), (2...3).contains(verb), verb + 2 < words.count,
            words[verb + 1] == "de",
            let size = Double(words[verb + 2]), size >= 20, reading.foods.count <= 1, reading.nutrients.isEmpty
        else { return nil }
        let told = (reading.amounts + reading.foods.map(\.amount)).first { $0.quantity == size }
        let name = words[1..<verb].joined(separator: " "), isDrink = poured.contains(words[1])
        guard let unit = told?.unit ?? (verb + 3 == words.count ? Unit(isDrink ? "ml" : "g") : nil), unit.grams != nil || unit.millilitres != nil
        else {
            return nil
        }
        let mention = reading.foods.first.map { FoodMention(said: $0.said, candidates: $0.candidates) } ?? FoodMention(said: name, candidates: [])
        var correction = Correction(selection: Selection(foods: [mention]), amount: Amount(quantity: size, unit: unit))
        correction.isOfEach = true
        return [.correct(correction)]
    }

    /// "quita 50 g de pollo", "take off 50 g of rice": so much less of it, and no other food in the place of what stands.
    private static func weighedOut(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop(while: Vocabulary[.opening].contains))
        guard tracker.question == nil, let order = words.first,
            ["quita", "quitale", "resta", "restale", "saca", "sacale", "borra", "elimina", "remove", "delete"].contains(order),
            words.count <= 8, words.isDisjoint(with: ["por", "for", "y", "and", "a", "to", "meta", "goal", "solo", "only"]),
            let food = reading.foods.only,
            food.best != nil, !isWater(food), food.amount.unit?.grams != nil, food.amount.quantity != nil, food.removed.isEmpty,
            !reading.text.contains("?")
        else { return nil }
        var named = food
        (named.negated, named.when) = (false, When())
        return [.delete(Selection(foods: [named], when: reading.when))]
    }

    private static let poured = Set(
        Word.split("cerveza cervezas coca refresco gaseosa soda jugo zumo copa vino caña lata botella leche café té batido chela birra bebida agua"))

    /// "no cené, almorcé tacos": what stands at the one meal goes, and the other is told.
    private static func mealForOther(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard words.count > 3, words[0] == "no", let old = mealsHad[words[1]], let new = mealsHad[words[2]], old != new,
            !reading.text.contains("?"), !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && $0.removed.isEmpty })
        else { return nil }
        var gone = Selection(when: When(days: reading.when.days, meal: old), confirmed: true)
        gone.isDenied = true
        let foods = reading.foods.map { food in
            var food = food
            (food.negated, food.when) = (false, When())
            return food
        }
        return [.delete(gone), .logFood(LogFood(foods: foods, when: When(days: reading.when.days, meal: new)))]
    }

    private static let mealNamed = Set(Word.split("el la los las mi mis de desayuno almuerzo comida cena merienda todo todos todas"))
    private static let puttingBack = Set(
        Word.split("no vuelve a poner ponlo ponla ponlos ponlas pon poné anota anótalo anótala de nuevo otra vez devuelve devuélvelo por favor porfa")
    )
    private static let manners = Set(Word.split("caliente fría frío tibia tibio rápido despacio lento recalentada recalentado parado sentado"))
    private static let figuresAlone: Set<String> = ["y", "la", "las", "el", "los", "son", "trae", "eso", "esa", "de", "kcal", "cuanto", "cuanta"]
    private static let beforeAsking = Set(Word.split("hoy ya he y o yo me oye entonces esta mañana tarde noche ayer anoche hemos también"))
    private static let eatingVerbs = Set(
        Word.split(
            "comí comido tomé tomado bebí bebido desayuné desayunado almorcé almorzado cené cenado merendé merendado anoté anotado registré apunté"))
    private static let besideAsked = Set(Word.split("algo de hoy ayer anoche el la los las en un una ya alguna algún esta mañana tarde noche semana"))
    private static let inDiary = Set(
        Word.split(
            """
            logged added entered put recorded wrote counted is it's its there shows showing listed appears duplicated duplicate pusiste puse pusimos anotaste
            anoté registraste registré apuntaste apunté agregaste agregué está están sale salió aparece aparecen quedó guardaste cargaste contaste sumaste
            """))
    private static let idle: Set<String> = ["duplicado", "duplicate", "repetido"]
}
