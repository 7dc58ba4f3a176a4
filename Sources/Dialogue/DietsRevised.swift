import NLU
import Nutrition

/// What is told of diets and allergies to put right what stands: no longer vegan, allergic to nothing, only to one of them, vegan but for eggs; and
/// resolutions, which tell of no diet.
extension Intents {
    static func dietsRevised(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard (2...16).contains(words.count), !reading.text.hasSuffix("?") else { return nil }
        if let over = givenUpDiet(words) ?? mostly(reading, words) ?? onlyThis(reading, words, tracker) { return [.setPreferences(over)] }
        if allergicToNothing(words) { return [.own(.forget(["allergies"], isConfirmed: false))] }
        // "forget what you know about me".
        if case .forget(let keys)? = reading.own, keys.count > 3 { return [.own(.forget(keys, isConfirmed: false))] }
        return resolvesOnFood(reading, words) ? [.tell(.pleased)] : nil
    }

    /// "i used to be vegan but not anymore", "antes era vegetariana pero ya no".
    private static func givenUpDiet(_ words: [String]) -> [Preference]? {
        let found = words.indices.compactMap { place in Diet.named(words, at: place).map { (place, $0.diet) } }
        guard found.count == 1, let (place, diet) = found.first, words.count <= 12 else { return nil }
        let before = words[..<place], after = words[(place + 1)...]
        let was = before.suffix(4).contains("used") || before.contains(where: ["era", "usaba", "solia", "fui", "was"].contains)
        let isOver =
            after.contains(where: ["anymore", "longer", "stopped", "quit"].contains) || Array(after.suffix(2)) == ["ya", "no"]
            || after.contains("not") || after.contains("deje") || before.contains("used")
        return was && isOver && words.isDisjoint(with: ["recipe", "receta", "mom", "mother", "he", "she", "ella", "el"])
            ? [Preference(kind: .diet, words: [diet.rawValue], isOver: true)] : nil
    }

    /// "vegan mostly but I eat eggs": what is left of the diet then.
    private static func mostly(_ reading: Reading, _ words: [String]) -> [Preference]? {
        guard let place = words.indices.first(where: { Diet.named(words, at: $0)?.diet == .vegan }),
            let but = words[place...].firstIndex(where: ["but", "except", "pero", "excepto", "salvo", "although", "aunque"].contains),
            words[but...].contains(where: ["eat", "have", "for", "como", "tomo", "except", "excepto", "salvo", "still"].contains),
            Array(words[but...]).isDisjoint(with: ["not", "no", "dont", "don", "never", "cant", "nunca", "hate", "love", "want", "recipe"]),
            words.isDisjoint(with: ["not", "no"])
        else { return nil }
        let eaten = Set(words[but...].flatMap { Content.named($0) })
        guard !eaten.isEmpty else { return nil }
        if eaten == [.egg] { return [Preference(kind: .diet, words: [Diet.vegetarian.rawValue, Diet.dairyFree.rawValue])] }
        if eaten.isSubset(of: [.egg, .milk, .honey]) { return [Preference(kind: .diet, words: [Diet.vegetarian.rawValue])] }
        return eaten.isDisjoint(with: Diet.pescatarian.without) ? [Preference(kind: .diet, words: [Diet.pescatarian.rawValue])] : nil
    }

    /// "actually its only tree nuts i can eat peanuts", "solo a las nueces, los cacahuates sí puedo", right after an allergy was told.
    private static func onlyThis(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Preference]? {
        guard tracker.lastAction == "set_preference", let only = words.firstIndex(where: ["only", "just", "solo", "solamente"].contains),
            case let rest = words[(only + 1)...], rest.contains(where: ["can", "fine", "ok", "okay", "puedo", "si"].contains),
            words.isDisjoint(with: ["had", "ate", "comi", "log"])
        else { return nil }
        // The first that is named is the one, and what comes after it may be eaten.
        var named: [String] = [], place = only + 1
        while place < words.count {
            if place + 1 < words.count, Content.isPair(words[place], words[place + 1]) {
                named.append("\(words[place]) \(Word.plural(words[place + 1]))")
                place += 2
            } else {
                if !Content.named(words[place]).isEmpty { named.append(Word.plural(words[place])) }
                place += 1
            }
        }
        guard named.count >= 2 else { return nil }
        let kept = Content.named(in: named[0]), eaten = named.dropFirst().flatMap { Content.named(in: $0) }
        guard kept.contains(where: \.isAllergen), Set(kept).isDisjoint(with: eaten) else { return nil }
        // "nuts" were told of both.
        let both = Set(kept + eaten).isSuperset(of: [.nuts, .peanut]) ? [words.contains("puedo") ? "frutos secos" : "nuts"] : []
        return [
            Preference(kind: .allergies, words: both + Array(named.dropFirst()), isOver: true), Preference(kind: .allergies, words: [named[0]]),
        ]
    }

    /// "no im not allergic to anything", "no tengo ninguna alergia".
    private static func allergicToNothing(_ words: [String]) -> Bool {
        guard words.count <= 9, Preference.speaksOfAllergy(words),
            words.isDisjoint(with: ["but", "except", "pero", "salvo", "he", "she", "son", "hijo", "hija"])
        else { return false }
        let text = " \(words.joined(separator: " ")) "
        return [
            "not allergic to anything", "allergic to nothing", "not allergic to any", "no soy alergica a nada", "no soy alergico a nada",
            "no tengo ninguna alergia",
            "ain t allergic to anything", "not allergic to anything anymore",
        ].contains { text.contains(" \($0) ") }
    }

    /// "i want to eat more veggies", "i should drink more water", "quiero comer más verduras": meant for days to come, with nothing eaten and no diet told.
    private static func resolvesOnFood(_ reading: Reading, _ words: [String]) -> Bool {
        guard words.count <= 10, reading.when.isEmpty, reading.nutrients.isEmpty, reading.aim == nil,
            reading.foods.allSatisfy({ $0.amount.quantity == nil && $0.amount.unit == nil }),
            let more = words.firstIndex(where: ["more", "less", "fewer", "mas", "menos"].contains), more > 1, more + 1 < words.count,
            ["eat", "eating", "drink", "drinking", "have", "comer", "beber", "tomar"].contains(words[more - 1]),
            words[..<more].contains(
                where: [
                    "want", "wanna", "should", "need", "trying", "try", "like", "gotta", "must", "quiero", "deberia", "debo", "tengo", "necesito",
                ].contains),
            words.isDisjoint(with: aside), reading.foods.isEmpty == false || words[(more + 1)...].contains(where: greens.contains)
        else { return false }
        return true
    }

    private static let aside = Set(
        Word.split("how what when why which if suggest recipe idea goal remind than cuánto como cómo receta meta can is today had ate"))
    private static let greens = Set(
        Word.split("veg veggie veggies vegetable vegetables greens fruit fruits water salads verdura verduras fruta frutas vegetales agua"))
}
