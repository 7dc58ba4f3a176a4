import NLU

extension Intents {
    /// "scrap the run, it was a bike ride, 45 min", "no corrí, fue bici": what was done in the place of what was told.
    static func activityExchanged(_ reading: Reading, _ tracker: Tracker) -> [Request]? {
        guard let denied = reading.activityDenied, let right = reading.activity,
            reading.foods.allSatisfy({ $0.best == nil || $0.said == right.said }),
            !reading.text.hasSuffix("?"), ["log_exercise", "correct", "inform", "delete_entry", "out_of_scope", "deny"].contains(reading.intent.name)
        else { return nil }
        let isSpokenOf = tracker.bodySpokenOf == .exercise && tracker.body?.ids.count == 1
        var correction = BodyCorrection(
            isSpokenOf
                ? BodySelection(.exercise, ids: tracker.body?.ids ?? []) : BodySelection(.exercise, activity: denied, when: reading.when))
        correction.activity = ActivityMention(said: right.said)
        (correction.minutes, correction.kilometres) = (right.minutes, right.kilometres)
        correction.otherwise = .logExercise(right, reading.when)
        return [.correctBody(correction)]
    }
}
