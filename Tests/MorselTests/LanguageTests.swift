import Bot
import NLU
import Testing

/// Which messages tell their language, and which belong to the conversation's.
@Suite struct LanguageTests {
    @Test(arguments: [
        ("2", false), ("ok", false), ("no", false), ("kcal?", false), ("pizza", false), ("undo", false), ("250 g", false),
        ("two eggs", true), ("yes", true), ("what did I eat today?", true),
    ])
    func englishTellsItself(_ text: String, _ tells: Bool) async throws {
        let brain = try TranscriptTests.brain.get()
        #expect(brain.reader.tells("en", text) == tells)
    }

    @Test(arguments: [
        ("2", false), ("no", false), ("pizza", false), ("ok", false), ("sí", true), ("dos huevos", true), ("leche", true), ("¿kcal?", true),
        ("qué comí hoy", true), ("y un café con leche", true),
    ])
    func spanishTellsItself(_ text: String, _ tells: Bool) async throws {
        let brain = try TranscriptTests.brain.get()
        #expect(brain.reader.tells("es", text) == tells)
    }
}
