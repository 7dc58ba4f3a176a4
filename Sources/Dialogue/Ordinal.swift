extension Array {
    /// The element at a spoken position: 1 is the first, -1 the last.
    public func at(ordinal: Int) -> Element? {
        let place = ordinal > 0 ? ordinal - 1 : count + ordinal
        return indices.contains(place) ? self[place] : nil
    }
}
