import CEdit
import Glibc

/// A line editor on the terminal, by libedit. It belongs to one thread.
final class LineEditor {
    private let line: OpaquePointer
    private let hooks: UnsafeMutablePointer<cedit_hooks>
    private var promptText: UnsafeMutablePointer<CChar>?

    /// The text of the prompt, asked for whenever the line is drawn.
    var prompt: () -> String = { "" }
    /// Completes the word before the cursor.
    var complete: (LineEditor) -> Void = { _ in }
    /// Explains the word before the cursor.
    var explain: (LineEditor) -> Void = { _ in }

    /// Nil when the terminal cannot be used.
    ///
    /// - Parameter wake: a descriptor. A byte that arrives there draws the prompt again.
    init?(wake: Int32) {
        hooks = .allocate(capacity: 1)
        hooks.initialize(to: cedit_hooks())
        hooks.pointee.wake = wake
        guard let line = cedit_open(hooks) else {
            hooks.deallocate()
            return nil
        }
        self.line = line
        hooks.pointee.context = Unmanaged.passUnretained(self).toOpaque()
        hooks.pointee.prompt = { LineEditor.from($0).nextPrompt() }
        hooks.pointee.complete = { context in
            let editor = LineEditor.from(context)
            editor.complete(editor)
        }
        hooks.pointee.explain = { context in
            let editor = LineEditor.from(context)
            editor.explain(editor)
        }
    }

    deinit {
        cedit_close(line, hooks)
        hooks.deallocate()
        free(promptText)
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> LineEditor {
        guard let context else { preconditionFailure("the editor has no owner") }
        return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
    }

    private func nextPrompt() -> UnsafePointer<CChar>? {
        free(promptText)
        promptText = strdup(prompt())
        return promptText.map { UnsafePointer($0) }
    }

    /// The next line; nil at the end of input.
    func readLine() -> String? { cedit_get(line, hooks).map { String(cString: $0) } }

    /// Adds a line to those that the arrow keys bring back.
    func remember(_ text: String) { cedit_remember(hooks, text) }

    /// The line up to the cursor.
    var textBeforeCursor: String {
        guard let info = el_line(line)?.pointee else { return "" }
        let bytes = UnsafeRawBufferPointer(start: info.buffer, count: info.cursor - info.buffer)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes a text in place of the characters before the cursor.
    func replace(_ count: Int, with text: String) {
        if count > 0 { el_deletestr(line, Int32(count)) }
        el_insertstr(line, text)
    }
}
