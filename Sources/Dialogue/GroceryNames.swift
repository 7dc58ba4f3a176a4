import NLU
import Nutrition

/// The things that a message names for the list or on it: foods of the tables, and what is none ("detergent"), in the person's own words.
struct GroceryNames {
    let names: [GroceryName]

    /// A word as it was written, and as it is compared.
    private struct Said {
        var text: String
        var key: String
        /// The food that it stands for.
        var food: Int?
    }

    init(_ reading: Reading) {
        var words = GroceryNames.words(reading.text.lowercased())
        GroceryNames.dropList(&words)
        for (place, food) in reading.foods.enumerated() {
            let said = Word.split(food.said)
            guard !said.isEmpty, let start = GroceryNames.start(of: said, in: words) else { continue }
            words.replaceSubrange(start..<start + said.count, with: [Said(text: food.said, key: "", food: place)])
        }
        var found: [GroceryName] = []
        for piece in words.split(whereSeparator: { $0.food == nil && GroceryNames.joints.contains($0.text) }) {
            let foods = piece.compactMap(\.food)
            if !foods.isEmpty {
                found += foods.map { place in
                    let food = reading.foods[place]
                    return GroceryName(said: food.said, food: food.best, amount: food.amount)
                }
                continue
            }
            var rest = Array(piece.drop { GroceryNames.frame.contains($0.key) || $0.key.isEmpty })
            while let last = rest.last, GroceryNames.frame.contains(last.key) || last.key.isEmpty { rest.removeLast() }
            guard !rest.isEmpty, rest.count <= 6 else { continue }
            found.append(GroceryName(said: rest.map(\.text).joined(separator: " ")))
        }
        // "2 kilos de arroz": the only amount is of the only thing.
        if found.count == 1, found[0].amount.isEmpty, reading.amounts.count == 1, reading.amounts[0].unit != nil {
            found[0].amount = reading.amounts[0]
        }
        names = found
    }

    private static func words(_ text: String) -> [Said] {
        var spaced = ""
        for letter in text {
            if ",;:&\n".contains(letter) { spaced += " , " } else if !".!?¡¿\"".contains(letter) { spaced.append(letter == "’" ? "'" : letter) }
        }
        return spaced.split(separator: " ").map { word in Said(text: String(word), key: Word.split(String(word)).joined(separator: " ")) }
    }

    /// "to my grocery list please", "de la lista de la compra": the list itself, with what leads to it and what follows.
    private static func dropList(_ words: inout [Said]) {
        while let list = words.firstIndex(where: { ["list", "lista"].contains($0.key) }) {
            var start = list, end = list + 1
            while start > 0, before.contains(words[start - 1].key) { start -= 1 }
            while end < words.count, behind.contains(words[end].key) { end += 1 }
            words.replaceSubrange(start..<end, with: [Said(text: ",", key: "")])
        }
    }

    private static func start(of said: [String], in words: [Said]) -> Int? {
        guard said.count <= words.count else { return nil }
        return (0...words.count - said.count).first { start in
            said.indices.allSatisfy { words[start + $0].food == nil && words[start + $0].key == said[$0] }
        }
    }

    private static let joints: Set<String> = [",", "and", "y", "e", "plus", "but", "except", "menos", "excepto", "salvo", "pero"]
    private static let before = Set(
        Word.split(
            "grocery groceries shopping food market supermarket buy my the our a an this to on onto in from off of la mi nuestra una en de del al"
        ))
    private static let behind = Set(
        Word.split(
            "de del la las el los compra compras súper super supermercado mandado mercado please porfa favor also too también now then again para mí"
        ))
    /// What stands around a name and is none.
    private static let frame = Set(
        Word.split(
            """
            i i'm i've we we've we're ive im weve you he she please porfa por favor can could would you puedes podés podrías me nos se le
            les add put write include note stick pop jot pon poné pone ponme ponle ponlo ponla agrega agregá agrégame agrégalo agrégala
            agregar añade añadí añádeme añádelo añádela añadir anota anotá anótame anótalo anótala apunta apuntá apúntame apúntalo apúntala
            mete meté suma sumá need needs to buy get go going got bought baught purchased grabbed found picked up have has had just already
            some any the a an of for off out from on in at my our it them that these those is are was were tick ticked tik check checked
            chek cross crossed strike mark marked done remove delete drop take scratch untick uncheck unmark clear ran run running low more
            also too and then ok okay yes now store shop supermarket market cart basket trolley bag home today as back everything all first
            second third last one thing things item items don't dont do not no need enough any anymore didn't did here there well shopping
            grocery groceries list el la los las lo un una unos unas de del al y ya he hemos hay que tengo tenemos tener necesito
            necesitamos comprar compra compre compré conpre comprado comprada comprados compradas compras agarré cogí cogido conseguí
            encontré eché echado falta faltan hace acabó acabaron quedamos sin queda quedan quita quitá quítalo quítala quítame saca sacá
            elimina borra retira tacha tachá táchalo táchala táchame tachar tachalas tachalos marca marcá márcalo márcala márcame como
            palomea chequea dale check desmarca destacha listo lista listos listas está están ya esta carrito carro canasta cesta bolsa casa
            súper mercado tienda todo toda todos todas lo primero primera segundo segunda último última cosa cosas no hoy también más otra
            vez acabo recién ingredientes ingrediente ingredients ingredient recipe receta nada suficiente eso esa ese
            """))
}
