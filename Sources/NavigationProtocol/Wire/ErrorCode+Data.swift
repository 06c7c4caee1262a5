extension ErrorCode {
    /// The members of `data` besides `name`; nil while they are not described. When ``ErrorCode`` has `data`, this is `data`.
    package var dataSchema: Schema? { nil }
}
