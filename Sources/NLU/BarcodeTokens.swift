import Nutrition

/// Which numbers of a message are those of products.
extension Normaliser {
    /// Numbers that are a product's: twelve digits or more that check; eight that check where something is eaten; and any that check or come near
    /// beside a word such as "barcode". They may be typed in the groups in which they are printed.
    static func barcodes(_ tokens: [Token]) -> [Token] {
        let digits = tokens.reduce(0) { $1.kind == .number ? $0 + $1.text.utf8.count : $0 }
        guard digits >= 8 else { return tokens }
        var tokens = joined(tokens)
        let isTold = tokens.count == 1 || tokens.contains { barcodeWords.contains($0.word) }
        for place in tokens.indices where tokens[place].kind == .number && Barcode.looksLike(tokens[place].text) {
            let isProduct = Barcode(tokens[place].text) != nil
            guard isTold || isProduct && (tokens[place].text.utf8.count >= 12 || isEaten(place, tokens)) else { continue }
            tokens[place].kind = .barcode
            tokens[place].value = nil
        }
        return tokens
    }

    /// Words beside which a number is a product's, and which are then no food themselves.
    static let barcodeWords: WordSet = [
        "barcode", "upc", "ean", "gtin", "scan", "scanned", "code", "codigo", "barras", "escanea", "escanee", "product", "producto",
    ]

    /// Eight digits in a message about eating, not a day such as 20261121, and with nothing behind them that they count.
    private static func isEaten(_ place: Int, _ tokens: [Token]) -> Bool {
        let text = tokens[place].text
        guard text.utf8.count == 8, let number = Int(text) else { return false }
        let month = number / 100 % 100, day = number % 100
        if (1900...2100).contains(number / 10_000), (1...12).contains(month), (1...31).contains(day) { return false }
        if place + 1 < tokens.count, tokens[place + 1].kind == .word, !behind.contains(tokens[place + 1].word) { return false }
        return place > 0 && tokens[place - 1].word == "of" || tokens[..<place].contains { eating.contains($0.word) }
            || tokens[..<place].allSatisfy { $0.kind == .number || counts.contains($0.text) }
    }

    private static let eating: WordSet = [
        "had", "have", "ate", "eat", "eaten", "eating", "drank", "drink", "log", "add", "comi", "bebi", "tome", "calories", "protein", "in",
    ]
    private static let counts: WordSet = ["a", "an", "half", "one", "two", "three", "four", "five", "six", "un", "una", "dos", "tres", "cuatro"]
    private static let behind: WordSet = [
        "for", "at", "and", "with", "in", "to", "x", "please", "today", "yesterday", "this", "on", "para", "y", "con",
    ]

    /// How the forms are printed under their bars: GTIN-14, UPC-A, EAN-13, and in fours; eight digits in two groups may be anything.
    private static let groups: [[Int]] = [[1, 2, 5, 5, 1], [1, 5, 5, 1], [1, 6, 6], [7, 6], [6, 6], [4, 4, 4, 1], [4, 4, 4]]

    /// With numbers that stand together like the groups of a barcode, and check, as one.
    private static func joined(_ tokens: [Token]) -> [Token] {
        guard tokens.count > 1 else { return tokens }
        var out: [Token] = []
        var place = 0
        while place < tokens.count {
            if tokens[place].kind == .number, let end = groups.lazy.compactMap({ end(of: $0, from: place, tokens) }).first {
                var code = tokens[place]
                code.text = tokens[place..<end].reduce("") { $1.kind == .number ? $0 + $1.text : $0 }
                code.singular = code.text
                code.end = tokens[end - 1].end
                out.append(code)
                place = end
            } else {
                out.append(tokens[place])
                place += 1
            }
        }
        return out
    }

    /// Where a barcode in these groups ends, nil when none begins here.
    private static func end(of sizes: [Int], from start: Int, _ tokens: [Token]) -> Int? {
        var place = start, digits = ""
        for (index, size) in sizes.enumerated() {
            if index > 0, place < tokens.count, tokens[place].word == "-" { place += 1 }
            guard place < tokens.count, tokens[place].kind == .number, tokens[place].text.utf8.count == size,
                tokens[place].text.utf8.allSatisfy({ (48...57).contains($0) })
            else { return nil }
            digits += tokens[place].text
            place += 1
        }
        return Barcode(digits) == nil ? nil : place
    }
}

extension Reader {
    /// "5449000000996", "scan 5449000000996", "had two 5449000000996 for lunch": a product to log, with nothing asked about it.
    func scans(_ chart: Chart) -> Bool {
        guard chart.tokens.contains(where: { $0.kind == .barcode }), chart.said.last != "?" else { return false }
        return chart.tokens.indices.allSatisfy { place in
            let token = chart.tokens[place]
            return token.kind != .word || chart.classes[place] != 0 && chart.classes[place] != Chart.Class.nutrient.rawValue
                || Reader.scanning.contains(token)
        }
    }

    private static let scanning = Normaliser.barcodeWords.union([
        "bar", "number", "log", "add", "i", "had", "ate", "drank", "have", "just", "a", "an", "of", "the", "this", "my", "for", "at", "with", "and",
        "to", "x", "is", "it", "please", "de", "el", "un", "una", "comi", "bebi", "anota",
    ])
}
