public import Foundation
public import Nutrition

/// Recipes, and dishes that no source has a row for and that we composed.
public struct Cookbook: Sendable {
    public let recipes: RecipeBook
    /// What the composed dishes are made of, by their source code.
    public let composed: [FoodID: ComposedFood]

    /// Reads `recipes/` and `composed/` of the folder `corpora/`.
    public init(corpora: URL, foods: FoodTable) throws {
        recipes = try RecipeBook(folder: corpora.appending(path: "recipes"), foods: foods)
        let dishes = try tables(in: corpora.appending(path: "composed")).flatMap { try ComposedFood.rows(file: $0.file, text: $0.text) }
        composed = Dictionary(dishes.map { ($0.dish.id, $0.dish) }, uniquingKeysWith: { first, _ in first })
    }

    /// What the composed dishes are told to have in them, by their source code.
    public var compositions: [String: [String]] {
        Dictionary(composed.map { ($0.code, ComposedFood.parts($1.ingredients)) }) { first, _ in first }
    }

    /// Writes all of it; `init(from:)` reads it back.
    public func write(to writer: inout ByteWriter) {
        writer.write(recipes.recipes) { $0.write(to: &$1) }
        writer.write(composed.values.sorted { $0.id.code < $1.id.code }) { $0.write(to: &$1) }
    }

    public init(from reader: inout ByteReader) throws {
        recipes = RecipeBook(recipes: try reader.readList { try Recipe(from: &$0) })
        let dishes = try reader.readList { try ComposedFood(from: &$0) }
        composed = Dictionary(dishes.map { ($0.id, $0) }) { first, _ in first }
    }
}

extension ComposedFood {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(id.code)
        writer.write(name)
        writer.write(cooked)
        writer.write(ingredients) {
            $1.write($0.food.code)
            $1.write($0.name)
            $1.write($0.grams)
        }
    }

    fileprivate init(from reader: inout ByteReader) throws {
        id = FoodID(try reader.readString())
        name = try reader.readString()
        cooked = try reader.readDouble()
        ingredients = try reader.readList {
            Ingredient(food: FoodID(try $0.readString()), name: try $0.readString(), grams: try $0.readDouble())
        }
    }
}

extension Recipe {
    /// What our own recipes have: none is another's, and none has a line that no food was found for.
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(id)
        writer.write(meals.map(\.rawValue))
        writer.write(cuisine)
        writer.write(Int32(minutes ?? -1))
        writer.write(Int32(servings))
        writer.write(Int32(price ?? -1))
        writer.write(tags)
        writer.write(contents?.bits ?? .max)
        writer.write(diets.map(\.rawValue).sorted())
        writer.write(ingredients) {
            $1.write($0.food?.code ?? "")
            $1.write($0.grams ?? -1)
            $1.write($0.amount)
            $1.write($0.name)
            $1.write($0.namesES)
        }
        writer.write(nutrients.amounts)
        writer.write(grams ?? -1)
        writer.write([folded.title, folded.labels, folded.ingredients])
        writer.write(wordings.sorted { $0.key < $1.key }) { pair, writer in
            writer.write([pair.key, pair.value.title, pair.value.description] + pair.value.steps)
        }
    }

    fileprivate init(from reader: inout ByteReader) throws {
        func known(_ number: Int32) -> Int? { number < 0 ? nil : Int(number) }
        func known(_ number: Double) -> Double? { number < 0 ? nil : number }
        id = try reader.readString()
        meals = try reader.readTexts().compactMap(Meal.init(rawValue:))
        cuisine = try reader.readString()
        minutes = known(try reader.read())
        servings = Int(try reader.read(Int32.self))
        price = known(try reader.read())
        tags = try reader.readTexts()
        let bits: UInt64 = try reader.read()
        contents = bits == .max ? nil : Contents(bits: bits)
        diets = Set(try reader.readTexts().compactMap(Diet.init(rawValue:)))
        ingredients = try reader.readList {
            let food = try $0.readString()
            return Ingredient(
                food: food.isEmpty ? nil : FoodID(food), grams: known(try $0.readDouble()), amount: try $0.readString(), name: try $0.readString(),
                namesES: try $0.readTexts())
        }
        nutrients = Nutrients(amounts: try reader.readArray())
        grams = known(try reader.readDouble())
        let words = try reader.readTexts()
        guard words.count == 3 else { throw ByteReader.Truncated() }
        folded = Folded(title: words[0], labels: words[1], ingredients: words[2])
        let texts = try reader.readList { try $0.readTexts() }
        guard texts.allSatisfy({ $0.count >= 3 }) else { throw ByteReader.Truncated() }
        let own = texts.map { ($0[0], Wording(title: $0[1], description: $0[2], steps: Array($0.dropFirst(3)))) }
        wordings = Dictionary(own) { first, _ in first }
    }
}
