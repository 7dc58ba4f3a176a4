import Dialogue
import Nutrition

extension Speaker {
    /// A month of days with what each held, a week a line.
    func calendar(_ figures: ChartFigures) -> [String] {
        guard case .amounts(let days) = figures.body, let first = days.first else { return [] }
        // Of a single day's cell: "21▲2,940".
        func cell(_ day: ChartFigures.Amount) -> String {
            let number = "\(day.days.lowerBound.civil.day)"
            guard let value = day.value else { return pad(number, 2) + " ·" }
            let isOver = day.goal.map { value.rounded(.toNearestOrAwayFromZero) > $0.rounded(.toNearestOrAwayFromZero) } ?? false
            return pad(number, 2) + (isOver ? "▲" : " ") + numbers.whole(value)
        }
        let width = 9
        func line(_ cells: [String]) -> String {
            var line = cells.map { $0 + String(repeating: " ", count: max(1, width - $0.count)) }.joined()
            while line.last == " " { line.removeLast() }
            return line
        }
        var lines = [title(figures) + ":", line(list(.weekdays).map { " " + $0.prefix(3) })]
        var week = [String](repeating: "", count: first.days.lowerBound.weekday - 1)
        for day in days {
            week.append(cell(day))
            if day.days.lowerBound.weekday == 7 {
                lines.append(line(week))
                week = []
            }
        }
        if !week.isEmpty { lines.append(line(week)) }
        var legend: [String] = []
        if days.contains(where: { $0.goal != nil }) { legend.append(say(.chartOverMark)) }
        if days.contains(where: { $0.value == nil }) { legend.append(say(.chartGapMark)) }
        if !legend.isEmpty { lines.append(legend.joined(separator: "   ")) }
        return lines
    }

    private func pad(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
}
