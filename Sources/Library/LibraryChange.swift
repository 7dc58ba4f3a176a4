/// What became of a food that was put into the library.
public enum LibraryChange: Sendable, Hashable {
    case added, changed, unchanged
}
