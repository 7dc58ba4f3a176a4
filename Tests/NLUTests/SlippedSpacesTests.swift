import Foundation
import NLU
import Testing

/// Spaces that slipped and slips of short words, put right before a message is read.
@Suite struct SlippedSpacesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let written: String, read: String

        var testDescription: String { written }
    }

    static let rows: [Row] = ((try? Lab.rows("slips.tsv")) ?? []).filter { $0.count == 2 && $0[0] != "written" }.map {
        Row(written: $0[0], read: $0[1])
    }

    @Test(arguments: rows)
    func isReadAsTabled(row: Row) throws {
        #expect(try Lab.reader.respaced(row.written) == row.read)
    }

    /// What is plain, and what corrections and questions of the corpus begin with, stays as it is.
    @Test func rightWordsStay() throws {
        let reader = try Lab.reader
        let messages = try Lab.rows("belonging.tsv").dropFirst().flatMap { $0.dropFirst().prefix(2) }.flatMap { $0.components(separatedBy: " / ") }
        let changed = Set(messages).filter { reader.respaced($0) != $0 }
        #expect(changed.count <= messages.count / 200, "\(changed.sorted())")
    }
}
