import Charts
public import Dialogue
public import Nutrition

extension Speaker {
    /// The charts of a reply as `data.chart` holds them.
    func charts(_ reply: Reply) -> [String] {
        reply.parts.compactMap { part in if case .chart(let figures) = part { json(figures) } else { nil } }
    }

    /// The picture of a chart and what it is a picture of.
    func svg(_ figures: ChartFigures) -> String {
        let drawn = drawn(figures, asText: false)
        return SVGChart.text(
            drawn.chart, description: ([drawn.chart.title + "."] + drawn.summary).joined(separator: " "), language: language,
            leastSpan: drawn.leastSpan, number: drawn.number)
    }

    /// `{"kind","title","unit","x":[…],"series":[{"name","values":[…]}],"goal":…,"svg"}`; what is unknown is null.
    private func json(_ figures: ChartFigures) -> String {
        let drawn = drawn(figures, asText: false)
        var json = JSONText()
        json.field("kind", figures.subject.kind)
        json.field("title", drawn.chart.title)
        json.field("unit", drawn.chart.unit)
        json.field("grain", figures.grain.rawValue)
        json.field("from", figures.days.lowerBound.description)
        json.field("to", figures.days.upperBound.description)
        json.raw("x", "[" + drawn.axis.map(JSONText.quoted).joined(separator: ",") + "]")
        json.array(
            "series",
            drawn.chart.series.map { series in
                var one = JSONText()
                one.field("name", series.name)
                one.raw("values", Speaker.numbers(series.values))
                return one.closed
            })
        let goals = drawn.chart.goals
        json.raw("goal", (goals.last ?? nil).map { JSONText.number($0, places: 2) } ?? "null")
        if Set(goals).count > 1 { json.raw("goals", Speaker.numbers(goals)) }
        json.field("svg", svg(figures))
        return json.closed
    }

    private static func numbers(_ values: [Double?]) -> String {
        "[" + values.map { $0.map { JSONText.number($0, places: 2) } ?? "null" }.joined(separator: ",") + "]"
    }
}

extension Wording {
    /// A chart as an SVG picture, in words of a language.
    public func svg(_ figures: ChartFigures, language: String, moment: Moment, units: String?) -> String {
        speaker(language, moment, units).svg(figures)
    }

    /// That there is nothing to draw, as a sentence.
    public func nothingToDraw(_ query: ChartQuery, language: String, moment: Moment, units: String?) -> String {
        speaker(language, moment, units).renderChart(.nothingToDraw(query.subject, query.days)).joined(separator: " ")
    }
}
