import NavigationClient
import NavigationControl
import Testing

/// Lists of the host as tables for people.
struct ListTableTests {
    private let modules: JSONPayload = [
        "modules": [
            [
                "module": "shop", "session": "s4", "destinations": 12,
                "title": "The shop of the house, with a long title",
            ],
            ["module": "payment", "destinations": 3, "state": "failed"], ["module": "map", "destinations": 0],
        ]
    ]

    @Test func ofModules() {
        #expect(
            ListTable.modules(modules).lines(width: nil, inColour: false) == [
                "MODULE   STATE      SESSION  TYPES  TITLE",
                "shop     connected  s4          12  The shop of the house, with a long title",
                "payment  failed     -            3  -",
                "map      away       -            0  -",
            ]
        )
    }

    @Test func textsAreShortenedBeforeColumnsGo() {
        #expect(
            ListTable.modules(modules).lines(width: 48, inColour: false).prefix(2) == [
                "MODULE   STATE      SESSION  TYPES  TITLE", "shop     connected  s4          12  The shop of…",
            ]
        )
        #expect(
            ListTable.modules(modules).lines(width: 30, inColour: false).prefix(2) == [
                "MODULE   STATE      SESSION", "shop     connected  s4",
            ]
        )
        #expect(ListTable.modules(modules).lines(width: 3, inColour: false) == ["MODULE", "shop", "payment", "map"])
    }

    @Test func whatFailedIsAlarming() {
        let lines = ListTable.modules(modules).lines(width: 30, inColour: true)
        #expect(lines[2].hasPrefix("\u{1B}[1mpayment\u{1B}[0m  \u{1B}[31mfailed\u{1B}[0m"))
    }

    @Test func nothingIsSaid() {
        #expect(ListTable.modules(["modules": []]).lines(width: 80, inColour: true) == ["no modules"])
        #expect(ListTable.destinations([:]).lines(width: 80, inColour: false) == ["no destination types"])
    }

    @Test func ofAFleet() {
        let report: JSONPayload = [
            "version": "1.2.3", "pid": 4711, "uptime": 90, "sessions": 3, "owns": 1, "behind": 2, "halted": 0,
        ]
        let answer: JSONPayload = [
            "fleet": "wall", "host": "one",
            "engine": ["connected": true, "server": "nats://a:1", "version": "2.9.10", "warning": "It is old."],
            "hosts": [
                ["host": "one", "isSelf": true, "heard": 0.05, "report": report],
                ["host": "three", "heard": 0.1, "sharesOthers": true], ["host": "two", "heard": 61, "report": report],
            ],
            "scenes": [
                ["scene": "desk", "state": "waiting", "epoch": 2, "revision": 9, "behind": 0, "open": 1],
                [
                    "scene": "wall", "state": "ready", "owner": "one", "epoch": 1, "revision": 12, "behind": 0,
                    "open": 0,
                ],
            ], "modules": [["module": "shop", "host": "one", "destinations": 2]],
        ]
        #expect(
            ListTable.fleet(answer).map { $0.lines(width: 80, inColour: false) } == [
                [
                    "FLEET  THIS HOST  ENGINE     SERVER      VERSION",
                    "wall   one        connected  nats://a:1  2.9.10",
                ],
                [
                    "HOST   STATE   HEARD  OWNS  BEHIND  SESSIONS  UP  VERSION   PID",
                    "one    here       0s     1       2         3  1m  1.2.3    4711",
                    "three  here       0s     -       -         -   -  -           -",
                    "two    silent     1m     -       -         -   -  -           -",
                ],
                [
                    "SCENE  STATE    OWNER  EPOCH  REVISION  BEHIND  OPEN",
                    "desk   waiting  -          2         9       0     1",
                    "wall   ready    one        1        12       0     0",
                ],
                ["MODULE  HOST  TYPES", "shop    one       2"],
                [
                    "WARNING", "It is old.", "three shares other scenes than this host (--fleet-scenes)",
                ],
            ]
        )
        #expect(
            ListTable.fleet(["hosts": []]).map { $0.lines(width: 80, inColour: false) } == [
                ["this host is in no fleet"]
            ]
        )
    }

    /// It hears no other host then, and knows that it is there itself.
    @Test func ofAFleetWithoutAConnection() {
        let answer: JSONPayload = [
            "fleet": "wall", "host": "one", "engine": ["connected": false, "failure": "no server answers"],
            "hosts": [["host": "one", "isSelf": true, "heard": 9], ["host": "two", "heard": 9]],
            "scenes": [], "modules": [],
        ]
        #expect(
            ListTable.fleet(answer).map { $0.lines(width: 80, inColour: false) } == [
                ["FLEET  THIS HOST  ENGINE  SERVER  VERSION", "wall   one        away    -       -"],
                [
                    "HOST  STATE    HEARD  OWNS  BEHIND  SESSIONS  UP  VERSION  PID",
                    "one   here        9s     -       -         -   -  -          -",
                    "two   unknown     9s     -       -         -   -  -          -",
                ],
                ["no shared scenes"], ["no modules"], ["FAILURE", "no server answers"],
            ]
        )
    }

    @Test func ofDestinations() {
        let answer: JSONPayload = [
            "destinations": [
                ["type": "shop.item", "method": "sheet", "version": 2, "title": "Item"],
                ["type": "shop.list", "description": "A list.\u{1B}[2J"],
            ]
        ]
        #expect(
            ListTable.destinations(answer).lines(width: 80, inColour: false) == [
                "TYPE       SHOWN BY  TITLE             VERSION",
                "shop.item  sheet     Item                    2",
                #"shop.list  push      A list.\u{1b}[2J        -"#,
            ]
        )
    }

    @Test func ofSessions() {
        let answer: JSONPayload = [
            "sessions": [
                ["session": "s1", "name": "kiosk", "pid": 7, "age": 75, "watches": 1, "requests": 40, "queued": 0],
                [
                    "session": "s2", "isSelf": true, "modules": ["shop", "map"], "pid": 4711, "age": 3, "watches": 0,
                    "requests": 1, "queued": 9,
                ],
            ]
        ]
        #expect(
            ListTable.sessions(answer).lines(width: 80, inColour: false) == [
                "SESSION  NAME                  PID  AGE  WATCHES  REQUESTS  QUEUED",
                "s1       kiosk                   7   1m        1        40       0",
                "s2       shop,map (this one)  4711   3s        0         1       9",
            ]
        )
    }

    @Test func ofStatistics() {
        let types: JSONPayload = [
            [
                "type": "shop.item", "shown": 12, "ended": 11, "timed": 2, "seconds": 9.5, "longest": 75,
                "turnedBack": 4,
            ],
            ["type": "shop.list", "shown": 1, "ended": 0, "timed": 0, "seconds": 0, "longest": 0, "turnedBack": 0],
        ]
        let refused: JSONPayload = [["method": "back", "error": "at_root", "count": 3]]
        func lines(_ answer: JSONPayload, width: Int = 80) -> [[String]] {
            ListTable.statistics(answer).map { $0.lines(width: width, inColour: false) }
        }
        #expect(
            lines(["types": types, "refused": refused]) == [
                [
                    "TYPE       SHOWN  ENDED  TURNED BACK  MEAN  LONGEST",
                    "shop.item     12     11            4  4.7s       1m",
                    "shop.list      1      0            0     -        -",
                ],
                ["REFUSED METHOD  ERROR    TIMES", "back            at_root      3"],
            ]
        )
        #expect(lines(["types": types], width: 50).map(\.first) == ["TYPE       SHOWN  ENDED  TURNED BACK  MEAN"])
        #expect(
            lines(["types": [], "refused": []]) == [
                ["no types in the revisions that the host keeps"], ["no refusals"],
            ]
        )
    }

    @Test func ofTheHistory() {
        let answer: JSONPayload = [
            "revisions": [
                [
                    "revision": 9, "cause": ["method": "push", "client": "till", "time": 1_000_000],
                    "changes": [["kind": "entry.added"], ["kind": "navigator.closed"], ["kind": "entry.added"]],
                ],
                ["revision": 10, "cause": ["method": "session.ended", "session": "s3"], "changes": []],
            ]
        ]
        #expect(
            ListTable.history(answer, now: 1_061_000).lines(width: 80, inColour: false) == [
                "REVISION  AGO  METHOD         BY    CHANGES",
                "       9   1m  push           till  entry.added ×2, navigator.closed",
                "      10    -  session.ended  s3    ",
            ]
        )
    }
}
