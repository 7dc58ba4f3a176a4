import Dialogue
import NLU
import Nutrition
import Store

/// "what if I only have half of it?": a change is carried out, told, and taken back.
func suppose(_ request: Request, _ context: ActionContext) throws -> Outcome {
    var told = try context.diary.supposing { try perform(request, context) }
    // "what if I'd skipped the coffee?", which is none of the rows that were told last.
    if case .correct(let correction) = request, correction.food == nil, let said = correction.removed.only, !told.parts.contains(where: \.isChange) {
        let named = Selection(foods: [FoodMention(said: said, candidates: [])])
        let other = try context.diary.supposing { try perform(.delete(named), context) }
        if other.parts.contains(where: \.isChange) { told = other }
    }
    // What was told before it is still spoken of.
    let name = context.tracker.lastAction ?? "ask_nutrient"
    var rows: [Entry] = [], isOther = false
    for part in told.parts {
        switch part {
        case .corrected(_, let after): rows.append(after)
        case .logged(let told, _), .copied(let told, _), .moved(let told, _): rows += told
        case .deleted: isOther = true
        default: break
        }
    }
    // A question about it, such as of its kind, is not asked of what was only supposed.
    if let day = told.day, isOther || !rows.isEmpty {
        return Outcome(name: name, events: [.slot(.supposed(request))], parts: [.supposed(rows, day)])
    }
    return Outcome(name: name, parts: told.parts.isEmpty || told.question != nil ? [.strayAnswer] : told.parts)
}

extension Part {
    /// Whether rows were changed or taken out.
    fileprivate var isChange: Bool {
        switch self {
        case .corrected, .deleted: true
        default: false
        }
    }
}
