public import Foundation

/// Why a recipe service gave no answer; holds nothing of what was asked, and no key.
public enum RecipeServiceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// No service is set up.
    case off
    /// The service does not know the key.
    case unauthorised
    /// It may be asked again from that moment on: its own limit or ours.
    case rateLimited(until: Date)
    case timedOut
    /// No connection, or the service is in trouble itself.
    case unreachable
    /// What came is no answer of that service.
    case badAnswer

    /// A sentence for a person.
    public var description: String {
        switch self {
        case .off: "No recipe service is set up."
        case .unauthorised: "The recipe service does not accept the key it was given."
        case .rateLimited: "The recipe service has been asked as often as it allows for now."
        case .timedOut: "The recipe service took too long to answer."
        case .unreachable: "The recipe service can't be reached."
        case .badAnswer: "The recipe service gave an answer that makes no sense."
        }
    }
}
