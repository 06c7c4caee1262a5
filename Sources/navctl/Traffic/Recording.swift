import NavigationClient
import NavigationControl

/// The file of `navctl record`.
struct Recording {
    private var recorder: TrafficRecorder
    private let output: OutputFile

    /// The number of messages that have been recorded.
    var messages: Int { recorder.messages }

    /// Creates the file and writes its header.
    init(_ path: String, _ sessions: String, greeting: JSONPayload, only: String?) throws {
        recorder = TrafficRecorder(sessions: sessions, only: only)
        output = try OutputFile(path)
        try output.write(
            TrafficRecorder.header(
                instance: greeting["instance"]?.string ?? "",
                version: greeting["version"]?.string ?? ""
            )
        )
    }

    /// Writes a message, and the number of those that were dropped before it.
    mutating func take(_ traffic: String, dropped: Int) throws {
        for line in recorder.lines(for: traffic) { try output.write(line) }
        try add(dropped: dropped)
    }

    /// Writes the number of messages that were dropped.
    mutating func add(dropped: Int) throws {
        if dropped > 0 { try output.write(recorder.lost(dropped)) }
    }

    /// A complaint about missing and cut messages; nil when the recording is complete.
    var complaint: String? {
        guard recorder.dropped + recorder.cut > 0 else { return nil }
        return """
            navctl: THE RECORDING IS NOT COMPLETE: \(recorder.dropped) messages are missing, and \(recorder.cut) are cut; record fewer with --session \
            or --methods
            """
    }
}
