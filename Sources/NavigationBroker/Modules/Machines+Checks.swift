import JSON
import NavigationProtocol
import NavigationTree

// Content and messages, checked with the schemas that their types declare.

extension Machines {
    /// Refuses content that does not fit the schema of its type, as that holds on a navigator.
    mutating func check(
        _ content: RawJSON,
        of type: TypeName,
        on navigator: NavigatorID,
        in scene: Scene
    ) throws(WireError) {
        guard registry.isTyped(type),
            let definition = registry.definition(of: type.description, on: navigator, in: scene.tree)
        else { return }
        do { try definition.check(content: content, within: &schemaBudget) } catch {
            throw WireError(error, in: registry)
        }
    }

    /// Refuses a message that the entry's type does not accept. An orphaned type accepts any.
    mutating func check(
        _ message: RawJSON,
        called name: String?,
        to entry: Entry,
        on navigator: NavigatorID,
        in scene: Scene
    ) throws(WireError) {
        let type = entry.destination.type
        guard registry.isTyped(type),
            let definition = registry.definition(of: type.description, on: navigator, in: scene.tree)
        else { return }
        do { try definition.check(message, called: name, within: &schemaBudget) } catch {
            throw WireError(error, in: registry)
        }
    }
}
