import Dialogue
import NLU
import Nutrition
import Store

/// Words that one country uses for another thing than the rest: which country it is, the diary of these days tells.
extension ActionContext {
    /// "una manzana y un tinto", after arepas or ajiaco: a black coffee, as Colombia calls it, where no glass or bottle of it is told; "canchita" beside
    /// ceviche is toasted corn, "panela" beside tostadas a cheese.
    func inRegion(_ mention: FoodMention, beside foods: [FoodMention], at when: When) throws -> FoodMention {
        guard language == "es", let sense = Self.senses[mention.said.lowercased()], mention.best?.noun == sense.usual,
            mention.amount.unit == nil || !sense.isUnmeasured, let food = food(named: sense.there),
            // Nor is wine had for breakfast.
            try sense.isOfMorning && mention.when.filled(from: when).meal(now: moment) == .breakfast
                || foods.contains(where: { $0.said != mention.said && sense.isTold(in: $0.said) })
                || diary.entries(today.advanced(by: -2)...today).contains(where: { sense.isTold(in: $0.said) })
        else { return mention }
        var meant = self.mention(of: food)
        (meant.said, meant.amount) = (mention.said, mention.amount)
        return meant
    }

    /// "a filter coffee", on a day with idlis: what is meant by it where those are eaten.
    func ofKitchen(_ food: Food, said: String, on day: Day) throws -> Food? {
        guard language == "en", food.isDrink, said.lowercased().hasSuffix("coffee") || said.lowercased().hasSuffix("chai") else { return nil }
        let eaten = try diary.entries(day...day).compactMap { self.food($0.foodID, noun: $0.noun) }
        return DishContents.drink(called: Word.split(said).joined(separator: " "), after: eaten).flatMap { self.food(named: $0) }
    }

    private struct Sense {
        let usual: String
        let there: String
        let dishes: Set<String>
        var isUnmeasured = false
        var isOfMorning = false

        func isTold(in said: String) -> Bool { !dishes.isDisjoint(with: Word.split(said)) }
    }

    private static let senses: [String: Sense] = {
        var tinto = Sense(
            usual: "red wine", there: "café negro",
            dishes: Set(
                Word.split(
                    "arepa arepas ajiaco perico pandebono pandebonos almojábana almojábanas buñuelo buñuelos changua calentado aguapanela hogao bandeja"
                )))
        (tinto.isUnmeasured, tinto.isOfMorning) = (true, true)
        let cancha = Sense(
            usual: "popcorn", there: "maíz tostado", dishes: Set(Word.split("ceviche cebiche tiradito anticucho anticuchos tigre")))
        let cheese = Sense(
            usual: "brown sugar", there: "queso panela",
            dishes: Set(
                Word.split("tostada tostadas nopal nopales tortilla tortillas frijol frijoles jitomate requesón quesadilla quesadillas salsa")))
        // "seco de pollo con arroz y menestra", in Ecuador: lentils.
        let menestra = Sense(
            usual: "menestra", there: "lentejas",
            dishes: Set(
                Word.split("bolón bolones tigrillo encebollado guatita seco patacón patacones llapingacho llapingachos fritada hornado locro mote")))
        return [
            "tinto": tinto, "tintos": tinto, "tintico": tinto, "canchita": cancha, "panela": cheese, "menestra": menestra, "menestras": menestra,
        ]
    }()
}
