/// A chart as a picture of its own: no script, no font and no style from outside, light or dark as the reader has it.
public enum SVGChart {
    static let width = 640.0, height = 360.0
    static let left = 62.0, right = 16.0, top = 52.0, bottom = 40.0

    /// - Parameters:
    ///   - description: what the picture shows, for who cannot see it.
    ///   - language: of its words, a code.
    ///   - number: how a tick is written.
    public static func text(
        _ chart: Chart, description: String, language: String, leastSpan: Double = 0, number: (Double) -> String
    ) -> String {
        let body = chart.form == .rows ? rows(chart) : plot(chart, leastSpan, number)
        let height = chart.form == .rows ? rowsHeight(chart) : SVGChart.height
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 \(figure(height))" role="img" aria-labelledby="t d" lang="\(escaped(language))">\
            <title id="t">\(escaped(chart.title))</title><desc id="d">\(escaped(description))</desc>\
            <style>\(style)</style><rect class="bg" width="640" height="\(figure(height))"/>\
            <text class="h" x="16" y="24">\(escaped(chart.title))</text>\(body)</svg>
            """
    }

    private static let style = """
        svg{--i:#1f2a37;--m:#5b6675;--g:#e3e7ec;--a:#2e7d5b;--b:#b4540a;--p:#fff;font:12px system-ui,sans-serif}\
        @media(prefers-color-scheme:dark){svg{--i:#f3f5f7;--m:#a9b3bf;--g:#303a46;--a:#63c397;--b:#f0a35e;--p:#141a21}}\
        .bg{fill:var(--p)}text{fill:var(--m)}.h{fill:var(--i);font-size:15px;font-weight:600}.v{fill:var(--i)}\
        .g{stroke:var(--g)}.x{stroke:var(--m)}.c{fill:var(--a)}.l{fill:none;stroke:var(--a);stroke-width:2;stroke-linejoin:round}\
        .d{fill:var(--m);opacity:.6}.o{fill:none;stroke:var(--b);stroke-width:1.5;stroke-dasharray:6 4}.k{fill:var(--b)}.e{text-anchor:end}.n{text-anchor:middle}
        """

    // MARK: Columns and lines

    private static func plot(_ chart: Chart, _ leastSpan: Double, _ number: (Double) -> String) -> String {
        let scale = chart.scale(leastSpan: leastSpan)
        let wide = width - left - right, high = height - top - bottom, base = top + high
        func y(_ value: Double) -> Double { base - scale.place(value) * high }
        var body = ""
        for tick in scale.ticks {
            body += "<path class=\"g\" d=\"M\(figure(left)) \(figure(y(tick)))H\(figure(width - right))\"/>"
            body += "<text class=\"e\" x=\"\(figure(left - 8))\" y=\"\(figure(y(tick) + 4))\">\(escaped(number(tick)))</text>"
        }
        if !chart.unit.isEmpty { body += "<text class=\"e\" x=\"\(figure(left - 8))\" y=\"\(figure(top - 10))\">\(escaped(chart.unit))</text>" }
        let count = max(chart.labels.count, chart.series.map(\.values.count).max() ?? 0)
        let slot = wide / Double(max(1, count))
        func x(_ place: Int) -> Double {
            guard chart.form == .line else { return left + (Double(place) + 0.5) * slot }
            let share = chart.places.indices.contains(place) ? chart.places[place] : count > 1 ? Double(place) / Double(count - 1) : 0.5
            return left + 6 + share * (wide - 12)
        }
        var free = -Double.infinity
        for (place, label) in chart.labels.enumerated() where !label.isEmpty {
            let half = Double(label.count) * 3.4
            let middle = min(max(x(place), left + half), width - right - half + 6)
            guard middle - half > free else { continue }
            free = middle + half + 6
            body += "<text class=\"n\" x=\"\(figure(middle))\" y=\"\(figure(base + 18))\">\(escaped(label))</text>"
        }
        for series in chart.series {
            if chart.form == .columns {
                let bar = min(48, slot * (count > 60 ? 1 : 0.7))
                var columns = ""
                for (place, value) in series.values.enumerated() {
                    guard let value, value > 0 else { continue }
                    columns += "M\(figure(x(place) - bar / 2)) \(figure(base))V\(figure(y(value)))h\(figure(bar))V\(figure(base))z"
                }
                if !columns.isEmpty { body += "<path class=\"c\" d=\"\(columns)\"/>" }
            } else if series.isPoints {
                for (place, value) in series.values.enumerated() {
                    if let value { body += "<circle class=\"d\" cx=\"\(figure(x(place)))\" cy=\"\(figure(y(value)))\" r=\"2.5\"/>" }
                }
            } else {
                let points = series.values.enumerated().compactMap { place, value in value.map { "\(figure(x(place))) \(figure(y($0)))" } }
                body += "<path class=\"l\" d=\"M\(points.joined(separator: "L"))\"/>"
            }
        }
        if chart.series.count > 1 {
            // What is a line and what are points, by their signs.
            var x = width - right
            for series in chart.series.reversed() {
                body += "<text class=\"e\" x=\"\(figure(x))\" y=\"24\">\(escaped(series.name))</text>"
                x -= Double(series.name.count) * 6.5 + 12
                body +=
                    series.isPoints
                    ? "<circle class=\"d\" cx=\"\(figure(x))\" cy=\"20\" r=\"2.5\"/>" : "<path class=\"l\" d=\"M\(figure(x - 8)) 20h14\"/>"
                x -= 20
            }
        }
        body += "<path class=\"x\" d=\"M\(figure(left)) \(figure(base))H\(figure(width - right))\"/>"
        return body + goal(chart, x, y, slot)
    }

    /// The goal as a dashed line that steps where it was changed, with its name at the end.
    private static func goal(_ chart: Chart, _ x: (Int) -> Double, _ y: (Double) -> Double, _ slot: Double) -> String {
        var path = ""
        var last: Double?
        for (place, goal) in chart.goals.enumerated() {
            if let goal {
                let half = chart.form == .line ? 0 : slot / 2
                path +=
                    goal == last
                    ? "H\(figure(x(place) + half))"
                    : (last == nil ? "M" : "L") + "\(figure(x(place) - half)) \(figure(y(goal)))H\(figure(x(place) + half))"
            }
            last = goal
        }
        guard !path.isEmpty, chart.goals.contains(where: { $0 != nil }) else { return "" }
        return
            "<path class=\"o\" d=\"\(path)\"/><text class=\"k e\" x=\"\(figure(width - right))\" y=\"\(figure(top - 10))\">\(escaped(chart.goalName))</text>"
    }

    // MARK: Rows

    private static func rowsHeight(_ chart: Chart) -> Double { top + Double(chart.labels.count) * 24 + 12 }

    private static func rows(_ chart: Chart) -> String {
        let values = chart.series.first?.values ?? []
        let most = max(values.compactMap(\.self).max() ?? 0, chart.goals.compactMap(\.self).max() ?? 0, 1e-9)
        let from = 150.0, wide = width - from - right - 130
        var body = ""
        for (place, label) in chart.labels.enumerated() {
            let y = top + Double(place) * 24
            body += "<text class=\"e v\" x=\"\(figure(from - 8))\" y=\"\(figure(y + 13))\">\(escaped(label))</text>"
            let value = values.indices.contains(place) ? values[place] ?? 0 : 0
            body += "<rect class=\"c\" x=\"\(figure(from))\" y=\"\(figure(y + 2))\" width=\"\(figure(max(0, value) / most * wide))\" height=\"14\"/>"
            if chart.notes.indices.contains(place) {
                body += "<text x=\"\(figure(from + max(0, value) / most * wide + 6))\" y=\"\(figure(y + 13))\">\(escaped(chart.notes[place]))</text>"
            }
        }
        guard let goal = chart.goals.first.flatMap(\.self), chart.goals.allSatisfy({ $0 == goal }) else { return body }
        let x = from + goal / most * wide
        return body + "<path class=\"o\" d=\"M\(figure(x)) \(figure(top - 6))V\(figure(rowsHeight(chart) - 8))\"/>"
            + "<text class=\"k n\" x=\"\(figure(x))\" y=\"\(figure(top - 10))\">\(escaped(chart.goalName))</text>"
    }

    // MARK: Text

    /// With one decimal at most.
    static func figure(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let tenths = Int((value * 10).rounded())
        let whole = abs(tenths) / 10, rest = abs(tenths) % 10
        return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
    }

    /// For text and for attributes: what has a meaning in XML is written by its name, and what XML does not allow is left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += " "
            default: if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
