import NLU
import Nutrition

/// Corrections: what is to become of the rows that a message speaks of.
extension Intents {
    static func correct(_ reading: Reading, _ tracker: Tracker) -> [Request] {
        if let moved = movedToHour(reading) ?? mealInstead(reading, reading.words, tracker) ?? doubledServing(reading) { return [moved] }
        // "a burger with half the bun": another food, and no share of what stands.
        if let food = reading.foods.only, food.changed != nil, !food.isDefinite, let first = reading.words.first,
            ["a", "an", "un", "una"].contains(first) || food.said.hasPrefix(first)
        {
            return log(reading, tracker)
        }
        if reading.foods.allSatisfy({ $0.isDefinite && $0.amount.isEmpty }), let moved = moves(reading) { return moved }
        // The "one" of "the second one" counts nothing.
        var reading = subjectFirst(reading)
        if reading.ordinal != nil, isPlace(reading), reading.words.contains("one") {
            if let one = reading.amounts.firstIndex(where: { $0 == Amount(quantity: 1) }) { reading.amounts.remove(at: one) }
            let isCounted = reading.words.contains { ["a", "an"].contains($0) }
            for place in reading.foods.indices where reading.foods[place].amount == Amount(quantity: 1) && !isCounted {
                reading.foods[place].amount = Amount()
            }
        }
        // "make the bagel two bagels": so many of it.
        if reading.foods.count == 2, reading.foods[0].isDefinite, reading.foods[0].amount.isEmpty, let count = reading.foods[1].amount.quantity,
            reading.foods[1].amount.unit == nil, reading.foods.allSatisfy({ !$0.negated && $0.best != nil }), reading.foods[1].removed.isEmpty,
            reading.foods[0].best?.noun == reading.foods[1].best?.noun
        {
            reading.foods.removeLast()
            (reading.amounts, reading.replacement) = ([Amount(quantity: count)], nil)
        }
        // Nor does the "uno" of "100 gramos cada uno".
        if isOfEach(reading.words) { reading.amounts.removeAll { $0 == Amount(quantity: 1) } }
        // Nor does the "two" of "swap those two".
        if reading.foods.isEmpty, isAllOfThem(reading.words), !Vocabulary.says(.being, reading.words) { reading.amounts.removeAll { $0.unit == nil } }
        // Nor does that of "change the coke to a zero one".
        if ["one", "ones"].contains(reading.words.last), reading.words.suffix(4).prefix(2).contains(where: ["a", "an"].contains) {
            reading.amounts.removeAll { $0 == Amount(quantity: 1) || $0.quantity == 0 }
            // "the kitkat was a 2 finger one": nor is it one bar.
            if reading.amounts.contains(where: { $0.unit != nil && $0.quantity != nil }) {
                for place in reading.foods.indices where reading.foods[place].isDefinite && reading.foods[place].amount == Amount(quantity: 1) {
                    reading.foods[place].amount = Amount()
                }
            }
        }
        // "the toast was with butter instead of jam": the toast stands.
        if let new = reading.replacement, new > 0, reading.foods.count == 3, reading.foods[0].isDefinite, !reading.foods[1].isDefinite {
            reading.foods.removeFirst()
            reading.replacement = new - 1
        }
        // "el café a las 8 era descafeinado": a clock time after "a" is when it was, not where it goes.
        if let target = reading.target, target.minute != nil, target.days == nil, target.meal == nil, !reading.foods.isEmpty {
            reading.when = reading.when.filled(from: target)
            reading.target = nil
        }
        if let other = ofNamedDay(reading, tracker) ?? figureOfRow(reading, tracker) { return [other] }
        var correction = Correction(
            selection: Selection(when: reading.when, ordinal: nil, pointsBack: reading.pointsBack), words: afterApology(reading.untimed))
        correction.ofSeveral = ofSeveral(reading.words, tracker)
        // "la mitad eran de atún": so many of what stands, and no half a tuna.
        if correction.ofSeveral == 0.5 {
            for place in reading.foods.indices where reading.foods[place].amount.quantity == 0.5 { reading.foods[place].amount = Amount() }
        }
        // "one was small" counts them, and then says what it was.
        if let count = correction.ofSeveral, let place = reading.amounts.firstIndex(of: Amount(quantity: count)) { reading.amounts.remove(at: place) }
        // "swap two cups of rice for quinoa": the rice that stands.
        if reading.foods.count == 2, reading.replacement ?? 1 == 1, !reading.foods[0].isDefinite, !reading.foods[0].amount.isEmpty,
            reading.foods.allSatisfy({ !$0.negated }), ["swap", "replace", "switch", "exchange", "trade"].contains(reading.words[0])
        {
            (reading.foods[0].amount, reading.foods[0].isDefinite, reading.replacement) = (Amount(), true, 1)
        }
        // "one of the cokes was a diet coke": of the cokes that stand.
        if let count = correction.ofSeveral, reading.foods.count == 2, reading.foods[0].amount == Amount(quantity: count) {
            (reading.foods[0].amount, reading.foods[0].isDefinite) = (Amount(), true)
        }
        let foods = reading.foods.filter { !$0.negated }
        let left = reading.foods.filter(\.negated)
        // "no ketchup on the fries": taken from what was logged.
        if let first = foods.first, reading.replacement == nil, reading.words.first == "no", reading.words.contains("on") {
            correction.removed = [first.said]
            correction.words = ""
            correction.selection.foods = foods.dropFirst().filter(\.isDefinite)
            return [.correct(correction)]
        }
        // "had one of those instead of the beer", of what was asked about.
        if reading.words.contains("instead") || becomesAsked(reading.words), let old = foods.only, old.isDefinite,
            reading.words.contains(where: ["those", "that", "them", "this"].contains),
            case .logFood(let asked)? = askedFoods(reading, tracker), let new = asked.foods.only
        {
            return [.correct(Correction(selection: Selection(foods: [old]), food: new))]
        }
        if let swapped = inStead(foods, correction, reading) { return [.correct(swapped)] }
        if left.isEmpty, reading.replacement == nil, isAdding(foods, reading.words) {
            return [.logFood(LogFood(foods: foods, when: reading.when, continues: true))]
        }
        if let told = toldLabel(reading, tracker) { return [told] }
        if let requests = hadBesides(reading, tracker) ?? onBreadWith(reading, tracker) ?? withCompany(reading, tracker) { return requests }
        if let again = again(reading, tracker) ?? change(reading, tracker) { return again }
        if let several = putInstead(reading, tracker) ?? severalCorrections(reading, tracker) { return several }
        // "weighed myself, log 100 g of bread and 30 g of ham": ordered outright, and in nothing's place.
        if let order = reading.words.lastIndex(where: ["log", "anota", "apunta", "registra"].contains), order > 0, foods.count > 1, left.isEmpty,
            order + 1 < reading.words.count, foods.allSatisfy({ !$0.isDefinite && $0.amount.quantity != nil && $0.best != nil }),
            Double(reading.words[order + 1]) != nil, !Vocabulary.says(.inPlace, reading.words)
        {
            var told = LogFood(foods: foods, when: reading.when)
            told.restates = .never
            return [.logFood(told)]
        }
        if let told = wasSeveral(reading, correction, tracker) { return [.correct(told)] }
        // "a frozen one, 400 g", "un vaso chico, de 150 ml": the measure tells more than the one.
        let told = reading.amounts.first { $0.unit != nil && $0.quantity != nil }
        // "no fue medio, fue uno entero".
        let deniesCount =
            reading.words.first == "no" || reading.words.prefix(4).contains(where: ["not", "wasnt", "werent", "wasn", "weren"].contains)
        let denied = deniesCount && reading.foods.isEmpty && reading.amounts.count == 2 && reading.amounts[1].quantity != nil
        if let amount = (told?.quantity == 1 ? weighed(reading) : nil) ?? told ?? (denied ? reading.amounts[1] : reading.amounts.first) {
            if let quantity = amount.quantity, quantity > 0, quantity < 1, amount.unit == nil, amount.size == nil, !deniesPart(reading.words) {
                correction.factor = quantity
            } else {
                correction.amount = amount
            }
        }
        if foods.isEmpty {
            if left.isEmpty, correction.amount == nil, let unit = measureAlone(reading) { correction.amount = Amount(unit: unit) }
            correction.removed = left.flatMap { [$0.said] + $0.removed }
            if left.count == 1, left[0].amount.quantity != nil || reading.amounts.count > 1, let amount = reading.amounts.last,
                amount.quantity != nil
            {
                // "no 3 quesadillas, solo 1": the row, and its right number.
                correction.selection.foods = left.map { FoodMention(said: $0.said, candidates: $0.candidates) }
                correction.removed = []
                correction.amount = amount
            }
            correction.selection.ordinal = isPlace(reading) ? reading.ordinal : nil
            if left.isEmpty, correction.amount != nil, let named = vessel(reading.words) ?? stranger(reading.words) {
                correction.selection.foods = [named]
            }
            let words = reading.words
            if let times = [(Meaning.triple, 3.0), (.double, 2)].first(where: { Vocabulary.says($0.0, words) })?.1 {
                correction.factor = times
                correction.amount = nil
                // "double shot": more in the drink.
                if words.contains("shot") { (correction.factor, correction.amount) = (nil, Amount(quantity: times, unit: Unit("shot"))) }
                // "it was a double" may tell a kind.
                if !zip(words, words.dropFirst()).contains(where: { $0 == "a" && Vocabulary[.double].contains($1) }) { correction.words = "" }
            }
            // "it was a whole one".
            if correction.amount?.size == "whole", correction.amount?.quantity == nil, correction.amount?.unit == nil {
                correction.amount = Amount(quantity: 1)
            }
            if reading.all || Vocabulary.says(.ofEach, words), correction.factor != nil || correction.amount != nil {
                correction.selection.all = true
            }
            // "1 tbsp each", of jam and butter: so much of either.
            let isOfSeveral = tracker.entries.count > 1 && words.count <= 5 && ["each", "apiece"].contains(words.last) && reading.foods.isEmpty
            let isPoured = ["ml", "cl", "l"].contains(correction.amount?.unit?.name)
            if isOfSeveral, let unit = correction.amount?.unit, unit.grams == nil { correction.selection.all = true }
            // "each was 125 ml", of three glasses.
            if correction.amount?.unit != nil, !isOfSeveral || isPoured || correction.amount?.unit?.grams != nil,
                isOfEach(words) || weighsOneVessel(words)
            {
                correction.isOfEach = true
            }
            // "both were large": the last two.
            if words.contains("both"), correction.amount != nil || correction.factor != nil, reading.count == 2 {
                correction.selection.ordinal = -1
                correction.selection.count = 2
                correction.selection.all = true
            }
            let says = correction.amount != nil || correction.factor != nil || !correction.removed.isEmpty
            if !says, let target = reading.target ?? (reading.when.isEmpty ? nil : reading.when) {
                // "who won the match last night": nothing of the diary's.
                if reading.isQuestion { return [.fallback(text: reading.text, nearest: [], repeated: tracker.misunderstandings > 0)] }
                var from = selection(reading, foods: [])
                if reading.target == nil { from.when = When() }
                return [.move(from, to: target)]
            }
            if correction.selection.when.days == nil { correction.selection.when = When(meal: reading.when.meal) }
            return [.correct(correction)]
        }
        if foods.count == 1, !foods[0].isDefinite, tracker.lastAction == "delete_entry", left.isEmpty,
            Vocabulary.says(.inPlace, reading.words) || ["it", "they", "era", "eran", "fue", "fueron"].contains(reading.words[0]),
            foods[0].amount.quantity == nil || reading.amounts.isEmpty
        {
            // "a pear instead", after something was taken out.
            return [.logFood(LogFood(foods: foods, when: reading.when.isEmpty ? tracker.scope ?? When() : reading.when))]
        }
        if foods.count >= 2, foods[0].isDefinite, foods.dropFirst().allSatisfy({ !$0.isDefinite }), foods.count == 2 || left.isEmpty,
            Vocabulary.says(.having, reading.words)
                || zip(reading.words, reading.words.dropFirst()).contains(where: { ["iba", "iban", "venia", "venian"].contains($0) && $1 == "con" }),
            reading.replacement == nil
        {
            // "the coffee had milk in it": company, not another food.
            var log = LogFood(foods: Array(foods.dropFirst()), when: reading.when, continues: true)
            if foods.count > 2 { log.restates = .never } else if !Vocabulary.says(.oneMore, reading.words) { log.restates = .part }
            log.host = foods[0]
            return [.logFood(log)]
        }
        if let exchange = exchange(foods, left, correction, reading.words) { return [.correct(exchange)] }
        if foods.count == 2, foods[0].amount.isEmpty, !foods[1].isDefinite, left.isEmpty, isWith(reading.words) {
            // "cereal was with milk".
            var log = LogFood(foods: [foods[1]], when: reading.when, continues: true)
            log.host = foods[0]
            return [.logFood(log)]
        }
        if foods.count == 2, !foods[0].isDefinite, foods[0].amount.isEmpty, foods[1].isDefinite, foods[1].amount.isEmpty, left.isEmpty,
            Vocabulary[.being].contains(reading.words.first ?? "")
        {
            // "eran de bacalao las croquetas": told the other way round.
            correction.selection.foods = [foods[1]]
            correction.selection.pointsBack = false
            correction.words = "\(foods[1].said) era de \(foods[0].said)"
            return [.correct(correction)]
        }
        if foods.count == 2, foods[0].isDefinite, foods[0].amount.isEmpty, !foods[1].isDefinite, reading.replacement == nil,
            foods[1].amount.quantity != nil, left.isEmpty, Vocabulary.says(.being, reading.words)
        {
            // "the cereal was 30 g of corn flakes".
            correction.selection.foods = [foods[0]]
            correction.selection.pointsBack = false
            correction.food = foods[1]
            return [.correct(correction)]
        }
        if foods.count == 2, foods[0].isDefinite, !foods[1].isDefinite, reading.replacement == nil, foods[1].amount.isEmpty {
            // "the sandwich was on rye bread": the sandwich is meant; "make the rice quinoa": the rice was that.
            correction.selection.foods = [foods[0]]
            let isWith = Word.split(correction.words).contains { ["on", "in", "with", "con", "en", "de", "had", "from"].contains($0) }
            if !isWith { correction.food = foods[1] }
            return [.correct(correction)]
        }
        if foods.count == 1, left.isEmpty, foods[0].best != nil, !foods[0].isDefinite, reading.when.meal != nil, !reading.pointsBack,
            !reading.text.hasSuffix("?"),
            reading.ordinal == nil,
            reading.words.prefix(3).contains(where: ["vez", "lugar"].contains)
                || reading.words.prefix(3).contains(
                    where: ["cambia", "cambiar", "change", "replace", "swap", "reemplaza", "sustituye"].contains)
                    && reading.words.contains(where: ["por", "for", "with", "to"].contains)
        {
            // "cambia el almuerzo de mañana por una hamburguesa", "en vez del desayuno fue un yogur": all of that meal.
            let spoken = tracker.entries.isEmpty ? nil : tracker.day.map { $0...$0 }
            let meal = When(days: reading.when.days ?? spoken, meal: reading.when.meal)
            // "change lunch to include cheese": beside what stands.
            let isBeside = reading.words.contains(where: ["include", "add", "incluir", "agregar", "anadir"].contains)
            return (isBeside ? [] : [.delete(Selection(when: meal))]) + [.logFood(LogFood(foods: foods, when: meal))]
        }
        if foods.count == 1, let old = foods[0].removed.first, Vocabulary.says(.being, reading.words), !foods[0].isDefinite,
            // "it was chicken without skin" puts it in no skin's place.
            let denied = reading.words.firstIndex(where: Word.split(old).contains),
            let named = reading.words.firstIndex(where: Word.split(foods[0].said).contains),
            denied < named || denied > 0 && ["no", "not"].contains(reading.words[denied - 1])
        {
            // "no bacon actually, it was sausage".
            correction.selection.foods = [FoodMention(said: old, candidates: [])]
            correction.food = foods[0]
            correction.food?.removed = []
            return [.correct(correction)]
        }
        if foods.count == 2, let new = reading.replacement ?? (left.isEmpty ? nil : 0), foods.contains(where: { $0.amount.isEmpty }) {
            correction.selection.foods = [foods[1 - new]]
            correction.selection.pointsBack = false
            correction.selection.all = Vocabulary.says(.everything, reading.words)
            correction.food = foods[new]
            return [.correct(correction)]
        }
        if foods.count == 1, let old = left.first {
            // "it was tea, not coffee".
            var named = old
            named.negated = false
            correction.selection.foods = [named]
            correction.food = foods[0]
            return [.correct(correction)]
        }
        if foods.count == 1, let ordinal = reading.ordinal, isPlace(reading), !foods[0].isDefinite || reading.pointsBack {
            // "the second one was tea".
            correction.selection.ordinal = ordinal
            correction.selection.pointsBack = false
            correction.food = foods[0]
            if !foods[0].amount.isEmpty { correction.amount = foods[0].amount }
            return [.correct(correction)]
        }
        // "the negroni was a double".
        if foods.count == 1, foods[0].isDefinite, correction.factor == nil, foods[0].amount.quantity ?? 1 == 1, let last = reading.words.last,
            Vocabulary.says(.being, reading.words),
            let factor = [(Meaning.double, 2.0), (.triple, 3)].first(where: { Vocabulary[$0.0].contains(last) })?.1
        {
            correction.factor = factor
        }
        // "it was oats with milk and honey", of the one thing told: they stand in its place, and none of them gives way to another.
        if foods.count > 2 && tracker.entries.count == 1 || isRelisted(foods, reading, tracker), left.isEmpty, correction.selection.foods.isEmpty,
            correction.ofSeveral == nil,
            foods.allSatisfy({ !$0.isDefinite && $0.removed.isEmpty && $0.best != nil })
        {
            (correction.food, correction.others, correction.amount) = (foods[0], Array(foods.dropFirst()), nil)
            return [.correct(correction)]
        }
        return foods.map { mention in
            var one = correction
            one.selection.all = foods.count == 1 && saysAll(reading.words)
            // "el jugo era chico, de 200 ml", "the steak was smaller, about 150 g": the measure tells more.
            let measure = mention.amount.isVague && foods.count == 1 ? weighed(reading) : nil
            let isWeighed = mention.amount.quantity == nil && correction.amount?.unit != nil
            let own = mention.amount.isEmpty || isWeighed ? correction.amount : mention.amount
            // "las papas y los espárragos eran 100 gramos cada uno": so much of either.
            let amount = measure ?? count(of: mention, reading) ?? own ?? (isOfEach(reading.words) ? foods.last?.amount : nil)
            // "las cervezas eran de medio litro": every one of them.
            if mention.isDefinite || opensEach(reading.words), foods.count == 1, amount?.unit != nil, isOfEach(reading.words) { one.isOfEach = true }
            if let quantity = amount?.quantity, quantity < 1, quantity > 0, amount?.unit == nil, amount?.size == nil, foods.count == 1,
                !isHalfOne(reading), !deniesPart(reading.words)
            {
                // "I only had half of the pizza": a share of what was logged.
                one.selection.foods = [mention]
                one.factor = quantity
                one.amount = nil
                return .correct(one)
            }
            if let part = correction.factor, foods.count == 1, !mention.isDefinite, !mention.amount.isEmpty {
                // "half of it, it was a medium pepperoni".
                one.factor = nil
                one.food = mention
                one.food?.amount.quantity = part * (mention.amount.quantity ?? 1)
                one.amount = one.food?.amount
                return .correct(one)
            }
            one.amount = amount
            one.removed = mention.removed
            if !mention.removed.isEmpty && (amount?.isEmpty ?? true) || correction.factor != nil {
                one.selection.foods = [mention]
            } else if amount?.isEmpty ?? true {
                // "the rice was brown" names the row; what it was is in the words.
                if mention.isDefinite { one.selection.foods = [mention] } else { one.food = mention }
            } else {
                one.selection.foods = [mention]
                if !mention.isDefinite { one.food = mention }
            }
            return .correct(one)
        }
    }
}
