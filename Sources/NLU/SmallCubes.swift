import Nutrition

/// "unos taquitos de queso manchego", "jamón serrano en taquitos": cubes of what comes in no tortilla.
enum SmallCubes {
    static let inSpanish = Rewrite(["taquito", "taquitos", "taco", "tacos"], cubes)

    private static func cubes(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropLast(3).first(where: {
                ["taquito", "taco"].contains(tokens[$0].singularWord) && tokens[$0 + 1].word == "de" && cubed.contains(tokens[$0 + 2])
                    && kinds.contains(tokens[$0 + 3]) && (tokens[$0].singularWord == "taquito" || tokens[$0 + 3].word != "de")
            })
        else { return tokens }
        var out = tokens
        (out[place].text, out[place].singular) = (["taquito", "taco"].contains(tokens[place].word) ? "dado" : "dados", "dado")
        return out
    }

    private static let cubed: WordSet = ["queso", "jamon", "salmon", "atun"]
    private static let kinds: WordSet = [
        "manchego", "curado", "semicurado", "tierno", "viejo", "iberico", "serrano", "york", "fresco", "ahumado", "cocido", "de",
    ]
}
