import Dialogue
import Nutrition

extension Speaker {
    /// Answers about foods, and where figures come from.
    func renderAnswer(_ part: Part) -> [String] {
        switch part {
        case .nutrients(let answers): return answers.map { answer($0) } + together(answers)
        case .facts(let food, let id, let portion, let nutrients, let listed): return facts(food, id, portion, nutrients, listed)
        case .found(let query, let foods):
            if foods.isEmpty { return [say(.foundNothing, ["query": query])] }
            return [say(.found, ["query": query])] + foods.enumerated().map { "  " + line($1, number: $0 + 1, nutrients: []) }
        case .compared(let answers, let nutrient, let least): return compared(answers, nutrient, least: least)
        case .comparedInAll(let foods): return comparedInAll(foods)
        case .explained(let chain): return chain.map { explained($0) } + sum(chain)
        case .nothingToExplain: return [say(.nothingToExplain)]
        default: return []
        }
    }

    /// "Egg, whole: 13 g of protein in 100 g, 6.3 g in the usual 1 large (50 g)."
    private func answer(_ answer: NutrientAnswer) -> String {
        guard let value = answer.value else {
            return say(.answerUnknown, ["food": answer.food, "nutrient": title(answer.nutrient)])
        }
        let amount = amount(of: answer.nutrient, value)
        if let portion = answer.portion {
            let said = SaidAmount(portion, noun: answer.noun, food: answer.food, id: answer.foodID, said: answer.food)
            return say(
                .answerForPortion,
                [
                    "portion": self.amount(said).capitalised, "grams": inGrams(native(said).unit, portion.grams), "amount": amount,
                ])
        }
        guard let usual = answer.usual, let usualValue = answer.usualValue, abs(usual.grams - answer.grams) > 0.5 || native(usual).unit != "g" else {
            return say(.answerPer100, ["food": answer.food, "amount": amount, "hundred": hundredGrams])
        }
        var plain = usual
        plain.assumed = []
        return say(
            .answerWithUsual,
            [
                "food": answer.food, "amount": amount, "hundred": hundredGrams, "usual": quantity(answer.nutrient, usualValue),
                "portion": portion(plain),
                "grams": inGrams(native(usual).unit, usual.grams),
            ])
    }

    /// What the sodium that was told comes to as salt: 2.5 times as much.
    func salt(_ parts: [Part]) -> String? {
        for part in parts {
            switch part {
            case .nutrients(let answers):
                let own = answers.filter { $0.nutrient == .sodium && $0.value != nil }
                guard !own.isEmpty, own.count == 1 || own.allSatisfy({ $0.portion != nil }) else { continue }
                let grams = numbers.figure(own.compactMap(\.value).reduce(0, +) * 0.0025)
                return own[0].portion == nil ? say(.asSaltPer, ["grams": grams, "hundred": hundredGrams]) : say(.asSalt, ["grams": grams])
            case .summary(_, _, let totals, let nutrients) where nutrients.contains(.sodium):
                let known = totals.compactMap { $0.sum[.sodium] }
                guard !known.isEmpty else { continue }
                return say(.asSalt, ["grams": numbers.figure(known.reduce(0, +) * 0.0025)])
            default: continue
            }
        }
        return nil
    }

    /// What several rows hold of each nutrient together.
    private func together(_ answers: [NutrientAnswer]) -> [String] {
        var nutrients: [Nutrient] = []
        for answer in answers where !nutrients.contains(answer.nutrient) { nutrients.append(answer.nutrient) }
        return nutrients.compactMap { nutrient in
            let own = answers.filter { $0.nutrient == nutrient }
            guard own.count > 1, own.allSatisfy({ $0.portion != nil }) else { return nil }
            let known = own.compactMap(\.value)
            guard !known.isEmpty else { return nil }
            let amount = amount(of: nutrient, known.reduce(0, +))
            let isApproximate = own.contains { !($0.portion?.assumed.isEmpty ?? true) }
            let total = known.count < own.count ? say(.atLeast, ["amount": amount]) : isApproximate ? approximately(nutrient, amount) : amount
            return say(.together, ["amount": total])
        }
    }

    private func facts(_ food: String, _ id: FoodID, _ portion: Portion, _ nutrients: Nutrients, _ listed: [Nutrient]) -> [String] {
        var lines = [
            say(
                .facts,
                [
                    "food": food, "portion": self.portion(portion), "grams": inGrams(native(portion).unit, portion.grams), "source": source(id),
                ])
        ]
        for nutrient in listed {
            guard let value = nutrients[nutrient] else { continue }
            lines.append("  " + say(.factsRow, ["nutrient": title(nutrient), "amount": quantity(nutrient, value)]))
        }
        let unknown = listed.filter { nutrients[$0] == nil }
        if !unknown.isEmpty { lines.append("  " + say(.factsUnknown, ["nutrients": both(unknown.map(title))])) }
        return lines
    }

    /// A food in a list.
    func line(_ food: FoodLine, number: Int, nutrients: [Nutrient]) -> String {
        let said = SaidAmount(food.portion, noun: food.noun, food: food.food, id: food.foodID, said: food.food)
        let figures =
            [energy(food.nutrients[.energy])]
            + nutrients.filter { $0 != .energy }.compactMap { nutrient in
                // Of several acids those that it has.
                food.nutrients[nutrient].flatMap { $0 < 0.005 && nutrients.count > 2 ? nil : amount(of: nutrient, $0) }
            }
        return say(
            .listedFood,
            [
                "number": "\(number)", "amount": amount(said), "grams": inGrams(native(said).unit, food.portion.grams),
                "figures": figures.joined(separator: ", "),
            ])
    }

    private func compared(_ answers: [NutrientAnswer], _ nutrient: Nutrient, least: Bool) -> [String] {
        let known = answers.filter { $0.value != nil }.sorted { least ? ($0.value ?? 0) < ($1.value ?? 0) : ($0.value ?? 0) > ($1.value ?? 0) }
        var lines: [String] = []
        if let most = known.first, let value = most.value, known.count > 1, let second = known[1].value {
            // Figures that read the same are the same.
            let isEven = quantity(nutrient, value) == quantity(nutrient, second)
            let phrase = least ? Phrase.comparedLeast : known.count == 2 ? .comparedMore : .comparedMost
            let values: KeyValuePairs = [
                "food": most.food, "nutrient": title(nutrient), "difference": quantity(nutrient, abs(value - second)),
            ]
            // Of amounts that were told, by how much as well.
            let isMeasured = phrase == .comparedMore && !isEven && known.allSatisfy { $0.portion != nil }
            lines.append(isMeasured ? say(key: "compared_more_by", values) ?? "" : say(isEven ? .comparedEven : phrase, values))
        }
        for answer in known {
            lines.append(
                "  "
                    + say(
                        .comparedRow,
                        [
                            "food": answer.food, "amount": quantity(nutrient, answer.value ?? 0),
                            "portion": answer.portion.map { portion($0) + inGrams(native($0).unit, $0.grams) } ?? hundredGrams,
                        ]))
        }
        for answer in answers where answer.value == nil {
            lines.append("  " + say(.answerUnknown, ["food": answer.food, "nutrient": title(nutrient)]))
        }
        return lines
    }

    /// A line for each food, with all its figures.
    private func comparedInAll(_ foods: [[NutrientAnswer]]) -> [String] {
        [say(key: "compared_in_all") ?? ""]
            + foods.compactMap { answers -> String? in
                guard let first = answers.first else { return nil }
                let figures = answers.compactMap { answer in answer.value.map { amount(of: answer.nutrient, $0) } }
                let measure = first.portion.map { portion($0) + inGrams(native($0).unit, $0.grams) } ?? hundredGrams
                return "  " + say(.comparedRow, ["food": first.food, "amount": figures.joined(separator: ", "), "portion": measure])
            }
    }

    /// `"milk" → Milk, whole; 1 cup ~ = 244 g (its own measure); 61 kcal per 100 g (USDA SR28 01077) × 2.44 = 149 kcal.`
    private func explained(_ chain: Explanation) -> String {
        var steps: [String] = []
        if [.imported, .label].contains(chain.portionSource), let figure = chain.figure {
            let portion = Portion(quantity: chain.quantity, unit: chain.unit, grams: chain.grams, source: chain.portionSource)
            let value = quantity(chain.nutrient, figure * chain.grams / 100)
            return say(
                .explained,
                [
                    "said": chain.said, "food": chain.food,
                    "steps": say(
                        chain.portionSource == .label ? .explainedLabel : .explainedImported, ["portion": self.portion(portion), "value": value]),
                ])
        }
        if chain.unit != "g" {
            let portion = Portion(
                quantity: chain.quantity, unit: chain.unit, grams: chain.grams, assumed: chain.assumed.filter { $0 != .food },
                source: chain.portionSource)
            steps.append(
                say(
                    .explainedPortion,
                    [
                        "portion": self.portion(portion), "grams": numbers.figure(chain.grams),
                        "source": portionSource(chain),
                    ]))
        } else {
            let isHabit = chain.portionSource == .habit
            steps.append(say(.explainedGrams, ["grams": numbers.figure(chain.grams)]) + (isHabit ? " (\(portionSource(chain)))" : ""))
        }
        if let figure = chain.figure {
            steps.append(
                say(
                    .explainedFigure,
                    [
                        "figure": amount(of: chain.nutrient, figure), "source": source(chain.foodID),
                        "factor": numbers.decimals(chain.grams / 100, 2),
                        "value": quantity(chain.nutrient, figure * chain.grams / 100),
                    ]))
        } else {
            steps.append(say(.explainedUnknown, ["nutrient": title(chain.nutrient), "source": source(chain.foodID)]))
        }
        let food = chain.assumed.contains(.food) ? chain.food + " ~" : chain.food
        let line = say(.explained, ["said": chain.said, "food": food, "steps": steps.joined(separator: "; ")])
        guard let parts = chain.ingredients, !parts.isEmpty else { return line }
        let told = parts.prefix(6).map { say(.explainedPart, ["name": $0.name, "grams": numbers.figure($0.grams), "source": source($0.foodID)]) }
        let rest = parts.count - told.count
        return line + " "
            + say(rest > 0 ? .explainedPartsMore : .explainedParts, ["parts": told.joined(separator: ", "), "count": "\(rest)"])
    }

    /// "USDA SR28 01123, large", or whose measure it is.
    private func portionSource(_ chain: Explanation) -> String {
        let said = say(key: "source.\(chain.portionSource.rawValue)") ?? ""
        guard let row = chain.portionRow, [.measure, .usual].contains(chain.portionSource) else { return said }
        return say(chain.portionSource == .usual ? .sourceUsualRow : .sourceRow, ["source": source(chain.foodID), "measure": row])
    }

    private func sum(_ chain: [Explanation]) -> [String] {
        guard chain.count > 1, let nutrient = chain.first?.nutrient, chain.allSatisfy({ $0.nutrient == nutrient }) else { return [] }
        let known = chain.compactMap { step in step.figure.map { $0 * step.grams / 100 } }
        let amount = amount(of: nutrient, known.reduce(0, +))
        let isApproximate = chain.contains { !$0.assumed.isEmpty }
        let total = known.count < chain.count ? say(.atLeast, ["amount": amount]) : isApproximate ? approximately(nutrient, amount) : amount
        return [say(.together, ["amount": total])]
    }

    /// "USDA SR28 01077".
    private func source(_ id: FoodID) -> String {
        switch id.code.prefix(while: { $0 != ":" }) {
        case "custom": say(.sourceCustom)
        case "own": say(.sourceOwn)
        case "meal": say(.sourceMeal)
        default: "\(id.release) \(id.number)"
        }
    }
}
