import Dialogue
import Nutrition

extension Phrase {
    /// The keys of all texts that must be there: these, and those named after a wire word.
    static var keys: [String] {
        allCases.map(\.rawValue) + OwnPhrase.keys + InsightPhrase.allCases.map(\.rawValue) + KeptPhrase.allCases.map(\.rawValue)
            + PlanPhrase.allCases.map(\.rawValue)
            + Nutrient.allCases.map { "nutrient.\($0.key)" }
            + Meal.allCases.flatMap { ["meal.\($0.rawValue)", "the_meal.\($0.rawValue)"] }
            + Meal.allCases.map { "ideas.\($0.rawValue)" } + Diet.allCases.map { "diet.\($0.rawValue)" }
            + Content.allergens.map { "content.\($0.rawValue)" }
            + BodyKind.allCases.map { "body.\($0.rawValue)" }
            + ["stated", "measure", "density", "groupDensity", "household", "usual", "imported", "habit"].map { "source.\($0)" }
            + Keepsake.Kind.allCases.filter { ![.wholeDay, .usual, .grocery, .reminder].contains($0) }.map { "list.\($0.rawValue)" }
            + Keepsake.Kind.allCases.filter { ![.wholeDay, .grocery, .reminder].contains($0) }.map { "list_none.\($0.rawValue)" }
            + ["burning", "net", "net_unburnt", "compared_more_by", "compared_in_all", "food_ideas_instead", "food_ideas_high", "supplement_undosed"]
            + ["other", "yes", "no", "all", "search", "create"].map { "option.\($0)" }
            + WeightPlan.Bound.allCases.map { "bound.\($0.rawValue)" }
            + Profile.Part.allCases.flatMap { ["part.\($0.rawValue)", "example.\($0.rawValue)"] }
            + EnergyRequirement.Addition.Reason.allCases.map { "addition.\($0.rawValue)" }
            + (Sex.allCases.map(\.rawValue) + ActivityLevel.allCases.map(\.rawValue) + lifeStates).map { "value.\($0)" }
            + ["female", "male", "girl", "boy", "child", "adult", "pregnant", "lactating"].map { "whom.\($0)" }
    }

    private static let lifeStates = ["pregnant", "pregnant_1", "pregnant_2", "pregnant_3", "lactating", "lactating_1", "lactating_2"]
}
