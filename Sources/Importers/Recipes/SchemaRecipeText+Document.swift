public import Library

extension SchemaRecipeText {
    /// Writes recipes as one document, piece by piece: `{"@context": …, "@graph": [ … ]}`, a recipe a line.
    public static func write(_ recipes: some Sequence<LibraryRecipe>, to write: (String) throws -> Void) throws {
        try write("{\"@context\":\"https://schema.org\",\"@graph\":[")
        var separator = "\n"
        for recipe in recipes {
            try write(separator + object(recipe, context: false))
            separator = ",\n"
        }
        try write("\n]}\n")
    }
}
