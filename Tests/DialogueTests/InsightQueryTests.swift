import Dialogue
import NLU
import Nutrition
import Testing

/// What a question about the diary is read as, by its words.
@Suite struct InsightQueryTests {
    private static let today = Day(year: 2026, month: 11, day: 21)

    private func request(_ text: String, intent: String, nutrients: [Nutrient] = [], when: When = When()) -> Request? {
        let reading = Reading(text: text, intent: IntentScore(intent, 0.99), nutrients: nutrients, when: when)
        return Policy.plan(Understanding(text: text, language: "en", readings: [reading], entities: []), Tracker()).requests.first
    }

    private func subject(_ text: String, _ nutrients: [Nutrient], _ when: When) -> InsightQuery.Subject? {
        if case .askInsight(let query)? = request(text, intent: "ask_insight", nutrients: nutrients, when: when) { query.subject } else { nil }
    }

    @Test(arguments: [
        ("what am I missing", [], InsightQuery.Subject.needs), ("am I getting enough iron", [Nutrient.iron], .needs),
        ("qué vitaminas me faltan", [], .needs), ("me falta hierro en general?", [.iron], .needs),
        ("do I eat too much salt", [.sodium], .limits), ("como demasiada sal?", [], .limits),
        ("where does my sodium come from", [.sodium], .sources), ("which foods give me most sodium", [.sodium], .sources),
        ("why is my sugar so high lately", [.sugars], .limits), ("de dónde viene mi calcio", [.calcium], .sources),
        ("what do I eat most often", [], .often), ("which foods make me go over my goal", [], .overFoods),
        ("what makes me go over", [], .overFoods), ("qué alimentos me hacen pasarme", [], .overFoods),
        ("on which days do I overeat", [], .overDays), ("which days did I go over", [], .overDays), ("qué días me paso", [], .overDays),
        ("which weekday is my heaviest", [], .overDays), ("do I eat more on weekends", [], .weekends),
        ("como más los fines de semana?", [], .weekends), ("which meal has the most calories", [.energy], .meals),
        ("at what time of day do i eat the most", [], .meals), ("en qué comida como más", [], .meals), ("a qué hora como más", [], .meals),
        ("is my diet balanced", [], .balance), ("es equilibrada mi dieta?", [], .balance),
        ("how many calories do I really burn", [.energy], .expenditure), ("why am I not losing weight", [], .expenditure),
        ("por qué no bajo de peso", [], .expenditure), ("cuánto gasto de verdad al día", [], .expenditure), ("any patterns?", [], .overview),
        ("which item should I drop to get under my goal", [], .drop), ("qué quito para volver a mi meta", [], .drop),
        ("i'm under my goal, what can I add", [], .add), ("qué puedo añadir para llegar a mi meta", [], .add),
    ])
    func reads(text: String, nutrients: [Nutrient], expected: InsightQuery.Subject) {
        #expect(subject(text, nutrients, When()) == expected)
    }

    @Test(arguments: [
        ("what should I leave out today to meet my goal", InsightQuery.Subject.drop), ("what can I cut today to stay under 2000", .drop),
        ("what foods should I add today", .add), ("qué puedo quitar hoy para no pasarme de mi meta", .drop),
        ("qué me falta hoy de vitaminas", .needs),
    ])
    func readsToday(text: String, expected: InsightQuery.Subject) {
        let today = InsightQueryTests.today
        #expect(subject(text, [], When(days: today...today)) == expected)
    }

    @Test func aDayOfCharts() {
        let week = When(days: InsightQueryTests.today.advanced(by: -5)...InsightQueryTests.today.advanced(by: 1))
        let cases: [(String, [Nutrient], When, ChartQuery)] = [
            ("chart my calories", [.energy], When(), ChartQuery(.nutrient(.energy))),
            ("chart", [], When(), ChartQuery(.nutrient(.energy))),
            ("calories by week chart", [.energy], When(), ChartQuery(.nutrient(.energy), grain: .week)),
            ("weekly calories chart", [.energy], When(), ChartQuery(.nutrient(.energy), grain: .week)),
            ("gráfica de calorías por semana", [.energy], When(), ChartQuery(.nutrient(.energy), grain: .week)),
            ("un gráfico de la semana por favor", [], When(), ChartQuery(.nutrient(.energy), latest: 7)),
            ("graph of the month", [], When(), ChartQuery(.nutrient(.energy), latest: 30)),
            ("weight chart", [], When(), ChartQuery(.weight)), ("gráfico de mi peso por mes", [], When(), ChartQuery(.weight, grain: .month)),
            ("pie chart", [], When(), ChartQuery(.macronutrients)), ("macros of this week", [], week, ChartQuery(.macronutrients, days: week.days)),
            ("nutrients against needs chart", [], When(), ChartQuery(.needs)), ("graph my workouts", [], When(), ChartQuery(.exercise)),
            ("weekly report as a graph", [], When(), ChartQuery(.nutrient(.energy), latest: 7)),
        ]
        for (text, nutrients, when, expected) in cases {
            #expect(request(text, intent: "show_chart", nutrients: nutrients, when: when) == .showChart(expected), "\(text)")
        }
    }

    @Test func aChartGoesOn() {
        let tracker = Tracker(events: [
            .action(name: "show_chart"), .slot(.inquiry(.showChart(ChartQuery(.nutrient(.energy), latest: 30)), foods: [])),
        ])
        func next(_ text: String, _ nutrients: [Nutrient] = [], when: When = When()) -> Request? {
            let reading = Reading(text: text, intent: IntentScore("ask_nutrient", 0.9), nutrients: nutrients, when: when)
            return Policy.plan(Understanding(text: text, language: "en", readings: [reading], entities: []), tracker).requests.first
        }
        let week = InsightQueryTests.today.advanced(by: -6)...InsightQueryTests.today
        #expect(next("and protein?", [.protein]) == .showChart(ChartQuery(.nutrient(.protein), latest: 30)))
        #expect(next("y el peso?") == .showChart(ChartQuery(.weight, latest: 30)))
        #expect(next("what about last week", when: When(days: week)) == .showChart(ChartQuery(.nutrient(.energy), days: week)))
        #expect(next("now by week") == .showChart(ChartQuery(.nutrient(.energy), grain: .week)))
        #expect(next("what's left today?", when: When(days: week)) != .showChart(ChartQuery(.nutrient(.energy), days: week)))
    }

    @Test func aQuestionGoesOn() {
        let tracker = Tracker(events: [
            .action(name: "ask_insight"), .slot(.inquiry(.askInsight(InsightQuery(.needs, nutrients: [.iron])), foods: [])),
        ])
        let reading = Reading(text: "and calcium?", intent: IntentScore("ask_nutrient", 0.9), nutrients: [.calcium])
        let plan = Policy.plan(Understanding(text: "and calcium?", language: "en", readings: [reading], entities: []), tracker)
        #expect(plan.requests.first == .askInsight(InsightQuery(.needs, nutrients: [.calcium])))
    }
}
