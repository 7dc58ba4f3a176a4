import Foundation
import Nutrition

/// What speaks for and against a food with its amount having been understood.
enum ItemSign: Int, CaseIterable {
    /// Of every item.
    case always
    /// The logit of the ranker's chance that the name is of this food.
    case link
    /// Somebody wrote down what these words mean.
    case name
    /// The logit of the tagger's confidence that a food is named here.
    case span
    /// A word of it was misspelt.
    case repaired
    /// Words that the food's name has not, four or more is 1.
    case missed
    /// Words of the food's name that were not said, four or more is 1.
    case extra
    /// An amount was said.
    case amount
    /// The amount was made a weight by a rule of thumb, not by a measure of this food.
    case rough
    /// A unit was said that tells nothing of this food.
    case lost
    /// The logarithm of the number of foods in the message.
    case crowd
    /// The message is Spanish.
    case spanish
}

/// The chance that an item is right: the food that was meant, and as much of it.
///
/// A logistic model of a few signs. `scripts/fit_item_confidence.py` fits its weights, on the development tables and on sentences as they were
/// read before anything was mended for them; the calibration error on the held-out tables has a limit in the tests.
struct ItemConfidence {
    var signs = ItemConfidence.weights.map { _ in 0.0 }

    subscript(sign: ItemSign) -> Double {
        get { signs[sign.rawValue] }
        set { signs[sign.rawValue] = newValue }
    }

    var chance: Double {
        var sum = 0.0
        for (place, sign) in signs.enumerated() { sum += sign * ItemConfidence.weights[place] }
        return 1 / (1 + exp(-sum))
    }

    private static let weights: [Double] = [0.95, 0.37, 0.13, 0.03, -0.49, 0.14, 0.2, 0.68, -1.15, -0.84, -0.36, -0.1]

    func explained(_ said: String) -> Trace.Sureness {
        Trace.Sureness(
            said: said, chance: chance,
            signs: ItemSign.allCases.compactMap { self[$0] == 0 ? nil : ("\($0)", self[$0], ItemConfidence.weights[$0.rawValue]) })
    }

    static func logit(_ chance: Double) -> Double {
        let chance = min(max(chance, 0.005), 0.995)
        return log(chance / (1 - chance))
    }
}

extension Mentions {
    /// Says of each food how sure it is.
    func confidences(_ found: inout [Found]) {
        for place in found.indices where found[place].mention.best != nil {
            let confidence = confidence(of: found[place], among: found.count)
            found[place].mention.confidence = confidence.chance
            links.trace?.items.append(confidence.explained(found[place].mention.said))
        }
    }

    func confidence(of item: Found, among count: Int) -> ItemConfidence {
        var out = ItemConfidence()
        let mention = item.mention, link = links.link(words(item.tokens)).ranked.first?.features
        out[.always] = 1
        out[.link] = ItemConfidence.logit(mention.best?.score ?? 0)
        out[.span] = ItemConfidence.logit(item.confidence)
        if let link {
            out[.name] = Double(link[.exact] + link[.bare] + link[.reordered] > 0 ? 1 : 0)
            out[.missed] = Double(link[.missedWords])
            out[.extra] = Double(link[.extraWords])
        }
        if item.tokens.contains(where: { chart.tokens[$0].repaired }) { out[.repaired] = 1 }
        if !mention.amount.isEmpty { out[.amount] = 1 }
        if let food = food(item) {
            let source = food.portion(mention.amount, usual: mention.usual).source
            if source == .groupDensity || source == .household { out[.rough] = 1 }
            if source == .usual, mention.amount.unit != nil { out[.lost] = 1 }
        }
        out[.crowd] = log(Double(count))
        if chart.lexicon.isSpanish { out[.spanish] = 1 }
        return out
    }
}
