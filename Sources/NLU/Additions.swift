import Nutrition

/// What belongs to another food of the message: milk in coffee, the ham of an omelette, the bread of a sandwich.
extension Mentions {
    /// Milk in coffee, butter on toast: the usual amount is that of the company.
    func companions(_ found: inout [Found]) {
        var host: Int?
        for place in found.indices.dropFirst() {
            let words = behind(found[place - 1], before: found[place]).map { chart.tokens[$0].text }
            if words.contains("with") || words.contains("con") || words.contains("topped") || words.contains("w") {
                host = found[..<place].lastIndex { !$0.isRemoved } ?? place - 1
            } else if found[place - 1].holdsParts || namesFilling(found[place - 1]), words.count == 1,
                chart.lexicon.and.contains(words[0]) || words[0] == ","
            {
                host = place - 1
            } else if words.contains("on") || words.contains("in") || words.contains("over") {
                pair(addition: place - 1, host: place, &found)
                host = nil
                continue
            } else if words.isEmpty {
                // "a sandwich with lettuce tomato and mayo".
                if let host, pair(addition: place, host: host, &found) { continue }
                // "pb toast", "cheerios milk": side by side.
                if !pair(addition: place - 1, host: place, &found, of: ["bread"]) { pair(addition: place, host: place - 1, &found, of: ["cereal"]) }
                host = nil
                continue
            } else if host == nil, words == [","] {
                // "weetabix, banana, milk": the milk is on the cereal, whatever else is.
                if let added = food(found[place]), added.noun.contains("milk") || added.noun.contains("yogurt") {
                    let cereal = found[..<place].lastIndex { food($0)?.group != "fruit" } ?? place - 1
                    pair(addition: place, host: cereal, &found, of: ["cereal"])
                }
                continue
            } else if host == nil, words.count == 1, chart.lexicon.and.contains(words[0]), let under = food(found[place - 1]), !under.isDrink {
                // "bread and butter", "cheerios and milk": company all the same, where the table knows it.
                pair(addition: place, host: place - 1, &found)
                continue
            } else if !(words.count == 1 && (chart.lexicon.and.contains(words[0]) || words[0] == ",")) {
                host = nil
            }
            if let host { pair(addition: place, host: host, &found) }
        }
    }

    /// "hamburguesa con queso, lechuga y tomate": a list of what is in it has begun within its name.
    private func namesFilling(_ item: Found) -> Bool {
        item.tokens.contains { ["con", "with"].contains(chart.tokens[$0].word) } && ["sandwich", "fastfood"].contains(food(item)?.group ?? "")
    }

    /// What stands between two foods but for their amounts: "fajitas 3 with chicken", "2 slices of bread, 3 slices of turkey, lettuce".
    func behind(_ item: Found, before next: Found) -> Range<Int> {
        let end = item.tokens.upperBound, start = next.tokens.lowerBound
        let tail =
            item.amount.map {
                (end...end + 1).contains($0.tokens.lowerBound) && ($0.tokens.lowerBound == end || isMark(end)) ? $0.tokens.upperBound : end
            }
            ?? end
        let lead = next.amount.map { $0.tokens.upperBound <= start && $0.tokens.lowerBound >= tail ? $0.tokens.lowerBound : start } ?? start
        return tail..<max(tail, lead)
    }

    func between(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> { first.upperBound..<max(second.lowerBound, first.upperBound) }

    @discardableResult
    private func pair(addition: Int, host: Int, _ found: inout [Found], of groups: WordSet? = nil) -> Bool {
        guard let added = food(found[addition]), let under = food(found[host]), groups?.contains(under.group) != false,
            var usual = resources.companions.amount(of: added, with: under)
        else { return false }
        let own = found[addition].mention.amount
        // "coffee with 2 milk and 2 sugars": so many splashes, and no cups.
        if let count = own.quantity, own == Amount(quantity: count), count <= 6, under.isDrink, usual.unit == Unit("tbsp") {
            found[addition].mention.amount.unit = usual.unit
            return true
        }
        guard own.isEmpty else { return false }
        // "2 coffees with oat milk": a splash for each.
        let amount = found[host].mention.amount
        let vessel = amount.unit?.name ?? under.each ?? ""
        if let count = amount.quantity, count > 1, count <= 12, count == count.rounded(), Mentions.vessels.contains(vessel) {
            usual.quantity = (usual.quantity ?? 1) * count
        }
        found[addition].mention.usual = usual
        return true
    }

    /// Measures each of which has its own addition.
    private static let vessels: WordSet = ["cup", "mug", "glass", "slice", "bowl", "sandwich", "burger", "hot dog"]

    /// In place, so that of what was found only the reference is copied.
    @inline(__always)
    func food(_ found: Found) -> Food? { found.mention.best.flatMap(links.food) }

    // MARK: Dishes by their parts

    /// "omelette with cheese and ham" is the ham and cheese omelette; the lettuce of a salad and the rye of a sandwich are in them.
    func dishesByParts(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        partsOfNames(&found)
        var place = 0
        while place + 1 < found.count {
            if dishFirst(place, &found) { continue }
            let isBowl = food(found[place]).flatMap(Mentions.holding) != nil
            if isBowl ? merge(place, &found) || holdParts(place, &found) : absorb(place, &found) || merge(place, &found) { continue }
            place += 1
        }
    }

    private static let dishGroups: WordSet = ["sandwich", "pizza", "dish", "fastfood", "soup", "egg", "salad"]

    /// The additions that follow a dish after "with", without amounts of their own.
    private func parts(of host: Int, _ found: [Found]) -> [Int] {
        var out: [Int] = []
        for place in (host + 1)..<found.count {
            // "a wrap for lunch, chicken and bacon".
            let words = behind(found[place - 1], before: found[place]).filter { place > host + 1 || !tellsMeal($0) }
                .map { chart.tokens[$0].text }
            guard found[place].mention.amount.isEmpty, !found[place].isRemoved, !found[place].mention.negated else { break }
            let joins =
                place == host + 1 && !found[host].holdsParts
                ? [["with"], ["w"], [","], [":"]].contains(words) : words.allSatisfy { chart.lexicon.and.contains($0) || $0 == "," }
            guard joins else { break }
            out.append(place)
        }
        return out
    }

    /// "for lunch", "at dinner"; "sandwich at 1, steak at 7" are two.
    private func tellsMeal(_ place: Int) -> Bool {
        let meal = ["for", "at"].contains(chart.tokens[place].word) ? place + 1 : place
        guard meal < chart.tokens.count, chart.classes[meal] == Chart.Class.meal.rawValue else { return false }
        return chart.times.count(where: { $0.kind == .meal || $0.kind == .time }) == 1
    }

    private func merge(_ host: Int, _ found: inout [Found]) -> Bool {
        guard !found[host].isRemoved, let dish = food(found[host]), Mentions.dishGroups.contains(dish.group) else { return false }
        let parts = parts(of: host, found)
        // "sunday roast with beef, potatoes and carrots" is told by what was on the plate.
        guard !parts.isEmpty, parts.count < 2 || !isCollection(found[host]) else { return false }
        // "a sandwich, turkey and cheese": after a mark all that follows is what it was.
        let isListed = between(found[host].tokens, found[parts[0]].tokens).contains { chart.tokens[$0].kind == .mark }
        guard !isListed || parts.count <= 2 && !["egg", "soup"].contains(dish.group) else { return false }
        let named = found[host].mention.amount.unit?.name == "egg" ? Word.split(dish.noun) : words(found[host].tokens)
        for count in (isListed ? parts.count...parts.count : 1...min(parts.count, 2)).reversed() {
            let first = words(found[parts[0]].tokens), second = count == 2 ? words(found[parts[1]].tokens) : []
            var names = count == 2 ? [first + ["and"] + second + named, second + ["and"] + first + named, first + second + named] : []
            if count == 1, dish.group != "salad" || named.count > 1 { names.append(first + named) }
            // "sandwich, chips and an apple": crisps, and no butty.
            if isListed, first.last == "chip" { return false }
            // "a sarnie, cheese and pickle".
            if isListed, named.count == 1, dish.group == "sandwich" {
                names += (count == 2 ? [first + ["and"] + second, second + ["and"] + first] : [first]).map { $0 + Word.split(dish.noun) }
            }
            // "sub with roasted chicken" is the chicken sub.
            if count == 1, dish.group == "sandwich", first.count == 2, Mentions.cooked.contains(first[0]) { names.append([first[1]] + named) }
            // "poke bowl with ahi tuna" is the tuna one.
            if count == 1, first.count == 2, Mentions.holding(dish) != nil { names.append([first[1]] + named) }
            if count == 1, Mentions.holding(dish) != nil { names.append(first + Word.split(dish.noun)) }
            // "bowl with steak"; "chicken bowl with rice" is no rice bowl.
            if count == 1, let kind = food(found[parts[0]])?.group, Mentions.holding(dish) != nil,
                named.count == 1 || !["grain", "legume"].contains(kind)
            {
                names.append(first + named.suffix(1))
            }
            let listed = count == 2 ? first + ["and"] + second : first
            names += [named + ["with"] + listed, named + ["and"] + listed]
            guard let name = names.first(where: links.linker.isName), let best = links.candidates(name).first,
                let whole = links.food(best), Mentions.dishGroups.contains(whole.group)
            else { continue }
            let tokens = found[host].tokens.lowerBound..<found[parts[count - 1]].tokens.upperBound
            found[host].tokens = tokens
            found[host].mention.said = said(tokens)
            found[host].mention.candidates = links.candidates(name)
            found[host].holdsParts = true
            found.removeSubrange(parts[0]...parts[count - 1])
            return true
        }
        return false
    }

    /// "burrito bowl with chicken, brown rice and corn": what such a dish is filled with is in it, and what goes on top is not.
    private func holdParts(_ host: Int, _ found: inout [Found]) -> Bool {
        guard !found[host].isRemoved, let dish = food(found[host]), Mentions.holding(dish) != nil else { return false }
        let end = found[host].tokens.upperBound
        guard
            found[host].holdsParts
                || end < chart.tokens.count
                    && (chart.tokens[end].kind == .word || chart.tokens[end].word == ":" || words(found[host].tokens).contains("with"))
        else {
            return false
        }
        let told = parts(of: host, found)
        // "stir fry with rice and edamame": what follows a side is one too.
        let side = told.firstIndex { place in food(found[place]).map { $0.group == "grain" && !Mentions.holds(dish, $0) } ?? false }
        let inside = told[..<(side ?? told.endIndex)].filter { place in food(found[place]).map { Mentions.holds(dish, $0) } ?? false }
        guard !inside.isEmpty else { return false }
        found[host].holdsParts = true
        meatless(host, told, &found)
        for place in inside.reversed() { found.remove(at: place) }
        return true
    }

    /// "burrito bowl with black beans, rice and guac": told by what is in it, and no meat among that.
    func meatless(_ host: Int, _ parts: [Int], _ found: inout [Found]) {
        let own = words(found[host].tokens), foods = parts.compactMap { food(found[$0]) }
        guard parts.count > 1, let dish = food(found[host]), dish.contents?.has(.meat) == true || dish.contents?.has(.fish) == true,
            foods.contains(where: { ["legume", "plant-based"].contains($0.group) }),
            !foods.contains(where: { ["meat", "poultry", "fish", "sausage", "dish"].contains($0.group) }),
            own.allSatisfy({ !Mentions.namedMeats.contains($0) })
        else { return }
        for kind in ["veggie", "tofu"] {
            let name = [kind] + own.suffix(2)
            if links.linker.isName(name) { found[host].mention.candidates = links.candidates(name); return }
        }
    }

    /// The groups of what a dish is filled with, whatever it is called by: a bowl, a stir fry, fajitas; nil for other dishes.
    private static func holding(_ dish: Food) -> WordSet? {
        let noun = Word.split(dish.noun)
        if noun.last == "plate" || noun.last == "box" { return bowled }
        if noun.last == "bowl", !noun.contains(where: ["acai", "smoothie", "fruit", "granola", "yogurt", "oatmeal"].contains) { return bowled }
        if noun.last.map(["pho", "bibimbap", "ramen", "laksa", "udon"].contains) == true { return tossed }
        if noun.suffix(2) == ["stir", "fries"] || ["fajita", "taco"].contains(noun.last) { return tossed }
        return noun.last == "burrito" ? wrappedIn : nil
    }

    /// Whether a dish of that kind has such a food in it as a rule, so that telling it says nothing new.
    static func holds(_ dish: Food, _ part: Food) -> Bool {
        let own = madeOf[dish.noun] ?? Word.split(dish.noun).last.flatMap { madeOf[$0] }
        return holding(dish)?.contains(part.group) == true || own?.contains(part.noun) == true
    }

    private static let bowled: WordSet = ["meat", "poultry", "fish", "grain", "legume", "vegetable", "plant-based", "egg"]
    private static let tossed: WordSet = ["meat", "poultry", "fish", "vegetable", "plant-based"]
    private static let wrappedIn: WordSet = ["meat", "poultry", "fish", "grain", "legume", "vegetable", "egg", "sausage"]

    /// Takes in the next food where the dish has it already.
    private func absorb(_ host: Int, _ found: inout [Found]) -> Bool {
        let next = found[host + 1]
        guard next.mention.amount.isEmpty, !next.isRemoved, let dish = food(found[host]), let part = food(next) else { return false }
        let words = between(found[host].tokens, next.tokens).map { chart.tokens[$0].text }
        // "egg salad on rye" is a sandwich of it; on toast it lies on one slice.
        let sandwich = self.words(found[host].tokens) + ["sandwich"]
        if part.group == "bread", words == ["on"], found[host].mention.amount.isEmpty, self.words(next.tokens).last != "toast",
            ["salad", "meat", "poultry", "fish", "sausage"].contains(dish.group), links.linker.isName(sandwich)
        {
            found[host].tokens = found[host].tokens.lowerBound..<next.tokens.upperBound
            found[host].mention.candidates = links.candidates(sandwich)
            found.remove(at: host + 1)
            return true
        }
        let isLoaf =
            part.group == "bread" || part.group == "pastry" && ["bun", "brioche", "croissant", "roll"].contains(self.words(next.tokens).last)
        let own = self.words(found[host].tokens)
        let isFilled =
            dish.group == "sandwich" || own.contains("sandwich")
            || own.last.map(["burger", "hamburger", "cheeseburger", "mcmuffin"].contains) == true
        let isBread =
            isFilled && isLoaf
            && ([["on"], ["on", "a"], ["on", "an"], ["in", "a"], ["with", "a"]].contains(words) || words.isEmpty && own.contains("on"))
        let isPart =
            Mentions.madeOf[dish.noun]?.contains(part.noun) == true
            && (words == ["with"] || (found[host].holdsParts && words.allSatisfy { chart.lexicon.and.contains($0) || $0 == "," }))
        // "chocolate cake with vanilla frosting".
        let isIcing = dish.group == "dessert" && words == ["with"] && ["frosting", "icing"].contains(chart.tokens[next.tokens.upperBound - 1].word)
        guard isBread || isPart || isIcing else { return false }
        found[host].tokens = found[host].tokens.lowerBound..<next.tokens.upperBound
        found[host].holdsParts = isPart
        found.remove(at: host + 1)
        return true
    }

    /// What a garden salad is made of.
    static let saladParts: WordSet = [
        "lettuce", "tomato", "cherry tomato", "cucumber", "carrot", "onion", "red onion", "radish", "romaine lettuce", "iceberg lettuce", "celery",
    ]

    /// "guiso de lentejas con chorizo", "burrito with beans": what the chosen dish is called by is no food besides.
    func alreadyInside(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() {
            let part = found[place]
            guard part.mention.amount.isEmpty, !part.isRemoved, !part.mention.negated, let dish = food(found[place - 1]),
                Mentions.dishGroups.contains(dish.group), ["with", "w", "con", "over"].contains(said(behind(found[place - 1], before: part))),
                // "sunday roast with beef, potatoes and gravy": all of it lies on the plate.
                place + 1 == found.count || !isCollection(found[place - 1])
            else { continue }
            let named = Set(Word.split(chart.lexicon.isSpanish ? dish.nameES ?? dish.noun : dish.noun + " " + dish.name))
            // "curry with rice" has its rice, basmati or not; a salad "no dressing" has none of it.
            let name = words(part.tokens), head = chart.lexicon.isSpanish ? name.first : name.last
            guard name.allSatisfy(named.contains) || head == "rice" || head == "arroz", let head, named.contains(head),
                !dish.name.lowercased().hasSuffix("no \(head)")
            else { continue }
            found[place - 1].tokens = found[place - 1].tokens.lowerBound..<part.tokens.upperBound
            found.remove(at: place)
        }
    }

    // MARK: What the company tells of a word

    /// "fish and chips", "burger and chips": chips with a hot dish are fried potatoes, with a sandwich or a dip crisps.
    func friedPotatoes(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        for place in found.indices where words(found[place].tokens) == ["chip"] {
            let unit = found[place].mention.amount.unit?.name
            if found.indices.contains(where: { abs($0 - place) == 1 && !Set(words(found[$0].tokens)).isDisjoint(with: Mentions.dips) }) {
                found[place].mention.candidates = links.candidates(["tortilla", "chip"])
                continue
            }
            let isFromChippy = chart.tokens.contains {
                ["chippy", "chinese", "takeaway", "kebab", "maccas", "mcdonalds", "kfc", "nandos", "oporto", "jacks"].contains($0.word)
            }
            // "a pb&j, chips, and a hamburger with fries": nobody has both.
            guard !found.contains(where: { words($0.tokens).last.map(["fry", "fries"].contains) == true }) else { continue }
            guard unit == "serving" || unit == "plate" || isFromChippy || found.indices.contains(where: { $0 != place && isHotDish(found[$0]) })
            else { continue }
            guard !["bag", "packet", "oz", "handful"].contains(unit) else { continue }
            found[place].mention.candidates = links.candidates(["french", "fries"])
        }
    }

    /// "a large double double": in a size, or beside what goes with coffee, it is no burger.
    func doubleDoubles(_ found: inout [Found]) {
        for place in found.indices where found[place].tokens.count > 1 && words(found[place].tokens) == ["double", "double"] {
            guard
                found[place].mention.amount.size != nil
                    || chart.said.contains(where: { ["timbits", "tims", "tim", "donut", "coffee"].contains($0) })
            else { continue }
            found[place].mention.candidates = links.candidates(["double", "double", "coffee"])
        }
    }

    private func isHotDish(_ found: Found) -> Bool {
        guard let food = food(found) else { return false }
        let words = Set(words(found.tokens)).union(Word.split(food.noun))
        return food.group == "fish" && !words.contains("tuna") || !words.isDisjoint(with: Mentions.chipShop)
    }

    /// What crisps of maize go into.
    private static let dips: WordSet = ["salsa", "guacamole", "guac", "queso", "pico"]
    private static let chipShop: WordSet = [
        "fish", "burger", "cheeseburger", "hamburger", "doner", "shawarma", "gyro", "parmi", "parma", "parm", "parmesan", "parmigiana", "cod",
        "haddock", "scampi", "pea", "gravy", "mash", "kiev", "steak", "pie", "gammon",
        "sausage", "egg", "bean", "lasagna", "lasagne", "curry", "parmo", "saveloy",
        "kebab", "nugget", "schnitzel", "schnitty", "parmy", "ribs", "goujon", "pasty", "battered", "lamb", "chop", "omelet", "omelette",
    ]

    /// "sauteed mushrooms and onions": how the first was cooked holds for the second vegetable too.
    func preparations(_ found: inout [Found]) {
        for place in found.indices.dropFirst() {
            let first = words(found[place - 1].tokens), second = words(found[place].tokens)
            guard first.count > 1, Mentions.cooked.contains(first[0]), !Mentions.cooked.contains(second[0]),
                between(found[place - 1].tokens, found[place].tokens).map({ chart.tokens[$0].text }) == ["and"],
                food(found[place - 1])?.group == "vegetable", food(found[place])?.group == "vegetable",
                links.linker.isName([first[0]] + second)
            else { continue }
            found[place].mention.candidates = links.candidates([first[0]] + second)
        }
    }

    private static let cooked: WordSet = [
        "sauteed", "fried", "roasted", "roast", "grilled", "steamed", "boiled", "caramelized", "pickled", "raw",
    ]
}
