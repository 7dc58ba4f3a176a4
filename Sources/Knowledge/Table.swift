/// A tab-separated table of `corpora/`: a header line, `#` comments, one row a line, empty cells allowed.
struct Table {
    /// A row that does not fit, with its place: the reader of the error is the person who edits the file.
    struct Problem: Error, CustomStringConvertible {
        let file: String
        let line: Int
        let reason: String

        var description: String { "\(file):\(line): \(reason)" }
    }

    let file: String
    let header: [String: Int]
    let rows: [(line: Int, cells: [Substring])]

    /// - Parameter columns: the columns the table must have.
    init(file: String, text: String, columns: [String]) throws {
        self.file = file
        var header: [String: Int] = [:]
        var rows: [(Int, [Substring])] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.utf8.first == UInt8(ascii: "#") { continue }
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            if header.isEmpty {
                for (place, name) in cells.enumerated() { header[String(name)] = place }
                if let missing = columns.first(where: { header[$0] == nil }) {
                    throw Problem(file: file, line: index + 1, reason: "the column '\(missing)' is missing")
                }
            } else if cells.count > header.count {
                throw Problem(file: file, line: index + 1, reason: "\(cells.count) cells under \(header.count) columns")
            } else {
                rows.append((index + 1, cells))
            }
        }
        self.header = header
        self.rows = rows
    }

    /// One row with its cells by column name.
    struct Row {
        let table: Table
        let line: Int
        let cells: [Substring]

        subscript(column: String) -> Substring {
            guard let place = table.header[column], place < cells.count else { return "" }
            return cells[place]
        }

        func list(_ column: String) -> [String] {
            self[column].split(separator: ";").map { trimmed($0) }.filter { !$0.isEmpty }
        }

        func number(_ column: String) throws -> Double {
            guard let value = Double(self[column]) else { throw problem("'\(self[column])' in '\(column)' is not a number") }
            return value
        }

        func problem(_ reason: String) -> Problem { Problem(file: table.file, line: line, reason: reason) }
    }

    var all: [Row] { rows.map { Row(table: self, line: $0.line, cells: $0.cells) } }
}

func trimmed(_ text: some StringProtocol) -> String {
    var part = Substring(text)
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
}
