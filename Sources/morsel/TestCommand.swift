import ArgumentParser
import Bot
import Foundation
import TestKit

/// `morsel test`: replays transcripts against the real bot.
struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replay transcripts against the real bot, each on a fresh database; exit status 1 when one differs.")

    @Argument(help: "Transcripts, or folders of them.")
    var paths: [String]

    @Flag(help: "Rewrite the '<' and '=' lines in place with what the bot says now.")
    var update = false

    @Option(help: "Write a JUnit report to this file.")
    var junit: String?

    func run() async throws {
        let files = try transcripts()
        guard !files.isEmpty else { throw ValidationError("no transcripts in \(paths.joined(separator: ", "))") }
        let replay = Replay(brain: try Brain.assemble(data: DataFolder.find(), progress: tell))
        var outcomes: [Replay.Outcome] = []
        for file in files {
            let transcript: Transcript
            do {
                transcript = try Transcript(name: file.path, text: String(decoding: Data(contentsOf: file.url), as: UTF8.self))
            } catch let error as Transcript.Malformed {
                throw ValidationError(error.description)
            }
            let outcome = try await replay.run(transcript)
            outcomes.append(outcome)
            if update, !outcome.differences.isEmpty { try Data(outcome.updated.utf8).write(to: file.url, options: .atomic) }
            if !outcome.differences.isEmpty, !update { print(Report.text(outcome)) }
        }
        if let junit { try Data(Report.junit(outcomes).utf8).write(to: URL(fileURLWithPath: junit), options: .atomic) }
        let failed = outcomes.filter { !$0.differences.isEmpty }.count
        print(update ? "\(outcomes.count) transcripts, \(failed) rewritten" : "\(outcomes.count - failed) passed, \(failed) failed")
        if failed > 0, !update { throw ExitCode(1) }
    }

    private func transcripts() throws -> [(path: String, url: URL)] {
        try paths.flatMap { path -> [(String, URL)] in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw ValidationError("\(path): no such file or folder")
            }
            guard isFolder.boolValue else { return [(path, URL(fileURLWithPath: path))] }
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".transcript") }.sorted().map { ("\(path)/\($0)", URL(fileURLWithPath: path).appending(path: $0)) }
        }
    }
}
