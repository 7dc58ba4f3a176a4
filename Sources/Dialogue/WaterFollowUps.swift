import NLU
import Nutrition

/// Bare messages after water was told, asked for or wanted: "another", "3 glasses so far", "how much is left?"
extension Intents {
    /// "llevo 3 vasos", "3 glasses so far", "that's 4 now": all that was drunk by now.
    static func drunkByNow(_ reading: Reading) -> Request? {
        let words = reading.words
        guard reading.foods.allSatisfy(isWater), reading.nutrients.allSatisfy({ $0 == .water }), reading.activity == nil, words.count <= 10,
            reading.when.days?.count ?? 1 == 1, !reading.text.hasSuffix("?"), words.isDisjoint(with: asking),
            let amount = (reading.foods.map(\.amount) + reading.amounts).only(where: { $0.quantity != nil }), let count = amount.quantity,
            amount.unit.map({ $0.millilitres != nil || ["glass", "bottle"].contains($0.name) }) ?? (1...20).contains(count)
        else { return nil }
        let sums =
            words.contains(where: summing.contains) || zip(words, words.dropFirst()).contains { $0 == "so" && $1 == "far" }
            || ["thats", "that", "im", "now"].contains(words[0]) && words.contains("now")
            || zip(words, words.dropFirst()).contains { $0 == "in" && ["total", "all"].contains($1) }
        return sums ? .waterSoFar(millilitres: drunk(amount).millilitresOfWater, reading.when, isAll: false) : nil
    }

    /// "no I only had 5", after the day's water was told, "I forgot the one at dinner so 4", after 3 glasses: all there was.
    private static func wholeDayTold(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard reading.foods.allSatisfy(isWater), words.count <= 12, !reading.text.hasSuffix("?") else { return nil }
        let isAsked = ["ask_diary", "ask_remaining", "ask_summary"].contains(tracker.lastAction ?? "")
        let tail: ArraySlice<String>
        if isAsked, let only = words.prefix(4).firstIndex(where: Vocabulary[.only].contains) {
            tail = words[(only + 1)...].drop { Vocabulary[.eating].contains($0) || Vocabulary[.havingEaten].contains($0) }
        } else if tracker.lastAction == "log_water", let so = words.lastIndex(where: ["so", "osea", "asi"].contains), so > 0 {
            tail = words[(so + 1)...].drop { ["that", "its", "it", "s", "make", "que", "son", "van", "fueron", "eran"].contains($0) }
        } else {
            return nil
        }
        guard (1...4).contains(tail.count), let count = tail.first.flatMap(SmallCount.of), (1...20).contains(count) || tail.contains("ml"),
            tail.dropFirst().allSatisfy(ofGlasses.contains)
        else { return nil }
        let unit = reading.amounts.last(where: { $0.quantity == count })?.unit
        return .waterSoFar(millilitres: drunk(Amount(quantity: count, unit: unit)).millilitresOfWater, reading.when, isAll: true)
    }

    /// "I want to track my water", "quiero controlar el agua".
    static func wantsToTrack(_ words: [String]) -> Bool {
        words.contains(where: ["want", "like", "need", "start", "quiero", "quisiera", "necesito"].contains)
            && words.contains(
                where: ["track", "log", "tracking", "logging", "count", "record", "controlar", "registrar", "anotar", "llevar"].contains)
    }

    /// Whether what follows "another", "one more", "otro" names anything but a glass.
    private static func isOfOtherThing(_ words: [String]) -> Bool {
        guard let more = words.lastIndex(where: ["another", "more", "otro", "otra", "mas"].contains), more + 1 < words.count else { return false }
        return words[more + 1] != "one" && !ofGlasses.contains(words[more + 1]) && Double(words[more + 1]) == nil
    }

    private static let ofGlasses = Set(
        Word.split(
            """
            one glass glasses vaso vasos vasito bottle botella cup mug can pint jug taza jarra copa water agua please thanks porfa por favor gracias now
            today ahora hoy ahorita at with after before this for in of the my a an el la los las de del al con para en mi y and lunch dinner breakfast
            work gym noon night almuerzo cena desayuno comida comer trabajo gimnasio noche tarde mañana later luego after too also just ml l oz litre
            liter big large small full grande chico chica pequeño lleno half medio drink drank had tomé me i bebí log add anota apunta since from on bien frío fría cold iced fresh nice quick little as out while then
            """))
    private static let summing = Set(Word.split("llevo llevamos van vamos voy already altogether"))
    private static let asking = Set(Word.split("how what cuánto cuánta cuántos goal target meta objetivo should need más more another otro"))

    static func afterWater(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        let last = BodySelection(.water, ids: tracker.body?.ids ?? [], ordinal: -1)
        let foods = reading.foods.filter { !isWater($0) }
        let asksAmount =
            foods.isEmpty && reading.amounts.isEmpty && words.count <= 7
            && (words.starts(with: ["how", "much"]) || words.starts(with: ["how", "many"]) || ["cuanto", "cuanta", "cuantos"].contains(words[0]))
        // "how much have I had?", "how much so far?", "how many glasses is that?"
        if asksAmount || words.starts(with: ["how", "many"]) || words[0] == "cuanto",
            words.contains(where: ["had", "drunk", "drank", "far", "today", "that", "llevo", "tomado", "bebido", "tome", "bebi", "van"].contains)
                || words.contains("did") && words.contains("drink"),
            foods.isEmpty, reading.nutrients.isEmpty, words.count <= 7
        {
            return [.askWater(When(days: reading.when.days))]
        }
        // "how much yesterday?"
        if asksAmount, reading.when.days != nil, reading.when.meal == nil, Word.split(reading.untimed).count == 2 {
            return [.askWater(When(days: reading.when.days))]
        }
        if let request = drunkByNow(reading) ?? wholeDayTold(reading, words, tracker) { return [request] }
        // "how much is left?", "how much to go?"
        if asksAmount, words.contains(where: ["left", "remaining", "go", "more", "mas"].contains), words.isDisjoint(with: ["should", "eat"]) {
            return [.askRemaining(When(days: reading.when.days), nutrients: [.water])]
        }
        // "what should I be aiming for?", "what's the recommended amount?"
        if foods.isEmpty, reading.amounts.isEmpty, words.count <= 8, ["what", "whats"].contains(words[0]),
            words.contains("should") || words.contains(where: ["recommended", "ideal", "target", "goal"].contains)
        {
            let isOwn = words.contains("my") && !words.contains("should")
            return [isOwn ? .own(.goals(When(), isHistory: false, [.water])) : .askIntake([.water], limit: false)]
        }
        // "how much should I drink?"
        if asksAmount, words.contains(where: ["should", "need", "supposed", "debo", "deberia", "necesito"].contains) {
            return [.askIntake([.water], limit: false)]
        }
        // "¿y ayer cuánta tomé?", "¿cuánta me falta?"
        if foods.isEmpty, reading.amounts.isEmpty, words.count <= 6, words.contains(where: ["cuanta", "cuanto"].contains) {
            if words.contains(where: ["falta", "queda"].contains) { return [.askRemaining(When(days: reading.when.days), nutrients: [.water])] }
            if reading.when.days != nil, Vocabulary.says(.havingEaten, words) { return [.askWater(When(days: reading.when.days))] }
        }
        // "another bottle, 500 ml": what is counted, and how much each holds.
        if foods.isEmpty, reading.amounts.count == 2, ["bottle", "glass", nil].contains(reading.amounts[0].unit?.name),
            reading.amounts[1].unit?.millilitres != nil, reading.amounts[1].quantity != nil, words.count <= 8, reading.intent.name != "correct",
            !reading.text.hasSuffix("?")
        {
            return [.logWater(millilitres: (reading.amounts[0].quantity ?? 1) * reading.amounts[1].millilitresOfWater, reading.when)]
        }
        // "y una botella de 600": so many millilitres.
        if foods.isEmpty, reading.amounts.count == 2, reading.amounts[0].unit?.name == "bottle" || reading.amounts[0].unit?.name == "glass",
            reading.amounts[1].unit == nil, let size = reading.amounts[1].quantity, (100...2000).contains(size), words.count <= 7,
            !["correct", "delete_entry", "set_goal"].contains(reading.intent.name) || words[0] == "y"
        {
            return [.logWater(millilitres: (reading.amounts[0].quantity ?? 1) * size, reading.when)]
        }
        // "it was tea": no water at all.
        if tracker.lastAction == "log_water", reading.intent.name == "correct", foods.count == 1, foods[0].best != nil, !foods[0].negated,
            ["it", "that", "era", "fue", "eran"].contains(words[0])
        {
            // "era pan integral", of bread that was told before the water.
            let head = Word.split(foods[0].said)
            if let first = head.first, head.count > 1, tracker.accounts?.contains(where: { $0.words.contains(first) }) == true, first != "agua" {
                return [.correct(Correction(selection: Selection(foods: [FoodMention(said: first, candidates: [])]), food: foods[0]))]
            }
            return [.deleteBody(last), .logFood(LogFood(foods: foods, when: reading.when))]
        }
        let amount = reading.foods.first.map(\.amount) ?? reading.amounts.first
        // "I had 3 glasses".
        if foods.isEmpty, reading.amounts.count == 1, let amount, amount.unit?.millilitres != nil || ["glass", "bottle"].contains(amount.unit?.name),
            words[0] == "i" || words[0] == "had" || words[0] == "ive", words.contains("had"), words.count <= 7, !reading.text.hasSuffix("?"),
            tracker.lastAction != "log_water" || !["correct"].contains(reading.intent.name)
        {
            return [.logWater(millilitres: amount.millilitresOfWater, reading.when)]
        }
        // "and a 750 ml bottle at the gym": a place, and no exercise.
        let isPlace =
            (amount?.unit?.millilitres != nil || Vocabulary.says(.oneMore, words)) && reading.activity?.minutes == nil
            && reading.activity?.kilometres == nil
        guard foods.isEmpty, reading.activity == nil || isPlace, reading.amounts.count <= 1, !reading.text.hasSuffix("?") else { return nil }
        let isDrunk = amount.map { $0.unit == nil || $0.unit?.name == "glass" || $0.unit?.name == "bottle" || $0.unit?.millilitres != nil } ?? true
        guard isDrunk,
            ["inform", "log_food", "copy_entries", "log_water", "out_of_scope", "more_recipes", "choose", "goodbye"].contains(reading.intent.name)
                || reading.intent.name == "log_weight" && amount?.unit?.millilitres != nil && isPlaced(words)
                || ["deny", "help", "greet", "fallback"].contains(reading.intent.name) && amount?.quantity ?? 1 == 1
                    && Vocabulary.says(.oneMore, words)
                    && words.count <= 4
                || Vocabulary[.goingOn].contains(words[0]) && ["plan_meal", "ask_diary", "log_weight", "log_exercise"].contains(reading.intent.name)
        else { return nil }
        let goesOn = Vocabulary[.goingOn].union(["then", "luego", "despues"]).contains(words[0])
        let counts = goesOn && amount?.quantity ?? 0 >= 1 && words.count <= 8
        // "otra receta", "one more try", "uno más y me voy": no glass.
        if Vocabulary.says(.oneMore, words), amount?.unit == nil, amount?.quantity ?? 1 == 1, isOfOtherThing(words) { return nil }
        if Vocabulary.says(.oneMore, words) || words.contains("mas") || words.suffix(2) == ["as", "well"] || goesOn && amount?.unit != nil || counts {
            // "and another", "another 500 ml", "plus half a litre at work", "then two with dinner".
            let more = drunk(amount)
            guard amount != nil || Word.split(reading.untimed).count <= 4 else { return nil }
            if amount?.unit == nil, amount?.quantity ?? 1 <= 12, Vocabulary.says(.oneMore, words),
                words.isDisjoint(with: ["glass", "glasse", "bottle", "cup", "vaso", "botella"])
            {
                return [.logMoreWater(amount?.quantity ?? 1, reading.when)]
            }
            return [.logWater(millilitres: more.millilitresOfWater, reading.when)]
        }
        // "500 ml", after water was asked about: drunk; "a litre at the gym", after any of it was told: more of it.
        if let amount, amount.quantity != nil, amount.unit != nil,
            amount.unit?.millilitres != nil && isPlaced(words)
                || words.count <= 4 && !["log_water", "correct", "set_goal"].contains(tracker.lastAction ?? "")
        {
            return [.logWater(millilitres: drunk(amount).millilitresOfWater, reading.when)]
        }
        // "500 ml", "3", "a bottle", right after it was told: how much it was.
        guard tracker.lastAction == "log_water", words.count <= 4, reading.when.isEmpty, let amount, amount.unit != nil || amount.quantity != nil,
            ["inform", "choose"].contains(reading.intent.name)
        else { return nil }
        var correction = BodyCorrection(last)
        correction.millilitres = drunk(amount).millilitresOfWater
        return [.correctBody(correction)]
    }

    /// "a litre at the gym", "medio litro en el trabajo": where or when it was drunk, behind so much of it, and nothing put right or ordered.
    private static func isPlaced(_ words: [String]) -> Bool {
        let said = words.drop { ["and", "then", "plus", "y", "luego", "another", "otro", "otra", "had", "drank", "tome", "bebi"].contains($0) }
        guard let joint = said.firstIndex(where: ["at", "in", "during", "before", "after", "en", "antes", "despues", "durante"].contains),
            (1...3).contains(joint - said.startIndex), said.endIndex - joint <= 5, joint + 1 < said.endIndex
        else { return false }
        return said.prefix(1).allSatisfy { Double($0) != nil || ["a", "an", "half", "one", "un", "una", "medio", "media"].contains($0) }
            && !["a", "un", "una", "total", "all", "average", "each", "cada"].contains(said[joint + 1])
            && words.isDisjoint(with: [
                "no", "not", "it", "is", "was", "goal", "meta", "enough", "should", "week", "month", "semana", "mes", "mucho", "es",
            ])
    }

    /// A glass where no measure is named; "another 250" is of millilitres, for nobody drinks so many glasses.
    private static func drunk(_ amount: Amount?) -> Amount {
        let count = amount?.quantity ?? 1
        // "and 1.5 on thursday": litres.
        let isOfLitres = count > 1 && count < 5 && count != count.rounded()
        return Amount(quantity: count, unit: amount?.unit ?? Unit(count > 20 ? "ml" : isOfLitres ? "l" : "glass"))
    }
}
