public import Foundation

/// Where `corpora/` and `intents/` lie.
public enum DataFolder {
    public struct Missing: Error, CustomStringConvertible {
        public let description =
            "The folders 'corpora' and 'intents' were not found beside the program. Set MORSEL_DATA to the folder that holds them."
    }

    /// - Parameter path: a folder given by flag or setting; nil looks at `MORSEL_DATA`, then upwards from the executable and the working folder.
    public static func find(_ path: String? = nil) throws -> URL {
        if let path = path ?? ProcessInfo.processInfo.environment["MORSEL_DATA"], !path.isEmpty {
            let folder = URL(fileURLWithPath: path)
            guard holdsData(folder) else { throw Missing() }
            return folder
        }
        let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        for start in [executable, FileManager.default.currentDirectoryPath] {
            var folder = URL(fileURLWithPath: start).standardizedFileURL
            while folder.path != "/" {
                for candidate in [folder, folder.appending(path: "share/morsel")] where holdsData(candidate) { return candidate }
                folder = folder.deletingLastPathComponent()
            }
        }
        throw Missing()
    }

    private static func holdsData(_ folder: URL) -> Bool {
        ["corpora/figures", "intents/en"].allSatisfy { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    }
}
