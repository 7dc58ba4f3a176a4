import Foundation
import Library
import Nutrition
import Testing

@testable import Importers

/// Recipes out of JSON-LD and pages; what the ingredients are is found out elsewhere.
@Suite struct RecipeImportTests {
    static let pancakes = """
        {"@context": "https://schema.org", "@type": "Recipe", "name": "Oat Pancakes", "description": "Quick &amp; <i>soft</i>.",
         "image": {"@type": "ImageObject", "url": "https://img.example/p.jpg"}, "author": [{"@type": "Person", "name": "Ben"}, "Kim"],
         "url": "https://kitchen.example/pancakes", "inLanguage": "en-GB", "recipeYield": "Makes 4 servings", "prepTime": "PT5M",
         "cookTime": "PT10M", "recipeIngredient": ["1 cup oats", "2 eggs"], "recipeInstructions": "<ol><li>Mix.</li><li>Fry.</li></ol>",
         "recipeCategory": ["Breakfast", "Brunch"], "recipeCuisine": "British", "keywords": "oats, quick",
         "suitableForDiet": ["https://schema.org/VegetarianDiet", "http://schema.org/LowLactoseDiet"],
         "nutrition": {"@type": "NutritionInformation", "calories": "270 calories", "proteinContent": "12 g", "sodiumContent": "0.35 g"}}
        """

    struct Read {
        var recipes: [LibraryRecipe] = []
        var report = ImportReport()
    }

    private func read(_ path: String) throws -> Read {
        var read = Read()
        read.report = try RecipeImporter(path: path) { $0 }.run { recipe in
            read.recipes.append(recipe)
            return .added
        }
        return read
    }

    private func read(text: String, name: String = "r.json") throws -> Read {
        let scratch = try Scratch()
        return try read(scratch.file(name, text))
    }

    private func reasons(_ read: Read) -> [String: Int] { Dictionary(uniqueKeysWithValues: read.report.skipped.map { ($0.reason, $0.count) }) }

    @Test func everyPartOfARecipe() throws {
        let recipe = try #require(try read(text: Self.pancakes).recipes.first)
        #expect(recipe.title == "Oat Pancakes" && recipe.summary == "Quick & soft." && recipe.author == "Ben, Kim" && recipe.language == "en")
        #expect(recipe.image == "https://img.example/p.jpg" && recipe.url == "https://kitchen.example/pancakes")
        #expect(recipe.servings == 4 && recipe.prepMinutes == 5 && recipe.cookMinutes == 10 && recipe.minutes == 15)
        #expect(recipe.ingredients.map(\.line) == ["1 cup oats", "2 eggs"] && recipe.steps == ["Mix.", "Fry."])
        #expect(recipe.categories == ["Breakfast", "Brunch"] && recipe.meals == [.breakfast] && recipe.cuisines == ["British"])
        #expect(recipe.keywords == ["oats", "quick"] && recipe.diets == [.vegetarian] && recipe.figures == .told)
        #expect(recipe.nutrients[.energy] == 270 && recipe.nutrients[.protein] == 12 && recipe.nutrients[.sodium] == 350)
        #expect(recipe.nutrients[.fat] == nil)
    }

    @Test(arguments: [
        "[\(pancakes)]", "{\"@graph\": [{\"@type\": \"WebSite\"}, \(pancakes)]}", "{\"@type\": \"WebPage\", \"mainEntity\": \(pancakes)}",
        "[[\(pancakes)]]", pancakes.replacing("\"Recipe\"", with: "[\"Thing\", \"https://schema.org/Recipe\"]"),
        "{\"@type\": \"ItemList\", \"itemListElement\": [{\"@type\": \"ListItem\", \"item\": \(pancakes)}]}", "\u{feff}\(pancakes)",
    ])
    func whereverItStands(json: String) throws { #expect(try read(text: json).recipes.map(\.title) == ["Oat Pancakes"]) }

    @Test(arguments: [
        ("4", 4), ("\"6 servings\"", 6), ("[\"4\", \"4 servings\"]", 4), ("\"Serves 4-6\"", 4), ("\"1 loaf\"", nil),
        ("[\"1 loaf\", \"8 portions\"]", 8),
        ("\"para 4 personas\"", 4), ("\"4 porciones\"", 4), ("\"many\"", nil), ("0", nil), ("-3", nil), ("1e99", nil), ("{\"value\": 5}", 5),
        ("null", nil), ("\"\"", nil), ("\"99999999999999 servings\"", nil),
    ])
    func yields(json: String, servings: Int?) throws {
        let text = Self.pancakes.replacing("\"Makes 4 servings\"", with: json)
        #expect(try read(text: text).recipes.first?.servings == servings)
    }

    @Test(arguments: [
        ("PT30M", 30), ("PT1H30M", 90), ("P0DT1H", 60), ("P1DT2H", 1_560), ("PT90S", 2), ("P0Y0M0DT0H35M0.000S", 35), ("pt15m", 15), ("PT1.5H", 90),
        ("PT0S", nil), ("30 minutes", nil), ("P", nil), ("PT", nil), ("PTM", nil), ("PT-5M", nil), ("P400D", nil), ("PT99999999999999M", nil),
        ("", nil),
    ])
    func durations(text: String, minutes: Int?) { #expect(ISODuration.minutes(text) == minutes) }

    @Test(arguments: [1, 5, 59, 60, 61, 125]) func durationsComeBack(minutes: Int) {
        #expect(ISODuration.minutes(ISODuration.text(minutes: minutes)) == minutes)
    }

    @Test(
        arguments: [
            ("270 calories", Nutrient.energy, 270), ("270", .energy, 270), ("1,130 kJ", .energy, 270.076), ("1.234,5 kcal", .energy, nil),
            ("12,5 g", .protein, 12.5), ("12g", .fat, 12), ("350 milligrams", .sodium, 350), ("0.4 g", .sodium, 400), ("about 8 grams", .fiber, 8),
            ("< 1 g", .fat, nil), ("-2 g", .fat, nil), ("some", .fat, nil), ("", .fat, nil), ("12 kcal", .fat, nil), ("9999999999 g", .fat, nil),
        ] as [(String, Nutrient, Double?)])
    func figures(text: String, nutrient: Nutrient, amount: Double?) {
        let read = NutritionText.amount(text, of: nutrient)
        #expect(read == nil ? amount == nil : abs(read! - (amount ?? .infinity)) < 0.01)
    }

    @Test(arguments: [
        ("\"Mix.\\nFry.\"", ["Mix.", "Fry."]), ("[\"Mix.\", \"Fry.\"]", ["Mix.", "Fry."]),
        ("[{\"@type\": \"HowToStep\", \"text\": \"Mix.\"}, {\"@type\": \"HowToStep\", \"name\": \"Fry.\"}]", ["Mix.", "Fry."]),
        (
            "[{\"@type\": \"HowToSection\", \"name\": \"Batter\", \"itemListElement\": [{\"text\": \"Mix.\"}, {\"text\": \"Rest.\"}]}, {\"text\": \"Fry.\"}]",
            ["Batter: Mix.", "Rest.", "Fry."]
        ),
        ("{\"@type\": \"ItemList\", \"itemListElement\": [{\"item\": {\"text\": \"Mix.\"}}]}", ["Mix."]), ("7", []), ("{}", []), ("[[[null]]]", []),
    ])
    func instructions(json: String, steps: [String]) throws {
        let text = Self.pancakes.replacing("\"<ol><li>Mix.</li><li>Fry.</li></ol>\"", with: json)
        #expect(try read(text: text).recipes.first?.steps == steps)
    }

    @Test(arguments: [
        "<html><script type=\"application/ld+json\">\(pancakes)</script>",
        "<SCRIPT id='a' data-x=\"1 > 0\" TYPE = 'application/LD+json; charset=utf-8' async>\n\(pancakes)\n</SCRIPT >",
        "<script type=application/ld+json>//<![CDATA[\n\(pancakes)\n//]]></script>",
        "<script type='application/ld+json'><!-- \(pancakes) --></script>",
        "<script>var a = '<script type=\"application/ld+json\">{';</script><script type='application/ld+json'>{\"broken\": </script>"
            + "<script type='application/ld+json'>\(pancakes)</script>",
        "<!-- <script type='application/ld+json'>{\"@type\":\"Recipe\",\"name\":\"x\",\"recipeIngredient\":[\"y\"]}</script> -->"
            + "<script type='application/ld+json'>\(pancakes)",
        "<script type='application/ld+json'>\(pancakes.replacing("\"", with: "&quot;"))</script>",
    ])
    func pages(html: String) throws { #expect(try read(text: html, name: "p.html").recipes.map(\.title) == ["Oat Pancakes"]) }

    @Test func anOldPageIsInLatinOne() throws {
        let page =
            "<script type='application/ld+json'>{\"@type\": \"Recipe\", \"name\": \"Crème brûlée\", \"recipeIngredient\": [\"1 egg\"]}</script>"
        let scratch = try Scratch()
        let path = try scratch.file("old.html", bytes: page.unicodeScalars.map { UInt8($0.value) })
        #expect(try read(path).recipes.map(\.title) == ["Crème brûlée"])
    }

    @Test func whatIsUnusableIsCountedWithItsReason() throws {
        let json = """
            [\(Self.pancakes), \(Self.pancakes), {"@type": "Recipe"}, {"@type": "Recipe", "name": ["", "x"]}, {"@type": "Recipe", "name": "Empty"},
             {"@type": "Recipe", "name": "Ours", "identifier": "morsel:ours", "recipeIngredient": ["1 egg"]}, {"@type": "Event", "name": "Fair"}]
            """
        let read = try read(text: json)
        #expect(read.report.read == 6 && read.report.added == 1)
        #expect(
            reasons(read) == [
                "came before in this import": 1, "no name": 2, "neither ingredients nor steps": 1, "one of Morsel's own recipes": 1,
            ])
    }

    @Test(arguments: [
        ("{", "the JSON ends in the middle"), ("{\"@type\": oops}", "no JSON"), ("hello", "no JSON"), ("{}", "no recipe in it"),
        (String(repeating: "[", count: 1_000_000), "too many brackets inside each other"),
        ("<html></html>", "no recipe data in the page"), ("<script type='application/ld+json'>{\"a\"", "the page's data cannot be read"),
        ("<script type='application/ld+json'>{}</script>", "no recipe in it"),
        (String(repeating: "<script>", count: 200_000), "no recipe data in the page"),
        (String(repeating: "<script type='application/ld+json'>[", count: 50_000), "the page's data cannot be read"),
        ("\"" + String(repeating: "x", count: 10 << 20) + "\"", "no recipe in it"), (String(repeating: "x", count: 17 << 20), "larger than 16 MB"),
    ])
    func hostileFilesGetAReason(text: String, reason: String) throws {
        let read = try read(text: text)
        #expect(read.recipes.isEmpty && reasons(read) == [reason: 1])
    }

    @Test func hugePartsAreCut() throws {
        let long = String(repeating: "word ", count: 200_000)
        let lines = Array(repeating: "\"1 egg\"", count: 50_000).joined(separator: ",")
        let json = "{\"@type\": \"Recipe\", \"name\": \"\(long)\", \"recipeIngredient\": [\(lines)], \"recipeInstructions\": \"\(long)\"}"
        let recipe = try #require(try read(text: json).recipes.first)
        #expect(recipe.title.count == 200 && recipe.ingredients.count == 200 && recipe.steps.map(\.count) == [3_000])
    }

    @Test func foldersAreReadByName() throws {
        let scratch = try Scratch()
        try scratch.file("b.html", "<script type='application/ld+json'>\(Self.pancakes)</script>")
        try scratch.file("a.jsonld", Self.pancakes.replacing("Oat Pancakes", with: "First").replacing("/pancakes", with: "/first"))
        try scratch.file("notes.txt", "nothing")
        try scratch.file("empty.json", "")
        try FileManager.default.createSymbolicLink(atPath: scratch.folder + "/loop", withDestinationPath: scratch.folder)
        let read = try read(scratch.folder)
        #expect(read.recipes.map(\.title) == ["First", "Oat Pancakes"] && reasons(read) == ["not readable as text": 1])
    }

    @Test func aWrongPathIsSaid() throws {
        let scratch = try Scratch()
        #expect(throws: ImportError.missing(path: "/nowhere/r.json")) { try read("/nowhere/r.json") }
        #expect(throws: ImportError.self) { try read(scratch.folder) }
        #expect(throws: ImportError.self) { try read(scratch.file("e.json", "")) }
        #expect(throws: ImportError.self) { try read(scratch.file("b.json", bytes: [0x1f, 0x8b, 8])) }
    }

    @Test func theSameIsKeptOnce() throws {
        let scratch = try Scratch()
        let file = try scratch.file("r.json", Self.pancakes), library = scratch.folder + "/l.sqlite"
        func load(_ change: @escaping (LibraryRecipe) -> LibraryRecipe = { $0 }) throws -> ImportReport {
            var report = ImportReport()
            try LibraryWriter(path: library).importing(source: "recipe", file: "r.json") { session in
                report = try RecipeImporter(path: file, link: change).run { try session.put($0) }
                return .init(added: report.added, changed: report.changed, unchanged: report.unchanged, skipped: report.skippedCount)
            }
            return report
        }
        let reader = Library(path: library)
        #expect(try reader.recipes().isEmpty && reader.recipesMark() == "")
        #expect(try load().added == 1)
        let mark = try reader.recipesMark()
        #expect(try load().unchanged == 1)
        #expect(
            try load {
                var recipe = $0
                recipe.servings = 8
                return recipe
            }.changed == 1)
        #expect(try reader.recipes().map(\.servings) == [8] && reader.recipesMark() != mark)
        #expect(try reader.change(try #require(try reader.recipes().first)) == .unchanged)
    }

    @Test func whatIsWrittenIsReadBack() throws {
        var recipe = try #require(try read(text: Self.pancakes).recipes.first)
        recipe.title = "Quotes \" and </script> \\ \u{2028} ñ"
        let text = SchemaRecipeText.object(recipe)
        #expect(!text.contains("</script>"))
        var back = try #require(try read(text: text).recipes.first)
        // HTML is no part of a name; minutes that were added up are told.
        #expect(back.title == "Quotes \" and \\ ñ")
        back.title = recipe.title
        back.totalMinutes = nil
        #expect(back == recipe)

        var document = ""
        recipe.figures = .computed
        try SchemaRecipeText.write([recipe, recipe], to: { document += $0 })
        let page = try read(text: "<script type=\"application/ld+json\">\(document)</script>")
        // Sums of our own are no figures of the page.
        #expect(page.recipes.map(\.figures) == [.unknown] && page.report.skippedCount == 1)
    }
}
