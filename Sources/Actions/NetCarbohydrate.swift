import Dialogue
import Nutrition

extension Outcome {
    /// The same, with what carbohydrate comes to without fibre where just these two were asked about: "net carbs".
    var withNetCarbohydrate: Outcome {
        var whole = self
        for part in parts {
            let net: Double?
            switch part {
            case .nutrients(let answers) where Set(answers.map(\.nutrient)) == [.carbohydrate, .fiber]:
                let known = answers.compactMap { answer in answer.value.map { answer.nutrient == .fiber ? -$0 : $0 } }
                net = known.count == answers.count ? known.reduce(0, +) : nil
            case .summary(_, _, let totals, let nutrients) where nutrients == [.carbohydrate, .fiber]:
                net = totals.reduce(0) { $0 + ($1.sum[.carbohydrate] ?? 0) - ($1.sum[.fiber] ?? 0) }
            default: net = nil
            }
            if let net { whole.parts.append(.own(.netCarbohydrate(max(0, net)))) }
        }
        return whole
    }
}
