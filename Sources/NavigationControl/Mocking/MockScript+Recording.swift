import JSON

/// Scripts from recordings.
extension MockScript {
    /// The scripts of all modules of a recording. Each module registers, makes requests and answers as it did.
    ///
    /// Two questions count as the same when their types, arguments and messages are equal; their place and entry do not
    /// matter. The mock repeats the requests that the module made while it answered (with `during`), and takes ids for
    /// its answer from the new results.
    ///
    /// - Throws: an error when the recording is incomplete or contains no module.
    package static func scripts(of transcript: Transcript) throws(MockScriptError) -> [MockScript] {
        if let gap = transcript.gap { throw MockScriptError("the recording is not complete: \(gap)") }
        var scripts: [MockScript] = []
        for line in transcript.lines {
            guard line.kind == "request", let module = line.registered else { continue }
            guard !scripts.contains(where: { $0.module == module }) else { continue }
            var reading = RecordedModule(transcript.lines(of: line.session), registration: line)
            scripts.append(try MockScript(reading.script()))
        }
        guard !scripts.isEmpty else { throw MockScriptError("no module registers in the recording") }
        return scripts
    }
}

/// One module's part of a recording.
private struct RecordedModule {
    private let lines: [TranscriptLine]
    private let registration: TranscriptLine

    /// Members of a question that differ from run to run: its place and its deadline.
    private static let circumstances: Set = [
        "scene", "navigator", "entry", "timeout", "guard", "cause", "sequence", "index", "receiver",
    ]
    /// Requests without a lasting effect.
    private static let passing: Set = ["hello", "ping", "request.cancel"]

    init(_ lines: [TranscriptLine], registration: TranscriptLine) {
        self.lines = lines
        self.registration = registration
    }

    /// The module's script as JSON.
    mutating func script() -> JSONValue {
        var script = registration.message["params"]?.object ?? JSONObject()
        let answers = self.answers()
        if !answers.isEmpty { script.set("answers", .array(answers)) }
        let requests = self.requests()
        if !requests.isEmpty { script.set("requests", .array(requests)) }
        return .object(script)
    }

    /// One answer for each question. Repeated questions with the same answer count once.
    private func answers() -> [JSONValue] {
        var answers: [JSONValue] = []
        for line in lines where line.kind == "question" {
            let answer = answer(to: line)
            if answers.last(where: { $0["question"] == answer["question"] && $0["params"] == answer["params"] })
                == answer
            {
                continue
            }
            answers.append(answer)
        }
        return numberedWhereTheyChange(answers)
    }

    /// Limits the uses of an answer that was different later.
    private func numberedWhereTheyChange(_ answers: [JSONValue]) -> [JSONValue] {
        answers.enumerated().map { index, answer in
            let later = answers[(index + 1)...].contains {
                $0["question"] == answer["question"] && $0["params"] == answer["params"]
            }
            guard later, var object = answer.object else { return answer }
            let pattern = object["params"]
            var count: Int64 = 0
            for line in lines where line.kind == "question" && line.method == object["question"]?.string {
                guard Self.pattern(of: line) == pattern else { continue }
                guard self.answer(to: line) == answer else {
                    if count > 0 { break }
                    continue
                }
                count += 1
            }
            object.set("times", .integer(max(count, 1)))
            return .object(object)
        }
    }

    private static func pattern(of question: TranscriptLine) -> JSONValue? {
        guard let params = question.message["params"]?.without(circumstances) else { return nil }
        // Entries in lists count by their content only.
        guard var object = params.object, let entries = object["entries"]?.array else { return params }
        object.set("entries", .array(entries.map { $0.without(["entry", "navigator"]) }))
        return .object(object)
    }

    private func answer(to question: TranscriptLine) -> JSONValue {
        var members: [(String, JSONValue)] = [("question", .string(question.method ?? ""))]
        if let pattern = Self.pattern(of: question) { members.append(("params", pattern)) }
        let asked = lines.filter {
            $0.kind == "request" && $0.message["params"]?["during"] == question.message["id"]
        }
        if !asked.isEmpty { members.append(("first", .array(asked.map { Self.request($0) }))) }
        let answer = lines.first {
            $0.kind == "answer" && $0.direction == .in && $0.message["id"] == question.message["id"]
        }
        if let error = answer?.message["error"] {
            members.append(("error", error))
        } else if let result = answer?.message["result"] {
            members.append(("result", Self.withReferences(result, to: asked.map(result(of:)))))
        } else {
            members.append(("noAnswer", true))
        }
        return .object(JSONObject(members))
    }

    private func result(of request: TranscriptLine) -> JSONValue {
        let answer = lines.first {
            $0.kind == "answer" && $0.direction == .out && $0.message["id"] == request.message["id"]
        }
        return answer?.message["result"] ?? .null
    }

    /// Replaces ids that came from results by references to these results.
    private static func withReferences(_ value: JSONValue, to results: [JSONValue]) -> JSONValue {
        let sources = JSONValue.array(results).strings(at: "/results").filter { CapturedVariables.isID($0.string) }
        return value.replacing { part in
            guard let string = part.string, let source = sources.first(where: { $0.string == string }) else {
                return nil
            }
            return ["$from": .string(source.pointer)]
        }
    }

    /// The requests that it made without being asked.
    private func requests() -> [JSONValue] {
        lines.filter { line in
            line.direction == .in && (line.kind == "request" || line.kind == "notification")
                && line.message["params"]?["during"] == nil && line.number != registration.number
                && !Self.passing.contains(line.method ?? "")
        }
        .map { Self.request($0) }
    }

    private static func request(_ line: TranscriptLine) -> JSONValue {
        let params = line.message["params"]?.without(["during", "token", "ifRevision"]) ?? [:]
        return ["method": .string(line.method ?? ""), "params": params]
    }
}
