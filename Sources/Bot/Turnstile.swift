import Foundation
import Glibc

/// Lets one at a time work on a folder, of all threads and all programs.
struct Turnstile {
    private let file: Int32

    /// Waits until nobody else is inside; nil where no file can be made in the folder.
    init?(_ folder: URL) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A lock belongs to the opened file, so threads of one program exclude each other too; it ends with the program.
        file = open(folder.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { return nil }
        while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }

    func leave() { close(file) }
}
