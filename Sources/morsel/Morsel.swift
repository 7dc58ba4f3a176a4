import ArgumentParser

@main
struct Morsel: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "morsel", abstract: "A nutrition diary that you talk to.", version: "morsel 0.1.0", subcommands: [Parse.self, Train.self, Evaluate.self, Test.self])
}
