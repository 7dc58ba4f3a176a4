internal import GRDB

extension Library {
    /// How many rows of one kind of hit are weighed, however common the words: the bound of a search's work.
    private static let candidates = 250

    /// The foods that fit the words best, at most `limit`; one of those that look alike.
    ///
    /// All words must fit; when no food has them all, those that have most. A name that is just the words comes first, then one that
    /// begins with them; brands count as well. The last word may be a beginning.
    public func search(_ words: String, limit: Int = 10) throws -> [LibraryFood] {
        let query = SearchWords.query(words)
        guard limit > 0, !query.isEmpty else { return [] }
        return try read { database in
            let ranking = Ranking(query: query)
            var found: [Int64: Ranking.Candidate] = [:]
            try Library.named(SearchWords.key(words), database, &found)
            let terms = query.map(SearchWords.term)
            try Library.matching(terms.joined(separator: " AND "), database, &found)
            if found.count < limit, let last = query.last {
                try Library.matching((terms.dropLast() + [SearchWords.prefix(last)]).joined(separator: " AND "), database, &found)
            }
            var rarity: [Double]?
            if found.isEmpty, query.count > 1 {
                let weights = try terms.map { try Library.rarity($0, database) }
                rarity = weights
                try Library.most(terms, weights: weights, database, &found)
            }
            return try ranking.best(Array(found.values), rarity: rarity, limit: limit).flatMap { number in
                try Library.foods(database, where: "number = ?", [number])
            }
        } ?? []
    }

    /// Names that are the words or begin with them: an index finds them however common the words are.
    private static func named(_ key: String, _ database: Database, _ found: inout [Int64: Ranking.Candidate]) throws {
        guard !key.isEmpty else { return }
        try collect("key = ? LIMIT \(candidates / 5)", [key], database, &found)
        try collect("key >= ? AND key < ? LIMIT \(candidates / 5)", [key + " ", key + "!"], database, &found)
    }

    /// Foods of nobody's brand, and products.
    private static func matching(_ expression: String, _ database: Database, _ found: inout [Int64: Ranking.Candidate]) throws {
        for bounds in ["rowid < \(LibrarySchema.firstProduct)", "rowid >= \(LibrarySchema.firstProduct)"] {
            try collect(
                "number IN (SELECT rowid FROM food_words WHERE food_words MATCH ? AND \(bounds) LIMIT \(candidates))", [expression], database, &found)
        }
    }

    /// Without one word, the commonest first, until something is found; then the rarest word that is known at all.
    private static func most(_ terms: [String], weights: [Double], _ database: Database, _ found: inout [Int64: Ranking.Candidate]) throws {
        let order = terms.indices.sorted { weights[$0] < weights[$1] }
        var rest = order.reversed().filter { weights[$0].isFinite }
        for left in order where rest.count > 1 && rest.contains(left) {
            let others = rest.filter { $0 != left }
            try matching(others.map { terms[$0] }.joined(separator: " AND "), database, &found)
        }
        while found.isEmpty, !rest.isEmpty {
            try matching(rest.map { terms[$0] }.joined(separator: " AND "), database, &found)
            rest.removeLast()
        }
    }

    /// How much a word tells: more when fewer foods have it, counted up to a bound; infinite when none has.
    private static func rarity(_ term: String, _ database: Database) throws -> Double {
        let statement = try database.cachedStatement(
            sql: "SELECT COUNT(*) FROM (SELECT 1 FROM food_words WHERE food_words MATCH ? LIMIT 5000)")
        let count = try Int.fetchOne(statement, arguments: [term]) ?? 0
        return count == 0 ? .infinity : 10 - Double(Int.bitWidth - count.leadingZeroBitCount) * 0.7
    }

    private static func collect(
        _ condition: String, _ arguments: StatementArguments, _ database: Database, _ found: inout [Int64: Ranking.Candidate]
    ) throws {
        let statement = try database.cachedStatement(
            sql: "SELECT number, key, brand, other, rank, length(nutrients) FROM food WHERE \(condition)")
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() {
            let number: Int64 = row[0]
            if found[number] == nil {
                found[number] = Ranking.Candidate(
                    number: number, key: row[1], brand: row[2], other: row[3], rank: row[4], isComplete: (row[5] as Int) >= 16)
            }
        }
    }
}
