/// `path.get`: a path, or a part of it.
package struct GetPath: Equatable, Sendable {
    package let target: NavigatorTarget
    package let offset: Int
    package let limit: Int

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(reading: &parameters)
        self.offset = try parameters.integer("offset", in: 0...Int64(Int32.max)) ?? 0
        self.limit = try parameters.integer("limit", in: 0...Int64(Int32.max)) ?? Int(Int32.max)
    }
}

/// `path.set` and `path.append`: several destinations at once.
package struct ChangePath: Equatable, Sendable {
    package let target: NavigatorTarget
    package let path: [RequestedDestination]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.path = try RequestedDestination.list("path", "The destinations, oldest first.", &parameters)
    }
}
