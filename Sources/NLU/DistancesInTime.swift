import Nutrition

/// How fast a distance was gone, in the words of those who run: "5k in 28", "did 10k in 55".
enum DistancesInTime {
    static let rewrites = [Rewrite(["k", "km", "kms", "mile", "miles"], inMinutes)]

    /// "5k in 28" are minutes, and where no other way is named it was run.
    private static func inMinutes(_ tokens: [Token]) -> [Token] {
        guard
            let unit = tokens.indices.dropFirst().first(where: { place in
                ["k", "km", "kms", "mile", "miles"].contains(tokens[place].word) && tokens[place - 1].kind == .number
                    && place + 2 < tokens.count && ["in", "en"].contains(tokens[place + 1].word)
            }), tokens.last?.word != "?", let distance = tokens[unit - 1].value, (1...100).contains(distance), case let number = unit + 2,
            tokens[number].kind == .number, let time = tokens[number].value, (2...20).contains(time / distance)
        else { return tokens }
        var out = tokens
        let next = number + 1 < tokens.count ? tokens[number + 1].singularWord : WordKey("")
        if !(["minute", "min", "mins", "minuto", "hour", "hr", "h", ":", "second", "sec", "'", "m"].contains(next)) {
            out.insert(Token("minutes", after: tokens[number]), at: number + 1)
        }
        let before = tokens[..<(unit - 1)]
        guard before.allSatisfy({ leading.contains($0) || $0.kind == .mark }), !tokens.containsOne(of: ways) else { return out }
        if let did = before.firstIndex(where: { ["did", "done", "hice"].contains($0.word) }) {
            out[did] = Token(out[did].text == "hice" ? "corri" : "ran", for: out[did])
        } else {
            out.insert(Token("ran", before: tokens[unit - 1]), at: unit - 1)
        }
        return out
    }

    private static let leading: WordSet = [
        "i", "just", "did", "done", "a", "my", "today", "this", "morning", "and", "then", "we", "hice", "hoy", "unos", "yesterday", "another",
    ]
    private static let ways: WordSet = [
        "walk", "walked", "walking", "bike", "biked", "cycle", "cycled", "cycling", "swim", "swam", "row", "rowed", "rowing", "hike", "hiked", "ride",
        "rode", "run", "ran", "jog", "jogged", "running", "jogging", "bici", "bicicleta", "caminata", "caminando", "corriendo", "elliptical",
        "treadmill", "cinta", "eliptica", "skate", "skated", "ski", "skied", "drive", "drove", "uber", "car",
    ]
}
