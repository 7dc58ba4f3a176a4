public import NLU
public import Nutrition

extension ProfileFacts {
    /// Numbers without a word, "34, 165, 62", as the parts asked for: the first part that each can be.
    public mutating func explainBare(_ asked: [Profile.Part]) {
        // "I'm 5'7\" and 171", while all of it is asked for: what is told with its unit leaves the other number to another part.
        var parts = asked.filter {
            switch $0 {
            case .age: age == nil && birthYear == nil
            case .height: heightCentimetres == nil
            case .weight: kilograms == nil
            default: true
            }
        }
        for number in bare {
            guard let place = parts.firstIndex(where: { $0.couldBe(number) }) else { continue }
            switch parts.remove(at: place) {
            case .age: age = age ?? number
            case .height: heightCentimetres = heightCentimetres ?? (number < 3 ? number * 100 : number)
            case .weight where kilograms == nil:
                kilograms = number > 120 ? number * 0.45359237 : number
                weightUnit = number > 120 ? "lb" : "kg"
            case .trimester: state = state ?? .now(.pregnant(trimester: Int(number)))
            default: break
            }
        }
        bare = []
    }
}

extension Profile.Part {
    /// What a number alone is taken for.
    fileprivate func couldBe(_ number: Double) -> Bool {
        switch self {
        case .age: (10...99).contains(number) && number == number.rounded()
        case .height: (100...250).contains(number) && number == number.rounded() || (1.2...2.3).contains(number) && number != number.rounded()
        case .weight: (30...300).contains(number)
        case .trimester: (1...3).contains(number) && number == number.rounded()
        case .sex, .activity: false
        }
    }
}
