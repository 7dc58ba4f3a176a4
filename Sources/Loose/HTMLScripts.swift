/// The scripts of a page that are data: JSON-LD and the like.
///
/// Tolerant of attribute order, quotes and case, of comments and of CDATA marks around the data. Scripts inside comments are none.
public enum HTMLScripts {
    /// What stands in the script elements of a media type, in their order.
    /// - Parameter limit: how many scripts are given; a page with more is odd.
    public static func contents(of page: [UInt8], type: String, limit: Int = 100) -> [String] {
        var found: [String] = []
        var at = 0
        while at < page.count, found.count < limit {
            guard page[at] == UInt8(ascii: "<"), let tag = Tag(page, at: at) else {
                at += 1
                continue
            }
            at = tag.end
            guard tag.isSilent, !tag.isClosing else { continue }
            let end = Tag.place(of: Array("</\(tag.name)".utf8), page, from: at) ?? page.count
            if tag.name == "script", let own = attribute("type", String(decoding: page[tag.attributes], as: UTF8.self)),
                own.split(separator: ";").first?.filter({ !$0.isWhitespace }).lowercased() == type
            {
                found.append(unwrapped(String(decoding: page[at..<end], as: UTF8.self)))
            }
            at = Tag.afterClosing(tag.name, page, from: end)
        }
        return found
    }

    /// The value of an attribute; nil when it is not there.
    static func attribute(_ name: String, _ text: String) -> String? {
        var rest = text[...]
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            guard !rest.isEmpty else { return nil }
            let key = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
            rest = rest.dropFirst(key.count).drop(while: \.isWhitespace)
            var value = ""[...]
            if rest.first == "=" {
                rest = rest.dropFirst().drop(while: \.isWhitespace)
                if let quote = rest.first, quote == "\"" || quote == "'" {
                    value = rest.dropFirst().prefix { $0 != quote }
                    rest = rest.dropFirst(value.count + 2)
                } else {
                    value = rest.prefix { !$0.isWhitespace }
                    rest = rest.dropFirst(value.count)
                }
            } else if key.isEmpty {
                rest = rest.dropFirst()
            }
            if key.lowercased() == name { return Entities.decoded(String(value)) }
        }
    }

    /// Without the marks that once kept old browsers from reading the data.
    private static func unwrapped(_ text: String) -> String {
        var text = text[...]
        func trim() { text = text.drop(while: \.isWhitespace) }
        for opening in ["//<![CDATA[", "// <![CDATA[", "/*<![CDATA[*/", "/* <![CDATA[ */", "<![CDATA[", "<!--"] {
            trim()
            if text.hasPrefix(opening) { text = text.dropFirst(opening.count) }
        }
        var end = text.endIndex
        for closing in ["-->", "//]]>", "// ]]>", "/*]]>*/", "/* ]]> */", "]]>"] {
            while end > text.startIndex, text[text.index(before: end)].isWhitespace { end = text.index(before: end) }
            text = text[..<end]
            if text.hasSuffix(closing) { text = text.dropLast(closing.count) }
            end = text.endIndex
        }
        return String(text)
    }
}
