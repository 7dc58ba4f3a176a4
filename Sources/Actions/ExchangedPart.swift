import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// "la arepa era sin queso, con huevo", "it had turkey, not ham": the dish stands, with another part in the place of one.
extension ActionContext {
    func exchanged(_ correction: Correction) throws -> Outcome? {
        guard var new = correction.food, correction.selection.ids.isEmpty, correction.factor == nil else { return nil }
        if new.best == nil, correction.host != nil, let known = food(named: new.said) { new.candidates = mention(of: known).candidates }
        guard food(new) != nil else { return nil }
        // "el primero era con leche", of a coffee and toast: the coffee made so, and no milk in its place.
        if correction.selection.ordinal != nil, new.amount.isEmpty, correction.tellsCompany(new),
            case .entries(let rows) = try target(of: correction),
            let row = rows.only
        {
            let host = FoodMention(said: row.said, candidates: [FoodReference(id: row.foodID, noun: row.noun, score: 1)])
            return try made(of: host, with: new, orOther: false)
        }
        if let host = correction.host, correction.selection.foods.isEmpty {
            return try made(of: host, with: new, orOther: correction.selection.pointsBack)
        }
        guard let old = correction.selection.foods.only, old.said != new.said else { return nil }
        let rows = try mealSpokenOf(), part = Word.split(old.said)
        if let row = rows.last(where: { isCalled($0, part) }) {
            // "los huevos eran con chorizo, no jamón", where the ham is a row of its own.
            if correction.host == nil, new.isDefinite, correction.denies(part), let first = Word.split(new.said).first,
                let named = rows.only(where: { $0.id != row.id && Word.split($0.said).first == first })
            {
                var outcome = try correct(Correction(selection: Selection(ids: [named.id]), food: new), self)
                outcome.append(try delete(Selection(ids: [row.id]), self))
                outcome.name = "correct"
                return outcome
            }
            guard correction.host != nil else { return nil }
            return try correct(Correction(selection: Selection(ids: [row.id]), food: new, amount: correction.amount), self)
        }
        let hosts = correction.host.map { matches($0, in: rows) } ?? rows
        // "it was beans, not mutton", of a bunny chow: a dish is made of it, whose name does not tell.
        let isDenied = correction.denies(part)
        guard
            let row = hosts.only(where: { Word.split($0.said).contains(part) || Word.split($0.noun).contains(part) }) ?? hosts.only
                ?? (isDenied ? hosts.only(where: { isMade($0, of: old.said) }) : nil),
            correction.host != nil || Word.split(row.said).contains(part) || Word.split(row.noun).contains(part)
                || isDenied && isMade(row, of: old.said)
        else {
            // Of a bunny chow that nobody tells the parts of: it stands, by its new name.
            if isDenied, !new.isDefinite, let row = rows.only, let dish = food(row.foodID, noun: row.noun), dish.isDish, food(new)?.isDish == false,
                let part = food(old) ?? food(named: old.said), part.group != dish.group
            {
                return try told(row, as: "\(row.said) \(language == "es" ? "con" : "with") \(new.said)")
            }
            return try madeWith(new, correction)
        }
        if new.isDefinite {
            guard Word.split(new.said).first == Word.split(row.said).first else { return nil }
            return try correct(Correction(selection: Selection(ids: [row.id]), food: new), self)
        }
        if let other = try onOtherBread(row, new) { return other }
        let isInPlace = Word.split(correction.words).contains(where: ["instead", "vez", "lugar"].contains)
        if !isInPlace, let kind = try kindOfPart(row, part, new, isDenied) { return kind }
        // "the steak was a sirloin", of steak and chips: no steak alone.
        let isWhole = (DishParts(row.said, language: language)?.parts.count ?? 1) == 1
        if let name = name(of: row, with: new.said, for: part, host: correction.host?.said, isInPlace), let dish = food(named: name),
            isWhole || dish.isDish || food(row.foodID, noun: row.noun)?.isDish != true
        {
            var mention = mention(of: dish)
            mention.said = name
            return try correct(Correction(selection: Selection(ids: [row.id]), food: mention), self)
        }
        if isInPlace, let parts = try partsExchanged(row, part, new, correction) { return parts }
        // "no eran lentejas, eran garbanzos", of lentils with chorizo: the chorizo stands.
        // "la arepa era de yuca" is no yuca.
        if let parts = NameParts(row.said), Word.split(parts.host) == part, SaidOfRow(correction)?.joint == nil,
            let company = food(named: parts.company)
        {
            var second = mention(of: company)
            second.said = parts.company
            var log = LogFood(foods: [new, second], when: row.when)
            (log.replaces, log.restates, log.confirmed) = (row.id, .never, correction.confirmed)
            var outcome = try logFood(log, self)
            outcome.name = "correct"
            return outcome
        }
        guard correction.host != nil || isDenied else { return nil }
        // No table knows it so: the dish without the one, and the other beside it.
        var outcome = Outcome(name: "correct")
        if isMade(row, of: old.said) {
            outcome = try correct(Correction(selection: Selection(ids: [row.id]), removed: [old.said]), self)
            // "no ham, just cheese", of ham and cheese.
            if correction.host == nil, Set(Word.split(new.said)).isSubset(of: Word.split(row.said)) { return outcome }
        } else if correction.host == nil {
            return try told(row, as: row.said.replacing(old.said, with: new.said))
        }
        var added = LogFood(foods: [new], when: row.when)
        (added.continues, added.restates, added.host) = (true, .never, correction.host ?? food(row.foodID, noun: row.noun).map(mention(of:)))
        outcome.append(try logFood(added, self))
        outcome.name = "correct"
        return outcome
    }

    /// "cambia tostadas por tostadas integrales", of tostadas con aguacate: as many of that dish, on other bread.
    private func onOtherBread(_ row: Entry, _ new: FoodMention) throws -> Outcome? {
        guard new.amount.isEmpty, let bread = food(new), isOnlyBread(bread, of: row), let dish = food(row.foodID, noun: row.noun) else { return nil }
        let words = Word.split(new.said), isSpanish = language == "es"
        let kind = (isSpanish ? words.dropFirst() : words.dropLast()).joined(separator: " ")
        let name = kind.isEmpty ? new.said : isSpanish ? "pan \(kind)" : "\(kind) bread"
        return try altered(dish, with: bread, called: name, said: row.said).map { try remade(row, as: $0) }
    }

    /// "jamón en vez de queso", of a pan con queso: of that part, and the bread stands; else of the row.
    func exchange(_ old: FoodMention, for new: FoodMention, in row: Entry) -> Correction {
        let parts = DishParts(row.said, language: language)?.parts ?? []
        // "ensalada en vez de las papas", of a milanesa with papas fritas.
        func isNamed(_ part: String) -> Bool {
            Word.split(part) == Word.split(old.said) || language == "es" && Word.split(part).starts(with: Word.split(old.said))
        }
        guard parts.dropFirst().contains(where: isNamed) else {
            return Correction(selection: Selection(ids: [row.id]), food: new)
        }
        return Correction(selection: Selection(foods: [old]), food: new, words: "\(new.said) en vez de \(old.said)")
    }

    /// "beans instead of rice", of rice and chicken: each part by itself, where the tables know no dish of those.
    func partsExchanged(_ row: Entry, _ part: [String], _ new: FoodMention, _ correction: Correction) throws -> Outcome? {
        guard let parts = DishParts(row.said, language: language), let place = parts.parts.firstIndex(where: { Word.split($0) == part }) else {
            return nil
        }
        let foods = parts.parts.indices.compactMap { $0 == place ? new : food(named: parts.parts[$0]).map(mention(of:)) }
        guard foods.count == parts.parts.count else { return nil }
        var log = LogFood(foods: foods, when: row.when)
        (log.replaces, log.restates, log.confirmed) = (row.id, .never, correction.confirmed)
        var outcome = try logFood(log, self)
        outcome.name = "correct"
        return outcome
    }

    /// "the curry was lamb", of curry and rice, "the pie was steak", of pie and mash: a part of that kind, and the other stands.
    private func kindOfPart(_ row: Entry, _ part: [String], _ new: FoodMention, _ isDenied: Bool) throws -> Outcome? {
        guard language == "en", !isDenied, new.amount.isEmpty, let parts = DishParts(row.said), let place = parts.place(endingIn: part.last),
            Word.split(parts.parts[place]) == part, let alone = food(new), let kind = food(named: "\(new.said) \(parts.parts[place])"),
            kind.noun != alone.noun, kind.isDish,
            let named = food(named: parts.parts[place]), !isMeat(named), named.group != alone.group
        else { return nil }
        if let whole = food(named: parts.replacing(place, by: "\(new.said) \(parts.parts[place])")),
            Word.split(whole.noun + " " + whole.name).contains(where: Word.split(new.said).contains)
        {
            return try correct(Correction(selection: Selection(ids: [row.id]), food: mention(of: whole)), self)
        }
        let foods = parts.parts.indices.compactMap { $0 == place ? kind : food(named: parts.parts[$0]) }
        guard foods.count == parts.parts.count else { return nil }
        var log = LogFood(foods: foods.map { mention(of: $0) }, when: row.when)
        (log.replaces, log.restates) = (row.id, .never)
        var outcome = try logFood(log, self)
        outcome.name = "correct"
        return outcome
    }

    /// Whether what a dish is made of tells of a part, so that it can be reckoned without.
    private func isMade(_ row: Entry, of part: String) -> Bool {
        guard let whole = food(row.foodID, noun: row.noun), case .variant = without([part], in: whole, said: row.said) else { return false }
        return true
    }

    /// "with milk not water", of a protein shake: the one that was told, made so.
    private func madeWith(_ part: FoodMention, _ correction: Correction) throws -> Outcome? {
        let joint = language == "es" ? "con" : "with"
        guard Word.split(correction.words).contains(joint), correction.amount == nil, let row = try spokenOf().only,
            let whole = food(named: "\(row.said) \(joint) \(part.said)") ?? food(named: "\(row.noun) \(joint) \(part.said)")
        else { return nil }
        return try correct(Correction(selection: Selection(ids: [row.id]), food: mention(of: whole)), self)
    }

    /// Whether a row, or a part of its name, is that itself or of its kind: "milk" of whole milk, "curry" of a chicken curry and rice.
    private func isCalled(_ row: Entry, _ words: [String]) -> Bool {
        if Word.split(row.said) == words || Word.split(row.noun) == words { return true }
        let parts = (DishParts(row.said, language: language)?.parts ?? [row.said]).map { Word.split($0) }
        return words.count == 1 && parts.contains { $0.count > 1 && (language == "es" ? $0.first : $0.last) == words[0] }
    }

    /// "el chocolate era con agua": the dish made with that, which no row stands for beside it.
    /// - Parameter orOther: it was not named, and another row of the meal may be meant.
    private func made(of host: FoodMention, with part: FoodMention, orOther: Bool) throws -> Outcome? {
        let rows = try mealSpokenOf()
        guard let named = matches(host, in: rows).last else { return nil }
        let joint = language == "es" ? "con" : "with"
        func whole(_ row: Entry) -> String { "\(NameParts(row.said)?.host ?? row.said) \(joint) \(part.said)" }
        // "chocolate", that was drunk, is a hot chocolate.
        func known(_ row: Entry) -> Food? {
            food(named: whole(row)) ?? food(row.foodID, noun: row.noun).flatMap { food(named: "\(title($0)) \(joint) \(part.said)") }
        }
        guard let row = ([named] + (orOther ? rows.reversed() : [])).first(where: { known($0) != nil }), let dish = known(row) else {
            return try told(named, as: whole(named))
        }
        var mention = mention(of: dish)
        mention.said = whole(row)
        return try correct(Correction(selection: Selection(ids: [row.id]), food: mention), self)
    }

    /// What a dish is called with another part: as it is called now, or by its head, where that does not give way.
    private func name(of row: Entry, with new: String, for part: [String], host: String?, _ isInPlace: Bool = false) -> String? {
        var words = row.said.split(separator: " ").map(String.init)
        if let start = words.indices.first(where: { Word.split(words[$0...].prefix(part.count).joined(separator: " ")) == part }) {
            words.replaceSubrange(start..<(start + part.count), with: [new])
        } else {
            words = []
        }
        let first = DishParts(row.said, language: language)?.parts.first ?? row.said
        let own = language == "es" ? first.split(separator: " ").first.map(String.init) : first.split(separator: " ").last.map(String.init)
        let heads = isInPlace && own.map { Word.split($0) == part } ?? false ? [host] : [host, own]
        let names =
            [words.joined(separator: " ")]
            + heads.compactMap { $0 }.flatMap { head in
                language == "es"
                    ? ["\(head) de \(new)", "\(head) con \(new)"] : ["\(new) \(head)", "\(head) with \(new)", "\(head) made with \(new)"]
            }
        return names.first { !$0.isEmpty && food(named: $0) != nil }
    }
}

extension Correction {
    /// "era con leche": a joint stands right before the food.
    fileprivate func tellsCompany(_ food: FoodMention) -> Bool {
        let said = Word.split(words), name = Word.split(food.said)
        guard let place = said.indices.first(where: { said[$0...].starts(with: name) }), place > 1 else { return false }
        return ["con", "with"].contains(said[place - 1]) && ["era", "fue", "iba", "was", "is"].contains(said[place - 2])
    }

    /// "…, no jamón", "… not the ham": what is named is denied.
    fileprivate func denies(_ part: [String]) -> Bool {
        let said = Word.split(words)
        guard let place = said.indices.first(where: { said[$0...].starts(with: part) }) else { return false }
        return said[..<place].suffix(2).contains(where: ["no", "not", "ni"].contains)
    }
}
