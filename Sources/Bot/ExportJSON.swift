import Dialogue
public import Nutrition
import Replies
import Store

extension PersonExport {
    /// Writes everything as one JSON object, a row a line; an unknown nutrient is absent.
    ///
    /// - Parameters:
    ///   - moment: the time that stands in it.
    ///   - sink: takes the text piece by piece.
    public func writeJSON(at moment: Moment, to sink: @escaping (String) throws -> Void) async throws {
        let (settings, goals) = try await read { (try $0.settings(), try $0.goals()) }
        var head =
            "{\"format\":\"morsel\",\"version\":1,\"exported_at\":\"\(PersonExport.instant(moment.epoch))\",\"person\":\(JSONText.quoted(user)),\n"
        var profile = JSONText()
        for setting in settings { profile.field(setting.key, setting.value) }
        head += "\"settings\":\(profile.closed)"
        try sink(head)

        var list = JSONList(sink)
        try list.begin("goals")
        try list.add(goals.map(\.exported))
        try list.begin("entries")
        try await entries { try list.add($0.map(\.exported)) }
        try list.begin("exercise")
        try await exercise { try list.add($0.map(\.exported)) }
        try list.begin("weights")
        try await weights { try list.add($0.map(\.exported)) }
        try list.begin("water")
        try await water { try list.add($0.map(\.exported)) }
        try list.begin("kept")
        try list.add(try await kept().map(\.json))
        try list.begin("messages")
        try await turns { try list.add($0.map(\.exported)) }
        try list.end()
        try sink("}\n")
    }
}

/// The lists of the object, one after the other, a row a line.
private struct JSONList {
    private let sink: (String) throws -> Void
    private var isOpen = false
    private var isEmpty = true

    init(_ sink: @escaping (String) throws -> Void) { self.sink = sink }

    mutating func begin(_ name: String) throws {
        try end()
        try sink(",\n\"\(name)\":[")
        (isOpen, isEmpty) = (true, true)
    }

    mutating func add(_ rows: [String]) throws {
        guard !rows.isEmpty else { return }
        try sink((isEmpty ? "\n" : ",\n") + rows.joined(separator: ",\n"))
        isEmpty = false
    }

    mutating func end() throws {
        if isOpen { try sink("]") }
        isOpen = false
    }
}

extension JSONText {
    /// A number as it is, nothing rounded.
    fileprivate mutating func exact(_ name: String, _ value: Double?) {
        if let value, value.isFinite { raw(name, PersonExport.figure(value)) }
    }

    fileprivate mutating func words(_ name: String, _ values: [String]) {
        raw(name, "[" + values.map(JSONText.quoted).joined(separator: ",") + "]")
    }
}

extension Goal {
    fileprivate var exported: String {
        var json = JSONText()
        json.field("id", id)
        json.field("nutrient", nutrient.key)
        json.field("from", from.description)
        json.raw("amount", amount.map(PersonExport.figure) ?? "null")
        return json.closed
    }
}

extension Entry {
    fileprivate var exported: String {
        var json = JSONText()
        json.field("id", "e\(id)")
        json.field("date", day.description)
        json.field("time", minute.map(Moment.clock))
        json.field("meal", meal.rawValue)
        json.field("food", food)
        json.field("food_id", foodID.code)
        json.field("noun", noun)
        json.field("said", said)
        json.exact("quantity", quantity)
        json.field("unit", unit)
        json.exact("grams", knownGrams)
        json.words("assumed", assumed.map(\.rawValue))
        json.field("portion_source", portionSource.rawValue)
        var amounts = JSONText()
        for (nutrient, amount) in nutrients.known { amounts.raw(nutrient.key, PersonExport.figure(amount, of: nutrient)) }
        json.raw("nutrients", amounts.closed)
        return json.closed
    }
}

extension Exercise {
    fileprivate var exported: String {
        var json = JSONText()
        json.field("id", "e\(id)")
        json.field("date", day.description)
        json.field("activity", activity)
        json.exact("met", met)
        json.field("source", source)
        json.exact("minutes", minutes)
        json.exact("kilometres", kilometres)
        json.exact("energy_kcal", kilocalories)
        json.words("assumed", assumed)
        return json.closed
    }
}

extension BodyWeight {
    fileprivate var exported: String {
        var json = JSONText()
        json.field("id", "e\(id)")
        json.field("date", day.description)
        json.exact("kilograms", kilograms)
        json.field("unit", unit)
        return json.closed
    }
}

extension Water {
    fileprivate var exported: String {
        var json = JSONText()
        json.field("id", "e\(id)")
        json.field("date", day.description)
        json.exact("millilitres", millilitres)
        return json.closed
    }
}

extension PastTurn {
    fileprivate var exported: String {
        var json = JSONText()
        json.field("turn", turn)
        json.field("at", PersonExport.instant(at))
        json.field("date", day.description)
        json.field("message", message)
        json.words("intents", intent.split(separator: ",").map(String.init))
        json.field("reply", answer)
        json.field("changes", change)
        return json.closed
    }
}
