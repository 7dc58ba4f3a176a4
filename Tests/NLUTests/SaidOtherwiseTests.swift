import Bot
import Knowledge
import NLU
import Nutrition
import Testing

/// Many ways to say the same: what is understood of a frame of `Tests/Corpus/frames.tsv` must be what is understood of the plain sentence.
///
/// No row says what is right: the program is held against itself, over every food and amount below.
@Suite struct SaidOtherwiseTests {
    struct Frame: Sendable, CustomTestStringConvertible {
        let language: String, text: String

        var testDescription: String { text }

        func filled(_ food: String, _ amount: String) -> String {
            text.replacing("{food}", with: food).replacing("{amount}", with: amount)
        }
    }

    static let frames: [Frame] = ((try? Lab.rows("frames.tsv")) ?? []).filter { $0.count == 2 && $0[0] != "language" }.map {
        Frame(language: $0[0], text: $0[1])
    }

    /// A food, and amounts of which it is told.
    static let told: [String: [(food: String, amounts: [String])]] = [
        "en": [
            ("rice", ["200 g", "a cup"]), ("chicken breast", ["150g", "6 oz"]), ("milk", ["400 ml", "half a cup"]), ("pizza", ["3 slices", "250 g"]),
            ("pasta", ["a big bowl", "a plate"]), ("beer", ["two cans", "500ml"]), ("peanut butter", ["1 tbsp", "two spoonfuls"]),
        ],
        "es": [
            ("arroz", ["200 g", "una taza"]), ("leche", ["400 ml", "media taza"]), ("pizza", ["250 g"]),
            ("pasta", ["un plato", "150 g"]), ("cerveza", ["dos latas", "500ml"]), ("aceite", ["una cucharada", "10 ml"]),
            ("lentejas", ["medio plato", "250 gramos"]),
        ],
    ]

    @Test func thereAreEnough() {
        for language in ["en", "es"] { #expect(SaidOtherwiseTests.frames.count { $0.language == language } >= 20) }
    }

    @Test(arguments: frames) func comesToTheSame(frame: Frame) throws {
        let plain = Frame(language: frame.language, text: frame.language == "es" ? "comí {amount} de {food}" : "I had {amount} of {food}")
        for (food, amounts) in SaidOtherwiseTests.told[frame.language] ?? [] {
            for amount in amounts {
                let said = frame.filled(food, amount)
                #expect(try SaidOtherwiseTests.items(said) == SaidOtherwiseTests.items(plain.filled(food, amount)), "\(said)")
            }
        }
    }

    /// Foods with their whole grams.
    private static func items(_ message: String) throws -> [String] {
        try Lab.reader.read(message, now: Lab.now).readings.flatMap(\.foods).compactMap { mention in
            try Lab.brain.knowledge.foods.item(mention).map { "\($0.food.noun) \(Int($0.portion.grams.rounded()))" }
        }
    }
}
