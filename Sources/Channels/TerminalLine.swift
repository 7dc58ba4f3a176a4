@preconcurrency internal import CReadline
internal import Glibc
internal import Synchronization

/// Reads lines with GNU readline: editing, completion, and Ctrl-C for a fresh line.
///
/// Readline keeps its state in globals, so this does too; only the main thread calls it.
enum TerminalLine {
    /// What came of a prompt.
    enum Input: Equatable {
        case line(String)
        /// Ctrl-C: what was typed is dropped.
        case cancelled
        /// Ctrl-D on an empty line, or the terminal is gone.
        case end
    }

    /// Sets readline up, once.
    static func prepare(words: [String]) {
        // Readline counts characters by the locale, which it takes from the environment: without UTF-8 it would cut an accented letter in two.
        if setlocale(LC_CTYPE, "") == nil || String(cString: nl_langinfo(CInt(CODESET))) != "UTF-8" { setenv("LC_ALL", "C.UTF-8", 1) }
        editing.withLock { $0.words = words }
        rl_readline_name = UnsafePointer(strdup("morsel"))
        rl_completer_word_break_characters = UnsafePointer(strdup(" \t\n"))
        rl_attempted_completion_function = complete
        rl_prep_term_function = prepareTerminal
        for name in ["emacs", "vi-insert", "vi-command"] {
            rl_bind_key_in_map(interruptKey, cancel, rl_get_keymap_by_name(name))
        }
    }

    /// Prompts, and waits for a line.
    static func read() -> Input {
        editing.withLock { $0.isCancelled = false }
        guard let line = readline(prompt) else { return .end }
        defer { free(line) }
        return editing.withLock(\.isCancelled) ? .cancelled : .line(String(cString: line))
    }

    /// Dim where that shows; the marks \u{1} and \u{2} tell readline that what is between takes no room.
    private static var prompt: String {
        getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) } != "dumb" ? "\u{1}\u{1B}[2m\u{2}> \u{1}\u{1B}[0m\u{2}" : "> "
    }
}

private struct Editing {
    var words: [String] = []
    var isCancelled = false
    /// Completions that readline has not fetched yet.
    var matches: [String] = []
}

private let editing = Mutex(Editing())

/// Ctrl-C.
private let interruptKey: CInt = 3
/// `_POSIX_VDISABLE` of Linux, which Swift does not import: no key sends the signal.
private let noSignal: cc_t = 0

/// While a line is edited, Ctrl-C is a key like any other and no signal: nothing is interrupted half way.
/// Between two lines it is the signal again, and ends the program.
private func prepareTerminal(meta: CInt) {
    rl_prep_terminal(meta)
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VINTR)] = noSignal }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
}

/// What the key Ctrl-C does: shows where the line was left, and gives it up.
private func cancel(count: CInt, key: CInt) -> CInt {
    editing.withLock { $0.isCancelled = true }
    rl_point = rl_end
    rl_insert_text("^C")
    rl_redisplay()
    rl_crlf()
    rl_done = 1
    return 0
}

/// Readline asks for the completions of the word between two places of its line.
private func complete(text: UnsafePointer<CChar>?, start: CInt, end: CInt) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    // File names are never meant here.
    rl_attempted_completion_over = 1
    guard let text, let line = rl_line_buffer else { return nil }
    let before = UnsafeRawBufferPointer(start: line, count: Int(start))
    let matches = TerminalCompletion.matches(
        before: String(decoding: before, as: UTF8.self), word: String(cString: text), among: editing.withLock(\.words))
    rl_completion_suppress_append = matches.count == 1 && matches[0].hasSuffix(" ") ? 1 : 0
    editing.withLock { $0.matches = matches }
    return rl_completion_matches(text) { _, _ in
        let next = editing.withLock { $0.matches.isEmpty ? nil : $0.matches.removeFirst() }
        // Readline frees it.
        return next.flatMap { strdup($0) }
    }
}
