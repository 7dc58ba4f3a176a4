import Channels
import Testing

@Suite struct ListenAddressTests {
    @Test(arguments: [
        ("tcp:127.0.0.1:7007", ListenAddress.tcp(host: "127.0.0.1", port: 7007)),
        ("tcp:localhost:0", .tcp(host: "localhost", port: 0)),
        ("tcp:[::1]:7007", .tcp(host: "::1", port: 7007)),
        ("unix:/run/morsel.sock", .unix(path: "/run/morsel.sock")),
        ("unix:a:b", .unix(path: "a:b")),
    ])
    func readsAndWrites(text: String, address: ListenAddress) {
        #expect(ListenAddress(argument: text) == address)
        #expect(address.description == text)
    }

    @Test(arguments: [
        "", "tcp", "tcp:", "tcp::7007", "tcp:host", "tcp:host:", "tcp:host:port", "tcp:host:65536", "tcp:host:-1", "tcp:::1:7007", "tcp:[]:1",
        "unix:", "unix:a\0b", "127.0.0.1:7007", "http:host:80",
    ])
    func refuses(text: String) {
        #expect(ListenAddress(argument: text) == nil)
    }
}
