import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// What a verb of being says of a row: "la merluza era a la romana", "the turkey was dark meat", "tuna was in oil, not brine".
struct SaidOfRow {
    /// What it is said of, without its article; folded and singular, empty for "it".
    var subject: [String]
    /// What it was, up to what it was not, without an article; folded and singular.
    var told: [String]
    /// The same as written.
    var written: String

    /// Whether none of its words tells a size, an opinion or a place; "whole wheat" tells a kind.
    var mayTellKind: Bool {
        told.indices.allSatisfy { place in
            !SaidOfRow.tellingNoKind.contains(told[place])
                || told[place] == "whole" && ["wheat", "grain", "meal", "milk"].contains(told.dropFirst(place + 1).first)
        }
    }

    /// The small word before what it was with, in or of.
    var joint: String? { told.first.flatMap { SaidOfRow.joints.contains($0) ? $0 : nil } }
    /// "asado a la plancha", "frito": how it was made, and not what.
    fileprivate var tellsHowMade: Bool {
        told.first.map { word in ["ado", "ada", "ido", "ida", "ito", "ita"].contains(where: word.hasSuffix) } ?? false
    }
    /// What it was, without that.
    var rest: [String] { joint == nil ? told : Array(told.dropFirst()) }

    /// Nil where nothing is said of anything so.
    init?(_ correction: Correction) {
        let all = bareWords(of: correction), words = all.drop { Word.split($0).allSatisfy(SaidOfRow.openers.contains) }
        guard let verb = words.prefix(6).firstIndex(where: { Word.split($0).only.map(SaidOfRow.being.contains) ?? false }) else { return nil }
        // "el pollo no estaba frito" tells what it was not.
        guard !words[..<verb].contains(where: { ["no", "not", "never", "nunca"].contains($0) }),
            !["not", "no"].contains(words.dropFirst(verb - words.startIndex + 1).first ?? ""), !words[verb].hasSuffix("n't"),
            !words[verb].hasSuffix("nt")
        else { return nil }
        subject = words[..<verb].flatMap { Word.split($0) }.filter { !unnamed.contains($0) && !["they", "those", "these", "that"].contains($0) }
        var tail = words[(verb + 1)...].drop { Word.split($0).allSatisfy(SaidOfRow.before.contains) }
        // "made with", "relleno de": how it came to be of that tells nothing.
        if let first = tail.first, SaidOfRow.made.contains(Word.split(first).joined()), let next = tail.dropFirst().first,
            SaidOfRow.joints.contains(Word.split(next).joined())
        {
            tail = tail.dropFirst()
        }
        if let end = tail.indices.dropFirst().first(where: {
            ["not", "no", "instead", "rather", "en"].contains(tail[$0]) && SaidOfRow.denies(tail, $0)
        }) {
            tail = tail[..<end]
        }
        while let last = tail.last, Word.split(last).allSatisfy(SaidOfRow.behind.contains) { tail = tail.dropLast() }
        told = tail.flatMap { Word.split($0) }
        written = tail.joined(separator: " ")
        // "la tostada era sin huevo" tells what was left out.
        guard !told.isEmpty, told.allSatisfy({ $0 != "sin" && $0 != "without" }) else { return nil }
    }

    /// "not brine", "en vez de jamón".
    private static func denies(_ words: ArraySlice<String>, _ place: Int) -> Bool {
        words[place] != "en" || ["vez", "lugar"].contains(words.dropFirst(place - words.startIndex + 1).first ?? "")
    }

    static let joints: Set<String> = ["with", "in", "on", "con", "en", "de", "a", "al"]
    private static let being = Set(Word.split("was were is are era eran fue fueron es son estaba estaban iba iban venía venían"))
    /// Between the words of a name.
    fileprivate static let small = Set(Word.split("with in on of and con en de y a al la el las los sin style estilo"))
    /// Said of a food they tell of no kind.
    static let tellingNoKind = Set(
        Word.split(
            """
            good great nice tasty delicious amazing awful bad wrong fine better best worst big small huge tiny large medium little bigger
            smaller hot cold warm cool old lovely yummy gross too very so few poco poca mucho mucha half whole double triple more less about
            around rico rica bueno buena malo mala mal delicioso deliciosa grande pequeño pequeña chico chica enorme caliente frío fría
            tibio muy tan mediano mediana medio media entero entera doble más menos mejor peor otro otra other another different distinto
            distinta diferente wrong it that this mine mío eso esto para for from mistake error planned yesterday ayer hoy today at
            breakfast lunch dinner snack desayuno almuerzo cena merienda morning night mañana tarde noche shared compartido compartida free
            cheap expensive gratis caro ready listo burnt quemado hers his theirs suyo enough suficiente included me us my house here there
            ahí later early
            """))
    private static let openers = Set(Word.split("and y but pero oh ah ok actually sorry perdón no so well en realidad bueno btw also"))
    private static let before = Set(Word.split("actually really just un una uno unos unas a an the some like kind sort"))
    private static let behind = Set(Word.split("actually btw though tho one ones sorry please porfa kind today hoy style flavour flavor"))
    private static let made = Set(
        Word.split(
            """
            made cooked fried filled stuffed served topped done baked
            dressed hecho hecha relleno rellena preparado preparada cocinado cocinada acompañado
            """
        ))
}

extension ActionContext {
    /// The kind of the row's food that what is said of it names: by its whole name, else by the words of one; nil where it names another food.
    func kindSaid(_ correction: Correction, of row: Entry) -> FoodMention? {
        guard let said = SaidOfRow(correction), said.told.count <= 5, let known = food(row.foodID, noun: row.noun), isSaid(said, of: row),
            correction.removed.isEmpty, correction.food?.removed.isEmpty ?? true, correction.factor == nil,
            said.mayTellKind, coversLess(correction, said),
            // "el pollo era a la plancha" is no breast of it.
            Set(said.told).isDisjoint(with: ["plancha", "parrilla", "horno", "vapor", "brasa", "grill"])
        else { return nil }
        let rest = said.rest.joined(separator: " "), whole = said.told.joined(separator: " ")
        let parts = NameParts(row.said), host = parts?.host ?? row.said
        // What it came with stays: "it was vanilla", of a shake with almond milk.
        let company = parts.map { " \($0.joint) \($0.company)" } ?? ""
        var heads = [(row.said, "")] + (parts == nil ? [] : [(host, company)])
        if language == "es" {
            // "los tacos eran con queso", of tacos de pastor: of pastor they stay.
            if said.joint == "de" || !host.contains(" de ") { heads += Word.split(host).prefix(1).map { ($0, company) } }
            heads += company.isEmpty ? [(title(known), "")] : []
        } else {
            heads += Word.split(host).suffix(1).map { ($0, company) } + (company.isEmpty ? [(row.noun, "")] : [])
        }
        // "a thigh", of a chicken breast; "muslo", of pechuga de pollo.
        let own = Word.split(language == "es" ? row.said : row.noun)
        let piece = language == "es" ? "\(rest) de \(own.last ?? "")" : (own.dropLast() + [rest]).joined(separator: " ")
        if own.count > 1, let kind = food(named: piece), kind.group == known.group, ["poultry", "meat", "fish"].contains(kind.group) {
            return mention(of: kind)
        }
        for (head, company) in heads {
            let names =
                language == "es"
                ? ["\(head) \(said.written)", "\(head) \(whole)", "\(head) de \(rest)", "\(head) con \(rest)", "\(head) \(rest)"]
                : ["\(rest) \(head)", "\(whole) \(head)", "\(head) \(whole)", "\(head) with \(rest)"]
            for name in names {
                guard let kind = food(named: name + company), kind.group == known.group || kind.head.last == known.head.last,
                    kind.isDrink == known.isDrink,
                    kind.noun != row.noun || kind.id != row.foodID, !isOnlyBread(kind, of: row)
                else { continue }
                var mention = mention(of: kind)
                if language == "es" { mention.said = name + company }
                return mention
            }
        }
        return searched(said.rest.filter { !SaidOfRow.small.contains($0) }, said, row, known)
    }

    /// Whether words say something of a row, and not of another thing.
    private func isSaid(_ said: SaidOfRow, of row: Entry) -> Bool {
        if said.subject.isEmpty || Set(said.subject).isSubset(of: Word.split(row.said) + Word.split(row.noun) + [row.unit]) { return true }
        guard let named = food(named: said.subject.joined(separator: " ")), let known = food(row.foodID, noun: row.noun) else { return false }
        return named.id == known.id || named.group == known.group && known.kinds.contains(named.noun)
            || named.group == known.group && named.head.last == known.head.last
    }

    /// Whether more is told than the name of another food: "dark meat", "blanco con pollo".
    private func coversLess(_ correction: Correction, _ said: SaidOfRow) -> Bool {
        guard let food = correction.food else { return true }
        return Word.split(food.said) != said.told || ["meat", "carne"].contains(food.said)
    }

    /// The food of the row's kind that has all of the words in one of its names, the nearest to an everyday one.
    private func searched(_ told: [String], _ said: SaidOfRow, _ row: Entry, _ known: Food) -> FoodMention? {
        // "la coca era de lata": what it came in is no kind of it, and no light one by "lata de coca light".
        guard !told.allSatisfy({ Unit.named($0) != nil }),
            let head = language == "es" ? Word.split(row.said).first : Word.split(NameParts(row.said)?.host ?? row.said).last
        else { return nil }
        let isRaw = Word.split(row.food).contains("raw"), host = Word.split(NameParts(row.said)?.host ?? row.said)
        // "turkey was smoked", of a turkey sandwich, is no smoked salmon.
        let company = NameParts(row.said).map { Word.split($0.company) } ?? []
        let wanted = Set([head] + told + said.subject.filter(host.contains) + (known.isDish ? host : []) + company)
        let found = search("\(head) \(told.joined(separator: " "))", limit: 12).first { kind in
            let names = [kind.noun, kind.name] + kind.namesES
            let isAlike =
                kind.layer == .everyday
                ? kind.group == known.group
                : language == "en" && Word.split(kind.name).first == Word.split(row.food).first && Word.split(kind.name).contains("raw") == isRaw
                    && Word.split(kind.name).count <= told.count + 5
            return isAlike && kind.isDrink == known.isDrink && (kind.id != row.foodID || kind.noun != row.noun)
                && names.contains { wanted.isSubset(of: Word.split($0)) }
        }
        guard let found else { return nil }
        var mention = mention(of: found)
        // No household measures are told of it: as many grams.
        if found.layer != .everyday { mention.amount = Amount(quantity: (row.grams * 10).rounded() / 10, unit: .gram) }
        mention.said =
            language == "es" ? "\(row.said) \(said.written)" : said.joint == nil ? "\(said.written) \(row.said)" : "\(row.said) \(said.written)"
        return mention
    }

    /// What a row is called by what is said of it, where that names no other food: a part, a manner or a kind that no table tells apart.
    ///
    /// The row stays then: "broccoli was cooked in butter" is no butter, "the steak was rare" no other steak.
    func saidName(_ correction: Correction, of row: Entry) -> String? {
        // The "an" of "it was on an English muffin" counts nothing.
        func isNone(_ amount: Amount?) -> Bool { amount.map { $0.isEmpty || $0 == Amount(quantity: 1) } ?? true }
        guard let said = SaidOfRow(correction), said.told.count <= 6, correction.factor == nil, correction.removed.isEmpty,
            said.joint == nil ? correction.amount?.isEmpty ?? true : isNone(correction.amount),
            said.joint == nil ? correction.food?.amount.isEmpty ?? true : isNone(correction.food?.amount), isSaid(said, of: row),
            said.mayTellKind,
            said.told.allSatisfy({ Double($0) == nil }) || ["with", "con"].contains(said.joint) && correction.selection.pointsBack
        else { return nil }
        if let told = correction.food {
            guard let new = food(told), let known = food(row.foodID, noun: row.noun) else { return nil }
            let isPart = said.joint.map { $0 != "de" && $0 != "a" && $0 != "al" || new.group != known.group } ?? false
            let isGeneral = ["meat", "carne"].contains(told.said) && said.told.count > 1 && isMeat(known)
            // "the steak was a sirloin", of steak and chips, is no sirloin alone.
            let isOfPart =
                known.isDish && !new.isDish && !said.subject.isEmpty && said.subject.count < Word.split(row.said).count
                && Set(said.subject).isSubset(of: Word.split(row.said))
            // "the couscous was whole wheat", where that alone is bread.
            // "las tostadas eran galletas": what is of a kind has its "de".
            let isElliptic =
                (language == "en" || said.joint != nil || said.tellsHowMade) && new.group != known.group && told.amount.isEmpty
                && !new.head.contains { Word.split(told.said).contains($0) }
            guard isPart || isGeneral || isOfPart || isElliptic && !said.subject.isEmpty, new.head.last != known.head.last else { return nil }
        } else if said.subject.isEmpty {
            // "it was vanilla": a word of foods, and no opinion.
            guard said.told.contains(where: { Double($0) != nil }) || said.told.count <= 3,
                said.told.contains("g") || said.rest.allSatisfy({ knowledge.foods.names.word($0) != nil })
            else { return nil }
        }
        return language == "es" || said.joint != nil ? "\(row.said) \(said.written)" : "\(said.written) \(row.said)"
    }

    /// "the rice was brown", "la leche era de soya", of a dish that has some: the kind of that part.
    func kind(of part: Food, called name: String, saidIn correction: Correction) -> FoodMention? {
        guard let said = SaidOfRow(correction), correction.amount?.isEmpty ?? true, said.subject == Word.split(name) else { return nil }
        let rest = said.rest.joined(separator: " ")
        let names = language == "es" ? ["\(name) \(said.written)", "\(name) de \(rest)", "\(name) \(rest)"] : ["\(rest) \(name)", "\(name) \(rest)"]
        return names.lazy.compactMap { self.food(named: $0) }.first { $0.group == part.group && $0.noun != part.noun }.map(mention(of:))
    }

    /// "no bacon and the dressing was ranch": a dish never becomes what is only put on one.
    func dressed(_ correction: Correction, _ row: Entry) -> String? {
        guard let told = correction.food, told.amount.isEmpty, let new = food(told), ["sauce", "fat", "spice"].contains(new.group),
            correction.amount?.isEmpty ?? true, correction.factor == nil, let known = food(row.foodID, noun: row.noun),
            ["dish", "soup", "sandwich", "salad", "pizza", "fastfood", "breakfast"].contains(known.group), new.head.last != known.head.last
        else { return nil }
        return "\(row.said) \(language == "es" ? "con" : "with") \(told.said)"
    }

    /// "the dressing was ranch", "the chicken was grilled", of a cobb salad: the one dish that has such a part, where no row is that.
    func partSaid(_ correction: Correction) throws -> (row: Entry, name: String)? {
        guard let said = SaidOfRow(correction), !said.subject.isEmpty, said.told.count <= 4, correction.amount?.isEmpty ?? true,
            correction.factor == nil, correction.removed.isEmpty, correction.selection.ids.isEmpty,
            said.mayTellKind, said.told.allSatisfy({ Double($0) == nil })
        else { return nil }
        let rows = try mealSpokenOf(), subject = said.subject.joined(separator: " ")
        guard !rows.contains(where: { isSaid(said, of: $0) }),
            let row = rows.only(where: { row in food(row.foodID, noun: row.noun).map { grams(of: subject, in: $0) > 0 } ?? false })
        else { return nil }
        let isNamed = said.told.contains { said.subject.contains($0) }
        let part =
            language == "es"
            ? "\(subject) \(said.written)" : isNamed ? said.written : said.joint == nil ? "\(said.written) \(subject)" : "\(subject) \(said.written)"
        return (row, "\(row.said) \(language == "es" ? "con" : "with") \(part)")
    }

    /// "el sándwich era de pavo en pan integral", "the pozole was white with chicken": its kind, and then what it lay on or came with.
    func saidInPieces(_ correction: Correction) throws -> [Correction]? {
        guard let said = SaidOfRow(correction), !said.subject.isEmpty, correction.amount?.isEmpty ?? true, correction.factor == nil,
            correction.removed.isEmpty, correction.selection.ids.isEmpty,
            // "las galletas fueron 3 y el café con leche" tells of two rows.
            said.told.allSatisfy({ Double($0) == nil && !["y", "e", "and"].contains($0) }),
            let cut = said.told.indices.dropFirst(said.joint == nil ? 1 : 2).dropLast().first(where: {
                ["con", "en", "with", "on", "in"].contains(said.told[$0])
            }), let row = try mealSpokenOf().only(where: { isSaid(said, of: $0) }), kindSaid(correction, of: row) == nil
        else { return nil }
        let written = said.written.split(separator: " ")
        guard written.count == said.told.count else { return nil }
        let opening = said.subject.joined(separator: " ") + (language == "es" ? " era " : " was ")
        let pieces = [written[..<cut], written[cut...]].map { piece in
            Correction(selection: Selection(ids: [row.id]), words: opening + piece.joined(separator: " "))
        }
        // One of them at least is a kind that the tables know.
        return pieces.contains { kindSaid($0, of: row) != nil } ? pieces : nil
    }
}
