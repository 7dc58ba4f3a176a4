import Nutrition

/// Days, clock times and meals as Spanish says them: "anteayer", "el martes pasado", "hace dos días", "a las tres y media de la tarde".
extension TimeGrammar {
    /// The Spanish span that starts at a token.
    func spanishSpan(at start: Int) -> TimeSpan? {
        spanishHeading(at: start) ?? spanishDay(at: start) ?? spanishAgo(at: start) ?? spanishRange(at: start) ?? numberedDay(at: start)
            ?? spanishCalendar(at: start) ?? spanishPart(at: start) ?? spanishClock(at: start) ?? spanishMeal(at: start)
    }

    private func dates(_ range: Range<Int>, _ days: ClosedRange<Day>, _ part: PartOfDay? = nil) -> TimeSpan {
        TimeSpan(tokens: range, kind: .date, when: When(days: days, part: part))
    }

    /// A day so many from today, with the part of it that may follow.
    func day(_ offset: Int, _ start: Int, _ end: Int, _ known: PartOfDay? = nil) -> TimeSpan {
        let day = today.advanced(by: offset)
        let part = known == nil ? spanishPartOfDay(at: end) : nil
        return dates(start..<(part?.end ?? end), day...day, known ?? part?.part)
    }

    // MARK: Days

    private func spanishDay(at start: Int) -> TimeSpan? {
        let word = word(start), next = self.word(start + 1), third = self.word(start + 2)
        let before = start > 0 ? self.word(start - 1) : .none
        switch word {
        case "hoy": return next == "temprano" ? day(0, start, start + 2, .morning) : day(0, start, start + 1)
        case "ahora" where next == "mismo", "recien" where next == "ahora":
            return TimeSpan(tokens: start..<start + 2, kind: .time, when: When(minutesAgo: 0))
        // "… al desayuno, y ahora una ensalada": what comes last is of now.
        case "ahora", "ahorita":
            guard start > 2, before == "y", !["que", "cuanto", "cuanta", "cuantas", "como", "quiero", "voy", "no", "me"].contains(next),
                tokens.last?.word != "?"
            else { break }
            return TimeSpan(tokens: start..<start + 1, kind: .time, when: When(minutesAgo: 0))
        case "ayer": return isOfLeftovers(start) ? nil : day(-1, start, start + 1)
        case "manana": return ["la", "media"].contains(before) ? nil : day(1, start, start + 1)
        case "anoche": return isOfLeftovers(start) ? nil : day(-1, start, start + 1, .evening)
        case "anteayer", "antier", "antiayer", "antesdeayer": return day(-2, start, start + 1)
        case "anteanoche", "antenoche": return day(-2, start, start + 1, .evening)
        case "antes" where next == "de" && third == "ayer": return day(-2, start, start + 3)
        case "antes" where next == "de" && third == "anoche": return day(-2, start, start + 3, .evening)
        case "pasado" where next == "manana": return day(2, start, start + 2)
        case "esta", "este":
            guard let part = TimeWords.spanishParts[next] else { break }
            return day(0, start, start + 2, part)
        default: break
        }
        let led = ["pasado", "proximo", "este", "ultimo"].contains(word) ? start + 1 : start
        // "los lunes" are no day of the diary.
        guard let weekday = TimeWords.spanishWeekdays[self.word(led)], nameLength(led) < 2, before != "los" else { return nil }
        var end = led + 1
        var offset = -((today.weekday - weekday + 7) % 7)
        // "el martes 17", "el martes 17 de noviembre": the number decides.
        if let date = spanishCalendar(at: end), date.tokens.count > 1 {
            return TimeSpan(tokens: start..<date.tokens.upperBound, kind: .date, when: date.when)
        }
        if end < tokens.count, tokens[end].kind == .number, let number = tokens[end].value, let said = latest(dayOfMonth: number),
            said.weekday == weekday
        {
            return dates(start..<end + 1, said...said)
        }
        let following = (weekday - today.weekday + 6) % 7 + 1
        if self.word(end) == "que", self.word(end + 1) == "viene" {
            (offset, end) = (following, end + 2)
        } else if self.word(end) == "proximo" {
            (offset, end) = (following, end + 1)
        } else if isToCome {
            offset = following
        } else if ["pasado", "anterior"].contains(self.word(end)) {
            (offset, end) = (offset == 0 ? -7 : offset, end + 1)
        } else if self.word(end) == "de", self.word(end + 1) == "la", self.word(end + 2) == "semana", self.word(end + 3) == "pasada" {
            (offset, end) = (weekday - today.weekday - 7, end + 4)
        } else if word == "proximo" {
            offset = following
        } else if word == "pasado" || word == "ultimo", offset == 0 {
            offset = -7
        }
        return day(offset, start, end)
    }

    /// Whether the message speaks of what is to come: "planea para el lunes", "el martes voy a cenar", "va a llover el lunes".
    private var isToCome: Bool {
        tokens.indices.contains { place in
            if TimeWords.planning.contains(tokens[place]) { return true }
            if word(place) == "plan", ["el", "del", "al", "mi"].contains(word(place - 1)) { return true }
            return ["voy", "vamos", "va", "van"].contains(tokens[place].word) && word(place + 1) == "a"
                && ["ar", "er", "ir"].contains { text(place + 2).hasSuffix($0) }
        }
    }

    /// "la semana pasada", "los últimos 7 días", "el mes que viene", "este finde", "toda la semana".
    private func spanishRange(at start: Int) -> TimeSpan? {
        guard namesStretch else { return nil }
        var place = start
        var which = ""
        if ["toda", "todo"].contains(word(place)), ["la", "el"].contains(word(place + 1)) { (which, place) = ("este", place + 2) }
        if ["el", "la", "los", "las"].contains(word(place)) { place += 1 }
        // "cómo fue mi semana".
        if word(place) == "mi", ["semana", "mes"].contains(word(place + 1)) { (which, place) = ("este", place + 1) }
        if let word = TimeWords.spanishWhich[word(place)] { (which, place) = (word, place + 1) }
        if which == "ultimo" || which == "este" && ["estos", "estas"].contains(word(place - 1)), let (count, end) = amounts.number(at: place),
            count >= 1, count < 1000,
            let length = ["dia": 1, "semana": 7, "mes": 30, "mese": 30, "noche": 1, "ano": 365][amounts.singular(end)]
        {
            return dates(start..<end + 1, today.advanced(by: 1 - Int(count) * length)...today)
        }
        var noun = amounts.singular(place)
        var end = place + 1
        if noun == "fin", word(end) == "de", word(end + 1) == "semana" { (noun, end) = ("finde", end + 2) }
        guard ["semana", "mes", "finde", "ano"].contains(noun) else { return nil }
        if word(end) == "que", word(end + 1) == "viene" {
            (which, end) = ("proximo", end + 2)
        } else if let word = TimeWords.spanishWhich[word(end)], which.isEmpty, word != "este" {
            (which, end) = (word, end + 1)
        }
        // "lo más calórico de la semana", "en el mes": this one; "los días de la semana" are none of it.
        if which.isEmpty, noun == "semana" || noun == "mes", end - start == (word(start) == "mes" ? 1 : 2) {
            let lead = start > 0 ? text(start - 1) : "", head = start > 1 ? text(start - 2) : ""
            if lead == "de" && word(start) == "la" || lead == "en" && ["la", "el"].contains(word(start)) || lead == "del" && word(start) == "mes"
                || ["la", "el"].contains(word(start))
                    && ["muestrame", "muestra", "ensename", "mostrame", "ver", "resumeme", "resume"].contains(lead),
                !tokens.contains(where: { $0.text.hasPrefix("grafic") }),
                !["dia", "dias", "fin", "fines", "final", "principio", "mitad", "vez", "veces"].contains(head)
            {
                which = "este"
            }
        }
        // "tres veces a la semana" names no days; "el fin de semana" does.
        guard !which.isEmpty || noun == "finde" && (place > start || word(start - 1) == "del") else { return nil }
        let monday = today.advanced(by: 1 - today.weekday)
        let (year, month, _) = today.civil
        switch (noun, which) {
        case ("semana", "pasado"): return dates(start..<end, monday.advanced(by: -7)...monday.advanced(by: -1))
        case ("semana", "ultimo"): return dates(start..<end, today.advanced(by: -6)...today)
        case ("semana", "proximo"): return dates(start..<end, monday.advanced(by: 7)...monday.advanced(by: 13))
        case ("semana", _): return dates(start..<end, monday...monday.advanced(by: 6))
        case ("finde", "pasado"), ("finde", "ultimo"): return dates(start..<end, monday.advanced(by: -2)...monday.advanced(by: -1))
        case ("finde", "proximo"): return dates(start..<end, monday.advanced(by: 12)...monday.advanced(by: 13))
        case ("finde", _): return dates(start..<end, monday.advanced(by: 5)...monday.advanced(by: 6))
        case ("mes", "pasado"):
            return dates(start..<end, Day(year: year, month: month - 1, day: 1)...Day(year: year, month: month, day: 1).advanced(by: -1))
        case ("mes", "ultimo"): return dates(start..<end, today.advanced(by: -29)...today)
        case ("mes", "proximo"):
            return dates(start..<end, Day(year: year, month: month + 1, day: 1)...Day(year: year, month: month + 2, day: 1).advanced(by: -1))
        case ("mes", _): return dates(start..<end, Day(year: year, month: month, day: 1)...Day(year: year, month: month + 1, day: 1).advanced(by: -1))
        case ("ano", "este"): return dates(start..<end, Day(year: year, month: 1, day: 1)...today)
        default: return nil
        }
    }

    /// "5 de mayo", "primero de noviembre", "el día 18", "18/11", "18-11-2026": the day comes first.
    private func spanishCalendar(at start: Int) -> TimeSpan? {
        func number(_ index: Int) -> Int? {
            guard index < tokens.count, tokens[index].kind == .number, let value = tokens[index].value, value == value.rounded(), value < 10_000
            else {
                return nil
            }
            return Int(value)
        }
        func span(_ end: Int, _ day: Day?) -> TimeSpan? { day.map { dates(start..<end, $0...$0) } }
        if word(start) == "dia", let number = number(start + 1), let said = latest(dayOfMonth: Double(number)) { return span(start + 2, said) }
        if let day = number(start), (1...31).contains(day) {
            for mark in ["/", "-"] where amounts.isMark(start + 1, mark) {
                guard let month = number(start + 2), (1...12).contains(month) else { continue }
                if amounts.isMark(start + 3, mark), let year = number(start + 4) { return span(start + 5, civil(year, month, day)) }
                if mark == "/", lexicon.isSpanish { return span(start + 3, nearest(month, day)) }
            }
        }
        let first = ["primero", "1ro", "1ero"].contains(word(start))
        guard let (said, end) = first ? (1, start + 1) : amounts.number(at: start), said >= 1, said <= 31, said == said.rounded(), word(end) == "de",
            let month = TimeWords.months[word(end + 1)]
        else { return monthAlone(at: start) }
        var last = end + 2
        if ["de", "del"].contains(word(last)), let year = number(last + 1), year > 1900 {
            last += 2
            return span(last, civil(year, month, Int(said)))
        }
        return span(last, nearest(month, Int(said)))
    }

    private func civil(_ year: Int, _ month: Int, _ day: Int) -> Day? {
        let said = Day(year: year < 100 ? 2000 + year : year, month: month, day: day)
        return said.civil.day == day ? said : nil
    }

    /// The latest such day of a month, not after today.
    func latest(dayOfMonth number: Double) -> Day? {
        guard number >= 1, number <= 31, number == number.rounded() else { return nil }
        let (year, month, _) = today.civil
        for back in 0...2 {
            let said = Day(year: year, month: month - back, day: 1).advanced(by: Int(number) - 1)
            if said <= today, said.civil.day == Int(number) { return said }
        }
        return nil
    }

    // MARK: Parts of the day

    /// "por la noche", "en la mañana", "a la tarde", "al mediodía", "noche".
    private func spanishPartOfDay(at start: Int) -> (part: PartOfDay, end: Int)? {
        if ["por", "en", "a", "de"].contains(word(start)), word(start + 1) == "la", let part = TimeWords.spanishParts[word(start + 2)] {
            return (part, start + 3)
        }
        // "y de noche salmón", "de mañana té con bizcochos".
        if word(start) == "de", let part = ["noche": .evening, "manana": .morning, "tarde": .afternoon][text(start + 1)] as PartOfDay?,
            start == 0 || tokens[start - 1].kind == .mark || ["y", "hoy", "ayer"].contains(word(start - 1)), start + 2 < tokens.count,
            part == .evening || !["quita", "borra", "el", "la", "a", "no", "que", "voy", "quiero", "vamos", "tengo"].contains(word(start + 2))
        {
            return (part, start + 2)
        }
        if ["al", "a", "del", "de"].contains(word(start)) {
            if word(start + 1) == "mediodia" { return (.noon, start + 2) }
            if word(start + 1) == "medio", word(start + 2) == "dia" { return (.noon, start + 3) }
        }
        if ["noche", "tarde", "mediodia"].contains(word(start)), let part = TimeWords.spanishParts[word(start)] { return (part, start + 1) }
        return nil
    }

    private func spanishPart(at start: Int) -> TimeSpan? {
        // "a media mañana", "a la media tarde" is when one has a snack.
        if word(start) == "media", ["manana", "tarde"].contains(word(start + 1)),
            start == 0 || ["a", "de"].contains(word(start - 1)) || tokens[start - 1].kind == .mark
                || word(start - 1) == "la" && start > 1 && ["a", "en", "de"].contains(word(start - 2))
        {
            return TimeSpan(tokens: start..<start + 2, kind: .meal, when: When(meal: .snack))
        }
        guard !["noche", "tarde"].contains(word(start)), let (part, end) = spanishPartOfDay(at: start) else { return nil }
        return TimeSpan(tokens: start..<end, kind: .time, when: When(part: part))
    }

    /// "mediodía: sopa, tarde: banana, noche: pan": parts of the day that head what was eaten in them; "mañana:" is tomorrow where it heads alone.
    private func spanishHeading(at start: Int) -> TimeSpan? {
        func heads(_ place: Int) -> Bool {
            (place == 0 || tokens[place - 1].kind == .mark) && amounts.isMark(place + 1, ":")
        }
        guard ["manana", "mediodia", "tarde", "noche"].contains(word(start)), heads(start) else { return nil }
        let others = tokens.indices.filter { $0 != start && heads($0) }.map { word($0) }
        func span(_ meal: Meal) -> TimeSpan { TimeSpan(tokens: start..<start + 1, kind: .meal, when: When(meal: meal)) }
        switch word(start) {
        case "manana": return others.contains { ["mediodia", "tarde", "noche", "almuerzo", "comida", "cena"].contains($0) } ? span(.breakfast) : nil
        case "mediodia": return span(.lunch)
        case "noche": return span(.dinner)
        default: return span(others.isEmpty || others.contains { ["mediodia", "almuerzo", "comida"].contains($0) } ? .snack : .lunch)
        }
    }

    // MARK: Clock times

    /// "las tres y media", "14:30", "las 9 de la noche", "las cinco menos cuarto", "cuarto para las tres".
    private func spanishClock(at start: Int) -> TimeSpan? {
        if word(start) == "medianoche", nameLength(start) < 2 { return TimeSpan(tokens: start..<start + 1, kind: .time, when: When(minute: 0)) }
        if let (minutes, end) = word(start) == "cuarto" ? (15, start + 1) : amounts.number(at: start), word(end) == "para",
            ["las", "la"].contains(word(end + 1)), minutes < 60, let hour = spanishHour(at: end + 2)
        {
            return clockSpan(start, hour.end, hour.value - minutes / 60 + (hour.value == 1 ? 12 : 0), led: true)
        }
        let before = start > 0 ? text(start - 1) : ""
        let led = before == "las" || before == "la" && ["una", "1"].contains(word(start)) || isRoughly(start)
        guard let hour = spanishHour(at: start, led: led) else { return nil }
        // "de carne las dos": both of them.
        if led, word(start) == "dos", start + 1 == tokens.count, start > 1, !TimeWords.spanishLeads.contains(word(start - 2)) { return nil }
        var end = hour.end
        var value = hour.value
        var isClock = hour.isClock
        if led, value == value.rounded(), ["y", "con", "menos"].contains(word(end)) {
            if word(end) == "menos", word(end + 1) == "cuarto" {
                (value, end) = (value - 0.25, end + 2)
            } else if word(end) == "y", ["pico", "algo"].contains(word(end + 1)) {
                end += 2
            } else if let (minutes, last) = amounts.number(at: end + 1), minutes >= 5, minutes < 60, minutes == minutes.rounded(),
                nameLength(last) == 0, amounts.unit(at: last) == nil
            {
                (value, end) = (value + (word(end) == "menos" ? -1 : 1) * minutes / 60, last)
            }
        }
        // "la una menos cuarto" is of midday.
        if value < 1, hour.value == 1 { value += 12 }
        if ["h", "hs", "hr", "hrs", "hora", "horas"].contains(word(end)),
            led || isClock || tokens[start].kind == .number && value >= 5 && word(end) == "hs"
        {
            end += 1
            isClock = true
        } else if word(end) == "en", word(end + 1) == "punto" {
            end += 2
        }
        // "las 3 galletas" are no time; "a las 3 galletas" hardly ever is one.
        let lead = start > 1 ? text(start - 2) : ""
        let isRough = isRoughly(start) && nameLength(end) == 0 && amounts.unit(at: end) == nil
        let isTold = led && (isRough || TimeWords.spanishLeads.contains(lead) || end >= tokens.count || tokens[end].kind == .mark)
        return clockSpan(start, end, value, led: isTold || isClock)
    }

    private func clockSpan(_ start: Int, _ end: Int, _ value: Double, led: Bool) -> TimeSpan? {
        guard value >= 0, value < 24.01 else { return nil }
        let total = Int((value * 60).rounded())
        let hour = total / 60, minute = total % 60
        func span(_ end: Int, _ hour: Int) -> TimeSpan {
            TimeSpan(tokens: start..<end, kind: .time, when: When(minute: (hour * 60 + minute) % 1440))
        }
        if let (shifted, after) = halfDay(end, hour) { return span(after, shifted) }
        let last = word(end + 1) == "la" ? text(end + 2) : word(end) == "del" ? text(end + 1) : ""
        // "uno en la mañana y otro en la tarde" counts what was eaten.
        let isHour = ["de", "del"].contains(word(end)) || ["por", "en"].contains(word(end)) && start > 0 && ["las", "la"].contains(word(start - 1))
        if isHour, hour <= 12, hour >= 1 {
            let after = word(end) == "del" ? end + 2 : end + 3
            switch last {
            case "manana": return span(after, hour)
            case "tarde": return span(after, hour < 12 ? hour + 12 : 12)
            case "noche": return span(after, hour == 12 ? 0 : hour >= 5 ? hour + 12 : hour)
            case "madrugada": return span(after, hour % 12)
            case "mediodia": return span(after, hour < 4 ? hour + 12 : hour)
            default: break
            }
        }
        return led ? span(end, hour > 12 || hour == 0 ? hour : guess(hour)) : nil
    }

    // MARK: Meals

    /// "comida: lentejas", at the beginning or after another meal.
    private func isLabel(_ start: Int) -> Bool {
        guard start == 0 || tokens[start - 1].kind == .mark else { return false }
        // "desayuno 2 tostadas; comida 180 g de salmón; cena una sopa".
        let isListed =
            tokens.contains { ["desayuno", "cena", "merienda"].contains($0.word) }
            && (amounts.quantity(at: start + 1) != nil || nameLength(start + 1) > 0)
        return amounts.isMark(start + 1, ":") || isListed
    }

    /// "ayer la comida fue …", "y la comida fue …".
    private func isOfDay(_ place: Int) -> Bool {
        ["y", "e", "hoy", "ayer", "anteayer", "antier"].contains(word(place)) || TimeWords.spanishWeekdays[word(place)] != nil
    }

    /// "el miércoles paella para comer": what there was that day, and nothing asked for.
    private func endsDay(_ start: Int) -> Bool {
        guard start + 1 == tokens.count || tokens[start + 1].kind == .mark && tokens[start + 1].word != "?" else { return false }
        return tokens[..<start].contains { ["ayer", "hoy", "anteayer", "antier"].contains($0.word) || TimeWords.spanishWeekdays[$0.word] != nil }
            && !tokens.contains { TimeWords.wanting.contains($0) }
    }

    /// Meals that one word alone does not tell: "para la comida", "a la hora de comer", "tomé once", "desayuné … comí … cené".
    private func spanishMeal(at start: Int) -> TimeSpan? {
        let before = word(start - 1), second = word(start - 2)
        func span(_ end: Int, _ meal: Meal) -> TimeSpan { TimeSpan(tokens: start..<end, kind: .meal, when: When(meal: meal)) }
        switch word(start) {
        case "comida", "comidita":
            guard nameLength(start) < 2 else { return nil }
            let led =
                before == "la" && ["del", "de"].contains(word(start + 1))
                && (TimeWords.spanishWeekdays[word(start + 2)] != nil || ["hoy", "ayer", "manana"].contains(word(start + 2)))
                || before == "la" && start == 1
                    && ["fue", "era", "la", "tambien", "llevo", "llevaba", "incluyo", "traia"].contains(word(start + 1))
                || before == "la"
                    && [
                        "tuvo", "tenido", "fue", "sido", "sumo", "sumado", "era", "tenia", "llevaba", "aporto", "aportado", "borra", "quita",
                        "elimina", "borrar",
                    ].contains(second)
                    && (start + 1 >= tokens.count || tokens[start + 1].kind == .mark)
                || before == "la" && (amounts.isMark(start + 1, ":") || isOfDay(start - 2) && TimeWords.being.contains(word(start + 1)))
                || ["la", "mi", "una"].contains(before) && ["para", "en", "a", "de", "durante"].contains(second) || before == "de" && second != "la"
            return led && !TimeWords.kindsOfFood.contains(word(start + 1)) || isLabel(start) ? span(start + 1, besideLunch ? .dinner : .lunch) : nil
        // "y de comer lentejas"; "algo de comer" is anything.
        case "comer" where before == "de" && (start == 1 || ["y", "e", ",", ".", ";", "hoy", "ayer", "luego", "despues", "yo"].contains(second)):
            return span(start + 1, .lunch)
        // "para comer, un plato de lentejas", "y para comer, macarrones".
        case "comer":
            let hadThen = tokens[..<max(start - 1, 0)].suffix(3).contains { ["tomado", "comido", "hubo", "tuve", "habia", "tome"].contains($0.word) }
            let isOrdered = start + 1 == tokens.count && ["eso", "esto", "esa", "ese"].contains(second)
            let opens =
                hadThen || isOrdered || start == 1 || isOfDay(start - 2) || [",", ".", ";", "luego", "despues", "ya"].contains(second)
                || endsDay(start)
                || second != "algo" && tokens.containsOne(of: TimeWords.mealsBeside) && !tokens.contains { TimeWords.wanting.contains($0) }
            return before == "de" && second == "hora" || before == "para" && opens ? span(start + 1, .lunch) : nil
        // Of Colombia: at mid-morning, and in the afternoon.
        case "medias" where word(start + 1) == "nueves": return span(start + 2, .snack)
        case "algo" where before == "al" || before == "el" && ["para", "en", "de"].contains(second) || isAfternoonBite(start):
            return span(start + 1, .snack)
        case "once", "onces":
            let led = ["la", "las", "tome", "tomamos", "tomar", "tomado", "tomando", "de", "mi"].contains(before)
            if start == 0, amounts.isMark(1, ":") { return span(1, .snack) }
            // "tomé once pan con palta y té": eleven would be of "panes".
            let isCounted =
                amounts.unit(at: start + 1) != nil && word(start + 1) != "pan"
                || nameLength(start + 1) > 0 && amounts.singular(start + 1) != text(start + 1)
            guard led, word(start) == "onces" || !(before == "las" && TimeWords.spanishLeads.contains(second)), !isCounted
            else {
                return nil
            }
            return span(start + 1, .snack)
        case "comi", "comimos", "comiste", "comido":
            return namesMeals && !["tambien", "me", "nos", "ademas", "luego", "no", "nada"].contains(before) ? span(start + 1, .lunch) : nil
        default: return nil
        }
    }
}
