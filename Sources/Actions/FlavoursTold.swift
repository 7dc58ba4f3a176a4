import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "the crisps were cheese and onion", "it was peach and passionfruit", of a yogurt: what it tasted of, and no food in its place.
extension ActionContext {
    func flavouredSo(_ correction: Correction) throws -> Outcome? {
        guard let first = correction.food, correction.factor == nil, correction.amount?.isEmpty ?? true, correction.removed.isEmpty,
            case let told = [first] + (correction.others ?? []), (1...3).contains(told.count),
            told.allSatisfy({ $0.amount.isEmpty && $0.removed.isEmpty && !$0.negated })
        else { return nil }
        var plain = correction
        (plain.others, plain.food, plain.words) = (nil, nil, "")
        plain.selection.foods.removeAll { named in told.contains { $0.said == named.said } }
        guard case .entries(let rows) = try target(of: plain), let row = rows.only, let whole = food(row.foodID, noun: row.noun) else { return nil }
        let isSpanish = language == "es", names = Set(Word.split(row.said) + Word.split(row.noun))
        guard whole.group == "snack" && !names.isDisjoint(with: Self.crisp) || told.count > 1 && !names.isDisjoint(with: Self.tasting) else {
            return nil
        }
        let isNamed = !plain.selection.foods.isEmpty || said.contains(where: ["flavor", "flavour", "flavored", "flavoured", "sabor"].contains)
        let strange = told.allSatisfy { mention in
            guard let food = food(mention) else { return true }
            return food.group != whole.group && Set(Word.split(food.noun)).isDisjoint(with: Self.crisp)
        }
        guard strange, told.count > 1 || isNamed else { return nil }
        let flavour = told.map(\.said).joined(separator: isSpanish ? " y " : " and ")
        let known = isSpanish ? ["\(row.said) de \(flavour)"] : ["\(flavour) \(row.said)", "\(flavour) \(whole.head.last ?? row.said)"]
        if let kind = known.lazy.compactMap({ self.food(named: $0) }).first(where: { $0.group == whole.group && $0.noun != whole.noun }) {
            return try correct(Correction(selection: Selection(ids: [row.id]), food: mention(of: kind)), self)
        }
        // "fruit yogurt": what a flavoured one is like, where no table tells the flavours apart.
        if names.contains(isSpanish ? "yogur" : "yogurt"), Word.split(whole.noun).count == 1,
            let fruity = food(named: isSpanish ? "yogur de frutas" : "fruit yogurt"),
            fruity.group == whole.group, fruity.noun != whole.noun
        {
            var kind = mention(of: fruity)
            kind.said = known[0]
            return try correct(Correction(selection: Selection(ids: [row.id]), food: kind), self)
        }
        return try resaid(row, as: known[0])
    }

    /// "spaghetti was wholewheat", of a bolognese, "rice was brown", of chicken fried rice: a kind of what is in the dish, and no plain pasta in its place.
    func dishOfKind(_ correction: Correction, _ row: Entry) -> String? {
        guard let mention = correction.food, mention.amount.isEmpty, correction.amount?.isEmpty ?? true, let new = food(mention),
            let old = food(row.foodID, noun: row.noun), case let said = Word.split(row.said), said.count > 1, let head = new.head.last,
            case let grains:Set = ["rice", "pasta", "spaghetti", "macaroni", "noodle"], grains.contains(head),
            case let noun = Word.split(row.noun), !Set(noun).isDisjoint(with: grains), old.isDish || noun.contains("fried"),
            // Rice or pasta of some kind and nothing else, of what is more than that: "it was beef", of a curry with rice, is another curry.
            Word.split(new.noun).allSatisfy({ grains.contains($0) || Self.grainKinds.contains($0) }),
            !noun.allSatisfy({ grains.contains($0) || Self.grainKinds.contains($0) }),
            !Set(said).isSubset(of: Word.split(mention.said) + Word.split(new.noun))
        else { return nil }
        return language == "es" ? "\(row.said) con \(mention.said)" : "\(row.said) with \(new.noun)"
    }

    /// "the doritos were chilli heatwave": by the name of the flavour, where a word alone took it for another food.
    func crispOf(_ correction: Correction, _ row: Entry) -> String? {
        guard let mention = correction.food, correction.words.isEmpty, mention.amount.isEmpty, correction.amount?.isEmpty ?? true,
            let new = food(mention), let old = food(row.foodID, noun: row.noun), old.group == "snack", new.group != old.group,
            correction.selection.foods.isEmpty,
            !Self.crisp.isDisjoint(with: Word.split(row.said) + Word.split(row.noun)),
            !Set(Word.split(mention.said)).isSuperset(of: Word.split(row.said))
        else { return nil }
        return language == "es" ? "\(row.said) sabor \(mention.said)" : "\(mention.said) \(row.said)"
    }

    private static let grainKinds = Set(Word.split("brown white whole wheat wild basmati jasmine gluten free cooked red lentil chickpea corn"))
    private static let crisp = Set(Word.split("crisp crisps chip chips dorito doritos pringles walkers popcorn nachos papitas papas puffs pretzels"))
    private static let tasting = Set(
        Word.split(
            """
            yogurt yoghurt cream gelato sorbet shake milkshake smoothie juice muffin bagel scone squash cordial soda jam jelly bar pudding tea lollipop
            yogur helado batido malteada licuado jugo zumo gelatina mermelada paleta té magdalena
            """))
}
