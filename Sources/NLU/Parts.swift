import Nutrition

/// A dish and what it is made of: "sashimi platter with 4 slices of tuna", "wrap (turkey, lettuce)", "smoothie (1 banana, 200 ml milk)".
extension Mentions {
    /// What a head and its parts come to: where the parts have amounts they are what was eaten, else the dish is.
    func headsAndParts(_ found: inout [Found]) {
        for place in found.indices.reversed() where place + 1 < found.count && !found[place].isRemoved && !found[place].mention.negated {
            let parts = listed(after: place, found)
            guard !parts.isEmpty else { continue }
            if isCooked(found[place]), let eaten = eatenOf(parts, food(found[place]), found) {
                named(place, by: parts, &found)
                found[place].mention.amount = eaten
                found.removeSubrange(parts)
                continue
            }
            if isMadeOf(parts, found[place], found) {
                found.remove(at: place)
                continue
            }
            if chart.lexicon.isSpanish, chart.tokens[found[place].tokens.upperBound].word == "(", let dish = food(found[place]), isMade(dish),
                parts.allSatisfy({ found[$0].mention.amount.isEmpty })
            {
                found.removeSubrange(parts)
                continue
            }
            guard !chart.lexicon.isSpanish || isCollection(found[place]) && chart.tokens[found[place].tokens.upperBound...].first?.word == ":" else {
                continue
            }
            let counted = parts.count { found[$0].mention.amount.quantity != nil || found[$0].mention.amount.unit != nil }
            let opens = chart.tokens[opening(after: place, found)].text
            if isCollection(found[place]) {
                if opens != ":", let dish = food(found[place]), dish.noun.hasPrefix("full "),
                    parts.count(where: { isListed(found[$0], of: dish) }) < 3
                {
                    // "full english with 2 eggs and 3 sausages": the plate, of which those are but some.
                    for part in parts.reversed() where isListed(found[part], of: dish) && !isExtra(found[part]) {
                        found.remove(at: part)
                    }
                    continue
                }
                guard counted > 0 || parts.count > 1 else { continue }
                // "sashimi platter with 4 slices of tuna": it is raw.
                if words(found[place].tokens).contains("sashimi") {
                    for part in parts where links.linker.isName(["raw"] + words(found[part].tokens)) {
                        found[part].mention.candidates = links.candidates(["raw"] + words(found[part].tokens))
                    }
                }
                // "roast beef dinner with potatoes and gravy": the roast itself is no part that was told.
                let roast = words(found[place].tokens).prefix { $0 != "with" }
                let meat = Array(roast.dropLast())
                if roast.first == "roast", roast.last == "dinner", links.linker.isName(meat) {
                    found[place].mention.candidates = links.candidates(meat)
                } else {
                    found.remove(at: place)
                }
            } else if opens == ":",
                counted > 1 && counted == parts.count && found[place].mention.amount.isEmpty
                    || counted > 1 && counted * 2 >= parts.count && parts.count > 2 && found[place].mention.amount.isEmpty
                        && food(found[place]).map(isMade) == true
                    || parts.count > 2 && food(found[place]).map { $0.noun == "garden salad" || $0.noun.hasPrefix("full ") } == true
            {
                found.remove(at: place)
            } else if opens != "(", isSum(found[place], of: parts, found) {
                found.remove(at: place)
            } else if opens == "(", let dish = food(found[place]), isMade(dish) {
                if counted * 2 > parts.count, found[place].mention.amount.unit == nil {
                    found.remove(at: place)
                } else if counted == 0 {
                    named(place, by: parts, &found)
                    found.removeSubrange(parts)
                }
            }
        }
    }

    /// "with an extra egg".
    func isExtra(_ part: Found) -> Bool { part.tokens.lowerBound > 0 && chart.tokens[part.tokens.lowerBound - 1].word == "extra" }

    /// What stands behind a head and the board it lies on: "cheese platter with", "yogurt bowl:".
    private func opening(after head: Int, _ found: [Found]) -> Int {
        var end = found[head].tokens.upperBound
        // "full irish this morning: 2 rashers, …": when it was.
        if let time = chart.times.first(where: { $0.tokens.lowerBound == end }), time.tokens.upperBound < chart.tokens.count,
            chart.tokens[time.tokens.upperBound].text == ":"
        {
            end = time.tokens.upperBound
        }
        guard end + 1 < chart.tokens.count else { return end }
        return isBoard(end) || chart.tokens[end].word == "bowl" && chart.tokens[end + 1].word == ":" ? end + 1 : end
    }

    /// The foods that are told after a head: in brackets, or after a colon, a comma or "with".
    private func listed(after head: Int, _ found: [Found]) -> Range<Int> {
        let none = head..<head
        var start = opening(after: head, found)
        guard start < chart.tokens.count else { return none }
        // "overnight oats 50 g oats 100 g yogurt": right behind it.
        let isBare = isMeasuredBehind(head, found)
        if isBare { start -= 1 }
        guard
            isBare || ["(", ":", ",", "-", "with", "of", "that", "had", "=", "con", "de"].contains(chart.tokens[start].word)
                || Mentions.making.contains(chart.tokens[start])
        else { return none }
        let isBracket = chart.tokens[start].word == "("
        var end = head + 1
        while end < found.count, !found[end].isRemoved {
            let from = end == head + 1 ? start + 1 : found[end - 1].tokens.upperBound
            let words = (from..<max(from, found[end].tokens.lowerBound)).map { chart.tokens[$0].text }
            let stops = isBracket ? words.contains(")") : words.contains { [".", ";", "!", "?", "(", ")", "then", "for", "i"].contains($0) }
            if stops { break }
            end += 1
        }
        return head + 1..<end
    }

    /// Whether two measured foods or more follow a dish without a word or mark between.
    private func isMeasuredBehind(_ head: Int, _ found: [Found]) -> Bool {
        guard !chart.lexicon.isSpanish, found[head].mention.amount.isEmpty else { return false }
        func starts(_ place: Int) -> Bool {
            place < found.count && found[place].amount?.tokens.lowerBound == found[place - 1].tokens.upperBound
                && found[place].mention.amount.quantity != nil
        }
        return starts(head + 1) && starts(head + 2)
    }

    /// "cheese board", "mezze platter", "thali": only what lies on it can be eaten.
    func isCollection(_ item: Found) -> Bool {
        let words = words(item.tokens)
        guard let last = words.last else { return false }
        if Mentions.roasts.contains(words.prefix { $0 != "with" }.joined(separator: " ")) { return !chart.lexicon.isSpanish }
        if Mentions.gathered.contains(last), item.tokens.upperBound < chart.tokens.count, isBoard(item.tokens.upperBound) { return true }
        if Mentions.collections.contains(last) || Mentions.collections.contains(words.joined(separator: " ")) { return true }
        return Mentions.boards.contains(last) && words.count > 1 && Mentions.gathered.contains(words[words.count - 2])
    }

    private func isBoard(_ place: Int) -> Bool { Mentions.boards.contains(chart.tokens[place].singularWord) }

    private func isMade(_ dish: Food) -> Bool {
        Mentions.made.contains(dish.group)
            || ["smoothie", "shake", "sandwich", "wrap", "salad", "bowl", "burrito", "omelet", "juice"].contains { word in
                Word.split(dish.noun).contains(word)
            }
    }

    /// "overnight oats made with 50 g oats and 150 ml milk", "sandwich con 2 rebanadas de pan": a dish is no more than what it was made of, where
    /// that is measured, or its base is.
    private func isMadeOf(_ parts: Range<Int>, _ head: Found, _ found: [Found]) -> Bool {
        let amount = head.mention.amount
        guard amount.unit == nil || amount.unit?.name == "serving", amount.quantity ?? 1 == 1, let dish = food(head) else { return false }
        let measured = parts.filter { found[$0].mention.amount.quantity != nil || found[$0].mention.amount.unit != nil }
        if Mentions.making.contains(chart.tokens[head.tokens.upperBound]), measured.count > 1, measured.count * 2 > parts.count { return true }
        if isCooked(head), !measured.isEmpty, isCookedOf(parts, dish, head, found) { return true }
        let noun = Word.split(dish.noun)
        // "potato salad, a handful of lettuce": leaves are beside what has a body of its own, and so is one thing alone behind a comma.
        let isBeside =
            noun.contains("salad") && chart.tokens[head.tokens.upperBound].word == ","
            && (parts.count == 1 || noun.contains(where: Mentions.bodies.contains))
        if isBeside { return false }
        let base = noun.reduce(into: WordSet([])) { $0 = $0.union(Mentions.bases[$1] ?? []) }
        // "burrito: tortilla, half a cup of beans, 2 eggs": told whole, its base too.
        let isWhole = [":", "("].contains(chart.tokens[head.tokens.upperBound].word) && !measured.isEmpty && parts.count > 2
        return (isWhole ? Array(parts) : measured).contains {
            // "una tostada con mantequilla y un pan": one whole bread is eaten beside it.
            if chart.lexicon.isSpanish, found[$0].mention.amount == Amount(quantity: 1), words(found[$0].tokens) == ["pan"] { return false }
            // "una tostada con mermelada y dos tostadas con queso": some more of it.
            if words(found[$0].tokens) == words(head.tokens) { return false }
            return food(found[$0]).map { Word.split($0.noun).contains(where: base.contains) } ?? false
        }
    }

    /// "I made a stew with 500 g of beef, 3 potatoes and 2 carrots", "hice un guiso con 500 g de carne y papas": what went into the pot.
    private func isCookedOf(_ parts: Range<Int>, _ dish: Food, _ head: Found, _ found: [Found]) -> Bool {
        let name = words(head.tokens)
        if name == ["tortilla"], chart.lexicon.isSpanish { return parts.contains { food(found[$0])?.group == "egg" } }
        // "sopa de fideos con 100 g de pollo" has noodles in it that are not told.
        let own = chart.lexicon.isSpanish ? name.dropFirst().filter { $0 != "de" } : Array(name.dropLast())
        guard own.allSatisfy({ word in parts.contains { words(found[$0].tokens).contains(word) } }), ["soup", "dish"].contains(dish.group),
            !name.contains(where: Mentions.onDough.contains)
        else { return false }
        let raw = parts.filter { food(found[$0]).map { Mentions.ingredients.contains($0.group) } ?? false }
        let isWeighed = raw.contains { found[$0].mention.amount.unit?.grams != nil }
        return !parts.contains { food(found[$0])?.isDrink == true && found[$0].mention.amount.unit?.grams == nil }
            && (isWeighed || raw.count > 1 && raw.contains { found[$0].mention.amount.quantity != nil })
    }

    /// "… and had a bowl", "…, comí dos platos", "…, ate 3": how much of what was cooked with measured parts was eaten.
    private func eatenOf(_ parts: Range<Int>, _ dish: Food?, _ found: [Found]) -> Amount? {
        guard let last = parts.last, let dish, dish.group != "bread",
            parts.contains(where: { found[$0].mention.amount.unit?.grams != nil || found[$0].mention.amount.quantity ?? 0 > 1 }),
            let verb = chart.tokens.indices.dropFirst(found[last].tokens.upperBound).prefix(6).first(where: {
                Company.eating.contains(chart.tokens[$0])
            }),
            let span = chart.amounts.first(where: { $0.tokens.lowerBound > verb }), span.tokens.lowerBound <= verb + 2,
            span.tokens.upperBound == chart.tokens.count || chart.tokens[span.tokens.upperBound].kind == .mark
                || ["of", "for", "de", "today", "hoy"].contains(chart.tokens[span.tokens.upperBound].word),
            found.count == parts.upperBound, let quantity = span.amount.quantity ?? span.unit.map({ _ in 1 }), quantity >= 1
        else { return nil }
        if let unit = span.amount.unit { return Mentions.servedIn.contains(unit.name) ? span.amount : nil }
        return ["soup", "dish"].contains(dish.group) ? nil : Amount(quantity: quantity)
    }

    private static let servedIn: Set<String> = ["bowl", "plate", "serving", "slice", "piece", "cup", "portion"]

    /// Whether what stands before a food says that it was made: "made a", "hice una".
    private func isCooked(_ head: Found) -> Bool {
        var place = min(head.tokens.lowerBound, head.amount?.tokens.lowerBound ?? head.tokens.lowerBound) - 1
        while place > 0,
            chart.lexicon.determiners.contains(chart.tokens[place].text)
                || ["big", "pot", "of", "batch", "gran", "olla", "de"].contains(chart.tokens[place].word)
        {
            place -= 1
        }
        return place >= 0 && Mentions.cooking.contains(chart.tokens[place])
    }

    private static let cooking: WordSet = [
        "made", "cooked", "prepared", "fixed", "whipped", "hice", "hicimos", "preparé", "preparamos", "cociné", "cocinamos",
    ]
    /// Groups of what goes into a pot.
    private static let ingredients: WordSet = [
        "meat", "poultry", "fish", "vegetable", "legume", "dairy", "fat", "spice", "egg", "sausage", "nut", "fruit",
    ]
    private static let onDough: WordSet = ["pizza", "burrito", "taco", "quesadilla", "wrap", "empanada", "enchilada", "fajita", "pie", "arepa"]

    /// What a dish is made on, by words of its noun.
    private static let bases: [String: WordSet] = {
        let bread: WordSet = ["bread", "baguette", "roll", "bun", "toast", "bagel", "ciabatta", "pita"]
        let eggs: WordSet = ["egg", "white"]
        return [
            "sandwich": bread, "toastie": bread, "sub": bread, "toast": bread, "hamburger": ["bun", "patty"], "cheeseburger": ["bun", "patty"],
            "wrap": ["tortilla", "wrap"], "burrito": ["tortilla"], "taco": ["tortilla"], "quesadilla": ["tortilla"], "omelet": eggs,
            "frittata": eggs, "oatmeal": ["oat", "oats"], "overnight": ["oat", "oats"], "parfait": ["yogurt"], "pancake": ["flour", "mix"],
            "waffle": ["flour", "mix"], "crepe": ["flour"], "arepa": ["flour"], "pasta": ["pasta", "spaghetti"],
            "salad": ["lettuce", "spinach", "arugula", "kale", "romaine"], "chia": ["chia"], "smoothie": ["banana", "berry", "milk", "yogurt"],
        ]
    }()

    /// What a salad without leaves is made of.
    private static let bodies: Set<String> = [
        "potato", "egg", "pasta", "macaroni", "fruit", "rice", "bean", "seaweed", "carrot", "beet", "corn", "couscous", "lentil", "coleslaw",
        "cucumber", "orzo", "russian",
    ]

    private static let making: WordSet = [
        "made", "using", "hecho", "hecha", "hechos", "hechas", "preparado", "preparada", "preparados", "preparadas",
    ]

    /// "omelette (spinach, feta)" is the spinach and feta omelette, where there is one.
    private func named(_ place: Int, by parts: Range<Int>, _ found: inout [Found]) {
        let own = words(found[place].tokens)
        let names = parts.map { words(found[$0].tokens) }
        var tried: [[String]] = []
        if names.count > 1 { tried += [names[0] + ["and"] + names[1] + own, names[1] + ["and"] + names[0] + own] }
        tried += names.map { $0 + own }
        guard let name = tried.first(where: links.linker.isName) else { return }
        found[place].mention.candidates = links.candidates(name)
    }

    /// "smoothie with 1 cup spinach, half a banana": nothing but its parts, where most of them are measured; an omelette where its eggs are.
    private func isSum(_ head: Found, of parts: Range<Int>, _ found: [Found]) -> Bool {
        let name = words(head.tokens), amount = head.mention.amount
        if name == ["stir", "fries"] || name.count == 1 && ["curry", "stew", "casserole", "soup", "chili"].contains(name[0]) {
            let measured = parts.filter { found[$0].mention.amount.unit != nil }
            return amount.unit == nil && measured.count > 2
        }
        if chart.tokens[opening(after: found.firstIndex { $0.tokens == head.tokens } ?? 0, found)].word == ":", parts.count > 1, amount.isEmpty,
            ["shake", "smoothie", "batido", "licuado"].contains(where: name.contains)
        {
            return true
        }
        guard name.count == 1 || name.count == 2 && ["protein", "fruit", "green", "mixed", "homemade", "side", "breakfast"].contains(name[0]),
            let last = name.last, amount.unit == nil, amount.quantity ?? 1 == 1
        else { return false }
        let measured = parts.filter { found[$0].mention.amount.quantity != nil || found[$0].mention.amount.unit != nil }
        if ["omelette", "omelet", "scramble", "frittata"].contains(last) {
            return measured.contains { words(found[$0].tokens).contains { ["egg", "white"].contains($0) } }
        }
        guard Mentions.sums.contains(last) else { return false }
        // "a salad, a thigh and a wing": each is named as the salad is.
        func isArticle(_ part: Found) -> Bool {
            part.mention.amount == Amount(quantity: 1)
                && part.amount.map { chart.lexicon.articles.contains(chart.tokens[$0.tokens.lowerBound]) } ?? false
        }
        if last == "salad", let sum = isSalad(of: parts, end(of: head), found) { return sum }
        if isArticle(head) || last == "salad", measured.allSatisfy({ isArticle(found[$0]) }) { return false }
        // "a protein shake, a cava bowl, and a handful of trail mix": more that was had.
        if ["smoothie", "shake"].contains(last), end(of: head) == ",", !parts.allSatisfy({ isBlended(found[$0]) }) { return false }
        return measured.count > 1 && measured.count * 2 > parts.count
    }

    /// "salad, 1 egg, one apple and milk" is a salad and more; "a salad, lettuce tomato and olive oil" is told by what is in it. Nil where the amounts tell.
    private func isSalad(of parts: Range<Int>, _ mark: String, _ found: [Found]) -> Bool? {
        guard mark == ",", !chart.lexicon.isSpanish else { return nil }
        let groups = parts.compactMap { food(found[$0])?.group }
        if !groups.contains("vegetable") || groups.contains(where: ["drink", "alcohol", "bread", "dessert", "soup"].contains) { return false }
        let opensGreen = parts.first.map { words(found[$0].tokens).contains(where: Mentions.greens.contains) } ?? false
        return opensGreen && parts.count > 2 ? true : nil
    }

    private static let greens: WordSet = [
        "lettuce", "spinach", "arugula", "rocket", "kale", "romaine", "greens", "green", "leaf", "leave", "cabbage",
    ]

    private func end(of head: Found) -> String { head.tokens.upperBound < chart.tokens.count ? chart.tokens[head.tokens.upperBound].text : "" }

    private static let sums: WordSet = ["smoothie", "shake", "salad", "bowl", "stirfry", "parfait", "juice"]
    private static let made: WordSet = ["sandwich", "pizza", "dish", "fastfood", "soup", "salad"]
    private static let boards: WordSet = ["platter", "board", "plate", "box", "selection", "assortment", "sampler", "tray", "spread", "basket"]
    private static let gathered: WordSet = [
        "sashimi", "sushi", "nigiri", "cheese", "fruit", "vegetable", "veggie", "veg", "crudite", "seafood", "charcuterie", "meat", "mezze", "meze",
        "antipasto", "antipasti", "snack", "breakfast", "lunch", "dinner", "bento", "tapas", "tapa", "dessert", "appetizer", "party", "mixed", "cut",
        "deli", "shellfish", "pastry", "tasting", "starter", "grazing", "brunch",
    ]
    /// Whole plates that are often told by what is on them.
    private static let roasts: WordSet = [
        "roast dinner", "sunday roast", "sunday dinner", "christmas dinner", "thanksgiving dinner", "fries up", "cooked breakfast", "full breakfast",
        "full english breakfast", "english breakfast", "full irish", "roast beef dinner", "roast chicken dinner", "roast turkey dinner",
        "roast lamb dinner", "roast pork dinner",
    ]
    private static let collections: WordSet = [
        "charcuterie", "thali", "mezze", "meze", "antipasto", "antipasti", "tapas", "tapa", "bento", "smorgasbord", "crudites", "full english",
        "picada", "tabla", "picoteo",
    ]
}
