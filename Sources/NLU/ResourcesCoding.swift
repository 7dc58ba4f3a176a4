public import Nutrition

extension Resources {
    /// Everything but what the ranker of foods learned from.
    public func write(to writer: inout ByteWriter) {
        foods.write(to: &writer)
        companions.write(to: &writer)
        writer.write(nutrientNames.keys)
        writer.write(nutrientNames.values.map(\.rawValue))
        writer.write(Array(activityNames.all))
        writer.write(brands.names)
        writer.write(Array(everydaySpanish))
        writer.write(slips.keys)
        writer.write(slips.values)
        let dishes = compositions.keys.sorted()
        writer.write(dishes)
        writer.write(dishes.map { compositions[$0, default: []].joined(separator: ";") })
    }

    public convenience init(from reader: inout ByteReader) throws {
        let foods = try FoodTable(from: &reader), companions = try Companions(from: &reader)
        let names = try reader.readTexts(), nutrients = try reader.readArray(Nutrient.RawValue.self).map(Nutrient.init(rawValue:))
        let activities = try reader.readTexts(), brands = BrandNames(try reader.readTexts()), everydaySpanish = Set(try reader.readTexts())
        let slips = Dictionary(zip(try reader.readTexts(), try reader.readTexts())) { first, _ in first }
        let dishes = try reader.readTexts(),
            ingredients = try reader.readTexts().map { texts in
                texts.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
            }
        self.init(
            foods: foods, companions: companions,
            nutrientNames: Dictionary(zip(names, nutrients).lazy.compactMap { name, nutrient in nutrient.map { (name, $0) } }) { first, _ in first },
            activityNames: activities, brands: brands, everydaySpanish: everydaySpanish, slips: slips,
            compositions: Dictionary(zip(dishes, ingredients)) { first, _ in first })
    }
}
