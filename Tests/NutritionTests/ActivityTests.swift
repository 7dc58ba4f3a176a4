import Knowledge
import Nutrition
import Testing

@Suite struct ActivityTests {
    @Test func activitiesAreFoundByWhatPeopleSay() throws {
        let table = try Corpora.knowledge.activities
        #expect(table.activities.count >= 100)
        for activity in table.activities {
            #expect(activity.met >= 0.9 && activity.met <= 24, "\(activity.name): \(activity.met) MET")
            #expect(activity.source.hasPrefix("compendium2011:"))
        }
        for words in ["ran", "went for a walk", "yoga", "cycling", "swam", "weight lifting"] { #expect(table.match(words) != nil, "'\(words)'") }
    }
}
