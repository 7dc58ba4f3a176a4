import NLU
import Nutrition

/// What was picked from a list, with what each of its places leads to: "no, the first one" takes the one back for the other.
public struct Picked: Sendable, Hashable, Codable {
    /// What each place of the list leads to, in its order.
    public var places: [Request]
    /// The place that was picked.
    public var chosen: Int
    /// It was picked by its number alone: so "no, 2" is a place, and no amount.
    public var isByNumber: Bool
}

extension Policy {
    /// So many places of a list are remembered.
    private static let mostPlaces = 12

    /// "something else" of a list: then the person says what.
    static let other = Request.correct(Correction(selection: Selection(pointsBack: true)))

    /// What the message picked from the list that was shown last, nil where it picked nothing.
    static func picked(_ plan: Plan, _ understanding: Understanding, _ tracker: Tracker, _ decide: (Understanding) -> Plan) -> Picked? {
        guard let request = plan.requests.only, let reading = understanding.readings.only else { return nil }
        let options = tracker.question.map { $0.offersFoods ? $0.options : [] } ?? tracker.hint
        if let chosen = options.firstIndex(where: { $0.request == request }) {
            return Picked(places: options.map { $0.request ?? other }, chosen: chosen, isByNumber: reading.namesNumber)
        }
        if let picked = tracker.picked?.eaten(request), reading.ordinal == nil { return picked }
        if reading.ordinal == nil, let picked = named(request, tracker) { return picked }
        guard let ordinal = reading.ordinal, let count = tracker.lengthOfList(for: request), (2...mostPlaces).contains(count) else { return nil }
        let chosen = ordinal > 0 ? ordinal - 1 : count + ordinal
        let places = (1...count).compactMap { place in
            var other = understanding
            other.readings[0].ordinal = place
            return decide(other).requests.only
        }
        guard places.count == count, Set(places).count == count, places.indices.contains(chosen) else { return nil }
        return Picked(places: places, chosen: chosen, isByNumber: reading.namesNumber)
    }

    /// "log the banana", of the two that were compared.
    private static func named(_ request: Request, _ tracker: Tracker) -> Picked? {
        let listed = tracker.offered ?? (tracker.lastAction == "compare_foods" ? tracker.asked : [])
        guard case .logFood(let log) = request, let food = log.foods.only, listed.count > 1,
            let chosen = listed.firstIndex(where: { $0.best?.id == food.best?.id })
        else { return nil }
        let places = listed.map { other in
            var other = other
            if !food.amount.isEmpty, food.amount.unit != nil { other.amount = food.amount }
            return Request.logFood(LogFood(foods: [other], when: log.when))
        }
        return Picked(places: places, chosen: chosen, isByNumber: false)
    }

    /// "no, the first one", "I meant the other one", "mejor la segunda": another place of the list that was just picked from.
    static func pickedAnew(_ understanding: Understanding, _ tracker: Tracker) -> Plan? {
        if let requests = understanding.readings.only.flatMap({ deletedOther($0, tracker) }) {
            var plan = Plan(requests: requests)
            plan.intents = ["correct"]
            return plan
        }
        guard let picked = tracker.picked, !tracker.isInQuiz, let reading = understanding.readings.only, reading.nutrients.isEmpty,
            reading.when.isEmpty, (1...8).contains(reading.words.count), !reading.text.hasSuffix("?"),
            reading.words.contains(where: turning.contains) || reading.namesOther,
            let place = picked.place(meant: reading), place != picked.chosen
        else { return nil }
        let request = picked.places[place]
        var plan = Plan(requests: picked.places[picked.chosen].takenBack + [request])
        plan.ending = tracker.question == nil ? nil : .dropped
        plan.intents = ["correct"]
        plan.picked = Picked(places: picked.places, chosen: place, isByNumber: picked.isByNumber)
        return plan
    }

    /// "no, the pear", after the apple was deleted: the apple comes back.
    private static func deletedOther(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "no nuts" names what is not wanted.
        guard tracker.lastAction == "delete_entry", reading.words.first != "no" || reading.text.lowercased().hasPrefix("no,"),
            tracker.question == nil, tracker.emptied == nil, let food = reading.foods.only, !food.negated,
            food.best != nil, food.amount.isEmpty, reading.when.isEmpty, reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            let first = reading.words.first,
            turning.contains(first) || reading.words.contains("meant") || reading.words.starts(with: ["quise", "decir"]),
            Set(reading.words).subtracting(beside).isSubset(of: Word.split(food.said))
        else { return nil }
        return [.undo(turns: 1), .delete(Selection(foods: [food]))]
    }

    /// Tell that what was picked was not what was meant.
    private static let turning = Set(
        Word.split("no nope wait actually sorry oops meant mean not instead rather better make perdón digo quise mejor realidad espera"))
    fileprivate static let numbering = Set(Word.split("the la el number option número opción"))
    /// What such a message has beside the place.
    fileprivate static let beside = turning.union(
        Word.split(
            "i it the one other that to log have show add take with please number option la el lo otra otro en ese esa del de al of decir quería que me anota por favor"
        ))
}

extension Picked {
    /// "ok, I'll have that", "30 g of it", of what was picked to be looked at: any other place would be eaten so.
    fileprivate func eaten(_ request: Request) -> Picked? {
        guard case .logFood(let log) = request, let food = log.foods.only, places[chosen].takenBack.isEmpty,
            let seen = places[chosen].foods.only, seen.best?.id == food.best?.id
        else { return nil }
        let eaten = places.compactMap { place in
            place.foods.only.map { other in
                var other = other
                if food.amount != seen.amount { other.amount = food.amount }
                return Request.logFood(LogFood(foods: [other], when: log.when))
            }
        }
        return eaten.count == places.count ? Picked(places: eaten, chosen: chosen, isByNumber: false) : nil
    }

    /// The place that is meant now: by its position, by a number, as the other of two, or by the name of its food.
    fileprivate func place(meant reading: Reading) -> Int? {
        let rest = reading.words.filter { !Policy.beside.contains($0) && Pointers.place($0) == nil && Int($0) == nil }
        // "the other one" of two; of several that were only looked at, the next.
        if rest.isEmpty, reading.namesOther {
            return places.count == 2 || places[chosen].takenBack.isEmpty ? (chosen + 1) % places.count : nil
        }
        if rest.isEmpty {
            // "no 3" may be an amount; "no, number 3" is none.
            let numbers = reading.words.compactMap { Int($0) }
            let isNumbered = zip(reading.words, reading.words.dropFirst()).contains { Policy.numbering.contains($0) && Int($1) != nil }
            let number = isByNumber || isNumbered ? numbers.only : nil
            let named = reading.words.count > 2 || !reading.namesNumber ? reading.words.compactMap(Pointers.place).last ?? reading.ordinal : nil
            return (named ?? number).map { $0 > 0 ? $0 - 1 : places.count + $0 }.flatMap { places.indices.contains($0) ? $0 : nil }
        }
        let named = places.indices.filter { place in
            places[place].foods.contains { Set(rest).isSubset(of: Word.split($0.said) + Word.split($0.best?.noun ?? "")) }
        }
        return named.only
    }
}

extension Reading {
    fileprivate var namesNumber: Bool { words.contains { Int($0) != nil } }

    /// "the other one", "la otra", which is no other one more.
    fileprivate var namesOther: Bool {
        words.contains("other") || zip(words, words.dropFirst()).contains { ["la", "el"].contains($0) && ["otra", "otro"].contains($1) }
    }
}

extension Question {
    /// Its choices are foods or rows, and another may be picked when one was.
    fileprivate var offersFoods: Bool { [.whichFood, .whichEntry, .howMuch].contains(name) }
}

extension Request {
    /// What takes it back; nothing where it only shows.
    fileprivate var takenBack: [Request] {
        switch self {
        case .showRecipe, .askFoodFacts, .askNutrients, .askContents, .askMadeOf, .askRecipe, Policy.other: []
        case .saveRecipe(let ordinal, let words, let isOver): [.saveRecipe(ordinal: ordinal, words: words, isOver: !isOver)]
        default: [.undo(turns: 1)]
        }
    }

    /// The foods that it is about.
    fileprivate var foods: [FoodMention] {
        switch self {
        case .logFood(let log): log.foods
        case .askFoodFacts(let foods), .askNutrients(let foods, _): foods
        case .correct(let correction): correction.food.map { [$0] } ?? []
        default: []
        }
    }
}

extension Tracker {
    /// How long the list is that a request takes its place from.
    fileprivate func lengthOfList(for request: Request) -> Int? {
        switch request {
        case .showRecipe(.some, _, _), .saveRecipe(.some, _, _): recipes?.last.count
        case .delete(let selection), .move(let selection, _), .copy(let selection, _): selection.ordinal == nil ? nil : listed?.count
        case .logFood, .askFoodFacts, .askNutrients: offered?.count ?? (asked.count > 1 ? asked.count : recipes?.last.count)
        case .logRecipe: recipes?.last.count
        default: nil
        }
    }
}
