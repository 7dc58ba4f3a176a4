import NLU
import Nutrition

/// "4 then", "let's say 3", "more like 2 bowls": an amount put right by one who is not sure of it.
extension Reading {
    /// Without the words around the amount, as "no, 4" would be read, where something was just told that it can be of.
    func withoutHedge(_ tracker: Tracker) -> Reading {
        // "no, ayer 30", of yesterday's walk: its day is told already.
        let isOfSameDay = tracker.bodySpokenOf != nil && when.days != nil && when == When(days: tracker.day.map { $0...$0 })
        // "en realidad una sola", after what stands was asked about.
        let isAsked = ["ask_nutrient", "explain"].contains(tracker.lastAction ?? "") && !tracker.entries.isEmpty
        let isDenied = isAsked && (Reading.truly + Reading.being).contains { words.starts(with: $0) }
        guard tracker.question == nil, isDenied || Reading.counted.contains(tracker.lastAction ?? "") || isOfSameDay, foods.isEmpty,
            nutrients.isEmpty,
            when.isEmpty || isOfSameDay && Reading.denying.contains(words.first ?? ""),
            activity == nil, amounts.count == 1, amounts[0].quantity != nil, words.count <= 8, !text.hasSuffix("?"),
            aim == nil || amounts[0].unit == nil
        else { return self }
        var rest = isOfSameDay ? Word.split(untimed).drop(while: Reading.denying.contains)[...] : words[...]
        while let hedge = Reading.leading.first(where: { rest.starts(with: $0) }) { rest = rest.dropFirst(hedge.count) }
        while let hedge = Reading.trailing.first(where: { rest.suffix($0.count).elementsEqual($0) }) { rest = rest.dropLast(hedge.count) }
        guard rest.count < words.count, (1...3).contains(rest.count), rest.allSatisfy({ !Reading.others.contains($0) }),
            let first = rest.first, Double(first) != nil || Reading.numbers.contains(first) || Reading.isOneAndHalf(rest)
        else { return self }
        var plain = self
        plain.text = "no, " + rest.joined(separator: " ")
        plain.untimed = plain.text
        plain.intent = IntentScore("correct", 0.9)
        plain.ordinal = nil
        plain.when = When()
        plain.dates = []
        plain.aim = nil
        return plain
    }

    private static let counted: Set<String> = [
        "log_food", "correct", "copy_entries", "plan_meal", "log_water", "log_exercise", "log_weight",
    ]

    private static let numbers = Set(
        Word.split(
            "a an half quarter one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty sixty un una uno medio media dos "
                + "tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta"))
    private static let truly = phrases("en realidad,no,actually,al final")
    private static let being = phrases("fue,fueron,era,eran")

    /// "taza y media".
    private static func isOneAndHalf(_ words: ArraySlice<String>) -> Bool {
        words.count == 3 && words.dropFirst().first == "y" && ["medio", "media"].contains(words.last) && words.first.flatMap(Unit.named) != nil
    }
    private static let denying: Set<String> = ["no", "actually", "sorry", "perdon", "oops", "digo"]

    private static func phrases(_ text: String) -> [[String]] { text.split(separator: ",").map { Word.split(String($0)) } }

    private static let leading = phrases(
        """
        lets say,let us say,more like,closer to,nearer to,i think,i guess,i suppose,id say,i would say,i d say,ill say,i ll say,call it,go with,at least,
        at most,so,ok,okay,well,hm,hmm,hmmm,um,say,probably,maybe,perhaps,rather,fine,alright,all right,right,possibly,or rather,make that,it was,was it,
        digamos,pongamos,más bien,en realidad,al final,la verdad,solo,fue,fueron,entonces,pues,bueno,mejor,yo diría,diría,creo que,como,quizás,quizá,tal vez,al menos,a lo mejor,vale,ok,
        calculo,serían,sería,fueron como,eran como,eran,era,era como,era casi,era más o menos,era aproximadamente,fueron,supongo que,más o menos,aproximadamente,aprox,casi,cerca de,alrededor de
        """)
    private static let trailing = phrases(
        "sola,solo,nada más,nomás,nada ma,nomas,then,i think,i guess,i suppose,probably,or so,perhaps,maybe,id say,entonces,creo,mejor dicho,mejor,más o menos,supongo,yo creo,diría yo,in total,altogether,en total"
    )
    /// Words of another matter: "so 3 more".
    private static let others = Set(Word.split("more another less left extra most más otro otra menos only no not never a day per hour ago day"))
}
