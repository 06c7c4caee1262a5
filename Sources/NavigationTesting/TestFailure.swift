/// A failed expectation of a test. It is thrown, so that every test framework reports it.
public struct TestFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The expectation, what was found, and the place in the test at the end.
    public let description: String

    init(_ text: String, at place: TestPlace) {
        description = "\(text)\n  at \(place.file):\(place.line)"
    }
}

/// The place of an expectation in a test.
struct TestPlace: Sendable {
    let file: StaticString
    let line: UInt
}

/// How much of what happens a test must expect.
public enum Exhaustivity: Sendable {
    /// Everything: every change, question, answer and notification.
    case on
    /// Only what the test names. Everything else is ignored.
    case off
}
