import Nutrition

/// What one food is called from country to country: "ensalada de betarraga" is one of remolacha, "sándwich de palta" one of aguacate.
enum SpanishSynonyms {
    /// A name of several words with each country's word in the place of another's, the fewest replaced first; at most `most` of them.
    /// - Parameter words: folded and singular, as `Word.split` gives them.
    static func variants(of words: [String]) -> [[String]] {
        let places = words.indices.filter { group[words[$0]] != nil }.prefix(2)
        guard words.count > 1, !places.isEmpty else { return [] }
        var variants: [[String]] = []
        for place in places { variants += others(words[place]).map { Array(words[..<place] + $0 + words[(place + 1)...]) } }
        if places.count == 2 {
            for first in others(words[places[0]]) {
                for second in others(words[places[1]]) {
                    let (start, end) = (places[0], places[1])
                    variants.append(Array(words[..<start] + first + words[(start + 1)..<end] + second + words[(end + 1)...]))
                }
            }
        }
        return Array(variants.prefix(most))
    }

    private static let most = 64

    private static func others(_ word: String) -> [[String]] { (group[word].map { groups[$0] } ?? []).filter { $0 != [word] } }

    /// The group of a single word.
    private static let group: [String: Int] = {
        var group: [String: Int] = [:]
        for (place, names) in groups.enumerated() { for name in names where name.count == 1 { group[name[0]] = place } }
        return group
    }()

    private static let groups: [[[String]]] = [
        "tomate, jitomate", "aguacate, palta", "remolacha, betabel, betarraga", "elote, choclo, maíz, mazorca, jojoto",
        "frijol, frijoles, poroto, alubia, judía, caraota, habichuela, fréjol, fréjoles", "guisante, arveja, chícharo, alverja",
        "durazno, melocotón, melocotones", "damasco, chabacano, albaricoque", "fresa, frutilla", "piña, ananá", "camote, batata, boniato",
        "papa, patata", "calabaza, zapallo, auyama, ahuyama", "mantequilla, manteca", "cacahuate, cacahuete, maní", "camarón, gamba, langostino",
        "champiñón, seta, hongo", "jugo, zumo", "plátano, banana, guineo, cambur, banano", "pomelo, toronja", "cerdo, puerco, chancho, marrano",
        "ejote, chaucha, vainita, habichuelita, judía verde, judías verdes, poroto verde", "crema, nata", "tocino, panceta, beicon, bacon",
        "calabacín, calabacita, zapallito, zucchini", "col, repollo", "alcachofa, alcaucil",
        "licuado, batido, malteada", "sándwich, sandwich, emparedado, bocadillo, bocata", "tarta, torta, pastel, pie", "res, ternera, vaca",
        "pavo, guajolote", "filete, bife, bistec", "galleta, galletita",
    ].map { line in line.split(separator: ",").map { Word.split(String($0)) } }
}
