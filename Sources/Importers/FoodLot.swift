internal import Library
internal import Nutrition

/// Foods of FoodData Central held together while their values, portions and brands are gathered.
///
/// The few values that a branded food has are kept one by one: a full row for each would take five times the memory.
struct FoodLot {
    private struct Value {
        var amount: Float
        /// The one before it of the same food, -1 for none.
        var next: Int32
        var nutrient: UInt8
        var choice: UInt8
    }

    /// Shared by all foods until they are whole.
    static let unknown = Nutrients()

    var foods: [LibraryFood] = []
    private(set) var lines: [Int] = []
    private(set) var index: [Int: Int] = [:]
    private(set) var hasBranded = false
    private var values: [Value] = []
    private var last: [Int32] = []

    var count: Int { foods.count }
    var isEmpty: Bool { foods.isEmpty }

    mutating func add(_ food: LibraryFood, number: Int, line: Int, isBranded: Bool) {
        index[number] = foods.count
        foods.append(food)
        lines.append(line)
        last.append(-1)
        hasBranded = hasBranded || isBranded
    }

    func index(_ number: Double?) -> Int? { number.flatMap { Int(exactly: $0) }.flatMap { index[$0] } }

    /// Adds a value. The best choice of a nutrient counts, of equal ones the last.
    mutating func set(_ meaning: FoodDataCentral.Meaning, _ amount: Double, of food: Int) {
        // "By difference" may come out a little below nothing.
        let isRounding = meaning.nutrient == .carbohydrate && amount < 0 && amount > -5
        values.append(
            Value(
                amount: isRounding ? 0 : Float(amount * meaning.factor), next: last[food], nutrient: meaning.nutrient.rawValue, choice: meaning.choice
            ))
        last[food] = Int32(values.count - 1)
    }

    /// A food with its values.
    func whole(_ place: Int) -> LibraryFood {
        var row = [Float](repeating: .nan, count: Nutrient.count)
        var choices = [UInt8](repeating: .max, count: Nutrient.count)
        var next = last[place]
        while next >= 0 {
            let value = values[Int(next)]
            next = value.next
            let nutrient = Int(value.nutrient)
            // Later values come first.
            if row[nutrient].isNaN || value.choice < choices[nutrient] {
                row[nutrient] = value.amount
                choices[nutrient] = value.choice
            }
        }
        var food = foods[place]
        food.figures = Nutrients(row: row)
        return food
    }
}
