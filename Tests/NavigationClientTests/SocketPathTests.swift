import Testing

@testable import NavigationClient

struct SocketPathTests {
    @Test(
        arguments: [
            ("/a", ["NAVHOST_SOCKET": "/b", "XDG_RUNTIME_DIR": "/c"], "/a"),
            (nil, ["NAVHOST_SOCKET": "/b", "XDG_RUNTIME_DIR": "/c"], "/b"),
            (nil, ["XDG_RUNTIME_DIR": "/c", "TMPDIR": "/d"], "/c/navhost.sock"),
            (nil, ["NAVHOST_SOCKET": "", "XDG_RUNTIME_DIR": "", "TMPDIR": "/d"], "/d/navhost-7/navhost.sock"),
            (nil, [:], "/tmp/navhost-7/navhost.sock"),
        ] as [(String?, [String: String], String)]
    )
    func firstRuleThatAppliesWins(asked: String?, environment: [String: String], expected: String) {
        #expect(SocketPath.resolve(asked, environment: { environment[$0] }, user: 7) == expected)
    }
}
