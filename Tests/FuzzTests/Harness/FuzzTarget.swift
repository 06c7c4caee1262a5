import Testing

/// A part of navhost that reads bytes from outside, and the rules that must hold for any bytes.
///
/// The tests replay the committed corpus and mutations of it. A long run hands the same check to libFuzzer, which looks
/// for inputs that reach new code; see "Fuzzing" in `docs/contributing.md`.
struct FuzzTarget: Sendable {
    /// Also the name of its folder in the corpus.
    let name: String
    /// The longest input that is tried, in bytes.
    let maximumLength: Int
    /// How many mutations the tests try.
    let mutations: Int
    /// Texts that a mutation may insert.
    let words: @Sendable () -> [String]
    /// The inputs to begin with, besides those of the corpus. They are made from the code, so they follow its formats.
    let seeds: @Sendable () -> [[UInt8]]
    /// Throws when a rule does not hold.
    let check: @Sendable ([UInt8]) throws -> Void

    static let all = [scanner, schema, parameters, urls, store, lines, broker]
}

extension FuzzTarget: CustomTestStringConvertible {
    var testDescription: String { name }
}

/// A rule of a target does not hold.
struct BrokenRule: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Throws unless a rule holds.
func require(_ condition: Bool, _ rule: @autoclosure () -> String) throws(BrokenRule) {
    guard condition else { throw BrokenRule(rule()) }
}
