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
        // By bytes: the marks between are ASCII, and whole characters would be looked for at every letter.
        for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
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
            self[column].utf8.split(separator: UInt8(ascii: ";")).map { trimmed(Substring($0)) }.filter { !$0.isEmpty }
        }

        /// What stands between " ; ".
        func parts(_ column: String) -> [Substring] {
            let text = self[column], bytes = text.utf8
            var out: [Substring] = [], start = text.startIndex
            for mark in bytes.indices where bytes[mark] == UInt8(ascii: ";") && mark > start {
                let before = bytes.index(before: mark), after = bytes.index(after: mark)
                guard bytes[before] == UInt8(ascii: " "), after < bytes.endIndex, bytes[after] == UInt8(ascii: " ") else { continue }
                out.append(text[start..<before])
                start = bytes.index(after: after)
            }
            return out + [text[start...]]
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
    var part = Substring(text).utf8
    while part.first == UInt8(ascii: " ") { part.removeFirst() }
    while part.last == UInt8(ascii: " ") { part.removeLast() }
    return String(Substring(part))
}
