/// A table in a text file, row by row: CSV as in RFC 4180, tab-separated text, and their relatives.
///
/// Columns are found by the names of the header, without regard to case or to how much white space is in them. Rows may be shorter or longer than the
/// header. A row that cannot be read comes with its `problem`, and the reading goes on behind it.
public final class DelimitedReader {
    public enum Quoting: Sendable, Hashable {
        /// `"a, ""b"""`: fields may be quoted, and hold separators and line ends.
        case double
        /// A quote is a character like any other: for exports that do not quote reliably.
        case none
    }

    /// What keeps a row from being read.
    public enum Problem: String, Sendable, Hashable {
        case tooLong = "line too long"
        case unterminatedQuote = "quote without an end"
        /// The file's last line has no end, and fewer fields than those before it.
        case cutOff = "line cut off at the end of the file"
    }

    public private(set) var separator: UInt8
    /// The header's names, in lower case; of a repeated name the first column counts.
    public private(set) var header: [String]
    public let name: String
    public let path: String
    private let lines: ByteLines
    private let quoting: Quoting
    private let recordLimit: Int
    private let toleratesCutOff: Bool
    /// How many fields the row before had.
    private var lastCount = 0
    private var indexes: [String: Int] = [:]
    /// Lines that were read in search of a quote's end, to be read again.
    private var waiting: [ByteLines.Line] = []

    /// Opens a table and finds its header: the first of the top twenty rows that names every needed column.
    ///
    /// - Parameters:
    ///   - needed: columns without which the file is the wrong one; an alternative may be given as `"a|b"`. With none, the first row that
    ///     is not empty is the header.
    ///   - separator: nil finds out among `,`, `;`, tab and `|`.
    ///   - columns: the names for a file that has no header line.
    ///   - limit: the longest line in bytes; `recordLimit` is that of a row with line ends inside its quotes.
    ///   - toleratesCutOff: a last line that breaks off is a row with a problem; else it throws `ImportError.cutOff`.
    /// - Throws: `ImportError`.
    public init(
        path: String, needed: [String] = [], separator: Unicode.Scalar? = nil, quoting: Quoting = .double, columns: [String]? = nil,
        limit: Int = 8 << 20, recordLimit: Int = 1 << 20, toleratesCutOff: Bool = false
    ) throws {
        lines = try ByteLines(path: path, limit: limit)
        self.path = path
        self.quoting = quoting
        self.recordLimit = recordLimit
        self.toleratesCutOff = toleratesCutOff
        name = lines.name
        self.separator = separator.map { UInt8(ascii: $0) } ?? UInt8(ascii: ",")
        header = columns?.map(DelimitedReader.normal) ?? []
        if columns == nil { try findHeader(needed, isAsked: separator != nil) }
        for (index, name) in header.enumerated().reversed() { indexes[name] = index }
    }

    /// The header may itself have quoted fields with line ends, and so may a title above it.
    private func findHeader(_ needed: [String], isAsked: Bool) throws {
        for _ in 0..<20 {
            guard let line = try nextLine() else { break }
            if line.isTooLong || Field.trimmed(line.bytes).isEmpty { continue }
            if !isAsked { separator = DelimitedReader.separator(of: line.bytes) }
            waiting.append(line)
            guard let row = try next() else { break }
            let names = row.texts.map(DelimitedReader.normal)
            if needed.allSatisfy({ $0.split(separator: "|").contains { names.contains(DelimitedReader.normal(String($0))) } }) {
                header = names
                return
            }
        }
        throw ImportError.header(path: path, needed: needed.map { $0.split(separator: "|").first.map(String.init) ?? $0 })
    }

    /// A column's name as it is compared: lower case, single spaces.
    private static func normal(_ name: String) -> String {
        name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The place of the first of these columns that is there.
    public func column(_ names: String...) -> Int? { names.lazy.compactMap { self.indexes[DelimitedReader.normal($0)] }.first }

    /// The next row, nil at the end. Empty lines are passed over.
    public func next() throws -> Row? {
        while let line = try nextLine() {
            if line.isTooLong { return Row(line: line.number, problem: .tooLong) }
            if line.bytes.isEmpty { continue }
            var cut = FieldCutter(separator: separator, quoting: quoting)
            switch cut.add(line.bytes) {
            case .whole: return try whole(cut.row(line: line.number), isUnfinished: line.isUnfinished)
            case .open where line.isUnfinished: return try cutOff(line.number)
            case .open: return try finish(&cut, from: line)
            case .broken: return Row(line: line.number, problem: .unterminatedQuote)
            }
        }
        return nil
    }

    /// The row, unless the file breaks off in it.
    private func whole(_ row: Row, isUnfinished: Bool) throws -> Row {
        if isUnfinished, row.count < lastCount, header.count > row.count || lastCount > header.count { return try cutOff(row.line) }
        lastCount = row.count
        return row
    }

    private func cutOff(_ line: Int) throws -> Row {
        guard toleratesCutOff else { throw ImportError.cutOff(path: path, line: line) }
        return Row(line: line, problem: .cutOff)
    }

    /// Adds lines until the quote ends. When it does not, only the first line is lost: those behind it are read again.
    private func finish(_ cut: inout FieldCutter, from first: ByteLines.Line) throws -> Row {
        var behind: [ByteLines.Line] = []
        var size = first.bytes.count
        while size <= recordLimit, let line = try nextLine() {
            behind.append(line)
            if line.isTooLong { break }
            size += line.bytes.count + 1
            switch cut.add(line.bytes) {
            case .whole where size <= recordLimit: return try whole(cut.row(line: first.number), isUnfinished: line.isUnfinished)
            case .open: continue
            default: size = .max
            }
        }
        waiting = behind.reversed() + waiting
        return Row(line: first.number, problem: .unterminatedQuote)
    }

    private func nextLine() throws -> ByteLines.Line? { try waiting.popLast() ?? lines.next() }

    /// The separator that stands most often in a header, outside quotes.
    private static func separator(of header: ArraySlice<UInt8>) -> UInt8 {
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")]
        var counts = [0, 0, 0, 0]
        var isQuoted = false
        for byte in header {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
        }
        var best = 0
        for index in 1..<4 where counts[index] > counts[best] { best = index }
        return candidates[best]
    }
}

/// One row of a table.
public struct Row: Sendable {
    /// Where it begins, counted from 1.
    public let line: Int
    /// Why it cannot be read; it has no fields then.
    public let problem: DelimitedReader.Problem?
    private let bytes: ArraySlice<UInt8>
    /// Where each field begins and ends in the bytes.
    private let fields: [Range<Int>]

    init(line: Int, problem: DelimitedReader.Problem? = nil, bytes: ArraySlice<UInt8> = [], fields: [Range<Int>] = []) {
        self.line = line
        self.problem = problem
        self.bytes = bytes
        self.fields = fields
    }

    public var count: Int { fields.count }

    /// The bytes of a field; empty for a column that is not there.
    public func bytes(_ column: Int?) -> ArraySlice<UInt8> {
        guard let column, column >= 0, column < fields.count else { return [] }
        return bytes[fields[column]]
    }

    /// The text of a field, trimmed; empty for a column that is not there.
    public func text(_ column: Int?) -> String { Field.text(bytes(column)) }

    /// The number in a field, nil when it is empty or none.
    public func number(_ column: Int?) -> Double? { Field.number(bytes(column)) }

    /// All fields as text.
    public var texts: [String] { fields.indices.map { text($0) } }
}
