import Foundation
import Nutrition
import Testing

@testable import NLU

/// The trainer: the same for the same data, little moved by a little change, honest about how sure it is.
struct TrainerTests {
    /// Rooms and lights, and what is neither.
    private static func data(without: String? = nil) -> RasaData {
        var data = RasaData()
        let rooms = ["kitchen", "hall", "attic", "garage", "bedroom", "cellar", "garden", "porch"]
        let words: [String: [String]] = [
            "lights_on": ["turn on the lamp in the", "switch the light on in the", "light up the", "make it bright in the"],
            "lights_off": ["turn off the lamp in the", "switch the light off in the", "darken the", "make it dark in the"],
            "out_of_scope": ["who owns the", "sing about the", "what is the price of the", "paint the"],
        ]
        for (intent, starts) in words.sorted(by: { $0.key < $1.key }) {
            for start in starts {
                for room in rooms {
                    let text = "\(start) \(room)"
                    guard text != without else { continue }
                    data.append(
                        LabelledMessage(
                            text: text, intent: intent,
                            spans: [.init(entity: "room", start: start.unicodeScalars.count + 1, end: text.unicodeScalars.count)]))
                }
            }
        }
        return data
    }

    private static func bytes(_ model: Model) -> [UInt8] {
        var writer = ByteWriter()
        model.write(to: &writer)
        return writer.bytes
    }

    @Test func theSameDataAndSeedGiveTheSameBytes() throws {
        let data = TrainerTests.data()
        let first = try ModelBuilder(resources: nil, seed: 3).build(data), second = try ModelBuilder(resources: nil, seed: 3).build(data)
        #expect(TrainerTests.bytes(first) == TrainerTests.bytes(second))
    }

    @Test func aModelReadsAsItWasWritten() throws {
        let model = try ModelBuilder(resources: nil).build(TrainerTests.data())
        var bytes = ByteReader(Bytes(TrainerTests.bytes(model)))
        let again = try Model(from: &bytes)
        let text = "please light up the loft"
        #expect(Reader(model: model, resources: nil).classify(text).ranking == Reader(model: again, resources: nil).classify(text).ranking)
    }

    @Test func oneRowLessMovesTheOthersLittle() throws {
        let whole = Reader(model: try ModelBuilder(resources: nil).build(TrainerTests.data()), resources: nil)
        let less = Reader(model: try ModelBuilder(resources: nil).build(TrainerTests.data(without: "darken the porch")), resources: nil)
        for message in TrainerTests.data().messages {
            let a = whole.classify(message.text), b = less.classify(message.text)
            #expect(a.intent.name == b.intent.name, "\(message.text)")
            #expect(abs(a.intent.confidence - b.intent.confidence) < 0.1, "\(message.text)")
        }
    }

    @Test func confidencesSumToOneAndStrangersAreRefused() throws {
        let reader = Reader(model: try ModelBuilder(resources: nil).build(TrainerTests.data()), resources: nil)
        for text in ["turn on the lamp in the loft", "darken the shed", "who owns the shed", "zzz"] {
            #expect(abs(reader.classify(text).ranking.reduce(0) { $0 + $1.confidence } - 1) < 1e-4, "\(text)")
        }
        #expect(reader.classify("who owns the shed").intent.name == "out_of_scope")
        #expect(reader.classify("darken the shed").intent.name == "lights_off")
    }

    @Test func anEntityIsKnownByItsPlace() throws {
        let reader = Reader(model: try ModelBuilder(resources: nil).build(TrainerTests.data()), resources: nil)
        let spans = reader.classify("switch the light on in the zorbery").spans
        #expect(spans.map(\.label) == ["room"])
        #expect(spans.first?.start == 27)
    }

    @Test func aWordTableCarriesOverToUnseenWords() throws {
        // Two directions: bright and dark.
        let words = ["on", "bright", "light", "sunny", "off", "dark", "darken", "gloomy"]
        var vectors: [Int8] = []
        for place in words.indices { vectors += [place < 4 ? 127 : 0, place < 4 ? 0 : 127, 0, 0, 0, 0, 0, 0] }
        let table = WordTable(width: 8, words: words, scales: [Float](repeating: 1 / 127, count: words.count), vectors: vectors)
        let reader = Reader(model: try ModelBuilder(resources: nil, table: table).build(TrainerTests.data()), resources: nil)
        func lead(_ text: String) -> Double {
            let ranking = reader.classify(text).ranking
            func confidence(_ name: String) -> Double { ranking.first { $0.name == name }?.confidence ?? 0 }
            return confidence("lights_on") - confidence("lights_off")
        }
        #expect(lead("sunny hall") > lead("gloomy hall"))
    }

    @Test func everyMessageIsHeldOutOnce() throws {
        let data = TrainerTests.data()
        let cases = try CrossValidation(ModelBuilder(resources: nil), folds: 4).cases(data).cases
        #expect(cases.count == data.messages.count)
        #expect(Set(cases.map(\.message.text)) == Set(data.messages.map(\.text)))
        #expect(Evaluation(cases, seconds: 1).intentAccuracy > 0.8)
    }

    @Test func variantsOfAMessageHangOnThatMessage() throws {
        let foods = try #require(try Lab.reader.resources).foods
        let variants = FoodVariants(foods, seed: 1)
        let one = LabelledMessage(text: "I had eggs", intent: "log_food", spans: [.init(entity: "food", start: 6, end: 10)], language: "en")
        let other = LabelledMessage(text: "two toasts", intent: "log_food", spans: [.init(entity: "food", start: 4, end: 10)], language: "en")
        #expect(variants.of([one]) == Array(variants.of([other, one]).suffix(2)))
        #expect(variants.of([one]).allSatisfy { $0.text.hasPrefix("I had ") })
    }

    @Test func calibrationIsHonest() {
        // A margin of m is right as often as a softmax of steepness 2 says.
        var generator = SeededGenerator(seed: 5)
        var held: [(margins: [Float], intent: Int)] = []
        for _ in 0..<4000 {
            let margin = Float.random(in: -1...1, using: &generator)
            held.append(([margin, -margin], Float.random(in: 0...1, using: &generator) < 1 / (1 + exp(-4 * margin)) ? 0 : 1))
        }
        let calibration = Calibration(held, outside: nil)
        #expect(abs(calibration.slope - 2) < 0.2)
    }
}
