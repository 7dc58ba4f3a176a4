import Dialogue
import NLU
import Nutrition
import Store

/// Meals of what was had beside the meals, or at a meal that only its hour, its part of the day or what was done then tells.
extension ActionContext {
    func settleBetween(_ request: inout LogFood) throws {
        guard request.replaces == nil, request.placed == nil, request.when.meal == nil,
            request.foods.allSatisfy({ $0.when.meal == nil && $0.when.minutesAgo == nil }), request.when.minutesAgo == nil
        else { return }
        let day = request.when.day ?? today, foods = told(request), now = When().meal(now: moment)
        let isDish = foods.contains { !$0.isDrink && !ActionContext.betweenMeals.contains($0.group) }
        // A shake after the gym, at breakfast time, may well be the breakfast.
        let isFirst = try now == .breakfast && day == today && !request.continues && diary.entries(day...day).isEmpty
        if request.occasion == .between, !isDish, !foods.isEmpty, !isFirst || request.when.minute != nil {
            request.when.meal = .snack
            for place in request.foods.indices where request.foods[place].when.minute != nil { request.foods[place].when.meal = .snack }
            return
        }
        try settleHours(&request)
        guard ([request.when] + request.foods.map(\.when)).allSatisfy({ $0.minute == nil && $0.meal == nil }) else { return }
        if request.occasion == .evening, !isDish, !foods.allSatisfy(\.isDrink) {
            request.when.meal = .snack
            return
        }
        // "afternoon eba and egusi soup", where nothing was had at noon.
        if request.when.part == .afternoon, isDish, language == "en" || request.isMidday == true, energy(request) >= 350, try !hasLunch(before: day) {
            request.when.meal = .lunch
            return
        }
        guard request.when.part == nil else { return }
        let isPastMorning = moment.minute >= (moment.meals == .spanish ? 690 : 660)
        switch request.occasion {
        // A pizza after a run of the morning came later.
        case .morning where !foods.contains(where: { ActionContext.mainDishes.contains($0.group) }): request.when.meal = .breakfast
        case .noon: request.when.meal = .lunch
        case .school where isPastMorning: request.when.meal = isDish ? .lunch : .snack
        case .work where isPastMorning && !foods.allSatisfy(\.isDrink):
            if !isDish { request.when.meal = .snack } else if request.continues, request.when.days == nil { request.when.meal = now }
        default: try settleMorning(&request, foods)
        }
    }

    /// "an apple and some cheddar at 11", "a twix at 5": at an hour at which a meal would only begin, or after a breakfast that was told.
    private func settleHours(_ request: inout LogFood) throws {
        let hours = request.foods.map { $0.when.minute ?? request.when.minute }
        for minute in Set(hours.compactMap { $0 }) {
            let places = hours.indices.filter { hours[$0] == minute && !request.foods[$0].negated }
            let day = request.foods[places[0]].when.day ?? request.when.day ?? today
            let isLate = moment.meals == .english && (1020..<1080).contains(minute), noon = moment.meals == .english ? 720 : 750
            let foods = places.compactMap { food(request.foods[$0]) }, isMidMorning = minute >= (moment.meals == .english ? 660 : 630)
            // "a las 3 un café con un pan dulce", where there was a lunch.
            let isAfterLunch = try moment.meals == .spanish && (870..<960).contains(minute) && isAfternoonBite(foods) && hadLunch(day, before: minute)
            guard isLate || isAfterLunch || (600..<noon).contains(minute),
                isAfterLunch || isBite(foods) || isMidMorning && isSmall(places.map { request.foods[$0] }),
                try isLate || isAfterLunch || isMidMorning
                    || diary.entries(day...day).contains(where: { $0.meal == .breakfast && $0.minute ?? 0 < minute - 60 })
            else { continue }
            for place in places { (request.foods[place].when.minute, request.foods[place].when.meal) = (minute, .snack) }
        }
    }

    /// Porridge, told at eleven as the first of the day, is the breakfast; "comí pizza", told at night right after the breakfast, the lunch.
    private func settleMorning(_ request: inout LogFood, _ foods: [Food]) throws {
        guard request.when.isEmpty, request.spokenDay == nil, request.foods.allSatisfy(\.when.isEmpty) else { return }
        let now = When().meal(now: moment)
        if now == .lunch, !request.continues, moment.minute < 750,
            foods.contains(where: { ["breakfast", "cereal"].contains($0.group) }),
            foods.allSatisfy({ ActionContext.ofMorning.contains($0.group) }), try diary.entries(today...today).isEmpty
        {
            request.when.meal = .breakfast
        }
        guard now == .dinner, request.isMidday == true, moment.meals == .spanish,
            let last = try tracker.entries.last.flatMap({ try diary.entry($0) }), last.day == today, last.meal == .breakfast || last.meal == .dinner,
            foods.contains(where: { !$0.isDrink && !ActionContext.betweenMeals.contains($0.group) })
        else { return }
        // "desayuné …", "cené …", "y comí cocido": the one that is missing.
        let meals = Set(try diary.entries(today...today).map(\.meal))
        if meals.contains(.breakfast), !meals.contains(.lunch) { request.when.meal = .lunch }
    }

    /// Whether a lunch of the day was over long before a minute: told with its hour, or written down in time.
    func hadLunch(_ day: Day, before minute: Int) throws -> Bool {
        let rows = try diary.entries(day...day).filter { $0.meal == .lunch }
        guard !rows.isEmpty else { return false }
        let written = day == today ? try diary.written(day...day) : [:]
        return rows.allSatisfy { row in
            if let told = row.minute { return told <= minute - 90 }
            let hour = written[row.id].map { moment.minute - Int((moment.epoch - $0) / 60) } ?? minute
            // Told when both were over, it was the meal before.
            return hour <= minute - 90 || hour > minute + 60
        }
    }

    /// A coffee with sweet bread, a fruit: what no lunch is made of.
    func isAfternoonBite(_ foods: [Food]) -> Bool {
        foods.contains { !$0.isDrink }
            && foods.allSatisfy {
                ActionContext.light.contains($0.group) || ["dessert", "bread"].contains($0.group) || $0.isDrink && $0.group != "alcohol"
            }
    }

    private func told(_ request: LogFood) -> [Food] { request.foods.filter { !$0.negated }.compactMap { food($0) } }

    /// Fruit, sweets, nuts, with a drink or some cheese.
    private func isBite(_ foods: [Food]) -> Bool {
        foods.contains { ActionContext.light.contains($0.group) }
            && foods.allSatisfy {
                ActionContext.light.contains($0.group) || ["dairy", "dessert"].contains($0.group) || $0.isDrink && $0.group != "alcohol"
            }
    }

    /// Carrot sticks and 40 g of brie, oatcakes with hummus: nobody's lunch.
    private func isSmall(_ mentions: [FoodMention]) -> Bool {
        let foods = mentions.compactMap { food($0) }
        guard !foods.isEmpty, !foods.allSatisfy(\.isDrink),
            foods.allSatisfy({
                $0.isDrink && $0.group != "alcohol" || ActionContext.small.contains($0.group) || $0.group == "bread" && language == "en"
            })
        else { return false }
        let energies = mentions.compactMap { mention in
            food(mention).map { $0.nutrients(grams: $0.portion(mention.amount, usual: mention.usual).grams)[.energy] ?? 0 }
        }
        return energies.reduce(0, +) <= 300
    }

    private static let small = light.union(["dairy", "vegetable", "sauce", "legume", "seed"])

    /// What the food of a request has, drinks and bites left out.
    func energy(_ request: LogFood) -> Double {
        request.foods.map { mention -> Double in
            guard !mention.negated, let food = food(mention), !food.isDrink, !ActionContext.betweenMeals.contains(food.group) else { return 0 }
            return food.nutrients(grams: food.portion(mention.amount, usual: mention.usual).grams)[.energy] ?? 0
        }.reduce(0, +)
    }

    /// "protein shake with 2 scoops of whey" and then "12 oz milk", read in two: told in the same message.
    func isOfThisTurn(_ meal: Meal) throws -> Bool {
        guard let last = try tracker.entries.last.flatMap({ try diary.entry($0) }), last.day == today, last.meal == meal else { return false }
        return try diary.written(today...today)[last.id] == nil
    }

    private static let ofMorning: Set<String> = [
        "breakfast", "cereal", "dairy", "drink", "fruit", "plant-based", "sweet", "seed", "nut", "supplement",
    ]
}
