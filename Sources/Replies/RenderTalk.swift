import Dialogue
import Nutrition

extension Speaker {
    /// Greetings, help, and what was not understood.
    func renderTalk(_ part: Part) -> [String] {
        switch part {
        case .exporting: lines(say(.exporting))
        case .imported(let source, let added, let changed, let days):
            [say(.imported, ["count": numbers.whole(Double(added + changed)), "source": source, "days": name(days)])]
        case .talk(let talk): lines(say(key: "talk.\(talk.rawValue)") ?? "")
        case .greeting(let isNew): [say(isNew ? .greetingNew : .greeting)]
        case .goodbye: [say(.goodbye)]
        case .thanks: [say(.thanks)]
        case .help: lines(say(.help))
        case .about: lines(say(.about))
        case .time(let moment): [say(.time, ["time": Moment.clock(moment.minute), "date": long(moment.day, year: true)])]
        case .nothingOpen: [say(.nothingOpen)]
        case .cancelled: [say(.cancelled)]
        case .strayAnswer: [say(.strayAnswer)]
        case .goAhead(let when): [when.meal.flatMap { $0 == .snack ? nil : say(.goAheadMeal, ["meal": the($0)]) } ?? say(.goAhead)]
        case .notYet(let intent):
            [say(key: "intent.\(intent)").map { say(.notYet, ["what": $0]) } ?? say(.notYetAnything)]
                + (say(key: "instead.\(intent)").map { [$0] } ?? [])
        case .languageNotYet(let language): [say(.languageNotYet, ["language": say(key: "language.\(language)") ?? language])]
        case .languageSet: [say(.languageSet)]
        case .notUnderstood(let text, let repeated):
            repeated ? lines(say(.notUnderstoodAgain)) : [text.isEmpty ? say(.notUnderstood) : say(.notUnderstoodText, ["text": text])]
        case .tooMany(let count): [say(.tooMany, ["count": "\(count)"])]
        case .failure: [say(.failure)]
        case .unavailable: [say(.unavailable)]
        case .unsure: [say(.unsure)]
        default: []
        }
    }

    /// A text of several lines, without empty ones: those end a reply on the wire.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
}
