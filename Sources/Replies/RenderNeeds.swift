import Dialogue
import Nutrition

extension Speaker {
    /// Nutrients against needs: what is short, what is enough, what nobody knows, and what would fill the gaps.
    func render(_ needs: NeedsInsight) -> [String] {
        var lines = needs.days.meal != nil ? ofMeal(needs) : needs.isAsked ? asked(needs) : all(needs)
        lines += needs.over.compactMap { standing in
            standing.limit.map { limit in
                say(
                    .insightOverLimit,
                    [
                        "amount": amount(of: standing.nutrient, standing.amount), "limit": quantity(standing.nutrient, limit.amount),
                        "source": limit.source,
                    ]
                ).capitalised
            }
        }
        if !needs.fills.isEmpty { lines += [say(.insightToFill)] + fills(needs.fills) }
        if let nutrient = needs.recipesFor, !needs.isBrief { lines.append(say(.insightRecipes, ["nutrient": title(nutrient)])) }
        if !needs.isBrief, needs.profile.impliedSex == nil || needs.profile.age == nil { lines.append(say(.intakeForWhom)) }
        return lines
    }

    private func all(_ needs: NeedsInsight) -> [String] {
        let short = needs.short
        let isDay = needs.days.range.lowerBound == needs.days.range.upperBound
        let values: KeyValuePairs = ["days": told(needs.days), "person": whom(needs.profile), "count": "\(needs.enough.count)"]
        var lines: [String]
        if short.isEmpty, needs.enough.isEmpty {
            lines = []
        } else if short.isEmpty {
            lines = [say(.insightNothingShort, values).capitalised]
        } else {
            let isToday = isDay && needs.days.range.upperBound == moment.day
            lines = [say(isToday ? .insightShortToday : isDay ? .insightShortDay : .insightShort, values).capitalised]
            lines += short.prefix(needs.isBrief ? 3 : 6).map { "  " + row($0) }
            var rest: [String] = []
            if short.count > 6, !needs.isBrief {
                rest.append(say(.insightShortMore, ["nutrients": both(short.dropFirst(6).map { title($0.nutrient) })]))
            }
            if !needs.enough.isEmpty, !needs.isBrief { rest.append(say(.insightEnough, ["count": "\(needs.enough.count)"])) }
            if !rest.isEmpty { lines.append(rest.joined(separator: " ")) }
        }
        if !needs.unknown.isEmpty, !needs.isBrief {
            lines.append(say(.insightUnknown, ["nutrients": both(needs.unknown.map { title($0.nutrient) })]))
        }
        return lines
    }

    /// "iron: 9.2 of 18 mg (51 %)"
    private func row(_ standing: NutrientStanding) -> String {
        say(
            .insightNeedRow,
            [
                "nutrient": title(standing.nutrient), "amount": quantity(standing.nutrient, standing.amount),
                "need": quantity(standing.nutrient, standing.need?.amount ?? 0), "percent": numbers.whole((standing.share ?? 0) * 100),
            ])
    }

    /// "am I getting enough iron?"
    private func asked(_ needs: NeedsInsight) -> [String] {
        needs.standings.map { standing in
            let name = title(standing.nutrient)
            let told = amount(of: standing.nutrient, standing.amount)
            let isUnknown = standing.verdict == .unknown
            let amount = standing.coverage < 0.995 ? atLeast(told, covering: standing.coverage) : told
            let first = aDay(needs.days, amount)
            guard let need = standing.need else { return first + " " + say(.intakeNone, ["nutrient": name]) }
            let values: KeyValuePairs = [
                "need": quantity(standing.nutrient, need.amount), "person": whom(needs.profile), "kind": need.kind.rawValue, "source": need.source,
                "percent": numbers.whole((standing.share ?? 0) * 100),
            ]
            return first + " " + say(isUnknown ? .insightNeedUnknown : .insightNeed, values).capitalised
        }
    }

    /// A meal has no need of its own: the part of the day's that it covers.
    private func ofMeal(_ needs: NeedsInsight) -> [String] {
        if needs.isAsked { return asked(needs) }
        let known = needs.standings.filter { $0.share != nil && $0.coverage >= NutrientStanding.leastCoverage }.sorted {
            ($0.share ?? 0) > ($1.share ?? 0)
        }
        func listed(_ some: [NutrientStanding]) -> String {
            some.map { say(.insightPart, ["nutrient": title($0.nutrient), "percent": numbers.whole(($0.share ?? 0) * 100)]) }.joined(separator: ", ")
        }
        let much = known.filter { ($0.share ?? 0) >= 0.2 }, little = known.filter { ($0.share ?? 0) < 0.05 }
        var line = say(
            much.isEmpty ? .insightMealLittle : .insightMealNeeds,
            ["days": told(needs.days), "person": whom(needs.profile), "parts": listed(Array(much.prefix(8)))]
        ).capitalised
        if !little.isEmpty { line += " " + say(.insightMealHardly, ["nutrients": both(little.map { title($0.nutrient) })]) }
        return [line]
    }
}
