import ArgumentParser
import Channels
import Foundation
import RecipeServices

/// The command: a synchronous main, so that the terminal has the real main thread and with it the signals.
@main
struct Morsel: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "morsel",
        abstract: "A food diary that you talk to.",
        discussion: "Settings come from flags, then from MORSEL_… environment variables.",
        version: "morsel 0.1.0",
        subcommands: [Chat.self, Serve.self, Parse.self, Train.self, Evaluate.self, Test.self, Import.self, Export.self, Usage.self],
        defaultSubcommand: Chat.self)

    static func main() {
        do {
            var command = try parseAsRoot()
            if command is any AsyncParsableCommand {
                // Parsed again over there: a command cannot be sent to another thread.
                try waiting { try await runAsync() }
            } else {
                try command.run()
            }
        } catch {
            exit(withError: error)
        }
    }

    private static func runAsync() async throws {
        guard var command = try parseAsRoot() as? any AsyncParsableCommand else { return }
        try await command.run()
    }
}

/// The languages a person can ask for.
enum Language: String, ExpressibleByArgument, CaseIterable {
    case en, es
}

/// The environment's settings, which stand behind the flags.
enum Settings {
    /// `MORSEL_NAME`; nil when it is missing or empty.
    static func value(_ name: String) -> String? {
        guard let value = ProcessInfo.processInfo.environment["MORSEL_" + name], !value.isEmpty else { return nil }
        return value
    }

    /// The recipe service that is asked for, nil for none; a setting that is wrong or missing is told, and ends the program with status 2.
    static func recipeService(_ name: String?) throws -> (any RecipeService)? {
        do {
            return try RecipeServiceSettings(flag: name, environment: ProcessInfo.processInfo.environment).service()
        } catch {
            tell("Error: \(error)")
            throw ExitCode(2)
        }
    }
}
