internal import Nutrition

/// A 64-bit sum of all that a row says, by which an unchanged one is known (FNV-1a).
struct Fingerprint {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ food: LibraryFood) {
        for text in [food.barcode?.digits ?? "", food.name, food.nameES ?? "", food.brand, food.group, food.serving, food.allergens] + food.otherNames
        {
            add(text)
        }
        add(food.servingGrams ?? -1)
        add(food.usualGrams ?? -1)
        add(Double(food.rank))
        for measure in food.measures {
            add(measure.name)
            add(measure.grams)
        }
        food.figures.row.forEach { add(UInt64($0.isNaN ? .max : $0.bitPattern)) }
    }

    private mutating func add(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        value = (value ^ 0xff) &* 0x0000_0100_0000_01b3
    }

    private mutating func add(_ number: Double) { add(number.bitPattern) }

    private mutating func add(_ bits: UInt64) {
        value = (value ^ bits) &* 0x9e37_79b9_7f4a_7c15
        value ^= value >> 29
    }
}
