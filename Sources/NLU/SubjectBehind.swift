import Nutrition

/// What a correction is about, told behind it or in front with a pause: "it was a drumstick, the chicken", "that pita, wholemeal one it was",
/// "big plate of it, the spag bol". It is read as "the chicken was a drumstick", which every reader knows.
enum SubjectBehind {
    static func plain(_ text: String) -> String {
        guard text.utf8.count <= 120, !text.contains("?"), !text.contains("\n") else { return text }
        let said = text.split(separator: " ").map(String.init), words = said.map(core)
        guard (3...16).contains(words.count), !words.contains("") else { return text }
        // What is said in front of it and tells nothing.
        let start = words.indices.first { !leading.contains(words[$0]) } ?? 0
        let pauses = said.indices.dropLast().filter { $0 >= start && said[$0].hasSuffix(",") }
        // What it was, and then of what: "black, that coffee".
        if let pause = pauses.only, pause - start < 2, pause + 2 < words.count, ["that", "those"].contains(words[pause + 1]),
            isName(words[(pause + 2)...]), isName(words[start...pause]),
            words[start...pause].allSatisfy({ !denying.contains($0) && !counts.contains($0) })
        {
            let name = bare(said[(pause + 2)...])
            return (["the"] + name + [verb(words[words.count - 1])] + bare(said[start...pause])).joined(separator: " ")
        }
        let told = toldFirst(said, words, start, pauses) ?? namedFirst(said, words, start, pauses) ?? sized(said, words, start, pauses)
        return told.map { $0.joined(separator: " ") } ?? text
    }

    /// "it was a drumstick, the chicken", "it was strawberry flavour that yogurt", "it was strawberry and banana, the smoothie, 250 ml".
    private static func toldFirst(_ said: [String], _ words: [String], _ start: Int, _ pauses: [Int]) -> [String]? {
        let isShort = ["its", "theyre"].contains(words[start])
        guard start + 2 < words.count, isShort || ["it", "they"].contains(words[start]) && ["was", "were", "is", "are"].contains(words[start + 1])
        else { return nil }
        let first = start + (isShort ? 1 : 2)
        if let pause = pauses.first(where: { $0 >= first }), pause + 2 < words.count, determiners.contains(words[pause + 1]), pause - first <= 5 {
            let end = pauses.first { $0 > pause } ?? (words.count - 1)
            guard isName(words[(pause + 2)...end]), pauses.count <= 2, !denying.contains(words[first]) else { return nil }
            let rest = said[(end + 1)...].map { $0 }
            let isOne = pause - first == 2 && ["a", "an", "the"].contains(words[first]) && words[pause] == "one"
            let kind = isOne ? said[(first + 1)...(first + 1)] : said[first...pause]
            return ["the"] + bare(said[(pause + 2)...end]) + [verb(words[end])] + bare(kind, keepingPause: !rest.isEmpty && !isOne) + rest
        }
        guard pauses.isEmpty, words.count - first >= 4, determiners.contains(words[words.count - 2]), isName(words.suffix(1)),
            case let kind = words[first..<(words.count - 2)],
            ["one", "ones", "flavour", "flavor"].contains(kind.last) || kind.count == 2 && (kind.first == "a" || counts.contains(kind.first ?? "")),
            !joints.contains(kind.last ?? ""), kind.allSatisfy({ !denying.contains($0) && !parts.contains($0) })
        else { return nil }
        return ["the"] + bare(said.suffix(1)) + [verb(words[words.count - 1])] + said[first..<(words.count - 2)]
    }

    /// "that pita, wholemeal one it was".
    private static func namedFirst(_ said: [String], _ words: [String], _ start: Int, _ pauses: [Int]) -> [String]? {
        guard let pause = pauses.only, determiners.contains(words[start]), pause > start, isName(words[(start + 1)...pause]),
            words.suffix(2) == ["it", "was"] || words.suffix(2) == ["they", "were"], (1...4).contains(words.count - 3 - pause)
        else { return nil }
        return ["the"] + bare(said[(start + 1)...pause]) + [verb(words[pause])] + bare(said[(pause + 1)..<(words.count - 2)])
    }

    /// "large size, that coffee", "big plate of it, the spag bol", "3 of them, the eggs".
    private static func sized(_ said: [String], _ words: [String], _ start: Int, _ pauses: [Int]) -> [String]? {
        guard let pause = pauses.only, pause + 2 < words.count, determiners.contains(words[pause + 1]), isName(words[(pause + 2)...]),
            case let size = words[start...pause], size.contains(where: { sizes.contains($0) || counts.contains($0) || isNumber($0) }),
            size.allSatisfy({ sizes.contains($0) || counts.contains($0) || isNumber($0) || measuring.contains($0) })
        else { return nil }
        let told = size.filter { !["of", "it", "them", "those", "size", "sized", "was", "were"].contains($0) }
        let isVessel = told.last.map { vessels.contains($0) } == true && told.first != "a"
        guard !told.isEmpty else { return nil }
        return ["the"] + bare(said[(pause + 2)...]) + [verb(words[words.count - 1])] + (isVessel ? ["a"] : []) + told
    }

    private static func core(_ word: String) -> String { Word.split(word.replacing("'", with: "").replacing("’", with: "")).joined() }

    private static func isNumber(_ word: String) -> Bool { word.first?.isNumber == true }

    /// Names a thing, in one to three words.
    private static func isName(_ words: some BidirectionalCollection<String>) -> Bool {
        (1...3).contains(words.count) && words.allSatisfy { !notNames.contains($0) && !isNumber($0) }
    }

    private static func verb(_ name: String) -> String { name.hasSuffix("s") && !name.hasSuffix("ss") ? "were" : "was" }

    private static func bare(_ words: ArraySlice<String>, keepingPause: Bool = false) -> [String] {
        guard let last = words.last, !keepingPause else { return Array(words) }
        return words.dropLast() + [String(last.reversed().drop { ",.;!".contains($0) }.reversed())]
    }

    private static let leading: Set<String> = [
        "sorry", "oh", "oops", "wait", "actually", "no", "and", "ah", "btw", "well", "so", "ok", "but", "just", "only", "yeah", "hmm",
    ]
    private static let determiners: Set<String> = ["the", "that", "those", "my"]
    private static let denying: Set<String> = ["not", "no", "for", "from", "at", "all", "in", "on", "with", "because", "then"]
    private static let joints: Set<String> = ["of", "in", "on", "with", "for", "from", "to", "and", "than", "not", "half", "twice"]
    private static let parts: Set<String> = ["half", "quarter", "third", "twice", "double", "bit", "lot", "few", "all", "most", "of", "more", "less"]
    private static let counts: Set<String> = ["an", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    private static let sizes: Set<String> = ["small", "medium", "large", "big", "huge", "tiny", "mini", "regular", "giant", "massive", "king", "fun"]
    private static let vessels: Set<String> = [
        "plate", "bowl", "glass", "cup", "mug", "slice", "portion", "serving", "piece", "can", "bottle", "pint",
    ]
    private static let measuring = vessels.union([
        "a", "one", "of", "it", "them", "those", "size", "sized", "ones", "only", "just", "it", "was", "were", "really",
    ])
    private static let notNames = Set(
        Word.split(
            """
            one ones kind sort type version size day time same usual other others rest whole amount price is was were are had has have i it they and or not no
            with without for from in on at of to way meal breakfast lunch dinner snack brunch supper first second third last next but plus too also more less
            week month
            """))
}
