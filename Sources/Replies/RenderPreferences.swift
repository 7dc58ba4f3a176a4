import Dialogue
import Nutrition

extension Speaker {
    /// What was stored of a person's likes, and what that keeps away.
    func render(_ preference: Preference) -> String {
        let words = preference.words
        switch preference.kind {
        case .diet:
            let names = both(words.compactMap(Diet.init(rawValue:)).map { name($0) })
            return say(preference.isOver ? .dietOver : .dietKept, ["words": names])
        case .allergies:
            if preference.isOver { return say(.allergyOver, ["words": both(words)]) }
            let allergies = Allergies(words), byName = allergies.byName
            let known = words.filter { !Content.named(in: $0).isEmpty }
            let names = allergies.contents.map { say(key: "content.\($0.rawValue)") ?? $0.rawValue }
            return [
                known.isEmpty ? nil : say(.allergyKept, ["words": either(known), "contents": either(names)]),
                byName.isEmpty ? nil : say(.allergyByName, ["words": either(byName)]),
            ].compactMap(\.self).joined(separator: " ")
        case .dislikes: return say(preference.isOver ? .dislikeOver : .dislikeKept, ["words": either(words)])
        case .likes: return say(preference.isOver ? .likeOver : .likeKept, ["words": both(words)])
        }
    }
}
