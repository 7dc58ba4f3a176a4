import Foundation
import Testing

/// A person's data in and out, on the real binary.
@Suite struct ProgramDataTests {
    @Test func aDiaryComesInIsSpokenOfAndGoesOut() throws {
        let program = try Program()
        let file = program.home.appending(path: "log.csv")
        try """
        Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Sodium (mg)
        11/20/2026,Greek Yogurt,i,Breakfast,2,Cups,240,false,0,44,n/a
        11/20/2026,Toast,i,Breakfast,1,Slice,80,false,1,3,150
        11/20/2026,Old,i,Lunch,1,Each,999,true,1,3,150

        """.write(to: file, atomically: true, encoding: .utf8)
        let preview = try program.run(["import", "loseit", file.path, "--preview"])
        #expect(preview.status == 0 && preview.output.contains("2 would be added"))
        let none = try program.run(["export"])
        #expect(none.status == 1 && none.errors.contains("There is no database"))

        let first = try program.run(["import", "loseit", file.path])
        #expect(first.status == 0 && first.output.contains("2 added, 0 changed, 0 unchanged, 1 skipped") && first.output.contains("(log.csv:4)"))
        #expect(try program.run(["import", "loseit", file.path]).output.contains("0 added, 0 changed, 2 unchanged"))
        let talk = try program.run(
            ["chat", "--now", "2026-11-21T08:10:00"],
            lines: ["what did I eat yesterday?", "how much sodium yesterday?", "why?", "undo", "what did I eat yesterday?", "export my data"])
        #expect(talk.output.contains("2 cups of Greek Yogurt: 240 kcal") && talk.output.contains("at least 150 mg of sodium"))
        #expect(!talk.output.contains("(0 g)") && !talk.output.contains("inf") && !talk.output.contains("nan"))
        #expect(talk.output.contains("Undone") && talk.output.contains("Nothing is in your diary") && talk.output.contains("morsel export"))
        #expect(try program.run(["import", "loseit", file.path]).output.contains("2 added"))

        let folder = program.home.appending(path: "out")
        #expect(try program.run(["export", "--format", "csv", "--output", folder.path]).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["entries.csv", "exercise.csv", "goals.csv", "kept.csv", "messages.csv", "settings.csv", "water.csv", "weights.csv"])
        let entries = folder.appending(path: "entries.csv").path
        #expect(try FileManager.default.attributesOfItem(atPath: entries)[.posixPermissions] as? Int == 0o600)
        let plain = try program.run(["export", "--format", "csv"])
        #expect(plain.output == (try String(contentsOfFile: entries, encoding: .utf8)))
        let json = try program.run(["export", "diary", "--user", "local"])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["entries"] as? [Any])?.count == 2 && (object["messages"] as? [Any])?.count == 8)
        let copy = try program.run(["import", "csv", entries, "--user", "copy"])
        #expect(copy.output.contains("2 added"))
        #expect(try program.run(["export", "--format", "csv", "--user", "copy"]).output == plain.output)
    }

    @Test func whatCannotBeIsSaidInWords() throws {
        let program = try Program()
        _ = try program.run(["chat"], lines: ["two eggs"])
        let nobody = try program.run(["export", "--user", "eve"])
        #expect(nobody.status == 1 && nobody.errors.contains("Nothing is kept of 'eve'") && nobody.output.isEmpty)
        #expect(try program.run(["export", "--user", "eve"]).status == 1, "the export made nobody")
        #expect(try program.run(["export", "--output", program.home.path]).errors.contains("it is a folder"))
        #expect(try program.run(["export", "--format", "csv", "--output", "/proc/none"]).status == 1)
        // What is no file is written to, and stays what it is.
        let out = program.home.appending(path: "out")
        try FileManager.default.createSymbolicLink(atPath: out.path, withDestinationPath: "/dev/null")
        #expect(try program.run(["export", "--format", "csv", "--output", out.path]).status == 1, "CSV goes to a folder")
        #expect(try program.run(["export", "--output", out.path]).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: out.path) == "/dev/null")
        // A draft that was left open to others does not lend its mode.
        let file = program.home.appending(path: "me.json")
        FileManager.default.createFile(atPath: file.path + ".part", contents: Data(), attributes: [.posixPermissions: 0o644])
        #expect(try program.run(["export", "--output", file.path]).status == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
        #expect(try program.run(["export", "nonsense"]).status != 0)
        let daily = program.home.appending(path: "dailySummary.csv")
        try "Date,Energy (kcal),Protein (g),Completed\n2026-09-24,2712.4,158.3,true\n".write(to: daily, atomically: true, encoding: .utf8)
        let refused = try program.run(["import", "cronometer", daily.path])
        #expect(refused.status == 1 && refused.errors.contains("servings.csv"))
        let bad = program.home.appending(path: "bad.csv")
        try "date,food\nnever,Soup\n".write(to: bad, atomically: true, encoding: .utf8)
        let useless = try program.run(["import", "csv", bad.path])
        #expect(useless.status == 1 && useless.output.contains("a date that is none (bad.csv:2)"))
    }
}
