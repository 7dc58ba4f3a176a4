import Foundation
public import Nutrition

/// A trained understanding: intents, entities and spelling; made by `ModelBuilder`, kept as bytes.
///
/// A class, for it is passed about with every message and never changes.
public final class Model: Sendable {
    let intents: IntentModel
    let tagger: Tagger
    let speller: Speller
    let languages: LanguageModel
    let ranker: Ranker
    let known: KnownWords
    /// Vectors of words, when the model was trained with them.
    let table: WordTable?
    /// What the intents see of a message, and the tagger of its tokens.
    let features: IntentFeatures
    let entityFeatures: TaggerFeatures
    /// Trained with the food tables: its features see names of foods, and it finds items.
    public let knowsFood: Bool

    /// The format of the bytes: a change here makes old caches worthless.
    public static let format: UInt32 = 10

    public func write(to writer: inout ByteWriter) {
        writer.write(Model.format)
        writer.write(UInt8(knowsFood ? 1 : 0))
        intents.write(to: &writer)
        tagger.write(to: &writer)
        speller.write(to: &writer)
        languages.write(to: &writer)
        ranker.write(to: &writer)
        known.write(to: &writer)
        writer.write(UInt8(table == nil ? 0 : 1))
        table?.write(to: &writer)
    }

    /// - Throws: when the bytes are no model of this format.
    public init(from reader: inout ByteReader) throws {
        guard try reader.read(UInt32.self) == Model.format else { throw ByteReader.Truncated() }
        knowsFood = try reader.read(UInt8.self) == 1
        intents = try IntentModel(from: &reader)
        tagger = try Tagger(from: &reader)
        speller = try Speller(from: &reader)
        languages = try LanguageModel(from: &reader)
        ranker = try Ranker(from: &reader)
        known = try KnownWords(from: &reader)
        table = try reader.read(UInt8.self) == 1 ? try WordTable(from: &reader) : nil
        features = IntentFeatures(known: known, table: table)
        entityFeatures = TaggerFeatures(known: known, table: table)
    }

    init(
        intents: IntentModel, tagger: Tagger, speller: Speller, languages: LanguageModel, ranker: Ranker, known: KnownWords, table: WordTable?,
        knowsFood: Bool
    ) {
        self.intents = intents
        self.tagger = tagger
        self.speller = speller
        self.languages = languages
        self.ranker = ranker
        self.known = known
        self.table = table
        features = IntentFeatures(known: known, table: table)
        entityFeatures = TaggerFeatures(known: known, table: table)
        self.knowsFood = knowsFood
    }
}
