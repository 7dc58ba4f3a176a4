import NLU
import Nutrition

/// What takes the place of a whole meal, or of all that was told last, and what is ordered of somebody else.
extension Intents {
    /// "change tomorrow's lunch to soup and a roll", "scratch that, just a coffee".
    static func mealAnew(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let kept = onlyKept(reading, tracker) ?? mealsExchanged(reading) { return [kept] }
        guard !reading.foods.isEmpty, !reading.text.hasSuffix("?"), reading.nutrients.isEmpty, reading.words.count <= 24,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite && $0.removed.isEmpty }),
            let name = reading.foods.first.flatMap({ Word.split($0.said).first })
        else { return nil }
        // "should I change lunch to salad", "podría cambiar el almuerzo a ensalada" ask.
        if ["should", "podria", "deberia", "debo", "podriamos"].contains(reading.words[0]) || reading.words.starts(with: ["could", "i"]),
            reading.words.prefix(3).contains(where: exchangingMeals.contains), reading.meals.only != nil
        {
            return [.fallback(text: reading.text, nearest: [], repeated: false)]
        }
        let words = Array(reading.words.drop { leadingOrders.contains($0) || ["can", "could", "you", "puede"].contains($0) })
        guard let first = words.dropFirst(2).firstIndex(of: name) else { return nil }
        return mealChanged(words, first, reading, tracker) ?? toldInstead(words, first, reading, tracker)
    }

    /// "change tomorrow's lunch to soup and a roll", "cambia la cena por una ensalada": all that stands there gives way.
    private static func mealChanged(_ words: [String], _ first: Int, _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard exchangingMeals.contains(words[0]), let meal = reading.meals.only, reading.when.minute == nil, reading.when.days?.count ?? 1 == 1,
            let joint = words[1..<first].lastIndex(where: ["to", "for", "into", "a", "por"].contains) ?? with(words, first), joint > 1,
            // "cambia el almuerzo a más pan", "a 300 ml de sopa": some of what stands, and not all else.
            words[(joint + 1)..<first].allSatisfy({ Double($0) != nil || ofAmounts.contains($0) }),
            reading.foods.count > 1 || reading.foods[0].amount.unit?.grams == nil && reading.foods[0].amount.unit?.millilitres == nil,
            words[(joint + 1)..<first].allSatisfy({ !Vocabulary[.mealInGeneral].contains($0) }),
            words[1..<joint].contains(where: mealNames.contains),
            words[1..<joint].allSatisfy({ mealNames.contains($0) || besideMeals.contains($0) })
        else { return nil }
        var log = LogFood(foods: reading.foods, when: When(days: reading.when.days, meal: meal))
        log.restates = .anew
        return [.logFood(log)]
    }

    /// "replace lunch with soup"; "cambia el almuerzo con mantequilla" adds something to it.
    private static func with(_ words: [String], _ first: Int) -> Int? {
        guard ["replace", "swap", "reemplaza", "sustituye", "reemplazar", "sustituir", "replacing"].contains(words[0]) else { return nil }
        return words[1..<first].lastIndex { ["with", "con"].contains($0) }
    }

    private static let ofAmounts = Set(
        Word.split(
            "a an the some one two three four half un una unos unas dos tres cuatro medio media of de bowl plate cup slice piece plato taza big small just"
        ))

    /// "scratch that, just a coffee", "borra eso, solo un café": in the place of all that was told together.
    private static func toldInstead(_ words: [String], _ first: Int, _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard ["log_food", "copy_entries"].contains(tracker.lastAction ?? ""), let row = tracker.entries.first,
            takingBackOrders.contains(words[0]), case let behind = words[0].hasSuffix("lo") ? 1 : 2,
            behind == 1 || ["that", "it", "this", "those", "them", "eso", "esto"].contains(words[1]),
            let only = words[behind...].firstIndex(where: ["just", "only", "solo", "solamente"].contains), only < first, only - behind <= 4,
            words[behind..<first].allSatisfy({ insteadWords.contains($0) || Vocabulary[.eating].contains($0) || Double($0) != nil })
        else { return nil }
        var log = LogFood(foods: reading.foods, when: reading.when)
        (log.replaces, log.restates) = (row, .never)
        let others = Array(tracker.entries.dropFirst())
        return (others.isEmpty ? [] : [.delete(Selection(ids: others))]) + [.logFood(log)]
    }

    /// "swap lunch and breakfast", "intercambia el almuerzo con la cena".
    private static func mealsExchanged(_ reading: Reading) -> Request? {
        let words = Array(reading.words.drop { leadingOrders.contains($0) || ["can", "could", "you", "puede"].contains($0) })
        guard ["swap", "switch", "exchange", "intercambia", "intercambie", "cambia"].contains(words.first), reading.foods.isEmpty,
            Set(reading.meals).count == 2, reading.meals.count == 2, words.contains(where: ["and", "with", "y", "con"].contains),
            words.dropFirst().allSatisfy({ mealNames.contains($0) || besideMeals.contains($0) || ["and", "with", "y", "con", "around"].contains($0) }
            ),
            reading.when.days?.count ?? 1 == 1, !reading.text.hasSuffix("?")
        else { return nil }
        var selection = Selection(when: When(days: reading.when.days ?? reading.target?.days, meal: reading.meals[0]))
        selection.isExchange = true
        return .move(selection, to: When(meal: reading.meals[1]))
    }

    /// "scratch that, just the croissant", "borra eso, solo la coca": of what was told together all else goes.
    private static func onlyKept(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = Array(reading.words.drop { leadingOrders.contains($0) })
        guard ["log_food", "copy_entries"].contains(tracker.lastAction ?? ""), !reading.text.hasSuffix("?"), !reading.foods.isEmpty,
            tracker.entries.count > reading.foods.count, reading.foods.allSatisfy({ $0.isDefinite && !$0.negated && $0.amount.isEmpty }),
            reading.when.meal == nil, words.count > 2, takingBackOrders.contains(words[0]), case let behind = words[0].hasSuffix("lo") ? 1 : 2,
            behind == 1 || ["that", "it", "this", "those", "them", "eso", "esto"].contains(words[1]), behind < words.count,
            ["just", "only", "solo", "solamente", "keep", "deja"].contains(words[behind]),
            // "delete that, just the toast was wrong"; "remove that, only the bacon" may be what goes.
            !["delete", "remove"].contains(words[0]), let last = reading.foods.last.flatMap({ Word.split($0.said).last }), words.last == last
        else { return nil }
        var rows = Selection(ids: tracker.entries)
        rows.except = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        return .delete(rows)
    }

    /// "order me a pizza", "make me a sandwich", "pídeme una hamburguesa a domicilio": nobody ate it, and nobody here can bring it.
    static func ordersService(_ words: [String]) -> Bool {
        let order = words.drop { leadingOrders.contains($0) || ["can", "could", "you", "puede"].contains($0) }
        guard let verb = order.first, let next = order.dropFirst().first,
            Array(order).isDisjoint(with: [
                "log", "note", "anota", "apunta", "favor", "ate", "had", "usual", "down", "anotar", "registro", "apuntar", "record",
                "comi", "comimos", "tome", "bebi", "cene", "almorce", "desayune",
            ])
        else { return false }
        if verb == "order" || verb == "pide" { return !["of", "was", "were", "is", "came", "and", "que"].contains(next) && Double(next) == nil }
        return servingOrders.contains(verb) && ["me", "us"].contains(next) && order.count > 2 || servingOrdersInSpanish.contains(verb)
    }

    private static let leadingOrders = Set(
        Word.split("nah no nope ok okay actually wait oh hmm sorry please lets let's hey and so then y pues oye mejor perdón espera porfa"))
    private static let exchangingMeals = Set(
        Word.split("change swap replace switch cambia cámbiame cambiá cambiame reemplaza sustituye cambiar reemplazar sustituir changing"))
    private static let besideMeals = Set(
        Word.split(
            """
            my the our today todays today's tomorrow tomorrows tomorrow's yesterday yesterdays tonight tonights planned plan whole entire all of on for s
            this monday tuesday wednesday thursday friday saturday sunday el la mi mis de del hoy mañana ayer toda todo lunes martes miércoles jueves
            viernes sábado domingo esta este
            """))
    private static let takingBackOrders = Set(
        Word.split(
            """
            scratch forget delete remove scrap strike cancel ignore erase ditch nix undo borra quita olvida elimina tacha cancela ignora bórralo quítalo
            olvídalo elimínalo táchalo
            """))
    private static let insteadWords = Set(
        Word.split(
            "just only solo solamente i we me a an the one some un una it was fue make had have ll ill nothing but all of had having really end up ended"
        ))
    private static let servingOrders = Set(Word.split("order buy get bring fetch make cook deliver grab send"))
    private static let servingOrdersInSpanish = Set(
        Word.split(
            """
            pídeme pídenos pedime pedinos cómprame cómpranos comprame tráeme tráenos prepárame preparame hazme haceme cocíname ordéname encárgame consígueme
            mándame envíame
            """))
}
