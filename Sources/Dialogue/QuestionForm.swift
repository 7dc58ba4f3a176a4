import NLU
import Nutrition

extension Reading {
    /// Whether the message asks, by its mark or, where the mark was left out, by its first words.
    var isQuestion: Bool {
        if text.hasSuffix("?") { return true }
        let words = Word.split(text).drop { ["and", "so", "ok", "but", "then", "oh", "hey", "hmm", "y", "pero"].contains($0) }
        guard let first = words.first, let second = words.dropFirst().first else { return false }
        if ["which", "what", "whats", "how", "why", "when", "where", "who", "cuanto", "cuanta", "cuantos", "cuantas", "cual"].contains(first) {
            return true
        }
        return ["did", "do", "does", "is", "was", "are", "were", "am", "have", "has", "can", "could", "should", "will", "would"].contains(first)
            && ["i", "it", "that", "this", "there", "the", "my", "we", "you", "those", "these", "they"].contains(second)
    }
}
