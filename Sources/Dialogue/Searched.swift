public import NLU
import Nutrition

extension Reading {
    /// What is looked for, without the words that order it: "search for zorblax bar".
    public var searched: String {
        let named = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" && $0 != "%" }.map(String.init)
        let rest = named.drop { word in Word.split(word).allSatisfy(Reading.searching.contains) }
        return rest.isEmpty ? foods.first { !$0.negated }?.said ?? text : rest.joined(separator: " ")
    }

    private static let searching = Set(
        Word.split(
            "search look find lookup up for me can could you please show do have is there any a an the some food foods called named in database list tell i want to need all about of busca buscar buscame búscame encuentra encuéntrame tienes hay algo algún alguna un una el la los las alimento alimentos comida llamado por favor puedes que quiero en ver muéstrame what which kind kinds type types qué tipos"
        ))
}
