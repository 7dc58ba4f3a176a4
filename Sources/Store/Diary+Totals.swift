public import Dialogue
public import Nutrition

extension Diary {
    /// The food of a day summed, with its goals, exercise (kcal) and water (ml); approximate when anything was assumed.
    public func totals(_ day: Day) throws -> DayTotals { try totals(day...day)[0] }

    /// The totals of each of some days, empty days included, in order: four queries however many days.
    public func totals(_ days: ClosedRange<Day>) throws -> [DayTotals] {
        let range: [SQLValue] = [.integer(records.person), .day(days.lowerBound), .day(days.upperBound)]
        var foods: [Day: (sum: NutrientSum, isApproximate: Bool)] = [:]
        for row in try records.connection.rows(
            """
            SELECT day, assumed, energy_kcal, protein_g, carbohydrate_g, fat_g, nutrients FROM entries
            WHERE person = ?1 AND day BETWEEN ?2 AND ?3 ORDER BY day, id
            """, range)
        {
            let day = try row.day("day")
            foods[day, default: (NutrientSum(), false)].sum.add(try Nutrients(row))
            if try !row.text("assumed").isEmpty { foods[day]?.isApproximate = true }
        }
        let exercise = try sums("SELECT day, SUM(kilocalories) AS total FROM exercise", range)
        let water = try sums("SELECT day, SUM(millilitres) AS total FROM water", range)
        let credit = exercise.isEmpty ? nil : try records.setting(key: "exercise_credit")?.value.flatMap(ExerciseCredit.init(rawValue:))
        let counted = try credit.map { try self.counted($0, days) } ?? [:]
        var coming = try records.goals(upTo: days.upperBound)[...]
        var goals: [Nutrient: Double] = [:]
        var senses: [Nutrient: GoalSense] = [:]
        return days.map { day in
            while let goal = coming.first, goal.from <= day {
                goals[goal.nutrient] = goal.amount
                senses[goal.nutrient] = goal.sense
                coming.removeFirst()
            }
            var totals = DayTotals(
                day: day, sum: foods[day]?.sum ?? NutrientSum(), isApproximate: foods[day]?.isApproximate ?? false, goals: goals,
                exerciseKilocalories: exercise[day] ?? 0, waterMillilitres: water[day] ?? 0)
            totals.exerciseCredit = counted[day] ?? 0
            totals.senses = senses
            return totals
        }
    }

    /// What of the exercise of each day counts against the goal, kcal.
    private func counted(_ credit: ExerciseCredit, _ days: ClosedRange<Day>) throws -> [Day: Double] {
        try records.exercise(days).reduce(into: [:]) { sums, row in
            sums[row.day, default: 0] += credit.counted(row.kilocalories, met: row.met)
        }
    }

    private func sums(_ select: String, _ range: [SQLValue]) throws -> [Day: Double] {
        var sums: [Day: Double] = [:]
        for row in try records.connection.rows(select + " WHERE person = ?1 AND day BETWEEN ?2 AND ?3 GROUP BY day", range) {
            sums[try row.day("day")] = try row.real("total")
        }
        return sums
    }
}
