import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Of many guards, an index finds those that are asked.
struct GuardIndexTests {
    private struct Shape {
        let moment, subject: String
        let scene: String?
        let order: Int
        let isAsked: Bool

        var text: String {
            let place = scene.map { #","scene":"\#($0)""# } ?? ""
            return #"{"name":"g","on":"\#(moment)",\#(subject),"order":\#(order)\#(place)}"#
        }
    }

    /// The subject of a guard, and whether it is `shop.list` with the role `private`.
    private static let subjects = [
        (#""types":["shop.list"]"#, true), (#""types":["shop.*"]"#, true), (#""types":["*"]"#, true),
        (#""types":["shop.item","other.*"]"#, false), (#""roles":["private"]"#, true), (#""roles":["public"]"#, false),
        (#""types":["other.one"],"roles":["public","private"]"#, true),
    ]

    private static let shapes: [Shape] = ["enter", "leave", "select"].flatMap { moment in
        [nil, "main", "other"].flatMap { scene in
            subjects.flatMap { subject, isMeant in
                [1, 0].map { order in
                    let isAsked = moment == "enter" && scene != "other" && isMeant
                    return Shape(moment: moment, subject: subject, scene: scene, order: order, isAsked: isAsked)
                }
            }
        }
    }

    @Test func guardsThatAreAskedAreFoundInTheirOrder() throws {
        var admission = Admission()
        var added: [NavigationGuard] = []
        var asked: [(order: Int, id: GuardID)] = []
        for shape in Self.shapes {
            let request = try Material.read(GuardAdd.self, shape.text)
            let id = admission.guards.makeID()
            let one = NavigationGuard(id, request, in: shape.scene, on: nil, of: Material.session(2), timeout: 5)
            admission.guards.add(one)
            added.append(one)
            if shape.isAsked { asked.append((shape.order, id)) }
        }
        var tree = NavigationTree(scene: "main")
        let shown = Destination(type: try Material.type("shop.list"))
        let steps = try tree.push(shown, on: tree.root, by: nil).change.steps
        while let gone = added.popLast() {
            let found = admission.guardsToAsk(about: steps, in: tree) { _ in ["private"] }
            #expect(found.map(\.id) == asked.sorted { ($0.order, $0.id) < ($1.order, $1.id) }.map(\.id))
            admission.guards.remove(gone.id)
            asked.removeAll { $0.id == gone.id }
        }
    }
}
