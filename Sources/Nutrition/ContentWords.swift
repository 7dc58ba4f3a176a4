extension Content {
    /// What a person who keeps away from something of this name keeps away from; empty for a word that names no content.
    ///
    /// A word for one kind stands for its whole class ("almonds" for all tree nuts): with an allergy a wrong guess must be on the safe side.
    /// - Parameter word: folded and singular, as `Word.split` gives it.
    public static func named(_ word: String) -> [Content] { words[word] ?? [] }

    /// The contents that a phrase names: "tree nuts", "frutos secos".
    public static func named(in phrase: String) -> [Content] {
        var found: [Content] = []
        let words = Word.split(phrase)
        var place = 0
        while place < words.count {
            // "coconut milk" is no milk, "shell fish" no fish.
            let pair = place + 1 < words.count ? pairs[words[place] + " " + words[place + 1]] : nil
            for content in pair ?? named(words[place]) where !found.contains(content) { found.append(content) }
            place += pair == nil ? 1 : 2
        }
        return found
    }

    /// Whether two words together name contents of their own: "shell fish", "tree nut".
    public static func isPair(_ first: String, _ second: String) -> Bool { !(pairs[first + " " + second] ?? []).isEmpty }

    /// Whether every word of a phrase names a content, so that nothing is left to go by the name.
    public static func isNamedWhole(_ phrase: String) -> Bool {
        let words = Word.split(phrase)
        return words.count <= 2 && pairs[words.joined(separator: " ")].map { !$0.isEmpty } ?? false || words.allSatisfy { !named($0).isEmpty }
    }

    private static let shellfish: [Content] = [.crustaceans, .molluscs]

    /// Two words that together mean something else than each alone.
    private static let pairs: [String: [Content]] = [
        "coconut milk": [], "coconut cream": [], "coconut yogurt": [], "rice milk": [], "oat milk": [.gluten], "almond milk": [.nuts],
        "cashew milk": [.nuts], "soy milk": [.soy], "soya milk": [.soy], "peanut butter": [.peanut], "peanut marzipan": [.peanut],
        "almond butter": [.nuts], "monkey nut": [.peanut], "ground nut": [.peanut], "frutos secos": [.nuts, .peanut],
        "cashew butter": [.nuts], "nut butter": [.nuts, .peanut], "cocoa butter": [], "shea butter": [], "apple butter": [], "butter bean": [],
        "butternut squash": [], "oyster mushroom": [], "shell fish": shellfish, "tree nut": [.nuts], "fruto seco": [.nuts, .peanut],
        "frutos seco": [.nuts, .peanut], "nuez moscada": [], "leche coco": [],
    ]

    private static let words: [String: [Content]] = {
        let kinds: [(contents: [Content], words: String)] = [
            (
                [.gluten],
                "gluten wheat rye barley spelt celiac coeliac ceoliac celliac coelic siliac celiaco celiaca celiaquia seliaco seliaca trigo cebada centeno bread oat semolina bulgur couscous seitan malt farro kamut triticale avena"
            ),
            (
                [.crustaceans],
                "crustacean shrimp prawn crab lobster crayfish langoustine gamba camaron langostino cangrejo langosta crustaceo scampi crawfish crawdad krill cigala bogavante necora centollo centolla percebe quisquilla jaiba carabinero"
            ),
            (shellfish, "shellfish marisco"),
            ([.fish] + shellfish, "seafood"),
            (
                [.molluscs],
                "mollusc mollusk mussel clam oyster scallop squid octopus calamari mejillon almeja ostra calamar pulpo molusco abalone cuttlefish cockle whelk conch snail sepia chipiron chopito berberecho vieira zamburina choro ostion escargot winkle"
            ),
            ([.egg], "egg huevo mayonnaise mayo meringue mayonesa merengue aioli alioli albumen yolk yema blanquillo omelette omelet"),
            (
                [.fish],
                "fish salmon tuna cod anchovy pescado atun anchoa trout sardine mackerel haddock halibut tilapia herring seabass snapper caviar merluza bacalao trucha sole plaice swordfish monkfish pollock catfish kipper pilchard whitebait eel turbot grouper perch surimi roe sardina boqueron lenguado dorada lubina caballa arenque corvina pargo huachinango mojarra bagre jurel reineta congrio anguila salmonete sprat"
            ),
            ([.peanut], "peanut groundnut cacahuete cacahuate mani goober"),
            ([.soy], "soy soya soybean tofu edamame soja miso tempeh tamari natto"),
            (
                [.milk],
                "milk dairy lactose cheese butter cream yogurt yoghurt whey casein leche lacteo lactosa queso mantequilla cheddar mozzarella parmesan feta ghee buttermilk kefir paneer ricotta custard nata yogur brie camembert gouda halloumi mascarpone quark skyr requeson cuajada natilla caseina"
            ),
            // Who says "nuts" seldom leaves peanuts out.
            ([.nuts, .peanut], "nut nuez"),
            (
                [.nuts],
                "almond walnut cashew pecan pistachio hazelnut macadamia almendra avellana anacardo pistacho nutella marzipan praline filbert mazapan treenut cobnut gianduja pacana maranon"
            ),
            ([.celery], "celery apio celeriac"), ([.mustard], "mustard mostaza"), ([.sesame], "sesame tahini sesamo ajonjoli"),
            ([.sulphites], "sulphite sulfite sulfito"), ([.lupin], "lupin lupine altramuz"),
            ([.meat, .pork], "meat carne"), ([.pork], "pork ham bacon pig cerdo puerco chancho jamon"),
            ([.gelatin], "gelatin gelatine gelatina"), ([.honey], "honey miel"), ([.alcohol], "alcohol"),
        ]
        return Dictionary(
            kinds.flatMap { kind in kind.words.split(separator: " ").map { (String($0), kind.contents) } }, uniquingKeysWith: { first, _ in first })
    }()
}

extension Diet {
    /// The diet that a word or pair of words names: "vegan", "gluten free", "sin gluten"; nil for others.
    public static func named(_ words: [String], at place: Int) -> (diet: Diet, count: Int)? {
        let two = place + 1 < words.count ? words[place] + " " + words[place + 1] : ""
        if let diet = pairs[two] { return (diet, 2) }
        // "a veg dinner"; "chicken and veg" is a side.
        if words[place] == "veg", place + 1 < words.count, vegDishes.contains(words[place + 1]) { return (.vegetarian, 1) }
        return singles[words[place]].map { ($0, 1) }
    }

    private static let vegDishes: Set<String> = [
        "dinner", "lunch", "breakfast", "snack", "meal", "recipe", "option", "dish", "idea", "supper", "starter", "food", "source", "friendly",
        "curry",
        "burger", "only",
    ]

    private static let singles: WordMap<Diet> = [
        "meatless": .vegetarian, "meatfree": .vegetarian, "plantbased": .vegan, "ovolacteo": .vegetarian,
        "vegan": .vegan, "vegano": .vegan, "vegana": .vegan, "vegetarian": .vegetarian, "veggie": .vegetarian, "vegetariano": .vegetarian,
        "vegetariana": .vegetarian, "pescatarian": .pescatarian, "pescetarian": .pescatarian, "pescetariano": .pescatarian, "glutenfree": .glutenFree,
        "celiac": .glutenFree, "coeliac": .glutenFree, "celiaco": .glutenFree, "celiaca": .glutenFree,
        "celiaquia": .glutenFree, "seliaco": .glutenFree, "seliaca": .glutenFree, "ceoliac": .glutenFree, "celliac": .glutenFree,
        "coelic": .glutenFree, "siliac": .glutenFree, "dairyfree": .dairyFree, "halal": .halal,
        "keto": .keto, "ketogenic": .keto, "cetogenica": .keto, "diabetic": .diabetes, "diabete": .diabetes, "diabetico": .diabetes,
        "diabetica": .diabetes,
    ]

    private static let pairs: WordMap<Diet> = [
        "gluten free": .glutenFree, "sin gluten": .glutenFree, "no gluten": .glutenFree, "without gluten": .glutenFree, "dairy free": .dairyFree,
        "no dairy": .dairyFree, "without dairy": .dairyFree, "lactose free": .dairyFree, "milk free": .dairyFree, "sin lactosa": .dairyFree,
        "sin lacteo": .dairyFree, "lactose intolerant": .dairyFree, "plant based": .vegan, "meat free": .vegetarian, "diabete friendly": .diabetes,
        "diabetic friendly": .diabetes, "diabetes friendly": .diabetes, "gluten intolerant": .glutenFree,
    ]
}
