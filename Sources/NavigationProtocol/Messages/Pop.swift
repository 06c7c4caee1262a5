package import NavigationTree

/// `pop`: so many, down to so many, or from an entry upwards.
package struct Pop: Equatable, Sendable {
    package let target: NavigatorTarget
    package let stop: PopTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        let count = try parameters.integer("count", in: 1...Int64(Int32.max))
        let remaining = try parameters.integer("to", in: 0...Int64(Int32.max))
        let entry = try parameters.entry()
        guard [count != nil, remaining != nil, entry != nil].filter({ $0 }).count <= 1 else {
            throw Parameters.invalid("count", "given without \"to\" and \"entry\": a pop has one of the three")
        }
        if let entry {
            self.stop = .from(entry)
        } else if let remaining {
            self.stop = .remaining(remaining)
        } else {
            self.stop = .count(count ?? 1)
        }
    }
}
