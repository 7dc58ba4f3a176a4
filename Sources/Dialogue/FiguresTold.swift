import NLU
public import Nutrition

/// Figures of nutrients that were told without a food: of what was eaten, or of a row that stands.
public struct FiguresTold: Sendable, Hashable, Codable {
    public enum Subject: Sendable, Hashable, Codable {
        /// "i had 30 g of protein": food that nobody named.
        case eaten(When)
        /// "it has 10 g of protein", "the yogurt had 150 kcal": the row spoken of last, or the one that is named.
        case row(named: String?)
    }

    public var figures: Nutrients
    /// The person's own words for them: "30 g of protein".
    public var said: String
    public var subject: Subject
}

/// "quick add 25 g protein", "40g protein 600 calories for lunch", "20 carbs" after a yogurt: figures alone, and none of them a goal.
extension Intents {
    /// Whether a digit is in it, which is soon seen: what reads figures asks it first.
    static func hasFigure(_ text: String) -> Bool { text.utf8.contains { (0x30...0x39).contains($0) } }

    static func figuresTold(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request]? {
        if understanding.readings.count == 1, let one = figuresOfOne(reading, tracker) { return one }
        guard !understanding.text.hasSuffix("?"), understanding.text.utf8.count <= 90, let phrase = FigurePhrase(understanding.text) else {
            return nil
        }
        // One request of a message that was cut into several.
        guard reading.text == understanding.readings[0].text else { return [] }
        // "20g protein", after a food of one's own: of its label.
        if tracker.lastAction == "create_food" || tracker.food?.id.code.hasPrefix("custom:") == true, phrase.lead != .eaten { return nil }
        let isEnergyAlone = phrase.figures.known.allSatisfy { $0.nutrient == .energy }
        func told(_ subject: FiguresTold.Subject) -> [Request] {
            [.tellFigures(FiguresTold(figures: phrase.figures, said: phrase.said, subject: subject))]
        }
        let isFresh = ["log_food", "correct", "copy_entries"].contains(tracker.lastAction ?? "") && tracker.entries.count == 1
        // "had 20 g of sugar", "add 10 g of sugar": a food of its own, and weighed.
        if phrase.figures.known.count == 1, phrase.figures[.sugars] != nil, phrase.lead == .eaten || phrase.lead == .none { return nil }
        switch phrase.lead {
        case .eaten:
            // "I've had 60 g of protein today", "40g protein lunch", "breakfast was 20 g protein" after that meal: no food beside what stands.
            let words = understanding.readings[0].words,
                ate = words.contains(where: { Vocabulary[.eating].contains($0) || Vocabulary[.logging].contains($0) })
            if words.contains(where: ["today", "hoy", "total", "far"].contains), !tracker.entries.isEmpty { return nil }
            if !ate, words.contains(where: Vocabulary[.being].contains) || ["had", "tenia", "tuvo"].contains(where: words.contains),
                !tracker.entries.isEmpty
            {
                return told(.row(named: nil))
            }
            if words.starts(with: ["my"]), !tracker.entries.isEmpty { return told(.row(named: nil)) }
            // "i had 500 calories" has its own way where a meal or day is told with it.
            let when = understanding.readings.lazy.map(\.when).first { !$0.isEmpty } ?? When()
            // "had 10 g of sugar" names a food.
            let isOfMacros = phrase.figures.known.contains { Nutrient.main.contains($0.nutrient) || $0.nutrient == .fiber }
            return isEnergyAlone && !when.isEmpty || !isOfMacros ? nil : told(.eaten(when))
        case .named(let name):
            return tracker.entries.isEmpty || phrase.figures[.energy] != nil ? nil : told(.row(named: name))
        case .pointing:
            // With its energy it is the label of a food of one's own.
            return phrase.figures[.energy] != nil || tracker.entries.isEmpty ? nil : told(.row(named: nil))
        case .none:
            // "2000 kcal" is a goal, and so are figures while goals are spoken of.
            if isEnergyAlone, phrase.figures[.energy] ?? 0 >= 1000 { return nil }
            guard phrase.isOfFood || tracker.question == nil, !tracker.speaksOfGoals else { return nil }
            // "protein 150 carbs 200 fat 60": of a day.
            let macros = [Nutrient.protein, .carbohydrate, .fat].compactMap { phrase.figures[$0] }
            if macros.contains(where: { $0 > 60 }) || phrase.figures[.energy] ?? 0 >= 1000 { return nil }
            return isFresh ? told(.row(named: nil)) : [.tell(.figureAlone)]
        }
    }
}

extension Tracker {
    /// Goals were set, asked for or worked out last: a figure is one of them.
    fileprivate var speaksOfGoals: Bool {
        ["set_goal", "suggest_goal", "ask_profile", "set_profile", "ask_intake", "explain", "ask_remaining"].contains(lastAction ?? "")
    }
}

/// A message that is nothing but figures: "30g protein", "protein 30, carbs 20", "i had 600 calories and 40 g of protein for lunch".
struct FigurePhrase {
    enum Lead: Equatable { case none, eaten, pointing, named(String) }

    var figures = Nutrients()
    var said: String
    var lead = Lead.none
    /// Where it was eaten or what it is of leaves no doubt that no goal is meant.
    var isOfFood = false

    init?(_ text: String) {
        guard Intents.hasFigure(text) else { return nil }
        let pieces = FigurePhrase.pieces(text)
        guard let first = pieces.firstIndex(where: \.isNumber), pieces.count <= 24 else { return nil }
        var start = first
        if start > 0, FigurePhrase.nutrients[pieces[start - 1].word] != nil { start -= 1 }
        let opening = pieces[..<start].map(\.word)
        var place = start, end = start, count = 0
        while place < pieces.count, let (nutrient, amount, next) = FigurePhrase.figure(at: place, pieces) {
            guard figures[nutrient] == nil else { return nil }
            figures[nutrient] = amount
            (end, place, count) = (next, next, count + 1)
            while place < pieces.count, FigurePhrase.joints.contains(pieces[place].word) { place += 1 }
        }
        guard count > 0 else { return nil }
        // "30p" alone is no protein.
        if count == 1, pieces[start..<end].contains(where: { ["p", "c", "f"].contains($0.word) }) { return nil }
        said = String(text[pieces[start].range.lowerBound..<pieces[end - 1].range.upperBound])
        let closing = pieces[place...].map(\.word)
        guard closing.allSatisfy(FigurePhrase.behind.contains), let lead = FigurePhrase.lead(opening) else { return nil }
        let ofMeal = (opening + closing).contains(where: FigurePhrase.meals.contains)
        // "40g protein for lunch"; "40g protein lunch" asks for ideas.
        let isAtMeal = ofMeal && (!opening.isEmpty || ["for", "at", "para", "en"].contains(closing.first ?? ""))
        guard lead != .none || !ofMeal || isAtMeal else { return nil }
        (self.lead, isOfFood) = (lead == .none && ofMeal ? .eaten : lead, lead != .none)
    }

    private static func lead(_ words: [String]) -> Lead? {
        let words = Array(words.drop { ["so", "and", "ok", "y", "well", "today", "hoy"].contains($0) })
        if words.isEmpty { return Lead.none }
        if words.allSatisfy({ eating.contains($0) || meals.contains($0) || small.contains($0) }) {
            return words.contains(where: eating.contains) || words.contains(where: meals.contains) ? .eaten : nil
        }
        guard let last = words.last, holding.contains(last) else { return nil }
        // "my goal is 2000 kcal".
        guard words.isDisjoint(with: ofGoals) else { return nil }
        let subject = words.dropLast().drop { ["the", "el", "la", "my", "mi", "that", "this", "ese", "esa"].contains($0) }
        // "my goal is 800 calories", "the total was 600 calories".
        guard !subject.contains(where: noFood.contains) else { return nil }
        if subject.allSatisfy(pointing.contains) { return .pointing }
        // "the yogurt had 150 kcal"; "protein bar has …" would be its label.
        return subject.count <= 3 && subject.count < words.count - 1 && !["my", "mi"].contains(words[0])
            ? .named(subject.joined(separator: " ")) : nil
    }

    private static let ofGoals = Set(
        Word.split(
            "goal goals target targets limit limits max maximum budget maintenance need meta objetivo límite máximo tope presupuesto mantenimiento"))

    // MARK: Figures

    private struct Piece {
        var word: String
        var range: Range<String.Index>
        var isNumber: Bool { word.first?.isNumber ?? false }
    }

    /// Runs of letters and numbers; what stands between them is nothing.
    private static func pieces(_ text: String) -> [Piece] {
        var found: [Piece] = [], place = text.startIndex
        while place < text.endIndex {
            let letter = text[place]
            guard letter.isLetter || letter.isNumber else {
                // A mark that ends a sentence, and "/" or "-", say more than this reads.
                if ["/", "-", "?", "%", ":", ";", "(", "~", "<", ">", "×", "="].contains(letter), letter != ":" { return [] }
                place = text.index(after: place)
                continue
            }
            var end = place
            while end < text.endIndex {
                let next = text[end]
                let isPoint =
                    letter.isNumber && [".", ","].contains(next)
                    && text.index(after: end) < text.endIndex && text[text.index(after: end)].isNumber
                guard letter.isNumber ? next.isNumber || isPoint : next.isLetter || next == "'" else { break }
                end = text.index(after: end)
            }
            let word = letter.isNumber ? String(text[place..<end]) : Word.split(String(text[place..<end])).first ?? ""
            found.append(Piece(word: word, range: place..<end))
            place = end
        }
        return found
    }

    /// "30 g of protein", "protein 30g", "200 calories".
    private static func figure(at start: Int, _ pieces: [Piece]) -> (Nutrient, Double, Int)? {
        func word(_ place: Int) -> String { place < pieces.count ? pieces[place].word : "" }
        func amount(_ text: String) -> Double? {
            let isThousands = text.contains(",") && text.split(separator: ",").last?.count == 3
            return Double(text.replacing(",", with: isThousands ? "" : "."))
        }
        if let value = amount(word(start)) {
            var place = start + 1
            let unit = grams[word(place)]
            if unit != nil { place += 1 }
            if ["of", "de"].contains(word(place)) { place += 1 }
            if word(place) == "sat", word(place + 1) == "fat" { return (.saturatedFat, value, place + 2) }
            guard let nutrient = nutrients[word(place)], let figure = of(nutrient, value, unit) else { return nil }
            return (nutrient, figure, place + 1)
        }
        guard let nutrient = nutrients[word(start)], case let place = ["of", "de", "is", "was"].contains(word(start + 1)) ? start + 2 : start + 1,
            let value = amount(word(place))
        else { return nil }
        let unit = grams[word(place + 1)]
        return of(nutrient, value, unit).map { (nutrient, $0, unit == nil ? place + 1 : place + 2) }
    }

    /// In the nutrient's own unit.
    private static func of(_ nutrient: Nutrient, _ value: Double, _ grams: Double?) -> Double? {
        guard value >= 0, value <= 10_000 else { return nil }
        guard let grams else { return value }
        switch nutrient.unit {
        case "g": return value * grams
        case "mg": return value * grams * 1000
        default: return nil
        }
    }

    private static let grams: [String: Double] = ["g": 1, "gr": 1, "gram": 1, "gramo": 1, "mg": 0.001]
    private static let nutrients: [String: Nutrient] = {
        var named: [String: Nutrient] = [:]
        for (nutrient, words) in [
            (Nutrient.energy, "calories cals cal kcal kcals kilocalories calorías kilocalorías"),
            (.protein, "protein proteins prot p proteína proteínas prote"),
            (.carbohydrate, "carbs carb carbohydrate carbohydrates c carbohidratos carbos carbo hidratos"),
            (.fat, "fat fats f grasa grasas"), (.fiber, "fiber fibre fibra"), (.sugars, "sugar sugars azúcar azúcares"), (.sodium, "sodium sodio"),
        ] { for word in Word.split(words) { named[word] = nutrient } }
        return named
    }()

    // MARK: Words around them

    private static let joints = Set(Word.split("and y e with con plus more más"))
    private static let eating = Set(Word.split("had ate eaten add log logged quick added comí tomé anota anótame agrega añade suma registra apunta"))
    private static let small = Set(
        Word.split("i ive have about around roughly like some just for my was at in me de unos unas como the another other otros otras"))
    private static let meals = Set(Word.split("breakfast lunch dinner supper snack desayuno almuerzo comida cena merienda"))
    private static let holding = Set(Word.split("has had have is was were says said tiene tenía trae son era eran fue fueron lleva dice"))
    private static let pointing = Set(Word.split("it that this label one packet package ese esa eso esto etiqueta"))
    private static let noFood = Set(
        Word.split(
            """
            my mi goal target limit aim max budget meta objetivo límite total day week today yesterday breakfast lunch dinner supper snack meal rest what that
            día semana hoy ayer desayuno almuerzo comida cena merienda qué he she i we yo
            """
        ).filter { $0 != "that" })
    private static let behind = Set(
        Word.split(
            """
            for at in the my a total today each it now please so far breakfast lunch dinner supper snack desayuno almuerzo comida cena merienda en el la mi hoy para
            por favor total
            """))
}
