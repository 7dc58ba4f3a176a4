import Nutrition

/// What small words mean for a conversation, in each language: every rule of the dialogue asks here, so that none is of one language alone.
///
/// Words are told by meaning, not by the language of the message: people mix languages, and none of these words means something else in the other.
enum Meaning: CaseIterable {
    /// The same once more: "same", "again"; without one, "log my breakfast" asks for nothing that can be copied.
    case repeating
    /// Goes on with the last message, as its first word: "and a beer".
    case goingOn
    /// One more of what was logged: "another".
    /// A dish with little energy.
    case light
    /// A day on average.
    case average
    /// What a body needs.
    case needing
    /// What is eaten, in general, and that it would help with what was spoken of.
    case foodWord, helping
    case another
    /// What follows is what something is like: "the same as yesterday".
    case asBefore
    /// More of the same, and no correction of it.
    case oneMore
    /// As the first word: that there was no more of it.
    case only
    /// "so far" of a day.
    case untilNow
    case double, triple
    case everything
    /// Of every one that was spoken of: "100 g of each".
    case ofEach
    /// In the place of something else: "a pear instead".
    case inPlace
    /// Tells a place in a list, and no count: "first".
    case place
    /// Says that something is not as it should be, or (denied) is: "wrong", "right".
    case faulty
    /// Agrees without answering anything: "great".
    case pleased
    /// Tells what a food was, rather than that it was eaten: "was", "instead".
    case being
    case having
    /// Tells that something was eaten or drunk.
    case eating
    /// Opens a question: "is 2000 too much?".
    case askingWhether
    /// Opens a question that goes on from the last one: "and in tofu?".
    case askingOn
    /// Leaves the choice to Morsel: "whatever".
    case guessing
    /// Say nothing of which option is chosen.
    case small
    case water
    /// Of the most that is safe.
    case limit
    case cheap, quick
    case minutes, hours, kilocalories
    /// Where food at hand is kept: "fridge".
    case larder
    case without
    /// Asks what a food contains: "does it have gluten?".
    case containing
    /// Words for a class of contents, which are asked for and not asked about.
    case contentClass
    case question
    /// A preference is told with one of these.
    case telling
    case allergic
    case liking, refusing
    /// Only Spanish has them: beside one of these "soy" is "I am".
    case spanish
    /// Takes a preference back, as the first word that says something.
    case takingBack
    /// Comes before such a word.
    case opening
    case goal
    /// Of what changed over time.
    case history
    /// Holds one time against another: "compared with".
    case comparing
    /// How far something still is.
    case toGo, missing
    /// Tells that something was eaten.
    case eaten
    /// Answers that there is nothing.
    case none
    /// Of a body weight: "weight", "weigh-in".
    case weighing
    /// Of exercise in general, or the noun of one: "workout", "run".
    case exercising
    /// Nouns for a single activity, which find its row.
    case runningNouns
    /// Exercise of whatever kind.
    case anyExercise
    case burning
    /// "not two".
    case denying
    /// Speaks of what is missing to a goal.
    case lacking
    /// "each meal", "per meal".
    case each, mealWord
    /// "last", of when something was eaten; "how many times"; "how many".
    case when, latest, often, amountOf
    case most
    /// Holds one thing against another: "which is better?".
    case best
    case havingEaten
    case recipe
    /// Of what was: "was", "had".
    case past
    /// Of what Morsel wrote down: "¿cuánto pan me has puesto?".
    case noting
    /// "I", where the verb does not say it.
    case oneself
    case logging
    /// What a row of the diary is called: "entry".
    case row
    /// Lead to a time or meal: "at", "for".
    case placing
    /// As always: "the usual", "lo de siempre".
    case usual
    case favourite
    /// What is kept beside the diary.
    case ownFood, savedMeal, note
    /// Takes something kept away.
    case removing
    /// Gives another name.
    case renaming
    /// More than is good, before what there is too much of.
    case tooMuch
    /// Adds to what is there, as the first word: "ponle queso".
    case adding
    /// "which has less".
    case fewest
    /// Small numbers in words.
    case counts
    /// Whether a figure is much or little.
    case judging
    /// "gave me": of what something came from.
    case giving
    /// What food comes in, which may stand for it: "the bar".
    case container
    /// Takes back what was planned: "cancel tomorrow's lunch".
    case callingOff
    /// Takes back a food that is named: "forget the tart".
    case dropping
    /// Those who ate the rest: "my son's".
    case others
    /// Of what was not eaten up: "left".
    case leaving
    /// Drinks that are made with milk anyway.
    case milkDrink
    /// What was not eaten after all: "gave", "threw".
    case givingAway
    /// Eaten with others: "shared".
    case sharing
    case greeting
    /// Asks that something be written down, as the first verb.
    case writingDown
    /// What is eaten, in general: "lunch", "my food".
    case mealInGeneral
}

enum Vocabulary {
    /// Whether any of the words has the meaning; words are folded and singular, as `Word.split` gives them.
    static func says(_ meaning: Meaning, _ words: some Sequence<String>) -> Bool {
        meaning == .being ? saysBeing(words) : words.contains(where: self[meaning].contains)
    }

    /// The words of a meaning in all languages.
    static subscript(_ meaning: Meaning) -> Set<String> { all[meaning] ?? [] }

    private static let all: [Meaning: Set<String>] = Dictionary(
        uniqueKeysWithValues: Meaning.allCases.map { meaning in
            (meaning, Set(tables.flatMap { Word.split($0[meaning] ?? "") }))
        })

    private static let tables = [english, spanish]

    private static let english: [Meaning: String] = [
        .repeating: "same again copy repeat usual duplicate another clone ditto reuse leftover more redo it that those them",
        .goingOn: "and n also plus with w add",
        .another: "another",
        .asBefore: "as from like",
        .oneMore: "another more extra second additional too also",
        .only: "only just",
        .place: "first second third fourth fifth last 1st 2nd 3rd 4th 5th",
        .faulty: "wrong right correct incorrect mistake accurate true error",
        .untilNow: "far now", .tooMuch: "too",
        .double: "double twice",
        .triple: "triple",
        .everything: "all everything",
        .ofEach: "each both",
        .inPlace: "instead rather",
        .pleased: "ok okay cool great nice good perfect awesome fine lovely",
        .being: "was were is are instead but",
        .having: "had",
        .eating:
            "had ate eaten eat drank drunk grabbed snacked scoffed demolished downed devoured gobbled wolfed nibbled munched inhaled polished sipped chugged",
        .askingWhether: "is are would isnt am",
        .askingOn: "and what how in",
        .guessing: "guess whatever usual anything idk any",
        .small: "the a an one it was please i mean meant with yes no of that plain just my",
        .water: "water",
        .limit: "upper tolerable superior safe toxic maximum too dangerous",
        .cheap: "cheap budget inexpensive affordable",
        .quick: "quick fast",
        .minutes: "minute min",
        .hours: "hour",
        .kilocalories: "kcal calorie cal",
        .larder: "fridge pantry leftover",
        .without: "without no",
        .containing: "have has contain got there any made use",
        .contentClass: "gluten dairy lactose nut shellfish seafood alcohol meat vegan vegetarian",
        .question: "is are does doe do ha has which what how why should would am",
        .telling:
            "i im my we our he she they no without not only diet react skip leave keep forget remove again fine kid son daughter wife husband partner free me allowed nothing add set",
        .allergic:
            "allergic allergy alergic rash swell swelling swollen itchy allergie intolerant intolerance hive anaphylactic anaphylaxis epipen celiac coeliac ceoliac celliac coelic siliac",
        .liking: "like love adore enjoy favourite favorite fave fav fan prefer",
        .refusing: "don dont hate dislike never stand avoid gross disgusting keen isn can cannot cant doesn",
        .takingBack: "remove forget delete drop clear erase strike scratch delet delte dlete remov rmeove remvoe",
        .opening: "please can could you i want to would like ok okay actually now and",
        .goal: "goal target limit",
        .history: "history changed change changes past previous",
        .comparing: "compare compared comparison than versus vs v against since difference changed change",
        .toGo: "far go left until till away missing",
        .missing: "goal target desired",
        .eaten: "had ate eaten drank log",
        .none: "none no nothing nope normal anything everything regular omnivore",
        .weighing: "weight weighin weigh weighed weighing",
        .exercising: "exercise workout training gym cardio run walk swim ride jog hike exercised bike steps",
        .runningNouns: "run walk swim ride jog hike yoga bike steps",
        .anyExercise: "exercise workout work out training gym exercised exercising activity session do did my",
        .burning: "burn burned burnt burning",
        .denying: "not no wasnt",
        .lacking: "left more need remaining still enough remain",
        .each: "each per every by",
        .light: "light lighter lighten lightish",
        .average: "average avg mean",
        .needing: "need require burn maintain",
        .foodWord: "food eat snack ingredient",
        .helping: "help fix fill better boost raise cover contain source rich",
        .mealWord: "meal",
        .when: "when",
        .latest: "last",
        .often: "often times time frequently",
        .amountOf: "many much",
        .most: "most",
        .best: "more less least higher lower fewer fewest highest lowest better best worse worst healthier healthiest bigger richer",
        .havingEaten: "eat ate eaten have had having drink drank drunk",
        .recipe: "recipe",
        .past: "was were had did",
        .noting: "log logged put recorded noted counted entered",
        .oneself: "i ive",
        .logging: "log add record track count cooked made",
        .row: "entry item row thing log last one",
        .placing:
            "at for on around about to in during after before from last this actually really too also well instead not already meant supposed be",
        .usual: "usual usuals regular normal typical standard customary",
        .favourite: "favorite favorites favourite favourites favs faves fav",
        .ownFood: "food foods custom own product created label",
        .savedMeal: "meal meals template",
        .note: "note notes",
        .removing: "remove delete drop clear forget unfavorite unfavourite take erase",
        .renaming: "rename",
        .fewest: "less fewer least fewest lower lowest",
        .counts: "two three four five six",
        .judging: "much lot bad enough high low",
        .giving: "gave contributed",
        .container: "bar can bottle slice bowl packet fillet dessert bag pack tub pot carton tin box jar",
        .callingOff: "cancel scrap unplan",
        .dropping: "forget ditch nix lose bin kill ignore skip omit scratch hold",
        .others:
            "bf gf hubby wifey nephew niece cousin cousins son sons daughter daughters husband husbands wife wifes kid kids friend friends partner partners his hers theirs brother brothers sister sisters mom moms mum mums dad dads dog cat someone roommate roommates roomate flatmate housemate coworker colleague mate buddy freind boyfreind girlfreind boyfriend boyfriends girlfriend girlfriends bin trash waste",
        .leaving: "left leave skipped wasted saved binned",
        .milkDrink: "latte cappuccino macchiato mocha cortado chai frappuccino matcha white",
        .givingAway: "gave threw fed tossed binned",
        .sharing: "shared split",
        .greeting: "hey hi hello morsel so need wanna gotta id ill let lets me help be able start let's im gonna going like",
        .writingDown: "log add record track enter note put logging tracking recording",
        .mealInGeneral:
            "food foods meal meals something breakfast lunch dinner snack snacks supper brunch everything stuff what i ate had eat all diary day",
    ]

    private static let spanish: [Meaning: String] = [
        .repeating:
            "mismo misma mismos mismas igual otra otro vez repite repetir repito repíteme repetí copia copiar cópialo cópiame copiá siempre duplica de nuevo más eso esos esas esto lo los las ídem",
        .goingOn: "y e también además con agrega añade suma súmale ponle agrégale añádele más",
        .another: "otro otra",
        .asBefore: "que como de del",
        .oneMore: "otro otra otros otras más también además extra segundo segunda",
        .only: "solo sólo solamente nomás",
        .place: "primero primera segundo segunda tercero tercera cuarto cuarta quinto quinta último última",
        .faulty: "mal correcto incorrecto bien error equivocado equivocada equivocaste cierto",
        .untilNow: "ahora llevo",
        .double: "doble duplica duplícalo dobla",
        .triple: "triple triplica triplícalo",
        .everything: "todo toda todos todas",
        .ofEach: "cada ambos ambas",
        .inPlace: "lugar vez mejor",
        .pleased: "vale genial perfecto perfecta bien bueno buena estupendo dale listo súper excelente bárbaro ok okey joya chévere",
        .being: "era eran fue fueron es son sino vez lugar",
        .having: "tenía llevaba tuvo traía tenían llevaban tuvieron traían lleva llevan",
        .eating:
            "comí comimos comido tomé tomamos tomado bebí bebimos desayuné desayunamos almorcé almorzamos merendé cené cenamos piqué probé morfé morfamos zampé zampado devoré devorado jalé tragué",
        .askingWhether: "es son está sería serían estaría",
        .askingOn: "y qué cuánto cuánta cuántos cuántas en",
        .guessing: "adivina calcula calculá estima cualquiera cualquier igual siempre",
        .small:
            "el la los las lo un una uno unos unas era es fue por favor porfa digo quise decir quiero con sí no de del que mi solo sólo pues con al ese esa este esta",
        .water: "agua",
        .limit: "superior máximo máxima tolerable seguro segura tóxico demasiado demasiada peligroso peligrosa límite tope",
        .cheap: "barato barata económico económica baratito",
        .quick: "rápido rápida rapidito exprés",
        .minutes: "minuto min",
        .hours: "hora",
        .kilocalories: "kcal caloría cal",
        .larder: "nevera refri refrigerador refrigeradora heladera frigorífico frigo despensa alacena sobras",
        .without: "sin",
        .containing: "lleva tiene contiene hay trae llevan tienen contienen traen",
        .contentClass: "gluten lácteo lactosa nuez marisco alcohol carne vegano vegana vegetariano vegetariana",
        .question: "es son lleva tiene tienen contiene contienen hay qué cuál cuáles cuánto cuánta cuántos cuántas por cómo debería puedo",
        .telling:
            "sin soy somos mi mis no nunca solo sólo dieta yo hijo hija esposo esposa marido mujer pareja olvida quita evito evita nada nunca tengo como me nos otra vez ya",
        .allergic:
            "alérgico alérgica alergia intolerante intolerancia celíaco celíaca celiaco celiaca celiaquía celiaquia seliaco seliaca ronchas urticaria anafilaxia anafiláctico hincho hincha",
        .liking: "gusta gustan encanta encantan adoro amo prefiero favorito favorita fascina fascinan chifla chiflan flipa flipan pirra priva",
        .refusing: "odio detesto nunca evito aborrezco soporto asco disgusta disgustan",
        .spanish:
            "alérgico alérgica alergia intolerante celíaco celíaca puedo como tengo gusta gustan vegano vegana vegetariano vegetariana diabético diabética muy mujer hombre el la una un",
        .takingBack: "olvida quita borra elimina saca olvídate borrar quitar eliminar sacar vorra bora kita",
        .weighing: "peso pesaje pesé pesaba pesada",
        .exercising: "ejercicio entrenamiento entreno gimnasio cardio carrera corrida caminata paseo trote entrené ejercité deporte",
        .runningNouns: "carrera corrida caminata paseo trote yoga natación",
        .anyExercise: "ejercicio entrenamiento entreno gimnasio entrené ejercité deporte actividad sesión hacer hice mi",
        .burning: "gasté gastado gasto gastamos quemé quemado quemo quemadas quemamos quemar",
        .denying: "no",
        .lacking: "falta faltan queda quedan más necesito todavía suficiente",
        .each: "cada por",
        .light: "ligera ligero ligeras ligeros ligerito ligerita ligeritos liviana liviano livianito livianita livianos suave",
        .average: "promedio media",
        .needing: "necesito necesita requiero gasto mantenerme mantener",
        .foodWord: "alimento comer comida comidas",
        .helping: "ayuda ayudan ayudar ayudaría ayudarían cubrir cubre subir subirlo mejorar mejorarlo mejorarla contiene fuente rico",
        .mealWord: "comida",
        .when: "cuándo cuando",
        .latest: "última último",
        .often: "veces vez frecuencia seguido",
        .amountOf: "cuánto cuánta cuántos cuántas",
        .most: "más",
        .best: "conviene convienen mejor peor menos mayor menor sano sana saludable rico rica",
        .havingEaten: "comí comido comimos tomé tomado bebí bebido como desayuné almorcé cené",
        .recipe: "receta",
        .past:
            "llevaba llevaban era eran fue fueron tenía tenían tuvo tuvieron había aportó aportaron sumó sumaron dio dieron supuso supusieron metió metieron",
        .noting:
            "pusiste puesto anotaste anotado apuntaste apuntado registraste registrado contaste contado agregaste agregado cargaste cargado guardaste",
        .oneself: "comí comido comimos tomé tomado bebí bebido desayuné almorcé cené",
        .logging:
            "anota apunta registra agrega añade suma cociné hice preparé anotar anótame apúntame regístrame agrégame añádeme ponme ponle súmame apuntá anotá "
            + "anótalo anótala apúntalo apúntala regístralo regístrala agrégalo agrégala añádelo añádela",
        .row: "registro entrada cosa último última",
        .placing: "a en para por durante hacia pasada pasado realidad al también tampoco ya vez no",
        .opening: "por favor porfa puedes podrías quiero ya ahora y bueno",
        .goal: "meta objetivo límite",
        .history: "historial cambios cambió cambiado anteriores",
        .comparing: "compara comparan comparado comparar comparación contra respecto desde diferencia cambió cambiado",
        .toGo: "falta faltan lejos",
        .missing: "meta objetivo deseado ideal",
        .eaten: "comí bebí tomé desayuné almorcé cené anota comido",
        .none: "ninguno ninguna nada nop normal todo cualquiera omnívoro omnívora",
        .usual: "siempre habitual habituales usual típico típica acostumbrado costumbre",
        .favourite: "favorito favoritos favorita favoritas",
        .ownFood: "alimento alimentos propio propios personalizado personalizados creé producto",
        .savedMeal: "comidas guardadas guardada plantilla",
        .note: "nota notas",
        .removing: "quita borra elimina saca olvida quitar borrar eliminar olvidar",
        .tooMuch: "mucho mucha muchos muchas demasiado demasiada demasiados demasiadas",
        .adding: "ponle ponles agrégale échale súmale añádele agregale sumale",
        .fewest: "menos",
        .counts: "dos tres cuatro cinco seis",
        .judging: "mucho mucha muchos muchas demasiado demasiada poco poca suficiente bastante",
        .giving: "aportó aportado dio dado trajo",
        .container:
            "barra barrita lata botella filete plato trozo ración porción rebanada paquete bolsa bolsita sobre rodaja tarrina brik tazón postre",
        .renaming: "renombra renombrar renómbrala renómbralo",
        .leaving: "dejé sobró sobraron quedó desperdicié",
        .givingAway: "di regalé tiré boté comió",
        .sharing: "compartí compartimos dividí dividimos repartimos partimos",
        .others:
            "hijo hija hijos esposo esposa marido mujer pareja novio novia hermano hermana amigo amiga amigos mamá papá perro perra gato niño niña nene nena compañero compañera basura",
        .callingOff: "cancela anula suspende cancelar anular",
        .dropping: "olvida olvídate ignora",
        .greeting: "hola oye buenas necesito me gustaría vamos a",
        .writingDown: "anota apunta registra anotar apuntar registrar anótame apúntame agregar añadir cargar anoté apunté registré anotado apuntado",
        .mealInGeneral: "comida comidas algo como desayuno almuerzo cena merienda lo que comí hoy todo día diario",
    ]
}
