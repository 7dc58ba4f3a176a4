import Dialogue
import Nutrition

extension Speaker {
    /// What is known of the person, and what a body needs.
    func renderProfile(_ part: Part) -> [String] {
        switch part {
        case .profile(let settings, let goals, let weight): return profile(settings, goals, weight)
        case .profileStored(let settings, let weight):
            let facts = settings.map(fact) + (weight.map { [kilograms($0.kilograms, $0.unit)] } ?? [])
            return [say(.profileStored, ["facts": facts.joined(separator: ", ")])]
        case .profileImpossible(let part, let value): return [impossible(part, value)]
        case .profileUnread: return [say(.profileUnread)]
        case .intakes(let answers, let profile):
            let isKnown = profile.impliedSex != nil && profile.age != nil
            return answers.flatMap { intake($0, profile) } + (isKnown ? [] : [say(.intakeForWhom)])
        default: return []
        }
    }

    private func profile(_ settings: [Setting], _ goals: [Nutrient: Double], _ weight: BodyWeight?) -> [String] {
        // Saved recipes have a list of their own.
        let places = Dictionary(uniqueKeysWithValues: Speaker.order.enumerated().map { ($1, $0) })
        let sorted = settings.enumerated().sorted { (places[$0.element.key] ?? 99, $0.offset) < (places[$1.element.key] ?? 99, $1.offset) }.map(
            \.element)
        var rows = sorted.filter { $0.value != nil && $0.key != Setting.savedRecipes && !Setting.inner.contains($0.key) }.map {
            "\(title($0)): \(value($0))"
        }
        if let weight { rows.append(say(.profileWeight, ["weight": kilograms(weight.kilograms, weight.unit), "day": on(weight.day)])) }
        for nutrient in Nutrient.allCases {
            if let goal = goals[nutrient] { rows.append(say(.goalRow, ["amount": amount(of: nutrient, goal)])) }
        }
        return rows.isEmpty ? [say(.profileEmpty)] : [say(.profile)] + rows.map { "  " + $0 }
    }

    /// The keys of settings in the order in which they are told; others follow.
    private static let order = [
        "name", "nickname", "sex", "birth_year", "height_cm", "activity", "state", "desired_kg", "diet", "allergies", "dislikes", "likes", "cuisine",
        "priorities", "exercise_credit", "units", "language",
    ]

    /// A setting's value as it reads: "very active", "165 cm".
    func value(_ setting: Setting) -> String {
        guard let value = setting.value else { return "–" }
        switch setting.key {
        case "height_cm": return Double(value).map(height) ?? value
        case "units": return name(Units(code: value))
        case "notices":
            let on = list(of: value).compactMap(Notice.init).filter { $0.amount != nil }
            return on.isEmpty ? say(own: .none) : both(on.map(when))
        case "desired_kg": return Double(value).map { kilograms($0, "kg") } ?? value
        case "exercise_credit": return say(key: "value.\(value)") ?? value
        case "priorities": return both(list(of: value).map { say(key: "priority.\($0)") ?? $0 })
        case "cuisine": return both(list(of: value).map(cuisineName))
        case "sex", "activity", "state": return say(key: "value.\(value)") ?? value
        case "language": return say(key: "language.\(value)") ?? value
        case "diet":
            return value.split(separator: ",").map { $0.drop { $0 == " " } }.map { word in
                Diet(rawValue: String(word)).map { name($0) } ?? String(word)
            }.joined(separator: ", ")
        default: return value
        }
    }

    /// A setting in a list of what was told: "born in 1992, so 34".
    private func fact(_ setting: Setting) -> String {
        switch setting.key {
        case "birth_year":
            guard let year = setting.value.flatMap({ Int($0) }) else { return value(setting) }
            return say(.profileBorn, ["age": "\(moment.day.civil.year - year)", "year": "\(year)"])
        case "state" where setting.value == nil: return say(.profileNoState)
        default: return value(setting)
        }
    }

    /// "165 cm", or "5 ft 5 in".
    func height(_ centimetres: Double) -> String {
        guard chosen.isImperialOfBody else {
            return say(.centimetres, ["height": numbers.whole(centimetres)])
        }
        let inches = Int((centimetres / 2.54).rounded())
        return say(.feetAndInches, ["feet": "\(inches / 12)", "inches": "\(inches % 12)"])
    }

    private func impossible(_ part: Profile.Part, _ value: Double?) -> String {
        let name = say(key: "part.\(part.rawValue)") ?? part.rawValue
        guard let value, let bounds = part.plausible else {
            return say(.profileNoNumber, ["part": name, "example": say(key: "example.\(part.rawValue)") ?? ""])
        }
        func told(_ value: Double) -> String {
            part == .height ? say(.centimetres, ["height": numbers.decimals(value, 1)]) : numbers.decimals(value, 1)
        }
        return say(
            .profileImpossible, ["value": told(value), "part": name, "from": numbers.whole(bounds.lowerBound), "to": told(bounds.upperBound)])
    }

    // MARK: Intakes

    /// "Iron: 18 mg a day (RDA, DRI 2001) for a woman of 34."
    private func intake(_ answer: IntakeAnswer, _ profile: Profile) -> [String] {
        let name = title(answer.nutrient).capitalised
        var lines: [String] = []
        if let intake = answer.recommended {
            lines.append(
                say(
                    answer.asksForLimit ? .intakeBeside : .intakeRecommended,
                    [
                        "nutrient": name, "amount": answer.nutrient == .water ? volume(intake.amount) : quantity(answer.nutrient, intake.amount),
                        "kind": intake.kind.rawValue, "source": intake.source,
                        "person": whom(profile),
                    ]))
        }
        if answer.nutrient == .water { lines.append(say(.intakeWater)) }
        if let range = answer.range { lines.append(share(range, answer)) }
        if let limit = answer.limit {
            let phrase: Phrase =
                switch (limit.kind, limit.scope) {
                case (.cdrr, _): .intakeBest
                case (_, .added): .intakeAdded
                case (_, .preformed): .intakePreformed
                default: .intakeLimit
                }
            let line = say(
                phrase, ["amount": quantity(answer.nutrient, limit.amount), "kind": limit.kind.rawValue, "source": limit.source])
            if answer.asksForLimit {
                lines.insert("\(name): \(line.uncapitalised)", at: 0)
            } else {
                lines.append(line)
            }
        } else if GoalKind(answer.nutrient) == .limit, let label = LabelValue(answer.nutrient) {
            lines.append(say(.intakeLabel, ["nutrient": name, "amount": quantity(answer.nutrient, label.amount), "source": label.source]))
        } else if answer.asksForLimit {
            lines.insert(say(.intakeNoLimit, ["nutrient": title(answer.nutrient)]), at: 0)
        }
        return lines.isEmpty ? [say(.intakeNone, ["nutrient": title(answer.nutrient)])] : [lines.joined(separator: " ")]
    }

    private func share(_ range: MacronutrientRange, _ answer: IntakeAnswer) -> String {
        let percent = "\(numbers.whole(range.percent.lowerBound))–\(numbers.whole(range.percent.upperBound))"
        let name = title(range.nutrient)
        guard let energy = answer.kilocalories else {
            return say(.intakeShare, ["nutrient": name, "percent": percent]).capitalised
        }
        return say(.intakeShareGrams, ["nutrient": name, "percent": percent, "grams": grams(range, energy), "energy": self.energy(energy)])
            .capitalised
    }

    func grams(_ range: MacronutrientRange, _ kilocalories: Double) -> String {
        let grams = range.grams(kilocalories: kilocalories)
        return "\(numbers.whole(grams.lowerBound))–\(numbers.whole(grams.upperBound)) g"
    }

    /// "a woman of 34", "a pregnant woman", "an adult ~".
    func whom(_ profile: Profile) -> String {
        let isChild = profile.age.map { $0 < 19 } ?? false
        let kind = profile.impliedSex.map { isChild ? ($0 == .female ? "girl" : "boy") : $0.rawValue } ?? (isChild ? "child" : "adult")
        let key = profile.state.map { "whom.\($0.name)" } ?? "whom.\(kind)"
        let name = say(key: key) ?? kind
        let isKnown = profile.impliedSex != nil && profile.age != nil
        return (profile.age.map { say(.whomOfAge, ["whom": name, "age": "\($0)"]) } ?? name) + (isKnown ? "" : " ~")
    }
}
