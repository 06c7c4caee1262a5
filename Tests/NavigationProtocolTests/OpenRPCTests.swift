import JSON
import NavigationProtocol
import TestSupport
import Testing

/// The OpenRPC document follows the rules of its meta-schema that readers rely on.
@Suite(.onSharedThreads)
struct OpenRPCTests {
    private let document: JSONObject

    init() throws {
        let text = try #require(OpenRPC.document(version: "1.2.3"))
        document = try #require(try text.value().object)
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

    /// OpenRPC wants the parameters that must be given first only for lists; here they have names, and every example has them.
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

    @Test func everyReferenceLeadsSomewhere() throws {
        var waiting: [JSONValue] = [.object(document)]
        var count = 0
        while let value = waiting.popLast() {
            waiting += value.array ?? []
            for member in value.object?.members ?? [] {
                waiting.append(member.value)
                guard member.key == "$ref", let target = member.value.string else { continue }
                count += 1
                var place: JSONValue? = .object(document)
                for key in target.split(separator: "/").dropFirst() { place = place?.object?[String(key)] }
                #expect(place != nil, "\(target)")
            }
        }
        #expect(count > Method.allCases.count)
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
    }

    /// Every example's result fits the schema that the method promises, and nothing else.
    @Test(arguments: Method.allCases.filter { $0.definition != nil })
    func exampleResultsFitTheirSchema(method: Method) throws {
        let definition = try #require(method.definition)
        var check = SchemaCheck()
        for example in definition.examples where example.isComplete {
            let result = try RawJSON(parsing: example.result).value()
            #expect(check.violation(of: result, in: definition.fullResultSchema) == nil, "\(example.name)")
        }
    }
}
