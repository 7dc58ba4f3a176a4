import Nutrition

extension Lexicon {
    static let plainSpanish = Lexicon(
        isSpanish: true,
        numbers: WordMap(spanishNumbers),
        articles: ["un", "una", "otro", "otra"],
        determiners: [
            "el", "la", "los", "las", "lo", "mi", "mis", "tu", "su", "sus", "nuestro", "nuestra", "unos", "unas", "ese", "esa", "esos", "esas",
            "este",
            "esta", "estos", "estas", "aquel", "aquella", "algo", "poco", "poca", "mucho", "mucha", "muchos", "muchas", "bastante", "demasiado",
        ],
        of: ["de", "del"],
        units: spanishUnits,
        sizes: [
            "pequeno": "small", "pequena": "small", "peque": "small", "pequenito": "small", "pequenita": "small", "chico": "small", "chica": "small",
            "chiquito": "small", "chiquita": "small", "mediano": "medium", "mediana": "medium", "medianito": "medium", "medianita": "medium",
            "grande": "large", "gran": "large", "agrandado": "large", "agrandada": "large", "grandote": "large", "grandota": "large",
            "grandecito": "large",
            "enorme": "extra large", "gigante": "extra large", "grandisimo": "extra large", "grandisima": "extra large", "xl": "extra large",
            "familiar": "large",
            "mini": "mini", "diminuto": "mini", "diminuta": "mini", "entero": "whole", "entera": "whole",
        ],
        meals: [
            "desayuno": .breakfast, "desayune": .breakfast, "desayunamos": .breakfast, "desayunado": .breakfast, "desayunar": .breakfast,
            "desayunando": .breakfast, "desayunaba": .breakfast, "desayunaste": .breakfast, "desayunito": .breakfast,
            "almuerzo": .lunch, "almorce": .lunch, "almorzamos": .lunch, "almorzado": .lunch, "almorzar": .lunch, "almorzando": .lunch,
            "almorzaba": .lunch, "almorzaste": .lunch,
            "cena": .dinner, "cene": .dinner, "cenamos": .dinner, "cenado": .dinner, "cenar": .dinner, "cenando": .dinner, "cenaba": .dinner,
            "cenaste": .dinner, "cenita": .dinner, "ceno": .dinner, "cenas": .dinner, "meriendo": .snack,
            "merienda": .snack, "lonche": .snack, "lonchecito": .snack, "merende": .snack, "merendamos": .snack, "merendado": .snack,
            "merendar": .snack, "merendando": .snack,
            "merendaba": .snack, "merendaste": .snack, "tentempie": .snack, "colacion": .snack, "botana": .snack, "bocadillito": .snack,
            "picoteo": .snack,
            "desayunare": .breakfast, "desayunaremos": .breakfast, "almorzare": .lunch, "almorzaremos": .lunch, "cenare": .dinner,
            "cenaremos": .dinner, "merendare": .snack, "merendaremos": .snack, "desayunaria": .breakfast, "cenaria": .dinner,
            "aperitivo": .snack, "snackcito": .snack, "refrigerio": .snack, "refaccion": .snack, "refa": .snack, "recreo": .snack,
        ],
        hedges: ["como", "casi", "unos", "unas", "aproximadamente", "aprox", "solo", "solamente", "apenas", "quiza", "quizas"],
        without: ["sin", "no", "menos", "excepto", "salvo"],
        with: ["con"],
        and: ["y", "e", "mas", "tambien", "o", "u", "luego", "ademas"],
        vague: [
            "poco", "poca", "poquito", "poquita", "poquitin", "pelin", "pizquita", "pizcota", "monton", "chingo", "toque", "resto", "tantito",
            "mogollon",
            "algo", "tanto",
        ],
        sized: spanishSized,
        unitsOfFoods: [
            "onza": ["chocolate": "square", "turron": "square"],
            "barra": ["pan": "loaf", "mantequilla": "stick", "manteca": "stick"],
            "bola": ["helado": "scoop", "nieve": "scoop", "sorbete": "scoop", "gelato": "scoop", "mantecado": "scoop"],
            "bocha": ["helado": "scoop"], "nuez": ["mantequilla": "pat", "manteca": "pat"],
            "pastilla": ["mantequilla": "stick", "chocolate": "square"],
        ])

    private static let spanishNumbers: [String: Double] = {
        var out: [String: Double] = [
            "cero": 0, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "once": 11,
            "doce": 12, "trece": 13, "catorce": 14, "quince": 15, "dieciseis": 16, "diecisiete": 17, "dieciocho": 18, "diecinueve": 19, "veinte": 20,
            "veintiun": 21, "veintiuno": 21, "veintiuna": 21, "veintidos": 22, "veintitres": 23, "veinticuatro": 24, "veinticinco": 25,
            "veintiseis": 26, "veintisiete": 27, "veintiocho": 28, "veintinueve": 29, "treinta": 30, "cuarenta": 40, "cincuenta": 50, "sesenta": 60,
            "setenta": 70, "ochenta": 80, "noventa": 90, "cien": 100, "ciento": 100, "mil": 1000,
        ]
        let hundreds = [
            "doscient": 200.0, "trescient": 300, "cuatrocient": 400, "quinient": 500, "seiscient": 600, "setecient": 700, "ochocient": 800,
            "novecient": 900,
        ]
        for (stem, value) in hundreds {
            out[stem + "os"] = value
            out[stem + "as"] = value
        }
        return out
    }()

    private static let spanishUnits: WordMap<String> = [
        "g": "g", "gr": "g", "gramo": "g", "gramito": "g", "kg": "kg", "kilo": "kg", "kilito": "kg", "quilo": "kg", "kilogramo": "kg", "mg": "mg",
        "miligramo": "mg", "oz": "oz", "onza": "oz", "lb": "lb", "libra": "lb", "ml": "ml", "mililitro": "ml", "cc": "ml", "cl": "cl",
        "centilitro": "cl", "dl": "dl", "decilitro": "dl", "l": "l", "lt": "l", "litro": "l", "litrito": "l", "pinta": "pint", "galon": "gallon",
        "taza": "cup", "tza": "cup", "tz": "cup", "cucharada": "tbsp", "cuchara": "tbsp", "cuchara sopera": "tbsp", "cucharada sopera": "tbsp",
        "cucharada grande": "tbsp",
        "cda": "tbsp", "cucharon": "ladle", "cucharadita": "tsp", "cucharita": "tsp", "cucharilla": "tsp",
        "cdta": "tsp", "cdita": "tsp", "cdt": "tsp", "cucharada chica": "tsp", "cucharada pequena": "tsp", "cucharada cafetera": "tsp",
        "cucharada postre": "dessertspoon", "vaso": "glass", "copa": "glass", "plato": "plate", "plato hondo": "bowl", "plato sopero": "bowl",
        "plato llano": "plate", "plato de postre": "plate", "tazon": "bowl", "bol": "bowl", "boles": "bowl", "bowl": "bowl", "cuenco": "bowl",
        "fuente": "plate",
        "pocillo": "cup", "jarro": "mug", "tarro": "jar", "frasco": "jar", "bote": "can", "lata": "can", "botella": "bottle", "bidon": "bottle",
        "garrafa": "jug",
        "jarra": "jug", "olla": "stockpot", "cazuela": "pot", "puchero": "pot", "cazo": "ladle", "cacito": "scoop", "medida": "scoop",
        "scoop": "scoop",
        "rebanada": "slice", "reb": "slice", "loncha": "slice", "lonja": "slice", "feta": "slice", "tajada": "slice", "rodaja": "slice",
        "rueda": "slice",
        "raja": "slice", "lasca": "slice", "lamina": "slice", "loncheado": "slice", "porcion": "serving", "racion": "serving", "tapa": "serving",
        "orden": "serving",
        "trozo": "piece", "pedazo": "piece", "cacho": "piece", "pieza": "piece", "pza": "piece", "unidad": "piece", "ud": "piece", "uds": "piece",
        "u": "piece", "puno": "handful", "palma": "palm", "pulgar": "thumb", "dedo": "finger", "punado": "handful", "punadito": "handful",
        "punito": "handful", "punao": "handful",
        "manojo": "bunch", "montana": "serving", "pila": "serving", "ramo": "bunch",
        "atado": "bunch", "racimo": "bunch", "diente": "clove", "cabeza": "head", "hoja": "leaf", "rama": "stalk", "tallo": "stalk", "penca": "stalk",
        "ramita": "sprig", "ramillete": "floret", "arbolito": "floret", "mazorca": "ear", "espiga": "ear", "gajo": "segment", "cuna": "wedge",
        "filete": "fillet", "tira": "strip", "barra": "bar", "barrita": "bar", "tableta": "bar", "cuadrado": "square", "cuadradito": "square",
        "cuadrito": "square", "cubo": "cube", "cubito": "cube", "dado": "cube", "bola": "ball", "bolita": "ball", "bocha": "scoop", "rollo": "roll",
        "muslo": "thigh", "pechuga": "breast", "contramuslo": "thigh", "chorro": "splash", "chorrito": "splash", "chorreon": "splash",
        "chorretada": "splash", "hilo": "drizzle", "hilito": "drizzle", "gota": "drop", "gotita": "drop", "pizca": "pinch",
        "pellizco": "pinch", "puntita": "pinch", "bocado": "bite", "mordisco": "bite", "mordida": "bite", "sorbo": "sip", "trago": "sip",
        "chupito": "shot", "caballito": "shot", "bolsa": "bag", "bolsa familiar": "family bag", "paquete familiar": "family bag", "funda": "bag",
        "paquete": "packet", "paq": "packet", "pqte": "packet", "paqte": "packet", "pqt": "packet", "sobre": "packet",
        "sobrecito": "packet", "caja": "box", "envase": "container", "tarrina": "tub", "terrina": "tub", "pote": "tub",
        "brik": "carton", "brick": "carton", "tetrabrik": "carton", "tetrapak": "carton", "carton": "carton", "bandeja": "tray", "hogaza": "loaf",
        "platillo": "plate", "aro": "ring", "anillo": "ring", "palo": "stick", "palito": "stick",
    ]

    private static let spanishSized: WordMap<(unit: String, size: String)> = [
        "vasito": ("glass", "small"), "tacita": ("cup", "small"), "copita": ("glass", "small"), "platito": ("plate", "small"),
        "platazo": ("plate", "large"), "tazita": ("cup", "small"), "tazoncito": ("bowl", "small"),
        "cuenquito": ("bowl", "small"), "botellita": ("bottle", "small"), "botellin": ("bottle", "small"), "latita": ("can", "small"),
        "trocito": ("piece", "small"), "pedacito": ("piece", "small"), "cachito": ("piece", "small"), "trozaco": ("piece", "large"),
        "bolsita": ("bag", "small"), "fundita": ("bag", "small"), "paquetito": ("packet", "small"), "cajita": ("box", "small"),
        "filetito": ("fillet", "small"),
        "rebanadita": ("slice", "small"), "lonchita": ("slice", "small"), "rodajita": ("slice", "small"), "tajadita": ("slice", "small"),
        "porcioncita": ("serving", "small"), "racioncita": ("serving", "small"), "vasazo": ("glass", "large"),
        "platote": ("plate", "large"), "tazota": ("cup", "large"), "vasote": ("glass", "large"), "tapita": ("serving", "small"),
        "botellon": ("bottle", "large"), "copon": ("glass", "large"), "pocillito": ("cup", "small"),
    ]
}
