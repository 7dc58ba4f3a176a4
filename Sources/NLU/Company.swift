import Nutrition

/// What a word means by what stands beside it: "papas" beside a hamburger are fried, "un tinto" beside bread is a coffee in the Andes, a biscuit
/// beside tea is a sweet one.
struct Company {
    /// What the word is called alone, singular.
    let said: Set<String>
    /// The name of what is meant.
    let meant: [String]
    /// Groups of foods beside it, or words of their nouns.
    let beside: Set<String>
    /// Groups that stand nowhere in the message.
    var without: Set<String> = []
    /// Whether at breakfast it is meant so without company.
    var atBreakfast = false
    /// Whether a cup of it, or drinking it, means so without company.
    var whenDrunk = false
    /// Whether only one of it is meant so.
    var onlyOne = false
    /// Whether it is meant so only where it is not counted: "huevos con papas" are fried, and "3 huevos y 2 papas" are not.
    var uncounted = false

    static let spanish = [
        Company(
            said: ["papa", "patata"], meant: ["papa", "frita"],
            beside: [
                "fastfood", "sandwich", "milanesa", "steak", "fried", "nugget", "cordon", "choripan", "schnitzel", "egg", "tenderloin", "meatball",
            ], uncounted: true),
        Company(said: ["asado"], meant: ["asado", "de", "tira"], beside: ["sausage", "chorizo", "morcilla", "sweetbread"]),
        Company(
            said: ["tostada"], meant: ["tostada", "de", "maiz"],
            beside: ["pozole", "ceviche", "aguachile", "tinga", "cocktail", "menudo", "mole", "birria"]),
        Company(
            said: ["tinto"], meant: ["cafe"],
            beside: [
                "bread", "pastry", "breakfast", "snack", "egg", "dessert", "sweet", "arepa", "bunuelo", "pandebono", "empanada", "almojabana",
                "banana",
            ],
            atBreakfast: true),
        Company(
            said: ["chocolate", "chocolatito"], meant: ["chocolate", "caliente"],
            beside: ["arepa", "calentado", "churro", "bunuelo", "tamale", "tamal", "pandebono", "changua", "bread", "pastry", "egg", "breakfast"],
            whenDrunk: true),
        Company(said: ["natilla"], meant: ["crema", "agria"], beside: ["pinto", "bean", "tortilla", "plantain", "egg", "baleada", "taco"]),
        Company(
            said: ["queso rallado"], meant: ["queso", "parmesano"],
            beside: ["pasta", "spaghetti", "macaroni", "noodle", "gnocchi", "ravioli", "lasagna", "carbonara", "sauce", "cannelloni", "tortellini"]),
        Company(
            said: ["chicharron"], meant: ["chicharron", "con", "carne"], beside: ["cassava", "bean", "plantain", "yuca", "rice", "egg", "arepa"]),
        Company(
            said: ["chile", "chilito", "chile piquin"], meant: ["chile", "en", "polvo"],
            beside: ["fruit", "jicama", "cucumber", "corn", "mango", "carrot", "peanut", "chip", "esquite"]),
        Company(
            said: ["crema"], meant: ["crema", "agria"],
            beside: [
                "chilaquil", "chilaquile", "enchilada", "taquito", "flauta", "enfrijolada", "tostada", "fajita", "taco", "tinga", "burrito", "nacho",
                "sope", "quesadilla", "pozole",
            ]),
        Company(
            said: ["clara"], meant: ["clara", "de", "cerveza"],
            beside: [
                "fastfood", "sandwich", "dish", "pizza", "alcohol", "fish", "nut", "tortilla", "omelet", "croquette", "olive", "ham", "chip",
                "potato",
                "shrimp", "squid", "salad",
            ], whenDrunk: true, onlyOne: true),
        Company(
            said: ["panela"], meant: ["queso", "panela"],
            beside: ["ham", "turkey", "sandwich", "salad", "tortilla", "nopal", "quesadilla", "cracker", "toast", "grape", "cheese"]),
        Company(
            said: ["manteca"], meant: ["mantequilla"],
            beside: ["ravioli", "gnocchi", "polenta", "mashed", "bread", "cracker", "biscuit", "toast", "jam", "cookie", "corn", "cob"]),
        Company(said: ["avena"], meant: ["avena", "en", "hojuela"], beside: ["yogurt", "licuado", "smoothie", "shake"]),
        Company(said: ["tortilla"], meant: ["tortilla", "de", "patata"], beside: ["gazpacho", "salmorejo", "ratatouille", "paella", "croqueta"]),
        Company(
            said: ["galleta", "galletita"], meant: ["galleta", "salada"],
            beside: ["cheese", "brie", "pate", "tuna", "sardine", "ham", "soup", "hummus", "camembert", "manchego"]),
        Company(
            said: ["soja", "soya"], meant: ["salsa", "de", "soja"],
            beside: ["rice", "noodle", "sushi", "stir", "tofu", "mein", "roll", "nigiri", "dumpling", "poke"]),
        Company(said: ["curry"], meant: ["curry", "de", "verdura"], beside: ["legume"], without: ["meat", "poultry", "fish"]),
        Company(said: ["mantecado"], meant: ["mantecado", "navideno"], beside: ["polvoron", "turron", "marzipan", "shortbread"]),
        Company(said: ["muzzarella", "muza", "muzza"], meant: ["pizza", "de", "muzzarella"], beside: ["faina", "fugazzeta", "fugazza", "pizza"]),
        Company(said: ["horchata"], meant: ["horchata", "de", "chufa"], beside: ["farton"]),
        Company(
            said: ["salsa rosa", "salsa rosada"], meant: ["salsa", "rosada", "para", "pasta"],
            beside: ["pasta", "spaghetti", "macaroni", "gnocchi", "ravioli", "cannelloni", "tortellini", "fusilli", "sorrentino"]),
        Company(
            said: ["bocadillo", "bocadillo veleno"], meant: ["bocadillo", "veleno"],
            beside: ["roscon", "kumi", "kumis", "dulce de leche", "almojabana", "pandebono", "cuajada", "arepa", "bunuelo", "guava", "ring"]),
        Company(
            said: ["barrita"], meant: ["barrita", "de", "pan"],
            beside: ["tomato", "oil", "ham", "butter", "jam", "cheese", "turkey", "tuna", "sausage", "pate", "lard"]),
        Company(said: ["membrillo"], meant: ["dulce", "de", "membrillo"], beside: ["dairy", "cheese", "bread"]),
    ]

    static let english = [
        Company(
            said: ["hot dog"], meant: ["frankfurter"],
            beside: ["kraft dinner", "mac and cheese", "macaroni and cheese", "mac n cheese", "baked bean", "boxed macaroni and cheese"]),
        Company(said: ["chocolate"], meant: ["hot", "chocolate"], beside: [], whenDrunk: true),
        Company(
            said: ["alfredo"], meant: ["alfredo", "sauce"],
            beside: ["pasta", "spaghetti", "penne", "linguine", "gnocchi", "ravioli", "tortellini", "noodle", "chicken"]),
        Company(
            said: ["double double"], meant: ["coffee", "with", "cream", "and", "sugar"],
            beside: ["bagel", "timbit", "donut", "doughnut", "muffin", "croissant", "cruller", "toast", "biscuit"]),
        Company(said: ["biscuit"], meant: ["buttermilk", "biscuit"], beside: ["fried chicken", "gravy", "chicken gravy", "sausage gravy"]),
        Company(said: ["biscuit"], meant: ["digestive"], beside: ["tea"]),
        Company(said: ["pap"], meant: ["akamu"], beside: ["akara", "moi", "puff"]),
        Company(said: ["fried dumpling"], meant: ["jamaican", "dumpling"], beside: ["ackee", "saltfish", "callaloo", "jerk"]),
        Company(said: ["miso"], meant: ["miso", "soup"], beside: ["sushi", "nigiri", "roll", "sashimi", "tempura", "bento", "teriyaki", "donburi"]),
        Company(said: ["yorkie"], meant: ["yorkshire", "pudding"], beside: ["gravy", "roast", "beef", "potato", "carrot", "lamb", "stuffing"]),
        Company(
            said: ["tomato sauce", "sauce"], meant: ["ketchup"],
            beside: [
                "pie", "roll", "sausage", "sizzle", "pasty", "fries", "fry", "hash", "burger", "hamburger", "cheeseburger", "chip", "bacon", "nugget",
                "fish stick",
            ]),
        Company(said: ["red sauce"], meant: ["enchilada", "sauce"], beside: ["enchilada", "burrito", "tamale", "chimichanga", "taco"]),
        Company(said: ["bourbon"], meant: ["bourbon", "biscuit"], beside: ["tea", "biscuit", "digestive", "custard", "hobnob", "cookie"]),
        Company(
            said: ["carrot"], meant: ["cooked", "carrot"],
            beside: ["pea", "gravy", "roast", "potato", "steak", "chop", "stew", "meatloaf", "brisket", "salmon", "cod", "turkey"]),
        Company(said: ["curry"], meant: ["vegetable", "curry"], beside: ["legume"], without: ["meat", "poultry", "fish"]),
        Company(said: ["tagine"], meant: ["vegetable", "tagine"], beside: ["legume"], without: ["meat", "poultry", "fish"]),
        Company(said: ["bolognese", "bolognaise"], meant: ["meat", "sauce"], beside: ["pasta", "noodle", "spaghetti", "potato", "rice", "penne"]),
        Company(said: ["chilli", "chili"], meant: ["chili", "pepper"], beside: ["garlic", "ginger"]),
        Company(said: ["bean"], meant: ["baked", "bean"], beside: ["toast", "hash", "pudding", "baked", "fish stick"]),
        Company(said: ["scampi"], meant: ["breaded", "scampi"], beside: ["chip", "fries"]),
        Company(said: ["blue cheese"], meant: ["blue", "cheese", "dressing"], beside: ["wing"]),
        Company(said: ["caramel"], meant: ["caramel", "sauce"], beside: ["fruit", "ice", "popcorn", "coffee"]),
        Company(
            said: ["pickle"], meant: ["indian", "pickle"],
            beside: [
                "chapati", "paratha", "roti", "thepla", "puri", "khichdi", "dal", "biryani", "curd", "pulao", "rajma", "poha", "poppadom", "sabzi",
            ]),
        Company(
            said: ["chai"], meant: ["masala", "chai"],
            beside: [
                "chapati", "paratha", "thepla", "puri", "dosa", "idli", "vada", "poha", "upma", "samosa", "pakora", "rusk", "biscuit", "namkeen",
                "bhujia", "dhokla", "fafda", "kachori", "khichdi", "chilla", "khari", "parle-g", "maggi", "tikki", "pav", "dalia", "uttapam",
            ]),
        // The tea itself, and the sugar by the spoon beside it: a latte is sweetened already.
        Company(said: ["chai"], meant: ["sugar", "free", "chai"], beside: ["sugar", "jaggery"]),
        Company(
            said: ["filter coffee"], meant: ["south", "indian", "filter", "coffee"],
            beside: ["dosa", "idli", "vada", "uttapam", "upma", "pongal", "appam", "pesarattu", "sambar"]),
        Company(
            said: ["chutney"], meant: ["coconut", "chutney"], beside: ["dosa", "idli", "vada", "uttapam", "upma", "pongal", "appam", "pesarattu"]),
        Company(
            said: ["chutney"], meant: ["green", "chutney"],
            beside: ["samosa", "pakora", "dhokla", "kachori", "chilla", "tikki", "momo", "khandvi", "kebab", "tikka"]),
    ]

    /// Where it is sold, and what is had with it there.
    static let hawkers: WordSet = [
        "hawker", "kopitiam", "singapore", "malaysia", "hainanese", "hainan", "kopi", "teh", "milo", "laksa", "prata", "kway", "kueh", "kuih", "nasi",
        "satay", "rojak", "kaya", "bandung", "cendol", "fishball", "mee",
    ]

    /// All that the rules are about.
    static let saidInSpanish = WordSet(Set(spanish.flatMap(\.said)))
    static let saidInEnglish = WordSet(Set(english.flatMap(\.said)))

    static let drinking: WordSet = [
        "tome", "tomo", "tomamos", "tomaba", "tomando", "tomado", "bebi", "bebo", "bebimos", "bebido", "drank", "drink", "drinking", "sipped",
    ]
    /// Whether it is drunk, and so comes in cups.
    var isDrink: Bool { ["coffee", "chai"].contains(meant.last) }

    static let eating: WordSet = ["comi", "como", "comimos", "comido", "ate", "eat", "eaten", "eating", "had", "have", "having", "pique", "mordi"]

    func fits(_ food: Food) -> Bool {
        beside.contains(food.group) || beside.contains(food.noun) || Word.split(food.noun).contains { beside.contains($0) }
    }
}

extension Mentions {
    func company(_ found: inout [Found]) {
        let (rules, names) = chart.lexicon.isSpanish ? (Company.spanish, Company.saidInSpanish) : (Company.english, Company.saidInEnglish)
        for place in found.indices {
            let said = words(found[place].tokens).joined(separator: " ")
            // "cabbage rolls in tomato sauce": cooked in it.
            guard names.contains(said), place == 0 || !said.hasSuffix("sauce") || chart.tokens[found[place].tokens.lowerBound - 1].word != "in" else {
                continue
            }
            guard let rule = rules.first(where: { $0.said.contains(said) && holds($0, at: place, of: found) }) else { continue }
            let meant = links.candidates(rule.meant)
            if !meant.isEmpty { found[place].mention.candidates = meant + found[place].mention.candidates.prefix(1) }
        }
        popcornOfCinemas(&found)
        if !chart.lexicon.isSpanish { chickenRice(&found) }
        if !chart.lexicon.isSpanish { slicesOfPizza(&found) }
    }

    /// "chicken rice from the hawker", "chicken rice and a teh peng": the plate of Singapore and Malaysia, and no chicken with some rice.
    private func chickenRice(_ found: inout [Found]) {
        guard
            let place = found.indices.dropLast().first(where: { words(found[$0].tokens) == ["chicken"] && words(found[$0 + 1].tokens) == ["rice"] }),
            found[place].tokens.upperBound == found[place + 1].tokens.lowerBound, found[place + 1].mention.amount.isEmpty, !found[place].isRemoved,
            found[place].mention.amount.unit.map({ ["plate", "packet", "serving", "order"].contains($0.name) }) ?? true,
            chart.tokens.contains(where: { Company.hawkers.contains($0.singularWord) })
                || found.indices.contains(where: { other in
                    other != place && other != place + 1
                        && food(found[other]).map { Word.split($0.noun).contains(where: Company.hawkers.contains) } ?? false
                })
        else { return }
        found[place].tokens = found[place].tokens.lowerBound..<found[place + 1].tokens.upperBound
        (found[place].mention.said, found[place].mention.candidates) = (
            said(found[place].tokens), links.candidates(["hainanese", "chicken", "rice"])
        )
        found.remove(at: place + 1)
    }

    /// "two slices of pepperoni and a coke": of pizza, where nothing is eaten beside it that sausage goes into.
    private func slicesOfPizza(_ found: inout [Found]) {
        guard let place = found.indices.first(where: { words(found[$0].tokens) == ["pepperoni"] }), found[place].mention.amount.unit?.name == "slice",
            (1...3).contains(found[place].mention.amount.quantity ?? 1),
            found.indices.allSatisfy({
                $0 == place || found[$0].isRemoved || food(found[$0]).map { ["drink", "alcohol"].contains($0.group) } == true
            })
        else { return }
        found[place].mention.candidates = links.candidates(["pepperoni", "pizza"])
    }

    /// "a large popcorn and a coke at the movies": that of the cinema, however far behind it stands.
    private func popcornOfCinemas(_ found: inout [Found]) {
        let tokens = chart.tokens
        let isThere = tokens.indices.dropFirst(2).contains { place in
            ["movies", "cinema", "theater", "theatre", "pictures", "flicks"].contains(tokens[place].word)
                && ["the", "a", "movie"].contains(tokens[place - 1].word) && tokens[..<place].suffix(3).contains { ["at", "from"].contains($0.word) }
        }
        guard isThere else { return }
        for place in found.indices where words(found[place].tokens) == ["popcorn"] {
            found[place].mention.candidates = links.candidates(["movie", "popcorn"])
        }
    }

    /// Whether its company or its amount makes a word mean what the rule says.
    private func holds(_ rule: Company, at place: Int, of found: [Found]) -> Bool {
        let amount = found[place].mention.amount
        // "chai 3 times today", "2 cups of chai": drunk at home.
        if rule.meant == ["masala", "chai"], amount.quantity ?? 0 >= 2, amount.unit == nil || amount.unit?.name == "cup" { return true }
        // "dos porciones de muzzarella".
        if rule.meant[0] == "pizza", let unit = amount.unit?.name { return ["serving", "slice"].contains(unit) }
        // "ravioles, 1 cda de queso rallado".
        if rule.meant == ["queso", "parmesano"], let unit = amount.unit?.name, ["tbsp", "tsp"].contains(unit) {
            return found.indices.contains { $0 != place && food(found[$0]).map(rule.fits) ?? false }
        }
        // "hamburguesa y la mitad de las papas", "media porción de papas": a part of what came with it.
        let last = chart.tokens[found[place].tokens.lowerBound]
        let isPart =
            rule.uncounted && last.text != last.singular && amount.quantity.map { $0 < 1 } == true
            && (amount.unit == nil || amount.unit?.name == "serving")
        let isCupful = rule.isDrink && ["cup", "mug", "glass"].contains(amount.unit?.name ?? "")
        guard isPart || amount.unit == nil || rule.meant.count == 1 || rule.whenDrunk || isCupful || rule.meant == ["baked", "bean"],
            !rule.onlyOne || amount.quantity ?? 1 == 1,
            isPart || !rule.uncounted || amount.quantity == nil
        else { return false }
        // "half a tin of beans" on the toast or the potato.
        if rule.meant == ["baked", "bean"], let unit = amount.unit {
            return (unit.grams != nil || ["can", "tin", "cup"].contains(unit.name))
                && found.indices.contains { $0 != place && food(found[$0]).map(rule.fits) ?? false }
        }
        // "una copa de tinto" is wine, and so is what stands beside a roast.
        if let unit = amount.unit?.name, !isPart, !isCupful, !["cup", "mug"].contains(unit) { return false }
        guard rule.without.isEmpty || !found.contains(where: { food($0).map { rule.without.contains($0.group) } ?? false }) else { return false }
        let isMorning = rule.atBreakfast && chart.times.contains { $0.when.meal == .breakfast || $0.when.part?.meal == .breakfast }
        // "papas grandes del mcdonalds".
        let isFried = rule.meant == ["papa", "frita"] && !Eatery.all(chart.tokens).isEmpty
        let isDrunk = rule.whenDrunk && (amount.unit != nil || isDrunk(found[place]))
        return isMorning || isFried || isDrunk || found.indices.contains { $0 != place && food(found[$0]).map(rule.fits) ?? false }
    }

    /// "tomé chocolate": the last verb before it is one of drinking.
    private func isDrunk(_ found: Found) -> Bool {
        chart.tokens[..<found.tokens.lowerBound].last { Company.drinking.contains($0) || Company.eating.contains($0) }.map(Company.drinking.contains)
            ?? false
    }
}
