public import Dialogue
import Foundation
import Knowledge
public import Library
public import Logging
import NLU
public import Nutrition
public import RecipeServices
import Replies
public import Store

/// The bot that every channel talks to: a message in, a reply out, committed in between.
public final class Bot: Sendable {
    public let brain: Brain
    private let store: any Store
    private let sealer: Sealer
    private let clock: Clock
    private let gate = Gate()
    private let turn: Turn
    private let logger: Logger

    /// - Parameters:
    ///   - library: imported foods and recipes; by default there are none.
    ///   - recipes: an outside service that is asked for recipes; nil asks none.
    ///   - judged: hears of the results that were held against each other where a message may be about a row; for fitting the weights.
    public init(
        brain: Brain, store: any Store, sealer: Sealer, library: Library = Library(path: nil), clock: Clock = .system,
        recipes: (any RecipeService)? = nil, logger: Logger, judged: (@Sendable ([Judged]) -> Void)? = nil
    ) {
        self.brain = brain
        self.store = store
        self.sealer = sealer
        self.clock = clock
        self.logger = logger
        turn = Turn(
            brain: brain, store: store, library: library, sealer: sealer,
            recipes: RecipeFinder(brain: brain, library: library, service: recipes, logger: logger), logger: logger, judged: judged)
    }

    /// Puts the bot together for a command: data folder, key, database.
    /// - Parameters:
    ///   - database: as the contract's `--database`; nil is the default file.
    ///   - library: the file of imported foods and recipes; nil is the one beside the database.
    ///   - recipes: the recipe service, nil for none.
    ///   - dataFolder: the folder with `corpora/` and `intents/`; nil finds it.
    public static func open(
        database: String?, library: String? = nil, recipes: (any RecipeService)? = nil, dataFolder: String? = nil,
        logger: Logger = Logger(label: "morsel"), progress: (@Sendable (String) -> Void)? = nil
    ) async throws -> Bot {
        let address = try DatabaseAddress(database)
        let brain = try Brain.assemble(data: try DataFolder.find(dataFolder), progress: progress)
        let (store, sealer) = try openStore(address, keyFrom: ProcessInfo.processInfo.environment)
        return Bot(
            brain: brain, store: store, sealer: sealer, library: Library(path: try library ?? address.libraryPath()), recipes: recipes, logger: logger
        )
    }

    /// Answers a message. Never throws: whatever happens, the person gets a reply.
    public func reply(to message: Incoming) async -> Outgoing {
        guard let moment = clock.moment(said: message.now, timezone: message.timezone) else {
            return failure(message, .badRequest, "'now' is not an ISO 8601 date and time")
        }
        let conversation = message.sender ?? "local"
        guard await gate.enter(conversation) else { return failure(message, .rateLimited, "too many messages are waiting") }
        let outgoing: Outgoing
        do {
            outgoing = try await turn.run(message, at: moment)
        } catch StoreError.closed {
            // The program ends and could wait no longer; it has said so.
            outgoing = failure(message, .internal, "the server stops; nothing was changed")
        } catch {
            logger.error("turn failed", metadata: ["reason": "\(reason(error))"])
            let error = error as? StoreError
            outgoing =
                error == .unsure
                ? failure(message, .internal, "it is not known whether the message was stored; send it again with its id", saying: .unsure)
                : failure(
                    message, .internal, "the message could not be stored; nothing was changed",
                    saying: error?.isOutside == true ? .unavailable : .failure)
        }
        await gate.leave(conversation)
        return outgoing
    }

    /// What a message means, without a diary: the parse object of the contract, one line.
    public func parse(_ text: String, moment: Moment? = nil, language: String? = nil) -> String {
        MessageParser(reader: brain.reader, knowledge: { [brain] in brain.knowledge }).line(text, moment: moment ?? now, language: language)
    }

    /// Now, by the bot's own clock.
    public var now: Moment { clock.moment }

    /// Words a terminal completes: commands first, then nouns of everyday foods.
    public var commandWords: [String] {
        let foods = brain.knowledge.foods
        let commands = [
            "help", "undo", "redo", "why?", "what did I eat today", "what's left today", "how much protein is in ", "my goal is ", "suggest a recipe",
            "more", "bye", "delete the last entry", "what should I eat",
        ]
        return commands + (0..<foods.everydayCount).map { foods.noun(at: $0) }
    }

    /// Rows and state behind a conversation, for tests and transcripts.
    public func inspect<T: Sendable>(sender: String, _ body: @escaping @Sendable (Diary, Tracker) throws -> T) async throws -> T {
        let sealer = sealer
        let moment = now
        return try await store.write { connection in
            guard case .fresh(let scope) = try TurnScope.begin(connection, sealer: sealer, sender: sender, messageID: nil, at: moment) else {
                throw CancellationError()
            }
            return try body(scope.diary, try scope.tracker())
        }
    }

    public func close() async { try? await store.close() }

    private func failure(_ message: Incoming, _ error: WireError, _ reason: String, saying part: Part = .failure) -> Outgoing {
        let text = brain.wording.render(
            Reply(parts: [part]), language: message.language ?? "en", moment: Moment(day: Day(number: 0), minute: 0, epoch: 0), units: nil)
        return Outgoing(text: text, json: errorLine(id: message.id, error, reason))
    }
}

/// Why something failed, for the log: the store's own words, which hold none of the person's; of any other error only its kind.
func reason(_ error: any Error) -> String {
    (error as? StoreError).map { "\($0)" } ?? "\(type(of: error))"
}

/// An error as one line of JSON.
public func errorLine(id: String?, _ error: WireError, _ message: String) -> String {
    wireJSON(errorCode: error.rawValue, message: message, id: id)
}
