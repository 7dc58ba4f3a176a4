import Dialogue
import Nutrition
import Store

/// One person's turns in a few words.
struct Talk: Sendable {
    struct Repeated: Error {}
    struct Failed: Error {}

    let store: any Store
    let sealer: Sealer
    let sender: String

    /// A whole turn: what `body` does, a message, a reply, the tracker after them.
    @discardableResult
    func turn<T: Sendable>(
        _ text: String = "had something", id: String? = nil, at moment: Moment = .sample, reply: String = "Logged.",
        memory: ConversationMemory? = nil,
        _ body: @escaping @Sendable (TurnScope) throws -> T
    ) async throws -> T {
        try await store.write { [sealer, sender] connection in
            guard case .fresh(let turn) = try TurnScope.begin(connection, sealer: sealer, sender: sender, messageID: id, at: moment, memory: memory)
            else {
                throw Repeated()
            }
            let result = try body(turn)
            let events: [Event] = [
                .user(text: text, intents: ["log_food"], confidence: 0.9, language: "en"), .action(name: "log_food"), .bot(text: reply),
            ]
            var tracker = try turn.tracker()
            for event in events { tracker.apply(event) }
            try turn.finish(events: events, tracker: tracker, intent: "log_food", reply: reply)
            return result
        }
    }

    /// A turn that only adds an entry.
    @discardableResult
    func add(_ noun: String, day: Day = .sample) async throws -> Entry {
        try await turn("had \(noun)") { try $0.diary.add(Entry.sample(noun, day: day)) }
    }

    @discardableResult
    func undo(_ turns: Int = 1) async throws -> UndoResult { try await turn("undo") { try $0.diary.undo(turns: turns) } }

    @discardableResult
    func redo(_ turns: Int = 1) async throws -> UndoResult { try await turn("redo") { try $0.diary.redo(turns: turns) } }

    /// Reads the diary outside a turn.
    func read<T: Sendable>(_ body: @escaping @Sendable (Diary) throws -> T) async throws -> T {
        try await store.read { [sealer, sender] connection in
            guard let diary = try Diary.reading(connection, sealer: sealer, sender: sender) else { throw Failed() }
            return try body(diary)
        }
    }

    /// The nouns and numbers in the diary of the sample day: `egg 1`.
    func nouns() async throws -> [String] {
        try await read { try $0.entries(.sample ... .sample).map { "\($0.noun) \($0.id)" } }
    }
}
