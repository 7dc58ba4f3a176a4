public import NLU
import Nutrition

/// How far what came of a message is from anything that a person would have meant by it; 0 where nothing looks odd.
///
/// A message may be read in several ways. Whether one of them is right shows best in what it leads to: a row that is written a second time, a number that
/// is nowhere to be found in what was done, a food that was named and not touched. Every such oddity has its weight.
public struct Doubt {
    public private(set) var weight = 0.0
    /// The reply tells of rows of food alone, or of nothing understood: other answers are not doubted.
    public private(set) var isOfRows = true
    /// No row was touched, and nothing asked.
    public private(set) var isIdle = false

    /// What was said, and the rows that stood when it was: the same for every way to read it.
    public struct Occasion {
        let words: [String]
        let foods: [FoodMention]
        let denied: [FoodMention]
        let amounts: [Amount]
        let digits: [Double]
        let namesTime: Bool
        let meals: [Meal]
        /// Tells to take something out, or not to.
        let orders: Bool
        let forbids: Bool
        let leaves: Bool
        /// So many foods are named.
        let named: Int
        /// "the last two".
        let counts: Bool
        let standing: [Entry]
        let spanish: Bool
        let day: Day?
        /// The rows told or changed last.
        let last: [Int]
        /// They were told long ago.
        let isLong: Bool
        /// The one day that is named.
        let namedDay: Day?

        /// - Parameters:
        ///   - understanding: of the whole message, as it is read first.
        ///   - standing: the rows spoken of, and those of their meal.
        public init(_ understanding: Understanding, _ tracker: Tracker, standing: [Entry]) {
            words = Word.split(understanding.text)
            denied = understanding.readings.flatMap { reading in reading.foods.count > 1 ? reading.foods.filter(\.negated) : [] }
            // "el salami no, solo queso y huevo": what comes last only stays.
            let said = words, staying = Doubt.staying(said) ?? said.count
            foods = understanding.readings.flatMap(\.foods).filter { food in
                food.best != nil && !food.negated
                    && (staying == said.count || Word.split(food.said).first.flatMap(said.firstIndex(of:)).map { $0 < staying } ?? true)
            }
            let told = understanding.readings.flatMap { $0.amounts + $0.foods.map(\.amount) }
            amounts = told.filter { $0.quantity != nil && $0.quantity != 1 }
            namesTime = understanding.readings.contains { !$0.when.isEmpty || $0.target != nil || $0.ordinal != nil }
            meals = understanding.readings.flatMap(\.meals)
            digits = namesTime ? [] : words.compactMap(Double.init).filter { $0 != 1 }
            orders =
                said.contains { word in Doubt.taking.contains { word.hasPrefix($0) } }
                || understanding.readings.contains { $0.intent.name == "delete_entry" && $0.intent.confidence > 0.8 }
            named = understanding.readings.reduce(0) { $0 + $1.foods.count }
            counts = understanding.readings.contains { $0.count != nil }
            leaves = said.contains { ["keep", "leave", "deja", "dejalo", "dejala", "dejalos", "dejame", "manten"].contains($0) }
            forbids = zip(said, said.dropFirst()).contains {
                ["dont", "don", "t", "no", "not"].contains($0) && ["delete", "remove", "borre", "quite", "elimine", "borra", "quita"].contains($1)
            }
            self.standing = standing
            spanish = understanding.language == "es"
            day = tracker.day
            last = tracker.entries
            isLong = tracker.areRowsOld == true
            namedDay = understanding.readings.flatMap(\.dates).only?.only
        }

        /// Whether bare names are those of rows told last, in a message that speaks of no taste or rule.
        func isOfLast(_ names: [String]) -> Bool {
            let named = Set(names.flatMap(Word.split)), rows = standing.filter { last.contains($0.id) }
            return words.count <= 6 && !words.contains(where: Doubt.ruling.contains)
                && rows.contains { row in !named.isDisjoint(with: Word.split(row.said) + Word.split(row.noun)) }
        }
    }

    public init(_ reply: Reply, on occasion: Occasion) {
        var rows = Rows()
        for part in reply.parts {
            var odd = rows.add(part, occasion)
            if case .deleted(let gone) = part, Doubt.isTakenApart(gone, reply) { odd = 0 }
            if odd == nil { isOfRows = false }
            weight += odd ?? 6
        }
        isIdle = rows.touched.isEmpty && reply.question == nil
        if let question = reply.question { weight += Doubt.odd(question, occasion) }
        weight += Doubt.doubled(rows, occasion) + Doubt.misplaced(rows, occasion)
        weight += Doubt.lost(rows, occasion, isLeftOut: reply.parts.contains { if case .leftOut = $0 { true } else { false } })
    }

    /// Whether a reply tells of rows that were changed or taken out.
    public static func changesRows(_ reply: Reply) -> Bool {
        reply.parts.contains { if case .corrected = $0 { true } else if case .deleted = $0 { true } else { false } }
    }

    /// "con papas fritas", of what is served with them: it stands, and nothing else is meant.
    public static func standsWith(_ understanding: Understanding, _ reply: Reply) -> Bool {
        guard ["con", "with"].contains(Word.split(understanding.text).first ?? ""), case .alreadySo? = reply.parts.only else { return false }
        return true
    }

    static let exchanging: Set<String> = ["chang", "cambi", "instead", "replac", "swap", "reemplaz", "sustitu"]

    /// From here on it is worth another reading.
    public static let worthAnother = 3.0
    /// Another reading must be so much better.
    public static let clearly = 2.0

    /// "no, uno de pollo y dos de bistec", of three tacos: as many stand as went, of kinds of it.
    private static func isTakenApart(_ gone: [Entry], _ reply: Reply) -> Bool {
        guard let row = gone.first, gone.count == 1, let head = Word.split(row.said).first else { return false }
        let told = reply.parts.flatMap { part -> [Entry] in if case .logged(let rows, _) = part { rows } else { [] } }
        let kinds = told.filter { Word.split($0.said).contains(head) }
        // "2 drumsticks and a wing", of fried chicken that nobody counted.
        return kinds.count > 1
            && (kinds.reduce(0) { $0 + $1.quantity } == row.quantity || row.assumed.contains(.quantity) && kinds.count == told.count)
    }

    private static func odd(_ question: Question, _ occasion: Occasion) -> Double {
        // Which of two coffees is a fair question, and so is whether it was ten thousand eggs.
        if question.isReminder || occasion.amounts.contains(where: { $0.quantity ?? 0 > 500 }) { return 0 }
        if question.name == .whichEntry, let food = occasion.foods.only {
            let said = Set(Word.split(food.said))
            if occasion.orders || occasion.standing.count(where: { !said.isDisjoint(with: Word.split($0.said)) }) > 1 { return 0 }
        }
        return switch (question.name, question.pending) {
        case (.whichEntry, _), (.howMuch, .correct), (.whichIntent, _): 6
        case (.confirm, .logFood), (.confirm, .correct): 5
        default: 0
        }
    }

    /// What was done to rows of food.
    public struct Rows {
        public internal(set) var logged: [Entry] = []
        public internal(set) var changed: [(before: Entry, after: Entry)] = []
        public internal(set) var gone: [Entry] = []
        public internal(set) var kept: [Entry] = []

        /// How odd a part is in itself; nil where it is none of rows.
        mutating func add(_ part: Part, _ occasion: Occasion) -> Double? {
            switch part {
            case .logged(let rows, _):
                logged += rows
                return 0
            case .copied(let rows, _):
                logged += rows
                return occasion.words.contains(where: Doubt.more.contains) || Vocabulary.says(.repeating, occasion.words) ? 0 : 6
            case .corrected(let before, let after):
                changed.append((before, after))
                return 0
            case .moved(let rows, let from):
                changed += zip(from, rows).map { ($0, $1) }
                return 0
            case .alreadySo(let row):
                kept.append(row)
                return 2
            case .deleted(let rows):
                gone += rows
                if occasion.forbids { return 8 }
                // "el primero quítalo" is one, and "a la pechuga le quité la piel" no order.
                if rows.count > 1, !occasion.counts, Vocabulary.says(.place, occasion.words) { return 8 }
                // "no pie, my sister ate it" is no turkey.
                if rows.count > 1, !occasion.orders, occasion.named > 0 && rows.count > occasion.named || Vocabulary.says(.others, occasion.words) {
                    return 8
                }
                if occasion.leaves, rows.count > 1 { return 4 }
                if occasion.orders { return rows.count > 3 ? 4 : 0 }
                // "it was two scoops of whey and milk": what a dish was made of takes its place.
                if Vocabulary.says(.being, occasion.words) { return 0 }
                // "no gravy for me".
                if let first = occasion.words.first, ["no", "sin", "without"].contains(first), rows.count == 1, occasion.isOfLast([rows[0].said]) {
                    return 1
                }
                return occasion.words.contains(where: Doubt.deniers.contains) && Vocabulary.says(.eating, occasion.words) ? 1 : 5
            case .undone: return occasion.words.first == "no" ? 0 : 6
            // "el flan déjalo pero la quinoa bórrala": what is left as it is needs no answer.
            case .nothingOpen where occasion.leaves, .cancelled where occasion.leaves: return 1
            case .notUnderstood, .strayAnswer, .nothingOpen, .cancelled, .entryUnknown, .nothingToUndo, .nothingToRedo, .notYet: return 8
            // "left about a third of it": a share, and no question.
            case .noGoal, .remaining: return occasion.amounts.contains { $0.quantity ?? 1 < 1 } ? 6 : nil
            case .foodUnknown: return 5
            case .amountImpossible: return 0
            case .leftOut: return 4
            // "low sodium soy", "no gravy for me", of what was told last, and nobody says what they like.
            case .preferenceKept(let told): return occasion.isOfLast(told.words) ? 4 : nil
            default: return nil
            }
        }

        var touched: [Entry] { outcome + changed.map(\.before) }
        /// Each row once, as it is now or was last.
        var outcome: [Entry] { logged + changed.map(\.after) + gone + kept }
    }

    /// Tell of a taste or of a rule, and not of a plate.
    private static let ruling = Set(
        Word.split(
            """
            i im like likes love loves hate hates dont don can cant never ever always prefer avoid avoiding allergic allergy suggest suggestions anymore diet vegan
            vegetarian free me gusta gustan encanta odio nunca jamás siempre prefiero evito evitar alérgico alérgica alergia sugieras soy puedo tolero dieta quiero
            """
        ).filter { $0 != "me" })

    private static let more: Set<String> = [
        "another", "more", "extra", "second", "again", "also", "too", "plus", "additional", "later", "then", "after", "otro", "otra", "mas",
        "tambien",
        "luego", "despues", "ademas", "repeti", "segundo", "segunda", "each", "cada", "same", "mismo", "misma",
    ]

    /// The same thing a second time, where nobody says that there was more of it.
    private static func doubled(_ rows: Rows, _ occasion: Occasion) -> Double {
        let gone = Set(rows.gone.map(\.id)), logged = Set(rows.logged.map(\.id))
        let standing = occasion.standing.filter { !gone.contains($0.id) && !logged.contains($0.id) }
        var weight = 0.0
        if !occasion.namesTime, !occasion.words.contains(where: more.contains) {
            // "nonfat yogurt, 1 cup", right after a yogurt: a fragment, and nobody says that it was eaten.
            let isFragment =
                !Vocabulary.says(.eating, occasion.words) && !Vocabulary.says(.logging, occasion.words)
                && !["a", "an", "un", "una", "uno", "some", "and", "y", "plus"].contains(occasion.words.first)
            let isLess = occasion.words.contains(where: ["just", "only", "solo"].contains)
            // "en realidad comí 200 g de arroz", right after rice was told.
            let putsRight = occasion.words.contains(where: ["actually", "realidad", "perdon", "equivoque", "sorry"].contains)
            for new in rows.logged {
                let twice = standing.filter { row in
                    row.id != new.id && row.day == new.day
                        && (row.foodID == new.foodID && row.noun == new.noun || !heads(row, occasion).isDisjoint(with: heads(new, occasion)))
                }
                guard !twice.isEmpty, !isOfOwnKind(new, beside: twice, rows), !isCompany(new, rows, standing, occasion) else { continue }
                let isLast = twice.contains { occasion.last.contains($0.id) && $0.meal == new.meal }
                weight += isLess || putsRight && isLast ? 4 : isFragment && isLast ? 3 : 2
            }
        }
        // "la gaseosa era zero": what is spoken of as known is not written down anew.
        if !Vocabulary.says(.eating, occasion.words), !Vocabulary.says(.logging, occasion.words) {
            let known = occasion.foods.filter(\.isDefinite).map { Set(Word.split($0.said)) }
            weight += 6 * Double(rows.logged.count { row in known.contains { !$0.isDisjoint(with: Word.split(row.said)) } })
        }
        // "delete the cookies, not the apple".
        let denied = occasion.denied.map { Set(Word.split($0.said)) }
        let touched = rows.gone + rows.changed.filter { $0.before.foodID != $0.after.foodID }.map(\.before)
        if occasion.orders { weight += 6 * Double(touched.count { row in denied.contains { !$0.isDisjoint(with: Word.split(row.said)) } }) }
        for (place, (before, after)) in rows.changed.enumerated() where before.foodID != after.foodID {
            // "cut the chicken to 150 and double the broccoli": no chicken becomes the broccoli that stands.
            if standing.contains(where: {
                $0.id != after.id && ($0.foodID == after.foodID && $0.noun == after.noun || head($0, occasion) == head(after, occasion))
            }) {
                weight += 5
            }
            // "scratch the coffee, it was tea": nothing that was told before it.
            if !occasion.last.contains(before.id), names(before.said).isDisjoint(with: occasion.words) { weight += 2 }
            // "it was tea with honey": changed, and changed again.
            if rows.changed[..<place].contains(where: { $0.after.id == before.id }) { weight += 5 }
            // "lo hice con leche de almendras": made with it, and not that alone.
            if let head = Word.split(after.said).first, let there = occasion.words.firstIndex(of: head), there > 0,
                ["with", "con", "w"].contains(occasion.words[there - 1]), names(before.said).isDisjoint(with: occasion.words),
                !occasion.foods.contains(where: { food in standing.contains { $0.id != before.id && isNamed($0, food) } })
            {
                weight += 4
            }
        }
        // "era de pollo y aguacate": what it was is nothing beside it.
        if !rows.logged.isEmpty, rows.gone.isEmpty, occasion.words.contains(where: was.contains), !Vocabulary.says(.eating, occasion.words),
            !occasion.words.contains(where: ["with", "con"].contains)
        {
            // "el pan era de unos 80 g", of a sandwich: a part of what stands.
            weight += occasion.foods.contains(where: \.isDefinite) ? 6 : 3
        }
        // "the steak was 10 oz and they were sweet potatoes": told of two, and done to one.
        let deeds = Set(rows.outcome.map(\.id)).count
        if deeds == 1, occasion.standing.count > 1,
            occasion.words.count(where: { ["was", "were", "era", "eran", "fue", "fueron"].contains($0) }) > 1,
            !occasion.words.contains(where: deniers.contains)
        {
            weight += 3
        }
        // "extra turkey, about 2 oz more" is no less.
        let more = occasion.words.contains(where: growing.contains), less = occasion.words.contains(where: shrinking.contains)
        if more != less {
            for (before, after) in rows.changed where before.foodID == after.foodID && before.grams > 0 && after.grams > 0 {
                if more && after.grams < before.grams || less && after.grams > before.grams { weight += 4 }
            }
        }
        return weight
    }

    /// "turkey wrap and a smoothie", after a chicken wrap: another kind, told with other food.
    private static func isOfOwnKind(_ new: Entry, beside standing: [Entry], _ rows: Rows) -> Bool {
        let kind = Word.split(new.said)
        return rows.logged.count > 1 && kind.count > 1
            && standing.allSatisfy { row in
                let other = Word.split(row.said)
                return other.count > 1 && Set(kind) != Set(other) && row.noun != new.noun
            }
    }

    /// "coffee with milk", after tea with milk: the milk of another drink.
    private static func isCompany(_ new: Entry, _ rows: Rows, _ standing: [Entry], _ occasion: Occasion) -> Bool {
        guard let host = rows.logged.first, host.id != new.id, company.contains(Word.split(new.said).last ?? "") else { return false }
        return !standing.contains { $0.id != host.id && !heads($0, occasion).isDisjoint(with: heads(host, occasion)) }
    }

    private static let company = Set(
        Word.split(
            "milk sugar cream creamer butter honey lemon jam sweetener splenda leche azúcar crema nata mantequilla miel limón mermelada edulcorante"))
    private static let was: Set<String> = ["was", "were", "wasnt", "werent", "is", "its", "era", "eran", "fue", "fueron", "es", "son"]
    private static let growing: Set<String> = ["more", "extra", "another", "double", "mas", "doble", "otro", "otra", "second"]
    private static let shrinking: Set<String> = ["less", "fewer", "half", "menos", "mitad", "left"]

    private static func head(_ row: Entry, _ occasion: Occasion) -> String {
        // "latte with oat milk" is a latte.
        let words = Word.split(row.said).split(separator: "with").first.map(Array.init) ?? []
        return (occasion.spanish ? words.first : words.last) ?? row.noun
    }

    /// What a row is called by: the last word of its name, in Spanish the first.
    private static func heads(_ row: Entry, _ occasion: Occasion) -> Set<String> {
        Set([head(row, occasion), Word.split(row.noun).last].compactMap { $0 })
    }

    /// What was said and shows in nothing that was done.
    private static func lost(_ rows: Rows, _ occasion: Occasion, isLeftOut: Bool) -> Double {
        let touched = rows.touched
        guard !touched.isEmpty else { return 0 }
        var weight = 0.0
        let words = touched.reduce(into: Set<String>()) { $0.formUnion(names("\($1.said) \($1.noun) \($1.food)")) }
        var lost = 0.0
        for food in occasion.foods {
            let isThere =
                isLeftOut || touched.contains { $0.foodID == food.best?.id }
                || !words.isDisjoint(with: Word.split(food.said) + Word.split(food.best?.noun ?? ""))
            // "las tostadas eran con mantequilla": what the toast was with.
            let isHost = food.isDefinite && occasion.standing.contains { isNamed($0, food) }
            if !isThere { lost += isHost ? 1 : 3 }
        }
        weight += min(lost, 6)
        for amount in occasion.amounts where amount.quantity != Double(rows.gone.count) && !isShown(amount.quantity ?? 1, amount.unit?.grams, rows) {
            weight += 3
        }
        let reached = Set(rows.outcome.map(\.meal))
        weight += 3 * Double(Set(occasion.meals).subtracting(occasion.standing.map(\.meal)).subtracting(reached).count)
        // "n a salad", after yesterday's dinner: of that.
        if !occasion.namesTime, Vocabulary.says(.goingOn, occasion.words), let day = occasion.day, rows.logged.contains(where: { $0.day != day }) {
            weight += 2
        }
        let told = Set(occasion.amounts.compactMap(\.quantity))
        for number in occasion.digits where !told.contains(number) && !isShown(number, nil, rows) { weight += 2 }
        return weight
    }

    /// Where what stays is told, after what does not.
    private static func staying(_ words: [String]) -> Int? {
        let only = words.firstIndex { ["solo", "solamente", "nomas", "just", "only"].contains($0) }
        return only.flatMap { place in words[..<place].contains(where: ["no", "not"].contains) && place <= 7 ? place : nil }
    }

    /// The words of a name that tell it from others.
    static func names(_ said: String) -> Set<String> { Set(Word.split(said).filter { $0.utf8.count > 2 }) }

    private static func isNamed(_ row: Entry, _ food: FoodMention) -> Bool {
        row.foodID == food.best?.id || !names(row.said).isDisjoint(with: Word.split(food.said))
    }

    private static func isShown(_ number: Double, _ each: Double?, _ rows: Rows) -> Bool {
        func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= max(0.02 * abs(other), 0.005) }
        let weights = [number] + (each.map { [number * $0] } ?? [])
        func shows(_ row: Entry) -> Bool {
            near(row.quantity, number) || weights.contains { near(row.grams, $0) } || row.nutrients[.energy].map { near($0, number) } ?? false
                || Word.split(row.said).contains { Double($0) == number }
        }
        if (rows.logged + rows.gone + rows.kept).contains(where: shows) { return true }
        // "350 g in all", of two.
        if rows.changed.count > 1, case let sum = rows.changed.reduce(0, { $0 + $1.after.grams }), weights.contains(where: { near(sum, $0) }) {
            return true
        }
        return rows.changed.contains { before, after in
            // "3 rashers", of a bacon sandwich that is made with less of it now.
            if after.foodID.base == before.foodID.base, after.foodID.alterations != before.foodID.alterations { return true }
            if shows(after) || shows(before) && before.quantity != after.quantity { return true }
            let steps = [after.quantity - before.quantity, after.grams - before.grams].map(abs)
            if steps.contains(where: { step in weights.contains { near(step, $0) } }) { return true }
            guard before.grams > 0, number != 1 else { return false }
            let factor = after.grams / before.grams
            return near(factor, number) || near(1 - factor, number)
        }
    }
}
