import Nutrition

/// Short forms that stand for a whole word in an English food diary, where no name of a food has them.
enum ShortWords {
    /// Slips so common that names of foods list them: alone they mean the right word all the same.
    static let slips: WordSet = [
        "chickn", "chiken", "chikn", "cheez", "cesar", "ceasar", "ceaser", "brocoli", "brocolli", "tomatoe", "potatoe", "sandwhich", "yogert",
        "choclate", "cappucino", "mozarella", "beens", "bak", "mufin", "mufins",
    ]

    static let english: WordMap<String> = [
        "chiken": "chicken", "cheez": "cheese", "cesar": "caesar", "ceasar": "caesar", "ceaser": "caesar", "brocoli": "broccoli",
        "brocolli": "broccoli", "tomatoe": "tomato", "potatoe": "potato", "yogert": "yogurt", "choclate": "chocolate", "cappucino": "cappuccino",
        "mozarella": "mozzarella", "beens": "beans", "mufin": "muffin", "mufins": "muffins", "sanga": "sandwich", "soop": "soup",
        "smoothy": "smoothie", "schnitzle": "schnitzel", "snitzel": "schnitzel", "brownee": "brownie", "frys": "fries", "tofoo": "tofu",
        "cashus": "cashews", "sushie": "sushi", "toste": "toast", "jst": "just", "bak": "back",
        "tryna": "trying to", "prob": "probably", "prolly": "probably", "bout": "about", "egs": "eggs", "mlk": "milk", "brd": "bread",
        "chx": "chicken", "chkn": "chicken", "chk": "chicken", "ckn": "chicken", "chikn": "chicken", "chickn": "chicken", "brocc": "broccoli",
        "broc": "broccoli", "toms": "tomatoes", "tom": "tomato", "cuke": "cucumber", "cukes": "cucumbers", "cuc": "cucumber",
        "strawbs": "strawberries",
        "rasps": "raspberries", "sammie": "sandwich", "sammy": "sandwich", "sammich": "sandwich", "sandwhich": "sandwich", "sando": "sandwich",
        "sarnie": "sandwich", "sarnies": "sandwiches", "sanger": "sandwich", "taters": "potatoes", "tatties": "potatoes", "spuds": "potatoes",
        "spud": "potato", "pnut": "peanut", "pnb": "peanut butter", "chz": "cheese", "chs": "cheese", "chse": "cheese", "yog": "yogurt",
        "yogs": "yogurts",
        "xtra": "extra", "whl": "whole", "wht": "white", "choc": "chocolate", "choccy": "chocolate", "bfast": "breakfast", "shrooms": "mushrooms",
        "zuke": "zucchini", "cauli": "cauliflower", "parm": "parmesan", "mozz": "mozzarella", "marg": "margarine", "bics": "biscuits",
        "biccy": "biscuit", "biccies": "biscuits", "burg": "burger", "burgr": "burger", "caff": "caffeine", "veg": "vegetables", "prot": "protein",
        "unsweet": "unsweetened", "spag": "spaghetti", "gnt": "g&t", "grld": "grilled", "grlld": "grilled", "scrm": "scrambled", "lrg": "large",
        "sml": "small", "tblsp": "tbsp", "thru": "through",
        "tbspn": "tbsp", "tspn": "tsp",
    ]
}
