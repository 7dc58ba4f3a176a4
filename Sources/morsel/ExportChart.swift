import ArgumentParser
import Bot
import Channels
import Foundation
import Nutrition

extension Export {
    /// A chart of a person's diary as an SVG file, for sharing.
    func exportChart() throws {
        guard format == .json else { throw ValidationError("A chart is written as SVG; leave --format out.") }
        guard let kind else { throw ValidationError("Name what the chart shows: \(ChartExport.kinds), or a nutrient such as iron_mg.") }
        let request = ChartExport.Request(kind: kind, days: days, grain: by?.rawValue, language: language?.rawValue)
        guard ChartExport.knows(request) else {
            throw ValidationError("There is no chart of '\(kind)'. There are \(ChartExport.kinds), and nutrients such as iron_mg.")
        }
        let (user, database, output) = (user ?? "local", database, output)
        let moment = now.flatMap { Clock.system.moment(said: $0) } ?? Clock.system.moment
        try waiting {
            let export = try await PersonExport.open(database: database, user: user)
            do {
                let svg = try await export.chart(request, at: moment)
                let file = try output.map { try OutputFile(path: $0) } ?? OutputFile.standard
                try file.write(svg + "\n")
                try file.finish()
            } catch {
                await export.close()
                throw error
            }
            await export.close()
        }
    }
}
