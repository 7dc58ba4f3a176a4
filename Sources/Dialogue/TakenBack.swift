import NLU
import Nutrition

/// What "forget it" and the like take back: what the last turn wrote, and nothing after a question or a chat.
extension Intents {
    /// "forget it", "never mind that", "disregard", "forget what I said", "olvida lo que dije": the last turn, where it wrote something; else nothing is lost.
    static func takenBack(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard tracker.question == nil, tracker.turns > 0, reading.foods.isEmpty, reading.when.isEmpty, reading.words.count <= 8,
            !reading.text.hasSuffix("?"), let last = tracker.lastAction
        else { return nil }
        let words = reading.words.filter { !besideTakingBack.contains($0) }, said = words.joined(separator: " ")
        // "forget it, 4": so many after all.
        if let count = words.last.flatMap({ Double($0) }), ["log_food", "correct", "copy_entries"].contains(last), !tracker.entries.isEmpty,
            case let led = words.dropLast().filter({ !["only", "make", "was", "had", "i"].contains($0) }).joined(separator: " "),
            ["forget it", "forget that", "scrap that", "scratch that", "never mind", "nevermind", "olvidalo"].contains(led)
        {
            return [.correct(Correction(selection: Selection(pointsBack: true), amount: Amount(quantity: count)))]
        }
        let isMild = waivings.contains(said)
        guard isMild || strikings.contains(said) else { return nil }
        // "leave it", "déjalo así": what was written stays as it is.
        if asItIs.contains(said) { return [last == "delete_entry" && said != "leave it" ? .undo(turns: 1) : .cancel] }
        if writings.contains(last) {
            // What was offered beside it is declined: the row stays.
            return isMild && !tracker.hint.isEmpty && mildest.contains(said) ? [.cancel] : [.undo(turns: 1)]
        }
        // "hi", "forget it": there is nothing that it would be of.
        return isMild ? [.cancel] : nil
    }

    private static let besideTakingBack = Set(
        Word.split("no nah oh ah oops whoops ok okay wait actually please sorry just all then lol haha ay ups perdón porfa mejor pues"))
    private static let asItIs: Set<String> = ["leave it", "dejalo", "dejala", "no importa", "importa", "da igual"]
    /// Decline what was offered, where something was.
    private static let mildest: Set<String> = ["never mind", "nevermind", "nvm", "no importa", "importa", "da igual", "dejalo", "dejala"]
    /// Say that something is not to count, or that no answer is wanted.
    private static let waivings = mildest.union([
        "forget it", "forget about it", "drop it", "ignore it", "skip it", "never mind that", "nevermind that", "nvm that", "leave it", "disregard",
        "disregard that", "disregard it", "forget i asked", "olvidalo", "olvidala", "olvidate", "olvidemoslo", "ignoralo",
    ])
    /// Say that what was told is to be gone.
    private static let strikings: Set<String> = [
        "scrap that", "scrap it", "forget that", "ignore that", "forget that one", "ignore that one", "forget that last one", "ignore that last one",
        "forget the last one", "forget what i said", "forget i said that", "forget i said anything", "ignore what i said", "pretend i didnt say that",
        "pretend i didn t say that", "pretend i didnt say anything", "scrap what i said", "i never said that", "i didnt say that",
        "i didn t say that",
        "i never told you that", "olvida eso", "olvida lo que dije", "ignora eso", "ignora lo que dije", "como si dije nada",
        "haz como que dije nada", "haz como si dije nada", "hagamos como que dije nada",
    ]
    private static let writings: Set<String> = [
        "log_food", "copy_entries", "correct", "move_entry", "delete_entry", "log_water", "log_exercise", "log_weight", "set_goal", "set_preference",
        "create_food", "save_meal",
    ]
}
