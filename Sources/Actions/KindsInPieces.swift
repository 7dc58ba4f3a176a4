import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// A general food, and on the next line nothing but which it was: "pasta", "alfredo"; "beer", "ipa"; "latte", "oat milk"; "protein bar", "quest".
extension ActionContext {
    /// Nil where it is more of what was eaten.
    func inPieces(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard ["log_food", "correct"].contains(tracker.lastAction ?? ""), !request.continues, !request.isToldAsEaten, !request.foods.isEmpty,
            request.restates != .part, request.foods.allSatisfy({ !$0.isDefinite && $0.kilocalories == nil }), isBare(request)
        else { return nil }
        if let flavour = flavourInPieces(request, rows) { return flavour }
        guard let mention = request.foods.only, mention.amount.isEmpty, let kind = food(mention) else { return dishListed(request, rows) }
        for row in rows.reversed() where isJustTold(row) && row.day <= today {
            guard let whole = food(row.foodID, noun: row.noun) else { continue }
            if let milk = withMilk(mention, kind, row) {
                return .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: milk))])
            }
            guard isGenerallyNamed(row, whole) else { continue }
            let isSame = kind.noun == whole.noun && kind.id == whole.id
            if isSame ? isBrand(mention, of: whole, row) || isToldMore(mention, row) : isOfFamily(mention, kind, whole, row) {
                return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
            }
        }
        return nil
    }

    /// Opens with the food itself, or with how many.
    private func isBare(_ request: LogFood) -> Bool {
        request.opening.map { isPlain($0) && request.foods.first?.amount.isEmpty == false } ?? true
    }

    /// "beer", "protein bar", "ice cream": by no more than the name of all of its kind.
    private func isGenerallyNamed(_ row: Entry, _ whole: Food) -> Bool {
        let said = Word.split(row.said)
        return said.count == 1 || row.assumed.contains(.food) || said == Word.split(whole.noun) && said.count == 2
    }

    /// "chobani", of a greek yogurt; "quest", of a protein bar: the same in the tables, by a name that says nothing of it.
    private func isBrand(_ mention: FoodMention, of whole: Food, _ row: Entry) -> Bool {
        let told = Word.split(mention.said), noun = Word.split(whole.noun), said = Word.split(row.said)
        return Set(told).isDisjoint(with: noun + said) && Set(said).isSubset(of: noun) && !(whole.isDrink && whole.group == "alcohol")
    }

    /// "dark meat turkey", of turkey.
    private func isToldMore(_ mention: FoodMention, _ row: Entry) -> Bool {
        let told = Word.split(mention.said), said = Word.split(row.said)
        return told.count > said.count && (language == "es" ? told.starts(with: said) : told.suffix(said.count) == said[...])
    }

    /// Whether a food is of the family that the row is called by, by the tables' own order of names or by a name that everybody knows for one.
    private func isOfFamily(_ mention: FoodMention, _ kind: Food, _ whole: Food, _ row: Entry) -> Bool {
        let said = Word.split(row.said), told = Word.split(mention.said)
        guard let head = language == "es" ? said.first : said.last else { return false }
        let named = Word.split(String(kind.name.prefix { $0 != "," }))
        let isSorted = Array(named.prefix(said.count)) == said && (kind.group == whole.group || Self.cooked.contains(head))
        return isSorted && told != said
            || Self.families.contains { $0.heads.contains(head) && !$0.kinds.isDisjoint(with: told + Word.split(kind.noun)) }
    }

    /// "oat milk", right after a latte: which milk is in it. A plain coffee has none.
    private func withMilk(_ mention: FoodMention, _ kind: Food, _ row: Entry) -> Food? {
        let told = Word.split(mention.said), said = Word.split(row.said)
        guard told.count > 1, language == "es" ? told.first == "leche" : told.last == "milk", let whole = food(row.foodID, noun: row.noun),
            whole.isDrink, !Self.milky.isDisjoint(with: said + Word.split(whole.noun))
        else { return nil }
        let last = said.last ?? ""
        let names =
            language == "es"
            ? ["\(row.said) con \(mention.said)", "\(said.first ?? "") con \(mention.said)", "latte con \(mention.said)"]
            : ["\(mention.said) \(row.said)", "\(row.said) with \(mention.said)", "\(mention.said) \(last)"]
        return names.lazy.compactMap { self.food(named: $0) }.first { $0.isDrink && $0.noun != whole.noun && $0.noun != kind.noun }
    }

    /// "4 tacos y una quesadilla", in the place of 5 tacos de barbacoa: tacos of that kind.
    func ofKindReplaced(_ foods: [FoodMention], _ request: LogFood) throws -> [FoodMention] {
        guard let row = try request.replaces.flatMap({ try diary.entry($0) }), isCounted(row), row.quantity > 1, foods.count > 1,
            case let said = Word.split(row.said), said.count > 1, Set(said).isDisjoint(with: ["and", "y", "with", "con"])
        else { return foods }
        return foods.map { mention in
            let told = Word.split(mention.said)
            guard told.count < said.count, language == "es" ? said.starts(with: told) : said.suffix(told.count) == told[...],
                mention.amount.quantity ?? 0 >= 1, mention.amount.unit == nil
            else { return mention }
            var same = mention
            (same.said, same.candidates) = (row.said, [FoodReference(id: row.foodID, noun: row.noun, score: 1)])
            return same
        }
    }

    // MARK: Flavours

    /// "cookies and cream", of a protein bar; "chocolate", of an ice cream: what it tasted of.
    private func flavourInPieces(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard request.foods.allSatisfy({ $0.amount.isEmpty }), request.foods.count < 4, let row = rows.last(where: isJustTold),
            let whole = food(row.foodID, noun: row.noun), let head = language == "es" ? Word.split(row.said).first : whole.head.last,
            Self.flavoured.contains(head)
        else { return nil }
        let said = request.foods.map(\.said), joined = said.joined(separator: language == "es" ? " y " : " and ")
        let words = Set(said.flatMap { Word.split($0) })
        guard words.isSubset(of: Self.tastes), request.foods.count > 1 || Word.split(said[0]).last != "milk" else { return nil }
        let names =
            language == "es"
            ? ["\(row.said) de \(joined)"] : ["\(joined) \(row.said)", "\(said.joined(separator: " ")) \(row.said)"]
        if let kind = names.lazy.compactMap({ self.food(named: $0) }).first(where: { $0.group == whole.group }) {
            return named(kind, names[0], row)
        }
        // "brownie", of a bar, may be another thing that was eaten.
        return words.count > 1 || flavours.contains(said[0]) ? named(whole, names[0], row) : nil
    }

    private func named(_ food: Food, _ name: String, _ row: Entry) -> Belonging {
        var kind = mention(of: food)
        kind.said = name
        return .corrections([Correction(selection: Selection(ids: [row.id]), food: kind)])
    }

    private static let flavoured = Set(Word.split("bar cream shake milkshake gelato sorbet powder froyo helado barrita barra malteada nieve"))
    private static let tastes = Set(
        Word.split(
            """
            cookie cookies cream dough chocolate chip vanilla strawberry mint caramel salted peanut butter birthday cake brownie coconut almond
            hazelnut pistachio coffee mocha lemon lime raspberry blueberry banana cherry mango white dark milk double fudge s'mores smores
            cinnamon maple sea salt toffee pecan rocky road butterscotch
            vainilla fresa limón menta chispas galleta galletas crema caramelo avellana pistacho cereza frambuesa coco dulce leche
            """))

    // MARK: Families

    /// Kinds that everybody knows a food's name for.
    private struct Family {
        let heads: Set<String>, kinds: Set<String>

        init(_ heads: String, _ kinds: String) { (self.heads, self.kinds) = (Set(Word.split(heads)), Set(Word.split(kinds))) }
    }

    private static let cooked = Set(Word.split("pasta noodle noodles sushi curry soup sopa"))
    private static let milky = Set(
        Word.split("latte cappuccino capuchino macchiato mocha moca cortado frappuccino frappe frappé matcha chai flat cafelatte"))
    private static let families = [
        Family("curry", "masala korma jalfrezi vindaloo madras bhuna balti josh dopiaza makhani katsu dhansak rendang massaman panang tikka"),
        Family(
            "chip chips crisp crisps papitas", "doritos dorito pringles pringle lays lay fritos frito cheetos cheeto takis ruffles tostitos sunchips"),
        Family(
            "pasta macarrones fideos", "spaghetti penne lasagna lasagne ravioli alfredo bolognese carbonara linguine rigatoni tortellini fettuccine"),
        Family("noodle noodles fideos", "ramen udon soba pho yakisoba"),
        Family(
            "soda pop refresco gaseosa cola", "coke pepsi sprite fanta 7up pepper"),
        Family("beer cerveza birra", "ipa lager stout guinness corona heineken budweiser coors modelo pilsner ale estrella mahou quilmes"),
        Family("candy sweets sweet dulce dulces", "snickers twix skittles starburst reese haribo"),
        Family("cookie cookies biscuit biscuits galleta galletas", "oreo oreos digestive digestives hobnob hobnobs shortbread maría"),
        Family("cereal cereales", "cheerios weetabix granola muesli flakes zucaritas"),
        Family("soup sopa", "minestrone ramen pho gazpacho bisque chowder"),
        Family("sushi", "california nigiri sashimi maki temaki uramaki"),
    ]
}

/// A dish, and on the next line nothing but what it was made of: "cheese sandwich", "brown bread, low fat spread, mature cheddar".
extension ActionContext {
    /// The parts in the dish's place; nil where they may have been eaten beside it.
    private func dishListed(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard request.foods.count > 1, request.foods.count < 13, let row = rows.only, isJustTold(row), row.day <= today,
            row.quantity == 1 || row.assumed.contains(.quantity),
            let whole = food(row.foodID, noun: row.noun), let sort = Self.sorts.first(where: { $0.names(row, whole) }),
            case let parts = request.foods.compactMap({ food($0) }), parts.count == request.foods.count, parts.allSatisfy(sort.mayHold),
            sort.needed.isEmpty || parts.contains(where: { !sort.needed.isDisjoint(with: [$0.group]) }),
            // "chicken salad", "rice, beans and a tortilla", may be eaten beside it.
            parts.count > 2 || parts.contains(where: { DishContents.holds(whole, $0) })
                || request.foods.contains(where: { !Set(Word.split($0.said)).isDisjoint(with: Word.split(row.said)) })
        else { return nil }
        guard sort.isBread, !parts.contains(where: { $0.group == "bread" }) else { return .foods(request.foods, of: row) }
        // "ham, cheese and tomato", of a sandwich: what was in its bread.
        let told = request.foods.map(\.said), joint = language == "es" ? " y " : " and ", filling = told.joined(separator: joint)
        let head =
            Word.split(row.said).count == 1 ? row.said : language == "es" ? Word.split(row.said).first ?? row.said : whole.head.last ?? row.said
        func called(_ filling: String) -> String { language == "es" ? "\(head) de \(filling)" : "\(filling) \(head)" }
        // By what it is called, as far as the tables know it.
        let names = [filling, told.prefix(2).joined(separator: joint), told[0]].map(called)
        if let kind = names.lazy.compactMap({ self.food(named: $0) }).first(where: { $0.group == whole.group }) {
            return named(kind, called(filling), row)
        }
        return .part(of: row, called: called(filling))
    }

    /// Dishes that are put together of foods by themselves, and of which groups those are.
    private struct Sort {
        let heads: Set<String>, groups: Set<String>
        /// One at least is of these.
        var needed: Set<String> = []
        var isBread = false

        func names(_ row: Entry, _ whole: Food) -> Bool { !heads.isDisjoint(with: Word.split(row.said) + whole.head) }

        func mayHold(_ food: Food) -> Bool {
            if food.group == "fruit", !groups.contains("fruit") { return ["avocado", "tomato"].contains(food.noun) }
            if food.isDrink { return groups.contains("drink") && (food.head.last == "milk" || food.noun == "water" || food.head.last == "juice") }
            return groups.contains(food.group)
        }
    }

    private static let fillings: Set<String> = [
        "bread", "meat", "poultry", "fish", "egg", "sausage", "dairy", "vegetable", "legume", "sauce", "fat", "spice", "plant-based",
    ]
    private static let sorts = [
        Sort(heads: Set(Word.split("bowl poke")), groups: fillings.union(["grain", "nut", "seed"]), needed: ["grain", "vegetable", "legume"]),
        Sort(
            heads: Set(Word.split("sandwich sandwiches wrap sub panini toastie baguette bocadillo bocata sándwich sanduche emparedado burrito pita")),
            groups: fillings.union(["grain"]), isBread: true),
        Sort(
            heads: Set(Word.split("smoothie licuado batido shake")), groups: ["fruit", "drink", "dairy", "nut", "cereal", "grain", "seed", "sweet"]),
        Sort(
            heads: Set(Word.split("salad ensalada")), groups: fillings.union(["grain", "nut", "seed", "fruit"]), needed: ["vegetable"]),
        Sort(heads: Set(Word.split("omelet omelette scramble")), groups: fillings.subtracting(["bread"]), needed: ["egg"]),
        Sort(heads: Set(Word.split("fry stir-fry salteado")), groups: fillings.union(["grain", "nut", "seed"]), needed: ["vegetable"]),
        Sort(
            heads: Set(Word.split("roast dinner english breakfast platter casado bandera bandeja mixto fry-up")),
            groups: fillings.union(["grain", "dish", "breakfast", "fastfood", "salad", "snack"])),
    ]
}
