import Charts
import Testing

@Suite struct TextChartTests {
    private func chart(_ values: [Double?], goals: [Double?] = [], form: Chart.Form = .columns) -> Chart {
        Chart(
            form: form, title: "T", unit: "kcal", labels: values.indices.map { "\($0 + 1)" }, series: [.init(name: "kcal", values: values)],
            goals: goals)
    }

    private func lines(_ chart: Chart) -> [String] { TextChart.lines(chart) { "\(Int($0))" } }

    @Test func aColumnReachesTheLineOfItsTick() {
        // 0 to 2,000 by 500: four intervals of two rows; a row is 250.
        let drawn = lines(chart([2000, 1000, nil, 125]))
        #expect(
            drawn == [
                "2000 ┤█████", "     │█████", "1500 ┤█████", "     │█████", "1000 ┤█████  █████", "     │█████  █████", " 500 ┤█████  █████",
                "     │█████  █████    ·    ▄▄▄▄▄", "   0 ┼──────────────────────────", "      1      2      3      4",
            ])
    }

    @Test func theGoalRunsBehindTheColumns() {
        let drawn = lines(chart([1000, 2000], goals: [1500, 1500]))
        #expect(drawn.first { $0.hasPrefix("1500") } == "1500 ┤╌╌╌╌╌╌╌█████╌╌")
    }

    @Test(arguments: [1, 2, 7, 8, 14, 30, 31, 53, 60])
    func noLineIsEmptyOrTooWide(count: Int) {
        for value in [nil, 0, 0.001, 1, 99999] as [Double?] {
            for form in [Chart.Form.columns, .line] {
                let drawn = lines(chart(Array(repeating: value, count: count), goals: Array(repeating: 5, count: count), form: form))
                #expect(drawn.allSatisfy { !$0.isEmpty && $0.count <= 70 && $0.last != " " }, "\(drawn)")
            }
        }
    }

    @Test func aLineGoesFromTheFirstPointToTheLast() {
        var chart = chart([0, 10], form: .line)
        chart.places = [0, 1]
        let drawn = lines(chart)
        #expect(drawn.first?.hasSuffix("⠉") == true || drawn.first?.last.map { "⠁⠉⠊⠔⡠⠤⠒⠈⣀⢀⠐".contains($0) } == true)
        #expect(drawn.dropLast(2).allSatisfy { line in line.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } })
    }

    @Test func rowsEndInEighths() {
        var chart = chart([100, 50, 1], form: .rows)
        chart.labels = ["a", "bb", "c"]
        chart.notes = ["100 %", "50 %", "1 %"]
        let drawn = lines(chart)
        #expect(drawn[0] == "a  100 % " + String(repeating: "█", count: 40))
        #expect(drawn[1] == "bb  50 % " + String(repeating: "█", count: 20))
        #expect(drawn[2] == "c    1 % ▍")
    }
}
