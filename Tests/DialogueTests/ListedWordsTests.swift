import Foundation
import Nutrition
import Testing

/// A rule that lists a word in a form that `Word.split` never gives never fires on it, and nobody is told.
@Suite struct ListedWordsTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")

    /// Files whose words are cut from the text as it is written.
    private static let ofWrittenText: Set = ["CountedKinds.swift", "PartOfCounted.swift", "OtherWays.swift", "Danger.swift", "ReminderIntents.swift"]

    /// Names of intents, beginnings of words and what is said back, which stand in the same lines.
    private static let names: Set = ["thanks", "nuts", "hipertens"]

    @Test(arguments: ["Dialogue", "Actions"])
    func everyListedWordIsOneThatIsGiven(target: String) throws {
        // Lines that ask which words were said: "words.contains(where: [...].contains)", "[...].contains(words[0])".
        let asking = /words.*\.(?:contains|isDisjoint|starts)|\.contains\(.*words|drop \{.*contains/
        let folder = ListedWordsTests.sources.appending(path: target)
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted(by: { $0.path < $1.path })
        where file.pathExtension == "swift" && !ListedWordsTests.ofWrittenText.contains(file.lastPathComponent) {
            for (number, line) in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            {
                guard line.contains(asking), !line.contains("lowercased()") else { continue }
                let listed = Set(line.matches(of: /"([a-z]+)"/).map { String($0.1) }).subtracting(ListedWordsTests.names)
                for word in listed where !listed.contains(Word.singular(word)) {
                    Issue.record("\(file.lastPathComponent):\(number + 1): '\(word)' is given as '\(Word.singular(word))'")
                }
            }
        }
    }
}
