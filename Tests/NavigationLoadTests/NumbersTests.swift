internal import NavigationLoad
import Testing

@Suite struct NumbersTests {
    @Test(arguments: [([], nil), ([4.0], 4.0), ([9, 1, 5], 5), ([1, 10, 3, 2], 2.5)] as [([Double], Double?)])
    func medianIsTheMiddle(_ values: [Double], _ expected: Double?) {
        #expect(values.median == expected)
    }

    @Test(arguments: [(0.0, 10), (0.1, 10), (0.5, 50), (0.51, 60), (0.99, 100), (1.0, 100)])
    func percentileIsTheNearestRank(_ share: Double, _ expected: Int) {
        var latencies = Latencies(capacity: 10)
        for time in [100, 10, 30, 20, 40, 60, 50, 80, 70, 90] { latencies.record(time) }
        #expect(latencies.percentile(share) == expected)
    }

    @Test func latenciesBeyondTheRoomAreLeftOut() {
        var latencies = Latencies(capacity: 2)
        for time in [3, 1, 2] { latencies.record(time) }
        #expect(latencies.count == 2)
        #expect(latencies.percentile(1) == 3)
    }

    @Test func latenciesAreForgotten() {
        var latencies = Latencies(capacity: 2)
        latencies.record(7)
        latencies.removeAll()
        #expect(latencies.percentile(0.5) == nil)
    }

    @Test(arguments: [(0.0, 0, "0"), (999, 0, "999"), (1000, 0, "1,000"), (1_234_567.5, 1, "1,234,567.5")])
    func numbersAreGrouped(_ value: Double, _ places: Int, _ expected: String) {
        #expect(Decimal.text(value, places: places) == expected)
    }

    @Test(arguments: [
        (0.996, 2, "1.00"), (1.049, 2, "1.05"), (-0.5, 1, "-0.5"), (-0.001, 2, "0.00"), (3.14159, 3, "3.142"),
    ])
    func numbersAreRounded(_ value: Double, _ places: Int, _ expected: String) {
        #expect(Decimal.text(value, places: places) == expected)
    }

    @Test func processorTicksSurviveAnAwkwardName() {
        let stat = "4242 (a b) c) S 1 4242 4242 0 -1 4194560 100 0 0 0 31 11 0 0 20 0 1 0 500 1000 200"
        #expect(ProcessFigures.processorTicks(stat: stat) == 42)
        #expect(ProcessFigures.processorTicks(stat: "4242 (x) S 1") == nil)
    }

    @Test func residentBytesAreThoseOfTheRssLine() {
        let text =
            "55d0-7ffe ---p 00000000 00:00 0 [rollup]\nRss:                2048 kB\nPss:                1000 kB\n"
        #expect(ProcessFigures.residentBytes(smapsRollup: text) == 2_097_152)
        #expect(ProcessFigures.residentBytes(smapsRollup: "Pss: 1 kB\n") == nil)
    }
}
