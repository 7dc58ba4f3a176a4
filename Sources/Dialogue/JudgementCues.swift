import NLU
import Nutrition

extension Judgement {
    /// What of the words tells whether it is more, or what stands otherwise.
    static func cues(_ said: [String], _ understanding: Understanding, _ tracker: Tracker) -> [String] {
        var cues = cueWords.compactMap { name, words in said.contains(where: words.contains) ? name : nil }.sorted()
        let text = understanding.text.lowercased(), first = said.first ?? ""
        let opening = said.drop { ["no", "oh", "ah", "ok", "wait", "sorry", "perdon", "ups", "oops", "espera"].contains($0) }.first ?? ""
        cues += openings.compactMap { name, words in words.contains(opening) ? "opens \(name)" : nil }.sorted()
        if first == "no" || first == "nope" { cues.append("opens no") }
        if Double(opening) != nil || SmallCount.of(opening) != nil { cues.append("opens number") }
        if text.contains("->") || text.contains("=") || text.contains("→") { cues.append("arrow") }
        if text.firstMatch(of: /\bx ?\d|\d ?x\b/) != nil { cues.append("times") }
        if text.contains("(") || text.contains("*") { cues.append("marked") }
        if text.contains(",") { cues.append("comma") }
        let readings = understanding.readings, foods = readings.flatMap(\.foods)
        if foods.contains(where: \.isDefinite) { cues.append("definite") }
        if foods.contains(where: \.negated) { cues.append("denies") }
        if foods.contains(where: { !$0.removed.isEmpty }) { cues.append("leaves out") }
        if readings.contains(where: { $0.when.meal != nil }) { cues.append("meal") }
        if readings.contains(where: { $0.when.days != nil }) { cues.append("day") }
        if readings.contains(where: { $0.when.minute != nil }) { cues.append("time") }
        if readings.contains(where: \.pointsBack) { cues.append("points back") }
        cues.append(foods.isEmpty ? "no food" : foods.count == 1 ? "one food" : "foods")
        if foods.contains(where: { $0.amount.quantity != nil }) { cues.append("counted") }
        if foods.contains(where: { $0.amount.unit?.grams != nil }) { cues.append("weighed") }
        if foods.contains(where: { $0.amount.size != nil }) { cues.append("sized") }
        if readings.contains(where: { !$0.amounts.isEmpty }) { cues.append("loose amount") }
        if said.count <= 3 { cues.append("short") }
        if tracker.areRowsOld == true { cues.append("long ago") }
        return cues
    }

    private static let cueWords: [(String, Set<String>)] = [
        (
            "more",
            [
                "another", "more", "extra", "second", "again", "also", "too", "plus", "additional", "otro", "otra", "otros", "otras", "mas",
                "tambien", "ademas", "segundo", "segunda", "repeti", "forgot", "olvide", "suma", "sumale", "agrega", "agregale", "anade", "add",
            ]
        ),
        ("dessert", ["dessert", "postre", "sobremesa", "pudding", "pud", "afters"]),
        ("to drink", ["drink", "tomar", "beber", "washed", "acompanar"]),
        ("now", ["now", "ahora", "recien", "currently", "ya", "acabo"]),
        ("only", ["only", "just", "solo", "solamente", "nomas", "nada", "apenas", "solito"]),
        ("was", ["was", "were", "wasnt", "werent", "its", "is", "era", "eran", "fue", "fueron", "es", "son"]),
        ("had", ["had", "tenia", "tenian", "llevaba", "llevaban", "traia", "venia", "came", "got"]),
        ("with", ["with", "con", "w"]),
        ("without", ["without", "sin", "no", "not", "didnt", "didn", "nunca", "ni", "none", "never", "nada"]),
        ("eats", ["ate", "eat", "eaten", "drank", "comi", "tome", "bebi", "cene", "almorce", "desayune", "merende", "me", "comimos", "tomamos"]),
        (
            "right",
            [
                "actually", "sorry", "oops", "meant", "mean", "perdon", "realidad", "equivoque", "correction", "mistake", "wrong", "quise", "digo",
                "mejor", "wait", "espera",
            ]
        ),
        (
            "change",
            [
                "change", "make", "swap", "replace", "switch", "cambia", "cambialo", "cambiala", "pon", "ponle", "hazlo", "corrige", "instead",
                "lugar", "not", "sino", "fix", "update",
            ]
        ),
        (
            "out",
            [
                "remove", "delete", "scratch", "quita", "quitale", "borra", "saca", "sacale", "elimina", "take", "drop", "skip", "forget", "olvida",
                "left", "leave", "deje",
            ]
        ),
        ("them", ["them", "those", "they", "these", "ellos", "ellas", "esos", "esas", "both", "ambos", "ambas"]),
        ("half", ["half", "mitad", "medio", "media", "third", "quarter", "tercio", "cuarto"]),
        ("less", ["less", "fewer", "smaller", "menos", "bigger", "larger"]),
        ("then", ["then", "later", "after", "luego", "despues", "tarde", "ahora", "now", "before", "antes"]),
    ]

    private static let openings: [(String, Set<String>)] = [
        ("and", ["and", "y", "e", "n", "plus", "also", "ademas", "tambien"]),
        ("the", ["the", "el", "la", "los", "las", "my", "mi", "mis", "that", "ese", "esa"]),
        ("a", ["a", "an", "un", "una", "unos", "unas", "some"]), ("i", ["i", "yo", "me", "we"]),
        ("it", ["it", "they", "that", "era", "eran", "fue", "fueron", "was", "were"]),
        ("with", ["with", "con", "without", "sin"]), ("but", ["but", "pero"]), ("of", ["de", "of", "on", "in", "en"]),
    ]
}
