import NLU
import Nutrition

extension Intents {
    /// "actually keep it", "put the muffin back", "oh I did eat it after all": what was just taken out stands again.
    static func putBack(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        // "mejor deja el jugo", right after it was undone.
        if tracker.lastAction == "undo", words.count <= 6, reading.when.isEmpty, reading.foods.count <= 1, !reading.text.hasSuffix("?"),
            words.contains(where: { leaving.contains($0) || $0 == "deja" }), !words.contains(where: Vocabulary[.only].contains)
        {
            return [.redo(turns: 1)]
        }
        if tracker.lastAction == "delete_entry", words.count <= 6, shouldNotHave(words) || isOtherOne(words) { return [.undo(turns: 1)] }
        if let told = keptInPart(reading, words, tracker) { return told }
        guard tracker.lastAction == "delete_entry", reading.when.isEmpty, reading.target == nil, reading.foods.count <= 1, words.count <= 9,
            reading.foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty || isPart($0.amount) }), !reading.isQuestion, !reading.text.hasSuffix("?"),
            Vocabulary.says(.denying, words) == false || words.first == "no"
        else { return nil }
        let isKept = words.contains("keep") && words.count <= 5
        if regrets(words), reading.foods.isEmpty { return [.undo(turns: 1)] }
        // "mejor déjalo, pero media taza": there again, and so much of it.
        if let but = words.firstIndex(where: ["pero", "but", "con"].contains), but > 0, regrets(Array(words[..<but])), reading.foods.isEmpty,
            let amount = reading.amounts.only, words.count - but <= 5
        {
            return [.undo(turns: 1), .correct(Correction(selection: Selection(pointsBack: true), amount: amount))]
        }
        let isReturned =
            words.contains("back") && words.contains(where: ["put", "bring", "add", "get", "have", "want"].contains) || words[0] == "restore"
            || words.contains(where: returning.contains)
            || words.contains(where: ["vuelve", "volve", "vuelvelo"].contains) && words.contains { $0.hasPrefix("pon") || $0.hasPrefix("anota") }
        let isEaten = Vocabulary.says(.eating, words) || words.contains("eat") || words.contains("have") || words.contains("drink")
        let insists = words.contains("did") || words.contains("actually") || words.suffix(2) == ["after", "all"]
        let isOfIt = !reading.foods.isEmpty || words.contains(where: ["it", "them", "that", "one"].contains)
        guard isKept || isReturned || isEaten && insists && isOfIt else { return nil }
        let back: [Request] = reading.foods.isEmpty ? [.undo(turns: 1)] : [.putBack(reading.foods)]
        // "actually I ate half the egg".
        guard isEaten, let part = (reading.foods.map(\.amount) + reading.amounts).first(where: isPart)?.quantity else { return back }
        return back + [.correct(Correction(selection: Selection(foods: reading.foods, pointsBack: reading.foods.isEmpty), factor: part))]
    }

    /// "mejor deja una", "actually leave one", "no espera, era sin azúcar, déjalo", right after it was taken out: there again, so many or of that kind.
    private static func keptInPart(_ reading: Reading, _ words: [String], _ tracker: Tracker) -> [Request]? {
        guard tracker.lastAction == "delete_entry", reading.when.isEmpty, (2...9).contains(words.count), !reading.text.hasSuffix("?")
        else { return nil }
        let bare = words.filter { !beforeKeeping.contains($0) }
        if bare.count == 2, keeping.contains(bare[0]), let count = SmallCount.of(bare[1]), reading.foods.allSatisfy({ $0.best == nil }) {
            return [.undo(turns: 1), .correct(Correction(selection: Selection(pointsBack: true), amount: Amount(quantity: count)))]
        }
        guard ["no", "espera", "mejor", "wait"].contains(words[0]), let last = words.last, leaving.contains(last), last != "keep",
            let verb = words.firstIndex(where: ["era", "eran", "fue"].contains), verb <= 3, words[..<verb].allSatisfy(regretting.contains),
            verb + 1 < words.count - 1, reading.foods.allSatisfy({ !$0.isDefinite })
        else { return nil }
        // Nothing is what most is told without: the row that stood was as that.
        if ["sin", "no"].contains(words[verb + 1]) { return [.undo(turns: 1)] }
        let told = words[verb..<(words.count - 1)].joined(separator: " ")
        return [.undo(turns: 1), .correct(Correction(selection: Selection(pointsBack: true), words: told))]
    }

    private static let keeping = Set(Word.split("deja déjame déjale leave keep ponme conserva mantén"))
    private static let beforeKeeping = Set(Word.split("no mejor espera wait actually oh sorry perdón just only solo al final y but pero bueno me ay"))

    /// "no the eggs", "not that one, the eggs", "ese no, los huevos", right after the toast was taken out: that stands again, and these go.
    static func otherOut(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.lastAction == "delete_entry", tracker.question == nil, reading.when.isEmpty, !reading.foods.isEmpty,
            (3...9).contains(words.count),
            !reading.text.hasSuffix("?"), reading.foods.allSatisfy({ $0.amount.isEmpty && $0.removed.isEmpty && $0.best != nil }),
            let article = words.firstIndex(where: ["the", "el", "la", "los", "las"].contains), article > 0,
            words[..<article].allSatisfy(beforeOther.contains),
            words[..<article].contains(where: ["no", "not", "meant", "referia", "quise"].contains),
            case let names = Set(reading.foods.flatMap { Word.split($0.said) }),
            words[article...].allSatisfy({ names.contains($0) || ["the", "el", "la", "los", "las", "and", "y", "one"].contains($0) })
        else { return nil }
        return [.undo(turns: 1), .delete(Selection(foods: reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }))]
    }

    private static let beforeOther = Set(
        Word.split("no not that one i meant mean sorry wait oops oh ese esa esos esas me refería a era eran quise decir perdón wrong"))

    /// "no just the soup", "no, solo la sopa", after more was taken out: the rest stands again.
    static func onlyThatOut(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.lastAction == "delete_entry", reading.when.isEmpty, !reading.foods.isEmpty, words.first == "no", words.count <= 8,
            let only = words.prefix(5).firstIndex(where: Vocabulary[.only].contains),
            words[..<only].allSatisfy({
                ["no", "i", "meant", "mean", "it", "was", "wait", "sorry", "era", "quise", "decir", "delete", "borra"].contains($0)
            }),
            only + 1 < words.count, ["the", "el", "la", "los", "las"].contains(words[only + 1]),
            reading.foods.allSatisfy({ $0.amount.isEmpty && !$0.negated })
        else { return nil }
        let out = Request.delete(Selection(foods: reading.foods.map { FoodMention(said: $0.said, candidates: $0.candidates) }))
        // Asked whether all of it goes, nothing has gone yet.
        return tracker.question == nil ? [.undo(turns: 1), out] : [out]
    }

    /// "uy no, sí me lo comí, deshacé", "no, sí la tomé": what was just taken out was eaten after all.
    static func hadAfterAll(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words
        guard tracker.lastAction == "delete_entry", reading.foods.isEmpty, reading.amounts.isEmpty, reading.when.isEmpty, words.count <= 10,
            !reading.text.hasSuffix("?"), let yes = words.prefix(5).firstIndex(of: "si"),
            words[..<yes].allSatisfy(
                Vocabulary[.opening].union([
                    "uy", "ay", "no", "ah", "uh", "espera", "pera", "mentira", "perdon", "era", "es", "fue", "broma", "chiste", "que",
                ]).contains),
            let deed = words[yes...].prefix(5).firstIndex(where: ["comi", "tome", "bebi", "cene", "desayune", "almorce", "merende"].contains),
            words[yes..<deed].contains(where: ["lo", "la", "los", "las"].contains), !words[deed...].contains("no")
        else { return nil }
        // "sí, no lo comí": it stays out.
        return words[yes...].contains("no") ? [.tell(.noted)] : [.undo(turns: 1)]
    }

    /// "wrong one", "no not that one", "ese no era": which it is instead is still to be told.
    private static func isOtherOne(_ words: [String]) -> Bool {
        let said = words.filter {
            !["no", "oh", "oops", "sorry", "wait", "perdon", "ay", "uy", "that", "was", "the", "it", "s", "thats"].contains($0)
        }
        return [["wrong", "one"], ["not", "one"], ["ese"], ["esa"], ["era", "ese"], ["era", "esa"], ["ese", "era"], ["esa", "era"]].contains(said)
            && words.contains(where: ["no", "not", "wrong"].contains)
    }

    /// "no debiste borrarlos", "no tenías que quitarlo", "no quería borrarlo".
    private static func shouldNotHave(_ words: [String]) -> Bool {
        words.first == "no"
            && words.dropFirst().first.map(["debiste", "debia", "tenia", "queria", "quise", "era", "habia"].contains) ?? false
            && words.contains { word in ["borrar", "quitar", "eliminar", "sacar"].contains { word.hasPrefix($0) } }
    }

    private static let returning = Set(
        Word.split(
            "devuélvelo devuélvela devuélvelos devuélvelas devuelve recupera recupéralo recupérala recupéralos recupéralas restaura restáuralo restáurala restáuralos restáuralas repón reponlo reponla reponlos reponlas regrésalo regrésala regrésalos regrésalas regresa regrésame devuélveme"
        ))

    /// "lol ok put them back", "ya, devuélvelos", where nothing was taken out: nothing is undone.
    static func putsBackNothing(_ reading: Reading, _ tracker: Tracker) -> Bool {
        let words = reading.words, written = reading.text.lowercased().split { !$0.isLetter }
        let isOrder =
            words.contains("back") && words.contains(where: ["put", "bring", "add"].contains) || words.contains(where: returning.contains)
            || words.contains(where: ["vuelve", "volve"].contains) && words.contains { $0.hasPrefix("pon") }
            || words.contains { $0.hasPrefix("ponl") } && words.contains("nuevo")
        let isOfSeveral = written.contains(where: { ["them", "those"].contains($0) || $0.hasSuffix("los") || $0.hasSuffix("las") })
        // "put it back" may mean as it was before.
        guard isOrder, isOfSeveral, words.count <= 7, let last = tracker.lastAction else { return false }
        return ["log_food", "copy_entries", "inform", "fallback", "ask_summary", "correct"].contains(last)
    }

    private static func isPart(_ amount: Amount) -> Bool { amount.unit == nil && amount.quantity.map { $0 > 0 && $0 < 1 } ?? false }

    /// "no, espera, déjalo", "mejor no lo borres", "wait no", "leave it as it was".
    private static func regrets(_ words: [String]) -> Bool {
        words.allSatisfy(regretting.contains)
            && (words.contains(where: leaving.contains) || words.first == "no" && words.contains(where: ["mio", "mia", "mine"].contains)
                || words.contains("no") && words.contains(where: ["wait", "espera", "mejor"].contains)
                || ["no"] == words.prefix(1) && words.contains(where: Vocabulary[.removing].contains))
    }

    private static let leaving = Set(
        Word.split("leave keep déjalo déjala déjalos déjalas déjenlo mantenlo mantenla consérvalo borres quites elimines"))
    private static let regretting = leaving.union(
        Word.split(
            """
            no wait oh actually sorry please mentira mentiras broma it them that those as was were is there how they stay never mind espera espérate mejor perdón ay uy ah
            lo la los las como estaba estaban está así ahí tal cual por favor en realidad
            era eran fue sí mío mía míos mías nuestro nuestra nomás yo comí mine my was
            """))

    /// "cámbialo por café", "swap it for tea", right after the chocolate was taken out: the other in its place.
    static func inPlaceOfGone(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        let words = reading.words.drop { ["y", "and", "mejor", "ok"].contains($0) }
        guard tracker.lastAction == "delete_entry", let food = reading.foods.only, reading.when.isEmpty, reading.target == nil, words.count <= 9,
            food.best != nil, !food.negated, !food.isDefinite, !reading.text.hasSuffix("?"), let order = words.first,
            ["cambialo", "cambiala", "cambialos", "cambialas", "reemplazalo", "reemplazala", "sustituyelo", "sustituyela"].contains(order)
                || ["swap", "replace", "change"].contains(order) && ["it", "that", "them"].contains(words.dropFirst().first ?? ""),
            words.dropFirst().prefix(2).contains(where: ["por", "for", "with", "to"].contains)
        else { return nil }
        let amount = food.amount.isEmpty ? nil : food.amount
        return [.undo(turns: 1), .correct(Correction(selection: Selection(pointsBack: true), food: food, amount: amount))]
    }
}
