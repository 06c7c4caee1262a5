package import NavigationClient

/// The state of a running host, with advice.
package struct HostCheck: Sendable {
    private let status: JSONPayload
    private let sessions: JSONPayload
    private let modules: JSONPayload

    /// From answers to `host.status`, `host.sessions` and `module.list`.
    package init(status: JSONPayload, sessions: JSONPayload, modules: JSONPayload) {
        (self.status, self.sessions, self.modules) = (status, sessions, modules)
    }

    /// - Parameters:
    ///   - seconds: The duration of one `ping`.
    ///   - version: The version of navctl.
    package func findings(seconds: Double, version: String) -> [Finding] {
        [answer(seconds), compare(version), store()] + rollbacks() + [connections()] + slowReaders() + failedModules()
    }

    private func answer(_ seconds: Double) -> Finding {
        let milliseconds = Int((seconds * 1000).rounded(.up))
        guard milliseconds > 100 else { return Finding(.good, "answer", "within \(milliseconds) ms") }
        return Finding(
            .notice,
            "answer",
            "took \(milliseconds) ms",
            advice:
                "Something keeps the host busy: navctl top shows who. With --slow 50 the host names in its log what is slow."
        )
    }

    private func compare(_ version: String) -> Finding {
        let other = status["version"]?.string ?? "?"
        guard other != version else { return Finding(.good, "version", version) }
        return Finding(
            .notice,
            "version",
            "the host is \(other), navctl \(version)",
            advice: "Commands that one of them does not know are refused. Install both from one package."
        )
    }

    private func store() -> Finding {
        guard let failure = status["storeFailure"]?.string else { return Finding(.good, "store", "no failure") }
        return Finding(
            .problem,
            "store",
            "changes are refused: \(failure)",
            advice: "Make room on the disk, or give the host the right to write. It tries again by itself."
        )
    }

    private func rollbacks() -> [Finding] {
        (status["rolledBack"]?.elements ?? []).map { one in
            let (from, to) = (one["from"]?.integer ?? 0, one["to"]?.integer ?? 0)
            return Finding(
                .notice,
                "store",
                "\(one["scene"]?.string ?? "a scene") went back from revision \(from) to \(to)",
                advice: "The write-ahead log was lost. Restore a backup if the newest revisions matter."
            )
        }
    }

    private func connections() -> Finding {
        let (count, limit) = (status["sessions"]?.integer ?? 0, status["limits"]?["connections"]?.integer ?? 0)
        guard limit > 0, count * 10 > limit * 9 else { return Finding(.good, "connections", "\(count) of \(limit)") }
        return Finding(
            .notice,
            "connections",
            "\(count) of \(limit)",
            advice: "The next ones are refused soon: navctl sessions shows who has them, --max-connections allows more."
        )
    }

    private func slowReaders() -> [Finding] {
        let soft = status["limits"]?["outputSoft"]?.integer ?? .max
        return (sessions["sessions"]?.elements ?? []).filter { $0["queued"]?.integer ?? 0 >= soft }.map { session in
            let name = session["name"]?.string ?? session["session"]?.string ?? "?"
            return Finding(
                .notice,
                "reader",
                "\(name) (process \(session["pid"]?.integer ?? 0)) does not read what it is sent",
                advice: "The host closes its connection if it goes on. Look at that program."
            )
        }
    }

    private func failedModules() -> [Finding] {
        let all = modules["modules"]?.elements ?? []
        let failed = all.filter { ["failed", "backingOff"].contains($0["state"]?.string) }
        guard !failed.isEmpty else { return [Finding(.good, "modules", "\(all.count), none has failed")] }
        return failed.map { module in
            let name = module["module"]?.string ?? "?"
            let why = module["lastFailure"]?["message"]?.string ?? "its process ended"
            return Finding(
                .problem,
                "modules",
                "\(name): \(why)",
                advice: "Its output is in the host's log. navctl module restart \(name) starts it again."
            )
        }
    }
}
