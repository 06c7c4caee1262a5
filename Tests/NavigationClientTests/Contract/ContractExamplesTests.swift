import Synchronization
import TestSupport
import Testing

@testable import NavigationClient

/// The functions of the contract send what the examples of the host's document send, and read what they answer.
@Suite(.timeLimit(.minutes(20)))
struct ContractExamplesTests {
    /// Answers every request with one result, and keeps the request.
    private final class Recorder: Sendable {
        private let sent = Mutex<(method: String, parameters: JSONPayload)?>(nil)

        var request: (method: String, parameters: JSONPayload)? { sent.withLock { $0 } }

        func methods(answering result: JSONPayload) -> Contract.Methods {
            Contract.Methods(handlers: QuestionHandlers()) { method, parameters, _ in
                self.sent.withLock { $0 = (method, parameters) }
                return result
            }
        }
    }

    @Test func everyMethodSendsAndReadsItsExamples() async throws {
        let calls = Dictionary(uniqueKeysWithValues: DescribedMethods.all.flatMap { $0.map { ($0.key, $0.value) } })
        let document = try await HostDocument()
        #expect(Set(calls.keys) == Set(document.methodNames))
        var count = 0
        for (method, call) in calls {
            for example in document.examples(of: method) {
                guard let result = example["result"]?["value"], let parameters = example["x-params"] else { continue }
                try await check(method, parameters, result, isPartial: example["x-isPartial"]?.bool ?? false, by: call)
                count += 1
            }
        }
        #expect(count > 120)
    }

    private func check(
        _ method: String,
        _ parameters: JSONPayload,
        _ result: JSONPayload,
        isPartial: Bool,
        by call: DescribedMethods.Call
    ) async throws {
        let recorder = Recorder()
        // A partial example does not have all of its result.
        do {
            let read = try await call(
                recorder.methods(answering: result),
                try PayloadObject(parameters, of: "the parameters")
            )
            #expect(read.isEquivalent(to: result), "\(method): \(read) is not \(result)")
        } catch  where isPartial {}
        let request = try #require(recorder.request)
        #expect(request.method == method)
        #expect(request.parameters.isEquivalent(to: parameters), "\(method): \(request.parameters)")
    }

    @Test func everyErrorHasDetails() async throws {
        let document = try await HostDocument()
        #expect(document.errors.count > 80)
        for error in document.errors {
            let code = try #require(error["code"]?.integer)
            let data = error["data"].map { document.sample($0, 0) } ?? .emptyObject
            let details = try HostRefusal(code: code, name: "", message: "", data: data).details()
            if case .unknown = details { Issue.record("\(error) is unknown") }
        }
    }

    @Test func everyNotificationAndEveryQuestionIsRead() async throws {
        let document = try await HostDocument()
        #expect(document.notifications.count > 10 && document.questions.count > 5)
        for message in document.notifications {
            let parameters = document.sample(try #require(message["params"]), 0)
            let read = try Contract.HostNotification(method: message["name"]?.string ?? "", parameters: parameters)
            if case .unknown = read { Issue.record("\(message) is unknown") }
        }
        for message in document.questions {
            let parameters = document.sample(try #require(message["params"]), 0)
            let read = try Contract.HostInquiry(method: message["name"]?.string ?? "", parameters: parameters)
            if case .unknown = read { Issue.record("\(message) is unknown") }
        }
    }
}
