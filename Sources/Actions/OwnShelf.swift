public import Dialogue
public import NLU
public import Nutrition
public import Store

/// The foods and saved meals of the person's own, read once a turn and only when something asks for them.
public final class OwnShelf {
    private let diary: Diary
    private var read: [Keepsake]?

    public init(_ diary: Diary) { self.diary = diary }

    /// Foods and meals, oldest first.
    func kept() throws -> [Keepsake] {
        if let read { return read }
        let kept = try diary.keepsakes(.food) + diary.keepsakes(.meal)
        read = kept
        return kept
    }

    /// Something was written, or taken back: what is there is read again.
    public func renew() { read = nil }

    /// The names to read messages with.
    public func names() throws -> [OwnName] {
        try kept().compactMap { keepsake in
            switch keepsake.content {
            case .food(let food): OwnName(name: food.name, id: food.id)
            case .meal(let meal): OwnName(name: meal.name, id: FoodID("\(SavedMeal.prefix)\(keepsake.id)"))
            default: nil
            }
        }
    }

    /// What is kept under a name, whatever its kind.
    func named(_ name: String, _ kinds: Set<Keepsake.Kind> = [.food, .meal]) throws -> Keepsake? {
        let words = Word.split(name)
        return try kept().last { kinds.contains($0.kind) && $0.name.map(Word.split) == words }
    }

    /// The food or meal of an id.
    func kept(_ id: FoodID) throws -> Keepsake? {
        try kept().last { $0.ownFood?.id == id || $0.kind == .meal && id.code == "\(SavedMeal.prefix)\($0.id)" }
    }

    /// "mi batido", of "batido de la mañana": the only food whose name begins so.
    func begun(by mention: FoodMention) throws -> FoodMention? {
        // "half a serving of the granola": what one's own are told in.
        guard mention.isDefinite || mention.amount.unit?.name == "serving", mention.best?.isOwn != true else { return nil }
        let words = Word.split(mention.said)
        // "the flapjack", of "Mum's flapjack".
        guard
            let food = try kept().compactMap(\.ownFood).only(where: { food in
                let name = Word.split(food.name)
                // The chicken is no "chicken bake".
                let begins = name.starts(with: words) && (words.count > 1 || name.count == 1 || Self.joints.contains(name[1]))
                return begins || name.count > words.count && name.suffix(words.count).elementsEqual(words)
            })
        else { return nil }
        var own = mention
        own.said = food.name
        own.candidates = [FoodReference(id: food.id, noun: food.name, score: 1)]
        return own
    }

    /// Words after which a name only says which of its kind: "batido de la mañana".
    private static let joints: Set<String> = ["de", "del", "con", "al", "a", "casero", "casera"]

    /// The food of an id; a saved meal as one food, a serving of which is all of it.
    func food(_ id: FoodID) -> Food? {
        guard id.isOwn, let kept = try? kept() else { return nil }
        for keepsake in kept {
            switch keepsake.content {
            case .food(let food) where food.id == id: return food.food
            case .meal(let meal) where id.code == "\(SavedMeal.prefix)\(keepsake.id)": return meal.food(id)
            default: continue
            }
        }
        return nil
    }

    func meal(_ id: FoodID) -> SavedMeal? {
        guard id.code.hasPrefix(SavedMeal.prefix), let kept = try? kept() else { return nil }
        return kept.lazy.compactMap { keepsake -> SavedMeal? in
            if case .meal(let meal) = keepsake.content, id.code == "\(SavedMeal.prefix)\(keepsake.id)" { meal } else { nil }
        }.first
    }
}

extension SavedMeal {
    fileprivate func food(_ id: FoodID) -> Food {
        var food = OwnFood(id: id, name: name, basis: .serving, figures: Nutrients())
        food.make(of: entries, servings: 1)
        return food.food
    }
}

extension ActionContext {
    /// A food's portion: what nobody knows the weight of has none.
    func weighed(_ portion: Portion, of food: Food) -> Portion {
        guard food.isWeightless else { return portion }
        var portion = portion
        portion.grams = 0
        portion.source = .label
        return portion
    }
}
