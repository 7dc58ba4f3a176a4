public import Foundation

/// Which recipe service is asked, and with what key: from a flag and `MORSEL_…` environment variables.
public struct RecipeServiceSettings: Sendable {
    /// The services by the names they have in settings.
    public enum Name: String, Sendable, CaseIterable { case off, spoonacular, edamam }

    /// What is wrong with the settings, as one sentence; holds no key.
    public struct Misconfiguration: Error, Sendable, Hashable, CustomStringConvertible {
        public let description: String
    }

    public let name: Name
    private let address: String
    private let id: String
    private let key: String

    /// - Parameters:
    ///   - flag: `off`, `spoonacular` or `edamam`; without it `MORSEL_RECIPES` decides, and without that there is no service.
    ///   - environment: with `MORSEL_SPOONACULAR_KEY`, or `MORSEL_EDAMAM_ID` and `MORSEL_EDAMAM_KEY`; `MORSEL_RECIPES_URL` is the address of
    ///     another server that answers as the service does.
    public init(flag: String?, environment: [String: String]) throws(Misconfiguration) {
        func setting(_ name: String) -> String? {
            environment["MORSEL_" + name].flatMap { $0.isEmpty ? nil : $0 }
        }
        let said = flag ?? setting("RECIPES") ?? Name.off.rawValue
        guard let name = Name(rawValue: said.lowercased()) else {
            throw Misconfiguration(description: "There is no recipe service '\(said.prefix(40))': say off, spoonacular or edamam.")
        }
        func needed(_ setting: String, _ value: String?) throws(Misconfiguration) -> String {
            guard let value else { throw Misconfiguration(description: "Recipes from \(name.rawValue) need MORSEL_\(setting) to be set.") }
            guard value.utf8.count <= 200, value.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
                throw Misconfiguration(description: "MORSEL_\(setting) is no key: it has spaces or other characters that no key has.")
            }
            return value
        }
        self.name = name
        switch name {
        case .off: (id, key) = ("", "")
        case .spoonacular: (id, key) = ("", try needed("SPOONACULAR_KEY", setting("SPOONACULAR_KEY")))
        case .edamam: (id, key) = (try needed("EDAMAM_ID", setting("EDAMAM_ID")), try needed("EDAMAM_KEY", setting("EDAMAM_KEY")))
        }
        if let other = setting("RECIPES_URL"), name != .off {
            guard let checked = Self.checked(other) else {
                throw Misconfiguration(
                    description:
                        "MORSEL_RECIPES_URL must be https://HOST, or http://localhost for a server on this machine; keys do not travel in the clear.")
            }
            address = checked
        } else {
            address = name == .edamam ? Edamam.address : Spoonacular.address
        }
    }

    /// The service, nil when it is off; nothing is asked of it yet.
    public func service(limits: ServiceLimits = ServiceLimits(), now: @escaping @Sendable () -> Date = { Date() }) -> (any RecipeService)? {
        switch name {
        case .off: nil
        case .spoonacular:
            PatientService(
                Spoonacular(http: ServiceHTTP(address: address, headers: [("x-api-key", key)], limits: limits, now: now)), limits: limits, now: now)
        case .edamam:
            PatientService(
                Edamam(http: ServiceHTTP(address: address, query: [("app_id", id), ("app_key", key)], limits: limits, now: now)), limits: limits,
                now: now)
        }
    }

    /// An address without the slash at its end; nil for one that is none, or that would send a key over a network unencrypted.
    private static func checked(_ text: String) -> String? {
        let bare = text.hasSuffix("/") ? String(text.dropLast()) : text
        guard bare.utf8.count <= 500, let url = URLComponents(string: bare), let host = url.host, !host.isEmpty, url.user == nil, url.query == nil,
            url.fragment == nil
        else { return nil }
        let isHere = ["localhost", "127.0.0.1", "[::1]", "::1"].contains(host.lowercased())
        return url.scheme == "https" || (url.scheme == "http" && isHere) ? bare : nil
    }
}
