import Dialogue
import Nutrition

extension Speaker {
    /// The grocery list, or what became of it.
    func render(_ reply: GroceryReply) -> [String] {
        let open = reply.lines.filter { !$0.isBought }
        switch reply.told {
        case .list(let days, let left): return list(reply, days, left: left)
        case .added(let lines):
            guard !lines.isEmpty else { return [say(.groceryEmpty)] }
            return [say(.groceryAdded, ["items": both(lines.map { item($0) }), "count": "\(open.count)"])]
        case .ticked(let lines, let isOver):
            var told: [String] = []
            if !lines.isEmpty {
                let rest = open.isEmpty ? say(.groceryAllBought) : say(.groceryToGo, ["items": several(open)])
                let what = say(isOver ? .groceryUnticked : .groceryTicked, ["items": several(lines)])
                told.append(isOver ? what : what + " " + rest)
            }
            told += unknown(reply)
            return told.isEmpty ? [reply.lines.isEmpty ? say(.groceryEmpty) : say(.groceryAllBought)] : told
        case .dropped(let lines):
            return (lines.isEmpty ? [] : [say(.groceryDropped, ["items": several(lines)])]) + unknown(reply)
        case .cleared(let boughtOnly): return [say(boughtOnly ? .groceryClearedBought : .groceryCleared)]
        case .asked(let on, let off):
            return (on.isEmpty ? [] : [say(.groceryOn, ["items": both(on.map { item($0) })])])
                + (off.isEmpty ? [] : [say(.groceryOff, ["items": both(off), "count": "\(off.count)"])])
        }
    }

    private func list(_ reply: GroceryReply, _ days: ClosedRange<Day>, left: Bool) -> [String] {
        let open = reply.lines.filter { !$0.isBought }, bought = reply.lines.filter(\.isBought)
        guard !open.isEmpty else {
            if !bought.isEmpty { return [say(.groceryAllBought)] + (left ? [] : [say(.groceryBought, ["items": several(bought)])]) }
            return [say(.groceryEmpty) + " " + (reply.hasPlan ? say(.groceryPlanOff) : say(.groceryNoPlan, ["day": name(days.upperBound)]))]
        }
        let little = open.filter(\.isLittle)
        var lines = [say(left ? .groceryLeft : .groceryList, ["days": reply.hasPlan ? whole(days) : ""])]
        lines = lines.map { $0.replacing(" :", with: ":") }
        lines += listed(open.filter { !$0.isLittle }, most: Speaker.mostToBuy) { item($0) }
        if !little.isEmpty { lines.append("  " + say(.groceryLittle, ["items": both(little.map { food($0) })])) }
        if !bought.isEmpty, !left { lines.append("  " + say(.groceryBought, ["items": several(bought)])) }
        return lines + [say(.groceryNext, ["item": food(open[0])])]
    }

    private func whole(_ days: ClosedRange<Day>) -> String {
        days.count == 1 ? on(days.lowerBound) : say(.betweenDays, ["days": name(days)])
    }

    private func unknown(_ reply: GroceryReply) -> [String] {
        reply.unknown.isEmpty ? [] : [say(.groceryUnknown, ["items": both(reply.unknown), "count": "\(reply.unknown.count)"]).capitalised]
    }

    /// Names alone, so many of them.
    private func several(_ lines: [GroceryLine]) -> String {
        let names = lines.map { food($0) }, most = 6
        return names.count <= most
            ? both(names) : names.prefix(most).joined(separator: ", ") + " " + say(.moreRows, ["count": "\(names.count - most)"])
    }

    /// "3 medium onions (330 g)", "milk".
    private func item(_ line: GroceryLine) -> String {
        guard let portion = line.portion else { return food(line) }
        let shown = inPounds(portion)
        let grams = line.grams.map { inGrams(shown.unit, Unit(shown.unit).grams != nil || Unit(shown.unit).millilitres != nil ? 0 : $0) } ?? ""
        return amount(said(line, shown)) + grams
    }

    /// The food as it reads without an amount.
    private func food(_ line: GroceryLine) -> String {
        guard line.food != nil else { return line.name }
        return singular(said(line, Portion(quantity: 1, unit: "g", grams: 1, source: .stated)))
    }

    private func said(_ line: GroceryLine, _ portion: Portion) -> SaidAmount {
        SaidAmount(portion, noun: line.name, food: line.title, id: line.food)
    }

    /// Grams in ounces and pounds, for who counts in them.
    private func inPounds(_ portion: Portion) -> Portion {
        guard chosen.isImperial, let grams = Unit(portion.unit).grams, ["g", "kg"].contains(portion.unit) else { return portion }
        let ounces = portion.quantity * grams / 28.349523125
        var shown = portion
        (shown.quantity, shown.unit) = ounces >= 16 ? ((ounces / 16 * 4).rounded(.up) / 4, "lb") : (ounces.rounded(.up), "oz")
        return shown
    }
}
