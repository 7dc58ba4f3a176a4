import NLU
import Nutrition

extension Intents {
    /// "change it to 12:30", "which are left?", after "I can't set reminders yet": it is said again, and nothing of the diary is touched.
    static func afterRefusal(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard let last = tracker.lastAction, refused.contains(last), tracker.question == nil, reading.foods.allSatisfy({ $0.best == nil }),
            reading.nutrients.isEmpty, words.count <= 8, reading.when.days == nil || last == "set_reminder"
        else { return nil }
        let pointsAtIt = reading.pointsBack || words.contains(where: pointing.contains) || words.contains(where: ordering.contains)
        switch reading.intent.name {
        case "deny", "cancel": return pointsAtIt && reading.when.meal != nil ? .notYet(intent: last) : .tell(.nothingDone)
        case "set_reminder" where last == "set_reminder" && reading.own == nil && reading.when.meal != nil:
            return pointsAtIt ? .notYet(intent: last) : nil
        case "affirm": return Vocabulary.says(.pleased, words) ? nil : .notYet(intent: last)
        case "correct", "move_entry", "delete_entry", "unplan_meal", "choose", "inform", "rename_kept":
            return pointsAtIt ? .notYet(intent: last) : nil
        case "explain": return pointsAtIt && ["what", "whats", "que"].contains(words.first) ? .notYet(intent: last) : nil
        case "out_of_scope", "ask_diary": return pointsAtIt && words.count <= 4 ? .notYet(intent: last) : nil
        case "ask_remaining", "ask_summary": return ["which", "cual", "cuales"].contains(words.first) ? .notYet(intent: last) : nil
        default: return nil
        }
    }

    /// What is understood and not built.
    private static let refused: Set<String> = [
        "set_reminder", "dining_menu", "dining_hours", "find_restaurant", "find_store", "add_friend", "accept_friend",
        "compare_friend", "message_dietitian", "give_feedback", "delete_account", "change_password", "log_in", "log_out", "sign_up", "share_diary",
    ]
    private static let pointing: Set<String> = [
        "it", "that", "them", "one", "ones", "which", "el", "la", "lo", "los", "las", "eso", "ese", "esa", "ella", "cual",
    ]
    /// With the pronoun.
    private static let ordering = Set(
        Word.split("cámbialo cámbiala cancélalo cancélala quítalo quítala bórralo bórrala muévelo ponlo ponla pásalo elimínalo elimínala"))
}
