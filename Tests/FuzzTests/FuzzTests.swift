import Foundation
import TestSupport
import Testing

/// Every target holds its rules for its corpus, and for mutations of the corpus.
///
/// The mutations are the same in every run. `FUZZ_SEED` asks for other ones, and `FUZZ_MUTATIONS` for another number.
@Suite(.onSharedThreads)
struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    @Test(arguments: FuzzTarget.all)
    func corpusHoldsTheRules(target: FuzzTarget) throws {
        for (name, bytes) in try Corpus.inputs(of: target) {
            #expect(throws: Never.self, "\(target.name)/\(name)") { try target.check(bytes) }
        }
        for (index, bytes) in target.seeds().enumerated() {
            #expect(throws: Never.self, "seed \(index): \(Self.text(bytes))") { try target.check(bytes) }
        }
    }

    @Test(arguments: FuzzTarget.all)
    func mutationsHoldTheRules(target: FuzzTarget) throws {
        let inputs = try Corpus.inputs(of: target).map(\.bytes) + target.seeds()
        var mutator = Mutator(target, inputs: inputs, seed: Self.seed)
        for _ in 0..<(Self.environment["FUZZ_MUTATIONS"].flatMap { Int($0) } ?? target.mutations) {
            let bytes = mutator.next()
            do { try target.check(bytes) } catch {
                Issue.record("\(target.name): \(error)\n\(Self.text(bytes))")
                return
            }
        }
    }

    /// The bytes for a file of the corpus, as `base64 -d` reads them.
    private static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
