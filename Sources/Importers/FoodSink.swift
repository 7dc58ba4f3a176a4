internal import Library
internal import Nutrition

/// Where every importer of foods puts what it reads: looks at the figures, counts, and hands on to the library.
final class FoodSink {
    /// How many foods of a preview are kept.
    static let shown = 5
    /// After so many rows the person is told how far it is.
    static let pace = 100_000

    private(set) var report = ImportReport()
    private(set) var first: [LibraryFood] = []
    private let store: (LibraryFood) throws -> LibraryChange
    private let progress: (String) -> Void
    private var seen: Set<UInt64> = []
    private var rows = 0

    init(progress: @escaping (String) -> Void, store: @escaping (LibraryFood) throws -> LibraryChange) {
        self.store = store
        self.progress = progress
    }

    /// Counts a row of any file, for the progress alone.
    func passed(_ what: String) {
        rows += 1
        if rows % FoodSink.pace == 0 { progress("\(rows) rows read (\(what))") }
    }

    func skip(_ reason: String, at place: ImportReport.Place) {
        report.read += 1
        report.skip(reason, at: place)
    }

    func warn(_ sentence: String) { report.warn(sentence) }

    /// Notes a row of a side table (a value, a portion) that cannot be used: no food, so it is not among those read.
    func note(_ reason: String, at place: ImportReport.Place) { report.note(reason, at: place) }

    /// Takes a food, or leaves it out with the reason.
    func put(_ food: LibraryFood, at place: ImportReport.Place) throws {
        if let problem = FigureCheck.problem(of: food) { return skip(problem, at: place) }
        guard seen.insert(FoodSink.hash(food.id.code)).inserted else { return skip("code that came before", at: place) }
        if food.figures.known.isEmpty { note("product without nutrients, kept for its barcode", at: place) }
        report.read += 1
        switch try store(food) {
        case .added: report.added += 1
        case .changed: report.changed += 1
        case .unchanged: report.unchanged += 1
        }
        if first.count < FoodSink.shown { first.append(food) }
    }

    /// A code as a number: a set of texts would take ten times the memory. Two different ones alike among millions are not to be expected (FNV-1a).
    private static func hash(_ id: String) -> UInt64 {
        id.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}

/// What no food's figures can be.
enum FigureCheck {
    /// The energy of pure fat is 902 kcal in SR; nothing has more.
    static let mostEnergy = 950.0

    /// Why a food cannot be used, nil for one that can.
    static func problem(of food: LibraryFood) -> String? {
        if food.name.isEmpty { return "no name" }
        var isKnown = false
        for (nutrient, amount) in food.figures.known {
            isKnown = true
            if amount < 0 { return "negative amount" }
            switch nutrient.unit {
            case "kcal" where amount > mostEnergy: return "more than 950 kcal in 100 g"
            case "g" where amount > 100.5, "mg" where amount > 100_500, "ug" where amount > 100_500_000:
                return "more than 100 g of a nutrient in 100 g"
            default: continue
            }
        }
        // A product is still known by its number: it is logged by name, and its figures stay unknown.
        return isKnown || food.barcode != nil ? nil : "no nutrients"
    }
}
