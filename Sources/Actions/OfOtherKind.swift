import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Bread and sweeteners of another kind, told of what is made with some anyway.
extension ActionContext {
    /// "los tacos eran con tortilla de harina", "the burger was on a brioche bun": bread of a kind in what is made with bread anyway.
    func breadTold(_ request: LogFood) throws -> Outcome? {
        guard let under = request.host ?? request.addedTo, let mention = request.foods.only, request.isMore != true, !mention.negated,
            mention.amount.isEmpty || mention.amount == Amount(quantity: 1), Word.split(mention.said).count > 1, let bread = food(mention),
            DishRole.of(bread) == .bread, let row = try matches(under, in: mealSpokenOf()).last, let dish = food(row.foodID, noun: row.noun)
        else { return nil }
        if let made = altered(dish, with: bread, called: mention.said, said: row.said) { return try remade(row, as: made) }
        guard ["sandwich", "fastfood"].contains(dish.group) || dish.head.last == "hamburger" else { return nil }
        return try told(row, as: "\(row.said) \(language == "es" ? "con" : "with") \(mention.said)")
    }

    /// "el café fue con stevia", of one with sugar beside it: in the place of that.
    func sweetenedOtherwise(_ request: LogFood) throws -> Outcome? {
        guard let under = request.host ?? request.addedTo, let mention = request.foods.only, mention.amount.isEmpty, request.isMore != true,
            let sweet = food(mention), ["sweetener", "stevia", "sucralose"].contains(sweet.head.last ?? ""),
            let row = try matches(under, in: mealSpokenOf()).last,
            let sugar = try additions(to: row).only(where: { $0.noun.hasSuffix("sugar") || $0.noun.hasSuffix("honey") })
        else { return nil }
        return try correct(Correction(selection: Selection(ids: [sugar.id]), food: mention), self)
    }
}
