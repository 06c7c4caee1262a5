import JSON
import NavigationTree

import enum NavigationClient.Contract
import struct NavigationClient.JSONPayload

/// Trees of a host.
extension TestTree {
    /// The present tree of a host.
    init(_ tree: NavigationTree) {
        self.init(
            root: TestNavigator(tree.root, in: tree),
            orphaned: tree.orphaned.map(\.description).sorted()
        )
    }
}

extension TestNavigator {
    fileprivate init(_ id: NavigatorID, in tree: NavigationTree) {
        guard let navigator = tree[id] else {
            // The ids come from the tree itself.
            preconditionFailure("\(id) is not in its tree")
        }
        let children = tree.children(of: id)
        self.init(
            name: navigator.name,
            method: navigator.method?.rawValue,
            destination: navigator.root.map { TestEntry($0) },
            path: navigator.path.map { TestEntry($0) },
            stacks: children.map { TestNavigator($0, in: tree) },
            selected: navigator.selected.flatMap { children.firstIndex(of: $0) },
            buttons: Self.buttons(navigator.buttons.map { JSONPayload(ofHost: $0.text.description) }),
            attachments: tree.attachments(at: id).map(\.title),
            overlays: tree.overlays(of: id).map { TestNavigator($0, in: tree) },
            presented: navigator.presented.map { TestNavigator($0, in: tree) }
        )
    }
}

extension TestNavigator {
    /// The host keeps only valid buttons.
    private static func buttons(_ payload: JSONPayload?) -> [Contract.Button] {
        payload.flatMap { try? [Contract.Button](reading: $0) } ?? []
    }
}

extension TestEntry {
    fileprivate init(_ entry: Entry) {
        self.init(
            entry.destination.type.description,
            JSONPayload(ofHost: entry.destination.arguments.description),
            content: entry.content?.content.map { JSONPayload(ofHost: $0.description) },
            links: (entry.content?.links ?? []).map { link in
                .init(
                    link: link.name,
                    type: link.type,
                    label: link.label,
                    arguments: JSONPayload(ofHost: link.arguments.description),
                    placeholders: link.placeholders
                )
            },
            hasFailedContent: entry.contentState == .failed,
            isTransient: entry.isTransient
        )
    }
}

extension Attachment {
    fileprivate var title: String {
        switch content {
        case .lock(let reason): reason.map { "lock: \($0)" } ?? "lock"
        case .checkpoint(let checkpoint): "checkpoint \(checkpoint.name)"
        case .mapping(let mapping): "mapping \(mapping.source) to \(mapping.target)"
        case .trigger(let trigger): "trigger \(trigger.name)"
        case .flow(let flow): "flow \(flow.name)"
        case .signal(let kept): "signal \(kept.signal.kind.rawValue) for \(kept.module)"
        }
    }
}

extension JSONPayload {
    /// The host writes only valid JSON.
    init(ofHost text: String) {
        self = (try? JSONPayload(text: text)) ?? .null
    }
}
