extension Collection {
    /// The only element there is, nil for none and for several.
    public var only: Element? { count == 1 ? first : nil }

    /// The only element that fits, nil for none and for several.
    public func only(where fits: (Element) throws -> Bool) rethrows -> Element? { try filter(fits).only }
}
