/// The kinds of `morsel import KIND PATH`.
public enum ImportKind: String, Sendable, Hashable, CaseIterable {
    // Foods, into the library.
    case sr, fdc, fndds, cnf, off
    // Diaries, into a person's own.
    case myfitnesspal, cronometer, loseit, csv
    // Recipes.
    case recipe

    /// Where the rows go.
    public enum Family: Sendable, Hashable { case foods, diary, recipes }

    public var family: Family {
        switch self {
        case .sr, .fdc, .fndds, .cnf, .off: .foods
        case .myfitnesspal, .cronometer, .loseit, .csv: .diary
        case .recipe: .recipes
        }
    }

    /// Other names of the kind.
    public var aliases: [String] {
        switch self {
        case .sr: ["usda", "usda-sr", "sr28"]
        case .fdc: ["foundation", "sr-legacy", "survey", "branded"]
        case .fndds: []
        case .cnf: ["canadian"]
        case .off: ["openfoodfacts", "open-food-facts"]
        case .myfitnesspal: ["mfp"]
        case .cronometer: []
        case .loseit: ["lose-it"]
        case .csv: ["diary", "generic"]
        case .recipe: ["recipes", "schema-org", "schemaorg", "jsonld", "html"]
        }
    }

    /// What it is, for the help.
    public var title: String {
        switch self {
        case .sr: "USDA Standard Reference, ASCII tables"
        case .fdc: "USDA FoodData Central, CSV tables"
        case .fndds: "USDA survey foods (FNDDS), CSV tables"
        case .cnf: "Canadian Nutrient File, CSV tables"
        case .off: "Open Food Facts, CSV or JSON Lines"
        case .myfitnesspal: "MyFitnessPal diary export"
        case .cronometer: "Cronometer diary export"
        case .loseit: "Lose It! diary export"
        case .csv: "any diary as CSV"
        case .recipe: "recipes as schema.org JSON or in a web page"
        }
    }

    /// From a command line: the name or an alias, whatever the case.
    public init?(name: String) {
        let name = name.lowercased()
        guard let kind = ImportKind.allCases.first(where: { $0.rawValue == name || $0.aliases.contains(name) }) else { return nil }
        self = kind
    }
}
