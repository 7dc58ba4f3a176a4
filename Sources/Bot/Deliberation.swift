import Actions
public import Dialogue
import Knowledge
import Logging
import NLU
import Nutrition
import Store

/// What a message came to: carried out inside the turn's transaction, and not yet said.
struct Carried {
    var reply = Reply()
    var events: [Event] = []
    var intents: [String] = []
    /// How the open question ended.
    var ending: Event.Ending?
    /// Nothing was said but goodbye.
    var isGoodbye = false

    fileprivate mutating func tell(_ event: Event, _ tracker: inout Tracker) {
        events.append(event)
        tracker.apply(event)
    }

    /// What the next of two messages came to.
    fileprivate mutating func append(_ next: Carried) {
        reply.parts += next.reply.parts
        reply.day = next.reply.day ?? reply.day
        reply.question = reply.question ?? next.reply.question
        reply.hint = next.reply.hint.isEmpty ? reply.hint : next.reply.hint
        (events, intents) = (events + next.events, intents + next.intents)
        ending = ending ?? next.ending
    }
}

/// Carries a message out, and where what came of it looks odd, tries whether it makes more sense in another way.
struct Deliberation {
    let scope: TurnScope
    var before: Tracker
    let moment: Moment
    let language: String
    let brain: Brain
    let imported: LibraryLookup
    let outside: [Recipe]
    let own: OwnShelf
    let logger: Logger
    /// The message has names of the person's own in it.
    let namesOwn: Bool
    /// As it was written.
    let written: String
    /// Hears of all results that were held against each other, for those who fit the weights.
    var judged: (@Sendable ([Judged]) -> Void)?

    /// A message as one reading or as several that could have been sent one after the other.
    private struct Way {
        var parts: [Understanding]
        /// What is carried out in the place of what the policy would plan.
        var requests: [Request]?
        /// The first part only names what the others are about: "scratch the coffee, it was tea".
        var isTopicFirst = false
    }

    /// Ways that were tried are taken back by throwing what came of them.
    private struct Tried: Error { let carried: Carried }

    /// "dinner was actually pasta", of the dinner that was just told, before there can be another one today.
    private func tellsAnew(_ understanding: Understanding) throws -> Bool {
        guard let meal = understanding.readings.only?.when.meal, meal != When().meal(now: moment) else { return false }
        return try context(before).mealSpokenOf().contains { $0.meal == meal }
    }

    /// The message carried out; where it only denies of today what was had on another day, nothing is.
    /// - Parameter read: reads words anew, as a given intent where there is one.
    func carried(_ understanding: Understanding, _ read: (String, String?) -> Understanding) throws -> Carried {
        if let both = try inTwo(understanding, read) { return both }
        if before.areRowsOld == true, OtherWays.putsRight(understanding) {
            var again = self
            again.before.speakOfRows()
            return try again.carried(understanding, read)
        }
        let denies = OtherWays.deniesToday(understanding)
        guard before.question == nil, before.telling?.days == nil,
            denies || before.past(moment.day) == nil && !before.entries.isEmpty && OtherWays.mayBeAnew(understanding, moment.day)
        else {
            return try weighed(understanding, read)
        }
        func isSpared(_ reply: Reply) throws -> Bool { try denies ? Doubt.touches(reply, before: moment.day) : touchesOld(reply) }
        if let carried = try attempt(understanding, read, unless: isSpared) { return carried }
        if !denies {
            // "otra vez lentejas", "with bread this time", the next morning: said as if nothing had been told before.
            var anew = self
            anew.before.letRowsGo(today: moment.day)
            func isLost(_ reply: Reply) throws -> Bool { try reply.isLost || isSpared(reply) }
            if let carried = try anew.attempt(understanding, read, unless: isLost) { return carried }
            let eaten = read(understanding.text, "log_food")
            if eaten.readings.contains(where: { $0.foods.contains { !$0.negated && $0.best != nil } }),
                let carried = try anew.attempt(eaten, read, unless: isLost)
            {
                return carried
            }
        }
        var spared = Carried()
        (spared.reply.parts, spared.intents) = ([.talk(.nothingDone)], ["deny"])
        return spared
    }

    /// "the toast was sourdough, no butter": what two messages would have come to; nil for what is said at once.
    private func inTwo(_ understanding: Understanding, _ read: (String, String?) -> Understanding) throws -> Carried? {
        guard before.question == nil, !before.entries.isEmpty, before.lastAction.map(Deliberation.ofRows.contains) == true, !namesOwn else {
            return nil
        }
        let rows = try context(before).rowsInReach().map(\.said)
        guard let parts = ToldInTwo.parts(understanding.text, of: rows, isSpanish: understanding.language == "es") else { return nil }
        var again = self, whole = Carried()
        for part in parts {
            let done = try again.carried(read(part, nil), read)
            whole.append(done)
            done.events.forEach { again.before.apply($0) }
        }
        return whole
    }

    /// After these a person speaks of the rows.
    private static let ofRows: Set<String> = ["log_food", "correct", "move_entry", "copy_entries", "delete_entry", "inform"]

    /// The message carried out; nil, and thrown away, where what came of it will not do.
    private func attempt(
        _ understanding: Understanding, _ read: (String, String?) -> Understanding, unless isSpared: (Reply) throws -> Bool
    ) throws -> Carried? {
        let (carried, isKept) = try attempt({ try weighed(understanding, read) }) { try !isSpared($0.reply) }
        return isKept ? carried : nil
    }

    /// What came of it, and whether it was kept; where it was not, nothing of it is left.
    private func attempt(_ way: () throws -> Carried, keepsIf isKept: (Carried) throws -> Bool) throws -> (carried: Carried, isKept: Bool) {
        do {
            return try scope.attempt {
                let carried = try way()
                guard try isKept(carried) else { throw Tried(carried: carried) }
                return (carried, true)
            }
        } catch let tried as Tried {
            // What of one's own was written in it is gone again.
            own.renew()
            return (tried.carried, false)
        }
    }

    /// Whether rows of an earlier day that were written hours ago were changed, or one more was put there.
    private func touchesOld(_ reply: Reply) throws -> Bool {
        let touched = Doubt.rows(touchedBy: reply).filter { $0.day < moment.day }
        guard let first = touched.map(\.day).min() else { return Doubt.logs(reply, before: moment.day) }
        let written = try scope.diary.written(first...moment.day)
        return touched.contains { row in written[row.id].map { moment.epoch - $0 > Deliberation.hours } ?? true }
    }

    /// Seconds after which nobody speaks of a row any longer without saying so.
    private static let hours = 5 * 3600.0

    /// The message carried out as it was read; where that looks odd, in the way that looks least so.
    private func weighed(_ understanding: Understanding, _ read: (String, String?) -> Understanding) throws -> Carried {
        let plain = Way(parts: [understanding])
        if OtherWays.onlyAsks(understanding) || OtherWays.asksByMark(understanding, before) {
            return try answered(plain, understanding, read)
        }
        // Questions and first messages, most of all there are, cost nothing more.
        guard before.question == nil, before.picked == nil, !before.entries.isEmpty, understanding.text.utf8.count <= Deliberation.longest, !namesOwn,
            OtherWays.mayBe(understanding),
            try !(OtherWays.tellsMeal(understanding) && before.day.map { $0 < moment.day } ?? false) || tellsAnew(understanding)
        else { return try carried(plain) }
        let context = context(before), meal = try context.mealSpokenOf()
        let occasion = Doubt.Occasion(understanding, before, standing: meal)
        let isOpen = OtherWays.mayBeOfRow(understanding), standing = isOpen ? try context.rowsInReach() : []
        let ofRows = isOpen ? try context.proposals(understanding, of: standing) : []
        // "al almuerzo fueron porotos", after a breakfast: where no row is named and one is changed, it may be more food.
        let ofMeals = isOpen ? try context.mealProposals(Policy.plan(understanding, before, today: moment.day).requests) : []
        let proposals = (isOpen && ofRows.isEmpty ? context.anew(understanding) : ofRows) + ofMeals
        let (first, isKept) = try attempt({ try leastOdd(plain, understanding, occasion, read) }) { carried in
            proposals.isEmpty || Doubt.standsWith(understanding, carried.reply)
                || ofRows.isEmpty && ofMeals.isEmpty && !Doubt.changesRows(carried.reply)
                || !OtherWays.mayMiss(carried.intents, of: understanding)
        }
        guard !isKept else { return first }
        let written = try scope.diary.written((standing.map(\.day).min() ?? moment.day)...max(standing.map(\.day).max() ?? moment.day, moment.day))
        let aged = standing.filter { row in written[row.id].map { moment.epoch - $0 > Judgement.agedAfter } ?? true }
        let situation = Judgement.Situation(
            understanding, before, standing: standing, meal: meal, aged: Set(aged.map(\.id)), today: moment.day,
            parts: context.parts(understanding.readings.flatMap(\.foods), of: standing), clock: When().meal(now: moment),
            sinceTold: before.toldAt.map { moment.epoch - $0 }, kind: context.kind)
        func judgement(_ carried: Carried, _ source: String) -> Judgement {
            Judgement(carried.reply, source: source, doubt: Doubt(carried.reply, on: occasion), in: situation)
        }
        let rules = judgement(first, "first")
        var results = [rules], best = (way: nil as Way?, score: rules.score(brain.judgement) + rules.margin)
        for proposal in proposals {
            let way = Way(parts: [understanding], requests: proposal.requests)
            let tried = try self.tried { try self.carried(way) }
            let result = judgement(tried, proposal.kind), score = result.score(brain.judgement)
            results.append(result)
            // What changes nothing leaves it to the rules; only of a dish it may be said that it stands so.
            let isIdle =
                result.rows.logged.isEmpty && result.rows.changed.isEmpty && result.rows.gone.isEmpty
                && !["part", "called", "compound", "kind"].contains(where: proposal.kind.hasPrefix)
            if score > best.score, !isIdle, !OtherWays.writesWhatGoes(tried.reply, understanding) { best = (way, score) }
        }
        judged?(results.map { Judged($0) })
        return try best.way.map(carried) ?? leastOdd(plain, understanding, occasion, read)
    }

    /// The message carried out as it was read; where that looks odd, as another reading that looks less so.
    private func leastOdd(
        _ plain: Way, _ understanding: Understanding, _ occasion: Doubt.Occasion, _ read: (String, String?) -> Understanding
    ) throws -> Carried {
        var best = (way: plain, weight: 0.0)
        let (first, isKept) = try attempt({ try carried(plain) }) { carried in
            let doubt = Doubt(carried.reply, on: occasion)
            best.weight = doubt.weight - Doubt.clearly
            return !OtherWays.mayMiss(carried.intents, of: understanding) || !doubt.isOfRows || doubt.weight < Doubt.worthAnother
                || OtherWays.isPlain(understanding, before)
        }
        guard !isKept else { return first }
        for (way, unlikely) in others(understanding, read).sorted(by: { $0.doubt < $1.doubt }) where unlikely < best.weight {
            let reply = try tried { try carried(way) }.reply, doubt = Doubt(reply, on: occasion)
            if !doubt.isIdle, !OtherWays.writesWhatGoes(reply, understanding), unlikely + doubt.weight < best.weight {
                best = (way, unlikely + doubt.weight)
            }
        }
        return try carried(best.way)
    }

    /// A question, which writes nothing: where it would, or where it speaks of food and is not understood, it is read as what is likeliest asked.
    private func answered(_ plain: Way, _ understanding: Understanding, _ read: (String, String?) -> Understanding) throws -> Carried {
        let (first, isKept) = try attempt({ try carried(plain) }) { carried in
            !carried.reply.writes && !(carried.reply.isLost && OtherWays.namesMatter(understanding))
        }
        guard !isKept else { return first }
        // "y esa papaya, 200 g?", right after potassium was asked about: asked in the same way.
        let asked = before.lastAction.flatMap { $0.hasPrefix("ask_") ? [$0] : nil } ?? []
        for intent in asked + OtherWays.questions(understanding) {
            let way = Way(parts: [read(understanding.text, intent)]), reply = try tried { try carried(way) }.reply
            if !reply.writes, !reply.isLost, reply.question == nil { return try carried(way) }
        }
        return try carried(plain)
    }

    /// What is longer, in bytes, is a list or a tale.
    private static let longest = 200

    /// The other ways to read a message, each with how unlikely it is from the start.
    private func others(_ understanding: Understanding, _ read: (String, String?) -> Understanding) -> [(way: Way, doubt: Double)] {
        let whole = OtherWays.intents(understanding).map { (Way(parts: [read(understanding.text, $0.name)]), $0.doubt) }
        let cut = Clauses(understanding.text).ways.flatMap { told -> [(way: Way, doubt: Double)] in
            let parts = told.filter { !OtherWays.isAside($0) }
            let plain = parts.map { read($0, nil) }
            if zip(plain, plain.dropFirst()).contains(where: { OtherWays.goesOnListing($1, after: $0) }) { return [] }
            // What is told in one breath is no better told in two.
            let lists = (plain + [understanding]).allSatisfy { $0.readings.allSatisfy { $0.intent.name == "log_food" } }
            let corrections = zip(parts, plain).map { $1.readings.only?.intent.name == "correct" ? $1 : read($0, "correct") }
            let ways =
                (lists && !OtherWays.setsRight(understanding) ? [] : [(Way(parts: plain), 0.5)])
                + (corrections == plain ? [] : [(Way(parts: corrections), 1.0)])
            return parts.count == 2 && OtherWays.tellsOfIt(parts[1]) ? ways + [(Way(parts: plain, isTopicFirst: true), 0.25)] : ways
        }
        return whole + cut
    }

    /// What would come of it; nothing of it is kept.
    private func tried(_ carried: () throws -> Carried) throws -> Carried { try attempt(carried) { _ in false }.carried }

    /// The words of a message, its decimals with a point.
    private static func words(_ text: String) -> [String] {
        text.lowercased().split(whereSeparator: { " \n".contains($0) }).flatMap { word in
            let plain = word.replacing(",", with: ".").drop { ".:;".contains($0) }.reversed().drop { ".:;!".contains($0) }.reversed()
            return Double(String(plain)) == nil ? Word.split(String(word)) : [String(plain)]
        }
    }

    func context(_ tracker: Tracker) -> ActionContext {
        ActionContext(
            moment: moment, language: language, tracker: tracker, turn: scope.turn, isNewPerson: scope.isNewPerson, diary: scope.diary,
            knowledge: brain.knowledge, outsideRecipes: outside, imported: imported, own: own)
    }

    private func carried(_ way: Way) throws -> Carried {
        var done = Carried()
        var tracker = before
        var parts = way.parts[...]
        if way.isTopicFirst, let topic = parts.popFirst() {
            done.tell(.slot(.entries(OtherWays.rows(of: try tried { try carried(Way(parts: [topic])) }.reply))), &tracker)
        }
        for (place, understanding) in parts.enumerated() {
            // What was told before the message is still spoken of in each of its parts.
            if place > 0 {
                done.tell(.slot(.entries(before.entries + tracker.entries.filter { !before.entries.contains($0) })), &tracker)
            }
            let plan =
                way.requests.map { Plan(requests: $0, intents: [Request.intent(of: $0)]) } ?? Policy.plan(understanding, tracker, today: moment.day)
            done.intents += plan.intents
            done.ending = done.ending ?? plan.ending
            done.isGoodbye = way.parts.count == 1 && plan.requests == [.goodbye]
            var copiedNothing = false
            let said = Word.split(understanding.text), written = way.parts.count == 1 ? Deliberation.words(self.written) : []
            for request in plan.requests {
                // What would change a copy changes nothing else where nothing was copied.
                if copiedNothing, request.changesCopy { continue }
                do {
                    var context = context(tracker)
                    (context.said, context.written) = (said, written)
                    let outcome = try scope.attempt { try heeded(perform(request, context), context) }
                    let new = [.action(name: outcome.deed)] + request.remembered + outcome.events
                    done.events += new
                    for event in new { tracker.apply(event) }
                    done.reply.add(outcome)
                    if case .copy = request { copiedNothing = outcome.events.isEmpty }
                } catch let error as StoreError where error.isPassing || error == .busy {
                    // Not the action's fault: the store runs the whole turn again, or gives it up.
                    throw error
                } catch {
                    // Rolled back; the message and the failure are kept, the reason holds none of the person's words.
                    logger.error("action failed", metadata: ["intent": "\(plan.intents[0])", "reason": "\(reason(error))"])
                    done.events.append(.failed(action: plan.intents[0], reason: "\(type(of: error))"))
                    done.reply.parts.append(.failure)
                }
            }
            // "yesterday I had nothing for breakfast": that day is spoken of, though no row tells it.
            if let day = understanding.readings.last?.dates.only?.only, day < moment.day, !done.events.contains(where: \.tellsDay) {
                done.tell(.slot(.day(day)), &tracker)
            }
            if let picked = plan.picked { done.events.append(.slot(.picked(picked))) }
            if plan.leftOver > 0 { done.reply.parts.append(.tooMany(leftOver: plan.leftOver)) }
            done.reply.question = done.reply.question ?? plan.reminder
            if plan.requests.count > 1, plan.requests.contains(.tell(.kilojoules)) { done.reply.asksKilojoules = true }
            if said.contains(where: { ["salt", "sal"].contains($0) }) { done.reply.asksSalt = true }
        }
        return done
    }
}

/// What was seen of one result, and the rows as it would have left them.
public struct Judged: Sendable {
    public let features: [String]
    public let logged: [Entry]
    public let changed: [(before: Entry, after: Entry)]
    public let gone: [Entry]
    public let asks: Bool

    fileprivate init(_ judgement: Judgement) {
        features = judgement.features
        (logged, changed, gone) = (judgement.rows.logged, judgement.rows.changed, judgement.rows.gone)
        asks = judgement.features.contains("asks")
    }
}

extension Request {
    /// What a message was that came to these.
    fileprivate static func intent(of requests: [Request]) -> String {
        let names = Set(
            requests.map { request in
                switch request {
                case .logFood(let log) where log.replaces == nil: "log_food"
                case .delete: "delete_entry"
                case .move: "move_entry"
                default: "correct"
                }
            })
        return names.only ?? "correct"
    }

    /// Whether it changes what a copy before it in the same message came to, or goes on from it.
    fileprivate var changesCopy: Bool {
        switch self {
        case .correct(let correction): correction.selection.pointsBack || !correction.selection.when.isEmpty
        case .logFood(let log): log.isOtherwise == true || log.continues
        default: false
        }
    }
}

extension Reply {
    /// Puts what another request came to after what is there; the last day and the first question count.
    fileprivate mutating func add(_ outcome: Outcome) {
        parts += outcome.parts
        day = outcome.day ?? day
        question = question ?? outcome.question
        hint = outcome.hint.isEmpty ? hint : outcome.hint
    }
}

extension Outcome {
    /// What was done, as it is remembered: an order that found nothing to take out leaves nothing to put back.
    fileprivate var deed: String {
        guard name == "delete_entry", question == nil, !parts.isEmpty else { return name }
        let found = parts.contains { part in
            switch part {
            case .entryUnknown, .diaryEmpty: false
            default: true
            }
        }
        return found ? name : "delete_none"
    }
}
