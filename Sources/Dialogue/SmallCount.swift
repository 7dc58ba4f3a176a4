/// How many there were, told by one word in either language: "three", "tres", "3".
public enum SmallCount {
    /// The count of a word or a figure; nil for anything else, "a" and "half" among it, which mean a count in some places only.
    public static func of(_ word: String) -> Double? { words[word] ?? figure(word) }

    /// A figure's count: "nan" is bread and no number.
    private static func figure(_ word: String) -> Double? { word.first?.isNumber == true ? Double(word) : nil }

    /// One to twelve but for "once", which is English too.
    static let words: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
        "un": 1, "uno": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10,
        "doce": 12,
    ]
}
