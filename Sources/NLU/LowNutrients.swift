import Nutrition

extension Chart {
    /// The nutrients that there should be little of: "low carb", "less sugar and salt", "fat-free", "bajo en sal".
    var lowNutrients: [Nutrient] {
        var low: [Nutrient] = []
        var lastLow: Int?
        for (range, nutrient) in nutrients {
            var before = range.lowerBound - 1
            while before >= 0, tokens[before].kind == .mark || Chart.betweenLowAndNutrient.contains(tokens[before]) {
                // "low in fat and sugar": what was said of the first holds for the second.
                if lastLow == before + 1 { break }
                before -= 1
            }
            var after = range.upperBound
            while after < tokens.count, tokens[after].kind == .mark { after += 1 }
            let isFree = after < tokens.count && tokens[after].word == "free"
            let isCarried = lastLow.map { $0 == before + 1 } ?? false
            let word = before >= 0 ? tokens[before].text : ""
            let isLow =
                Chart.lowWords.contains(word) && !isOfThePerson(before) || Chart.lowering.contains(word) || isDeniedMuch(before)
            guard isFree || isCarried || isLow else { continue }
            low.append(nutrient)
            lastLow = range.upperBound
        }
        return raisesNoSugar ? low.filter { $0 != .sugars } + [.sugars, .carbohydrate] : low
    }

    /// "that won't put my sugar up", "que no me suba la glucosa": of what there should be little then.
    var raisesNoSugar: Bool {
        guard tokens.contains(where: { Chart.bloodSugar.contains($0.singularWord) }),
            let verb = tokens.firstIndex(where: { Chart.raising.contains($0) })
        else { return false }
        return tokens[..<verb].containsOne(of: Chart.denials) || tokens[..<verb].contains { $0.word == "wont" || $0.word == "won" }
    }

    static func isBloodSugar(_ said: String) -> Bool { Word.split(said).allSatisfy { bloodSugar.contains($0) } }

    private static let bloodSugar: WordSet = ["sugar", "glucose", "azucar", "glucosa", "glucemia", "insulin", "insulina"]
    private static let raising: WordSet = [
        "up", "spike", "spikes", "spiking", "raise", "raises", "raising", "shoot", "rocket", "suba", "sube", "subir", "suban", "subirme", "dispare",
        "dispara", "disparen", "disparar", "eleve", "eleva", "eleven", "elevar", "levante", "altere",
    ]

    /// "not a lot of", "que no tenga muchos", "hardly any": much of it is what there should not be.
    private func isDeniedMuch(_ place: Int) -> Bool {
        var before = place
        while before >= 0, Chart.muchWords.contains(tokens[before]) { before -= 1 }
        guard before < place else { return false }
        while before >= 0, Chart.holdingWords.contains(tokens[before]) { before -= 1 }
        guard before >= 0, Chart.denials.contains(tokens[before]) else { return false }
        return !tokens[..<before].suffix(3).contains { ["i", "im", "we", "my"].contains($0.word) }
    }

    /// "I'm low in iron" asks for more of it.
    private func isOfThePerson(_ place: Int) -> Bool {
        // "a snack I can have that's low in carbs": of the snack.
        let lead = tokens[..<place].suffix(3), from = lead.lastIndex { ["thats", "that", "which", "que"].contains($0.word) } ?? lead.startIndex
        return lead[from...].contains { ["im", "am", "my", "feeling", "running", "was", "been", "too", "be", "i"].contains($0.word) }
    }

    private static let lowWords: WordSet = [
        "low", "lower", "less", "little", "reduced", "fewer", "few", "minimal", "lowest", "lo", "light", "baja", "bajo", "bajos", "bajas", "menos",
        "poca", "poco", "pocas", "pocos", "poquita", "poquito", "poquitos", "poquitas", "reducido", "reducida", "ligero", "ligera", "without", "sin",
    ]
    private static let lowering: WordSet = [
        "cut", "cutting", "reduce", "reducing", "bajar", "bajarle", "reducir", "reduzco", "limitar", "evitar", "avoid", "avoiding", "limit",
        "limiting",
    ]
    private static let muchWords: WordSet = [
        "much", "many", "a", "lot", "lots", "too", "so", "that", "any", "high", "heavy", "loaded", "rich", "full", "mucho", "mucha", "muchos",
        "muchas",
        "tanto", "tanta", "tantos", "tantas", "demasiado", "demasiada", "demasiados", "demasiadas", "tan", "muy", "alto", "alta", "altos", "altas",
        "rico", "rica", "cargado", "cargada",
    ]
    private static let holdingWords: WordSet = [
        "have", "has", "having", "be", "with", "contain", "contains", "tenga", "tengan", "tiene", "tienen", "sea", "sean", "lleve", "lleven",
        "contenga", "con", "de", "lleva",
    ]
    private static let denials: WordSet = [
        "not", "no", "without", "sin", "hardly", "barely", "doesnt", "dont", "isnt", "arent", "wont", "t", "nothing", "nada",
    ]
    private static let betweenLowAndNutrient: WordSet = [
        "in", "on", "of", "and", "or", "en", "y", "added", "down", "back", "my", "the", "la", "el", "los", "las", "mi", "al", "de",
    ]
}
