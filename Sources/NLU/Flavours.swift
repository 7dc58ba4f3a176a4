import Nutrition

/// What names a flavour behind a food, or what it was put on, and no food of its own.
extension Mentions {
    /// "latte with oat milk", "grande macchiato, skim milk": which it was made with, and no glass of milk beside it.
    func milks(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        for place in found.indices.dropFirst().reversed() {
            let host = words(found[place - 1].tokens), said = words(found[place].tokens)
            // "flat white with oat".
            let milk = said.count == 1 && ["oat", "almond", "soy", "coconut", "skim"].contains(said[0]) ? said + ["milk"] : said
            // "iced caramel macchiato with oat milk, grande": the size is the drink's.
            let amount = found[place].mention.amount
            guard milk.last == "milk", amount.quantity == nil, amount.unit == nil, !found[place].isRemoved, let last = host.last,
                Mentions.milkDrinks.contains(last) || host.suffix(2) == ["hot", "chocolate"] || host.suffix(2) == ["flat", "white"],
                between(found[place - 1].tokens, found[place].tokens).allSatisfy({
                    Mentions.beforeMilk.contains(chart.tokens[$0]) || chart.classes[$0] == Chart.Class.size.rawValue
                })
            else { continue }
            let iced = host[0] == "iced" ? [["iced"] + milk + host.dropFirst(), ["iced"] + milk + [last]] : []
            // "chai latte with soy milk" is no coffee.
            let isCoffee = !host.contains(where: ["chai", "matcha", "tea", "turmeric", "golden", "pumpkin", "caramel", "gingerbread"].contains)
            let names =
                iced.prefix(isCoffee ? 2 : 1) + [milk + host, milk.dropLast() + host, host + milk.dropLast() + ["latte"]]
                + (isCoffee ? [milk + [last], milk.dropLast() + [last]] : [])
            let name = names.first(where: links.linker.isName)
            // "matcha with oat milk": where it is made without, the milk is drunk besides.
            guard name != nil || host.count > 1 || isCoffee else { continue }
            if let name { found[place - 1].mention.candidates = links.candidates(name) }
            if found[place - 1].mention.amount.size == nil { found[place - 1].mention.amount.size = amount.size }
            found.remove(at: place)
        }
    }

    /// "capuchino sin azúcar con leche deslactosada": which milk is in it, and no glass beside it.
    func milksInSpanish(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() {
            guard let before = found[..<place].lastIndex(where: { !$0.isRemoved }) else { continue }
            let host = words(found[before].tokens), milk = words(found[place].tokens)
            guard milk.first == "leche", milk.count > 1, found[place].mention.amount.isEmpty, !found[place].isRemoved,
                host.contains(where: Mentions.milkDrinksInSpanish.contains),
                between(found[place - 1].tokens, found[place].tokens).last.map({ ["con", ","].contains(chart.tokens[$0].word) }) == true
            else { continue }
            let names = [host, host.filter(Mentions.milkDrinksInSpanish.contains)].map { $0 + ["con"] + milk }
            if let name = names.first(where: links.linker.isName) { found[before].mention.candidates = links.candidates(name) }
            found.remove(at: place)
        }
    }

    /// Between a coffee and its milk, shops among them.
    private static let beforeMilk: WordSet = [
        ",", "with", "w", "on", "made", "using", "but", "from", "starbucks", "costa", "dunkin", "dunkins", "nero", "pret", "mcdonalds", "tims",
        "greggs",
    ]

    private static let milkDrinksInSpanish: WordSet = [
        "capuchino", "capuccino", "cappuccino", "latte", "macchiato", "moca", "moka", "cortado", "frappe", "frapuchino", "frappuccino",
        "white",
    ]

    /// "gatorade sabor limón", "2 yogures, sabor a fresa": a flavour, and no fruit beside.
    func flavoursInSpanish(_ found: inout [Found]) {
        for lead in chart.tokens.indices.dropFirst().reversed() where chart.tokens[lead].word == "sabor" {
            guard let host = found.lastIndex(where: { $0.tokens.upperBound <= lead }), !found[host].isRemoved,
                found[host].tokens.upperBound == lead
                    || found[host].tokens.upperBound == lead - 1 && [",", "con"].contains(chart.tokens[lead - 1].word)
            else { continue }
            var start = lead + 1
            if start < chart.tokens.count, ["a", "de"].contains(chart.tokens[start].word) { start += 1 }
            let end = chart.tokens[start...].prefix(3).prefix {
                $0.kind == .word && !chart.lexicon.and.contains($0) && !Mentions.behindFlavours.contains($0)
            }
            .endIndex
            guard start < end, found.allSatisfy({ !(start..<end).contains($0.tokens.lowerBound) || $0.mention.amount.isEmpty }) else { continue }
            let name = words(found[host].tokens) + ["de"] + words(start..<end)
            if links.linker.isName(name) { found[host].mention.candidates = links.candidates(name) }
            found[host].mention.said += " sabor \(said(start..<end))"
            found.removeAll { (start..<end).contains($0.tokens.lowerBound) }
        }
    }

    private static let behindFlavours: WordSet = ["con", "para", "en", "a", "de", "por", "sin", "el", "la", "x"]

    private static let milkDrinks: WordSet = ["latte", "cappuccino", "macchiato", "mocha", "cortado", "frappuccino", "matcha", "cocoa", "chai"]

    /// "quest bar cookies and cream", "clif bar, chocolate chip", "red bull sugar free": a kind of what stands before it.
    func flavoursBehind(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        freeOfNamed(&found)
        for place in found.indices.reversed() where place < found.count && !found[place].isRemoved {
            var end = found[place].tokens.upperBound
            // "a cookie too, chocolate chip".
            if end + 1 < chart.tokens.count, ["too", "also"].contains(chart.tokens[end].word), chart.tokens[end + 1].word == "," { end += 1 }
            if let free = freeOf(at: end) {
                let kind = free + words(found[place].tokens)
                if links.linker.isName(kind) { found[place].mention.candidates = links.candidates(kind) }
            }
            guard let food = food(found[place]),
                Mentions.flavoured.contains(Word.split(food.noun).last ?? "")
            else {
                continue
            }
            let start = end < chart.tokens.count && [",", "-", "(", "in"].contains(chart.tokens[end].word) ? end + 1 : end
            // "protein powder, strawberries": several of them are no flavour.
            guard let flavour = run(at: start, atLeast: start == end ? 2 : 3) ?? flavour(at: start),
                isClause(flavour.upperBound) || chart.amounts.contains(where: { $0.tokens.lowerBound == flavour.upperBound }),
                flavour.count > 1 || !isSeveral(flavour),
                flavour.count > 1 || food.noun.hasSuffix("bar") || start > end && Mentions.bakes.contains(Word.split(food.noun).last ?? "")
                    || isPlain(flavour, at: end)
            else { continue }
            let kind = flavour.filter { chart.tokens[$0].kind == .word }.map { chart.tokens[$0].singular } + words(found[place].tokens)
            if links.linker.isName(kind) { found[place].mention.candidates = links.candidates(kind) }
            // "quest bar cookies and cream, one": how many of them.
            if found[place].mention.amount.isEmpty,
                let counted = found.first(where: { flavour.contains($0.tokens.lowerBound) && !$0.mention.amount.isEmpty }), !counted.isSpooned
            {
                (found[place].mention.amount, found[place].amount) = (counted.mention.amount, counted.amount)
            }
            found.removeAll {
                $0.tokens.lowerBound >= flavour.lowerBound && $0.tokens.upperBound <= flavour.upperBound && !$0.isSpooned
                    && ($0.amount.map { $0.tokens.lowerBound >= flavour.upperBound } ?? $0.mention.amount.isEmpty)
            }
        }
    }

    private static let bakes: Set<String> = ["muffin", "scone", "donut", "doughnut", "danish", "cheesecake", "cupcake", "cookie"]
    private static let flavoured = bakes.union(["bar", "shake", "powder", "gum", "sorbet", "tart", "pastry"])

    private func isSeveral(_ range: Range<Int>) -> Bool { range.contains { chart.tokens[$0].text != chart.tokens[$0].singular } }

    /// "premier protein vanilla": right behind it, with no mark between.
    private func isPlain(_ flavour: Range<Int>, at end: Int) -> Bool {
        flavour.lowerBound == end && ["vanilla", "chocolate", "strawberry", "caramel"].contains(chart.tokens[end].singularWord)
    }

    /// "peanut free almond butter", "nut-free granola", "2 egg free waffles": what it is free of was not eaten, and a number before it is of the food.
    private func freeOfNamed(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish, chart.tokens.containsOne(of: ["free"]) else { return }
        for place in found.indices.reversed() where !found[place].isRemoved {
            var end = found[place].tokens.upperBound
            if end < chart.tokens.count, chart.tokens[end].word == "-" { end += 1 }
            guard end < chart.tokens.count, chart.tokens[end].word == "free", found[place].tokens.count == 1,
                Reader.freeOf.contains(chart.tokens[end - 1]) || Reader.freeOf.contains(chart.tokens[found[place].tokens.lowerBound]),
                let host = found.indices.first(where: { found[$0].tokens.lowerBound == end + 1 })
                    ?? found.indices.last(where: { host in
                        let start = found[place].tokens.lowerBound, gap = start - found[host].tokens.upperBound
                        return gap == 0 || gap == 1 && [",", "-", "("].contains(chart.tokens[start - 1].word)
                    })
            else { continue }
            if found[host].mention.amount.isEmpty {
                (found[host].mention.amount, found[host].amount) = (found[place].mention.amount, found[place].amount)
            }
            found.remove(at: place)
        }
    }

    private func freeOf(at start: Int) -> [String]? {
        guard start + 1 < chart.tokens.count, chart.tokens[start + 1].word == "free", Reader.freeOf.contains(chart.tokens[start]) else {
            return nil
        }
        return [chart.tokens[start].text, "free"]
    }

    /// The longest flavour that is named from here on.
    private func flavour(at start: Int) -> Range<Int>? {
        (1...4).reversed().lazy.compactMap { count -> Range<Int>? in
            guard start + count <= chart.tokens.count else { return nil }
            let name = chart.tokens[start..<start + count].map(\.singular).joined(separator: " ")
            return Mentions.flavourNames.contains(name) ? start..<start + count : nil
        }.first
    }

    /// Several words in a row that are said of a flavour: "double rich chocolate", "white chocolate macadamia nut".
    private func run(at start: Int, atLeast count: Int) -> Range<Int>? {
        let end = chart.tokens[start...].prefix(6).prefix { Mentions.flavourWords.contains($0.singularWord) }.endIndex
        return end - start >= count && !isSeveral(start..<end) ? start..<end : nil
    }

    private static let flavourWords: WordSet = [
        "double", "rich", "triple", "dark", "white", "milk", "choc", "chocolate", "vanilla", "french", "strawberry", "blueberry", "raspberry",
        "lemon",
        "lime", "mint", "chip", "peanut", "almond", "hazelnut", "macadamia", "pistachio", "nut", "butter", "crunchy", "chewy", "crunch", "smooth",
        "salted", "sea", "salt", "caramel", "toffee", "fudge", "brownie", "birthday", "cake", "cookie", "dough", "cream", "brown", "sugar",
        "cinnamon",
        "maple", "honey", "oat", "apple", "pie", "frosted", "coconut", "mocha", "smores", "s'more", "cheesecake", "cherry",
    ]

    func isClause(_ place: Int) -> Bool {
        place >= chart.tokens.count || chart.tokens[place].kind == .mark || chart.lexicon.and.contains(chart.tokens[place])
            || ["flavor", "flavour", "flavored", "flavoured", "one", "kind", "for", "at", "with", "w", "before", "after"].contains(
                chart.tokens[place].text)
    }

    private static let flavourNames: WordSet = WordSet(
        [
            "choc chip", "oatmeal raisin",
            "cookies and cream", "cookie and cream", "cookies n cream", "cookie n cream", "cookie dough", "birthday cake", "chocolate chip",
            "chocolate brownie", "double chocolate", "white chocolate", "salted caramel", "peanut butter", "peanut butter cup", "mint chocolate",
            "chocolate mint", "chocolate chip cookie dough", "vanilla", "chocolate", "strawberry", "caramel", "coconut", "blueberry", "cinnamon roll",
            "apple pie", "blueberry crisp", "lemon cake", "banana bread", "chocolate peanut butter", "peanut butter chocolate", "caramel crunch",
            "rocky road",
            "strawberry cheesecake", "hazelnut", "dark chocolate", "dark chocolate sea salt", "almond", "oats and honey", "honey and oat",
        ].map { Word.split($0).joined(separator: " ") })

    // MARK: On toast

    /// "half an avocado on toast", "half a can of beans on toast": what was measured is what lay on the toast.
    func onToast(_ found: inout [Found]) {
        guard !chart.lexicon.isSpanish else { return }
        for place in found.indices.reversed() {
            let range = found[place].tokens, amount = found[place].mention.amount
            guard range.count >= 3, Mentions.toasts.contains(chart.tokens[range.upperBound - 1].singularWord),
                chart.tokens[range.upperBound - 2].word == "on",
                let quantity = amount.quantity, quantity != 1 || amount.unit != nil, !isTimes(found[place]),
                !["slice", "piece", "serving", "plate", "portion", "half"].contains(amount.unit?.name ?? "")
            else { continue }
            let top = range.lowerBound..<range.upperBound - 2, toast = range.upperBound - 1..<range.upperBound
            let name = words(top) == ["bean"] ? ["baked", "bean"] : words(top)
            guard links.linker.isName(name) else { continue }
            found[place].tokens = top
            found[place].mention.candidates = links.candidates(name)
            found[place].mention.said = said(top)
            var mention = FoodMention(said: said(toast), candidates: links.candidates(words(toast)))
            mention.when = found[place].mention.when
            mention.negated = found[place].mention.negated
            found.insert(Found(tokens: toast, mention: mention, isRemoved: false, confidence: found[place].confidence), at: place + 1)
        }
    }

    private static let toasts: WordSet = ["toast", "sourdough", "bread", "bagel", "rye", "muffin"]

    // MARK: Words that describe

    /// "bacon, 3 strips, crispy": a word that only says what the food before it was like.
    func onlyDescribes(_ piece: Range<Int>) -> Bool {
        isOfDegree(piece) || isVesselBehind(piece) || isCrushed(piece)
            || !chart.lexicon.isSpanish && piece.count == 1 && piece.lowerBound > 0
                && [
                    "crispy", "crunchy", "chewy", "drained", "chopped", "diced", "shredded", "melted", "boneless", "skinless", "peeled", "shelled",
                    "soaked",
                ].contains(chart.tokens[piece.lowerBound].text)
                && !(piece.upperBound < chart.tokens.count && chart.nameLengths[piece.upperBound] > 0)
    }

    /// "smashed avo on sourdough", "mashed banana": how the food behind it was made, and no potato.
    private func isCrushed(_ piece: Range<Int>) -> Bool {
        guard !chart.lexicon.isSpanish, piece.count == 1, ["smashed", "mashed", "crushed"].contains(chart.tokens[piece.lowerBound].word),
            piece.upperBound < chart.tokens.count
        else { return false }
        return Mentions.crushed.contains(chart.tokens[piece.upperBound].singularWord)
    }

    /// What is crushed as well as potatoes are.
    private static let crushed: WordSet = [
        "avo", "avocado", "pea", "banana", "chickpea", "bean", "egg", "tofu", "berry", "raspberry", "strawberry", "pumpkin", "sweet", "edamame",
    ]

    /// "panera mac and cheese bowl": what the food before it came in.
    private func isVesselBehind(_ piece: Range<Int>) -> Bool {
        guard !chart.lexicon.isSpanish, piece.count == 1, piece.lowerBound > 0, ["bowl", "plate"].contains(chart.tokens[piece.lowerBound].word) else {
            return false
        }
        let before = chart.tokens[piece.lowerBound - 1]
        return before.kind == .word && !chart.lexicon.determiners.contains(before) && !chart.lexicon.articles.contains(before)
            && chart.lexicon.sizes[before.word] == nil
    }

    /// "el plátano estaba muy maduro", "el pollo era frito": how it was, and no fried plantain and no chips of that name.
    private func isOfDegree(_ piece: Range<Int>) -> Bool {
        guard piece.count <= 2, let last = piece.last, last > 0 else { return false }
        let (said, before) = (chart.tokens[last].singularWord, chart.tokens[last - 1].word)
        return ["maduro", "madura", "asado", "asada", "cocido"].contains(said)
            && ["muy", "bien", "demasiado", "era", "eran", "fue", "estaba", "estaban", "medio", "poco"].contains(before)
            || ["frito", "frita"].contains(said) && ["era", "fue"].contains(before)
    }

    /// Whether a token may stand between a food and its amount, for it only describes: "broccoli steamed 150 g", "pork chop bone in 7 oz".
    func describes(_ place: Int) -> Bool {
        guard !chart.lexicon.isSpanish else { return false }
        let token = chart.tokens[place]
        // "penne zorbiata 250 g": so does a word that no food's name has.
        if token.percent || Mentions.describing.contains(token)
            || token.kind == .word && token.text.utf8.count > 4 && chart.words[place] < 0
                && chart.classes[place] == 0 && !AmountGrammar.closing.contains(token.word)
        {
            return true
        }
        // "medium rare".
        if token.word == "medium", place + 1 < chart.tokens.count { return ["rare", "well"].contains(chart.tokens[place + 1].word) }
        // "prawns on the barbie about 10".
        if Mentions.fires.contains(token) { return place > 1 && chart.tokens[place - 2].word == "on" }
        if ["on", "the"].contains(token.word), chart.tokens[(place + 1)...].prefix(2).contains(where: Mentions.fires.contains) { return true }
        return ["in", "on", "off"].contains(token.word) && place > 0 && ["bone", "skin"].contains(chart.tokens[place - 1].word)
    }

    private static let fires: WordSet = ["barbie", "bbq", "barbecue", "grill", "griddle", "stove"]
    static let describing: WordSet = [
        "steamed", "grilled", "boiled", "roasted", "roast", "baked", "fried", "cooked", "raw", "poached", "toasted", "sauteed", "broiled", "smoked",
        "crispy", "boneless", "skinless", "bone", "skin", "chopped", "sliced", "diced", "drained", "peeled", "plain", "buttered", "cubed", "popped",
        "shredded", "shelled", "pitted", "soaked", "homemade", "frozen", "crunchy", "neat", "straight", "rare", "well", "done", "cold", "warm",
        "ripe", "leftover", "stewed", "braised", "barbecued", "mashed", "scrambled",
    ]
}
