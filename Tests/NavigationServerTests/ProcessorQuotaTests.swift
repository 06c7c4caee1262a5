import Glibc
import Testing

@testable import NavigationServer

/// The time of the processors that control groups leave a process.
@Suite struct ProcessorQuotaTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func quota(_ groups: String) throws -> Double? {
        try folder.write("groups", groups, mode: 0o600)
        return ProcessorQuota.processors(groups: "\(folder.path)/groups", root: folder.path)
    }

    private func group(_ name: String) throws { try #require(mkdir("\(folder.path)/\(name)", 0o700) == 0) }

    /// The test removes what is in the folder, and folders only when they are empty.
    private func leave(_ names: [String]) { for name in names { unlink("\(folder.path)/\(name)") } }

    @Test func aProcessWithoutGroupsHasNoQuota() throws {
        #expect(try quota("") == nil)
        #expect(try quota("0::/\n") == nil)
        #expect(try quota("what is this\n\n3:") == nil)
        #expect(ProcessorQuota.processors(groups: "\(folder.path)/none", root: folder.path) == nil)
    }

    @Test(
        arguments: [
            ("max 100000\n", nil), ("150000 100000\n", 1.5), ("100\n", nil), ("0 100000\n", nil), ("1 0\n", nil),
            ("", nil),
        ] as [(String, Double?)]
    )
    func theGroupHasAQuota(_ text: String, _ processors: Double?) throws {
        try folder.write("cpu.max", text, mode: 0o600)
        #expect(try quota("0::/\n") == processors)
    }

    @Test func theSmallestQuotaOfTheGroupsAboveCounts() throws {
        try group("a")
        defer { leave(["a/cpu.max"]) }
        try folder.write("cpu.max", "400000 100000\n", mode: 0o600)
        try folder.write("a/cpu.max", "300000 100000\n", mode: 0o600)
        #expect(try quota("0::/a/b\n") == 3)
        try folder.write("cpu.max", "50000 100000\n", mode: 0o600)
        #expect(try quota("0::/a\n") == 0.5)
    }

    @Test(arguments: [("-1", nil), ("50000", 0.5)] as [(String, Double?)])
    func aGroupOfTheFormerVersionHasOneToo(_ text: String, _ processors: Double?) throws {
        try group("cpu")
        defer { leave(["cpu/cpu.cfs_quota_us", "cpu/cpu.cfs_period_us"]) }
        try folder.write("cpu/cpu.cfs_quota_us", text + "\n", mode: 0o600)
        try folder.write("cpu/cpu.cfs_period_us", "100000\n", mode: 0o600)
        // A container sees its own group at the top, and the name that it has outside.
        #expect(try quota("4:memory:/x\n1:cpuacct,cpu:/docker/1234\n0::/\n") == processors)
        #expect(try quota("1:cpuset:/\n") == nil)
    }
}
