import Dialogue
import Nutrition

/// The `data` object of a reply: the rows as committed, the day, the question, the answers.
struct WireData {
    let json: String

    init(_ reply: Reply, options: [WireReply.Button], charts: [String] = []) {
        var entries: [Entry] = []
        var removed: [Int] = []
        var records: [Record] = []
        for part in reply.parts {
            switch part {
            case .logged(let rows, _), .moved(let rows, _), .copied(let rows, _): entries += rows
            case .corrected(_, let after), .alreadySo(let after): entries.append(after)
            case .plan(let plan): entries += plan.rows
            case .deleted(let rows): removed += rows.map(\.id)
            case .exerciseLogged(let row): records.append(.exercise(row))
            case .weightLogged(let row, _): records.append(.weight(row))
            case .profileStored(_, let row?): records.append(.weight(row))
            case .waterLogged(let row, _): records.append(.water(row))
            case .bodyDeleted(let rows): removed += rows.compactMap(\.id)
            case .bodyMoved(let rows): records += rows
            case .bodyCorrected(_, let row), .bodySame(let row): records.append(row)
            case .undone(let gone, let back), .redone(let gone, let back):
                removed += gone.compactMap(\.id)
                records += back
            default: break
            }
        }
        entries += records.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
        var data = JSONText()
        data.array("entries", entries.map(\.json))
        data.raw("removed", "[" + removed.map { "\"e\($0)\"" }.joined(separator: ",") + "]")
        data.raw("day", reply.day.map { WireData.day($0, reply.askedNutrients) } ?? "null")
        data.raw("question", reply.question.map { JSONText.quoted($0.name.rawValue) } ?? "null")
        data.array("options", options.map(\.json))
        WireData.addRows(reply, records, &data)
        WireData.addAnswers(reply, &data)
        let insights = reply.parts.compactMap { part in if case .insight(let insight) = part { insight.json } else { nil } }
        if let first = insights.first { data.raw("insight", first) }
        if insights.count > 1 { data.array("insights", insights) }
        if let first = charts.first { data.raw("chart", first) }
        if charts.count > 1 { data.array("charts", charts) }
        WireData.addOwn(reply, &data)
        json = data.closed
    }

    private static func addRows(_ reply: Reply, _ records: [Record], _ data: inout JSONText) {
        var exercise: [Exercise] = [], weights: [BodyWeight] = [], water: [Water] = []
        for record in records {
            switch record {
            case .exercise(let row): exercise.append(row)
            case .weight(let row): weights.append(row)
            case .water(let row): water.append(row)
            case .entry, .goal, .setting, .keepsake: break
            }
        }
        for part in reply.parts {
            switch part {
            case .diary(_, _, let rows, _, let done, _):
                data.array("diary", rows.map(\.json))
                exercise += done
            case .diaryEmpty: data.array("diary", [])
            case .plan(.complete(let days)): data.array("diary", days.flatMap(\.entries).map(\.json))
            case .waterDrunk(_, let rows): water += rows
            case .exerciseDone(_, let rows): exercise += rows
            case .weightsOn(_, let rows, let before): weights += rows.isEmpty ? before.map { [$0] } ?? [] : rows
            case .eaten(_, _, let rows): data.array("diary", rows.map(\.json))
            case .weights(let rows): weights += rows
            case .own(let part): weights += WireData.weights(part)
            default: break
            }
        }
        if !exercise.isEmpty { data.array("exercise", exercise.map(\.json)) }
        if !weights.isEmpty { data.array("weight", weights.map(\.json)) }
        if !water.isEmpty { data.array("water", water.map(\.json)) }
    }

    private static func addAnswers(_ reply: Reply, _ data: inout JSONText) {
        var answers: [String] = []
        var reminders = ReminderFields()
        var isList = false
        var recipes: [String]?
        var foods: [String]?
        for part in reply.parts {
            switch part {
            case .nutrients(let found): answers += found.map(\.json)
            case .compared(let found, _, _):
                answers += found.map(\.json)
                isList = true
            case .comparedInAll(let foods):
                answers += foods.joined().map(\.json)
                isList = true
            case .facts(let food, let id, let portion, let nutrients, let listed):
                answers += listed.map { answer(food, id, portion.grams, $0, nutrients[$0]) }
                isList = true
            case .recipes(let found, _), .savedRecipes(let found): recipes = found.prefix(5).map { recipe($0, steps: nil) }
            case .noRecipes, .noSuchRecipe, .noMoreRecipes: recipes = []
            case .recipe(let card): recipes = [recipe(card.line, steps: card)]
            case .found(_, let found), .foodsRecommended(let found, _, _): foods = found.map(\.json)
            case .meals(let days, let sums, let nutrients, _):
                data.array("meals", sums.map { meal($0, days, nutrients) })
                for nutrient in nutrients { answers += sums.map { sumAnswer($0.sum, nutrient, meal: $0.meal, days) } }
                isList = isList || !nutrients.isEmpty
            case .summary(let days, let meal, let totals, let nutrients):
                answers += nutrients.map { summary(totals, $0, meal: meal, days) }
            case .eaten(let question, let days, let rows): answers.append(eaten(question, days, rows))
            case .mostOfMeals(let days, let sums, let nutrient, _):
                data.array("meals", sums.map { meal($0, days, [nutrient]) })
                answers += sums.map { sumAnswer($0.sum, nutrient, meal: $0.meal, days) }
                isList = true
            case .most(_, let sums, let nutrient, _):
                answers += sums.map { most($0, nutrient) }
                isList = true
            case .densest(_, let sums, _):
                answers += sums.map { most($0, nil) }
                isList = true
            case .explained(let chain): data.array("explanation", chain.map(\.json))
            case .kept(.reminder(let told)): reminders.add(told)
            case .kept(let kept): kept.add(to: &data)
            case .groceries(let reply): reply.add(to: &data)
            case .imported(_, let added, let changed, _): data.raw("imported", "{\"added\":\(added),\"changed\":\(changed)}")
            default: break
            }
        }
        if answers.count == 1, !isList { data.raw("answer", answers[0]) } else if !answers.isEmpty { data.array("answer", answers) }
        let intakes = reply.parts.flatMap { part -> [String] in if case .intakes(let answers, _) = part { answers.map(\.json) } else { [] } }
        if !intakes.isEmpty { data.array("intakes", intakes) }
        reminders.write(to: &data)
        if let recipes { data.array("recipes", recipes) }
        if let foods { data.array("foods", foods) }
    }

    static func answer(_ food: String, _ id: FoodID, _ grams: Double, _ nutrient: Nutrient, _ value: Double?) -> String {
        var json = JSONText()
        json.field("food", food)
        json.field("food_id", id.code)
        json.field("grams", grams)
        json.field("nutrient", nutrient.key)
        json.field("value", value)
        return json.closed
    }

    private static func day(_ day: DayTotals, _ asked: [Nutrient]) -> String {
        var json = JSONText()
        json.field("date", day.day.description)
        for nutrient in Nutrient.main { json.field(nutrient.key, day.sum[nutrient]) }
        for nutrient in asked where !Nutrient.main.contains(nutrient) { json.field(nutrient.key, day.sum[nutrient]) }
        let gaps = Nutrient.main.filter(day.sum.hasGap) + asked.filter { !Nutrient.main.contains($0) && day.sum.hasGap($0) }
        if !gaps.isEmpty {
            // What is known is a lower bound; the share of the energy that it covers.
            json.raw("at_least", "[" + gaps.map { JSONText.quoted($0.key) }.joined(separator: ",") + "]")
            json.raw(
                "coverage",
                "{"
                    + gaps.compactMap { gap in
                        day.sum.coverage(gap).map { JSONText.quoted(gap.key) + ":" + JSONText.number($0, places: 3) }
                    }.joined(separator: ",") + "}")
        }
        json.raw("goal_kcal", day.goals[.energy].map { JSONText.number($0, places: 2) } ?? "null")
        json.raw("remaining_kcal", day.remaining(.energy).map { JSONText.number($0, places: 2) } ?? "null")
        json.field("exercise_kcal", day.exerciseKilocalories)
        if day.exerciseCredit > 0 { json.field("exercise_credit_kcal", day.exerciseCredit) }
        return json.closed
    }

    private static func recipe(_ line: RecipeLine, steps card: RecipeCard?) -> String {
        var json = JSONText()
        json.field("id", line.id)
        json.field("title", line.title)
        json.raw("ingredients", "[" + line.ingredients.map(JSONText.quoted).joined(separator: ",") + "]")
        for nutrient in Nutrient.main { json.field(nutrient.key, line.nutrients[nutrient]) }
        if line.isAtLeast { json.raw("at_least", "true") }
        json.field("minutes", line.minutes)
        json.field("servings", line.servings)
        json.field("cuisine", line.cuisine.isEmpty ? nil : line.cuisine)
        json.field("price", line.price)
        json.raw("meals", strings(line.meals.map(\.rawValue)))
        json.raw("diets", strings(line.diets.map(\.rawValue)))
        // null where nobody has looked at every ingredient: that is not "none".
        json.raw("allergens", line.contents.map { strings($0.all.filter(\.isAllergen).map(\.rawValue)) } ?? "null")
        json.raw("may_contain", line.contents.map { strings($0.maybe.filter(\.isAllergen).map(\.rawValue)) } ?? "null")
        if !line.reasons.isEmpty { json.raw("reasons", strings(line.reasons.map(\.wire))) }
        json.field("credit", line.credit)
        json.field("url", line.url)
        if let card {
            json.raw("steps", strings(card.steps))
        }
        return json.closed
    }
}

private func strings(_ list: [String]) -> String { "[" + list.map(JSONText.quoted).joined(separator: ",") + "]" }

extension RecipeReason {
    /// The word on the wire: `fits`, `rich:protein_g`, `lacking:iron_mg`, `quick` …
    fileprivate var wire: String {
        switch self {
        case .fits: "fits"
        case .rich(let nutrient, let isLacking): (isLacking ? "lacking:" : "rich:") + nutrient.key
        case .low(let nutrient, _): "low:" + nutrient.key
        case .holds(let nutrient, _): "holds:" + nutrient.key
        case .quick: "quick"
        case .cheap: "cheap"
        case .liked(let food): "liked:" + food
        case .often(let food): "often:" + food
        case .uses(let foods): "uses:" + foods.joined(separator: ",")
        case .needs(let foods): "needs:" + foods.joined(separator: ",")
        case .likeSaved: "like_saved"
        case .saved: "saved"
        }
    }
}

extension Reply {
    /// Nutrients that the reply is about.
    fileprivate var askedNutrients: [Nutrient] {
        var asked: [Nutrient] = []
        for part in parts {
            switch part {
            case .summary(_, _, _, let nutrients), .remaining(_, let nutrients): asked += nutrients.filter { !asked.contains($0) }
            case .goalSet(let goal, _) where !asked.contains(goal.nutrient): asked.append(goal.nutrient)
            default: break
            }
        }
        return asked
    }
}
