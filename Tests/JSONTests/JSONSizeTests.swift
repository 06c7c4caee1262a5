import Testing

@testable import JSON

/// Counting the values of a text, and reading an array in parts, without making a value.
struct JSONSizeTests {
    @Test(arguments: [
        ("0", 0, 1),
        ("{}", 1, 2),
        ("[1,2]", 1, 3),
        (#"{"a":[1,{"b":2}],"c":"x,[{"}"#, 3, 6),
        (#"["\"","\\",",]"]"#, 1, 4),
    ])
    func valuesAreCounted(text: String, containers: Int, values: Int) throws {
        let size = try RawJSON(parsing: text).size
        #expect(size.containers == containers)
        #expect(size.values == values)
    }

    /// It has never fewer than there are.
    @Test func countIsAnUpperBound() throws {
        for text in ["[]", "[[],{}]", #"{"a":{}}"#, #"[1,[2,[3]]]"#] {
            let raw = try RawJSON(parsing: text)
            #expect(raw.size.values >= Self.count(try raw.value()))
        }
    }

    private static func count(_ value: JSONValue) -> Int {
        switch value {
        case .array(let elements): 1 + elements.map(count).reduce(0, +)
        case .object(let object): 1 + object.members.map { count($0.value) }.reduce(0, +)
        case .null, .bool, .integer, .number, .string: 1
        }
    }

    @Test func shortValueRefusesATextWithManyValues() throws {
        let most = RawJSON.mostShortValues
        func list(_ count: Int) throws -> RawJSON {
            try RawJSON(parsing: "[\(Array(repeating: "0", count: count).joined(separator: ","))]")
        }
        #expect(try list(most - 1).shortValue().array?.count == most - 1)
        let long = try list(2 * most)
        #expect(throws: JSONValueError.self) { try long.shortValue() }
    }

    @Test func elementsAreTexts() throws {
        let members = (0..<100).map { #""m\#($0)":0"# }.joined(separator: ",")
        let text = #"[ 1 , {\#(members)}, null, "a" ]"#
        #expect(try RawJSON(parsing: text).elements?.map(\.description) == ["1", "{\(members)}", "null", #""a""#])
        #expect(try RawJSON(parsing: "[]").elements == [])
        #expect(try RawJSON(parsing: "{}").elements == nil)
    }

    @Test func checkOfATextTakesStepsForItsValues() throws {
        let schema = try JSONSchema(try RawJSON(parsing: #"{"type":"object","maxProperties":3}"#).value())
        var budget = JSONSchemaBudget()
        let few = try RawJSON(parsing: #"{"list":[\#(Array(repeating: "{}", count: 5_000).joined(separator: ","))]}"#)
        #expect(try schema.check(few, within: &budget) == nil)
        #expect(budget.stepsLeft < JSONSchema.maximumSteps / 2)
        #expect(try schema.check(few, within: &budget)?.reason.contains("more than 100000 steps") == true)
        #expect(budget.isEmpty)
    }
}
