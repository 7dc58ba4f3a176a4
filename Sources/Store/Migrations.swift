extension Migration {
    /// All migrations of this release, oldest first. Never edit one that was released: add another.
    ///
    /// Every key starts with the person, so that a distributed engine keeps a person's rows together. Columns of the dialect's
    /// `blob` type are sealed, but for `entries.nutrients` and the fingerprints in `imports.mark`.
    static let all: [Migration] = [
        Migration(name: "0001 diary") { sql in
            [
                "CREATE TABLE meta (name \(sql.text) PRIMARY KEY, value \(sql.blob) NOT NULL)",

                // next_id numbers all records of a person; turns is the number of the last turn.
                """
                CREATE TABLE people (
                    person \(sql.key) PRIMARY KEY, sender \(sql.text) NOT NULL UNIQUE, created_at DOUBLE PRECISION NOT NULL,
                    next_id BIGINT NOT NULL, turns BIGINT NOT NULL)
                """,

                // state: 0 wrote nothing, 1 stands, 2 undone, 3 discarded.
                """
                CREATE TABLE turns (
                    person BIGINT NOT NULL, turn BIGINT NOT NULL, message_id \(sql.text), at DOUBLE PRECISION NOT NULL, day \(sql.text) NOT NULL,
                    intent \(sql.text) NOT NULL, state INTEGER NOT NULL, events \(sql.blob) NOT NULL, reply \(sql.blob) NOT NULL,
                    PRIMARY KEY (person, turn), UNIQUE (person, message_id))
                """,
                "CREATE INDEX turns_by_state ON turns (person, state, turn)",
                "CREATE TABLE trackers (person \(sql.key) PRIMARY KEY, turn BIGINT NOT NULL, state \(sql.blob) NOT NULL)",
                """
                CREATE TABLE journal (
                    person BIGINT NOT NULL, turn BIGINT NOT NULL, ordinal INTEGER NOT NULL, step \(sql.blob) NOT NULL,
                    PRIMARY KEY (person, turn, ordinal))
                """,

                // A food of the person's own has its name and noun in `custom`, any other in `food` and `noun`.
                """
                CREATE TABLE entries (
                    person BIGINT NOT NULL, id BIGINT NOT NULL, day \(sql.text) NOT NULL, minute INTEGER, meal \(sql.text) NOT NULL,
                    food_id \(sql.text) NOT NULL, food \(sql.text), noun \(sql.text), custom \(sql.blob), said \(sql.blob) NOT NULL,
                    quantity DOUBLE PRECISION NOT NULL, unit \(sql.text) NOT NULL, grams DOUBLE PRECISION NOT NULL, assumed \(sql.text) NOT NULL,
                    portion_source \(sql.text) NOT NULL, energy_kcal DOUBLE PRECISION, protein_g DOUBLE PRECISION,
                    carbohydrate_g DOUBLE PRECISION, fat_g DOUBLE PRECISION, nutrients \(sql.blob) NOT NULL,
                    PRIMARY KEY (person, id))
                """,
                "CREATE INDEX entries_by_day ON entries (person, day)",
                """
                CREATE TABLE exercise (
                    person BIGINT NOT NULL, id BIGINT NOT NULL, day \(sql.text) NOT NULL, activity \(sql.text) NOT NULL,
                    met DOUBLE PRECISION NOT NULL, source \(sql.text) NOT NULL, minutes DOUBLE PRECISION NOT NULL,
                    kilometres DOUBLE PRECISION, kilocalories DOUBLE PRECISION NOT NULL, assumed \(sql.text) NOT NULL,
                    PRIMARY KEY (person, id))
                """,
                "CREATE INDEX exercise_by_day ON exercise (person, day)",
                """
                CREATE TABLE weights (
                    person BIGINT NOT NULL, id BIGINT NOT NULL, day \(sql.text) NOT NULL, unit \(sql.text) NOT NULL,
                    kilograms \(sql.blob) NOT NULL, PRIMARY KEY (person, id))
                """,
                "CREATE INDEX weights_by_day ON weights (person, day)",
                """
                CREATE TABLE water (
                    person BIGINT NOT NULL, id BIGINT NOT NULL, day \(sql.text) NOT NULL, millilitres DOUBLE PRECISION NOT NULL,
                    PRIMARY KEY (person, id))
                """,
                "CREATE INDEX water_by_day ON water (person, day)",
                """
                CREATE TABLE goals (
                    person BIGINT NOT NULL, id BIGINT NOT NULL, nutrient \(sql.text) NOT NULL, from_day \(sql.text) NOT NULL,
                    amount DOUBLE PRECISION, PRIMARY KEY (person, id))
                """,
                """
                CREATE TABLE settings (
                    person BIGINT NOT NULL, key \(sql.text) NOT NULL, id BIGINT NOT NULL, value \(sql.blob) NOT NULL,
                    PRIMARY KEY (person, key))
                """,
            ]
        },

        // The state of a turn hardly ever changes: only what was undone is looked for by it, and an index of that is nearly empty.
        Migration(name: "0002 undone turns") { _ in
            [
                "DROP INDEX turns_by_state",
                "CREATE INDEX turns_undone ON turns (person, turn) WHERE state = 2",
            ]
        },

        // What was imported already: the fingerprint of a row of a file, the turn that brought it in, and the entry that it became.
        Migration(name: "0003 imports") { sql in
            [
                """
                CREATE TABLE imports (
                    person BIGINT NOT NULL, mark \(sql.blob) NOT NULL, turn BIGINT NOT NULL, entry BIGINT NOT NULL,
                    PRIMARY KEY (person, mark))
                """
            ]
        },

        // Foods, meals, favourites, usuals and notes of the person's own; `day` where it belongs to one.
        Migration(name: "0004 keepsakes") { sql in
            [
                """
                CREATE TABLE keepsakes (
                    person BIGINT NOT NULL, id BIGINT NOT NULL, kind \(sql.text) NOT NULL, day \(sql.text), body \(sql.blob) NOT NULL,
                    PRIMARY KEY (person, id))
                """,
                "CREATE INDEX keepsakes_by_kind ON keepsakes (person, kind, day)",
            ]
        },

        // Which way a goal is meant where the person said so: `target`, `minimum`, `limit`; `least` is the lower end of a range.
        Migration(name: "0005 goal kinds") { sql in
            ["ALTER TABLE goals ADD COLUMN kind \(sql.text)", "ALTER TABLE goals ADD COLUMN least DOUBLE PRECISION"]
        },
    ]

    /// Every table that holds rows of a person, for deleting them all.
    static let personalTables = [
        "entries", "exercise", "weights", "water", "goals", "settings", "keepsakes", "imports", "journal", "trackers", "turns", "people",
    ]
}
