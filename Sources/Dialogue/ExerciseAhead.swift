import NLU
import Nutrition

/// Exercise that is meant to be done, was not done, or is only asked about: nothing is burnt by it.
extension Intents {
    /// "pre workout 1 banana and a scoop of whey": when it was eaten, and no exercise.
    static func eatenAroundExercise(_ reading: Reading) -> Bool {
        reading.intent.name == "log_exercise" && reading.activity?.minutes == nil && reading.foods.contains { $0.best != nil }
            && (["preworkout", "postworkout", "preentreno", "postentreno"].contains(reading.words.first)
                || ["pre", "post"].contains(reading.words.first)
                    && ["workout", "gym", "training", "run", "entreno", "gimnasio"].contains(reading.words.dropFirst().first))
    }

    static func exerciseUndone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.filter { $0 != "t" }
        guard (2...14).contains(words.count), reading.foods.allSatisfy({ $0.best == nil || $0.said == reading.activity?.said }),
            reading.nutrients.isEmpty, words.contains(where: exercising.contains) || reading.activity != nil && reading.intent.name == "log_exercise",
            words.isDisjoint(with: beside), words.isDisjoint(with: asking), words.isDisjoint(with: ofOther), !Vocabulary.says(.logging, words),
            !Vocabulary.says(.writingDown, words)
        else { return nil }
        let isQuestion = reading.text.hasSuffix("?")
        let isMeasured = reading.activity.map { $0.minutes != nil || $0.kilometres != nil } ?? false
        // "didn't go to the gym, walked 30 min", "rest day, 30 min walk": the walk was done.
        let isDoneInstead = isMeasured && (words.dropFirst(2).contains(where: done.contains) || reading.text.contains(","))
        if isUndone(words), !isQuestion, !isDoneInstead {
            // "no run today", where one stands: it may be taken out.
            let stands = tracker.bodySpokenOf == .exercise
            return stands ? nil : [.tell(.nothingDone)]
        }
        // "voy al gimnasio, 45 minutos de pesas".
        return !isDoneInstead && isAhead(words, isMeasured) ? [.tell(.exerciseAhead)] : nil
    }

    /// "no gym today", "skipped my run", "didn't go to the gym", "gym was closed", "rest day".
    private static func isUndone(_ words: [String]) -> Bool {
        let plain = words.drop { ["so", "but", "ugh", "and", "today", "hoy", "y", "pero", "sorry", "i", "yo"].contains($0) }
        guard let first = plain.first else { return false }
        let next = plain.dropFirst().first ?? "", text = " \(plain.joined(separator: " ")) "
        if ["no", "skipped", "skipping", "missed", "sin"].contains(first), plain.count <= 6 {
            return plain.dropFirst().prefix(3).contains(where: exercising.contains)
                || ["fui", "corri", "entrene", "hice", "camine", "nade"].contains(next) && plain.count <= 7
        }
        if ["didnt", "havent", "wont", "cant", "couldnt", "didn", "haven", "couldn"].contains(first) { return plain.count <= 9 }
        if text.contains(" rest day ") || text.contains(" dia de descanso ") { return plain.count <= 5 }
        return ["closed", "cancelled", "canceled", "cerrado", "cerro"].contains(where: words.contains) && plain.count <= 7
    }

    /// "planning a run tonight", "gym tomorrow", "about to go for a swim", "mañana voy al gimnasio".
    private static func isAhead(_ words: [String], _ isMeasured: Bool) -> Bool {
        guard words.isDisjoint(with: done) else { return false }
        // Behind a measured deed the wish is another's: "bike 20 minutes, off to work".
        let text = " \((isMeasured ? words.prefix(5)[...] : words[...]).joined(separator: " ")) "
        if meaning.contains(where: text.contains) { return true }
        return words.contains(where: ["tomorrow", "later", "manana"].contains) && words.isDisjoint(with: ["la", "this", "por", "esta", "de", "than"])
    }

    /// Folded and singular, with a space on either side.
    private static let meaning = [
        "planning", "plan to", "plan on", "going to", "going for", "gonna", "will", "ill", "i ll", "might", "may go", "thinking of", "thinking about",
        "about to", "heading to", "heading out", "off to", "off for", "should i", "want to", "wanna", "hoping to", "supposed to", "need to",
        "have to",
        "voy a", "voy al", "vamos a", "vamos al", "pienso", "quiero", "quizas", "tal vez", "tengo que", "me toca", "deberia",
    ].map { " \($0) " }

    private static let exercising = Set(
        Word.split(
            """
            gym run jog swim walk workout workouts training exercise yoga pilates spinning crossfit lift lifting weightlifting hike bike ride cycling swimming running
            cardio class train gimnasio correr nadar caminar entrenar entreno entrenamiento ejercicio pesas bici trotar marathon fui corrí entrené nadé caminé corro nado
            """))
    private static let asking = Set(Word.split("what how which why where who can could did quemo qué cómo cuánto cuál if si"))
    /// A deed that is told as done.
    private static let done = Set(
        Word.split(
            """
            went did ran walked swam biked cycled lifted trained played hiked rode jogged done finished completed back burned burnt had ate hice corrí caminé nadé
            entrené anduve jugué terminé quemé comí was were fue been after ended got took managed
            """
        ).filter { $0 != "after" })
    /// Rows that are to be changed or shown, and what to eat before it.
    private static let ofOther = Set(
        Word.split(
            "remove change edit fix update undo see show check what which before borrar quitar cambiar ver editar corregir antes qué"
        ))
    /// Goals, plans of meals and figures are of another matter.
    private static let beside = Set(
        Word.split(
            "goal burn burns eat calories count counting counted credit add include track cuentes cuenta cuentas cuente sumes suma incluyas quemar reminder remind meta recuérdame weigh lose habit usually every always times week semana veces cada siempre suelo delete borra much many"
        ))
}
