import Bot
import Foundation
import NLU
import Nutrition
import Testing

/// The built-in brain, trained once for all tests, and the corpus tables beside them.
enum Lab {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let built = Result { try Brain.assemble(data: root) }

    static var brain: Brain { get throws { try built.get() } }
    static var reader: Reader { get throws { try brain.reader } }

    /// Saturday 2026-11-21, 08:10.
    static let now = Moment(day: Day(year: 2026, month: 11, day: 21), minute: 490, epoch: 1_795_248_600)

    /// The rows of a corpus table as cells.
    static func rows(_ name: String) throws -> [[String]] {
        try rows(at: root.appending(path: "Tests/Corpus/\(name)"))
    }

    static func rows(at file: URL) throws -> [[String]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
