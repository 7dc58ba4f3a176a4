import ArgumentParser
import Bot
import Foundation
import NLU
import Nutrition

/// `morsel train`: a model from Rasa YAML.
struct Train: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Train an intent and entity model from Rasa YAML. The same data and seed give the same file.")

    @Option(parsing: .upToNextOption, help: "Files or folders with 'nlu:' examples.")
    var data: [String]

    @Option(help: "Where to write the model.")
    var model: String

    @Option(help: "Seed of the random order of training.")
    var seed: UInt64 = 1

    @Flag(inversion: .prefixedNo, help: "Learn from the meaning of English words too: corpora/words.table of the data folder, where there is one.")
    var wordTable = true

    func run() throws {
        let examples = try RasaData(paths: data.map { URL(fileURLWithPath: $0) })
        let table = wordTable ? try (try? DataFolder.find()).flatMap(Brain.wordTable) : nil
        let trained = try ModelBuilder(resources: nil, table: table, seed: seed).build(examples)
        var writer = ByteWriter()
        trained.write(to: &writer)
        do {
            try Data(writer.checked).write(to: URL(fileURLWithPath: model), options: .atomic)
        } catch {
            throw ValidationError("\(model) cannot be written")
        }
        let intents = Set(examples.messages.map(\.intent)).count
        print("Trained on \(examples.messages.count) messages of \(intents) intents: \(model), \(writer.bytes.count / 1024) KB.")
    }
}
