import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// Of what kinds a row was, told after it.
extension ActionContext {
    /// "make it a wrap", of a chicken sandwich: the same in another.
    func inOther(_ correction: Correction, _ row: Entry) -> FoodMention? {
        let words = Word.split(correction.words), said = row.said.split(separator: " ").map(String.init)
        guard language == "en", words.starts(with: ["make", "it"]) || words.starts(with: ["make", "that"]) || words.starts(with: ["it", "was"]),
            let told = correction.food.map({ Word.split($0.said) }), let vessel = told.only, vessels.contains(vessel), said.count > 1,
            let old = Word.split(said[said.count - 1]).only, vessels.contains(old), old != vessel
        else { return nil }
        let name = (said.dropLast() + [vessel]).joined(separator: " ")
        return food(named: name).map { known in
            var mention = mention(of: known)
            mention.said = name
            return mention
        }
    }

    private var vessels: Set<String> { ["wrap", "sandwich", "burrito", "bowl", "sub", "panini", "quesadilla", "taco", "toastie", "melt", "pita"] }

    /// "make the sandwich turkey", of one with ham: turkey in its place, and not both.
    func fillingAnew(_ said: String, _ row: Entry) -> [String] {
        let name = row.said.split(separator: " ").map(String.init)
        guard language == "en", name.count == 2, fillingGroups.contains(food(named: said)?.group ?? ""),
            fillingGroups.contains(food(named: name[0])?.group ?? "")
        else { return [] }
        return ["\(said) \(name[1])"]
    }

    private var fillingGroups: Set<String> { ["meat", "poultry", "fish", "egg", "sausage"] }

    /// "swap the wrap for a salad", of a chicken wrap: a dish of another sort, and no kind of it.
    func isSwapped(_ correction: Correction, _ row: Entry) -> Bool {
        guard let mention = correction.food, let new = food(mention), let first = Word.split(correction.words).first,
            let old = food(row.foodID, noun: row.noun), food(named: mention.said).map({ $0.noun == new.noun }) ?? false
        else { return false }
        // "change the pasta to rice": another grain, and no pasta of rice.
        if old.group == "grain", new.group == "grain", old.head != new.head, !correction.selection.foods.isEmpty { return true }
        return new.isDish && old.group != new.group
            && ["swap", "switch", "exchange", "trade", "replace", "cambia", "cambiame", "sustituye"].contains(first)
    }

    /// "ham and cheese", "blueberry", right after a sandwich and a muffin that were only assumed: which they were.
    func kindAnswered(_ request: LogFood) throws -> Belonging? {
        guard tracker.lastAction == "log_food", !request.continues || ["with", "con"].contains(request.opening ?? ""), request.restates != .only,
            // "otra milanesa" is one more.
            !["otro", "otra", "otros", "otras", "another"].contains(request.opening ?? ""),
            !request.isToldAsEaten || !tracker.hint.isEmpty && request.restates != .never,
            (1...3).contains(request.foods.count), request.when.isEmpty,
            request.foods.allSatisfy({ isPlain($0) && $0.amount.quantity ?? 1 == 1 })
        else { return nil }
        var hinted: [Int] = []
        if case .correct(let correction)? = tracker.hint.first?.request { hinted = correction.selection.ids }
        for row in try tracker.entries.reversed().compactMap({ try diary.entry($0) }) {
            guard hinted.contains(row.id) || row.assumed.contains(.food) || Word.split(row.said).count == 1,
                let kind = kindInFull(request, row) ?? kind(of: request.foods, row, isHinted: hinted.contains(row.id))
            else { continue }
            return kind.best?.id == row.foodID ? .standing(row) : .corrections([Correction(selection: Selection(ids: [row.id]), food: kind)])
        }
        return nil
    }

    /// "chicken salad with ranch", right after a salad: which it was, and what was on it.
    func kindDressed(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard tracker.lastAction == "log_food", !request.continues, !request.isToldAsEaten, let kind = request.foods.first, kind.amount.isEmpty,
            request.foods.dropFirst().allSatisfy({ ["sauce", "fat", "spice"].contains(food($0)?.group ?? "") && $0.amount.isEmpty }),
            let row = rows.only, kinship(of: kind, to: row) == .narrower, isJustTold(row)
        else { return nil }
        return .foods(request.foods, of: row)
    }

    /// "banana", after a glass of milk, "blueberries", after yogurt: fruit that was had with it, where no kind of that is named for the fruit alone.
    func isFruitBeside(_ mention: FoodMention, _ old: Food, _ kind: Food) -> Bool {
        guard food(mention)?.group == "fruit", old.group == "dairy", ["milk", "yogurt"].contains(old.head.last ?? "") else { return false }
        // Milk comes with strawberry in it, and hardly with a banana.
        return !Set(Word.split(mention.said)).isSubset(of: Word.split(kind.noun)) || kind.noun == "banana milk"
    }

    /// "toast and butter", hours after bread, is another meal.
    func isJustTold(_ row: Entry) -> Bool {
        (try? diary.written(row.day...row.day))?[row.id].map { moment.epoch - $0 < Self.pause } ?? true
    }

    /// "doble con queso", after a burger: how it was and what with, which are one name with it.
    private func kindInFull(_ request: LogFood, _ row: Entry) -> FoodMention? {
        guard let told = request.foods.only, let how = request.opening, !["de", "con", "y", "with", "and", "on", "a", "un", "una"].contains(how),
            let old = food(row.foodID, noun: row.noun), let last = old.head.last
        else { return nil }
        let names =
            language == "es"
            ? [row.said, Word.split(row.said).first ?? row.said].flatMap { ["\($0) \(how) con \(told.said)", "\($0) \(how) de \(told.said)"] }
            : [row.said, last].map { "\(how) \(told.said) \($0)" }
        return names.lazy.compactMap { self.food(named: $0) }.first { $0.group == old.group && $0.noun != old.noun }.map { mention(of: $0) }
    }

    private func isPlain(_ mention: FoodMention) -> Bool {
        !mention.negated && mention.removed.isEmpty && mention.when.isEmpty && mention.amount.unit == nil && mention.amount.size == nil
    }

    /// The kind of the row that foods are the name of, with its own: of one food only the kind that stands, or one that names it in full.
    private func kind(of foods: [FoodMention], _ row: Entry, isHinted: Bool) -> FoodMention? {
        guard let old = food(row.foodID, noun: row.noun), let head = old.head.last else { return nil }
        if let told = foods.only, isHinted, let kind = food(told), kind.group == old.group, Self.areOfOneKind(kind.head.last ?? "", head) {
            return told
        }
        // "coffee with milk", after a tea: another drink.
        if foods.count > 1, old.isDrink, foods.contains(where: { food($0).map { $0.isDrink && !["milk", head].contains($0.head.last) } ?? false }) {
            return nil
        }
        // "ham and cheese on rye": the bread that the sandwich is made with.
        let fillings =
            old.group == "sandwich" && foods.count > 1 && foods.last.flatMap { food($0) }?.group == "bread" ? Array(foods.dropLast()) : foods
        let said = fillings.map(\.said), hosts = [row.said, language == "es" ? Word.split(row.said).first ?? row.said : head]
        var names: [String] = []
        for host in hosts {
            if language == "es" {
                names += ["\(host) de ", "\(host) con ", "\(host) "].map { $0 + said.joined(separator: " y ") }
            } else {
                names += [" and ", " "].map { "\(said.joined(separator: $0)) \(host)" }
                // "tuna with mayo", which is tuna salad.
                if isHinted, let noun = fillings.only?.best?.noun { names.append("\(noun) \(host)") }
            }
        }
        guard let kind = names.lazy.compactMap({ self.food(named: $0) }).first(where: { $0.group == old.group }),
            foods.count > 1 || isHinted && old.group == "sandwich" || kind.noun == old.noun || kind.id == old.id
        else { return nil }
        // "cheese", right after a bagel: what goes on bread is eaten with it, whatever kinds the bagel is called by.
        if kind.id == old.id, kind.noun == old.noun, old.group == "bread", foods.contains(where: { goesOnBread($0, old) }) { return nil }
        return mention(of: kind)
    }

    /// "cheese and crackers", after a bagel: it has kinds with cheese in them, and yet cheese that is told of is eaten with it.
    func isPutOn(_ mention: FoodMention, _ row: Entry) -> Bool {
        guard let bread = food(row.foodID, noun: row.noun), bread.group == "bread", mention.best?.id != row.foodID else { return false }
        return goesOnBread(mention, bread) && Set(Word.split(mention.said)).isDisjoint(with: Word.split(row.said))
    }

    /// What is put on bread, and is no word of the name of that bread.
    func goesOnBread(_ mention: FoodMention, _ bread: Food) -> Bool {
        guard let told = food(mention) else { return false }
        return ["dairy", "cheese", "meat", "poultry", "fish", "egg", "sauce", "fat"].contains(told.group)
            && !bread.name.lowercased().contains(told.noun)
    }

    /// Hamburger and cheeseburger: two names end alike.
    private static func areOfOneKind(_ one: String, _ other: String) -> Bool {
        zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count >= min(5, one.count, other.count)
    }

    /// "2 beef and 1 chicken", after three tacos: the kinds of what was counted.
    func kindsOfOne(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard tracker.lastAction == "log_food", let row = rows.only, isCounted(row), row.quantity > 1,
            request.foods.allSatisfy({ $0.amount.unit == nil && $0.amount.size == nil }),
            request.foods.reduce(0, { $0 + ($1.amount.quantity ?? 0) }) == row.quantity
        else { return nil }
        let kinds = request.foods.compactMap { mention -> FoodMention? in
            let named = Word.split(row.said).last.map { "\(mention.said) \($0)" }.flatMap { food(named: $0) }
            let called = language == "es" ? self.kind(called: [mention.said], of: row)?.food : nil
            guard let kind = compound(mention, ofKind: true, row) ?? named ?? called else { return nil }
            var told = self.mention(of: kind)
            told.amount = mention.amount
            return told
        }
        return kinds.count == request.foods.count ? .foods(kinds, of: row) : nil
    }

    /// "shrimp and calamari", right after seafood, "a thigh and a leg", after chicken: what it was, where nobody said how much.
    func kindsOfGeneral(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        if let row = rows.only, isSortAlone(request, of: row) {
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: request.foods[0])])
        }
        guard tracker.lastAction == "log_food", !request.continues, !request.isToldAsEaten, (1...4).contains(request.foods.count),
            tracker.days != nil, let row = rows.only ?? (request.foods.count > 1 ? rows.only(where: isOfAll) : nil), row.day == today,
            row.assumed.contains(.quantity), let whole = food(row.foodID, noun: row.noun), isGeneral(row, whole),
            isJustTold(row),
            // "2 drumsticks", of fried chicken.
            request.foods.count > 1
                || Word.split(row.said).count > 1 && request.foods[0].amount.quantity != nil && request.foods[0].amount.unit == nil,
            !["and", "also", "plus", "then", "y", "tambien", "con", "with", "luego"].contains(request.opening ?? ""),
            request.foods.allSatisfy({ mention in
                guard let kind = food(mention) else { return false }
                // "white wine and red wine": the one of them that was taken for it.
                guard kind.noun != whole.noun else { return Word.split(mention.said).count > Word.split(row.said).count }
                return kinship(of: mention, to: row) == .narrower || whole.noun.hasPrefix("mixed ") && kind.group == whole.group
                    || isSort(kind, of: whole) || isOfAll(row) && kind.group == whole.group
            }),
            request.foods.contains(where: { $0.best?.noun != whole.noun })
        else { return nil }
        return .foods(request.foods.map { fried($0, as: row) }, of: row)
    }

    /// "melón", right after "fruta", "merluza" after "pescado": nothing but a name, of what was only called by its group.
    private func isSortAlone(_ request: LogFood, of row: Entry) -> Bool {
        guard tracker.lastAction == "log_food", !request.continues, let told = request.foods.only, told.amount.isEmpty, !told.isDefinite,
            request.opening == nil || Word.split(told.said).first == request.opening, row.day == today, isJustTold(row),
            let kind = food(told), let whole = food(row.foodID, noun: row.noun), kind.noun != whole.noun, kind.group == whole.group
        else { return false }
        let said = Word.split(row.said)
        return (said.count == 1 || said == ["soft", "drink"]) && groupWords.contains(Word.singular(said[0]))
    }

    private var groupWords: Set<String> {
        [
            "fruta", "fruit", "verdura", "vegetable", "veg", "veggie", "pescado", "fish", "marisco", "seafood", "refresco", "gaseosa", "soda", "soft",
            "cereal",
        ]
    }

    /// "veg", "fruta": named for all of its kind.
    private func isOfAll(_ row: Entry) -> Bool { ["vegetable", "fruit", "mixed vegetable"].contains(row.noun) && Word.split(row.said).count == 1 }

    /// Whether a row is called by one word, "seafood", or by that and how it was cooked, "fried chicken".
    private func isGeneral(_ row: Entry, _ whole: Food) -> Bool {
        let said = Word.split(row.said)
        return said.count == 1 || said.count == 2 && whole.group == "poultry" && Word.split(whole.noun).last == "chicken"
    }

    /// "ipa", of beer, which the tables call "Beer, IPA"; "drumstick", of fried chicken.
    private func isSort(_ kind: Food, of whole: Food) -> Bool {
        guard kind.group == whole.group else { return false }
        return whole.group == "poultry" && whole.head.last == "chicken" && kind.head.contains("chicken")
            || Word.split(kind.name).first == Word.split(whole.name).first && whole.name.split(separator: ",").count == 1
    }

    /// "corn flakes con leche deslactosada", right after cereal with milk: each of the rows by its kind.
    func kindsOfAll(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard tracker.lastAction == "log_food", (2...4).contains(rows.count), request.foods.count == rows.count, !request.continues,
            request.opening.map(isPlain) ?? true, request.foods.allSatisfy({ $0.best != nil && !$0.isDefinite && $0.amount.quantity ?? 1 == 1 })
        else { return nil }
        var told: [Correction] = [], isNarrower = false
        for mention in request.foods {
            guard let new = food(mention),
                let row = rows.only(where: { row in
                    let said = Word.split(row.said), words = Word.split(mention.said)
                    return row.assumed.contains(.quantity) && !told.contains { $0.selection.ids == [row.id] }
                        && (words == said || new.isCalled(said)
                            || (language == "es" ? words.starts(with: said) : words.suffix(said.count) == said[...]))
                })
            else { return nil }
            isNarrower = isNarrower || new.noun != row.noun
            told.append(Correction(selection: Selection(ids: [row.id]), food: mention))
        }
        return isNarrower ? .corrections(told) : nil
    }

    /// "vanilla, two scoops", of an ice cream: its kind, and how much.
    func flavourMeasured(_ mention: FoodMention, _ rows: [Entry]) -> Belonging? {
        guard flavours.contains(mention.said), mention.amount.unit != nil else { return nil }
        for row in rows.reversed() {
            let name = language == "es" ? "\(row.said) de \(mention.said)" : "\(mention.said) \(row.said)"
            guard let kind = food(named: name), kind.group == food(row.foodID, noun: row.noun)?.group else { continue }
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind), amount: mention.amount)])
        }
        return nil
    }

    /// "eran 4 churros", of a helping of churros with chocolate, which stands.
    func piecesTold(_ correction: Correction) throws -> Outcome? {
        guard let named = correction.selection.foods.only ?? correction.food, let amount = correction.amount ?? correction.food?.amount,
            correction.factor == nil, correction.selection.ids.isEmpty, correction.selection.when.isEmpty
        else { return nil }
        var mention = named
        mention.amount = amount
        // "las tostadas fueron 3", of toast with tomato, which is counted by toasts itself.
        guard let row = try matches(FoodMention(said: named.said, candidates: []), in: spokenOf()).only, row.assumed.contains(.quantity),
            ["serving", "portion", "plate", "bowl", "cup", "order"].contains(row.unit), NameParts(row.said)?.host == named.said,
            arePieces(mention, of: row)
        else { return nil }
        return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)])
    }

    /// "4 churros", of a helping of churros with chocolate: pieces, and no helpings.
    func arePieces(_ mention: FoodMention, of row: Entry) -> Bool {
        guard mention.amount.unit == nil, let count = mention.amount.quantity, count > 1, row.quantity > 0, let grams = item(mention)?.portion.grams
        else { return false }
        return grams / count < row.grams / row.quantity / 3
    }

    /// "dos huevos", of a fried egg, "media torta", of a torta de jamón: in Spanish "tortillas" are none of a tortilla de patatas.
    func isHeadOfMeal(_ amount: Amount, _ row: Entry) -> Bool {
        guard language == "es" else { return true }
        return amount.unit == nil && row.assumed.contains(.quantity) && Word.split(row.said).count == 2
            || amount.unit == nil && amount.quantity ?? 1 < 1 && row.quantity == 1
    }

    /// "I had two slices of pie", of the pumpkin pie that was told last: nothing but its head.
    func isHeadAlone(_ mention: FoodMention, of row: Entry) -> Bool {
        let told = Word.split(mention.said), said = Word.split(row.said)
        return told.count == 1 && said.count > 1 && (language == "es" ? said.first : said.last) == told[0]
    }

    /// "de jamón y queso", after an empanada: what it was of.
    func partsTold(_ request: LogFood) throws -> Belonging? {
        guard language == "es", request.opening == "de", request.foods.count == 2, request.foods.allSatisfy(\.amount.isEmpty),
            request.when.isEmpty, request.restates != .never, ["log_food", "correct"].contains(tracker.lastAction ?? "")
        else { return nil }
        let rows = try tracker.entries.reversed().compactMap { try diary.entry($0) }
        let tails = [" y ", " con "].map { request.foods.map(\.said).joined(separator: $0) }
        for row in rows {
            guard let kind = kind(called: tails, of: row) else { continue }
            var mention = mention(of: kind.food)
            mention.said = kind.name
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention)])
        }
        // "de lomo con queso", of a sandwich beside a drink.
        guard let row = rows.only ?? rows.only(where: { food($0.foodID, noun: $0.noun)?.group == "sandwich" }) else { return nil }
        let host = row.said.firstRange(of: " de ").map { String(row.said[..<$0.lowerBound]) } ?? row.said
        return .part(of: row, called: "\(host) de \(tails[0])")
    }

    /// "2 slices sourdough, half an avo, 2 eggs", after an avocado toast: the dish by its parts, each with its amount, in the place of its row.
    func dishByParts(_ request: LogFood, _ rows: [Entry]) -> Belonging? {
        guard tracker.lastAction == "log_food", (2...8).contains(request.foods.count), !request.continues, request.opening.map(isPlain) ?? true,
            request.foods.allSatisfy({ !$0.amount.isEmpty && !$0.isDefinite })
        else { return nil }
        let told = request.foods.map { Set(Word.split($0.said) + Word.split($0.best?.noun ?? "")) }
        let dish = rows.only { row in
            guard row.assumed.contains(.quantity) || ["bowl", "plate", "glass", "cup", "mug"].contains(row.unit),
                let whole = food(row.foodID, noun: row.noun), Self.dishes.contains(whole.group)
            else { return false }
            let name = Word.split(row.said)
            // "a turkey wrap, a smoothie and an apple" is none of a chicken wrap.
            let isOfItsKind = request.foods.contains { food in
                self.food(food).map { $0.group == whole.group && $0.head.last == whole.head.last } ?? false
            }
            // "100 g tuna and an apple" is no tuna sandwich.
            let isBeside =
                ["sandwich", "fastfood"].contains(whole.group)
                && request.foods.contains { mention in
                    food(mention).map { $0.isDrink || ["fruit", "dessert", "snack"].contains($0.group) && !["avocado", "tomato"].contains($0.noun) }
                        ?? false
                }
            return name.count > 1 && told.contains { !$0.isDisjoint(with: name) } && !isOfItsKind && !isBeside
        }
        return dish.map { .foods(request.foods, of: $0) }
    }

    /// Whether a message opens with an amount, and not with a word of eating or of more.
    func isPlain(_ opening: String) -> Bool {
        Double(opening) != nil || opening.first?.isNumber == true || Self.numbers.contains(opening)
    }

    private static let dishes: Set<String> = ["sandwich", "dish", "salad", "egg", "fastfood", "breakfast", "cereal"]
    private static let numbers = Set(
        Word.split("one two three four five six half a an un una uno dos tres cuatro cinco seis medio media"))
}

/// Told alone after a drink or a dessert, they tell its kind.
let flavours: Set<String> = ["chocolate", "vanilla", "vainilla"]
