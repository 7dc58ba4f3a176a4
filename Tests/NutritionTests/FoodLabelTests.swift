import Testing

@testable import Nutrition

@Suite("Food labels")
struct FoodLabelTests {
    private func label(_ figures: [Nutrient: Double], _ basis: LabelBasis? = .grams, grams: Double? = nil) -> FoodLabel {
        var nutrients = Nutrients()
        for (nutrient, amount) in figures { nutrients[nutrient] = amount }
        return FoodLabel(name: "bar", figures: nutrients, basis: basis, servingGrams: grams)
    }

    @Test("A label that adds up is not doubted")
    func agrees() {
        #expect(label([.energy: 450, .protein: 12, .carbohydrate: 60, .fat: 18]).doubt == nil)
        #expect(label([.energy: 210, .protein: 20], .serving).doubt == nil)
        #expect(label([.energy: 880]).doubt == nil)
    }

    @Test("More than pure fat, more than the food weighs, another energy")
    func doubts() {
        #expect(label([.energy: 1200]).doubt == .tooMuchEnergy(1200))
        #expect(label([.energy: 500], .serving, grams: 50).doubt == .tooMuchEnergy(1000))
        #expect(label([.protein: 60, .fat: 50]).doubt == .tooHeavy(110, of: 100))
        #expect(label([.energy: 100, .protein: 30, .carbohydrate: 40, .fat: 20]).doubt == .disagrees(460))
    }

    @Test("What is said later is over what was said before")
    func merges() {
        let before = label([.energy: 210, .protein: 20], .serving)
        let changed = label([.energy: 220], nil).over(before)
        #expect(changed.figures[.energy] == 220 && changed.figures[.protein] == 20 && changed.basis == .serving)
        let other = label([.energy: 450], .grams).over(before)
        #expect(other.figures[.protein] == nil && other.basis == .grams)
    }
}
