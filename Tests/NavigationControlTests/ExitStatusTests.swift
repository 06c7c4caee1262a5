import NavigationClient
import NavigationControl
import Testing

struct ExitStatusTests {
    @Test(
        arguments: [
            (.cannotConnect(path: "/x", reason: "gone"), 2),
            (.connectionLost(reason: "gone"), 2),
            (.closedByHost(reason: "shutting_down", message: "Goodbye."), 2),
            (.badAnswer("?"), 2),
            (.invalidDestination("?"), 3),
            (.timedOut(method: "ping", after: .seconds(1)), 4),
        ] as [(NavigationClientError, Int32)]
    )
    func everyErrorHasItsStatus(error: NavigationClientError, expected: Int32) {
        #expect(ExitStatus(error).rawValue == expected)
    }

    @Test func complaintNamesWhatHappened() {
        let error = NavigationClientError.cannotConnect(path: "/x", reason: "there is no socket")
        #expect(error.complaint == "navctl: cannot connect to /x: there is no socket")
    }
}
