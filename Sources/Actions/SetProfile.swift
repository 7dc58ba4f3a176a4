import Dialogue
import NLU
import Nutrition
import Store

/// "I'm 34, female, 165 cm, 62 kg": kept as settings, the weight as a weight of today. What cannot be is refused, the rest is kept.
func setProfile(_ facts: ProfileFacts, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "set_profile")
    if let again = facts.again, let corrected = try context.putRight(again) { return try setProfile(corrected, context) }
    var values: [(key: String, value: String?)] = []
    func check(_ part: Profile.Part, _ value: Double?) -> Double? {
        guard let value, let bounds = part.plausible else { return nil }
        if bounds.contains(value) { return value }
        outcome.parts.append(.profileImpossible(part, value: value))
        return nil
    }
    let year = context.today.civil.year
    if let sex = facts.sex { values.append(("sex", sex.rawValue)) }
    if let age = check(.age, facts.age ?? facts.birthYear.map { Double(year - $0) }) { values.append(("birth_year", "\(year - Int(age))")) }
    if let height = check(.height, facts.heightCentimetres) { values.append(("height_cm", "\(Int(height.rounded()))")) }
    if let activity = facts.activity { values.append(("activity", activity.rawValue)) }
    switch facts.state {
    case .now(let state): values.append(("state", state.code))
    case .over: values.append(("state", nil))
    case nil: break
    }
    if let unread = facts.unread { outcome.parts.append(.profileImpossible(unread, value: nil)) }
    var weight: BodyWeight?
    if let kilograms = facts.kilograms {
        let unit = facts.weightUnit ?? "kg"
        if Profile.Part.weight.plausible?.contains(kilograms) == true {
            weight = try context.diary.add(BodyWeight(day: context.today, kilograms: kilograms, unit: unit))
        } else {
            outcome.parts.append(.weightImpossible(kilograms: kilograms, unit: unit))
        }
    }
    let stored = try values.map { try context.diary.set($0.key, $0.value) }
    if !stored.isEmpty || weight != nil { outcome.parts.insert(.profileStored(stored, weight: weight), at: 0) }
    if outcome.parts.isEmpty { outcome.parts = [.profileUnread] }
    return outcome
}

extension ActionContext {
    /// "no, 51", of someone who is 50; "actually 5 10", of one who is 5 ft 9: the part whose value a number comes nearest to, in the unit it was told in.
    fileprivate func putRight(_ numbers: [Double]) throws -> ProfileFacts? {
        let profile = try profile(), weight = try diary.weights(nil).last
        var corrected = ProfileFacts()
        if numbers.count == 2, (3...7).contains(numbers[0]), (0..<12).contains(numbers[1]), profile.heightCentimetres != nil {
            corrected.heightCentimetres = numbers[0] * 30.48 + numbers[1] * 2.54
            return corrected
        }
        let number = numbers[0], unit = weight.flatMap { Unit($0.unit).grams }
        let weighed = weight.map { $0.kilograms * 1000 / (unit ?? 1000) }
        // Who weighs in pounds tells no height in centimetres.
        let height = weight?.unit == "lb" ? nil : profile.heightCentimetres.map { number < 3 ? $0 / 100 : $0 }
        let known: [(part: Profile.Part, value: Double?)] = [(.age, profile.age.map(Double.init)), (.height, height), (.weight, weighed)]
        let nearest = known.compactMap { part, value in value.map { (part, abs($0 - number) / $0) } }.min { $0.1 < $1.1 }?.0
        guard let nearest, let said = numbers.last else { return nil }
        if nearest == .weight, let weight {
            (corrected.kilograms, corrected.weightUnit) = (said * (unit ?? 1000) / 1000, weight.unit)
        } else {
            corrected.bare = [said]
            corrected.explainBare([nearest])
        }
        return corrected
    }
}
