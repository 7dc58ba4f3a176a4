import ArgumentParser
import Bot
import Foundation
import NLU

/// `morsel evaluate`: how well a model does on labelled messages, or how well training does by cross-validation.
struct Evaluate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure a model on labelled Rasa YAML, or training itself by cross-validation.",
        discussion: "With --folds and no model, each part of the data is measured by a model that was trained on the other parts.")

    @Option(help: "A model made by 'morsel train'.")
    var model: String?

    @Option(parsing: .upToNextOption, help: "Files or folders with 'nlu:' examples; a folder named en or es tells the language.")
    var data: [String]

    @Option(help: "Cross-validate in so many parts.")
    var folds: Int?

    @Flag(help: "With --folds: train with the food tables, as the built-in model is.")
    var foods = false

    @Flag(inversion: .prefixedNo, help: "With --folds: learn from the meaning of English words too, where the data folder has a table of them.")
    var wordTable = true

    @Option(help: "With --folds: the seed of training.")
    var seed: UInt64 = 1

    @Flag(help: "Print one JSON object.")
    var json = false

    func validate() throws {
        guard (model == nil) != (folds == nil) else { throw ValidationError("give either --model or --folds") }
        guard folds ?? 2 >= 2 else { throw ValidationError("--folds must be 2 or more") }
    }

    func run() throws {
        let examples = try RasaData(paths: data.map { URL(fileURLWithPath: $0) })
        guard !examples.messages.isEmpty else { throw ValidationError("the data holds no examples under 'nlu:'") }
        let (cases, seconds) = try cases(examples)
        let result = Evaluation(cases, seconds: seconds)
        if json {
            let fields = result.values.map { "\"\($0.key)\":\($0.value.map { String(format: "%.6g", $0) } ?? "null")" }
            print("{" + fields.joined(separator: ",") + "}")
            return
        }
        show(result)
        let languages = Dictionary(grouping: cases) { $0.message.language }
        for (language, some) in languages.sorted(by: { $0.key ?? "" < $1.key ?? "" }) where languages.count > 1 {
            print("\n\(language ?? "other"):")
            show(Evaluation(some, seconds: 0))
        }
        showConfusions(result)
    }

    private func cases(_ examples: RasaData) throws -> ([Evaluation.Case], Double) {
        if let model {
            let loaded = try loadModel(model)
            let resources = loaded.knowsFood ? try Brain.resources(DataFolder.find()) : nil
            return Evaluation.cases(Reader(model: loaded, resources: resources), on: examples.messages)
        }
        let table = wordTable ? try (try? DataFolder.find()).flatMap(Brain.wordTable) : nil
        let builder = ModelBuilder(resources: foods ? try Brain.resources(DataFolder.find()) : nil, table: table, seed: seed)
        return try CrossValidation(builder, folds: folds ?? 5).cases(examples) { part in
            FileHandle.standardError.write(Data("part \(part) of \(folds ?? 5)\n".utf8))
        }
    }

    private func show(_ result: Evaluation) {
        print("messages                     \(result.messages)")
        for (key, value) in result.values where key != "messages_per_second" || value != 0 {
            let name = key.padding(toLength: 28, withPad: " ", startingAt: 0)
            print("\(name) \(value.map { String(format: key == "messages_per_second" ? "%.0f" : "%.4f", $0) } ?? "–")")
        }
    }

    private func showConfusions(_ result: Evaluation) {
        let pairs = Dictionary(grouping: result.confusions) { "\($0.gold) taken for \($0.guess)" }.sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        guard !pairs.isEmpty else { return }
        print("\nMost confused:")
        for (pair, cases) in pairs.prefix(15) {
            print("  \(cases.count) × \(pair)")
            for example in cases.prefix(3) { print("      \(example.text)") }
        }
    }
}
