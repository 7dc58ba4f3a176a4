import Foundation
import NLU
import Nutrition
import Testing

/// What people tell of their body and want of their weight: many phrasings, one meaning.
@Suite struct ProfileTests {
    @Test func facts() throws {
        for row in try Lab.rows("profiles.tsv") {
            let readings = try Lab.reader.read(row[0], now: Lab.now).readings
            #expect(
                readings.map { ProfileTests.text($0.profile) }.filter { $0 != "-" }.joined(separator: " ") == (row[1] == "-" ? "" : row[1]),
                "'\(row[0])'")
        }
    }

    /// A message of facts alone is a profile, whatever the model makes of it.
    @Test func factsAloneAreAProfile() throws {
        for row in try Lab.rows("profiles.tsv") where row[1] != "-" && row[1] != "?=height" && !row[1].hasPrefix("weight=") {
            let intent = try Lab.reader.read(row[0], now: Lab.now).readings[0].intent.name
            #expect(intent == "set_profile", "'\(row[0])'")
        }
    }

    @Test func aims() throws {
        for row in try Lab.rows("aims.tsv") {
            let aim = try Lab.reader.read(row[0], now: Lab.now).readings[0].aim
            #expect(aim?.direction?.rawValue ?? "-" == row[1], "'\(row[0])'")
            for (value, wanted) in zip([aim?.kilograms, aim?.weeks, aim?.kilogramsPerWeek, aim?.target], row[2...]) {
                guard let wanted = Double(wanted) else {
                    #expect(value == nil, "'\(row[0])'")
                    continue
                }
                #expect(value.map { abs($0 - wanted) <= 0.005 * wanted } == true, "'\(row[0])': \(value ?? -1), not \(wanted)")
            }
        }
    }

    @Test func needs() throws {
        for row in try Lab.rows("needs.tsv") {
            let intent = try Lab.reader.read(row[0], now: Lab.now).readings[0].intent.name
            #expect((intent == "ask_intake") == (row[1] == "ask_intake"), "'\(row[0])' is \(intent)")
        }
    }

    /// The facts in the order of the table, numbers as short as they go.
    private static func text(_ facts: ProfileFacts) -> String {
        func number(_ value: Double) -> String {
            let text = String(format: "%.2f", value)
            return facts.heightCentimetres == value ? String(format: "%g", (value * 10).rounded() / 10) : String(format: "%g", Double(text) ?? value)
        }
        var parts: [String] = []
        if let sex = facts.sex { parts.append("sex=\(sex.rawValue)") }
        if let age = facts.age { parts.append("age=\(number(age))") }
        if let year = facts.birthYear { parts.append("born=\(year)") }
        if let height = facts.heightCentimetres { parts.append("height=\(number(height))") }
        if let weight = facts.kilograms { parts.append("weight=\(number(weight))") }
        if let activity = facts.activity { parts.append("activity=\(activity.rawValue)") }
        switch facts.state {
        case .now(let state): parts.append("state=\(state.code)")
        case .over: parts.append("state=over")
        case nil: break
        }
        if let unread = facts.unread { parts.append("?=\(unread.rawValue)") }
        return parts.isEmpty ? "-" : parts.joined(separator: " ")
    }
}
