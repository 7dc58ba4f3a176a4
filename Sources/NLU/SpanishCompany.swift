import Nutrition

extension Mentions {
    /// What Spanish says of foods by the words around them, before additions and shares are settled.
    func settleInSpanish(_ found: inout [Found]) {
        kindsNamedFirst(&found)
        plantBlends(&found)
        juicesOfSeveral(&found)
        calledAfterTwo(&found)
        milksInSpanish(&found)
        heads(&found)
        units(&found)
        eggs(&found)
        fillings(&found)
        measuredWithin(&found)
        servings(&found)
        company(&found)
        served(&found)
        within(&found)
        ingredientsOfDishes(&found)
        bought(&found)
        for place in found.indices { measures(&found[place]) }
    }

    /// "sándwich de pavo en pan integral", "batido de proteína con agua": a part of it that is in it already.
    private func within(_ found: inout [Found]) {
        var place = 1
        while place < found.count {
            defer { place += 1 }
            guard let host = food(found[place - 1]), let part = food(found[place]), found[place].mention.amount.isEmpty, !found[place].isRemoved
            else { continue }
            let words = between(found[place - 1], found[place])
            let isBread =
                part.group == "bread" && ["en", "con"].contains(words.only)
                && found[..<place].contains { !$0.isRemoved && food($0)?.group == "sandwich" }
            let isWater =
                part.noun == "water" && words == ["en"]
                || part.noun == "water" && words == ["con"] && !Mentions.mixed.isDisjoint(with: Word.split(host.noun))
            // "ensalada de lechuga, tomate y pepino".
            let isSalad =
                host.noun == "garden salad" && Mentions.saladParts.contains(part.noun) && found[place - 1].tokens.count > 1
                && (words == [","] || words == ["y"])
            // "dos bolas de helado, de chocolate y vainilla".
            let isScoop =
                ["ice cream", "ice cream cone"].contains(where: host.noun.hasSuffix)
                && Mentions.scoops.contains(self.words(found[place].tokens).joined(separator: " "))
                && ["de", "y", ","].contains(words.last)
            // "esquites con mayonesa y queso".
            let isMadeOf =
                Mentions.madeOf[host.noun]?.contains(part.noun) == true
                && (words.last == "con" || found[place - 1].holdsParts && ["y", ",", nil].contains(words.last))
            guard isBread || isWater || isSalad || isScoop || isMadeOf else { continue }
            if isMadeOf { found[place - 1].holdsParts = true }
            found[place - 1].tokens = found[place - 1].tokens.lowerBound..<found[place].tokens.upperBound
            found.remove(at: place)
            place -= 1
        }
    }

    /// "cochinita pibil en 3 tacos", "carnitas en dos tacos": so many tacos of it.
    private func served(_ found: inout [Found]) {
        for place in found.indices.dropFirst().reversed() {
            let wrap = words(found[place].tokens), inside = words(found[place - 1].tokens)
            guard wrap.count == 1, ["taco", "torta", "tostada", "arepa"].contains(wrap[0]), found[place - 1].mention.amount.isEmpty,
                let joint = between(found[place - 1].tokens, found[place].tokens).first, chart.tokens[joint].word == "en"
            else { continue }
            let names = [inside, Array(inside.prefix(1))].map { wrap + ["de"] + $0 }
            guard let name = names.first(where: links.linker.isName) else { continue }
            found[place].mention.candidates = links.candidates(name)
            found[place].tokens = found[place - 1].tokens.lowerBound..<found[place].tokens.upperBound
            found.remove(at: place - 1)
        }
    }

    /// "papaya con limón un plato": of the fruit, which comes in it.
    private func servings(_ found: inout [Found]) {
        for place in found.indices.dropFirst() {
            guard let amount = found[place].amount, amount.tokens.lowerBound >= found[place].tokens.upperBound, amount.size == nil,
                let unit = amount.unit.map({ _ in found[place].mention.amount.unit?.name ?? "" }), found[place - 1].mention.amount.isEmpty,
                between(found[place - 1], found[place]) == ["con"], let host = food(found[place - 1]), let part = food(found[place]),
                part.grams(of: unit) == nil, host.grams(of: unit) != nil || ["plate", "bowl"].contains(unit)
            else { continue }
            found[place - 1].mention.amount = found[place].mention.amount
            found[place - 1].amount = amount
            (found[place].mention.amount, found[place].amount) = (Amount(), nil)
        }
    }

    /// "leche de 200 ml con chocolate", "tres filetes de 120 g de pollo", "dos tacos y medio de bistec": a name with its amount within.
    private func measuredWithin(_ found: inout [Found]) {
        for place in found.indices.dropLast().reversed() where found[place + 1].mention.amount.isEmpty && !found[place + 1].isRemoved {
            let gap = found[place].tokens.gap(to: found[place + 1].tokens)
            guard let joint = gap.last.map({ chart.tokens[$0].text }), ["con", "de"].contains(joint) else { continue }
            let isHalf =
                gap.count == 3 && chart.tokens[gap.lowerBound].word == "y" && ["medio", "media"].contains(chart.tokens[gap.lowerBound + 1].word)
            let kinds = gap.dropLast().map { Chart.Class(rawValue: chart.classes[$0]) ?? .none }
            let unit = found[place].mention.amount.unit, isWeighed = unit?.grams != nil || unit?.millilitres != nil
            guard
                isHalf && joint == "de"
                    || kinds.contains(.unit) && (isWeighed || joint == "con")
                        && zip(gap, kinds).allSatisfy({ [.quantity, .unit, .of].contains($1) || chart.lexicon.of.contains(chart.tokens[$0]) })
            else { continue }
            // "carne 150 g con papas": so much meat, and potatoes; "lentejas 250 g con chorizo" were one plate.
            if joint == "con", !isHalf, unit?.grams != nil, Mentions.weighedAlone.contains(food(found[place])?.group ?? "") { continue }
            let head = words(found[place].tokens), inside = words(found[place + 1].tokens), whole = head + [joint] + inside
            if links.linker.isName(whole) {
                found[place].mention.candidates = links.candidates(whole)
            } else if joint == "de", head.first.map(Mentions.cuts.contains) == true {
                found[place].mention.candidates = links.candidates(inside)
            } else if joint == "con" || links.candidates(whole).first?.noun != found[place].mention.best?.noun {
                continue
            }
            found[place].tokens = found[place].tokens.lowerBound..<found[place + 1].tokens.upperBound
            found.remove(at: place + 1)
        }
    }

    /// What is weighed by itself, whatever a dish of it is called.
    private static let weighedAlone: WordSet = ["meat", "poultry", "fish", "plant-based", "sausage", "cheese", "bread", "dairy", "egg"]
    /// What is cut of a food, and is called after it.
    private static let cuts: WordSet = ["filete", "bistec", "medallon", "lomo", "tira", "trozo", "pechuga", "chuleta"]
    /// Flavours of ice cream that are foods of their own.
    private static let scoops: WordSet = [
        "chocolate", "vainilla", "fresa", "limon", "cafe", "pistacho", "coco", "mango", "menta", "nata", "turron", "frutilla", "dulce de leche",
        "nuez",
        "avellana", "galleta", "caramelo", "platano", "mora", "frambuesa", "maracuya", "ron con pasa",
    ]
    /// What is mixed with water.
    private static let mixed: WordSet = ["protein", "shake", "powder", "oatmeal", "oat", "whey", "milk"]

    /// "una empanada de carne y otra de pollo", "la leche de avena o la de almendras": what it is was said before.
    private func heads(_ found: inout [Found]) {
        var place = 0
        while place + 1 < found.count {
            place += 1
            let start = found[place].tokens.lowerBound
            guard start >= 2, chart.lexicon.of.contains(chart.tokens[start - 1].word), Mentions.pronouns.contains(chart.tokens[start - 2].word)
            else { continue }
            let before = words(found[place - 1].tokens)
            guard let of = before.firstIndex(of: "de"), of > 0 else { continue }
            // "dos de carne y una de jamón y queso".
            if place + 1 < found.count, found[place + 1].mention.amount.isEmpty, between(found[place], found[place + 1]) == ["y"] {
                let both = Array(before[...of]) + words(found[place].tokens) + ["y"] + words(found[place + 1].tokens)
                if links.linker.isName(both) {
                    found[place].mention.candidates = links.candidates(both)
                    found[place].tokens = found[place].tokens.lowerBound..<found[place + 1].tokens.upperBound
                    found.remove(at: place + 1)
                    continue
                }
            }
            let candidates = links.candidates(Array(before[...of]) + words(found[place].tokens))
            if let best = candidates.first, best.score >= 0.85 { found[place].mention.candidates = candidates }
        }
    }

    /// "una taza de arroz y media de frijoles", "200 g de pollo y 150 de papa": the measure was said before.
    private func units(_ found: inout [Found]) {
        for place in found.indices.dropFirst() {
            guard let said = found[place].amount, said.unit == nil, chart.tokens[found[place].tokens.lowerBound - 1].word == "de", said.size == nil,
                said.quantity != nil, !said.tokens.contains(where: { AmountGrammar.bunches[chart.tokens[$0].singularWord] != nil }),
                said.tokens.upperBound == found[place].tokens.lowerBound, let before = found[place - 1].amount,
                before.of, let unit = before.amount.unit, found[place].mention.amount.unit == nil,
                said.tokens.lowerBound > 0, ["y", ","].contains(chart.tokens[said.tokens.lowerBound - 1].word)
            else { continue }
            found[place].mention.amount.unit = unit
        }
    }

    static let pronouns: WordSet = [
        "otro", "otra", "otros", "otras", "uno", "una", "el", "la", "los", "las", "dos", "tres", "cuatro", "2", "3", "4", "1",
    ]

    /// "una omelette de dos huevos": an omelette of that many, not eggs besides.
    private func eggs(_ found: inout [Found]) {
        guard found.count > 1 else { return }
        for place in found.indices.dropFirst().reversed() {
            let host = found[place - 1], egg = found[place]
            guard words(egg.tokens) == ["huevo"], let count = egg.mention.amount.quantity, count >= 1,
                let first = words(host.tokens).first, Mentions.ofEggs.contains(first),
                host.tokens.upperBound < egg.tokens.lowerBound, chart.tokens[host.tokens.upperBound].word == "de"
            else { continue }
            if first == "tortilla" { found[place - 1].mention.candidates = links.candidates(["omelette"]) }
            if food(found[place - 1])?.grams(of: "egg") != nil || first == "tortilla" || first.hasPrefix("omelet") {
                found[place - 1].mention.amount = Amount(quantity: count * (host.mention.amount.quantity ?? 1), unit: Unit("egg"))
            }
            found[place - 1].tokens = host.tokens.lowerBound..<egg.tokens.upperBound
            found.remove(at: place)
        }
    }

    /// What a mention means, in Spanish by what it is called first: "quesadilla de flor de calabaza" is no flower.
    func candidates(_ words: [String]) -> [FoodReference] {
        let link = links.link(words)
        guard chart.lexicon.isSpanish, words.count > 1, !link.isName else { return link.references }
        let last = words[words.count - 1]
        // "leche puleva desnatada": whose it is says nothing of what it is.
        let bare = resources.brands.removed(from: words)
        if bare.count < words.count, links.linker.isName(bare) { return links.candidates(bare) }
        if let other = Mentions.genders[last], links.linker.isName(words.dropLast() + [other]) { return links.candidates(words.dropLast() + [other]) }
        // "tunas rojas": its colour makes no other thing of it.
        if Mentions.colours.contains(last), links.linker.isName(Array(words.dropLast())) { return links.candidates(Array(words.dropLast())) }
        guard words.count > 2, !link.asksForHead,
            let joint = words.firstIndex(where: { $0 == "de" || $0 == "con" || $0 == "a" }), joint > 0,
            // "pan tumaca con jamón serrano" begins with more than "pan tumaca".
            let end = (joint..<words.count).reversed().first(where: { links.linker.isName(Array(words[..<$0])) })
        else { return link.references }
        return links.candidates(Array(words[..<end])) + link.references.prefix(3)
    }

    private static let genders: [String: String] = {
        var out: [String: String] = [:]
        for stem in ["crud", "sec", "cocid", "frit", "hervid", "asad", "hornead", "tostad", "molid", "rallad", "picad", "enter", "magr"] {
            (out[stem + "o"], out[stem + "a"]) = (stem + "a", stem + "o")
        }
        return out
    }()
    static let colours: WordSet = [
        "rojo", "roja", "verde", "amarillo", "amarilla", "blanco", "blanca", "negro", "negra", "morado", "morada", "rosado", "rosada", "naranja",
        "azul",
        "barato", "barata", "caro", "cara", "bonito", "bonita", "rebelde", "congelado", "congelada", "pelado", "pelada", "picado", "picada",
    ]

    func isDrink(_ mention: FoodMention) -> Bool {
        mention.best.flatMap(links.food)?.isDrink ?? false
    }

    /// "camarones grandes a la plancha", "subs de 15 cm de pavo": a name with a size in it is one food.
    func cut(_ range: Range<Int>, _ run: FoodRun) -> [Range<Int>] {
        chart.lexicon.isSpanish && links.linker.isName(words(range)) ? [range] : run.foods(range)
    }

    /// "omelette de dos huevos con espinaca": the eggs are the omelette's, and the spinach stands for itself.
    func withoutEggs(_ range: Range<Int>) -> [Range<Int>] {
        guard chart.lexicon.isSpanish else { return eggsAndCheese(range) }
        guard range.count > 2, chart.tokens[range.lowerBound].singularWord == "huevo",
            chart.tokens[range.lowerBound + 1].word == "con", isOfEggs(before: range.lowerBound)
        else { return [range] }
        return [range.lowerBound..<range.lowerBound + 1, range.lowerBound + 2..<range.upperBound]
    }

    /// "omelette de dos" before "huevos".
    private func isOfEggs(before start: Int) -> Bool {
        guard start >= 3, chart.classes[start - 1] == Chart.Class.quantity.rawValue, chart.lexicon.of.contains(chart.tokens[start - 2].word) else {
            return false
        }
        let head = chart.tokens[start - 3].word == "francesa" && start >= 4 ? start - 4 : start - 3
        return Mentions.ofEggs.contains(chart.tokens[head].singularWord)
    }

    private static let ofEggs: WordSet = ["omelette", "omelet", "tortilla", "omelete", "revuelto"]

    /// "omelette con espinaca y queso", "pizza con jamón": a dish whose name has what is in it.
    private func fillings(_ found: inout [Found]) {
        var place = 0
        while place + 1 < found.count {
            let host = found[place]
            var head = Array(words(host.tokens).prefix { $0 != "de" && $0 != "con" })
            if head == ["tortilla"], host.mention.amount.unit?.name == "egg" { head = ["omelette"] }
            if head == ["tortilla", "francesa"] { head = ["omelette"] }
            if head.count > 1, let last = head.last, Mentions.filled.contains(last), !Mentions.filled.contains(head[0]) { head = [last] }
            guard let first = head.first, Mentions.filled.contains(first), !host.isRemoved else { place += 1; continue }
            if first == "omelette" { head[0] = "omelet" }
            let names = [words(found[place + 1].tokens)] + (place + 2 < found.count ? [words(found[place + 2].tokens)] : [])
            let isWith = between(found[place], found[place + 1]) == ["con"] || opensFillings(head, host, found[place + 1])
            let isBoth = names.count > 1 && between(found[place + 1], found[place + 2]) == ["y"]
            let inside = Array(words(host.tokens).drop { $0 != "de" && $0 != "con" }.dropFirst())
            var merged = 0, candidates: [FoodReference] = []
            if isWith, isBoth, inside.isEmpty || host.mention.amount.unit?.name == "egg",
                let name = named(head, names[0] + ["y"] + names[1])
            {
                (merged, candidates) = (2, name)
            } else if isWith, !isBoth, inside.isEmpty || host.mention.amount.unit?.name == "egg", let name = named(head, names[0]) {
                (merged, candidates) = (1, name)
            } else if !inside.isEmpty, between(found[place], found[place + 1]) == ["y"] || isWith, found[place + 1].mention.amount.isEmpty,
                let name = named(head, inside + ["y"] + names[0]) ?? named(head, names[0] + ["y"] + inside)
                    // "smoothie de fresa y plátano con leche".
                    ?? named(head, inside + ["y"] + names[0].prefix { $0 != "con" })
            {
                (merged, candidates) = (1, name)
            } else if !inside.isEmpty, between(found[place], found[place + 1]) == ["y"] || isWith, found[place + 1].mention.amount.isEmpty,
                Mentions.topped.contains(first), let next = food(found[place + 1]),
                isWith ? next.group == "vegetable" && next.noun != "chili pepper" : Mentions.toppings.contains(next.group)
            {
                // "pizza de jamón y morrones": what lies on it besides makes no other food.
                (merged, candidates) = (1, host.mention.candidates)
            }
            guard merged > 0, !found[place + 1...place + merged].contains(where: { $0.isRemoved || !$0.mention.amount.isEmpty }) else {
                place += 1
                continue
            }
            found[place].mention.candidates = candidates
            found[place].holdsParts = merged == 1 && candidates == host.mention.candidates
            found[place].tokens = host.tokens.lowerBound..<found[place + merged].tokens.upperBound
            found.removeSubrange(place + 1...place + merged)
            place += 1
        }
    }

    /// The food whose name is a dish with what is in it, in the ways a name says so.
    private func named(_ head: [String], _ filling: [String]) -> [FoodReference]? {
        // "ensalada con pan" is no bread salad.
        if filling == ["pan"] || filling == ["arroz"] { return nil }
        for joint in ["de", "con"] where links.linker.isName(head + [joint] + filling) { return links.candidates(head + [joint] + filling) }
        return nil
    }

    private func between(_ left: Found, _ right: Found) -> [String] {
        guard left.tokens.upperBound <= right.tokens.lowerBound else { return [] }
        let words = left.tokens.gap(to: right.tokens).map { chart.tokens[$0].text }.filter {
            !chart.lexicon.determiners.contains($0) && chart.lexicon.sizes[$0] == nil
        }
        // "latte de starbucks con leche de almendras".
        let isBranded = words.count > 2 && ["de", "del"].contains(words[0]) && words.last == "con"
        return isBranded && resources.brands.removed(from: Array(words[1..<(words.count - 1)])).isEmpty ? ["con"] : words
    }

    private static let filled: WordSet = [
        "omelette", "omelet", "tortilla", "pizza", "sandwich", "bocadillo", "quesadilla", "ensalada", "empanada", "burrito", "taco", "crepa", "crepe",
        "batido", "licuado", "smoothie", "arepa", "hamburguesa", "sopa", "wrap", "sub", "croissant", "torta", "tamal", "pupusa", "bagel",
        "ajiaco", "sancocho", "caldo", "latte", "cafe", "capuchino", "cappuccino", "cortado",
    ]
    private static let topped: WordSet = ["pizza", "bocadillo", "sandwich", "empanada", "wrap", "burrito", "omelette", "omelet"]
    private static let toppings: WordSet = ["vegetable", "dairy", "fruit"]

    /// Units and bare numbers by what the food is measured in: "un bote" of custard is no can, "200 de arroz" are grams.
    private func measures(_ found: inout Found) {
        guard let food = food(found) else { return }
        var amount = found.mention.amount
        // "un pan", "medio pan con mantequilla": a whole one, and no slice of a loaf.
        if words(found.tokens) == ["pan"], amount.unit == nil, amount.size == nil, let count = amount.quantity, count < 20 {
            found.mention.candidates = links.candidates(["pan", "kaiser"]) + found.mention.candidates.prefix(1)
        }
        // "un tercio de una tarta de queso": of the whole one, which is cut in eight.
        if amount.unit == nil, amount.size == nil, let part = amount.quantity, part < 1, food.usual.unit?.name == "slice", food.group == "dessert",
            food.noun != "flan",
            let span = found.amount, chart.said[span.tokens].contains(where: { ["de", "del"].contains($0) })
        {
            (amount.quantity, amount.unit) = (part * 8, Unit("slice"))
        }
        // "almorcé lentejas": a plate of them, where nothing was told before.
        if amount.isEmpty, food.group == "legume", food.usual.unit?.name == "cup", food.grams(of: "bowl") != nil, isMain(found) {
            found.mention.usual = Amount(quantity: 1, unit: Unit("bowl"))
        }
        // Of the three cups of a coffee house "grande" is the one between.
        if amount.size == "large", chart.said.contains("starbucks") || food.grams(of: "grande") != nil,
            !chart.said.contains(where: { ["venti", "large"].contains($0) })
        {
            amount.size = "medium"
        }
        // "palomitas, un bote mediano": the medium one, where no such vessel is known of it.
        if let unit = amount.unit?.name, ["can", "tub", "bottle", "glass", "cup"].contains(unit), let size = amount.size, food.grams(of: unit) == nil,
            food.grams(of: size) != nil
        {
            amount.unit = nil
        }
        // "una tapa de ensaladilla": half of what a plate of it is.
        if amount.unit?.name == "serving", let unit = found.amount?.unit, unit.contains(where: { chart.tokens[$0].singularWord == "tapa" }) {
            if food.grams(of: "tapa") != nil {
                amount.unit = Unit("tapa")
            } else if food.grams(of: "serving") ?? 0 >= 150 {
                amount.quantity = (amount.quantity ?? 1) / 2
            }
        }
        if let unit = amount.unit?.name, let others = Mentions.otherUnits[unit], food.grams(of: unit) == nil || unit == "serving" {
            let isSlice = unit != "serving" || ["pizza", "dessert"].contains(food.group)
            if isSlice, let other = others.first(where: { food.grams(of: $0) != nil }) { amount.unit = Unit(other) }
        }
        if amount.unit == nil, amount.size == nil, let quantity = amount.quantity, quantity >= 20, quantity <= 5000, let span = found.amount,
            let said = span.quantity, said.count == 1, chart.tokens[said.lowerBound].kind == .number
        {
            // "arroz 150" is weighed and "150 huevos" are counted; "2 docenas de huevos" are no grams either.
            let first = chart.tokens[found.tokens.lowerBound]
            let isMass = first.text == first.singular && quantity * food.portion(Amount(quantity: 1)).grams > (quantity >= 50 ? 2000 : 1000)
            if span.of || isMass { amount.unit = Unit(food.isDrink ? "ml" : "g") }
        }
        // "whisky doble".
        let after = found.tokens.upperBound
        if amount.unit == nil, amount.quantity ?? 1 == 1, Mentions.spirits.contains(food.noun),
            after < chart.tokens.count && chart.tokens[after].word == "doble" || chart.said[found.tokens].contains(where: { $0 == "doble" })
        {
            amount.quantity = 2
        }
        found.mention.amount = amount
    }

    /// The first thing of a meal, right behind its verb.
    private func isMain(_ found: Found) -> Bool {
        let place = found.tokens.lowerBound
        return place > 0 && ["almorce", "almorzamos", "cene", "cenamos", "comi", "comimos"].contains(chart.tokens[place - 1].word)
    }

    private static let spirits: WordSet = [
        "whiskey", "rum", "vodka", "gin", "tequila", "brandy", "aguardiente", "espresso", "liqueur", "coffee liqueur",
    ]

    private static let otherUnits: [String: [String]] = [
        "ball": ["scoop"], "can": ["container", "tub", "pot", "jar", "carton", "bottle"], "tub": ["container", "pot", "cup"],
        "jar": ["container", "tub", "bottle"], "serving": ["slice"],
    ]
}
