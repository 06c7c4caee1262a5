import ArgumentParser
import NavigationControl

extension CompletionKind {
    /// Candidates from the running host. The description of the commands has them as a mark, which `Completion` reads.
    static func host(_ subject: CompletionSubject) -> CompletionKind { .list([subject.mark]) }
}
