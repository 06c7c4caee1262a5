package import JSON
package import NavigationTree

// What results and notifications that have no type of their own yet write of the tree.

extension JSONWriter {
    package mutating func id(_ id: some NumberedID) {
        number(id.rawValue, quotedBehind: UInt8(ascii: type(of: id).prefix))
    }

    package mutating func strings(_ strings: [String]) { strings.write(to: &self) }

    /// As a registration writes it.
    package mutating func rule(_ rule: PathRule) {
        object { writer in
            writer.member("under", ifPresent: rule.under)
            writer.member("within", ifPresent: rule.within)
            writer.member("most", ifPresent: rule.most)
            writer.member("repeats", ifPresent: rule.repeats)
            writer.member("first", ifPresent: rule.first)
            writer.member("last", ifPresent: rule.last)
            writer.member("methods", ifPresent: rule.methods)
        }
    }

    /// Without the braces, for notifications that say more.
    package mutating func signalMembers(_ signal: Signal) { signal.writeMembers(to: &self) }

    package mutating func cause(_ cause: Cause) { cause.write(to: &self) }

    /// A whole scene, or the part of it below `top`.
    package mutating func snapshot(
        of tree: NavigationTree,
        below top: NavigatorID? = nil,
        instance: String,
        configuration: SceneConfiguration
    ) {
        Snapshot(of: tree, below: top, instance: instance, configuration: configuration).write(to: &self)
    }

    /// The parameters of `changed` behind the watch's number, and the brace that ends them.
    package mutating func changedMembers(
        scene: String,
        revision: UInt64,
        cause: Cause,
        steps: some Sequence<NavigationChange.Step>
    ) {
        raw("\"scene\":")
        string(scene)
        raw(",\"revision\":")
        integer(revision)
        raw(",\"cause\":")
        self.cause(cause)
        raw(",\"changes\":[")
        list(steps) { $1.write(to: &$0) }
        raw("]}")
    }
}
