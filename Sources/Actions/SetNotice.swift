import Dialogue
import NLU
import Nutrition
import Store

/// "tell me when I'm over by 200", "no avises más", "which notices do I have?".
func setNotice(_ mention: NoticeMention, _ nutrients: [Nutrient], _ context: ActionContext) throws -> Outcome {
    var notices = try context.notices()
    let goals = Set(try context.diary.goals(on: context.today).keys)
    guard let isOn = mention.isOn else {
        let told = Nutrient.allCases.filter { goals.contains($0) || notices.chosen.map(\.nutrient).contains($0) }.flatMap { nutrient in
            Notice.Kind.allCases.map { notices[$0, nutrient] }
        }
        return Outcome(name: "set_reminder", parts: [.own(.notices(told.filter { $0.amount != nil }))])
    }
    // "turn off that notice": the one that was asked for.
    if !isOn, mention.pointsBack == true, mention.kind == nil, nutrients.isEmpty, let own = notices.chosen.only(where: { $0.amount != nil }) {
        let off = Notice(own.kind, own.nutrient, amount: nil)
        notices.set(off)
        try context.keep(notices)
        return Outcome(name: "set_reminder", parts: [.own(.noticesSet([off]))])
    }
    let named = nutrients
    if named.isEmpty, mention.kind == nil || mention.kind == .reached || !isOn {
        // All of them, of a kind or of every kind: also those of goals that are still to come.
        let kinds = mention.kind.map { [$0] } ?? Notice.Kind.allCases
        for nutrient in Nutrient.allCases where !isOn || nutrient == .energy || goals.contains(nutrient) {
            for kind in kinds where isOn ? kind.suits(nutrient) : notices[kind, nutrient].amount != nil {
                notices.set(Notice(kind, nutrient, amount: isOn ? context.usualDistance(kind, nutrient) : nil))
            }
        }
        try context.keep(notices)
        return Outcome(name: "set_reminder", parts: [.own(.noticesSwitched(mention.kind, isOn: isOn))])
    }
    var set: [Notice] = []
    for nutrient in named.isEmpty ? [.energy] : named {
        let kind = mention.kind ?? (GoalKind(nutrient) == .minimum ? .under : .over)
        for kind in mention.kind == nil && !isOn ? Notice.Kind.allCases : [kind] {
            let amount = isOn ? mention.amount.map { max(0, $0) } ?? context.usualDistance(kind, nutrient) : nil
            let notice = Notice(kind, nutrient, amount: amount, isPercent: isOn && mention.amount != nil && mention.isPercent)
            notices.set(notice)
            if kind == (mention.kind ?? kind) { set.append(notice) }
        }
    }
    try context.keep(notices)
    return Outcome(name: "set_reminder", parts: [.own(.noticesSet(set))])
}

extension ActionContext {
    /// The notices that the person chose.
    func notices() throws -> Notices { Notices(try diary.list("notices").compactMap(Notice.init)) }

    fileprivate func keep(_ notices: Notices) throws { try diary.set("notices", list: notices.chosen.map(\.code)) }

    /// How far from the goal a notice speaks where nothing was said: at once over it, and by a tenth of a usual 2,000 kcal under it.
    fileprivate func usualDistance(_ kind: Notice.Kind, _ nutrient: Nutrient) -> Double { kind == .under && nutrient == .energy ? 200 : 0 }
}
