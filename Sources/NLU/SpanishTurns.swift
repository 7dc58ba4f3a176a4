import Nutrition

/// Turns of Spanish that stand for plainer ones: "desayuné como ayer", "solo que", "repíteme lo que llevo", "olaa".
enum SpanishTurns {
    static let rewrites = [
        Rewrite(["como"], sameAsThen), Rewrite(["solo"], onlyThat), Rewrite(repeating, tellingAgain),
        Rewrite(greetings) { tokens in
            // "una ola de calor" is none.
            guard tokens.count < 4 || tokens[1].kind == .mark else { return tokens }
            return greetings.contains(tokens[0]) ? [Token("hola", for: tokens[0])] + tokens[1...] : tokens
        },
    ]

    /// "desayuné como ayer", "cené como el domingo": the same as then.
    private static func sameAsThen(_ tokens: [Token]) -> [Token] {
        guard let place = tokens.indices.dropFirst().first(where: { tokens[$0].word == "como" && eaten.contains(tokens[$0 - 1]) }),
            place + 1 < tokens.count
        else { return tokens }
        var next = place + 1
        if ["el", "la"].contains(tokens[next].word) { next += 1 }
        guard next < tokens.count, days.contains(tokens[next]) || next == place + 2 && weekdays.contains(tokens[next]) else { return tokens }
        let same = ["lo", "mismo", "que"].map { Token($0, for: tokens[place]) }
        return tokens[..<place] + same + tokens[(place + 1)...]
    }

    /// "lo mismo que ayer, solo que con pescado": but.
    private static func onlyThat(_ tokens: [Token]) -> [Token] {
        guard
            let place = tokens.indices.dropFirst().first(where: { tokens[$0].word == "solo" && $0 + 2 < tokens.count && tokens[$0 + 1].word == "que" }
            )
        else { return tokens }
        var rest = Array(tokens[(place + 2)...])
        // "en vez de pollo fue pescado".
        if rest.count > 4, rest[0].word == "en", ["vez", "lugar"].contains(rest[1].word),
            let verb = rest.firstIndex(where: { ["fue", "era", "eran", "fueron", "comi", "habia"].contains($0.word) }), verb > 3
        {
            rest.remove(at: verb)
        }
        return tokens[..<place] + [Token("pero", for: tokens[place])] + rest
    }

    /// "repíteme lo que llevo": said once more, and not eaten.
    private static func tellingAgain(_ tokens: [Token]) -> [Token] {
        guard repeating.contains(tokens[0]), tokens.count > 3, tokens[1].word == "lo", tokens[2].word == "que",
            ["llevo", "he", "comi", "tengo", "anote", "llevamos"].contains(tokens[3].word)
        else { return tokens }
        return [Token("dime", for: tokens[0])] + tokens[1...]
    }

    private static let repeating: WordSet = ["repiteme", "repite", "repetime", "repeti"]
    private static let greetings: WordSet = ["ola", "olaa", "olaaa", "olaaaa", "holaa", "holaaa", "holaaaa", "holi", "holis", "holas"]
    private static let eaten: WordSet = ["desayune", "almorce", "cene", "merende", "comi", "desayunamos", "almorzamos", "cenamos", "comimos"]
    private static let days: WordSet = ["ayer", "anteayer", "antier", "anoche", "antes", "siempre"]
    private static let weekdays: WordSet = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo", "otro"]
}
