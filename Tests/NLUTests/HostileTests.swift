import Foundation
import Nutrition
import Testing

@testable import NLU

/// Strings that nobody means well with go through the whole parser: an answer each, no crash, spans inside the text.
@Suite struct HostileTests {
    static let strings: [String] = [
        "log two eggs at 8 a.m how much protein is in chicken", "delete the eggs from 8 a.m how many calories are in rice", "xinf eggs", "xnan eggs",
        String(repeating: "9", count: 400) + " eggs", "ran " + String(repeating: "9", count: 308) + " km", "x0x1p5 eggs",
        "hace 99999999999999999999 dias", "on 99999999999999999999/99999999999999", "in 9999999999 inch", "2/31/2026",
        "", " ", "\t", "\u{0}", "\u{1b}[31mred\u{1b}[0m", "🥚🥚🥚", "👨‍👩‍👧‍👦 had eggs", "مرحبا بيضتان", "\u{202E}sgge owt", "'; DROP TABLE entries; --",
        "{\"text\":\"x\"}", "<script>alert(1)</script>", "%s%s%n", "1/0 eggs", "1e999 eggs", "-0 eggs", "99999999999999999999 eggs", "0x41 eggs",
        "½½½", "1½½", ".", "...", "?!?!", ",,,,", "((((((", "x", "x x x x", "2 2 2 2 2 2", "of of of", "half half half half", "a a a a a",
        "and and and", "no no no no", "to to to", "a of the in on", "ᴇɢɢs", "ｅｇｇｓ", "e\u{301}gg", "NaN eggs", "inf eggs", "1,2,3,4 eggs",
        "1.2.3.4 eggs", "bread 1 slice ww", "2 slices toast ww and eggs", "greek yogurt 150 g lf", "un pollo a la brasa, un cuarto",
        "el pan fue un cuarto de barra", "el pan fue menos, un cuarto de barra", "put salmon on tuesday's plan",
        "just coffee with half and half this morning",
        "\u{FEFF}eggs", "egg\u{0}s", "$eggs", "eggs\\", "\\n\\n", String(repeating: "[", count: 2000), String(repeating: "🍎", count: 500),
    ]

    @Test(arguments: strings)
    func isAnswered(text: String) throws {
        let understanding = try Lab.reader.read(text, now: Lab.now)
        #expect(!understanding.readings.isEmpty)
        let count = text.unicodeScalars.count
        for entity in understanding.entities { #expect(entity.start >= 0 && entity.start < entity.end && entity.end <= count) }
    }

    /// Random pieces of sentences and raw scalars: the same seed, the same strings, in every run.
    @Test func randomStringsAreAnswered() throws {
        let pieces = [
            "two", "eggs", "½", "of", "a", "with", "no", "to", "lunch", "yesterday", ",", "-", "/", "1", "0", "%", "and", "half", "dozen", "12oz",
            "@", "'", "\u{301}", "😀", "ago", "last", "week", ":", "pm", "x",
        ]
        var generator = SeededGenerator(seed: 42)
        let reader = try Lab.reader
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...14, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }.joined(
                separator: Bool.random(using: &generator) ? " " : "")
            let understanding = reader.read(text, now: Lab.now)
            #expect(!understanding.readings.isEmpty)
            for entity in understanding.entities where !(entity.start < entity.end && entity.end <= text.unicodeScalars.count) {
                Issue.record("'\(text)': \(entity)")
            }
        }
    }

    /// Words that are a measure here and a food there, in any order.
    @Test func measuresThatAreFoodsAreAnswered() throws {
        let pieces = [
            "un", "cuarto", "de", "barra", "el", "pan", "fue", "media", "lata", "con", "2", "tercio", "y", "medio", "chocolate", "leche", "no", ",",
            "copa",
            "helado", "g", "30", "caña", "quinto", "half", "a", "bar", "shot", "of", "can", "cup", "coffee", "was", "the", "pint", "quarter", "slice",
        ]
        var generator = SeededGenerator(seed: 7)
        let reader = try Lab.reader
        for _ in 0..<4000 {
            let text = (0..<Int.random(in: 2...9, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }.joined(separator: " ")
            let understanding = reader.read(text, now: Lab.now)
            #expect(!understanding.readings.isEmpty)
        }
    }

    /// Work grows with the length, not faster: eight thousand characters of anything come back.
    @Test(arguments: ["eggs and milk, ", "a", "1 ", "with ", "yesterday ", "[", "no eggs ", ",000", "egg with milk ", "2/31/2026 "])
    func longMessagesAreAnswered(piece: String) throws {
        let text = String(repeating: piece, count: 8000 / piece.count)
        #expect(try !Lab.reader.read(text, now: Lab.now).readings.isEmpty)
    }

    /// What people say, whole and broken off: a rule that looks one word too far ends the program on some of it.
    @Test(arguments: ["en", "es"])
    func everyTextOfTheDataIsAnswered(language: String) throws {
        let reader = try Lab.reader
        let texts = try RasaData(paths: [Lab.root.appending(path: "intents/\(language)")]).messages.map(\.text)
        #expect(texts.count > 5000)
        for text in texts {
            for said in [text, text.split(separator: " ").dropLast().joined(separator: " ")] {
                let understanding = reader.read(said, now: Lab.now)
                #expect(understanding.entities.allSatisfy { $0.start < $0.end }, "\(said)")
            }
        }
    }
}
