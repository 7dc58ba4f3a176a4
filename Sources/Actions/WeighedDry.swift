import Dialogue
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "it was 40 g", "avena 40 g", of a bowl of porridge whose amount was taken for granted: nobody weighs it cooked, so it is the oats that were.
    func weighedDry(_ entry: Entry, _ amount: Amount) -> Entry? {
        guard entry.noun == "oatmeal", entry.assumed.contains(.quantity), !isWeighed(entry), amount.unit?.name == "g",
            (20...100).contains(amount.quantity ?? 0),
            let oats = food(named: "oats")
        else { return nil }
        return replaced(entry, with: oats, FoodReference(id: oats.id, noun: oats.noun, score: 1), said: entry.said, amount: amount)
    }
}
