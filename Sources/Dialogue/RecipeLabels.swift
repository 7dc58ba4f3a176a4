/// Words that name a kind of recipe and no food: recipes carry the English ones.
enum RecipeLabels {
    /// The label that a word stands for, nil for another word.
    static func label(_ word: String) -> String? { english.contains(word) ? word : spanish[word] }

    static let english: Set<String> = [
        "mexican", "italian", "indian", "thai", "chinese", "japanese", "greek", "spanish", "french", "korean", "mediterranean", "american",
        "moroccan",
        "asian", "latin", "african", "nordic", "vietnamese", "turkish", "lebanese", "british", "german", "peruvian", "cuban", "brazilian",
        "argentine", "colombian", "chilean", "venezuelan",
        "caribbean", "ethiopian", "nigerian", "swedish", "polish", "russian", "hungarian", "healthy", "onepot", "curry", "soup", "salad", "stew",
        "pasta", "smoothie", "bowl", "dessert", "festive",
    ]

    private static let spanish: [String: String] = {
        let kinds: [(label: String, words: String)] = [
            ("mexican", "mexicano mexicana"), ("italian", "italiano italiana"), ("indian", "hindu"), ("thai", "tailandes tailandesa thai"),
            ("chinese", "chino china"), ("japanese", "japones japonesa"), ("greek", "griego griega"), ("spanish", "espanol espanola"),
            ("french", "frances francesa"), ("korean", "coreano coreana"), ("mediterranean", "mediterraneo mediterranea"),
            ("american", "americano americana estadounidense"), ("moroccan", "marroqui"), ("asian", "asiatico asiatica oriental"),
            ("latin", "latino latina"), ("african", "africano africana"), ("nordic", "nordico nordica"), ("vietnamese", "vietnamita"),
            ("turkish", "turco turca"), ("lebanese", "libanes libanesa"), ("british", "britanico britanica ingles inglesa"),
            ("german", "aleman alemana"), ("peruvian", "peruano peruana"), ("cuban", "cubano cubana"), ("brazilian", "brasileno brasilena"),
            ("argentine", "argentino argentina"), ("colombian", "colombiano colombiana"), ("chilean", "chileno chilena"),
            ("venezuelan", "venezolano venezolana"), ("caribbean", "caribeno caribena"), ("ethiopian", "etiope"),
            ("nigerian", "nigeriano nigeriana"), ("swedish", "sueco sueca"), ("polish", "polaco polaca"), ("russian", "ruso rusa"),
            ("hungarian", "hungaro hungara"), ("healthy", "saludable sano sana"), ("soup", "sopa caldo"), ("salad", "ensalada"),
            ("stew", "guiso estofado guisado"), ("smoothie", "batido licuado"), ("dessert", "postre"), ("bowl", "cuenco"),
        ]
        return Dictionary(
            kinds.flatMap { kind in kind.words.split(separator: " ").map { (String($0), kind.label) } }, uniquingKeysWith: { first, _ in first })
    }()
}
