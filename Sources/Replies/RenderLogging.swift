import Dialogue
import Nutrition

extension Speaker {
    /// What was logged, or could not be.
    func renderLogging(_ part: Part) -> [String] {
        switch part {
        case .logged(let entries, let planned): return grouped(entries, planned ? .planned : .logged)
        case .foodUnknown(let said, let near):
            if said.isEmpty { return [say(.whichFoodAtAll)] }
            return [near.isEmpty ? say(.foodUnknown, ["food": said]) : say(.foodUnknownNear, ["food": said, "near": either(near)])]
        case .barcodeUnknown(let digits, let isMistyped):
            return [say(isMistyped ? .barcodeMistyped : .barcodeUnknown, ["digits": digits])]
        case .leftOut(let noun, []): return [say(.noFiguresOf, ["food": noun])]
        case .leftOut(let noun, let removed): return [say(.leftOut, ["food": noun, "removed": both(removed)])]
        case .supplementUndosed(let names): return [say(key: "supplement_undosed", ["food": both(names)]) ?? ""]
        case .amountImpossible(let said, let quantity):
            return [
                said.isEmpty
                    ? say(.amountImpossible, ["count": numbers.decimals(quantity, 2)])
                    : say(.amountImpossibleOf, ["count": numbers.decimals(quantity, 2), "food": said])
            ]
        case .exerciseLogged(let exercise): return [say(.exerciseLogged, ["exercise": describe(exercise), "place": placeOfOther(exercise.day)])]
        case .exerciseTooLong(let said): return [say(.exerciseTooLong, ["activity": said])]
        case .activityUnknown(let said):
            return [said.isEmpty ? say(.activityMissing) : say(.activityUnknown, ["activity": said])]
        case .weightLogged(let weight, let previous):
            let logged = say(.weightLogged, ["weight": kilograms(weight.kilograms, weight.unit), "place": placeOfOther(weight.day)])
            guard let previous, previous.day != weight.day || previous.kilograms != weight.kilograms else { return [logged] }
            return [logged + " " + change(from: previous, to: weight)]
        case .weightImpossible(let kilograms, let unit): return [say(.weightImpossible, ["weight": self.kilograms(kilograms, unit)])]
        case .waterLogged(let water, let total):
            let amounts = volume(water.millilitres)
            return [say(.waterLogged, ["amount": amounts, "place": placeOfOther(water.day), "total": volume(total), "day": briefly(water.day)])]
        case .waterImpossible(let millilitres): return [say(.waterImpossible, ["amount": volume(millilitres)])]
        default: return []
        }
    }

    /// Rows under the meal and day they belong to: "Logged to breakfast:".
    func grouped(_ entries: [Entry], _ heading: Phrase) -> [String] {
        var lines: [String] = []
        var last: (Day, Meal, Int?)?
        for entry in entries.prefix(Speaker.mostRows) {
            if last == nil || last! != (entry.day, entry.meal, entry.minute) {
                lines.append(say(heading, ["place": place(entry.meal, entry.day, minute: entry.minute)]))
            }
            last = (entry.day, entry.meal, entry.minute)
            lines.append("  " + row(entry))
        }
        return lines + more(entries.count)
    }

    /// No list in words is longer; the data of a reply has all rows.
    static let mostRows = 50
    /// Nobody shops by half a list.
    static let mostToBuy = 150

    /// One line a row, and how many more there are.
    func listed<Row>(_ rows: [Row], most: Int = Speaker.mostRows, _ line: (Row) -> String) -> [String] {
        rows.prefix(most).map { "  " + line($0) } + more(rows.count, most: most)
    }

    func more(_ count: Int, most: Int = Speaker.mostRows) -> [String] {
        count > most ? ["  " + say(.moreRows, ["count": "\(count - most)"])] : []
    }

    /// "running, 30 min ~: about 300 kcal".
    /// - Parameter asks: says that a weight would make it exact, where one was assumed.
    func describe(_ exercise: Exercise, asks: Bool = true) -> String {
        var amount = say(.minutes, ["minutes": numbers.whole(exercise.minutes)])
        if exercise.assumed.contains("minutes") || exercise.assumed.contains("pace") { amount += " ~" }
        if let kilometres = exercise.kilometres {
            let distance =
                chosen.isImperialOfBody
                ? say(.miles, ["distance": numbers.decimals(kilometres / 1.609344, 1)])
                : say(.kilometres, ["distance": numbers.decimals(kilometres, 1)])
            amount = "\(distance), \(amount)"
        }
        return say(
            .exercise,
            [
                "activity": name(ofActivity: exercise.activity), "amount": amount,
                "energy": approximately(.energy, energy(exercise.kilocalories)),
            ]) + (asks && exercise.assumed.contains("weight") ? " " + say(.weightAssumed) : "")
    }

    /// An activity in the language of the reply.
    func name(ofActivity activity: String) -> String { language == "es" ? names.activities[activity] ?? activity : activity }

    /// A body weight in the person's unit, else in the one it was given in.
    func kilograms(_ kilograms: Double, _ unit: String) -> String { self.kilograms(kilograms, in: chosen.bodyWeight?.rawValue ?? unit) }

    /// A body weight in that unit.
    func kilograms(_ kilograms: Double, in unit: String) -> String {
        switch unit {
        case "lb": return say(.pounds, ["weight": numbers.decimals(kilograms / 0.45359237, 1)])
        case "stone": return stones(kilograms)
        default: return say(.kilograms, ["weight": numbers.decimals(kilograms, 1)])
        }
    }

    /// "1.5 kg less than on Friday 20."
    func change(from previous: BodyWeight, to weight: BodyWeight) -> String {
        let difference = weight.kilograms - previous.kilograms
        let day = previous.day == weight.day ? say(.weightBefore) : on(previous.day)
        guard abs(difference) >= 0.05 else { return say(.weightSame, ["day": day]) }
        return say(
            difference < 0 ? .weightLess : .weightMore,
            [
                "difference": kilograms(abs(difference), weight.unit), "day": day,
            ])
    }

    func volume(_ millilitres: Double) -> String {
        chosen.isImperial
            ? say(.fluidOunces, ["amount": numbers.decimals(millilitres / 29.57353, 0)])
            : say(.millilitres, ["amount": numbers.whole(millilitres)])
    }

    /// " yesterday (Friday 20)", nothing for today.
    private func placeOfOther(_ day: Day) -> String { day == moment.day ? "" : " " + on(day) }

    /// "whole milk, skim milk or oat milk".
    func either(_ names: [String]) -> String { joined(names, before(names.last, "o", say(key: "or_before_o")) ?? say(.or)) }
    /// "butter and jam".
    func both(_ names: [String]) -> String { joined(names, before(names.last, "i", say(key: "and_before_i")) ?? say(.and)) }

    /// The form of "or" and "and" before a word that begins with the same vowel, in a language that has one: "pollo e higos".
    private func before(_ name: String?, _ vowel: Character, _ form: String?) -> String? {
        guard let form, let name else { return nil }
        let sound = name.lowercased().drop { $0 == "h" }
        let next = sound.dropFirst().first
        // "hierro" and "hielo" begin with another sound.
        return sound.first == vowel && !(vowel == "i" && "aeou".contains(next ?? " ")) ? form : nil
    }

    private func joined(_ names: [String], _ word: String) -> String {
        guard names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(word) " + names[names.count - 1]
    }
}
