import Dialogue
import NLU
import Nutrition
import Store

/// Words that one country uses for another thing than the rest: which country it is, the diary of these days tells.
extension ActionContext {
    /// "una manzana y un tinto", after arepas or ajiaco: a black coffee, as Colombia calls it, where no glass or bottle of it is told.
    func inRegion(_ mention: FoodMention, at when: When) throws -> FoodMention {
        guard language == "es", mention.amount.unit == nil, let sense = Self.senses[mention.said.lowercased()], mention.best?.noun == sense.usual,
            let food = food(named: sense.there),
            // Nor is wine had for breakfast.
            try sense.isNotOfMorning && mention.when.filled(from: when).meal(now: moment) == .breakfast
                || diary.entries(today.advanced(by: -2)...today).contains(where: { !sense.dishes.isDisjoint(with: Word.split($0.said)) })
        else { return mention }
        var meant = self.mention(of: food)
        (meant.said, meant.amount) = (mention.said, mention.amount)
        return meant
    }

    private struct Sense {
        let usual: String
        let there: String
        let dishes: Set<String>
        /// What it usually means is never had for breakfast.
        var isNotOfMorning = false
    }

    private static let senses: [String: Sense] = {
        let tinto = Sense(
            usual: "red wine", there: "café negro",
            dishes: Set(
                Word.split(
                    "arepa arepas ajiaco perico pandebono pandebonos almojábana almojábanas buñuelo buñuelos changua calentado aguapanela hogao bandeja"
                )), isNotOfMorning: true)
        // "seco de pollo con arroz y menestra", in Ecuador: lentils.
        let menestra = Sense(
            usual: "menestra", there: "lentejas",
            dishes: Set(
                Word.split("bolón bolones tigrillo encebollado guatita seco patacón patacones llapingacho llapingachos fritada hornado locro mote")))
        return ["tinto": tinto, "tintos": tinto, "tintico": tinto, "menestra": menestra, "menestras": menestra]
    }()
}
