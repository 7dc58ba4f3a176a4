/// "pollo 150 g arroz 100 g brócoli 80 g": where every food has its amount behind it, each amount belongs to the food before it;
/// "meatloaf 2 slices mashed potatoes": so does one that the food behind it cannot have.
struct TrailingAmounts {
    /// Per amount the food it belongs to, by their places.
    private(set) var owners: [Int: Int] = [:]

    /// - Parameters:
    ///   - foods: in order.
    ///   - isTransparent: whether a token may stand between an amount and its food.
    ///   - isOfFormer: whether an amount between two foods can only be that of the former.
    init(
        chart: Chart, foods: [Range<Int>], isTransparent: (Int) -> Bool,
        isOfFormer: (_ amount: Int, _ former: Range<Int>, _ latter: Range<Int>) -> Bool
    ) {
        var chain: [(amount: Int, food: Int)] = []
        for (place, food) in foods.enumerated() {
            let before = chart.amounts.firstPlace { $0.tokens.lowerBound >= food.lowerBound } - 1
            let isLed =
                before >= 0 && chart.amounts[before].tokens.lowerBound >= (place > 0 ? foods[place - 1].upperBound : 0)
                && chart.amounts[before].tokens.upperBound <= food.lowerBound
                && chart.amounts[before].tokens.gap(to: food).allSatisfy(isTransparent)
            // The amount before it is that of the food before it, or the chain ends here.
            if isLed, chain.last?.amount != before || chain.last?.food != place - 1 { chain = [] }
            let after = before + 1
            guard after < chart.amounts.count, chart.amounts[after].tokens.lowerBound == food.upperBound, !chart.amounts[after].of,
                chart.amounts[after].quantity != nil, !(isLed && chain.isEmpty)
            else {
                if isLed, chain.contains(where: { isOfFormer($0.amount, foods[$0.food], foods[$0.food + 1]) }) {
                    for link in chain { owners[link.amount] = link.food }
                }
                chain = []
                continue
            }
            chain.append((after, place))
            let end = chart.amounts[after].tokens.upperBound
            let goesOn = place + 1 < foods.count && (end..<max(end, foods[place + 1].lowerBound)).allSatisfy(isTransparent)
            if !goesOn {
                if chain.count > 1 { for link in chain { owners[link.amount] = link.food } }
                chain = []
            }
        }
    }
}
