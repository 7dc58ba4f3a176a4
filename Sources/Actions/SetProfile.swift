import Dialogue
import NLU
import Nutrition
import Store

/// "I'm 34, female, 165 cm, 62 kg": kept as settings, the weight as a weight of today. What cannot be is refused, the rest is kept.
func setProfile(_ facts: ProfileFacts, _ context: ActionContext) throws -> Outcome {
    var outcome = Outcome(name: "set_profile")
    if let again = facts.again, let part = try context.profile().nearest(to: again[0]) {
        var corrected = ProfileFacts()
        corrected.bare = again.suffix(1)
        corrected.explainBare([part])
        return try setProfile(corrected, context)
    }
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

extension Profile {
    /// The part whose value a number comes nearest to: "no, 51", of someone who is 50.
    fileprivate func nearest(to number: Double) -> Part? {
        let height = heightCentimetres.map { number < 3 ? $0 / 100 : $0 }
        let known: [(part: Part, value: Double?)] = [(.age, age.map(Double.init)), (.height, height), (.weight, kilograms)]
        return known.compactMap { part, value in value.map { (part, abs($0 - number) / $0) } }.min { $0.1 < $1.1 }?.0
    }
}
