import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// A kind, flavour or size that is told alone on a line of its own: "ipa" after a beer, "vanilla" after ice cream, "large" after a meal of a chain.
extension ActionContext {
    /// A bare name that tells which kind of the last row it was, where no word of the names says so.
    func kindAlone(_ mention: FoodMention, _ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard let row = rows.last, request.opening == nil, !request.isToldAsEaten, !request.continues, let new = food(mention),
            let old = food(row.foodID, noun: row.noun), Word.split(mention.said).count <= 2
        else { return nil }
        if Self.flavoursAlone.contains(mention.said.lowercased()), Word.split(row.noun).last.map(Self.flavoured.contains) == true {
            let name = language == "es" ? "\(row.said) de \(mention.said)" : "\(mention.said) \(row.said)"
            guard let kind = food(named: name), kind.group == old.group else { return .part(of: row, called: name) }
            return kind.noun == row.noun
                ? .standing(row) : .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))])
        }
        // "Beer, IPA" is a kind of "Beer", whatever it is called.
        func head(_ name: String) -> [String] { Word.split(String(name.prefix { $0 != "," })) }
        let kind = head(old.name)
        guard row.assumed.contains(.food) || !old.name.contains(","), new.group == old.group, new.noun != old.noun, new.name.contains(","),
            head(new.name) == kind, Word.split(row.said) == kind
        else { return nil }
        return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
    }

    /// "large", of a burger meal whose fries and drink come in sizes, or of a coffee whose milk was told after it.
    func sizedTogether(_ correction: Correction) throws -> [Entry]? {
        guard let size = correction.amount?.size, ["small", "medium", "large"].contains(size), correction.amount?.unit == nil,
            correction.amount?.quantity ?? 1 == 1, correction.food == nil, correction.removed.isEmpty, correction.factor == nil,
            correction.selection == Selection(pointsBack: correction.selection.pointsBack), Word.split(correction.words).count <= 4
        else { return nil }
        let spoken = try spokenOf()
        let sized = spoken.filter { ["small", "medium", "large"].contains($0.unit) && $0.assumed.contains(.unit) }
        if spoken.count > 2, sized.count > 1 { return sized }
        guard let last = spoken.only, ["tbsp", "tsp", "splash", "dash", "packet"].contains(last.unit) else { return nil }
        let host = try mealSpokenOf().last { row in try row.id < last.id && isDrunk(row) && additions(to: row).contains { $0.id == last.id } }
        return host.map { [$0] }
    }

    /// "had two bowls", after the cheese of a chili: of what comes in them.
    func servedIn(_ correction: Correction) throws -> [Entry]? {
        guard let unit = correction.amount?.unit, ["bowl", "plate"].contains(unit.name), correction.food == nil, correction.removed.isEmpty,
            correction.selection == Selection(pointsBack: correction.selection.pointsBack), let last = try spokenOf().only, isAddition(last)
        else { return nil }
        let served = try mealSpokenOf().filter { row in
            row.id < last.id && !isAddition(row) && !isDrunk(row) && food(row.foodID, noun: row.noun)?.grams(of: unit.name) != nil
        }
        return served.first.map { [$0] }
    }

    /// Said alone they name a flavour, and no food.
    private static let flavoursAlone: Set<String> = [
        "chocolate", "vanilla", "strawberry", "caramel", "salted caramel", "vainilla", "fresa", "frutilla",
    ]
    private static let flavoured = Set(
        Word.split(
            """
            shake milkshake smoothie cream gelato yogurt yoghurt pudding bar donut cake cupcake muffin frappuccino latte mousse sundae powder batido helado
            yogur malteada licuado protein
            """))

    /// "era natural sin azúcar", of greek yogurt: the one row that goes on with these words in the tables, and what it is with them.
    func wholeName(_ correction: Correction) throws -> Outcome? {
        guard correction.selection.ids.isEmpty, correction.selection.foods.isEmpty, correction.amount?.isEmpty ?? true, correction.factor == nil,
            correction.food == nil, correction.selection.when.isEmpty, language == "es"
        else { return nil }
        let told = Word.split(correction.words).drop(while: unnamed.contains)
        guard (1...4).contains(told.count), told.first != "sin", told.first != "con" else { return nil }
        let names = knowledge.foods.names
        let rows = try mealSpokenOf().filter { names.exact(Word.split($0.said) + told, language: language) != nil }
        guard let row = rows.only, let food = food(named: (Word.split(row.said) + told).joined(separator: " ")) else { return nil }
        guard food.id != row.foodID || food.noun != row.noun else {
            return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)])
        }
        return try correct(Correction(selection: Selection(ids: [row.id]), food: mention(of: food)), self)
    }

    /// Whether a word names a meat or fish by itself: "ham", "salmon"; a part of one, "breast", does not.
    func isMeatAlone(_ said: String) -> Bool {
        guard let food = food(named: said), ["meat", "poultry", "fish"].contains(food.group) else { return false }
        return Word.split(said).count == 1 && food.head.last == said
    }

    /// "strawberry", of a salad, is no strawberry spinach salad, and "it was black", of a coffee beside it, no black bean salad.
    func addsMore(_ kind: Food, than said: String, _ row: Entry) -> Bool {
        let told = Set(Word.split(said).map(Word.singular)), noun = Set(Word.split(kind.noun).map(Word.singular))
        guard language == "en", !kind.isDrink, told.isSubset(of: noun) else { return false }
        let rest = noun.subtracting(told).subtracting((Word.split(row.said) + Word.split(row.noun)).map(Word.singular))
        return rest.contains { food(named: $0) != nil || food(named: "\($0)s") != nil }
    }
}
