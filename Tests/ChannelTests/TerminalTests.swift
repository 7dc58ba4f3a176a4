import Foundation
import Testing

@testable import Channels

@Suite struct TerminalTests {
    private static let words = [
        "help", "undo", "what did I eat today", "how much protein is in ", "egg", "eggplant", "peanut butter", "peanut oil", "oil",
    ]

    @Test(arguments: [
        ("", "he", ["help"]),
        ("", "EGG", ["eggplant"]),
        ("", "eg", ["egg", "eggplant"]),
        ("I had two ", "eg", ["egg", "eggplant"]),
        ("I had peanut ", "b", ["butter"]),
        ("peanut ", "o", ["oil"]),
        ("peanut ", "", ["butter", "oil"]),
        ("what did ", "", ["I eat today"]),
        ("", "how", ["how much protein is in "]),
        ("", "", []),
        ("", "zz", []),
        ("", "egg ", []),
    ])
    func completes(before: String, word: String, expected: [String]) {
        #expect(TerminalCompletion.matches(before: before, word: word, among: TerminalTests.words) == expected)
    }

    @Test func manyChoicesAreCut() {
        let words = (0..<1_000).map { "egg\($0)" }
        #expect(TerminalCompletion.matches(before: "", word: "e", among: words).count == 60)
    }

    @Test func whatIsKept() {
        #expect(TerminalHistory.isWorthKeeping("two eggs"))
        #expect(!TerminalHistory.isWorthKeeping("  "))
        #expect(!TerminalHistory.isWorthKeeping("change my Password to x"))
        #expect(!TerminalHistory.isWorthKeeping("mi contraseña es x"))
    }

    @Test(
        arguments: [
            (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/morsel/history"),
            (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/morsel/history"),
            (["HOME": "/h"], "/h/.local/state/morsel/history"),
            ([:], nil),
        ] as [([String: String], String?)])
    func whereItIsKept(environment: [String: String], path: String?) {
        #expect(Terminal.defaultHistoryFile(environment: environment)?.path == path)
    }

    @Test func greetsInTheLanguageOfTheEnvironment() {
        #expect(TerminalPhrases(language: nil, environment: ["LANG": "es_MX.UTF-8"]).goodbye == "¡Hasta luego!")
        #expect(TerminalPhrases(language: "en", environment: ["LANG": "es_MX.UTF-8"]).goodbye == "Goodbye!")
        #expect(TerminalPhrases(language: nil, environment: ["LC_ALL": "C", "LANG": "es_MX.UTF-8"]).goodbye == "Goodbye!")
        #expect(TerminalPhrases(language: nil, environment: [:]).goodbye == "Goodbye!")
    }
}

@Suite struct TerminalPipeTests {
    /// What the pipe writes for an input.
    private func output(of input: [UInt8], reply: (String) -> String = { "heard \($0)" }) throws -> String {
        let (into, outOf) = (Pipe(), Pipe())
        into.fileHandleForWriting.write(Data(input))
        try into.fileHandleForWriting.close()
        try TerminalPipe(input: into.fileHandleForReading.fileDescriptor, output: outOf.fileHandleForWriting.fileDescriptor).run(reply: reply)
        try outOf.fileHandleForWriting.close()
        return String(decoding: try outOf.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test(arguments: [
        ("", ""),
        ("\n \n", ""),
        ("a\n", "heard a\n"),
        ("a", "heard a\n"),
        ("a\r\n\nb\n", "heard a\n\nheard b\n"),
        ("a\0b\n", "heard a b\n"),
        ("\u{1B}[2Jx\n", "heard [2Jx\n"),
        (#"{"text":"a"}"#, "heard {\"text\":\"a\"}\n"),
    ])
    func oneMessageALine(input: String, expected: String) throws {
        #expect(try output(of: Array(input.utf8)) == expected)
    }

    @Test func repliesHoldNoEmptyLine() throws {
        #expect(try output(of: Array("a\nb".utf8)) { "\($0)\n\nmore" } == "a\nmore\n\nb\nmore\n")
    }

    @Test func badBytesAndLongLines() throws {
        #expect(try output(of: [0x61, 0xFF, 0x0A]) == "heard a\u{FFFD}\n")
        let long = Array(repeating: UInt8(ascii: "x"), count: 9_000) + [0x0A, 0x61]
        #expect(try output(of: long) == "A message holds at most 4000 characters.\n\nheard a\n")
    }
}
