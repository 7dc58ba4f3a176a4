import Nutrition
import Testing

/// What a person keeps away from who names something: with an allergy a wrong guess must be on the safe side.
@Suite struct ContentWordsTests {
    @Test(arguments: [
        ("peanuts", [Content.peanut]), ("shell fish", [.crustaceans, .molluscs]), ("shellfish", [.crustaceans, .molluscs]),
        ("tree nuts", [.nuts]), ("nuts", [.nuts, .peanut]), ("scampi", [.crustaceans]), ("trout", [.fish]), ("cheddar", [.milk]), ("oats", [.gluten]),
        ("mayonnaise", [.egg]), ("miso", [.soy]), ("nutella", [.nuts]), ("coconut milk", []), ("oat milk", [.gluten]), ("peanut butter", [.peanut]),
        ("frutos secos", [.nuts, .peanut]), ("mariscos", [.crustaceans, .molluscs]), ("leche", [.milk]), ("strawberries", []),
        ("butter beans", []), ("oyster mushrooms", []), ("seafood", [.fish, .crustaceans, .molluscs]),
    ])
    func aPhraseNames(phrase: String, contents: [Content]) {
        #expect(Set(Content.named(in: phrase)) == Set(contents))
    }

    @Test func whatGoesByNameAlone() {
        #expect(Content.isNamedWhole("tree nuts") && Content.isNamedWhole("peanuts") && !Content.isNamedWhole("coconut milk"))
        #expect(!Content.isNamedWhole("strawberries"))
    }
}
