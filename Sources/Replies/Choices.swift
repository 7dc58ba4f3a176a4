import Dialogue
import NLU
import Nutrition

extension Speaker {
    /// The question line with its numbered choices.
    func render(_ question: Question) -> String {
        let choices =
            question.options.count < (question.name == .acceptGoal ? 2 : 1)
            ? "" : " " + say(.choices, ["choices": choices(question.options, named: question.name)])
        let asked: String
        switch question.name {
        case .confirm: asked = confirmation(question)
        case .whichFood where question.options.first?.title == "option.search": asked = say(.askNotFound, ["food": question.subject])
        case .whichFood: asked = say(.askWhichFood, ["subject": question.subject])
        case .whichEntry where question.subject.isEmpty: asked = say(.askWhichOne)
        case .whichEntry: asked = say(.askWhichEntry, ["subject": say(key: question.subject) ?? question.subject])
        case .howMuch: asked = say(.askHowMuch, ["subject": question.subject])
        case .whichIntent: asked = say(.askWhichIntent, ["subject": question.subject])
        case .aboutYou: asked = askAboutYou(question.subject)
        case .whichUnits: asked = say(own: .askUnits)
        case .quiz: asked = say(key: "quiz.\(question.subject)") ?? question.subject
        case .acceptGoal where question.options.count > 1: asked = say(own: .askAcceptGoals, ["energy": energy(Double(question.subject))])
        case .foodFacts: asked = question.subject.isEmpty ? say(.askFoodName) : say(.askFoodFacts, ["food": question.subject])
        case .searchAgain: asked = say(.askSearchAgain, ["food": question.subject])
        case .acceptGoal: asked = say(.askAcceptGoal, ["energy": energy(Double(question.subject))])
        case .whichAmount:
            let nutrient = Nutrient(key: question.subject)
            asked =
                nutrient == .energy
                ? say(.askWhichEnergy) : say(.askWhichAmount, ["nutrient": nutrient.map { title($0) } ?? question.subject])
        }
        return (question.isReminder ? say(.stillOpen) + " " : "") + asked + choices
    }

    private func confirmation(_ question: Question) -> String {
        switch question.pending {
        case .own(.forget) where question.subject == "all": return say(own: .confirmForgetAll)
        case .own(.forget): return say(own: .confirmForget, ["count": String(question.subject.split(separator: " ").last ?? "")])
        case .delete(let selection) where selection.whole == true:
            return say(.confirmWipe, ["count": question.subject, "days": selection.when.days.map(name) ?? ""])
        case .delete(let selection) where selection.when.days != nil && selection.when.day == nil:
            return say(.confirmDeleteDays, ["count": "\(selection.ids.count)", "days": selection.when.days.map(name) ?? ""])
        case .delete(let selection): return say(.confirmDelete, ["count": "\(selection.ids.count)"])
        case .deleteBody(let selection): return say(.confirmDelete, ["count": "\(selection.ids.count)"])
        case .correct(let correction) where question.options.first?.entry == nil:
            return say(.confirmCorrect, ["count": "\(correction.selection.ids.count)"])
        case .undoAll(let today, _): return say(today ? .confirmUndoToday : .confirmUndoAll, ["count": question.subject])
        case .move(let selection, _): return say(.confirmMove, ["count": "\(selection.ids.count)"])
        case .keep: return say(.confirmKeep)
        case .copy(let selection, _): return say(.confirmCopy, ["count": "\(selection.ids.count)"])
        default:
            guard let entry = question.options.first?.entry else { return say(.confirmAny, ["subject": question.subject]) }
            return say(
                .confirmAmount,
                [
                    "amount": amount(SaidAmount(entry)), "grams": inGrams(native(SaidAmount(entry)).unit, entry.grams),
                    "energy": energy(entry.nutrients[.energy]),
                ])
        }
    }

    /// "1) whole milk, 2) skim milk, 3) something else".
    func choices(_ options: [Option], named name: Question.Name?) -> String {
        options.enumerated().map { place, option in
            say(.choice, ["number": "\(place + 1)", "title": title(option, named: name)])
        }.joined(separator: ", ")
    }

    /// What a choice is called: its row, its goal, the wording's text where the title is a key, else the title itself.
    func title(_ option: Option, named name: Question.Name?) -> String {
        if name == .whichEntry, let entry = option.entry {
            return say(
                .choiceOfEntry,
                [
                    "amount": amount(SaidAmount(entry)), "place": place(entry.meal, entry.day, minute: entry.minute),
                ])
        }
        if name == .whichEntry, let record = option.record { return describeWithDay(record) }
        if name == .whichAmount, case .setGoal(let nutrient, let amount?)? = option.request { return quantity(nutrient, amount) }
        if name == .whichAmount, case .boundGoal(let goal)? = option.request { return quantity(goal.nutrient, goal.amount) }
        return say(key: option.title) ?? option.title
    }
}
