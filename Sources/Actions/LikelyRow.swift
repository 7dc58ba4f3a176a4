import Dialogue
import NLU
import Nutrition
import Store

/// Which of several rows a correction is about that names none of them by its food.
extension ActionContext {
    func likelyOf(_ rows: [Entry], _ correction: Correction) -> Entry? {
        guard rows.count > 1, correction.food == nil, correction.removed.isEmpty, correction.selection.foods.isEmpty else { return nil }
        return explained(rows) ?? sizedBefore(correction, among: rows) ?? calledByMeasure(correction, among: rows) ?? cooked(correction, among: rows)
            ?? weighed(correction, among: rows)
    }

    /// "make it a large", of a medium coffee and a donut: of the one whose size was told.
    private func sizedBefore(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard let size = correction.amount?.size ?? correction.amount?.unit?.name, Self.sizes.contains(size), correction.factor == nil else {
            return nil
        }
        let told = Set(tracker.accounts?.last?.words ?? [])
        return rows.only { Self.sizes.contains($0.unit) && !$0.assumed.contains(.unit) }
            ?? (told.isDisjoint(with: Self.sizes) ? nil : rows.only { isDrunk($0) && Self.sizes.contains($0.unit) })
    }

    private static let sizes: Set<String> = ["small", "medium", "large", "grande", "venti", "tall", "regular", "extra large"]

    /// "make it a 6 inch", some turns after a sub: the one row of the day that comes in such a measure, where none that is spoken of does.
    func ofItsMeasure(_ correction: Correction) throws -> Entry? {
        guard let unit = correction.amount?.unit, unit.grams == nil, unit.millilitres == nil, !plainMeasures.contains(unit.name),
            correction.food == nil, correction.selection.when.isEmpty
        else { return nil }
        func comesSo(_ row: Entry) -> Bool { row.unit == unit.name || food(row.foodID, noun: row.noun)?.grams(like: unit.name) != nil }
        guard try !spokenOf().contains(where: comesSo) else { return nil }
        return try mealSpokenOf().only(where: comesSo) ?? pool(When()).only(where: comesSo)
    }

    /// "fueron 5", after tacos that pineapple and onion came with: so many of what was counted, and no cups of what goes on it.
    func countedBefore(_ correction: Correction) throws -> Correction? {
        guard let amount = correction.amount, let count = amount.quantity, count >= 2, amount == Amount(quantity: count), correction.food == nil,
            correction.selection == Selection(pointsBack: correction.selection.pointsBack), correction.removed.isEmpty,
            tracker.lastAction == "log_food", Word.split(correction.words).count <= 4
        else { return nil }
        let spoken = try spokenOf(), meal = try mealSpokenOf()
        guard !spoken.isEmpty, spoken.allSatisfy({ besideCounted.contains($0.unit) && $0.assumed.contains(.quantity) }),
            let row = meal.only(where: { row in
                row.quantity > 1 && !besideCounted.contains(row.unit) && isCounted(row) && !spoken.contains { $0.id == row.id }
                    && food(row.foodID, noun: row.noun).map { !$0.isDrink } ?? false
            })
        else { return nil }
        var meant = correction
        meant.selection = Selection(ids: [row.id])
        return meant
    }

    /// "eran medialunas", of facturas and a mate: of what they are a kind of, or of the one that was counted.
    func toldInGeneral(_ rows: [Entry], _ correction: Correction) -> Entry? {
        guard rows.count > 1, let mention = correction.food, let kind = food(mention), mention.amount.isEmpty, correction.selection.foods.isEmpty,
            rows.allSatisfy({ !isNamed($0, by: mention) })
        else { return nil }
        if let row = rows.only(where: { kind.isCalled(Word.split($0.said)) }) { return row }
        guard Word.split(correction.words).prefix(3).contains(where: ["eran", "fueron", "were"].contains) else { return nil }
        let counted = rows.filter { isCounted($0) && $0.quantity > 1 && !isDrunk($0) }
        return kind.isDrink ? nil : counted.only
    }

    /// "una manzana", right after "una fruta": which it was, as many as were told.
    func oneOfGeneral(_ mention: FoodMention, _ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard tracker.lastAction == "log_food", !request.continues, !request.isToldAsEaten, mention.amount.unit == nil, mention.amount.size == nil,
            let kind = food(mention),
            let row = rows.only(where: { row in
                let said = Word.split(row.said)
                return row.quantity == mention.amount.quantity && isOfNow(row) && inGeneral.contains(said.joined(separator: " "))
                    && kind.isCalled(said)
                    && kind.noun != row.noun
            })
        else { return nil }
        return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
    }

    /// Whether it was told of the meal of now: what is told at another meal is another thing.
    private func isOfNow(_ row: Entry) -> Bool { row.day == today && row.meal == When().meal(now: moment) }

    /// "carbonara", right after "espaguetis": how they were made, where the two together name what it is.
    func dressedSo(_ mention: FoodMention, _ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard language == "es", !request.isToldAsEaten, Word.split(mention.said).count == 1, let row = rows.only, isOfNow(row),
            row.foodID != mention.best?.id,
            let kind = food(mention), kind.group == food(row.foodID, noun: row.noun)?.group || ["dish", "pasta"].contains(kind.group),
            Word.split(row.said).count == 1,
            let named = food(named: "\(row.said) \(mention.said)") ?? food(named: "\(row.said) a la \(mention.said)"), named.id == kind.id
        else { return nil }
        return .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))])
    }

    /// "eran dos huevos", of an egg: its name and a number, and no kind.
    func isOnlyCounted(_ told: [String], _ own: Set<String>) -> Bool {
        told.contains(where: numberWords.contains) && told.allSatisfy { own.contains($0) || numberWords.contains($0) || justCounting.contains($0) }
    }

    /// "pues serían 200 gramos", right after it was told where the calories of the fabada come from.
    private func explained(_ rows: [Entry]) -> Entry? {
        guard tracker.lastAction == "explain", let chain = tracker.explanations.only else { return nil }
        return rows.only { $0.id == chain.entry } ?? rows.only { $0.foodID == chain.foodID && $0.said == chain.said }
    }

    /// "filete pequeño", of a filete de ternera and its beans: the row that has the measure in its name.
    private func calledByMeasure(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard correction.factor == nil, let unit = correction.amount?.unit, unit.grams == nil else { return nil }
        let named = Word.split(correction.words).filter { Unit.named($0)?.name == unit.name }
        return rows.only { row in Word.split(row.said).contains(where: named.contains) }
    }

    /// "roughly 300 g", of a quinoa salad with feta and olives: what comes near to it, where it is many times what was told last.
    private func weighed(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard let amount = correction.amount, let each = amount.unit?.grams, correction.factor == nil, let last = rows.last, !isWeighed(last) else {
            return nil
        }
        let grams = each * (amount.quantity ?? 1)
        func ratio(_ row: Entry) -> Double { row.grams > 0 ? max(grams / row.grams, row.grams / grams) : .infinity }
        guard ratio(last) >= 6, let best = rows.min(by: { ratio($0) < ratio($1) }), ratio(best) <= 3, !isWeighed(best) else { return nil }
        return best
    }

    /// "fueron al horno", "they were baked", of three empanadas and a soda: what is cooked, and no drink.
    private func cooked(_ correction: Correction, among rows: [Entry]) -> Entry? {
        guard correction.factor == nil, correction.amount?.isEmpty ?? true else { return nil }
        let words = Word.split(correction.words), how = words.filter { !beforeCooking.contains($0) }
        guard (1...3).contains(how.count), how.allSatisfy(waysToCook.contains) else { return nil }
        let eaten = rows.filter { row in
            food(row.foodID, noun: row.noun).map { !$0.isDrink && !["fruit", "dessert", "sweet", "sauce", "dairy"].contains($0.group) } ?? false
        }
        let isOfSeveral = words.contains(where: ["were", "they", "eran", "fueron", "son"].contains)
        return eaten.only ?? (isOfSeveral ? eaten.only { isCounted($0) && $0.quantity > 1 } : nil)
    }
}

/// Measures of what goes on or into something.
private let besideCounted: Set<String> = ["cup", "tbsp", "tsp", "splash", "handful", "g", "oz", "pinch", "packet"]
/// Said where nobody means to tell which it was yet.
private let inGeneral: Set<String> = [
    "fruit", "fruta", "pan dulce", "pastry", "factura", "bollo", "dessert", "postre", "candy", "golosina", "chuche", "seafood", "marisco", "soda",
    "pop",
    "soft drink", "refresco", "gaseosa", "drink", "beverage", "bebida", "vegetable", "verdura",
]
let numberWords = Set(Word.split("dos tres cuatro cinco seis siete ocho nueve diez doce two three four five six seven eight nine ten"))
private let justCounting = Set(
    Word.split("el la los las no eran era fueron fue son en realidad solo perdón ah y the it was were they only actually just"))
private let beforeCooking = Set(
    Word.split("it they was were era eran fue fueron es son estaba estaban hecho hecha hechos hechas actually en no and y"))
private let waysToCook = Set(
    Word.split(
        """
        al horno a la plancha parrilla brasa vapor asado asada asados asadas hervido hervida cocido cocida horneado horneada frito frita grilled baked
        boiled steamed roasted fried barbecued microwaved oven air fried
        """))

extension Correction {
    /// What it says was eaten, where no row stands: "ayer fue una ensalada", after today's dinner, is of that meal.
    func logged(_ mention: FoodMention) -> LogFood {
        var log = LogFood(foods: [mention], when: selection.when, confirmed: confirmed)
        log.isOfDays = Word.split(words).contains(where: ["fue", "fueron", "hubo", "was", "were"].contains)
        return log
    }

    /// "fue menos, un cuarto", of half a kilo; "more like a quarter", of half a melon: so much of a whole one, and no part of what stood.
    func retells(_ before: Entry) -> Bool {
        guard let factor, factor < 1, before.quantity < 1, factor != before.quantity else { return false }
        let isOfWhole =
            ["kg", "l", "lb"].contains(before.unit)
            && Word.split(words).allSatisfy { !["half", "mitad", "of", "only", "solo", "ate", "comi", "drank", "tome", "bebi"].contains($0) }
        // "no, make it a third", of half a naan: of a whole one again.
        let said = Word.split(words)
        let isVessel = ["cup", "tbsp", "tsp", "pint", "glass"].contains(before.unit) && said.contains(where: ["no", "actually", "make"].contains)
        let isAnew =
            before.quantity > 0 && (Unit(before.unit).grams == nil && Unit(before.unit).millilitres == nil || isVessel) && said.count <= 5
            && said.allSatisfy { !["of", "only", "solo", "ate", "comi", "drank", "tome", "bebi", "left", "that", "eso", "deje"].contains($0) }
            && (!said.contains(where: ["half", "mitad"].contains) || said.contains(where: ["make", "actually", "no", "was", "fue"].contains))
        return tellsLikeness || isOfWhole || isAnew
    }
}

/// Measures that nearly anything comes in.
private let plainMeasures: Set<String> = ["serving", "portion", "piece", "cup", "tbsp", "tsp", "bowl", "plate", "handful", "half", "quarter", "unit"]
