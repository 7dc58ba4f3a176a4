import NLU
import Nutrition

/// "camino todos los días media hora", "i take a walk every evening": how somebody lives, and none of today's exercise.
extension Intents {
    static func movesAsRule(_ reading: Reading) -> [Request]? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard (3...12).contains(words.count), reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty, reading.aim == nil,
            !reading.text.contains("?"), !reading.isQuestion, words.isDisjoint(with: ofOnce),
            let place = words.prefix(7).firstIndex(where: { moving.contains($0) || going.contains($0) }),
            words[..<place].allSatisfy(before.contains), moving.contains(words[place]) || reading.activity != nil,
            rules.contains(where: text.contains)
        else { return nil }
        let isEasy = words.contains(where: walking.contains), told = reading.activity ?? reading.duration
        let minutes = (told?.minutes ?? (told?.kilometres).map { $0 * (isEasy ? 12 : 6) } ?? 30) * (isEasy ? 1 : 2)
        var facts = reading.profile
        let isSeldom = text.contains(" semana ") && !text.contains(" entre semana ") || words.contains(where: ["weekend", "finde"].contains)
        facts.activity = facts.activity ?? (minutes < 60 || isSeldom ? .lowActive : minutes < 120 ? .active : .veryActive)
        return [.setProfile(facts)]
    }

    private static let ofOnce = Set(
        Word.split(
            "hoy ayer anoche antier anteayer today yesterday did went just no not dont never nunca quiero quisiera want should debo debería mañana tomorrow voy"
        )
    ).subtracting(["manana"])
    private static let moving = Set(
        Word.split("camino corro nado troto paseo pedaleo entreno bailo walk run swim jog cycle bike train caminar correr nadar entrenar"))
    private static let going = Set(Word.split("ando hago practico juego monto salgo do play go take hit"))
    private static let before = Set(
        Word.split(
            """
            i we also and usually always normally most every each morning evening day night afternoon on weekend yo y pues hola siempre normalmente suelo
            todos todas los las días cada mañana tarde noche noches mañanas tardes casi también diario a me
            """))
    private static let walking = Set(Word.split("camino ando paseo walk walking caminar pasear stroll andar"))
    private static let rules = [
        "todos los días", "cada día", "cada mañana", "cada tarde", "cada noche", "todas las mañanas", "todas las tardes", "todas las noches",
        "siempre",
        "a diario", "diario", "diariamente", "los fines de semana", "entre semana", "normalmente", "suelo", "los findes", "every day",
        "every morning",
        "every evening", "every night", "every afternoon", "every weekend", "each day", "each morning", "each evening", "usually", "always",
        "most days", "most mornings", "most evenings", "on weekends", "daily", "everyday",
    ].map { " \(Word.split($0).joined(separator: " ")) " }
}
