/// What an import did, as values: how much was read, what came of it, and what was left out with the first places of each reason.
public struct ImportReport: Sendable, Hashable {
    /// A line of a file.
    public struct Place: Sendable, Hashable, CustomStringConvertible {
        public var file: String
        /// Counted from 1; 0 when the file as a whole is meant.
        public var line: Int

        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }

        public var description: String { line == 0 ? file : "\(file):\(line)" }
    }

    /// Rows left out for one reason.
    public struct Skipped: Sendable, Hashable {
        public var reason: String
        public var count: Int
        /// The first few.
        public var places: [Place]
    }

    /// Rows that could have become something.
    public var read = 0
    public var added = 0
    public var changed = 0
    public var unchanged = 0
    /// In the order in which the reasons first came up.
    public private(set) var skipped: [Skipped] = []
    /// Rows of side tables that could not be used (a portion without a weight); what they belong to may well be among those read.
    public private(set) var notes: [Skipped] = []
    /// Sentences about the whole file; at most twenty are kept.
    public private(set) var warnings: [String] = []

    /// How many places of a reason are kept.
    public static let places = 3

    public init() {}

    /// Leaves a row out. The reason is a short text of the importer ("no name"), the same for all rows it fits, and never holds the row's words.
    public mutating func skip(_ reason: String, at place: Place) { ImportReport.count(reason, place, in: &skipped) }

    /// Leaves a row of a side table out.
    public mutating func note(_ reason: String, at place: Place) { ImportReport.count(reason, place, in: &notes) }

    private static func count(_ reason: String, _ place: Place, in list: inout [Skipped]) {
        let index = list.firstIndex { $0.reason == reason } ?? list.endIndex
        if index == list.endIndex { list.append(Skipped(reason: reason, count: 0, places: [])) }
        list[index].count += 1
        if list[index].places.count < places { list[index].places.append(place) }
    }

    /// Says something of the file as a whole, once.
    public mutating func warn(_ sentence: String) {
        if warnings.count < 20, !warnings.contains(sentence) { warnings.append(sentence) }
    }

    /// How many rows were left out.
    public var skippedCount: Int { skipped.reduce(0) { $0 + $1.count } }

    /// For a person to read, several lines without a newline at the end.
    /// - Parameters:
    ///   - noun: what was imported, in the plural: "foods".
    ///   - isPreview: nothing was written; the counts tell what would have been.
    public func text(of noun: String, isPreview: Bool = false) -> String {
        var lines = [
            "Read \(read) \(noun): \(added) \(isPreview ? "would be added" : "added"), \(changed) changed, \(unchanged) unchanged, \(skippedCount) skipped."
        ]
        for (verb, list) in [("skipped", skipped), ("noted", notes)] {
            for row in list.sorted(by: { $0.count > $1.count }) {
                let more = row.count > row.places.count ? ", …" : ""
                lines.append("  \(verb) \(row.count): \(row.reason) (\(row.places.map(\.description).joined(separator: ", "))\(more))")
            }
        }
        lines += warnings.map { "  note: \($0)" }
        return lines.joined(separator: "\n")
    }
}
