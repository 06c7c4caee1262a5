import NavigationTree

// The parts of the `data` of errors.

extension ErrorDescription {
    /// The named schemas of their parts.
    static let parts: [(name: String, schema: Schema)] = [
        (
            "Owner",
            .object([
                .init("session", "The session.", SessionID.schema),
                .init("name", "The name that its client gave.", isRequired: false, .string()),
                .init("pid", "Its process.", .integer()),
                .init("uid", "The user whose process it is.", .count),
                .init("host", "The host of a fleet on which it is.", isRequired: false, .string()),
            ])
        ),
        (
            "Place",
            .object([
                .init("scene", "The scene.", .string()), .init("navigator", "The navigator.", NavigatorID.schema),
            ])
        ),
        (
            "ConflictingPattern",
            .object([
                .init("pattern", "The pattern.", .string()), .init("module", "Its module.", .string()),
                .init(
                    "owner",
                    "The session that has the module; null when it is gone.",
                    .nullable(.reference("Owner"))
                ),
            ])
        ),
        (
            "QuestionLink",
            .object([
                .init("question", "The question's id.", .text("^q[0-9]+$")),
                .init("asker", "The session that waits for the answer.", isRequired: false, SessionID.schema),
                .init("session", "The session that is asked.", SessionID.schema),
                .init("module", "The module that is asked.", .string()),
                .init("type", "The destination type that it is about.", isRequired: false, .string()),
                .init("entry", "The entry that it is about.", isRequired: false, EntryID.schema),
            ])
        ),
        (
            "StateProblem",
            .object([
                .init("navigator", "The index of the navigator in the document.", .count),
                .init("position", "The place in its path; -1 for its root.", isRequired: false, .integer()),
                .init("error", "The error there.", .reference("Error")),
            ])
        ),
        (
            "Error",
            .object([
                .init("code", "The error's number.", .integer()),
                .init("message", "The error in a sentence, for people.", .string()),
                .init(
                    "data",
                    "The part for programs: the error's name, and members as its description says.",
                    .anyObject
                ),
            ])
        ),
    ]
}
