import NLU
import Nutrition

/// Another name for what is kept: "llámalo súper batido", "rename my gym meal to power meal".
extension KeepIntents {
    /// "cámbiale el nombre a cena ligera", "renómbralo como combo": the new name of what was kept last.
    static func renamed(_ text: String) -> String? {
        let words = text.split(separator: " ").map(String.init), folded = words.map { Word.split($0).joined() }
        guard let first = folded.first, OrderWords.renaming.contains(first) else { return nil }
        let start = folded.indices.dropFirst().first { !["el", "de", "como", "nombre", "a", "por", "al"].contains(folded[$0]) } ?? words.count
        guard start < words.count, start > 1 || first.hasPrefix("re") || first.hasPrefix("ll") else { return nil }
        return words[start...].joined(separator: " ").filter { !"\"'.,!“”«»".contains($0) }
    }

    /// "rename my gym meal to power meal": the two names.
    static func names(_ text: String) -> (old: String, new: String)? {
        let parts = text.split(separator: " ").map(String.init)
        guard let joint = parts.indices.last(where: { ["to", "as", "into", "a", "como", "por"].contains(parts[$0].lowercased()) && $0 > 1 }) else {
            return nil
        }
        let leading: Set<String> = [
            "rename", "call", "change", "the", "name", "of", "my", "please", "renombra", "cambia", "el", "la", "nombre", "de", "mi", "alimento",
            "food",
        ]
        func bare(_ words: ArraySlice<String>) -> String {
            let trimmed = words.map { $0.filter { !"\"'.,:!?".contains($0) } }
            return trimmed.drop { leading.contains($0.lowercased()) }.joined(separator: " ")
        }
        let old = bare(parts[..<joint]), new = bare(parts[(joint + 1)...])
        return old.isEmpty || new.isEmpty ? nil : (old, new)
    }

    /// "renombra tacos del lunes a taquiza": the verb tells it, whatever the names come near to.
    static func namedAnew(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        // "llámalo súper batido", right after it was kept.
        if callsIt(reading.words), ["llamalo", "llamala"].contains(reading.words[0]), let name = renamed(reading.text),
            ["create_food", "save_meal", "rename_kept"].contains(tracker.lastAction ?? "")
        {
            return [.keep(.rename(from: "it", to: name))]
        }
        guard ["rename", "renombra", "renombrar", "renombrame"].contains(reading.words[0]), let (old, new) = names(reading.text) else { return nil }
        return [.keep(.rename(from: reading.foods.first { $0.best?.isOwn ?? false }?.best?.noun ?? old, to: new))]
    }
}
