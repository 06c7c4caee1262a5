import NavigationProtocol
import NavigationTree

/// The parts besides types that a module declared when it registered, so that a later declaration can replace them.
///
/// A part may have ended in the meantime, with its navigator or by a request of its own.
struct Declaration {
    /// A mapping, in its scene.
    struct DeclaredMapping: Equatable {
        let scene: String
        let attachment: Attachment
    }

    var guards: [GuardID] = []
    var receivers: [ReceiverID] = []
    /// Patterns as they were written.
    var urls: [String] = []
    var mappings: [DeclaredMapping] = []
    var flows: [FlowTemplate] = []

    var isEmpty: Bool {
        guards.isEmpty && receivers.isEmpty && urls.isEmpty && mappings.isEmpty && flows.isEmpty
    }
}

/// Which wanted parts are there already.
struct PartMatch<ID> {
    /// For each wanted part the id of an equal one that is there; nil for a new part.
    private(set) var kept: [ID?] = []
    /// The former parts that nothing is equal to.
    private(set) var gone: [ID]

    /// - Parameter isSame: whether the part with this id is there, and equal to a wanted one.
    init<Part>(of wanted: [Part], among former: [ID], isSame: (ID, Part) -> Bool) {
        gone = former
        for part in wanted {
            let index = gone.firstIndex { isSame($0, part) }
            kept.append(index.map { gone.remove(at: $0) })
        }
    }

    /// Lets the parts go that have another id than the one that is given to the wanted one; nil for any id.
    mutating func keep(only given: [ID?]) where ID: Equatable {
        for index in kept.indices {
            guard let id = kept[index], let other = given[index], other != id else { continue }
            gone.append(id)
            kept[index] = nil
        }
    }
}
