import NavigationClient
import NavigationControl
import Testing

struct LatencyHistogramTests {
    @Test func withoutPingsThereAreNoFigures() {
        let histogram = LatencyHistogram()
        #expect(histogram.percentile(0.5) == nil)
        #expect(histogram.payload == ["pings": 0])
        #expect(histogram.lines() == ["no pings"])
    }

    @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 1000, 123_456, 7_000_000_001, Int.max])
    func singleDurationIsEveryPercentile(nanoseconds: Int) {
        var histogram = LatencyHistogram()
        histogram.add(nanoseconds: nanoseconds)
        for share in [0, 0.5, 1] { #expect(histogram.percentile(share) == nanoseconds) }
    }

    @Test func percentilesAreExactToASixteenth() throws {
        var histogram = LatencyHistogram()
        for value in (1...100_000).shuffled() { histogram.add(nanoseconds: value) }
        for share in [0.001, 0.1, 0.5, 0.9, 0.99, 0.999, 1] {
            let exact = share * 100_000
            let found = Double(try #require(histogram.percentile(share)))
            #expect(found >= exact && found <= exact * 17 / 16 + 1, "\(share)")
        }
    }

    @Test func figuresAreMicroseconds() {
        var histogram = LatencyHistogram()
        for value in [2000, 2000, 2000, 40_500] { histogram.add(nanoseconds: value) }
        let figures = histogram.payload["microseconds"]
        #expect(histogram.payload["pings"]?.integer == 4)
        #expect(figures?["least"]?.double == 2 && figures?["most"]?.double == 40.5)
        #expect(figures?["p50"]?.double == 2.047 && figures?["p99.9"]?.double == 40.5)
    }

    @Test func eachPowerOfTwoHasABar() {
        var histogram = LatencyHistogram()
        for value in [3000, 3500, 3600, 3700, 20_000] { histogram.add(nanoseconds: value) }
        #expect(
            histogram.lines(width: 40) == [
                "least 3.0 µs  p50 3.7 µs  p90 20 µs",
                "p99 20 µs  p99.9 20 µs  most 20 µs",
                "up to  4.0 µs 4 ████████████████████████",
                "up to  8.1 µs 0",
                "up to   16 µs 0",
                "up to   32 µs 1 ██████",
            ]
        )
    }

    @Test(arguments: [1, 20, 50, 80])
    func barsFitTheTerminal(width: Int) {
        var histogram = LatencyHistogram()
        for power in 0..<62 { histogram.add(nanoseconds: 1 << power) }
        for line in histogram.lines(width: width).suffix(62) { #expect(DisplayWidth.columns(of: line) <= width) }
    }
}
