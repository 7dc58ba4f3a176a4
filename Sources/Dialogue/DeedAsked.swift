import NLU
import Nutrition

/// Questions about a deed, taken for the order to do it: nothing is taken out for them.
extension Intents {
    /// "did you delete the shake?" asks for the diary, "does that cancel out the fries?" for nothing that is kept; nil where a deed is ordered.
    static func deedAsked(_ reading: Reading) -> Reading? {
        guard ["delete_entry", "cancel", "undo"].contains(reading.intent.name),
            let first = reading.words.first(where: { !joining.contains($0) }), asking.contains(first),
            reading.text.hasSuffix("?") || first == "does" || first == "did",
            !ofWhatWasDone.contains(first) || reading.words.contains(where: deeds.contains)
        else { return nil }
        let ofMorsel = ["did", "have"].contains(first) && reading.words.contains("you") || first.hasSuffix("ste")
        var asked = reading
        asked.intent.name = ofMorsel ? "ask_diary" : "out_of_scope"
        if ofMorsel { asked.foods = [] }
        return asked
    }

    private static let joining = Set(Word.split("and so y but pero wait ok"))
    private static let asking = Set(
        Word.split("does did do is was were are has have didnt doesnt borraste quitaste eliminaste deshiciste sacaste eso"))
    private static let ofWhatWasDone = Set(Word.split("did have has didnt eso"))
    private static let deeds = Set(
        Word.split("delete deleted remove removed erase erased cancel cancelled undo undone drop dropped clear cleared compensa cancela borra quita"))
}
