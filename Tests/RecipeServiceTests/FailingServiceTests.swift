import Foundation
import RecipeServices
import Testing

/// Whatever a service does: an error that says what happened, in time, and nothing else.
@Suite struct FailingServiceTests {
    let clock = HandClock()

    private func service(_ address: String, _ change: (inout ServiceLimits) -> Void = { _ in }) throws -> any RecipeService {
        var limits = ServiceLimits.unhurried
        change(&limits)
        let settings = try RecipeServiceSettings(
            flag: "spoonacular", environment: ["MORSEL_SPOONACULAR_KEY": "secret-key", "MORSEL_RECIPES_URL": address])
        return try #require(settings.service(limits: limits, now: clock.now))
    }

    private func error(_ service: any RecipeService, _ words: String = "soup") async -> RecipeServiceError? {
        do throws(RecipeServiceError) {
            _ = try await service.search(RecipeSearch(words: [words]))
            return nil
        } catch { return error }
    }

    @Test(arguments: [
        (401, RecipeServiceError.unauthorised), (403, .unauthorised), (500, .unreachable), (503, .unreachable), (301, .badAnswer), (302, .badAnswer),
        (400, .badAnswer), (204, .badAnswer), (404, .badAnswer),
    ])
    func statuses(status: Int, expected: RecipeServiceError) async throws {
        let other = try await StandIn.saying(Shapes.search(Shapes.soup))
        let server = try await StandIn.saying("{}", status: status, headers: ["location": other.address + "/elsewhere"])
        #expect(await error(try service(server.address)) == expected)
        #expect(other.requests.isEmpty, "a redirect is not followed")
        await server.stop()
        await other.stop()
    }

    @Test(arguments: [
        "", "{", "{\"results\": [", "not json", "{\"results\": {}}", "[]", "null", "{\"results\": []} x",
        String(repeating: "[", count: 5_000), "<html><body>Sign in</body></html>",
    ])
    func answersThatMakeNoSense(body: String) async throws {
        let server = try await StandIn.saying(body)
        #expect(await error(try service(server.address)) == .badAnswer)
        await server.stop()
    }

    @Test func aBodyThatIsTooLargeIsNotRead() async throws {
        let server = try await StandIn.saying(Shapes.search(Shapes.soup) + String(repeating: " ", count: 5 << 20))
        #expect(await error(try service(server.address)) == .badAnswer)
        await server.stop()
    }

    @Test func aBodyThatEndsEarlyIsNone() async throws {
        let server = try await StandIn { _ in .halfABody(Shapes.search(Shapes.soup)) }
        #expect(await error(try service(server.address)) == .badAnswer)
        await server.stop()
    }

    @Test func aServiceThatKeepsSilentIsGivenUp() async throws {
        let server = try await StandIn { _ in .silence }
        let service = try service(server.address) { $0.timeout = .milliseconds(50) }
        #expect(await error(service) == .timedOut)
        // It is left alone for a while, and asked again after it.
        #expect(await error(service, "stew") == .timedOut)
        #expect(server.requests.count == 1)
        clock.advance(31)
        #expect(await error(service) == .timedOut)
        #expect(server.requests.count == 2)
        await server.stop()
    }

    @Test func nobodyThere() async throws {
        let server = try await StandIn.saying("")
        let address = server.address
        await server.stop()
        #expect(await error(try service(address)) == .unreachable)
    }

    @Test(arguments: [
        (429, "90", 90.0), (429, nil, 60), (429, "Fri, 15 Jan 2027 08:02:00 GMT", 120), (429, "-5", 60), (429, "soon", 60),
        (429, "99999999", 86_400), (402, nil, 57_600), (402, "10", 10),
    ])
    func whoAsksToWaitIsLeftAlone(status: Int, retryAfter: String?, seconds: Double) async throws {
        let server = try await StandIn.saying("{}", status: status, headers: retryAfter.map { ["retry-after": $0] } ?? [:])
        let service = try service(server.address)
        let end = clock.now() + seconds
        #expect(await error(service) == .rateLimited(until: end))
        clock.advance(seconds - 1)
        #expect(await error(service, "stew") == .rateLimited(until: end))
        #expect(server.requests.count == 1)
        clock.advance(2)
        _ = await error(service)
        #expect(server.requests.count == 2)
        await server.stop()
    }

    @Test func weAskNoMoreOftenThanAgreed() async throws {
        let server = try await StandIn.saying(Shapes.search(Shapes.soup))
        let service = try service(server.address)
        for number in 0..<5 { #expect(await error(service, "\(number)") == nil) }
        #expect(await error(service, "more") == .rateLimited(until: clock.now() + 1))
        clock.advance(1)
        #expect(await error(service, "more") == nil)
        #expect(server.requests.count == 6)
        await server.stop()
    }

    @Test func theSameQuestionIsAskedOnce() async throws {
        let server = try await StandIn.saying(Shapes.search(Shapes.soup))
        let service = try service(server.address)
        for _ in 0..<3 { #expect(await error(service) == nil) }
        // What the search told needs no question of its own.
        #expect(try await service.recipe(id: "spoonacular:101")?.servings == 4)
        #expect(server.requests.count == 1)
        clock.advance(3_601)
        #expect(await error(service) == nil)
        #expect(server.requests.count == 2)
        await server.stop()
    }

    @Test func whatIsOldestInUseIsForgottenFirst() async throws {
        let server = try await StandIn.saying(Shapes.search(Shapes.soup))
        let service = try service(server.address) {
            $0.answers = 2
            $0.burst = 20
        }
        for word in ["a", "b", "a", "c", "a", "b"] { #expect(await error(service, word) == nil) }
        #expect(server.requests.compactMap { $0.query["query"]?.first } == ["a", "b", "c", "b"])
        await server.stop()
    }

    @Test func noErrorHoldsTheKey() async throws {
        let until = Date(timeIntervalSince1970: 0)
        let all: [RecipeServiceError] = [.off, .unauthorised, .rateLimited(until: until), .timedOut, .unreachable, .badAnswer]
        for error in all { #expect(error.description.hasSuffix(".") && !"\(error)".contains("secret-key")) }
    }
}
