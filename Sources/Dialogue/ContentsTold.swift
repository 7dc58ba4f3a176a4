import NLU
import Nutrition

/// What something that stands was made of, told in full: "the smoothie had a banana, a cup of milk and oats", "la ensalada llevaba atún y maíz".
extension Intents {
    static func contentsTold(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard !tracker.entries.isEmpty, !reading.text.hasSuffix("?"),
            reading.when.days == nil || ["today", "hoy"].contains(reading.words.last),
            ["log_food", "correct", "move_entry", "inform", "out_of_scope", "delete_entry", "deny", "set_preference"].contains(reading.intent.name)
        else { return nil }
        let words = Array(reading.words.drop(while: leading.contains))
        if reading.intent.name == "set_preference" {
            return ["log_food", "correct"].contains(tracker.lastAction) ? otherwiseSpiced(reading, words) : nil
        }
        return otherwiseSpiced(reading, words) ?? inEach(reading, words) ?? madeWith(reading, words, tracker) ?? beforeAnother(reading, words)
    }

    /// "cada arepa tenía 80 g de masa", "each one had 2 eggs": in every one of what is counted.
    private static func inEach(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard ["cada", "each"].contains(words.first),
            let verb = words.indices.dropFirst(2).prefix(3).first(where: { eachHolds.contains(words[$0]) }),
            case let subject = Array(words[1..<verb]),
            !subject.contains(where: {
                Meal(rawValue: $0) != nil || Vocabulary[.mealWord].contains($0) || ["dia", "day", "vez", "time", "semana", "week"].contains($0)
            })
        else { return nil }
        // "each guest had a slice of cake".
        if subject.contains(where: people.contains) { return [.tell(.theirs)] }
        let foods = reading.foods.filter { Word.split($0.said).first.map(words[(verb + 1)...].contains) ?? false }
        guard !foods.isEmpty, foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite }) else { return nil }
        var log = LogFood(foods: foods, when: reading.when, continues: true)
        (log.areContents, log.isOnEach, log.restates) = (true, true, .never)
        if !["uno", "una", "one"].contains(subject[0]) {
            let host = reading.foods.first { Word.split($0.said) == subject }
            log.addedTo = FoodMention(said: host?.said ?? subject.joined(separator: " "), candidates: host?.candidates ?? [])
        }
        return [.logFood(log)]
    }

    /// "the licuado had a cup of milk, 6 strawberries and a banana", "it was made with 50 g of oats and 200 ml of milk", "lo hice con dos huevos y avena".
    private static func madeWith(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard
            let (verb, phrase) = words.indices.prefix(6).lazy.compactMap({ place in
                holding.first { words[place...].starts(with: $0) }.map { (place, $0) }
            }).first
        else { return nil }
        var subject = Array(words[..<verb])
        let isNamed = ["the", "el", "la", "los", "las", "that", "this", "ese", "esa"].contains(subject.first) && subject.count > 1
        if isNamed { subject.removeFirst() }
        let pointsBack = ["it", "that", "this", "one"].contains(subject.only)
        guard !Vocabulary.says(.others, words), !subject.contains(where: people.contains) else { return nil }
        // "had eggs and toast" is eaten; "llevaba huevos y pan" is of what stands.
        guard isNamed && subject.count <= 3 || pointsBack || subject.isEmpty && !english.contains(phrase[0]) else { return nil }
        if ["con", "de"].contains(phrase[phrase.count - 1]), phrase.count == 2 {
            return isNamed ? ofOneGlass(reading, subject, words[(verb + 1)...]) : nil
        }
        let tail = words[(verb + phrase.count)...]
        let foods = reading.foods.filter { food in
            Word.split(food.said).first.map(tail.contains) ?? false && !(food.isDefinite && Word.split(food.said) == subject)
        }
        let isMeal = subject.contains { Meal(rawValue: $0) != nil || Vocabulary[.mealWord].contains($0) }
        guard foods.count > 1, !isMeal, reading.replacement == nil, foods.allSatisfy({ $0.best != nil && !$0.negated && !$0.isDefinite }),
            words.isDisjoint(with: ["not", "instead", "sino", "no", "vez", "then", "luego"])
        else { return nil }
        var log = LogFood(foods: foods, when: reading.when, continues: true)
        log.areContents = Vocabulary.says(.oneMore, words) ? nil : true
        log.areWhole = phrase.contains(where: ["made", "hice", "hecho", "hecha"].contains) ? true : nil
        log.restates = .never
        if isNamed {
            let host = reading.foods.first { $0.isDefinite && Word.split($0.said) == subject }
            log.addedTo = host ?? FoodMention(said: subject.joined(separator: " "), candidates: [])
        } else if !pointsBack, tracker.lastAction != "log_food" {
            return nil
        }
        return [.logFood(log)]
    }

    /// "el café era con leche y dos de azúcar": read as a café con leche, and sugar beside it.
    private static func ofOneGlass(_ reading: Reading, _ subject: [String], _ tail: ArraySlice<String>) -> [Request]? {
        guard var whole = reading.foods.first, reading.foods.count > 1, glasses.contains(subject[0]), let kind = whole.best?.noun,
            case let said = Word.split(whole.said), said.starts(with: subject), max(said.count, Word.split(kind).count) > subject.count,
            reading.foods.allSatisfy({ $0.best != nil && !$0.negated && $0.removed.isEmpty }),
            // "el jugo era de naranja y las empanadas de queso": of two rows.
            !tail.contains(where: ["el", "la", "los", "las"].contains)
        else { return nil }
        let host = FoodMention(said: subject.joined(separator: " "), candidates: [])
        if said == subject { whole.said += " " + tail.prefix { !["y", "e"].contains($0) && Double($0) == nil }.prefix(2).joined(separator: " ") }
        let named = Request.correct(Correction(selection: Selection(foods: [host]), food: whole))
        return [named, added(Array(reading.foods.dropFirst()), to: whole, reading)]
    }

    /// "no cream in the coffee", "no sugar in the tea but a splash of milk", "sin crema en el café": one thing less in what is named, and another more.
    private static func otherwiseSpiced(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard Vocabulary[.without].contains(words.first ?? ""), let joint = words.firstIndex(where: ["in", "on", "en"].contains),
            (2...3).contains(joint),
            joint + 1 < words.count
        else { return nil }
        let removed = KeepIntents.asWritten(words[1..<joint].joined(separator: " "), in: reading.text)
        let isIt = ["it", "that", "them"].contains(words[joint + 1])
        let name = isIt ? [] : words[(joint + 2)...].prefix { !behindHosts.contains($0) }
        guard isIt || ["the", "my", "el", "la", "mi"].contains(words[joint + 1]) && (1...2).contains(name.count) else { return nil }
        let told = name.joined(separator: " "), known = reading.foods.first { Word.split($0.said) == Array(name) }
        // "no mayo on it, it was mustard": what it was is told behind.
        if isIt, let next = words[joint...].dropFirst(2).first, !behindHosts.contains(next) { return nil }
        guard isIt || known != nil || glasses.contains(name.first ?? "") else { return nil }
        let host = isIt ? nil : FoodMention(said: known?.said ?? told, candidates: [])
        let selection = host.map { Selection(foods: [$0]) } ?? Selection(pointsBack: true)
        let without = Request.correct(Correction(selection: selection, removed: [removed]))
        guard let host, let but = words[joint...].firstIndex(where: ["but", "just", "only", "pero", "solo", "sino"].contains) else {
            return [without]
        }
        let foods = reading.foods.filter { !$0.negated && $0.best != nil && Word.split($0.said).first.map(words[but...].contains) ?? false }
        return foods.isEmpty ? [without] : [without, added(foods, to: host, reading)]
    }

    private static let behindHosts = Set(
        Word.split("but just only pero solo sino btw black negro though today hoy please either too actually by this time sorry"))

    /// "I had the coffee with a splash of half and half, not black": of the coffee that stands, which was not as it was told.
    private static func beforeAnother(_ reading: Reading, _ words: [String]) -> [Request]? {
        guard ["i", "me", "le"].contains(words.first), let denial = words.lastIndex(where: ["not", "no", "isn't", "wasnt"].contains), denial > 4,
            words.count - denial <= 4, let host = reading.foods.first, host.amount.isEmpty, host.best != nil,
            let name = Word.split(host.said).first.flatMap(words.firstIndex(of:)), name > 0,
            ["the", "my", "el", "la", "mi"].contains(words[name - 1])
        else { return nil }
        let parts = reading.foods.dropFirst().filter { !$0.negated && Word.split($0.said).first.map(words[..<denial].contains) ?? false }
        guard !parts.isEmpty, parts.allSatisfy({ $0.best != nil && !$0.isDefinite }), words[..<denial].contains(where: ["with", "con"].contains)
        else {
            return nil
        }
        return [added(Array(parts), to: host, reading)]
    }

    private static func added(_ foods: [FoodMention], to host: FoodMention, _ reading: Reading) -> Request {
        var log = LogFood(foods: foods, when: reading.when, continues: true)
        (log.addedTo, log.restates) = (host, .never)
        return .logFood(log)
    }

    /// Eat, and are not eaten.
    private static let people = Set(
        Word.split(
            "kids children boys girls guys others family baby buffet people team gato perros bebé señora chicos niños niñas niño niña abuela abuelo friend friends guest guests roommate roommates twin twins table"
                + " person child kid student player couple neighbour neighbor colleague cousin vecino vecina amigo amiga invitado invitada persona mesa"
                + " hijo hija primo prima alumno pareja"))
    private static let leading = Set(Word.split("and so oh actually well ok y ah pues bueno mira"))
    /// Say what was in something.
    private static let holding = [
        "had in it", "had", "has", "contained", "was made with", "were made with", "was made of", "is made with", "was made from", "made with",
        "consisted of", "lleva", "llevan", "trae", "traen", "llevaba", "llevaban", "tenía", "tenían", "traía", "traían", "contenía",
        "estaba hecho con", "estaba hecha con",
        "era con", "era de", "fue con", "fue de", "lo hice con", "la hice con", "los hice con", "las hice con", "hecho con", "hecha con",
    ].map { Word.split($0) }
    private static let eachHolds: Set<String> = ["tenia", "tenian", "llevaba", "llevaban", "traia", "traian", "lleva", "tiene", "trae", "had", "has"]
    private static let english: Set<String> = ["had", "has", "contained", "was", "were", "made", "consisted", "is"]
    private static let glasses = Set(Word.split("café té licuado batido ensalada jugo zumo chocolate cortado mate colacao sopa avena"))
}
