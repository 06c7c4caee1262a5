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

    @Test(
        arguments: [
            ("/a", ["NAVHOST_SOCKET": "/b"], nil), (nil, ["NAVHOST_SOCKET": "/b"], "NAVHOST_SOCKET"),
            (nil, ["XDG_RUNTIME_DIR": "/run"], "XDG_RUNTIME_DIR"), (nil, ["TMPDIR": "/t"], "TMPDIR"), (nil, [:], nil),
        ] as [(String?, [String: String], String?)]
    )
    func theVariableThatDecidedIsKnown(option: String?, environment: [String: String], variable: String?) {
        #expect(SocketPath(option: option, environment: environment, uid: 7).variable == variable)
    }

    @Test func variablesThatDecideTheStoreAreKnown() {
        let environment = ["NAVHOST_SOCKET": "/b", "HOME": "/h", "XDG_STATE_HOME": ""]
        func variables(_ option: String?, _ socket: String?, _ environment: [String: String]) -> [String] {
            StorePath(option: option, socket: socket, environment: environment, uid: 7).variables
        }
        #expect(variables(nil, nil, environment) == ["HOME", "NAVHOST_SOCKET"])
        #expect(variables(nil, "/a", environment) == ["HOME"])
        #expect(variables("none", nil, environment) == [])
        #expect(variables(nil, nil, ["NAVHOST_STORE": "none"]) == ["NAVHOST_STORE"])
    }

    @Test func onlyTheLastResortHasAFolderOfItsOwn() {
        #expect(SocketPath(option: nil, environment: [:], uid: 7).ownFolder == "/tmp/navhost-7")
        #expect(SocketPath(option: "/a/b", environment: [:], uid: 7).ownFolder == nil)
    }
}
