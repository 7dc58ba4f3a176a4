import NLU
import Nutrition

/// What people tell of their day beside food: tired, ill, a birthday, guests, good news. A warm line, and nothing written.
extension Talk {
    static func ofLife(_ reading: Reading) -> Talk? {
        let words = reading.words
        guard words.count <= 12, !reading.text.hasSuffix("?"), reading.nutrients.isEmpty, reading.own == nil,
            reading.amounts.allSatisfy({ $0.quantity ?? 1 == 1 }), reading.profile.isEmpty, reading.aim == nil,
            reading.activity.map({ $0.said.contains("sleep") || $0.said.contains("slept") || $0.said.contains("dorm") }) ?? true,
            words.isDisjoint(with: asking), !ordering.contains(words[0]), words.isDisjoint(with: ["note", "nota", "apunta", "anota"])
        else { return nil }
        let open = Set(words.prefix(1)), isOfOneself = words.count <= 4 || !open.isDisjoint(with: opening)
        for (talk, phrases) in told {
            guard let named = phrases.first(in: words) else { continue }
            // "birthday cake", "soup because I have a cold": food is told.
            guard reading.foods.allSatisfy({ $0.best == nil || Word.split($0.said).allSatisfy(named.contains) }), isOfOneself else { return nil }
            // "off to bed" says good night.
            return talk == .celebration && words.contains(where: ["bed", "sleep", "work", "school", "gym", "dormir"].contains) ? nil : talk
        }
        return nil
    }

    /// The graver come first.
    private static let told: [(Talk, PhraseList)] = [
        (.grief, "died|passed away|broke up with|lost my job|got fired|funeral|falleció|murió|se murió|perdí mi trabajo|me despidieron|el funeral"),
        (
            .unwell,
            """
            bloated|headache|head ache|migraine|stomach ache|stomachache|tummy ache|belly ache|upset stomach|i m sick|im sick|feel sick|feeling sick|got sick|
            i m ill|im ill|feel ill|feeling ill|the flu|have a cold|got a cold|caught a cold|fever|nauseous|nausea|hungover|hangover|my period|period started|
            cramp|cramps|sore throat|under the weather|not feeling well|dont feel well|don t feel well|unwell|covid|toothache|heartburn|constipated|
            hinchado|hinchada|dolor de cabeza|me duele la cabeza|me duele el estómago|me duele la panza|dolor de estómago|estoy enfermo|estoy enferma|
            tengo gripe|resfriado|resfriada|tengo fiebre|náuseas|con resaca|tengo resaca|la regla|me siento mal del estómago|estreñido|estreñida|cólicos
            """
        ),
        (
            .tired,
            """
            tired|exhausted|sleepy|knackered|shattered|drained|worn out|no energy|low energy|sluggish|cant sleep|can t sleep|couldnt sleep|couldn t sleep|
            slept badly|slept terribly|barely slept|hardly slept|didnt sleep|didn t sleep|feeling lazy|cansado|cansada|agotado|agotada|con sueño|sin energía|
            no dormí|dormí mal|dormí fatal|dormí poco|he dormido mal|he dormido fatal|he dormido poco|no he dormido|no puedo dormir
            """
        ),
        (
            .hardDay,
            """
            work was awful|work was terrible|work was horrible|work was hell|work is awful|today was awful|today was terrible|
            today was horrible|day was awful|day was terrible|day was horrible|week was awful|week was terrible|a nightmare|rough day|rough week|bad day|long day|long week|terrible day|awful day|
            tough day|tough week|hard day|crazy day|hectic|stressful day|busy day|hate monday|my boss|día horrible|día pesado|día largo|mal día|día duro|
            día de locos|semana dura|mi jefe
            """
        ),
        (
            .celebration,
            """
            birthday|anniversary|happy friday|happy weekend|its friday|it s friday|on vacation|on holiday|vacation next|holiday next|going on holiday|
            going on vacation|off to|visiting|staying with|staying over|guest|guests|having people over|wedding|a party|christmas|thanksgiving|
            new year|cumpleaños|aniversario|de vacaciones|de viaje|viene mi|vienen mis|visita|visitas|invitado|invitados|una fiesta|una boda|
            por fin viernes|navidad
            """
        ),
        (
            .goodNews,
            """
            promoted|got the job|new job|proud of|feeling great|feel great|feeling good|feel good|feel amazing|feeling amazing|so happy|i m happy|im happy|
            good day today|had a good day|great day|best day|passed my|gave up smoking|quit smoking|got engaged|good mood|me ascendieron|nuevo trabajo|orgulloso|orgullosa|
            me siento bien|me siento genial|estoy contento|estoy contenta|estoy feliz|buen día hoy|gran día|dejé de fumar
            """
        ),
        (
            .heard,
            """
            raining|snowing|so hot|too hot|hot today|so cold|its cold|it s cold|freezing|sunny|nice weather|i m bored|im bored|so bored|i m full|im full|
            so full|stuffed|nothing much|llueve|lloviendo|nevando|qué calor|qué frío|hace calor|hace frío|estoy aburrido|estoy aburrida|estoy lleno|
            estoy llena
            """
        ),
    ].map { ($0, PhraseList($1, between: "|")) }

    private static let opening = Set(
        Word.split(
            """
            i im ive so feeling feel felt still ugh just really very my our we it its tomorrow today tonight got have been work had he she mum mom dad family friends
            thank happy off going cant can couldn didn not under period on rough bad long what a estoy tengo me mi mañana hoy es viene vienen nos qué hace no ando
            dormí por ya se ayer this that was now sorry because started
            """))
    /// What these ask or order is no talk.
    private static let asking = Set(
        Word.split("how which when what should could would recipe recipes goal cake calories remind log suggest receta recetas meta cuánto"))
    private static let ordering = Set(
        Word.split(
            "plan suggest recommend show give find make set log add delete remove change track what whats why is are does do will can could sugiere dame busca"
        ))
}
