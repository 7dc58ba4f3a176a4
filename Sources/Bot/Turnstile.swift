import Foundation

/// Lets one at a time work on a folder, of all threads and all programs.
struct Turnstile {
    private let file: Int32

    /// Waits until nobody else is inside; nil where the folder cannot be made.
    init?(_ folder: URL) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The folder itself is locked. A lock belongs to its opening, so threads of one program exclude each other too; it ends with the program.
        file = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }

    func leave() { close(file) }
}
