import Actions
import Dialogue
import Foundation
import Knowledge
import NLU
import Nutrition
import Store

/// A conversation with the actions on an empty database in memory and a table of a dozen foods, with requests in place of words.
final class ActionFixture {
    let store: any Store
    let sealer: Sealer
    var moment = Moment(day: Day(year: 2026, month: 11, day: 21), minute: 490, epoch: 1_795_600_000)

    static let knowledge = Result { try smallKnowledge() }

    private let knowledge: Knowledge

    /// - Parameter knowledge: nil for a table of a dozen foods.
    init(knowledge: Knowledge? = nil) throws {
        self.knowledge = try knowledge ?? ActionFixture.knowledge.get()
        store = try openStore(DatabaseAddress("sqlite::memory:"))
        sealer = try Sealer(key: [UInt8](repeating: 7, count: Sealer.keyLength))
    }

    /// What a turn said, and the conversation after it.
    struct Said: Sendable {
        var names: [String]
        var reply: Reply
        var tracker: Tracker
    }

    /// One turn: the requests in order, in one transaction.
    @discardableResult
    func perform(_ requests: Request...) async throws -> Said {
        return try await store.write { [sealer, moment, knowledge] connection in
            guard case .fresh(let scope) = try TurnScope.begin(connection, sealer: sealer, sender: "ana", messageID: nil, at: moment) else {
                throw Unexpected(what: "a repeated turn")
            }
            var tracker = try scope.tracker()
            var said = Said(names: [], reply: Reply(), tracker: tracker)
            var events: [Event] = []
            func apply(_ event: Event) {
                tracker.apply(event)
                events.append(event)
            }
            for request in requests {
                let context = ActionContext(
                    moment: moment, language: "en", tracker: tracker, turn: scope.turn, isNewPerson: scope.isNewPerson, diary: scope.diary,
                    knowledge: knowledge)
                let outcome = try scope.attempt { try Actions.perform(request, context) }
                said.names.append(outcome.name)
                outcome.events.forEach(apply)
                apply(.action(name: outcome.name))
                if let question = outcome.question { apply(.asked(question)) }
                if !outcome.hint.isEmpty { apply(.slot(.hint(outcome.hint))) }
                said.reply.parts += outcome.parts
                said.reply.day = outcome.day ?? said.reply.day
                said.reply.question = outcome.question ?? said.reply.question
                said.reply.hint = outcome.hint.isEmpty ? said.reply.hint : outcome.hint
            }
            try scope.finish(events: events, tracker: tracker, intent: said.names.first ?? "", reply: "")
            said.tracker = tracker
            return said
        }
    }

    /// The diary of today (or another day), one line a row.
    func rows(_ day: Day? = nil) async throws -> [String] {
        let day = day ?? moment.day
        return try await store.read { [sealer] connection in
            try Diary.reading(connection, sealer: sealer, sender: "ana")?.entries(day...day).map { row in
                "\(row.meal.rawValue) | \(row.food) | \(Int(row.grams.rounded())) g | \(Int((row.nutrients[.energy] ?? -1).rounded())) kcal"
            } ?? []
        }
    }

    struct Unexpected: Error { let what: String }
}

/// A food as the understanding would hand it over.
func food(
    _ said: String, _ quantity: Double? = nil, _ unit: String? = nil, size: String? = nil, when: When = When(), removed: [String] = [],
    negated: Bool = false, score: Double = 1
) -> FoodMention {
    let table = (try? ActionFixture.knowledge.get())?.foods
    let found = table.flatMap { table in table.index(named: said).map { table[$0] } }
    return FoodMention(
        said: said, candidates: found.map { [FoodReference(id: $0.id, noun: $0.noun, score: score)] } ?? [],
        amount: Amount(quantity: quantity, unit: unit.map(Unit.init), size: size), when: when, removed: removed, negated: negated)
}

/// "I had …"
func had(_ foods: FoodMention..., when: When = When()) -> Request { .logFood(LogFood(foods: foods, when: when)) }

private func smallKnowledge() throws -> Knowledge {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let real = root.appending(path: "corpora")
    let folder = FileManager.default.temporaryDirectory.appending(path: "morsel-actions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for part in ["figures", "foods", "recipes"] {
        try FileManager.default.createDirectory(at: folder.appending(path: part), withIntermediateDirectories: true)
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: real.path) where file.hasSuffix(".tsv") {
        try FileManager.default.copyItem(at: real.appending(path: file), to: folder.appending(path: file))
    }
    func write(_ path: String, _ lines: [String]) throws {
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: path))
    }
    let keys = Nutrient.allCases.map(\.key)
    // energy, protein, carbohydrate, fat, fiber per 100 g; the rest is unknown.
    let figures: [(String, String, [String])] = [
        ("usda:01123", "Egg", ["143", "12.56", "0.72", "9.51", "0"]),
        ("usda:01079", "Milk 2", ["50", "3.3", "4.8", "1.98", "0"]),
        ("usda:01077", "Milk whole", ["61", "3.15", "4.8", "3.25", "0"]),
        ("usda:18069", "Bread", ["266", "8.85", "49.4", "3.33", "2.7"]),
        ("usda:05064", "Chicken", ["165", "31.02", "0", "3.57", "0"]),
        ("usda:20045", "Rice", ["130", "2.69", "28.17", "0.28", "0.4"]),
        ("usda:21107", "Hamburger", ["289", "14.2", "31", "11.8", "1.5"]),
        ("usda:21090", "Cheeseburger", ["303", "15.2", "28", "14.3", "1.4"]),
        ("usda:16070", "Lentils", ["116", "9.02", "20.13", "0.38", "7.9"]),
        ("usda:14209", "Coffee", ["1", "0.12", "0", "0.02", "0"]),
        ("usda:19335", "Sugar", ["387", "0", "99.98", "0", "0"]),
        ("usda:12061", "Almonds", ["579", "21.15", "21.55", "49.93", "12.5"]),
        ("usda:99001", "Mystery", ["", "", "", "", ""]),
    ]
    let blanks = Array(repeating: "", count: keys.count - 5)
    try write(
        "figures/sr28.tsv",
        [(["source", "group", "name"] + keys).joined(separator: "\t")]
            + figures.map { ([$0.0, "", $0.1] + $0.2 + blanks).joined(separator: "\t") })
    try write("figures/fndds_ingredients.tsv", [["source", "cooked", "ingredients"].joined(separator: "\t")])
    try write("figures/fndds.tsv", [(["source", "group", "name", "also"] + keys).joined(separator: "\t")])
    for portions in ["sr28", "fndds"] {
        try write("figures/\(portions)_portions.tsv", [["source", "amount", "measure", "grams"].joined(separator: "\t")])
    }
    let foods = [
        "name|noun|also|source|usual|each|measures|es|group|rank|kinds|contains|raw",
        "Egg, whole|egg|eggs|usda:01123|1 large|large|large=50;small=38||egg|5||egg|",
        "Milk, 2%|milk, 2%|milk|usda:01079|1 cup|cup|cup=244||dairy|5||milk|",
        "Milk, whole|milk, whole|whole milk|usda:01077|1 cup|cup|cup=244||dairy|5||milk|",
        "White bread|white bread|bread;toast|usda:18069|1 slice|slice|slice=28||bread|5||gluten|",
        "Chicken breast, roasted|chicken breast, roasted|chicken|usda:05064|3 oz|piece|piece=120||poultry|5||meat|",
        "White rice, cooked|white rice|rice|usda:20045|1 cup|cup|cup=158||grain|5||-|",
        "Hamburger, plain|hamburger|burger|usda:21107|1 burger|burger|burger=97||fastfood|5|cheeseburger|meat;gluten;sesame?|",
        "Cheeseburger|cheeseburger||usda:21090|1 burger|burger|burger=127||fastfood|5||meat;gluten;milk;sesame?|",
        "Lentils, cooked|lentil|lentils|usda:16070|0.5 cup|cup|cup=198||legume|4||-|",
        "Coffee, brewed|coffee||usda:14209|1 cup|cup|cup=237||drink|5||-|",
        "Sugar|sugar||usda:19335|1 tsp|tsp|tsp=4.2||sweet|4||-|",
        "Almonds|almond|almonds|usda:12061|1 oz|nut|nut=1.2||nut|4||nuts|",
        "Mystery stew|mystery stew||usda:99001|1 cup|cup|cup=240||dish|3||-|",
    ]
    try write("foods/few.tsv", foods.map { $0.replacing("|", with: "\t") })
    let recipes: [(id: String, meal: String, food: String)] = (1...7).map { ("lentil-pot-\($0)", "dinner", "usda:16070 \(200 + $0 * 10)") }
    try write(
        "recipes/recipes.tsv",
        [["id", "meal", "cuisine", "minutes", "servings", "price", "tags", "ingredients"].joined(separator: "\t")]
            + recipes.map {
                [$0.id, $0.meal, "Greek", "20", "2", "1", "quick", "\($0.food)|1 cup|lentils ; usda:05064 100|1 piece|chicken"].joined(
                    separator: "\t")
            })
    try write(
        "recipes/en.yml",
        recipes.flatMap { ["\($0.id):", "  title: Lentil pot \($0.id.suffix(1))", "  description: Warm.", "  steps: [Cook., Eat.]"] })
    return try Knowledge(corpora: folder)
}
