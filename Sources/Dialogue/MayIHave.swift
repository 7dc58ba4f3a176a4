import NLU
import Nutrition

/// Whether one may have a food: "is couscous ok for me?", "is tuna safe in pregnancy?", "¿es apta la quinoa?".
extension Intents {
    static func mayHave(_ reading: Reading) -> [Request]? {
        let words = Array(reading.words.drop { ["and", "so", "but", "ok", "y", "pero", "entonces"].contains($0) })
        let foods = reading.foods.filter { $0.best != nil && !$0.negated }
        guard let first = words.first, words.count <= 14, !foods.isEmpty, foods.count <= 3, reading.nutrients.isEmpty, reading.when.days == nil,
            reading.text.hasSuffix("?") || asking.contains(first) && !reading.text.contains(",") && !Vocabulary.says(.logging, words),
            !Vocabulary.says(.havingEaten, words)
        else { return nil }
        let isOfYou = words.prefix(2).contains("puede")
        if isOfYou && words.prefix(4).contains(where: ordered.contains) && !words.contains("receta")
            || ["can", "could", "will"].contains(first) && words.dropFirst().first == "you" && words.contains("me")
                && words.contains(where: orders.contains) && words.isDisjoint(with: notOrdered)
        {
            return [.fallback(text: reading.text, nearest: [], repeated: false)]
        }
        let text = " \(words.joined(separator: " ")) ", isOfPregnancy = words.contains { word in expecting.contains(where: word.hasPrefix) }
        let asksLeave = ["can i", "may i", "should i", "am i allowed", "puedo", "podria", "debo"].contains {
            text.hasPrefix(" \($0) ") || isOfPregnancy && text.contains(" \($0) ")
        }
        let isAsked = asking.contains(first) && words.contains(where: fitting.contains) || asksLeave && isOfPregnancy
        let isOfMe =
            isOfPregnancy || ["for me", "to eat", "to have", "to drink", "para mi"].contains { text.contains(" \($0) ") }
            || words.last.map(fitting.contains) == true || fitting.contains(first) || words.dropFirst().first.map(fitting.contains) == true
        guard isAsked, isOfMe else { return nil }
        guard isOfPregnancy else { return [.askFits(foods: foods)] }
        let told = reading.profile.isEmpty ? [] : profile(reading)
        if foods.contains(where: { food in food.best.map { Word.split($0.noun).contains(where: caffeinated.contains) } ?? false }) {
            return told + [.tell(.pregnancyFood), .tellNutrient(.caffeine), .askNutrients(foods: foods, nutrients: [.caffeine])]
        }
        return told + [.tell(.pregnancyFood), .askNutrients(foods: foods, nutrients: [.energy])]
    }

    /// "i take warfarin can i eat spinach", "im diabetic can i eat mango": asked of what one takes or has, and nothing disliked.
    static func mayHaveInState(_ reading: Reading) -> [Request]? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        let foods = reading.foods.filter {
            Word.split($0.said).isDisjoint(with: medicines) && !$0.negated && reading.text.lowercased().contains($0.said)
        }
        guard words.count <= 16, !foods.isEmpty, foods.count <= 3, reading.when.days == nil, !Vocabulary.says(.logging, words),
            [
                "can i eat", "can i have", "can i drink", "can i still eat", "can i still have", "may i eat", "may i have", "should i eat",
                "should i avoid",
                "is it ok to eat", "is it safe to eat", "puedo comer", "puedo tomar", "puedo beber", "debo evitar",
            ].contains(where: { text.contains(" \($0) ") })
        else { return nil }
        if words.contains(where: medicines.contains) { return [.tell(.medicineFood), .askNutrients(foods: foods, nutrients: [.energy])] }
        if words.contains(where: { word in expecting.contains(where: word.hasPrefix) }) {
            let told = reading.profile.isEmpty || words.first.map(asking.contains) == true ? [] : profile(reading)
            return told + [.tell(.pregnancyFood), .askNutrients(foods: foods, nutrients: [.energy])]
        }
        let isDiabetic = words.contains { $0.hasPrefix("diabet") }
        guard isDiabetic || text.contains(" sugar problem") || text.contains(" high sugar ") || text.contains(" azucar alta ") else { return nil }
        let tells = isDiabetic && words.contains(where: ["im", "am", "soy", "tengo", "have"].contains)
        let diet = Preference(kind: .diet, words: [Diet.diabetes.rawValue])
        return (tells ? [.setPreferences([diet])] : []) + [.askNutrients(foods: foods, nutrients: [.carbohydrate, .sugars])]
    }

    private static let medicines = Set(
        Word.split(
            """
            warfarin statin statins pill pills tablet tablets medication medications meds medicine medicines antibiotic antibiotics metformin lithium blood-thinner
            thinner thinners simvastatin atorvastatin maoi levothyroxine antidepressant antidepressants warfarina estatina estatinas pastilla pastillas medicamento
            medicamentos medicina medicinas antibiótico antibióticos metformina litio anticoagulante anticoagulantes simvastatina levotiroxina
            """))

    private static let asking = Set(Word.split("is are was would can may am should es son está están sería puedo podría debo hay"))
    private static let fitting = Set(
        Word.split("ok okay fine safe allowed alright suitable permitted seguro segura apto apta permitido permitida recomendable bien"))
    private static let expecting = ["pregnan", "breastfeed", "nursing", "expecting", "embaraz", "lactancia", "gestacion", "amamant"]
    private static let ordered = Set(
        Word.split("pedirme ordenarme comprarme traerme cocinarme prepararme enviarme mandarme pídeme cómprame tráeme ordéname"))
    private static let notOrdered: Set<String> = ["recipe", "recipes", "idea", "ideas", "note", "list", "that", "it"]
    private static let orders = Set(Word.split("order buy bring cook deliver make fetch get send"))
}

extension Intents {
    /// "contando el ejercicio?", "minus exercise", after what is left or the sum of a day was asked for: with what was burnt.
    static func withExercise(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard reading.foods.isEmpty, reading.activity?.minutes == nil, Vocabulary.says(.exercising, words), words.count <= 7,
            reading.intent.name != "log_exercise", !words.contains(where: moving.contains),
            words.contains(where: counting.contains), reading.nutrients.allSatisfy({ $0 == .energy }), reading.amounts.isEmpty
        else { return nil }
        if case .askRemaining(let when, _, _)? = tracker.inquiry { return .askRemainingWithExercise(when) }
        if case .askSummary(let when, _)? = tracker.inquiry { return .askNet(When(days: when.days)) }
        let asksSum = reading.nutrients == [.energy] || words.contains(where: ["total", "llevo", "far"].contains)
        return asksSum && words.contains(where: ["minus", "less", "menos", "restando", "descontando", "net"].contains)
            ? .askNet(When(days: reading.when.days)) : nil
    }

    private static let moving = Set(Word.split("went did ran walked swam feel fui hice corri nadé camine sali voy going"))
    private static let counting = Set(
        Word.split("contando incluyendo sumando restando descontando con menos including counting with minus less plus net considerando"))
}
