import NLU
import Nutrition

extension Intents {
    /// "scrap the run, it was a bike ride, 45 min", "no corrí, fue bici": what was done in the place of what was told.
    static func activityExchanged(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard let denied = reading.activityDenied, let right = reading.activity,
            reading.foods.allSatisfy({ $0.best == nil || $0.said == right.said }),
            !reading.text.hasSuffix("?"), ["log_exercise", "correct", "inform", "delete_entry", "out_of_scope", "deny"].contains(reading.intent.name)
        else { return nil }
        var correction = BodyCorrection(BodySelection(.exercise, activity: denied, when: reading.when))
        correction.activity = ActivityMention(said: right.said)
        (correction.minutes, correction.kilometres) = (right.minutes, right.kilometres)
        correction.otherwise = .logExercise(right, reading.when)
        // Where no row is called so, what was told last.
        if tracker.bodySpokenOf == .exercise, let ids = tracker.body?.ids, ids.count == 1 {
            var last = correction
            last.selection = BodySelection(.exercise, ids: ids)
            correction.otherwise = .correctBody(last)
        }
        return [.correctBody(correction)]
    }

    /// "fueron 40 min de caminar", of walking and running that were told in one breath: the one that is named, else what was told last.
    static func ofNamed(_ said: String, _ correction: BodyCorrection, _ ids: [Int], isMeasured: Bool) -> BodyCorrection {
        var named = correction
        named.selection = BodySelection(.exercise, ids: ids)
        guard isMeasured || ids.count > 1 else { return named }
        named.otherwise = .correctBody(named)
        named.selection = BodySelection(.exercise, activity: said)
        return named
    }

    /// "fueron 25 y corriendo": of what was told, which was that.
    static func countedAnew(_ correction: BodyCorrection, _ reading: Reading, _ words: [String], _ tracker: Tracker) -> BodyCorrection {
        guard let ids = tracker.body?.ids, let said = reading.activity?.said, let name = Word.split(said).first.flatMap(words.firstIndex(of:)),
            name > 0, ["y", "and"].contains(words[name - 1])
        else { return correction }
        var anew = correction
        anew.selection = BodySelection(.exercise, ids: ids)
        anew.activity = ActivityMention(said: said)
        return anew
    }
}
