import Nutrition

extension DiaryFigure {
    /// What nutrients are called in headers: by the apps, in FoodData Central, and in Spanish; folded, without units.
    static let names: [String: Nutrient] = {
        var names: [String: Nutrient] = [:]
        for (nutrient, list) in lists {
            for name in list.split(separator: ";") { names[String(name)] = nutrient }
        }
        return names
    }()

    private static let lists: [(Nutrient, String)] = [
        (
            .energy,
            "energy;calories;calorie;cals;cal;kcal;kilocalories;food calories;energy kcal;total calories;kj;energy kj;kilojoules;kilojulios;energia;calorias;kilocalorias;valor energetico;energy atwater general factors;energy atwater specific factors"
        ),
        (.protein, "protein;proteins;total protein;proteina;proteinas"),
        (
            .carbohydrate,
            "carbohydrate;carbohydrates;carbs;carb;total carbohydrate;total carbohydrates;total carbs;carbohydrate by difference;carbohidrato;carbohidratos;carbohidratos totales;hidratos;hidratos de carbono;glucidos"
        ),
        (.fat, "fat;fats;total fat;total fats;total lipid fat;total lipid;lipids;grasa;grasas;grasa total;grasas totales;lipidos"),
        (
            .fiber,
            "fiber;fibre;dietary fiber;dietary fibre;total fiber;total dietary fiber;fiber total dietary;fibra;fibra alimentaria;fibra dietetica;fibra alimenticia;fibra total"
        ),
        (
            .sugars,
            "sugar;sugars;total sugar;total sugars;sugars total;sugars total including nlea;total sugars nlea;of which sugars;azucar;azucares;azucares totales;de los cuales azucares"
        ),
        (
            .saturatedFat,
            "saturated fat;saturated fats;saturated;sat fat;saturates;of which saturates;fatty acids total saturated;saturated fatty acids;grasa saturada;grasas saturadas;saturadas;acidos grasos saturados;de las cuales saturadas"
        ),
        (
            .monounsaturatedFat,
            "monounsaturated fat;monounsaturated fats;monounsaturated;mono fat;fatty acids total monounsaturated;grasa monoinsaturada;grasas monoinsaturadas;monoinsaturadas;acidos grasos monoinsaturados"
        ),
        (
            .polyunsaturatedFat,
            "polyunsaturated fat;polyunsaturated fats;polyunsaturated;poly fat;fatty acids total polyunsaturated;grasa poliinsaturada;grasas poliinsaturadas;poliinsaturadas;acidos grasos poliinsaturados"
        ),
        (.transFat, "trans fat;trans fats;trans;fatty acids total trans;grasa trans;grasas trans;acidos grasos trans"),
        (.cholesterol, "cholesterol;colesterol"), (.sodium, "sodium;sodium na;sodio"), (.potassium, "potassium;potassium k;potasio"),
        (.calcium, "calcium;calcium ca;calcio"), (.iron, "iron;iron fe;hierro"), (.magnesium, "magnesium;magnesium mg;magnesio"),
        (.phosphorus, "phosphorus;phosphorous;phosphorus p;fosforo"), (.zinc, "zinc;zinc zn"), (.copper, "copper;copper cu;cobre"),
        (.manganese, "manganese;manganese mn;manganeso"), (.selenium, "selenium;selenium se;selenio"),
        (.fluoride, "fluoride;fluoride f;fluor;fluoruro"), (.vitaminA, "vitamin a;vitamin a rae;vitamina a;vitamina a rae"),
        (.vitaminC, "vitamin c;vitamin c total ascorbic acid;ascorbic acid;vitamina c"),
        (.vitaminD, "vitamin d;vitamin d d2 d3;vitamin d d2 d3 international units;vitamina d"),
        (.vitaminE, "vitamin e;vitamin e alpha tocopherol;vitamina e"),
        (.vitaminK, "vitamin k;vitamin k phylloquinone;vitamin k1;vitamina k"),
        (.thiamin, "thiamin;thiamine;b1;b1 thiamine;b1 thiamin;vitamin b1;tiamina;vitamina b1"),
        (.riboflavin, "riboflavin;b2;b2 riboflavin;vitamin b2;riboflavina;vitamina b2"),
        (.niacin, "niacin;b3;b3 niacin;vitamin b3;niacina;vitamina b3"),
        (.pantothenicAcid, "pantothenic acid;b5;b5 pantothenic acid;vitamin b5;acido pantotenico;vitamina b5"),
        (.vitaminB6, "vitamin b6;vitamin b 6;b6;b6 pyridoxine;pyridoxine;vitamina b6"),
        (.folate, "folate;folate dfe;vitamin b9;b9 folate;folato;folatos;vitamina b9"), (.totalFolate, "folate total;total folate;folato total"),
        (.folicAcid, "folic acid;acido folico"), (.folateFood, "folate food;food folate"),
        (.vitaminB12, "vitamin b12;vitamin b 12;b12;b12 cobalamin;cobalamin;vitamina b12"), (.choline, "choline;choline total;colina"),
        (.betaine, "betaine;betaina"), (.retinol, "retinol"), (.alphaCarotene, "alpha carotene;carotene alpha"),
        (.betaCarotene, "beta carotene;carotene beta"), (.cryptoxanthin, "cryptoxanthin;cryptoxanthin beta;beta cryptoxanthin"),
        (.lycopene, "lycopene;licopeno"), (.luteinZeaxanthin, "lutein zeaxanthin;lutein and zeaxanthin"),
        (.caffeine, "caffeine;cafeina"), (.theobromine, "theobromine;teobromina"), (.alcohol, "alcohol;alcohol ethyl;ethanol"),
        (.water, "water;agua;moisture"), (.ash, "ash;cenizas"), (.starch, "starch;almidon"), (.sucrose, "sucrose;sacarosa"),
        (.glucose, "glucose;glucose dextrose;dextrose;glucosa"), (.fructose, "fructose;fructosa"), (.lactose, "lactose;lactosa"),
        (.ala, "ala;alpha linolenic acid;pufa 18 3 n 3 c c c ala"), (.epa, "epa;pufa 20 5 n 3 epa"), (.dpa, "dpa;pufa 22 5 n 3 dpa"),
        (.dha, "dha;pufa 22 6 n 3 dha"), (.linoleicAcid, "linoleic acid;pufa 18 2"), (.linolenicAcid, "linolenic acid;pufa 18 3"),
        (.phytosterols, "phytosterols;phytosterol"), (.tryptophan, "tryptophan"), (.threonine, "threonine"), (.isoleucine, "isoleucine"),
        (.leucine, "leucine"), (.lysine, "lysine"), (.methionine, "methionine"), (.phenylalanine, "phenylalanine"), (.valine, "valine"),
        (.histidine, "histidine"),
    ]
}
