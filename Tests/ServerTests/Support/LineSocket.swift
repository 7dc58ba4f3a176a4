import Foundation

/// A blocking client of the line socket.
final class LineSocket {
    struct Closed: Error {}

    private let descriptor: CInt
    private var unread: [UInt8] = []

    /// Throws `Closed` when nobody listens there.
    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        // All of it is there already, so that a throw runs `deinit`, which closes.
        guard connected == 0 else { throw Closed() }
    }

    deinit { close(descriptor) }

    /// Sends a line; a server that is gone is noticed when its answer is read.
    func send(_ line: String) {
        var bytes = Array((line + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
            if count <= 0 { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// The next line; throws `Closed` when the server is gone.
    func line() throws -> String {
        while true {
            if let end = unread.firstIndex(of: 10) {
                defer { unread.removeFirst(end + 1) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { throw Closed() }
            unread += buffer[..<count]
        }
    }

    /// Sends a message in JSON and reads its answer.
    func ask(_ text: String, sender: String, id: String? = nil) throws -> Answer {
        send(Answer.request(text, sender: sender, id: id))
        return try Answer(line())
    }
}

/// The parts of a JSON reply that these tests look at.
struct Answer: Decodable {
    struct Entry: Decodable, Equatable {
        let id: String
        let grams: Double
    }

    struct Rows: Decodable {
        let entries: [Entry]
        let diary: [Entry]?
    }

    struct Failure: Decodable {
        let code: String
    }

    let id: String?
    let text: String?
    let data: Rows?
    let error: Failure?

    init(_ line: String) throws { self = try JSONDecoder().decode(Answer.self, from: Data(line.utf8)) }

    static func request(_ text: String, sender: String, id: String?) -> String {
        #"{"text":"\#(text)","sender":"\#(sender)"\#(id.map { #","id":"\#($0)""# } ?? "")}"#
    }
}
