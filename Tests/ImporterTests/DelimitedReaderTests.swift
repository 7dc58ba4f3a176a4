import Foundation
import Testing

@testable import Importers

@Suite struct ByteLinesTests {
    func lines(_ text: String, limit: Int = 100, block: Int = 16) throws -> [String] {
        let scratch = try Scratch()
        let lines = try ByteLines(path: scratch.file("a.txt", text), limit: limit, block: block)
        var found: [String] = []
        while let line = try lines.next() {
            found.append("\(line.number):" + (line.isTooLong ? "too long" : String(decoding: line.bytes, as: UTF8.self)))
        }
        return found
    }

    @Test func everyLineEndIsUnderstood() throws {
        #expect(try lines("a\nb\r\nc\r\r\n\nd") == ["1:a", "2:b", "3:c", "4:", "5:d"])
        #expect(try lines("a\rb\r") == ["1:a", "2:b"])
        #expect(try lines("\u{feff}a\n") == ["1:a"])
    }

    @Test(arguments: [16, 17, 50, 4096])
    func blocksDoNotShow(block: Int) throws {
        let words = (0..<200).map { String(repeating: "x", count: $0 % 40) }
        #expect(try lines(words.joined(separator: "\n") + "\n", block: block) == words.enumerated().map { "\($0.offset + 1):\($0.element)" })
    }

    @Test func aLongLineIsPassedOver() throws {
        let long = String(repeating: "y", count: 5000)
        #expect(try lines("a\n\(long)\nb", limit: 20) == ["1:a", "2:too long", "3:b"])
        #expect(try lines("a\n\(long)", limit: 20) == ["1:a", "2:too long"])
        #expect(try lines(String(repeating: "z", count: 20) + "\n", limit: 20) == ["1:" + String(repeating: "z", count: 20)])
        #expect(try lines(String(repeating: "z", count: 21) + "\nb", limit: 20) == ["1:too long", "2:b"])
    }

    @Test func wrongFilesAreNamed() throws {
        let scratch = try Scratch()
        func error(_ bytes: [UInt8]) throws -> ImportError? {
            let path = try scratch.file("f", bytes: bytes)
            return #expect(throws: ImportError.self) { try ByteLines(path: path) }
        }
        let path = scratch.folder + "/f"
        #expect(try error([]) == .empty(path: path))
        #expect(try error([0xef, 0xbb, 0xbf]) == .empty(path: path))
        #expect(try error([0x1f, 0x8b, 8, 0]) == .packed(path: path, format: "gzip"))
        #expect(try error([0x50, 0x4b, 3, 4, 20]) == .packed(path: path, format: "zip"))
        #expect(try error(Array("PK\u{3}\u{4}\u{14}...[Content_Types].xml".utf8)) == .workbook(path: path))
        #expect(throws: ImportError.noFile(path: "/dev/null")) { try ByteLines(path: "/dev/null") }
        #expect(mkfifo(path + "-pipe", 0o600) == 0)
        #expect(throws: ImportError.noFile(path: path + "-pipe")) { try ByteLines(path: path + "-pipe") }
        #expect(try error([0xff, 0xfe, 0x61, 0]) == .encoding(path: path, what: "in 16-bit characters (UTF-16)"))
        #expect(try error([1, 2, 0, 3]) == .encoding(path: path, what: "no text"))
        #expect(throws: ImportError.missing(path: path + "x")) { try ByteLines(path: path + "x") }
        #expect(throws: ImportError.isFolder(path: scratch.folder)) { try ByteLines(path: scratch.folder) }
    }
}

@Suite struct DelimitedReaderTests {
    func rows(_ text: String, quoting: DelimitedReader.Quoting = .double, recordLimit: Int = 1000) throws -> [[String]] {
        let scratch = try Scratch()
        let reader = try DelimitedReader(path: scratch.file("a.csv", text), quoting: quoting, limit: 2000, recordLimit: recordLimit)
        var rows: [[String]] = []
        while let row = try reader.next() { rows.append(row.problem.map { ["\(row.line)", $0.rawValue] } ?? row.texts) }
        return rows
    }

    @Test func quotedFieldsHoldEverything() throws {
        #expect(
            try rows("a,b,c\n1,\"x, \"\"y\"\"\",3\r\n\"two\nlines\",, z \n") == [["1", "x, \"y\"", "3"], ["two\nlines", "", "z"]])
        #expect(try rows("a,b\n \"q\" ,5\" disk\n\"\",\"12\" pizza\"\n") == [["q", "5\" disk"], ["", "12\" pizza"]])
    }

    @Test(arguments: [",", ";", "\t", "|"])
    func theSeparatorIsFound(separator: String) throws {
        let line = ["name", "\"a,b;c|d,,,,\"", "1"].joined(separator: separator)
        #expect(try rows(["x", "y", "z"].joined(separator: separator) + "\n" + line) == [["name", "a,b;c|d,,,,", "1"]])
    }

    @Test func anOpenQuoteLosesItsOwnLineOnly() throws {
        #expect(try rows("a,b\n1,\"open\n2,x\n3,y\n") == [["2", "quote without an end"], ["2", "x"], ["3", "y"]])
        // The next quote would close it, and swallow two rows.
        #expect(try rows("a,b\n1,\"open\n2,x\n3,\"y, z\"\n") == [["2", "quote without an end"], ["2", "x"], ["3", "y, z"]])
        let many = (0..<100).map { "\($0),x" }.joined(separator: "\n")
        #expect(try rows("a,b\n1,\"open\n\(many)\n", recordLimit: 50).count == 101)
    }

    @Test func withoutQuotingAQuoteIsACharacter() throws {
        #expect(try rows("a\tb\n\"x\ty\n", quoting: .none) == [["\"x", "y"]])
    }

    @Test func aLongLineIsAProblemOfItsOwn() throws {
        #expect(try rows("a,b\n\(String(repeating: "x", count: 3000))\n1,2\n") == [["2", "line too long"], ["1", "2"]])
    }

    /// A copy that broke off holds half a figure: 12 of 125.
    @Test(arguments: ["a,b,c\n1,2,3\n4,5", "a,b,c\n1,2,3\n4,\"5", "a,b,c\n1"])
    func aLastLineThatBreaksOffIsNoRow(text: String) throws {
        let scratch = try Scratch()
        let path = try scratch.file("a.csv", text)
        let line = text.split(separator: "\n").count
        let strict = try DelimitedReader(path: path)
        #expect(throws: ImportError.cutOff(path: path, line: line)) { while try strict.next() != nil {} }
        let lenient = try DelimitedReader(path: path, toleratesCutOff: true)
        var last: Row?
        while let row = try lenient.next() { last = row }
        #expect(last?.problem == .cutOff && last?.line == line)
    }

    @Test(arguments: ["a,b,c\n1,2,3\n4,5\n", "a,b,c\n1,2\n4,5", "a,b,c\n1,2,3\n4,5,6", "a,b,c"])
    func aWholeLastLineNeedsNoEnd(text: String) throws {
        let scratch = try Scratch()
        let reader = try DelimitedReader(path: try scratch.file("a.csv", text))
        while let row = try reader.next() { #expect(row.problem == nil) }
    }

    @Test func theHeaderIsFoundByItsNames() throws {
        let scratch = try Scratch()
        let path = try scratch.file("a.csv", "A title, with a comma\n\n Food Code , ENERGY\n11,2\n12\n")
        let reader = try DelimitedReader(path: path, needed: ["food code|code", "energy"])
        #expect(reader.column("Energy") == 1)
        #expect(reader.column("other", "food code") == 0)
        #expect(reader.column("other") == nil)
        let row = try #require(try reader.next())
        #expect(row.number(1) == 2)
        #expect(row.line == 4)
        let short = try #require(try reader.next())
        #expect(short.number(1) == nil && short.text(1).isEmpty && short.text(nil).isEmpty)
        #expect(throws: ImportError.header(path: path, needed: ["price"])) { try DelimitedReader(path: path, needed: ["price|cost"]) }
    }

    @Test func bytesBecomeTextInAnyEncoding() throws {
        #expect(Field.text([0x63, 0x72, 0xe8, 0x6d, 0x65]) == "crème")
        #expect(Field.text([0x80, 0x20, 0x99]) == "€ ™")
        #expect(Field.text(ArraySlice("  crème \u{1}brûlée ".utf8)) == "crème brûlée")
    }

    @Test(
        arguments: [
            ("1", 1), (" 2.5 ", 2.5), (".5", 0.5), ("-3", -3), ("1e3", 1000), ("1,234", 1234), ("1,234.5", 1234.5), ("2,5", 2.5), ("0,125", 0.125),
            ("", nil), ("abc", nil), ("nan", nil), ("inf", nil), ("1e999", nil), ("0x10", nil), ("1,2,3", nil), ("1.2.3", nil),
        ] as [(String, Double?)])
    func numbers(text: String, value: Double?) {
        #expect(Field.number(ArraySlice(text.utf8)) == value)
    }

    @Test func aDecimalCommaCanBeTold() {
        #expect(Field.number(ArraySlice("1,234".utf8), comma: true) == 1.234)
    }
}
