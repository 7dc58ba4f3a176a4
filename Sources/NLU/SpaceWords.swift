import Nutrition

/// Words beside which a space slips.
enum Spaces {
    /// Short words that stand beside any other, of both languages.
    static let joints = list(
        """
        the of to in on at it is was my me and with for from had has have did do does are were be been its that thats this these those what whats which
        how when who why an some any no not but so or as if than then too also just only all both each every another other last first second third fourth
        next one two three four five six seven eight nine ten half more most less least very really about after before into without out off up down put
        get got go going would could should will can cant dont didnt ive im id we you your he she they them there here
        now yes yet fyi btw use ate eat eaten drank drink having cups cup kg lbs cm ml oz min mins
        el la los las lo un una unos unas de del al en con sin por para que y se le les te mi mis tu su sus es era eran fue fueron son soy eres estoy esta
        esto eso ese esa esos esas este estos no si ya muy mas menos tan como donde cuando cual cuanto cuanta cuantos cuantas otro otra otros otras
        algo nada todo toda todos todas dos tres cuatro cinco seis siete ocho nueve diez
        comi cene tome bebi desayune almorce merende pon ponme quita tengo tiene tienen hay va voy van llevo lleva hoy ayer
        """)

    /// Words that say what is done or asked, beside what it is done to.
    static let deeds = list(
        """
        delete remove copy cancel undo redo restore show save log add added make made move change take drop double keep forget use speak give tell set
        please sorry oops wait actually instead yesterday today tomorrow tonight morning evening week days day minute minutes hours hour
        breakfast lunch dinner snack goal goals ideas number usual gone intolerant allergic calories calorie protein carbs fat fiber sugar sodium kcal
        height weight age diet recipe recipes couple dozen slices slice glass bowl spoon left back many much same right better
        borra borrala borralo elimina limpia cambia cambialo agrega anota apunta apuntame guarda copia deja dejalo muestra muestrame dame recomienda
        comido tomado cenado puse eche traia traian tenia tenian queria quiero gusta gustan corri camine nade peso pesaba mido edad
        estatura meta dieta porfa favor gracias perdon anteayer anoche manana tarde noche semana calorias proteina azucar grasa fibra sodio
        desayuno almuerzo cena merienda comida once hora horas minutos minuto mitad doble poquito poco integral entera primera segunda
        ultima ultimo opcion idea galletas alrededor final realidad parte borres comiste llevaba llevaban
        """)

    /// Of these those that no end or beginning of another word is.
    static let sure = list(
        """
        the of with from had has was were what which how when another about without cups would should could yesterday
        comi cene tome desayune almorce merende fue fueron eran cuanto cuanta cuantos cuantas tiene tienen quita pon ponme llevo hoy ayer sin con
        el mi de
        """)

    /// Hang on Spanish verbs.
    static let behindVerbs = list("lo la los las le les me te se nos")

    /// Stand before "i".
    static let beforeI = list("should can could would will did do does am have what how when if and but")

    /// Begin with "i".
    static let behindI = list(
        "had ate have need want was am did drank made got weigh ran walked like love think just also only forgot meant would dont didnt")

    /// Before "'t", "'s" and the like.
    static let contracted = list("shouldn don didn wasn isn wouldn couldn doesn haven can that it i what")

    /// Behind a number that was written on.
    static let behindFigures = list("not and but with for from instead sino pero para con que por")

    /// Have a number of their own: "omega3".
    static let withFigures = list("omega vitamin vitamina special covid coq mp")

    static let twoLettersInEnglish = list(
        """
        ah am an as at be by do ex go ha he hi hm if im in is id it ma me my no of oh ok on or ow pa pi so to uh um up us we ya ye yo
        oz kg lb ml pm tv cm mm km kj gr ft mg tb pb oj aj bk dr mr mc vs ur em
        """)
    static let twoLettersInSpanish = list(
        """
        a al ah ay da de di el en es fe fue ha he ir la le lo me mi ni no oh ok os se si su te ti tu un va ve vi ya yo
        kg gr ml cm mg oz tv km mm lb cl dl am pm hs
        """)

    /// As they are written, plurals too.
    private static func list(_ words: String) -> WordSet { WordSet(words.split { $0 == " " || $0 == "\n" }.map(String.init)) }
}
