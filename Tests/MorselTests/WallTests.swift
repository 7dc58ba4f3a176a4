import Foundation
import Testing

/// Imports go down only: each target imports what the table says, and nothing above it.
@Suite struct WallTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every target with all it may import of ours; outside packages by name.
    static let walls: [String: Set<String>] = [
        "Nutrition": [],
        "Loose": [],
        "Charts": [],
        "Knowledge": ["Nutrition", "Foundation", "Yams"],
        "NLU": ["Nutrition", "Foundation", "Yams"],
        "Dialogue": ["NLU", "Nutrition"],
        "Store": [
            "Dialogue", "Nutrition", "Foundation", "GRDB", "GRDBSQLite", "Crypto", "DequeModule", "Synchronization", "Glibc", "Dispatch",
        ],
        "Library": ["Nutrition", "Foundation", "GRDB", "Glibc", "Synchronization"],
        "Importers": ["Library", "Loose", "Nutrition", "Foundation", "Glibc"],
        "RecipeServices": ["Loose", "Nutrition", "Foundation", "AsyncHTTPClient", "NIOCore", "NIOHTTP1", "Synchronization"],
        "Replies": ["Charts", "Dialogue", "NLU", "Nutrition", "Yams", "Foundation"],
        "Actions": ["Dialogue", "Knowledge", "Store", "NLU", "Nutrition"],
        "Bot": [
            "Importers", "Actions", "Replies", "NLU", "Dialogue", "Knowledge", "Library", "RecipeServices", "Store", "Nutrition", "Logging", "Crypto",
            "Foundation", "Glibc", "Synchronization",
        ],
        "Channels": [
            "Bot", "CReadline", "Logging", "NIOCore", "NIOPosix", "Foundation", "Dispatch", "Synchronization", "Glibc", "NIOConcurrencyHelpers",
        ],
        "TestKit": ["Bot", "Store", "Dialogue", "Nutrition", "Logging", "Foundation"],
    ]

    @Test(arguments: walls.keys.sorted())
    func importsGoDownOnly(target: String) throws {
        let folder = WallTests.root.appending(path: "Sources/\(target)")
        let allowed = try #require(WallTests.walls[target])
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            for line in try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n") {
                guard
                    let match = line.wholeMatch(
                        of: /(?:@\S+ )*(?:public |internal |private |package )?import (?:struct |class |enum |func )?([A-Za-z_]\w*).*/)
                else { continue }
                #expect(allowed.contains(String(match.1)), "\(target)/\(file) imports \(match.1)")
            }
        }
    }
}
