/// What a chart shows, in words of one language already: drawn as text (`TextChart`) or as a picture (`SVGChart`).
public struct Chart: Sendable, Hashable {
    public enum Form: Sendable, Hashable {
        /// A column for each place on the axis, from zero.
        case columns
        /// A line through points, on an axis that fits them.
        case line
        /// A bar for each row, its share of the longest or of a mark.
        case rows
    }

    /// Values by place; nil where nothing is known, which is not zero.
    public struct Series: Sendable, Hashable {
        public var name: String
        public var values: [Double?]
        /// Drawn as points, not joined by a line.
        public var isPoints: Bool

        public init(name: String, values: [Double?], isPoints: Bool = false) {
            self.name = name
            self.values = values
            self.isPoints = isPoints
        }
    }

    public var form: Form
    public var title: String
    public var unit: String
    /// A word for each place; "" where none is to stand.
    public var labels: [String]
    /// Where each place stands along the axis, 0 to 1: days apart are drawn apart. Empty: evenly.
    public var places: [Double]
    public var series: [Series]
    /// The goal of each place; empty when there is none at all.
    public var goals: [Double?]
    /// What the goal is called: "goal 2,000 kcal".
    public var goalName: String
    /// What is told of each row beside its bar.
    public var notes: [String]

    public init(
        form: Form, title: String, unit: String, labels: [String], places: [Double] = [], series: [Series], goals: [Double?] = [],
        goalName: String = "", notes: [String] = []
    ) {
        self.form = form
        self.title = title
        self.unit = unit
        self.labels = labels
        self.places = places
        self.series = series
        self.goals = goals
        self.goalName = goalName
        self.notes = notes
    }

    /// Every number that the axis has to hold.
    public var values: [Double] { series.flatMap { $0.values.compactMap(\.self) } + goals.compactMap(\.self) }

    /// The axis that fits.
    public func scale(leastSpan: Double = 0) -> Scale { Scale(fitting: values, fromZero: form != .line, leastSpan: leastSpan) }
}
