import NavigationProtocol

/// A limit in words, and the option that sets it.
package struct LimitDescription: Sendable {
    /// The property that holds the limit, and the values that it may have.
    package enum Property: Sendable {
        case count(any WritableKeyPath<Limits, Int> & Sendable, ClosedRange<Int>)
        case seconds(any WritableKeyPath<Limits, Double> & Sendable, ClosedRange<Double>)
    }

    /// The name on the wire, which is the property's.
    package let name: String
    package let property: Property
    /// The unit, or the noun that is counted, for the table in `docs/operations.md`.
    package let unit: String
    /// The option's name without the dashes, which is also the member's name in a configuration file.
    package let option: String
    /// The first part of the option's help, without the range.
    package let summary: String

    private init(_ name: String, _ property: Property, _ unit: String, option: String, _ summary: String) {
        self.name = name
        self.property = property
        self.unit = unit
        self.option = option
        self.summary = summary
    }

    /// This limit's value.
    package func value(in limits: Limits) -> Limits.Value {
        switch property {
        case .count(let path, _): .count(limits[keyPath: path])
        case .seconds(let path, _): .seconds(limits[keyPath: path])
        }
    }
}

extension LimitDescription {
    /// Every limit, in the order of the properties, of the help and of the wire.
    package static let all: [Self] = [
        Self(
            "line",
            .count(\.line, 1024...(1 << 30)),
            "bytes",
            option: "max-line",
            "Longest line that the host reads, in bytes"
        ),
        Self(
            "lineStrikes",
            .count(\.lineStrikes, 1...1000),
            "lines",
            option: "max-line-strikes",
            "Lines too long or not UTF-8 after which a connection is closed"
        ),
        Self(
            "depth",
            .count(\.depth, 8...1000),
            "levels",
            option: "max-depth",
            "Levels of arrays and objects in a line"
        ),
        Self("batch", .count(\.batch, 1...100_000), "requests", option: "max-batch", "Requests in a batch"),
        Self(
            "elements",
            .count(\.elements, 256...(1 << 24)),
            "elements of all lists in a request, and values in its schemas and hints, together; types in an answer to `destination.list`",
            option: "max-elements",
            "Elements of all lists in a request together"
        ),
        Self(
            "inFlight",
            .count(\.inFlight, 1...100_000),
            "requests",
            option: "max-in-flight",
            "Requests of a connection that wait for modules"
        ),
        Self(
            "messagesPerTurn",
            .count(\.messagesPerTurn, 1...100_000),
            "messages",
            option: "turn-messages",
            "Messages of a connection before the host serves the next one"
        ),
        Self(
            "timePerTurn",
            .seconds(\.timePerTurn, 0.0001...1),
            "s",
            option: "turn-time",
            "Seconds that a connection is served before the next one"
        ),
        Self(
            "busyPoll",
            .count(\.busyPoll, 0...1000),
            "µs before the host sleeps, while it is busy; see [below](#busy-polling)",
            option: "busy-poll",
            "Microseconds that a busy host looks for requests before it sleeps"
        ),
        Self(
            "outputSoft",
            .count(\.outputSoft, 4096...(1 << 30)),
            "bytes",
            option: "output-soft",
            "Bytes of unread output above which watches are resynchronised"
        ),
        Self(
            "outputHard",
            .count(\.outputHard, 65_536...Int(Int32.max)),
            "bytes",
            option: "output-hard",
            "Bytes of unread output at which a connection is closed, and of one answer"
        ),
        Self(
            "outputStall",
            .seconds(\.outputStall, 0.1...3600),
            "s",
            option: "output-stall",
            "Seconds without progress after which the connection of a slow reader is closed"
        ),
        Self("connections", .count(\.connections, 1...1_000_000), "", option: "max-connections", "Connections"),
        Self(
            "connectionsPerUser",
            .count(\.connectionsPerUser, 1...1_000_000),
            "",
            option: "max-connections-per-user",
            "Connections of one user"
        ),
        Self(
            "question",
            .seconds(\.question, 0.001...3600),
            "s",
            option: "question-timeout",
            "Seconds that a module has to answer"
        ),
        Self(
            "questionMaximum",
            .seconds(\.questionMaximum, 0.001...86_400),
            "s",
            option: "max-question-timeout",
            "Longest timeout that a request may ask for, in seconds"
        ),
        Self(
            "shutdown",
            .seconds(\.shutdown, 0...3600),
            "s",
            option: "shutdown-time",
            "Seconds that a shutdown waits for output to leave"
        ),
        Self(
            "history",
            .count(\.history, 0...100_000_000),
            "revisions of a scene",
            option: "history",
            "Revisions of a scene kept for watches that resume"
        ),
        Self(
            "historyBytes",
            .count(\.historyBytes, 0...(1 << 40)),
            "bytes",
            option: "history-bytes",
            "Bytes of the kept revisions of a scene"
        ),
        Self(
            "watches",
            .count(\.watches, 1...1_000_000),
            "of a connection",
            option: "max-watches",
            "Watches of a connection"
        ),
        Self(
            "snapshot",
            .count(\.snapshot, 1024...(1 << 30)),
            "bytes of a scene, a path or a state that is answered as a whole; a navigator counts as 256, and an entry of a state as 64 at least; a larger one is read in parts",
            option: "max-snapshot",
            "Bytes of a scene or a path that is answered as a whole, and not in parts"
        ),
        Self("scenes", .count(\.scenes, 1...1_000_000), "", option: "max-scenes", "Scenes"),
        Self(
            "restorationKeys",
            .count(\.restorationKeys, 1...10_000),
            "of a scene",
            option: "max-restoration-keys",
            "States of a scene that are set aside under former restoration keys; the oldest one makes room"
        ),
        Self(
            "restorationBytes",
            .count(\.restorationBytes, 65_536...(1 << 40)),
            "bytes",
            option: "max-restoration-bytes",
            "Bytes of the states of a scene that are set aside"
        ),
        Self(
            "modules",
            .count(\.modules, 1...1_000_000),
            "of a connection",
            option: "max-modules",
            "Modules of a connection"
        ),
        Self(
            "destinations",
            .count(\.destinations, 1...1_000_000),
            "of a module",
            option: "max-destinations",
            "Destination types of a module"
        ),
        Self(
            "presentations",
            .count(\.presentations, 0...100_000),
            "methods of presentation of a module",
            option: "max-presentations",
            "Methods of presentation that a module defines"
        ),
        Self(
            "navigators",
            .count(\.navigators, 1...1_000_000_000),
            "of a scene",
            option: "max-navigators",
            "Navigators of a scene"
        ),
        Self(
            "entries",
            .count(\.entries, 1...1_000_000_000),
            "of a scene",
            option: "max-entries",
            "Entries of a scene"
        ),
        Self(
            "argumentBytes",
            .count(\.argumentBytes, 1024...(1 << 40)),
            "bytes of a scene's arguments and hints",
            option: "max-argument-bytes",
            "Bytes of the arguments of a scene's entries"
        ),
        Self(
            "attachments",
            .count(\.attachments, 1...1_000_000_000),
            "locks, checkpoints, mappings, triggers, flows and kept signals of a scene",
            option: "max-attachments",
            "Locks, checkpoints, mappings, triggers, flows and kept signals of a scene"
        ),
        Self(
            "flowData",
            .count(\.flowData, 0...(1 << 30)),
            "bytes that a flow keeps",
            option: "max-flow-data",
            "Bytes of the data of a flow"
        ),
        Self(
            "keptSignals",
            .count(\.keptSignals, 0...1_000_000),
            "signals of a scene that wait for one module",
            option: "max-kept-signals",
            "Signals of a scene that are kept for a module that is away"
        ),
        Self(
            "formerModules",
            .count(\.formerModules, 0...1_000_000),
            "ended sessions whose module the host remembers",
            option: "max-former-modules",
            "Ended sessions whose module the host remembers, for their signals"
        ),
        Self(
            "tokens",
            .count(\.tokens, 0...1_000_000),
            "remembered answers to a user's requests with a `token`",
            option: "max-tokens",
            "Kept answers to a user's requests with a token"
        ),
        Self(
            "results",
            .count(\.results, 0...1_000_000),
            "requests of a connection with `forResult` that wait",
            option: "max-results",
            "Requests of a connection that wait for the result of an entry"
        ),
        Self(
            "guards",
            .count(\.guards, 0...1_000_000),
            "guards of a connection",
            option: "max-guards",
            "Guards of a connection"
        ),
        Self(
            "lastingGuards",
            .count(\.lastingGuards, 0...1_000_000),
            "guards with `away`, of all modules",
            option: "max-lasting-guards",
            "Guards that stay in force while their modules are away"
        ),
        Self(
            "guardMisses",
            .count(\.guardMisses, 1...1_000_000),
            "deadlines that a guard misses in a row before it is paused",
            option: "guard-misses",
            "Deadlines that a guard may miss in a row before the host stops asking it for a while"
        ),
        Self(
            "guardPause",
            .seconds(\.guardPause, 0.001...86_400),
            "s; each further pause is twice as long",
            option: "guard-pause",
            "Seconds for which a guard that missed its deadlines is not asked"
        ),
        Self(
            "guardPauseMaximum",
            .seconds(\.guardPauseMaximum, 0.001...86_400),
            "s",
            option: "max-guard-pause",
            "Longest pause of a guard that goes on missing its deadlines"
        ),
        Self(
            "urlPatterns",
            .count(\.urlPatterns, 0...1_000_000),
            "URL patterns of a connection",
            option: "max-url-patterns",
            "URL patterns of a connection"
        ),
        Self(
            "urlBytes",
            .count(\.urlBytes, 64...(1 << 20)),
            "bytes of a URL, and of a pattern",
            option: "max-url-bytes",
            "Bytes of a URL or a pattern"
        ),
        Self(
            "urlSegments",
            .count(\.urlSegments, 1...256),
            "segments of a URL's path, and of a pattern's",
            option: "max-url-segments",
            "Segments of a URL's path"
        ),
        Self(
            "registrationBytes",
            .count(\.registrationBytes, 1024...(1 << 40)),
            "bytes of a connection's registrations, and of its URL patterns as they are kept",
            option: "max-registration-bytes",
            "Bytes of text that a connection may register"
        ),
        Self("monitors", .count(\.monitors, 0...1000), "of one user", option: "max-monitors", "Monitors of one user"),
        Self(
            "monitorLine",
            .count(\.monitorLine, 0...(1 << 30)),
            "bytes of a line that a monitor shows",
            option: "max-monitor-line",
            "Bytes of a line that a monitor shows"
        ),
        Self(
            "renderers",
            .count(\.renderers, 0...1_000_000),
            "reports of renderers",
            option: "max-renderers",
            "Reports of renderers"
        ),
        Self(
            "sequences",
            .count(\.sequences, 0...1_000_000),
            "that have not ended",
            option: "max-sequences",
            "Sequences that have not ended"
        ),
        Self(
            "sequencesPerSession",
            .count(\.sequencesPerSession, 0...1_000_000),
            "of a connection that have not ended",
            option: "max-sequences-per-session",
            "Sequences of a connection that have not ended"
        ),
        Self(
            "sequenceItems",
            .count(\.sequenceItems, 1...100_000),
            "values of a sequence, those that receivers add included",
            option: "max-sequence-items",
            "Values of a sequence"
        ),
        Self(
            "sequenceBytes",
            .count(\.sequenceBytes, 1024...(1 << 30)),
            "bytes of the values of a sequence",
            option: "max-sequence-bytes",
            "Bytes of the values of a sequence"
        ),
        Self(
            "receivers",
            .count(\.receivers, 0...1_000_000),
            "of a connection",
            option: "max-receivers",
            "Receivers of a connection"
        ),
    ]
}
