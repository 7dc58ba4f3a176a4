import Dialogue
import Nutrition

extension Speaker {
    /// Goals that are worked out: what they come to, and how.
    func renderPlan(_ part: Part) -> [String] {
        switch part {
        case .goalSuggested(let plan): return suggested(plan)
        case .energyNeeded(let need, let assumed):
            return [
                say(
                    .needOfOther,
                    [
                        "energy": energy((need.kilocalories / 10).rounded() * 10), "error": numbers.whole(need.standardError),
                        "person": described(need, assumed: assumed),
                    ])
            ]
        case .goalExplained(let plan): return explained(plan)
        case .goalGuessed: return [say(.goalGuessed)]
        case .goalTooYoung: return [say(.goalTooYoung)]
        case .goalBound(let bound): return [say(key: "bound.\(bound.rawValue)", ["source": bound.source]) ?? bound.rawValue]
        default: return []
        }
    }

    /// The need, what the pace makes of it, and the bound it met.
    private func suggested(_ plan: WeightPlan) -> [String] {
        let need = plan.requirement
        var lines = [
            say(
                .planNeed,
                [
                    "energy": energy((need.kilocalories / 10).rounded() * 10), "error": numbers.whole(need.standardError), "person": described(need),
                ])
        ]
        lines += plan.bounds.map { bound($0, plan) }
        if plan.direction != .keep {
            let change = plan.pace * WeightPlan.kilocaloriesPerKilogram / 7
            var line = say(
                plan.direction == .lose ? .planLose : .planGain,
                ["pace": pace(plan.pace) + (plan.assumesPace ? " ~" : ""), "change": energy(change), "energy": energy(plan.kilocalories)])
            if let total = plan.aim.kilograms, plan.pace > 0, plan.aim.weeks == nil || !plan.bounds.isEmpty {
                line += " " + say(.planWeeks, ["total": pace(total), "weeks": numbers.whole((total / plan.pace).rounded(.up))])
            }
            lines.append(line)
        }
        return lines
    }

    private func bound(_ bound: WeightPlan.Bound, _ plan: WeightPlan) -> String {
        say(
            key: "bound.\(bound.rawValue)",
            [
                "pace": pace(plan.pace), "floor": energy(WeightPlan.floor(plan.requirement.profile.impliedSex)), "source": bound.source,
            ]) ?? bound.rawValue
    }

    /// The equation with the numbers put in, the pace in energy, and what it comes to by macronutrients.
    private func explained(_ plan: WeightPlan) -> [String] {
        let need = plan.requirement, person = need.profile, equation = need.equation
        var sum = say(
            .planEquation,
            [
                "constant": numbers.decimals(equation.constant, 1), "years": numbers.decimals(equation.years, 2), "age": "\(person.age ?? 0)",
                "coefficient": numbers.decimals(need.coefficient, 2), "kilograms": numbers.decimals(equation.kilograms, 2),
                "weight": numbers.decimals(person.kilograms ?? 0, 1), "metres": numbers.decimals(equation.metres, 1),
                "height": numbers.decimals((person.heightCentimetres ?? 0) / 100, 2),
            ])
        for addition in need.additions {
            sum += " " + (say(key: "addition.\(addition.reason.rawValue)", ["energy": numbers.whole(addition.kilocalories)]) ?? "")
        }
        var lines = [
            say(
                .planExplained,
                [
                    "equation": sum, "energy": energy(need.kilocalories), "source": EnergyRequirement.source,
                    "error": numbers.whole(need.standardError),
                    "person": described(need),
                ])
        ]
        if plan.direction != .keep {
            let perDay = plan.pace * WeightPlan.kilocaloriesPerKilogram / 7
            lines.append(
                say(
                    .planStep,
                    [
                        "pace": pace(plan.pace), "perKilogram": numbers.whole(WeightPlan.kilocaloriesPerKilogram), "energy": energy(perDay),
                        "source": WeightPlan.kilocaloriesSource,
                    ]))
        }
        lines += plan.bounds.map { bound($0, plan) }
        let ranges = MacronutrientRange.all(age: person.age).map { "\(title($0.nutrient)) \(grams($0, plan.kilocalories))" }
        lines.append(say(.planResult, ["energy": energy(plan.kilocalories), "ranges": ranges.joined(separator: ", ")]))
        return lines
    }

    /// "a woman of 34, 165 cm, 62 kg, lightly active ~".
    private func described(_ need: EnergyRequirement, assumed: [Profile.Part] = []) -> String {
        let person = need.profile
        func marked(_ part: Profile.Part) -> String { assumed.contains(part) ? " ~" : "" }
        let level = say(key: "value.\((person.activity ?? .lowActive).rawValue)") ?? ""
        return [
            whom(person) + marked(.age), height(person.heightCentimetres ?? 0) + marked(.height),
            kilograms(person.kilograms ?? 0, "kg") + marked(.weight), level + (need.assumesActivity ? " ~" : ""),
        ].joined(separator: ", ")
    }

    /// "0.35 kg", "1.1 lb".
    func pace(_ kilograms: Double) -> String {
        [.lb, .stone].contains(chosen.bodyWeight)
            ? say(.pounds, ["weight": numbers.decimals(kilograms / 0.45359237, 1)]) : say(.kilograms, ["weight": numbers.decimals(kilograms, 2)])
    }

    /// The question for all that is missing: 'To work it out I need your sex and age: "female, 34".'
    func askAboutYou(_ subject: String) -> String {
        let parts = subject.split(separator: ",").map(String.init)
        return say(
            .askAboutYou,
            [
                "parts": both(parts.map { say(key: "part.\($0)") ?? $0 }),
                "example": parts.compactMap { say(key: "example.\($0)") }.joined(separator: ", "),
            ])
    }
}
