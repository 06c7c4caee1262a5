import JSON
import NavigationProtocol
import TestSupport
import Testing

/// The OpenRPC document follows the rules of its meta-schema that readers rely on.
@Suite(.onSharedThreads)
struct OpenRPCTests {
    private let document: JSONObject

    init() throws {
        document = try #require(try OpenRPC.document(version: "1.2.3").value().object)
    }

    private var methods: [JSONObject] { document["methods"]?.array?.compactMap(\.object) ?? [] }

    @Test func documentNamesItself() {
        #expect(document["openrpc"] == "1.3.2")
        #expect(document["info"]?.object?["title"] == "navhost" && document["info"]?.object?["version"] == "1.2.3")
    }

    @Test func everyMethodIsThereOnce() {
        #expect(methods.map { $0["name"]?.string } == Method.allCases.map(\.rawValue))
    }

    @Test func everyMethodIsDescribed() {
        for method in methods {
            let name = method["name"]?.string ?? "?"
            #expect(method["summary"]?.string?.isEmpty == false, "\(name)")
            #expect(method["paramStructure"] == "by-name", "\(name)")
            #expect(method["result"]?.object?["name"]?.string?.isEmpty == false, "\(name)")
            #expect(method["result"]?.object?["schema"] != nil, "\(name)")
            #expect(method["errors"]?.array?.isEmpty == false, "\(name)")
            #expect(method["examples"]?.array?.isEmpty == false, "\(name) has an example")
            let parameters = method["params"]?.array?.compactMap(\.object) ?? []
            #expect(Set(parameters.compactMap { $0["name"]?.string }).count == parameters.count, "\(name)")
            for parameter in parameters {
                #expect(
                    parameter["summary"]?.string?.isEmpty == false && parameter["schema"] != nil,
                    "\(name): \(parameter)"
                )
            }
        }
    }

    /// Clients make functions of the methods: each has a name of its own, which no language reserves.
    @Test func everyMethodHasAFunctionOfItsOwn() {
        let functions = Method.allCases.map { $0.definition.function }
        #expect(Set(functions.map { $0.name.lowercased() }).count == functions.count)
        let reserved = ["return", "select", "switch", "default", "import", "guard", "delete", "map", "type", "close"]
        for function in functions {
            #expect(
                function.name.first?.isLowercase == true && function.name.allSatisfy(\.isLetter),
                "\(function.name)"
            )
            #expect(!reserved.contains(function.name))
        }
    }

    @Test func functionsTakeWhatIsRequiredByPosition() {
        for method in Method.allCases {
            let parameters = method.definition.allParameters
            let positional = method.definition.function.positional
            let required = parameters.filter(\.isRequired).map(\.name)
            #expect(Set(required).isSubset(of: positional), "\(method.rawValue): \(required)")
            #expect(Set(positional).isSubset(of: parameters.map(\.name)), "\(method.rawValue): \(positional)")
            #expect(
                positional.prefix(required.count).allSatisfy(required.contains),
                "\(method.rawValue): required first"
            )
        }
    }

    /// Every example has the required parameters. OpenRPC requires that they come first only for lists; here they have
    /// names.
    @Test func examplesGiveWhatIsRequiredAndNothingUnknown() {
        for method in methods {
            let name = method["name"]?.string ?? "?"
            let parameters = method["params"]?.array?.compactMap(\.object) ?? []
            let known = Set(parameters.compactMap { $0["name"]?.string })
            let required = Set(parameters.filter { $0["required"] == true }.compactMap { $0["name"]?.string })
            for example in method["examples"]?.array?.compactMap(\.object) ?? [] {
                let given = Set(example["params"]?.array?.compactMap { $0.object?["name"]?.string } ?? [])
                #expect(required.isSubset(of: given) && given.isSubset(of: known), "\(name): \(given)")
            }
        }
    }

    /// Every `$ref` of the document.
    private var references: [String] {
        var waiting: [JSONValue] = [.object(document)]
        var found: [String] = []
        while let value = waiting.popLast() {
            waiting += value.array ?? []
            for member in value.object?.members ?? [] {
                waiting.append(member.value)
                if member.key == "$ref", let target = member.value.string { found.append(target) }
            }
        }
        return found
    }

    @Test func everyReferenceLeadsSomewhere() {
        let references = references
        for target in Set(references) {
            var place: JSONValue? = .object(document)
            for key in target.split(separator: "/").dropFirst() { place = place?.object?[String(key)] }
            #expect(place != nil, "\(target)")
        }
        #expect(references.count > Method.allCases.count)
    }

    /// The names of the elements of a list of the document.
    private func names(of list: String) -> [String] {
        document[list]?.array?.compactMap { $0.object?["name"]?.string } ?? []
    }

    @Test func errorsAreTheTable() {
        let errors = document["components"]?.object?["errors"]?.object
        #expect(errors?.members.map(\.key) == ErrorCode.names.map { "\($0.name)" })
        #expect(
            errors?.members.map { $0.value.object?["code"] }
                == ErrorCode.names.map { .integer(Int64($0.code.rawValue)) }
        )
        #expect(Set(ErrorCode.names.map(\.code)).count == ErrorCode.names.count)
        for (code, name) in ErrorCode.names { #expect(code.summary?.hasSuffix(".") == true, "\(name)") }
        #expect(ErrorCode.names.map(\.code.place) == Array(ErrorCode.names.indices))
        for number in [0, 99, -32_599, -32_701, .max, .min] as [Int] {
            let unknown = ErrorCode(rawValue: number)
            #expect(unknown.place == nil && unknown.name == "internal_error" && unknown.summary == nil)
        }
    }

    @Test func everyErrorIsDescribedOnce() {
        #expect(names(of: "x-errors") == ErrorCode.names.map { "\($0.name)" })
        for error in document["x-errors"]?.array?.compactMap(\.object) ?? [] {
            #expect(error["summary"]?.string?.isEmpty == false && error["code"] != nil, "\(error)")
        }
    }

    @Test func everyNotificationAndQuestionIsThereOnce() {
        #expect(names(of: "x-notifications") == Contract.notifications.map { "\($0.name)" })
        #expect(names(of: "x-questions") == Contract.questions.map { "\($0.name)" })
        let all = Method.allCases.map(\.rawValue) + names(of: "x-notifications")
        #expect(Set(all).count == all.count && Set(names(of: "x-questions")).count == Contract.questions.count)
    }

    @Test func everyNotificationAndQuestionIsDescribed() {
        for list in ["x-notifications", "x-questions"] {
            for element in document[list]?.array?.compactMap(\.object) ?? [] {
                #expect(element["summary"]?.string?.isEmpty == false && element["params"] != nil, "\(element)")
                let answer = element["answer"]?.object
                #expect((answer?["schema"] != nil) == (list == "x-questions"), "\(element)")
            }
        }
    }

    @Test func everyComponentIsThereOnce() {
        let names = Contract.components.map(\.name)
        #expect(Set(names).count == names.count)
    }

    /// A named schema is there because something refers to it.
    @Test func everyComponentIsReferredTo() {
        let components = document["components"]?.object?["schemas"]?.object?.members.map(\.key) ?? []
        let prefix = "#/components/schemas/"
        let used = Set(references.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
        #expect(components.filter { !used.contains($0) }.isEmpty)
    }

    /// Every example's result fits the schema that the method promises, and nothing else.
    @Test(arguments: Method.allCases)
    func exampleResultsFitTheirSchema(method: Method) throws {
        let definition = method.definition
        var check = SchemaCheck()
        for example in definition.examples where example.isComplete {
            let result = try RawJSON(parsing: example.result).value()
            #expect(check.violation(of: result, in: definition.fullResultSchema) == nil, "\(example.name)")
        }
    }
}
