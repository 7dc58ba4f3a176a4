import Bot
import Dialogue
import Foundation
import Nutrition
import Store
import Testing

/// Everything of a person goes out, and nothing of anybody else.
@Suite struct ExportTests {
    static let day = Day(year: 2026, month: 11, day: 21)

    static func database() throws -> (store: any Store, sealer: Sealer) {
        (try openStore(DatabaseAddress("sqlite::memory:")), try Sealer(key: [UInt8](repeating: 7, count: Sealer.keyLength)))
    }

    /// A turn that says and writes something.
    static func turn(
        _ database: (store: any Store, sealer: Sealer), _ sender: String, _ text: String, _ body: @escaping @Sendable (Diary) throws -> Void
    ) async throws {
        try await database.store.write { [sealer = database.sealer] connection in
            let moment = Moment(day: day, minute: 490, epoch: 1_795_600_000)
            guard case .fresh(let scope) = try TurnScope.begin(connection, sealer: sealer, sender: sender, messageID: nil, at: moment) else { return }
            try body(scope.diary)
            let events: [Event] = [
                .user(text: text, intents: ["log_food"], confidence: 1, language: "en"), .bot(text: "Answer to \(text)\nand more"),
            ]
            try scope.finish(events: events, tracker: Tracker(events: events), intent: "log_food,set_goal", reply: "{}")
        }
    }

    static func entry(_ food: String, id: String = "usda:01123", said: String = "eggs", day: Day = day) -> Entry {
        var nutrients = Nutrients()
        for (nutrient, amount) in [(Nutrient.energy, 143.1), (.protein, 12.56), (.vitaminC, 0.1), (.iron, 1.75), (.betaine, 0)] {
            nutrients[nutrient] = amount
        }
        return Entry(
            day: day, minute: 485, meal: .breakfast, foodID: FoodID(id), food: food, noun: food.lowercased(), said: said, quantity: 2,
            unit: "large", grams: 100.4, assumed: [.unit, .food], portionSource: .measure, nutrients: nutrients)
    }

    static func filled() async throws -> (store: any Store, sealer: Sealer) {
        let database = try database()
        try await turn(database, "ana", "I had \"two\" eggs, =1+1") { diary in
            _ = try diary.add(entry("Egg, whole"))
            _ = try diary.add(entry("Soup", id: "custom:4", said: "=HYPERLINK(\"x\")", day: day.advanced(by: -1)))
            _ = try diary.add(
                Exercise(day: day, activity: "running", met: 8, source: "c:1", minutes: 30, kilometres: 5.5, kilocalories: 280, assumed: ["pace"]))
            _ = try diary.add(BodyWeight(day: day, kilograms: 70.25, unit: "kg"))
            _ = try diary.add(Water(day: day, millilitres: 250))
            _ = try diary.add(Goal(nutrient: .protein, from: day, amount: 120))
            _ = try diary.add(Goal(nutrient: .fat, from: day, amount: nil))
            _ = try diary.set("diet", "vegan")
        }
        try await turn(database, "bob", "bob's secret") { _ = try $0.add(entry("Bob's steak", id: "custom:9", said: "steak")) }
        return database
    }

    private func text(_ body: (@escaping (String) throws -> Void) async throws -> Void) async throws -> String {
        var text = ""
        try await body { text += $0 }
        return text
    }

    @Test(arguments: [1, 2, 500])
    func jsonHoldsEverythingOfOnePerson(pageSize: Int) async throws {
        let database = try await Self.filled()
        let export = try await PersonExport(store: database.store, sealer: database.sealer, user: "ana", pageSize: pageSize)
        let written = try await text { try await export.writeJSON(at: Moment(day: Self.day, minute: 0, epoch: 1_795_219_200), to: $0) }
        #expect(!written.lowercased().contains("bob") && !written.contains("steak"))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
        #expect(object["person"] as? String == "ana" && object["exported_at"] as? String == "2026-11-21T00:00:00Z")
        #expect(object["settings"] as? [String: String] == ["diet": "vegan"])
        func rows(_ name: String) throws -> [[String: Any]] { try #require(object[name] as? [[String: Any]], "\(name)") }
        let goals = try rows("goals")
        #expect(
            goals.count == 2 && goals[0]["amount"] as? Double == 120 && goals[1]["amount"] is NSNull && goals[0]["from"] as? String == "2026-11-21")
        let entries = try rows("entries")
        #expect(entries.map { $0["food"] as? String } == ["Soup", "Egg, whole"])
        let egg = entries[1]
        #expect(egg["id"] as? String == "e1" && egg["date"] as? String == "2026-11-21" && egg["time"] as? String == "08:05")
        #expect(egg["food_id"] as? String == "usda:01123" && egg["said"] as? String == "eggs" && egg["unit"] as? String == "large")
        #expect(egg["quantity"] as? Double == 2 && egg["grams"] as? Double == 100.4 && egg["portion_source"] as? String == "measure")
        #expect(egg["assumed"] as? [String] == ["unit", "food"])
        let nutrients = try #require(egg["nutrients"] as? [String: Double])
        #expect(nutrients == ["energy_kcal": 143.1, "protein_g": 12.56, "vitamin_c_mg": 0.1, "iron_mg": 1.75, "betaine_mg": 0])
        let exercise = try rows("exercise")
        #expect(exercise[0]["kilometres"] as? Double == 5.5 && exercise[0]["energy_kcal"] as? Double == 280)
        #expect(try rows("weights")[0]["kilograms"] as? Double == 70.25)
        #expect(try rows("water")[0]["millilitres"] as? Double == 250)
        let message = try rows("messages")[0]
        #expect(
            message["message"] as? String == "I had \"two\" eggs, =1+1"
                && message["reply"] as? String == "Answer to I had \"two\" eggs, =1+1\nand more")
        #expect(message["intents"] as? [String] == ["log_food", "set_goal"] && message["changes"] as? String == "stands")
    }

    @Test func tablesAreQuotedAndHarmless() async throws {
        let database = try await Self.filled()
        let export = try await PersonExport(store: database.store, sealer: database.sealer, user: "ana")
        let entries = try await text { try await export.writeCSV(.entries, to: $0) }
        let lines = entries.components(separatedBy: "\r\n")
        #expect(lines.count == 4 && lines[3].isEmpty)
        #expect(lines[0].hasPrefix("date,time,meal,food,food_id,quantity,unit,grams,energy_kcal,protein_g,"))
        #expect(lines[0].components(separatedBy: ",").count == 8 + Nutrient.count + 4)
        #expect(lines[2].hasPrefix("2026-11-21,08:05,breakfast,\"Egg, whole\",usda:01123,2,large,100.4,143.1,12.56,,,"))
        #expect(lines[1].contains("\"'=HYPERLINK(\"\"x\"\")\""))
        #expect(!entries.contains("steak"))
        let messages = try await text { try await export.writeCSV(.messages, to: $0) }
        #expect(messages.contains("\"I had \"\"two\"\" eggs, =1+1\",log_food set_goal,"))
        let others: [PersonExport.Table: String] = [
            .exercise: "date,activity,minutes,kilometres,energy_kcal,met,source,assumed\r\n2026-11-21,running,30,5.5,280,8,c:1,pace\r\n",
            .weights: "date,kilograms,unit\r\n2026-11-21,70.25,kg\r\n", .water: "date,millilitres\r\n2026-11-21,250\r\n",
            .goals: "from_date,nutrient,amount\r\n2026-11-21,protein_g,120\r\n2026-11-21,fat_g,\r\n", .settings: "key,value\r\ndiet,vegan\r\n",
        ]
        for (table, expected) in others { #expect(try await text { try await export.writeCSV(table, to: $0) } == expected) }
    }

    @Test func whoNeverWroteIsNotMade() async throws {
        let database = try await Self.filled()
        await #expect(throws: PersonExport.Problem.nobody(user: "eve")) {
            _ = try await PersonExport(store: database.store, sealer: database.sealer, user: "eve")
        }
        #expect(try await database.store.read { try Person.find("eve", on: $0) } == nil)
        await #expect(throws: PersonExport.Problem.noDatabase("sqlite:/no/such/file.sqlite")) {
            _ = try await PersonExport.open(database: "/no/such/file.sqlite", user: "ana", environment: [:])
        }
    }
}
