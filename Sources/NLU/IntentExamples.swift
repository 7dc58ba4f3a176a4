import Nutrition

/// Messages as the solver wants them: features by number, in one run of memory.
struct IntentExamples: Sendable {
    /// Features that are counted, in the order of their numbers.
    private(set) var features: [UInt64]
    /// Per message the class.
    private(set) var classes: [Int]
    /// Per message a number that depends on its text alone: what is drawn by it stays when other messages change.
    private(set) var draws: [UInt64]
    /// Where a message's numbers begin, and where its pieces of words do.
    private var starts: [Int] = [0]
    private var middles: [Int] = []
    private var numbers: [Int32] = []
    private var scales: [(words: Float, pieces: Float)] = []
    private(set) var meanings: [Float] = []
    /// Numbers of a meaning vector; 0 without a table.
    let width: Int

    /// One message: the numbers of its features in two blocks, each with its weight, and its meaning.
    struct Row {
        let words: Slice<UnsafeBufferPointer<Int32>>
        let pieces: Slice<UnsafeBufferPointer<Int32>>
        let wordScale: Float
        let pieceScale: Float
        let meaning: Slice<UnsafeBufferPointer<Float>>
    }

    var count: Int { classes.count }

    /// - Parameter minimumCount: a feature must be seen so often.
    init(_ inputs: [(input: IntentInput, intent: Int, draw: UInt64)], minimumCount: Int) {
        var seen: [UInt64] = []
        seen.reserveCapacity(inputs.count * 90)
        for (input, _, _) in inputs {
            seen.append(contentsOf: input.words)
            seen.append(contentsOf: input.pieces)
        }
        seen.sort()
        features = []
        var place = 0
        while place < seen.count {
            var end = place
            while end < seen.count, seen[end] == seen[place] { end += 1 }
            if end - place >= minimumCount { features.append(seen[place]) }
            place = end
        }
        let rows = HashRows(features)
        width = inputs.first?.input.meaning.count ?? 0
        classes = inputs.map(\.intent)
        draws = inputs.map(\.draw)
        for (input, _, _) in inputs {
            for feature in input.words { if let row = rows.row(feature) { numbers.append(Int32(row)) } }
            middles.append(numbers.count)
            for feature in input.pieces { if let row = rows.row(feature) { numbers.append(Int32(row)) } }
            starts.append(numbers.count)
            scales.append(IntentModel.scales(of: input))
            meanings.append(contentsOf: input.meaning)
        }
    }

    /// Calls the body with the rows of all messages.
    func withRows(_ body: (@escaping (Int) -> Row) -> Void) {
        numbers.withUnsafeBufferPointer { numbers in
            meanings.withUnsafeBufferPointer { meanings in
                body { message in
                    Row(
                        words: numbers[starts[message]..<middles[message]], pieces: numbers[middles[message]..<starts[message + 1]],
                        wordScale: scales[message].words, pieceScale: scales[message].pieces,
                        meaning: meanings[message * width..<(message + 1) * width])
                }
            }
        }
    }
}
