import Dialogue
import Nutrition
import Store

/// "háblame en inglés": replies are in that language from now on, whatever a message is written in; without a name, in the other one.
func setLanguage(_ asked: String?, _ context: ActionContext) throws -> Outcome {
    let language = asked ?? (context.language == "es" ? "en" : "es")
    guard ["en", "es"].contains(language) else { return Outcome(name: "set_language", parts: [.languageNotYet(language)]) }
    _ = try context.diary.set(Setting.language, language)
    return Outcome(name: "set_language", events: [.slot(.language(language))], parts: [.languageSet(language)])
}
