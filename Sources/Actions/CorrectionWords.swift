import Dialogue
import NLU
import Nutrition
import Store

/// What the words of a correction tell.
extension Correction {
    /// "no chips": taken away; "no, chips" says what it was.
    func saysNo(_ food: FoodMention) -> Bool {
        // "no, arepa sin queso" says what it was.
        food.amount.isEmpty && food.removed.isEmpty && words.lowercased().hasPrefix("no \(food.said)")
    }

    /// "azúcar", of "era sin azúcar".
    var toldWithout: String? {
        let words = Word.split(words)
        guard let joint = words.lastIndex(where: ["sin", "without"].contains), joint > 0,
            ["era", "eran", "fue", "fueron", "es", "son", "was", "were"].contains(words[joint - 1]),
            (1...3).contains(words.count - joint - 1)
        else { return nil }
        return words[(joint + 1)...].joined(separator: " ")
    }

    /// "more like", "más bien": the amount is told anew.
    var tellsLikeness: Bool {
        ["more like", "closer to", "nearer to", "mas bien", "rather"].contains(where: Word.split(words).joined(separator: " ").contains)
    }

    /// "era medio", "fue como media": how much there was of it, and no part of that.
    var tellsHalf: Bool {
        let words = Word.split(words).filter { !["como", "casi", "apenas", "mas", "o", "menos", "algo", "asi"].contains($0) }
        return zip(words, words.dropFirst()).contains { ["era", "fue", "eran", "seria"].contains($0) && ["medio", "media", "solo"].contains($1) }
            || ["cuarto", "tercio"].contains(words.last) && words.dropLast().last == "un"
    }

    /// "it was regular", "the milk was whole", "el alfajor era triple", where that is a kind of it: no size and no number.
    var tellsKindByAmount: Bool {
        let kind = Word.split(food?.said ?? "")
        return saysRegular || amount == Amount(size: "whole") && food?.amount.isEmpty == true
            || ["triple", "doble", "double"].contains { kind.contains($0) && Word.split(words).contains($0) }
    }

    /// Whether it says what is right, and not only that something is wrong.
    var isEmpty: Bool { food == nil && step == nil && amount?.isEmpty ?? true && factor == nil && removed.isEmpty }

    /// "la coca era cero", "the coke was zero": a kind, and no amount.
    var zeroAsKind: Correction {
        guard let last = Word.split(words).last, ["zero", "cero"].contains(last) else { return self }
        var kind = self
        if kind.amount?.quantity == 0, kind.amount?.unit == nil { kind.amount = nil }
        if kind.food?.amount.quantity == 0 { kind.food?.amount = Amount() }
        for place in kind.selection.foods.indices where kind.selection.foods[place].amount.quantity == 0 {
            kind.selection.foods[place].amount = Amount()
        }
        return kind
    }
}

extension ActionContext {
    /// "no eran panuchos, eran salbutes": the figures stand, and it is called by what it was.
    func called(_ row: Entry, _ said: String, _ correction: Correction) -> Entry {
        var row = row
        row.assumed.removeAll { $0 == .food }
        let isDenied = Word.split(correction.words).contains(where: ["no", "not", "wasnt", "werent", "isnt"].contains)
        if isDenied || isOtherSort(said, row.said), !Set(Word.split(said)).isSubset(of: Word.split(row.said)) { row.said = said }
        return row
    }

    /// "cazuela de pollo", of a cazuela de vacuno that is the same in the tables; "chicken stew", of a beef stew.
    private func isOtherSort(_ new: String, _ old: String) -> Bool {
        let (told, said) = (Word.split(new), Word.split(old))
        guard told != said, told.count > 1, said.count > 1 else { return false }
        return language == "es" ? new.contains(" de ") && old.contains(" de ") && told.first == said.first : told.last == said.last
    }

    /// "la salteña de carne, no pollo", where either is the same in the tables: what it is called by now.
    func nameInstead(of row: Entry, _ correction: Correction) -> String {
        guard let said = correction.food?.said ?? correction.selection.foods.only?.said, correction.removed.isEmpty else { return row.said }
        return called(row, said, correction).said
    }

    /// The row as it stands, by the name that it has now.
    func calledSo(_ row: Entry, _ correction: Correction) throws -> Outcome {
        let name = nameInstead(of: row, correction)
        if name != row.said { return try resaid(row, as: name) }
        return Outcome(name: "correct", events: [.slot(.entries([row.id]))], parts: [.alreadySo(row)])
    }
}
