import Dialogue
import NLU
import Nutrition

extension RepliesTests {
    private static let sunday = saturday.advanced(by: 1)
    private static let pot: Entry = {
        var row = entry("Lentil pot", "Lentil pot", 1.5, "serving", grams: 450, energy: 620, assumed: [.quantity], meal: .dinner, day: sunday, id: 31)
        row.foodID = FoodID("own:pot")
        return row
    }()

    private static let single: Entry = {
        var row = pot
        (row.id, row.quantity, row.meal) = (32, 1, .lunch)
        return row
    }()

    private static func day(_ rows: [Entry], goal: Double? = nil, target: Double? = nil) -> PlannedDay {
        PlannedDay(entries: rows, totals: totals(rows, goal: goal, day: rows.first?.day ?? sunday), target: target)
    }

    private static let onion = GroceryLine(
        name: "onion", food: FoodID("usda:11282"), title: "Onion", portion: Portion(quantity: 3, unit: "medium", grams: 330, source: .measure),
        grams: 330,
        isBought: false, isLittle: false)
    private static let salt = GroceryLine(
        name: "salt", food: FoodID("usda:02047"), title: "Salt", portion: nil, grams: 3, isBought: false, isLittle: true)
    private static let rice = GroceryLine(
        name: "white rice, dry", food: FoodID("usda:20044"), title: "White rice, dry",
        portion: Portion(quantity: 500, unit: "g", grams: 500, source: .stated), grams: 500, isBought: false, isLittle: false)
    private static let soap = GroceryLine(name: "soap", food: nil, title: "soap", portion: nil, grams: nil, isBought: true, isLittle: false)

    private static func list(_ told: GroceryReply.Told, _ lines: [GroceryLine], unknown: [String] = [], hasPlan: Bool = true) -> Part {
        .groceries(GroceryReply(told: told, lines: lines, unknown: unknown, hasPlan: hasPlan))
    }

    static let planned: [Part] =
        [
            .how, .made([day([single, pot])], written: [single, pot], lacking: []),
            .made(
                [day([single, pot], goal: 2000), day([pot], target: 1800)], written: [pot], lacking: [MissingMeal(meal: .breakfast, day: sunday)]),
            .made([], written: [], lacking: [MissingMeal(meal: .lunch, day: sunday), MissingMeal(meal: .dinner, day: sunday)]),
            .made([], written: [], lacking: []), .complete([day([pot])]), .complete([]),
            .exchanged(before: pot, after: single, totals([single], goal: 2000, day: sunday)), .nothingToExchange(nil, nil),
            .nothingToExchange(.dinner, sunday), .nothingToExchange(.lunch, nil), .noOther(pot),
        ].map(Part.plan) + [
            list(.list(saturday...sunday, left: false), [onion, rice, salt, soap]),
            list(.list(saturday...sunday, left: true), [onion], hasPlan: false),
            list(.list(saturday...sunday, left: false), [soap]), list(.list(saturday...sunday, left: false), [], hasPlan: false),
            list(.added([onion, rice]), [onion, rice]), list(.added([]), []), list(.ticked([soap], isOver: false), [onion, soap]),
            list(.ticked([soap], isOver: false), [soap]), list(.ticked([onion], isOver: true), [onion]),
            list(.ticked([], isOver: false), [onion], unknown: ["milk", "tea"]), list(.ticked([], isOver: false), []),
            list(.dropped([rice]), [onion]), list(.dropped([]), [], unknown: ["milk"]), list(.cleared(boughtOnly: true), [onion]),
            list(.cleared(boughtOnly: false), []), list(.asked(on: [onion], off: ["milk"]), [onion]), list(.asked(on: [], off: ["milk"]), []),
            .undone(
                removed: [GroceryItem.State.added, .bought, .dropped].enumerated().map { place, state in
                    .keepsake(Keepsake(id: 40 + place, content: .grocery(GroceryItem(name: "milk", food: nil, state: state, isOwn: true))))
                }, restored: []),
        ]
}
