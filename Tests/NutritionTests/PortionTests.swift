import Nutrition
import Testing

/// Amounts turned into grams, on foods made here.
@Suite struct PortionTests {
    static let egg = Food(
        id: FoodID("usda:01123"), name: "Egg, whole", noun: "egg", group: "egg", layer: .everyday,
        usual: Amount(quantity: 1, unit: Unit("large")), each: "large",
        measures: [.init(name: "small", grams: 38), .init(name: "large", grams: 50), .init(name: "cup", grams: 243)], figures: Nutrients())
    static let milk = Food(
        id: FoodID("usda:01079"), name: "Milk, 2%", noun: "milk, 2%", group: "dairy", layer: .everyday,
        usual: Amount(quantity: 1, unit: Unit("cup")), each: "cup",
        measures: [.init(name: "cup", grams: 244), .init(name: "fl oz", grams: 30.5)], figures: Nutrients())
    static let plain = Food(
        id: FoodID("usda:1"), name: "Thing", noun: "thing", group: "grain", layer: .sr28, usual: Amount(quantity: 100, unit: .gram),
        measures: [], figures: Nutrients())

    static func amount(_ quantity: Double?, _ unit: String? = nil, size: String? = nil) -> Amount {
        Amount(quantity: quantity, unit: unit.map(Unit.init), size: size)
    }

    @Test(arguments: [
        (egg, amount(2), 100, [Portion.Assumption.unit], Portion.Source.measure),
        (egg, amount(nil), 50, [.quantity, .unit], .usual),
        (egg, amount(3, size: "small"), 114, [], .measure),
        (egg, amount(1, "cup"), 243, [], .measure),
        (egg, amount(200, "g"), 200, [], .stated),
        (egg, amount(2, "oz"), 56.7, [], .stated),
        (egg, amount(2, "tbsp"), 30.4, [], .density),
        (milk, amount(nil), 244, [.quantity, .unit], .usual),
        (milk, amount(12, "oz"), 366, [], .measure),
        (milk, amount(1, "glass"), 244, [], .household),
        (milk, amount(nil, "glass"), 244, [.quantity], .household),
        (milk, amount(0.5, "l"), 515.7, [], .density),
        (plain, amount(nil), 100, [.quantity, .unit], .usual),
        (plain, amount(2, "serving"), 200, [], .usual),
    ])
    func grams(food: Food, amount: Amount, grams: Double, assumed: [Portion.Assumption], source: Portion.Source) {
        let portion = food.portion(amount)
        #expect(abs(portion.grams - grams) < 0.1)
        #expect(portion.assumed == assumed)
        #expect(portion.source == source)
    }

    @Test func aUnitThatSaysNothingOfTheFoodIsAssumed() {
        let portion = PortionTests.egg.portion(PortionTests.amount(2, "loaf"))
        #expect(portion.grams == 100)
        #expect(portion.assumed.contains(.unit))
    }

    /// A coffee's own cup is a small one; its fluid ounce tells what a millilitre weighs.
    @Test func theFluidOunceTellsTheDensityBeforeTheCup() {
        let espresso = Food(
            id: FoodID("usda:2"), name: "Espresso", noun: "espresso", group: "drink", layer: .everyday,
            usual: Amount(quantity: 1, unit: Unit("cup")), measures: [.init(name: "cup", grams: 60), .init(name: "fl oz", grams: 29.6)],
            figures: Nutrients())
        let decilitre = espresso.portion(PortionTests.amount(100, "ml"))
        #expect(abs(decilitre.grams - 100.1) < 0.1)
        #expect(decilitre.source == .density)
        #expect(espresso.portion(PortionTests.amount(1, "cup")).grams == 60)
        #expect(abs(espresso.portion(PortionTests.amount(1, "glass")).grams - 236.8) < 0.1)
    }

    @Test func theCompanyTellsWhatNoAmountMeans() {
        let portion = PortionTests.milk.portion(Amount(), usual: PortionTests.amount(2, "tbsp"))
        #expect(abs(portion.grams - 30.5) < 0.1)
        #expect(portion.assumed == [.quantity, .unit])
        #expect(PortionTests.milk.portion(PortionTests.amount(1, "cup"), usual: PortionTests.amount(2, "tbsp")).grams == 244)
    }
}

@Suite struct NutrientTests {
    @Test func unknownIsNotZero() {
        var known = Nutrients(), unknown = Nutrients()
        known[.iron] = 2
        known[.energy] = 100
        unknown[.energy] = 50
        let sum = NutrientSum([known, unknown])
        #expect(sum[.iron] == 2)
        #expect(sum.hasGap(.iron))
        #expect(sum[.energy] == 150)
        #expect(!sum.hasGap(.energy))
        #expect(NutrientSum([unknown])[.iron] == nil)
        #expect(NutrientSum()[.iron] == 0)
    }

    @Test func twoUnknownsAreAlike() {
        var a = Nutrients(), b = Nutrients()
        #expect(a == b && a.hashValue == b.hashValue)
        a[.iron] = 1
        #expect(a != b)
        b[.iron] = 1
        #expect(a == b)
    }

    @Test func keysComeBack() {
        for nutrient in Nutrient.allCases { #expect(Nutrient(key: nutrient.key) == nutrient) }
        #expect(Nutrient.energy.unit == "kcal")
        #expect(Nutrient.vitaminD.unit == "ug")
        #expect(Nutrient(key: "nothing_g") == nil)
    }
}

@Suite struct WordTests {
    @Test(arguments: [
        ("eggs", "egg"), ("berries", "berry"), ("tomatoes", "tomato"), ("peaches", "peach"), ("leaves", "leaf"), ("slices", "slice"),
        ("glass", "glass"),
        ("hummus", "hummus"), ("cookies", "cookie"), ("fries", "fries"), ("asparagus", "asparagus"), ("huevos", "huevo"), ("oats", "oat"),
        ("champinones", "champinon"), ("espaguetis", "espagueti"), ("kiwis", "kiwi"),
    ])
    func singular(plural: String, singular: String) { #expect(Word.singular(plural) == singular) }

    @Test(arguments: ["entonces", "antes", "despues", "martes", "ellos", "oops", "comimos", "compartimos", "tenemos", "pusimos", "cuales"])
    func staysAsItIs(word: String) { #expect(Word.singular(word) == word) }

    @Test(arguments: [("gramos", "gramo"), ("ultimos", "ultimo"), ("riquisimos", "riquisimo"), ("mejores", "mejor")])
    func isPluralAllTheSame(plural: String, singular: String) { #expect(Word.singular(plural) == singular) }

    @Test(arguments: [("egg", "eggs"), ("berry", "berries"), ("leaf", "leaves"), ("potato", "potatoes"), ("glass", "glasses"), ("oz", "oz")])
    func plural(singular: String, plural: String) { #expect(Word.plural(singular) == plural) }

    @Test(arguments: [
        ("Milk, 2%", ["milk", "2"]), ("M&M's", ["m", "and", "ms"]), ("Jalapeño piña", ["jalapeno", "pina"]), ("2eggs", ["2", "egg"]),
        ("vitamin B12", ["vitamin", "b12"]),
        ("", []), ("—", []),
    ])
    func split(text: String, words: [String]) { #expect(Word.split(text) == words) }
}
