/// What `Judgement` learned: a weight for each thing that can be seen of a result; 0 for what was never seen.
public struct JudgementWeights: Sendable {
    private let table: [String: Double]

    /// - Parameter text: `intents/judgement.tsv`, a feature and its weight a line, divided by a tab.
    public init(_ text: String) {
        table = Dictionary(
            text.split(separator: "\n").compactMap { line in
                let cells = line.split(separator: "\t")
                return cells.count == 2 ? Double(cells[1]).map { (String(cells[0]), $0) } : nil
            }, uniquingKeysWith: { first, _ in first })
    }

    subscript(feature: String) -> Double { table[feature] ?? 0 }
}
