import Dialogue
import Nutrition
import Replies
import Store

extension PersonExport {
    /// The tables that a person's data makes, each a file of its own name.
    public enum Table: String, Sendable, CaseIterable {
        case entries, exercise, weights, water, goals, settings, kept, messages
    }

    /// Writes a table as CSV (RFC 4180) with a header: lines end in CR LF, an unknown figure is an empty cell.
    ///
    /// Text that a spreadsheet would take for a formula gets an apostrophe before it; reading the file in again takes it away.
    public func writeCSV(_ table: Table, to sink: (String) throws -> Void) async throws {
        func write(_ rows: [[Cell]]) throws { try sink(rows.map(Cell.line).joined()) }
        try write([table.columns.map(Cell.text)])
        switch table {
        case .entries: try await entries { try write($0.map(\.cells)) }
        case .exercise:
            try await exercise { rows in
                try write(
                    rows.map {
                        [
                            .text($0.day.description), .text($0.activity), .number($0.minutes), .number($0.kilometres), .number($0.kilocalories),
                            .number($0.met), .text($0.source), .text($0.assumed.joined(separator: " ")),
                        ]
                    })
            }
        case .weights:
            try await weights { try write($0.map { [.text($0.day.description), .number($0.kilograms), .text($0.unit)] }) }
        case .water:
            try await water { try write($0.map { [.text($0.day.description), .number($0.millilitres)] }) }
        case .goals:
            try write(try await read { try $0.goals() }.map { [.text($0.from.description), .text($0.nutrient.key), .number($0.amount)] })
        case .settings:
            try write(try await read { try $0.settings() }.map { [.text($0.key), .text($0.value ?? "")] })
        case .kept:
            try write(try await kept().map { [.text($0.kind.rawValue), .text($0.day?.description ?? ""), .text($0.name ?? ""), .text($0.json)] })
        case .messages:
            try await turns { rows in
                try write(
                    rows.map {
                        [
                            .number(Double($0.turn)), .text(PersonExport.instant($0.at)), .text($0.day.description), .text($0.message ?? ""),
                            .text($0.intent.replacing(",", with: " ")), .text($0.answer), .text($0.change ?? ""),
                        ]
                    })
            }
        }
    }
}

extension PersonExport.Table {
    /// Those of the diary are what `morsel import csv` reads.
    var columns: [String] {
        switch self {
        case .entries:
            ["date", "time", "meal", "food", "food_id", "quantity", "unit", "grams"] + Nutrient.allCases.map(\.key)
                + ["noun", "said", "assumed", "portion_source"]
        case .exercise: ["date", "activity", "minutes", "kilometres", "energy_kcal", "met", "source", "assumed"]
        case .weights: ["date", "kilograms", "unit"]
        case .water: ["date", "millilitres"]
        case .goals: ["from_date", "nutrient", "amount"]
        case .settings: ["key", "value"]
        case .kept: ["kind", "date", "name", "content"]
        case .messages: ["turn", "at", "date", "message", "intents", "reply", "changes"]
        }
    }
}

/// A cell of a table.
enum Cell {
    case text(String)
    case number(Double?)
    case amount(Double?, Nutrient)

    /// The cells of a row with its end.
    static func line(_ cells: [Cell]) -> String { cells.map(\.written).joined(separator: ",") + "\r\n" }

    private var written: String {
        switch self {
        case .text(let text): Cell.quoted(Cell.harmless(text))
        case .number(let value): value.map(PersonExport.figure) ?? ""
        case .amount(let value, let nutrient): value.map { PersonExport.figure($0, of: nutrient) } ?? ""
        }
    }

    /// With an apostrophe before what begins like a formula, or like a text that was given one: so it can be taken away again.
    static func harmless(_ text: String) -> String {
        guard let first = text.unicodeScalars.first(where: { $0 != "'" }), "=+-@\t\r".unicodeScalars.contains(first) else { return text }
        return "'" + text
    }

    private static func quoted(_ text: String) -> String {
        let bytes = text.utf8
        let isPlain = bytes.allSatisfy { $0 != 44 && $0 != 34 && $0 != 10 && $0 != 13 } && bytes.first != 32 && bytes.last != 32
        return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}

extension Entry {
    fileprivate var cells: [Cell] {
        [
            .text(day.description), .text(minute.map(Moment.clock) ?? ""), .text(meal.rawValue), .text(food), .text(foodID.code),
            .number(quantity), .text(unit), .number(knownGrams),
        ] + Nutrient.allCases.map { .amount(nutrients[$0], $0) }
            + [.text(noun), .text(said), .text(assumed.map(\.rawValue).joined(separator: " ")), .text(portionSource.rawValue)]
    }
}
