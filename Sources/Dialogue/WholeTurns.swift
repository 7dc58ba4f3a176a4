import NLU
import Nutrition

/// What is told of a message or of turns as a whole.
extension Intents {
    /// Words of a machine, which give no orders here: "'; DROP TABLE entries; --".
    static func isCode(_ reading: Reading, _ text: String) -> Bool {
        ["delete_entry", "undo", "redo", "correct", "move_entry", "delete_account"].contains(reading.intent.name)
            && (text.contains(";") && text.contains("--") || text.contains("</"))
    }

    /// "that's all", "nothing else", after something was told: nothing is asked, and nothing is open.
    static func closing(_ reading: Reading, _ tracker: Tracker) -> Talk? {
        let words = reading.words
        // "lo tomo en cuenta", "me doy cuenta": no account is meant.
        if words.contains("cuenta"), words.contains("en") || words.contains("me"), words.allSatisfy(takingNote.contains) { return .noted }
        if words.count <= 2, words.allSatisfy({ ["k", "kk", "yep", "yeah", "yup", "ya", "sip", "okey"].contains($0) }), tracker.question == nil {
            return .pleased
        }
        if words.count <= 3, words.last == "it", words[0].hasPrefix("that"), told.contains(tracker.lastAction ?? "") { return .noted }
        guard reading.foods.isEmpty, reading.when.isEmpty, !reading.text.hasSuffix("?"), told.contains(tracker.lastAction ?? ""),
            words.allSatisfy({ closingWords.contains($0) || closings.contains($0) }), words.contains(where: closings.contains)
        else { return nil }
        return words.count > 1 || ["right", "exactly", "correct", "done", "listo", "correcto", "exacto"].contains(words.first) ? .noted : nil
    }

    private static let takingNote = Set(
        Word.split(
            """
            lo la los las eso esto tomo tomaré tendré tengo ten tenlo tenla tómalo tómala en cuenta me doy di ok sí ya vale bueno muy bien gracias voy a
            tomarlo tenerlo para
            """))

    /// What goes on from the last turn in so many words that nothing else is meant.
    static func beforehand(_ reading: Reading, _ tracker: Tracker) -> Request? {
        meanOfSummed(reading, tracker) ?? summedAgain(reading, tracker) ?? alsoSummed(reading, tracker) ?? alsoThen(reading, tracker)
            ?? askedInAmount(
                reading, tracker) ?? afterRefusal(reading, tracker) ?? betterNow(reading, tracker) ?? askedOfTold(
                reading, tracker)
            ?? supposedIntake(reading, tracker) ?? supposedInstead(reading, tracker)
    }

    /// What neither rows nor intents can make otherwise: taken back, of somebody else, a meal that one had better not skip.
    static func outright(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request]? {
        if ["should", "deberia", "debería"].contains(reading.words.first ?? ""), let doubt = misgiving(reading, tracker) { return [doubt] }
        if understanding.readings.count == 1, !reading.foods.isEmpty, !reading.text.contains("?"), onlyWishes(reading) {
            return [.tell(.nothingDone)]
        }
        if understanding.readings.count == 1, let told = preferenceOfOther(reading) ?? longerStill(reading, tracker) { return told }
        if let told = onlyWondered(reading, tracker) ?? refusedBesides(reading, tracker) ?? boundOfTopic(reading, tracker)
            ?? takesAsked(reading, tracker) ?? askedBehindThanks(reading, tracker)
        {
            return told
        }
        if let told = addedByForm(reading, tracker) { return told }
        if eatenAroundExercise(reading) { return log(reading, tracker) }
        if let told = askedNext(reading, tracker, isAlone: understanding.readings.count == 1) { return told }
        if let told = mealTold(reading) ?? mealJudged(reading, tracker) { return [told] }
        if let told = inFewWords(reading, tracker) { return told }
        if let place = placeAlone(reading, tracker) ?? whereAlone(reading, tracker) ?? sameAlone(reading, tracker) ?? moreOfNamed(reading, tracker)
            ?? weightAndAim(reading) ?? weightThenNow(reading) ?? weightChange(reading, tracker) ?? weightAlone(reading, tracker)
        {
            return place
        }
        if let told = figuresTold(reading, understanding, tracker) ?? exerciseUndone(reading, tracker) ?? foodLimit(reading)
            ?? forbiddenAsked(reading)
            ?? goalBehindFoods(reading, understanding, tracker)
        {
            return told
        }
        if understanding.readings.count == 1, let told = besideFood(reading, tracker) { return told }
        if deniesLogging(reading) { return [.tell(.nothingDone)] }
        if asksPrice(reading) { return [fallback(reading, understanding, tracker)] }
        if let taken = takenBackAtEnd(reading, understanding) ?? onlyThoughtOf(reading, understanding) ?? mealAnew(reading, tracker) { return taken }
        if ordersService(reading.words), !reading.text.contains(":"), ["log_food", "correct", "inform", "plan_meal"].contains(reading.intent.name),
            !reading.foods.isEmpty
        {
            return [fallback(reading, understanding, tracker)]
        }
        if let told = ofOneself(reading, tracker) { return told }
        if let told = askedOutright(reading, tracker) ?? notThatOnlyThis(reading, tracker) { return told }
        if let told = dayCalledOff(reading) ?? hadAfterAll(reading, tracker) ?? meantForTomorrow(reading) ?? doubledPart(reading, tracker)
            ?? goalAndDay(reading, understanding)
        {
            return told
        }
        if let told = saidEaten(reading, tracker) ?? nothingChosen(reading, tracker) ?? wished(reading, tracker) ?? movesAsRule(reading)
            ?? firstWords(reading) ?? nothingHad(reading)
        {
            return told
        }
        if let told = oneByFigure(reading, tracker) ?? perHundred(reading, tracker) ?? eatenInstead(reading, tracker) ?? kindOfNamed(reading, tracker)
        {
            return told
        }
        if let told = outOfIdeas(reading) ?? rowBesideAllergy(reading, tracker) ?? dayLeftOut(reading, tracker)
            ?? (understanding.readings.count == 1 ? supposedOfOneself(reading, tracker) : nil)
        {
            return told
        }
        if let asked = reckonedHow(reading, tracker) ?? madeOfAsked(reading, tracker) ?? foodsHolding(reading, tracker) { return [asked] }
        if let told = againForMeal(reading, tracker) ?? unitsOfAlcohol(reading) ?? exerciseMoved(reading) { return told }
        if let told = leadsIn(reading, understanding) ?? howToReach(reading) ?? leftOfDish(reading, tracker) ?? lightMealAsked(reading) ?? mealAsked(
            reading)
            ?? weighedAll(reading, tracker)
        {
            return told
        }
        return kindThenAmount(reading, understanding, tracker) ?? ofItsKind(reading, tracker) ?? ofRelative(reading, understanding, tracker)
            ?? activityExchanged(reading, tracker) ?? contentsTold(reading, tracker) ?? ofRowByForm(reading, tracker)
            ?? changedWholly(reading, tracker) ?? moreOfIt(reading, tracker) ?? KeepIntents.eatenByLabel(reading)
    }

    /// What a message that tells no food is about: the day, a goal by its order, how the day stands.
    private static func besideFood(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let talk = Talk.ofTheDay(reading, tracker) { return [.tell(talk)] }
        if let told = goalOrdered(reading, tracker) ?? allergyPutRight(reading, tracker) { return told }
        return
            (nothingEaten(reading, tracker) ?? weightBit(reading, tracker) ?? howItStands(reading, tracker)
            ?? ofDayAsked(reading, tracker)).map { [$0] }
    }

    /// Who one is, what one wants to reach and to keep to, and what one may have by it.
    private static func ofOneself(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if reading.intent.name == "ask_time", reading.foods.isEmpty, reading.words.contains(where: ["date", "fecha"].contains) { return [.askTime] }
        return introduced(reading, tracker) ?? goalBesideFacts(reading) ?? goalSought(reading, tracker) ?? aimAlone(reading)
            ?? goalsOnTop(reading, tracker) ?? dietsRevised(reading, tracker) ?? mayHaveInState(reading)
    }

    /// "lunch was leftover curry and rice", after almonds at eleven: what was eaten then, and none of what stands.
    private static func mealTold(_ reading: Reading) -> Request? {
        let words = reading.words.drop { ["so", "and", "then", "ok", "y", "my", "the", "today", "todays", "el", "la", "mi", "hoy"].contains($0) }
        guard ["log_food", "correct"].contains(reading.intent.name), let meal = words.first, mealNames.contains(meal),
            ["was", "fue"].contains(words.dropFirst().first ?? ""), !reading.foods.isEmpty, !reading.text.hasSuffix("?"), reading.meals.count == 1,
            // "lunch was a pasta bake, 450 cals 30p 45c 15f" tells its label.
            reading.foods.allSatisfy({
                !$0.isDefinite && !$0.negated && $0.best != nil && $0.removed.isEmpty && $0.kilocalories == nil && $0.label == nil
            }),
            reading.nutrients.isEmpty, reading.when.minute == nil,
            !reading.words.contains(
                where: ["no", "not", "actually", "only", "just", "instead", "same", "solo", "wait", "sorry", "realidad", "igual"].contains)
        else { return nil }
        var log = LogFood(foods: reading.foods, when: reading.when)
        log.opening = reading.words.first
        // "lunch was a tuna wrap", after a chicken wrap at lunch: that one.
        if reading.foods.count == 1 { log.isAmountAnew = true }
        return .logFood(log)
    }

    /// "¿cuánto cuesta un kilo de carne?", "how much does a pizza cost": what no food table tells.
    private static func asksPrice(_ reading: Reading) -> Bool {
        let words = reading.words
        guard reading.nutrients.isEmpty, words.count <= 10, !words.contains(where: ["caloria", "kcal", "calorie"].contains) else { return false }
        if words[0] == "cuanto" || words.starts(with: ["a", "cuanto"]), words.count > 2, words.contains(where: costing.contains) { return true }
        if ["precio", "price"].contains(where: words.prefix(4).contains), ["que", "cual", "what", "whats"].contains(words[0]) { return true }
        return ["does", "do"].contains(words.dropFirst(2).first ?? "") && words.starts(with: ["how", "much"]) && words.contains("cost")
    }

    private static let costing = Set(Word.split("cuesta cuestan vale valen"))

    /// "cambia el café al lunes, no mentira, déjalo", "turn on alerts.. no never mind": what a message told is taken back by its own end.
    static func takenBackAtEnd(_ reading: Reading, _ understanding: Understanding) -> [Request]? {
        let words = Word.split(understanding.text), tail = words.reversed().prefix(while: takingBackWords.contains).reversed().joined(separator: " ")
        guard !tail.isEmpty, tail.utf8.count < words.joined(separator: " ").utf8.count, !understanding.text.hasSuffix("?"),
            ["never mind", "nevermind", "nvm", "forget it", "olvidalo", "mejor no", "mejor nada"].contains(where: tail.hasSuffix)
                || ["no", "mentira", "mejor", "nah", "wait", "espera", "actually"].contains(where: tail.hasPrefix)
                    && ["dejalo", "dejala", "dejalos", "dejalas", "dejalo asi", "leave it", "dejelo"].contains(where: tail.hasSuffix)
                || ["no ", "mentira ", "nah ", "wait ", "espera ", "not "].contains(where: tail.hasPrefix) && takenBack(tail)
        else { return nil }
        return reading.text == understanding.readings[0].text ? [.tell(.nothingDone)] : []
    }

    /// "no, dejá, todavía no", "no, pará, no pongas nada", "wait no, don't": an end that orders nothing.
    private static func takenBack(_ tail: String) -> Bool {
        let words = tail.split(separator: " ").map(String.init)
        return words.count > 1
            && (words.last == "no" || ["not yet", "dont", "don t", "do it", "stop"].contains(where: tail.hasSuffix)
                || words.contains(where: unwritten.contains) || ["deja", "para", "todavia"].contains(words.last))
    }

    /// "no lo pongas": not to be written.
    private static let unwritten = Set(Word.split("pongas anotes copies agregues registres hagas apuntes sumes"))

    private static let takingBackWords = Set(
        Word.split(
            "no nah mentira mejor nada espera wait actually never mind nevermind nvm forget it leave déjalo déjala déjalos déjalas déjelo así olvídalo"
                + " deja dejá pará para todavía aún lo not yet do don't stop pongas anotes copies agregues registres hagas apuntes sumes"
        ))

    /// "¿y la media?", "and the average?", after the sum of some days: their mean.
    private static func meanOfSummed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.filter { !["y", "and", "la", "el", "the", "cual", "es", "what", "whats", "is", "s", "fue"].contains($0) }
        guard let word = words.only, ["media", "promedio", "average", "mean"].contains(word), reading.foods.isEmpty,
            case .askSummary(let when, let nutrients)? = tracker.inquiry
        else { return nil }
        return when.days?.count ?? 1 > 1 ? .askSummary(when, nutrients: nutrients) : .askAverage(nutrients)
    }

    /// "¿y de fibra?", some turns after the iron of the day, and a row put right since: of the day as well.
    private static func summedAgain(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard tracker.inquiry == nil, let summed = tracker.summed, tracker.turns - summed.turn <= 3, !reading.nutrients.isEmpty,
            ["y", "and"].contains(reading.words[0]), reading.words.count <= 4, reading.foods.isEmpty, reading.when.isEmpty, reading.amounts.isEmpty,
            !reading.pointsBack, reading.text.hasSuffix("?"), case .askSummary(let when, _) = summed.request
        else { return nil }
        return .askSummary(when, nutrients: reading.nutrients)
    }

    /// "what about sodium", after what the day came to net of exercise: of the day.
    private static func alsoSummed(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["and", "so", "ok"].contains($0) }
        guard tracker.inquiry == nil, tracker.lastAction == "ask_summary", reading.nutrients.only.map({ $0 != .energy }) == true, words.count <= 4,
            words.starts(with: ["what", "about"]) || words.starts(with: ["how", "about"]), reading.foods.isEmpty, reading.when.isEmpty,
            reading.amounts.isEmpty
        else { return nil }
        return .askSummary(When(), nutrients: reading.nutrients)
    }

    /// "how much would 150 g be?", "what's in 2 cups", after the protein of a food was asked about: in so much of it.
    private static func askedInAmount(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard case .askNutrients(let foods, let nutrients)? = tracker.inquiry, !foods.isEmpty, tracker.lastAction == "ask_nutrient",
            reading.foods.isEmpty, reading.nutrients.isEmpty, reading.when.isEmpty, (4...8).contains(words.count),
            let amount = reading.amounts.only, amount.unit != nil, amount.quantity != nil,
            ["how", "what", "whats", "cuanto", "cuanta"].contains(words.drop { ["and", "so", "y", "ok"].contains($0) }.first),
            words.contains(where: ["would", "is", "be", "in", "serian", "seria", "tienen", "tendrian", "son", "hay", "en"].contains),
            words.isDisjoint(with: ["goal", "left", "should", "burn", "cost", "weigh", "than", "over", "drink"])
        else { return nil }
        let meant = foods.map { food in
            var food = food
            food.amount = amount
            return food
        }
        return .askNutrients(foods: meant, nutrients: nutrients)
    }

    /// "no, mejor una mandarina", "or rather an apple", after it was asked whether an ice cream would fit: nor is that eaten.
    private static func supposedInstead(_ reading: Reading, _ tracker: Tracker) -> Request? {
        guard case .askFits? = tracker.inquiry, tracker.lastAction == "ask_remaining", !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite }), reading.when.isEmpty, reading.words.count <= 7
        else { return nil }
        let words = reading.words.drop { ["no", "o", "or", "y", "and", "bueno", "well", "ok", "hmm", "entonces", "si"].contains($0) }
        guard ["mejor", "rather", "maybe", "instead"].contains(words.first) || words.last == "instead",
            !Vocabulary.says(.eating, reading.words), !Vocabulary.says(.logging, reading.words)
        else { return nil }
        return .askFits(foods: reading.foods)
    }

    /// "ponlo para mañana también", "log it for tomorrow too": the same once more, and nothing moved.
    private static func alsoThen(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, reading.foods.isEmpty, let days = (reading.target ?? reading.when).days, words.count <= 8,
            words.contains(where: ["tambien", "also", "too"].contains), !reading.text.hasSuffix("?"),
            ["ponlo", "ponla", "ponlos", "ponlas", "anotalo", "anotala", "agregalo", "agregala"].contains(words[0])
                || ["put", "log", "add"].contains(words[0]) && words.dropFirst().first.map(["it", "that", "them"].contains) ?? false,
            tracker.day.map({ !days.contains($0) }) ?? true
        else { return nil }
        return .copy(Selection(pointsBack: true), to: (reading.target ?? reading.when))
    }

    private static let told: Set<String> = [
        "log_food", "correct", "delete_entry", "move_entry", "copy_entries", "log_water", "log_exercise", "log_weight", "fallback",
        "ask_nutrient", "ask_summary", "ask_remaining", "ask_diary", "affirm", "explain",
    ]
    private static let closings = Set(Word.split("all everything else right correct exactly done todo más está así correcto exacto listo"))
    private static let closingWords = Set(
        Word.split("that thats s it is was yes yep yeah no nope ok okay nothing for now just and so eso es y nada ya sí no vale bueno por ahora pues")
    )

    static func turns(_ reading: Reading) -> Int {
        let words = reading.words
        if Vocabulary.says(.everything, words) { return 50 }
        if let count = reading.count { return count }
        if let quantity = reading.amounts.first?.quantity, quantity >= 1, quantity <= 50 { return Int(quantity) }
        if Vocabulary.says(.double, words) || words.joined(separator: " ").contains("dos vece") { return 2 }
        return 1
    }
}
