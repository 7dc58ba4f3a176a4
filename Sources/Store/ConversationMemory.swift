public import Dialogue
internal import Synchronization

/// The trackers of the conversations that went on last, so that their next turn need not read them again.
///
/// A tracker is known by its person and the number of the turn it stands after, and is kept only once that turn is committed: so one
/// that is found is right, whatever other processes have written.
public final class ConversationMemory: Sendable {
    struct Kept {
        let turn: Int
        let tracker: Tracker
        /// The person's own, so that their key need not be derived again.
        let sealer: Sealer
    }

    /// Two generations: when the young one is full it becomes the old one, and what nobody used since then is forgotten.
    private struct Generations {
        var young: [Int64: Kept] = [:]
        var old: [Int64: Kept] = [:]
    }

    private let room: Int
    private let generations = Mutex(Generations())

    /// - Parameter room: how many conversations a generation holds; each takes a few kilobytes.
    public init(room: Int = 1_024) { self.room = room }

    /// Keeps the tracker after a turn that is committed.
    public func keep(_ tracker: Tracker, after scope: TurnScope.Mark) {
        generations.withLock { generations in
            if generations.young.count >= room, generations.young[scope.person] == nil {
                generations.old = generations.young
                generations.young = [:]
            }
            generations.young[scope.person] = Kept(turn: scope.turn, tracker: tracker, sealer: scope.sealer)
        }
    }

    /// What is known of a person, if nothing was written since.
    func recall(_ person: Int64, after turn: Int) -> Kept? {
        generations.withLock { generations in
            let kept = generations.young[person] ?? generations.old[person]
            return kept?.turn == turn ? kept : nil
        }
    }
}
