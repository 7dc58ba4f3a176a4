internal import Foundation
internal import GRDB

/// The imported recipes: a table of their own in the file of the library; a row holds the recipe as JSON.
extension LibraryRecipe {
    static let table = """
        CREATE TABLE recipe (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            body TEXT NOT NULL
        )
        """

    fileprivate var body: String {
        get throws {
            let encoder = JSONEncoder()
            // The same recipe gives the same text, by which an unchanged one is known.
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    /// What putting it there would come to.
    fileprivate func change(in database: Database) throws -> LibraryChange {
        guard let old = try String.fetchOne(database, sql: "SELECT body FROM recipe WHERE id = ?", arguments: [id]) else { return .added }
        return old == (try body) ? .unchanged : .changed
    }
}

extension Library {
    /// All imported recipes in the order in which they came.
    public func recipes() throws -> [LibraryRecipe] {
        try read { database in
            let decoder = JSONDecoder()
            // One that a later release wrote otherwise is passed over.
            return try String.fetchAll(database, sql: "SELECT body FROM recipe ORDER BY number").compactMap { body in
                try? decoder.decode(LibraryRecipe.self, from: Data(body.utf8))
            }
        } ?? []
    }

    /// Another text whenever recipes were imported, empty when there never were any: who keeps recipes in memory looks at this first.
    public func recipesMark() throws -> String {
        try read { database in
            try Int.fetchOne(database, sql: "SELECT MAX(number) FROM import WHERE source = 'recipe'").map(String.init) ?? ""
        } ?? ""
    }

    /// What importing the recipe would come to.
    public func change(_ recipe: LibraryRecipe) throws -> LibraryChange {
        try read { try recipe.change(in: $0) } ?? .added
    }
}

extension LibraryWriter.Session {
    /// Adds the recipe, or brings the row of its id up to date.
    public func put(_ recipe: LibraryRecipe) throws -> LibraryChange {
        let change = try recipe.change(in: database)
        if change != .unchanged {
            try database.execute(
                sql: "INSERT INTO recipe (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body",
                arguments: [recipe.id, try recipe.body])
        }
        return change
    }
}
