import Bot
import Channels
import Foundation
import Importers

extension Import {
    /// A diary into a person's own: what came of it, and how it is taken back.
    func importDiary() throws {
        let (kind, path, database, user, preview) = (kind, path, database, user ?? "local", preview)
        let done = try waiting {
            try await DiaryImport.run(kind, path: path, database: database, user: user, preview: preview)
        }
        print(done.report.text(of: "rows", isPreview: preview))
        if done.report.skippedCount == done.report.read { throw ImportError.nothingUsable(path: path, what: "rows") }
        if preview { print("Nothing was written.") }
        guard done.turns > 0, !preview else { return }
        print(
            done.turns == 1
                ? "Say \"undo\" in the conversation to take it back."
                : "It came in \(done.turns) steps: say \"undo \(done.turns) times\" in the conversation to take all of it back.")
    }
}
