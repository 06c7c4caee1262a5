import Glibc
import JSON
import NavigationControl

/// Mocks that run in one process. Each has a connection of its own.
struct MockCompany {
    /// A module that is played, and its connection.
    private final class Member {
        var module: MockModule
        var socket: LineSocket
        var isOver = false

        init(_ module: MockModule, _ socket: consuming LineSocket) {
            self.module = module
            self.socket = socket
        }
    }

    private let members: [Member]
    private var ready: Set<String> = []
    /// True while the scripts have covered every message.
    private var isCovered = true

    /// Connects each module to the host.
    init(_ scripts: [MockScript], at path: String) throws(Ending) {
        var members: [Member] = []
        for script in scripts { members.append(Member(MockModule(script), try LineSocket(connectingTo: path))) }
        self.members = members
    }

    /// Plays until all connections have ended or a signal arrives. True when the scripts covered every message.
    mutating func play() throws -> Bool {
        let signals = EndSignals()
        for member in members { try carryOut(member.module.start(), for: member) }
        while members.contains(where: { !$0.isOver }) {
            let running = members.filter { !$0.isOver }
            var polled = running.map { pollfd(fd: $0.socket.descriptor, events: Int16(POLLIN), revents: 0) }
            polled.append(pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0))
            _ = Clock.poll(&polled, until: running.compactMap(\.module.nextDeadline).min())
            if polled.last?.revents != 0 { break }
            for (member, state) in zip(running, polled) {
                if state.revents != 0 { try takeLines(of: member) }
                try carryOut(member.module.timePassed(now: Clock.now), for: member)
            }
        }
        return isCovered
    }

    private mutating func takeLines(of member: Member) throws {
        guard let lines = member.socket.takeLines() else {
            member.isOver = true
            return
        }
        for line in lines where !member.isOver {
            try carryOut(member.module.receive(line, now: Clock.now), for: member)
        }
    }

    private mutating func carryOut(_ actions: [MockModule.Action], for member: Member) throws {
        for action in actions {
            switch action {
            case .send(let line): member.socket.write(line)
            case .disconnect:
                shutdown(member.socket.descriptor, Int32(SHUT_RDWR))
                member.isOver = true
            case .becomeReady: try becomeReady(member.module.name)
            case .complain(let text):
                isCovered = false
                StandardError.write("navctl mock: \(VisibleText.of(text))")
            }
        }
    }

    private mutating func becomeReady(_ name: String) throws {
        ready.insert(name)
        guard ready.count == members.count else { return }
        try StandardOutput.write("mock ready: \(members.map(\.module.name).joined(separator: ", "))")
    }
}
