import NLU
import Nutrition

extension Reading {
    /// Whether it is told as done at this moment: "y una concha ahorita", "and I've only just finished a curry".
    var isOfThisMoment: Bool {
        if words.contains(where: ["ahorita", "recien", "ahora", "now"].contains) { return true }
        guard let just = words.prefix(6).firstIndex(of: "just"), just + 1 < words.count else { return false }
        return when.isEmpty && Reading.done.contains(words[just + 1])
    }

    /// "there was pumpkin pie too, 1 slice, cream on top": what there was besides, of the meal that was told.
    var thereWas: Bool {
        words.first == "there" && ["was", "were"].contains(words.dropFirst().first) && words.contains(where: ["too", "also", "well"].contains)
    }

    /// Deeds that "just" tells of as done a moment ago.
    static let done: Set<String> = [
        "had", "ate", "drank", "finished", "eaten", "downed", "polished", "scoffed", "demolished", "inhaled", "devoured",
    ]
}
