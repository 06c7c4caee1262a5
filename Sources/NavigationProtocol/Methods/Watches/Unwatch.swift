/// `unwatch`: ends a watch.
package struct Unwatch: MethodDefinition {
    package static let method = Method.unwatch
    package static let function = ClientFunction("unwatch", "watch")
    package static let summary = "Ends a watch of this connection."
    package static let resultSummary = "An empty object."
    package static let errors: [ErrorCode] = [.unknownWatch]
    package static let examples: [Example] = [
        Example("the only one", after: [#"{"id":0,"method":"watch"}"#], #"{"watch":1}"#, gives: "{}")
    ]

    package let watch: Int

    package init(_ parameters: inout Parameters) throws(WireError) {
        let watch = try parameters.integer("watch", "The watch's number on this connection.", in: 0...Int64(Int32.max))
        self.watch = try parameters.required("watch", "a watch's number", watch)
    }

    package typealias Result = Nothing
}
