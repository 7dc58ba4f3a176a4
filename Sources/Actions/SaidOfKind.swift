import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// In Spanish: what kind a row was of, or how many there were of a kind that stands, told by nothing but the kind ("era de pollo en salsa verde", of a
/// tamal; "eran 2 de pescado", of tacos of fish and of shrimp).
extension ActionContext {
    /// Read as food to log, which is more of what was eaten where it says so.
    func saidOfKind(_ request: LogFood) throws -> Outcome? {
        guard request.when.isEmpty, request.replaces == nil, !request.isToldAsEaten else { return nil }
        if let other = try companyAnew() { return other }
        return try request.continues ? nil : kindSaid()
    }

    func saidOfKind(_ correction: Correction) throws -> Outcome? {
        guard correction.selection.ids.isEmpty, correction.selection.when.isEmpty, correction.removed.isEmpty else { return nil }
        return try kindSaid() ?? companyAnew()
    }

    /// Nil where no row is, or comes, of that kind.
    private func kindSaid() throws -> Outcome? {
        guard language == "es", tracker.areRowsOld != true, ["log_food", "correct"].contains(tracker.lastAction ?? ""),
            let told = KindSaid(self.said)
        else { return nil }
        let spoken = try spokenOf().filter(isCounted), meal = try mealSpokenOf().filter(isCounted)
        if let count = told.count {
            let rows = meal.filter { told.names($0.said) }
            guard let row = rows.only, told.isSet || count > 1 else { return nil }
            return try correct(Correction(selection: Selection(ids: [row.id]), amount: Amount(quantity: count)), self)
        }
        for pool in [spoken, meal] {
            let found = pool.compactMap { row in kind(told, of: row).map { (row, $0) } }
            guard let (row, kind) = found.last else { continue }
            guard found.count == 1 else { return nil }
            guard kind.best?.id != row.foodID || kind.best?.noun != row.noun else {
                return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)])
            }
            return try correct(Correction(selection: Selection(ids: [row.id]), food: kind), self)
        }
        return nil
    }

    /// The food of that kind, by what the row is called without its own kind.
    private func kind(_ told: KindSaid, of row: Entry) -> FoodMention? {
        guard let old = food(row.foodID, noun: row.noun) else { return nil }
        let heads = [plainName(row.said), plainName(title(old))].filter { !$0.isEmpty }
        for head in heads {
            for name in told.kinds.map({ "\(head) \($0)" }) {
                guard let kind = food(named: name), Word.split(title(kind, said: name)).first == Word.split(head).first else { continue }
                var mention = mention(of: kind)
                mention.said = title(kind, said: name).lowercased()
                return mention
            }
        }
        return nil
    }

    /// "la otra de queso", after two empanadas of which one was of meat: the one whose kind was not told.
    func otherOfCounted(_ told: CountedKinds) throws -> Outcome? {
        guard language == "es", told.isMore, let kind = told.kinds.only, kind.joint == "de", kind.named == nil,
            ["log_food", "correct"].contains(tracker.lastAction ?? ""), tracker.areRowsOld != true
        else { return nil }
        // Both were told in one message, of which one was counted.
        let rows = try spokenOf()
        func head(_ row: Entry) -> String { Word.singular(plainName(row.said)) }
        guard
            let row = rows.last(where: { row in
                isCounted(row) && row.quantity == kind.count && plainName(row.said) == row.said
                    && rows.contains { $0.id != row.id && plainName($0.said) != $0.said && head($0) == head(row) }
            })
        else { return nil }
        guard let food = known(kind, of: row) else { return try resaid(row, as: "\(Word.singular(row.said)) de \(kind.name)") }
        var mention = food
        mention.amount = Amount()
        return try correct(Correction(selection: Selection(ids: [row.id]), food: mention), self)
    }

    /// "el pan era con camote", of bread that was told with a tamal: what it came with, in the place of that.
    private func companyAnew() throws -> Outcome? {
        guard language == "es", ["log_food", "correct"].contains(tracker.lastAction ?? ""), let account = tracker.accounts?.last else { return nil }
        let words = self.said.drop { KindSaid.openers.contains($0) }
        guard (5...9).contains(words.count), ["el", "la", "los", "las"].contains(words[words.startIndex]),
            let joint = words.firstIndex(of: "con"), joint > words.startIndex + 2, joint + 1 < words.count,
            KindSaid.verbs.contains(words[joint - 1])
        else { return nil }
        let host = Array(words[(words.startIndex + 1)..<(joint - 1)]), new = words[(joint + 1)...].joined(separator: " ")
        let rows = try account.ids.compactMap { try diary.entry($0) }
        guard rows.contains(where: { Word.split($0.said) == host }), let food = food(named: new), !food.isDrink, isDisjointKind(food, rows),
            // "pan con tamal", as it was told.
            let place = account.words.indices.first(where: {
                account.words[$0] == "con" && account.words[..<$0].suffix(host.count) == host[...]
            }),
            let company = rows.only(where: { account.words[(place + 1)...].starts(with: Word.split($0.said)) && Word.split($0.said) != host })
        else { return nil }
        var mention = mention(of: food)
        mention.said = title(food, said: new).lowercased()
        return try correct(Correction(selection: Selection(ids: [company.id]), food: mention), self)
    }

    private func isDisjointKind(_ food: Food, _ rows: [Entry]) -> Bool { !rows.contains { $0.foodID == food.id && $0.noun == food.noun } }

    /// A name without what it is of or with: "arepa" of "arepa de queso".
    private func plainName(_ name: String) -> String {
        name.split(separator: " ").prefix { !["de", "con", "al", "a"].contains($0) }.joined(separator: " ")
    }
}

/// A kind told alone, with or without how many there were of it.
struct KindSaid {
    /// "de pollo", "a la napolitana", the longest first.
    private(set) var kinds: [String] = []
    private(set) var count: Double?
    /// "fueron 2 de pescado", "no, 2 de pescado": puts right, whatever the count.
    private(set) var isSet = false
    private let name: [String]

    /// Nil where the words tell anything else; folded and singular.
    init?(_ words: [String]) {
        let start = words.firstIndex { !Self.openers.contains($0) } ?? words.count
        guard let joint = words[start...].firstIndex(where: { ["de", "a"].contains($0) }), words.count - joint <= 9 else { return nil }
        isSet = start > 0
        for word in words[start..<joint] {
            if Self.verbs.contains(word) {
                isSet = true
            } else if let number = SmallCount.of(word) {
                guard count == nil else { return nil }
                count = number
            } else if !Self.articles.contains(word) {
                return nil
            }
        }
        var rest = words[joint...]
        if rest.count > 3, let number = rest.last.flatMap({ SmallCount.of($0) }), Self.verbs.contains(rest[rest.endIndex - 2]) {
            guard count == nil else { return nil }
            (count, isSet) = (number, true)
            rest = rest.dropLast(2)
        }
        let begins = rest.first == "a" ? rest.dropFirst().first == "la" && rest.count > 2 : rest.count > 1
        guard begins, rest.count <= 7, !rest.contains(where: { Self.unkind.contains($0) || Double($0) != nil }),
            rest.last.map({ !Self.verbs.contains($0) }) == true
        else { return nil }
        name = Array(rest.dropFirst())
        kinds = [rest.joined(separator: " ")]
        // "de pollo en salsa verde", where only "de pollo" is known.
        if let cut = rest.dropFirst(2).firstIndex(where: { ["en", "con"].contains($0) }) { kinds.append(rest[..<cut].joined(separator: " ")) }
    }

    /// Whether a row goes by the kind: "tacos de pescado".
    func names(_ said: String) -> Bool {
        let words = Word.split(said)
        return words.firstIndex(of: "de").map { Array(words[($0 + 1)...]) == name } ?? false
    }

    static let openers = Set(Word.split("no ah ay oh uy ups perdón digo mejor dicho bueno pon que en realidad"))
    static let verbs = Set(Word.split("era eran fue fueron es son sean sea llevaba llevaban tenía tenían"))
    private static let articles = Set(Word.split("el la los las lo"))
    private static let unkind = Set(
        Word.split(
            """
            eso ese esa esos esas este esta esto ayer anteayer hoy noche siempre nuevo mañana tarde nada todo todos mi casa él ella verdad pie además pero
            lunes martes miércoles jueves viernes sábado domingo desayuno almuerzo cena comida merienda acuerdo vez que no sin un una
            """))
}
