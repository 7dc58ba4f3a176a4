import Dialogue
import Nutrition

/// One reply's voice: the texts of its language, and the moment it is said in.
struct Speaker {
    let language: String
    let texts: Wording.Texts
    let moment: Moment
    let units: String?
    let numbers: NumberText
    let names: Names
    /// Energy is told in kilojoules, with the kilocalories behind it.
    private(set) var tellsKilojoules = false

    init(language: String, texts: Wording.Texts, names: Names, moment: Moment, units: String?) {
        self.language = language
        self.texts = texts
        self.names = names
        self.moment = moment
        self.units = units
        numbers = NumberText(
            thousands: texts.byKey[Phrase.thousands.rawValue]?.first?.filled([:]) ?? ",",
            decimal: texts.byKey[Phrase.decimal.rawValue]?.first?.filled([:]) ?? ".")
    }

    /// The text of a phrase; of several the day chooses, so that one conversation reads the same whenever it is replayed.
    func say(_ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> String { say(key: phrase.rawValue, values) ?? "" }

    /// The text of a key, nil when there is none.
    func say(key: String, _ values: KeyValuePairs<String, String> = [:]) -> String? {
        guard let templates = texts.byKey[key], !templates.isEmpty else { return nil }
        let text = templates[templates.count == 1 ? 0 : abs(moment.day.number) % templates.count].filled(values)
        return texts.contractions.isEmpty ? text : contracted(text)
    }

    /// Words that grow together where they meet: "de el martes" is "del martes".
    private func contracted(_ text: String) -> String {
        var text = text
        for (apart, together) in texts.contractions where text.contains(apart) { text = text.replacing(apart, with: together) }
        return text
    }

    /// How nouns change, in a language whose wording tells.
    var nouns: SpanishNouns? { texts.nouns }

    /// Every text of a key: the days of the week, the months.
    func list(_ phrase: Phrase) -> [String] { texts.byKey[phrase.rawValue]?.map { $0.filled([:]) } ?? [] }

    /// The whole reply.
    func text(_ reply: Reply) -> String {
        if reply.asksKilojoules, !tellsKilojoules {
            var (speaker, figures) = (self, reply)
            speaker.tellsKilojoules = true
            figures.parts.removeAll { $0 == .talk(.kilojoules) }
            return speaker.text(figures)
        }
        var lines = reply.parts.flatMap { render($0, reply) }
        if reply.asksSalt, let salt = salt(reply.parts) { lines.append(salt) }
        var balance = balanceLine(reply)
        if !reply.hint.isEmpty {
            let hint = say(.hint, ["choices": choices(reply.hint, named: nil)])
            balance = balance.map { "\($0) \(hint)" } ?? hint
        }
        if let balance { lines.append(balance) }
        if let question = reply.question { lines.append(render(question)) }
        if lines.isEmpty { lines = [say(.done)] }
        return lines.joined(separator: "\n")
    }

    /// A part as lines.
    private func render(_ part: Part, _ reply: Reply) -> [String] {
        switch part {
        case .logged, .foodUnknown, .barcodeUnknown, .leftOut, .supplementUndosed, .amountImpossible, .exerciseLogged, .exerciseTooLong,
            .activityUnknown, .weightLogged, .weightImpossible, .waterLogged, .waterImpossible:
            renderLogging(part)
        case .bodyDeleted, .bodyMoved, .bodyCorrected, .bodySame, .bodyUnknown, .weightsOn, .waterDrunk, .exerciseDone, .burning:
            renderBody(part)
        case .meals, .eaten, .most, .densest, .mostOfMeals, .fits, .fitsIn:
            renderAsked(part)
        case .corrected, .alreadySo, .heldNone, .supposed, .deleted, .moved, .copied, .entryUnknown, .undone, .redone, .nothingToUndo, .nothingToRedo:
            renderChange(part)
        case .nutrients, .facts, .found, .compared, .comparedInAll, .explained, .nothingToExplain:
            renderAnswer(part)
        case .diary, .diaryEmpty, .summary, .net, .saved, .remaining, .noGoal, .goalIsNewer, .creditWithoutGoal, .weights, .noWeight:
            renderDiary(part)
        case .chart, .nothingToDraw, .chartUnknown:
            renderChart(part)
        case .insight(let insight): render(insight)
        case .weightTrend(let trend, let unit): [self.trend(trend, unit)]
        case .goalSet, .goalUnsafe:
            renderGoal(part, reply.day)
        case .goalSuggested, .energyNeeded, .goalExplained, .goalGuessed, .goalTooYoung, .goalBound:
            renderPlan(part)
        case .profile, .profileStored, .profileImpossible, .profileUnread, .intakes:
            renderProfile(part)
        case .own(let part): renderOwn(part, reply.day)
        case .conflict(let food, let contents, let asked, let diets):
            renderConflict(food, contents, asked, diets)
        case .madeOf(let food, let grams, let parts): [madeOf(food, grams, parts)]
        case .contents(let food, let contents, let asked, let diets):
            renderContents(food, contents, asked: asked, diets: diets)
        case .foodsRecommended, .noneSoQuick, .noneSoLight, .noneWithAll, .recipePicked, .recipes, .noRecipes, .noSuchRecipe, .noMoreRecipes,
            .recipeServiceOut,
            .recipe,
            .recipeSaved,
            .savedRecipes:
            renderIdeas(part)
        case .preferenceKept(let preference):
            [render(preference)]
        case .preferenceUnknown:
            [say(.preferenceUnknown)]
        case .kept(let kept): render(kept)
        case .plan(let plan): render(plan)
        case .groceries(let groceries): render(groceries)
        case .pointer: [say(.pointer)]
        case .shareOfDay(let nutrient, let amount, let measure): [shareOfDay(nutrient, amount, measure)]
        case .recipeFigures(let title, let nutrients, let asked): [recipeFigures(title, nutrients, asked)]
        case .recipeTime(let title, let minutes, let servings):
            [say(.recipeTime, ["recipe": title, "minutes": minutes.map(String.init) ?? "?", "count": "\(servings)"])]
        case .recipeHas(let title, let food, let has): [say(has ? .recipeHas : .recipeHasNot, ["recipe": title, "food": food])]
        case .aboutNutrient(let nutrient): [say(key: "about.\(nutrient.key)") ?? say(.aboutUnknown, ["nutrient": title(nutrient)])]
        case .difference(let nutrient, let more, let first, let second): [difference(nutrient, more, first, second)]
        case .exporting, .imported, .talk, .greeting, .goodbye, .thanks, .help, .about, .time, .nothingOpen, .cancelled, .strayAnswer, .goAhead,
            .notYet,
            .languageNotYet, .languageSet,
            .notUnderstood, .tooMany, .failure, .unavailable, .unsure:
            renderTalk(part)
        }
    }
}

extension String {
    /// With a capital at its start.
    var capitalised: String { prefix(1).uppercased() + dropFirst() }
    /// With a small letter at its start.
    var uncapitalised: String { prefix(1).lowercased() + dropFirst() }
}
