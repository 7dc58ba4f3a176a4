import Nutrition

/// Where a message may fall into several, each of which could have been sent alone: "the steak was 10 oz and they were sweet potatoes".
public struct Clauses: Sendable {
    /// The text before, between and behind the joints.
    private let pieces: [String]
    /// The words of each joint; empty for a mark.
    private let joints: [String]

    /// So many joints are tried; a message of more is a list.
    private static let most = 4
    private static let joining: WordSet = ["and", "n", "&", "plus", "but", "then", "y", "e", "pero", "mas", "aunque", "also", "actually"]
    private static let marks: Set<String> = [",", ".", ";", ":", "-", "!", "("]

    public init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        let tokens = Normaliser.tokens(text)
        func slice(_ range: Range<Int>) -> String {
            String(scalars: scalars[range]).trimmingPrefix(while: { $0 == " " }).description
        }
        var pieces: [String] = [], joints: [String] = []
        var start = 0, place = 0
        while place < tokens.count {
            let isMark = tokens[place].kind == .mark && Clauses.marks.contains(tokens[place].text)
            guard place > start, place + 1 < tokens.count, isMark || Clauses.joining.contains(tokens[place]) else {
                place += 1
                continue
            }
            var end = place + 1
            var joint = isMark ? "" : tokens[place].text
            // ", and".
            while end + 1 < tokens.count, Clauses.joining.contains(tokens[end]) {
                joint = tokens[end].text
                end += 1
            }
            pieces.append(slice(tokens[start].start..<tokens[place - 1].end))
            joints.append(joint)
            (start, place) = (end, end)
        }
        if start < tokens.count { pieces.append(slice(tokens[start].start..<tokens[tokens.count - 1].end)) }
        self.pieces = pieces
        self.joints = joints
    }

    /// Every way to take it for several messages: cut in two at one joint, or at all of them. None where it has no joint, or too many.
    public var ways: [[String]] {
        guard (1...Clauses.most).contains(joints.count), !deniesAndTells else { return [] }
        var ways: [[String]] = []
        for cut in joints.indices {
            let head = joined(0...cut), tail = joined((cut + 1)...(pieces.count - 1))
            ways.append([head, tail])
            if !joints[cut].isEmpty { ways.append([head, "\(joints[cut]) \(tail)"]) }
            // "the sprouts were roasted in oil, a cup": of the sprouts.
            if cut == 0, joints[cut].isEmpty, let subject, Word.split(tail).count <= 6 { ways.append([head, "\(subject) \(tail)"]) }
        }
        if joints.count > 1 { ways.append(pieces) }
        return ways
    }

    /// "y no fue almuerzo, fue desayuno": what it was not, and what it was, are one thing told.
    private var deniesAndTells: Bool {
        guard pieces.count == 2, joints == [""] else { return false }
        let denied = Word.split(pieces[0]).drop { $0 == "y" }, told = Word.split(pieces[1])
        return denied.count <= 4 && told.count <= 4 && denied.first == "no" && denied.dropFirst().first.map(Clauses.being.contains) ?? false
            && told.first.map(Clauses.being.contains) ?? false
    }

    /// What the first piece tells of, with its verb.
    private var subject: String? {
        let words = pieces[0].split(separator: " ")
        let verb = words.prefix(5).firstIndex { ["was", "were", "era", "eran", "fue", "fueron"].contains($0.lowercased()) }
        return verb.flatMap { $0 > 0 && $0 + 1 < words.count ? words[...$0].joined(separator: " ") : nil }
    }

    private static let being: Set<String> = ["fue", "fueron", "era", "eran", "es", "son"]

    private func joined(_ range: ClosedRange<Int>) -> String {
        range.dropFirst().reduce(pieces[range.lowerBound]) { text, place in
            text + (joints[place - 1].isEmpty ? ", " : " \(joints[place - 1]) ") + pieces[place]
        }
    }
}
