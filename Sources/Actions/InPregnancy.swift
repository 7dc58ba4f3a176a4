import Dialogue
import Knowledge
import NLU
import Nutrition

extension Food {
    /// What is kept from in pregnancy: liver for its retinol, raw fish and eggs, soft cheeses, fish with much mercury, alcohol (NHS, Foods to avoid in
    /// pregnancy; FDA, Advice about Eating Fish).
    var isKeptFromInPregnancy: Bool {
        let words = Word.split(noun + " " + name)
        return group == "alcohol" || contents?.has(.alcohol) == true || InPregnancy.names(words)
            || contents?.has(.fish) == true && words.contains("roll")
    }
}

extension Recipe {
    /// The same of a dish, by its title and what goes into it.
    var isKeptFromInPregnancy: Bool {
        contents?.has(.alcohol) == true
            || (ingredients.map(\.name) + wordings.values.map(\.title)).contains { InPregnancy.names(Word.split($0)) }
    }
}

private enum InPregnancy {
    static func names(_ words: [String]) -> Bool {
        let said = Set(words)
        return !said.isDisjoint(with: alone) || together.contains(where: said.isSuperset)
    }

    private static let alone = Set(
        Word.split(
            """
            liver liverwurst pate foie haggis sushi sashimi nigiri chirashi ceviche tartare carpaccio poke gravlax lox oyster tamago eggnog swordfish
            shark marlin tilefish bigeye brie camembert roquefort gorgonzola hígado paté cebiche tartar ostra ostras
            """))
    private static let together: [Set<String>] = [
        ["king", "mackerel"], ["orange", "roughy"], ["smoked", "salmon"], ["smoked", "trout"], ["smoked", "mackerel"], ["raw", "egg", "rice"],
        ["blue", "cheese"], ["salmon", "ahumado"], ["pez", "espada"],
    ]
}
