import Glibc
import NavigationClient
import NavigationControl

/// The shell on a terminal. It runs on a thread of its own, because its waits block.
struct InteractiveShell: Sendable {
    let form: CommandForm
    let scene: String
    let options: [(name: String, value: String?)]
    let questions: HostQuestions

    /// Runs until the person ends it. False when the terminal cannot be used.
    func run() -> Bool {
        let state = ShellState(questions, scene: scene)
        guard let editor = LineEditor(wake: state.wake) else { return false }
        // Control-C ends the command that runs, and not the shell.
        signal(SIGINT, SIG_IGN)
        let history = ShellHistory()
        for line in history?.newestLines() ?? [] { editor.remember(line) }
        editor.prompt = { state.text }
        editor.complete = { complete($0) }
        editor.explain = { explain($0) }
        Task.detached { await state.follow() }
        while true {
            HostQuestions.wait { await state.refresh() }
            guard let line = editor.readLine()?.trimmed else { break }
            if !line.isEmpty {
                editor.remember(line)
                history?.append(line)
            }
            guard carryOut(line) else { return true }
        }
        Self.write("")
        return true
    }

    /// Carries out a line. False when it ends the shell.
    private func carryOut(_ line: String) -> Bool {
        do {
            switch try ShellLine(line) {
            case .nothing: break
            case .exit: return false
            case .command(let words):
                _ = ShellCommand.run(ShellLine.arguments(words, options: options, in: form), readsTerminal: true)
            }
        } catch {
            StandardError.write("navctl: \(error)")
        }
        return true
    }

    private func completion(_ typed: TypedLine) -> Completion {
        let questions = questions
        var words = typed.words
        if words.first == "navctl" { words.removeFirst() }
        let inScene = ShellLine.arguments(words, options: [("--scene", scene)], in: form)
        return Completion(inScene, current: typed.current, in: form) { await questions.ask($0, $1) }
    }

    private func complete(_ editor: LineEditor) {
        let typed = TypedLine(editor.textBeforeCursor)
        let completion = completion(typed)
        var candidates = HostQuestions.wait { await completion.candidates() } ?? []
        if typed.words.isEmpty { candidates += Candidate.ofShell(typed.current) }
        if let name = completion.fileName {
            candidates = FileNames.candidates(name, behind: typed.current.dropLast(name.count))
        }
        if let only = candidates.first, candidates.count == 1 {
            return editor.replace(typed.typedLength, with: only.quoted + (only.isWhole ? " " : ""))
        }
        let common = Candidate.commonBeginning(candidates)
        if common.count > typed.current.count {
            return editor.replace(typed.typedLength, with: Candidate.quoted(common))
        }
        guard !candidates.isEmpty else { return }
        // The line with its prompt stays in sight above the table, and is drawn again below it.
        let rows = max((StandardOutput.rows ?? 24) - 2, 2)
        show(Candidate.table(candidates, width: width, rows: rows, inColour: StandardOutput.wantsColour))
    }

    private func explain(_ editor: LineEditor) {
        let completion = completion(TypedLine(editor.textBeforeCursor))
        let (width, inColour) = (width, StandardOutput.wantsColour)
        show(HostQuestions.wait { await completion.explanation(width: width, inColour: inColour) } ?? [])
    }

    private var width: Int { StandardOutput.columns ?? 80 }

    /// Writes lines below the one that is edited.
    private func show(_ lines: [String]) { Self.write(([""] + lines).joined(separator: "\n")) }

    private static func write(_ text: String) { _ = DescriptorOutput.writeAll(text + "\n", to: STDOUT_FILENO) }
}

extension String {
    fileprivate var trimmed: String {
        var scalars = unicodeScalars[...]
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        return String(scalars)
    }
}
