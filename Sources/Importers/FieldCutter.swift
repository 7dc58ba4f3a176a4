/// Cuts a row into its fields, line by line as long as a quote is open.
struct FieldCutter {
    enum State { case whole, open, broken }

    private let separator: UInt8
    private let quoting: DelimitedReader.Quoting
    private var bytes: ArraySlice<UInt8> = []
    private var fields: [Range<Int>] = []
    private var isOpen = false
    /// The field began on an earlier line.
    private var isContinued = false
    private var fieldStart = 0

    init(separator: UInt8, quoting: DelimitedReader.Quoting) {
        self.separator = separator
        self.quoting = quoting
    }

    func row(line: Int) -> Row { Row(line: line, bytes: bytes, fields: fields) }

    /// Adds a line and tells whether the row ends with it.
    ///
    /// A quote inside a quoted field that nothing ends behind is taken as a character on the line where the field began. On a later line
    /// it shows that the opening quote was never closed, and that lines are being swallowed: the row is `broken`.
    mutating func add(_ line: ArraySlice<UInt8>) -> State {
        guard quoting == .double, isOpen || line.contains(UInt8(ascii: "\"")) else {
            plain(line)
            return .whole
        }
        return !isOpen && simple(line) ? .whole : quoted(line)
    }

    /// The usual quoted row: each quoted field is whole, with no quote inside. Its fields are parts of the line itself, which is fast.
    private mutating func simple(_ line: ArraySlice<UInt8>) -> Bool {
        let quote = UInt8(ascii: "\""), base = line.startIndex
        let isSimple = line.withUnsafeBufferPointer { buffer in
            var index = 0
            while true {
                var start = index, end = index
                if index < buffer.count, buffer[index] == quote {
                    start = index + 1
                    end = start
                    while end < buffer.count, buffer[end] != quote { end += 1 }
                    index = end + 1
                    guard end < buffer.count, index == buffer.count || buffer[index] == separator else { return false }
                } else {
                    while index < buffer.count, buffer[index] != separator {
                        if buffer[index] == quote { return false }
                        index += 1
                    }
                    end = index
                }
                fields.append(base + start..<base + end)
                if index >= buffer.count { return true }
                index += 1
            }
        }
        if isSimple { bytes = line } else { fields.removeAll(keepingCapacity: true) }
        return isSimple
    }

    /// Nothing is quoted: the fields are parts of the line itself.
    private mutating func plain(_ line: ArraySlice<UInt8>) {
        bytes = line
        var start = line.startIndex
        line.withUnsafeBufferPointer { buffer in
            let base = line.startIndex
            for (index, byte) in buffer.enumerated() where byte == separator {
                fields.append(start..<base + index)
                start = base + index + 1
            }
        }
        fields.append(start..<line.endIndex)
    }

    private mutating func quoted(_ line: ArraySlice<UInt8>) -> State {
        let quote = UInt8(ascii: "\"")
        var index = line.startIndex
        if isOpen {
            bytes.append(UInt8(ascii: "\n"))
            isContinued = true
        } else {
            fieldStart = bytes.endIndex
        }
        var isAtStart = !isOpen
        while index < line.endIndex {
            let byte = line[index]
            index += 1
            if isOpen {
                guard byte == quote else {
                    bytes.append(byte)
                    continue
                }
                if index < line.endIndex, line[index] == quote {
                    bytes.append(quote)
                    index += 1
                } else if ends(line, at: index) {
                    isOpen = false
                    isContinued = false
                } else if isContinued {
                    return .broken
                } else {
                    bytes.append(quote)
                }
            } else if byte == separator {
                close()
                isAtStart = true
            } else if byte == quote, isAtStart {
                bytes.removeSubrange(fieldStart...)
                isOpen = true
                isAtStart = false
            } else {
                if byte != 32 { isAtStart = false }
                bytes.append(byte)
            }
        }
        if isOpen { return .open }
        close()
        return .whole
    }

    /// Whether a field ends here: a separator or the line's end, with spaces before it.
    private func ends(_ line: ArraySlice<UInt8>, at place: Int) -> Bool {
        var place = place
        while place < line.endIndex, line[place] == 32 { place += 1 }
        return place == line.endIndex || line[place] == separator
    }

    private mutating func close() {
        fields.append(fieldStart..<bytes.endIndex)
        fieldStart = bytes.endIndex
    }
}
