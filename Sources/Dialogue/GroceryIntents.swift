import NLU
import Nutrition

/// What is asked of the grocery list: to see it, to put things on it, to tick them off.
extension Intents {
    /// What speaks of the list by name, or goes on from it: before anything else may take the foods for eaten.
    static func ofGroceryList(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words, intent = reading.intent.name
        guard !words.isEmpty, Grocery.elsewhere.isDisjoint(with: words) || words.contains("grocery") else { return nil }
        let isOfIntent = ["grocery_list", "tick_grocery"].contains(intent)
        let names = words.contains("list") || words.contains("lista"), isOfShop = !Grocery.shop.isDisjoint(with: words)
        let follows = ["grocery_list", "tick_grocery"].contains(tracker.lastAction ?? "")
        guard !Grocery.eaten(words) || names && isOfShop else { return nil }
        if names && (isOfShop || isOfIntent || puts(on: words)) || words.contains("grocery") && isOfIntent { return [grocery(reading, tracker)] }
        guard follows, tracker.question == nil, words.count <= 14 else { return nil }
        if isOfIntent { return [grocery(reading, tracker)] }
        // "I already have the salmon", "ya tengo aceite": nothing to buy.
        if !reading.foods.isEmpty, words.count <= 10, !reading.text.hasSuffix("?"), Grocery.isThere(words) {
            return [.groceries(.tick(GroceryRequest.Named(names: GroceryNames(reading).names), isOver: false))]
        }
        // "what's on it?", "which are left?"
        if reading.foods.isEmpty, words.count <= 5, reading.nutrients.isEmpty, reading.when.isEmpty,
            ["what", "whats", "which", "que", "cual", "cuales", "show"].contains(words[0]),
            words.contains(where: Grocery.left.union(["it", "there", "ella", "hay", "on"]).contains)
        {
            return [.groceries(.show(When(), left: !Grocery.left.isDisjoint(with: words), anew: false))]
        }
        // "and eggs", "también pan", after something was put on it.
        let goesOn = Vocabulary[.goingOn].contains(words[0]) || ["tambien", "also", "plus"].contains(words[0])
        if goesOn, !reading.foods.isEmpty, ["log_food", "inform", "correct", "out_of_scope", "ask_nutrient"].contains(intent), words.count <= 6,
            !reading.text.hasSuffix("?")
        {
            return [grocery(reading, tracker)]
        }
        guard
            ["delete_entry", "unplan_meal", "correct", "forget_kept", "choose", "inform", "out_of_scope", "log_food", "complete_day"].contains(
                intent),
            reading.when.isEmpty, Grocery.removing.union(Grocery.ticking).union(Grocery.unticking).contains(where: words.prefix(3).contains)
        else { return nil }
        return [grocery(reading, tracker)]
    }

    /// What the words alone tell to be of shopping, where nothing else took them.
    static func groceries(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard ["grocery_list", "tick_grocery"].contains(reading.intent.name), !reading.words.isEmpty else { return nil }
        return [grocery(reading, tracker)]
    }

    /// Understood, and nothing that is built.
    static func unbuilt(_ reading: Reading, _ understanding: Understanding, _ tracker: Tracker) -> [Request] {
        if ["plan_meal", "unplan_meal"].contains(reading.intent.name) { return [.plan(.how)] }
        return [asksSecret(reading) ? fallback(reading, understanding, tracker) : .notYet(intent: reading.intent.name)]
    }

    /// "put bread on the list", "pon pan en la lista": whatever the words come nearest to.
    private static func puts(on words: [String]) -> Bool {
        let order = words.drop { Vocabulary[.opening].contains($0) || ["please", "porfa", "can", "you", "could", "puede", "and", "y"].contains($0) }
        guard let verb = order.first, Grocery.putting.contains(verb) || Grocery.removing.contains(verb), order.count >= 4 else { return false }
        return zip(order, order.dropFirst()).contains { ["list", "lista"].contains($1) && ["the", "my", "our", "la", "mi", "nuestra"].contains($0) }
    }

    private static func grocery(_ reading: Reading, _ tracker: Tracker) -> Request {
        let words = reading.words, text = Set(words)
        func says(_ meant: Set<String>) -> Bool { !meant.isDisjoint(with: text) }
        var names = GroceryNames(reading).names
        // "what's left to buy?", "show me the list": only foods are asked about.
        if let first = words.first(where: { !Vocabulary[.opening].contains($0) }), Grocery.showing.contains(first) {
            names.removeAll { $0.food == nil }
        }
        let isAll = says(Grocery.everything), isOfList = text.contains("list") || text.contains("lista") || text.contains("grocery")
        // "the first one", "it": of the list as it was told.
        if names.isEmpty, let told = tracker.groceries {
            if let ordinal = reading.ordinal, !isAll {
                let first = ordinal > 0 ? ordinal - 1 : told.count + ordinal
                let places = reading.count.map { ordinal < 0 ? told.count - $0..<told.count : 0..<$0 } ?? first..<first + 1
                names = told.indices.filter(places.contains).map { GroceryName(said: told[$0]) }
            } else if told.count == 1, reading.pointsBack || words.contains(where: Grocery.pronouns.contains) {
                names = [GroceryName(said: told[0])]
            }
        }
        let named = GroceryRequest.Named(names: names, all: isAll)
        let isToDo = Grocery.isToDo(words)
        if reading.isQuestion || reading.text.hasSuffix("?"), !names.isEmpty, !says(Grocery.asking),
            says(["need", "on", "en", "hay", "falta", "is", "esta", "tengo"])
        {
            return .groceries(.ask(names))
        }
        if says(["ingredient", "ingrediente"]), !names.isEmpty || tracker.recipes?.open != nil, says(Grocery.putting) {
            return .groceries(.addRecipe(words: names.map(\.said).joined(separator: " "), ordinal: reading.ordinal))
        }
        if says(Grocery.emptying) || says(Grocery.removing) && isOfList && names.isEmpty || isAll && says(Grocery.removing) && names.isEmpty {
            return .groceries(.clear(boughtOnly: says(Grocery.bought)))
        }
        if says(Grocery.unticking)
            || says(["didnt", "didn", "no"]) && says(["got", "get", "compre", "buy", "habia", "found", "encontre"]) && !isToDo
                && reading.intent.name == "tick_grocery" && !says(Grocery.removing)
        {
            return .groceries(.tick(named, isOver: true))
        }
        if names.isEmpty, !isAll {
            return .groceries(
                reading.intent.name == "tick_grocery" && Grocery.isDone(words)
                    ? .tick(GroceryRequest.Named(all: true), isOver: false)
                    : .show(Grocery.days(reading), left: says(Grocery.left), anew: says(Grocery.making)))
        }
        if says(Grocery.removing) && !names.isEmpty || Grocery.isNeedless(words) { return .groceries(.drop(named)) }
        if isToDo || reading.intent.name != "tick_grocery" && says(Grocery.putting) { return .groceries(.add(names)) }
        if says(Grocery.ticking) || reading.intent.name == "tick_grocery" { return .groceries(.tick(named, isOver: false)) }
        // What is no food is put there only where the words say so.
        guard names.contains(where: { $0.food != nil }) else {
            return .groceries(.show(Grocery.days(reading), left: says(Grocery.left), anew: says(Grocery.making)))
        }
        return .groceries(.add(names))
    }
}

/// Words of shopping, folded and singular.
enum Grocery {
    static let shop = Set(Word.split("grocery groceries shopping shop buy compra compras comprar súper supermercado mercado mandado despensa"))
    /// Lists of something else.
    static let elsewhere = Set(Word.split("favorite favourite favorito recipe receta guardada saved note nota weight peso friend amigo"))
    /// "we already have", "I have … at home", "ya tengo".
    static func isThere(_ words: [String]) -> Bool {
        let text = " \(words.prefix(5).joined(separator: " ")) "
        let hasAlready = [" already have ", " already got ", " ya tengo ", " ya tenemos ", " ya hay ", " have already "].contains(
            where: text.contains)
        let isHome = words.contains(where: ["home", "casa", "fridge", "nevera", "pantry", "despensa", "cupboard", "heladera"].contains)
        return hasAlready || isHome && words.prefix(3).contains(where: ["have", "got", "tengo", "tenemos", "hay", "there"].contains)
    }

    static let putting = Set(
        Word.split(
            """
            add put write include note stick pop jot pon poné pone ponme ponle agrega agregá agrégame agregar añade añadí añádeme añadir
            anota anotá anótame apunta apuntá apúntame mete meté suma sumá incluye incluí
            """))
    static let removing = Set(
        Word.split("remove delete drop take scratch quita quitá quítame quitar saca sacá sácame elimina eliminá eliminar borra borrá borrar retira"))
    static let emptying = Set(Word.split("clear empty wipe reset vacía vaciá vaciar limpia limpiá limpiar"))
    static let unticking = Set(Word.split("untick uncheck unmark desmarca desmarcá destacha destachá desmárcala desmárcalo"))
    static let ticking = Set(
        Word.split(
            """
            tick tik check chek cross strike mark got bought baught purchased grabbed found picked have tacha tachá táchalo táchala táchame
            marca marcá márcalo márcala palomea chequea compré conpre comprado comprada comprados agarré cogí conseguí encontré eché listo
            lista tengo hecho
            """)
    ).subtracting(["lista"])
    static let bought = Set(
        Word.split("bought ticked checked crossed purchased done comprado comprada comprados compradas tachado tachada marcado compré"))
    static let everything = Set(Word.split("everything all todo toda todos todas"))
    static let left = Set(Word.split("left still remaining missing else falta faltan queda quedan faltaba pendiente pendientes"))
    /// Open what asks for the list and puts nothing on it.
    static let showing = Set(
        Word.split(
            """
            what whats what's which show give tell see check view read how where make create build generate is do does any anything qué cuál
            cuáles cuánto muestra muéstrame mostrame enséñame dame dime ver haz hazme haceme crea genera arma quiero need hay
            """)
    ).union(["what", "s"])
    static let making = Set(
        Word.split("make create build generate new write prepare haz hazme haceme hacer arma armá ármame crea prepara genera nueva nuevo saca sácame")
    )
    static let pronouns = Set(Word.split("it that this them lo la eso esa ese táchalo táchala márcalo márcala quítalo quítala"))
    /// Politely ordered, and not asked.
    static let asking = Set(Word.split("can could would will puedes podés podrías podías puede"))

    /// "hay que comprar", "I need to buy", "we're out of", "se acabó".
    static func isToDo(_ words: [String]) -> Bool {
        let text = " \(words.joined(separator: " ")) "
        return toDo.contains { text.contains(" \($0) ") }
    }

    private static let toDo = [
        "need", "buy", "out of", "running low", "ran out", "run out", "low on", "to get", "hay que", "tengo que", "tenemos que", "necesito",
        "necesitamo",
        "hace falta", "falta", "faltan", "se acabo", "se me acabo", "se no acabo", "sin", "no hay", "ya no hay", "no queda", "comprar",
    ].map { Word.split($0).joined(separator: " ") }

    /// "I don't need butter", "no hace falta comprar vinagre", "there's enough coffee".
    static func isNeedless(_ words: [String]) -> Bool {
        let text = " \(words.joined(separator: " ")) "
        return needless.contains { text.contains(" \($0) ") }
    }

    private static let needless = [
        "don t need", "dont need", "no need", "not need", "have enough", "no necesito", "no hace falta", "no hay que", "suficiente", "no more",
    ].map { Word.split($0).joined(separator: " ") }

    /// "groceries done", "did the shopping", "compra hecha", "ya hice el súper".
    static func isDone(_ words: [String]) -> Bool {
        words.contains(where: done.contains) && words.contains(where: errands.contains)
    }

    private static let done = Set(Word.split("done did hecha hecho hice terminé listas finished"))
    private static let errands = Set(Word.split("shopping groceries grocery list compra compras lista súper mandado mercado comprar"))

    /// Told as eaten, which buying is not.
    static func eaten(_ words: [String]) -> Bool {
        words.contains {
            ["ate", "eaten", "eating", "had", "drank", "comi", "comimo", "desayune", "almorce", "cene", "tome", "bebi", "meriende"].contains($0)
        }
    }

    /// The days that are named, from the first to the last.
    static func days(_ reading: Reading) -> When {
        guard let first = reading.dates.map(\.lowerBound).min(), let last = reading.dates.map(\.upperBound).max() else {
            return When(days: reading.when.days)
        }
        return When(days: first...last)
    }
}
