/// Every food Morsel knows, column by column: small, quick to load, a `Food` made only when asked for.
///
/// Everyday foods come first, then the plain figure rows, in the order in which the builder got them.
public struct FoodTable: Sendable {
    /// The columns; private to the target's builder and coding.
    struct Columns: Sendable {
        var ids = StringPool()
        var names = StringPool()
        var nouns = StringPool()
        var spanish = StringPool()
        var groups = StringPool()
        var layers: [UInt8] = []
        var ranks: [UInt8] = []
        var usualQuantities: [Double] = []
        var usualUnits = StringPool()
        var each = StringPool()
        var kinds = StringPool()
        /// `Contents.bits`; `FoodTable.unlooked` where nobody has looked.
        var contents: [UInt64] = []
        var raw = StringPool()
        var figureRows: [Int32] = []
        var measureEnds: [UInt32] = []
        var measureNames: [UInt16] = []
        var measureGrams: [Double] = []
        var measurePool = StringPool()
    }

    /// The contents of a food that nobody has looked at.
    static let unlooked = UInt64.max

    /// All of it, in a class: the table is passed about with every message.
    private final class Store: Sendable {
        let columns: Columns
        /// Row-major: the nutrients of a row in their order.
        let figures: Packed<Float>
        /// Hash of a source code → the first food that has it.
        let codes: HashRows
        /// By food the next one of the same source code, -1 for none.
        let sameCode: Packed<Int32>
        let names: NameIndex

        init(columns: Columns, figures: Packed<Float>, codes: HashRows, sameCode: Packed<Int32>, names: NameIndex) {
            self.columns = columns
            self.figures = figures
            self.codes = codes
            self.sameCode = sameCode
            self.names = names
        }
    }

    private let store: Store

    /// Finds foods by what they are called.
    public var names: NameIndex { store.names }

    init(columns: Columns, figures: [Float], names: NameIndex) {
        var last: [String: Int] = [:], hashes: [UInt64] = [], firsts: [Int] = []
        var next = [Int32](repeating: -1, count: columns.layers.count)
        for index in columns.layers.indices {
            let code = columns.ids[index]
            if let before = last.updateValue(index, forKey: code) {
                next[before] = Int32(index)
            } else {
                hashes.append(FeatureHash.text(code))
                firsts.append(index)
            }
        }
        store = Store(
            columns: columns, figures: Packed(figures), codes: HashRows(hashes, rows: firsts), sameCode: Packed(next), names: names)
    }

    /// The foods of a source code, nil when there are none.
    private func indexes(_ id: FoodID) -> [Int]? {
        guard let first = store.codes.row(FeatureHash.text(id.code)), store.columns.ids[first] == id.code else { return nil }
        var out: [Int] = [], next = first
        while next >= 0 {
            out.append(next)
            next = Int(store.sameCode[next])
        }
        return out
    }

    public var count: Int { store.columns.layers.count }

    /// How many everyday foods there are; they hold the indexes below it.
    public var everydayCount: Int { store.columns.layers.firstIndex { $0 != Food.Layer.everyday.rawValue } ?? count }

    public func layer(at index: Int) -> Food.Layer { Food.Layer(rawValue: store.columns.layers[index])! }
    public func rank(at index: Int) -> Int { Int(store.columns.ranks[index]) }
    public func noun(at index: Int) -> String { store.columns.nouns[index] }
    public func id(at index: Int) -> FoodID { FoodID(store.columns.ids[index]) }

    /// Nouns of the kinds of a food.
    public func kinds(at index: Int) -> [String] {
        store.columns.kinds[index].utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
    }

    /// One nutrient of a food per 100 g, without making the whole food; NaN when unknown.
    public func figure(_ nutrient: Nutrient, at index: Int) -> Float {
        store.figures[Int(store.columns.figureRows[index]) * Nutrient.count + Int(nutrient.rawValue)]
    }

    public subscript(index: Int) -> Food {
        let start = index == 0 ? 0 : Int(store.columns.measureEnds[index - 1])
        let row = Int(store.columns.figureRows[index]) * Nutrient.count
        let each = store.columns.each[index]
        let spanish = store.columns.spanish[index]
        let raw = store.columns.raw[index]
        return Food(
            id: id(at: index), name: store.columns.names[index], noun: store.columns.nouns[index], spanish: spanish,
            group: store.columns.groups[index], layer: layer(at: index), rank: rank(at: index),
            usual: Amount(quantity: store.columns.usualQuantities[index], unit: Unit(store.columns.usualUnits[index])),
            each: each.isEmpty ? nil : each,
            measures: (start..<Int(store.columns.measureEnds[index])).map {
                Measure(name: store.columns.measurePool[Int(store.columns.measureNames[$0])], grams: store.columns.measureGrams[$0])
            },
            kinds: kinds(at: index),
            contents: store.columns.contents[index] == FoodTable.unlooked ? nil : Contents(bits: store.columns.contents[index]),
            raw: raw.isEmpty ? nil : FoodID(raw),
            figures: Nutrients(row: store.figures[row..<row + Nutrient.count]))
    }

    /// The food of a source code; among several everyday foods on one row, the one with that noun, else the first.
    public func food(_ id: FoodID, noun: String? = nil) -> Food? {
        guard let indexes = indexes(id) else { return nil }
        return self[noun.flatMap { noun in indexes.first { store.columns.nouns[$0] == noun } } ?? indexes[0]]
    }

    /// The plain row of a source code, without what the everyday layer says of it.
    public func figureRow(_ id: FoodID) -> Food? {
        indexes(id)?.last { layer(at: $0) != .everyday }.map { self[$0] }
    }

    /// The food of a source code; among several everyday foods on one row, the one whose noun shares most words with a name.
    public func food(_ id: FoodID, like name: String) -> Food? {
        guard let indexes = indexes(id) else { return nil }
        let everyday = indexes.filter { layer(at: $0) == .everyday }
        let foods = everyday.isEmpty ? Array(indexes) : everyday
        guard foods.count > 1 else { return foods.first.map { self[$0] } }
        let words = Set(Word.split(name))
        func shared(_ index: Int) -> Int {
            let noun = Word.split(store.columns.nouns[index])
            return noun.count(where: words.contains) * 4 - noun.count
        }
        return foods.max { (shared($0), $1) < (shared($1), $0) }.map { self[$0] }
    }

    /// The index of an everyday food by its noun or another of its names; in `es` by its Spanish ones first, in nil by any, English first.
    public func index(named name: String, language: String? = nil) -> Int? { names.exact(Word.split(name), language: language) }
}

extension FoodTable {
    /// Collects foods and names into a table.
    public struct Builder {
        private var columns = Columns()
        private var figures: [Float] = []
        private var names = NameIndex.Builder()
        private var measureIDs: [String: UInt16] = [:]
        private var rowOfFigures: [String: Int32] = [:]

        public init() {}

        /// Adds a food with every name it goes by; foods with the same source code share one figure row.
        public mutating func add(_ food: Food, names foodNames: [NameIndex.Name]) {
            let index = Int32(columns.layers.count)
            columns.ids.append(food.id.code)
            columns.names.append(food.name)
            columns.nouns.append(food.noun)
            columns.spanish.append(food.spanish)
            columns.groups.append(food.group)
            columns.layers.append(food.layer.rawValue)
            columns.ranks.append(UInt8(food.rank))
            columns.usualQuantities.append(food.usual.quantity ?? 1)
            columns.usualUnits.append(food.usual.unit?.name ?? "g")
            columns.each.append(food.each ?? "")
            columns.kinds.append(food.kinds.joined(separator: ";"))
            columns.contents.append(food.contents?.bits ?? FoodTable.unlooked)
            columns.raw.append(food.raw?.code ?? "")
            if let row = rowOfFigures[food.id.code] {
                columns.figureRows.append(row)
            } else {
                let row = Int32(figures.count / Nutrient.count)
                rowOfFigures[food.id.code] = row
                figures.append(contentsOf: food.figures.row)
                columns.figureRows.append(row)
            }
            for measure in food.measures {
                if measureIDs[measure.name] == nil { measureIDs[measure.name] = UInt16(columns.measurePool.append(measure.name)) }
                columns.measureNames.append(measureIDs[measure.name]!)
                columns.measureGrams.append(measure.grams)
            }
            columns.measureEnds.append(UInt32(columns.measureNames.count))
            for name in foodNames { names.add(name, food: index) }
        }

        public func build() -> FoodTable { FoodTable(columns: columns, figures: figures, names: names.build()) }
    }

    /// Writes the whole table; `init(from:)` reads it back.
    public func write(to writer: inout ByteWriter) {
        for pool in [
            store.columns.ids, store.columns.names, store.columns.nouns, store.columns.spanish, store.columns.groups, store.columns.usualUnits,
            store.columns.each, store.columns.kinds,
            store.columns.measurePool, store.columns.raw,
        ] {
            writer.write(pool)
        }
        writer.write(store.columns.contents)
        writer.write(store.columns.layers)
        writer.write(store.columns.ranks)
        writer.write(store.columns.usualQuantities)
        writer.write(store.columns.figureRows)
        writer.write(store.columns.measureEnds)
        writer.write(store.columns.measureNames)
        writer.write(store.columns.measureGrams)
        writer.write(store.figures)
        store.codes.write(to: &writer)
        writer.write(store.sameCode)
        names.write(to: &writer)
    }

    public init(from reader: inout ByteReader) throws {
        var columns = Columns()
        columns.ids = try reader.readPool()
        columns.names = try reader.readPool()
        columns.nouns = try reader.readPool()
        columns.spanish = try reader.readPool()
        columns.groups = try reader.readPool()
        columns.usualUnits = try reader.readPool()
        columns.each = try reader.readPool()
        columns.kinds = try reader.readPool()
        columns.measurePool = try reader.readPool()
        columns.raw = try reader.readPool()
        columns.contents = try reader.readArray()
        columns.layers = try reader.readArray()
        columns.ranks = try reader.readArray()
        columns.usualQuantities = try reader.readArray()
        columns.figureRows = try reader.readArray()
        columns.measureEnds = try reader.readArray()
        columns.measureNames = try reader.readArray()
        columns.measureGrams = try reader.readArray()
        store = Store(
            columns: columns, figures: try reader.readPacked(), codes: try HashRows(from: &reader), sameCode: try reader.readPacked(),
            names: try NameIndex(from: &reader))
    }
}
