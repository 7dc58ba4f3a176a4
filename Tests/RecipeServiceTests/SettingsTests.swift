import RecipeServices
import Testing

@Suite struct SettingsTests {
    @Test func itIsOffUnlessSaid() throws {
        #expect(try RecipeServiceSettings(flag: nil, environment: ["MORSEL_SPOONACULAR_KEY": "k"]).service() == nil)
        #expect(try RecipeServiceSettings(flag: "off", environment: ["MORSEL_RECIPES": "edamam"]).service() == nil)
        #expect(try RecipeServiceSettings(flag: nil, environment: ["MORSEL_RECIPES": ""]).service() == nil)
    }

    @Test func theFlagComesBeforeTheEnvironment() throws {
        let environment = ["MORSEL_RECIPES": "edamam", "MORSEL_SPOONACULAR_KEY": "k"]
        #expect(try RecipeServiceSettings(flag: "Spoonacular", environment: environment).name == .spoonacular)
    }

    @Test(arguments: [
        (["MORSEL_RECIPES": "allrecipes"], "There is no recipe service 'allrecipes': say off, spoonacular or edamam."),
        (["MORSEL_RECIPES": "spoonacular"], "Recipes from spoonacular need MORSEL_SPOONACULAR_KEY to be set."),
        (["MORSEL_RECIPES": "edamam", "MORSEL_EDAMAM_ID": "i"], "Recipes from edamam need MORSEL_EDAMAM_KEY to be set."),
        (["MORSEL_RECIPES": "edamam", "MORSEL_EDAMAM_KEY": "i"], "Recipes from edamam need MORSEL_EDAMAM_ID to be set."),
        (
            ["MORSEL_RECIPES": "spoonacular", "MORSEL_SPOONACULAR_KEY": "a\r\nx: y"],
            "MORSEL_SPOONACULAR_KEY is no key: it has spaces or other characters that no key has."
        ),
    ])
    func whatIsWrongIsSaidInOneSentence(environment: [String: String], sentence: String) {
        let error = #expect(throws: RecipeServiceSettings.Misconfiguration.self) {
            try RecipeServiceSettings(flag: nil, environment: environment)
        }
        #expect(error?.description == sentence)
    }

    @Test(arguments: [
        "http://recipes.example", "ftp://localhost", "https://", "recipes", "https://me:pw@h.example", "https://h.example/?a=1", "https://h/#x",
    ])
    func addressesThatWouldTellTheKey(address: String) {
        let environment = ["MORSEL_RECIPES": "spoonacular", "MORSEL_SPOONACULAR_KEY": "k", "MORSEL_RECIPES_URL": address]
        #expect(throws: RecipeServiceSettings.Misconfiguration.self) { try RecipeServiceSettings(flag: nil, environment: environment) }
    }
}
