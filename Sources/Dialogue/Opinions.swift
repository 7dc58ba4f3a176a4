import NLU
import Nutrition

/// What somebody thought of a food that was eaten: a word of sympathy is due, and nothing is written.
extension Talk {
    /// "the pizza was delicious", "I loved that curry": `.tasted`; "no me gustó el pescado", "it was too salty": `.distasted`; else nil.
    static func opinion(_ reading: Reading, _ words: [String]) -> Talk? {
        guard words.count <= 9, reading.foods.count <= 1, reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 && $0.unit == nil }),
            !reading.text.hasSuffix("?"),
            !["which", "cual"].contains(words.first),
            !(was.contains(words.first ?? "") && ["that", "it", "this", "those", "my", "the"].contains(words.dropFirst().first)),
            reading.nutrients.allSatisfy({ [Nutrient.sodium, .sugars, .fat].contains($0) }), reading.target == nil,
            words.isDisjoint(with: eaten), words.isDisjoint(with: ["but", "pero", "instead", "if", "si", "que"])
        else { return nil }
        let isDenied = words.contains { denying.contains($0) }
        // "I didn't like the fish".
        if let like = words.firstIndex(where: ["like", "enjoy"].contains), like > 0, like <= 4,
            words[..<like].contains(where: ["didnt", "didn"].contains)
        {
            return .distasted
        }
        if let verb = words.firstIndex(where: liked.contains), verb <= 4,
            words[..<verb].contains(where: ["i", "we", "me", "no"].contains) || verb == 0
        {
            return isDenied ? .distasted : .tasted
        }
        guard let copula = words.firstIndex(where: was.contains), copula + 1 < words.count else { return nil }
        let said = words[(copula + 1)...].drop { filling.contains($0) || denying.contains($0) }
        guard let taste = said.first else { return nil }
        if good.contains(taste) { return said.count <= 2 ? (isDenied ? .distasted : .tasted) : nil }
        let isTooMuch = words[copula...].contains { ["too", "muy", "demasiado"].contains($0) } && strong.contains(taste)
        return bad.contains(taste) || isTooMuch ? .distasted : nil
    }

    /// "I ate too much today", "cheat day", "rompí la dieta": said in general, with no food named.
    static func tellsOfSlip(_ reading: Reading, _ words: [String]) -> Bool {
        guard words.count <= 9, reading.foods.allSatisfy({ $0.best == nil || $0.said == "pig" }),
            reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }),
            reading.nutrients.isEmpty, !reading.text.hasSuffix("?"),
            words.isDisjoint(with: ["did", "am", "was", "goal", "meta", "yesterday"]) || words.contains("bad")
        else { return false }
        let text = " \(words.joined(separator: " ")) "
        return slips.contains { text.contains($0) }
    }

    private static let slips = [
        "blew my diet", "blew it today", "blew the diet", "broke my diet", "cheated on my diet", "cheat day", "cheat meal", "ate too much", "overate",
        "overdid it", "pigged out", "like a pig", "i was bad today", "been bad today", "fell off the wagon", "rompí la dieta", "me salí de la dieta",
        "me pasé comiendo", "me pasé hoy", "hoy me pasé", "comí demasiado", "comí como un cerdo", "comí de más", "me porté mal", "fui malo hoy",
        "me di un atracón", "tuve un atracón", "me atraqué",
        "don't judge", "dont judge", "no judgement", "no judgment", "no judging", "no me juzgues", "no juzgues", "sin juzgar",
    ].map { " " + Word.split($0).joined(separator: " ") + " " }

    /// "that's not what I said", "no es lo que comí".
    static func isNotWhatWasSaid(_ words: [String]) -> Bool {
        let text = words.joined(separator: " ")
        return ["not what i", "isnt what i", "isn t what i", "no e lo que", "no es lo que", "no e eso", "no es eso", "no fue eso", "didnt say that"]
            .contains { text.contains($0) }
    }

    private static let denying = Set(Word.split("no not wasn't isn't didn't don't wasnt isnt didnt never nunca t didn wasn isn weren"))
    private static let liked = Set(Word.split("liked loved enjoyed gustó gustaron encantó encantaron"))
    private static let was = Set(Word.split("was were tasted taste tastes is estaba estaban estuvo estuvieron está quedó quedaron supo sabía"))
    private static let filling = Set(
        Word.split("so too demasiado really very pretty absolutely super just all that quite muy tan bien re bastante realmente todo"))
    private static let good = Set(
        Word.split(
            "delicious tasty yummy yum amazing awesome great good lovely excellent incredible fantastic divine scrumptious nice rico rica ricos riquísimo riquísima delicioso deliciosa sabroso sabrosa buenísimo buenísima exquisito exquisita espectacular bueno buena increíble"
        ))
    private static let bad = Set(
        Word.split(
            "awful gross disgusting bland nasty terrible meh horrible inedible asqueroso asquerosa malísimo malísima soso sosa feo fea incomible desabrido desabrida"
        ))
    private static let strong = Set(Word.split("salty sweet spicy greasy oily salado salada dulce picante grasoso grasosa"))
    private static let eaten = Set(Word.split("had ate eat eating drank comí desayuné almorcé cené tomé bebí add log anota agrega"))
}
