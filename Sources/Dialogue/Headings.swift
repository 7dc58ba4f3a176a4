import NLU
import Nutrition

/// Times that move nothing: a meal or a day as a heading, chat in which a day is named, and meals that were not eaten.
extension Intents {
    /// "almuerzo", "Dinner:", "ayer": the heading of what is told next, or where what was just told goes.
    static func placeAlone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        var when = reading.when
        if reading.words.filter({ !["la", "de", "para"].contains($0) }) == ["comida"] { when.meal = .lunch }
        guard tracker.question == nil, when.days == nil || tracker.bodySpokenOf == nil, afterWhich.contains(tracker.lastAction ?? "greet"),
            reading.foods.allSatisfy({ $0.best == nil }),
            reading.amounts.isEmpty, reading.nutrients.isEmpty, reading.activity == nil, reading.ordinal == nil,
            when == When(days: when.days, meal: when.meal) || reading.words.count > 1 && isPartAlone(when, tracker), !when.isEmpty,
            reading.meals.count < 2,
            reading.dates.count < 2,
            when.days?.count ?? 1 == 1, reading.words.count < 5, !reading.text.hasSuffix("?"),
            Word.split(reading.untimed).allSatisfy({ leading.contains($0) || mealNames.contains($0) || $0 == "a" && reading.words.contains("media") })
        else { return nil }
        if !tracker.entries.isEmpty, reading.words.contains(where: ["mi", "my"].contains) || reading.words.contains("de") && when.days != nil {
            return nil
        }
        // "ayer", "cena": of that day.
        if tracker.lastAction == "go_ahead", let before = tracker.telling {
            (when.days, when.meal) = (when.days ?? before.days, when.meal ?? before.meal)
        }
        if let part = when.part, when.meal == nil { (when.meal, when.part) = (part.meal, nil) }
        let isHeading = tracker.entries.isEmpty || tracker.areRowsOld == true || tracker.telling?.meal != nil && when.meal != nil
        guard isHeading else {
            return ["inform", "correct", "move_entry"].contains(reading.intent.name) ? nil : [.move(Selection(pointsBack: true), to: when)]
        }
        return [.goAhead(when)]
    }

    /// "ayer por la noche", "hoy al mediodía", before anything is told of now: foods are to follow.
    private static func isPartAlone(_ when: When, _ tracker: Tracker) -> Bool {
        // "at 2 pm", hours after a pizza, is when that was.
        (tracker.entries.isEmpty || tracker.areRowsOld == true && when.minute == nil && when.days != nil || tracker.lastAction == "go_ahead")
            && when.bound == nil && when.until == nil
            && when.minutesAgo == nil && when.runsOn == nil && when.shift == nil && when.minutesLater == nil
    }

    /// "en el trabajo", "en casa de mi mamá", before anything is told of now: foods are to follow.
    static func whereAlone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.question == nil, tracker.entries.isEmpty || tracker.areRowsOld == true,
            ["out_of_scope", "inform", "log_food", "dining_hours", "find_restaurant"].contains(reading.intent.name),
            reading.words.first == "en", (2...5).contains(reading.words.count), reading.words.contains(where: eatingPlaces.contains),
            reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            reading.words.dropFirst().allSatisfy({ eatingPlaces.contains($0) || besidePlaces.contains($0) })
        else { return nil }
        return [.goAhead(reading.when)]
    }

    private static let eatingPlaces = Set(
        Word.split(
            "trabajo oficina casa escuela colegio universidad cafetería restaurante bar calle parque playa aeropuerto avión tren fiesta cole cine"))
    private static let besidePlaces = Set(
        Word.split("el la un una mi mis de del hoy ayer abuela abuelos mamá papá suegra suegros hermana hermano amiga amigo tía cumpleaños"))

    /// "igual", "lo mismo", hours after the last row: that meal again.
    static func sameAlone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.question == nil, tracker.areRowsOld == true, !tracker.entries.isEmpty, reading.foods.isEmpty, reading.when.isEmpty,
            reading.words.count < 5, reading.words.contains(where: ["igual", "mismo", "same", "ditto"].contains),
            reading.words.allSatisfy({
                [
                    "igual", "lo", "mismo", "same", "ditto", "again", "thing", "the", "por", "favor", "please", "thanks", "thank", "you", "gracias",
                    "como", "siempre", "hoy", "today",
                ].contains($0)
            })
        else { return nil }
        return [.copy(Selection(pointsBack: true), to: When())]
    }

    /// Actions after which a meal or a day alone is no question that goes on.
    private static let afterWhich: Set<String> = [
        "log_food", "correct", "copy_entries", "move_entry", "delete_entry", "undo", "redo", "log_water", "greet", "thanks",
        "goodbye", "go_ahead", "affirm", "deny", "set_goal", "set_profile", "set_preference", "fallback", "out_of_scope", "inform", "add_note",
    ]
    private static let leading = Set(Word.split("para de en el la mi al por ahora hoy y luego después for at now my so and then the of on ok"))

    /// "mañana es mi cumpleaños", "el sábado voy a una fiesta", "hoy estoy cansada": a day is named, and no row is pointed at.
    static func isChatOfDays(_ selection: Selection, _ reading: Reading) -> Bool {
        guard selection.isExchange != true, selection.ids.isEmpty, selection.foods.isEmpty, selection.ordinal == nil, selection.groups == nil,
            !selection.all,
            reading.foods.isEmpty, reading.target == nil
        else { return false }
        let words = Word.split(reading.untimed)
        let points = words.indices.contains { place in
            pointing.contains(words[place])
                || articles.contains(words[place]) && place + 1 < words.count
                    && (Vocabulary[.eating].contains(words[place + 1]) || ["de", "voy", "vamos", "quiero"].contains(words[place + 1]))
        }
        guard !points, words.isDisjoint(with: OrderWords.changing) else { return false }
        return !words.allSatisfy { ofPlaces.contains($0) || Double($0) != nil }
    }

    private static let articles: Set<String> = ["lo", "la", "los", "las"]
    private static let pointing = Set(
        Word.split(
            """
            it that them those this these they move moved shift put pass make eso esos esa esas ese esto todo toda todos mueve muévelo pásalo pasa pasalo pon ponlo
            ponla mover mueva cámbialo cambialo cambiar ponelo ponela dejalo dejala dejarlo déjalo déjala earlier later before antes everything all one ones both ambos
            """))
    private static let ofPlaces: Set<String> =
        Vocabulary[.being].union(Vocabulary[.opening]).union(Vocabulary[.denying]).union(Vocabulary[.small]).union(Vocabulary[.placing])
        .union(Vocabulary[.eating]).union(Vocabulary[.havingEaten]).union(Vocabulary[.mealInGeneral]).union(OrderWords.apologising)
        .union(
            Word.split(
                "i me my we should shouldve ve s have been be as under into in go date count counts track mark late midnight afternoon snack more like rather better wrong day time hour clock around mejor más bien tipo como debería ser día hora"
            ))

    /// "hoy no ceno", "no voy a desayunar", "hoy ayuno", "not having dinner tonight", "I'm fasting today": nothing to write down, and nothing to move.
    static func saysNotEating(_ reading: Reading) -> Bool {
        let words = reading.words
        guard reading.foods.isEmpty, reading.amounts.isEmpty, reading.nutrients.isEmpty, words.count <= 9, !reading.text.hasSuffix("?"),
            words.isDisjoint(with: asking)
        else { return false }
        if words.contains(where: fasting.contains) {
            return words.isDisjoint(with: ["intermitente", "intermittent", "can", "puedo", "sugar", "glucose"])
        }
        guard
            let denial = words.firstIndex(where: ["no", "not", "dont", "don", "wont", "won", "didnt", "didn", "havent", "haven", "tampoco"].contains)
        else {
            return words.indices.dropLast().contains { words[$0] == "salto" && $0 > 0 && words[$0 - 1] == "me" }
                && words.contains(where: Vocabulary[.mealInGeneral].contains)
        }
        // "no fue almuerzo, fue cena" and "no los comí" are of what stands.
        let rest = words[(denial + 1)...].prefix(5)
        guard rest.first.map({ !Vocabulary[.being].contains($0) }) ?? false, rest.prefix(3).allSatisfy({ !pointingBack.contains($0) }),
            words[(denial + 1)...].allSatisfy({ !["was", "were", "fue", "era"].contains($0) }), !words.contains("que"),
            Set(reading.meals).count < 2, reading.dates.count < 2, rest.count { dining.contains($0) } < 2, !reading.text.lowercased().hasPrefix("no,")
        else { return false }
        return rest.contains(where: dining.contains)
            || rest.contains(where: ["having", "have", "had", "eating", "eat", "eaten", "ate", "hungry", "taken", "taking", "take"].contains)
                && words.contains(where: {
                    Vocabulary[.mealInGeneral].contains($0) && !["had", "ate", "eat", "i", "what"].contains($0) || $0 == "hungry"
                })
    }

    private static let pointingBack: Set<String> = ["los", "las", "lo", "la", "it", "them", "that", "eso", "esa", "ese", "those"]
    private static let asking: Set<String> = [
        "what", "que", "cuanto", "cuanta", "how", "why", "should", "can", "could", "deberia", "puedo", "if", "si", "same", "mismo",
    ]
    private static let fasting: Set<String> = ["ayuno", "ayunas", "ayuna", "fasting", "ayunando"]
    private static let dining = Set(
        Word.split(
            """
            ceno cenar cenado cené cenamos desayuno desayunar desayunado desayuné almuerzo almorzar almorzado almorcé meriendo merendar merendado merendé comer
            comido comí hambre
            """))
}

extension Intents {
    /// "cottage cheese before bed 150g", "nibbled some cheese", right after a row was put right: one food more, for nothing says that the row was that.
    /// Where such a food stands among the rows that were told last, how much of it is told anew: `Belonging` decides.
    /// - Parameter isLater: the rows that stand were told long ago.
    static func tellsAnother(_ reading: Reading, isLater: Bool) -> Bool {
        guard !reading.foods.isEmpty, reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty }),
            reading.replacement == nil, reading.ordinal == nil, !reading.pointsBack, reading.target == nil, !reading.text.hasSuffix("?"),
            reading.words.isDisjoint(with: isLater ? puttingRight.subtracting(Vocabulary[.only]) : puttingRight),
            !Vocabulary.says(.inPlace, reading.words)
        else { return false }
        let verb = reading.words.prefix(4).firstIndex(where: Vocabulary[.eating].contains)
        let tells = verb.map { reading.words[..<$0].allSatisfy(beforeTelling.contains) } ?? false
        // "only 1 glass of milk", hours after the rice.
        return tells || isLater && reading.foods[0].amount.quantity != nil || !reading.when.isEmpty
            || Vocabulary[.goingOn].contains(reading.words.first ?? "")
            || reading.foods.contains { $0.amount.unit.map { $0.grams ?? $0.millilitres != nil || poured.contains($0.name) } ?? false }
    }

    /// One more food, or how much there was of the one that stands.
    static func another(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tellsAnother(reading, isLater: tracker.areRowsOld == true) else { return nil }
        return log(reading, tracker).map { request in
            guard case .logFood(var log) = request, !Vocabulary.says(.eating, reading.words), reading.when.isEmpty else { return request }
            log.isAmountAnew = true
            return .logFood(log)
        }
    }

    private static let beforeTelling = Set(Word.split("i we ive just then also and ugh so me nos y hoy luego"))
    private static let poured: Set<String> = ["pint", "bottle", "glass", "can", "mug"]
    private static let puttingRight: Set<String> = Vocabulary[.being].union(Vocabulary[.denying]).union(OrderWords.changing).union(
        OrderWords.apologising.subtracting(["i"])
    )
    .union(OrderWords.mistaking).union(OrderWords.pointingAtTold)
    .union(Word.split("its s say bien rather like como con without sin but pero swap replace switch"))
}

extension Intents {
    /// What is liked or not, or what only sounds so: what is at hand, and what is eaten now.
    static func tasted(_ reading: Reading, _ foods: [FoodMention], _ tracker: Tracker) -> [Request]? {
        haveAtHand(reading) ?? preferred(reading, foods, tracker).map { kitchenLiked(reading) + $0 } ?? meantToEat(reading, tracker)
    }

    /// "I like mediterranean food, no shellfish": the kitchen that is liked, beside what is kept from.
    private static func kitchenLiked(_ reading: Reading) -> [Request] {
        let words = reading.words
        guard let place = words.firstIndex(where: { RecipeLabels.cuisine($0) != nil }), !Preference.all(in: reading).isEmpty,
            let verb = words[..<place].lastIndex(where: {
                Vocabulary[.liking].contains($0) || ["love", "prefer", "encanta", "prefiero"].contains($0)
            }),
            place - verb <= 4, words[max(0, verb - 3)..<place].allSatisfy({ !["no", "dont", "not", "never", "without", "sin"].contains($0) })
        else { return [] }
        return [.own(.culture(cuisines(Array(words[verb...])), isOver: false))]
    }

    /// "tengo huevos y calabacín": what is at hand for a dish.
    static func haveAtHand(_ reading: Reading) -> [Request]? {
        let words = reading.words.drop { ["y", "pues", "solo", "hoy", "en", "casa", "la", "nevera"].contains($0) }
        guard ["tengo", "tenemos"].contains(words.first), !reading.foods.isEmpty, !reading.text.hasSuffix("?"),
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated }), !Preference.speaksOfAllergy(Array(words)), reading.when.isEmpty,
            words.dropFirst().allSatisfy({ !notAtHand.contains($0) })
        else { return nil }
        var query = RecipeQuery()
        query.atHand = reading.foods.map(\.said)
        return [.recommendRecipe(query)]
    }

    private static let notAtHand = Set(
        Word.split(
            "alergia alergias intolerancia asco manía prohibido prohibida que anotado anotada no ganas antojo hambre miedo mal problema problemas"))

    /// "nah I'm gonna have cereal", "only soup": eaten.
    static func meantToEat(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let foods = reading.foods.filter { $0.best != nil && !$0.negated }, words = reading.words
        guard !foods.isEmpty, foods.count == reading.foods.count, !reading.text.hasSuffix("?") else { return nil }
        guard words.contains("gonna") || Vocabulary[.only].contains(words.first ?? "") else { return nil }
        return log(reading, tracker)
    }

    /// "more pie", "un poco más de arroz", of what was just told: another helping.
    static func moreOfNamed(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["some", "a", "bit", "little", "of", "un", "poco", "and", "y"].contains($0) }
        guard ["more_recipes", "recommend_recipe", "recommend_food", "out_of_scope", "inform", "log_food"].contains(reading.intent.name),
            ["more", "mas", "second"].contains(words.first), ["log_food", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty,
            tracker.areRowsOld != true, let food = reading.foods.only, food.best != nil, !food.negated, food.amount.isEmpty, words.count <= 5,
            !reading.text.hasSuffix("?"), reading.nutrients.isEmpty, reading.when.isEmpty
        else { return nil }
        var log = LogFood(foods: [food], when: When(), continues: true)
        (log.restates, log.opening) = (.never, "more")
        return [.logFood(log)]
    }
}
