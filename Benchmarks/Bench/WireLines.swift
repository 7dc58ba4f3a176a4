import Foundation

/// Messages as JSON Lines, encoded beforehand so that sending costs next to nothing.
struct WireLines: Sendable {
    /// The end of each line, from the text on.
    private let ends: [[UInt8]]

    init(texts: [String]) {
        let encoder = JSONEncoder()
        ends = texts.map { text in
            let quoted = (try? encoder.encode(text)).map(Array.init) ?? Array("\"\"".utf8)
            return Array("\",\"text\":".utf8) + quoted + Array("}\n".utf8)
        }
    }

    /// A line of a sender's; texts are counted round and round.
    func line(sender: String, text: Int) -> [UInt8] {
        Array("{\"sender\":\"".utf8) + Array(sender.utf8) + ends[text % ends.count]
    }

    /// The lines of a load in which each connection is a sender of its own and begins with another round.
    func conversations(_ name: String) -> (Int, Int) -> [UInt8] {
        { connection, index in line(sender: "\(name)-\(connection)", text: connection * Conversation.length + index) }
    }
}
