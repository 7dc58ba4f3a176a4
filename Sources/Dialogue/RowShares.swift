import NLU
import Nutrition

/// What of a row that stands was one's own, where others had the rest.
extension Intents {
    /// "I shared the chips", "el pollo lo compartí con mi esposa", "half of the crisps were my son's", "I left a quarter of the pizza".
    static func ownShare(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        if let half = shareOfLast(reading, words, tracker) { return [half] }
        guard !tracker.entries.isEmpty, reading.when.days == nil, reading.foods.count == 1 else { return nil }
        let isShared = words.prefix(6).contains(where: Vocabulary[.sharing].contains)
        let told = reading.foods.map(\.amount) + reading.amounts
        let share = told.compactMap(\.quantity).first { $0 > 0 && $0 < 1 }
        guard sharing.contains(reading.intent.name), var mention = reading.foods.first, mention.removed.isEmpty,
            mention.isDefinite || isTheOne(mention, words)
        else { return nil }
        let isPlain = mention.amount.unit == nil
        mention.negated = false
        mention.amount = Amount()
        let row = Selection(foods: [mention], when: reading.when)
        func kept(_ factor: Double) -> [Request] { [.correct(Correction(selection: row, factor: factor))] }
        if let share, isPlain, !Vocabulary[.leaving].isDisjoint(with: words.prefix(3)) { return kept(1 - share) }
        if let share, isPlain, let verb = words.firstIndex(where: ["was", "were", "went"].contains), verb > words.count / 2 - 1,
            verb < words.count - 1, Vocabulary.says(.others, words[(verb + 1)...])
        {
            return kept(1 - share)
        }
        if isShared { return kept(share ?? 0.5) }
        guard let deed = words.firstIndex(where: Vocabulary[.givingAway].contains), deed <= 7,
            Vocabulary.says(.others, words[deed...]) || words[deed...].contains(where: ["to", "away", "out", "bin", "trash"].contains)
        else { return nil }
        guard let share, isPlain else { return [.delete(row)] }
        return kept(1 - share)
    }

    /// "I had the rest for dinner", "log the other half for dinner", after half of it was told: what was left, at another time.
    static func restLater(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["and", "then", "so", "ok", "y", "luego"].contains($0) }, text = words.joined(separator: " ")
        let named = reading.foods.only.flatMap { food in text.contains("rest of the") || text.contains("left of the") ? food : nil }
        let isHalf = ["other half", "otra mitad"].contains(where: text.contains)
        if isHalf, let half = halfOfNamed(reading, text) { return [half] }
        guard named != nil || (tracker.entries.count == 1 || isHalf) && reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.isEmpty,
            isHalf ? reading.amounts.count <= 1 : reading.amounts.isEmpty, !tracker.entries.isEmpty,
            !reading.when.isEmpty || isHalf && ["later", "tarde", "luego", "despues"].contains(words.last), words.count <= 9,
            !reading.text.hasSuffix("?"),
            !words.contains(
                where: ["no", "ill", "will", "threw", "kept", "keep", "should", "save", "saved", "dejo", "dejare", "guardo", "tire"].contains),
            [
                "the rest", "what was left", "the leftover", "the remaining", "el resto", "lo que quedo", "lo que sobro", "lo que quedaba",
                "finished it", "other half", "otra mitad",
            ]
            .contains(where: text.contains),
            Vocabulary.says(.eating, Array(words)) || isHalf || words.contains(where: ["finished", "finish", "termine", "acabe"].contains),
            words.first == "i" || words.first == "we" || !Vocabulary.says(.others, Array(words))
        else { return nil }
        var selection = Selection(ids: named == nil ? tracker.entries : [])
        if let named { selection.foods = [FoodMention(said: named.said, candidates: named.candidates)] }
        if tracker.entries.count == 1 || named != nil { selection.isOneMore = true }
        if !isHalf { selection.measure = Amount(size: "rest") }
        var place = reading.when.filled(from: reading.target ?? When())
        // "la otra mitad la almorcé recién": now, whatever day the first was of.
        if place.days == nil, words.contains(where: ["recien", "ahora", "ahorita", "now"].contains) { place.minutesAgo = 0 }
        return [.copy(selection, to: place)]
    }

    /// "cené la otra mitad del chivito", "had the other half of the burrito for lunch": of the row that is called so.
    private static func halfOfNamed(_ reading: Reading, _ text: String) -> Request? {
        guard let food = reading.foods.only, food.best != nil, !food.negated, !reading.when.isEmpty, reading.when.days?.count ?? 1 == 1,
            !reading.text.hasSuffix("?"), Vocabulary.says(.eating, reading.words) || Vocabulary.says(.havingEaten, reading.words),
            ["other half of the", "other half of my", "other half of that", "otra mitad del", "otra mitad de la", "otra mitad de mi"].contains(
                where: text.contains), reading.words.isDisjoint(with: ["ill", "will", "gonna", "going", "voy", "cenare", "comere"])
        else { return nil }
        // "didn't eat the other half of the pizza", "my brother had the other half of it": nothing more was eaten.
        let isNone =
            Vocabulary.says(.denying, reading.words) || reading.words.contains(where: ["didnt", "didn", "never", "havent", "haven", "no"].contains)
        if isNone || Vocabulary.says(.others, reading.words) && reading.words.isDisjoint(with: ["i", "we", "me"]) { return .tell(.nothingDone) }
        var selection = Selection(foods: [FoodMention(said: food.said, candidates: food.candidates)])
        (selection.measure, selection.isTold) = (Amount(quantity: 0.5, size: "half"), true)
        return .copy(selection, to: reading.when)
    }

    /// What was eaten up after all, or left on the plate.
    static func finishedOrLeft(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard !tracker.entries.isEmpty, words.count > 1, !reading.text.hasSuffix("?"), !["what", "whats", "how"].contains(words[0]) else {
            return nil
        }
        // "sacame una medialuna": out of those that stand.
        if ["sacame", "saca", "sacale", "quitame"].contains(words[0]), let food = reading.foods.only, food.best != nil, !food.negated,
            reading.when.isEmpty, words.count <= 8, ["log_food", "correct", "inform", "out_of_scope"].contains(reading.intent.name)
        {
            return .delete(Selection(foods: [food]))
        }
        return ofOthers(reading, words) ?? eatenUp(reading, words, tracker) ?? leftBeside(reading, words) ?? leftOver(reading, words)
    }

    /// "dejé el pan y me comí la sopa", "I ate the soup but left the bread": what was eaten stands anyway.
    private static func leftBeside(_ reading: Reading, _ words: [String]) -> Request? {
        let joint = words.firstIndex(where: ["y", "pero", "and", "but"].contains)
        // "dejé el arroz, comí solo el pollo".
        let verb = reading.text.contains(",") ? words.indices.dropFirst(2).first { eatingOrLeaving.contains(words[$0]) } : nil
        guard reading.foods.count == 2, reading.foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty }), words.count <= 12,
            let start = joint.map({ $0 + 1 }) ?? verb, start > 2, start + 1 < words.count
        else { return nil }
        let clauses = [Array(words[..<(joint ?? start)]), Array(words[start...])]
        func says(_ deeds: Set<String>, _ clause: [String]) -> Bool { clause.prefix(3).contains(where: deeds.contains) }
        guard let left = clauses.firstIndex(where: { says(Vocabulary[.leaving], $0) }),
            says(Vocabulary[.eating].union(["ate", "had"]), clauses[1 - left])
        else { return nil }
        var part = reading
        part.foods = reading.foods.filter { Word.split($0.said).allSatisfy(clauses[left].contains) }
        return part.foods.count == 1 ? leftOver(part, clauses[left]) : nil
    }

    private static let eatingOrLeaving = Vocabulary[.leaving].union(Vocabulary[.eating]).union(["ate", "had"])

    /// "actually I finished it", "I ate the rest too", "al final me la comí toda": all of what stands as a part.
    private static func eatenUp(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard ["log_food", "correct"].contains(tracker.lastAction ?? ""), reading.when.isEmpty, reading.nutrients.isEmpty,
            reading.foods.count <= 1, reading.foods.allSatisfy({ $0.isDefinite && !$0.negated }), words.count <= 9,
            !words.contains(where: ["didnt", "couldnt", "not", "no", "only", "just", "solo", "never"].contains)
                || words.starts(with: ["never", "mind"])
        else { return nil }
        let text = words.joined(separator: " ")
        let isAll =
            ["the rest", "other half", "it all", "all of it", "whole thing", "otra mitad", "el resto", "lo demas"].contains(where: text.contains)
            || words.suffix(1).contains(where: ["toda", "todo", "entera", "entero", "completa", "completo"].contains) && words.count > 2
        let isEaten = Vocabulary.says(.eating, words) || words.contains(where: ["eating", "finished", "finishing"].contains)
        let isFinished =
            words.contains("finished") && (!reading.foods.isEmpty || words.last.map(["it", "them"].contains) == true)
            || ["termine", "acabe"].contains(words.last) && words.contains(where: ["la", "lo", "los", "las"].contains)
        guard isFinished || isAll && (isEaten || words.prefix(2).contains(where: ["actually", "al", "no"].contains)) else { return nil }
        let selection = Selection(
            foods: reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }, pointsBack: reading.foods.isEmpty)
        return .correct(Correction(selection: selection, amount: Amount(size: "whole")))
    }

    /// "one of them was my son's": so many fewer of what was told last.
    private static func ofOthers(_ reading: Reading, _ words: [String]) -> Request? {
        guard reading.foods.isEmpty, reading.when.isEmpty, words.count <= 9, words.count > 3, let count = SmallCount.of(words[0]),
            ["of", "de", "was", "were", "era", "eran", "went"].contains(words[1]) || Unit.named(words[1]) != nil,
            words.contains(where: ["was", "were", "era", "eran", "fue", "went"].contains) || words.contains("se") && words.contains("di"),
            Vocabulary.says(.others, words.suffix(3))
        else { return nil }
        var selection = Selection(pointsBack: true)
        // "one of the slices went to my brother": of what comes in those.
        if let unit = words.dropFirst().prefix(3).lazy.compactMap({ Unit.named($0) }).first {
            selection.measure = Amount(quantity: count, unit: unit)
            return .delete(selection)
        }
        selection.less = count
        return .delete(selection)
    }

    /// "I left one taco", "dejé el agua", "I didn't finish the fries, only half": so much less of what stands.
    private static func leftOver(_ reading: Reading, _ words: [String]) -> Request? {
        guard reading.when.days == nil, reading.foods.count <= 1, leaving.contains(reading.intent.name) else { return nil }
        let unfinished = words.prefix(6).contains(where: ["finish", "finishing", "termine", "acabe"].contains)
        // "one of the bacon slices was my wife's".
        if ["of", "de"].contains(words[1]), let count = SmallCount.of(words[0]),
            words.contains(where: ["was", "were", "era", "eran", "fue"].contains), Vocabulary.says(.others, words.suffix(3)),
            let food = reading.foods.first
        {
            return .delete(Selection(foods: [FoodMention(said: food.said, candidates: food.candidates, amount: Amount(quantity: count))]))
        }
        if let left = countLeft(reading, words) { return left }
        let share = (reading.foods.map(\.amount) + reading.amounts).compactMap(\.quantity).first { $0 > 0 && $0 < 1 }
        if unfinished, words.prefix(3).contains(where: ["didnt", "couldnt", "not", "no", "never", "didn", "couldn"].contains) {
            // Half of it, where that is told; else it is asked how much it was.
            let food = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
            return .correct(Correction(selection: Selection(foods: food, pointsBack: food.isEmpty), factor: share))
        }
        // "el flan me lo dejé".
        let verbs = words.count <= 6 ? words.prefix(2) + words.suffix(1) : words.prefix(2)
        let leaves = verbs.contains { Vocabulary[.leaving].contains($0) && !["skipped", "saved"].contains($0) }
        guard share == nil, var mention = reading.foods.first, mention.removed.isEmpty,
            !words.contains(where: ["just", "only", "but", "solo", "pero", "and", "y"].contains),
            leaves || !Vocabulary[.givingAway].isDisjoint(with: words.prefix(2)) && words.count > 3
        else { return nil }
        mention.negated = false
        if let count = mention.amount.quantity, count >= 1, mention.amount.unit?.grams == nil, mention.amount.unit?.millilitres == nil {
            return .delete(Selection(foods: [mention]))
        }
        // "I left the crust": a part, or a row of its own.
        guard mention.isDefinite, mention.amount.isEmpty, leaves else { return nil }
        return .correct(Correction(selection: Selection(pointsBack: true), removed: [mention.said]))
    }

    /// "al final de los tacos dejé uno", "un taco no me lo comí", "dejé un poco de sopa".
    private static func countLeft(_ reading: Reading, _ words: [String]) -> Request? {
        guard let food = reading.foods.only, food.best != nil || food.isDefinite, words.count <= 9 else { return nil }
        let named = FoodMention(said: food.said, candidates: food.candidates)
        func without(_ count: Double) -> Request {
            var counted = named
            counted.amount = Amount(quantity: count)
            return .delete(Selection(foods: [counted]))
        }
        if let deed = words.firstIndex(of: "deje"), deed + 1 < words.count {
            let after = words[(deed + 1)...]
            if after.starts(with: ["un", "poco"]) || after.starts(with: ["poco"]) {
                return .correct(Correction(selection: Selection(foods: [named])))
            }
            guard deed > 0, let first = after.first, let count = SmallCount.of(first), count >= 1,
                after.dropFirst().allSatisfy(Set(Word.split(food.said) + ["de", "los", "las", "nada", "mas"]).contains)
            else { return nil }
            return without(count)
        }
        // "una tostada se la di a mi esposo".
        if let count = food.amount.quantity, count >= 1, food.amount.unit == nil, words.contains("se"), Vocabulary.says(.others, words.suffix(3)),
            words.contains(where: Vocabulary[.givingAway].contains)
        {
            return without(count)
        }
        // "un taco no me lo comí".
        guard let count = food.amount.quantity, count >= 1, food.amount.unit == nil, words.contains("no"), let last = words.last,
            ["comi", "tome", "acabe", "termine"].contains(last), words.dropLast().last.map(["lo", "la", "los", "las"].contains) == true
        else { return nil }
        return without(count)
    }

    private static let leaving = sharing.union(["ask_remaining", "log_water", "cancel"])

    /// "split it with my sister", "the pizza I shared with him": so much less of what was told.
    static func shared(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        // "I left about a third": the rest was eaten.
        if words.starts(with: ["i", "left"]) || words.first == "deje", reading.foods.isEmpty, reading.when.isEmpty, words.count <= 6,
            !tracker.entries.isEmpty, let rest = reading.amounts.only?.quantity, rest > 0, rest < 1
        {
            return .correct(Correction(selection: Selection(pointsBack: true), factor: 1 - rest, words: reading.untimed))
        }
        guard afterTelling.contains(tracker.lastAction ?? ""), let share = ownPart(reading, words) ?? reading.share,
            !tracker.entries.isEmpty, reading.nutrients.isEmpty, reading.when.days == nil, words.count <= 12, !reading.text.hasSuffix("?")
        else { return nil }
        guard !reading.foods.isEmpty else {
            // "and shared a bottle of red with my wife": of something else.
            if let deed = words.firstIndex(where: ["shared", "split", "share"].contains), deed + 1 < words.count, isArticle(words[deed + 1]) {
                return nil
            }
            // "shared it all", of several foods told together.
            let isOfAll = tracker.entries.count > 1
            return .correct(Correction(selection: Selection(pointsBack: true, all: isOfAll), factor: share, words: reading.untimed))
        }
        guard reading.foods.count == 1, let food = reading.foods.first, food.best != nil, !food.negated else { return nil }
        // "nachos shared between 2 of us": of those that stand, else eaten now.
        if !food.isDefinite, words.starts(with: Word.split(food.said)), words.contains(where: Vocabulary[.sharing].contains) {
            var part = food
            (part.isDefinite, part.amount) = (true, Amount(quantity: share))
            return .logFood(LogFood(foods: [part], when: reading.when))
        }
        guard food.isDefinite else { return nil }
        // "make the wine a bottle between two": so much of that.
        if let unit = food.amount.unit, food.amount.quantity != nil, Word.split(unit.name).allSatisfy(words.contains) {
            let row = FoodMention(said: food.said, candidates: food.candidates)
            return .correct(Correction(selection: Selection(foods: [row], when: reading.when), amount: food.amount))
        }
        return .correct(Correction(selection: Selection(foods: [food], when: reading.when), factor: share, words: reading.untimed))
    }

    /// "shared it all, i had about a third", "shared with 3 friends so quarter of it": the part that was one's own, where it is told.
    private static func ownPart(_ reading: Reading, _ words: [String]) -> Double? {
        guard let deed = words.firstIndex(where: Vocabulary[.sharing].contains), let part = reading.amounts.only, part.unit == nil,
            let share = part.quantity, share > 0, share < 1, reading.foods.isEmpty
        else { return nil }
        let after = words[(deed + 1)...]
        return after.contains { ["i", "so", "me", "yo", "asi", "comi", "tome"].contains($0) } ? share : nil
    }

    private static let afterTelling: Set<String> = [
        "log_food", "correct", "copy_entries", "move_entry", "ask_nutrient", "ask_food_facts", "ask_summary", "ask_remaining", "explain", "fallback",
        "show_recipe",
    ]

    private static func isArticle(_ word: String) -> Bool { ["a", "an", "some", "two", "three", "un", "una", "uno"].contains(word) }

    /// "el ceviche fue doble porción", "the soup was a double serving".
    static func doubledServing(_ reading: Reading) -> Request? {
        let words = reading.words, servings = ["porcion", "racion", "serving", "portion", "helping", "plato", "scoop"]
        guard reading.foods.count <= 1, reading.foods.allSatisfy({ !$0.negated }),
            zip(words, words.dropFirst()).contains(where: {
                Vocabulary[.double].contains($0) && servings.contains($1) || servings.contains($0) && Vocabulary[.double].contains($1)
            })
        else { return nil }
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        return .correct(Correction(selection: Selection(foods: named, pointsBack: named.isEmpty), factor: 2))
    }

    /// "una de las cervezas no la terminé, me tomé media", "dejé la mitad de uno": a share of one of what was counted, and the others whole.
    static func shareOfOne(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "and", "pero", "but", "though"].contains($0) }.map { $0 }
        let told = reading.foods.map(\.amount) + reading.amounts
        guard !tracker.entries.isEmpty, reading.foods.count <= 1, (4...14).contains(words.count), reading.nutrients.isEmpty,
            reading.when.isEmpty, !reading.text.hasSuffix("?"),
            let share = told.first(where: { $0.unit == nil && $0.quantity.map { $0 > 0 && $0 < 1 } ?? false })?.quantity,
            isOfOne(words)
        else { return nil }
        let ate = Vocabulary.says(.eating, words), left = words.contains(where: Vocabulary[.leaving].contains)
        guard ate || left else { return nil }
        let named = reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }
        var correction = Correction(selection: Selection(foods: named, pointsBack: named.isEmpty), factor: ate ? share : 1 - share)
        correction.ofSeveral = 1
        return [.correct(correction)]
    }

    /// "una de las…", "de una solo…", "una la dejé…", "… de uno", "… of one of them".
    private static func isOfOne(_ words: [String]) -> Bool {
        let one: Set<String> = ["una", "uno", "one"]
        if one.contains(words[0]) {
            return words[1] == "de" && ["las", "los", "esas", "esos", "ellas", "ellos", "la", "lo", "eso", "esa"].contains(words[2])
                || words[1] == "of" && ["the", "them", "those"].contains(words[2]) || ["la", "lo", "no", "solo", "me", "i"].contains(words[1])
        }
        // "la segunda la dejé a la mitad".
        if ["la", "el", "the"].contains(words[0]), placesOfOne.contains(words[1]), ["la", "lo", "no", "solo", "me", "i"].contains(words[2]) {
            return true
        }
        if words[0] == "de", one.contains(words[1]), ["solo", "la", "lo", "me", "no", "nada"].contains(words[2]) { return true }
        return one.contains(words[words.count - 1]) && ["de", "of"].contains(words[words.count - 2])
            || zip(words, words.dropFirst()).contains { $0 == "of" && $1 == "one" }
    }

    private static let placesOfOne = Set(Word.split("primera primero segunda segundo tercera última último otra otro second last other third"))

    /// "left about a third of it", "dejé la mitad": so much less of what was told last.
    static func leftOfLast(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words.drop { ["me", "nos", "y", "pero", "creo", "que", "i", "we", "but", "and"].contains($0) }
        guard !tracker.entries.isEmpty, ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? ""), reading.foods.isEmpty,
            reading.nutrients.isEmpty, reading.when.isEmpty, (2...7).contains(words.count), !reading.text.hasSuffix("?"),
            ["left", "deje", "dejamos", "sobro"].contains(words.first), let share = reading.amounts.only, share.unit == nil,
            let part = share.quantity, part < 1
        else { return nil }
        return .correct(Correction(selection: Selection(pointsBack: true), factor: 1 - part))
    }

    /// "I shared it", "my wife had half": of what was told last.
    private static func shareOfLast(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> Request? {
        guard !tracker.entries.isEmpty, reading.foods.isEmpty, reading.when.isEmpty, (3...8).contains(words.count),
            !words.contains(where: ["diary", "log", "account"].contains),
            ["shared", "split"].contains(words[1]) && ["it", "that", "them", "those"].contains(words[2]) && reading.amounts.isEmpty
                || words.contains(where: ["half", "third", "quarter"].contains) && Vocabulary.says(.others, words)
                    && words.contains(where: ["had", "ate", "got", "took", "gave", "drank", "finished"].contains)
        else { return nil }
        let share = reading.amounts.first?.quantity.flatMap { $0 < 1 ? $0 : nil } ?? 0.5
        return .correct(Correction(selection: Selection(pointsBack: true), factor: 1 - share))
    }

    /// "la ración de bravas", "la mitad del pollo": the one that stands.
    private static func isTheOne(_ mention: FoodMention, _ words: [String]) -> Bool {
        guard let head = Word.split(mention.said).first, let place = words.firstIndex(of: head) else { return false }
        return words[..<place].contains { ["el", "la", "los", "las", "del", "mi", "the", "my"].contains($0) }
    }

    /// Intents that such a message comes near to.
    private static let sharing: Set<String> = [
        "log_food", "correct", "inform", "out_of_scope", "delete_entry", "save_recipe", "tick_grocery", "add_friend", "share_diary", "compare_foods",
        "compare_friend", "ask_nutrient", "deny", "set_preference",
    ]
}
