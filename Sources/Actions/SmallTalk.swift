import Dialogue
import NLU
import Nutrition

/// What needs neither diary nor tables.
func smallTalk(_ request: Request, _ context: ActionContext) -> Outcome {
    switch request {
    case .greet:
        let name = try? context.calledName()
        return Outcome(name: "greet", parts: [name.map { .own(.greeting($0)) } ?? .greeting(isNew: context.isNewPerson)])
    case .goodbye: return Outcome(name: "goodbye", parts: [.goodbye])
    case .thanks: return Outcome(name: "thanks", parts: [.thanks])
    case .exportData: return Outcome(name: "export_data", parts: [.exporting])
    case .pointToHelp: return Outcome(name: "help", parts: [.pointer])
    case .tell(.toAvoid):
        switch (try? context.profile())?.state {
        case .pregnant?, .lactating?: return Outcome(name: "explain", parts: [.talk(.pregnancyFood)])
        default: return (try? perform(.own(.ask(["diet", "allergies", "dislikes"])), context)) ?? Outcome(name: "explain", parts: [.talk(.toAvoid)])
        }
    case .tell(let talk):
        let name =
            switch talk {
            case .privacy, .writing, .languages, .byEye, .typing: "about"
            case .nothingDone, .theirs, .ofOther: "deny"
            case .pleased, .noted, .heard, .habit, .tasted, .distasted: "affirm"
            case .origin: "out_of_scope"
            case .goalsByDay: "set_goal"
            case .bodyReadings: "fallback"
            case .kilojoules, .waterAlone: "about"
            case .makeUp, .whySuggested, .whyMissing, .pregnancyFood, .medicineFood, .carbsOnTheMove: "explain"
            case .bored, .joke, .festive, .hotDay, .coldDay, .howAreYou: "greet"
            case .stuck, .craving, .fasting: "fallback"
            case .toAvoid: "explain"
            case .exerciseAhead: "deny"
            case .weightBefore, .foodLimit, .grief, .unwell, .tired, .hardDay, .celebration, .goodNews: "affirm"
            case .feeling, .sorry, .figureAlone, .slipped, .whichDays: "fallback"
            }
        return Outcome(name: name, parts: [.talk(talk)])
    case .holdBack: return Outcome(name: "hold_back", parts: [.talk(.nothingDone)])
    case .help: return Outcome(name: "help", parts: [.help])
    case .about: return Outcome(name: "about", parts: [.about])
    case .askTime: return Outcome(name: "ask_time", parts: [.time(context.moment)])
    case .cancel: return Outcome(name: "cancel", parts: [context.tracker.question == nil ? .nothingOpen : .cancelled])
    case .strayAnswer(let intent): return Outcome(name: intent, parts: [.strayAnswer])
    case .notYet(let intent): return Outcome(name: intent, parts: [.notYet(intent: intent)])
    case .fallback(let text, let nearest, let repeated):
        // First the nearest readings as choices, then what can be done.
        let question = repeated ? nil : context.whichIntent(nearest, text: text)
        return Outcome(
            name: "fallback", parts: question == nil ? [.notUnderstood(text: text, repeated: repeated)] : [], question: question)
    default: return Outcome(name: "fallback", parts: [.notUnderstood(text: "", repeated: false)])
    }
}

extension ActionContext {
    /// The first stage of the fallback: the nearest readings that can be carried out without more words.
    fileprivate func whichIntent(_ nearest: [String], text: String) -> Question? {
        let options = nearest.prefix(2).compactMap { intent in
            plainRequest(intent).map { Option(title: "intent.\(intent)", words: [intent], request: $0) }
        }
        guard !options.isEmpty else { return nil }
        return Question(
            name: .whichIntent, subject: text, options: options + [.somethingElse],
            pending: .fallback(text: text, nearest: nearest, repeated: true), turn: turn)
    }

    private func plainRequest(_ intent: String) -> Request? {
        switch intent {
        case "ask_diary": .askDiary(When())
        case "ask_summary": .askSummary(When(), nutrients: [])
        case "ask_remaining": .askRemaining(When(), nutrients: [])
        case "ask_weight": .askWeight
        case "explain": .explain(number: nil, foods: [])
        case "undo": .undo(turns: 1)
        case "redo": .redo(turns: 1)
        case "set_goal": .suggestGoal(AimMention(), guess: false)
        case "ask_profile": .askProfile
        case "recommend_food": .recommendFood(RecipeQuery())
        case "recommend_recipe": .recommendRecipe(RecipeQuery())
        case "more_recipes": .moreRecipes
        case "export_data": .exportData
        case "help": .help
        case "about": .about
        case "ask_time": .askTime
        default: nil
        }
    }
}
