/// A chart in lines of text, at most 70 columns wide, none of them empty.
public enum TextChart {
    /// The widest plot, without its axis.
    static let width = 60
    static let blocks: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    static let bars: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

    /// - Parameters:
    ///   - leastSpan: of the axis of a line.
    ///   - number: how a tick is written.
    public static func lines(_ chart: Chart, leastSpan: Double = 0, number: (Double) -> String) -> [String] {
        switch chart.form {
        case .columns: columns(chart, number)
        case .line: line(chart, leastSpan, number)
        case .rows: rows(chart)
        }
    }

    // MARK: Columns

    private static func columns(_ chart: Chart, _ number: (Double) -> String) -> [String] {
        let values = chart.series.first?.values ?? []
        let scale = chart.scale()
        let perInterval = rowsPerInterval(scale.intervals)
        let height = scale.intervals * perInterval
        let slot = max(1, min(7, width / max(1, values.count)))
        let gap = slot >= 6 ? 2 : slot > 1 ? 1 : 0
        func goalRow(_ place: Int) -> Int? {
            guard chart.goals.indices.contains(place), let goal = chart.goals[place] else { return nil }
            return max(0, Int((scale.place(goal) * Double(height)).rounded(.up)) - 1)
        }
        var lines: [String] = []
        let labels = scale.ticks.map(number)
        let margin = labels.map(\.count).max() ?? 0
        for row in (0..<height).reversed() {
            var line = axis(row, perInterval, labels, margin)
            for (place, value) in values.enumerated() {
                let isGoal = goalRow(place) == row
                let blank: Character = isGoal ? "╌" : " "
                var cell = blank
                if let value {
                    let eighths = scale.place(value) * Double(height) * 8
                    // What is not nothing is seen.
                    let filled = max(value > 0 && row == 0 ? 1 : 0, Int((eighths - Double(row) * 8).rounded()))
                    if filled > 0 { cell = blocks[min(8, filled)] }
                    line += String(repeating: cell, count: slot - gap)
                } else {
                    let bar = slot - gap
                    line +=
                        row == 0 && !isGoal
                        ? String(repeating: " ", count: (bar - 1) / 2) + "·" + String(repeating: " ", count: bar - 1 - (bar - 1) / 2)
                        : String(repeating: blank, count: bar)
                }
                line += String(repeating: blank, count: gap)
            }
            lines.append(line.trimmed)
        }
        lines.append(labels[0].padded(to: margin) + " ┼" + String(repeating: "─", count: max(1, slot * values.count - gap)))
        let below = placed(chart.labels.enumerated().map { ($0 * slot, $1) }, width: max(slot * values.count, 6))
        if !below.isEmpty { lines.append(String(repeating: " ", count: margin + 2) + below) }
        return lines
    }

    static func rowsPerInterval(_ intervals: Int) -> Int { intervals >= 4 ? 2 : intervals == 3 ? 3 : intervals == 2 ? 4 : 6 }

    static func axis(_ row: Int, _ perInterval: Int, _ labels: [String], _ margin: Int) -> String {
        let isTick = (row + 1) % perInterval == 0
        return (isTick ? labels[(row + 1) / perInterval] : "").padded(to: margin) + (isTick ? " ┤" : " │")
    }

    /// Words at their columns, as far as they do not run into each other.
    static func placed(_ words: [(column: Int, word: String)], width: Int) -> String {
        var line = ""
        for (column, word) in words where !word.isEmpty && column + word.count <= width + 4 {
            guard line.isEmpty || column > line.count else { continue }
            line += String(repeating: " ", count: column - line.count) + word
        }
        return line
    }

    // MARK: Rows

    /// "iron      64 % ████████▏     │": a bar for each row; a full bar is the mark at 1.
    private static func rows(_ chart: Chart) -> [String] {
        let values = chart.series.first?.values ?? []
        let names = chart.labels.map(\.count).max() ?? 0
        let notes = chart.notes.map(\.count).max() ?? 0
        let most = max(values.compactMap(\.self).max() ?? 0, chart.goals.compactMap(\.self).max() ?? 0, 1e-9)
        let room = max(10, min(40, 66 - names - notes))
        return values.enumerated().map { place, value in
            let note = chart.notes.indices.contains(place) ? chart.notes[place].padded(to: notes) + " " : ""
            let name = chart.labels[place] + String(repeating: " ", count: names - chart.labels[place].count)
            var bar = bar(max(0, value ?? 0) / most * Double(room), isSeen: (value ?? 0) > 0)
            if chart.goals.indices.contains(place), let goal = chart.goals[place] {
                let column = min(room - 1, max(0, Int((goal / most * Double(room)).rounded()) - 1))
                if bar.count <= column { bar += String(repeating: " ", count: column - bar.count) + "┊" }
            }
            return "\(name) \(note)\(bar)".trimmed
        }
    }

    static func bar(_ cells: Double, isSeen: Bool) -> String {
        let eighths = max(isSeen ? 1 : 0, Int((cells * 8).rounded()))
        return String(repeating: "█", count: eighths / 8) + (eighths % 8 > 0 ? String(bars[eighths % 8 - 1]) : "")
    }
}

extension String {
    /// With spaces before it.
    func padded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

    /// Without spaces at its end.
    var trimmed: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
