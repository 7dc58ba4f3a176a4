import Nutrition

extension Mentions {
    /// What a dish is made of as a rule, so that naming it says nothing new.
    static let madeOf: [String: WordSet] = {
        let breakfast: WordSet = [
            "egg", "fried egg", "scrambled egg", "sausage", "bacon", "ham", "cheddar cheese", "american cheese", "chorizo", "egg with chorizo",
        ]
        let burrito: WordSet = [
            "white rice", "brown rice", "spanish rice", "bean", "black bean", "pinto bean", "refried bean", "cheddar cheese", "lettuce", "salsa",
            "pico de gallo", "corn", "rice and beans",
        ]
        let cooked: WordSet = [
            "baked potato", "boiled potato", "potato", "corn on the cob", "corn", "carrot", "cabbage", "mixed vegetable", "vegetable", "chayote",
            "squash", "pumpkin", "zucchini",
        ]
        let stew: WordSet = [
            "baked potato", "boiled potato", "potato", "carrot", "celery", "pea", "green pea", "onion", "mixed vegetable", "vegetable", "mushroom",
            "beef", "leek", "turnip",
        ]
        let chili: WordSet = [
            "kidney bean", "bean", "black bean", "pinto bean", "canned bean", "ground beef", "ground turkey", "beef", "tomato", "onion",
            "bell pepper",
        ]
        let stuffing: WordSet = [
            "ground beef", "ground turkey", "ground pork", "beef", "pork", "meat", "white rice", "brown rice", "tomato sauce", "onion", "tomato",
        ]
        let mayonnaise: WordSet = ["mayonnaise", "light mayonnaise", "coleslaw dressing"]
        let dressings: WordSet = [
            "vinaigrette", "salad dressing", "italian dressing", "caesar dressing", "balsamic vinaigrette", "lemon juice", "lemon",
        ]
        return [
            "hot dog": ["frankfurter", "hamburger bun", "sausage"], "hamburger": ["hamburger patty", "hamburger bun"],
            "cheeseburger": ["hamburger patty", "hamburger bun", "american cheese"],
            "beef stew": stew, "chili": chili, "stuffed pepper": stuffing, "stuffed cabbage roll": stuffing, "risotto": ["mushroom", "parmesan"],
            "tomato and cucumber salad": dressings.union(["olive oil", "vegetable oil", "oil", "vinegar", "onion"]),
            "caesar salad": dressings.union(["crouton", "parmesan", "romaine lettuce", "lettuce"]), "russian salad": mayonnaise,
            "ensaladilla rusa": mayonnaise, "chivito plate": ["french fry", "fried egg", "egg"],
            "massaged kale salad": dressings, "coleslaw": mayonnaise, "potato salad": mayonnaise, "tuna salad": mayonnaise,
            "egg salad": mayonnaise, "macaroni salad": mayonnaise, "chicken salad": mayonnaise,
            "bubble tea": ["tapioca", "sugar", "milk, 2%"], "garden salad": saladParts, "breakfast sandwich": breakfast,
            "egg mcmuffin": breakfast.union(["english muffin", "canadian bacon"]),
            "breakfast burrito": breakfast.union(["salsa", "home fry", "tater tot"]),
            "taco salad": burrito.union(["ground beef", "beef", "tomato"]), "burrito": burrito, "chicken burrito": burrito,
            "taco": ["cheddar cheese", "mexican cheese", "queso fresco", "lettuce", "salsa", "pico de gallo", "sour cream"],
            "quesadilla": ["cheddar cheese", "oaxaca cheese", "chihuahua cheese", "mozzarella", "manchego", "queso fresco", "panela cheese"],
            "ramen": ["pork", "pork belly", "egg", "boiled egg", "nori", "green onion", "bamboo shoot"],
            "changua": ["toast", "white bread", "milk, 2%", "egg"],
            "esquites": ["mayonnaise", "cheddar cheese", "queso fresco", "sour cream", "chili powder", "lime", "lemon", "parmesan"],
            "burrito bowl": burrito.union(["chicken"]), "beef burrito bowl": burrito.union(["beef", "steak"]), "veggie burrito bowl": burrito,
            "vigoron": ["chicharron", "pork rind", "cassava", "boiled cassava", "cabbage", "coleslaw", "tomato"],
            "acai bowl": ["granola", "banana", "strawberry", "blueberry", "honey", "coconut", "shredded coconut", "peanut butter"],
            "chicken caesar salad": ["crouton", "parmesan", "romaine lettuce", "lettuce", "caesar dressing"],
            "caldo de res": cooked, "caldo de pollo": cooked.union(["white rice"]), "cazuela": cooked.union(["white rice"]),
            "casado": [
                "banana", "plantain", "fried plantain", "fried sweet plantain", "chicken", "fish", "beef", "pork chop", "steak", "chicken breast",
                "white rice", "bean", "black bean", "garden salad",
            ],
            "cocido": ["chickpea", "chorizo", "blood sausage", "baked potato", "boiled potato", "cabbage"],
            "ajiaco": ["corn on the cob", "caper", "cream", "sour cream", "chicken"], "poke bowl": ["white rice", "salmon", "avocado", "soy sauce"],
            "caldo de costilla": ["baked potato", "boiled potato", "cilantro"],
            "ploughman's lunch": ["cheddar cheese", "ham", "pickled onion", "pickle", "apple", "garden salad", "chutney", "french bread", "stilton"],
        ]
    }()
}
