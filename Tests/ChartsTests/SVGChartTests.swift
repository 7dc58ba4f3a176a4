import Charts
import Testing

@Suite struct SVGChartTests {
    private func svg(_ chart: Chart) -> String { SVGChart.text(chart, description: "<&\"'>", language: "en") { "\(Int($0))" } }

    private func chart(_ count: Int, form: Chart.Form = .columns) -> Chart {
        let values: [Double?] = (0..<count).map { place in
            let value = 1500 + Double(place * 37 % 900)
            return place % 7 == 3 ? nil : value
        }
        let goals = [Double?](repeating: 2000, count: count)
        return Chart(
            form: form, title: "A <b> & \"c\"\u{1B}", unit: "kcal", labels: (0..<count).map { "d\($0)" },
            series: [Chart.Series(name: "kcal", values: values)], goals: goals, goalName: "goal")
    }

    @Test func textIsEscaped() {
        let text = svg(chart(3))
        #expect(text.contains("A &lt;b&gt; &amp; &quot;c&quot;<"))
        #expect(text.contains("<desc id=\"d\">&lt;&amp;&quot;&#39;&gt;</desc>"))
        #expect(!text.contains("\u{1B}"))
    }

    @Test(arguments: [0, 1, 7, 31, 365], [Chart.Form.columns, .line, .rows])
    func isSmallAndWhole(count: Int, form: Chart.Form) {
        if form == .rows, count > 40 { return }
        let text = svg(chart(count, form: form))
        #expect(text.utf8.count < 20_000, "\(text.utf8.count)")
        #expect(text.hasPrefix("<svg xmlns=") && text.hasSuffix("</svg>"))
        #expect(text.contains("prefers-color-scheme:dark"))
        #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("http://www.w3.org/1999"))
        #expect(!text.contains("<script") && !text.contains("href"))
    }

    @Test func weighInsOfAYearStaySmall() {
        var chart = chart(365, form: .line)
        let weights: [Double?] = (0..<365).map { 80 + Double($0 % 11) / 10 }
        chart.series.append(Chart.Series(name: "w", values: weights, isPoints: true))
        #expect(svg(chart).utf8.count < 40_000)
    }
}
