import Nutrition

/// The grammar of exercise: what was done, how long, how far.
struct ActivityGrammar {
    let tokens: [Token]
    let names: ActivityNames
    private let measures: ActivityMeasures

    init(tokens: [Token], amounts: AmountGrammar, names: ActivityNames) {
        self.tokens = tokens
        self.names = names
        measures = ActivityMeasures(tokens: tokens, amounts: amounts)
    }

    /// Whether anything in a message may name an activity: most messages have nothing.
    static func mayName(_ tokens: [Token], spans: [Tagger.Span], names: ActivityNames) -> Bool {
        spans.contains { $0.label == "activity" }
            || tokens.indices.contains { ["step", "paso", "length", "largo", "lap", "vuelta", "k"].contains(tokens[$0].singularWord) }
            || names.mayName(tokens)
    }

    /// - Parameter spans: what the tagger took for an activity.
    func activity(spans: [Tagger.Span]) -> ActivityMention? {
        let tagged = spans.first { $0.label == "activity" }.map { span in span.tokens.map { tokens[$0].text }.joined(separator: " ") }
        guard let said = named(in: nil) ?? tagged.flatMap({ named(in: $0) }) ?? counted ?? tagged, said != "march" || !namesMonth else { return nil }
        return mention(said)
    }

    /// "lose a stone by March": a month, and no marching.
    private var namesMonth: Bool {
        tokens.indices.dropFirst().contains {
            tokens[$0].word == "march" && ["by", "in", "until", "till", "before", "next", "since", "of", "end", "for"].contains(tokens[$0 - 1].word)
        }
    }

    /// The activity that some of the words name, with what the whole message tells of time and distance.
    func activity(in words: Range<Int>) -> ActivityMention {
        let text = words.map { tokens[$0].text }.joined(separator: " ")
        return mention(named(in: text) ?? text)
    }

    /// The activity that a name of the table names, without the tagger.
    var named: ActivityMention? {
        (named(in: nil) ?? counted).map(mention)
    }

    /// What steps and lengths of a pool are counted of.
    private var counted: String? {
        if measures.steps != nil { return "walking" }
        if isRun { return "running" }
        guard measures.laps != nil else { return nil }
        return isSwimming ? "swimming" : tokens.contains { ["track", "pista"].contains($0.singularWord) } ? "running" : nil
    }

    /// "did a 5k in 28", "10k this morning": so many "k" are run, where nothing else is named.
    private var isRun: Bool {
        guard measures.kilometres != nil, let k = tokens.firstIndex(where: { $0.word == "k" }), k > 0,
            tokens[k - 1].value.map({ 1...50 ~= $0 }) == true
        else { return false }
        let before = tokens[..<(k - 1)].allSatisfy {
            ["i", "did", "a", "an", "my", "the", "just", "finished", "completed", "hice", "un", "unos"].contains($0.word)
        }
        let next = k + 1 < tokens.count ? tokens[k + 1].word : ""
        return before && ["", "in", "en", "this", "today", "yesterday", "race", "hoy", "ayer", "esta", ",", "."].contains(next)
    }

    /// How long or how far, whatever it was that was done; nil when neither is said.
    var duration: ActivityMention? {
        guard measures.minutes != nil || measures.kilometres != nil else { return nil }
        return ActivityMention(said: "", minutes: measures.minutes, kilometres: measures.kilometres)
    }

    private func mention(_ said: String) -> ActivityMention {
        var mention = ActivityMention(said: said, minutes: measures.minutes, kilometres: measures.kilometres)
        let before = mention
        mention.add(measures, isSwimming: measures.laps != nil && isSwimming)
        mention.counted = mention == before ? nil : true
        if let race = Race(said) ?? (tokens.contains { $0.word == "parkrun" } ? .parkrun : nil), mention.kilometres == nil {
            mention.kilometres = race.kilometres
        }
        return mention
    }

    private var isSwimming: Bool {
        // Lengths are of a pool.
        tokens.contains { token in
            token.singularWord == "length"
                || ["sw", "pool", "nad", "piscina", "freestyle", "backstroke", "breaststroke"].contains { token.text.hasPrefix($0) }
        }
    }

    /// The longest name of an activity in the text, or in the whole message.
    private func named(in text: String?) -> String? {
        if let text { return names.longest(in: Word.split(text)) }
        guard names.mayName(tokens) else { return nil }
        let words = tokens.compactMap { $0.kind == .mark ? nil : $0.singular }
        guard let said = names.longest(in: words) else { return nil }
        // "my weight is wrong, it's 66": weights are lifted, a weight is weighed.
        if said == "weight", !tokens.contains(where: { $0.word == "weights" }) { return nil }
        // "125 g cooked rice at 12:30": how it was weighed; "cooked for an hour" is work.
        if said == "cooked", !tokens.contains(where: { ["hour", "hr", "min", "minute"].contains($0.singularWord) }) { return nil }
        guard ActivityGrammar.isUnspecific(said) else { return said }
        // "went to the gym, 30 min on the treadmill": what was done there.
        let rest = words.filter { !ActivityGrammar.unspecific.contains($0) }
        return names.longest(in: rest).flatMap { ActivityGrammar.isUnspecific($0) ? nil : $0 } ?? said
    }

    /// "went to the gym", "a workout": tells that something was done, and not what.
    static func isUnspecific(_ said: String) -> Bool {
        let last = said.utf8.reversed().drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: " ") }
        return unspecific.contains(hash: FeatureHash.bytes(last.reversed()))
    }

    private static let unspecific: WordSet = [
        "gym", "gimnasio", "gimnasios", "gimna", "workout", "exercise", "training", "ejercicio", "entrenamiento", "entrene",
        "entreno", "entrenar", "entrenamos", "entrenando", "trained", "train",
    ]
}

/// Races whose name is their distance.
private enum Race {
    case half, whole, parkrun

    init?(_ said: String) {
        // Where no letter begins any of them there is none: "yoga".
        guard said.utf8.contains(UInt8(ascii: "p")) || said.utf8.contains(UInt8(ascii: "m")) else { return nil }
        func has(_ phrase: String) -> Bool { said.utf8.indices.contains { said.utf8[$0...].starts(with: phrase.utf8) } }
        if has("parkrun") || has("park run") {
            self = .parkrun
            return
        }
        guard has("marathon") || has("maraton") else { return nil }
        self = has("half marathon") || has("media maraton") ? .half : .whole
    }

    var kilometres: Double { self == .parkrun ? 5 : self == .half ? 21.0975 : 42.195 }
}

extension ActivityMention {
    /// What was counted in place of time and distance, by rules of thumb that the reply marks as assumed:
    ///
    /// - steps: 100 a minute, the cadence of moderate walking (Tudor-Locke et al., Br J Sports Med 2018;52:776), which at the 4.8 km/h of such
    ///   walking in the Compendium of Physical Activities is 0.8 m a step;
    /// - laps: 25 m in the water (a short course), 400 m on a track;
    /// - sets: 3 minutes each with the rest after it, repetitions 3 seconds (ACSM position stand on resistance training, Med Sci Sports Exerc 2009;41:687);
    /// - flights of stairs: a quarter of a minute each.
    fileprivate mutating func add(_ measures: ActivityMeasures, isSwimming: Bool) {
        if let steps = measures.steps {
            if minutes == nil { minutes = steps / 100 }
            if kilometres == nil { kilometres = steps * 0.0008 }
        }
        if let laps = measures.laps, kilometres == nil { kilometres = laps * (isSwimming ? 0.025 : 0.4) }
        guard minutes == nil, kilometres == nil else { return }
        if let sets = measures.sets {
            minutes = sets * 3
        } else if let flights = measures.flights {
            minutes = flights / 4
        } else if let repetitions = measures.repetitions {
            minutes = repetitions / 20
        }
    }
}
