import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "does soy sauce have gluten?", "is honey vegan?", "any gluten in that?": by what the food, or each of those told last, has in it as usually made.
func askContents(of mention: FoodMention, _ question: ContentQuestion, _ context: ActionContext) throws -> Outcome {
    guard let food = context.food(mention) else {
        return Outcome(name: "ask_food_facts", parts: [.foodUnknown(said: mention.said, near: context.near(mention.said))])
    }
    let told = question.isOfAllTold ? try context.toldLast() : []
    let events: [Event] = [.slot(.food(id: food.id, noun: food.noun, grams: food.usualPortion.grams))]
    if told.count < 2, question.diets == [.keto], question.contents.isEmpty, let part = try context.withinKeto(mention, food) {
        return Outcome(name: "ask_food_facts", events: events, parts: [part])
    }
    return Outcome(
        name: "ask_food_facts", events: events,
        parts: told.count > 1 ? context.contents(of: told, question) : [context.contents(of: food, said: mention.said, question)])
}

extension ActionContext {
    /// A food that is not of a ketogenic diet by itself, of which a portion has room in the day's carbohydrate all the same; nil where it has none.
    func withinKeto(_ mention: FoodMention, _ food: Food) throws -> Part? {
        let portion = food.portion(mention.amount, usual: mention.usual), nutrients = food.nutrients(grams: portion.grams)
        guard Diet.keto.fits(food.contents, portion: nutrients) == false, let net = nutrients.netCarbohydrate, net <= Nutrients.mostOfKetoPortion,
            !["sweet", "dessert", "alcohol"].contains(food.group)
        else { return nil }
        let totals = try diary.totals(today)
        let eaten = max(0, (totals.sum[.carbohydrate] ?? 0) - (totals.sum[.fiber] ?? 0)), own = totals.remaining(.carbohydrate)
        guard net <= own ?? (Nutrients.mostOfKetoDay - eaten) else { return nil }
        return .own(.withinKeto(title(food, said: mention.said), portion: portion.grams, net: net, left: own))
    }

    /// The foods of the rows told last, each with what it was called.
    fileprivate func toldLast() throws -> [(food: Food, said: String)] {
        try tracker.entries.compactMap { try diary.entry($0) }.compactMap { row in food(row.foodID, noun: row.noun).map { ($0, row.said) } }
    }

    /// "did I have any peanuts?", of one who must not have them: the rows that may hold some, by whatever name.
    func holdingShunned(_ mention: FoodMention, _ days: ClosedRange<Day>) throws -> Outcome? {
        let tastes = try Tastes(diary), asked = Content.named(in: mention.said).filter(tastes.keepsFrom)
        guard !asked.isEmpty else { return nil }
        let told = try diary.entries(days).compactMap { row in food(row.foodID, noun: row.noun).map { (food: $0, said: row.said) } }
            .filter { one in one.food.contents.map { contents in asked.contains(where: contents.mayHave) } ?? false }
        return told.isEmpty ? nil : Outcome(name: "ask_diary", parts: contents(of: told, ContentQuestion(contents: asked, diets: [])))
    }

    /// Those that have what is asked for; where none has it, all of them at once.
    fileprivate func contents(of told: [(food: Food, said: String)], _ question: ContentQuestion) -> [Part] {
        let holding = told.filter { one in
            guard let contents = one.food.contents else { return true }
            return question.contents.contains(where: contents.mayHave)
                || question.diets.contains { $0.fits(contents, portion: one.food.nutrients(grams: one.food.usualPortion.grams)) != true }
        }
        guard holding.isEmpty, var all = told[0].food.contents else { return holding.map { contents(of: $0.food, said: $0.said, question) } }
        for one in told.dropFirst() { one.food.contents.map { all.formUnion($0) } }
        let diets = question.diets.map { DietAnswer(diet: $0, fits: true) }
        return [
            .contents(food: told.map { title($0.food, said: $0.said) }.joined(separator: ", "), contents: all, asked: question.contents, diets: diets)
        ]
    }

    fileprivate func contents(of food: Food, said: String, _ question: ContentQuestion) -> Part {
        let portion = food.nutrients(grams: food.usualPortion.grams)
        let diets = question.diets.map { DietAnswer(diet: $0, fits: $0.fits(food.contents, portion: portion)) }
        return .contents(food: title(food, said: said), contents: food.contents, asked: question.contents, diets: diets)
    }
}
