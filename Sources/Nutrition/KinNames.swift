/// Names that one food goes by, or hides under, beside its own.
public enum KinNames {
    /// The same food by another name: who dislikes one dislikes the other.
    /// - Parameter word: folded and singular, as `Word.split` gives it.
    public static func same(as word: String) -> Set<String> { Set(groups(sameFood, with: word)).union(kinds[word] ?? []) }

    /// What is never called by the word and is one all the same: who wants no cheese wants no feta.
    private static let kinds: [String: [String]] = {
        let cheeses = "cheese queso feta parmesan mozzarella cheddar ricotta halloumi paneer gouda brie camembert mascarpone pecorino gruyere".split(
            separator: " "
        ).map(String.init)
        let beef = "beef steak sirloin ribeye brisket flank veal res ternera bife churrasco arrachera".split(separator: " ").map(String.init)
        let pork =
            "pork bacon ham prosciutto chorizo pancetta bratwurst kielbasa salami mortadella pepperoni guanciale gammon carnitas cerdo chancho puerco jamon tocino panceta"
            .split(separator: " ").map(String.init)
        return [
            "cheese": cheeses, "queso": cheeses, "beef": beef, "res": beef, "ternera": beef, "pork": pork, "cerdo": pork, "chancho": pork,
            "puerco": pork, "chicharron": ["belly"],
        ]
    }()

    /// Words for what is called red meat.
    public static let redMeat: Set<String> = Set((kinds["beef"] ?? []) + (kinds["pork"] ?? []))
        .union(["lamb", "mutton", "goat", "venison", "cordero", "chivo", "cabrito"])

    /// What it is usually made into or closely akin to: who is allergic to it keeps away.
    public static func kin(of word: String) -> Set<String> {
        let names = same(as: word).union([word])
        return names.union(names.flatMap { hiding[$0] ?? [] })
    }

    private static func groups(_ groups: [[String]], with word: String) -> [String] { groups.first { $0.contains(word) } ?? [] }

    private static let sameFood: [[String]] = [
        "coriander cilantro culantro", "eggplant aubergine berenjena", "zucchini courgette calabacin calabacita", "chickpea garbanzo",
        "arugula rocket", "beet beetroot betabel remolacha betarraga",
        "corn maize sweetcorn elote choclo maiz", "pepper capsicum", "rutabaga swede", "cilantro coriander", "okra gumbo", "papaya pawpaw lechosa",
        "strawberry fresa frutilla", "tomato tomate jitomate", "onion cebolla", "garlic ajo", "mushroom champinon seta", "avocado palta aguacate",
        "pineapple pina anana", "peach durazno melocoton", "banana platano", "kiwi kiwifruit", "coconut coco", "potato papa patata",
        "shrimp prawn scampi gamba camaron langostino quisquilla", "peanut groundnut cacahuete cacahuate mani", "squid calamari calamar chipiron",
        "lobster langosta bogavante", "crab cangrejo jaiba centollo", "soy soya soja", "bean frijol judia alubia poroto habichuela",
        "pea guisante arveja chicharo", "chili chile chilli aji guindilla", "cabbage col repollo", "pumpkin calabaza zapallo auyama",
        "grapefruit pomelo toronja", "apricot albaricoque chabacano damasco", "artichoke alcachofa alcaucil", "walnut nuez", "sesame sesamo ajonjoli",
        "yogurt yoghurt yogur", "raisin sultana pasa", "scallion cebolleta cebollin", "octopus pulpo", "tuna atun",
    ].map { $0.split(separator: " ").map(String.init) }

    private static let hiding: [String: [String]] = [
        "tomato": "ketchup catsup salsa marinara passata sofrito bolognese ratatouille shakshuka gazpacho salmorejo pizza chili enchilada pico adobo",
        "corn": "cornmeal cornstarch cornflour polenta grits masa succotash hominy popcorn nacho arepa tamale tortilla taco pozole syrup dextrose",
        "onion": "shallot scallion leek chive allium sofrito bouillon broth stock",
        "garlic": "allium aioli chimichurri pesto sofrito bouillon broth stock",
        "pepper": "paprika chili chile chilli jalapeno cayenne sriracha pimiento salsa harissa gochujang kimchi curry",
        "chili": "paprika pepper jalapeno cayenne sriracha salsa harissa gochujang kimchi curry", "avocado": "guacamole",
        "chickpea": "hummus falafel besan gram chana", "lentil": "dal daal", "pea": "chickpea lentil",
        "bean": "legume lentil chickpea hummus falafel dal tofu", "legume": "bean lentil chickpea pea hummus falafel dal peanut tofu soy",
        "citrus": "orange lemon lime grapefruit mandarin tangerine clementine pomelo yuzu", "lemon": "citrus", "orange": "citrus marmalade",
        "berry": "strawberry raspberry blueberry blackberry cranberry currant gooseberry jam",
        "strawberry": "berry jam smoothie", "raspberry": "berry jam smoothie", "blueberry": "berry jam smoothie", "kiwi": "smoothie",
        "apple": "cider applesauce", "grape": "raisin sultana currant wine", "coconut": "coco", "rice": "sake mirin",
        "oat": "oatmeal granola muesli porridge",
        "potato": "chip fry frie gnocchi hash", "mushroom": "truffle shiitake portobello porcini", "banana": "plantain smoothie",
        "cinnamon": "spice", "coriander": "curry masala", "sunflower": "sunflower", "chocolate": "cocoa cacao", "cocoa": "chocolate cacao",
        "beef": "steak veal", "chicken": "poultry", "gelatin": "gelatine jelly", "yeast": "bread",
    ].mapValues { $0.split(separator: " ").map(String.init) }
}
