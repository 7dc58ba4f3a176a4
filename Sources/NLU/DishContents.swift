public import Nutrition

/// What is in a dish as a rule.
public enum DishContents {
    /// Whether such a food is in a dish already: the rice and beans of a burrito, the pork of a ramen.
    public static func holds(_ dish: Food, _ part: Food) -> Bool { Mentions.holds(dish, part) }

    /// What a drink means for who eats what goes with it at other times of the day: "a filter coffee", after idlis.
    public static func drink(called said: String, after foods: [Food]) -> String? {
        Company.english.first { $0.isDrink && $0.said.contains(said) && foods.contains(where: $0.fits) }?.meant.joined(separator: " ")
    }
}
