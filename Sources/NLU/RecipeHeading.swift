import Nutrition

/// A recipe told with its name in a sentence or line of its own: "recipe: chili. 500 g ground beef, …", "my chili recipe, serves 5. 500 g …".
///
/// The mark behind the name is read as a colon, which is as long, so that all that follows is of the recipe and nothing of it is eaten.
enum RecipeHeading {
    static func joined(_ text: String) -> String {
        // Most messages are short or of one sentence, and need no look at their words.
        guard text.utf8.count > 24, text.utf8.contains(where: { ".\n;".utf8.contains($0) }), case let head = text.prefix(80).lowercased(),
            head.contains("recipe") || head.contains("receta"), let mark = mark(text), isListed(text[text.index(after: mark)...])
        else { return text }
        return text[..<mark] + ":" + text[text.index(after: mark)...]
    }

    /// Where the first sentence or line ends, of a few words that hold no amount before the word for a recipe.
    private static func mark(_ text: String) -> String.Index? {
        guard let mark = text.firstIndex(where: { ".\n;".contains($0) }), text.index(after: mark) < text.endIndex,
            text[..<mark].contains(where: { $0 != " " }), !text[..<mark].contains("?")
        else { return nil }
        let said = Word.split(String(text[..<mark]))
        guard (2...12).contains(said.count), said.allSatisfy({ !others.contains($0) }),
            let recipe = said.firstIndex(where: { ["recipe", "receta"].contains($0) }),
            recipe <= 5, said[...recipe].allSatisfy({ Double($0) == nil }), said.dropFirst(recipe + 1).first.map({ Double($0) == nil }) ?? true,
            // "made the chili recipe. 2 bowls, 1 beer" tells what was eaten of it.
            Set(said).isDisjoint(with: ["made", "cooked", "hice", "prepare", "cocine"]) || yielding.contains(where: text.lowercased().contains),
            // "recipe from mum was great. 2 slices, 1 coffee": a recipe is headed by a colon, or tells how many it serves.
            text[..<mark].contains(":") || yielding.contains(where: text.lowercased().contains)
        else { return nil }
        return mark
    }

    /// Two amounts at the least, the first of them at the beginning.
    private static func isListed(_ rest: Substring) -> Bool {
        let parts = rest.split(whereSeparator: { ",;\n".contains($0) }).map { $0.drop { $0 == " " || $0 == "-" } }
        guard parts.count > 1,
            parts[0].first?.isNumber == true || ["a ", "one ", "half ", "una ", "un ", "media ", "medio "].contains(where: parts[0].hasPrefix)
        else { return false }
        return parts.count(where: { $0.first?.isNumber == true }) > 1 && Word.split(String(rest)).allSatisfy { !eating.contains($0) }
    }

    /// Recipes that are looked for, saved or found somewhere.
    private static let others = Set(
        Word.split(
            "find show give search look want need any some found saw tried had ate used busca muestra dame quiero alguna encontré vi probé usé how what cómo qué"
        ))
    private static let yielding = ["serves", "servings", "portions", "porciones", "raciones", "rinde"]
    private static let eating = Set(Word.split("had ate breakfast lunch dinner comí cené almorcé desayuné"))
}
