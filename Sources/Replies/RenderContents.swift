import Dialogue
import Nutrition

extension Speaker {
    /// "Yes, soy sauce has gluten.", "Honey: not vegan."
    func renderContents(_ food: String, _ contents: Contents?, asked: [Content], diets: [DietAnswer]) -> [String] {
        guard let contents else { return [say(.contentsUnknown, ["food": food]).capitalised] }
        func names(_ list: [Content]) -> String { either(list.map { say(key: "content.\($0.rawValue)") ?? $0.rawValue }) }
        var lines = diets.map { answer in say(answer.fits == true ? .dietFits : .dietNot, ["food": food, "diet": name(answer.diet)]) }
        let sure = asked.filter(contents.has), maybe = asked.filter { contents.mayHave($0) && !contents.has($0) }
        if !sure.isEmpty { lines.append(say(.contentsYes, ["food": food, "contents": names(sure)])) }
        if !maybe.isEmpty { lines.append(say(.contentsMaybe, ["food": food, "contents": names(maybe)])) }
        if sure.isEmpty, maybe.isEmpty, !asked.isEmpty { lines.append(say(.contentsNo, ["food": food, "contents": names(asked)])) }
        if sure.isEmpty, !asked.isEmpty { lines.append(say(.contentsLabel)) }
        return lines.map(\.capitalised)
    }

    /// "Gazpacho (245 g): 160 g de tomate, 21 g de pepino y …".
    func madeOf(_ food: String, _ grams: Double, _ parts: [Explanation.Ingredient]) -> String {
        guard !parts.isEmpty else { return say(.madeOfUnknown, ["food": food]).capitalised }
        let told = parts.map { say(.madeOfPart, ["name": $0.name, "grams": numbers.figure($0.grams)]) }
        return say(.madeOf, ["food": food, "grams": numbers.figure(grams), "parts": told.joined(separator: ", ")]).capitalised
    }

    /// "Better not: pad thai isn't vegetarian. Pad thai has peanut."
    func renderConflict(_ food: String, _ contents: Contents?, _ asked: [Content], _ diets: [DietAnswer]) -> [String] {
        func names(_ list: [Content]) -> String { either(list.map { say(key: "content.\($0.rawValue)") ?? $0.rawValue }) }
        var lines = diets.map { say(.conflictDiet, ["food": food, "diet": name($0.diet)]) }
        let sure = asked.filter { contents?.has($0) == true }, maybe = asked.filter { !sure.contains($0) }
        if !sure.isEmpty { lines.append(say(.conflictHas, ["food": food, "contents": names(sure)])) }
        if !maybe.isEmpty { lines.append(say(.conflictMaybe, ["food": food, "contents": names(maybe)])) }
        guard let first = lines.first else { return [] }
        return [say(.conflict, ["reason": first])] + lines.dropFirst().map(\.capitalised)
    }
}
