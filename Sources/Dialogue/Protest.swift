import NLU
import Nutrition

/// "that's hard", "way too low", "not enough food": an offered goal that is found too strict, which no such word takes.
enum Protest {
    static func isTold(_ words: [String]) -> Bool {
        guard (1...7).contains(words.count), words.contains(where: strict.contains) || says(["not", "enough"], words) else { return false }
        return words.allSatisfy { strict.contains($0) || beside.contains($0) } && (words.count > 1 || words[0] != "hard")
    }

    /// Nothing is dropped of a quiz, by a question, or by a protest against the goal that is offered.
    static func staysOpen(_ question: Question, _ reading: Reading) -> Bool {
        question.name == .quiz || reading.isQuestion || question.name == .acceptGoal && isTold(reading.words)
    }

    /// "slower", "más despacio", or a protest.
    static func wantsSlower(_ words: [String]) -> Bool {
        isTold(words)
            || words.contains(
                where: ["slower", "slow", "gentler", "easier", "gradual", "slowly", "despacio", "lento", "lenta", "lentamente", "suave"].contains)
    }

    /// "that's wild": said of an offer, it takes nothing.
    static func isNoYes(_ words: [String]) -> Bool {
        let said = Array(words.drop { ["ok", "oh", "wow", "lol", "but", "hmm", "hm", "well", "no", "nah"].contains($0) })
        guard (2...6).contains(said.count), ["thats", "that", "its", "it", "this"].contains(said.first) else { return false }
        return said.contains(where: wild.contains) && said.isDisjoint(with: ["not", "isnt", "ok", "fine", "good", "yes"])
    }

    private static func says(_ phrase: [String], _ words: [String]) -> Bool {
        words.indices.contains { words[$0...].starts(with: phrase) }
    }

    private static let strict = Set(Word.split("hard harsh strict low little aggressive extreme brutal tough tight fast quick steep drastic few"))
    private static let beside = Set(
        Word.split(
            """
            that thats it its this is way far too so really very pretty quite kinda kind of a bit looks seems sounds sound feels hmm hm oh wow ok but lol tho
            though for me no nah not enough food calories cals kcal to eat honestly
            """))
    private static let wild = Set(Word.split("wild crazy insane mad nuts ridiculous scary rough awful terrible mental depressing"))
}
