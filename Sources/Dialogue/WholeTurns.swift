import NLU
import Nutrition

/// What is told of a message or of turns as a whole.
extension Intents {
    /// Words of a machine, which give no orders here: "'; DROP TABLE entries; --".
    static func isCode(_ reading: Reading, _ text: String) -> Bool {
        ["delete_entry", "undo", "redo", "correct", "move_entry", "delete_account"].contains(reading.intent.name)
            && (text.contains(";") && text.contains("--") || text.contains("</"))
    }

    static func turns(_ reading: Reading) -> Int {
        let words = Word.split(reading.text)
        if Vocabulary.says(.everything, words) { return 50 }
        if let count = reading.count { return count }
        if let quantity = reading.amounts.first?.quantity, quantity >= 1, quantity <= 50 { return Int(quantity) }
        if Vocabulary.says(.double, words) || words.joined(separator: " ").contains("dos vece") { return 2 }
        return 1
    }
}
