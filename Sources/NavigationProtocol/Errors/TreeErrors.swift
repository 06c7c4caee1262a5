import NavigationTree

// Errors about scenes, their trees and links.

extension ErrorDescription {
    static let ofTrees: [Self] = [
        Self(
            .unknownScene,
            "unknown_scene",
            "The scene does not exist.",
            [
                .init("scene", "The name that the request gave.", .string()), .nearest,
            ]
        ),
        Self(
            .unknownNavigator,
            "unknown_navigator",
            "The scene does not have this navigator.",
            [
                .init("navigator", "The id or name that the request gave.", .string()), .nearest,
                .init(
                    "elsewhere",
                    "The navigator with this name, outside of what was searched.",
                    isRequired: false,
                    NavigatorID.schema
                ),
            ]
        ),
        Self(
            .unknownEntry,
            "unknown_entry",
            "The scene does not have this entry.",
            [
                .init("entry", "The id that the request gave.", EntryID.schema),
                .init(
                    "navigator",
                    "The navigator whose path does not have it.",
                    isRequired: false,
                    NavigatorID.schema
                ),
            ]
        ),
        Self(
            .unknownDestination,
            "unknown_destination",
            "The destination type is not registered, or not for this place.",
            [
                .init("type", "The type that the request gave.", isRequired: false, .string()), .nearest,
                .init(
                    "navigators",
                    "The navigators where the type is known.",
                    isRequired: false,
                    .array(of: .reference("Place"))
                ),
            ]
        ),
        Self(
            .invalidArguments,
            "invalid_arguments",
            "Arguments, a value or data do not fit the schema.",
            [
                .init("type", "The destination type.", isRequired: false, .string()),
                .init("checkpoint", "The checkpoint whose value it is.", isRequired: false, .string()),
                .init("flow", "The flow whose value it is.", isRequired: false, .string()),
                .init("message", "The message to an entry, by its name.", isRequired: false, .string()),
                .init("content", "True for the content of an entry.", isRequired: false, .boolean),
                .init("path", "A JSON Pointer to what does not fit.", .string()),
                .init("keyword", "The keyword of the schema that it breaks.", .string()),
                .init("reason", "The problem, for people.", .string()),
            ]
        ),
        Self(
            .noStack,
            "no_stack",
            "The navigator has no path of its own.",
            [
                .init("navigator", "The navigator.", NavigatorID.schema),
                .init(
                    "suggestion",
                    "The nearest one around it that has a path.",
                    isRequired: false,
                    NavigatorID.schema
                ),
            ]
        ),
        Self(
            .atRoot,
            "at_root",
            "There is nothing to go back from.",
            [
                .init("navigator", "The navigator.", NavigatorID.schema),
                .init("depth", "How many entries its path has.", .count),
                .init("nearest", "The presentation around it.", isRequired: false, NavigatorID.schema),
            ]
        ),
        Self(
            .notPresented,
            "not_presented",
            "The navigator is not shown over another.",
            [
                .init("navigator", "The navigator.", NavigatorID.schema),
                .init("nearest", "The presentation around it.", isRequired: false, NavigatorID.schema),
            ]
        ),
        Self(
            .outOfRange,
            "out_of_range",
            "The path has fewer entries than that.",
            [
                .init("navigator", "The navigator.", NavigatorID.schema),
                .init("depth", "How many entries its path has.", .count),
            ]
        ),
        Self(
            .typeNotShown,
            "type_not_shown",
            "No entry of this type is on the way back.",
            [
                .init("navigator", "The navigator where the search began.", NavigatorID.schema),
                .init("type", "The destination type.", TypeName.schema),
                .init(
                    "elsewhere",
                    "A navigator that shows the type, on the way through the presenters.",
                    isRequired: false,
                    NavigatorID.schema
                ),
            ]
        ),
        Self(
            .occupied,
            "occupied",
            "Something is shown over the navigator already.",
            [
                .init("navigator", "The navigator.", NavigatorID.schema),
                .init("presented", "The navigator that it presents.", NavigatorID.schema),
            ]
        ),
        Self(
            .nameInUse,
            "name_in_use",
            "The name of a scene or navigator is taken.",
            [
                .init("scene", "The scene.", .string()), .init("wanted", "The name.", .string()),
                .init("navigator", "The navigator that has it.", isRequired: false, NavigatorID.schema),
            ]
        ),
        Self(
            .revisionMismatch,
            "revision_mismatch",
            "The scene is not at the revision that the request named, or has navigated since.",
            [
                .init("scene", "The scene.", .string()), .init("revision", "Its revision.", .count),
                .init("navigation", "The newest revision that navigated.", isRequired: false, .count),
            ]
        ),
        Self(
            .rootFixed,
            "root_fixed",
            "The root navigator and the scene `main` cannot be closed.",
            [
                .init("navigator", "The root navigator.", isRequired: false, NavigatorID.schema)
            ]
        ),
        Self(
            .notSelectable,
            "not_selectable",
            "The navigator is not a stack beside others.",
            [
                .init("navigator", "The navigator.", NavigatorID.schema)
            ]
        ),
        Self(
            .locked,
            "locked",
            "A lock forbids it.",
            [
                .init("locks", "The locks.", .array(of: .reference("Attachment")))
            ]
        ),
        Self(
            .unknownAttachment,
            "unknown_attachment",
            "The lock, checkpoint, mapping, trigger or flow does not exist.",
            [
                .init("attachment", "The id that the request gave.", AttachmentID.schema)
            ]
        ),
        Self(
            .cannotReturn,
            "cannot_return",
            "The checkpoint does not exist here, or there is nothing to go back from.",
            [
                .init("navigator", "Where the request looked from.", NavigatorID.schema),
                .init("checkpoint", "The name that the request gave.", .string()),
                .init("isKnown", "Whether there is such a checkpoint, and returning would undo nothing.", .boolean),
            ]
        ),
        Self(
            .unknownTrigger,
            "unknown_trigger",
            "The navigator has no such trigger.",
            [
                .init("navigator", "The navigator.", NavigatorID.schema),
                .init("trigger", "The name that the request gave.", .string()), .nearest,
            ]
        ),
        Self(
            .noAlert,
            "no_alert",
            "The entry is not an alert or a dialog with buttons.",
            [
                .init("entry", "The entry.", EntryID.schema)
            ]
        ),
        Self(
            .unknownAnswer,
            "unknown_answer",
            "The alert has no such button.",
            [
                .init("entry", "The entry.", EntryID.schema),
                .init("answer", "The answer that the request gave.", .string()),
                .init("answers", "Those that its buttons have.", .array(of: .string())),
            ]
        ),
        Self(
            .noColumn,
            "no_column",
            "No column comes after the navigator.",
            [
                .init("navigator", "The navigator.", NavigatorID.schema)
            ]
        ),
        Self(
            .pathRefused,
            "path_refused",
            "A rule of paths forbids what would come of it.",
            [
                .init("rule", "The part of the rule that the first violation breaks.", isRequired: false, .string()),
                .init("type", "The type that breaks it.", isRequired: false, .string()),
                .init("navigator", "The navigator whose path it is.", isRequired: false, NavigatorID.schema),
                .init(
                    "parent",
                    "The navigator below which a new one would have been made.",
                    isRequired: false,
                    NavigatorID.schema
                ),
                .init(
                    "position",
                    "The place in the path, from 0; -1 for the destination below the path.",
                    isRequired: false,
                    .integer()
                ),
                .init("found", "The type that it stands on.", isRequired: false, .string()),
                .init(
                    "needed",
                    "Roles, methods or types of which one would do; the number that may be there.",
                    isRequired: false,
                    .array(of: .string())
                ),
                .init("ruleOf", "The type whose rule it is.", isRequired: false, .string()),
                .init(
                    "source",
                    "The module whose rule it is, `bindings`, or `navigator`.",
                    isRequired: false,
                    .string()
                ),
                .init(
                    "accepted",
                    "The types and roles that the navigator's path accepts, when it does not accept the type.",
                    isRequired: false,
                    .reference("Acceptance")
                ),
                .init(
                    "legal",
                    "Types of a path that is legal and leads there.",
                    isRequired: false,
                    .array(of: .string())
                ),
                .init("violations", "All violations.", .array(of: .reference("RuleViolation"))),
            ]
        ),
        Self(
            .invalidState,
            "invalid_state",
            "The state document cannot be shown.",
            [
                .init("problems", "The problems of the document.", .array(of: .reference("StateProblem")))
            ]
        ),
        Self(
            .tokenReused,
            "token_reused",
            "The token came with another request before.",
            [
                .init("token", "The token.", .string())
            ]
        ),
        Self(
            .outsideWindow,
            "outside_window",
            "The revision is older than what the host keeps.",
            [
                .init("scene", "The scene.", .string()), .init("from", "The oldest revision that is kept.", .count),
                .init("to", "The newest revision.", .count),
            ]
        ),
        Self(
            .cannotUndo,
            "cannot_undo",
            "The revision closed a navigator of a session that is gone, or gave the scene another state as a whole.",
            [
                .init("revision", "The revision.", .count)
            ]
        ),
        Self(
            .notEmpty,
            "not_empty",
            "The scene has something that an imported state would remove.",
            [
                .init("scene", "The scene.", .string()),
                .init("entries", "How many entries it has.", .count),
                .init("navigators", "How many navigators it has besides the root.", .count),
                .init("attachments", "How many attachments it has.", .count),
            ]
        ),
        Self(
            .unknownLink,
            "unknown_link",
            "The entry has no such link.",
            [
                .init("entry", "The entry.", EntryID.schema),
                .init("link", "The name that the request gave.", .string()), .nearest,
            ]
        ),
    ]
}
