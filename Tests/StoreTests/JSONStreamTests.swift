import Dialogue
import Foundation
import Nutrition
import Testing

@testable import Store

/// What the stream writes is what Foundation's decoder reads.
@Suite struct JSONStreamTests {
    private struct Odd: Codable, Equatable {
        struct Empty: Codable, Equatable {}

        enum Choice: Codable, Equatable {
            case none
            case one(Int)
            case two(words: [String], inner: [[Double]])
        }

        var empty = Empty()
        var missing: Int?
        var choices: [Choice] = [.none, .one(-7), .two(words: ["a", ""], inner: [[], [1.5, -0.0, 1e300], [.leastNonzeroMagnitude]])]
        var table: [String: Float] = ["x": 0.1, "quoted \" \\ \n \u{0} \u{1F} \u{7F} é 🍞": .greatestFiniteMagnitude]
        var flags = [true, false]
        var small: [UInt8] = [0, 255]
        var large: [Int64] = [.min, .max]
        var unsigned = UInt64.max
        var optional: [Int?] = [1, nil]
        var nested: [String: [String: [Int]]] = ["a": ["b": [1], "c": []], "d": [:]]
    }

    @Test func everyShapeComesBack() throws {
        let value = Odd()
        #expect(try JSONDecoder().decode(Odd.self, from: Data(JSONStream.encode(value))) == value)
        #expect(try JSONDecoder().decode([Odd].self, from: Data(JSONStream.encode([value, value]))) == [value, value])
        for text in ["", "plain", "\u{0}\u{8}\u{1B}[31m", "line\nline\r\t", "naïve 🍞 \u{202E}"] {
            #expect(try JSONDecoder().decode(String.self, from: Data(JSONStream.encode(text))) == text)
        }
        #expect(String(decoding: try JSONStream.encode([1, 2]), as: UTF8.self) == "[1,2]")
    }

    @Test func aNumberThatJSONCannotSayIsAnError() {
        for number in [Double.nan, .infinity] { #expect(throws: JSONStream.NotANumber.self) { try JSONStream.encode(["x": number]) } }
    }

    @Test func amountsOfAnEarlierReleaseAreRead() throws {
        let known = Nutrients.known([.energy: 143.1, .vitaminC: 0])
        #expect(try JSONDecoder().decode(Nutrients.self, from: Data(#"{"energy_kcal":143.1,"vitamin_c_mg":0,"other":1}"#.utf8)) == known)
        #expect(try JSONDecoder().decode(Nutrients.self, from: Data(JSONStream.encode(known))) == known)
    }

    @Test func eventsComeBack() throws {
        let entry = Entry.sample("egg")
        let request = Request.logFood(LogFood(foods: [], when: When()))
        let option = Option(title: "egg", words: ["the first"], request: request, entry: entry)
        let events: [Event] = [
            .user(text: "two \"eggs\"", intents: ["log_food"], confidence: 0.9, language: "en"), .action(name: "log_food"),
            .slot(.entries([1, 2])), .slot(.food(id: entry.foodID, noun: "egg", grams: 100)), .slot(.day(.sample)), .slot(.hint([option])),
            .asked(Question(name: .confirm, subject: "egg", options: [option], pending: request)), .closed(.confirm, .answered),
            .undo(turns: [1]), .bot(text: "Logged."), .restart,
        ]
        let back = try JSONDecoder().decode([Event].self, from: Data(JSONStream.encode(events)))
        #expect(try text(back) == text(events))
        #expect(Tracker(events: back).turns == 1)
    }
}
