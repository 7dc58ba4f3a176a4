import Bot
import NLU
import Nutrition
import Testing

/// Other ways to say something, and the plain way that they are read as.
@Suite struct PlainWordingTests {
    /// Read once: each case is a suite of its own.
    private static let table = Brain.plainWording(Lab.root)
    private var wording: PlainWording { Self.table }

    @Test(arguments: [
        ("actually i also had 150 g of chicken", "i also had 150 g of chicken"), ("Sorry, also a coke", "also a coke"),
        ("don't forget the fries", "i forgot the fries"), ("you left out the fries", "i forgot the fries"),
        ("on second thought it was 200 g", "it was 200 g"), ("let's say 200 g for the rice", "make the rice 200 g"),
        ("the chicken was a mistake, remove it", "remove the chicken"), ("undo the chicken", "remove the chicken"),
        ("I did not have the chicken", "i didn't have the chicken"), ("yesterday, not today", "move it to yesterday"),
        ("my mum gave me a banana", "i had a banana"), ("a cappuccino thanks", "a cappuccino"),
        ("200 g of rice, how much protein?", "how much protein is in 200 g of rice?"),
        ("chicken or beef, which has more protein?", "which has more protein, chicken or beef?"),
        ("breakfast calories?", "how much calories did i have for breakfast?"),
        ("el arroz no eran 150 g sino 200 g", "cambia el arroz a 200 g"), ("era cena, no almuerzo", "pásalo a cena"),
        ("se me olvidó el arroz, fueron 200 g", "también comí 200 g de arroz"), ("¿me borras el arroz?", "quita el arroz"),
        ("mi comida fue sancocho", "comí sancocho"), ("sancocho, eso es todo", "sancocho"),
        ("no quiero comer más de 1800 calorías al día", "mi límite es 1800 calorías al día"),
        ("200 g de arroz, ¿cuánta proteína?", "cuánta proteína tiene 200 g de arroz?"), ("vengo de almorzar tacos", "almorcé tacos"),
    ])
    func isReadPlainly(said: String, plain: String) {
        #expect(wording.plain(said) == plain)
    }

    @Test(arguments: [
        "I had two eggs and milk", "call it a day", "undo the last two", "had a banana how many calories", "scratch that", "me hice vegana",
        "mi comida favorita es la pizza", "i didn't have lunch", "the chicken was great", "dont forget that i'm vegan", "no comí nada",
        "the soup was good and it was hot", "a ver", "también", "", "   ", "?", "undo the ", "era cena", "that was yummy", "the soup was delish",
        "thanks how much protein", "i missed the gym",
        "me hice un tatuaje", "gracias cuánta proteína",
    ])
    func staysAsItIs(said: String) {
        #expect(wording.plain(said) == said)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let said: String, plain: String

        var testDescription: String { said }
    }

    static let rows: [Row] = ((try? Lab.rows("plain.tsv")) ?? []).filter { $0.count == 2 && $0[0] != "said" }.map { Row(said: $0[0], plain: $0[1]) }

    /// `Tests/Corpus/plain.tsv`: an example of nearly every line, and messages near by that stay as they are; marks and capitals are the message's own.
    @Test(arguments: rows)
    func isReadAsTabled(row: Row) {
        #expect(Word.split(wording.plain(row.said)) == Word.split(row.plain))
    }

    /// A line may build on another, the first that fits wins, and what would go round ends.
    @Test func linesBuildOnOthers() {
        let wording = PlainWording(tables: [
            "@DAY today|yesterday", "oops X => $1\nmake that X => make it $1\n# X => no\non DAY X => $2 $1\nround X => round and $1",
            "make X => = \nmake it X => never",
        ])
        #expect(wording.plain("Oops, make that 3!") == "make it 3")
        #expect(wording.plain("on Yesterday, eggs") == "eggs Yesterday")
        #expect(wording.plain("on monday eggs") == "on monday eggs")
        #expect(wording.plain("round we go") == "round and and and we go")
    }
}
