import Dialogue
import Nutrition

extension Speaker {
    /// Own foods, saved meals, favourites, usuals and notes in words.
    func render(_ kept: Kept) -> [String] {
        switch kept {
        case .reminder(let told): return render(told)
        case .food(let food, let isNew):
            let values: KeyValuePairs = ["food": food.name, "label": label(food)]
            let missing = Nutrient.main.filter { food.figures[$0] == nil }.map { title($0) }
            return [
                say(isNew ? .keptFood : .keptFoodChanged, values)
                    + (isNew && !missing.isEmpty ? " " + say(.keptUnknown, ["nutrients": both(missing)]) : "")
            ]
        case .labelImpossible(let value): return [say(.labelImpossible, ["value": numbers.decimals(value, 2)])]
        case .labelDoubt(let doubt, let label): return [self.doubt(doubt, label)]
        case .meal(let meal, let isNew):
            return [say(isNew ? .keptMeal : .keptMealChanged, ["name": meal.name])] + listed(meal.entries) { row($0) }
        case .contents(let meal): return [say(.keptContents, ["name": meal.name])] + listed(meal.entries) { row($0) }
        case .favourite(let title, let isNew): return [say(isNew ? .favouriteKept : .favouriteAlready, ["food": title])]
        case .usualSet(let meal, let saved): return [say(.usualSet, ["meal": name(meal)])] + listed(saved.entries) { row($0) }
        case .usualFound(let meal, let days):
            return days.map { [say(.usualFound, ["meal": name(meal), "count": "\($0)"])] } ?? [say(.usualTold, ["meal": name(meal)])]
        case .noUsual(let meal): return [say(.noUsual, ["meal": name(meal ?? moment.meals.meal(at: moment.minute))])]
        case .list(let kept, let kinds, let usuals): return list(kept, kinds, usuals)
        case .forgotten(let kept): return [say(.forgotten, ["kept": both(kept.prefix(10).map(describe))])]
        case .noParts(let name): return [say(.keptNoParts, ["name": name])]
        case .unknown(let said): return [said.isEmpty ? say(.keptNothingSuch) : say(.keptUnknownName, ["name": said])]
        case .nothingToSave: return [say(.nothingToSave)]
        case .renamed(let old, let new): return [say(.keptRenamed, ["from": old, "to": new])]
        case .note(let text, let day): return [say(.noteKept, ["place": day == moment.day ? "" : " " + on(day), "text": text])]
        case .wholeDay(let day, let isNew): return [say(isNew ? .dayComplete : .dayCompleteAlready, ["day": name(day).capitalised])]
        case .wholeDays(let days, let asked?):
            return [say(days.isEmpty ? .dayOpen : .dayIsWhole, ["day": name(asked)])]
        case .wholeDays(let days, nil): return [days.isEmpty ? say(.noDayComplete) : say(.daysComplete, ["days": both(days.map { name($0) })])]
        case .dayReopened(let day): return [say(.dayReopened, ["day": name(day).capitalised])]
        case .ofDay(let notes, let isWhole):
            return notes.suffix(Speaker.mostRows).map { say(.noteOfDay, ["text": $0]) } + (isWhole ? [say(.dayIsComplete)] : [])
        }
    }

    /// A keepsake among others: "own food: protein bar".
    func describe(_ keepsake: Keepsake) -> String {
        switch keepsake.content {
        case .food(let food): say(.describedFood, ["name": food.name])
        case .meal(let meal): say(.describedMeal, ["name": meal.name])
        case .favourite(let favourite): say(.describedFavourite, ["name": favourite.title])
        case .usual(_, let meal): say(.describedUsual, ["meal": name(meal)])
        case .note(let text): say(.describedNote, ["text": text])
        case .wholeDay: say(.describedDay, ["day": keepsake.day.map { name($0) } ?? ""])
        case .grocery(let item): item.name
        case .reminder(let reminder): say(.describedReminder, ["reminder": line(reminder)])
        }
    }

    /// "1 bar (60 g): 210 kcal, 20 g of protein".
    private func label(_ food: OwnFood) -> String {
        let amount: String
        switch food.basis {
        case .grams: amount = say(.hundredGrams)
        case .millilitres: amount = "100 ml"
        case .serving:
            let portion = Portion(quantity: 1, unit: food.serving, grams: 0, assumed: food.isBasisAssumed ? [.unit] : [], source: .label)
            amount = self.portion(portion) + (food.servingGrams.map { inGrams(food.serving, $0) } ?? "")
        }
        let known = food.figures.known
        // Of a dish worked out from its parts more is known than a label tells.
        let label: [Nutrient] = food.parts == nil ? [.fiber, .sugars, .saturatedFat, .sodium] : []
        let told = known.count <= 12 ? known : known.filter { (Nutrient.main + label).contains($0.nutrient) }
        let figures = told.map { self.amount(of: $0.nutrient, $0.amount) }
        let line = say(.keptLabel, ["amount": amount, "figures": figures.isEmpty ? say(.energyUnknown) : figures.joined(separator: ", ")])
        guard food.basis != .serving, let grams = food.servingGrams else { return line }
        let serving = Portion(quantity: 1, unit: food.serving, grams: grams, source: .label)
        return line + say(.keptServing, ["portion": portion(serving), "grams": numbers.figure(grams)])
    }

    private func doubt(_ doubt: FoodLabel.Doubt, _ label: FoodLabel) -> String {
        switch doubt {
        case .tooMuchEnergy(let energy): say(.doubtEnergy, ["energy": self.energy(energy)])
        case .tooHeavy(let grams, let whole): say(.doubtHeavy, ["grams": numbers.figure(grams), "whole": numbers.figure(whole)])
        case .disagrees(let energy): say(.doubtDisagrees, ["computed": self.energy(energy), "energy": self.energy(label.figures[.energy])])
        }
    }

    private func list(_ kept: [Keepsake], _ kinds: [Keepsake.Kind], _ usuals: [LearnedUsual]) -> [String] {
        var lines: [String] = []
        for kind in kinds {
            let own = kept.filter { $0.kind == kind }
            if kind == .usual {
                if !usuals.isEmpty { lines.append(say(.listUsuals)) }
                for usual in usuals {
                    let foods = both(usual.entries.map { amount(SaidAmount($0)) })
                    let energy = total(
                        NutrientSum(usual.entries.map(\.nutrients)), .energy, isApproximate: usual.entries.contains { !$0.assumed.isEmpty })
                    lines.append(
                        "  "
                            + say(
                                usual.days == nil ? .listUsualTold : .listUsual,
                                ["meal": name(usual.meal).capitalised, "foods": foods, "energy": energy, "count": "\(usual.days ?? 0)"]))
                }
            } else if !own.isEmpty {
                lines.append(say(key: "list.\(kind.rawValue)") ?? "")
                let shown = kind == .note ? Array(own.suffix(20)) : own
                let first = own.count - shown.count
                lines += shown.prefix(Speaker.mostRows).enumerated().map { "  " + line($1, number: first + $0 + 1) } + more(shown.count)
            }
        }
        return lines.isEmpty ? [say(key: kinds.count == 1 ? "list_none.\(kinds[0].rawValue)" : "list_none.food") ?? ""] : lines
    }

    private func line(_ keepsake: Keepsake, number: Int) -> String {
        switch keepsake.content {
        case .food(let food): return say(.listFood, ["food": food.name, "label": label(food)])
        case .meal(let meal):
            let sum = NutrientSum(meal.entries.map(\.nutrients))
            let isApproximate = meal.entries.contains { !$0.assumed.isEmpty }
            return say(
                .listMeal,
                [
                    "name": meal.name, "energy": total(sum, .energy, isApproximate: isApproximate),
                    "foods": both(meal.entries.map { singular(SaidAmount($0)) }),
                ])
        case .favourite(let favourite): return say(.listFavourite, ["number": "\(number)", "food": favourite.title])
        case .note(let text):
            return say(.listNote, ["number": "\(number)", "day": keepsake.day.map { name($0).capitalised } ?? "", "text": text])
        case .usual, .wholeDay, .grocery, .reminder: return describe(keepsake)
        }
    }
}
