internal import NIOCore

/// Cuts a stream of bytes into lines: `\n` or `\r\n` ends one, and a longer one than allowed is reported once and skipped.
struct LineFramer {
    /// The most bytes a line may hold, its ending not counted.
    static let limit = 8_192

    enum Frame: Equatable {
        /// A whole line without its ending.
        case line([UInt8])
        /// A line over the limit; whether it began as JSON.
        case tooLong(isJSON: Bool)
    }

    private var buffer = ByteBuffer()
    /// So many readable bytes are known to hold no newline.
    private var scanned = 0
    /// Inside a line that was too long: all up to the next newline goes.
    private var isSkipping = false

    /// Takes bytes in.
    mutating func append(_ bytes: ByteBuffer) {
        if buffer.readableBytes == 0 {
            buffer = bytes
        } else {
            buffer.writeImmutableBuffer(bytes)
        }
    }

    /// Forgets everything that was not handed out.
    mutating func clear() {
        buffer = ByteBuffer()
        scanned = 0
    }

    /// The next line, nil when more bytes are needed.
    /// - Parameter isLast: no more bytes will come, so that what is left is a line although nothing ends it.
    mutating func next(isLast: Bool = false) -> Frame? {
        while let length = newline() {
            scanned = 0
            if isSkipping {
                isSkipping = false
                buffer.moveReaderIndex(forwardBy: length + 1)
                continue
            }
            let frame = frame(length)
            buffer.moveReaderIndex(forwardBy: length + 1)
            return frame
        }
        defer { compact() }
        let rest = buffer.readableBytes
        scanned = rest
        if isSkipping {
            clear()
            return nil
        }
        if rest > LineFramer.limit, !couldStillFit {
            let isJSON = startsAsJSON
            clear()
            isSkipping = true
            return .tooLong(isJSON: isJSON)
        }
        guard isLast, rest > 0 else { return nil }
        let last = frame(rest)
        clear()
        return last
    }

    /// The distance to the next newline.
    private func newline() -> Int? {
        let view = buffer.readableBytesView
        guard let index = view.dropFirst(scanned).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        return index - view.startIndex
    }

    private func frame(_ length: Int) -> Frame {
        var length = length
        if length > 0, buffer.getInteger(at: buffer.readerIndex + length - 1) == UInt8(ascii: "\r") { length -= 1 }
        guard length <= LineFramer.limit else { return .tooLong(isJSON: startsAsJSON) }
        return .line(buffer.getBytes(at: buffer.readerIndex, length: length) ?? [])
    }

    /// One byte over is no harm yet when it is the carriage return of the ending.
    private var couldStillFit: Bool {
        buffer.readableBytes == LineFramer.limit + 1 && buffer.readableBytesView.last == UInt8(ascii: "\r")
    }

    private var startsAsJSON: Bool { buffer.readableBytesView.first == UInt8(ascii: "{") }

    /// Half a line keeps only its own bytes, not the whole block it came in: idle connections stay small.
    private mutating func compact() {
        if buffer.readableBytes == 0 {
            clear()
        } else if buffer.readerIndex > 0 {
            buffer = ByteBuffer(bytes: buffer.readableBytesView)
        }
    }
}
