import NavigationServer
import Testing

struct SocketPathTests {
    @Test(
        arguments: [
            ("/a", ["NAVHOST_SOCKET": "/b", "XDG_RUNTIME_DIR": "/run"], "/a"),
            (nil, ["NAVHOST_SOCKET": "/b", "XDG_RUNTIME_DIR": "/run"], "/b"),
            (nil, ["NAVHOST_SOCKET": "", "XDG_RUNTIME_DIR": "/run"], "/run/navhost.sock"),
            (nil, ["TMPDIR": "/var/tmp/"], "/var/tmp/navhost-7/navhost.sock"),
            (nil, [:], "/tmp/navhost-7/navhost.sock"),
        ] as [(String?, [String: String], String)]
    )
    func firstThatIsSaidWins(option: String?, environment: [String: String], path: String) {
        #expect(SocketPath(option: option, environment: environment, uid: 7).path == path)
    }

    @Test func onlyTheLastResortHasAFolderOfItsOwn() {
        #expect(SocketPath(option: nil, environment: [:], uid: 7).ownFolder == "/tmp/navhost-7")
        #expect(SocketPath(option: "/a/b", environment: [:], uid: 7).ownFolder == nil)
    }
}
