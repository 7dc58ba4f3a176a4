extension Range where Bound == Int {
    /// What lies between this span and one told after it; empty where they touch, where one stands within the other, and where they stand the other way round.
    func gap(to next: Range) -> Range { upperBound..<Swift.max(upperBound, next.lowerBound) }
}
