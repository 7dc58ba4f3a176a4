/// What a person who told of these allergies keeps away from: by contents, and by name where a word names none.
public struct Allergies: Sendable {
    /// In the order in which they were told.
    public let contents: [Content]
    /// Those of which a word names no content: "strawberries", "coconut milk".
    public let byName: [String]

    /// - Parameter said: as the person said them.
    public init(_ said: [String]) {
        contents = said.flatMap(Content.named(in:)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        byName = said.filter { !Content.isNamedWhole($0) }
    }
}
