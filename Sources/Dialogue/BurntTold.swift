import NLU
import Nutrition

/// The energy of exercise as a device told it: "burned 400 calories", "my watch says 420 kcal".
extension Intents {
    static func burntTold(_ reading: Reading, _ tracker: Tracker) -> Request? {
        let words = reading.words
        guard words.count > 1, words.count <= 16, reading.foods.allSatisfy({ $0.best == nil }), reading.nutrients.allSatisfy({ $0 == .energy }),
            !reading.text.hasSuffix("?"), words.isDisjoint(with: unsaid), reading.when.meal == nil, let energy = energyNamed(reading, tracker)
        else { return nil }
        let isSpokenOf = tracker.bodySpokenOf == .exercise && reading.when.days == nil
        let isBurnt = words.contains(where: burning.contains)
        let isShown =
            words.contains(where: showing.contains)
            && (reading.activity != nil
                || words.contains(where: { ["it", "app", "screen", "display", "pantalla"].contains($0) || devices.contains($0) }))
        guard
            isBurnt || words.contains(where: devices.contains) || isSpokenOf && isShown
                || isSpokenOf && reading.nutrients == [.energy] && Vocabulary.says(.being, words)
        else { return nil }
        let isMeasured = reading.activity?.minutes != nil || reading.activity?.kilometres != nil
        // "burned 300 on the elliptical", after weights: done beside them, where it says on what, unless what stands is the same.
        if isSpokenOf, !isMeasured, reading.activity == nil || !isBurnt {
            var correction = BodyCorrection(BodySelection(.exercise, ids: tracker.body?.ids ?? []))
            correction.kilocalories = energy
            return .correctBody(correction)
        }
        // "la máquina marcó 300", where no exercise is spoken of: no weight of the person's.
        if isShown, !isBurnt, reading.activity == nil {
            return .fallback(text: reading.text, nearest: [], repeated: tracker.misunderstandings > 0)
        }
        guard isBurnt || reading.activity != nil else { return nil }
        var activity = reading.activity ?? ActivityMention(said: "exercise", minutes: reading.duration?.minutes)
        activity.kilocalories = energy
        let place = Word.split(activity.said).first.flatMap { words.firstIndex(of: $0) }, before = place.map { $0 > 0 ? words[$0 - 1] : "" }
        // "burned 200 on a walk", "nadé y quemé 200", "ran again"; "on a treadmill" is where the run was.
        let isOfOwn =
            ["a", "an", "un", "una"].contains(before) && !["treadmill", "elliptical", "bike", "rower", "cinta", "eliptica"].contains(activity.said)
        let isTold = place.flatMap { place in words.firstIndex(where: burning.contains).map { place < $0 } } ?? false
        let isAgain = words.contains(where: Vocabulary[.another].union(["again", "vez", "nuevo"]).contains) || reading.when.part != nil
        if isOfOwn || isTold || isAgain { activity.isAnother = true }
        return .logExercise(activity, reading.when)
    }

    /// The number that stands before "calories", or the only one where a device tells it.
    private static func energyNamed(_ reading: Reading, _ tracker: Tracker) -> Double? {
        let words = reading.words
        let named = words.indices.dropFirst().first { Vocabulary[.kilocalories].contains(words[$0]) && Double(words[$0 - 1]) != nil }
        let isBare =
            (tracker.bodySpokenOf == .exercise || words.contains(where: devices.contains) && words.contains(where: showing.contains))
            && (reading.activity == nil || words.contains(where: showing.contains) || words.contains(where: burning.contains))
            && reading.duration == nil && reading.amounts.count == 1 && reading.amounts[0].unit == nil && !countsOther(words)
        // "swam and burned 200".
        let behind = words.indices.dropFirst().first {
            burning.contains(words[$0 - 1]) && Double(words[$0]) != nil && reading.duration == nil && !measuresOther(words)
        }
        let number = named.flatMap { Double(words[$0 - 1]) } ?? behind.flatMap { Double(words[$0]) } ?? (isBare ? reading.amounts[0].quantity : nil)
        return number.flatMap { (10...5000).contains($0) ? $0 : nil }
    }

    /// "garmin says 160 bpm", "it says error 404", "the treadmill said 4 km": no energy.
    private static func countsOther(_ words: [String]) -> Bool {
        guard let number = words.lastIndex(where: { Double($0) != nil }) else { return false }
        return measuresOther(words) || number > 0 && ["error", "code", "codigo"].contains(words[number - 1])
    }

    /// "it was 45 minutes", "sorry, it was 170 cm": what stands behind the last number is neither an energy's nor a weight's.
    static func measuresOther(_ words: [String]) -> Bool {
        guard let number = words.lastIndex(where: { Double($0) != nil }), number + 1 < words.count else { return false }
        return otherFigures.contains(words[number + 1])
    }

    private static let otherFigures = Set(
        Word.split(
            "bpm heart beats pulse pulsaciones latidos ppm degrees grados floors pisos steps pasos km k mile kilometre kilometer metre meter lap minute min hour hora"
                + " minuto percent rpm watt watts celsius dollar euro rep cm foot feet inch page year ml calorie caloria kcal gram gramo time vez"))
    private static let burning = Set(Word.split("burned burnt quemé quemado quemó quemamos gasté gastado"))
    private static let devices = Set(
        Word.split("watch fitbit garmin strava tracker treadmill machine peloton reloj pulsera smartwatch aplicación cinta máquina"))
    /// What a machine does with its figure: "the bike said 380", "la bici marca 380".
    private static let showing = Set(Word.split("said says say showed shows reads according dice dijo decía marca marcó marcaba según pone puso"))
    /// Ask, want or eat.
    private static let unsaid = Set(
        Word.split("how what why when want need should goal meta objetivo quiero cuánto cuánta cuántas ate eat comí left queda if si"))
}
