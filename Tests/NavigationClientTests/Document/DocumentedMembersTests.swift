import Testing

@testable import NavigationClient

/// Every member that the host's document names is known to the model: a value with another one is another value.
@Suite(.timeLimit(.minutes(20)))
struct DocumentedMembersTests {
    struct Row: Sendable, CustomTestStringConvertible {
        /// The name of a schema, or of a method whose result it is.
        let name: String
        /// A member by which the forms are told apart that the model is for; nil for all forms.
        let distinction: String?
        /// The members that the model leaves out, with the reasons.
        let exceptions: [String: String]
        let isEqual: @Sendable (JSONPayload, JSONPayload) throws -> Bool
        var testDescription: String { name }

        init<Value: Equatable & Sendable>(
            _ name: String,
            with distinction: String? = nil,
            without exceptions: [String: String] = [:],
            _ read: @escaping @Sendable (JSONPayload) throws -> Value
        ) {
            self.name = name
            self.distinction = distinction
            self.exceptions = exceptions
            isEqual = { try read($0) == read($1) }
        }
    }

    static let ofAResult = "only for what is shown, or done, for a result"
    static let ofARequest = "belongs to the request that registers types"
    static let asked = "the one who asks has named it"
    static let rows: [Row] = [
        Row(
            "Snapshot",
            without: ["current": "follows from the navigators", "next": "the client joins the parts of a tree"]
        ) { try Snapshot($0) },
        Row("Navigator") { try Navigator($0) },
        Row("Entry") { try Entry($0) },
        Row("Attachment") { try Attachment($0) },
        Row("Link") { try EntryLink($0) },
        Row("Button") { try AlertButton($0) },
        Row("Flow", without: ["kind": "is always `flow`"]) { try Flow($0) },
        Row("SequenceStep") { try SequenceStep($0) },
        Row("Destination", without: ["module": "is in the type's name", "scene": ofARequest, "navigator": ofARequest]) {
            try DestinationType($0)
        },
        Row("PathRule") { try PathRules($0) },
        Row("module.register", without: ["module": asked]) { try RegistrationOutcome($0) },
        Row("navigate", with: "changed", without: ["outcome": ofAResult]) { try NavigationOutcome($0) },
        Row("navigate", with: "answer") { try EntryResult($0) },
        Row("flow.start", with: "position") { try FlowStart($0) },
        Row("flow.start", with: "reason") { try FlowEnd($0) },
        Row("Cause") { try SceneChange.Cause($0) },
        Row("Redirection") { try NavigationOutcome.Redirection($0) },
        Row("pop", with: "removed") { try NavigationOutcome($0) },
        Row("path.set", with: "path") { try NavigationOutcome($0) },
        Row("checkpoint.return", with: "position") { try NavigationOutcome($0) },
        Row("send") { try SequenceOutcome($0) },
        Row("url.resolve") { try ResolvedURL($0) },
    ]

    @Test(arguments: rows)
    func everyMemberMakesADifference(row: Row) async throws {
        let document = try await HostDocument()
        let forms = try document.forms(of: row.name).filter { form in
            row.distinction.map { name in form.contains { $0.name == name } } ?? true
        }
        #expect(!forms.isEmpty)
        for form in forms { try check(form, of: row, in: document) }
        let names = Set(forms.joined().map(\.name))
        #expect(row.exceptions.keys.allSatisfy(names.contains), "an exception without a member")
    }

    private func check(
        _ members: [(name: String, schema: JSONPayload)],
        of row: Row,
        in document: HostDocument
    ) throws {
        #expect(!members.isEmpty)
        let first = members.map { (name: $0.name, value: document.sample($0.schema, 0)) }
        #expect(try row.isEqual(.object(first), .object(first)))
        for (index, member) in members.enumerated() {
            let other = document.sample(member.schema, 1)
            // A constant has only one value, and a member that must be left out has none.
            guard other != first[index].value else { continue }
            var changed = first
            changed[index].value = other
            let isKnown = try !row.isEqual(.object(first), .object(changed))
            #expect(isKnown == (row.exceptions[member.name] == nil), "\(member.name) of \(row.name)")
        }
    }

    /// A registration writes every member that it reads.
    @Test func everyMemberOfADestinationIsRegistered() async throws {
        let document = try await HostDocument()
        let schema = try document.schema("RegisteredDestination")
        let written = try DestinationType(document.sample(schema, 0)).payload
        let names = Set(try document.members(of: "RegisteredDestination").map(\.name))
        #expect(Set(written.members?.map(\.name) ?? []) == names)
        #expect(try DestinationType(written) == DestinationType(document.sample(schema, 0)))
    }
}
