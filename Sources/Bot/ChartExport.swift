import Actions
import Dialogue
public import Nutrition
import Replies
import Store

/// A chart of a person's diary as a picture, outside a conversation.
public enum ChartExport {
    /// What to draw.
    public struct Request: Sendable, Hashable {
        /// `calories`, `weight`, `macronutrients`, `nutrients`, `water`, `exercise`, or a nutrient's key.
        public var kind: String
        /// So many days that end today; nil draws what suits the kind.
        public var days: Int?
        /// `day`, `week` or `month`.
        public var grain: String?
        /// nil: the one that replies were asked to be in, else English.
        public var language: String?

        public init(kind: String, days: Int? = nil, grain: String? = nil, language: String? = nil) {
            self.kind = kind
            self.days = days
            self.grain = grain
            self.language = language
        }
    }

    /// There is nothing to draw, as a sentence.
    public struct Nothing: Error, CustomStringConvertible {
        public let description: String
    }

    public static let kinds = "calories, weight, macronutrients, nutrients, water, exercise"

    public static func knows(_ request: Request) -> Bool { ChartQuery(kind: request.kind) != nil }

    static func query(_ request: Request, today: Day) -> ChartQuery? {
        ChartQuery(
            kind: request.kind, days: request.days.map { today.advanced(by: 1 - max(1, $0))...today },
            grain: request.grain.flatMap(ChartQuery.Grain.init(rawValue:)))
    }
}

extension PersonExport {
    /// The picture as SVG.
    /// - Throws: `ChartExport.Nothing` when there is nothing to draw.
    public func chart(_ request: ChartExport.Request, at moment: Moment) async throws -> String {
        let brain = try Brain.assemble(data: try DataFolder.find(nil))
        guard let query = ChartExport.query(request, today: moment.day) else {
            throw ChartExport.Nothing(description: "There is no chart of '\(request.kind)'.")
        }
        let knowledge = brain.knowledge
        let (figures, language, units) = try await read { diary in
            (
                try ChartReading(diary: diary, knowledge: knowledge, today: moment.day).figures(query), try diary.setting(Setting.language),
                try diary.setting("units")
            )
        }
        let spoken = request.language ?? language ?? "en"
        guard let figures else {
            throw ChartExport.Nothing(description: brain.wording.nothingToDraw(query, language: spoken, moment: moment, units: units))
        }
        return brain.wording.svg(figures, language: spoken, moment: moment, units: units)
    }
}
