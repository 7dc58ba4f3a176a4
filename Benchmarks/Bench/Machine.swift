import Foundation

/// When, of which source and on what the figures were measured.
enum Machine {
    /// `2026-11-21  commit 46c3ac7  2 cores (model), 23 GB, load 0.3`: what others do on the machine disturbs the figures.
    static var description: String {
        let gigabytes = Double(ProcessInfo.processInfo.physicalMemory) / 1_073_741_824
        return
            "\(date)  commit \(commit)  \(ProcessInfo.processInfo.activeProcessorCount) cores (\(model)), \(Int(gigabytes.rounded())) GB, load \(load)"
    }

    /// Today in UTC.
    static let date = String(Date().ISO8601Format().prefix(10))

    /// The short hash, marked when the sources were changed since; `unknown` outside a repository.
    static let commit = (try? ChildProcess.output("git", ["describe", "--always", "--dirty=-changed", "--exclude=*"])) ?? "unknown"

    private static var load: String {
        (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?.split(separator: " ").first.map(String.init) ?? "unknown"
    }

    private static var model: String {
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
    }
}
