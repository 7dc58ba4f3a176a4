/// How long each of many things took, in milliseconds.
struct Times {
    private var sorted: [Double]

    init(_ milliseconds: [Double]) { sorted = milliseconds.sorted() }

    var p50: Double { percentile(0.5) }
    var p99: Double { percentile(0.99) }

    /// 0 when nothing was timed.
    private func percentile(_ share: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
}

extension Duration {
    var milliseconds: Double { Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15 }
}
