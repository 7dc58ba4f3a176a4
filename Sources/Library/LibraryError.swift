/// What can go wrong with the file of imported foods.
public enum LibraryError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file is some other program's.
    case foreign(path: String)
    /// A later release of Morsel has changed the tables.
    case newer(path: String)
    /// Another import is running.
    case busy(path: String)
    /// The engine's own words.
    case engine(path: String, reason: String)
    /// The folder or file cannot be made; the reason is the system's.
    case file(path: String, reason: String)

    public var description: String {
        switch self {
        case .foreign(let path): "\(path) is no library of imported foods; it was left as it is."
        case .newer(let path): "\(path) was written by a later release of Morsel."
        case .busy(let path): "\(path) is being written by another import; try again when it is done."
        case .engine(let path, let reason): "\(path): \(reason)."
        case .file(let path, let reason): "\(path): \(reason)."
        }
    }
}
