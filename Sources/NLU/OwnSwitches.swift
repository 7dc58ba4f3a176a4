import Nutrition

/// Notices, exercise credit, goals that end, goals that were reached.
extension OwnGrammar {
    /// "tell me when I'm over by 200", "no avises más", "which notices do I have?".
    func notice() -> NoticeMention? {
        let nouns: [WordKey] = [
            "notice", "notices", "notification", "notifications", "alert", "alerts", "warning", "warnings", "aviso", "avisos", "notificacion",
            "notificaciones", "alerta", "alertas",
        ]
        let telling =
            hasOne(of: OwnWords.warning) || says("tell me when") || says("tell me if") || says("let me know when") || says("let me know if")
            || says("telling me when") || says("telling me if") || says("dime cuando") || says("dime si") || says("decirme cuando")
            || says("telling me") || says("be told if") || says("be told when")
        let congratulates = hasOne(of: OwnWords.congratulating)
        guard has(nouns) || telling || congratulates else { return nil }
        guard !has(["tv", "phone", "celular", "telefono", "whatsapp", "email", "mail", "correo", "app", "news", "noticias"]) else { return nil }
        guard !has(["friend", "dietitian", "dietician", "nutritionist", "nutricionista", "amigo", "amiga"]) else { return nil }
        let isOff =
            has([
                "stop", "dont", "off", "disable", "mute", "quit", "deja", "dejes", "apaga", "desactiva", "silencia", "sin", "never", "enough",
            ])
            || isTakenAway(at: opening) || words.first == "no" || says("no more") || says("no me") || says("no avises") || says("not tell")
            || says("do not") || says("no quiero")
            || says("ya no")
        let isOn = has(["on", "enable", "activa", "enciende", "want", "start", "again", "quiero", "pon", "activar"])
        if let first = words.first,
            ["what", "which", "list", "show", "do", "que", "cuales", "muestra", "muestrame", "lista", "tengo"].contains(first), has(nouns)
        {
            return NoticeMention()
        }
        var mention = NoticeMention(isOn: !isOff)
        if isOff, has(["that", "this", "ese", "esa", "este", "esta", "eso"]) { mention.pointsBack = true }
        // "tell me if rice has less than pasta" is of foods.
        let isOwn = has(nouns) || hasOne(of: OwnWords.ofOneself) || hasOne(of: OwnWords.goals)
        if isOwn { mention.kind = hasOne(of: OwnWords.over) ? .over : hasOne(of: OwnWords.under) ? .under : nil }
        if mention.kind == nil, congratulates { mention.kind = .reached }
        if mention.kind == nil, telling, !has(nouns), has(["reach", "reached", "hit", "meet", "alcance", "cumpla", "llegue", "logre"]) {
            mention.kind = .reached
        }
        // "tell me when the match starts", "avísame cuando llueva".
        guard mention.kind != nil || has(nouns) && (isOff || isOn) || isOff && (telling && words.count <= 4 || has(["avises", "avisarme", "avisos"]))
        else { return nil }
        if !isOff, let number = tokens.first(where: { $0.kind == .number }) {
            mention.amount = number.value
            mention.isPercent = number.percent || has(["percent", "%", "porciento"]) || says("por ciento")
        }
        // "avísame cuando me pase de 2000": a day's total, and no margin.
        if mention.kind == .over, !mention.isPercent, let amount = mention.amount, amount >= 800, !has(["por", "by", "mg"]),
            !hasOne(of: OwnWords.goals)
        {
            mention.total = amount
            mention.amount = nil
        }
        // "warn me when I go over 2000 mg of sodium".
        if mention.kind == .over, !mention.isPercent, mention.total == nil, let amount = mention.amount, amount >= 20,
            has(["mg", "g", "grams", "gramos"]),
            !has(["por", "by", "extra", "meal", "meals", "comida", "comidas", "plato"]), !hasOne(of: OwnWords.goals)
        {
            (mention.total, mention.amount) = (amount, nil)
        }
        // "avísame cuando me pase 200 calorías de mi meta de 2000": the goal, and how far over it.
        let numbers = tokens.filter { $0.kind == .number }.compactMap(\.value)
        if mention.kind == .over, !mention.isPercent, hasOne(of: OwnWords.goals), numbers.count == 2, let goal = numbers.max(), goal >= 800,
            let margin = numbers.min(), margin < 800
        {
            (mention.amount, mention.total) = (margin, goal)
        }
        // "remind me at 8 if I'm under": a time, not an amount.
        if has(["am", "pm", "oclock"]) { mention.amount = nil }
        return mention
    }

    /// Where the first word stands that is no more than polite.
    private var opening: Int { words.firstIndex { !OwnWords.openings.contains($0) } ?? 0 }

    /// "remove", "quita", "quítame", "quítalo": a verb of ending, with the pronouns that may hang on it.
    private func isTakenAway(at place: Int) -> Bool {
        guard words.indices.contains(place) else { return false }
        let verb = words[place]
        return OwnWords.ending.contains(verb)
            || ["me", "lo", "la", "melo", "mela"].contains { verb.hasSuffix($0) && OwnWords.ending.contains(String(verb.dropLast($0.count))) }
    }

    /// "count exercise", "don't count my workouts", "count net calories", "does exercise count?".
    func credit() -> CreditMention? {
        let isOfKind =
            has(["net", "gross", "neto", "bruto", "neta", "bruta"]) && has(["count", "it", "use", "cuenta", "cuentalo", "usa", "make", "ponlo"])
        guard hasOne(of: OwnWords.exercise) || isOfKind, hasOne(of: OwnWords.counting) || isOfKind, !hasNumber, words.count <= 14,
            !has(["how", "cuanto", "cuantas", "cuantos", "today", "hoy", "yesterday", "ayer", "week", "semana", "did", "hice"])
        else { return nil }
        let isNet: Bool? =
            has(["net", "neto", "neta", "netas", "netos"]) ? true : has(["gross", "bruto", "bruta", "brutas", "brutos"]) ? false : nil
        if let first = words.first(where: { $0 != "me" }),
            ["do", "does", "is", "are"].contains(first) || isQuestion && ["cuentas", "cuenta", "se", "cuentan"].contains(first)
        {
            return CreditMention()
        }
        let isOff = has([
            "dont", "shouldnt", "not", "stop", "ignore", "exclude", "without", "never", "no", "deja", "ignora", "excluye", "sin", "leave", "forget",
            "descarta",
            "dejes",
        ])
        return CreditMention(isOn: !isOff, isNet: isNet)
    }

    /// "remove my protein goal", "ya no quiero meta de sodio".
    func endsGoals() -> Bool {
        guard hasOne(of: OwnWords.goals), !hasNumber, !isQuestion, !has(["weight", "peso", "friend", "recipe"]) else { return false }
        return isTakenAway(at: opening) || says("get rid of", at: opening) || says("no more", at: opening) || says("ya no quiero")
            || says("dont want") || says("no longer want") || says("ya no", at: opening)
    }

    /// "what's my streak?", "how often did I reach my protein goal this month?", "¿cumplí mi meta ayer?".
    func reached() -> OwnMatter? {
        guard !has(["friend", "friends", "than", "amigo", "amiga", "amigos"]), !says("tell me when"), !says("tell me if") else { return nil }
        if has(["streak", "streaks", "racha", "rachas"])
            || ((hasOne(of: OwnWords.goals) || has(["day", "days", "dia", "dias"]))
                && (says("in a row") || has(["seguidos", "consecutive", "consecutivos"])))
        {
            let isOwn = words.count <= 2 || hasOne(of: OwnWords.goals) || has(["my", "i", "im", "mi", "llevo", "tengo", "ive", "voy"])
            return words.count <= 12 && isOwn ? .reached(isStreak: true, isOneDay: false) : nil
        }
        guard hasOne(of: OwnWords.goals), hasOne(of: OwnWords.reaching) else { return nil }
        let counts =
            says("how often") || says("how many times") || says("how many days") || says("cuantas veces") || says("cuantos dias")
            || says("what share")
            || says("que tan seguido") || says("con que frecuencia")
        let asks =
            ["did", "have", "was", "were", "do", "am"].contains(words.first ?? "")
            || isQuestion && has(["cumpli", "alcance", "llegue", "logre", "he", "cumplo"])
        return counts || asks ? .reached(isStreak: false, isOneDay: !counts) : nil
    }
}
