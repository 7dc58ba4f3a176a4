import Actions
import Dialogue
import Library
import Logging
import NLU
import Nutrition
import Replies
import Store

/// One message, from words to a reply: read this first.
///
/// The channel has framed a line. The text is understood (`NLU`), what lies outside is looked up, then, inside one transaction, the policy decides (`Dialogue`)
/// and the actions read and write (`Actions`, `Store`; both in `Deliberation`), and the reply is made from the rows as written (`Replies`) and stored with
/// them. Only when that is committed does the channel get the reply.
struct Turn: Sendable {
    let brain: Brain
    let store: any Store
    let library: Library
    let sealer: Sealer
    let recipes: RecipeFinder
    let memory = ConversationMemory()
    let logger: Logger
    /// Hears of results that were held against each other.
    var judged: (@Sendable ([Judged]) -> Void)?

    func run(_ message: Incoming, at moment: Moment) async throws -> Outgoing {
        let said = brain.plainly(message.text, language: message.language)
        let read = brain.reader.read(said, now: moment, language: message.language).asWritten()
        let tells = message.language != nil || brain.reader.tells(read.language, said)
        let imported = LibraryLookup(library, for: read, logger: logger)
        let understanding = imported.completed(read)
        // Who is outside is asked before the transaction, never inside.
        let outside = await recipes.recipes(for: understanding, at: moment) { [store, sealer] in
            try await store.read { connection in
                guard let diary = try Diary.reading(connection, sealer: sealer, sender: message.sender ?? "local") else {
                    return (Tracker(), .init())
                }
                return (try diary.tracker(), try .init(diary))
            }
        }
        // A store that lost its connection while it committed runs the body again: by its id the turn knows that it was stored.
        let id = message.id ?? "~" + String(UInt64.random(in: .min ... .max), radix: 36)
        let done = try await store.write { connection in
            switch try TurnScope.begin(
                connection, sealer: sealer, sender: message.sender ?? "local", messageID: id, at: moment, memory: memory)
            {
            case .repeated(let reply): Done(outgoing: try Outgoing(stored: reply), after: nil)
            case .fresh(let scope): try answer(message, said, understanding, imported, outside, scope, moment, tells: tells)
            }
        }
        if let (tracker, mark) = done.after { memory.keep(tracker, after: mark) }
        return done.outgoing
    }

    /// A turn as the transaction leaves it; its tracker is remembered when that is committed.
    private struct Done: Sendable {
        let outgoing: Outgoing
        let after: (tracker: Tracker, mark: TurnScope.Mark)?
    }

    private func answer(
        _ message: Incoming, _ said: String, _ understanding: Understanding, _ imported: LibraryLookup, _ outside: RecipeFinder.Found,
        _ scope: TurnScope, _ moment: Moment, tells: Bool
    ) throws -> Done {
        var before = try scope.tracker()
        before.pause(until: moment.epoch)
        // "2" and "ok" are of the language that is being talked; and a message is read with the names that the person gave.
        var understanding = understanding
        let shelf = OwnShelf(scope.diary)
        let names = before.hasOwnNames == true ? try shelf.names().filter { $0.mayStand(in: said) } : []
        let talked = tells ? understanding.language : try before.language ?? scope.diary.setting(Setting.language) ?? understanding.language
        if !names.isEmpty || talked != understanding.language {
            understanding = imported.completed(brain.reader.read(said, now: moment, language: talked, own: names).asWritten())
        }
        // What was asked for holds, else the language of the message.
        let language = try message.language ?? scope.diary.setting(Setting.language) ?? understanding.language
        var moment = moment
        moment.meals = MealClock(language: language)
        let deliberation = Deliberation(
            scope: scope, before: before, moment: moment, language: language, brain: brain, imported: imported, outside: outside.recipes, own: shelf,
            logger: logger, namesOwn: !names.isEmpty, written: message.text, judged: judged)
        let done = try deliberation.carried(understanding) { words, intent in
            imported.completed(brain.reader.read(words, now: moment, language: talked, own: names, as: intent).asWritten())
        }
        var reply = done.reply
        let intents = done.intents
        let confidence = understanding.readings[0].intent.confidence
        var events: [Event] = [.user(text: message.text, intents: intents, confidence: confidence, language: understanding.language)]
        events.append(.slot(.heard(at: moment.epoch)))
        if let ending = done.ending, let question = before.question { events.append(.closed(question.name, ending)) }
        if understanding.language != before.language, tells || before.language == nil { events.append(.slot(.language(understanding.language))) }
        events += done.events
        let reminded = try remindedOf(deliberation.context(before))
        (reply.parts, events) = (reply.parts + reminded.parts, events + reminded.events)
        if outside.isServiceOut { reply.tellOfRecipeService() }
        if said != message.text { reply.quote(message.text, for: said) }
        reply.question?.day = moment.day
        if let question = reply.question { events.append(.asked(question)) } else { events.append(.slot(.hint(reply.hint))) }

        reply.wroteNothing = !scope.diary.hasWritten
        let units = try scope.diary.setting("units") ?? (reply.tellsOfBody ? scope.diary.impliedUnits() : nil)
        let spoken = try message.language ?? scope.diary.setting(Setting.language) ?? language
        let wire = brain.wording.wireReply(
            reply, id: message.id, sender: message.sender, intents: intents, confidence: confidence, language: spoken,
            moment: moment, units: units)
        events.append(.bot(text: wire.text))
        let outgoing = Outgoing(text: wire.text, json: wireJSON(wire), isGoodbye: done.isGoodbye)
        let after = Turn.after(before, events)
        try scope.finish(events: events, tracker: after, intent: intents.joined(separator: ","), reply: outgoing.json)
        return Done(outgoing: outgoing, after: (after, scope.mark))
    }

    private static func after(_ tracker: Tracker, _ events: [Event]) -> Tracker {
        var tracker = tracker
        for event in events { tracker.apply(event) }
        return tracker
    }
}

extension Reply {
    /// Whether heights and weights are in it.
    fileprivate var tellsOfBody: Bool {
        parts.contains {
            switch $0 {
            case .goalSuggested, .energyNeeded, .goalExplained, .profileStored, .profile, .own, .exerciseLogged, .exerciseDone: true
            default: false
            }
        }
    }

    /// Quotes a message that was not understood as it was written, and not in the plain words that it was read in.
    mutating func quote(_ written: String, for plain: String) {
        for place in parts.indices {
            guard case .notUnderstood(plain, let repeated) = parts[place] else { continue }
            parts[place] = .notUnderstood(text: written, repeated: repeated)
        }
    }

    /// Says that the recipe service gave no answer, where recipes are spoken of.
    mutating func tellOfRecipeService() {
        let has = parts.contains { if case .recipes = $0 { true } else { false } }
        let lacks = parts.contains { if case .noRecipes = $0 { true } else { false } }
        if has || lacks { parts.append(.recipeServiceOut(hasOthers: has)) }
    }
}
