import Nutrition

/// How much of a nutrient is in what was taken, in the units of labels.
extension SupplementGrammar {
    /// The dose in the nutrient's own unit. International units as 21 CFR 101.9 has them: 40 of vitamin D are 1 µg, 1 of A is 0.3 µg of retinol,
    /// 1 of natural E 0.67 mg; and 0.6 µg of folic acid count for 1 µg of folate.
    static func figure(_ value: Double, _ unit: String, of nutrient: Nutrient, isFolic: Bool) -> Double? {
        if unit == "IU" {
            let one: [Nutrient: Double] = [.vitaminD: 0.025, .vitaminA: 0.3, .vitaminE: 0.67]
            return one[nutrient].map { $0 * value }
        }
        let size = ["g": 1.0, "mg": 1e-3, "mcg": 1e-6]
        guard let said = size[unit], let own = size[nutrient.unit == "ug" ? "mcg" : nutrient.unit], said * value <= 5 else { return nil }
        return value * said / own / (isFolic ? 0.6 : 1)
    }

    static func dosed(_ mention: SupplementMention, _ tokens: [Token]) -> SupplementMention? {
        guard let place = tokens.indices.dropLast().first(where: { tokens[$0].value ?? 0 > 0 && doses[tokens[$0 + 1].text] != nil }),
            let value = tokens[place].value, let unit = doses[tokens[place + 1].text],
            tokens.indices.allSatisfy({ (place...place + 1).contains($0) || besideDose.contains(tokens[$0]) || tokens[$0].kind == .mark })
        else { return nil }
        var told = mention
        let isFolic = Word.split(mention.name).contains { ["folic", "folico"].contains($0) }
        told.figure = mention.nutrient.flatMap { figure(value, unit, of: $0, isFolic: isFolic) }.map { $0 * mention.quantity }
        guard told.figure != nil || mention.nutrient == nil else { return nil }
        (told.quantity, told.unit) = (value * mention.quantity, unit)
        return told
    }

    private static let besideDose: WordSet = [
        "it", "its", "was", "were", "is", "are", "they", "theyre", "each", "one", "of", "per", "pill", "tablet", "capsule", "the", "label", "says",
        "has", "have", "had", "dose", "a", "about", "around", "i", "think", "took", "no", "sorry", "so", "es", "son", "era", "eran", "fue", "fueron",
        "de", "cada", "una", "uno", "la", "el", "por", "pastilla", "capsula", "tableta", "dosis", "dice", "tiene", "tienen", "trae", "traen", "unos",
        "unas", "creo", "que", "tome", "etiqueta",
    ]

    static let doses: [String: String] = [
        "mg": "mg", "mgs": "mg", "milligram": "mg", "milligrams": "mg", "miligramos": "mg", "mcg": "mcg", "ug": "mcg", "µg": "mcg", "μg": "mcg",
        "micrograms": "mcg", "microgramos": "mcg", "iu": "IU", "ius": "IU", "ui": "IU", "g": "g", "gr": "g", "gram": "g", "grams": "g", "gramos": "g",
    ]
}

extension SupplementMention {
    /// The same with the dose that was told of it afterwards, of one where several were counted: "25 mcg", "it was 400 mg each"; nil where a
    /// text tells anything else.
    public func dosed(_ text: String) -> SupplementMention? { SupplementGrammar.dosed(self, Normaliser.tokens(text)) }
}
