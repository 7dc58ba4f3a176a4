import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

extension ActionContext {
    /// The row with another amount of the same food; what was not said anew stays, with its assumption.
    func resized(_ entry: Entry, to amount: Amount) -> Entry {
        if entry.foodID == .supplement { return redosed(entry, to: amount) }
        if let dry = weighedDry(entry, amount) { return dry }
        // "actually 600", of food of which only the energy was told.
        if entry.foodID == .unnamed, let energy = amount.quantity, energy >= 20, amount.unit == nil {
            var changed = entry
            changed.nutrients = .energy(energy)
            return changed
        }
        // "i mean grams", of 50 almonds: so many of those.
        if amount.quantity == nil, amount.size == nil, let unit = amount.unit, unit.grams != nil || unit.millilitres != nil,
            !entry.assumed.contains(.quantity)
        {
            return entry.unit == unit.name ? entry : resized(entry, to: Amount(quantity: entry.quantity, unit: unit))
        }
        // "la coca era de 500", of a can: nobody drinks so many.
        if let quantity = amount.quantity, amount.unit == nil, amount.size == nil, (50...2000).contains(quantity), !isWeighed(entry),
            entry.quantity > 0,
            quantity * entry.grams / entry.quantity > 5000, let food = food(entry.foodID, noun: entry.noun)
        {
            return with(food.portion(Amount(quantity: quantity, unit: Unit(food.isDrink ? "ml" : "g"))), food, entry)
        }
        // "it was like 8", of a whole sleeve of cookies: so many cookies.
        if let count = amount.quantity, count >= 3, amount.unit == nil, amount.size == nil, Self.packages.contains(Word.split(entry.unit).last ?? ""),
            entry.quantity > 0,
            (entry.nutrients[.energy] ?? 0) * count / entry.quantity > 2000, let food = food(entry.foodID, noun: entry.noun),
            case let pieces = food.portion(amount), pieces.unit != entry.unit, pieces.grams < 2 * entry.grams
        {
            return with(pieces, food, entry)
        }
        // "eran 4 galletas", of half a packet of them: nobody means so many packets.
        if let count = amount.quantity, count >= 3, amount.unit == nil, amount.size == nil, Self.packages.contains(Word.split(entry.unit).last ?? ""),
            entry.quantity > 0, entry.quantity <= 1, let food = food(entry.foodID, noun: entry.noun), !food.isDrink,
            case let pieces = food.portion(amount), pieces.unit != entry.unit, pieces.grams < 3 * entry.grams / entry.quantity,
            // "it was 3", of a bag of chips: three bags, and no three chips; of a can of beans no three cups.
            pieces.grams * 5 > entry.grams, pieces.unit != "cup"
        {
            return with(pieces, food, entry)
        }
        // "actually it was 3 glasses", of two large ones: as large as they were.
        if let quantity = amount.quantity, amount.size == nil, let unit = amount.unit, said(entry).size != nil, said(entry).unit == unit {
            return resized(entry, to: Amount(quantity: quantity))
        }
        // "el plátano era entero", of half a one.
        if amount.size == "whole", amount.quantity == nil, amount.unit == nil, entry.quantity < 1, entry.quantity > 0 {
            let isPart = ["slice", "wedge", "half", "quarter"].contains(entry.unit)
            return isPart ? resized(entry, to: Amount(quantity: 1)) : scaled(entry, by: 1 / entry.quantity)
        }
        // "era entera", of what is measured by halves: both of them.
        if amount.unit == nil, amount.size == "whole" && amount.quantity == nil || amount == Amount(quantity: 1), entry.unit == "half",
            entry.quantity == 1
        {
            var whole = scaled(entry, by: 2)
            (whole.quantity, whole.unit) = (1, "piece")
            return whole
        }
        // "undo the half", of one that stands whole.
        if amount.size == "whole", amount.quantity == nil, amount.unit == nil, entry.quantity == 1, !entry.assumed.contains(.quantity) {
            return entry
        }
        // "en realidad medio aguacate", of a slice: half of one, not half of the slice.
        if let quantity = amount.quantity, quantity < 1, amount.unit == nil, amount.size == nil,
            ["slice", "wedge", "half", "quarter"].contains(entry.unit),
            let food = food(entry.foodID, noun: entry.noun), food.each != entry.unit
        {
            return with(food.portion(amount), food, entry)
        }
        // "no, 3", of two slices: slices they stay.
        if let quantity = amount.quantity, quantity >= 1, amount.unit == nil, amount.size == nil, entry.unit == "slice",
            let food = food(entry.foodID, noun: entry.noun), food.each != entry.unit
        {
            return with(food.portion(Amount(quantity: quantity, unit: Unit("slice"))), food, entry)
        }
        // "more like 15", of a handful of grapes.
        if let count = amount.quantity, count >= 5, amount.unit == nil, amount.size == nil, entry.unit.hasSuffix("handful"),
            let food = food(entry.foodID, noun: entry.noun), case let pieces = food.portion(amount), pieces.unit != entry.unit,
            pieces.grams < 3 * entry.grams
        {
            return with(pieces, food, entry)
        }
        var amount = amount
        // "I meant a large", of half a medium pizza: half of a large one.
        if amount.quantity == 1, amount.unit == nil, let size = amount.size, size != "whole", entry.quantity < 1, !entry.assumed.contains(.quantity) {
            amount.quantity = entry.quantity
        }
        if let count = amount.quantity, amount.unit == nil, amount.size == nil, !entry.assumed.contains(.unit) {
            // "it was a shiraz", of 175 ml or 6 oz: one of them, as much as it was; two are two glasses.
            if count == 1, isMeasuredOut(entry) { return entry }
            if count < 10, isWeighed(entry), entry.quantity >= 20, let food = food(entry.foodID, noun: entry.noun) {
                return with(food.portion(amount), food, entry)
            }
        }
        if let quantity = amount.quantity, amount.unit == nil, amount.size == nil, !entry.assumed.contains(.unit) {
            var changed = scaled(entry, by: quantity / entry.quantity)
            changed.quantity = quantity
            changed.assumed.removeAll { $0 == .quantity }
            return changed
        }
        guard let food = food(entry.foodID, noun: entry.noun) else {
            // A serving of a recipe is known by its figures alone.
            guard let quantity = amount.quantity, entry.quantity > 0 else { return entry }
            var changed = entry
            if let unit = amount.unit, unit.name != entry.unit {
                // "make it 100 g", of three spoons of it.
                guard let grams = unit.grams ?? unit.millilitres, entry.grams > 0 else { return entry }
                changed = scaled(entry, by: quantity * grams / entry.grams)
                (changed.quantity, changed.unit) = (quantity, unit.name)
            } else {
                changed = scaled(entry, by: quantity / entry.quantity)
            }
            changed.assumed.removeAll { $0 == .quantity }
            return changed
        }
        // An "onza" of chocolate is a square of it.
        if amount.unit?.name == "oz", entry.unit == "square", language == "es" { amount.unit = Unit(entry.unit) }
        // A "porción" of what was logged in slices is one of them.
        if amount.unit?.name == "serving", Unit(entry.unit).grams == nil, food.grams(of: entry.unit) != nil,
            !entry.assumed.contains(.unit) || entry.unit == "slice" && language == "es"
        {
            amount.unit = Unit(entry.unit)
        }
        // "the slices were big": large slices, and no large lasagnas.
        if amount.unit == nil, amount.quantity == nil || amount.quantity == 1 && entry.quantity == 1, amount.size != nil, amount.size != "whole",
            !entry.assumed.contains(.unit), let unit = Self.sized(entry.unit)
        {
            amount.unit = Unit(unit)
            amount.quantity = entry.quantity
        }
        let isCounted = Unit(entry.unit).grams == nil && Unit(entry.unit).millilitres == nil
        // "they were small", of pancakes that nobody counted: as many as were taken for granted.
        let isSeveral = entry.quantity > 1 && amount.size != nil && ["small", "medium", "large"].contains(entry.unit)
        let keepsCount = amount.quantity == nil && isCounted && (!entry.assumed.contains(.quantity) || isSeveral)
        if keepsCount, amount.unit.map({ $0.grams == nil }) ?? true { amount.quantity = entry.quantity }
        return with(food.portion(amount), food, entry)
    }

    /// A vessel or piece that comes in sizes, whatever size of it stands: the bag of "large bag".
    private static func sized(_ unit: String) -> String? {
        let sizes: Set<String> = ["small", "medium", "large"], names = unit.split(separator: " ").map(String.init)
        guard let last = names.last, names.dropLast().allSatisfy(sizes.contains) else { return nil }
        let all = ["slice", "piece", "bowl", "glass", "plate", "bag", "packet", "mug", "scoop", "handful", "bottle", "can"]
        return all.contains(last) ? last : nil
    }

    /// What holds many pieces of a food.
    private static let packages: Set<String> = [
        "sleeve", "pack", "packet", "package", "box", "bag", "tub", "jar", "container", "tray", "carton", "roll", "tin", "can", "bucket", "basket",
    ]

    /// The row with another food in the amount that was said; where it was assumed, the new food's own usual.
    func replaced(_ entry: Entry, with food: Food, _ reference: FoodReference, said: String, amount: Amount) -> Entry {
        // "it was dominos, medium thin crust", of three slices: still three of them.
        let isSizeOfWhole =
            amount.size != nil && amount.quantity == nil && amount.unit == nil && entry.unit == "slice"
            && food.grams(of: entry.unit) != nil && !entry.assumed.contains(.quantity)
        let amount = isSizeOfWhole ? Amount() : amount
        // "no, hamburguesa", of two slices of pizza: no slices, and no two of them.
        let isPortionless =
            amount.isEmpty && Self.pieces.contains(entry.unit) && food.grams(of: entry.unit) == nil && !entry.assumed.contains(.unit)
        var portion =
            isPortionless ? food.usualPortion : amount.isEmpty ? reportioned(entry, as: food) : food.portion(merged(amount, entry, as: food))
        // Half a cup of milk on cereal stays half a cup when it was skim, and a coffee its cup with another milk.
        // A drink that is called by one word is another; "decaf", of a flat white, is as small as that.
        let isCup = food.isDrink && Word.split(said).count > 1 && ["small", "medium", "large"].contains(entry.unit)
        let isSame = portion.unit == entry.unit && portion.quantity == entry.quantity && !(isCup && abs(portion.grams - entry.grams) > 1)
        if amount.isEmpty, !isSame, entry.assumed.contains(.quantity) || entry.assumed.contains(.unit),
            let old = self.food(entry.foodID, noun: entry.noun), Unit(entry.unit).grams == nil,
            old.group == food.group || old.head.last == food.head.last
        {
            let usual = food.usualPortion
            let grams = food.grams(of: entry.unit).map { $0 * entry.quantity } ?? 0
            if food.group == "alcohol", entry.assumed.contains(.unit), old.head.last != food.head.last {
                // "it was wine", of a beer: a glass, and no bottle of it.
                portion = entry.quantity == 1 ? usual : food.portion(Amount(quantity: entry.quantity))
            } else if food.isDrink, !["bottle", "can", "pint"].contains(entry.unit), abs(grams - entry.grams) > entry.grams / 4 {
                portion = entry.portion
            } else if grams > 0, food.isDrink || usual.grams <= 3 * grams {
                portion = food.portion(Amount(quantity: entry.quantity, unit: Unit(entry.unit)))
            }
            portion.assumed = entry.assumed.filter { $0 != .food }
        }
        // "el filete era de cerdo": called by the same word, and as large where the tables know no such size of it.
        if amount.isEmpty, food.grams(of: entry.unit) == nil, Unit(entry.unit).grams == nil, Unit(entry.unit).millilitres == nil,
            let old = self.food(entry.foodID, noun: entry.noun), ["meat", "poultry", "fish"].contains(old.group),
            ["meat", "poultry", "fish"].contains(food.group), isHeadKept(said, entry.said)
        {
            portion = food.portion(Amount(quantity: entry.grams.rounded(), unit: .gram))
        }
        // "it was breast", of a quarter of a chicken: as much as that, and no quarter of a breast.
        if amount.isEmpty, entry.quantity < 1, Unit(entry.unit).grams == nil, Unit(entry.unit).millilitres == nil, portion.quantity == entry.quantity,
            portion.grams < entry.grams / 2, let old = self.food(entry.foodID, noun: entry.noun), old.group == food.group
        {
            portion = food.portion(Amount(quantity: entry.grams.rounded(), unit: .gram))
        }
        var changed = entry
        changed.foodID = food.id
        changed.food = name(food)
        changed.noun = food.noun
        changed.said = said
        changed.assumed = isAssumed(food, reference) ? [.food] : []
        return with(portion, food, changed)
    }

    /// "filete de cerdo", of a filete de ternera; "pork steak", of a beef steak.
    private func isHeadKept(_ new: String, _ old: String) -> Bool {
        let (new, old) = (Word.split(new), Word.split(old))
        return new.count > 1 && old.count > 1 && (language == "es" ? new.first == old.first : new.last == old.last)
    }

    /// A share or a multiple of the row.
    func scaled(_ entry: Entry, by factor: Double) -> Entry {
        var changed = entry
        changed.quantity *= factor
        changed.grams *= factor
        changed.nutrients =
            entry.grams > 0 && entry.portionSource != .label
            ? food(entry.foodID, noun: entry.noun)?.nutrients(grams: changed.grams) ?? entry.nutrients.scaled(by: factor)
            : entry.nutrients.scaled(by: factor)
        return changed
    }

    /// What the row's amount, as far as it was said, is of another food.
    func reportioned(_ entry: Entry, as food: Food) -> Portion {
        let portion = food.portion(said(entry)), usual = food.usualPortion
        // "no eran tortillas, era arroz": not as many cups.
        if entry.assumed.contains(.unit), ["small", "medium", "large", "piece"].contains(entry.unit), !food.isDrink,
            ["cup", "bowl", "plate", "serving", "tbsp", "g", "oz"].contains(portion.unit), entry.quantity > 1
        {
            return usual
        }
        // "swap the banana for raisins": not for one raisin.
        return entry.assumed.contains(.unit) && portion.grams < 15 && usual.grams > 3 * portion.grams ? usual : portion
    }

    /// The amount of a row without what was assumed.
    func said(_ entry: Entry) -> Amount {
        var amount = Amount(quantity: entry.assumed.contains(.quantity) ? nil : entry.quantity)
        guard !entry.assumed.contains(.unit) else { return amount }
        let sizes = ["extra large", "small", "medium", "large", "jumbo", "mini", "tiny", "big", "huge"]
        if let size = sizes.first(where: { entry.unit == $0 || entry.unit.hasPrefix($0 + " ") }) {
            amount.size = size
            if entry.unit != size { amount.unit = Unit(String(entry.unit.dropFirst(size.count + 1))) }
        } else {
            amount.unit = Unit(entry.unit)
        }
        return amount
    }

    /// Grams or millilitres, which nobody counts by ones.
    func isWeighed(_ entry: Entry) -> Bool { ["g", "ml"].contains(entry.unit) }

    /// How much a correction tells of a row; "it was more like 20 crackers", of a handful of goldfish crackers, counts those.
    func amountTold(_ correction: Correction, of row: Entry) -> Amount {
        var amount = correction.step.map { stepped(row, by: $0) } ?? correction.amount ?? correction.food?.amount ?? Amount()
        // "20 less", of a cup of rice: of nothing that stands there.
        if correction.step != nil, amount.quantity ?? 1 <= 0 { amount = Amount() }
        let words = Word.split("\(correction.words) \(correction.food?.said ?? "")")
        // "it was only 2", of half a packet of biscuits.
        let isOfPack = row.quantity < 1 && Self.packs.contains(row.unit)
        return isOfPack || words.contains(food(row.foodID, noun: row.noun)?.each ?? "") ? inPieces(amount, of: row) : amount
    }

    /// "4 weetabix", after a bowl of it: so many biscuits, and no bowls.
    func inPieces(_ amount: Amount, of row: Entry) -> Amount {
        guard amount.unit == nil, amount.size == nil, Self.vesselsOfPieces.union(Self.packs).contains(row.unit), amount.quantity ?? 1 > 1,
            let each = food(row.foodID, noun: row.noun)?.each
        else { return amount }
        return Amount(quantity: amount.quantity, unit: Unit(each))
    }

    /// What some foods are counted by, and others never.
    private static let pieces: Set<String> = [
        "slice", "wedge", "piece", "rasher", "strip", "link", "fillet", "leg", "wing", "thigh", "patty", "spear", "stick", "biscuit", "egg",
    ]
    private static let vesselsOfPieces: Set<String> = ["bowl", "plate", "handful", "small handful", "large handful", "serving"]
    private static let packs: Set<String> = ["packet", "pack", "package", "box", "bag", "sleeve", "tube", "tin"]

    /// In any measure of weight, or one of volume that nothing is served in.
    private func isMeasuredOut(_ entry: Entry) -> Bool {
        Unit(entry.unit).grams != nil || ["ml", "cl", "dl", "l", "fl oz", "imperial fl oz"].contains(entry.unit)
    }

    /// A new amount for a new food: a bare number counts in the old unit when that was said.
    private func merged(_ amount: Amount, _ entry: Entry, as food: Food) -> Amount {
        // "change the porridge to 2 scrambled eggs": no two bowls.
        let isOther = self.food(entry.foodID, noun: entry.noun).map { $0.group != food.group && $0.isDrink == food.isDrink } ?? false
        if isOther, ["bowl", "plate", "cup", "glass", "mug", "slice"].contains(where: entry.unit.hasSuffix) { return amount }
        guard amount.unit == nil, amount.size == nil, amount.quantity ?? 1 >= 1 else { return amount }
        // "the steak was a ribeye", of 8 oz: one of as much.
        if amount.quantity == 1, isMeasuredOut(entry), !entry.assumed.contains(.unit) { return said(entry) }
        if isWeighed(entry), !entry.assumed.contains(.unit), let count = amount.quantity, count < 10, entry.quantity >= 20 {
            return count == 1 ? said(entry) : amount
        }
        var merged = said(entry)
        // "it was a veggie pizza", of three slices: still three.
        if amount.quantity == 1, entry.quantity > 1, ["slice", "piece", "cup", "glass"].contains(entry.unit), !entry.assumed.contains(.quantity) {
            return merged
        }
        merged.quantity = amount.quantity
        return merged
    }

    private func with(_ portion: Portion, _ food: Food, _ entry: Entry) -> Entry {
        var changed = entry
        changed.quantity = portion.quantity
        changed.unit = portion.unit
        changed.grams = portion.grams
        changed.assumed = portion.assumed + (entry.assumed.contains(.food) ? [.food] : [])
        changed.portionSource = portion.source
        changed.nutrients = food.nutrients(grams: portion.grams)
        let weighed = weighed(portion, of: food)
        (changed.grams, changed.portionSource) = (weighed.grams, weighed.source)
        return changed
    }
}
