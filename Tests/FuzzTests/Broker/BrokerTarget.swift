import TestSupport

@testable import NavigationBrokerTests

extension FuzzTarget {
    /// Several sessions, their requests and answers, time, disconnections, a store that fails, and the end. The bytes
    /// are the throws of the player's dice; see ``Player`` for the rules that it checks after each turn.
    static let broker = FuzzTarget(
        name: "broker",
        maximumLength: 768,
        mutations: 500,
        words: { [] },
        seeds: {
            (0..<6 as Range<UInt64>).map { seed in
                var random = SeededGenerator(seed: seed)
                return (0..<400).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            }
        },
        check: { bytes in
            var player = Player(Dice(bytes: bytes))
            do {
                for _ in 0..<maximumTurns where !player.vocabulary.dice.isOutOfBytes { try player.step() }
                try player.finish()
            } catch { throw BrokenRule("\(error)\n\(player.script.joined(separator: "\n"))") }
        }
    )

    /// Turns of one input, before the clients leave.
    private static let maximumTurns = 40
}
