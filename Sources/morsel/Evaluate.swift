import ArgumentParser
import Bot
import Foundation
import NLU

/// `morsel evaluate`: how well a model does on labelled messages.
struct Evaluate: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Measure a model on labelled Rasa YAML.")

    @Option(help: "A model made by 'morsel train'.")
    var model: String

    @Option(parsing: .upToNextOption, help: "Files or folders with 'nlu:' examples.")
    var data: [String]

    @Flag(help: "Print one JSON object.")
    var json = false

    func run() throws {
        let examples = try RasaData(paths: data.map { URL(fileURLWithPath: $0) })
        guard !examples.messages.isEmpty else { throw ValidationError("the data holds no examples under 'nlu:'") }
        let loaded = try loadModel(model)
        let resources = loaded.knowsFood ? try Brain.resources(DataFolder.find()) : nil
        let result = Evaluation(Reader(model: loaded, resources: resources), on: examples.messages)
        if json {
            let fields = result.values.map { "\"\($0.key)\":\($0.value.map { String(format: "%.6g", $0) } ?? "null")" }
            print("{" + fields.joined(separator: ",") + "}")
            return
        }
        print("messages                     \(result.messages)")
        for (key, value) in result.values {
            let name = key.padding(toLength: 28, withPad: " ", startingAt: 0)
            print("\(name) \(value.map { String(format: key == "messages_per_second" ? "%.0f" : "%.4f", $0) } ?? "–")")
        }
        let pairs = Dictionary(grouping: result.confusions) { "\($0.gold) taken for \($0.guess)" }.sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        guard !pairs.isEmpty else { return }
        print("\nMost confused:")
        for (pair, cases) in pairs.prefix(15) {
            print("  \(cases.count) × \(pair)")
            for example in cases.prefix(2) { print("      \(example.text)") }
        }
    }
}
