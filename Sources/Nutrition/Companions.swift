/// How much of an addition is usual with what it goes on or into: milk in coffee, butter on toast.
public struct Companions: Sendable {
    public struct Row: Sendable {
        /// A food group or a word of the host's noun.
        public var host: String
        /// Words of the addition's noun.
        public var addition: [String]
        public var amount: Amount

        public init(host: String, addition: [String], amount: Amount) {
            self.host = host
            self.addition = addition
            self.amount = amount
        }
    }

    private let rows: [Row]
    /// The hosts of the rows, to be held against words.
    private let hosts: [WordKey]
    /// Hosts that a biscuit or a cake may be called by too: "rich tea biscuit", "coffee cake".
    private static let drinks: Set<String> = ["tea", "coffee"]

    /// Among rows of one host the more telling addition counts first: "peanut butter" before "butter".
    public init(_ rows: [Row] = []) {
        let rows = rows.enumerated().sorted { ($1.element.addition.count, $0.offset) < ($0.element.addition.count, $1.offset) }.map(\.element)
        self.rows = rows
        hosts = rows.map { WordKey(hash: FeatureHash.text($0.host)) }
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(rows.map(\.host))
        writer.write(rows.map { $0.addition.joined(separator: " ") })
        writer.write(rows.map { $0.amount.quantity ?? .nan })
        writer.write(rows.map { $0.amount.unit?.name ?? "" })
    }

    public init(from reader: inout ByteReader) throws {
        let hosts = try reader.readTexts(), additions = try reader.readTexts()
        let quantities = try reader.readArray(Double.self), units = try reader.readTexts()
        guard additions.count == hosts.count, quantities.count == hosts.count, units.count == hosts.count else { throw ByteReader.Truncated() }
        rows = hosts.indices.map { row in
            Row(
                host: hosts[row], addition: additions[row].split(separator: " ").map(String.init),
                amount: Amount(
                    quantity: quantities[row].isNaN ? nil : quantities[row], unit: units[row].isEmpty ? nil : Unit(units[row])))
        }
        self.hosts = hosts.map { WordKey(hash: FeatureHash.text($0)) }
    }

    /// The usual amount of an addition with a host, nil when the addition's own usual portion is meant.
    public func amount(of addition: Food, with host: Food) -> Amount? {
        // A dish that happens to have butter in its name is no addition.
        let added = Word.split(addition.noun)
        // "coffee with cream too", after pancakes: a cup of its own.
        let isDish =
            ["sandwich", "dish", "fastfood", "pizza", "soup", "salad", "dessert"].contains(addition.group)
            || added.contains("with")
        let under = Word.split(host.noun).map { WordKey(hash: FeatureHash.text($0)) }
        let group = WordKey(hash: FeatureHash.text(host.group))
        // By place, for a row that is handed on is copied.
        let row = rows.indices.first { place in
            (hosts[place] == group || under.contains(hosts[place]) && (host.isDrink || !Companions.drinks.contains(rows[place].host)))
                && (isDish ? rows[place].addition == added : rows[place].addition.allSatisfy(added.contains))
                && (rows[place].amount.unit.map { addition.grams(of: $0.name) != nil || $0.grams != nil || $0.millilitres != nil } ?? false)
        }
        return row.map { rows[$0].amount }
    }
}
