import Bot
import Dialogue
import Nutrition
import Store

/// A person with ten years of diary up to yesterday, written by the store's own turns: four meals and ten entries a day.
enum TenYears {
    static let sender = "ten-years"
    static let days = 3_650
    /// Entries of each turn of a day, and when it was.
    private static let meals: [(meal: Meal, minute: Int, entries: Int)] = [
        (.breakfast, 8 * 60, 3), (.lunch, 13 * 60, 3), (.snack, 16 * 60, 1), (.dinner, 19 * 60, 3),
    ]
    /// Days in one transaction.
    private static let batch = 50

    /// Gives back how many entries were written.
    static func write(_ pattern: Population.Pattern, on ground: Ground) async throws -> Int {
        let now = ground.bot.now
        let sealer = ground.sealer
        for first in stride(from: days, to: 0, by: -batch) {
            try await ground.store.write { connection in
                for ago in stride(from: first, to: max(first - batch, 0), by: -1) {
                    try writeDay(ago, before: now, pattern, sealer, on: connection)
                }
            }
        }
        return days * meals.reduce(0) { $0 + $1.entries }
    }

    private static func writeDay(
        _ ago: Int, before now: Moment, _ pattern: Population.Pattern, _ sealer: Sealer, on connection: any Connection
    ) throws {
        let day = Day(number: now.day.number - ago)
        for (place, turn) in meals.enumerated() {
            let moment = Moment(day: day, minute: turn.minute, epoch: now.epoch - Double(ago * 86_400))
            guard
                case .fresh(let scope) = try TurnScope.begin(
                    connection, sealer: sealer, sender: sender, messageID: "\(ago)-\(place)", at: moment)
            else { continue }
            for index in 0..<turn.entries {
                var entry = pattern.entries[(ago * 7 + place * 3 + index) % pattern.entries.count]
                entry.day = day
                entry.meal = turn.meal
                _ = try scope.diary.add(entry)
            }
            try scope.finish(events: pattern.events, tracker: pattern.tracker, intent: "log_food", reply: pattern.reply)
        }
    }
}
