/// Answers in the services' shapes, written for these tests.
enum Shapes {
    static let soup = """
        {"id": 101, "title": "Bean &amp; Kale Soup", "image": "https://img.example/101.jpg", "readyInMinutes": 35, "servings": 4,
         "sourceUrl": "https://kitchen.example/soup", "sourceName": "Kitchen Example", "license": "CC BY 3.0",
         "vegetarian": true, "vegan": true, "glutenFree": true, "dairyFree": false, "cuisines": ["Italian"],
         "dishTypes": ["soup", "main course"], "diets": ["gluten free", "vegan"],
         "summary": "A <b>thick</b> soup.<script>alert(1)</script> Serves 4 &ndash; or 2.",
         "extendedIngredients": [
           {"name": "white beans", "nameClean": "white bean", "original": "2 cups white beans", "amount": 2.0, "unit": "cups",
            "measures": {"metric": {"amount": 360.0, "unitShort": "g"}}},
           {"name": "kale", "original": "a bunch of kale", "amount": 1, "unit": "bunch", "measures": {"metric": {"amount": 1, "unitShort": "bunch"}}}],
         "analyzedInstructions": [{"name": "", "steps": [{"number": 1, "step": "Simmer the beans."}, {"number": 2, "step": "Add the kale."}]}],
         "nutrition": {"nutrients": [
           {"name": "Calories", "amount": 250.5, "unit": "kcal"}, {"name": "Protein", "amount": 14, "unit": "g"},
           {"name": "Vitamin A", "amount": 900, "unit": "IU"}, {"name": "Vitamin D", "amount": 80, "unit": "IU"},
           {"name": "Sodium", "amount": 0.5, "unit": "g"}, {"name": "Iron", "amount": "4.5", "unit": "mg"},
           {"name": "Fat", "amount": -3, "unit": "g"}, {"name": "Net Carbohydrates", "amount": 20, "unit": "g"}]}}
        """

    static func search(_ recipes: String...) -> String {
        "{\"results\": [\(recipes.joined(separator: ","))], \"offset\": 0, \"number\": 10, \"totalResults\": \(recipes.count)}"
    }

    static func stew(_ id: String = "0123456789abcdef0123456789abcdef") -> String {
        """
        {"recipe": {"uri": "http://www.edamam.com/ontologies/edamam.owl#recipe_\(id)", "label": "Lentil Stew",
         "image": "https://img.example/stew.jpg", "source": "Stew Weekly", "url": "https://stew.example/1", "yield": 4.0, "totalTime": 50.0,
         "healthLabels": ["Vegan", "Vegetarian", "Egg-Free", "Gluten-Free", "Sulfite-Free", "Shellfish-Free"], "cautions": ["Gluten", "Sulfites"],
         "cuisineType": ["middle eastern"], "mealType": ["lunch/dinner"], "dishType": ["main course"],
         "ingredients": [{"text": "1 cup lentils", "quantity": 1.0, "measure": "cup", "food": "lentils", "weight": 192.0},
                         {"text": "2 onions", "quantity": 2.0, "measure": "<unit>", "food": "onions", "weight": 220.0}],
         "totalNutrients": {"ENERC_KCAL": {"label": "Energy", "quantity": 1200.0, "unit": "kcal"},
                            "PROCNT": {"label": "Protein", "quantity": 60.0, "unit": "g"},
                            "VITA_RAE": {"label": "Vitamin A", "quantity": 400.0, "unit": "µg"}}}}
        """
    }

    static func page(_ recipes: [String], next: String? = nil) -> String {
        let link = next.map { "{\"next\": {\"href\": \"https://api.edamam.com/api/recipes/v2?type=public&_cont=\($0)&app_key=x\"}}" } ?? "{}"
        return "{\"from\": 1, \"to\": \(recipes.count), \"count\": 40, \"_links\": \(link), \"hits\": [\(recipes.joined(separator: ","))]}"
    }
}
