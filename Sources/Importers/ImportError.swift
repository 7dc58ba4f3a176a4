/// What makes a whole import impossible, as a sentence for the person who asked for it; a single bad row is no error but a line of the report.
public enum ImportError: Error, Sendable, Hashable, CustomStringConvertible {
    case missing(path: String)
    case isFolder(path: String)
    /// The reason is the system's.
    case unreadable(path: String, reason: String)
    case empty(path: String)
    /// A pipe or device: files are read more than once, and those cannot be.
    case noFile(path: String)
    /// A spreadsheet program's own format.
    case workbook(path: String)
    /// The last line ends too early, as when a download broke off.
    case cutOff(path: String, line: Int)
    /// A gzip or zip archive; nothing is unpacked here.
    case packed(path: String, format: String)
    /// A text in 16-bit characters, or bytes that are no text at all.
    case encoding(path: String, what: String)
    /// No line near the top names the columns that are needed.
    case header(path: String, needed: [String])
    /// A folder without the files that make up the source.
    case files(folder: String, needed: [String])
    /// The file is readable and of the right shape, and nothing in it can be used.
    case nothingUsable(path: String, what: String)
    /// What is to be written to refuses; the reason is the engine's.
    case target(reason: String)

    public var description: String {
        switch self {
        case .missing(let path): "\(path): no such file or folder."
        case .isFolder(let path): "\(path) is a folder; give the file itself."
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
        case .empty(let path): "\(path) is empty."
        case .noFile(let path): "\(path) is no regular file; save what it gives to a file first."
        case .workbook(let path): "\(path) is a spreadsheet workbook; save it as CSV (UTF-8) and give that file."
        case .cutOff(let path, let line): "\(path) ends in the middle of line \(line): it seems to be cut off, so nothing of it was imported."
        case .packed(let path, let format): "\(path) is a \(format) archive; unpack it first and give the file or folder inside."
        case .encoding(let path, let what): "\(path) is \(what); save it as UTF-8 text."
        case .header(let path, let needed):
            "\(path) has no header line with \(needed.map { "'\($0)'" }.joined(separator: ", ")): is it the right file?"
        case .files(let folder, let needed): "\(folder) holds no \(needed.joined(separator: ", ")): is it the right folder?"
        case .nothingUsable(let path, let what): "\(path) holds no \(what) that can be used."
        case .target(let reason): "Nothing was imported: \(reason)."
        }
    }
}
