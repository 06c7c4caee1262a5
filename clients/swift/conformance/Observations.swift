import NavigationClient

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes an observation as one line.
func say(_ saw: String, _ members: [(name: String, value: JSONPayload)] = []) {
    let line = "\(JSONPayload.object([("saw", JSONPayload(saw))] + members))\n"
    // One write, so that lines of different tasks do not mix.
    line.withCString { _ = write(STDOUT_FILENO, $0, strlen($0)) }
}

func say(_ error: NavigationClientError, _ name: String) {
    var members: [(name: String, value: JSONPayload)] = [("as", JSONPayload(name))]
    switch error {
    case .refused(let refusal):
        members.append(("kind", "refused"))
        members.append(("code", JSONPayload(refusal.code)))
        members.append(("name", JSONPayload(refusal.name)))
        members.append(("data", refusal.data ?? .null))
    case .timedOut: members.append(("kind", "timedOut"))
    case .cancelled: members.append(("kind", "cancelled"))
    case .connectionLost, .cannotConnect, .badAnswer, .closedByHost:
        members.append(("kind", "lost"))
        members.append(("reason", JSONPayload(error.lossReason ?? "")))
    case .watchOverflowed, .invalidDestination, .cannotReadSecret: members.append(("kind", JSONPayload("\(error)")))
    }
    say("error", members)
}

func say(_ event: WatchEvent, _ name: String) {
    let (kind, revision): (String, Int?) =
        switch event {
        case .started(let start): ("watch", start.revision)
        case .changed(let change): ("changed", change.revision)
        case .lagged(let snapshot): ("lagged", snapshot.revision)
        case .happened(let event): (event.encoded["kind"]?.string ?? "", nil)
        case .ended: ("watchEnded", nil)
        }
    say(
        "event",
        [
            ("as", JSONPayload(name)), ("event", JSONPayload(kind)),
            ("revision", revision.map { JSONPayload($0) } ?? .null),
        ]
    )
}

@Sendable
func say(_ notice: HostNotice) {
    say("notification", [("method", JSONPayload(notice.method)), ("params", notice.parameters)])
}
