public import Nutrition

extension Unit {
    /// The measure of food that a word of either language names: "puñado" is a handful, "vasos" are glasses.
    public static func named(_ word: String) -> Unit? {
        let one = Word.singular(word)
        return (Lexicon.plainSpanish.units[one] ?? Lexicon.plainEnglish.units[one] ?? Lexicon.plainSpanish.sized[one]?.unit).map { Unit($0) }
    }
}
