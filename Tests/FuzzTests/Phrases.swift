import Foundation

/// What people say, from the training data, the corpus tables and the transcripts: what mutations start from.
enum Phrases {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Single messages.
    static let messages: [String] = examples + cells + conversations.flatMap { $0 }

    /// The messages of each transcript, in order.
    static let conversations: [[String]] = files("Tests/Transcripts", ".transcript").map { lines in
        lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    }

    private static let examples: [String] = files("intents/en", ".yml").flatMap { lines in
        lines.filter { $0.hasPrefix("    - ") }.map { plain($0.dropFirst(6)) }
    }

    private static let cells: [String] = files("Tests/Corpus", ".tsv").flatMap { lines in
        lines.filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: "\t").first.map(String.init) }
    }

    private static func files(_ folder: String, _ ending: String) -> [[String]] {
        let folder = root.appending(path: folder)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(ending) }.sorted()
        return names.compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.map {
            $0.split(separator: "\n").map(String.init)
        }
    }

    /// An example without its marks: `two [eggs](food)` is "two eggs".
    private static func plain(_ example: Substring) -> String {
        var text = "", closing: Character?
        for (place, character) in zip(example.indices, example) {
            if let end = closing {
                if character == end { closing = nil }
            } else if character == "]" {
                let next = example.index(after: place)
                closing = next < example.endIndex ? ["(": ")", "{": "}"][example[next]] : nil
            } else if character != "[" {
                text.append(character)
            }
        }
        return text
    }

    /// Words and signs that grammars, tables, terminals and parsers may stumble over.
    static let tokens: [String] =
        words.split(separator: " ").map(String.init) + [
            "\0", "\u{1}", "\u{7}", "\u{8}", "\t", "\n", "\r", "\r\n", "\u{B}", "\u{1A}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}31m", "\u{A0}",
            "\u{AD}",
            "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{1B}[2J", "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}",
            "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{E000}", "\u{10FFFF}", "\u{301}", "\u{FE0F}", "\u{20E3}",
            "🥚", "👨‍👩‍👧‍👦", "🇫🇷", "1️⃣", "½", "1½", "⅓", "²", "①", "Ⅷ", "٣", "３", "卵", "بيضة", "ביצה", "яйцо", "ß", "ﬁ", "İ", "ı", "ſ", "ǆ", "Å",
            "'; DROP TABLE entries; --", "\" OR 1=1", "{\"text\":\"x\"}", "<b>", "&amp;", "%s%n", "{name}", "{count|one|many}", "[eggs](food)",
            "\\u0000",
            "\\", "\"", "'", "’", "“", "«", "—", "…", "$", "€", "#", "@", "*", "_", "~", "|", "^", "`", "=", "==", "//", "/*",
        ]

    private static let words =
        "zero one two three seven ten eleven twenty ninety hundred thousand million dozen half quarter third couple few several minus negative "
        + "0 1 2 3 12 31 99 100 400 1000 2026 9999 10000 1e308 1e9 -0 -1 -3 0.0 0.001 .5 1. 1/2 1/0 0/0 3/16 1,000 1,000,000 NaN inf 0x41 x2 2x "
        + "99999999999999999999 1000000000 999999999 4294967296 9223372036854775807 0.30000000000000004 1.7976931348623157e308 "
        + "g kg mg oz lb ml l cup cups tbsp tsp slice slices piece can bottle glass bowl serving large small medium inch kcal calories cal "
        + "egg eggs milk rice bread coffee tea pizza salad chicken beer water steps miles km run ran walked weigh weight goal protein carbs fat fiber "
        + "breakfast lunch dinner snack today yesterday tomorrow monday tonight morning noon midnight ago week month year last next this "
        + "2/31/2026 2026-02-30 13/13 11/20 feb 29 may december 24:00 25:61 8:10 3.30pm 12am 0am 8 a.m. at on in for from to of with without no not "
        + "and or then but also a an the my it that them all everything same again more less another each every "
        + "undo redo why yes no ok cancel help thanks bye delete remove change make copy move log add set show list tell suggest "
        + "dos huevos y leche con sin para ayer hoy media docena cuanto cien . , ; : ! ? - / ( ) [ ] { } + & % w/ w/o"
}
