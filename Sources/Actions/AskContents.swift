import Dialogue
import Knowledge
import NLU
import Nutrition

/// "does soy sauce have gluten?", "is honey vegan?": by what the food has in it as usually made.
func askContents(of mention: FoodMention, _ question: ContentQuestion, _ context: ActionContext) -> Outcome {
    guard let food = context.food(mention) else {
        return Outcome(name: "ask_food_facts", parts: [.foodUnknown(said: mention.said, near: context.near(mention.said))])
    }
    let portion = food.nutrients(grams: food.usualPortion.grams)
    let diets = question.diets.map { DietAnswer(diet: $0, fits: $0.fits(food.contents, portion: portion)) }
    return Outcome(
        name: "ask_food_facts", events: [.slot(.food(id: food.id, noun: food.noun, grams: food.usualPortion.grams))],
        parts: [.contents(food: context.title(food, said: mention.said), contents: food.contents, asked: question.contents, diets: diets)])
}
