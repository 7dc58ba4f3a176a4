import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// The parts that a dish of one row is called by: "chicken curry" and "rice", "coffee" with "milk" and "sugar".
struct DishParts {
    private(set) var parts: [String]
    /// What stands between them, one fewer: "with", "and".
    let joints: [String]

    /// Nil for a name of one thing.
    init?(_ name: String, language: String = "en") {
        var parts = [""], joints: [String] = []
        let joining = language == "es" ? DishParts.joiningES : DishParts.joining
        for word in name.split(separator: " ").map(String.init) {
            if joining.contains(word.lowercased()), parts.last?.isEmpty == false {
                joints.append(word)
                parts.append("")
            } else {
                parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word
            }
        }
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        (self.parts, self.joints) = (parts, joints)
    }

    private static let joining: Set<String> = ["with", "and", "&", "w/", "n"]
    private static let joiningES: Set<String> = ["con", "y", "e"]

    /// The part that ends in a word.
    func place(endingIn word: String?) -> Int? { word.flatMap { word in parts.firstIndex { Word.split($0).last == word } } }

    /// The name with another part in the place of one.
    func replacing(_ place: Int, by part: String) -> String {
        var parts = parts
        parts[place] = part
        return joined(Array(parts.indices), parts)
    }

    /// The name without a part; the joint before it goes too, and what stood first before it leads.
    func without(_ place: Int) -> String { joined(parts.indices.filter { $0 != place }, parts) }

    private func joined(_ kept: [Int], _ parts: [String]) -> String {
        kept.enumerated().reduce("") { name, next in
            next.offset == 0 ? parts[next.element] : name + " \(next.offset == 1 ? joints[0] : joints[next.element - 1]) " + parts[next.element]
        }
    }
}

extension ActionContext {
    /// The only row that has a part of its name called so, where no row is that food; and which part it is.
    func dishPart(_ mention: FoodMention, among rows: [Entry]) -> (row: Entry, parts: DishParts, place: Int)? {
        let words = Word.split(mention.said)
        guard language == "en", let head = words.last, !rows.contains(where: { $0.foodID == mention.best?.id && $0.noun == mention.best?.noun })
        else {
            return nil
        }
        let found = rows.compactMap { row in
            DishParts(row.said).flatMap { parts in
                isKind(parts, of: row) ? nil : parts.place(endingIn: head).map { (row: row, parts: parts, place: $0) }
            }
        }
        return found.only
    }

    /// Salt and vinegar crisps: two words for the one kind of food that it is, and no parts.
    private func isKind(_ parts: DishParts, of row: Entry) -> Bool {
        parts.joints.allSatisfy { ["and", "&", "n"].contains($0.lowercased()) }
            && Set(Word.split(row.noun)).isDisjoint(with: parts.parts.flatMap { Word.split($0) })
    }

    /// "turkey bacon", of a bacon roll: its name with that kind of what lies in it.
    func dishWithKind(of mention: FoodMention, among rows: [Entry]) -> (row: Entry, name: String)? {
        let told = Word.split(mention.said)
        guard language == "en", told.count == 2, let part = food(mention) else { return nil }
        let found: [(row: Entry, name: String)] = rows.compactMap { row in
            let words = row.said.split(separator: " ").map(String.init)
            guard words.count > 1, let dish = food(row.foodID, noun: row.noun), ActionContext.filledGroups.contains(dish.group),
                dish.group != part.group,
                let place = words.dropLast().firstIndex(where: { Word.split($0) == [told[1]] }),
                place == 0 || Word.split(words[place - 1]) != [told[0]],
                food(named: words[place]).map({ isMeat($0) || $0.group == part.group || $0.group == "sausage" }) == true
            else { return nil }
            return (row, (words[..<place] + [mention.said] + words[(place + 1)...]).joined(separator: " "))
        }
        return found.only
    }

    private static let filledGroups: Set<String> = ["sandwich", "fastfood", "pizza", "breakfast", "salad", "dish", "soup"]

    /// "the cheese was brie", of a ham and cheese sandwich: its name with other words in the place of some that are not its head.
    private func renamed(_ row: Entry, _ old: String, as new: String) -> String? {
        let words = row.said.split(separator: " ").map(String.init), part = Word.split(old)
        guard let parts = DishParts(row.said), !part.isEmpty, parts.place(endingIn: part[part.count - 1]) == nil,
            let start = words.indices.first(where: { place in
                Word.split(words[place...].prefix(part.count).joined(separator: " ")) == part
            }), start + part.count < words.count
        else { return nil }
        return (words[..<start] + [new] + words[(start + part.count)...]).joined(separator: " ")
    }

    /// "brown rice", of a chicken curry and rice; "the curry was lamb": the dish's name with that part.
    func dishWithPart(_ correction: Correction) throws -> (row: Entry, name: String)? {
        guard correction.factor == nil, correction.amount?.isEmpty ?? true, correction.removed.isEmpty, correction.selection.when.isEmpty,
            correction.selection.ordinal == nil, correction.selection.ids.isEmpty, let told = correction.food, told.amount.isEmpty
        else { return nil }
        let rows = try mealSpokenOf()
        guard let named = correction.selection.foods.first else {
            if let other = try remade(told) { return other }
            guard Word.split(told.said).count > 1, let found = dishPart(told, among: rows) else { return nil }
            return (found.row, found.parts.replacing(found.place, by: told.said))
        }
        if correction.selection.foods.count == 1, !Word.split(correction.words).contains("not"),
            let found = rows.lazy.compactMap({ row in renamed(row, named.said, as: told.said).map { (row, $0) } }).first,
            matches(named, in: rows).allSatisfy({ $0.foodID != named.best?.id })
        {
            return found
        }
        guard correction.selection.foods.count == 1, !Word.split(correction.words).contains("not"), let head = Word.split(named.said).last,
            let found = dishPart(named, among: rows)
        else {
            return nil
        }
        // "the rice was cauliflower rice" names it whole.
        let part = Word.split(told.said).last == head ? told.said : "\(told.said) \(head)"
        return (found.row, found.parts.replacing(found.place, by: part))
    }

    /// "it was lamb", of a chicken curry with rice: the dish with that meat.
    private func remade(_ told: FoodMention) throws -> (row: Entry, name: String)? {
        guard language == "en", isMeat(food(told)), let row = try spokenOf().only else { return nil }
        var words = row.said.split(separator: " ").map(String.init)
        guard words.count > 1, let place = words.indices.only(where: { isMeat(food(named: words[$0])) }),
            Word.split(words[place]) != Word.split(told.said)
        else { return nil }
        words[place] = told.said
        let name = words.joined(separator: " ")
        return place + 1 < words.count || food(named: name) != nil ? (row, name) : nil
    }

    /// "it had chicken, rice and guac", of a burrito: what is in it as a rule is left out of the request; the row, where nothing else was told.
    func contents(of request: inout LogFood) throws -> Belonging? {
        let parts = request.foods.filter(\.amount.isEmpty).compactMap { food($0) }
        func holds(_ row: Entry) -> Bool {
            food(row.foodID, noun: row.noun).map { dish in parts.contains { DishContents.holds(dish, $0) } } ?? false
        }
        guard request.areContents == true else { return nil }
        if let host = request.addedTo, try standing(host: host) == nil {
            // Told for the first time: the pizza, and what was on it.
            if host.best != nil { request.foods.insert(host, at: 0) }
            (request.addedTo, request.continues, request.areContents) = (nil, false, nil)
            return nil
        }
        guard let row = try request.addedTo.flatMap(standing(host:)) ?? mealSpokenOf().only(where: holds) ?? spokenOf().only,
            let dish = food(row.foodID, noun: row.noun)
        else { return nil }
        if isMade(dish, row, wholeOf: request) { return .foods(request.foods, of: row) }
        if request.foods.allSatisfy(\.amount.isEmpty), isListed(request.foods, of: row) { return listed(request.foods, of: row) }
        // "it had pepperoni", of a pizza: which it was.
        if let told = request.foods.only, told.amount.isEmpty, dish.head.last == "pizza", let kind = compound(told, ofKind: true, row) {
            return .corrections([Correction(selection: Selection(ids: [row.id]), food: mention(of: kind))])
        }
        // What many have on top is told for a reason: "the tacos had cheese and sour cream".
        request.foods.removeAll { told in
            told.amount.isEmpty && food(told).map { DishContents.holds(dish, $0) && !["sour cream", "guacamole"].contains($0.noun) } ?? false
        }
        return request.foods.isEmpty ? .standing(row) : nil
    }

    /// The row that contents are told of.
    private func standing(host: FoodMention) throws -> Entry? {
        let spoken = try tracker.entries.compactMap { try diary.entry($0) }
        return try matches(host, in: spoken).last ?? matches(host, in: mealSpokenOf()).last ?? matches(host, in: pool(When())).last
    }

    /// Whether foods are all of a smoothie or salad, or of what was "made with" them: they stand in its place.
    func isMade(_ dish: Food, _ row: Entry, wholeOf request: LogFood) -> Bool {
        guard request.foods.count > 1, !["sandwich", "fastfood", "pizza", "bread", "coffee", "tea"].contains(dish.group) else { return false }
        let areMeasured = request.foods.allSatisfy { !$0.amount.isEmpty }
        if !Self.blended.isDisjoint(with: Word.split(row.said) + dish.head) {
            guard Word.split(row.said).count == 1 || dish.isDrink else { return false }
            let isOfOthers = request.foods.count > 2 && !request.foods.contains { food($0).map { DishContents.holds(dish, $0) } ?? false }
            return areMeasured || isOfOthers || request.foods.contains { !$0.amount.isEmpty }
        }
        guard request.areWhole == true, areMeasured else { return false }
        return dish.raw.map { raw in request.foods.contains { $0.best?.id == raw } } ?? dish.isDish
    }

    private static let blended = Set(Word.split("smoothie shake milkshake licuado batido salad ensalada malteada bowl parfait açaí macedonia"))

    /// "make the chicken double", of a chicken burrito bowl: more of what it is made with, and no second bowl.
    func moreOfPart(_ correction: Correction) throws -> (row: Entry, name: String)? {
        let factor = correction.factor ?? (Word.split(correction.words).contains("double") ? 2 : 1)
        guard factor > 1, let mention = correction.selection.foods.only, let part = food(mention) else { return nil }
        let words = Set(Word.split(mention.said)), rows = try mealSpokenOf()
        guard !rows.contains(where: { $0.foodID == mention.best?.id && $0.noun == mention.best?.noun }),
            let row = rows.only(where: { row in
                let said = Word.split(row.said)
                return words.isStrictSubset(of: said) && said.last.map { !words.contains($0) } ?? false
                    && food(row.foodID, noun: row.noun)?.group != part.group
            })
        else { return nil }
        return (row, "\(row.said) with \(factor == 3 ? "triple" : "double") \(mention.said)")
    }

    /// "just the curry", of a chicken curry and rice: that part alone.
    func dishPartAlone(_ mention: FoodMention, among rows: [Entry]) -> Correction? {
        // "just ham", of a ham and cheese sandwich: a ham sandwich.
        for row in rows {
            guard let parts = DishParts(row.said), let head = Word.split(row.said).last, Word.split(parts.parts[parts.parts.count - 1]).count > 1,
                Word.split(row.said).contains(Word.split(mention.said).last ?? ""), let whole = food(row.foodID, noun: row.noun),
                let kind = food(named: "\(mention.said) \(head)"), kind.group == whole.group
            else { continue }
            return Correction(selection: Selection(ids: [row.id]), food: self.mention(of: kind))
        }
        guard let found = dishPart(mention, among: rows), let food = food(named: found.parts.parts[found.place]) else { return nil }
        return Correction(selection: Selection(ids: [found.row.id]), food: self.mention(of: food))
    }
}

extension ActionContext {
    /// Whether the food of a row is always made with such a part.
    func isPart(_ part: Food, of row: Entry) -> Bool {
        let name = Word.split(part.noun)
        guard part.group == "bread", let whole = food(row.foodID, noun: row.noun), let head = name.last else { return false }
        let noun = Word.split(whole.noun)
        if head == "tortilla" { return noun.contains(where: Self.wrapped.contains) }
        // Toast and garlic bread are eaten beside it.
        guard Self.loaves.contains(head), !name.contains(where: ["garlic", "banana", "corn", "pumpkin"].contains) else { return false }
        // "sourdough", of avocado toast.
        if noun.count > 1, noun.last == "toast", !["french", "whole"].contains(noun[0]), whole.group != "bread" { return true }
        return whole.group == "sandwich" || whole.group == "fastfood" && noun.contains(where: Self.between.contains)
    }

    private static let loaves: Set<String> = ["bread", "bun", "roll", "baguette", "ciabatta", "focaccia", "pita"]
    private static let wrapped: Set<String> = ["taco", "burrito", "quesadilla", "fajita", "enchilada", "wrap"]
    private static let between: Set<String> = ["burger", "hamburger", "cheeseburger", "sandwich", "sub", "dog"]
}
