import Dialogue
import Foundation
import Nutrition
import Testing
import Yams

@testable import Replies

/// Replies in Spanish: nothing missing, and words that agree.
@Suite struct SpanishRepliesTests {
    private static func texts(_ language: String) throws -> [String: [String]] {
        struct File: Decodable { let responses: [String: [String]] }
        let file = WallTests.root.appending(path: "intents/\(language)/responses.yml")
        return try YAMLDecoder().decode(File.self, from: String(contentsOf: file, encoding: .utf8)).responses
    }

    static let wording = Result {
        var languages: [String: String] = [:]
        for language in ["en", "es"] {
            languages[language] = try String(contentsOf: WallTests.root.appending(path: "intents/\(language)/responses.yml"), encoding: .utf8)
        }
        return try Wording(languages: languages)
    }

    static func text(_ reply: Reply, units: String? = nil) throws -> String {
        try wording.get().render(reply, language: "es", moment: RepliesTests.moment, units: units)
    }

    @Test func everyKeyIsThereWithItsPlaces() throws {
        let english = try SpanishRepliesTests.texts("en"), spanish = try SpanishRepliesTests.texts("es")
        func places(_ texts: [String]) -> Set<String> {
            Set(texts.flatMap { $0.matches(of: /\{(\w+)/).map { String($0.output.1) } })
        }
        for (key, texts) in english {
            let own = try #require(spanish[key], "Spanish lacks '\(key)'")
            #expect(places(texts) == places(own), "'\(key)': \(texts) and \(own)")
        }
    }

    @Test(arguments: RepliesTests.everyPart.indices)
    func everyPartHasItsWords(_ index: Int) throws {
        for units in [nil, "imperial"] {
            let text = try SpanishRepliesTests.text(
                Reply(parts: [RepliesTests.everyPart[index]], day: RepliesTests.totals([RepliesTests.eggs], goal: 2000)), units: units)
            #expect(!text.isEmpty && !text.contains("{") && !text.contains("}") && !text.contains(" de el ") && !text.contains(" a el "), "\(text)")
        }
    }

    @Test func numbersDaysAndMealsAreSpanish() throws {
        var entry = RepliesTests.entry("olive oil", "Aceite de oliva", 1.25, "kg", grams: 1250, energy: 11_050.4, meal: .lunch)
        entry.day = RepliesTests.saturday.advanced(by: -3)
        let text = try SpanishRepliesTests.text(Reply(parts: [.logged([entry], planned: false)], day: RepliesTests.totals([entry], day: entry.day)))
        #expect(
            text == """
                Anotado en el almuerzo del miércoles 18:
                  1,25 kg de aceite de oliva (1.250 g): 11.050 kcal
                El miércoles 18 sumaste 11.050 kcal.
                """)
    }

    @Test(arguments: [
        ("huevo frito", "huevos fritos"), ("pechuga de pollo asada", "pechugas de pollo asada"), ("pan pita", "panes pita"), ("nuez", "nueces"),
        ("camarón", "camarones"), ("pan integral", "panes integrales"), ("croissant", "croissants"), ("yogur natural", "yogures naturales"),
        ("café con leche", "cafés con leche"), ("papas fritas", "papas fritas"), ("bagel", "bagels"), ("frijol negro", "frijoles negros"),
        ("tortilla de maíz", "tortillas de maíz"), ("maní", "maníes"), ("sándwich de jamón", "sándwiches de jamón"),
    ])
    func pluralsFollowTheHead(_ one: String, _ many: String) throws {
        let nouns = try #require(try SpanishRepliesTests.wording.get().speaker("es", RepliesTests.moment, nil).nouns)
        #expect(nouns.plural(one) == many)
    }

    @Test(arguments: [
        ("manzana", true), ("leche", true), ("nuez", true), ("porción", true), ("camarón", false), ("tomate", false), ("té", false), ("huevo", false),
        ("coliflor", true), ("carne molida", true), ("mango", false), ("jamón", false), ("unidad", true), ("palta", true), ("arroces", false),
    ])
    func gendersAreKnown(_ noun: String, _ isFeminine: Bool) throws {
        let nouns = try #require(try SpanishRepliesTests.wording.get().speaker("es", RepliesTests.moment, nil).nouns)
        #expect(nouns.isFeminine(noun) == isFeminine)
    }

    @Test func sizesAgree() throws {
        let nouns = try #require(try SpanishRepliesTests.wording.get().speaker("es", RepliesTests.moment, nil).nouns)
        #expect(nouns.agreeing("mediano", feminine: true, plural: true) == "medianas")
        #expect(nouns.agreeing("grande", feminine: true, plural: true) == "grandes")
        #expect(nouns.agreeing("de 15 cm", feminine: true, plural: true) == "de 15 cm")
    }
}
