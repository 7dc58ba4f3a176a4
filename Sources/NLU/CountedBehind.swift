import Nutrition

/// What is named first and counted behind: "mates amargos, fueron tres" is "tres mates amargos"; "los tacos fueron 4" speaks of those that stand.
enum CountedBehind {
    static func plain(_ text: String) -> String {
        guard text.utf8.count < 60, !text.contains("?") else { return text }
        let words = text.split(separator: " ").map { Word.split(String($0)).first ?? "" }
        guard words.count > 2, let count = words.last, ["fueron", "eran"].contains(words[words.count - 2]),
            Int(count) != nil || counts.contains(count), case let written = text.split(separator: " ")
        else { return text }
        let start = ["y", "tambien", "ah"].contains(words[0]) ? 1 : 0, name = words[start..<(words.count - 2)]
        guard (1...3).contains(name.count), name.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isLetter) && !joining.contains($0) }),
            let first = name.first, first.count > 3,
            written[start].lowercased().drop(while: { !$0.isLetter }).prefix(while: \.isLetter).hasSuffix("s"),
            !noThing.contains(first)
        else { return text }
        let named = written[start..<(words.count - 2)].joined(separator: " ").filter { !",.;:".contains($0) }
        return "\(written[written.count - 1].filter { $0.isLetter || $0.isNumber }) \(named)"
    }

    private static let counts: Set<String> = ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"]
    private static let joining: Set<String> = ["de", "con", "y", "en", "mis", "tus", "sus", "que", "no", "esos", "esas", "los", "las"]
    private static let noThing: Set<String> = [
        "gracias", "gracia", "menos", "meno", "mentiras", "mentira", "entonces", "entonce", "ademas", "pues", "antes", "ante", "despues", "dias",
        "dia", "horas", "hora", "minutos", "minuto", "veces", "vez", "calorias", "caloria", "gramos", "gramo", "kilos", "kilo", "pasos", "paso",
        "vasos", "vaso", "tazas", "taza", "lunes", "martes", "miercoles", "jueves", "viernes", "ellos", "nosotros", "todos", "todas", "todo", "toda",
        "estos", "estas", "otros", "otras", "muchos", "muchas", "ambos", "ambas",
    ]
}
