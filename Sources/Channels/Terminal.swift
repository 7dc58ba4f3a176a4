public import Bot
public import Foundation
internal import Glibc

/// The conversation in a terminal; and, when standard input is not one, a message a line in and replies out.
public struct Terminal {
    private let bot: any Replying
    private let words: [String]
    private let user: String
    private let language: String?
    private let now: String?
    private let historyFile: URL?

    /// A conversation of one person.
    /// - Parameters:
    ///   - language: `en` or `es`; nil lets the bot detect it, and greets in the language of the environment.
    ///   - now: the moment every message is said at, ISO 8601; nil is the clock.
    ///   - historyFile: where typed lines are kept; nil keeps none.
    public init(bot: Bot, user: String, language: String?, now: String?, historyFile: URL?) {
        self.init(replying: bot, words: bot.commandWords, user: user, language: language, now: now, historyFile: historyFile)
    }

    init(replying bot: any Replying, words: [String], user: String, language: String?, now: String?, historyFile: URL?) {
        self.bot = bot
        self.words = words
        self.user = user
        self.language = language
        self.now = now
        self.historyFile = historyFile
    }

    /// Where typed lines are kept unless told otherwise: `history` in Morsel's folder for state; nil without a home.
    public static func defaultHistoryFile(environment: [String: String]) -> URL? {
        TerminalHistory.defaultFile(environment: environment)
    }

    /// Holds the conversation to its end. It blocks: call it on the main thread, where Ctrl-C arrives.
    public func run() throws {
        if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
            try converse()
        } else {
            try TerminalPipe(input: STDIN_FILENO, output: STDOUT_FILENO).run { try reply(to: $0).text }
        }
    }

    private func reply(to text: String) throws -> Outgoing {
        let message = Incoming(text: text, sender: user, language: language, now: now)
        let bot = bot
        return try waiting { await bot.reply(to: message) }
    }

    private func converse() throws {
        let phrases = TerminalPhrases(language: language, environment: ProcessInfo.processInfo.environment)
        let history = TerminalHistory(file: historyFile)
        TerminalLine.prepare(words: words)
        history.load()
        defer { history.close() }
        show(phrases.greeting)
        while true {
            switch TerminalLine.read() {
            case .cancelled:
                continue
            case .end:
                show(phrases.goodbye)
                return
            case .line(let line):
                // A pasted text may bring several lines.
                for message in line.split(separator: "\n") where !PlainText.isBlank(Array(message.utf8)) {
                    history.add(String(message))
                    guard !PlainText.isTooLong(String(message)) else {
                        show(TerminalPhrases.tooLong)
                        continue
                    }
                    let reply = try reply(to: String(message))
                    show(PlainText.sanitised(reply.text))
                    if reply.isGoodbye { return }
                }
            }
        }
    }

    private func show(_ text: String) {
        TerminalPipe.write(text + "\n", to: STDOUT_FILENO)
    }
}
