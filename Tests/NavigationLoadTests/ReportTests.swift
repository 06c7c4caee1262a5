internal import NavigationLoad
import Testing

@Suite struct ReportTests {
    private static let machine = MachineShape(
        cores: 2,
        processors: "processor\t: 0\nmodel name\t: Fast \"CPU\"\n",
        memory: "MemTotal:        2097152 kB\nMemFree: 1 kB\n",
        kernel: "Linux 6",
        date: "2026-01-31T23:59:59Z",
        load: "0.10 0.20 0.30 1/100 4242\n"
    )

    @Test(arguments: [(0.3, Verdict.barMissed), (0.4, .barMet), (0.9, .barMet), (1.0, .aimMet), (3.0, .aimMet)])
    func throughputShouldReachItsBar(_ value: Double, _ expected: Verdict) {
        #expect(Goal(.atLeast, bar: 0.4, aim: 1).verdict(for: value) == expected)
    }

    @Test(arguments: [(1.4, Verdict.barMissed), (1.3, .barMet), (1.1, .barMet), (1.0, .aimMet), (0.2, .aimMet)])
    func latencyShouldStayBelowItsBar(_ value: Double, _ expected: Verdict) {
        #expect(Goal(.atMost, bar: 1.3, aim: 1).verdict(for: value) == expected)
    }

    @Test func lineWithAReferenceIsJudgedByTheRatioOfMedians() throws {
        let line = try Self.line(navhost: [300, 10, 200], reference: [400, 500, 9000])
        #expect(line.ratio == 0.4)
        #expect(line.verdict == .barMet)
    }

    @Test func lineWithoutItsReferenceIsNotJudged() throws {
        let line = try Self.line(navhost: [300], reference: [])
        #expect(line.ratio == nil)
        #expect(line.verdict == .notJudged)
    }

    @Test func lineThatNamesNoReferenceIsJudgedByItsValue() throws {
        let bytes = try #require(Quantity([401], .bytes))
        let line = ReportLine(row: "P7", what: "entry", navhost: bytes, goal: Goal(.atMost, bar: 400, aim: 200))
        #expect(line.verdict == .barMissed)
    }

    @Test func oneMissedBarIsEnough() throws {
        var report = Report(machine: Self.machine, seconds: 3, runs: 3, isQuick: false)
        report.lines = [try Self.line(navhost: [400], reference: [400])]
        #expect(!report.missesABar)
        report.lines.append(try Self.line(navhost: [100], reference: [400]))
        #expect(report.missesABar)
    }

    @Test func quantityOfNoRunsIsNone() {
        #expect(Quantity([], .perSecond) == nil)
    }

    @Test func tableHoldsAllThatALineSays() throws {
        var report = Report(machine: Self.machine, seconds: 3, runs: 1, isQuick: false)
        report.lines = [try Self.line(navhost: [123_456], reference: [400_000])]
        report.failures = [.init(row: "P5", reason: "refused: x")]
        let table = report.table
        let row = try #require(table.split(separator: "\n").first { $0.hasPrefix("P3") })
        #expect(
            row.split(separator: "  ").map { $0.drop { $0 == " " } }
                == ["P3", "pipelined", "123,456/s", "400,000/s Redis", "0.31 ×", "≥ 0.4 ×", "≥ 1.0 ×", "not met"]
        )
        #expect(table.contains("P5 FAILED: refused: x"))
        #expect(table.hasPrefix(#"2026-01-31T23:59:59Z, 2 × Fast "CPU", 2.0 GiB, Linux 6, load 0.10 0.20 0.30"#))
    }

    @Test func aBarIsShownAsExactlyAsItIs() throws {
        var report = Report(machine: Self.machine, seconds: 3, runs: 1, isQuick: false)
        report.lines = [try Self.line(navhost: [1], reference: [1], goal: Goal(.atLeast, bar: 0.85, aim: 1.3))]
        #expect(report.table.contains("≥ 0.85 ×  ≥ 1.3 ×"))
    }

    @Test func documentIsJSON() throws {
        var report = Report(machine: Self.machine, seconds: 0.5, runs: 2, isQuick: true)
        report.lines = [try Self.line(navhost: [100, 200.5], reference: [])]
        report.failures = [.init(row: "P5", reason: "a\tb\n\\")]
        #expect(
            report.json == #"{"machine":{"cores":2,"model":"Fast \"CPU\"","memory":2147483648,"kernel":"Linux 6","#
                + #""date":"2026-01-31T23:59:59Z","load":"0.10 0.20 0.30"},"seconds":0.5,"runs":2,"quick":true,"#
                + #""lines":[{"row":"P3","what":"pipelined","navhost":{"median":150.25,"unit":"/s","runs":[100,200.5]},"#
                + #""reference":null,"referenceName":"Redis","ratio":null,"#
                + #""goal":{"direction":"at least","bar":0.4,"aim":1},"verdict":"not judged","notes":[]}],"#
                + #""failures":[{"row":"P5","reason":"a\tb\n\\"}]}"# + "\n"
        )
    }

    private static func line(
        navhost: [Double],
        reference: [Double],
        goal: Goal = Goal(.atLeast, bar: 0.4, aim: 1)
    ) throws -> ReportLine {
        ReportLine(
            row: "P3",
            what: "pipelined",
            navhost: try #require(Quantity(navhost, .perSecond)),
            reference: Quantity(reference, .perSecond),
            referenceName: "Redis",
            goal: goal
        )
    }
}
