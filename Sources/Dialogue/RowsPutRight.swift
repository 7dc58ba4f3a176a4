import NLU
import Nutrition

/// What is said of one row that stands: at which hour it was and at which not, or that it goes, told behind its name.
extension Intents {
    static func rowPutRight(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, !reading.text.hasSuffix("?"), let food = reading.foods.only, food.amount.isEmpty else { return nil }
        return hourNotOther(food, reading) ?? takenOffAtEnd(food, reading) ?? lessTheFood(food, reading)
    }

    /// "pizza was at 9 not 8", "coffee at 6, not 7", "la pizza fue a las 9, no a las 8": its hour.
    private static func hourNotOther(_ food: FoodMention, _ reading: Reading) -> [Request]? {
        let words = reading.words
        guard !food.negated, let denied = words.lastIndex(where: ["not", "no"].contains), denied > 1, denied + 1 < words.count,
            words[(denied + 1)...].allSatisfy({ hour($0) != nil || besideHours.contains($0) }),
            let other = words[(denied + 1)...].lazy.compactMap({ hour($0) }).first,
            let place = words[..<denied].lastIndex(where: { hour($0) != nil }), place > 0, ["at", "las", "la", "around"].contains(words[place - 1]),
            let told = hour(words[place]), told != other, reading.when.days == nil, reading.meals.isEmpty
        else { return nil }
        var target = When()
        if let minute = reading.when.minute, (minute / 60) % 12 == told % 12 { target.minute = minute } else { target.minute = told * 60 }
        if words.isDisjoint(with: ["am", "pm", "noche", "tarde", "manana"]) { target.isOfEitherHalf = true }
        return [.move(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]), to: target)]
    }

    private static func hour(_ word: String) -> Int? {
        let digits = word.prefix { $0.isNumber }
        guard !digits.isEmpty, ["", "am", "pm"].contains(String(word.dropFirst(digits.count))), let hour = Int(digits), (1...24).contains(hour) else {
            return nil
        }
        return hour
    }

    private static let besideHours = Set(Word.split("at a las la am pm o clock oclock de noche tarde mañana around sobre"))

    /// "I didn't finish the naan, take it off", "the roll wasn't mine, scrap it": the row of the one food that is named.
    private static func takenOffAtEnd(_ food: FoodMention, _ reading: Reading) -> [Request]? {
        let words = Array(
            reading.words.reversed().drop { ["please", "pls", "plz", "thank", "ta", "porfa", "actually", "then"].contains($0) }.reversed())
        guard words.count > 4, words.count <= 18, reading.when.days == nil, food.best != nil, !(food.amount.quantity ?? 1 > 1) else { return nil }
        let tail = Array(words.suffix(3)), pair = Array(words.suffix(2))
        let isIt = { (word: String) in ["it", "that", "them", "those"].contains(word) }
        let isTakenOff = ["take", "knock", "get"].contains(tail[0]) && isIt(tail[1]) && ["off", "out", "away"].contains(tail[2])
        let isDropped = ["remove", "delete", "scrap", "scratch", "ditch", "drop", "erase", "lose", "bin"].contains(pair[0]) && isIt(pair[1])
        guard isTakenOff || isDropped, let name = Word.split(food.said).last, let place = words.lastIndex(of: name),
            place < words.count - (isTakenOff ? 3 : 2)
        else { return nil }
        return [.delete(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]))]
    }

    /// "less the coke", "minus the fries please": the row goes.
    private static func lessTheFood(_ food: FoodMention, _ reading: Reading) -> [Request]? {
        let words = reading.words.drop { ["ok", "oh", "and", "actually", "but", "no", "wait"].contains($0) }.map { $0 }
        let name = Word.split(food.said)
        guard words.count >= name.count + 2, words.count <= name.count + 4, ["less", "minus"].contains(words[0]), ["the", "my"].contains(words[1]),
            Array(words[2...].prefix(name.count)) == name, reading.amounts.isEmpty, reading.when.isEmpty
        else { return nil }
        return [.delete(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)]))]
    }
}
