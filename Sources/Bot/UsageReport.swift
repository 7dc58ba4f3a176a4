public import Store

/// What people use and where their sessions end: counts over many, in which nobody is seen.
public struct UsageReport: Sendable, Hashable {
    /// A thing done, with how often and by how many; the name is an intent, or `others` for those put together.
    public struct Line: Sendable, Hashable {
        public let name: String
        public let count: Int
        public let people: Int
    }

    public private(set) var people = 0
    public private(set) var messages = 0
    /// What lies between two pauses of half an hour.
    public private(set) var sessions = 0
    /// Messages in which something was asked for, the most frequent first; empty where too few people are there.
    public private(set) var uses: [Line] = []
    /// What the last message of a session was understood as; a session that may go on yet is left out.
    public private(set) var ends: [Line] = []

    /// A pause of so many seconds ends a session. Source: the half hour that web analytics count by.
    public static let pause = 1800.0
    /// What fewer people do is not shown apart: they might be told from it.
    public static let leastPeople = 5
    public static let others = "others"

    /// - Parameters:
    ///   - turns: those of a person together and in their order.
    ///   - now: seconds since 1970-01-01 00:00 UTC.
    public init(_ turns: some Sequence<UsageTurn>, now: Double) {
        var counting = Counting()
        for turn in turns { counting.add(turn, now: now) }
        self = counting.report(now: now)
    }

    private init(_ counting: Counting) {
        people = counting.people
        messages = counting.messages
        sessions = counting.sessions
        guard people >= UsageReport.leastPeople else { return }
        uses = UsageReport.lines(counting.uses)
        ends = UsageReport.lines(counting.ends)
    }

    /// Counts turn by turn, so that a page of them is in memory and no more.
    public struct Counting: Sendable {
        fileprivate var people = 0, messages = 0, sessions = 0
        fileprivate var uses: [String: Tally] = [:]
        fileprivate var ends: [String: Tally] = [:]
        private var last: UsageTurn?

        public init() {}

        public mutating func add(_ turn: UsageTurn, now: Double) {
            let isNewPerson = last?.person != turn.person
            let isNewSession = isNewPerson || turn.at - (last?.at ?? turn.at) > UsageReport.pause
            if isNewSession {
                end(now: now)
                sessions += 1
            }
            if isNewPerson { people += 1 }
            messages += 1
            for intent in Set(turn.intents) { uses[intent, default: Tally()].add(turn.person) }
            last = turn
        }

        /// The session of the last turn is over, if it is.
        private mutating func end(now: Double) {
            guard let last, now - last.at > UsageReport.pause, let intent = last.intents.last else { return }
            ends[intent, default: Tally()].add(last.person)
        }

        public func report(now: Double) -> UsageReport {
            var whole = self
            whole.end(now: now)
            return UsageReport(whole)
        }
    }

    fileprivate struct Tally: Sendable {
        var count = 0
        var people: Set<Int64> = []

        mutating func add(_ person: Int64) {
            count += 1
            people.insert(person)
        }
    }

    /// Lines that fewer than five people stand behind are put together; the rarest of the others goes with them while they are still too few.
    private static func lines(_ tallies: [String: Tally]) -> [Line] {
        var shown = tallies.filter { $0.value.people.count >= leastPeople }.sorted {
            $0.value.count == $1.value.count ? $0.key < $1.key : $0.value.count > $1.value.count
        }
        var rest = Tally()
        for (_, tally) in tallies where tally.people.count < leastPeople {
            rest.count += tally.count
            rest.people.formUnion(tally.people)
        }
        while rest.count > 0, rest.people.count < leastPeople, let rarest = shown.popLast() {
            rest.count += rarest.value.count
            rest.people.formUnion(rarest.value.people)
        }
        var lines = shown.map { Line(name: $0.key, count: $0.value.count, people: $0.value.people.count) }
        if rest.count > 0, rest.people.count >= leastPeople { lines.append(Line(name: others, count: rest.count, people: rest.people.count)) }
        return lines
    }
}

extension UsageReport {
    /// Reads the turns of a database page by page.
    /// - Parameters:
    ///   - database: as the contract's `--database`; nil is the default file. One that is not there is not made.
    ///   - days: so many back from now.
    public static func read(
        database: String?, days: Int, now: Double, environment: [String: String], pageSize: Int = 5000
    ) async throws -> UsageReport {
        let address = try DatabaseAddress(database, environment: environment)
        guard !address.isMissingFile else { throw PersonExport.Problem.noDatabase("\(address)") }
        let store = try openStore(address)
        do {
            let report = try await read(store, days: days, now: now, pageSize: pageSize)
            try? await store.close()
            return report
        } catch {
            try? await store.close()
            throw error
        }
    }

    /// The same from a store that is open.
    public static func read(_ store: any Store, days: Int, now: Double, pageSize: Int = 5000) async throws -> UsageReport {
        var counting = Counting()
        var last: UsageTurn?
        while true {
            let after = last
            let page = try await store.read { try Usage.turns($0, since: now - Double(days) * 86_400, after: after, limit: pageSize) }
            for turn in page { counting.add(turn, now: now) }
            last = page.last
            if page.count < pageSize { return counting.report(now: now) }
        }
    }

    /// One object: `{"days","people","messages","sessions","messages_per_session","uses":[{"name","count","people"}],"ends":[…]}`.
    public func json(days: Int) -> String {
        func list(_ lines: [Line]) -> String {
            "[" + lines.map { "{\"name\":\"\($0.name)\",\"count\":\($0.count),\"people\":\($0.people)}" }.joined(separator: ",") + "]"
        }
        let told = people >= UsageReport.leastPeople
        return "{\"days\":\(days),\"people\":\(told ? "\(people)" : "null"),\"messages\":\(messages),\"sessions\":\(sessions),"
            + "\"messages_per_session\":\(perSession),\"uses\":\(list(uses)),\"ends\":\(list(ends))}"
    }

    /// Messages a session, to the tenth.
    private var perSession: String {
        let tenths = sessions > 0 ? Int((Double(messages) * 10 / Double(sessions)).rounded()) : 0
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    /// As a table for a terminal.
    public func text(days: Int) -> String {
        let told = people >= UsageReport.leastPeople
        var lines = [
            "Last \(days) days: \(told ? "\(people)" : "fewer than \(UsageReport.leastPeople)") people, \(messages) messages, \(sessions) sessions, "
                + "\(perSession) messages a session (a pause of 30 minutes ends one)."
        ]
        guard told else { return lines[0] + "\nWhat fewer than \(UsageReport.leastPeople) people do is not shown apart." }
        func table(_ title: String, _ count: String, _ rows: [Line]) {
            let width = max(24, rows.map(\.name.count).max() ?? 0)
            func row(_ name: String, _ count: String, _ people: String) -> String {
                name + spaces(width - name.count) + spaces(10 - count.count) + count + spaces(8 - people.count) + people
            }
            lines.append(row(title, count, "people"))
            lines += rows.map { row("  " + $0.name, "\($0.count)", "\($0.people)") }
        }
        table("What people use", "messages", uses)
        table("Where sessions end", "sessions", ends)
        lines.append("What fewer than \(UsageReport.leastPeople) people do is among the others.")
        return lines.joined(separator: "\n")
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(1, count)) }
}
