import Nutrition

/// Words of foods' English names and what they give away: written for the tests alone, so that they are a second opinion beside `contains`.
enum FoodWords {
    /// What a name gives away: one of the contents at least is there.
    struct Named: Hashable {
        let word: String
        let contents: [Content]
    }

    /// - Parameter words: folded and singular.
    static func contents(of words: [String]) -> [Named] {
        var left = " " + words.joined(separator: " ") + " "
        for phrase in innocent { left = left.replacing(" \(phrase) ", with: " · ") }
        return left.split(separator: " ").compactMap { word in
            let contents = kinds[String(word)] ?? Content.named(String(word))
            return contents.isEmpty ? nil : Named(word: String(word), contents: contents)
        }
    }

    static let flesh = "beef steak veal lamb mutton venison bison chicken turkey duck goose quail rabbit brisket meatball meatloaf liver"
    static let pig = "pork ham bacon chorizo prosciutto pancetta salami pepperoni lard carnita chicharron"

    private static let kinds: [String: [Content]] = {
        let lists: [(contents: [Content], words: String)] = [
            ([.meat], flesh), ([.pork, .meat], pig + " sausage bratwurst"),
            ([.fish], "salmon tuna cod tilapia trout herring mackerel sardine anchovy halibut catfish haddock caviar"),
            ([.crustaceans], "shrimp prawn crab lobster crayfish"), ([.molluscs], "mussel clam oyster scallop squid octopus calamari"),
            (
                [.gluten],
                "bread toast pasta spaghetti macaroni noodle wheat barley rye oat oatmeal couscous bulgur seitan cracker bagel croissant "
                    + "pita baguette lasagna ravioli muesli beer semolina"
            ),
            (
                [.milk],
                "milk cheese butter cream yogurt kefir ghee whey mozzarella cheddar feta parmesan ricotta brie paneer custard latte cappuccino"
            ),
            ([.egg], "egg omelet omelette frittata quiche meringue mayonnaise mayo"),
            ([.nuts], "almond walnut cashew pecan pistachio hazelnut macadamia"), ([.peanut], "peanut"),
            ([.soy], "soy soybean tofu tempeh edamame miso natto"), ([.sesame], "sesame tahini hummus"), ([.mustard], "mustard"),
            ([.celery], "celery"), ([.honey], "honey"), ([.gelatin], "gelatin jello marshmallow"),
            ([.alcohol], "beer wine vodka whiskey rum tequila gin brandy champagne liqueur"),
            ([.peanut, .nuts], "nut"), ([.fish, .crustaceans, .molluscs], "seafood"), ([.crustaceans, .molluscs], "shellfish"),
        ]
        return Dictionary(lists.flatMap { list in list.words.split(separator: " ").map { (String($0), list.contents) } }) { first, _ in first }
    }()

    /// Names that hold a word of another thing.
    private static let innocent: [String] = [
        "peanut butter", "almond butter", "cashew butter", "cocoa butter", "apple butter", "butter bean", "butter lettuce",
        "nut coconut milk", "nut coconut cream", "nut coconut meat", "nut coconut", "coconut meat", "coconut milk", "coconut cream", "sesame butter",
        "almond milk", "oat milk", "soy milk", "rice milk", "cashew milk", "hemp milk", "pea milk",
        "cream of tartar", "goat cheese", "goat milk", "oyster mushroom", "oyster cracker", "ginger beer", "root beer", "rice noodle",
        "glass noodle", "red wine vinegar", "vinegar red wine", "wine vinegar", "cheese goat", "cream style", "cream soda", "cream of wheat",
        "cream of rice", "cod liver oil", "duck egg", "goose egg", "quail egg", "nut butter", "tuna steak", "pine nut", "tiger nut", "without cream",
        "without fish", "no mayonnaise", "without dairy", "gluten free", "non dairy", "dairy free", "corn bread", "without cheese", "no cheese",
        "without butter", "without meat", "no bread",
    ]
}
