/// A row of `corpora/links.tsv`: what people write, and the food it means.
public struct FoodLink: Sendable, Hashable {
    public let mention: String
    /// `en` or `es`.
    public let language: String
    /// Nouns of the everyday foods that a careful reader would accept; never empty.
    public let right: [String]
    /// Nouns that it is easily taken for.
    public let wrong: [String]

    static func rows(text: String) throws -> [FoodLink] {
        try Table(file: "links.tsv", text: text, columns: ["mention", "language", "right", "wrong"]).all.map { row in
            let link = FoodLink(
                mention: String(row["mention"]), language: String(row["language"]), right: row.list("right"), wrong: row.list("wrong"))
            guard ["en", "es"].contains(link.language) else { throw row.problem("'\(link.language)' is no language") }
            guard !link.mention.isEmpty, !link.right.isEmpty else { throw row.problem("a mention and a noun are needed") }
            return link
        }
    }
}
