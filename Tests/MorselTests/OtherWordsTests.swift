import Nutrition
import Testing

/// The steps of whole talks in other words: `Tests/Corpus/otherwords.en.tsv` and `otherwords.es.tsv`, from the state that the talk's own words lead to.
///
/// Nobody judges anew: what a step in other words changes must be what a careful person would have changed at that step (`TalksTests`). Every tenth is
/// played; `MORSEL_SHOW_WRONG=1` prints those that come out otherwise.
@Suite struct OtherWordsTests {
    @Test(arguments: [("en", 0.9), ("es", 0.88)])
    func mostComeToTheSame(language: String, floor: Double) async throws {
        let talks = Dictionary(uniqueKeysWithValues: TalksTests.talks(language).map { ($0[0].talk, $0) })
        let rows = CorpusTable.lines(of: "otherwords.\(language).tsv", cells: 3).enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
        let said = try rows.map { cells in
            let talk = try #require(talks[cells[0]]), step = try #require(Int(cells[1])), own = talk[step - 1]
            return talk[..<(step - 1)] + [TalksTests.Step(talk: own.talk, moment: own.moment, message: cells[2], gold: own.gold)]
        }
        let played = try await RowsTests.all(said, none: []) { try await TalksTests.play(Array($0)) }
        var right = 0
        for (steps, talk) in zip(said, played) {
            let step = try #require(steps.last), last = try #require(talk.last)
            right += RowsTests.held(last, "\(step.talk) >> \(step.message)", to: step.gold, TalksTests.today(step)).isRight ? 1 : 0
        }
        print("other words \(language): \(right) of \(rows.count)")
        #expect(Double(right) >= floor * Double(rows.count))
    }
}
