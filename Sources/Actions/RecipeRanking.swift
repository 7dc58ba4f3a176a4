import Dialogue
import Knowledge
import Nutrition
import Store

/// A recipe with what speaks for it.
struct RankedRecipe {
    let recipe: Recipe
    let score: Double
    /// The most telling first.
    let reasons: [RecipeReason]
}

extension ActionContext {
    /// Every recipe at hand: our own, the imported, and those of the service that was asked for this message.
    var recipes: [Recipe] { knowledge.recipes.recipes + outsideRecipes }

    /// Recipes with these words, the best first; all of them when there are no words.
    func matching(_ phrases: [String]) -> [(recipe: Recipe, score: Double)] {
        recipes.matching(phrases)
    }

    /// The recipes that meet every condition, best first.
    ///
    /// Diets, allergies, dislikes, time, price and energy leave recipes out; what is asked for, what the week lacks, what is at hand,
    /// what the person likes and eats, and a little chance that changes with the day put the rest in order.
    func ranked(_ query: RecipeQuery) throws -> [RankedRecipe] {
        let tastes = try Tastes(diary, query: query)
        let profile = try self.profile()
        let lacking = try lackingNutrients(of: profile)
        let eaten = tastes.eaten.prefix(60).map { Set(Word.split($0)) }
        let leanings = try Leanings(diary)
        let favourites = tastes.saved.compactMap { recipe(id: $0) }
        let regions = query.words.compactMap { Region.cuisines[$0] }
        let left = try diary.totals(today).remaining(.energy)
        let allowed = matching(query.words.filter { Region.cuisines[$0] == nil }).filter { recipe, _ in
            if !regions.allSatisfy({ $0.contains(recipe.cuisine) }) { return false }
            if let meal = query.meal, !recipe.meals.isEmpty, !recipe.meals.contains(meal) { return false }
            if let most = query.maximumMinutes, recipe.minutes.map(Double.init) ?? .infinity > most { return false }
            if let most = query.maximumKilocalories, (recipe.nutrients[.energy] ?? .infinity) > most { return false }
            if !query.bounds.allSatisfy({ $0.admits(recipe.nutrients[$0.nutrient]) }) { return false }
            if query.isCheap, recipe.price ?? 3 > 1 { return false }
            return tastes.allows(recipe, knowledge)
        }
        let ranked = allowed.compactMap { recipe, match -> RankedRecipe? in
            var score = match * 2 + shuffle(recipe.id, today) * 0.6
            var reasons: [RecipeReason] = []
            if !query.atHand.isEmpty {
                guard let use = use(recipe, of: query.atHand) else { return nil }
                score += use.score
                reasons += use.reasons
            }
            reasons += query.bounds.map { .holds($0.nutrient, amount: recipe.nutrients[$0.nutrient] ?? 0) }
            for nutrient in query.nutrients {
                let share = (recipe.nutrients[nutrient] ?? 0) / reference(nutrient, of: profile)
                guard share >= 0.2 else { return nil }
                score += min(share, 1)
                reasons.append(.rich(nutrient, isLacking: false))
            }
            for nutrient in query.low {
                // A dish may hold what three foods do that a label may call low (5 % of a day's value each).
                guard let amount = recipe.nutrients[nutrient], amount <= 0.15 * reference(nutrient, of: profile) else { return nil }
                score += 1 - amount / (0.15 * reference(nutrient, of: profile))
                reasons.append(.low(nutrient, amount: amount))
            }
            for (nutrient, shortfall) in lacking where !query.names(nutrient) {
                let share = (recipe.nutrients[nutrient] ?? 0) / reference(nutrient, of: profile)
                // 20 % of a day's value is what a label may call rich (21 CFR 101.54).
                guard share >= 0.2 else { continue }
                score += min(share, 0.6) * shortfall
                if reasons.count < 2 { reasons.append(.rich(nutrient, isLacking: true)) }
            }
            if let liked = tastes.liked.first(where: { recipe.isLiked($0) }) {
                score += 0.6
                reasons.append(.liked(liked))
            } else if let like = favourites.first(where: { $0.id != recipe.id && $0.isAkin(to: recipe) }) {
                score += 0.4
                reasons.append(.likeSaved(like.wording(language).title))
            }
            if tastes.saved.contains(recipe.id) {
                score += 0.3
                reasons.append(.saved)
            }
            score += leanings.score(recipe)
            let main = recipe.ingredients.sorted { ($0.grams ?? 0) > ($1.grams ?? 0) }.prefix(6)
            let familiar = main.filter { ingredient in eaten.contains { !$0.isDisjoint(with: Word.split(ingredient.name)) } }
            score += Double(familiar.count) * 0.1
            if query.maximumKilocalories != nil, let left, recipe.nutrients[.energy] ?? .infinity <= left { reasons.append(.fits) }
            if (recipe.nutrients[.protein] ?? 0) >= 20, !query.names(.protein) { reasons.append(.rich(.protein, isLacking: false)) }
            if (recipe.nutrients[.fiber] ?? 0) >= 8, !query.names(.fiber) { reasons.append(.rich(.fiber, isLacking: false)) }
            if let minutes = recipe.minutes, minutes <= 20 { reasons.append(.quick(minutes: minutes)) }
            if query.isCheap || recipe.price == 1 && reasons.count < 2 { reasons.append(.cheap) }
            if reasons.isEmpty, let often = familiar.first { reasons.append(.often(often.name(language))) }
            return RankedRecipe(recipe: recipe, score: score, reasons: Array(reasons.uniqued.prefix(3)))
        }
        return ranked.sorted { $0.score == $1.score ? $0.recipe.id < $1.recipe.id : $0.score > $1.score }
    }

    /// How well a recipe uses what is at hand; nil when it uses none of it.
    private func use(_ recipe: Recipe, of foods: [String]) -> (score: Double, reasons: [RecipeReason])? {
        let used = foods.filter { recipe.has(Word.split($0)) }
        guard !used.isEmpty else { return nil }
        let missing = recipe.ingredients.filter { ingredient in
            let words = Set(([ingredient.name] + ingredient.namesES).flatMap(Word.split))
            return words.isDisjoint(with: Pantry.words) && !used.contains { Word.split($0).contains(where: words.contains) }
        }
        let score = Double(used.count) / Double(foods.count) * 3 - Double(min(missing.count, 10)) * 0.15
        var reasons: [RecipeReason] = [.uses(used)]
        if missing.count <= 3, !missing.isEmpty { reasons.append(.needs(missing.map { $0.name(language) })) }
        return (score, reasons)
    }

    /// What the last week, today included, held too little of: nutrients with how much is missing (0 to 1), worst first.
    ///
    /// Only days with food count, at least two; a nutrient whose figures cover less than three fifths of the energy says nothing.
    func lackingNutrients(of profile: Profile) throws -> [(nutrient: Nutrient, shortfall: Double)] {
        let days = try diary.totals(today.advanced(by: -6)...today).filter { $0.sum.count > 0 && ($0.sum[.energy] ?? 0) >= 800 }
        guard days.count >= 2 else { return [] }
        let watched: [Nutrient] = [
            .protein, .fiber, .calcium, .iron, .potassium, .magnesium, .zinc, .vitaminA, .vitaminC, .vitaminD, .vitaminE, .folate, .vitaminB12,
        ]
        let shares = watched.compactMap { nutrient -> (nutrient: Nutrient, shortfall: Double)? in
            let known = days.filter { $0.sum.coverage(nutrient) ?? 0 >= 0.6 }
            guard known.count * 2 > days.count else { return nil }
            let mean = known.reduce(0) { $0 + ($1.sum[nutrient] ?? 0) } / Double(known.count)
            let share = mean / reference(nutrient, of: profile)
            return share < 0.7 ? (nutrient, 1 - share) : nil
        }
        return Array(shares.sorted { $0.shortfall > $1.shortfall }.prefix(3))
    }
}

/// Words for the cuisines of a part of the world.
private enum Region {
    static let cuisines: [String: Set<String>] = [
        "asian": ["Chinese", "Japanese", "Korean", "Thai", "Vietnamese", "Indonesian", "Malaysian", "Filipino", "Indian"],
        "latin": [
            "Mexican", "Peruvian", "Brazilian", "Argentine", "Colombian", "Chilean", "Venezuelan", "Cuban", "Honduran", "Guatemalan", "Salvadoran",
            "Dominican", "Puerto Rican", "Costa Rican",
        ],
        "african": ["Moroccan", "Nigerian", "Ethiopian", "West African", "Senegalese", "Tunisian", "Egyptian"], "nordic": ["Nordic"],
    ]
}

/// What every kitchen has, so that a recipe is not said to need it.
private enum Pantry {
    static let words: Set<String> = [
        "salt", "pepper", "oil", "water", "sugar", "vinegar", "flour", "garlic", "cumin", "paprika", "oregano", "cinnamon", "thyme",
    ]
}

extension Recipe {
    /// Whether an ingredient or the title has all of these words.
    func has(_ words: [String]) -> Bool {
        folded.anIngredientHas(words) || folded.titleHas(words)
    }

    /// Whether what is liked, a food or a taste, is in it.
    fileprivate func isLiked(_ said: String) -> Bool {
        guard let taste = Taste(kept: said) else { return isOf(Word.split(said)) }
        return taste.ingredients.contains { has([$0]) }
    }

    /// Whether it is of what these words name: by its title, or by an ingredient that is no spoon of sauce ("fish sauce" for one who likes fish).
    private func isOf(_ words: [String]) -> Bool {
        folded.titleHas(words)
            || ingredients.contains { ingredient in
                let names = [ingredient.name] + ingredient.namesES
                return names.contains { name in
                    let said = Word.split(name)
                    return Set(words).isSubset(of: said) && Set(said).isDisjoint(with: Recipe.seasonings.subtracting(words))
                } && (ingredient.grams ?? 50) >= 8
            }
    }

    private static let seasonings = Set(Word.split("sauce salsa stock broth caldo bouillon paste pasta powder polvo extract extracto oil aceite"))

    /// Of one cuisine and with half of the main ingredients in common.
    func isAkin(to other: Recipe) -> Bool {
        guard cuisine == other.cuisine else { return false }
        let own = Set(ingredients.compactMap(\.food)), others = Set(other.ingredients.compactMap(\.food))
        return own.intersection(others).count * 2 >= min(own.count, others.count)
    }
}

extension [RecipeReason] {
    fileprivate var uniqued: [RecipeReason] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
