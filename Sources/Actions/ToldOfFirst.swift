import Dialogue
import Knowledge
import NLU
import Nutrition

/// Foods of one message that are no food of their own beside the one before them.
extension ActionContext {
    /// "a glass of milk, skim", "3 dates, medjool", "ice cream, 2 scoops, vanilla": the kind of what was told before it.
    func kindsBehind(_ foods: [FoodMention]) -> [FoodMention] {
        guard foods.count > 1 else { return foods }
        return foods.reduce(into: []) { told, next in
            guard let last = told.last, let kind = kindBehind(next, of: last) else { return told.append(next) }
            told[told.count - 1] = kind
        }
    }

    private func kindBehind(_ next: FoodMention, of mention: FoodMention) -> FoodMention? {
        guard next.amount.isEmpty || mention.amount.isEmpty, !next.negated, !mention.negated, !next.isDefinite, let host = food(mention),
            let part = food(next), part.noun != host.noun, isRightBehind(next, mention)
        else { return nil }
        let head = host.head.last ?? "", own = Word.split(next.said)
        // "medjool" is a date by its name alone; "vanilla" flavours what is called so with it.
        let isKind = part.head.last == head && !own.contains(head) && part.head.count > 1
        let names = language == "es" ? ["\(mention.said) de \(next.said)", "\(mention.said) \(next.said)"] : ["\(next.said) \(host.noun)"]
        let flavoured =
            part.group == "spice" ? names.lazy.compactMap { self.food(named: $0) }.first { $0.group == host.group } : nil
        guard let kind = flavoured ?? (isKind && next.amount.isEmpty ? part : nil) else { return nil }
        var meant = self.mention(of: kind)
        (meant.amount, meant.when, meant.removed) = (next.amount.isEmpty ? mention.amount : next.amount, mention.when, mention.removed + next.removed)
        return meant
    }

    /// Whether nothing joins the two: no "and", no "with".
    private func isRightBehind(_ next: FoodMention, _ mention: FoodMention) -> Bool {
        wordsBetween(mention, next)?.allSatisfy { !ActionContext.joining.contains($0) } ?? false
    }

    /// The words of the message between two of its foods, in their order; nil where they do not stand so.
    func wordsBetween(_ former: FoodMention, _ next: FoodMention) -> ArraySlice<String>? {
        guard let last = Word.split(former.said).last, let first = Word.split(next.said).first, let end = said.firstIndex(of: last),
            let start = said[(end + 1)...].firstIndex(of: first)
        else { return nil }
        return said[(end + 1)..<start]
    }

    private static let joining: Set<String> = ["and", "y", "e", "n", "with", "con", "w", "plus", "mas", "in", "on", "en", "de", "of", "or", "o"]

    /// "domingo de asado: vacío, chorizo y ensalada", "korean bbq, 200 g pork belly and rice": what such a meal is called, and then what there was.
    func withoutHeading(_ foods: [FoodMention]) -> [FoodMention] {
        guard foods.count > 2, let first = foods.first, first.amount.isEmpty, !first.negated, isSpread(Word.split(first.said)),
            case let meats = foods.dropFirst().compactMap({ food($0) }).filter({ isMeat($0) || ["fish", "sausage"].contains($0.group) }),
            // "asado, chorizo y ensalada rusa": a meat of its own beside the sausages.
            first.said == "asado" ? !meats.allSatisfy({ $0.group == "sausage" || ActionContext.sausages.contains($0.noun) }) : !meats.isEmpty
        else { return foods }
        return Array(foods.dropFirst())
    }

    private func isSpread(_ words: [String]) -> Bool {
        words.count <= 2 && words.last.map(ActionContext.spreads.contains) ?? false
    }

    private static let sausages: Set<String> = ["chorizo", "sausage", "black pudding", "blood sausage", "morcilla", "italian sausage"]
    /// Meals of many dishes that are called by one name.
    private static let spreads: Set<String> = [
        "asado", "parrillada", "picada", "barbacoa", "bbq", "barbecue", "braai", "thali", "buffet", "bufet", "cookout", "mezze", "tapas", "parrilla",
    ]
}
