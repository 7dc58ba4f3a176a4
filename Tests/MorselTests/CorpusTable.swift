import Foundation

/// A table of `Tests/Corpus` whose lines are short talks: a head line, then cells parted by tabs; lines that open with `#` are remarks.
enum CorpusTable {
    /// The lines that have so many cells; none where there is no such table.
    static func lines(of name: String, cells count: Int) -> [[String]] {
        let text = (try? String(contentsOf: WallTests.root.appending(path: "Tests/Corpus/\(name)"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return cells.count == count ? cells : nil
        }
    }
}
