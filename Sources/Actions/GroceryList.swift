import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

/// The list as it stands: what the plan of some days takes, less what was bought or taken off, and what the person put there.
struct GroceryList {
    /// One thing on it.
    struct Entry {
        var food: Food?
        var name: String
        /// Grams by planned row of what is still open, or was bought.
        var rows: [Int: Double] = [:]
        /// What the person put there of it.
        var own: Keepsake?
        var isBought: Bool

        var key: String { food?.noun ?? name.lowercased() }
    }

    let days: ClosedRange<Day>
    private let context: ActionContext
    private let needs: [GroceryNeed]
    private let lastDays: [Int: Day]
    private var kept: [Keepsake]

    init(_ context: ActionContext, _ days: ClosedRange<Day>) throws {
        self.context = context
        self.days = days
        let rows = try context.plannedAhead(days)
        needs = context.needs(rows)
        lastDays = Dictionary(rows.map { ($0.id, $0.day) }) { first, _ in first }
        kept = try context.diary.keepsakes(.grocery)
    }

    private func item(_ keepsake: Keepsake) -> GroceryItem? { if case .grocery(let item) = keepsake.content { item } else { nil } }

    /// Bought things of the person's own are told on the day they were bought.
    private var own: [Keepsake] { kept.filter { item($0)?.isOwn == true && ($0.day == nil || $0.day == context.today) } }

    private func mark(_ key: String, _ state: GroceryItem.State) -> Keepsake? {
        kept.first { item($0).map { !$0.isOwn && $0.state == state && $0.name == key } ?? false }
    }

    private func rows(_ key: String, _ state: GroceryItem.State) -> [Int: Double] { mark(key, state).flatMap(item)?.rows ?? [:] }

    /// In the order of the plan, then what the person put there; what is bought last.
    var entries: [Entry] {
        var open: [Entry] = [], bought: [Entry] = [], left = own
        for need in needs {
            let had = rows(need.key, .bought), gone = rows(need.key, .dropped)
            var rest: [Int: Double] = [:], done: [Int: Double] = [:]
            for (row, grams) in need.rows {
                let wanted = grams - min(grams, gone[row] ?? 0)
                let has = min(wanted, had[row] ?? 0)
                // A row without grams counts by being there.
                if grams == 0, gone[row] == nil { if had[row] == nil { rest[row] = 0 } else { done[row] = 0 } }
                if wanted - has > 0.5 { rest[row] = wanted - has }
                if has > 0.5 { done[row] = has }
            }
            let place = left.firstIndex { keepsake in item(keepsake).map { key(of: $0) == need.key && $0.state == .added } ?? false }
            if !rest.isEmpty {
                open.append(Entry(food: need.food, name: need.name, rows: rest, own: place.map { left.remove(at: $0) }, isBought: false))
            }
            if !done.isEmpty { bought.append(Entry(food: need.food, name: need.name, rows: done, isBought: true)) }
        }
        for keepsake in left {
            guard let item = self.item(keepsake) else { continue }
            let entry = Entry(food: food(of: item), name: item.name, own: keepsake, isBought: item.state == .bought)
            if entry.isBought { bought.append(entry) } else { open.append(entry) }
        }
        return open + bought
    }

    private func food(of item: GroceryItem) -> Food? { item.food.flatMap { context.food($0, noun: item.name) } }
    private func key(of item: GroceryItem) -> String { food(of: item)?.noun ?? item.name.lowercased() }
}

// What is named.
extension GroceryList {
    /// The things that are meant of those that may be, and the names that none has.
    func entries(_ named: GroceryRequest.Named, among may: (Entry) -> Bool) -> (meant: [Entry], unknown: [String]) {
        let all = entries.filter(may)
        if named.all {
            let spared = Set(named.names.flatMap { entries(named: $0, in: all) }.map(\.key))
            return (all.filter { !spared.contains($0.key) }, [])
        }
        var meant: [Entry] = [], unknown: [String] = []
        for name in named.names {
            let found = entries(named: name, in: all)
            if found.isEmpty { unknown.append(name.said) }
            meant += found.filter { entry in !meant.contains { $0.key == entry.key } }
        }
        return (meant, unknown)
    }

    func entries(named name: GroceryName) -> [Entry] { entries(named: name, in: entries) }

    /// By the very name, by the food that it most likely is, by what it begins with, else by its words.
    private func entries(named name: GroceryName, in all: [Entry]) -> [Entry] {
        let said = Set(Word.split(name.said))
        guard !said.isEmpty else { return [] }
        func names(_ entry: Entry) -> [[String]] {
            ([entry.name, entry.own.flatMap(item)?.name ?? ""] + (entry.food?.namesES ?? [])).map(Word.split)
        }
        let ways: [(Entry) -> Bool] = [
            { names($0).contains { Set($0) == said } },
            { $0.food != nil && $0.food?.noun == name.food?.noun },
            // "milk" of "milk, whole", "chicken" of "chicken breast, raw": what the name is about.
            { entry in Set(Word.split(String(entry.name.prefix { $0 != "," }))).isSuperset(of: said) },
            { names($0).contains { Set($0).isSuperset(of: said) } },
            // "oat milk from the shop" of "oat milk".
            { names($0).contains { !$0.isEmpty && said.isSuperset(of: $0) } },
        ]
        for way in ways {
            let found = all.filter(way)
            if !found.isEmpty { return found }
        }
        return []
    }
}

// What is written.
extension GroceryList {
    /// Puts a thing on the list; what stands there already comes in the new amount, where one is told.
    mutating func add(_ name: GroceryName) throws -> GroceryItem? {
        let food = name.food.flatMap { context.food($0) }
        let own = kept.first { keepsake in
            self.item(keepsake).map { $0.isOwn && $0.state == .added && key(of: $0) == food?.noun ?? name.said.lowercased() } ?? false
        }
        if var own, var item = self.item(own) {
            if !name.amount.isEmpty { item.amount = name.amount }
            own.content = .grocery(item)
            try replace(own)
            return item
        }
        guard kept.count < Keepsake.most else { return nil }
        let item = GroceryItem(name: food?.noun ?? name.said, food: food?.id, amount: name.amount, state: .added, isOwn: true)
        kept.append(try context.diary.add(Keepsake(content: .grocery(item))))
        return item
    }

    /// Bought, or still to buy after all.
    mutating func tick(_ entry: Entry, isOver: Bool) throws {
        if var own = entry.own, var item = self.item(own) {
            item.state = isOver ? .added : .bought
            own.content = .grocery(item)
            own.day = isOver ? nil : context.today
            try replace(own)
        }
        guard !entry.rows.isEmpty else { return }
        if isOver { try unmark(entry, .bought) } else { try mark(entry, .bought) }
    }

    /// Off the list.
    mutating func drop(_ entry: Entry) throws {
        if let own = entry.own {
            try context.diary.remove(own)
            kept.removeAll { $0.id == own.id }
        }
        guard !entry.rows.isEmpty else { return }
        if entry.isBought { try unmark(entry, .bought) }
        try mark(entry, .dropped)
    }

    /// A list that was cleared and is asked for again has what the plan takes.
    mutating func renew() throws {
        guard entries.isEmpty else { return }
        for need in needs { if let gone = mark(need.key, .dropped) { try forget(gone) } }
    }

    private mutating func mark(_ entry: Entry, _ state: GroceryItem.State) throws {
        let day = entry.rows.keys.compactMap { lastDays[$0] }.max()
        if var standing = mark(entry.key, state), var item = self.item(standing) {
            item.rows.merge(entry.rows) { $0 + $1 }
            standing.content = .grocery(item)
            standing.day = [standing.day, day].compactMap(\.self).max()
            try replace(standing)
        } else {
            let item = GroceryItem(name: entry.key, food: entry.food?.id, state: state, rows: entry.rows, isOwn: false)
            kept.append(try context.diary.add(Keepsake(day: day, content: .grocery(item))))
        }
        // Marks of what was eaten long ago, and of what was bought days ago, are of no use.
        for old in kept where old.day.map({ $0 < context.today.advanced(by: -7) }) ?? false { try forget(old) }
    }

    private mutating func unmark(_ entry: Entry, _ state: GroceryItem.State) throws {
        guard var standing = mark(entry.key, state), var item = self.item(standing) else { return }
        item.rows = item.rows.filter { entry.rows[$0.key] == nil }
        standing.content = .grocery(item)
        if item.rows.isEmpty { try forget(standing) } else { try replace(standing) }
    }

    private mutating func replace(_ keepsake: Keepsake) throws {
        let stored = try context.diary.update(keepsake)
        kept = kept.map { $0.id == stored.id ? stored : $0 }
    }

    private mutating func forget(_ keepsake: Keepsake) throws {
        try context.diary.remove(keepsake)
        kept.removeAll { $0.id == keepsake.id }
    }
}

// What is told.
extension GroceryList {
    func line(_ item: GroceryItem) -> GroceryLine {
        line(Entry(food: food(of: item), name: item.name, own: Keepsake(content: .grocery(item)), isBought: item.state == .bought))
    }

    func line(_ entry: Entry) -> GroceryLine {
        let amount = entry.own.flatMap(item)?.amount ?? Amount()
        let planned = entry.rows.values.reduce(0, +)
        var portion: Portion?, grams: Double? = planned > 0 ? planned : nil
        if let food = entry.food {
            let said = amount.isEmpty ? nil : food.portion(amount)
            // What the plan takes and what the person wants beside it, added up.
            if let said, planned > 0 {
                grams = planned + said.grams
                portion = food.shopped(planned + said.grams)
            } else if let said {
                (portion, grams) = (said, said.grams)
            } else if planned > 0 {
                portion = food.shopped(planned)
            }
        } else if planned > 0 {
            portion = Portion(quantity: Food.rounded(planned), unit: "g", grams: planned, source: .stated)
        }
        portion?.assumed = []
        let isLittle = amount.isEmpty && (entry.food?.isLittle(planned) ?? (planned < 20)) && !entry.rows.isEmpty
        let name = entry.food?.noun ?? entry.name
        return GroceryLine(
            name: name, food: entry.food?.id, title: entry.food.map { context.name($0) } ?? name, portion: isLittle ? nil : portion, grams: grams,
            isBought: entry.isBought, isLittle: isLittle)
    }

    func outcome(_ name: String, _ told: GroceryReply.Told, unknown: [String] = []) -> Outcome {
        let lines = entries.map(line)
        let spoken: [GroceryLine] =
            switch told {
            case .added(let lines), .ticked(let lines, _), .asked(let lines, _): lines
            case .list(_, let left): left ? lines.filter { !$0.isBought } : lines
            case .dropped, .cleared: []
            }
        return Outcome(
            name: name, events: [.slot(.groceries(spoken.map(\.name)))],
            parts: [.groceries(GroceryReply(told: told, lines: lines, unknown: unknown, hasPlan: !needs.isEmpty))])
    }
}
