import Dialogue
import Nutrition
import Store

extension ActionContext {
    /// What is known of the person.
    func profile() throws -> Profile { try diary.profile(today: today) }
}

extension Diary {
    /// What is known of the person: settings, and the latest weight. The age is that of the birthday in this year.
    func profile(today: Day) throws -> Profile {
        var profile = Profile()
        for setting in try settings() {
            guard let value = setting.value else { continue }
            switch setting.key {
            case "sex": profile.sex = Sex(rawValue: value)
            case "birth_year": profile.age = Int(value).map { today.civil.year - $0 }
            case "height_cm": profile.heightCentimetres = Double(value)
            case "activity": profile.activity = ActivityLevel(rawValue: value)
            case "state": profile.state = LifeState(value)
            default: break
            }
        }
        profile.kilograms = try weights(nil).last?.kilograms
        return profile
    }
}
