public import Dialogue
public import Nutrition

extension Diary {
    /// The goals in force on a day, in each nutrient's unit: the latest dated up to it, of several on one day the last set.
    /// A goal that was ended is absent.
    public func goals(on day: Day) throws -> [Nutrient: Double] {
        var amounts: [Nutrient: Double] = [:]
        for goal in try records.goals(upTo: day) { amounts[goal.nutrient] = goal.amount }
        return amounts
    }

    /// Which way the goals in force on a day are meant, where the person said so.
    public func goalSenses(on day: Day) throws -> [Nutrient: GoalSense] {
        var senses: [Nutrient: GoalSense] = [:]
        for goal in try records.goals(upTo: day) { senses[goal.nutrient] = goal.amount == nil ? nil : goal.sense }
        return senses
    }

    /// Every goal that was set and stands, by the day from which it holds; one without an amount ends those before it.
    public func goals() throws -> [Goal] { try records.goals() }

    /// Adds a goal from its day on, under a new number; an amount of nil ends it.
    public func add(_ goal: Goal) throws -> Goal {
        try insert(.goal) { id in
            var row = goal
            row.id = id
            return try records.put(row, .new)
        }
    }

    /// What the person told of themselves under a key, nil when nothing.
    public func setting(_ key: String) throws -> String? { try records.setting(key: key)?.value }

    /// A setting that is a list; empty when nothing was told.
    public func list(_ key: String) throws -> [String] {
        (try setting(key) ?? "").split(separator: ",").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.map(String.init)
    }

    /// Keeps a list under a key; an empty one is forgotten.
    public func set(_ key: String, list: [String]) throws { _ = try set(key, list.isEmpty ? nil : list.joined(separator: ", ")) }

    /// Everything the person told of themselves, by key.
    public func settings() throws -> [Setting] { try records.settings() }

    /// Keeps a value under a key; nil forgets it. What is so already changes nothing and cannot be undone.
    public func set(_ key: String, _ value: String?) throws -> Setting {
        let journal = try writable()
        let before = try records.setting(key: key)
        if before?.value == value { return before ?? Setting(key: key, value: nil) }
        if let before, value == nil {
            try remove(RecordKey(kind: .setting, id: before.id))
            return Setting(id: before.id, key: key, value: nil)
        }
        let row = try records.put(Setting(id: before?.id ?? journal.takeID(), key: key, value: value))
        try journal.note(Journal.Step(key: RecordKey(kind: .setting, id: row.id), other: before.map(Record.setting)))
        return row
    }
}
