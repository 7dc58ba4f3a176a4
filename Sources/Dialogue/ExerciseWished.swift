import NLU
import Nutrition

/// Exercise that is only wished or meant, and what was done again at another time.
extension Intents {
    /// "want to go for a run", "should run later", "might go for a swim tonight", "quiero salir a correr": nothing was done yet.
    static func exerciseWished(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        if let again = exerciseAgain(reading, tracker) { return again }
        let words = Array(reading.words.drop { beforeWishes.contains($0) })
        guard tracker.question == nil, reading.foods.allSatisfy({ $0.best == nil }), reading.aim == nil, reading.profile.isEmpty,
            reading.nutrients.isEmpty, !reading.text.hasSuffix("?"), (2...12).contains(words.count), let first = words.first,
            comingNear.contains(reading.intent.name), words.isDisjoint(with: notWished), !Vocabulary.says(.logging, words),
            !Vocabulary.says(.writingDown, words), isWish(words),
            reading.activity != nil || words.contains(where: moving.contains), first != "need" || !words.contains("goal")
        else { return nil }
        return [.tell(.nothingDone)]
    }

    private static func isWish(_ words: [String]) -> Bool {
        let next = words.dropFirst().first ?? ""
        switch words[0] {
        case "should", "might", "may", "must", "gonna", "gotta", "wanna", "could", "ill", "planning", "plan", "hoping", "thinking", "tempted":
            return true
        case "want", "need", "going", "have", "ought", "meaning", "supposed": return next == "to" || words[0] == "going" && next == "for"
        case "would", "id": return ["like", "love", "rather"].contains(next)
        case "quiero", "quisiera", "deberia", "pienso", "necesito", "debo", "podria", "planeo", "espero":
            return words.contains(where: infinitives.contains)
        case "tengo", "voy", "vamos", "iba", "gustaria", "toca": return words.prefix(4).contains(where: infinitives.contains)
        default: return false
        }
    }

    /// "again this evening", "same again tonight", after a walk was told: once more then.
    private static func exerciseAgain(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.body?.kind == .exercise, tracker.lastAction == "log_exercise", reading.foods.isEmpty, reading.nutrients.isEmpty,
            reading.activity == nil, !reading.when.isEmpty, !reading.text.hasSuffix("?"),
            case let rest = Word.split(reading.untimed).filter({ !["and", "then", "y", "the", "it", "did", "i", "at", "lo", "luego"].contains($0) }),
            [["again"], ["same", "again"], ["same"], ["otra", "vez"], ["mismo"], ["de", "nuevo"]].contains(rest)
        else { return nil }
        return [.copy(Selection(pointsBack: true), to: reading.when.filled(from: reading.target ?? When()))]
    }

    /// Intents that such a message comes near to.
    private static let comingNear: Set<String> = [
        "log_exercise", "goodbye", "greet", "out_of_scope", "ask_remaining", "inform", "plan_meal", "move_entry", "set_reminder",
    ]
    private static let beforeWishes = Set(
        Word.split(
            "i im m we maybe perhaps so ok really think guess probably just also and but today tonight yo tal vez quizás creo que y pero hoy me"))
    private static let notWished = Set(
        Word.split(
            """
            did ran went walked swam cycled biked done burn burned calorie calories kcal lose weight how what many much goal remind reminder hice corrí caminé
            nadé fui quemar quemé caloría calorías bajar peso recuérdame meta
            """))
    private static let moving = Vocabulary[.exercising].union(
        Word.split("swimming running walking cycling hiking jogging lift lifting pilates yoga spin zumba tennis football gimnasio"))
    private static let infinitives = Set(
        Word.split("ir salir correr caminar nadar entrenar trotar andar pedalear hacer jugar bailar moverme ejercitarme escalar"))
}
