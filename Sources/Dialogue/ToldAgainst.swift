import NLU
import Nutrition

/// What is told against what stands or was saved: another day, a meal of one's own, each of several.
extension Request {
    /// "ayer fue una ensalada", "avena power con 60 g de avena": told against another day, or against a meal as it was saved.
    func likeBefore(_ reading: Reading?) -> Request {
        guard case .logFood(var log) = self, let words = reading?.words, let first = log.foods.first else { return self }
        if log.when.days != nil, log.when.meal == nil, words.dropFirst().prefix(3).contains(where: ["fue", "fueron", "hubo", "toco"].contains) {
            log.isOfDays = true
        }
        if log.foods.count > 1, first.best?.id.code.hasPrefix(SavedMeal.prefix) == true, let end = Word.split(first.said).last,
            let place = words.firstIndex(of: end), words.dropFirst(place + 1).first.map(["con", "with"].contains) ?? false
        {
            log.changesMeal = true
        }
        return .logFood(log)
    }

    /// "i'll have salmon with a cup of broccoli": what is still to be eaten puts nothing right.
    func ahead(_ reading: Reading?) -> Request {
        guard case .logFood(var log) = self, log.restates == nil, let text = reading?.text.lowercased().replacing("\u{2019}", with: "'"),
            ["i'll have ", "ill have ", "i will have ", "i'm gonna have ", "im gonna have ", "i'm having ", "im having "].contains(
                where: text.hasPrefix)
        else { return self }
        log.restates = .never
        return .logFood(log)
    }

    /// "the rotis had a tsp of ghee each": on every one of what it was put on.
    func onEach(_ reading: Reading?) -> Request {
        guard case .logFood(var log) = self, log.host ?? log.addedTo != nil, let words = reading?.words,
            ["each", "apiece"].contains(words.last) || words.suffix(2).starts(with: ["cada"])
        else { return self }
        log.isOnEach = true
        return .logFood(log)
    }
}
