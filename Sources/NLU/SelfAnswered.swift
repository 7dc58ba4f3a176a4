import Nutrition

/// What is asked and answered within one message: "with extra cheese? nah, but add guacamole", "¿con queso? no, pero ponle guacamole".
enum SelfAnswered {
    /// What was asked is not meant, and the rest is.
    static func read(_ tokens: [Token]) -> [Token] {
        guard let mark = tokens.firstIndex(where: { $0.word == "?" }), (1...9).contains(mark), mark + 3 < tokens.count,
            noes.contains(tokens[mark + 1]),
            let opens = tokens[..<mark].first(where: { $0.kind == .word }), with.contains(opens),
            case let rest = tokens[(mark + 2)...].drop(while: { $0.kind == .mark }), let joint = rest.first, buts.contains(joint), rest.count > 1
        else { return inScots(tokens) }
        return Array(rest.dropFirst())
    }

    /// "it was a sausage roll no a steak bake", in Scots.
    private static func inScots(_ tokens: [Token]) -> [Token] {
        guard let no = tokens.indices.dropFirst(3).first(where: { tokens[$0].word == "no" }), no + 2 < tokens.count,
            ["a", "an", "the"].contains(tokens[no + 1].word), tokens[no - 1].kind == .word,
            tokens[..<no].contains(where: { ["was", "were", "wis", "its", "is"].contains($0.word) })
        else { return tokens }
        return tokens[..<no] + [Token("not", for: tokens[no])] + tokens[(no + 1)...]
    }

    private static let noes: WordSet = ["nah", "nope", "no", "naa", "nop"]
    private static let with: WordSet = ["with", "con", "any", "extra", "and", "y", "more", "mas"]
    private static let buts: WordSet = ["but", "pero", "just", "solo", "though", "only"]
}
