import Nutrition

/// A dish that is named and then listed: "full irish, 2 rashers, 2 sausages, an egg and beans", "burrito bowl - chicken, rice, salsa".
extension Mentions {
    /// Where its parts are counted they stand in its place; else those that it has anyway are no foods besides it.
    func listedParts(_ found: inout [Found]) {
        withoutHeading(&found)
        withoutSameHeading(&found)
        withoutRoast(&found)
        toastApart(&found)
        platesByParts(&found)
        for host in found.indices.reversed() where host + 1 < found.count { partsInside(host, &found) }
    }

    private func platesByParts(_ found: inout [Found]) {
        guard found.count > 3, let dish = food(found[0]), Mentions.composedGroups.contains(dish.group), !found[0].isRemoved,
            found[0].mention.amount.isEmpty || found[0].mention.amount == Amount(quantity: 1)
        else { return }
        let gap = placeless(between(found[0].tokens, found[1].tokens))
        let isWith = gap.first.map { chart.lexicon.with.contains(chart.tokens[$0]) } ?? false
        let marks = gap.filter { place in
            let token = chart.tokens[place]
            return !chart.lexicon.determiners.contains(token.text) && !chart.times.contains { $0.tokens.contains(place) }
                && !["for", "para", "with", "con", "had", "of", "there", "here", "earlier"].contains(token.word)
                // The number of the first part.
                && !(found[1].amount.map { $0.tokens.contains(place) } ?? false)
        }.map { chart.tokens[$0].text }
        guard let mark = marks.first ?? (isWith ? "," : nil), marks.allSatisfy({ [":", "-", "–", "—", "(", ",", "."].contains($0) }) else { return }
        // "burrito, rice and beans" may be beside it; a plate or bowl that goes on with a list is that.
        let own = words(found[0].tokens)
        // "chicken salad, chicken, lettuce, tomato": what it is called by is told again.
        let isNamedAgain =
            own.count > 1 && ["salad", "bowl", "wrap", "burrito", "plate", "ensalada"].contains(own[chart.lexicon.isSpanish ? 0 : own.count - 1])
            && words(found[1].tokens).allSatisfy(own.contains)
        let isPlateful =
            (chart.lexicon.isSpanish ? own.first : own.last).map { Mentions.plates.contains($0) } ?? false || dish.noun == "full english breakfast"
        if mark == ",", !isNamedAgain, !isPlateful { return }
        let parts = found.indices.dropFirst().prefix { !found[$0].isRemoved && !found[$0].mention.negated }
        let known = parts.filter { isListed(found[$0], of: dish) }
        guard parts.count > 2, known.count > 1, known.count * 2 >= parts.count else { return }
        // "english breakfast, 2 eggs, beans, sausage": those, and no second breakfast.
        let counted = known.count { !found[$0].mention.amount.isEmpty },
            isPlate = known.count > 2 && (dish.group == "breakfast" || own.last == "thali") && !isWith
        // "full english with 2 extra sausages".
        if isWith, counted < 2 || parts.contains(where: { isExtra(found[$0]) }) { return }
        if known.count * 3 >= parts.count * 2, counted > (isPlate ? 0 : 1) {
            found.removeFirst()
        } else if counted > 0 || mark != "," {
            for place in known.reversed() where found[place].mention.amount.isEmpty { found.remove(at: place) }
        }
    }

    /// "hot pot with friends, ate lots of beef, tofu and cabbage": the occasion, and then all that was had at it.
    private func withoutHeading(_ found: inout [Found]) {
        guard found.count > 2, found[0].mention.amount.isEmpty, !found[0].isRemoved,
            case let name = words(found[0].tokens), name.last.map({ Mentions.occasions.contains($0) }) == true || name.suffix(2) == ["hot", "pot"],
            case let gap = chart.tokens[found[0].tokens.gap(to: found[1].tokens)], gap.contains(where: { $0.kind == .mark }),
            gap.contains(where: { ["had", "ate", "comi", "comimos", "tuvimos"].contains($0.word) })
        else { return }
        found.removeFirst()
    }

    /// "chippy tea: cod and chips, mushy peas": what the meal is called is one of the dishes that are listed, and no second plate of it.
    private func withoutSameHeading(_ found: inout [Found]) {
        guard found.count > 1, found[0].mention.amount.isEmpty, !found[0].isRemoved, let dish = found[0].mention.best?.id,
            case let gap = chart.tokens[found[0].tokens.gap(to: found[1].tokens)], let mark = gap.last(where: { $0.kind == .mark }),
            [":", "-", "–", ","].contains(mark.word), gap.last?.kind == .mark,
            found[1].mention.best?.id == dish, !found[1].isRemoved, words(found[0].tokens) != words(found[1].tokens)
        else { return }
        found.removeFirst()
    }

    /// "2 rashers, 2 sausages, a fried egg, beans and toast": on a plate with those each is by itself, and no plate of beans on toast.
    private func toastApart(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish, found.count > 2 else { return }
        for place in found.indices.reversed() where food(found[place])?.noun == "beans on toast" && found[place].mention.amount.isEmpty {
            let tokens = found[place].tokens
            guard let joint = tokens.only(where: { chart.lexicon.and.contains(chart.tokens[$0]) }), joint > tokens.lowerBound,
                joint + 1 < tokens.upperBound,
                found.count(where: { food($0).map { ["egg", "sausage", "meat"].contains($0.group) } ?? false }) > 1
            else { continue }
            let parts = [tokens.lowerBound..<joint, joint + 1..<tokens.upperBound].map { range in
                var part = found[place]
                let name = words(range) == ["bean"] ? ["baked", "bean"] : words(range)
                (part.tokens, part.mention.said, part.mention.candidates) = (range, said(range), links.candidates(name))
                return part
            }
            if parts.allSatisfy({ !$0.mention.candidates.isEmpty }) { found.replaceSubrange(place...place, with: parts) }
        }
    }

    /// "sunday roast leftovers, roast beef, 3 roasties, carrots and gravy": the meal, and then all that was on the plate.
    private func withoutRoast(_ found: inout [Found]) {
        guard found.count > 3, found[0].mention.amount.isEmpty, !found[0].isRemoved, case let name = words(found[0].tokens),
            name.last == "roast" || name.suffix(2) == ["roast", "dinner"],
            case let gap = chart.tokens[found[0].tokens.gap(to: found[1].tokens)], gap.contains(where: { $0.kind == .mark }),
            gap.allSatisfy({ $0.kind == .mark || Mentions.besideRoast.contains($0) })
        else { return }
        let groups = found.dropFirst().compactMap { food($0)?.group }
        if groups.contains(where: ["meat", "poultry", "fish"].contains), groups.contains(where: ["vegetable", "potato"].contains) {
            found.removeFirst()
        }
    }

    /// Without where it was had: "at the services", "from the canteen", "en el restaurante".
    private func placeless(_ gap: Range<Int>) -> Range<Int> {
        guard let first = gap.first, Mentions.placing.contains(chart.tokens[first]), !leadsToTime(first), !isTime(first) else { return gap }
        let mark = gap.prefix(6).first { chart.tokens[$0].kind == .mark }
        return mark.map { $0..<gap.upperBound } ?? gap
    }

    private static let placing: WordSet = ["at", "in", "from", "en"]
    private static let besideRoast: WordSet = ["leftover", "leftovers", "for", "lunch", "dinner", "tea", "today", "a", "the", "some", "had", "we"]
    private static let occasions: Set<String> = ["hotpot", "bbq", "barbecue", "buffet", "fondue", "raclette", "tapa", "braai", "cookout"]

    // MARK: What lies in a dish

    /// A part that is listed behind a dish: how it is told, and how sure it is that the dish has it.
    private struct Part {
        let place: Int
        /// Bread of a sandwich, the tortilla of a taco.
        let isShell: Bool
        /// The dish is made of it, or called after it.
        let isOwn: Bool
        /// Dishes of its kind are filled with it.
        let isUsual: Bool
        /// What is as often eaten beside a dish: rice, beans, potatoes.
        let isSide: Bool
    }

    /// "lomo saltado, arroz, papas", "2 breakfast tacos, potato, egg and cheese, flour tortilla", "sushi roll with salmon and avocado": what is told of
    /// a dish by its parts is not eaten besides. Behind a comma it takes two of them, and more than what may stand beside it: "burrito, rice and beans".
    private func partsInside(_ host: Int, _ found: inout [Found]) {
        guard !found[host].isRemoved, !found[host].mention.negated, let dish = food(found[host]), Mentions.composedGroups.contains(dish.group),
            !isCollection(found[host])
        else { return }
        let (opening, parts) = parts(of: host, dish, found)
        guard let last = parts.last, !isBeside(last.place, found) else { return }
        var inside = parts.filter { $0.isShell || $0.isOwn || $0.isUsual }
        if opening == .with {
            // "lomo saltado with rice" is read by what it is made of; "soup with chicken" has more of it.
            let side = parts.firstIndex { $0.isSide && !$0.isShell } ?? parts.endIndex
            inside = parts[..<side].filter { $0.isShell || $0.isUsual && !isVegetable($0, found) || $0.isUsual && parts.count > 1 }
        } else if inside.count < 2 || inside.count * 2 < parts.count
            || !inside.contains(where: { !$0.isShell && !$0.isSide || $0.isOwn && Mentions.filledBy(dish) == nil })
        {
            inside = inside.filter(\.isShell)
        } else if inside.count * 3 >= parts.count * 2 {
            // "sancocho, pollo, yuca y plátano": so is the rest of them.
            inside += parts.filter { part in
                !inside.contains { $0.place == part.place } && !part.isSide
                    && food(found[part.place]).map { ["vegetable", "meat", "sausage"].contains($0.group) || Mentions.cookedFruit.contains($0.noun) }
                        ?? false
            }
        }
        for place in inside.map(\.place).sorted(by: >) {
            if place == host + 1 { found[host].tokens = found[host].tokens.lowerBound..<found[place].tokens.upperBound }
            found[host].holdsParts = true
            found.remove(at: place)
        }
    }

    private enum Opening { case with, mark }

    /// The parts that follow a dish without amounts of their own.
    private func parts(of host: Int, _ dish: Food, _ found: [Found]) -> (Opening, [Part]) {
        var opening = Opening.mark, parts: [Part] = []
        for place in (host + 1)..<found.count {
            let item = found[place], amount = item.mention.amount
            guard !item.isRemoved, !item.mention.negated, let food = food(item), !food.isDrink, !isExtra(item) else { break }
            let isShell = isShell(item, of: dish)
            guard amount.isEmpty || isShell && amount.unit == nil && amount == Amount(quantity: found[host].mention.amount.quantity ?? 1) else {
                break
            }
            let joint = placeless(behind(found[place - 1], before: item)).filter {
                !chart.lexicon.determiners.contains(chart.tokens[$0].text) && !(place == host + 1 && (isTime($0) || leadsToTime($0)))
            }.map { chart.tokens[$0] }
            let isWith = joint.count == 1 && (chart.lexicon.with.contains(joint[0]) || isShell && ["on", "in", "en"].contains(joint[0].word))
            if place == host + 1 {
                guard isWith || joint.count == 1 && [",", ":", "(", "-"].contains(joint[0].word) else { break }
                opening = isWith ? .with : .mark
            } else {
                guard isWith || joint.allSatisfy({ $0.word == "," || chart.lexicon.and.contains($0) }) else { break }
            }
            parts.append(
                Part(
                    place: place, isShell: isShell, isOwn: isOwn(item, food, of: dish),
                    isUsual: Mentions.fills(food, dish) || isFillingsByName(item, food, of: dish), isSide: Mentions.isSide(food)))
        }
        return (opening, parts)
    }

    /// "rice and beans on the side", "arroz y frijoles aparte".
    private func isBeside(_ place: Int, _ found: [Found]) -> Bool {
        let rest = chart.tokens[found[place].tokens.upperBound...].prefix(3).map(\.text)
        return ["on the side", "as a side", "as sides", "al lado", "aparte", "de acompanamiento", "de guarnicion"].contains {
            rest.joined(separator: " ").hasPrefix($0)
        }
    }

    private static let cookedFruit: Set<String> = ["avocado", "banana", "plantain"]

    private func isVegetable(_ part: Part, _ found: [Found]) -> Bool { food(found[part.place])?.group == "vegetable" }

    /// The dish is composed of it, or is called after it, or surely has some of it.
    private func isOwn(_ part: Found, _ food: Food, of dish: Food) -> Bool {
        if Mentions.holds(dish, food) { return true }
        guard !Mentions.isApart(food) else { return false }
        if isMadeWith(food, dish) || ["breakfast", "english", "irish", "scottish"].contains(Word.split(dish.noun).last) && isListed(part, of: dish),
            food.group != "bread" || dish.group == "sandwich"
        {
            return true
        }
        let called = Set(Word.split(dish.noun) + Word.split(dish.name))
        if Word.split(food.noun).allSatisfy(called.contains) || called.contains(food.group), food.group != "bread" { return true }
        // "cobb salad, chicken, bacon, egg": by what it has in it for those who may not eat it; of another meat it is not.
        guard ["salad", "sandwich", "breakfast"].contains(dish.group) || ["gyro", "doner kebab", "nachos", "pozole"].contains(dish.noun) else {
            return false
        }
        switch food.group {
        case "egg": return dish.contents?.has(.egg) == true
        case "fish": return dish.contents?.has(.fish) == true
        case "meat", "poultry", "sausage":
            return called.isDisjoint(with: Mentions.namedMeats) && (dish.contents?.has(.meat) == true || dish.contents?.has(.pork) == true)
        default: return false
        }
    }

    /// "tacos, potato egg and cheese", "club sandwich, bacon lettuce tomato": called as a sandwich is, and its filling here.
    private func isFillingsByName(_ part: Found, _ food: Food, of dish: Food) -> Bool {
        let name = words(part.tokens)
        return food.group == "sandwich" && name.count > 2 && !name.contains(where: ["sandwich", "blt", "bocadillo", "burger"].contains)
            && (dish.group == "sandwich" || Mentions.filledBy(dish) != nil)
    }

    /// What a dish is wrapped in or lies between.
    func isShell(_ part: Found, of dish: Food) -> Bool {
        guard let food = food(part), food.group == "bread", case let name = words(part.tokens), case let noun = Word.split(dish.noun) else {
            return false
        }
        if food.noun.hasSuffix("tortilla") { return !Mentions.wrapped.isDisjoint(with: noun) }
        guard name.count > 1 || name.allSatisfy(Mentions.loaves.contains), !name.contains(where: Mentions.ownBreads.contains),
            name.contains(where: { Mentions.loaves.contains($0) || ["bread", "pan"].contains($0) })
        else { return false }
        return dish.group == "sandwich" || !Mentions.between.isDisjoint(with: noun)
    }

    private static let wrapped: Set<String> = ["taco", "quesadilla", "burrito", "enchilada", "fajita", "flauta", "wrap", "tostada", "gringa"]
    private static let between: Set<String> = [
        "sandwich", "hamburger", "cheeseburger", "burger", "dog", "gyro", "kebab", "toast", "benedict", "choripan",
    ]
    private static let loaves: WordSet = [
        "sourdough", "rye", "ciabatta", "baguette", "brioche", "bun", "pita", "pitta", "focaccia", "multigrain", "wholemeal", "muffin",
    ]
    private static let ownBreads: WordSet = ["garlic", "ajo", "banana", "corn", "blueberry", "dulce", "pudding", "cinnamon"]
    static let namedMeats: Set<String> = [
        "chicken", "beef", "pork", "turkey", "ham", "lamb", "steak", "bacon", "sausage", "tuna", "salmon", "shrimp", "fish", "hamburger", "egg",
        "duck",
        "veal", "salami", "chorizo",
    ]

    /// What is as often eaten beside a dish as in it.
    private static func isSide(_ food: Food) -> Bool {
        ["grain", "legume", "salad", "bread", "snack"].contains(food.group)
            || Word.split(food.noun).contains { ["potato", "fry", "fries", "chip", "tostone", "plantain"].contains($0) }
    }

    /// A dish of its own among meats and vegetables.
    private static func isApart(_ food: Food) -> Bool {
        ["soup", "dish", "pizza", "dessert", "drink"].contains(food.group) || Word.split(food.noun).contains(where: apart.contains)
    }

    private static let apart: WordSet = [
        "wing", "nugget", "drumstick", "rib", "fries", "fry", "chip", "curtido", "coleslaw", "breaded", "lobster", "edamame", "raw",
    ]

    /// What dishes of a kind are filled with: words of their nouns, and groups of what is in them.
    private static let fillings: [String: WordSet] = {
        let meats: WordSet = ["meat", "poultry", "fish", "sausage", "vegetable", "cheese", "plant-based"]
        let all = meats.union(["egg", "legume"])
        let rows: [(String, WordSet)] = [
            ("taco quesadilla flauta taquito fajita gordita sope enchilada", all), ("burrito", all.union(["grain"])),
            ("empanada samosa pasty dumpling gyoza momo wonton potsticker pierogi pierogy tamale pupusa bao calzone", all),
            ("pizza flatbread", meats), ("sushi maki nigiri kimbap", ["fish", "vegetable", "grain"]),
            ("lasagna cannelloni ravioli tortellini", meats),
        ]
        return rows.reduce(into: [:]) { table, row in for word in Word.split(row.0) { table[word] = row.1 } }
    }()

    private static func filledBy(_ dish: Food) -> WordSet? {
        let name = Word.split(dish.noun)
        return name.last.flatMap { fillings[$0] } ?? name.first.flatMap { fillings[$0] } ?? Word.split(dish.name).first.flatMap { fillings[$0] }
    }

    /// Whether dishes of that kind are filled with it as a rule.
    private static func fills(_ food: Food, _ dish: Food) -> Bool {
        guard !isApart(food), let groups = filledBy(dish) else { return false }
        if food.noun.hasSuffix("cheese") || ["mozzarella", "oaxaca cheese", "queso fresco"].contains(food.noun) { return groups.contains("cheese") }
        if food.noun == "avocado" { return groups.contains("grain") }
        if food.noun == "pineapple" { return Word.split(dish.noun).last == "pizza" }
        return groups.contains(food.group)
    }

    /// "2 tacos, pollo, queso y salsa", "pizza: jamón y champiñones": of what is wrapped or topped, a list behind a mark tells what is in it.
    func opensFillings(_ head: [String], _ host: Found, _ part: Found) -> Bool {
        guard head.count == 1, words(host.tokens).count == 1, Mentions.listedFillings.contains(head[0]),
            [",", ":", "("].contains(said(behind(host, before: part))),
            let group = food(part)?.group
        else { return false }
        return ["meat", "poultry", "fish", "sausage", "dairy", "vegetable"].contains(group) && part.mention.amount.isEmpty
    }

    private static let listedFillings: WordSet = ["taco", "burrito", "quesadilla", "empanada", "pizza", "sandwich", "bocadillo", "wrap"]

    func isListed(_ part: Found, of dish: Food) -> Bool {
        guard let food = food(part), !food.isDrink else { return false }
        if Mentions.holds(dish, food) { return true }
        if Word.split(dish.noun).contains(where: ["thali", "bento"].contains) {
            return !["dessert", "sweet", "snack"].contains(food.group)
        }
        if dish.group == "breakfast" || Word.split(dish.noun).last == "breakfast" {
            return ["egg", "sausage", "meat", "legume", "bread", "vegetable", "potato"].contains(food.group)
        }
        return isMadeWith(food, dish)
    }

    /// Whether a dish is composed of it.
    private func isMadeWith(_ food: Food, _ dish: Food) -> Bool {
        let noun = Word.split(food.noun), isPlain = ["meat", "poultry", "legume", "vegetable"].contains(food.group)
        return resources.compositions[dish.id.code]?.contains { ingredient in
            let parts = Word.split(ingredient)
            // "frijoles" of what has black beans in it; broth and flour are none of what they are made of.
            return parts.allSatisfy(noun.contains)
                || isPlain && noun.allSatisfy(parts.contains) && !parts.contains { ["broth", "flour", "sauce", "fat", "juice", "oil"].contains($0) }
        } ?? false
    }

    private static let plates: WordSet = [
        "english", "irish", "scottish", "breakfast", "fry", "fryup", "up", "platter", "thali", "bento", "mezze", "ploughman", "bandeja", "slam",
    ]
}
