extension ErrorCode {
    /// The members of `data` besides `name` and besides those that any error may have; nil while they are not described.
    package var dataMembers: [Schema.Member]? { nil }
    /// The schema of `data` as a whole; nil while it is not described.
    package var dataSchema: Schema? { nil }
}
