import NLU
import Nutrition

/// "a media tarde nada", "de cenar nada", "mañana no voy a comer nada": a meal or a day of nothing, which moves no row.
extension Intents {
    static func nothingHad(_ reading: Reading) -> [Request]? {
        let words = reading.words
        guard (2...8).contains(words.count), reading.foods.isEmpty, reading.amounts.isEmpty, reading.nutrients.isEmpty, !reading.text.contains("?")
        else { return nil }
        if words.contains("nada"), words.contains(where: times.contains), words.allSatisfy({ times.contains($0) || besideTimes.contains($0) }) {
            return [.tell(.nothingDone)]
        }
        let text = " \(words.joined(separator: " ")) "
        let fasts = [
            " no voy a comer nada ", " no vamos a comer nada ", " no comere nada ", " not going to eat anything ", " not eating anything ",
            " won t eat anything ", " wont eat anything ", " not gonna eat anything ", " not eat anything ",
        ].contains(where: text.contains)
        return fasts && words.isDisjoint(with: bounds) ? [.tell(.makeUp)] : nil
    }

    private static let times = Set(
        Word.split("mañana tarde noche mediodía cenar almorzar desayunar merendar desayuno almuerzo cena merienda once onces media comida"))
    private static let besideTimes = Set(Word.split("nada a de en por para y la el las los hoy ayer pues al mi bueno"))
    private static let bounds = Set(
        Word.split("hasta antes después más else until before after examen análisis cirugía test surgery ayuno ramadán frito dulce with con de"))
}
