import Nutrition

/// Spaces that slipped, and the commonest slips of short words, put right before anything else is read.
///
/// "it was200", "cupsof rice", "me dium fries": words that nobody knows, of which a space more or less makes known ones. A text without such words
/// costs a look-up a word.
extension Reader {
    /// A message with its spaces put right; itself where none slipped.
    public func respaced(_ text: String) -> String {
        guard resources != nil else { return text }
        let scalars = Normaliser.scalars(text)
        var runs = Run.all(of: scalars)
        guard
            runs.contains(where: { !isRight($0) || $0.isGlued })
                || [false, true].allSatisfy({ isSpanish in runs.contains { !isWord($0.word, isSpanish) } })
        else { return text }
        let isChanged = [mendShort(&runs), partFigures(&runs), joinPieces(&runs, text), partWords(&runs)].contains(true)
        guard isChanged else { return text }
        var out = "", place = 0
        for run in runs {
            guard let mended = run.mended else { continue }
            out += String(scalars: scalars[place..<run.range.lowerBound]) + mended
            place = run.range.upperBound
        }
        return out + String(scalars: scalars[place...])
    }

    /// Letters, or digits, that stand together.
    fileprivate struct Run {
        var range: Range<Int>
        /// Lower case, without accents.
        var word: String
        /// As it was written.
        var written: String
        var isDigits: Bool
        /// What stands right before and behind it.
        var before: Unicode.Scalar?
        var behind: Unicode.Scalar?
        /// What it is to be, where something slipped.
        var mended: String?

        /// Whether letters and digits meet in it.
        var isGlued: Bool { isDigits && (before.map(Normaliser.isWord) == true || behind.map(Normaliser.isWord) == true) }

        static func all(of scalars: [Unicode.Scalar]) -> [Run] {
            var out: [Run] = []
            var place = 0
            while place < scalars.count {
                guard Normaliser.isWord(scalars[place]) else {
                    place += 1
                    continue
                }
                let isDigits = Normaliser.isDigit(scalars[place])
                var end = place + 1
                while end < scalars.count, Normaliser.isWord(scalars[end]), Normaliser.isDigit(scalars[end]) == isDigits { end += 1 }
                let own = scalars[place..<end]
                out.append(
                    Run(
                        range: place..<end, word: String(scalars: own.map(Word.folded)), written: String(scalars: own), isDigits: isDigits,
                        before: place > 0 ? scalars[place - 1] : nil, behind: end < scalars.count ? scalars[end] : nil))
                place = end
            }
            return out
        }
    }

    // MARK: Which words are right

    private func isRight(_ run: Run) -> Bool { run.isDigits || run.word.utf8.count > 20 || isRight(run.word) && slip(run.word) == nil }

    /// A word that something here knows.
    private func isRight(_ word: String) -> Bool {
        model.speller.knows(word) || ShortWords.english[word] != nil || ChatSpelling.words[word] != nil || model.table?.isCommon(word) == true
            || resources?.everydaySpanish.contains(word) == true || SpanishWords.known.contains(word) || Word.isInvariable(word)
            || model.speller.knows(Word.singular(word)) || word.hasSuffix("s") && model.speller.knows(String(word.dropLast()))
    }

    private func slip(_ word: String) -> String? { resources?.slips[word] }

    /// A word that everybody says, in whatever language.
    private func isEveryday(_ word: String) -> Bool {
        let single = Word.singular(word)
        return model.table?.isCommon(word, among: 6000) == true || resources?.everydaySpanish.contains(word) == true
            || SpanishWords.known.contains(word) || nameCount(single) >= 5 || Lexicon.spanish.units[single] != nil
            || Lexicon.spanish.meals[word] != nil || Lexicon.spanish.numbers[word] != nil
    }

    /// A word of a sentence or of a food.
    private func isStrong(_ word: String) -> Bool {
        word.utf8.count >= 3 && (isEveryday(word) || word.utf8.count >= 4 && isRight(word) && (isCommon(word) || nameCount(Word.singular(word)) >= 2))
    }

    private func isCommon(_ word: String) -> Bool { model.table?.isCommon(word) == true || model.speller.knows(word) }

    private func nameCount(_ word: String) -> Int {
        guard let names = resources?.foods.names else { return 0 }
        return names.word(word).map(names.frequency) ?? 0
    }

    // MARK: What slipped

    /// "teh", "wuz", "coí": slips that are kept as such.
    private func mendShort(_ runs: inout [Run]) -> Bool {
        var isChanged = false
        for place in runs.indices where !runs[place].isDigits && !runs[place].isInside {
            guard let meant = slip(runs[place].word), !isName(place, runs) else { continue }
            // "n" and "w" stand between words.
            if runs[place].word.utf8.count <= 2 {
                guard place + 1 < runs.count, !runs[place + 1].isDigits, runs[place].behind == " ", place == 0 || !runs[place - 1].isDigits else {
                    continue
                }
            }
            (runs[place].mended, isChanged) = (meant, true)
            runs[place].word = String(scalars: meant.unicodeScalars.map(Word.folded))
        }
        return isChanged
    }

    /// "teh tarik": a word of a name that stands here.
    private func isName(_ place: Int, _ runs: [Run]) -> Bool {
        guard let names = resources?.foods.names, nameCount(runs[place].word) > 0 else { return false }
        let start = max(0, place - 1), ids = runs[start..<min(runs.count, place + 3)].map { names.word(Word.singular($0.word)) ?? -1 }
        return ids.indices.prefix(place - start + 1).contains { first in first + names.longestName(ids, from: first) > place - start }
    }

    /// "was200", "eran3", "165not": a space between a word and a number.
    private func partFigures(_ runs: inout [Run]) -> Bool {
        var isChanged = false
        for place in runs.indices.dropFirst() where runs[place - 1].range.upperBound == runs[place].range.lowerBound {
            let word = runs[runs[place].isDigits ? place - 1 : place], isFirst = runs[place].isDigits
            guard !word.isDigits, word.range.lowerBound == 0 || !isFirst || word.before.map(Normaliser.isWord) != true else { continue }
            let isParted =
                isFirst
                ? model.speller.knows(word.word + runs[place].word) == false && !Spaces.withFigures.contains(word.word) && word.word.utf8.count >= 2
                    && (Spaces.joints.contains(word.word) || Spaces.deeds.contains(word.word) || word.word.utf8.count >= 4 && isEveryday(word.word))
                : Spaces.behindFigures.contains(word.word)
            guard isParted else { continue }
            if isFirst {
                runs[place - 1].mended = (word.mended ?? word.written) + " "
            } else {
                runs[place].mended = " " + (word.mended ?? word.written)
            }
            isChanged = true
        }
        return isChanged
    }

    /// "me dium", "hu evos": two pieces, one of them no word, that make a known one.
    private func joinPieces(_ runs: inout [Run], _ text: String) -> Bool {
        var isChanged = false
        var isSpanish: Bool?
        var place = 1
        while place < runs.count {
            defer { place += 1 }
            let first = runs[place - 1], last = runs[place]
            guard first.mended == nil, last.mended == nil, !first.isDigits, !last.isDigits, first.behind == " ",
                last.range.lowerBound == first.range.upperBound + 1, !first.isInside || first.before == nil, !last.isInside,
                case let whole = first.word + last.word, (4...16).contains(whole.utf8.count), first.word.utf8.count <= 12,
                min(first.word.utf8.count, last.word.utf8.count) <= 8
            else { continue }
            let spanish = isSpanish ?? (language(Normaliser.tokens(text), of: text) == "es")
            isSpanish = spanish
            guard !isWord(first.word, spanish) || !isWord(last.word, spanish), isKnownWhole(whole), !isName(first.word, last.word),
                case let score = model.languages.score(whole), spanish ? score > -2.5 : score < 1.5
            else { continue }
            runs[place - 1].mended = first.written + last.written
            runs[place - 1].range = first.range.lowerBound..<last.range.upperBound
            runs[place - 1].word = whole
            runs[place - 1].written = first.written + last.written
            runs[place - 1].behind = last.behind
            runs.remove(at: place)
            isChanged = true
        }
        return isChanged
    }

    /// "stir fry", "bok choy": two words of a name.
    private func isName(_ first: String, _ last: String) -> Bool {
        guard let names = resources?.foods.names, let first = names.word(first), let last = names.word(Word.singular(last)) else { return false }
        return names.longestName([first, last], from: 0) == 2
    }

    private func isKnownWhole(_ word: String) -> Bool {
        guard model.speller.knows(word) || model.speller.knows(Word.singular(word)) else { return false }
        return isEveryday(word) || isCommon(word) || nameCount(Word.singular(word)) >= 2
    }

    /// Whether a piece is a word of its own: a short one in the language of the message only.
    private func isWord(_ word: String, _ isSpanish: Bool) -> Bool {
        switch word.utf8.count {
        case _ where word.utf8.first.map { $0 < 58 } == true, 1: return true
        case 2: return (isSpanish ? Spaces.twoLettersInSpanish : Spaces.twoLettersInEnglish).contains(word)
        case 3:
            if nameCount(word) >= 3 || ShortWords.english[word] != nil || ChatSpelling.words[word] != nil { return true }
            if (isSpanish ? Lexicon.plainSpanish : .plainEnglish).units[word] != nil { return true }
            if TimeWords.weekdays[word] != nil || TimeWords.months[word] != nil { return true }
            return isSpanish
                ? resources?.everydaySpanish.contains(word) == true || SpanishWords.known.contains(word) || Spaces.joints.contains(word)
                : model.table?.isCommon(word, among: 4000) == true
        default: return model.speller.knows(word) || isRight(word) && (!word.hasSuffix("es") || isEveryday(word))
        }
    }

    /// "cupsof", "elhelado", "deletebreakfast": two words written as one.
    private func partWords(_ runs: inout [Run]) -> Bool {
        var isChanged = false
        for place in runs.indices where runs[place].mended == nil && !isRight(runs[place]) && (4...24).contains(runs[place].word.utf8.count) {
            let run = runs[place]
            // "bottomless" and "myprotein" are words, though no message has them.
            guard run.word.utf8.count == run.written.unicodeScalars.count, model.table?.knows(run.word) != true, !isBrand(run.word),
                let cut = parting(run)
            else { continue }
            let letters = Array(run.written.unicodeScalars)
            runs[place].mended = String(scalars: letters[..<cut]) + " " + String(scalars: letters[cut...])
            isChanged = true
        }
        return isChanged
    }

    private func isBrand(_ word: String) -> Bool {
        resources?.brands.has(Token(kind: .word, text: word, singular: Word.singular(word), start: 0, end: 0, spaceBefore: true)) == true
    }

    /// After how many letters a word is parted in two.
    private func parting(_ run: Run) -> Int? {
        let letters = Array(run.word.utf8)
        // "i'mallergic", "don'texercise".
        if run.before == "'" || run.before == "’" {
            for ending in ["m", "t", "s", "d", "ve", "ll", "re"] where run.word.hasPrefix(ending) {
                let rest = String(run.word.dropFirst(ending.utf8.count))
                if Spaces.joints.contains(rest) || rest.utf8.count >= 4 && isStrong(rest) { return ending.utf8.count }
            }
            return nil
        }
        var best: (cut: Int, score: Int, isSure: Bool)?
        for cut in 1..<letters.count {
            let first = String(decoding: letters[..<cut], as: UTF8.self), last = String(decoding: letters[cut...], as: UTF8.self)
            guard let (score, isSure) = score(first, last, isContracted: run.behind == "'" || run.behind == "’") else { continue }
            if best == nil || score >= best!.score { best = (cut, score, isSure) }
        }
        guard let best else { return nil }
        // "frioles" is no "frio les": what is a slip of one word stays one.
        let cost = [true, false].map { model.speller.nearest(run.word, isEnglish: $0)?.cost ?? 9 }.min()!
        return cost >= (best.isSure ? 0.4 : 0.65) ? best.cut : nil
    }

    /// How well two words stand beside each other, and whether that is surer than a slip; nil where one of them is none.
    private func score(_ first: String, _ last: String, isContracted: Bool) -> (Int, isSure: Bool)? {
        // "repítelo" is one word.
        if Spaces.behindVerbs.contains(last) || last == "less" || first == "al" || first != "i" && first.utf8.count + last.utf8.count < 5 {
            return nil
        }
        if first.utf8.count == 1 || last.utf8.count == 1 {
            if last == "i", Spaces.beforeI.contains(first) { return (3, true) }
            if first == "i", Spaces.behindI.contains(last) { return (3, last.utf8.count > 2) }
            if first == "y" || last == "y", case let word = first == "y" ? last : first, word.utf8.count >= 4,
                nameCount(Word.singular(word)) >= 2 && model.languages.score(word) > 0.5 || Spaces.joints.contains(word)
            {
                return (3, false)
            }
            return nil
        }
        let isJoint = (Spaces.joints.contains(first), Spaces.joints.contains(last) || isContracted && Spaces.contracted.contains(last))
        if isJoint.0, isJoint.1 { return agree(first, last) ? (6, first.utf8.count + last.utf8.count >= 6) : nil }
        if isJoint.0 || isJoint.1 {
            let (joint, word) = isJoint.0 ? (first, last) : (last, first)
            guard isStrong(word), agree(joint, word) else { return nil }
            let isCommon = isEveryday(word)
            // "de leche" sooner than "del eche".
            let score = (joint.utf8.count > 2 ? 3 : 2) + (isCommon ? 1 : 0) + (nameCount(Word.singular(word)) >= 5 ? 2 : 0)
            return (score, Spaces.sure.contains(joint) && isCommon && word.utf8.count >= 4)
        }
        guard Spaces.deeds.contains(first) || Spaces.deeds.contains(last), first.utf8.count + last.utf8.count >= 7,
            [first, last].allSatisfy({ $0.utf8.count >= 3 && (Spaces.deeds.contains($0) || isEveryday($0) || $0.utf8.count >= 5 && isStrong($0)) }),
            agree(first, last)
        else { return nil }
        return (3, false)
    }

    /// Whether two words may be of one language.
    private func agree(_ first: String, _ last: String) -> Bool {
        let scores = (model.languages.score(first), model.languages.score(last))
        return !(scores.0 > 1.5 && scores.1 < -1.5 || scores.0 < -1.5 && scores.1 > 1.5)
    }
}

extension Reader.Run {
    /// Part of a word with an apostrophe, a hyphen or a slash: it stays as it is.
    fileprivate var isInside: Bool {
        [before, behind].contains { $0.map { "'’-/_@".unicodeScalars.contains($0) || Normaliser.isWord($0) } == true }
    }
}
