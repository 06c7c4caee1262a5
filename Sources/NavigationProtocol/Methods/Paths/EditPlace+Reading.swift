import NavigationTree

extension Parameters {
    /// `before` or `after`: the place beside an entry; nil when neither is there.
    mutating func placeBesideEntry(_ before: StaticString, _ after: StaticString) throws(WireError) -> EditPlace? {
        let before = try entry("before", before)
        let after = try entry("after", after)
        guard before == nil || after == nil else {
            throw Self.invalid("before", "given without \"after\": an edit has one place")
        }
        return before.map { .before($0) } ?? after.map { .after($0) }
    }
}
