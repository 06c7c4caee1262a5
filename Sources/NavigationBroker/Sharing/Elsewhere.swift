package import JSON
package import NavigationProtocol
package import NavigationTree

/// The part of an answer that comes from other brokers: those of the scenes that a fleet shares.
package struct Elsewhere: Sendable {
    /// The types whose orphaned entries are provided again.
    package var revived: Set<TypeName> = []
    /// The entries that the module is asked to migrate, and the places that break a rule.
    package var (outdated, violations) = (0, 0)
    /// The open flows that the module drives.
    package var flows: [WireFlow] = []
    /// The ids of the module's mappings, by scene, in the order of the list.
    package var mappings: [String: [AttachmentID]] = [:]
    /// The elements of a list; the requests that wait.
    package var listed: [JSONObject] = []
    /// The questions that are open.
    package var questions: [JSONObject] = []
    /// The types that a module has there no more.
    package var unregistered: Set<TypeName> = []

    package init() {}
}

extension Elsewhere {
    /// A list of this broker, with what only others have, older elements first. Each host of a fleet counts in a range
    /// of its own, so the elements of one host are together.
    ///
    /// - Parameters:
    ///   - member: the member that has the id of an element.
    ///   - read: an id from its text.
    ///   - order: an element with a lower number comes first, whatever its id is.
    func list<Element: WireValue, ID: Comparable & Hashable>(
        _ own: [Element],
        by member: String,
        _ read: (String) -> ID?,
        _ id: (Element) -> ID,
        order: (Element) -> Int = { _ in 0 }
    ) -> [Listed<Element>] {
        var all = own.map { (element: Listed.here($0), order: order($0), id: id($0)) }
        var known = Set(all.map(\.id))
        for element in listed {
            guard let id = element[member]?.string.flatMap(read), known.insert(id).inserted else { continue }
            let order = if case .integer(let order)? = element["order"] { Int(order) } else { 0 }
            all.append((.elsewhere(element), order, id))
        }
        // A broker has its own in order.
        if all.count > own.count { all.sort { ($0.order, $0.id) < ($1.order, $1.id) } }
        return all.map(\.element)
    }
}
