import Nutrition

extension Reading {
    /// "I want to drink 2 litres a day", "8 glasses of water as my goal", "how much more do I need to drink?": water is what is counted.
    mutating func readDrinking(_ chart: Chart) {
        guard nutrients.isEmpty || nutrients == [.water] else { return }
        let isNamed = nutrients == [.water] || !foods.isEmpty && foods.allSatisfy { $0.best?.noun == "water" }
        func says(_ words: WordSet) -> Bool { chart.tokens.containsOne(of: words) }
        // "my water target is 2.5 litres", "water goal 3 l": aimed at, and nothing drunk.
        if ["log_water", "log_food", "correct"].contains(intent.name), isNamed, says(Reading.aiming),
            !says(Reading.drunk), !chart.said.contains(where: { $0 == "?" })
        {
            intent.name = "set_goal"
        }
        guard ["set_goal", "ask_remaining"].contains(intent.name) else { return }
        guard isNamed || foods.isEmpty && says(Reading.drinking) else { return }
        if intent.name == "set_goal" {
            guard let amount = ([foods.first?.amount].compactMap { $0 } + amounts).first(where: { $0.quantity != nil && !$0.isOne }) else { return }
            amounts = [Amount(quantity: amount.millilitresOfWater, unit: .gram)]
        } else if !says(Reading.lacking) {
            return
        }
        nutrients = [.water]
        foods = []
    }

    private static let drinking: WordSet = ["drink", "drinking", "hydration", "beber", "hidratacion"]
    private static let aiming: WordSet = ["goal", "target", "aim", "meta", "objetivo"]
    private static let drunk: WordSet = [
        "drank", "had", "drunk", "reached", "hit", "met", "smashed", "bebi", "tome", "tomado", "bebido", "cumpli", "alcance", "logre", "llegue",
    ]
    private static let lacking: WordSet = [
        "left", "more", "need", "still", "remaining", "go", "should", "falta", "faltan", "queda", "quedan", "necesito", "mas", "debo",
    ]
}

extension Amount {
    /// The article of "a day".
    fileprivate var isOne: Bool { self == Amount(quantity: 1) }
}
