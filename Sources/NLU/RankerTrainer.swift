import Foundation
import Nutrition

/// Learns how much each feature of a name tells, from mentions whose food is known: the same for the same tables.
///
/// A name of the tables, hidden, must lead to its food by the other names; the rows of `corpora/links.tsv` say what people mean.
/// The model is a conditional logit over the candidates of a mention: the right ones together should be the likeliest.
struct RankerTrainer {
    let foods: FoodTable
    let links: [LinkExample]
    let linker: Linker

    init(_ resources: Resources) {
        foods = resources.foods
        links = resources.links
        linker = Linker(foods: foods, brands: resources.brands.words, ranker: .untaught)
    }

    /// How a ranker does on mentions that it has not learned from.
    struct Report: Sendable {
        /// Of the hand-written rows.
        var rows = 0, rowsRight = 0
        /// Of hidden names, those of common foods counting more.
        var names: Float = 0, namesRight: Float = 0
        /// Before learning.
        var rowsRightUntaught = 0
        var namesRightUntaught: Float = 0
        var wrong: [(mention: String, right: [String], got: String)] = []
    }

    /// A mention with its candidates.
    struct Query {
        var text: String
        /// The candidates' features one after another, without those that are nothing: of each its place and its value.
        var columns: [UInt8] = []
        var values: [Float] = []
        /// Where each candidate's features end.
        var ends: [Int] = []
        var foods: [Int] = []
        var isRight: [Bool] = []
        var weight: Float
        var isRow: Bool
        var isHeldOut: Bool

        func scores(_ weights: [Float]) -> [Float] {
            var start = 0
            return ends.map { end in
                var sum: Float = 0
                for at in start..<end { sum += values[at] * weights[Int(columns[at])] }
                start = end
                return sum
            }
        }
    }

    func train() -> (ranker: Ranker, report: Report) {
        let queries = rows() + hiddenNames()
        var ranker = Ranker(weights: learn(queries.filter { !$0.isHeldOut }))
        let heldOut = queries.filter(\.isHeldOut)
        (ranker.slope, ranker.offset) = calibrated(ranker, heldOut)
        return (ranker, report(ranker, heldOut))
    }

    // MARK: What to learn from

    private static let mostCandidates = 24

    /// The hand-written rows, as they stand and as if no name said just that; one in four is held out.
    private func rows() -> [Query] {
        links.flatMap { link in
            let words = Word.split(link.mention)
            let right = Set(link.right.compactMap { foods.index(named: $0) }), wrong = Set(link.wrong.compactMap { foods.index(named: $0) })
            let isHeldOut = FeatureHash.text(link.mention) % 4 == 0
            let bare = Linker.Mention(words, language: link.language, linker).ids
            return [nil, bare].compactMap { hiding in
                query(
                    words, language: link.language, right: right, wrong: wrong, hiding: hiding, weight: hiding == nil ? 0.3 : 1, isRow: true,
                    isHeldOut: isHeldOut)
            }
        }
    }

    /// Names of several words, as if nobody had written them down; and names with a word dropped, in another order, or of a brand.
    private func hiddenNames() -> [Query] {
        var out: [Query] = []
        let names = foods.names
        for name in 0..<Int32(names.nameCount) {
            let entry = names.entry(name)
            guard entry.food < foods.everydayCount, entry.kind == .also || entry.kind == .spanish, entry.words.count > 1 else {
                continue
            }
            var words = entry.words.map { names.text(of: $0) }
            let key = FeatureHash.text(words.joined(separator: " "))
            let language = entry.kind == .spanish ? "es" : "en"
            var hiding: [Int32]? = Array(entry.words)
            switch key % 20 {
            case 0, 1: break
            case 2 where words.count > 2:
                // A word that is not the head goes; what is left must not be another food.
                words.remove(at: language == "es" ? words.count - 1 : 0)
                hiding = nil
            case 3 where words.count > 2:
                words.swapAt(0, words.count - 1)
                hiding = nil
            default: continue
            }
            // What many people eat many people write of.
            let weight = 0.02 * Float(1 << foods.rank(at: entry.food))
            if hiding == nil, names.exact(words, language: nil) != nil { continue }
            if let query = query(
                words, language: language, right: [entry.food], wrong: [], hiding: hiding, weight: weight, isRow: false, isHeldOut: key / 20 % 4 == 0)
            {
                out.append(query)
            }
        }
        return out
    }

    private func query(
        _ words: [String], language: String, right: Set<Int>, wrong: Set<Int>, hiding: [Int32]?, weight: Float, isRow: Bool, isHeldOut: Bool
    ) -> Query? {
        let mention = Linker.Mention(words, language: language, linker)
        var all: [(food: Int, features: SIMD32<Float>, score: Float)] = []
        linker.each(mention) { name, food, features in
            if let hiding, foods.names.entry(name).words.elementsEqual(hiding) { return }
            all.append((food, features.values, linker.ranker.score(features)))
        }
        all.sort { ($0.score, $1.food) > ($1.score, $0.food) }
        let rest = all.dropFirst(RankerTrainer.mostCandidates).filter { right.contains($0.food) || wrong.contains($0.food) }
        let chosen = all.prefix(RankerTrainer.mostCandidates) + rest.prefix(4)
        guard chosen.contains(where: { right.contains($0.food) }) else { return nil }
        var query = Query(text: words.joined(separator: " "), weight: weight, isRow: isRow, isHeldOut: isHeldOut)
        for candidate in chosen {
            for place in 0..<32 where candidate.features[place] != 0 {
                query.columns.append(UInt8(place))
                query.values.append(candidate.features[place])
            }
            query.ends.append(query.values.count)
            query.foods.append(candidate.food)
            query.isRight.append(right.contains(candidate.food))
        }
        return query
    }

    // MARK: Learning

    /// Gradient ascent with step sizes of each weight's own (Adam), over all queries at once.
    private func learn(_ queries: [Query]) -> SIMD32<Float> {
        var weights = (0..<32).map { linker.ranker.weights[$0] }
        var mean = [Float](repeating: 0, count: 32), square = mean
        let total = queries.reduce(0) { $0 + $1.weight }
        var powers: [Float] = []
        for step in 1...RankerTrainer.steps {
            var gradient = [Float](repeating: 0, count: 32)
            for query in queries {
                let scores = query.scores(weights)
                let top = scores.max() ?? 0
                powers = scores.map { expf($0 - top) }
                var all: Float = 0, right: Float = 0
                for place in powers.indices {
                    all += powers[place]
                    if query.isRight[place] { right += powers[place] }
                }
                var start = 0
                for place in powers.indices {
                    let wanted = query.isRight[place] ? powers[place] / max(right, 1e-9) : 0
                    let pull = query.weight * (wanted - powers[place] / all)
                    for at in start..<query.ends[place] { gradient[Int(query.columns[at])] += query.values[at] * pull }
                    start = query.ends[place]
                }
            }
            let rate: Float = 0.3 / (1 + Float(step) / 40)
            for place in 0..<32 {
                let slope = gradient[place] / total - (weights[place] - linker.ranker.weights[place]) * RankerTrainer.decay
                mean[place] = mean[place] * 0.9 + slope * 0.1
                square[place] = square[place] * 0.99 + slope * slope * 0.01
                let corrected = mean[place] / (1 - powf(0.9, Float(step))), spread = square[place] / (1 - powf(0.99, Float(step)))
                weights[place] += corrected * rate / (spread.squareRoot() + 1e-4)
            }
        }
        return SIMD32(weights)
    }

    private static let steps = 80
    /// Keeps weights where they began for which little speaks.
    private static let decay: Float = 0.01

    private func best(_ query: Query, _ ranker: Ranker) -> (score: Float, isRight: Bool, food: Int) {
        var best = (score: -Float.infinity, isRight: false, food: 0)
        for (place, score) in query.scores((0..<32).map { ranker.weights[$0] }).enumerated() where score > best.score {
            best = (score, query.isRight[place], query.foods[place])
        }
        return best
    }

    /// The logistic function of the top score that says how often it is right (Platt 1999).
    private func calibrated(_ ranker: Ranker, _ queries: [Query]) -> (slope: Float, offset: Float) {
        let points = queries.map { (query: $0, best: best($0, ranker)) }.map {
            (score: Double($0.best.score), wanted: $0.best.isRight ? 1.0 : 0.0, weight: Double($0.query.weight))
        }
        guard points.count > 20 else { return (1, 0) }
        let middle = points.reduce(0) { $0 + $1.score } / Double(points.count)
        var slope = 0.5, offset = 0.0
        for _ in 0..<40 {
            // Newton's method in two variables.
            var a = 0.0, b = 0.0, aa = 1e-3, ab = 0.0, bb = 1e-3
            for point in points {
                let x = point.score - middle
                let p = 1 / (1 + exp(-(slope * x + offset)))
                let error = (point.wanted - p) * point.weight, curve = max(p * (1 - p), 1e-6) * point.weight
                a += error * x
                b += error
                aa += curve * x * x
                ab += curve * x
                bb += curve
            }
            let determinant = aa * bb - ab * ab
            slope += (a * bb - b * ab) / determinant
            offset += (b * aa - a * ab) / determinant
        }
        return (Float(max(slope, 0.01)), Float(offset - slope * middle))
    }

    private func report(_ ranker: Ranker, _ queries: [Query]) -> Report {
        var report = Report()
        for query in queries {
            let now = best(query, ranker), before = best(query, linker.ranker)
            if query.isRow {
                report.rows += 1
                if now.isRight { report.rowsRight += 1 }
                if before.isRight { report.rowsRightUntaught += 1 }
            } else {
                report.names += query.weight
                if now.isRight { report.namesRight += query.weight }
                if before.isRight { report.namesRightUntaught += query.weight }
            }
            if !now.isRight {
                let right = Set(zip(query.foods, query.isRight).filter(\.1).map { foods.noun(at: $0.0) }).sorted()
                report.wrong.append((query.text, right, foods.noun(at: now.food)))
            }
        }
        return report
    }
}
