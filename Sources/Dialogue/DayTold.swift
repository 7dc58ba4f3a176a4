import NLU
import Nutrition

/// What people tell of their day beside what they ate: a birthday, the heat, a headache, a craving. It gets a word back, and nothing is written.
extension Talk {
    /// nil for nearly all; never where a food, an amount or a figure is told.
    static func ofTheDay(_ reading: Reading, _ tracker: Tracker) -> Talk? {
        let words = reading.words
        if words.count <= 12, reading.foods.isEmpty, reading.aim?.target == nil, !reading.text.hasSuffix("?"),
            !["por", "why", "porque"].contains(words.first), tellsOfHalt.isIn(words)
        {
            return .stuck
        }
        if words.count <= 10, reading.foods.isEmpty, reading.amounts.isEmpty, !reading.text.hasSuffix("?"), lowSpirits.isIn(words) {
            return .feeling
        }
        if words.count <= 11, !reading.text.hasSuffix("?"), reading.foods.allSatisfy({ sweets.contains($0.said) }),
            cravings.isIn(words)
        {
            return .craving
        }
        guard (1...11).contains(words.count), reading.foods.allSatisfy({ $0.best == nil || sweets.contains($0.said) }), reading.label == nil,
            reading.amounts.allSatisfy({ $0.unit == nil && $0.quantity ?? 1 == 1 }), reading.aim?.target == nil,
            words.isDisjoint(with: asking)
        else { return nil }
        if tracker.turns > 0, asksHow.isIn(words), words.count <= 6 { return .howAreYou }
        guard !reading.text.hasSuffix("?") else { return nil }
        guard reading.foods.isEmpty, reading.nutrients.isEmpty, reading.activity == nil, !Vocabulary.says(.eating, words) else { return nil }
        if words.contains(where: ["chiste", "joke"].contains), words.count <= 6 { return .joke }
        if words.contains(where: birthdays.contains), reading.profile.birthYear == nil { return .celebration }
        if words.count <= 5, wishesWell.isIn(words) { return .festive }
        if words.isDisjoint(with: ofEating) {
            if words.count <= 9, hard.isIn(words) { return .hardDay }
            if words.count <= 9, glad.isIn(words) { return .goodNews }
        }
        return states.first { isOnly(words, $0.core) && (!$0.isEnglishOpen || words.contains(where: weatherPlaces.contains)) }?.talk
    }

    /// A word of the matter, and beside it none that tells anything else.
    private static func isOnly(_ words: [String], _ core: Set<String>) -> Bool {
        words.count > 1 && words.contains(where: core.contains) && words.allSatisfy { core.contains($0) || beside.contains($0) }
    }

    private static func phrases(_ text: String) -> PhraseList { PhraseList(text, between: ",") }

    private static let sweets: Set<String> = ["dulce", "dulces", "lo dulce", "los dulces", "sweets", "sugar", "azúcar", "el dulce"]
    private static let asking = Set(
        Word.split(
            "receta recetas recipe ideas idea puedo debo debería recomiendas recomienda sugieres what which should could cuánto cuánta cuántos"))
    private static let asksHow = phrases(
        "cómo estás,cómo andas,cómo te va,qué tal estás,cómo te encuentras,bien y tú,bien y vos,bien y usted,how are you,how r u,good and you,how about you"
    )
    private static let tellsOfHalt = phrases(
        "estoy estancado,estoy estancada,me estanqué,no bajo de peso,no bajo nada,no logro bajar,no puedo bajar de peso,no consigo bajar,no adelgazo,"
            + "no bajo ni,sin bajar,sin bajar de peso,im stuck,not losing weight,not losing any weight,hit a plateau,cant lose weight,scale wont move,without losing anything,"
            + "without losing any,without losing weight,havent lost anything,not lost anything,losing nothing,weight wont budge,no pierdo peso,sin perder peso,"
            + "sin perder nada"
    )
    private static let lowSpirits = phrases(
        "keep failing,hate this diet,hate dieting,hate my diet,never going to lose,will never lose,ill never lose,giving up on this,give up on this,"
            + "feel like giving up,want to give up,i cant do this,no puedo con esto,no puedo más con esto,odio esta dieta,odio la dieta,odio hacer dieta,nunca voy a bajar,"
            + "jamás voy a bajar,nunca voy a adelgazar,quiero rendirme,me rindo,no sirvo para esto")
    private static let cravings = phrases(
        "no puedo dejar el dulce,no puedo dejar los dulces,no puedo dejar lo dulce,no puedo dejar de comer,no puedo parar de comer,dejar de picar,"
            + "me da ansiedad,me dan ansias,me da ansia,tengo ansiedad,me dan antojos,como por ansiedad,como por aburrimiento,adicta al dulce,adicto al dulce,"
            + "cant stop eating,cant stop snacking,eat when im bored,eating out of boredom,crave sweets at night,cravings at night,addicted to sugar")
    private static let birthdays = Set(Word.split("cumple cumpleaños cumpleañero cumpleañera birthday bday"))
    private static let wishesWell = phrases(
        "feliz navidad,feliz año,feliz pascua,felices fiestas,felices pascuas,feliz finde,buen finde,buen fin de semana,feliz fin de semana,merry christmas,"
            + "happy new year,happy holidays,happy easter,happy thanksgiving,happy friday")
    private static let ofEating = Set(Word.split("dieta diet comida meta goal comer eating calorías peso weight plan"))
    private static let hard = phrases(
        "mal día,día malo,día horrible,día pésimo,día terrible,día fatal,día difícil,día pesado,día duro,día de locos,me fue mal,me fue fatal,me peleé,peleé con,"
            + "extraño a,terminé con mi,perdí el trabajo,perdí mi trabajo,me despidieron,me echaron del trabajo,murió,falleció,se murió,bad day,rough day,"
            + "terrible day,awful day,hard day,broke up,lost my job,got fired,miss my,had a fight,passed away")
    private static let glad = phrases(
        "qué lindo día,qué bonito día,qué buen día,día tan lindo,día tan bonito,me fue bien,me fue muy bien,me fue genial,me fue súper,estoy feliz,estoy contento,"
            + "estoy contenta,estoy muy feliz,estoy muy contento,estoy muy contenta,estoy emocionada,estoy emocionado,conseguí trabajo,conseguí el trabajo,"
            + "me ascendieron,aprobé,pasé el examen,pasé la materia,me dieron el trabajo,me caso,estoy de vacaciones,great day,good day today,had a good day,"
            + "im happy,im so happy,im excited,got the job,got a new job,passed my exam,got promoted,im on vacation,im on holiday")
    private static let states: [(talk: Talk, core: Set<String>, isEnglishOpen: Bool)] = [
        (
            .tired,
            Set(
                Word.split(
                    "cansado cansada cansadísimo cansadísima agotado agotada rendido rendida molido molida sueño flojera pereza cansancio tired exhausted sleepy knackered drained"
                )), false
        ),
        (.hotDay, Set(Word.split("calor calorón calorazo")), false), (.hotDay, ["hot", "heat"], true),
        (.coldDay, Set(Word.split("frío friolento heladez lluvia llueve lloviendo freezing raining")), false), (.coldDay, ["cold"], true),
        (
            .unwell,
            Set(
                Word.split(
                    """
                    duele duelen dolor enfermo enferma enfermé gripe gripa engripado engripada resfriado resfriada resfrío catarro mareado mareada mareos
                    náuseas fiebre resaca cólicos sick headache migraine migraña flu nauseous hungover hangover fever cramps dizzy hurts aches
                    """)), false
        ),
        (.bored, Set(Word.split("aburrido aburrida aburrimiento bored")), false),
    ]
    private static let weatherPlaces: Set<String> = ["outside", "today", "here", "weather", "out"]
    /// Folded and singular.
    private static let beside = Set(
        Word.split(
            """
            estoy ando tengo vengo amanecí me siento qué hoy ayer muy re súper tan bien mucho mucha un una poco ay uf uy hace hay haciendo está es fue de del la el los
            las mi y con en por para a se afuera aquí acá esta mañana tarde noche todo toda día ya otra vez hola trabajo lunes martes miércoles jueves viernes sábado
            domingo cabeza estómago panza barriga espalda cuerpo garganta muela muelas rodilla rodillas pies pierna piernas pecho oído muero muerto muerta desde igual
            im i am m have got ive an my feel feeling so really just very bit little today its it is too outside here in out this that morning tonight again stomach
            tummy back throat head dead from work after weather s a the of and been all day
            """))
}
