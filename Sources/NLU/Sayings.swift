import Nutrition

/// Sayings that name a food and mean none: "the exam was a piece of cake", "me importa un pepino", "play some red hot chili peppers".
extension Reader {
    /// Whether a message says such a thing, and tells of nothing that was eaten.
    func isSaying(_ chart: Chart) -> Bool {
        let words = chart.said
        guard let first = words.first, !words.contains(where: Sayings.eating.contains) else { return false }
        if Sayings.playing.contains(first), words.count > 1, !Sayings.games.contains(words[1]) { return true }
        return words.indices.contains { place in
            Sayings.phrases[words[place]]?.contains { phrase in
                place + phrase.count <= words.count && phrase.indices.allSatisfy { words[place + $0] == phrase[$0] }
                    && (phrase != Sayings.easy || words[..<place].contains(where: Sayings.tasks.contains))
            } ?? false
        }
    }
}

private enum Sayings {
    /// By their first word.
    static let phrases = Dictionary(
        grouping: (english + spanish).map { $0.split(separator: " ").map { WordKey(hash: FeatureHash.text(String($0))) } } + [easy], by: { $0[0] })

    static let easy: [WordKey] = ["a", "piece", "of", "cake"]
    static let tasks: WordSet = [
        "test", "exam", "interview", "job", "race", "quiz", "game", "work", "meeting", "homework", "drive", "driving", "move", "moving", "paperwork",
        "assignment", "climb", "hike", "class", "match", "project", "presentation", "course", "installation", "recipe", "trip", "drill",
    ]
    static let playing: WordSet = ["play", "queue", "shuffle"]
    static let games: WordSet = ["tennis", "football", "soccer", "basketball", "golf", "with", "pickleball", "squash", "badminton", "a"]
    static let eating: WordSet = [
        "had", "ate", "snacked", "supper", "brunch", "desayuno", "cena", "almuerzo", "merienda", "comida", "almorzamos", "cenamos", "comimos", "eat",
        "eaten", "eating", "drank", "breakfast", "lunch", "dinner", "snack", "log", "logged", "calories", "protein", "comi",
        "comer",
        "cene", "almorce", "desayune", "tome", "merende", "bebi", "anota", "apunta", "registra", "calorias", "proteina",
    ]
    private static let english = [
        "easy as pie", "apple of my eye", "couch potato", "two peas in a pod", "in a pickle", "in a bit of a pickle", "with a grain of salt",
        "with a pinch of salt", "icing on the cake", "cherry on top of it all", "selling like hotcakes", "cool as a cucumber",
        "crying over spilled milk",
        "cry over spilt milk", "cry over spilled milk", "sour grapes", "big cheese at", "bread and butter of", "have beef with", "got beef with",
        "egg on my face", "walking on eggshells", "all your eggs in one basket", "brings home the bacon", "bring home the bacon", "went bananas",
        "going bananas", "go bananas", "is toast if", "apples to oranges", "not my cup of tea", "t my cup of tea", "spill the beans",
        "spilled the beans", "tough cookie", "smart cookie", "a bad egg", "is a good egg", "s a good egg", "in a nutshell", "political hot potato",
        "low hanging fruit",
        "cream of the crop", "gravy train", "traffic jam on", "turned out to be a lemon", "a few fries short", "butter someone up", "buttering me up",
    ]
    private static let spanish = [
        "importa un pepino", "importa un rabano", "importa un comino", "importa un pimiento", "importa un bledo", "hecho un flan", "hecha un flan",
        "eres un bombon", "salio un limon", "salio limon", "son unos chorizos", "tio es un chorizo", "tipo es un chorizo", "politico es un chorizo",
        "la vuelta a la tortilla",
        "freir esparragos", "rojo como un tomate", "roja como un tomate", "mi media naranja", "tu media naranja", "de mala leche", "mala leche",
        "eres la leche", "sois la leche",
        "costo un huevo", "cuesta un huevo", "un huevo de gente", "bueno que el pan", "al pan pan", "peras al olmo", "cuecen habas",
        "guinda del pastel", "castanas del fuego", "ni papa", "corta el bacalao", "arroz con mango se armo",
        "es pan comido", "fue pan comido", "era pan comido", "un pedazo de pan mi", "que una lechuga", "mala uva", "contigo pan y cebolla",
        "dieron calabazas", "dio calabazas", "vale un pimiento",
        "esta como un queso", "muchas nueces", "pocas nueces", "harina de otro costal", "manzana de la discordia", "moco de pavo", "edad del pavo",
        "la sarten por el mango", "son pan de cada dia", "como sardinas en lata", "le falta sal a la vida", "echar lena",
    ]
}
