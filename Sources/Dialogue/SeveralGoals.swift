import NLU
import Nutrition

/// Two goals of one message where one of them is not named outright: "1800 calories and sugar under 30 g", "my goal is 1900 and 120 g protein".
extension Intents {
    /// "pon 1700 de meta y dime si ayer me pasé", "set 1700 as my goal and tell me if I went over yesterday": the goal, and that day held against it.
    static func goalAndDay(_ reading: Reading, _ understanding: Understanding) -> [Request]? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard let days = reading.when.days, days.count == 1, reading.foods.isEmpty, reading.when.meal == nil,
            reading.nutrients.allSatisfy({ $0 == .energy })
        else { return nil }
        let asks = text.contains(" dime si ") && words.contains("pase") || text.contains(" tell me if i ") && words.contains("over")
        let number = understanding.readings.first?.amounts.only { $0.unit == nil && $0.quantity ?? 0 >= leastGoal }?.quantity
        guard asks, let number, Vocabulary.says(.goal, Word.split(understanding.text)) else { return nil }
        let held = Request.askRemaining(When(days: days), nutrients: [], upTo: number)
        return reading.amounts.isEmpty ? [held] : [.setGoal(nutrient: .energy, amount: number), held]
    }

    /// "breakfast cheerios, lunch chicken wrap, dinner stew, goal is 1800": the foods, and then the goal.
    static func goalBehindFoods(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard reading.intent.name == "log_food", reading.foods.contains(where: { $0.best != nil }), words.count > 4, let last = words.last,
            let goal = Double(last), (leastGoal...6000).contains(goal),
            let place = words.lastIndex(where: ["goal", "meta", "objetivo"].contains), words.count - place <= 3,
            words[(place + 1)...].dropLast().allSatisfy({ ["is", "es", "of", "de"].contains($0) }),
            case let lower = reading.text.lowercased(),
            let cut = ["goal", "meta", "objetivo"].lazy.compactMap({ lower.ranges(of: $0).last?.lowerBound }).first
        else { return nil }
        var rest = reading
        let before = String(reading.text.prefix(lower.distance(from: lower.startIndex, to: cut)))
        rest.text = String(before.reversed().drop { ", ".contains($0) }.reversed())
        for tail in [" my", " mi", " and my", " y mi", " and", " y"] where rest.text.lowercased().hasSuffix(tail) {
            rest.text = String(rest.text.dropLast(tail.count))
        }
        rest.amounts.removeAll { $0.quantity == goal }
        return requests(rest, understanding, tracker) + [.setGoal(nutrient: .energy, amount: goal)]
    }

    /// "1800 calories and sugar under 30 g": the sugar is a goal too, and no food.
    static func withNamesake(_ reading: Reading) -> Reading {
        let words = reading.words
        if let all = withLastNamesake(reading) { return all }
        guard let food = reading.foods.only, let nutrient = Reading.namesakes[Word.singular(food.said)], let first = reading.nutrients.only,
            first != nutrient, let place = words.firstIndex(of: Word.singular(food.said)),
            case let numbers = words.indices.filter({ words[$0].first?.isNumber == true }), numbers.count == 2
        else { return reading }
        var told = reading
        if told.amounts.count == 1, food.amount.quantity != nil { told.amounts.insert(food.amount, at: place < numbers[0] ? 0 : 1) }
        let isFirst = place < numbers[0] || place < numbers[1] && place - numbers[0] <= 2 && !words[(place + 1)...].starts(with: ["under"])
        told.nutrients = isFirst ? [nutrient, first] : [first, nutrient]
        told.foods = []
        return told
    }

    /// "1800 cal, 130 protein and under 60 sugar": the last of them by the name of a food.
    private static func withLastNamesake(_ reading: Reading) -> Reading? {
        let numbers = reading.words.indices.filter { reading.words[$0].first?.isNumber == true }
        guard let food = reading.foods.only, let nutrient = Reading.namesakes[Word.singular(food.said)], reading.nutrients.count > 1,
            !reading.nutrients.contains(nutrient), numbers.count == reading.nutrients.count + 1, let last = numbers.last,
            let place = reading.words.lastIndex(of: Word.singular(food.said)), place > last, let quantity = Double(reading.words[last])
        else { return nil }
        var told = reading
        let before = reading.amounts.filter { $0.quantity != nil && $0.quantity != quantity }
        guard before.count == reading.nutrients.count else { return nil }
        told.amounts = before + [food.amount.quantity == nil ? Amount(quantity: quantity) : food.amount]
        (told.nutrients, told.foods) = (reading.nutrients + [nutrient], [])
        return told
    }

    /// "my goals are 1800 cal, 130 protein and under 60 sugar", whatever intent that comes near to.
    static func goalsListed(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard reading.intent.name != "set_goal", !reading.text.hasSuffix("?"), words.prefix(3).contains(where: Vocabulary[.goal].contains),
            words.count(where: { $0.first?.isNumber == true }) > 1, !reading.nutrients.isEmpty, reading.when.isEmpty,
            !reading.foods.isEmpty, reading.foods.allSatisfy({ Reading.namesakes[Word.singular($0.said)] != nil })
        else { return nil }
        return goals(reading)
    }

    /// "el médico me ha dicho menos de 2000 mg de sodio", "my GP says no more than 50 g of sugar": a goal, and no wish for foods.
    static func boundByDoctor(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard reading.intent.name != "set_goal", !reading.text.hasSuffix("?"), reading.foods.isEmpty, !reading.nutrients.isEmpty,
            let doctor = words.firstIndex(where: doctors.contains), words[doctor...].contains(where: bounding.contains),
            words[doctor...].contains(where: { $0.first?.isNumber == true }), !tellsOfBlood(words[doctor...]),
            // "la nutricionista vio que ayer comí menos de 20 g de fibra": what was, and no bound.
            reading.when.isEmpty, !Vocabulary.says(.havingEaten, words), words.isDisjoint(with: ["comi", "como", "eat", "noticed", "vio", "saw"]),
            reading.amounts.count(where: { $0.unit != nil || $0.quantity ?? 0 >= leastGoal }) == reading.nutrients.count
        else { return nil }
        return goals(reading)
    }

    /// "my doctor said my cholesterol is over 200", "dice que tengo el hierro bajo": what was found, and nothing to keep to.
    private static func tellsOfBlood(_ words: ArraySlice<String>) -> Bool {
        words.contains(where: ["is", "was", "esta", "tenia", "salio", "blood", "sangre", "result", "over"].contains)
            || zip(words, words.dropFirst()).contains { $0 == "tengo" && $1 != "que" }
    }

    private static let doctors = Set(
        Word.split(
            """
            doctor doctora médico médica cardiólogo cardióloga nutricionista nutriólogo nutrióloga dietista endocrino endocrinólogo nefrólogo
            dietitian nutritionist gp cardiologist nephrologist
            """))
    private static let bounding = Set(Word.split("menos máximo max maximum no hasta pase pasar límite under below less most over least mínimo limit"))

    /// "my goal is 1900 and 120 g protein": the number without a unit is of calories.
    static func withEnergyUnsaid(_ reading: Reading) -> Reading {
        var reading = reading
        // "1500 a day, 130 protein": the article counts nothing.
        if reading.amounts.count > 2 { reading.amounts.removeAll { $0 == Amount(quantity: 1) } }
        guard let named = reading.nutrients.only, named != .energy, named.unit == "g", reading.amounts.count == 2,
            // "entre 1800 y 2000", "from 1900 to 2000", and no "90 g de proteína".
            !reading.words.contains(where: ["between", "entre", "from", "desde"].contains),
            !reading.words.indices.dropFirst().contains(where: { place in
                ["to", "a"].contains(reading.words[place]) && Double(reading.words[place - 1]) != nil
            }),
            let place = reading.amounts.firstIndex(where: { $0.unit == nil && (800...6000).contains($0.quantity ?? 0) }),
            reading.amounts[1 - place].quantity ?? 800 < 800
        else { return reading }
        var told = reading
        told.nutrients = place == 0 ? [.energy, named] : [named, .energy]
        return told
    }
}

extension Answers {
    /// "ok ponla de meta y 150 g de proteína también", "yes, and 150 g of protein": the goal that was offered, and what is set besides.
    static func withOtherGoals(_ reading: Reading, _ question: Question) -> [Request]? {
        let words = reading.words
        guard question.name == .acceptGoal, let and = words.firstIndex(where: { ["y", "and", "plus", "mas"].contains($0) }), and > 0,
            reading.foods.isEmpty, !reading.nutrients.isEmpty, !reading.nutrients.contains(.energy), !reading.text.hasSuffix("?"),
            // "ok and I ate 150 g of protein today" is of what was eaten.
            !Vocabulary.says(.havingEaten, words), !Vocabulary.says(.eating, words),
            words[..<and].allSatisfy({ OrderWords.accepting.contains($0) || Vocabulary[.goal].contains($0) || taking.contains($0) }),
            words[(and + 1)...].contains(where: { $0.first?.isNumber == true })
        else { return nil }
        let goals = Intents.goals(reading)
        return goals.isEmpty ? nil : [question.options.first?.request ?? question.pending] + goals
    }

    private static let taking = Set(
        Word.split(
            "ok okay yes yeah yep sure fine great perfect sí si dale vale bueno perfecto claro va esa eso de como la lo mi that it as my the this"))
}
