internal import Glibc

/// A file read line by line in blocks: constant memory however large the file or a line of it is.
///
/// A line ends in `\n`, `\r\n` or any number of `\r` before the `\n`; a file without a `\n` near its top is taken to end its lines in `\r`.
/// A UTF-8 byte order mark is dropped. Bytes are given as they are: what they mean is the reader's business.
public final class ByteLines {
    /// A line without its end.
    public struct Line: Sendable {
        /// Counted from 1.
        public let number: Int
        /// Empty when the line is too long.
        public let bytes: ArraySlice<UInt8>
        /// The line is longer than the limit and was passed over without being held.
        public let isTooLong: Bool
        /// It is the last one, and has no line end.
        public let isUnfinished: Bool
    }

    /// The file's name without its folders, for places in reports.
    public let name: String
    public let path: String
    private let file: CInt
    private let limit: Int
    private let block: Int
    private var buffer: [UInt8]
    private var start = 0
    private var end = 0
    private var number = 0
    private var isAtEnd = false
    private var newline = UInt8(ascii: "\n")

    /// Opens a file and looks at its first bytes.
    ///
    /// - Parameters:
    ///   - limit: the longest line in bytes that is given; a longer one comes as `isTooLong`.
    ///   - block: how many bytes are read at a time.
    /// - Throws: `ImportError` for a file that is missing, empty, a folder, a pipe, packed, or in 16-bit characters.
    public init(path: String, limit: Int = 8 << 20, block: Int = 128 << 10) throws {
        self.path = path
        self.limit = limit
        self.block = max(block, 16)
        name = path.split(separator: "/").last.map(String.init) ?? path
        buffer = [UInt8](repeating: 0, count: self.block)
        // A pipe that nobody writes to would be waited for.
        file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR
                ? ImportError.missing(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        var info = stat()
        guard fstat(file, &info) == 0, [S_IFREG, S_IFDIR].contains(info.st_mode & S_IFMT) else { throw ImportError.noFile(path: path) }
        try fill()
        guard end > 0 else { throw ImportError.empty(path: path) }
        try look()
    }

    deinit { close(file) }

    /// The next line, nil at the end of the file; the last one needs no line end.
    public func next() throws -> Line? {
        var searched = start
        var skipping = false
        while true {
            if let newline = position(of: newline, from: searched) {
                defer { start = newline + 1 }
                return line(to: newline, skipped: skipping)
            }
            if end - start > limit {
                skipping = true
                start = end
            }
            let held = end - start
            if isAtEnd {
                defer { start = end }
                return held > 0 || skipping ? line(to: end, skipped: skipping, isUnfinished: true) : nil
            }
            try fill()
            searched = start + held
        }
    }

    private func line(to place: Int, skipped: Bool, isUnfinished: Bool = false) -> Line {
        number += 1
        var last = place
        while last > start, buffer[last - 1] == UInt8(ascii: "\r") { last -= 1 }
        let isTooLong = skipped || last - start > limit
        return Line(number: number, bytes: isTooLong ? [] : buffer[start..<last], isTooLong: isTooLong, isUnfinished: isUnfinished)
    }

    private func position(of byte: UInt8, from place: Int) -> Int? {
        guard place < end else { return nil }
        return buffer.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress, let hit = memchr(base + place, CInt(byte), end - place) else { return nil }
            return UnsafeRawPointer(hit) - base
        }
    }

    /// Makes room by moving what is held to the front, grows when a line is longer than the buffer, and reads a block.
    private func fill() throws {
        if start > 0 {
            buffer.withUnsafeMutableBytes { bytes in
                if let base = bytes.baseAddress { _ = memmove(base, base + start, end - start) }
            }
            end -= start
            start = 0
        }
        if buffer.count - end < block { buffer.append(contentsOf: repeatElement(0, count: max(block, min(end, limit)))) }
        let count = buffer.withUnsafeMutableBytes { bytes -> Int in
            guard let base = bytes.baseAddress else { return 0 }
            while true {
                let count = read(file, base + end, block)
                if count >= 0 || errno != EINTR { return count }
            }
        }
        guard count >= 0 else {
            throw errno == EISDIR ? ImportError.isFolder(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        end += count
        isAtEnd = count == 0
    }

    /// What the first bytes tell: archives, 16-bit characters, a byte order mark, old line ends.
    private func look() throws {
        let head = buffer[..<end]
        if head.starts(with: [0x1f, 0x8b]) { throw ImportError.packed(path: path, format: "gzip") }
        // Office files are zip archives, whose first names stand near the top.
        if head.starts(with: [0x50, 0x4b, 3, 4]),
            ["[Content_Types].xml", "_rels/", "xl/", "vnd.oasis"].contains(where: String(decoding: head.prefix(200), as: UTF8.self).contains)
        {
            throw ImportError.workbook(path: path)
        }
        if head.starts(with: [0x50, 0x4b, 3, 4]) || head.starts(with: [0x50, 0x4b, 5, 6]) { throw ImportError.packed(path: path, format: "zip") }
        if head.starts(with: [0xff, 0xfe]) || head.starts(with: [0xfe, 0xff]) {
            throw ImportError.encoding(path: path, what: "in 16-bit characters (UTF-16)")
        }
        if head.prefix(4096).contains(0) { throw ImportError.encoding(path: path, what: "no text") }
        if head.starts(with: [0xef, 0xbb, 0xbf]) { start = 3 }
        guard start < end else { throw ImportError.empty(path: path) }
        if !head.contains(UInt8(ascii: "\n")), head.contains(UInt8(ascii: "\r")) { newline = UInt8(ascii: "\r") }
    }
}
