import Dialogue
import Nutrition

extension GroceryReply {
    /// Whether the list is otherwise than before.
    var isWritten: Bool {
        switch told {
        case .list, .asked: false
        case .added(let lines), .ticked(let lines, _), .dropped(let lines): !lines.isEmpty
        case .cleared: true
        }
    }

    /// The field `groceries` of `data`: the whole list, open things first.
    func add(to data: inout JSONText) { data.array("groceries", lines.map(\.json)) }
}

extension GroceryLine {
    fileprivate var json: String {
        var json = JSONText()
        json.field("name", name)
        json.field("food_id", food?.code)
        json.field("quantity", portion?.quantity)
        json.field("unit", portion?.unit)
        json.field("grams", grams, places: 1)
        json.raw("bought", isBought ? "true" : "false")
        return json.closed
    }
}
