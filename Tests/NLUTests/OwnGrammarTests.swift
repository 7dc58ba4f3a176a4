import Nutrition
import Testing

@testable import NLU

/// What people set of Morsel and of themselves beside their body, and what only sounds like it.
@Suite struct OwnGrammarTests {
    private func matter(_ text: String) -> OwnMatter? {
        OwnGrammar(tokens: Normaliser.tokens(text), original: Array(text.unicodeScalars))?.matter()
    }

    @Test(arguments: [
        ("my name is Ana", "Ana", false), ("call me annie", "Annie", true), ("don't call me Robert, call me Bob", "Bob", true),
        ("change my name to Lee", "Lee", false), ("name: Oliver", "Oliver", false), ("me llamo Lucía", "Lucía", false), ("dime Lu", "Lu", true),
        ("no me llames Francisca, llámame Paqui", "Paqui", true), ("mi apodo es Nacho", "Nacho", true),
        ("please call me Mrs Patel", "Mrs Patel", true),
        ("call me Liz from now on", "Liz", true), ("my name is Ana and I'm 34", "Ana", false),
    ])
    func names(_ text: String, _ name: String, _ isNickname: Bool) {
        #expect(matter(text) == .name(name, isNickname: isNickname))
    }

    @Test(arguments: [
        ("use imperial units", "imperial"), ("usa libras", "lb"), ("usa libras y onzas", "imperial"), ("metric please", "metric"),
        ("use stone", "stone"),
        ("set units to stones and pounds", "stone"), ("show my weight in pounds", "lb"), ("vuelve al sistema métrico", "metric"),
        ("i prefer imperial", "imperial"),
        ("unidades: kg y cm", "metric"), ("pon el peso en libras", "lb"), ("change units", ""), ("cambia las unidades", ""),
    ])
    func units(_ text: String, _ code: String) {
        guard case .units(let units)? = matter(text) else {
            Issue.record("\(text) sets no units")
            return
        }
        #expect((Units().changed(by: units).code ?? "") == code)
    }

    @Test(arguments: [
        ("forget my height", ["height_cm"]), ("olvida mi edad y mi estatura", ["birth_year", "height_cm"]), ("forget my goal weight", ["desired_kg"]),
        ("forget my weight", ["weight"]), ("borra mi apodo", ["nickname"]), ("please forget my diet", ["diet"]),
    ])
    func forgets(_ text: String, _ keys: [String]) { #expect(matter(text) == .forget(keys)) }

    @Test(arguments: [
        ("tell me when I'm over by 200", NoticeMention(isOn: true, kind: .over, amount: 200)),
        ("avísame cuando me pase por 100", NoticeMention(isOn: true, kind: .over, amount: 100)),
        ("warn me if I end the day under", NoticeMention(isOn: true, kind: .under)),
        ("stop telling me when I'm under", NoticeMention(isOn: false, kind: .under)),
        ("turn off the notices", NoticeMention(isOn: false)), ("no me avises más", NoticeMention(isOn: false)),
        ("activa los avisos", NoticeMention(isOn: true)),
        ("which notices are on?", NoticeMention()), ("¿qué avisos tengo?", NoticeMention()),
        ("stop congratulating me", NoticeMention(isOn: false, kind: .reached)),
    ])
    func notices(_ text: String, _ mention: NoticeMention) { #expect(matter(text) == .notice(mention)) }

    @Test(arguments: [
        ("count exercise", CreditMention(isOn: true)), ("don't count exercise calories", CreditMention(isOn: false)),
        ("count exercise gross", CreditMention(isOn: true, isNet: false)), ("cuenta el ejercicio neto", CreditMention(isOn: true, isNet: true)),
        ("no cuentes el ejercicio", CreditMention(isOn: false)), ("do you count exercise?", CreditMention()),
    ])
    func credit(_ text: String, _ mention: CreditMention) { #expect(matter(text) == .credit(mention)) }

    @Test(arguments: [
        ("protein first, then price, then time", [Priority.protein, .price, .time]), ("el sabor antes que el precio", [.taste, .price]),
        ("time is more important than price", [.time, .price]), ("price after protein", [.protein, .price]),
        ("protein is my top priority", [.protein]),
        ("mis prioridades son precio, tiempo y sabor", [.price, .time, .taste]),
    ])
    func priorities(_ text: String, _ list: [Priority]) { #expect(matter(text) == .priorities(list)) }

    @Test func goalsEndAndAreCounted() {
        #expect(matter("remove my protein goal") == .endGoals(all: false))
        #expect(matter("quita todas mis metas") == .endGoals(all: true))
        #expect(matter("what's my streak?") == .reached(isStreak: true, isOneDay: false))
        #expect(matter("how often did I reach my goal this month?") == .reached(isStreak: false, isOneDay: false))
        #expect(matter("¿cumplí mi meta ayer?") == .reached(isStreak: false, isOneDay: true))
        #expect(matter("I mostly eat mexican and thai food") == .culture(["mexican", "thai"], isOver: false))
        #expect(matter("como sobre todo comida peruana") == .culture(["peruana"], isOver: false))
        #expect(matter("¿cuánto mido?") == .ask(["height_cm"]))
    }

    @Test(arguments: [
        "call me later", "llámame un taxi", "dime cuánto hierro tiene la espinaca", "tell me when it rains", "avísame cuando llueva",
        "turn off the tv notifications",
        "200 g of chicken", "I weigh 140 pounds", "my friend's streak is longer than mine", "what is the winning streak of the team",
        "price first, then quality of the laptop", "tell me if rice has less calories than pasta",
        "dime si el arroz tiene menos calorías que la pasta",
        "forget it", "delete my weight", "remove the rice", "my goal is 2000 kcal", "count the people in the room", "I had two eggs",
        "use up the chicken",
        "how many ounces in a pound", "mexican food near me", "I ate mexican food today", "is my weight in kilos?", "forget my nut allergy",
    ])
    func noneOfThese(_ text: String) { #expect(matter(text) == nil) }
}
