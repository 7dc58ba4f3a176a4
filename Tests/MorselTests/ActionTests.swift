import Actions
import Dialogue
import NLU
import Nutrition
import Testing

/// The actions against the real store: what was asked for is what is stored, and what is not said is marked as assumed.
@Suite struct ActionTests {
    @Test func logsFoodsWithTheirAssumptions() async throws {
        let fixture = try ActionFixture()
        let said = try await fixture.perform(had(food("eggs", 2), food("milk")))
        #expect(try await fixture.rows() == ["breakfast | Egg, whole | 100 g | 143 kcal", "breakfast | Milk, 2% | 244 g | 122 kcal"])
        guard case .logged(let entries, false)? = said.reply.parts.first else { return #expect(Bool(false), "\(said.reply.parts)") }
        // "milk" has its kind assumed as well: 2 %.
        #expect(entries.map(\.assumed) == [[.unit], [.quantity, .unit, .food]])
        #expect(said.tracker.entries == entries.map(\.id))
        #expect(said.reply.day?.sum[.energy].map { Int($0.rounded()) } == 265)
        #expect(said.names == ["log_food"])
    }

    @Test func whatWasNotEatenOrCannotBeIsNotLogged() async throws {
        let fixture = try ActionFixture()
        let said = try await fixture.perform(had(food("toast", negated: true), food("eggs", 0), food("florp sugar"), food("milk")))
        #expect(try await fixture.rows().count == 1)
        #expect(said.reply.parts.contains(.amountImpossible(said: "eggs", quantity: 0)))
        #expect(said.reply.question?.name == .whichFood && said.reply.question?.subject == "florp sugar")
        #expect(said.reply.question?.options.contains { $0.words.contains("sugar") } == true)
    }

    @Test func implausibleAmountsWaitForAYes() async throws {
        let fixture = try ActionFixture()
        let said = try await fixture.perform(had(food("milk"), food("eggs", 10_000)))
        #expect(try await fixture.rows().isEmpty)
        #expect(said.reply.question?.name == .confirm)
        let yes = try #require(said.tracker.question?.options.first?.request)
        try await fixture.perform(yes)
        #expect(try await fixture.rows().count == 2)
    }

    @Test func aTimeOrDaySaidDecidesTheMeal() async throws {
        let fixture = try ActionFixture()
        let yesterday = fixture.moment.day.advanced(by: -1)
        try await fixture.perform(had(food("rice", 200, "g"), when: When(days: yesterday...yesterday, minute: 1200)))
        #expect(try await fixture.rows(yesterday) == ["dinner | White rice, cooked | 200 g | 260 kcal"])
    }

    @Test func aHintRefinesWhatWasLogged() async throws {
        let fixture = try ActionFixture()
        let said = try await fixture.perform(had(food("burger")))
        #expect(said.reply.question == nil)
        #expect(said.reply.hint.map(\.title) == ["cheeseburger", "option.other"])
        let refine = try #require(said.reply.hint.first?.request)
        try await fixture.perform(refine)
        #expect(try await fixture.rows() == ["breakfast | Cheeseburger | 127 g | 385 kcal"])
        let again = try await fixture.perform(had(food("cheeseburger")))
        #expect(again.reply.hint.isEmpty)
    }

    @Test func leavingOutWhatIsNotThereNeedsNoWord() async throws {
        let fixture = try ActionFixture()
        let coffee = try await fixture.perform(had(food("coffee", removed: ["sugar"])))
        #expect(coffee.reply.parts.count == 1)
        let burger = try await fixture.perform(had(food("burger", removed: ["sugar"])))
        #expect(burger.reply.parts.contains(.leftOut(noun: "hamburger", removed: ["sugar"])))
    }

    @Test(arguments: [
        (
            Correction(selection: Selection(foods: [food("eggs")]), amount: Amount(quantity: 3)),
            ["Egg, whole | 150 g | 215", "Milk, 2% | 244 g | 122"]
        ),
        (Correction(selection: Selection(), food: food("whole milk")), ["Egg, whole | 100 g | 143", "Milk, whole | 244 g | 149"]),
        (
            Correction(selection: Selection(pointsBack: true), amount: Amount(quantity: 500, unit: Unit("ml"))),
            ["Egg, whole | 100 g | 143", "Milk, 2% | 516 g | 258"]
        ),
        (Correction(selection: Selection(foods: [food("milk")]), factor: 0.5), ["Egg, whole | 100 g | 143", "Milk, 2% | 122 g | 61"]),
        (
            Correction(selection: Selection(foods: [food("eggs")]), food: food("chicken", 150, "g")),
            ["Chicken breast, roasted | 150 g | 248", "Milk, 2% | 244 g | 122"]
        ),
        (
            Correction(selection: Selection(), food: food("eggs"), amount: Amount(quantity: 3)),
            ["Egg, whole | 150 g | 215", "Milk, 2% | 244 g | 122"]
        ),
    ])
    func corrects(_ correction: Correction, _ expected: [String]) async throws {
        let fixture = try ActionFixture()
        try await fixture.perform(had(food("eggs", 2), food("milk")))
        let said = try await fixture.perform(.correct(correction))
        #expect(said.reply.question == nil)
        #expect(try await fixture.rows() == expected.map { "breakfast | \($0) kcal" })
    }

    @Test func anAmountThatFitsTwoRowsIsAskedAbout() async throws {
        let fixture = try ActionFixture()
        try await fixture.perform(had(food("eggs", 2), food("bread", 2)))
        let said = try await fixture.perform(.correct(Correction(selection: Selection(pointsBack: true), amount: Amount(quantity: 3))))
        #expect(said.reply.question?.name == .whichEntry)
        #expect(said.reply.question?.options.count == 3)
        let second = try #require(said.reply.question?.options[1].request)
        try await fixture.perform(second)
        #expect(try await fixture.rows().last == "breakfast | White bread | 84 g | 223 kcal")
    }

    @Test func aCorrectionOfNothingLogs() async throws {
        let fixture = try ActionFixture()
        try await fixture.perform(.correct(Correction(selection: Selection(foods: [food("eggs")]), amount: Amount(quantity: 3))))
        #expect(try await fixture.rows() == ["breakfast | Egg, whole | 150 g | 215 kcal"])
    }

    @Test func theUnitStaysAssumedAndAnEqualValueIsAlreadySo() async throws {
        let fixture = try ActionFixture()
        try await fixture.perform(had(food("eggs", 2)))
        let said = try await fixture.perform(.correct(Correction(selection: Selection(), amount: Amount(quantity: 2))))
        guard case .alreadySo(let entry)? = said.reply.parts.first else { return #expect(Bool(false), "\(said.reply.parts)") }
        #expect(entry.assumed == [.unit])
    }

    @Test func deletesMovesAndCopies() async throws {
        let fixture = try ActionFixture()
        try await fixture.perform(had(food("eggs", 2), food("milk")))
        let moved = try await fixture.perform(.move(Selection(foods: [food("milk")]), to: When(meal: .lunch)))
        guard case .moved(let rows, let from)? = moved.reply.parts.first else { return #expect(Bool(false), "\(moved.reply.parts)") }
        #expect(rows[0].meal == .lunch && from[0].meal == .breakfast)
        let deleted = try await fixture.perform(.delete(Selection(when: When(meal: .breakfast), all: true)))
        guard case .deleted(let gone)? = deleted.reply.parts.first else { return #expect(Bool(false), "\(deleted.reply.parts)") }
        #expect(gone.map(\.noun) == ["egg"])
        fixture.moment.day = fixture.moment.day.advanced(by: 1)
        try await fixture.perform(.copy(Selection(when: When(meal: .lunch)), to: When()))
        #expect(try await fixture.rows() == ["lunch | Milk, 2% | 244 g | 122 kcal"])
    }

    @Test func deletingEverythingAsksFirst() async throws {
        let fixture = try ActionFixture()
        try await fixture.perform(had(food("eggs", 2), food("milk")))
        let said = try await fixture.perform(.delete(Selection(all: true)))
        #expect(said.reply.question?.name == .confirm)
        #expect(try await fixture.rows().count == 2)
        try await fixture.perform(try #require(said.reply.question?.options.first?.request))
        #expect(try await fixture.rows().isEmpty)
    }

    @Test func aRowNamedTwiceIsOneRow() async throws {
        let fixture = try ActionFixture()
        let ids = try await fixture.perform(had(food("eggs", 2), food("milk"))).tracker.entries
        let deleted = try await fixture.perform(.delete(Selection(ids: [ids[1], ids[0], ids[1]])))
        guard case .deleted(let gone)? = deleted.reply.parts.first else { return #expect(Bool(false), "\(deleted.reply.parts)") }
        #expect(gone.map(\.id) == [ids[1], ids[0]])
        let copied = try await fixture.perform(.undo(turns: 1), .copy(Selection(ids: [ids[0], ids[0]]), to: When()))
        guard case .copied(let rows, _)? = copied.reply.parts.last else { return #expect(Bool(false), "\(copied.reply.parts)") }
        #expect(rows.map(\.noun) == ["egg"])
    }

    @Test(arguments: [
        ActivityMention(said: "ran", kilometres: 5_000), ActivityMention(said: "ran", kilometres: 1_000),
        ActivityMention(said: "ran", minutes: 1_441),
    ])
    func exerciseEndsWithTheDay(_ mention: ActivityMention) async throws {
        let fixture = try ActionFixture()
        let said = try await fixture.perform(.logExercise(mention, When()))
        #expect(said.reply.parts == [.exerciseTooLong(said: "ran")])
        let none = try await fixture.perform(.logExercise(ActivityMention(said: "ran", kilometres: 0), When()))
        #expect(none.reply.parts == [.amountImpossible(said: "ran", quantity: 0)])
    }

    @Test func aCopyOfVeryManyRowsAsksFirst() async throws {
        let fixture = try ActionFixture()
        try await fixture.perform(.logFood(LogFood(foods: Array(repeating: food("eggs", 2), count: 31), when: When())))
        let said = try await fixture.perform(.copy(Selection(all: true), to: When()))
        #expect(said.reply.question?.name == .confirm)
        #expect(try await fixture.rows().count == 31)
        try await fixture.perform(try #require(said.reply.question?.options.first?.request))
        #expect(try await fixture.rows().count == 62)
    }

    @Test func severalFittingRowsAreAskedAbout() async throws {
        let fixture = try ActionFixture()
        try await fixture.perform(had(food("milk", 1, "cup")))
        try await fixture.perform(had(food("milk", 200, "g")))
        let said = try await fixture.perform(.delete(Selection(foods: [food("milk")])))
        #expect(said.reply.question?.name == .whichEntry)
        #expect(said.reply.question?.options.map(\.title) == ["milk, 2%", "milk, 2%", "option.all", "option.other"])
        try await fixture.perform(.delete(Selection(foods: [food("milk")], ordinal: 2)))
        #expect(try await fixture.rows() == ["breakfast | Milk, 2% | 244 g | 122 kcal"])
        let unknown = try await fixture.perform(.delete(Selection(foods: [food("rice")])))
        #expect(unknown.reply.parts == [.entryUnknown(said: "rice")])
    }

    @Test func undoneAndRedoneWithTheSameIDs() async throws {
        let fixture = try ActionFixture()
        let first = try await fixture.perform(had(food("eggs", 2)))
        let undone = try await fixture.perform(.undo(turns: 1))
        guard case .undone(let removed, let restored)? = undone.reply.parts.first else { return #expect(Bool(false), "\(undone.reply.parts)") }
        #expect(removed.count == 1 && restored.isEmpty)
        #expect(try await fixture.rows().isEmpty)
        let redone = try await fixture.perform(.redo(turns: 1))
        #expect(redone.tracker.entries == first.tracker.entries)
        #expect(try await fixture.perform(.redo(turns: 1)).reply.parts == [.nothingToRedo])
    }

    @Test func answersPer100GramsAndForThePortion() async throws {
        let fixture = try ActionFixture()
        let plain = try await fixture.perform(.askNutrients(foods: [food("chicken")], nutrients: [.protein]))
        guard case .nutrients(let answers)? = plain.reply.parts.first else { return #expect(Bool(false)) }
        #expect(answers[0].grams == 100 && abs((answers[0].value ?? 0) - 31.02) < 0.001)
        #expect(answers[0].usual?.unit == "oz" && answers[0].portion == nil)
        let unknown = try await fixture.perform(.askNutrients(foods: [food("mystery stew", 1, "cup")], nutrients: [.iron]))
        guard case .nutrients(let gaps)? = unknown.reply.parts.first else { return #expect(Bool(false)) }
        #expect(gaps[0].value == nil && gaps[0].grams == 240)
    }

    @Test func thatMeansTheLastMessage() async throws {
        let fixture = try ActionFixture()
        let said = try await fixture.perform(had(food("eggs", 2), food("milk")), .askNutrients(foods: [], nutrients: [.protein]))
        guard case .nutrients(let answers)? = said.reply.parts.last else { return #expect(Bool(false), "\(said.reply.parts)") }
        #expect(answers.map(\.noun) == ["egg", "milk, 2%"])
        try await fixture.perform(.askNutrients(foods: [food("chicken")], nutrients: [.fat]))
        let later = try await fixture.perform(.askNutrients(foods: [], nutrients: [.fat]))
        guard case .nutrients(let last)? = later.reply.parts.last else { return #expect(Bool(false)) }
        #expect(last.map(\.noun) == ["chicken breast, roasted"])
    }

    @Test func explainsAFigure() async throws {
        let fixture = try ActionFixture()
        try await fixture.perform(had(food("eggs", 2), food("milk")))
        let said = try await fixture.perform(.explain(number: 122, foods: []))
        guard case .explained(let chain)? = said.reply.parts.first else { return #expect(Bool(false)) }
        #expect(chain.map(\.said) == ["milk"])
        #expect(chain[0].figure.map { Int($0.rounded()) } == 50)
        #expect(try await ActionFixture().perform(.explain(number: nil, foods: [])).reply.parts == [.nothingToExplain])
    }

    @Test func goalsHaveBounds() async throws {
        let fixture = try ActionFixture()
        let low = try await fixture.perform(.setGoal(nutrient: .energy, amount: 700))
        guard case .goalUnsafe(.energy, 700, 1200, _)? = low.reply.parts.first else { return #expect(Bool(false), "\(low.reply.parts)") }
        let unsaid = try await fixture.perform(.setGoal(nutrient: .energy, amount: nil))
        #expect(unsaid.reply.question?.name == .whichAmount)
        try await fixture.perform(had(food("milk")))
        let set = try await fixture.perform(.setGoal(nutrient: .energy, amount: 2000))
        #expect(set.reply.day?.remaining(.energy).map { Int($0.rounded()) } == 1878)
        let left = try await fixture.perform(.askRemaining(When(), nutrients: []))
        guard case .remaining(_, [.energy])? = left.reply.parts.first else { return #expect(Bool(false)) }
        #expect(try await fixture.perform(.askRemaining(When(), nutrients: [.carbohydrate])).reply.parts.last == .noGoal(nutrient: .carbohydrate))
    }

    @Test func exerciseWaterAndWeight() async throws {
        let fixture = try ActionFixture()
        let heavy = try await fixture.perform(.logWeight(kilograms: 500, unit: "kg", When()))
        #expect(heavy.reply.parts == [.weightImpossible(kilograms: 500, unit: "kg")])
        try await fixture.perform(.logWeight(kilograms: 80, unit: "kg", When()))
        let run = try await fixture.perform(.logExercise(ActivityMention(said: "ran", minutes: 30), When()))
        guard case .exerciseLogged(let exercise)? = run.reply.parts.first else { return #expect(Bool(false), "\(run.reply.parts)") }
        #expect(exercise.assumed.isEmpty && abs(exercise.kilocalories - exercise.met * 40) < 0.01)
        let far = try await fixture.perform(.logExercise(ActivityMention(said: "ran", kilometres: 5), When()))
        guard case .exerciseLogged(let distance)? = far.reply.parts.first else { return #expect(Bool(false)) }
        #expect(distance.assumed == ["pace"] && distance.minutes > 15 && distance.minutes < 60)
        try await fixture.perform(.logWater(millilitres: 500, When()))
        let water = try await fixture.perform(.logWater(millilitres: 250, When()))
        guard case .waterLogged(_, dayTotal: 750)? = water.reply.parts.first else { return #expect(Bool(false), "\(water.reply.parts)") }
        #expect(water.reply.day?.exerciseKilocalories ?? 0 > 0)
    }

    @Test func diaryAndSummary() async throws {
        let fixture = try ActionFixture()
        let empty = try await fixture.perform(.askDiary(When()))
        guard case .diaryEmpty? = empty.reply.parts.first else { return #expect(Bool(false)) }
        #expect(empty.reply.day != nil)
        try await fixture.perform(had(food("eggs", 2)), .askDiary(When()))
        let week = fixture.moment.day.advanced(by: -6)...fixture.moment.day
        let said = try await fixture.perform(.askSummary(When(days: week), nutrients: [.protein]))
        guard case .summary(_, nil, let totals, [.protein])? = said.reply.parts.first else { return #expect(Bool(false)) }
        #expect(totals.count == 7 && said.reply.day == nil)
    }

    @Test func moreRecipesNeverRepeat() async throws {
        let fixture = try ActionFixture()
        let first = try await fixture.perform(.recommendRecipe(RecipeQuery(meal: .dinner)))
        let second = try await fixture.perform(.moreRecipes)
        let third = try await fixture.perform(.moreRecipes)
        let shown = [first, second].flatMap { said in
            said.reply.parts.flatMap { part -> [String] in if case .recipes(let lines, _) = part { lines.map(\.id) } else { [] } }
        }
        #expect(shown.count == 7 && Set(shown).count == 7)
        #expect(third.reply.parts == [.noMoreRecipes])
        let card = try await fixture.perform(.showRecipe(ordinal: 2, words: ""))
        guard case .recipe(let recipe)? = card.reply.parts.first else { return #expect(Bool(false), "\(card.reply.parts)") }
        #expect(recipe.steps == ["Cook.", "Eat."])
    }

    @Test func suggestsFoodsRichInWhatIsAsked() async throws {
        let fixture = try ActionFixture()
        let said = try await fixture.perform(.recommendFood(RecipeQuery(maximumKilocalories: 300, nutrients: [.fiber])))
        guard case .foodsRecommended(let foods, [.fiber], let query)? = said.reply.parts.first, query.maximumKilocalories == 300 else {
            return #expect(Bool(false), "\(said.reply.parts)")
        }
        #expect(foods.first?.noun == "lentil")
        #expect(foods.allSatisfy { ($0.nutrients[.energy] ?? 0) <= 300 })
    }
}
