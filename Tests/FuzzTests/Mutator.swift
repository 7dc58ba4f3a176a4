import NLU

/// Makes hostile messages out of good ones: the same ones for the same random numbers.
struct Mutator {
    /// The most characters of a message.
    static let longest = 4_000

    typealias Scalars = [Unicode.Scalar]

    /// A phrase with none, one or several things done to it.
    func message(_ random: inout SeededGenerator) -> String { mutated(Phrases.messages.any(&random), &random) }

    /// A text with none, one or several things done to it.
    func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
        var scalars = Scalars(text.unicodeScalars)
        for _ in 0..<[0, 1, 1, 1, 1, 2, 2, 3, 4, 8].any(&random) { mutate(&scalars, &random) }
        return String(String.UnicodeScalarView(scalars.prefix(Mutator.longest)))
    }

    private func mutate(_ text: inout Scalars, _ random: inout SeededGenerator) {
        let place = Int.random(in: 0...text.count, using: &random)
        switch Int.random(in: 0..<13, using: &random) {
        case 0: flip(&text, &random)
        case 1: text.insert(scalar(&random), at: place)
        case 2 where !text.isEmpty: text.removeSubrange(range(text.count, 8, &random))
        case 3 where !text.isEmpty:
            let part = range(text.count, 12, &random)
            text.insert(contentsOf: text[part], at: part.upperBound)
        case 4 where text.count > 1: text.swapAt(Int.random(in: text.indices, using: &random), Int.random(in: text.indices, using: &random))
        case 5: splice(&text, &random)
        case 6 where oneIn(6, &random): repeatPart(&text, &random)
        case 7, 8: changeNumber(&text, &random)
        case 9: shuffleWords(&text, &random)
        case 10:
            let other = Phrases.messages.any(&random)
            text += Scalars([" ", ", ", " and ", ". ", "? ", "; ", " then "].any(&random).unicodeScalars) + Scalars(other.unicodeScalars)
        default: insertToken(&text, at: place, &random)
        }
    }

    /// Flips bits of the UTF-8 bytes and repairs what comes of it.
    private func flip(_ text: inout Scalars, _ random: inout SeededGenerator) {
        var bytes = Array(String(String.UnicodeScalarView(text)).utf8)
        guard !bytes.isEmpty else { return }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
        text = Scalars(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    /// The beginning of this text and the end of another.
    private func splice(_ text: inout Scalars, _ random: inout SeededGenerator) {
        let other = Scalars(Phrases.messages.any(&random).unicodeScalars)
        text = Array(text.prefix(Int.random(in: 0...text.count, using: &random)) + other.suffix(Int.random(in: 0...other.count, using: &random)))
    }

    /// A part, often the whole, many times over.
    private func repeatPart(_ text: inout Scalars, _ random: inout SeededGenerator) {
        guard !text.isEmpty else { return }
        let part = Array(oneIn(2, &random) ? text[...] : text[range(text.count, 30, &random)])
        let times = oneIn(4, &random) ? Mutator.longest / part.count : Int.random(in: 2...20, using: &random)
        text = Array(repeatElement(part + (oneIn(2, &random) ? [" "] : []), count: times).joined().prefix(Mutator.longest))
    }

    /// A number, or a number word, becomes another one.
    private func changeNumber(_ text: inout Scalars, _ random: inout SeededGenerator) {
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(Array.init)
        let numbers = words.indices.filter { words[$0].contains { ("0"..."9").contains($0) } || ["a", "one", "two"].contains(String(words[$0])) }
        guard !numbers.isEmpty else { return }
        let number =
            switch Int.random(in: 0..<6, using: &random) {
            case 0: String(repeating: "9", count: Int.random(in: 1...400, using: &random))
            case 1: "-\(Int.random(in: 0...20, using: &random))"
            case 2: "\(Double(Int.random(in: 0...5_000, using: &random)) / 1_000)"
            case 3: "\(UInt64.random(in: 0...UInt64.max, using: &random))"
            case 4: "\(Int.random(in: 0...40, using: &random))/\(Int.random(in: 0...16, using: &random))"
            default: "\(Int.random(in: 0...12_000, using: &random))"
            }
        words[numbers.any(&random)] = Array(number.unicodeScalars)
        text = Array(words.joined(separator: [" "]))
    }

    private func shuffleWords(_ text: inout Scalars, _ random: inout SeededGenerator) {
        var words = text.split(separator: " ").map(Array.init)
        guard words.count > 1 else { return }
        if oneIn(3, &random) { words.shuffle(using: &random) } else { words.remove(at: Int.random(in: words.indices, using: &random)) }
        text = Array(words.joined(separator: [" "]))
    }

    private func insertToken(_ text: inout Scalars, at place: Int, _ random: inout SeededGenerator) {
        let token = Scalars(Phrases.tokens.any(&random).unicodeScalars)
        guard oneIn(2, &random), let space = text[place...].firstIndex(of: " ") else { return text.insert(contentsOf: token, at: place) }
        text.insert(contentsOf: [" "] + token, at: space)
    }

    private func scalar(_ random: inout SeededGenerator) -> Unicode.Scalar {
        let top: UInt32 = [0x7F, 0x7F, 0xFF, 0x2FFF, 0x1FFFF, 0x10FFFF].any(&random)
        return Unicode.Scalar(UInt32.random(in: 0...top, using: &random)) ?? "\u{FFFD}"
    }

    private func range(_ count: Int, _ most: Int, _ random: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0..<count, using: &random)
        return start..<min(count, start + Int.random(in: 1...most, using: &random))
    }
}

extension String {
    fileprivate init(_ scalars: [Unicode.Scalar]) { self = String(String.UnicodeScalarView(scalars)) }
}
