import Bot
import Foundation
import Testing

/// Mutated input against the parser, the protocol and whole turns, one after the other so that memory can be told apart.
@Suite(.serialized) struct Fuzz {
    static let brain = Result { try Brain.assemble(data: Phrases.root) }
}
