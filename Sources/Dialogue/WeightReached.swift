import NLU
import Nutrition

/// How far a weight is that is not kept as a wish: asked, and no weight of today.
extension Intents {
    /// "how long til I hit 75 kg", "when will I reach 75?", "¿cuánto me falta para llegar a 85 kg?"
    static func weightReached(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        let isOfWeight = ["log_weight", "ask_weight"].contains(tracker.lastAction ?? "") || tracker.body?.kind == .weight
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, words.count <= 14, reading.aim?.kilograms == nil || reading.aim?.target != nil,
            let amount = reading.amounts.first(where: { $0.quantity != nil }), words.contains(where: reached.contains),
            asking.contains(where: words.joined(separator: " ").contains),
            amount.unit.map({ ["kg", "lb", "stone"].contains($0.name) }) ?? (isOfWeight && amount.quantity ?? 0 >= 35),
            case .logWeight(let kilograms, _, _)? = weight(reading), (30...300).contains(kilograms)
        else { return nil }
        return .own(.weights(.toReach(kilograms: kilograms)))
    }

    private static let asking = [
        "how long", "when will", "when would", "when do i", "how far", "how much more", "how many more", "how much to", "how much do i need to lose",
        "how much do i have to lose", "how much weight", "cuanto tengo que bajar",
        "cuanto debo bajar", "how soon",
        "en cuanto tiempo",
        "cuando voy", "cuando llego", "cuando llegare", "cuando llegaria", "cuanto me falta", "cuanto falta", "cuanto kilo", "me faltan",
        "cuanto tarda",
        "cuanto tardo", "at this rate",
    ]
    private static let reached: Set<String> = [
        "hit", "reach", "get", "im", "be", "weigh", "until", "til", "till", "to", "llegar", "llego", "llegare", "llegaria", "pesar", "para", "peso",
    ]
}
