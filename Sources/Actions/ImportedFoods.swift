public import Nutrition

/// Foods that were imported into a file beside the database, as far as a message needs them.
public protocol ImportedFoods: Sendable {
    /// The food of an id, or of a barcode as `barcode:DIGITS`; nil when it is not there or cannot be read.
    func food(_ id: FoodID) -> Food?

    /// What was found for the words of a search or of a mention before the turn began; best first.
    func found(_ words: String) -> [Food]
}

/// No file, no foods.
public struct NothingImported: ImportedFoods {
    public init() {}
    public func food(_ id: FoodID) -> Food? { nil }
    public func found(_ words: String) -> [Food] { [] }
}
