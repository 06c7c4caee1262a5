/// `watch.credit`: a watch may send more.
package struct WatchCredit: MethodDefinition {
    package static let method = Method.watchCredit
    package static let function = ClientFunction("addCredit", "watch", "credit")
    package static let summary = """
        Lets a watch that began with `credit` send more notifications. The waiting revisions come before the answer, in order. If the host does not keep \
        them any more, `lagged` comes instead.
        """
    package static let resultSummary = "The notifications that the watch may still send."
    package static let traits: MethodTraits = [.changesRegistrations]
    package static let errors: [ErrorCode] = [.unknownWatch]
    package static let examples: [Example] = [
        Example(
            "two more",
            after: [#"{"id":0,"method":"watch","params":{"credit":1}}"#],
            #"{"watch":1,"credit":2}"#,
            gives: #"{"watch":1,"credit":3}"#
        )
    ]

    package let watch: Int
    package let credit: Int

    package init(_ parameters: inout Parameters) throws(WireError) {
        let watch = try parameters.integer("watch", "The watch's number on this connection.", in: 0...Int64(Int32.max))
        self.watch = try parameters.required("watch", "a watch's number", watch)
        let credit = try parameters.integer(
            "credit",
            "How many notifications more the watch may send.",
            in: 1...Int64(Int32.max)
        )
        self.credit = try parameters.required("credit", "a number of notifications", credit)
    }

    /// The credit that is left.
    package struct Result: WireObject {
        let watch: Int
        let credit: Int

        package init(_ watch: Int, credit: Int) { (self.watch, self.credit) = (watch, credit) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("watch", "The watch's number on this connection.") { $0.watch }
            object.member("credit", "The notifications that it may still send.") { $0.credit }
        }
    }
}
