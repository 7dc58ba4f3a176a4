import Dialogue
import NLU
import Nutrition
import Store

/// "my favourites", "my saved meals", "my foods", "what are my usuals?", "my notes".
func listKept(_ kinds: [Keepsake.Kind], meal: Meal?, _ context: ActionContext) throws -> Outcome {
    var kept: [Keepsake] = []
    var usuals: [LearnedUsual] = []
    var kinds = kinds
    for kind in kinds {
        if kind != .usual { kept += try context.diary.keepsakes(kind) }
        if kind == .usual || kind == .meal {
            usuals += try Meal.allCases.filter { meal == nil || meal == $0 }.compactMap { try context.usual($0) }
        }
    }
    // Who has no foods of their own and no favourites may mean the meals that were saved, and the other way round.
    let others: [Keepsake.Kind] = kinds == [.meal] ? [.favourite] : kinds == [.food] || kinds == [.favourite] ? [.meal] : []
    if kept.isEmpty, let other = others.first {
        kept = try context.diary.keepsakes(other)
        if !kept.isEmpty { kinds = others }
    }
    // Who has no favourites may mean the meals that were told as usual.
    if kinds == [.favourite], kept.isEmpty { usuals = try Meal.allCases.compactMap { try context.usual($0) } }
    // A meal that the person told as usual is among those that are saved; one that the diary tells is not.
    if !kinds.contains(.usual) {
        usuals.removeAll { $0.days != nil }
        if !usuals.isEmpty { kinds.append(.usual) }
    }
    let told = try usuals.isEmpty ? [] : context.diary.keepsakes(.usual).filter { meal == nil || $0.usualMeal == meal }
    return Outcome(
        name: "list_favorites",
        events: [.slot(.shelf((kept + told).map { ShelfItem(id: $0.id, name: $0.name) }))]
            + (meal.map { [.slot(.scope(When(meal: $0)))] } ?? []),
        parts: [.kept(.list(kept, kinds: kinds, usuals: usuals))])
}

/// "remove greek yogurt from my favourites", "forget my usual breakfast", "delete my gym meal": no longer kept; the diary's rows stay.
func forget(_ forgetting: Forgetting, _ context: ActionContext) throws -> Outcome {
    if let ids = forgetting.ids { return try forget(ids, all: forgetting.all, context) }
    var found: [Keepsake] = []
    let words = Set(Word.split(forgetting.name))
    func fitting(_ kept: [Keepsake]) -> [Keepsake] {
        if forgetting.all { return kept }
        if let name = kept.last(where: { $0.name.map { Set(Word.split($0)) == words } ?? false }) { return [name] }
        if !words.isEmpty, let name = kept.last(where: { $0.name.map { words.isSubset(of: Word.split($0)) } ?? false }) { return [name] }
        if words.isEmpty, forgetting.pointsBack == true {
            let spoken = (try? context.spokenOf()) ?? []
            let named = kept.filter { keepsake in
                guard case .favourite(let favourite) = keepsake.content else { return false }
                return spoken.contains { $0.foodID == favourite.foodID && $0.noun == favourite.noun }
            }
            return named.isEmpty ? kept.max { $0.id < $1.id }.map { [$0] } ?? [] : named
        }
        if words.isEmpty, let ordinal = forgetting.ordinal { return kept.at(ordinal: ordinal).map { [$0] } ?? [] }
        return []
    }
    switch forgetting.kind {
    case .usual?:
        found = try context.diary.keepsakes(.usual).filter { forgetting.meal == nil || forgetting.meal == $0.usualMeal }
    case .note?:
        let notes = try context.diary.keepsakes(.note)
        found = forgetting.all || forgetting.ordinal != nil ? fitting(notes) : notes.suffix(1)
    case let kind?:
        found = fitting(try context.diary.keepsakes(kind))
        // What the person calls a favourite may have been saved as a meal.
        if found.isEmpty, !forgetting.all, !words.isEmpty { found = fitting(try context.own.kept()) }
    case nil:
        found = fitting(try context.own.kept())
        if found.isEmpty { found = fitting(try context.diary.keepsakes(.favourite)) }
    }
    // "borra ese favorito", of the one that was listed, whatever it is kept as.
    if found.isEmpty, words.isEmpty, let shelf = context.tracker.shelf, !shelf.isEmpty { return try forget(shelf.map(\.id), all: false, context) }
    guard !found.isEmpty else {
        return Outcome(name: "forget_kept", parts: [.kept(forgetting.kind == .usual ? .noUsual(forgetting.meal) : .unknown(forgetting.name))])
    }
    return try remove(found, context)
}

/// "bórralo", of what was listed: of several one is chosen first.
private func forget(_ ids: [Int], all: Bool, _ context: ActionContext) throws -> Outcome {
    let found = try Keepsake.Kind.allCases.flatMap { try context.diary.keepsakes($0) }.filter { ids.contains($0.id) }
    guard !found.isEmpty else { return Outcome(name: "forget_kept", parts: [.kept(.unknown(""))]) }
    guard all || found.count == 1 else {
        let options = found.prefix(3).map { keepsake in
            var one = Forgetting(kind: nil, name: "", all: false)
            one.ids = [keepsake.id]
            return Option(title: keepsake.title, request: .keep(.forget(one)))
        }
        return Outcome(
            name: "forget_kept",
            question: Question(
                name: .whichEntry, subject: "", options: options + [.somethingElse], pending: options[0].request ?? .cancel, turn: context.turn))
    }
    return try remove(found, context)
}

private func remove(_ found: [Keepsake], _ context: ActionContext) throws -> Outcome {
    for keepsake in found { try context.diary.remove(keepsake) }
    // A favourite that is a saved meal goes with the meal.
    let gone = Set(found.filter { $0.kind == .meal }.compactMap(\.name))
    for keepsake in try context.diary.keepsakes(.favourite) where !gone.isEmpty {
        if case .favourite(let favourite) = keepsake.content, favourite.meal.map(gone.contains) == true { try context.diary.remove(keepsake) }
    }
    context.own.renew()
    let rest = context.tracker.shelf.map { shelf in shelf.filter { item in !found.contains { $0.id == item.id } } }
    return Outcome(name: "forget_kept", events: rest.map { [.slot(.shelf($0))] } ?? [], parts: [.kept(.forgotten(found))])
}

/// "rename my gym meal to power meal".
func rename(_ old: String, to new: String, _ context: ActionContext) throws -> Outcome {
    var old = old
    // "rename it to office lunch": what was kept last.
    if ["it", "that", "this", "them", "lo", "la", "eso", "esa", "ese"].contains(old.lowercased()),
        let last = try context.own.kept().max(by: { $0.id < $1.id })?.name
    {
        old = last
    }
    guard var keepsake = try context.own.named(old) else { return Outcome(name: "rename_kept", parts: [.kept(.unknown(old))]) }
    let name = String(new.prefix(60))
    switch keepsake.content {
    case .food(var food):
        food.name = name
        keepsake.content = .food(food)
    case .meal(var meal):
        meal.name = name
        keepsake.content = .meal(meal)
    default: break
    }
    _ = try context.diary.update(keepsake)
    context.own.renew()
    var outcome = Outcome(name: "rename_kept", parts: [.kept(.renamed(from: old, to: name))])
    // "log 2 servings", of what was just called so.
    if let last = context.tracker.food, last.noun == old { outcome.events = [.slot(.food(id: last.id, noun: name, grams: last.grams))] }
    return outcome
}
