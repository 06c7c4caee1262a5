import NavigationClient
import NavigationControl
import NavigationProtocol
import Testing

struct ChangeConditionTests {
    @Test func theKindsOfChangesAreTheHosts() {
        #expect(ChangeCondition.kinds == ChangeKind.allCases.map(\.rawValue))
    }

    private let changed = WatchSignal.changed([
        "revision": 7, "cause": ["session": "s3"],
        "changes": [
            [
                "kind": "entry.removed", "navigator": "n1", "position": 0,
                "entry": ["id": "e2", "type": "shop.list", "arguments": ["page": 2, "tags": ["new"]]],
            ],
            ["kind": "navigator.created", "navigator": ["id": "n4", "name": "two words", "hasPath": true]],
        ],
    ])

    @Test(arguments: [
        "kind=entry.removed", "kind=entry.removed type=shop.list", "entry.type=shop.list position=0",
        "arguments.page=2", "arguments.tags.0=new", "navigator=n1", "name='two words'", "kind=navigator.created id=n4",
        "hasPath=true", "cause.session=s3 revision=7", "kind!=entry.removed", "type!=shop.item kind=entry.removed",
        #"arguments={"page":2,"tags":["new"]}"#.replacing("\"", with: "\\\""),
    ])
    func conditionHolds(text: String) throws {
        #expect(try ChangeCondition(text, hearsEvents: false).holds(in: changed))
    }

    @Test(arguments: [
        "kind=entry.added", "kind=navigator.created type=shop.list", "arguments.page=3", "arguments.tags.1=new",
        "nothing=", "revision!=7", "kind=entry.removed type!=shop.list",
    ])
    func conditionDoesNotHold(text: String) throws {
        #expect(try !ChangeCondition(text, hearsEvents: false).holds(in: changed))
    }

    @Test func eventIsOneThing() throws {
        let event = WatchSignal.event(["level": "info", "kind": "module.registered", "module": "shop"])
        #expect(try ChangeCondition("kind=module.registered module=shop", hearsEvents: true).holds(in: event))
        #expect(try !ChangeCondition("module=clock", hearsEvents: true).holds(in: event))
    }

    @Test func stateIsNoChange() throws {
        let condition = try ChangeCondition("scene=main", hearsEvents: false)
        for signal in [WatchSignal.started(["scene": "main"]), .lagged(["scene": "main"]), .ended(["scene": "main"])] {
            #expect(!condition.holds(in: signal))
        }
    }

    @Test(arguments: [
        ("", ChangeCondition.Problem.empty), (" ", .empty), ("a", .noTerm("a")), ("a=1 b", .noTerm("b")),
        ("=1", .noTerm("=1")), ("!=1", .noTerm("!=1")), ("a='", .openQuote),
        ("kind=entry.add", .noKind("entry.add")), ("type=a.b kind=module.registered", .noKind("module.registered")),
    ])
    func whatIsNoConditionIsRefused(text: String, problem: ChangeCondition.Problem) {
        #expect(throws: problem) { try ChangeCondition(text, hearsEvents: false) }
    }

    @Test func watchIsOverByCountOrCondition() throws {
        var none = WatchEnding(count: 0)
        #expect(overs(&none, [.started(.emptyObject)]) == [true])
        var two = WatchEnding(count: 2)
        #expect(overs(&two, [.started(.emptyObject), changed, changed]) == [false, false, true])
        #expect(two.isFulfilled)
        var removal = WatchEnding(condition: try ChangeCondition("kind=entry.removed", hearsEvents: false))
        #expect(!removal.isFulfilled)
        #expect(overs(&removal, [.started(.emptyObject), changed]) == [false, true])
        #expect(removal.isFulfilled)
        var forever = WatchEnding()
        #expect(overs(&forever, [.started(.emptyObject), changed, changed]) == [false, false, false])
    }

    private func overs(_ ending: inout WatchEnding, _ signals: [WatchSignal]) -> [Bool] {
        var overs: [Bool] = []
        for signal in signals { overs.append(ending.isOver(after: signal)) }
        return overs
    }
}
