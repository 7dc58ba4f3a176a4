extension TextChart {
    /// A line of braille dots, two by four in a character; points as bullets, while they leave the line to be seen.
    static func line(_ chart: Chart, _ leastSpan: Double, _ number: (Double) -> String) -> [String] {
        let scale = chart.scale(leastSpan: leastSpan)
        let perInterval = rowsPerInterval(scale.intervals)
        let height = scale.intervals * perInterval, width = TextChart.width - 4
        var grid = Grid(width: width, height: height)
        let count = chart.series.map(\.values.count).max() ?? 0
        func place(_ index: Int) -> Double {
            chart.places.indices.contains(index) ? chart.places[index] : count > 1 ? Double(index) / Double(count - 1) : 0.5
        }
        func dot(_ index: Int, _ value: Double) -> (x: Int, y: Int) {
            (Int((place(index) * Double(width * 2 - 1)).rounded()), Int(((1 - scale.place(value)) * Double(height * 4 - 1)).rounded()))
        }
        for series in chart.series where !series.isPoints {
            let dots = series.values.enumerated().compactMap { index, value in value.map { dot(index, $0) } }
            for (from, to) in zip(dots, dots.dropFirst()) { grid.draw(from, to) }
            if dots.count == 1 { grid.mark(dots[0]) }
        }
        for (index, goal) in chart.goals.enumerated() {
            // A goal is a line across: dashed, from one place to the next.
            guard let goal, index + 1 < max(count, 2) else { continue }
            let to = min(width * 2 - 1, chart.goals.count == 1 ? width * 2 - 1 : dot(index + 1, goal).x)
            for x in stride(from: dot(index, goal).x, through: to, by: 1) where x % 6 < 3 { grid.mark((x, dot(index, goal).y)) }
        }
        let points = chart.series.filter(\.isPoints).flatMap { $0.values.enumerated().compactMap { index, value in value.map { dot(index, $0) } } }
        let labels = scale.ticks.map(number)
        let margin = labels.map(\.count).max() ?? 0
        var cells = grid.characters
        for point in points { cells[point.y / 4][point.x / 2] = "•" }
        var lines = (0..<height).reversed().map { row in
            (axis(row, perInterval, labels, margin) + String(cells[height - 1 - row])).trimmed
        }
        lines.append(labels[0].padded(to: margin) + " ┼" + String(repeating: "─", count: width))
        let words = chart.labels.enumerated().map { index, word in
            (Swift.max(0, Swift.min(width - word.count, Int((place(index) * Double(width - 1)).rounded()))), word)
        }
        let below = placed(words, width: width)
        if !below.isEmpty { lines.append(String(repeating: " ", count: margin + 2) + below) }
        return lines
    }
}

/// Dots, eight in each character of the braille block.
private struct Grid {
    private var masks: [[UInt32]]

    init(width: Int, height: Int) { masks = Array(repeating: Array(repeating: 0, count: width), count: height) }

    /// Unicode numbers the dots of a braille character down its left side, then its right, and the lowest two last.
    private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

    mutating func mark(_ dot: (x: Int, y: Int)) {
        guard dot.y >= 0, dot.x >= 0, dot.y / 4 < masks.count, dot.x / 2 < masks[0].count else { return }
        masks[dot.y / 4][dot.x / 2] |= Grid.bits[dot.y % 4][dot.x % 2]
    }

    mutating func draw(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
        let steps = max(abs(to.x - from.x), abs(to.y - from.y), 1)
        for step in 0...steps {
            let part = Double(step) / Double(steps)
            mark((from.x + Int((Double(to.x - from.x) * part).rounded()), from.y + Int((Double(to.y - from.y) * part).rounded())))
        }
    }

    var characters: [[Character]] {
        masks.map { row in row.map { mask in mask == 0 ? " " : Unicode.Scalar(0x2800 + mask).map(Character.init) ?? " " } }
    }
}
