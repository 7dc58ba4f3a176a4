import Nutrition
import Testing

@testable import NLU

/// The corpora of amounts and times: many phrasings, one meaning, and what must not be read.
@Suite struct GrammarTests {
    @Test(arguments: ["en", "es"]) func amounts(language: String) throws {
        for row in try Lab.rows("amounts.\(language).tsv") {
            let chart = Chart(tokens: Normaliser.tokens(row[0]), language: language, today: Lab.now.day, resources: nil)
            guard row[1] != "none" else {
                #expect(chart.amounts.isEmpty, "'\(row[0])' has no amount")
                continue
            }
            #expect(chart.amounts.count == 1, "'\(row[0])' has one amount")
            guard let amount = chart.amounts.first?.amount else { continue }
            if row[1] == "-" {
                #expect(amount.quantity == nil, "'\(row[0])'")
            } else {
                let wanted = try #require(Double(row[1]))
                let quantity = try #require(amount.quantity, "'\(row[0])'")
                #expect(abs(quantity - wanted) < 0.001, "'\(row[0])'")
            }
            #expect(amount.unit?.name ?? "-" == row[2], "'\(row[0])'")
            #expect(amount.size ?? "-" == row[3], "'\(row[0])'")
        }
    }

    @Test(arguments: ["en", "es"]) func times(language: String) throws {
        let resources = try Lab.reader.resources
        for row in try Lab.rows("times.\(language).tsv") {
            let chart = Chart(tokens: Normaliser.tokens(row[0]), language: language, today: Lab.now.day, resources: resources)
            let when = chart.times.reduce(When()) { $0.filled(from: $1.when) }
            let days = when.days.map { $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)" } ?? "-"
            #expect(days == row[1], "'\(row[0])'")
            #expect(when.minute.map(Moment.clock) ?? "-" == row[2], "'\(row[0])'")
            #expect(when.meal?.rawValue ?? "-" == row[3], "'\(row[0])'")
            #expect(when.part?.rawValue ?? "-" == row[4], "'\(row[0])'")
        }
    }

    /// A high comma parts decimals in Spanish; feet and inches stay apart.
    @Test(arguments: [("1'5 litros", [1.5]), ("2'25 kg", [2.25]), ("5'5 kg", [5.5]), ("mido 5'11", [5, 11]), ("'2' huevos", [2])])
    func highCommas(text: String, values: [Double]) {
        #expect(SpanishNumbers.joined(Normaliser.tokens(text)).compactMap(\.value) == values)
    }

    @Test(arguments: [
        ("2eggs n tost", ["2", "eggs", "and", "tost"]), ("coffee w/ milk", ["coffee", "with", "milk"]), ("w/o sugar", ["without", "sugar"]),
        ("Crème brûlée", ["creme", "brulee"]), ("I’ve had 1½", ["ive", "had", "1", "1/2"]), ("coca-cola", ["coca", "cola"]), ("x2", ["x", "2"]),
        ("a\u{0}b\u{7}c", ["a", "b", "c"]), ("", []),
    ])
    func tokens(text: String, words: [String]) { #expect(Normaliser.tokens(text).map(\.text) == words) }

    /// Every token points at the person's own scalars, whatever stands in between.
    @Test(arguments: ["I had ½ crème brûlée, 2eggs & “tost” 🥚 w/o 1½ x2 — peanut-butter", "  two   eggs  ", "é½é", "\u{200B}egg\u{202E}s"])
    func offsetsPointIntoTheText(text: String) {
        let count = text.unicodeScalars.count
        var last = 0
        for token in Normaliser.tokens(text) {
            #expect(token.start >= last && token.end > token.start && token.end <= count)
            last = token.start
        }
    }
}
