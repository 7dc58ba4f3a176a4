import NLU
import Nutrition

/// "what if I had skipped the cheese?", "if I'd had water instead of the coke?", "y si no me hubiera tomado el refresco?": what would be otherwise.
extension Intents {
    /// A change to what stands, or to what was supposed just before.
    static func supposedChange(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, foods = reading.foods
        // "what if I had skipped the chips": what was passed over is no food of the message, and is found by its words.
        if foods.isEmpty, !tracker.entries.isEmpty, words.count <= 12, words.contains(where: conditional.contains),
            let verb = words.lastIndex(where: skipping.contains), words.isDisjoint(with: ["without", "sin"]),
            case let rest = words[(verb + 1)...].drop(while: { !articles.contains($0) }).dropFirst(), (1...3).contains(rest.count)
        {
            return [leavingOut([rest.joined(separator: " ")])]
        }
        // "and without the naan?", of what was only thought of, where its words say no more.
        if foods.isEmpty, words.count <= 6, words.contains(where: ["without", "sin"].contains), case .logFood(var log)? = tracker.supposed,
            case let gone = log.foods.indices.filter({ isNamed(log.foods[$0], in: words[...]) }), !gone.isEmpty, gone.count < log.foods.count
        {
            for place in gone.reversed() { log.foods.remove(at: place) }
            return [.suppose(.logFood(log))]
        }
        guard !tracker.entries.isEmpty || tracker.supposed != nil, !foods.isEmpty, foods.count <= 3, words.count <= 16, reading.dates.count <= 1,
            words.isDisjoint(with: ["but", "pero"])
        else { return nil }
        let when = When(days: reading.when.days, meal: reading.when.meal)
        if let (old, new) = exchangedFoods(foods, words), new.best != nil {
            var told = new
            (told.negated, told.removed) = (false, [])
            let correction = Correction(
                selection: Selection(foods: [bare(old)], when: when), food: told, amount: new.amount.isEmpty ? nil : new.amount)
            return [.suppose(.correct(correction))]
        }
        if words.contains(where: skipping.contains), !words.contains(where: ["only", "just", "solo", "more", "mas"].contains),
            foods.allSatisfy({ $0.amount.unit == nil && $0.amount.quantity ?? 1 == 1 })
        {
            // "and without the naan?", of what was only thought of.
            if case .logFood(var log)? = tracker.supposed, foods.allSatisfy({ food in log.foods.contains { isSame($0, food) } }) {
                log.foods.removeAll { one in foods.contains { isSame($0, one) } }
                return log.foods.isEmpty ? nil : [.suppose(.logFood(log))]
            }
            guard !tracker.entries.isEmpty, words.contains(where: conditional.contains), words.isDisjoint(with: ["without", "sin"]) else {
                return nil
            }
            return [leavingOut(foods.map(\.said))]
        }
        // "what if I'd had half the alfredo?": of what stands.
        guard !tracker.entries.isEmpty, let food = foods.only, let quantity = food.amount.quantity ?? reading.amounts.only?.quantity,
            words.contains(where: ["if", "si"].contains), words.contains(where: ["had", "eaten", "d", "id", "hubiera", "hubiese"].contains),
            isDefinite(food, words)
        else { return nil }
        let amount = food.amount.quantity == nil ? reading.amounts[0] : food.amount
        let isShare = quantity < 1 && amount.unit == nil
        let change = Correction(
            selection: Selection(foods: [bare(food)], when: when), amount: isShare ? nil : amount, factor: isShare ? quantity : nil)
        return [.suppose(.correct(change))]
    }

    /// "I'm thinking of tacos, what would that do to my day?": the answer is what the day would come to, and nothing more of the day as it is.
    static func ofSupposition(_ parts: [[Request]]) -> [[Request]] {
        func supposes(_ request: Request) -> Bool { if case .suppose(.logFood) = request { true } else { false } }
        guard parts.count > 1, parts.contains(where: { $0.contains(where: supposes) }) else { return parts }
        return parts.map { requests in
            requests.filter { request in
                switch request {
                case .askSummary, .askRemaining, .askDiary, .strayAnswer: false
                default: true
                }
            }
        }
    }

    /// A row or a part of one, as it would be left out.
    private static func leavingOut(_ said: [String]) -> Request {
        .suppose(.correct(Correction(selection: Selection(pointsBack: true), removed: said)))
    }

    private static func bare(_ food: FoodMention) -> FoodMention { FoodMention(said: food.said, candidates: food.candidates) }

    private static func isSame(_ a: FoodMention, _ b: FoodMention) -> Bool {
        Word.split(a.said) == Word.split(b.said) || a.best.map { $0.id == b.best?.id } ?? false
            || !Word.split(b.said).isEmpty && Word.split(b.said).allSatisfy((Word.split(a.said) + Word.split(a.best?.noun ?? "")).contains)
    }

    /// What is given up and what takes its place: "a salad instead of the fries", "en vez de papas hubiera comido ensalada".
    private static func exchangedFoods(_ foods: [FoodMention], _ words: [String]) -> (old: FoodMention, new: FoodMention)? {
        guard let place = exchanged(words) else { return nil }
        func named(in words: ArraySlice<String>) -> FoodMention? { foods.filter { isNamed($0, in: words) }.only }
        // What is given up is told first.
        if place <= 4, let verb = words[place...].firstIndex(where: had.contains), let old = named(in: words[place..<verb]),
            let new = named(in: words[verb...]), new.best != nil
        {
            return (old, new)
        }
        guard let old = named(in: words[place...]), let new = named(in: words[..<place]), new.said != old.said else { return nil }
        return (old, new)
    }

    /// Where what is given up is named: behind "instead of", "en vez de".
    static func exchanged(_ words: [String]) -> Int? {
        words.indices.dropLast(2).first { place in
            ["instead", "rather"].contains(words[place]) && ["of", "than"].contains(words[place + 1])
                || ["vez", "lugar"].contains(words[place]) && ["de", "del"].contains(words[place + 1]) && place > 0 && words[place - 1] == "en"
        }
    }

    /// Whether a food is named in some of the words.
    static func isNamed(_ food: FoodMention, in words: ArraySlice<String>) -> Bool {
        Word.split(food.said).first.map(words.contains) ?? false
    }

    private static func isDefinite(_ food: FoodMention, _ words: [String]) -> Bool {
        guard let name = Word.split(food.said).first, let place = words.firstIndex(of: name), place > 0 else { return false }
        return articles.contains(words[place - 1])
    }

    private static let articles: Set<String> = ["the", "that", "my", "el", "la", "los", "las", "mi", "esa", "ese", "del"]

    private static let skipping = Set(
        Word.split(
            "skipped skip skipping without left leave hadn't hadnt hadn didn't didnt didn not never passed no sin saltado salto saltara quitado quito quitara dejado"
        ))
    private static let had = Set(Word.split("had eaten have hubiera hubiese comido tomado como comiera tomo tomara id")).subtracting(["como"])
    private static let conditional = Set(Word.split("if si would sería quedaría suppose"))
}
