internal import Foundation
internal import GRDB
internal import Nutrition

/// A row of the table `food` as a food.
enum StoredRow {
    static let columns =
        "number, id, barcode, name, name_es, other, brand, category, serving, serving_grams, usual_grams, rank, allergens, nutrients, release"

    static func food(_ row: Row, in database: Database) throws -> LibraryFood {
        let number: Int64 = row[0]
        let statement = try database.cachedStatement(sql: "SELECT measure, grams FROM portion WHERE food = ? ORDER BY place")
        let measures = try Row.fetchAll(statement, arguments: [number]).map { Measure(name: $0[0], grams: $0[1]) }
        let barcode: String? = row[2], other: String = row[5]
        return LibraryFood(
            id: FoodID(row[1]), barcode: barcode.flatMap { Barcode($0) }, name: row[3], nameES: row[4],
            otherNames: other.split(separator: "\n").map(String.init), brand: row[6], group: row[7], serving: row[8], servingGrams: row[9],
            usualGrams: row[10], measures: measures, rank: row[11], allergens: row[12], figures: figures(row[13]), release: row[14])
    }

    /// The figures, without the unknown ones at the end.
    static func blob(_ figures: Nutrients) -> Data {
        var row = figures.row
        while let last = row.last, last.isNaN { row.removeLast() }
        var bytes = Data(capacity: row.count * 4)
        for value in row { withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) } }
        return bytes
    }

    static func figures(_ bytes: Data) -> Nutrients {
        let count = min(bytes.count / 4, Nutrient.count)
        return bytes.withUnsafeBytes { buffer in
            Nutrients(
                row: (0..<count).map { Float(bitPattern: UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))) })
        }
    }
}
