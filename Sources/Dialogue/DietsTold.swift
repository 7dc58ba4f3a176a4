import NLU
import Nutrition

/// Ways of eating, conditions and allergies as they are told in passing: "i'm on a low sodium diet", "type 2 diabetic here", "en realidad vegana".
extension Intents {
    static func dietTold(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard words.count <= 10, !reading.text.hasSuffix("?"), !Preference.isQuestion(reading.text, words), reading.when.isEmpty,
            reading.amounts.allSatisfy({ $0.unit == nil }), reading.activity == nil
        else { return nil }
        if let again = eatenIndeed(reading, words, tracker) ?? allergyOver(reading, words, tracker) { return [.setPreferences([again])] }
        guard reading.foods.allSatisfy({ $0.best == nil }), words.isDisjoint(with: Vocabulary[.others]) else { return nil }
        // "actually vegan", right after another diet was told.
        if tracker.lastAction == "set_preference", ["correct", "inform", "affirm", "out_of_scope", "choose"].contains(reading.intent.name),
            words.count <= 4, let (diet, _) = words.indices.lazy.compactMap({ Diet.named(words, at: $0) }).first,
            words.isDisjoint(with: ["no", "not", "longer"])
        {
            return [.setPreferences([Preference(kind: .diet, words: [diet.rawValue])])]
        }
        let facts = reading.profile.isEmpty ? [] : profile(reading)
        if words.contains(where: ["diabetic", "diabetica", "diabetico"].contains), words.count <= 6, reading.intent.name != "set_preference",
            words.isDisjoint(with: ["mother", "father", "mum", "mom", "dad", "madre", "padre", "mama", "papa", "she", "he", "ella"])
                || words.contains(where: ["i", "im", "soy", "tengo"].contains),
            words.isDisjoint(with: ["not", "no", "recipe", "receta", "friendly", "meal", "idea", "dinner", "lunch", "breakfast", "snack", "food"])
        {
            return facts + [.setPreferences([Preference(kind: .diet, words: [Diet.diabetes.rawValue])])]
        }
        // Who has diabetes says so of their diet.
        if facts.isEmpty, words.isDisjoint(with: ["diabete", "diabetes", "diabetic", "diabetica", "diabetico"]),
            words.contains(where: ["i", "ive", "im", "tengo", "sufro", "padezco", "my", "mi"].contains), words.contains(where: having.contains),
            reading.nutrients.isEmpty || reading.nutrients == [.cholesterol], case let watched = concerned(words), !watched.isEmpty,
            words.isDisjoint(with: ["pressure", "presion", "tension"]) || words.contains(where: ["high", "alta"].contains),
            words.isDisjoint(with: ["no", "not", "dont", "lower", "recipe", "receta", "rate", "burn", "test", "sweet", "brush", "wisdom", "goal"])
        {
            return [.askIntake(watched, limit: true)]
        }
        return nutrientWatched(reading, words).map { [.setGoal(nutrient: $0, amount: nil)] }
    }

    /// "I have type 2 diabetes and I would like to keep an eye on my carbohydrates": the way of eating, and how much of the nutrient a day is asked for.
    static func diabetesTold(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard words.count <= 20, words.contains(where: ["diabete", "diabetes", "diabetic", "diabetico", "diabetica"].contains),
            !reading.text.hasSuffix("?"),
            reading.foods.allSatisfy({ $0.best == nil }), words.isDisjoint(with: Vocabulary[.others]), words.isDisjoint(with: besideDiabetes),
            ["recommend_food", "recommend_recipe", "set_preference", "out_of_scope", "inform", "set_profile", "set_goal"].contains(
                reading.intent.name),
            zip(words, words.dropFirst()).contains(where: {
                ["i", "ive", "im"].contains($0) && ["have", "got", "am", "a", "type", "diabetic"].contains($1)
            })
                || words.contains(where: ["tengo", "soy"].contains)
        else { return nil }
        let watched = reading.nutrients.first { $0 == .carbohydrate || $0 == .sugars }
        return (reading.profile.isEmpty ? [] : profile(reading)) + [.setPreferences([Preference(kind: .diet, words: [Diet.diabetes.rawValue])])]
            + (watched.map { [.setGoal(nutrient: $0, amount: nil)] } ?? [])
    }

    private static let besideDiabetes = Set(
        Word.split(
            """
            what which how can suggest recommend recipe recipes receta recetas idea ideas find show give mother father mum mom dad son daughter wife husband madre
            padre hijo hija no not never risk prevent without sin friendly pre longer ya
            """))

    /// "my tablets mean I can't have grapefruit", "no puedo tomar alcohol por las pastillas": not to be suggested.
    static func forbiddenByMedicine(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard ["out_of_scope", "inform", "set_preference"].contains(reading.intent.name), words.count <= 16, !reading.text.hasSuffix("?"),
            reading.amounts.allSatisfy({ $0.unit == nil }), reading.when.days == nil, words.contains(where: medicines.contains),
            Preference.mustNot(words), words.isDisjoint(with: Vocabulary[.others]),
            case let told = Preference.all(in: reading), !told.isEmpty
        else { return nil }
        return [.setPreferences(told)]
    }

    private static let medicines = Set(
        Word.split(
            """
            tablet pill medication medicine med meds drug antibiotic warfarin statin treatment insulin pregnancy doctor gp surgery pastilla medicación
            medicamento medicina tratamiento antibiótico médico doctora insulina embarazo operación
            """))

    /// "i follow a high protein diet", "low fat for me please", "llevo una dieta baja en sodio": how much a day is asked for then.
    private static func nutrientWatched(_ reading: Reading, _ words: [String]) -> Nutrient? {
        guard let nutrient = reading.nutrients.only, nutrient != .energy, reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }),
            ["set_preference", "out_of_scope", "set_goal", "inform"].contains(reading.intent.name),
            words.contains(where: keeping.contains), words.isDisjoint(with: ofDishes),
            let degree = words.firstIndex(where: degrees.contains), degree + 1 < words.count,
            let head = words[(degree + 1)...].first(where: { !["in", "en", "on", "de", "of"].contains($0) }), watchable.contains(head)
        else { return nil }
        return nutrient
    }

    /// "I eat fish though", "pero como pescado": eaten, and none of what is left out.
    private static func eatenIndeed(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Preference? {
        let named = Set(reading.foods.flatMap { Word.split($0.said) }), rest = words.filter { !named.contains($0) }
        guard reading.intent.name == "set_preference" || tracker.lastAction == "set_preference", !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated }), rest.contains(where: ["eat", "como", "comemos"].contains),
            rest.allSatisfy(ofEating.contains),
            rest.contains(where: ["i", "we"].contains) || rest.contains(where: ["pero", "aunque", "si", "yo"].contains),
            !words.indices.contains(where: { Diet.named(words, at: $0) != nil })
        else { return nil }
        return Preference(kind: .dislikes, words: reading.foods.map(\.said), isOver: true)
    }

    private static let ofEating = Set(
        Word.split("i we do also still eat too though although sometimes but and yo como comemos también sí pero aunque y a veces"))

    /// "remove peanuts", "take shellfish off the list", while allergies are spoken of: no row.
    private static func allergyOver(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Preference? {
        guard ["ask_profile", "set_preference"].contains(tracker.lastAction ?? ""), words.count <= 7, reading.amounts.isEmpty,
            KeepIntents.takesAway(words) || words[0] == "take" && words.contains("off"), words.isDisjoint(with: besideAllergies),
            // "remove milk", where a glass of it stands, is of that.
            tracker.entries.isEmpty || words.contains(where: ofAllergies.contains)
                || tracker.lastAction == "ask_profile" && reading.foods.allSatisfy({ !$0.isDefinite }),
            case let names = reading.foods.map(\.said), names.count < 2,
            let name = names.first ?? words.dropFirst().first(where: { !Content.named($0).isEmpty }), !Content.named(in: name).isEmpty
        else { return nil }
        return Preference(kind: .allergies, words: [name], isOver: true)
    }

    /// "remove peanuts from the recipes", "take nuts out of my suggestions": not to be suggested, and no allergy ended.
    static func outOfIdeas(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard words.count <= 9, !reading.text.hasSuffix("?"), reading.amounts.isEmpty,
            KeepIntents.takesAway(words) && !["saca", "take"].contains(words[0])
                || words[0] == "take" && words.contains(where: ["out", "off"].contains),
            !reading.text.contains(","), !Vocabulary.says(.eating, words), !Vocabulary.says(.logging, words), !reading.foods.isEmpty,
            reading.foods.allSatisfy({ $0.amount.isEmpty }),
            words.contains(where: ["from", "of", "with", "de", "con"].contains),
            words.isDisjoint(with: ["saved", "guardada", "my", "mi"]) || words.contains(where: { $0.hasPrefix("sug") || $0.hasPrefix("idea") }),
            // Of many: "the recipe" is the one that is open.
            reading.text.lowercased().split(whereSeparator: { !$0.isLetter }).contains(where: { ideas.contains(String($0)) })
        else { return nil }
        return [.setPreferences([Preference(kind: .dislikes, words: reading.foods.map(\.said))])]
    }

    private static let ideas: Set<String> = [
        "recipes", "suggestions", "ideas", "recommendations", "recetas", "sugerencias", "recomendaciones",
    ]

    /// "remove milk", right after an allergy was told, where the milk was told last: the row.
    static func rowBesideAllergy(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.lastAction == "set_preference", !tracker.entries.isEmpty, let last = tracker.food, KeepIntents.takesAway(words),
            (2...4).contains(words.count), let food = reading.foods.only, food.amount.isEmpty,
            case let noun = Word.split(last.noun), noun.count <= 2, food.best?.id == last.id || noun.contains(Word.split(food.said).last ?? ""),
            !noun.contains("butter"),
            words.isDisjoint(with: ofAllergies)
        else { return nil }
        return [.delete(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]))]
    }

    private static let ofAllergies = Set(Word.split("list lista allergy allergies allergens alergia alergias"))
    /// What something is kept out of, and no allergy ended.
    private static let besideAllergies = Set(
        Word.split("goal meta one recipe receta suggestion sugerencia idea option opción menu menú plan dinner cena lunch almuerzo dish plato"))
    private static let having = Set(Word.split("have has got suffer tengo sufro padezco with high alta alto"))
    private static let degrees = Set(Word.split("low lower high less bajo baja alto alta rico rica poco poca"))
    private static let watchable = Set(
        Word.split(
            "carb carbohydrate sodium salt fat protein sugar fiber fibre cholesterol carbohidrato carbos carbo hidratos sodio sal grasa proteína azúcar azúcares fibra colesterol"
        ))
    private static let keeping = Set(
        Word.split("diet dieta im follow following doing trying keep keeping eat eating comer llevo sigo hago como me prefer go going"))
    private static let ofDishes = Set(
        Word.split(
            "recipe receta recipes dinner lunch breakfast snack idea ideas meal meals cena almuerzo desayuno food foods option options something anything algo today hoy"
        ))
}
