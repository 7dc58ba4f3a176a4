import Nutrition

/// What is called out beside what was eaten, and names no food.
extension Mentions {
    /// "dímelo, me comí un mangú", "a burger, so full": what nobody knows beside what is known, where it calls out.
    func withoutChatter(_ found: inout [Found]) {
        guard found.count > 1, found.contains(where: { !$0.mention.candidates.isEmpty }) else { return }
        found.removeAll { item in
            let (start, end) = (item.tokens.lowerBound, item.tokens.upperBound)
            guard item.mention.candidates.isEmpty, item.mention.amount.isEmpty, !item.isRemoved, item.tokens.count == 1 else { return false }
            let opens = start == 0 && end < chart.tokens.count && [",", "!"].contains(chart.tokens[end].word)
            let exclaims =
                start > 1 && ["que", "q", "so", "how", "what"].contains(chart.tokens[start - 1].word) && chart.tokens[start - 2].kind == .mark
            // "asere hoy almorcé congrí", "comí arepas, compadre": who is spoken to.
            let calls = chart.lexicon.isSpanish && Mentions.addressed.contains(chart.tokens[start])
            return opens || exclaims || calls
        }
    }

    /// Whom people speak to, by country.
    private static let addressed: WordSet = [
        "asere", "acere", "compadre", "comadre", "compay", "hermano", "hermana", "mano", "brother", "broder", "bro", "socio", "carnal", "cuate",
        "mijo",
        "mija", "chamo", "chama", "weon", "huevon", "amigo", "amiga", "doctora", "doctor", "profe", "vecino", "vecina", "jefe", "reina", "boludo",
        "pibe", "loco", "viejo", "man", "parcero", "parcera", "parce", "pana", "wey", "guey", "mae", "maje", "vos", "tio", "tia", "nena", "corazon",
    ]
}
