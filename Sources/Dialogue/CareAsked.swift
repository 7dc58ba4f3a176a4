import NLU
import Nutrition

/// What is told or asked of conditions, of food to keep away from, and of exercise that is fed: nobody asks for recipes by it.
extension Intents {
    static func ofCare(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if feedsExercise(words, reading) { return [.tell(.carbsOnTheMove)] }
        if waterJudged(words, reading) { return [.askIntake([.water], limit: false)] }
        if let told = fastsAsked(words, reading) { return [told] }
        return eatenForCondition(words, reading) ?? conditionTold(words, reading) ?? avoided(words, reading, tracker)
            ?? (asksSafeKind(words, reading) ? [.tell(.toAvoid)] : nil)
    }

    /// "how many carbs on the bike?", "cuántos carbohidratos por hora durante la carrera?": of the hours of exercise, and not of a day.
    private static func feedsExercise(_ words: [String], _ reading: Reading) -> Bool {
        guard reading.nutrients == [.carbohydrate] || words.contains(where: gels.contains),
            ["how", "what", "should", "do", "carb", "carbohidrato", "cuanto", "cuantos", "cuanta", "que", "necesito", "debo", "hay"].contains(
                words[0]),
            words.isDisjoint(with: ["did", "had", "have", "comi", "tome", "llevo", "burn", "quema", "quemo", "left", "ate"])
                || words.contains("should")
        else { return false }
        let text = " \(words.joined(separator: " ")) "
        return movingPhrases.contains { text.contains(" \($0) ") }
    }

    private static let gels = Set(Word.split("gel gels geles"))
    private static let movingPhrases = Set(
        """
        on the bike,on my bike,during the ride,during a ride,during my ride,on the ride,on a ride,on a long ride,during a long ride,on long rides,during the run,
        during a run,during my run,on a long run,during a long run,while running,while riding,while cycling,while i run,while i ride,per hour,an hour,mid run,
        mid ride,during the race,during a race,during a marathon,during the marathon,during exercise,during the workout,during a workout,por hora,en la bici,
        en bici,arriba de la bici,sobre la bici,durante la carrera,durante una carrera,durante el maratón,durante el entrenamiento,durante la salida,
        durante el ejercicio,durante el partido,mientras corro,mientras entreno,mientras pedaleo,en la carrera,en el maratón,corriendo,pedaleando
        """.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { Word.split(String($0)).joined(separator: " ") })

    /// "is 3 liters of water too much?", "2 litros de agua es suficiente?": what a day should have, and nothing was drunk.
    private static func waterJudged(_ words: [String], _ reading: Reading) -> Bool {
        guard words.count <= 10, reading.foods.contains(where: isWater), reading.foods.allSatisfy(isWater), reading.when.days == nil,
            reading.amounts.only?.quantity != nil || reading.foods.only?.amount.quantity != nil
        else { return false }
        return (["is", "are", "es", "son"].contains(words[0]) || reading.text.hasSuffix("?"))
            && words.contains(
                where: ["enough", "much", "ok", "okay", "good", "mucho", "mucha", "suficiente", "demasiado", "demasiada", "bien"].contains)
            && words.isDisjoint(with: ["i", "my", "did", "had", "drank", "tome", "bebi", "he", "llevo"])
    }

    /// "is fasting good for weight loss", "how long can I go without eating", "puedo saltarme la cena": hours and meals without food.
    private static func fastsAsked(_ words: [String], _ reading: Reading) -> Request? {
        let text = " \(words.joined(separator: " ")) "
        guard words.count <= 12, reading.foods.allSatisfy({ $0.best == nil }), reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }) else {
            return nil
        }
        let isLong =
            ["how", "cuanto", "cuanta"].contains(words[0]) && [" without eating ", " without food ", " sin comer "].contains(where: text.contains)
        let isGood =
            words.contains(where: ["fasting", "ayunar", "ayuno"].contains)
            && words.contains(
                where: ["good", "work", "help", "safe", "healthy", "sirve", "ayuda", "bueno", "funciona", "sano", "recomiendas"].contains)
        if isLong || isGood { return .tell(.fasting) }
        let skips = words.contains(where: ["saltarme", "saltarse", "saltearme", "saltearse"].contains)
        let asks = ["puedo", "es", "debo", "deberia", "conviene", "esta", "puede"].contains(words[0])
        return skips && asks && words.contains(where: ["cena", "desayuno", "almuerzo", "comida", "merienda"].contains) ? .tell(.makeUp) : nil
    }

    /// "hello, I have high blood pressure and need to watch my salt", "soy celíaca y quiero anotar lo que como": kept, or how much of it a day.
    private static func conditionTold(_ words: [String], _ reading: Reading) -> [Request]? {
        guard (2...20).contains(words.count), !reading.text.contains("?"), reading.when.isEmpty, reading.amounts.allSatisfy({ $0.unit == nil }),
            words.contains(where: ["i", "ive", "im", "my", "tengo", "soy", "sufro", "padezco", "mi", "me"].contains),
            words.isDisjoint(with: Vocabulary[.others]), words.isDisjoint(with: besideConditions),
            !["what", "which", "how", "que", "cual"].contains(words[0])
        else { return nil }
        let text = " \(words.joined(separator: " ")) "
        let wantsRecord = words.contains(where: ["track", "log", "anotar", "registrar", "apuntar", "record", "llevar"].contains)
        // "soy celíaca y quiero anotar lo que como": the way of eating is what is new.
        if wantsRecord, reading.foods.allSatisfy({ $0.best == nil }), words.isDisjoint(with: ["no", "not", "dont"]),
            case let told = Preference.all(in: reading), !told.isEmpty
        {
            let goal = reading.nutrients.only.flatMap { goalsTold.contains($0) ? $0 : nil }.map { [Request.setGoal(nutrient: $0, amount: nil)] } ?? []
            return (reading.profile.isEmpty ? [] : profile(reading)) + [.setPreferences(told)] + goal
        }
        let watched = concerned(words)
        guard !words.contains(where: { $0.hasPrefix("diabet") || $0.hasPrefix("prediabet") }), !watched.isEmpty,
            words.contains(where: having.contains) || words.contains(where: ["my", "mi"].contains),
            highs.contains(where: text.contains), words.contains(where: watching.contains) || eatsLittle(words),
            reading.foods.allSatisfy({ $0.best == nil || Word.split($0.said).allSatisfy(seasons.contains) })
        else { return nil }
        return (reading.profile.isEmpty ? [] : profile(reading)) + [.setGoal(nutrient: watched[0], amount: nil)]
    }

    /// "doc wants me on low sodium", "me ha dicho que tome poca sal".
    private static func eatsLittle(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains {
            ["low", "less", "poca", "poco", "menos", "meno", "baja", "bajo", "sin", "en"].contains($0) && seasons.contains($1)
        }
    }

    /// "tengo la presión alta, ¿qué me conviene comer?", "i have high cholesterol, what should i eat": what to keep to, and what has little of it.
    private static func eatenForCondition(_ words: [String], _ reading: Reading) -> [Request]? {
        let text = " \(words.joined(separator: " ")) "
        guard (4...16).contains(words.count), let nutrient = concerned(words).first, GoalKind(nutrient) == .limit, reading.when.days == nil,
            reading.foods.allSatisfy({ $0.best == nil }), words.isDisjoint(with: Vocabulary[.others]),
            words.contains(where: having.contains) || words.contains(where: ["my", "mi", "soy"].contains), highs.contains(where: text.contains),
            eatenAsked.contains(where: text.contains)
        else { return nil }
        var query = RecipeQuery(meal: reading.when.meal, low: [nutrient])
        if query.meal == .snack { query.meal = nil }
        return [.askIntake([nutrient], limit: true), query.meal == nil ? .recommendFood(query) : .recommendRecipe(query)]
    }

    private static let eatenAsked = [
        " what should i eat", " what can i eat", " what to eat", " what should i have", " what can i have", " que me conviene", " que puedo comer",
        " que debo comer", " que deberia comer", " que como ", " que ceno", " que almuerzo", " que desayuno", " que me recomiendas", " que comer",
    ]

    private static let goalsTold: Set<Nutrient> = [.protein, .carbohydrate, .fat, .fiber, .sugars, .sodium, .iron, .calcium]
    private static let having = Set(Word.split("have got ive diagnosed suffer tengo sufro padezco diagnosticaron detectaron soy"))
    private static let highs = [
        " high ", " is up ", " hypertension ", " subida ", " alta ", " alto ", " hipertension ", " hipertensa ", " hipertenso ", " altos ",
        " elevado ", " elevada ",
    ]
    private static let watching = Set(
        Word.split(
            "watch watching cut reduce limit track keep eye control cuidar vigilar controlar bajar bajarle reducir limitar cuidarme medir careful"))
    private static let seasons = Set(Word.split("salt sal sodium sodio sugar azúcar fat grasa presión tensión colesterol corazón heart"))
    private static let besideConditions = Set(
        Word.split("recipe receta recipes recetas suggest recommend recomienda sugiere idea ideas find can puedo should lower menú"))

    /// "anything I should avoid?", "qué no me conviene?": what is kept of that; of the fat that was just told as what to watch, what has much of it.
    private static func avoided(_ words: [String], _ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let text = " \(words.joined(separator: " ")) "
        let concern = concerned(words).first { GoalKind($0) == .limit }
        let isExpecting = words.contains { $0.hasPrefix("embaraz") || $0.hasPrefix("pregnan") }
        guard words.count <= 14, reading.foods.allSatisfy({ $0.best == nil }),
            reading.nutrients.isEmpty || concern != nil || reading.nutrients == tracker.askedNutrients,
            isExpecting || reading.when.isEmpty && reading.amounts.isEmpty, avoidOpenings.contains(words[0]) || reading.text.hasSuffix("?"),
            avoiding.contains(where: text.contains),
            words.isDisjoint(with: ["weight", "peso", "day", "dia", "meal", "why", "how", "como", "recipe", "receta"]) || words.contains("que")
        else { return nil }
        // "qué no debo comer embarazada?" denies nothing.
        if isExpecting {
            let isTold = if case .now? = reading.profile.state { true } else { false }
            return (isTold ? profile(reading) : []) + [.tell(.pregnancyFood)]
        }
        if let concern { return ofMuch(concern) }
        if case .askIntake(let nutrients, true)? = tracker.inquiry, let nutrient = nutrients.only { return ofMuch(nutrient) }
        if tracker.lastAction == "set_goal", let nutrient = tracker.goalSpokenOf, GoalKind(nutrient) == .limit { return ofMuch(nutrient) }
        return [.tell(.toAvoid)]
    }

    private static func ofMuch(_ nutrient: Nutrient) -> [Request] {
        [.askIntake([nutrient], limit: true), .recommendFood(RecipeQuery(nutrients: [nutrient]))]
    }

    private static let avoidOpenings = Set(
        Word.split("what which anything any is are something foods food things qué cuál cuáles algo hay alimentos comidas debo debería"))
    private static let avoiding = [
        " should avoid", " to avoid", " must avoid", " avoid eating", " i avoid", " stay away from ", " shouldnt eat", " should not eat",
        " shouldn t eat", " should i not eat",
        " shouldnt have", " steer clear", " debo evitar", " debe evitar", " diabetic avoid", " a evitar ", " deberia evitar", " tengo que evitar",
        " alimento evito ", " que evito ", " evito comer",
        " hay que evitar", " deba evitar", " debiera evitar", " no debo comer", " no deberia comer", " no me conviene", " que evitar ",
        " no tengo que comer",
    ]

    /// "which fish is safe?", "qué pescado es seguro?": not judged, and nothing is written.
    private static func asksSafeKind(_ words: [String], _ reading: Reading) -> Bool {
        ["which", "what", "que", "cual", "cuales"].contains(words[0]) && words.count <= 7 && !reading.foods.isEmpty && reading.amounts.isEmpty
            && reading.nutrients.isEmpty && words.contains(where: ["safe", "safest", "seguro", "segura", "seguros"].contains)
    }
}
