/// Days with something and days without, and how many of each went over the goal.
public struct Association: Sendable, Hashable {
    public let overWith, with, overWithout, without: Int

    public init(overWith: Int, with: Int, overWithout: Int, without: Int) {
        self.overWith = overWith
        self.with = with
        self.overWithout = overWithout
        self.without = without
    }

    /// The share of days over with it less the share without: 0.4 is forty in a hundred days more.
    public var difference: Double { Double(overWith) / Double(max(with, 1)) - Double(overWithout) / Double(max(without, 1)) }

    /// The chance of so many days over with it, or more, if it had nothing to do with it: Fisher's exact test, one-sided.
    /// Source: R. A. Fisher, J R Stat Soc 1922;85:87–94.
    public var chance: Double {
        let all = with + without, over = overWith + overWithout
        guard with > 0, without > 0, over > 0 else { return 1 }
        let whole = Association.choose(all, with)
        return (overWith...max(overWith, min(with, over))).reduce(0) { sum, k in
            sum + Association.choose(over, k) * Association.choose(all - over, with - k) / whole
        }
    }

    /// n over k as a floating-point number: n is at most a few hundred days.
    static func choose(_ n: Int, _ k: Int) -> Double {
        guard k >= 0, k <= n else { return 0 }
        return (0..<min(k, n - k)).reduce(1.0) { $0 * Double(n - $1) / Double($1 + 1) }
    }

    /// Which of several chances are small enough when so many things were looked at: no more than this share of those named is expected to be false.
    /// Source: Benjamini and Hochberg, J R Stat Soc B 1995;57:289–300.
    public static func telling(_ chances: [Double], falseShare: Double = 0.1) -> [Bool] {
        let order = chances.indices.sorted { chances[$0] < chances[$1] }
        let last = order.indices.last { chances[order[$0]] <= falseShare * Double($0 + 1) / Double(chances.count) }
        var result = [Bool](repeating: false, count: chances.count)
        if let last { for place in order[...last] { result[place] = true } }
        return result
    }
}
