import Dialogue
import Knowledge
import NLU
import Nutrition
import Store

extension ActionContext {
    /// "it was 40 g", "avena 40 g", of a bowl of porridge whose amount was taken for granted: nobody weighs it cooked, so it is the oats that were.
    func weighedDry(_ entry: Entry, _ amount: Amount) -> Entry? {
        guard entry.noun == "oatmeal", entry.assumed.contains(.quantity), !isWeighed(entry), amount.unit?.name == "g",
            (20...100).contains(amount.quantity ?? 0),
            let oats = food(named: "oats")
        else { return nil }
        return replaced(entry, with: oats, FoodReference(id: oats.id, noun: oats.noun, score: 1), said: entry.said, amount: amount)
    }

    /// "the oatmeal was half a cup dry", of one made with milk; "las lentejas eran 80 gramos en crudo", of a stew: as much of the dish as that makes.
    func madeOfDry(_ correction: Correction, _ row: Entry) -> Correction? {
        guard let amount = dryAmount(correction), let (dry, times) = dryPart(of: row) else { return nil }
        let grams = dry.portion(amount).grams * times
        guard grams > 0, grams.isFinite else { return nil }
        var made = Correction(selection: Selection(ids: [row.id]), confirmed: correction.confirmed)
        // Said of it once: what comes of it is cooked.
        made.words = "it"
        if row.noun == "oatmeal" {
            var oats = mention(of: dry)
            (oats.said, oats.amount, made.food, made.amount) = (row.said, amount, oats, amount)
        } else {
            made.amount = Amount(quantity: grams.rounded(), unit: .gram)
        }
        return made
    }

    /// The amount of a correction that says it was before cooking.
    func dryAmount(_ correction: Correction) -> Amount? {
        let amount = correction.amount ?? correction.food?.amount ?? Amount()
        let words = correction.words.isEmpty ? said : Word.split(correction.words)
        guard !amount.isEmpty, amount.unit != nil, correction.factor == nil, words.contains(where: beforeCooking.contains) else { return nil }
        return amount
    }

    /// What a dish is cooked from, and how many times as much the dish weighs.
    func dryPart(of row: Entry) -> (food: Food, times: Double)? {
        let noun = Word.split(row.noun)
        guard let known = food(row.foodID, noun: row.noun) else { return nil }
        if noun.first == "oatmeal" { return food(named: "oats").map { ($0, 6) } }
        guard known.isDish || noun.count > 1, !noun.contains("dry") else { return nil }
        if noun.contains(where: ["spaghetti", "pasta", "macaroni", "penne", "noodle"].contains), known.isDish {
            return food(named: "dry pasta").map { ($0, 4.5) }
        }
        if noun.contains("lentil"), known.isDish { return food(named: "dry lentils").map { ($0, 3.75) } }
        return nil
    }

    /// The kind that stands stays where its kin is told by a plainer name: "dinner was 250 g chicken", of a chicken breast; pieces of fried chicken are fried.
    func ofTheKind(_ correction: Correction, _ row: Entry) -> Correction {
        guard let mention = correction.food else { return correction }
        var kept = correction
        let amount = mention.amount.isEmpty ? correction.amount ?? Amount() : mention.amount
        if !amount.isEmpty, kinship(of: mention, to: row) == .wider, mention.removed.isEmpty, correction.removed.isEmpty,
            amount.unit?.grams != nil || amount.unit?.millilitres != nil
        {
            (kept.food, kept.amount) = (nil, amount)
        } else {
            kept.food = fried(mention, as: row)
        }
        return kept
    }
}

private let beforeCooking: Set<String> = ["dry", "uncooked", "raw", "crudo", "cruda", "seco", "seca"]
