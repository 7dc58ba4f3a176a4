internal import Dialogue
internal import Nutrition

extension Diary {
    /// The units of body weight that the person last weighed in, where they are pounds or stones; nil otherwise.
    public func impliedUnits() throws -> String? {
        guard let unit = try weights(nil).last?.unit, unit != "kg" else { return nil }
        return Units(weight: unit == "stone" ? .stone : .lb).code
    }
}
