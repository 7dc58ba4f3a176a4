import Dialogue
import NLU
import Nutrition

extension RepliesTests {
    private static let portion = Portion(quantity: 2, unit: "large", grams: 100, assumed: [.unit], source: .measure)
    private static let exercise = Exercise(
        id: 3, day: saturday, activity: "running", met: 8, source: "compendium2011:12150", minutes: 30, kilometres: 5, kilocalories: 280,
        assumed: ["pace", "weight"])
    private static let weight = BodyWeight(id: 4, day: saturday, kilograms: 72.5, unit: "kg")
    private static let before = BodyWeight(id: 5, day: saturday.advanced(by: -7), kilograms: 73.1, unit: "stone")
    private static let water = Water(id: 6, day: saturday, millilitres: 500)
    private static let goal = Goal(id: 7, nutrient: .protein, from: saturday, amount: 120)
    private static let setting = Setting(id: 8, key: "diet", value: "vegetarian")
    private static let week = saturday.advanced(by: -6)...saturday
    private static let line = FoodLine(food: "Egg, whole", noun: "egg", foodID: eggs.foodID, portion: portion, nutrients: eggs.nutrients)
    private static let recipe = RecipeLine(
        id: "pot", title: "Lentil pot", minutes: 20, servings: 2, cuisine: "Greek", price: 1, meals: [.lunch, .dinner], ingredients: ["lentils"],
        nutrients: eggs.nutrients, contents: Contents(["milk", "nuts?"]), diets: [.vegetarian, .halal],
        reasons: [
            .fits, .rich(.protein, isLacking: false), .low(.sodium, amount: 200), .rich(.iron, isLacking: true), .quick(minutes: 20), .cheap,
            .liked("lentils"),
            .often("lentils"), .uses(["lentils"]), .needs(["salt"]), .likeSaved("Soup"), .saved,
            .holds(.carbohydrate, amount: 30),
        ])
    private static let bounded: RecipeQuery = {
        var query = RecipeQuery()
        query.bound([NutrientBound(.protein, least: 30), NutrientBound(.carbohydrate, most: 40)])
        return query
    }()

    private static func recipe(_ contents: Contents?) -> RecipeLine {
        RecipeLine(
            id: "svc:1", title: "Pot", minutes: nil, servings: 4, cuisine: "", price: nil, meals: [], ingredients: [], nutrients: Nutrients(),
            contents: contents, diets: [], credit: "A. Cook", url: contents == nil ? nil : "https://example.org/pot")
    }

    private static func card(_ line: RecipeLine) -> Part {
        .recipe(RecipeCard(line: line, summary: "", amounts: [.init(amount: "1", name: "egg", grams: nil)], steps: []))
    }

    private static func answer(_ value: Double?, _ portion: Portion?, _ usual: Portion?) -> NutrientAnswer {
        NutrientAnswer(
            food: "Egg, whole", noun: "egg", foodID: eggs.foodID, grams: 100, portion: portion, usual: usual, nutrient: .iron, value: value,
            usualValue: usual == nil ? nil : value)
    }

    private static func explanation(_ source: Portion.Source, unit: String, figure: Double?) -> Explanation {
        Explanation(
            said: "eggs", food: "Egg, whole", foodID: FoodID("own:pot"), quantity: 2, unit: unit, grams: 100, assumed: [.food],
            portionSource: source, nutrient: .vitaminA, figure: figure)
    }

    private static let records: [Record] = [
        .entry(eggs), .exercise(exercise), .weight(weight), .water(water), .goal(goal), .goal(Goal(nutrient: .fat, from: saturday, amount: nil)),
        .setting(setting), .setting(Setting(key: "unheard", value: nil)),
    ]

    private static var moved: Entry {
        var row = eggs
        row.meal = .lunch
        row.minute = 780
        return row
    }

    /// Every part that a reply can have, in its variants.
    static let everyPart: [Part] = logging + changes + answers + diary + ideas + profile + talk + ofInsight + own + planned

    private static let logging: [Part] = [
        .logged([eggs, moved], planned: false), .logged([eggs], planned: true), .foodUnknown(said: "florp", near: []),
        .foodUnknown(said: "florp", near: ["soup", "salad"]), .foodUnknown(said: "", near: []),
        .barcodeUnknown(digits: "5449000000996", isMistyped: false), .barcodeUnknown(digits: "5449000000997", isMistyped: true),
        .leftOut(noun: "burger", removed: ["cheese", "mayo"]),
        .amountImpossible(said: "eggs", quantity: -2), .amountImpossible(said: "", quantity: 0), .exerciseLogged(exercise),
        .exerciseTooLong(said: "ran"),
        .activityUnknown(said: "flumping"), .activityUnknown(said: ""), .weightLogged(weight, previous: nil), .weightLogged(weight, previous: before),
        .weightLogged(before, previous: weight), .weightImpossible(kilograms: 3, unit: "lb"), .waterLogged(water, dayTotal: 1250),
        .waterImpossible(millilitres: -5),
    ]

    private static let changes: [Part] = [
        .corrected(before: eggs, after: moved), .corrected(before: eggs, after: milk), .alreadySo(eggs), .deleted([eggs]), .deleted([eggs, milk]),
        .moved([moved], from: [eggs]), .moved([moved, moved], from: [eggs, eggs]), .copied([eggs, milk], from: When(days: week, meal: .breakfast)),
        .entryUnknown(said: "rice"), .entryUnknown(said: ""), .undone(removed: records, restored: []), .undone(removed: [], restored: records),
        .undone(removed: [], restored: []), .redone(removed: records, restored: records), .nothingToUndo, .nothingToRedo,
    ]

    private static let answers: [Part] = [
        .nutrients([answer(1.2, nil, portion)]), .nutrients([answer(1.2, nil, nil)]), .nutrients([answer(nil, nil, portion)]),
        .nutrients([answer(0.04, portion, nil), answer(12, portion, nil)]), .nutrients([answer(nil, portion, nil), answer(12, portion, nil)]),
        .facts(food: "Egg, whole", foodID: eggs.foodID, portion: portion, nutrients: eggs.nutrients), .found(query: "egg", foods: [line]),
        .found(query: "florp", foods: []), .compared([answer(1, nil, nil), answer(2, nil, nil)], nutrient: .iron),
        .compared([answer(1, portion, nil), answer(1, portion, nil), answer(nil, nil, nil)], nutrient: .iron),
        .explained([explanation(.stated, unit: "g", figure: 160), explanation(.household, unit: "bowl", figure: nil)]),
        .explained([explanation(.measure, unit: "large", figure: 160)]), .explained([explanation(.imported, unit: "cup", figure: 160)]),
        .explained([explanation(.density, unit: "cup", figure: 160)]),
        .explained([explanation(.groupDensity, unit: "cup", figure: 160)]), .explained([explanation(.usual, unit: "cup", figure: 160)]),
        .nothingToExplain,
    ]

    private static let diary: [Part] = [
        .diary(days: saturday...saturday, meal: nil, entries: [eggs, moved], totals: [totals([eggs], goal: 2000)], exercise: [exercise], water: 500),
        .diary(days: saturday...saturday, meal: .lunch, entries: [moved], totals: [totals([eggs])], exercise: [], water: 0),
        .diary(days: week, meal: nil, entries: [eggs], totals: [totals([eggs])], exercise: [], water: 0),
        .diaryEmpty(When()), .diaryEmpty(When(days: week, meal: .dinner)), .diaryEmpty(When(days: week)),
        .summary(days: saturday...saturday, meal: nil, totals: [totals([eggs], goal: 2000)], nutrients: []),
        .summary(days: saturday...saturday, meal: .lunch, totals: [totals([eggs], goal: 100)], nutrients: []),
        .summary(days: saturday...saturday, meal: nil, totals: [totals([eggs], goal: 100)], nutrients: [.energy, .iron]),
        .summary(days: week, meal: nil, totals: [totals([eggs])], nutrients: []),
        .summary(days: week, meal: .lunch, totals: [totals([eggs])], nutrients: [.protein]),
        .remaining(totals([eggs], goal: 2000), nutrients: [.energy]), .remaining(totals([eggs], goal: 100), nutrients: [.energy]),
        .noGoal(nutrient: .energy), .noGoal(nutrient: .protein), .weights([weight]), .weights([before, weight, weight]), .weights([]), .noWeight,
    ]

    private static let ideas: [Part] =
        [
            .goalSet(goal, previous: 100), .goalSet(Goal(nutrient: .energy, from: saturday, amount: nil), previous: 2000),
            .goalSet(Goal(nutrient: .energy, from: saturday, amount: 2000), previous: nil),
            .goalUnsafe(nutrient: .energy, amount: 500, bound: 1200, source: "NHLBI"),
            .goalUnsafe(nutrient: .energy, amount: 9000, bound: 6000, source: ""),
            .goalUnsafe(nutrient: .iron, amount: 90, bound: 45, source: "DRI"), .goalUnsafe(nutrient: .iron, amount: 0, bound: 0, source: ""),
            .profile(settings: [setting], goals: [.energy: 2000], weight: weight), .profile(settings: [], goals: [:], weight: nil),
            .foodsRecommended([line], nutrients: [.protein, .fiber], query: RecipeQuery(maximumKilocalories: 300)),
            .foodsRecommended([line], nutrients: [.iron], query: RecipeQuery()), .foodsRecommended([], nutrients: [], query: RecipeQuery()),
            .foodsRecommended([line], nutrients: [.protein], query: RecipeQuery(low: [.sodium])),
            .foodsRecommended([line], nutrients: [], query: bounded), .recipes([recipe], query: bounded),
            .recipes([recipe], query: RecipeQuery(words: ["lentil"], meal: .dinner, maximumMinutes: 30, maximumKilocalories: 600)),
            .recipes([recipe], query: RecipeQuery()), .noRecipes(query: RecipeQuery()), .noRecipes(query: RecipeQuery(words: ["kelp"])),
            .noRecipes(query: RecipeQuery(words: ["pasta"]), isKeptOut: true), .pointer, .noSuchRecipe(count: 1), .noSuchRecipe(count: 5),
            .contents(
                food: "honey", contents: Contents(["honey"]), asked: [.honey, .gluten],
                diets: [DietAnswer(diet: .vegan, fits: false), DietAnswer(diet: .halal, fits: true)]),
            .madeOf(food: "hummus", grams: 30, parts: [Explanation.Ingredient(name: "chickpea", foodID: FoodID("usda:16057"), grams: 20)]),
            .madeOf(food: "toast", grams: 30, parts: []),
            .contents(food: "oats", contents: Contents(["gluten?"]), asked: [.gluten], diets: []),
            .contents(food: "rice", contents: Contents(), asked: [.gluten], diets: []),
            .contents(food: "soup", contents: nil, asked: [.gluten], diets: []), .noMoreRecipes, .recipeServiceOut(hasOthers: true),
            .recipeServiceOut(hasOthers: false),
            .recipe(
                RecipeCard(
                    line: recipe, summary: "Warm.",
                    amounts: [.init(amount: "1 cup", name: "lentils", grams: 200)], steps: ["Cook.", "Eat."])),
            card(recipe(nil)), card(recipe(Contents())), card(recipe(Contents(["egg"]))), card(recipe(Contents(["egg?"]))),
            .recipes(
                [recipe],
                query: RecipeQuery(
                    diets: Diet.allCases, without: ["nuts"], atHand: ["rice"], isCheap: true, nutrients: [.iron])),
            .savedRecipes([recipe(nil)]), .savedRecipes([]), .recipeSaved(title: "Pot", isOver: false, isNew: true),
            .recipeSaved(title: "Pot", isOver: false, isNew: false), .recipeSaved(title: "Pot", isOver: true, isNew: true),
            .recipeSaved(title: "Pot", isOver: true, isNew: false), .preferenceUnknown,
        ]
        + Preference.Kind.allCases.flatMap { kind in
            [false, true].map { .preferenceKept(Preference(kind: kind, words: ["vegan", "peanuts"], isOver: $0)) }
        } + [.preferenceKept(Preference(kind: .allergies, words: ["strawberries"]))]

    private static func plan(_ aim: WeightAim, kilograms: Double = 62, age: Int = 34, _ state: LifeState? = nil) -> [Part] {
        let woman = Profile(sex: .female, age: age, heightCentimetres: 165, kilograms: kilograms, state: state)
        return WeightPlan(woman, aim).map {
            [.goalSuggested($0), .goalExplained($0), .energyNeeded($0.requirement, assumed: [.age, .height, .weight])]
        } ?? []
    }

    private static let settings: [Setting] = [
        Setting(key: "sex", value: "female"), Setting(key: "birth_year", value: "1992"), Setting(key: "height_cm", value: "165"),
        Setting(key: "activity", value: "low_active"), Setting(key: "state", value: "pregnant_2"),
    ]
    private static let iron = Intake(kind: .rda, amount: 18, scope: .everything, source: "DRI 2001")
    private static let profile: [Part] =
        plan(WeightAim(.keep)) + plan(WeightAim(.lose, kilograms: 5)) + plan(WeightAim(.lose, kilogramsPerWeek: 2))
        + plan(WeightAim(.gain, kilogramsPerWeek: 1))
        + plan(WeightAim(.lose), kilograms: 48) + plan(WeightAim(.lose), age: 16) + plan(WeightAim(.lose), .pregnant(trimester: 3))
        + plan(WeightAim(.lose), .lactating(halfYear: nil)) + plan(WeightAim(.lose, kilogramsPerWeek: 1), kilograms: 120)
        + [
            .goalGuessed, .goalTooYoung, .profileUnread, .profileImpossible(.height, value: -3), .profileImpossible(.age, value: 300),
            .profileImpossible(.height, value: nil), .profileStored(settings, weight: weight),
            .profileStored([Setting(key: "state", value: nil)], weight: nil),
            .profile(settings: settings, goals: [:], weight: nil),
            .intakes(
                [IntakeAnswer(nutrient: .iron, recommended: iron, limit: Intake(kind: .ul, amount: 45, scope: .everything, source: "DRI"))], Profile()
            ),
            .intakes(
                [Intake.Scope.added, .preformed].map { scope in
                    IntakeAnswer(
                        nutrient: .niacin, recommended: nil, limit: Intake(kind: .ul, amount: 35, scope: scope, source: "DRI"), asksForLimit: true)
                }, Profile(sex: .male, age: 10)),
            .intakes(
                [IntakeAnswer(nutrient: .sodium, recommended: iron, limit: Intake(kind: .cdrr, amount: 2300, scope: .everything, source: "DRI"))],
                Profile(age: 3)),
            .intakes(
                MacronutrientRange.all(age: 30).map {
                    IntakeAnswer(nutrient: $0.nutrient, recommended: nil, limit: nil, range: $0, kilocalories: 2000)
                },
                Profile(sex: .female, age: 30, state: .pregnant(trimester: nil))),
            .intakes([IntakeAnswer(nutrient: .fat, recommended: nil, limit: nil, range: MacronutrientRange.all(age: nil)[2])], Profile()),
            .intakes(
                [
                    IntakeAnswer(nutrient: .sugars, recommended: nil, limit: nil, asksForLimit: true),
                    IntakeAnswer(nutrient: .starch, recommended: nil, limit: nil),
                ], Profile()),
        ]

    private static let talk: [Part] = [
        .exporting, .imported(source: "Cronometer", added: 1200, changed: 1, days: week), .greeting(isNew: true), .greeting(isNew: false), .goodbye,
        .thanks, .help, .about, .time(moment), .nothingOpen, .cancelled,
        .strayAnswer,
        .notYet(intent: "sign_up"), .notYet(intent: "unheard_of"), .languageNotYet("es"), .languageNotYet("tlh"), .languageSet("en"),
        .notUnderstood(text: "fix my bike", repeated: false), .notUnderstood(text: "", repeated: false),
        .notUnderstood(text: "fix my bike", repeated: true), .tooMany(leftOver: 1), .tooMany(leftOver: 313), .failure, .unavailable, .unsure,
    ]
}
