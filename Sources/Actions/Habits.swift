import Dialogue
import NLU
import Nutrition
import Store

/// How much of a food the person usually has, by the latest rows of the diary.
struct Habits {
    /// So many rows are looked back upon.
    static let reach = 100
    /// An amount has to have been said so often.
    static let least = 3

    private let rows: [PastAmount]

    init(_ rows: [PastAmount]) { self.rows = rows }

    /// The amount that was said for a food at least so often, and more often than not; nil when none was.
    func amount(_ id: FoodID, _ noun: String, least: Int = Habits.least) -> Amount? {
        let said = rows.filter { $0.foodID == id && ($0.noun ?? noun) == noun && !$0.assumed.contains(.quantity) && !$0.assumed.contains(.food) }
        var counts: [String: Int] = [:]
        for row in said { counts["\(row.quantity) \(row.unit)", default: 0] += 1 }
        guard let most = counts.values.max(), most >= least, most * 2 > said.count || least == 1,
            let row = said.first(where: { counts["\($0.quantity) \($0.unit)"] == most })
        else { return nil }
        return Amount(quantity: row.quantity, unit: Unit(row.unit))
    }

    /// Which kind of a plain food the person says at least so often, and more often than all others: "whole milk" of milk.
    func kind(of food: Food) -> String? {
        let nouns = rows.compactMap(\.noun).filter { food.kinds.contains($0) || $0 == food.noun }
        let counts = Dictionary(nouns.map { ($0, 1) }, uniquingKeysWith: +)
        guard let most = counts.max(by: { $0.value == $1.value ? $0.key < $1.key : $0.value < $1.value }), most.key != food.noun,
            most.value >= Habits.least, most.value * 2 > nouns.count
        else { return nil }
        return most.key
    }
}

extension ActionContext {
    /// The mention with what the person usually means by it, where the amount or the kind was not said.
    func accustomed(_ mention: FoodMention, _ habits: () throws -> Habits) rethrows -> FoodMention {
        guard let best = mention.best, mention.removed.isEmpty, mention.amount.isEmpty && mention.usual == nil || best.score < 1 else {
            return mention
        }
        guard let plain = food(best) else { return mention }
        var mention = mention
        if !plain.kinds.isEmpty, Set(Word.split(mention.said)).isSubset(of: Set(Word.split(plain.noun))), let kind = try habits().kind(of: plain),
            let food = food(named: kind)
        {
            mention.candidates.insert(FoodReference(id: food.id, noun: food.noun, score: Item.sureScore - 0.01), at: 0)
        }
        guard mention.amount.isEmpty, mention.usual == nil, let chosen = mention.best, let amount = try habits().amount(chosen.id, chosen.noun) else {
            return mention
        }
        mention.usual = amount
        return mention
    }
}
