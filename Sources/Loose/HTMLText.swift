/// The words of a piece of HTML.
public enum HTMLText {
    /// The words in one line: no tags, entities read, space collapsed.
    public static func plain(_ html: String) -> String { lines(html).joined(separator: " ") }

    /// The words by paragraph, list item or, where there are none of these, by line; lines without words are left out.
    public static func lines(_ html: String) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        var hasBlocks = false
        func end() {
            if !line.isEmpty { lines.append(Entities.decoded(String(decoding: line, as: UTF8.self))) }
            line = []
        }
        let bytes = Array(html.utf8)
        var at = 0
        while at < bytes.count {
            guard bytes[at] == UInt8(ascii: "<"), let tag = Tag(bytes, at: at) else {
                line.append(bytes[at])
                at += 1
                continue
            }
            at = tag.end
            if tag.isSilent, !tag.isClosing { at = Tag.afterClosing(tag.name, bytes, from: at) }
            if tag.isBlock {
                hasBlocks = true
                end()
            }
        }
        end()
        if !hasBlocks { lines = lines.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) } }
        return lines.compactMap(collapsed)
    }

    private static func collapsed(_ text: String) -> String? {
        let words = text.split { $0.isWhitespace || $0 == "\u{a0}" }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}

/// A tag, comment or declaration and where it ends.
struct Tag {
    /// Lower case; empty for a comment or a declaration.
    let name: String
    let isClosing: Bool
    /// Its attributes as they stand.
    let attributes: Range<Int>
    /// The first byte after it; the end of the text for one that is never closed.
    let end: Int

    /// What stands inside is for browsers.
    var isSilent: Bool { name == "script" || name == "style" }
    var isBlock: Bool { Tag.blocks.contains(name) }

    private static let blocks: Set<String> = [
        "p", "div", "li", "ol", "ul", "tr", "td", "table", "h1", "h2", "h3", "h4", "h5", "h6", "section", "article", "br",
    ]

    /// - Parameter start: where a `<` stands; nil when no tag begins there ("if x < 3").
    init?(_ bytes: [UInt8], at start: Int) {
        var at = start + 1
        guard at < bytes.count else { return nil }
        if bytes[at] == UInt8(ascii: "!") || bytes[at] == UInt8(ascii: "?") {
            let comment = bytes[at...].starts(with: Array("!--".utf8))
            name = ""
            isClosing = false
            attributes = at..<at
            end = comment ? Tag.after(Array("-->".utf8), bytes, from: at + 3) : Tag.after([UInt8(ascii: ">")], bytes, from: at)
            return
        }
        isClosing = bytes[at] == UInt8(ascii: "/")
        if isClosing { at += 1 }
        let first = at
        while at < bytes.count, Tag.isOfName(bytes[at]), at - first < 40 { at += 1 }
        guard at > first, bytes[first] > UInt8(ascii: "9") else { return nil }
        name = String(decoding: bytes[first..<at], as: UTF8.self).lowercased()
        let inside = at
        // A `>` in quotes belongs to an attribute.
        var quote: UInt8?
        while at < bytes.count, quote != nil || bytes[at] != UInt8(ascii: ">") {
            let byte = bytes[at]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            at += 1
        }
        attributes = inside..<at
        end = min(at + 1, bytes.count)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// The first byte after a pattern, whatever the case; the end where it does not come.
    static func after(_ pattern: [UInt8], _ bytes: [UInt8], from start: Int) -> Int {
        place(of: pattern, bytes, from: start).map { $0 + pattern.count } ?? bytes.count
    }

    /// Where a pattern of lower case stands next, whatever the case there.
    static func place(of pattern: [UInt8], _ bytes: [UInt8], from start: Int) -> Int? {
        var at = start
        while at + pattern.count <= bytes.count {
            var matched = 0
            while matched < pattern.count, lower(bytes[at + matched]) == pattern[matched] { matched += 1 }
            if matched == pattern.count { return at }
            at += 1
        }
        return nil
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }

    /// The first byte after `</name …>`.
    static func afterClosing(_ name: String, _ bytes: [UInt8], from start: Int) -> Int {
        guard let closing = place(of: Array("</\(name)".utf8), bytes, from: start) else { return bytes.count }
        return after([UInt8(ascii: ">")], bytes, from: closing)
    }
}
