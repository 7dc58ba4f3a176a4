import NLU
import Nutrition

/// What a short question is of: the days just told, the sum just given, the weight just spoken of, the list of a day.
extension Intents {
    /// What the form of a message tells before its intent does: rows by the clock, rows ranked, what was had before, and what a short question is of.
    static func byForm(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // Marks alone, while a question is open.
        guard !reading.words.isEmpty else { return nil }
        if let told = forbiddenByMedicine(reading) ?? diabetesTold(reading) { return told }
        if let asked = ofSomebody(reading, tracker) ?? reckonedAnew(reading, tracker) ?? remarked(reading, tracker) ?? noticesSwitched(
            reading, tracker)
            ?? dietTold(reading, tracker) ?? amountGiving(reading, tracker).map { [$0] } ?? askedInPassing(reading, tracker) ?? ofExercise(
                reading, tracker) ?? goalsTold(reading)
        {
            return asked
        }
        if let again = againBut(reading, tracker, onlyPointed: true) ?? carriedOut(reading, tracker) ?? writtenFor(reading, tracker) {
            return again
        }
        let request =
            chartAgain(reading, tracker) ?? movedByTheClock(reading) ?? hoursMoved(reading, tracker) ?? hitIt(reading, tracker) ?? savedByChange(
                reading, tracker) ?? sumByTheClock(
                reading) ?? sinceThen(reading) ?? besideMeal(reading) ?? notMine(reading, tracker)
        return (request ?? rankedRows(reading, tracker)).map { [$0] } ?? scopeSpoken(reading, tracker)
            ?? sameElsewhere(reading, tracker)
    }

    /// "log it for yesterday", right after it was told: there is where it goes, and no second of it.
    private static func writtenFor(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard ["log_food", "correct"].contains(tracker.lastAction ?? ""), !tracker.entries.isEmpty, tracker.inquiry == nil, words.count <= 6,
            words.starts(with: ["log", "it"]) || words.starts(with: ["log", "that"]), words[2...].contains(where: ["for", "on", "under"].contains),
            reading.foods.isEmpty, reading.amounts.isEmpty, let days = (reading.target ?? reading.when).days, reading.when.meal == nil,
            !words.contains(where: ["too", "also", "again", "tomorrow", "and"].contains)
        else { return nil }
        return [.move(Selection(pointsBack: true), to: When(days: days))]
    }

    static func scopeSpoken(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = Array(reading.words.drop { leadOfScope.contains($0) })
        guard (1...12).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.activity == nil else { return nil }
        // "what's the average kcal per meal?", after the day was listed.
        if Vocabulary.says(.average, words), perMeal.contains(Array(words.suffix(2))), reading.when.meal == nil, reading.when.days?.count ?? 1 == 1 {
            return [.askMeals(When(days: reading.when.days ?? tracker.day.map { $0...$0 }), nutrients: reading.nutrients, meals: [])]
        }
        return perDay(words, tracker).map { [$0] } ?? eachDay(reading, words).map { [$0] } ?? howDone(reading, words, tracker).map { [$0] }
            ?? onTheList(reading, words, tracker).map { [$0] }
            ?? wiped(reading, words).map { [$0] }
            ?? eachOf(reading, words, tracker).map { [$0] }
    }

    /// "per day?", "and a day?", "¿al día?", after a sum over days.
    private static func perDay(_ words: [String], _ tracker: Tracker) -> Request? {
        guard daily.contains(words) else { return nil }
        switch tracker.inquiry {
        case .askSummary(let when, _)? where (when.days?.count ?? 1) > 1: return tracker.inquiry
        case .askAverage?: return tracker.inquiry
        case .compareDays(let spans, let nutrients, let meal)?:
            guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() else { return nil }
            return .askSummary(When(days: first...last, meal: meal), nutrients: nutrients)
        default: return nil
        }
    }

    /// "each day this week", "calories by day last week": every day with what it came to.
    private static func eachDay(_ reading: Reading, _ words: [String]) -> Request? {
        guard let days = reading.when.days, (2...31).contains(days.count), reading.nutrients.allSatisfy({ $0 == .energy }), reading.amounts.isEmpty,
            !Vocabulary.says(.average, words), reading.when.meal == nil, words.count <= 9,
            zip(words, words.dropFirst()).contains(where: {
                ["each", "every", "by", "cada"].contains($0) && ["day", "dia"].contains($1) || $0 == "dia" && $1 == "por"
            }),
            words.isDisjoint(with: notOfDays)
        else { return nil }
        return .askDiary(When(days: days))
    }

    private static let notOfDays = Set(
        Word.split("chart graph plot bars goal target did log logged often meta gráfico gráfica over under most least i"))

    /// "how have I been doing?": of the weight where that is spoken of, else of the days lately.
    private static func howDone(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.when.isEmpty, reading.nutrients.isEmpty, doing.contains(words) else { return nil }
        return tracker.bodySpokenOf == .weight ? .askWeight : nil
    }

    /// "what's on the board for today", "¿qué hay en la lista de hoy?": what stands there.
    private static func onTheList(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard ["what", "whats", "que"].contains(words[0]), words.count <= 10, reading.nutrients.isEmpty, reading.amounts.isEmpty,
            let place = words.firstIndex(where: boards.contains), place > 1, words[..<place].contains(where: ["on", "in", "en"].contains),
            words.allSatisfy({
                ofBoards.contains($0) || boards.contains($0) || mealNames.contains($0) || reading.when.days != nil && $0 == words.last
            })
        else { return nil }
        return .askDiary(When(days: reading.when.days ?? tracker.day.map { $0...$0 }, meal: reading.when.meal))
    }

    /// "wipe last night", "can you bin all of yesterday": every row there.
    private static func wiped(_ reading: Reading, _ words: [String]) -> Request? {
        let order = words.drop { ["can", "could", "you", "please", "just", "let", "me", "i", "want", "to", "puede", "quiero"].contains($0) }
        guard order.first.map(wiping.contains) == true, !reading.when.isEmpty, reading.target == nil, reading.foods.isEmpty,
            reading.amounts.isEmpty, order.dropFirst().allSatisfy({ $0 != "but" && $0 != "except" && $0 != "pero" && $0 != "menos" })
        else { return nil }
        var when = reading.when
        if when.minute != nil, !tellsHalf(reading.words) { when.isOfEitherHalf = true }
        return .delete(Selection(when: when, all: when.minute == nil))
    }

    private static let wiping = Set(Word.split("wipe nuke bin trash ditch purge scrub vacía vaciar limpia limpiar"))

    /// "add one of each", "ponme uno de cada", of the foods that were suggested or held against each other.
    private static func eachOf(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        let isAsked = tracker.asked.count > 1, foods = isAsked ? tracker.asked : tracker.offered ?? []
        guard foods.count > 1, words.count <= 9, words.contains(where: ["each", "cada"].contains), words.allSatisfy(ofEach.contains) else {
            return nil
        }
        let count = reading.amounts.first { $0.unit == nil }?.quantity ?? 1
        let chosen = foods.prefix(5).map { food in
            var food = food
            // Of what was suggested as much as was.
            if isAsked || count != 1 { food.amount = Amount(quantity: count) }
            return food
        }
        return .logFood(LogFood(foods: chosen, when: reading.when.filled(from: reading.target ?? When())))
    }

    /// "show me both days", "enséñame los dos días": the days that were just told.
    static func daysShown(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.dates.isEmpty || pointsAtDays(words), reading.nutrients.isEmpty, reading.foods.allSatisfy({ $0.best == nil }), words.count <= 8,
            words.prefix(3).contains(where: showingDays.contains), let told = tracker.days, told.count > 1, let count = daysCounted(words),
            count <= told.count
        else { return nil }
        let days = told.suffix(count == 0 ? told.count : count).sorted()
        guard let first = days.first, let last = days.last, first.distance(to: last) < days.count else {
            return days.map { .askDiary(When(days: $0...$0)) }
        }
        return [.askDiary(When(days: first...last))]
    }

    private static let perMeal: Set<[String]> = [["per", "meal"], ["a", "meal"], ["each", "meal"], ["por", "comida"], ["cada", "comida"]]
    private static let showingDays = Set(
        Word.split("show list see view give display enséñame muéstrame muestra enseña dame ver lista what que qué"))
    private static let leadOfScope = Set(Word.split("and so ok okay now then but oh well y e ahora bueno entonces pero oye hey"))
    private static let daily: Set<[String]> = Set(
        [
            "per day", "a day", "each day", "daily", "by day", "what about per day", "how much per day", "how much a day", "whats that per day",
            "what is that per day", "that per day", "on average", "as a daily average", "per day on average", "average per day", "al día",
            "por día", "cada día", "cuánto al día", "cuánto por día", "cuánto es al día", "cuánto es por día", "de media", "de media al día",
            "en promedio", "promedio por día", "promedio al día", "diario",
        ].map(Word.split))
    private static let doing: Set<[String]> = Set(
        [
            "how have i been doing", "how ve i been doing", "how am i doing", "hows it going", "how is it going", "how am i getting on",
            "how have i done", "how have i been getting on", "cómo voy", "cómo he ido", "cómo me ha ido", "cómo me va", "cómo lo llevo",
            "cómo lo estoy haciendo", "qué tal voy", "cómo vengo", "cómo ando",
        ].map(Word.split))
    private static let boards = Set(
        Word.split("board books book diary journal list log record records tally sheet tracker lista diario registro bitácora tablero"))
    private static let ofBoards = Set(
        Word.split(
            "what whats is s on in the my for of today so far yesterday now at moment there que qué hay tengo está en el la mi mis los las de del para hoy ayer ahora por"
        ))
    private static let ofEach = Set(
        Word.split(
            "add log put record have had ate ill i me one two a each of them those please for to and the one's un uno una dos de cada cual añade agrega anota apunta pon ponme comí tomé me por favor para al breakfast lunch dinner snack desayuno almuerzo cena merienda"
        ))
}
