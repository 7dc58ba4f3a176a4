import Foundation
import Testing

/// What scripts rely on, tried on the real binary.
@Suite struct ProgramTests {
    @Test func parseGivesAnObjectForEveryLine() throws {
        let program = try Program()
        var input = Data("I had two eggs and milk for breakfast yesterday\n\n{}\n".utf8)
        input.append(contentsOf: [0xFF, 0xFE, 0x41, 0x0A])
        input.append(Data(String(repeating: "a", count: 10_000).utf8))
        let result = try program.run(["parse", "--now", "2026-11-21T08:10:00"], input: input)
        #expect(result.status == 0)
        let objects = try result.objects
        #expect(objects.count == 5)
        let first = try #require(objects.first)
        #expect(first["text"] as? String == "I had two eggs and milk for breakfast yesterday")
        #expect(first["language"] as? String == "en")
        #expect((first["intent"] as? [String: Any])?["name"] as? String == "log_food")
        #expect(first["meal"] as? String == "breakfast")
        #expect(first["date"] as? String == "2026-11-20")
        #expect(first["time"] is NSNull)
        let items = try #require(first["items"] as? [[String: Any]])
        #expect(items.map { $0["id"] as? String } == ["usda:01123", "usda:01079"])
        #expect(items[0]["grams"] as? Double == 100)
        #expect(items[0]["assumed"] as? [String] == ["unit"])
        #expect((items[0]["nutrients"] as? [String: Double])?["energy_kcal"] == 143)
        let entities = try #require(first["entities"] as? [[String: Any]])
        let eggs = try #require(entities.first { $0["text"] as? String == "eggs" })
        #expect(eggs["start"] as? Int == 10 && eggs["end"] as? Int == 14 && eggs["entity"] as? String == "food")
        #expect(objects[1]["text"] as? String == "")
        #expect((objects[1]["intent"] as? [String: Any])?["name"] as? String == "out_of_scope")
    }

    @Test func explainAddsAFieldAndChangesNone() throws {
        let program = try Program()
        let lines = ["150 g of grild chiken and toast", "", "undo"]
        let plain = try program.run(["parse"], lines: lines).objects, told = try program.run(["parse", "--explain"], lines: lines).objects
        for (plain, told) in zip(plain, told) {
            var rest = told
            let explain = try #require(rest.removeValue(forKey: "explain") as? [String: Any])
            #expect(rest as NSDictionary == plain as NSDictionary)
            #expect((explain["requests"] as? [[String: Any]])?.allSatisfy { $0["by"] is String } == true)
        }
        let foods = try #require((told[0]["explain"] as? [String: Any])?["foods"] as? [[String: Any]])
        let candidates = try #require(foods.first?["candidates"] as? [[String: Any]])
        #expect((candidates.first?["features"] as? [[String: Any]])?.isEmpty == false)
    }

    @Test func anUnknownNutrientIsAbsent() throws {
        let result = try Program().run(["parse"], lines: ["200 g of tempeh"])
        let items = try #require(try result.objects[0]["items"] as? [[String: Any]])
        let nutrients = try #require(items.first?["nutrients"] as? [String: Any])
        #expect(nutrients["energy_kcal"] != nil)
        #expect(nutrients.values.allSatisfy { !($0 is NSNull) })
    }

    @Test(arguments: [
        ["parse", "--now", "noon"], ["parse", "--language", "xx"], ["nonsense", "--x"], ["test"], ["train"], ["test", "/no/such/folder"],
        ["evaluate", "--model", "/no/such", "--data", "/no/such"],
    ])
    func wrongUsageIsSaidInWords(arguments: [String]) throws {
        let result = try Program().run(arguments)
        #expect(result.status != 0)
        #expect(!result.errors.isEmpty)
        #expect(!result.errors.contains("Fatal error"))
    }

    @Test func trainingIsDeterministicAndMeasurable() throws {
        let program = try Program()
        let data = program.home.appending(path: "data.yml")
        var yaml = "version: \"3.1\"\nnlu:\n"
        for (intent, words) in [
            ("lights_on", ["turn on", "switch on", "light up"]), ("lights_off", ["turn off", "switch off", "darken"]),
            ("out_of_scope", ["sing about", "who owns", "sell me"]),
        ] {
            yaml += "- intent: \(intent)\n  examples: |\n"
            for word in words {
                for room in ["kitchen", "hall", "attic", "garage", "bedroom"] { yaml += "    - \(word) the [\(room)](room) please\n" }
            }
        }
        try yaml.write(to: data, atomically: true, encoding: .utf8)
        let models = ["a.bin", "b.bin"].map { program.home.appending(path: $0) }
        for model in models {
            #expect(try program.run(["train", "--data", data.path, "--model", model.path, "--seed", "5"]).status == 0)
        }
        #expect(try Data(contentsOf: models[0]) == Data(contentsOf: models[1]))
        let result = try program.run(["evaluate", "--model", models[0].path, "--data", data.path, "--json"])
        let scores = try #require(try result.objects.first)
        for key in ["intent_accuracy", "intent_accuracy_thresholded", "macro_f1", "entity_f1", "ece", "auroc", "oos_recall", "messages_per_second"] {
            #expect(scores[key] is Double, "\(key)")
        }
        #expect(scores["intent_accuracy"] as? Double == 1)
        #expect(try #require(scores["entity_f1"] as? Double) > 0.95)
        let parsed = try program.run(["parse", "--model", models[0].path], lines: ["turn on the cellar please"])
        let object = try parsed.objects[0]
        #expect((object["intent"] as? [String: Any])?["name"] as? String == "lights_on")
        #expect((object["items"] as? [Any])?.isEmpty == true)
        #expect(((object["entities"] as? [[String: Any]])?.first?["entity"] as? String) == "room")
    }

    @Test func aWrongTranscriptFailsWithADiff() throws {
        let program = try Program()
        let file = program.home.appending(path: "wrong.transcript"), report = program.home.appending(path: "report.xml")
        try "> thanks\n< No.\n".write(to: file, atomically: true, encoding: .utf8)
        let result = try program.run(["test", file.path, "--junit", report.path])
        #expect(result.status == 1)
        #expect(result.output.contains("- No.") && result.output.contains("+ You're welcome."))
        #expect(try String(contentsOf: report, encoding: .utf8).contains("<failure"))
        #expect(try program.run(["test", file.path, "--update"]).status == 0)
        #expect(try program.run(["test", program.home.path]).status == 0)
    }

    @Test func aPipedConversationIsKeptAcrossRuns() throws {
        let program = try Program()
        let first = try program.run(["chat", "--now", "2026-11-21T08:10:00"], lines: ["I had two eggs and milk", "make that three eggs"])
        #expect(first.status == 0)
        #expect(first.output.contains("2 large ~ eggs (100 g): 143 kcal"))
        #expect(!first.output.contains("\n> "))
        let second = try program.run(["chat", "--now", "2026-11-21T09:00:00"], lines: ["what did I eat today?", "undo", "undo"])
        #expect(second.output.contains("215 kcal"))
        #expect(second.output.contains("143 kcal"))
        let key = program.home.appending(path: "config/morsel/key")
        let mode = try #require(try FileManager.default.attributesOfItem(atPath: key.path)[.posixPermissions] as? Int)
        #expect(mode == 0o600)
    }

    @Test func aDatabaseThatIsNoneIsRefused() throws {
        let program = try Program()
        let file = program.home.appending(path: "letter.sqlite")
        try "Dear Ana, this is not a database at all.".write(to: file, atomically: true, encoding: .utf8)
        let result = try program.run(["chat", "--database", file.path], lines: ["hi"])
        #expect(result.status == 1)
        #expect(result.errors.contains("letter.sqlite"))
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("Dear Ana"))
    }

    /// A damaged cache is made anew, and the answer is the same.
    @Test func aDamagedCacheIsMadeAnew() throws {
        let program = try Program()
        let cache = program.home.appending(path: "cache")
        let environment = ["XDG_CACHE_HOME": cache.path]
        func parse() throws -> Program.Result { try program.run(["parse"], input: Data("two eggs\n".utf8), environment: environment) }
        let first = try parse()
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: cache.appending(path: "morsel").path).first { $0.hasPrefix("brain") })
        let file = cache.appending(path: "morsel/\(name)")
        var bytes = try Data(contentsOf: file)
        bytes[40] = bytes[40] &+ 77
        try bytes.write(to: file)
        let second = try parse()
        #expect(first.status == 0 && second.status == 0)
        #expect(first.output == second.output)
        #expect(second.errors.contains("Reading the food tables"))
        #expect(try parse().errors.isEmpty)
    }

    /// Numbers that no arithmetic survives are answered, and the conversation goes on.
    @Test func impossibleNumbersAreAnswered() throws {
        let nines = String(repeating: "9", count: 400)
        let lines = [
            "xinf eggs", "no", "\(nines) eggs", "no", "i weigh \(nines) kg", "ran \(nines) km", "how much protein in \(nines) eggs", "two eggs",
        ]
        let result = try Program().run(["chat", "--database", "sqlite::memory:"], lines: lines)
        #expect(result.status == 0)
        #expect(result.output.contains("143 kcal"))
    }

    /// A pipe full of what is no message: an answer to each line that says something, and nothing raw comes out.
    @Test func badBytesAreAnsweredAndNotEchoed() throws {
        var input = Data("\n\n \t\r\nI had a \u{1B}[31mzorp\u{7} and a \u{202E}flarn\r\na\0b\n".utf8)
        input.append(contentsOf: [0xFF, 0xFE, 0xC3, 0x0A])
        input.append(Data(repeating: UInt8(ascii: "x"), count: 1_000_000))
        input.append(Data("\n'; DROP TABLE entries; --\ntwo eggs\nwhat did I eat today?".utf8))
        let result = try Program().run(["chat", "--database", "sqlite::memory:", "--now", "2026-11-21T08:10:00"], input: input)
        #expect(result.status == 0)
        let replies = result.output.components(separatedBy: "\n\n")
        #expect(replies.count == 7)
        #expect(replies[0].contains("zorp"))
        #expect(replies[3] == "A message holds at most 4000 characters.")
        #expect(replies[6].contains("143 kcal"))
        let hidden = (result.output + result.errors).unicodeScalars.filter {
            $0 != "\n" && $0.properties.generalCategory == .control || $0 == "\u{202E}"
        }
        #expect(hidden.isEmpty)
    }
}
