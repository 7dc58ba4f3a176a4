import Dialogue
import Nutrition

extension Speaker {
    /// Exercise, water and weights: what was changed, and what was asked of them.
    func renderBody(_ part: Part) -> [String] {
        switch part {
        case .bodyDeleted(let rows):
            return rows.count == 1 ? [say(.deletedOne, ["row": describeWithDay(rows[0])])] : [say(.deleted)] + listed(rows, describeWithDay)
        case .bodyMoved(let rows): return rows.map { say(.movedOne, ["row": describe($0), "place": day(of: $0).map(name) ?? ""]) }
        case .bodyCorrected(_, let after): return [say(.correctedAmount, ["row": describeWithDay(after)])]
        case .bodySame(let row): return [say(.alreadySo, ["row": describeWithDay(row)])]
        case .bodyUnknown(let kind, let activity, let when):
            let day = when.days.map { $0.lowerBound == $0.upperBound ? on($0.lowerBound) : say(.betweenDays, ["days": name($0)]) } ?? ""
            let what = activity.map { "\u{201C}\($0)\u{201D}" } ?? say(key: "body.\(kind.rawValue)") ?? kind.rawValue
            return [say(.bodyUnknown, ["what": activity == nil ? what : "\"\(activity ?? "")\"", "day": day.isEmpty ? "" : " " + day])]
        case .weightsOn(let days, let weights, let before): return self.weights(on: days, weights, before)
        case .waterDrunk(let days, let rows): return water(days, rows)
        case .exerciseDone(let days, let rows): return exercise(days, rows)
        case .burning(let exercise): return [say(key: "burning", ["exercise": describe(exercise)]) ?? ""]
        default: return []
        }
    }

    /// "running, 30 min: about 326 kcal, yesterday (Friday 20)": with its day where that is not today.
    func describeWithDay(_ record: Record) -> String {
        guard let day = day(of: record), day != moment.day else { return describe(record) }
        return say(.rowOfDay, ["row": describe(record), "day": on(day)])
    }

    private func day(of record: Record) -> Day? {
        switch record {
        case .exercise(let row): row.day
        case .water(let row): row.day
        case .weight(let row): row.day
        case .entry(let row): row.day
        case .keepsake(let row): row.day
        case .goal, .setting: nil
        }
    }

    private func weights(on days: ClosedRange<Day>, _ weights: [BodyWeight], _ before: BodyWeight?) -> [String] {
        if let last = weights.last, days.lowerBound == days.upperBound {
            return [say(.weightNow, ["weight": kilograms(last.kilograms, last.unit), "day": on(last.day)])]
        }
        if weights.isEmpty {
            let day = days.lowerBound == days.upperBound ? on(days.lowerBound) : say(.betweenDays, ["days": name(days)])
            guard let before else { return [say(.weightNoneOn, ["day": day])] }
            return [say(.weightNoneOnBefore, ["day": day, "weight": kilograms(before.kilograms, before.unit), "before": on(before.day)])]
        }
        return weights.suffix(31).map { say(.weightRow, ["day": name($0.day).capitalised, "weight": kilograms($0.kilograms, $0.unit)]) }
    }

    /// "Water today: 1,000 ml.", of several days with the average of those that have some.
    private func water(_ days: ClosedRange<Day>, _ rows: [Water]) -> [String] {
        let sum = rows.reduce(0) { $0 + $1.millilitres }
        if days.lowerBound == days.upperBound {
            return [
                sum > 0 ? say(.waterOf, ["day": briefly(days.lowerBound), "amount": volume(sum)]) : say(.waterNone, ["day": on(days.lowerBound)])
            ]
        }
        guard sum > 0 else { return [say(.waterNone, ["day": say(.betweenDays, ["days": name(days)])])] }
        let byDay = Dictionary(grouping: rows, by: \.day).mapValues { $0.reduce(0) { $0 + $1.millilitres } }.sorted { $0.key < $1.key }
        return [
            say(
                .waterPeriod,
                [
                    "days": name(days), "amount": volume(sum), "count": "\(byDay.count)", "average": volume(sum / Double(byDay.count)),
                ])
        ] + byDay.suffix(31).map { "  " + say(.dayRow, ["day": name($0.key).capitalised, "amount": volume($0.value)]) }
    }

    /// One line a row, and what they come to together.
    private func exercise(_ days: ClosedRange<Day>, _ rows: [Exercise]) -> [String] {
        let isOne = days.lowerBound == days.upperBound
        guard !rows.isEmpty else {
            return [say(.exerciseNone, ["day": isOne ? on(days.lowerBound) : say(.betweenDays, ["days": name(days)])])]
        }
        let total: KeyValuePairs = [
            "days": name(days).capitalised, "count": "\(rows.count)",
            "minutes": say(.minutes, ["minutes": numbers.whole(rows.reduce(0) { $0 + $1.minutes })]),
            "energy": approximately(.energy, energy(rows.reduce(0) { $0 + $1.kilocalories })),
        ]
        if isOne, rows.count == 1 { return [say(.exerciseOf, ["day": name(days).capitalised, "exercise": describe(rows[0], asks: false)])] }
        return [say(.exercisePeriod, total)]
            + listed(Array(rows.suffix(31))) { row in
                isOne ? describe(row, asks: false) : say(.dayRow, ["day": name(row.day).capitalised, "amount": describe(row, asks: false)])
            }
    }
}
