internal import Nutrition

/// Which of Morsel's nutrients a source's code or column means; every one is in the source's unit, which is that of our key.
enum NutrientCodes {
    /// The nutrient numbers of USDA SR (`Nutr_No`), which FoodData Central keeps as `nutrient_nbr`. The same as in `corpora/nutrients.tsv`.
    static let sr: [Int: Nutrient] = [
        208: .energy, 203: .protein, 205: .carbohydrate, 204: .fat, 291: .fiber, 269: .sugars, 606: .saturatedFat, 645: .monounsaturatedFat,
        646: .polyunsaturatedFat, 605: .transFat, 601: .cholesterol, 307: .sodium, 306: .potassium, 301: .calcium, 303: .iron, 304: .magnesium,
        305: .phosphorus, 309: .zinc, 312: .copper, 315: .manganese, 317: .selenium, 313: .fluoride, 320: .vitaminA, 401: .vitaminC,
        328: .vitaminD, 323: .vitaminE, 430: .vitaminK, 404: .thiamin, 405: .riboflavin, 406: .niacin, 410: .pantothenicAcid, 415: .vitaminB6,
        435: .folate, 417: .totalFolate, 431: .folicAcid, 432: .folateFood, 418: .vitaminB12, 421: .choline, 454: .betaine, 319: .retinol,
        322: .alphaCarotene, 321: .betaCarotene, 334: .cryptoxanthin, 337: .lycopene, 338: .luteinZeaxanthin, 262: .caffeine, 263: .theobromine,
        221: .alcohol, 255: .water, 207: .ash, 209: .starch, 210: .sucrose, 211: .glucose, 212: .fructose, 213: .lactose, 851: .ala, 629: .epa,
        631: .dpa, 621: .dha, 618: .linoleicAcid, 619: .linolenicAcid, 636: .phytosterols, 501: .tryptophan, 502: .threonine, 503: .isoleucine,
        504: .leucine, 505: .lysine, 506: .methionine, 508: .phenylalanine, 510: .valine, 512: .histidine,
    ]

    /// FoodData Central, by the nutrient's id: what else stands for a nutrient where the first choice is missing, best first.
    ///
    /// Energy is 1008, else by specific (2048), else by general Atwater factors (2047); vitamins A and D in IU are those of labels.
    static let fdcSecondChoices: [(id: Int, nutrient: Nutrient, factor: Double)] = [
        (2048, .energy, 1), (2047, .energy, 1), (1063, .sugars, 1), (2033, .fiber, 1), (1050, .carbohydrate, 1), (1085, .fat, 1),
        // 40 IU are 1 µg of vitamin D. Source: 21 CFR 101.9(c)(8)(iv).
        (1110, .vitaminD, 0.025),
    ]

    /// The codes of the Canadian Nutrient File that differ from SR's.
    static let canadian: [Int: Nutrient] = [
        810: .starch, 814: .vitaminA, 834: .alphaCarotene, 835: .cryptoxanthin, 836: .lycopene, 837: .luteinZeaxanthin, 339: .vitaminD,
        862: .choline, 863: .betaine, 806: .folateFood, 815: .folate, 831: .ala,
    ]

    /// Codes of SR that mean something else in the Canadian file, or nothing.
    static let notCanadian: Set<Int> = [209, 320, 322, 334, 337, 338, 328, 421, 454, 432, 435, 851]

    /// The columns of FNDDS "At A Glance", in lower case.
    static let fndds: [String: Nutrient] = [
        "energy (kcal)": .energy, "protein (g)": .protein, "carbohydrate (g)": .carbohydrate, "total fat (g)": .fat,
        "fiber, total dietary (g)": .fiber, "sugars, total (g)": .sugars, "fatty acids, total saturated (g)": .saturatedFat,
        "fatty acids, total monounsaturated (g)": .monounsaturatedFat, "fatty acids, total polyunsaturated (g)": .polyunsaturatedFat,
        "cholesterol (mg)": .cholesterol, "sodium (mg)": .sodium, "potassium (mg)": .potassium, "calcium (mg)": .calcium, "iron (mg)": .iron,
        "magnesium (mg)": .magnesium, "phosphorus (mg)": .phosphorus, "zinc (mg)": .zinc, "copper (mg)": .copper, "selenium (mcg)": .selenium,
        "vitamin a, rae (mcg_rae)": .vitaminA, "vitamin c (mg)": .vitaminC, "vitamin d (d2 + d3) (mcg)": .vitaminD,
        "vitamin e (alpha-tocopherol) (mg)": .vitaminE, "vitamin k (phylloquinone) (mcg)": .vitaminK, "thiamin (mg)": .thiamin,
        "riboflavin (mg)": .riboflavin, "niacin (mg)": .niacin, "vitamin b-6 (mg)": .vitaminB6, "folate, dfe (mcg_dfe)": .folate,
        "folate, total (mcg)": .totalFolate, "folic acid (mcg)": .folicAcid, "folate, food (mcg)": .folateFood, "vitamin b-12 (mcg)": .vitaminB12,
        "choline, total (mg)": .choline, "retinol (mcg)": .retinol, "carotene, alpha (mcg)": .alphaCarotene,
        "carotene, beta (mcg)": .betaCarotene, "cryptoxanthin, beta (mcg)": .cryptoxanthin, "lycopene (mcg)": .lycopene,
        "lutein + zeaxanthin (mcg)": .luteinZeaxanthin, "caffeine (mg)": .caffeine, "theobromine (mg)": .theobromine, "alcohol (g)": .alcohol,
        "water (g)": .water, "20:5 n-3 (g)": .epa, "22:5 n-3 (g)": .dpa, "22:6 n-3 (g)": .dha, "18:2 (g)": .linoleicAcid,
        "18:3 (g)": .linolenicAcid,
    ]

    /// Open Food Facts' names, before `_100g` or `_value`. Energy, salt and alcohol have units of their own.
    static let off: [String: Nutrient] = [
        "proteins": .protein, "carbohydrates": .carbohydrate, "fat": .fat, "fiber": .fiber, "sugars": .sugars, "saturated-fat": .saturatedFat,
        "monounsaturated-fat": .monounsaturatedFat, "polyunsaturated-fat": .polyunsaturatedFat, "trans-fat": .transFat,
        "cholesterol": .cholesterol, "sodium": .sodium, "potassium": .potassium, "calcium": .calcium, "iron": .iron, "magnesium": .magnesium,
        "phosphorus": .phosphorus, "zinc": .zinc, "copper": .copper, "manganese": .manganese, "selenium": .selenium, "fluoride": .fluoride,
        "vitamin-a": .vitaminA, "vitamin-c": .vitaminC, "vitamin-d": .vitaminD, "vitamin-e": .vitaminE, "vitamin-k": .vitaminK,
        "vitamin-b1": .thiamin, "vitamin-b2": .riboflavin, "vitamin-pp": .niacin, "vitamin-b6": .vitaminB6, "vitamin-b9": .totalFolate,
        "vitamin-b12": .vitaminB12, "pantothenic-acid": .pantothenicAcid, "choline": .choline, "beta-carotene": .betaCarotene,
        "caffeine": .caffeine, "starch": .starch, "sucrose": .sucrose, "glucose": .glucose, "fructose": .fructose, "lactose": .lactose,
        "alpha-linolenic-acid": .ala, "eicosapentaenoic-acid": .epa, "docosahexaenoic-acid": .dha, "linoleic-acid": .linoleicAcid,
    ]

    /// Grams as the unit of a nutrient's key.
    static func fromGrams(_ nutrient: Nutrient) -> Double {
        switch nutrient.unit {
        case "mg": 1000
        case "ug": 1_000_000
        default: 1
        }
    }
}
