import Dialogue
import Foundation
import NLU
import Nutrition
import Replies
import Testing

/// The wording: the form that the voice prescribes, and a text for everything that can be said.
@Suite struct RepliesTests {
    static let english = Result {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try Wording(languages: ["en": String(contentsOf: root.appending(path: "intents/en/responses.yml"), encoding: .utf8)])
    }
    static let saturday = Day(year: 2026, month: 11, day: 21)
    static let moment = Moment(day: saturday, minute: 490, epoch: 1_795_600_000)

    static func text(_ reply: Reply, units: String? = nil) throws -> String {
        try english.get().render(reply, language: "en", moment: moment, units: units)
    }

    static func entry(
        _ noun: String, _ food: String, _ quantity: Double, _ unit: String, grams: Double, energy: Double?, assumed: [Portion.Assumption] = [],
        meal: Meal = .breakfast, day: Day = saturday, id: Int = 1
    ) -> Entry {
        var nutrients = Nutrients()
        nutrients[.energy] = energy
        nutrients[.protein] = 12.566
        return Entry(
            id: id, day: day, meal: meal, foodID: FoodID("usda:01123"), food: food, noun: noun, said: noun, quantity: quantity, unit: unit,
            grams: grams, assumed: assumed, portionSource: .measure, nutrients: nutrients)
    }

    static let eggs = entry("egg", "Egg, whole", 2, "large", grams: 100, energy: 143, assumed: [.unit])
    static let milk = entry("milk, 2%", "Milk, 2%", 1, "cup", grams: 244, energy: 122, assumed: [.quantity, .unit], id: 2)

    static func totals(_ entries: [Entry], goal: Double? = nil, day: Day = saturday) -> DayTotals {
        DayTotals(
            day: day, sum: NutrientSum(entries.map(\.nutrients)), isApproximate: entries.contains { !$0.assumed.isEmpty },
            goals: goal.map { [.energy: $0] } ?? [:], exerciseKilocalories: 0, waterMillilitres: 0)
    }

    @Test func logsInTheFormOfTheVoice() throws {
        let text = try RepliesTests.text(
            Reply(
                parts: [.logged([RepliesTests.eggs, RepliesTests.milk], planned: false)],
                day: RepliesTests.totals([RepliesTests.eggs, RepliesTests.milk])))
        #expect(
            text == """
                Logged to breakfast:
                  2 large ~ eggs (100 g): 143 kcal
                  1 cup ~ of milk, 2% (244 g): 122 kcal
                About 265 kcal today. Your goal isn't set: "my goal is 2000 kcal", or ask me to suggest one.
                """)
    }

    @Test(arguments: [
        (entry("egg", "Egg, whole", 3, "large", grams: 150, energy: 214.5, assumed: [.unit]), "3 large ~ eggs (150 g): 215 kcal"),
        (
            entry("chicken breast, roasted", "Chicken breast, roasted", 200, "g", grams: 200, energy: 330),
            "200 g of chicken breast, roasted: 330 kcal"
        ),
        (entry("hamburger", "Hamburger, plain", 1, "burger", grams: 97, energy: 255, assumed: [.quantity, .unit]), "1 ~ hamburger (97 g): 255 kcal"),
        (entry("almond", "Almonds", 10, "nut", grams: 12, energy: 69.5, assumed: [.unit]), "10 almonds ~ (12 g): 70 kcal"),
        (entry("strawberry", "Strawberries", 0.5, "cup", grams: 76, energy: 24.3), "½ cup of strawberries (76 g): 24 kcal"),
        (entry("pizza", "Pizza, cheese", 2, "slice", grams: 214, energy: 570, assumed: [.food]), "2 slices of pizza ~ (214 g): 570 kcal"),
        (entry("milk, 2%", "Milk, 2%", 1.5, "large glass", grams: 366, energy: nil), "1½ large glasses of milk, 2% (366 g): energy unknown"),
        (entry("butter", "Butter", 1, "tsp", grams: 4.73, energy: 34), "1 tsp of butter (4.7 g): 34 kcal"),
        (entry("white rice", "White rice, cooked", 1.25, "kg", grams: 1250, energy: 1625), "1.25 kg of white rice (1,250 g): 1,625 kcal"),
    ])
    func amountsReadWell(_ entry: Entry, _ expected: String) throws {
        let text = try RepliesTests.text(Reply(parts: [.logged([entry], planned: false)]))
        #expect(text == "Logged to breakfast:\n  " + expected)
    }

    @Test func theBalanceKnowsGoalsGapsAndOtherDays() throws {
        let eggs = RepliesTests.eggs
        func balance(_ totals: DayTotals) throws -> String {
            try RepliesTests.text(Reply(parts: [.deleted([eggs])], day: totals)).split(separator: "\n").last.map(String.init) ?? ""
        }
        #expect(try balance(RepliesTests.totals([eggs], goal: 2000)) == "About 143 kcal today, 1,857 left.")
        #expect(try balance(RepliesTests.totals([eggs], goal: 100)) == "About 143 kcal today, 43 over your goal.")
        let stew = RepliesTests.entry("stew", "Stew", 1, "cup", grams: 240, energy: nil)
        #expect(try balance(RepliesTests.totals([eggs, stew])) == "At least 143 kcal today.")
        #expect(try balance(RepliesTests.totals([], goal: 2000)) == "0 kcal today, 2,000 left.")
        let yesterday = RepliesTests.saturday.advanced(by: -1)
        #expect(try balance(RepliesTests.totals([eggs], day: yesterday)) == "About 143 kcal yesterday.")
        #expect(try balance(RepliesTests.totals([eggs], day: yesterday.advanced(by: -2))) == "About 143 kcal on Wednesday 18.")
    }

    @Test func longListsSayHowManyMore() throws {
        let entries = Array(repeating: RepliesTests.eggs, count: 53)
        let day = RepliesTests.saturday
        let parts: [Part] = [
            .diary(days: day...day, meal: nil, entries: entries, totals: [RepliesTests.totals(entries)], exercise: [], water: 0),
            .copied(entries, from: When()), .deleted(entries), .undone(removed: entries.map(Record.entry), restored: []),
        ]
        for part in parts {
            let lines = try RepliesTests.text(Reply(parts: [part])).split(separator: "\n")
            #expect(lines.contains("  and 3 more"), "\(lines.suffix(2))")
            #expect(lines.count { $0.contains("eggs") } == 50)
        }
    }

    @Test func otherDaysAreNamed() throws {
        var dinner = RepliesTests.milk
        dinner.day = RepliesTests.saturday.advanced(by: -1)
        dinner.meal = .dinner
        let text = try RepliesTests.text(Reply(parts: [.logged([dinner], planned: false)]))
        #expect(text.hasPrefix("Logged to dinner yesterday (Friday 20):\n"))
        dinner.day = Day(year: 2026, month: 11, day: 6)
        #expect(try RepliesTests.text(Reply(parts: [.deleted([dinner])])) == "Removed: 1 cup ~ of milk, 2% (244 g), dinner on Friday, November 6.")
    }

    @Test func correctionsSayWhatItIsNow() throws {
        var three = RepliesTests.eggs
        three.quantity = 3
        three.grams = 150
        three.nutrients[.energy] = 214.5
        #expect(try RepliesTests.text(Reply(parts: [.corrected(before: RepliesTests.eggs, after: three)])) == "Now 3 large eggs ~ (150 g): 215 kcal.")
        var whole = RepliesTests.milk
        whole.noun = "milk, whole"
        whole.food = "Milk, whole"
        whole.foodID = FoodID("usda:01077")
        whole.nutrients[.energy] = 148.8
        #expect(try RepliesTests.text(Reply(parts: [.corrected(before: RepliesTests.milk, after: whole)])) == "Milk is now whole (244 g): 149 kcal.")
    }

    @Test func goalsAndHintsStandOnOneLine() throws {
        let set = Reply(
            parts: [.goalSet(Goal(nutrient: .energy, from: RepliesTests.saturday, amount: 2000), previous: nil)],
            day: RepliesTests.totals([RepliesTests.eggs, RepliesTests.milk], goal: 2000))
        #expect(try RepliesTests.text(set) == "Goal: 2,000 kcal a day from today. 1,735 left.")
        let burger = RepliesTests.entry(
            "hamburger", "Hamburger, plain", 1, "burger", grams: 97, energy: 255, assumed: [.quantity, .unit, .food], meal: .lunch)
        let hint = Reply(
            parts: [.logged([burger], planned: false)], day: RepliesTests.totals([burger], goal: 2000),
            hint: [Option(title: "cheeseburger", request: .greet), Option(title: "option.other", request: nil)])
        #expect(
            try RepliesTests.text(hint) == """
                Logged to lunch:
                  1 ~ hamburger (97 g): 255 kcal
                About 255 kcal today, 1,745 left. Was it 1) cheeseburger, 2) something else?
                """)
    }

    @Test func explanationsAreAChain() throws {
        let chain = Explanation(
            said: "milk", food: "Milk, whole", foodID: FoodID("usda:01077"), quantity: 1, unit: "cup", grams: 244, assumed: [.quantity, .unit],
            portionSource: .measure, nutrient: .energy, figure: 61)
        #expect(
            try RepliesTests.text(Reply(parts: [.explained([chain])]))
                == #""milk" → Milk, whole; 1 cup ~ = 244 g (our table of portions); 61 kcal per 100 g (USDA SR28 01077) × 2.44 = 149 kcal."#)
    }

    @Test func answersTellTheUsualPortion() throws {
        let usual = Portion(quantity: 1, unit: "large", grams: 50, assumed: [.quantity, .unit], source: .usual)
        let answer = NutrientAnswer(
            food: "Egg, whole", noun: "egg", foodID: FoodID("usda:01123"), grams: 100, portion: nil, usual: usual, nutrient: .protein, value: 12.56,
            usualValue: 6.28)
        #expect(
            try RepliesTests.text(Reply(parts: [.nutrients([answer])])) == "Egg, whole: 13 g of protein in 100 g, 6.3 g in the usual 1 large (50 g).")
    }

    @Test(arguments: RepliesTests.everyPart.indices)
    func everyPartHasItsWords(_ index: Int) throws {
        let part = RepliesTests.everyPart[index]
        for units in [nil, "metric", "imperial"] {
            let text = try RepliesTests.text(Reply(parts: [part], day: RepliesTests.totals([RepliesTests.eggs], goal: 2000)), units: units)
            #expect(!text.isEmpty && !text.contains("{") && !text.contains("}"), "\(part): \(text)")
            #expect(!text.split(separator: "\n", omittingEmptySubsequences: false).contains(""), "an empty line ends a reply on the wire: \(text)")
        }
    }

    @Test func everyQuestionHasItsWords() throws {
        let names: [Question.Name] = [.whichFood, .howMuch, .whichEntry, .confirm, .whichIntent, .whichAmount]
        let pending: [Request] = [.greet, .delete(Selection(ids: [1, 2])), .move(Selection(ids: [1]), to: When(meal: .lunch))]
        for name in names {
            for request in pending {
                let question = Question(
                    name: name, subject: "energy_kcal",
                    options: [
                        Option(title: "option.yes", request: request, entry: RepliesTests.eggs), Option(title: "intent.ask_diary", request: nil),
                        Option(title: "x", request: .setGoal(nutrient: .energy, amount: 1800)),
                    ], pending: request, isReminder: true)
                let text = try RepliesTests.text(Reply(question: question))
                #expect(!text.contains("{") && text.hasSuffix("?") && text.contains("3) "), "\(text)")
            }
        }
    }

    @Test func aLanguageLacksNothing() throws {
        #expect(throws: Wording.Problem.self) { try Wording(languages: ["en": "responses:\n  logged: [Logged.]\n"]) }
        #expect(throws: Wording.Problem.self) { try Wording(languages: ["es": "responses: {}\n"]) }
        #expect(throws: Wording.Problem.self) { try Wording(languages: ["en": "responses:\n  logged: ['{place']\n"]) }
    }

    @Test func theWireHasTheShapeOfTheContract() throws {
        let reply = Reply(
            parts: [.logged([RepliesTests.eggs], planned: false), .deleted([RepliesTests.milk])], day: RepliesTests.totals([RepliesTests.eggs]))
        let wire = try RepliesTests.english.get().wireReply(
            reply, id: "m\"1", sender: "u1", intents: ["log_food", "delete_entry"], confidence: 0.98, language: "en", moment: RepliesTests.moment,
            units: nil)
        let line = wireJSON(wire)
        #expect(!line.contains("\n"))
        let day =
            #""day":{"date":"2026-11-21","energy_kcal":143,"protein_g":12.57,"at_least":["carbohydrate_g","fat_g"],"#
            + #""coverage":{"carbohydrate_g":0,"fat_g":0},"goal_kcal":null,"remaining_kcal":null,"exercise_kcal":0}"#
        #expect(line.contains(day), "\(line)")
        #expect(line.contains(#""buttons":[{"title":"Undo","payload":"undo"}]"#))
        #expect(line.contains(#""removed":["e2"]"#))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["id"] as? String == "m\"1")
        #expect(object["intents"] as? [String] == ["log_food", "delete_entry"])
        let data = try #require(object["data"] as? [String: Any])
        let row = try #require((data["entries"] as? [[String: Any]])?.first)
        #expect(row["id"] as? String == "e1" && row["date"] as? String == "2026-11-21" && row["meal"] as? String == "breakfast")
        #expect((row["nutrients"] as? [String: Any])?["fat_g"] == nil)
        #expect(data["question"] is NSNull)
        #expect(wireJSON(errorCode: "too_long", message: "8,192 bytes", id: nil) == #"{"error":{"code":"too_long","message":"8,192 bytes"}}"#)
    }
}
