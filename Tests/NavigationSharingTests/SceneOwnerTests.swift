import NavigationBroker
import NavigationFleet
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationSharing

/// Requests that come to a new owner before their host has introduced its clients.
@Suite struct SceneOwnerTests {
    private static let host = FleetHostID(name: "h1", life: 3)
    private static let client = SharedClient(SessionID(rawValue: 7), PeerCredentials(pid: 5, uid: 1_000, gid: 100))
    private static let start = MonotonicTime(nanoseconds: 1_000_000_000)

    private static func owner() -> SceneOwner {
        let tree = NavigationTree(scene: "wall")
        return SceneOwner(
            NavigationBroker.Configuration(instance: "i", version: "test", pid: 1, uid: 1),
            Restoration.Scene(configuration: SceneConfiguration(), tree: tree, history: []),
            tokens: [],
            hosts: [],
            now: start
        )
    }

    private static func request(_ number: UInt64, _ word: ClientWord) -> SceneRequest {
        let id = RequestID(origin: host, number: number)
        return SceneRequest(id, epoch: 1, settled: 1, after: number - 1, body: word.bytes)
    }

    private static func look(_ number: UInt64) -> SceneRequest {
        let line = #"{"id":\#(number),"method":"navigator.create","params":{"scene":"wall","kind":"stack"}}"#
        return request(number, .line(client, Array(line.utf8)))
    }

    /// The requests that the owner has done with, in their order.
    private static func ended(_ owner: inout SceneOwner) -> [UInt64] {
        defer { owner.outputs = [] }
        return owner.outputs.flatMap { output in
            switch output {
            case .submit(let contents): contents.answers.map(\.id.number)
            case .finished(let id, _): [id.number]
            case .waits, .lines, .log, .needsModule, .tooLarge: [] as [UInt64]
            }
        }
    }

    @Test func requestsOfAHostThatWasSilentWaitForItsIntroduction() {
        var owner = Self.owner()
        owner.begin(now: Self.start)
        for number in 1...2 as ClosedRange<UInt64> { owner.carryOut(Self.look(number), now: Self.start) }
        owner.hostEnded(Self.host, isForGood: false, now: Self.start + 5)
        #expect(Self.ended(&owner) == [])
        let introduction = ClientWord.introduction([.init(client: Self.client, lines: [])], isAnew: false)
        owner.carryOut(Self.request(3, introduction), now: Self.start + 6)
        owner.carryOut(Self.look(4), now: Self.start + 6)
        #expect(Self.ended(&owner).sorted() == [1, 2, 3, 4])
    }

    @Test func requestsOfAHostThatHasEndedAreForgotten() {
        var owner = Self.owner()
        owner.begin(now: Self.start)
        owner.carryOut(Self.look(1), now: Self.start)
        owner.hostEnded(Self.host, isForGood: true, now: Self.start + 5)
        #expect(Self.ended(&owner) == [1])
    }
}
