/// The character references of HTML: the numbered ones, and those names that recipes are written with.
public enum Entities {
    /// The text with its references read; one that is unknown stays as it stands.
    public static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = "", rest = text[...]
        while let place = rest.firstIndex(of: "&") {
            result += rest[..<place]
            rest = rest[place...]
            let name = rest.dropFirst().prefix(32).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
            let after = rest.dropFirst(name.count + 1)
            if after.first == ";", let character = character(name) {
                result += character
                rest = after.dropFirst()
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.first == "#" else { return names[String(name)] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value, value >= 32 || value == 9 || value == 10 else { return value == nil ? nil : " " }
        return Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{fffd}"
    }

    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ensp": " ", "emsp": " ", "thinsp": " ",
        "frac12": "½", "frac14": "¼", "frac34": "¾", "frac13": "⅓", "frac23": "⅔", "frac18": "⅛", "frac38": "⅜", "frac58": "⅝", "frac78": "⅞",
        "deg": "°", "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "middot": "·", "times": "×", "frasl": "⁄", "trade": "™", "reg": "®",
        "copy": "©", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "iexcl": "¡", "iquest": "¿",
        "aacute": "á", "eacute": "é", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ", "uuml": "ü",
        "Aacute": "Á", "Eacute": "É", "Iacute": "Í", "Oacute": "Ó", "Uacute": "Ú", "Ntilde": "Ñ", "Uuml": "Ü",
        "agrave": "à", "egrave": "è", "ugrave": "ù", "acirc": "â", "ecirc": "ê", "icirc": "î", "ocirc": "ô", "ucirc": "û", "ccedil": "ç",
        "auml": "ä", "ouml": "ö", "szlig": "ß", "aring": "å", "oslash": "ø", "aelig": "æ", "oelig": "œ", "ordm": "º", "ordf": "ª",
        "euro": "€", "pound": "£", "micro": "µ", "shy": "",
    ]
}
