import NLU
import Nutrition

/// How people begin in Spanish, before any food is told: "quiero registrar lo que como", "me mandó la nutricionista", "quiero controlar mi diabetes".
extension Intents {
    static func firstWords(_ reading: Reading) -> [Request]? {
        let words = reading.words, text = " \(words.joined(separator: " ")) "
        guard (3...24).contains(words.count), reading.foods.allSatisfy({ $0.best == nil || isSugar($0) }), !reading.text.contains("?"),
            reading.amounts.allSatisfy({ $0.unit == nil && ($0.quantity ?? 1 == 1 || $0.quantity == reading.profile.age) }), reading.when.meal == nil,
            reading.when.minute == nil
        else { return nil }
        let begins = opensRecord(words, text) || sentBySomebody(words, text) || startsDiet(words)
        let conditions = ofOneself(reading, words, text)
        if let conditions { return conditions + (begins ? [.goAhead(When())] : []) }
        return begins && reading.nutrients.isEmpty ? profileTold(reading) + [.goAhead(When())] : nil
    }

    /// What is told of oneself along with it.
    private static func profileTold(_ reading: Reading) -> [Request] { reading.profile.isEmpty ? [] : profile(reading) }

    /// "quiero registrar lo que como", "hola quiero anotar mi comida", "necesito llevar un control de mis comidas".
    private static func opensRecord(_ words: [String], _ text: String) -> Bool {
        guard words.contains(where: ["quiero", "quisiera", "necesito", "gustaria", "voy", "vengo", "dijo", "pidio"].contains),
            words.contains(where: recording.contains)
        else { return false }
        return eaten.contains(where: text.contains)
    }

    /// "me mandó la nutricionista", "mi doctora me pidió un registro de comidas", "mi nieta me puso este programa".
    private static func sentBySomebody(_ words: [String], _ text: String) -> Bool {
        let isHealer = words.contains(where: healers.contains), isOther = isHealer || words.contains(where: family.contains)
        let bySomebody = words.contains("me") && words.contains(where: sending.contains)
        guard isOther, bySomebody else { return false }
        return isHealer && words.count <= 5 && words.contains(where: ["mando", "envio", "recomendo"].contains)
            || words.contains(where: ["programa", "app", "aplicacion", "aplicación", "bot"].contains) || text.contains(" registro de ")
            || text.contains(" diario ") || words.contains(where: ["apunte", "anote", "registre"].contains) && eaten.contains(where: text.contains)
    }

    /// "hola! arranco hoy con la dieta", "hoy empiezo la dieta".
    private static func startsDiet(_ words: [String]) -> Bool {
        words.count <= 8 && words.contains(where: ["arranco", "empiezo", "comienzo", "inicio", "empece"].contains) && words.contains("dieta")
            && words.isDisjoint(with: ["manana", "lunes", "cuando", "que", "como", "semana"])
    }

    /// "quiero controlar mi diabetes", "tengo diabetes e hipertensión", "tengo azúcar en la sangre", "tengo hígado graso": kept, or what to watch.
    private static func ofOneself(_ reading: Reading, _ words: [String], _ text: String) -> [Request]? {
        let isOwn =
            words.contains(where: ["soy", "tengo", "padezco", "sufro", "i", "im"].contains) || text.contains(" mi diabete")
            || text.contains(" me salio ")
            || text.contains(" me detectaron ") || text.contains(" me diagnosticaron ")
        guard isOwn, words.isDisjoint(with: notOwn), reading.nutrients.allSatisfy({ [.sugars, .carbohydrate, .fat].contains($0) }),
            [
                "set_preference", "out_of_scope", "set_goal", "inform", "set_profile", "ask_nutrient", "log_food", "forget_kept", "greet",
                "ask_intake", "export_data",
            ]
            .contains(reading.intent.name)
        else { return nil }
        let isDiabetic = words.contains { $0.hasPrefix("diabet") || $0.hasPrefix("prediabet") } || highSugar.contains(where: text.contains)
        let hasFattyLiver = text.contains(" higado graso ") || text.contains(" fatty liver ")
        let isMore = words.contains { $0.hasPrefix("hipertens") } || text.contains(" presion alta ") || text.contains(" high blood pressure ")
        // What is told of a sole condition in the usual way is read elsewhere.
        guard
            isDiabetic && (isMore || words.count > 6 || !words.contains(where: { $0.hasPrefix("diabet") }) || text.contains(" mi diabete"))
                || hasFattyLiver
        else { return nil }
        let kept: [Request] = isDiabetic ? [.setPreferences([Preference(kind: .diet, words: [Diet.diabetes.rawValue])])] : []
        let watched: [Nutrient] = (isMore ? [.sodium] : []) + (hasFattyLiver ? [.sugars, .saturatedFat] : [])
        return profileTold(reading) + kept + (watched.isEmpty ? [] : [.askIntake(watched, limit: true)])
    }

    private static func isSugar(_ food: FoodMention) -> Bool { ["azucar", "higado", "liver", "sugar"].contains(Word.split(food.said).first) }

    private static let recording = Set(
        Word.split("anotar registrar apuntar llevar escribir controlar monitorear guardar apunte anote registre lleve registro control diario"))
    private static let eaten = [
        " lo que como ", " lo que comemos ", " mi comida ", " lo que voy comiendo ", " mi alimentacion ", " de comida ", " todo lo que como ",
        " lo que ando comiendo ", " lo que coma ",
    ]
    private static let healers = Set(
        Word.split(
            "médico médica doctor doctora dr dra nutricionista nutrióloga nutriólogo dietista nutri cardiólogo cardióloga endocrino ginecóloga enfermera"
        ))
    private static let family = Set(
        Word.split(
            "nieta nieto hija hijo esposa esposo marido mujer hermana hermano sobrina sobrino prima primo amiga amigo nuera yerno vecina mamá papá"))
    private static let sending = Set(
        Word.split("mandó puso instaló recomendó descargó bajó dijo pidió aconsejó habló enseñó envió"))
    private static let notOwn = Set(
        Word.split("no mamá papá madre padre abuela abuelo receta recetas recipe menú ideas apta apto comí tomé desayuné almorcé cené gestacional"))
    private static let highSugar = [
        " azucar alta ", " azucar alto ", " azucar elevada ", " azucar en la sangre ", " azucar en sangre ", " glucosa alta ", " glucosa elevada ",
        " azucar en ayuna ",
    ]
}
