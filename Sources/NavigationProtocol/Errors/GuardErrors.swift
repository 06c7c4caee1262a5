import NavigationTree

// The errors of guards and URLs.

extension ErrorDescription {
    static let ofGuardsAndLinks: [Self] = [
        Self(
            .denied,
            "denied",
            "A guard has denied it.",
            [
                .init("guard", "The guard.", GuardID.schema),
                .init("guardName", "Its name for people.", .string()),
                .init(
                    "module",
                    "The guard's module, or that of its session when it has exactly one.",
                    isRequired: false,
                    .string()
                ),
                .init("on", "The step that it denies.", .choice(["enter", "leave", "select"])),
                .init("reason", "Why, for people.", isRequired: false, .string()),
                .init(
                    "byDefault",
                    "True when the guard did not answer, and its default holds.",
                    isRequired: false,
                    .boolean
                ),
                .init("away", "True when the guard's module is away.", isRequired: false, .boolean),
                .init(
                    "paused",
                    "True when the guard is not asked for a while, because it missed its deadlines.",
                    isRequired: false,
                    .boolean
                ),
                .init(
                    "retryAfter",
                    "Seconds until a request is put to a paused guard again.",
                    isRequired: false,
                    .number()
                ),
            ]
        ),
        Self(
            .redirectLoop,
            "redirect_loop",
            "Guards redirect in a circle.",
            [
                .init(
                    "chain",
                    "Where the request wanted to go, and where guards sent it.",
                    .array(of: .reference("Redirection"))
                )
            ]
        ),
        Self(
            .unknownGuard,
            "unknown_guard",
            "The guard does not exist.",
            [
                .init("guard", "The id that the request gave.", .string())
            ]
        ),
        Self(
            .invalidURL,
            "url_invalid",
            "The URL has a mistake.",
            [
                .init("url", "The URL.", .string()),
                .init("reason", "The problem, for people.", .string()),
            ]
        ),
        Self(
            .unknownURL,
            "url_unknown",
            "No pattern fits the URL, or the pattern does not exist.",
            [
                .init("url", "The URL.", isRequired: false, .string()),
                .init("pattern", "The pattern that the request gave.", isRequired: false, .string()),
                .nearest,
            ]
        ),
        Self(
            .urlConflict,
            "url_conflict",
            "Another pattern fits the same URLs, and neither is more concrete.",
            [
                .init("pattern", "The pattern.", .string()),
                .init("module", "Its module.", .string()),
                .init("other", "The pattern that fits the same URLs.", .reference("ConflictingPattern")),
            ]
        ),
        Self(
            .invalidURLPattern,
            "url_pattern_invalid",
            "The URL pattern has a mistake.",
            [
                .init("pattern", "The pattern.", .string()),
                .init("reason", "The problem, for people.", .string()),
            ]
        ),
        Self(
            .noURL,
            "url_no_link",
            "No pattern makes a URL of this place.",
            [
                .init("type", "The type that is shown last.", isRequired: false, .string())
            ]
        ),
    ]
}
