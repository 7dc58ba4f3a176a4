public import NLU
import Nutrition

/// In which other ways a message can be read, once its first reading led to something odd.
public enum OtherWays {
    /// What a message may be taken for as a whole, each with how unlikely it is from the start.
    public static func intents(_ understanding: Understanding) -> [(name: String, doubt: Double)] {
        let first = understanding.readings.only?.intent.name
        return [("correct", 0.0), ("delete_entry", 1), ("move_entry", 1), ("log_food", 2)].filter { name, _ in
            name != first && (name != "log_food" || mayAdd(understanding)) && (name != "delete_entry" || mayTakeOut(understanding))
                && !(ordersOut(understanding) && ["log_food", "move_entry"].contains(name))
                && !(name == "correct" && ordersWeighed(understanding))
        }
    }

    /// Whether a message can be about the amount, kind or place of a row: figures of a label and questions are not.
    public static func mayBeOfRow(_ understanding: Understanding) -> Bool {
        let words = Word.split(understanding.text)
        return !tellsEating(words)
            && understanding.readings.allSatisfy { reading in
                reading.nutrients.isEmpty && reading.supplements.isEmpty && reading.activity == nil && reading.profile.isEmpty
                    && reading.foods.allSatisfy { $0.kilocalories == nil && $0.label == nil }
            } && !words.contains { Vocabulary[.kilocalories].contains($0) || Vocabulary[.question].contains($0) }
    }

    /// "I had 70 g of rice", after 60 g: said in full as eaten, and nothing put right.
    private static func tellsEating(_ words: [String]) -> Bool {
        guard words.count > 1, !words.contains(where: Doubt.deniers.contains),
            words.isDisjoint(with: [
                "only", "just", "actually", "sorry", "half", "solo", "nomas", "realidad", "perdon", "mitad", "mejor", "honest", "instead",
            ])
        else { return false }
        return words[0] == "i" && ["had", "ate", "drank", "eat"].contains(words[1])
            || ["comi", "tome", "bebi", "cene", "almorce", "desayune", "merende"].contains(words[0] == "me" ? words[1] : words[0])
    }

    /// "delete today's wine", where there is none: nothing to be eaten or moved.
    static func ordersOut(_ understanding: Understanding) -> Bool {
        guard let reading = understanding.readings.only, reading.intent.name == "delete_entry", let first = reading.words.first else { return false }
        return Vocabulary[.takingBack].contains(first) || Vocabulary[.removing].contains(first)
    }

    /// "quita los 100 g de arroz", of which none stands: nothing else becomes so much rice.
    static func ordersWeighed(_ understanding: Understanding) -> Bool {
        guard ordersOut(understanding), let reading = understanding.readings.only, let food = reading.foods.only else { return false }
        return food.best != nil && food.amount.unit?.grams != nil
            && reading.words.isDisjoint(with: ["por", "for", "y", "and"])
    }

    /// Whether a message may be about what stands in a way that its first reading can miss: no question, no order that is plain, and not everything at once.
    public static func mayBe(_ understanding: Understanding) -> Bool {
        let words = Word.split(understanding.text)
        guard let first = words.first, !understanding.text.hasSuffix("?"), !Vocabulary[.question].contains(first), !asking.contains(first) else {
            return false
        }
        // "quita las tostadas, fue pozole nada más": what stays is named, and not eaten once more.
        let namesRest = understanding.readings.contains { $0.intent.name == "delete_entry" && Intents.gone($0.foods, $0).count < $0.foods.count }
        // "la marinera no, eran dos", of a name that no row has: of no other row.
        let isOfStranger = understanding.readings.only.map { $0.foods.isEmpty && Intents.stranger($0.words) != nil } ?? false
        // "I skipped a snack", "I wanted a donut": of no row.
        let isWanted = zip(words, words.dropFirst()).contains { $0 == "wanted" && ["a", "an", "some"].contains($1) }
        let isSkipped = isWanted || words.contains("skipped") && understanding.readings.only?.foods.isEmpty == true
        // "delete the second taco": one of those that were counted.
        let isPlaced = understanding.readings.only.map { $0.intent.name == "delete_entry" && $0.ordinal != nil && $0.foods.count == 1 } ?? false
        return !isSkipped && !isPlaced && !namesRest && !Intents.ordersService(words) && !isOfStranger && !countsOther(understanding)
            && !adds(understanding) && !pointsAgain(words)
            && !words.contains(where: undoing.contains) && !isCertain(understanding)
            && !emptiesMeal(understanding)
            && !understanding.readings.contains { $0.all && !["correct", "log_food", "move_entry"].contains($0.intent.name) }
    }

    /// "take that back", "it was 12, not 10": what says of which row it is leaves nothing to weigh.
    private static func isCertain(_ understanding: Understanding) -> Bool {
        guard let reading = understanding.readings.only else { return false }
        // "the tamales were chicken, not pork": what, what it was and what not.
        if reading.foods.count == 3, reading.foods[0].isDefinite, !reading.foods[1].isDefinite, reading.foods[2].negated,
            !reading.foods[1].negated, reading.foods.allSatisfy(\.amount.isEmpty), Vocabulary.says(.being, reading.words)
        {
            return true
        }
        guard reading.foods.isEmpty else { return false }
        return reading.amountDenied != nil || reading.intent.name == "undo" && reading.intent.confidence > 0.9 && reading.amounts.isEmpty
    }

    /// Whether its form leaves no doubt of what it is to the rows that stand: "the smoothie had a banana, milk and oats".
    public static func isPlain(_ understanding: Understanding, _ tracker: Tracker) -> Bool {
        understanding.readings.only.map {
            Intents.contentsTold($0, tracker) != nil || Intents.multiplies($0) || Intents.mealAnew($0, tracker) != nil
                || Intents.addsByForm($0)
        } ?? false
    }

    /// "me di tres golpes en la cabeza", "tengo dos perros", "I saw three movies": so many of what is no food, and of no row.
    private static func countsOther(_ understanding: Understanding) -> Bool {
        guard let reading = understanding.readings.only, ["out_of_scope", "set_profile"].contains(reading.intent.name), reading.foods.isEmpty,
            let amount = reading.amounts.only, amount.unit == nil, amount.size == nil, let count = amount.quantity
        else { return false }
        let words = reading.text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(
            String.init)
        guard
            let place = words.indices.dropFirst().dropLast().first(where: { place in
                (words[place] == "a" ? 1 : SmallCount.of(words[place])) == count
            })
        else { return false }
        let noun = words[place + 1], before = words[..<place]
        return noun.count > 3 && noun.hasSuffix("s") && Unit.named(noun) == nil && Unit.named(Word.singular(noun)) == nil && !again.contains(noun)
            && !before.contains {
                Vocabulary[.being].contains($0) || Vocabulary[.eating].contains($0) || Vocabulary[.only].contains($0) || Doubt.deniers.contains($0)
                    || Vocabulary[.havingEaten].contains($0) && $0 != "have" || ["make", "makes", "pon", "ponle", "anota"].contains($0)
            }
    }

    /// Say of what stands how many or how large they were.
    private static let again: Set<String> = [
        "menos", "nomás", "grandes", "chicos", "chicas", "pequeños", "pequeñas", "enteros", "enteras", "medianos", "medianas", "otros", "otras",
        "solos", "solas", "less", "unas", "unos", "más", "míos", "mías",
    ]

    /// "breakfast was leftover pie", of a day that goes on: eaten then, and nothing of the day before put right.
    public static func tellsMeal(_ understanding: Understanding) -> Bool {
        guard let reading = understanding.readings.only, reading.dates.isEmpty, reading.when.meal != nil else { return false }
        let words = reading.words
        return words.count > 2 && Intents.mealNames.contains(words[0]) && ["was", "were", "fue"].contains(words[1])
            || ["had", "ate"].contains(words[0]) && words.contains("for") || reading.text.prefix(12).contains(":")
    }

    /// "oh and two timbits on the drive", "and also a coffee": one more thing, which takes the place of nothing.
    private static func adds(_ understanding: Understanding) -> Bool {
        guard let reading = understanding.readings.only, reading.intent.name == "log_food", let food = reading.foods.first,
            reading.foods.allSatisfy({ !$0.negated && !$0.isDefinite && $0.removed.isEmpty }), food.amount.quantity != nil, food.best != nil
        else { return false }
        let words = Array(reading.words.drop { ["oh", "ah", "ok", "oops", "whoops", "ups", "ay", "uy", "shoot", "wait"].contains($0) })
        guard let joint = words.first, ["and", "also", "plus", "another", "y", "tambien", "ademas"].contains(joint) else { return false }
        return words.prefix(3).allSatisfy { !Vocabulary[.being].contains($0) && !Vocabulary[.only].contains($0) }
            && words.isDisjoint(with: ["actually", "instead", "not", "no", "rather", "sino", "make", "change"])
    }

    /// "esa tortilla otra vez, y un yogur": had once more, and nothing put right.
    private static func pointsAgain(_ words: [String]) -> Bool {
        words.prefix(3).contains(where: ["esa", "ese", "eso", "that", "those"].contains)
            && (words.contains("again") || zip(words, words.dropFirst()).contains { $0 == "otra" && $1 == "vez" || $0 == "de" && $1 == "nuevo" })
            && !words.contains(where: Doubt.deniers.contains) && !Vocabulary.says(.being, words)
    }

    /// "delete lunch", "borra la cena de ayer": an order, and a meal or day that it is of.
    private static func emptiesMeal(_ understanding: Understanding) -> Bool {
        guard let reading = understanding.readings.only, reading.intent.name == "delete_entry", reading.foods.isEmpty, reading.amounts.isEmpty,
            let order = reading.words.first
        else { return false }
        return reading.words.count <= 6 && !reading.when.isEmpty && (Vocabulary[.takingBack].contains(order) || Vocabulary[.removing].contains(order))
    }

    /// Whether what it was taken for is what such a message is easily taken for.
    public static func mayMiss(_ intents: [String], of understanding: Understanding) -> Bool {
        guard intents.allSatisfy({ open.contains($0) || strange.contains($0) }) else { return false }
        guard intents.contains(where: { ["out_of_scope", "cancel", "deny"].contains($0) }), !tellsOfIt(understanding.text) else { return true }
        return understanding.readings.contains {
            !$0.foods.isEmpty || !$0.amounts.isEmpty || $0.ordinal != nil || !$0.when.isEmpty || $0.pointsBack
        }
    }

    /// Whether the words could mean that something is taken out: an order, or that it was not eaten.
    private static func mayTakeOut(_ understanding: Understanding) -> Bool {
        let words = Word.split(understanding.text)
        guard !words.contains("le"), !words.contains(where: ["took", "quite"].contains) else { return false }
        return words.contains { word in
            !["sin", "without"].contains(word) && Doubt.taking.contains { word.hasPrefix($0) && !Doubt.exchanging.contains($0) }
        }
            || words.contains(where: Doubt.deniers.contains) && Vocabulary.says(.eating, words)
    }

    /// Whether it may well be something more that was eaten, and not what became of what stands.
    private static func mayAdd(_ understanding: Understanding) -> Bool {
        let words = Word.split(understanding.text)
        return understanding.readings.contains { !$0.foods.isEmpty } && !Vocabulary.says(.being, words)
            && !words.contains(where: ["only", "just", "solo", "make", "made", "hazlo", "hazla", "hice", "half", "mitad"].contains)
            && !["the", "my", "el", "la", "los", "las", "mi", "mis", "swap", "replace", "switch", "trade"].contains(words.first)
            && !understanding.readings.contains { $0.foods.contains { $0.isDefinite } }
    }

    /// Whether a part tells what something was that the part before it named: "it was tea".
    public static func tellsOfIt(_ part: String) -> Bool { Word.split(part).first.map(pronouns.contains) ?? false }

    /// The rows that a reply took out or changed.
    public static func rows(of reply: Reply) -> [Int] {
        reply.parts.flatMap { part -> [Int] in
            return switch part {
            case .deleted(let rows): rows.map(\.id)
            case .corrected(let before, _): [before.id]
            case .alreadySo(let row): [row.id]
            default: []
            }
        }
    }

    /// Whether a part says nothing of rows: "rest is right", "my bad", "perdón".
    public static func isAside(_ part: String) -> Bool { Word.split(part).allSatisfy { idle.contains($0) || Vocabulary[.pleased].contains($0) } }

    private static let idle = Set(
        Word.split(
            """
            the all everything else rest other is are was were right fine ok okay same correct good stays sorry my bad oops nope lol haha mistake i
            meant lo la los las demas todo otro esta estan bien igual correcto perdon ups jaja me equivoque error mio no nooo nah wait espera mentira corrijo
            """))

    /// Whether it says in a word that what follows is otherwise, or no more than that.
    public static func setsRight(_ understanding: Understanding) -> Bool {
        let words = Word.split(understanding.text)
        return Vocabulary.says(.being, words)
            || words.contains { Doubt.deniers.contains($0) || ["just", "only", "solo", "pero", "but"].contains($0) }
    }

    /// Whether a part of a message goes on with the foods of the part before it, and says nothing of them: cut in a list.
    public static func goesOnListing(_ part: Understanding, after head: Understanding) -> Bool {
        guard head.readings.contains(where: { !$0.foods.isEmpty || $0.words.contains("de") }), let reading = part.readings.only,
            !reading.foods.isEmpty
        else { return false }
        let said = Set(reading.foods.flatMap { Word.split($0.said) }).union(["and", "y", "e", "n"])
        return reading.foods.allSatisfy { $0.amount.isEmpty && !$0.negated } && reading.words.allSatisfy(said.contains)
    }

    private static let open: Set<String> = [
        "log_food", "correct", "inform", "delete_entry", "move_entry", "cancel", "deny", "out_of_scope", "undo", "choose", "ask_remaining",
        "set_preference",
    ]
    /// What corrections are easily taken for, as long as there is nothing of the kind.
    private static let strange: Set<String> = [
        "tick_grocery", "grocery_list", "find_restaurant", "find_store", "dining_menu", "log_in", "accept_friend",
    ]
    private static let pronouns: Set<String> = ["it", "its", "they", "theyre", "was", "were", "era", "eran", "fue", "fueron", "es", "son"]
    private static let asking: Set<String> = [
        "whats", "hows", "whos", "wheres", "is", "are", "does", "do", "did", "can", "could", "should", "will", "would", "if", "si",
    ]
    private static let undoing: Set<String> = ["undo", "deshaz", "deshacer", "deshago", "revert", "redo", "rehaz", "revierte"]
}
