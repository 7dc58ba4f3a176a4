import Charts
import Testing

@Suite struct ScaleTests {
    /// Values, whether from zero → lower, upper, step.
    @Test(arguments: [
        ([1850.0, 2140], true, [0.0, 2500, 500]),
        ([2000.0], true, [0, 2000, 500]),
        ([2001.0], true, [0, 2500, 500]),
        ([0.0, 0], true, [0, 1, 0.2]),
        ([0.3, 0.02], true, [0, 0.3, 0.1]),
        ([81.2, 84.9], false, [81, 85, 1]),
        ([70.0, 70.0], false, [70, 71, 0.2]),
        ([82.31, 82.94], false, [82.2, 83, 0.2]),
        ([163.5, 165], false, [163.5, 165, 0.5]),
        ([120_000.0], true, [0, 125_000, 25_000]),
    ])
    func fits(values: [Double], fromZero: Bool, expected: [Double]) {
        let scale = Scale(fitting: values, fromZero: fromZero)
        #expect(abs(scale.lower - expected[0]) < 1e-9, "\(scale)")
        #expect(abs(scale.upper - expected[1]) < 1e-9, "\(scale)")
        #expect(abs(scale.step - expected[2]) < 1e-9, "\(scale)")
        #expect(scale.intervals <= 5)
    }

    @Test func nothingIsFromZeroToOne() {
        #expect(Scale(fitting: [], fromZero: true).ticks.count == 6)
        #expect(Scale(fitting: [.nan, .infinity], fromZero: true).upper == 1)
    }

    @Test func aLineThatHardlyMovesIsNotBlownUp() {
        let scale = Scale(fitting: [70, 70.1], fromZero: false, leastSpan: 1)
        #expect(scale.lower <= 69.6 && scale.upper >= 70.5)
    }

    @Test func aWeightNearZeroHasNoNegativeAxis() {
        #expect(Scale(fitting: [0.2], fromZero: false, leastSpan: 1).lower == 0)
    }

    @Test func ticksDoNotDrift() {
        let ticks = Scale(fitting: [0, 0.5], fromZero: true).ticks
        #expect(ticks == [0, 0.1, 0.2, 0.30000000000000004, 0.4, 0.5])
    }

    @Test func everyValueLiesOnTheAxis() {
        for exponent in -4...6 {
            for digit in 1...99 {
                var value = Double(digit)
                for _ in 0..<abs(exponent) { value = exponent < 0 ? value / 10 : value * 10 }
                let scale = Scale(fitting: [value], fromZero: true)
                #expect(scale.place(value) > 0.5 && scale.place(value) <= 1 + 1e-9, "\(value): \(scale)")
            }
        }
    }
}
