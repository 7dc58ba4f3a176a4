import Foundation

/// A service asked with care: answers are remembered, each question has its time, and one that failed is left alone for a while.
actor PatientService: RecipeService {
    private enum Key: Hashable, Sendable {
        case search(RecipeSearch)
        case recipe(String)
    }

    private let service: any RecipeService
    private let limits: ServiceLimits
    private let now: @Sendable () -> Date
    private var answers: AnswerCache<Key, [ServiceRecipe]>
    private var rest: (error: RecipeServiceError, until: Date)?

    init(_ service: any RecipeService, limits: ServiceLimits, now: @escaping @Sendable () -> Date) {
        self.service = service
        self.limits = limits
        self.now = now
        answers = AnswerCache(limit: limits.answers, heaviest: limits.answersWeight, lifetime: limits.lifetime)
    }

    func search(_ search: RecipeSearch) async throws(RecipeServiceError) -> [ServiceRecipe] {
        let service = service
        return try await answer(.search(search)) { () throws(RecipeServiceError) in try await service.search(search) }
    }

    func recipe(id: String) async throws(RecipeServiceError) -> ServiceRecipe? {
        // A search has mostly told all of it already.
        if let known = answers.first(at: now(), where: { $0.first { $0.id == id && !$0.steps.isEmpty } }) { return known }
        let service = service
        return try await answer(.recipe(id)) { () throws(RecipeServiceError) in
            try await service.recipe(id: id).map { [$0] } ?? []
        }.first
    }

    private func answer(
        _ key: Key, _ ask: @escaping @Sendable () async throws(RecipeServiceError) -> [ServiceRecipe]
    ) async throws(RecipeServiceError) -> [ServiceRecipe] {
        let asked = now()
        if let known = answers.value(of: key, at: asked) { return known }
        if let rest, rest.until > asked { throw rest.error }
        do throws(RecipeServiceError) {
            let found = try await within(limits.timeout, ask)
            rest = nil
            answers.keep(found, weight: found.reduce(100) { $0 + $1.weight }, for: key, at: now())
            return found
        } catch {
            switch error {
            case .unauthorised: rest = (error, now() + limits.restWithoutKey)
            case .timedOut, .unreachable: rest = (error, now() + limits.restAfterFailure)
            case .off, .rateLimited, .badAnswer: break
            }
            throw error
        }
    }
}

/// Does something, or gives it up when its time is over.
private func within<Value: Sendable>(
    _ time: Duration, _ work: @escaping @Sendable () async throws(RecipeServiceError) -> Value
) async throws(RecipeServiceError) -> Value {
    let first = await withTaskGroup(of: Result<Value, RecipeServiceError>.self) { group in
        group.addTask {
            do throws(RecipeServiceError) { return .success(try await work()) } catch { return .failure(error) }
        }
        group.addTask {
            try? await Task.sleep(for: time)
            return .failure(.timedOut)
        }
        let first = await group.next()
        group.cancelAll()
        return first
    }
    return try (first ?? .failure(.timedOut)).get()
}
