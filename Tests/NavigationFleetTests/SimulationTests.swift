import Foundation
import NavigationFleet
import TestSupport
import Testing

/// Hosts, the engine and clients in one process, from a seed: minutes of trouble in a fraction of a second.
///
/// `SIMULATION_SEEDS` asks for another number of seeds.
@Suite(.onSharedThreads)
struct SimulationTests {
    private static let seeds = ProcessInfo.processInfo.environment["SIMULATION_SEEDS"].flatMap { UInt64($0) } ?? 40

    /// Forty seeds are 80 simulated minutes.
    @Test(arguments: 0..<seeds)
    func everyRequestHasOneEffectAndOneHistory(seed: UInt64) {
        var simulation = Simulation(SimulationOptions(seed: seed))
        simulation.run()
        #expect(simulation.violations == [], "seed \(seed)")
        #expect(simulation.answered > 100)
    }

    /// An engine that stores two records with the same expectation, and acknowledges both.
    @Test(arguments: 0..<seeds)
    func aWeakCheckMakesNoFork(seed: UInt64) {
        var options = SimulationOptions(seed: seed)
        options.isCheckWeak = true
        var simulation = Simulation(options)
        simulation.run()
        #expect(simulation.violations == [], "seed \(seed)")
    }

    /// The troubles are troubles: scenes change their owners, owners lose turns, and clients become impatient.
    @Test func thereIsTrouble() {
        var (claims, revocations, looked, refused, unknown, restored) = (0, 0, 0, 0, 0, 0)
        for seed in 0..<20 as Range<UInt64> {
            var simulation = Simulation(SimulationOptions(seed: seed))
            simulation.run()
            claims += simulation.claims
            revocations += simulation.revocations
            looked += simulation.looked
            refused += simulation.refused
            unknown += simulation.unknown
            restored += simulation.restored
        }
        #expect(claims > 100 && revocations > 20 && restored > 50)
        #expect(looked > 1_000 && refused > 500 && unknown > 50)
    }

    @Test(arguments: PlantedFault.allCases)
    func aPlantedFaultIsFound(fault: PlantedFault) {
        let seeds = 0..<60 as Range<UInt64>
        #expect(
            seeds.contains { seed in
                var options = SimulationOptions(seed: seed)
                options.planted = fault
                options.isCheckWeak = true
                var simulation = Simulation(options)
                simulation.run()
                return simulation.violations.first.map { fault.findings.contains(String($0.prefix { $0 != ":" })) }
                    ?? false
            }
        )
    }

    @Test func aSeedTakesTheSameCourse() {
        func run() -> (Int, Duration, [UInt64]) {
            var simulation = Simulation(SimulationOptions(seed: 7))
            simulation.run()
            return (simulation.claims, simulation.now, simulation.stream.history.requests)
        }
        #expect(run() == run())
    }
}
