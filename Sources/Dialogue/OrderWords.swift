import Nutrition

/// Words of orders and of what opens them, in both languages; folded and singular, as `Word.split` gives them.
enum OrderWords {
    /// "muchas papas fritas" has none of them.
    static let thanking: Set<String> = ["thank", "thanks", "thx", "ty", "gracias"]

    /// Takes what was offered: "use that", "ponla".
    static let accepting = words(
        """
        set use accept save adopt ponla ponlo pon ponme ponela ponelo poné usa usala usá usemos déjala dejala deja dejá dejemos guárdala guarda acepto
        acepta establece fíjala fija póngala póngalo póngamela póngamelo ponga póngame
        """)
    /// Sets apart what differs from the usual: "but", "pero".
    static let differing = words("but except without minus pero sin menos excepto salvo")
    /// Asks for another figure, as the first verb.
    static let changing = words(
        "change set make fix correct update cambia cámbiale cambiale cámbialas cambiá pon ponle poné corrige corrígele actualiza")
    /// Opens a correction and tells nothing: "sorry", "perdona, me equivoqué".
    static let apologising = words(
        """
        sorry oops ooops whoops woops wait actually hey oh my bad mistake i no nah nope ah hmm perdón perdona perdone perdoná disculpa disculpe disculpá ay uy ah oh ups oye
        espera esperá para pará che no me equivoqué confundí bueno ojo mira mirá en realidad la verdad de hecho lo siento quise decir digo
        """)
    /// Say that what was told is not what was meant.
    static let mistaking = words("sorry meant mistake correction perdón perdona digo quise equivoqué confundí corrijo error realidad oops whoops ups")
    /// Point at what was told, as one does who puts it right: "it was", "those", "only", "instead".
    static let pointingAtTold = words("it that those they mean said wrong actually only just instead solo solamente nomás")
    /// Say that something was wrong, and not yet what.
    static let protesting = apologising.union(
        words(
            """
            eso ese esa así es lo que dije escribí puse pedí te equivocaste está mal error equivocado equivocada equivocó incorrecto correcto nada nunca
            thats that s not what said wrong incorrect right wrote isnt you got this said did have quite it
            """))
    /// Opens what a correction says: "the", "it was".
    static let pointing = words(
        "the it they that those these was were el la los las lo mi era eran fue fueron es son ese esa esos esas")
    /// Of Spanish alone: to eat, which is to have lunch.
    static let diningAtMidday = words("comer comeré comeremos comí comimos comido comida")

    /// Gives another name to what is spoken of.
    static let renaming = words("cámbiale cambiale ponle ponele renómbralo renómbrala renombralo renombrala llámalo llámala llamalo llamala")
    /// More of what was offered: "más baratas".
    static let degrees = words("más mas more algo something de")
    /// What is wished of recipes, after "que".
    static let wished = words("sea sean no tenga tengan lleve lleven tarde tarden use usen se")
    /// Of what was had so far.
    static let havingHad = words("llevo he comí comido tomé pasé pasado llegué llegado superé rebasé have had did am gone eaten ate")
    /// What is not to be done, after "no": "no los borres".
    static let sparing = words("borre borres quite quites elimine elimines saque saques")
    /// Empties a day: "reinicia mi día".
    static let startingOver = words("reinicia reiniciar vacía vaciar resetea resetear empieza empezar reset restart")
    /// Words that set a bound, before "de" and "than".
    static let bounding = words("más mas menos pasé pasado llegué llegado more less fewer arriba encima")

    private static func words(_ text: String) -> Set<String> { Set(Word.split(text)) }

    /// "ponla", "make that my goal": what is offered is taken.
    static func isAccepting(_ words: [String]) -> Bool { !accepting.isDisjoint(with: words) || words.first == "make" && words.last == "goal" }
}
