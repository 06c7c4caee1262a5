/// What a test did not expect, or expected in vain. Thrown, so that every test framework shows it.
public struct TestFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was expected and what was found, with the place in the test at its end.
    public let description: String

    init(_ text: String, at place: TestPlace) {
        description = "\(text)\n  at \(place.file):\(place.line)"
    }
}

/// Where in a test something is expected.
struct TestPlace: Sendable {
    let file: StaticString
    let line: UInt
}

/// How much of what happens a test has to expect.
public enum Exhaustivity: Sendable {
    /// All of it: every change, question, request and notification.
    case on
    /// What the test says has to hold; whatever else happens is passed over.
    case off
}
