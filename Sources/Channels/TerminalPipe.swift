internal import Glibc
internal import NIOCore

/// A conversation without a terminal: one message a line in, replies out, an empty line between two replies.
struct TerminalPipe {
    let input: CInt
    let output: CInt

    /// Answers every line until the input ends, or until nobody reads the output any more.
    func run(reply: (String) throws -> String) throws {
        var framer = LineFramer()
        var isFirst = true
        var isLast = false
        while !isLast {
            let bytes = TerminalPipe.read(input)
            isLast = bytes == nil
            if let bytes { framer.append(bytes) }
            while let frame = framer.next(isLast: isLast) {
                guard let answer = try answer(to: frame, reply: reply) else { continue }
                guard TerminalPipe.write((isFirst ? "" : "\n") + PlainText.lines(of: answer), to: output) else { return }
                isFirst = false
            }
        }
    }

    private func answer(to frame: LineFramer.Frame, reply: (String) throws -> String) throws -> String? {
        guard case .line(let line) = frame else { return TerminalPhrases.tooLong }
        if PlainText.isBlank(line) { return nil }
        let message = PlainText.message(line)
        return PlainText.isTooLong(message) ? TerminalPhrases.tooLong : try reply(message)
    }

    /// What is there to read, at least one byte; nil at the end or at an error, which ends a conversation alike.
    private static func read(_ descriptor: CInt) -> ByteBuffer? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            return count > 0 ? ByteBuffer(bytes: bytes[..<count]) : nil
        }
    }

    /// Writes all of the text; false when the other side is gone.
    @discardableResult
    static func write(_ text: String, to descriptor: CInt) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                guard errno == EINTR else { return false }
            } else {
                rest = rest.dropFirst(count)
            }
        }
        return true
    }
}
