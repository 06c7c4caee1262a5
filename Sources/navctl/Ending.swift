import NavigationControl

/// The end of a command with an exit status of its own, and its complaint for standard error.
struct Ending: Error {
    let status: ExitStatus
    var complaint: String?
}
