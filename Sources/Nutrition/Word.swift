/// The form under which a word is looked up: the index of foods and the reader of messages must agree on it.
public enum Word {
    /// The singular of an English or Spanish plural: eggs → egg, berries → berry, leaves → leaf; others as they are.
    ///
    /// - Parameter word: lower case, without accents.
    public static func singular(_ word: String) -> String {
        if let known = irregular[word] { return known }
        var word = word
        guard word.withUTF8({ $0.count > 3 && $0[$0.count - 1] == UInt8(ascii: "s") }) else { return word }
        if keep.contains(word) { return word }
        return word.withUTF8 { letters in
            let count = letters.count
            func ends(_ suffix: StaticString) -> Bool {
                let length = suffix.utf8CodeUnitCount
                return length <= count && (0..<length).allSatisfy { letters[count - length + $0] == suffix.utf8Start[$0] }
            }
            func stem(_ without: Int) -> String { String(decoding: letters[..<(count - without)], as: UTF8.self) }
            if ends("ss") || ends("us") || ends("is") { return stem(0) }
            // comimos, compartimos: Spanish verbs of "we".
            if ends("amos") || ends("emos") || ends("imos"), !ends("isimos"), !ofMany.contains(hash: FeatureHash.bytes(letters)) { return stem(0) }
            if ends("ies") { return count > 4 ? stem(3) + "y" : stem(1) }
            // porciones, camarones, tamales, integrales: Spanish plurals of many.
            if ends("iones") || (ends("ones") && count > 7 && !bones.contains(hash: FeatureHash.bytes(letters))) || (ends("ales") && count > 6) {
                return stem(2)
            }
            if ends("oes") || ends("shes") || ends("ches") || ends("sses") || ends("xes") { return stem(2) }
            return stem(1)
        }
    }

    /// The English plural of a noun: egg → eggs, berry → berries.
    public static func plural(_ word: String) -> String {
        if let known = plurals[word] { return known }
        if word.hasSuffix("s") || word.hasSuffix("x") || word.hasSuffix("ch") || word.hasSuffix("sh") { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        if word.hasSuffix("o"), ["potato", "tomato", "mango"].contains(word) { return word + "es" }
        return word + "s"
    }

    private static let irregular: WordMap<String> = [
        "leaves": "leaf", "loaves": "loaf", "halves": "half", "knives": "knife", "wolves": "wolf", "slices": "slice",
        "cookies": "cookie", "brownies": "brownie", "smoothies": "smoothie", "calories": "calorie", "pies": "pie", "veggies": "veggie",
        "cherries": "cherry", "shrooms": "mushroom", "geese": "goose", "fishes": "fish", "shoes": "shoe", "tortillas": "tortilla",
        "smores": "smores", "movies": "movie", "wedges": "wedge", "boxes": "box", "radishes": "radish", "quiches": "quiche", "brioches": "brioche",
        "ceviches": "ceviche", "glasses": "glass",
        "mashed": "mashed", "weetabix": "weetabix", "nachos": "nachos", "beefs": "beef", "fries": "fries", "fry": "fries", "tamale": "tamal",
        "crisps": "crisp",
        "noches": "noche", "leches": "leche", "unidades": "unidad", "tes": "te", "ajies": "aji", "manies": "mani", "datiles": "datil",
        "atunes": "atun",
        "budines": "budin", "pudines": "pudin", "mazapanes": "mazapan", "cruasanes": "cruasan", "peces": "pez", "raices": "raiz", "veces": "vez",
        "codornices": "codorniz", "perdices": "perdiz", "meses": "mes", "licores": "licor", "coliflores": "coliflor", "alcoholes": "alcohol",
        "cocteles": "coctel", "bistecs": "bistec", "bisteces": "bistec", "caquis": "caqui", "champis": "champi", "perniles": "pernil",
        "sushis": "sushi", "puris": "puri", "pooris": "poori", "kachoris": "kachori", "tikkis": "tikki", "thalis": "thali", "katoris": "katori",
        "vatis": "vati", "jalebis": "jalebi", "barfis": "barfi", "rotis": "roti", "idlis": "idli", "chapatis": "chapati", "bhajis": "bhaji",
        "fuets": "fuet", "panes": "pan", "nueces": "nuez", "arroces": "arroz", "jamones": "jamon", "limones": "limon", "melones": "melon",
        "frijoles": "frijol", "frejoles": "frejol", "tamales": "tamal", "flanes": "flan", "coles": "col", "cereales": "cereal", "pasteles": "pastel",
        "tazones": "tazon", "vasos": "vaso", "latas": "lata", "rebanadas": "rebanada", "salmones": "salmon", "camarones": "camaron",
        "champinones": "champinon", "macarrones": "macarron", "tallarines": "tallarin", "canelones": "canelon", "melocotones": "melocoton",
        "orejones": "orejon", "chipirones": "chipiron", "boquerones": "boqueron", "ostiones": "ostion",
        "calamares": "calamar", "pimentones": "pimenton", "patacones": "patacon", "polvorones": "polvoron", "calabacines": "calabacin",
        "caracoles": "caracol", "nopales": "nopal", "gandules": "gandul", "guandules": "guandul", "vegetales": "vegetal", "ravioles": "raviol",
        "colines": "colin", "grisines": "grisin", "judiones": "judion", "alfajores": "alfajor", "yogures": "yogur", "bastones": "baston",
        "espaguetis": "espagueti", "kiwis": "kiwi", "raviolis": "ravioli", "noquis": "noqui", "zucchinis": "zucchini", "chilis": "chili",
        "turrones": "turron", "bombones": "bombon", "croissants": "croissant", "mejillones": "mejillon", "filetes": "filete",
        "cacahuetes": "cacahuete", "tomates": "tomate", "aguacates": "aguacate", "chocolates": "chocolate", "men": "man",
        "rinones": "rinon", "pinones": "pinon", "muffines": "muffin", "bageles": "bagel", "pretzeles": "pretzel", "bowles": "bowl",
        "betabeles": "betabel", "roles": "rol", "flores": "flor", "choripanes": "choripan", "jureles": "jurel", "costillares": "costillar",
        "botellines": "botellin", "alcauciles": "alcaucil", "cebollines": "cebollin", "salamines": "salamin", "pejerreyes": "pejerrey",
        "cambures": "cambur", "chinchulines": "chinchulin", "croasanes": "croasan", "brecoles": "brecol", "avestruces": "avestruz",
        "sartenes": "sarten", "bolones": "bolon", "pallares": "pallar", "pelones": "pelon", "mamones": "mamon", "charquicanes": "charquican",
        "marlines": "marlin", "chupetines": "chupetin", "kuchenes": "kuchen", "nectares": "nectar", "quindines": "quindin", "mitades": "mitad",
        "altramuces": "altramuz", "lacones": "lacon", "sazones": "sazon", "waferes": "wafer", "almibares": "almibar", "cuadriles": "cuadril",
        "flamenquines": "flamenquin", "mangostanes": "mangostan", "manjares": "manjar",
        "mejores": "mejor", "peores": "peor", "mayores": "mayor", "menores": "menor", "echales": "echale", "agregales": "agregale",
        "quitales": "quitale", "feet": "foot", "people": "person", "lbs": "lb", "kgs": "kg", "ozs": "oz", "grs": "g",
    ]

    /// Words whose -e is no Spanish plural's.
    private static let bones: WordSet = [
        "calzones", "hormones", "milestones", "minestrones", "backbones", "macarones", "tombstones", "trombones", "provolones",
    ]

    private static let plurals: WordMap<String> = [
        "leaf": "leaves", "loaf": "loaves", "half": "halves", "fish": "fish", "fries": "fries", "toast": "toast",
        "nachos": "nachos", "oz": "oz", "fl oz": "fl oz", "g": "g", "kcal": "kcal", "kg": "kg", "mg": "mg", "lb": "lb", "ml": "ml", "l": "l",
        "cl": "cl", "dl": "dl", "tbsp": "tbsp", "tsp": "tsp", "small": "small", "medium": "medium", "large": "large",
        "extra large": "extra large", "jumbo": "jumbo", "mini": "mini", "stone": "stone", "IU": "IU", "mcg": "mcg",
    ]

    private static let keep = invariable.union([
        "hummus", "houmous", "couscous", "asparagus", "molasses", "grits", "cheerios", "swiss", "schnapps", "bass",
        "gas", "less", "this", "was", "has", "yes", "plus", "always", "does", "his", "its", "lens", "series", "species",
        "brussels", "greens", "haggis", "citrus", "octopus", "cactus", "pringles", "doritos", "cheetos", "skittles",
        "mentos", "starbucks", "mcdonalds", "wendys", "cous", "las", "los", "tres", "seis", "dos", "mas", "menos",
    ])

    /// Adverbs, interjections, days and pronouns that end like a plural and are none: "entonces", "oops", "martes", "ellos".
    private static let invariable: WordSet = [
        "entonces", "pues", "antes", "despues", "ademas", "nomas", "atras", "tras", "quizas", "jamas", "apenas", "demas", "adios", "gracias",
        "lunes", "martes", "miercoles", "jueves", "viernes", "ambos", "ambas", "nosotros", "nosotras", "ellos", "ellas", "cuales", "quienes",
        "reves", "oops", "whoops", "woops", "perhaps", "sometimes", "besides", "towards", "afterwards", "christmas", "xmas", "ours", "theirs",
        "hers", "somos",
    ]

    /// Whether a word ends like a plural and is none: an adverb, a day, a pronoun, an interjection.
    ///
    /// - Parameter word: lower case, without accents.
    public static func isInvariable(_ word: String) -> Bool { invariable.contains(word) }

    /// Plurals that end like a Spanish verb of "we".
    private static let ofMany: WordSet = [
        "gramos", "kilogramos", "miligramos", "microgramos", "maximos", "minimos", "proximos", "ultimos", "racimos", "ramos", "tramos", "extremos",
        "supremos", "demos", "memos", "animos", "primos", "penultimos", "sesamos", "remos",
    ]

    /// A scalar in lower case and without its accent: `É` → `e`, `ñ` → `n`; others as they are.
    public static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let value = scalar.value
        if value < 0x80 { return value >= 65 && value <= 90 ? Unicode.Scalar(UInt8(value + 32)) : scalar }
        if value >= 0xC0, value < 0xC0 + UInt32(latin.count) { return latin[Int(value - 0xC0)] }
        // "phở bò": the letters of Vietnamese.
        if value >= 0x1EA0, value < 0x1EA0 + UInt32(vietnamese.count) { return vietnamese[Int(value - 0x1EA0)] }
        if [0x1A0, 0x1A1].contains(value) { return "o" }
        if [0x1AF, 0x1B0].contains(value) { return "u" }
        return scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    }

    /// U+1EA0 … U+1EF9 without their accents.
    private static let vietnamese: [Unicode.Scalar] = [("a", 24), ("e", 16), ("i", 4), ("o", 24), ("u", 14), ("y", 8)].flatMap {
        Array(repeating: $0.0 as Unicode.Scalar, count: $0.1)
    }

    /// The words of a name as it is looked up: folded, singular, `&` read as "and", the rest of punctuation dropped.
    public static func split(_ name: String) -> [String] {
        // No scalar has more than four bytes.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.utf8.count * 4) { letters in
            var pieces = Pieces(letters: letters)
            pieces.words.reserveCapacity(name.utf8.count / 5 + 1)
            var text = name
            let isASCII = text.withUTF8 { bytes in
                guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
                for byte in bytes { pieces.take(ascii: byte) }
                return true
            }
            if !isASCII { for scalar in name.unicodeScalars { pieces.take(scalar) } }
            pieces.flush()
            return pieces.words
        }
    }

    /// A name on its way into words.
    private struct Pieces {
        /// The bytes of the word so far.
        let letters: UnsafeMutableBufferPointer<UInt8>
        var count = 0
        var words: [String] = []

        init(letters: UnsafeMutableBufferPointer<UInt8>) { self.letters = letters }

        @inline(__always)
        private mutating func put(_ byte: UInt8) {
            letters.initializeElement(at: count, to: byte)
            count += 1
        }

        /// Letters and digits part ("2eggs"), but for a vitamin's name ("b12").
        @inline(__always)
        private mutating func beginLetter() {
            if count > 0, Word.isDigit(Unicode.Scalar(letters[count - 1])) { flush() }
        }

        mutating func flush() {
            guard count > 0 else { return }
            words.append(Word.singular(String(decoding: UnsafeBufferPointer(rebasing: letters[..<count]), as: UTF8.self)))
            count = 0
        }

        @inline(__always)
        mutating func take(ascii byte: UInt8) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                beginLetter()
                put(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                beginLetter()
                put(byte + 32)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): put(byte)
            case UInt8(ascii: "'"): break
            case UInt8(ascii: "&"):
                flush()
                words.append("and")
            default: flush()
            }
        }

        mutating func take(_ scalar: Unicode.Scalar) {
            let folded = Word.folded(scalar)
            if folded.isASCII { return take(ascii: UInt8(folded.value)) }
            if folded == "\u{2019}" { return }
            guard folded.properties.isAlphabetic || folded.properties.numericType != nil else { return flush() }
            beginLetter()
            for byte in UTF8.encode(folded)! { put(byte) }
        }
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 48 && scalar.value <= 57 }

    /// U+00C0 … U+017F without their accents.
    private static let latin: [Unicode.Scalar] = Array(
        ("aaaaaaaceeeeiiiidnooooo×ouuuuytsaaaaaaaceeeeiiiidnooooo÷ouuuuyty"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs")
            .unicodeScalars)
}
