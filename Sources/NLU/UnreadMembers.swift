import Nutrition

/// What stands in a list of foods as one of them and was read as none.
extension Reader {
    /// "un mofongo y una Medalla", "soup, two glarps and bread": members that open with an amount and name nothing known here.
    /// "comí vieja a la plancha": what is said to be cooked, and is no food of the tables.
    ///
    /// - Parameter spans: the foods that were found; without one the message is no list.
    func unreadMembers(_ chart: Chart, _ spans: [Tagger.Span]) -> [Tagger.Span] {
        guard chart.said.last != "?", spans.contains(where: { $0.label == "food" }) else { return [] }
        let read = chart.covered(by: spans.map(\.tokens) + chart.times.map(\.tokens) + chart.nutrients.map(\.tokens))
        return (members(of: chart).compactMap { counted($0, chart, read) } + cooked(chart, read)).map {
            Tagger.Span(tokens: $0, label: "food", confidence: 0.3)
        }
    }

    /// What stands between the joints of a list.
    private func members(of chart: Chart) -> [Range<Int>] {
        var members: [Range<Int>] = [], start = 0
        for place in chart.tokens.indices where isJoint(place, chart) {
            members.append(start..<place)
            start = place + 1
        }
        members.append(start..<chart.tokens.count)
        return members.filter { !$0.isEmpty }
    }

    private func isJoint(_ place: Int, _ chart: Chart) -> Bool {
        let token = chart.tokens[place]
        return token.kind == .mark || chart.lexicon.and.contains(token) || Reader.besides.contains(token)
    }

    /// The name in a member that is an amount and a name and no more.
    private func counted(_ member: Range<Int>, _ chart: Chart, _ read: [Bool]) -> Range<Int>? {
        let opening = member.prefix { Reader.eatingInSpanish.contains(chart.said[$0]) || Reader.beforeNames.contains(chart.tokens[$0]) }
        let start = member.lowerBound + opening.count
        guard start > 0, let amount = chart.amounts.first(where: { $0.tokens.lowerBound == start }),
            amount.tokens.upperBound < member.upperBound
        else { return nil }
        var name = amount.tokens.upperBound..<member.upperBound
        if let first = name.first, name.count > 1, chart.lexicon.of.contains(chart.tokens[first]) { name = first + 1..<name.upperBound }
        return (1...2).contains(name.count) && name.allSatisfy { isName($0, chart) && !read[$0] } ? name : nil
    }

    /// "vieja a la plancha", "cherne al horno": names right before a way of cooking.
    private func cooked(_ chart: Chart, _ read: [Bool]) -> [Range<Int>] {
        guard chart.lexicon.isSpanish else { return [] }
        var names: [Range<Int>] = []
        for place in chart.tokens.indices.dropFirst() where isName(place - 1, chart) && !read[place - 1] {
            guard Reader.waysOfCooking.contains(where: { chart.said[place...].starts(with: $0) }) else { continue }
            // "carne mechada a la plancha": a word more of what was read.
            let opens = place < 2 || !read[place - 2] || isJoint(place - 2, chart) || Reader.eatingInSpanish.contains(chart.said[place - 2])
            if opens { names.append(place - 1..<place) }
        }
        return names
    }

    private func isName(_ place: Int, _ chart: Chart) -> Bool {
        let token = chart.tokens[place]
        return token.kind == .word && token.text.utf8.count >= 4 && !token.repaired && chart.classes[place] == 0
            && chart.words[place] < 0
            && !Reader.chatter.contains(token) && !Reader.noFood.contains(token.singularWord) && !Word.isInvariable(token.text)
            && (chart.lexicon.isSpanish ? !SpanishWords.known.contains(token) : model.table?.isCommon(token.text) != true)
    }

    private static let besides: WordSet = ["with", "con", "plus", "then", "luego", "mas"]
    private static let beforeNames: WordSet = ["i", "had", "ate", "drank", "me", "hoy", "also", "tambien"]
    private static let waysOfCooking: [[WordKey]] = [
        ["a", "la", "plancha"], ["a", "la", "parrilla"], ["a", "la", "brasa"], ["al", "horno"], ["al", "vapor"], ["al", "ajillo"],
    ]
    /// Are had or taken, and are no food.
    private static let noFood: WordSet = [
        "pincho", "pintxo", "tapa", "racioncita", "siesta", "ducha", "rato", "vuelta", "caminata", "cigarro", "cigarrillo", "pastilla", "masaje",
        "pelicula", "charla", "clase", "reunion",
        "mitad", "tercio", "cuarto", "poco", "pizca", "vez", "hora", "minuto", "dia", "noche", "tarde", "semana", "cosa", "cosita", "persona",
        "amigo",
        "amiga", "hijo", "hija", "nino", "nina", "nap", "shower", "half", "pill", "cigarette", "smoke", "vape", "workout", "class", "meeting",
        "friend",
    ]
}
