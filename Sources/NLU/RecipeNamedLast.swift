import Nutrition

/// A recipe whose name is told beside or behind what goes into it: "hice una receta: 500 g de carne, 1 cebolla, para 4 porciones, se llama bolo",
/// "save my recipe: 2 eggs, 100 g flour, makes 4, call it pancakes". It is read with its name first, as "receta bolo: 500 g de carne, …".
enum RecipeNamedLast {
    static func plain(_ text: String) -> String {
        guard text.utf8.count > 40, !text.contains("?"), !text.contains("\n") else { return text }
        let clauses = text.split(whereSeparator: { ",;:.".contains($0) }).map { $0.split(separator: " ").map(String.init) }
        guard let head = clauses.first, head.count <= 8, let recipe = head.map(folded).firstIndex(where: { ["receta", "recipe"].contains($0) }),
            head.prefix(recipe).map(folded).allSatisfy({ !others.contains($0) }),
            let place = clauses.indices.dropFirst().first(where: { name(clauses[$0]) != nil }), let name = name(clauses[place]),
            place == 1 || place == clauses.count - 1
        else { return text }
        // What stands behind the word for a recipe is of it, "con" and "with" not.
        let tail = head.suffix(from: recipe + 1).drop { ["con", "with", "de", "of", "mia", "nueva"].contains(folded($0)) }
        guard tail.isEmpty || tail.first?.first?.isNumber == true || counting.contains(folded(tail.first ?? "")) else { return text }
        let mark = text.firstIndex(where: { ",;:.".contains($0) }) ?? text.endIndex
        guard let start = text.firstRange(of: clauses[place].joined(separator: " ")) else { return text }
        let trimmed: Set<Character> = [" ", ",", ";", ".", ":", "y"]
        var list = place == 1 ? String(text[start.upperBound...]) : String(text[mark..<start.lowerBound])
        list = String(list.drop { trimmed.contains($0) }.reversed().drop { trimmed.contains($0) }.reversed())
        if !tail.isEmpty { list = ([tail.joined(separator: " ")] + (list.isEmpty ? [] : [list])).joined(separator: ", ") }
        guard list.split(separator: ",").count > 1, list.contains(where: \.isNumber) else { return text }
        return "\(folded(head[recipe])) \(name): \(list)"
    }

    /// What the clause says that it is called: "se llama bolo casera", "call it pancakes".
    private static func name(_ clause: [String]) -> String? {
        let words = clause.map(folded)
        guard let order = orders.first(where: { words.starts(with: $0) }), (1...5).contains(words.count - order.count),
            words.allSatisfy({ !$0.contains(where: \.isNumber) })
        else { return nil }
        return clause.dropFirst(order.count).joined(separator: " ")
    }

    private static func folded(_ word: String) -> String { Word.split(word).first ?? "" }

    private static let orders = [
        "se llama", "y se llama", "la llamo", "lo llamo", "llámala", "llámalo", "y llámala", "llamada", "llamado", "le digo", "le llamo", "ponle",
        "de nombre", "nombre", "it's called", "its called", "it is called", "called", "call it", "and call it", "name it", "named",
    ].map { phrase in phrase.split(separator: " ").map { folded(String($0)) } }
    private static let counting = Set(["un", "una", "medio", "media", "a", "one", "half"])
    private static let others = Set(
        Word.split("find show give search look want some any muestra dame quiero busca alguna encontré vi probé what cómo qué cuál comí had ate"))
}
