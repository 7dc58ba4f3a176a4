import Nutrition

/// An amount as it stands in a message, with the tokens of its parts.
struct AmountSpan: Sendable, Hashable {
    var tokens: Range<Int>
    var amount: Amount
    var quantity: Range<Int>?
    var unit: Range<Int>?
    var size: Range<Int>?
    /// "of" follows: the food must come after it.
    var of = false
}

/// The grammar of amounts: `2`, `1½ cups`, `half a dozen`, `a couple of`, `12 oz`, `2 cans of 12 oz`, `a large bowl of`, `3-4`.
///
/// Each rule is a small function at a position; it says what it read and where it ended, or nil.
///
/// A class, for it is passed about with every grammar and never changes.
final class AmountGrammar: Sendable {
    let tokens: [Token]
    let lexicon: Lexicon
    /// Per token how many from there on are the longest name of a food.
    private let nameLengths: [Int]
    private let openers: [Openers]
    /// What is read at each token, once for all who ask: times, measures and facts of the person begin with the same numbers.
    private let numbers: [(Double, Int)?]
    private let quantities: [(Double, Int)?]

    convenience init(tokens: [Token], lexicon: Lexicon, nameLengths: [Int]) {
        let openers = tokens.indices.map { Openers(tokens[$0].kind, tokens[$0].word, tokens[$0].singularWord) }
        let bare = Parts(tokens: tokens, lexicon: lexicon, nameLengths: nameLengths, openers: openers)
        guard openers.contains(where: { !$0.isDisjoint(with: .quantity) }) else {
            self.init(bare, [], [])
            return
        }
        let first = AmountGrammar(bare, [], [])
        let numbers = tokens.indices.map { first.readNumber(at: $0) }
        let second = AmountGrammar(bare, numbers, [])
        self.init(bare, numbers, tokens.indices.map { second.readQuantity(at: $0) })
    }

    /// What numbers and quantities are read from.
    private struct Parts {
        let tokens: [Token]
        let lexicon: Lexicon
        let nameLengths: [Int]
        let openers: [Openers]
    }

    private init(_ parts: Parts, _ numbers: [(Double, Int)?], _ quantities: [(Double, Int)?]) {
        (tokens, lexicon, nameLengths, openers) = (parts.tokens, parts.lexicon, parts.nameLengths, parts.openers)
        (self.numbers, self.quantities) = (numbers, quantities)
    }

    func nameLength(_ index: Int) -> Int { index < nameLengths.count ? nameLengths[index] : 0 }

    /// Whether a rule can begin at a token at all.
    func opens(_ opener: Openers, at index: Int) -> Bool { openers.indices.contains(index) && !openers[index].isDisjoint(with: opener) }

    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    func singular(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].singular : "" }
    func word(_ index: Int) -> WordKey { tokens.indices.contains(index) ? tokens[index].word : .none }
    func singularWord(_ index: Int) -> WordKey { tokens.indices.contains(index) ? tokens[index].singularWord : .none }
    func isMark(_ index: Int, _ mark: String) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .mark && tokens[index].text == mark }

    private static let tastes: WordSet = ["rich", "choc", "chocolate", "caramel", "fudge", "chip", "berry", "toffee"]

    /// The amount that starts at a token.
    func amount(at start: Int) -> AmountSpan? {
        guard opens([.quantity, .measure], at: start), !isPartOfName(start), !isVague(start) else { return nil }
        // "coke zero 500 ml": none of it is no amount.
        if word(start) == "zero", start > 0, nameLength(start - 1) > 1 { return nil }
        var position = start
        var span = AmountSpan(tokens: start..<start, amount: Amount())
        if let market = marketQuarters(at: start) { return market }
        if let likened = likened(at: start) { return likened }
        if let (length, end) = inches(at: position) {
            // "6 inch sub" is one sub of that size.
            span.amount.quantity = 1
            span.amount.size = length
            span.size = position..<end
            span.tokens = start..<end
            return span
        }
        // "double chocolate", "triple caramel": how it tastes, and not how many.
        if ["double", "triple"].contains(word(position)), AmountGrammar.tastes.contains(word(position + 1)) { return nil }
        if let (value, end) = quantity(at: position) {
            span.amount.quantity = value
            span.quantity = position..<end
            position = pastWhole(value, end)
            if word(position) == "x" || word(position) == "times", position + 1 < tokens.count { position += 1 }
            // "3/4 de taza".
            if value < 1, word(position) == "de", unit(at: position + 1) != nil { position += 1 }
            // "two 6-inch turkey subs".
            if position < tokens.count, tokens[position].kind == .number, let (length, end) = inches(at: position) {
                span.amount.size = length
                span.size = position..<end
                span.tokens = start..<end
                return span
            }
        }
        position = sizeAndUnit(at: position, &span)
        // "2 cans of 12 oz coke", "two 12 oz steaks": so many of so much.
        if let outer = span.amount.quantity, span.amount.unit?.grams == nil {
            let inner = afterOf(of: position) ?? position
            // "2 latas de 330 de cerveza": millilitres.
            if lexicon.isSpanish, inner > position, ["can", "bottle", "carton"].contains(span.amount.unit?.name),
                let (value, end) = number(at: inner),
                (100...2000).contains(value), lexicon.of.contains(word(end))
            {
                span.amount = Amount(quantity: outer * value, unit: Unit("ml"))
                span.tokens = start..<end + 1
                span.of = true
                return span
            }
            if inner < tokens.count, tokens[inner].kind == .number, let (value, end) = number(at: inner), let (unit, unitEnd) = unit(at: end),
                Unit(unit).grams != nil || Unit(unit).millilitres != nil
            {
                span.amount = Amount(quantity: outer * value, unit: Unit(unit))
                span.quantity = (span.quantity?.lowerBound ?? inner)..<end
                span.unit = end..<unitEnd
                position = unitEnd
                // "2 x 330 ml cans of": the container says nothing more.
                if let (container, end) = self.unit(at: position), Unit(container).grams == nil, Unit(container).millilitres == nil { position = end }
            }
        }
        // "250g pot of cottage cheese", "a 500 ml carton of milk": the container says nothing more.
        if !lexicon.isSpanish, let said = span.amount.unit, said.grams != nil || said.millilitres != nil, span.amount.quantity != nil,
            !["tsp", "tbsp", "cup"].contains(said.name), let (container, end) = self.unit(at: position), AmountGrammar.containers.contains(container),
            lexicon.of.contains(word(end))
        {
            position = end
        }
        // "a cup and a half of milk", "kilo y medio de papas", "litro y cuarto".
        let isCupAndHalf = word(position) == "and" && lexicon.articles.contains(word(position + 1)) && word(position + 2) == "half"
        if span.amount.unit != nil, ["and", "y"].contains(word(position)), span.amount.quantity != nil || word(position) == "y" || isCupAndHalf {
            let half = lexicon.articles.contains(word(position + 1)) ? position + 2 : position + 1
            if let part = ["half": 0.5, "media": 0.5, "medio": 0.5, "cuarto": 0.25][text(half)], word(half) != "cuarto" || word(position) == "y",
                !isNext(half, after: span.amount.unit)
            {
                span.amount.quantity = (span.amount.quantity ?? 1) + part
                position = half + 1
            }
        }
        guard !span.amount.isEmpty else { return nil }
        if span.amount.quantity == nil, !standsWithoutNumber(span, position) { return nil }
        // "3 slices out of 8".
        if word(position) == "out", lexicon.of.contains(word(position + 1)), let (_, end) = number(at: position + 2) { position = end }
        span.tokens = start..<position
        if lexicon.of.contains(word(position)) {
            span.of = true
            span.tokens = start..<position + 1
            // "3 slices of a pizza", "2 squares of a chocolate bar": of one that has more of them.
            if let unit = span.amount.unit?.name, AmountGrammar.cuts.contains(unit), lexicon.articles.contains(word(position + 1)) {
                span.tokens = start..<position + 2
            }
        }
        return span
    }

    private func sizeAndUnit(at start: Int, _ span: inout AmountSpan) -> Int {
        var position = span.amount.quantity != nil && (AmountGrammar.praise.contains(word(start)) || isPassedOver(start)) ? start + 1 : start
        if let (thickness, end) = thickness(at: position), unit(at: end) != nil {
            span.amount.size = thickness
            span.size = position..<end
            position = end
        }
        if let (size, end) = size(at: position), !isPartOfName(position) || nameLength(position) <= end - position {
            span.amount.size = size
            span.size = position..<end
            position = end
        }
        if let (name, size, end) = sizedUnit(at: position), !unitIsFood(position, end) {
            span.amount.unit = Unit(name)
            span.amount.size = span.amount.size ?? size
            span.unit = position..<end
            return afterUnit(end, &span)
        }
        if let (name, end) = unit(at: position), !unitIsFood(position, end) {
            if name == "quarter", span.amount.quantity == nil { return position }
            if isPack(position, of: span.amount.quantity) { return end }
            span.amount.unit = name == "half pint" ? Unit("pint") : Unit(name)
            // A tall glass is no small one, and a small bag is what is sold as a bag.
            if name == "glass" && word(position - 1) == "tall" || ["bag", "packet"].contains(name) && span.amount.size == "small" {
                span.amount.size = nil
            }
            if name == "half pint" { span.amount.quantity = (span.amount.quantity ?? 1) / 2 }
            span.unit = position..<end
            return afterUnit(end, &span)
        }
        return position == start || span.size != nil ? position : start
    }

    /// "1 milk" of "1 % milk" is no name; a number in words, or with a name that starts so, is.
    private func isSaidOfMany(_ index: Int) -> Bool { nameLength(index + 1) >= nameLength(index) - 1 && tokens[index].value ?? 99 <= 12 }

    /// A name of several words that begins with a number or size and is not a name without it: "half and half", "7 up", "double cheeseburger".
    private func isPartOfName(_ index: Int) -> Bool {
        let length = nameLength(index)
        guard length >= 2 else { return false }
        if ["double", "single", "triple", "whole", "entire", "regular"].contains(word(index)) { return true }
        if tokens[index].percent { return true }
        // "7 layer dip", "3 bean salad": of one such thing, for several would be salads.
        if let count = tokens[index].value ?? lexicon.numbers[text(index)], count >= 3, length >= 3, index + length <= tokens.count,
            tokens[index + 1].text == tokens[index + 1].singular, tokens[index + length - 1].text == tokens[index + length - 1].singular
        {
            return true
        }
        // "tres leches", "three bean salad": nothing else begins with so many.
        if lexicon.numbers[text(index)] != nil || tokens[index].kind == .number { return !isSaidOfMany(index) }
        return nameLength(index + 1) < length - 1
    }

    /// A unit's word that here begins a longer food name ("cup noodles") or is the food itself ("6 wings").
    private func unitIsFood(_ start: Int, _ end: Int) -> Bool {
        let length = nameLength(start)
        // "filete de pescado", "barra de pan": the whole is a name.
        if length > end - start + 1, ["de", "del"].contains(word(end)) {
            let unit = Unit(lexicon.units[singularWord(start)] ?? "")
            return unit.grams == nil && unit.millilitres == nil
        }
        if length > end - start, !lexicon.of.contains(word(end)) {
            // "slice bread": the rest is a name on its own, unless the whole is a name that people say.
            return nameLength(end) < length - (end - start)
                || ["egg", "stick", "bar", "roll", "taco", "strip", "breast", "wing", "leg", "rib"].contains(singularWord(start))
        }
        let ends =
            end >= tokens.count || tokens[end].kind == .mark || lexicon.and.contains(word(end)) || lexicon.with.contains(word(end))
            || AmountGrammar.closing.contains(word(end)) || AmountGrammar.heat.contains(word(end)) && nameLength(end) < 2
            || afterOf(of: end).map(isWeight) == true
        return ends && length == end - start && Unit(lexicon.units[singularWord(start)] ?? "").grams == nil
    }

    /// "150 g" of "3 pechugas de 150 g": it says how much each weighs.
    private func isWeight(at start: Int) -> Bool {
        guard let (_, end) = number(at: start), let (name, _) = unit(at: end) else { return false }
        return Unit(name).grams != nil || Unit(name).millilitres != nil
    }

    /// Without a number only what cannot be anything else is an amount: "cup of coffee", "large latte"; never the verb "can".
    private func standsWithoutNumber(_ span: AmountSpan, _ position: Int) -> Bool {
        if span.amount.unit == nil { return true }
        if lexicon.of.contains(word(position)) { return true }
        guard let unit = span.unit, unit.count == 1 else { return true }
        if span.amount.size != nil { return true }
        guard AmountGrammar.safe.contains(singularWord(unit.lowerBound)) else { return false }
        return nameLength(position) > 0
            && (unit.lowerBound == 0 || singularWord(unit.lowerBound) != "can" || tokens[unit.lowerBound - 1].kind == .mark)
    }

    // MARK: Parts

    /// "6 inch", "12-inch", "footlong", "un bocata de 20 cm": the length of a sub or pizza, in the nearest inch.
    private func inches(at start: Int) -> (String, Int)? {
        if word(start) == "foot", word(start + 1) == "long" { return ("12 inch", start + 2) }
        if ["footlong", "footer"].contains(word(start)), start + 1 < tokens.count || start > 0 { return ("12 inch", start + 1) }
        guard let (said, end) = number(at: start) else { return nil }
        let isMetric = ["cm", "centimetro", "centimeter", "centimetre"].contains(singularWord(end)) && said >= 10
        let value = isMetric ? (said / 2.54).rounded() : said
        guard value >= 4, value <= 24 else { return nil }
        if isMetric { return ("\(Int(value)) inch", end + 1) }
        let unit = isMark(end, "-") ? end + 1 : end
        // "in" is inches only where a food follows: "a 6 in sub", not "6 in total".
        guard value == value.rounded(), singularWord(unit) == "inch" || isMark(unit, "\"") || (word(unit) == "in" && nameLength(unit + 1) > 0) else {
            return nil
        }
        return ("\(Int(value)) inch", unit + 1)
    }

    func size(at index: Int) -> (String, Int)? {
        if isDoneness(index) { return nil }
        if index + 1 < tokens.count, Lexicon.beginnings.contains(word(index)), let size = lexicon.sizes["\(text(index)) \(text(index + 1))"] {
            return (size, index + 2)
        }
        return (lexicon.sizes[word(index)] ?? (lexicon.isSpanish ? lexicon.sizes[singularWord(index)] : nil)).map { ($0, index + 1) }
    }

    func unit(at index: Int) -> (String, Int)? {
        guard index < tokens.count, tokens[index].kind == .word else { return nil }
        if index + 1 < tokens.count, tokens[index + 1].kind == .word, Lexicon.beginnings.contains(singularWord(index)),
            let unit = lexicon.units["\(singular(index)) \(singular(index + 1))"]
        {
            return (unit, index + 2)
        }
        // "11 st 5", "12st 7"; the "st" of "1st" and "21st" is none.
        if tokens[index].word == "st", !lexicon.isSpanish, index > 0, tokens[index - 1].kind == .number,
            tokens[index].spaceBefore || !tokens[index - 1].text.hasSuffix("1") || tokens[index - 1].text.hasSuffix("11")
        {
            return ("stone", index + 1)
        }
        if let unit = unitOfFood(at: index) ?? handSized(at: index) { return unit }
        // "dos tapas" are eaten, "una tapa de tortilla" measures.
        if lexicon.isSpanish, ["tapa", "tapita"].contains(singularWord(index)), !lexicon.of.contains(word(index + 1)) { return nil }
        return (lexicon.units[word(index)] ?? lexicon.units[singularWord(index)]).map { ($0, index + 1) }
    }

    /// A number in figures or words.
    func number(at start: Int) -> (Double, Int)? { numbers.indices.contains(start) ? numbers[start] : readNumber(at: start) }

    /// A quantity: number, words, fractions, ranges, dozens.
    func quantity(at start: Int) -> (Double, Int)? { quantities.indices.contains(start) ? quantities[start] : readQuantity(at: start) }

    private func readQuantity(at start: Int) -> (Double, Int)? {
        guard opens(.quantity, at: start), let (first, end) = single(at: start) else { return nil }
        // A range means its middle: "3-4", "2 to 3", "2 or 3", "tres o cuatro", "entre 2 y 3".
        if isMark(end, "-") || ["to", "or", "o", "u", "a"].contains(word(end)) || (word(end) == "y" && start > 0 && word(start - 1) == "entre"),
            let (second, last) = number(at: end + 1), second > first, !(word(start) == "one" && isMark(end, "-") && pointsBefore(start))
        {
            if unit(at: last) != nil || nameLength(last) > 0 || lexicon.of.contains(word(last)) || isMark(end, "-") || isEither(end, last) {
                return ((first + second) / 2, last)
            }
        }
        if let count = AmountGrammar.bunches[singularWord(end)] {
            var dozens = first, position = end + 1
            if word(position) == "y", ["media", "medio"].contains(word(position + 1)) { dozens += 0.5; position += 2 }
            return (dozens * count, skipOf(position))
        }
        // "una sola copa", "fue una sola".
        if first == 1, isAlone(end) { return (first, end + 1) }
        return (first, end)
    }

    /// "the last one - 3": which it is, and how many.
    private func pointsBefore(_ start: Int) -> Bool {
        start > 0 && ["last", "first", "second", "third", "other", "that", "this"].contains(word(start - 1))
    }

    private func single(at start: Int) -> (Double, Int)? {
        if let fraction = fraction(at: start) ?? partOf(at: start) { return fraction }
        if isMark(start, "-"), start + 1 < tokens.count, tokens[start + 1].kind == .number, !tokens[start + 1].spaceBefore,
            start == 0 || tokens[start].spaceBefore, let (value, end) = number(at: start + 1)
        {
            return (-value, end)
        }
        // "1/2 a cucumber" is half of one, "1/4 of a pineapple" a quarter.
        if let (value, end) = number(at: start) {
            let next = value < 1 && lexicon.of.contains(word(end)) ? end + 1 : end
            return (value, value < 1 && lexicon.articles.contains(word(next)) ? next + 1 : end)
        }
        if ["minus", "negative", "menos"].contains(word(start)), !["al", "lo", "o"].contains(start > 0 ? text(start - 1) : ""),
            let (value, end) = number(at: start + 1)
        {
            return (-value, end)
        }
        let word = text(start), next = text(start + 1)
        if lexicon.articles.contains(word) || word == "the" {
            if ["couple", "par", "parcito", "pareja"].contains(next) { return (2, skipOf(start + 2)) }
            if next == "few" { return (3, skipOf(start + 2)) }
            if next == "trio" { return (3, skipOf(start + 2)) }
            if AmountGrammar.bunches[singularWord(start + 1)] != nil { return (1, start + 1) }
            if let (value, end) = fraction(at: start + 1) ?? partOf(at: start + 1) { return (value, end) }
            if next == "y", ["medio", "media"].contains(self.word(start + 2)), lexicon.isSpanish { return (1.5, start + 3) }
            if ["hundred", "thousand"].contains(next), let (value, end) = scaled(1, at: start + 1) { return (value, end) }
            return word == "the" ? nil : (1, start + 1)
        }
        // "dozen chicken wings".
        if word == "dozen", nameLength(start + 1) > 0 || lexicon.of.contains(next) { return (1, start) }
        if word == "couple" { return (2, skipOf(start + 1)) }
        if word == "few" { return (3, skipOf(start + 1)) }
        if word == "several" { return (4, skipOf(start + 1)) }
        return spanishCount(at: start)
    }

    /// half, a third of the, two thirds of, three quarters of a.
    func fraction(at start: Int) -> (Double, Int)? {
        // "2/3 de la bolsa de 150 g", "3/4 of the 750 ml bottle": as "two thirds of the".
        if tokens.indices.contains(start), tokens[start].kind == .number, let value = tokens[start].value, value < 1,
            tokens[start].text.contains("/"),
            word(start + 1) == "del" || lexicon.of.contains(word(start + 1)) && ["the", "that", "my", "la", "el"].contains(word(start + 2))
        {
            return (value, afterFraction(start + 1))
        }
        if let value = AmountGrammar.parts[singular(start)], isPart(start) {
            if singularWord(start + 1) == "pint" { return (value, start + 1) }
            return (value, afterFraction(start + 1))
        }
        if let (count, end) = cardinal(at: start), count >= 1, count < 10, count == count.rounded(), let value = AmountGrammar.parts[singular(end)],
            singularWord(end) != "half", word(end) != "quarter" || [1, 3].contains(count), nameLength(end) < 2,
            !["medio", "media", "mitad"].contains(singularWord(end))
        {
            return (count * value, afterFraction(end + 1))
        }
        return nil
    }

    /// Skips what follows a fraction: "of a", "an", "of my", "the".
    func afterFraction(_ start: Int) -> Int {
        var position = start
        // "half the box".
        if word(position) == "the", unit(at: position + 1) != nil { return position + 1 }
        if lexicon.of.contains(word(position)) { position += 1 }
        if lexicon.articles.contains(word(position)) || (lexicon.determiners.contains(word(position)) && position > start) { position += 1 }
        return position
    }

    private func skipOf(_ index: Int) -> Int { lexicon.of.contains(word(index)) ? index + 1 : index }
}
