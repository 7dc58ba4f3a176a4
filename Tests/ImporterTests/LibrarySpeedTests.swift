import Foundation
import Library
import Testing

/// Speed of searches in a real library: `MORSEL_LIBRARY_SPEED=FILE swift test --filter LibrarySpeedTests` prints median and p99.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MORSEL_LIBRARY_SPEED"] != nil))
struct LibrarySpeedTests {
    @Test func searchesAreFast() throws {
        let path = ProcessInfo.processInfo.environment["MORSEL_LIBRARY_SPEED"] ?? ""
        let library = Library(path: path)
        var random = Steps()
        let common = "milk chocolate yogurt cheese bread butter tea coffee chicken rice organic light vanilla lait pain the de with".split(
            separator: " "
        ).map(String.init)
        let names = try common.flatMap { try library.search($0, limit: 200) }
        try #require(!names.isEmpty)
        func word() -> String { names[random.next(names.count)].name.split(separator: " ").randomElement(using: &random).map(String.init) ?? "" }
        let kinds: [(String, () -> String)] = [
            ("one common word", { common[random.next(common.count)] }),
            ("two common words", { common[random.next(common.count)] + " " + common[random.next(common.count)] }),
            ("words of a name", { names[random.next(names.count)].name }),
            (
                "name and brand",
                {
                    let food = names[random.next(names.count)]; return "\(food.name) \(food.brand)"
                }
            ),
            ("brand", { names[random.next(names.count)].brand }),
            ("words of different names", { "\(word()) \(word()) \(word())" }),
            ("beginning of a word", { String(word().prefix(4)) }),
            ("one wrong word", { "\(word()) zzqx\(random.next(1000)) \(word())" }),
            ("unknown words", { "qqx\(random.next(1000)) zzy\(random.next(1000))" }),
        ]
        var all: [Double] = []
        for (kind, query) in kinds {
            var times: [Double] = []
            for _ in 0..<300 {
                let text = query()
                let start = ContinuousClock.now
                _ = try library.search(text, limit: 10)
                times.append((ContinuousClock.now - start) / .milliseconds(1))
            }
            all += times
            print(LibrarySpeedTests.line(kind, times))
        }
        print(LibrarySpeedTests.line("all", all))
    }

    private static func line(_ name: String, _ times: [Double]) -> String {
        let sorted = times.sorted()
        return String(
            format: "%@: median %.2f ms, p99 %.2f ms, most %.2f ms", name, sorted[sorted.count / 2], sorted[sorted.count * 99 / 100], sorted.last ?? 0
        )
    }
}

/// The same numbers every time (a linear congruence with Knuth's constants).
struct Steps: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 33
    }

    mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
