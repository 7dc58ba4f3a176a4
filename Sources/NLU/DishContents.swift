public import Nutrition

/// What is in a dish as a rule.
public enum DishContents {
    /// Whether such a food is in a dish already: the rice and beans of a burrito, the pork of a ramen.
    public static func holds(_ dish: Food, _ part: Food) -> Bool { Mentions.holds(dish, part) }
}
