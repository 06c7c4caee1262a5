// Queries, which do not change the tree. Walks are loops, because a tree may be a thousand presentations deep.

extension NavigationTree {
    /// The navigator that a request means: by id, by name, or the current one when the request names no navigator.
    package func find(_ reference: String?) throws(NavigationError) -> NavigatorID {
        guard let reference else { return current }
        if let id = NavigatorID(reference) ?? names[reference], navigators.contains(id) { return id }
        throw .unknownNavigator(reference)
    }

    /// The navigator with this name; nil when the name is unknown.
    package func navigator(named name: String) -> NavigatorID? { names[name] }

    /// The names of this scene's navigators, in no order.
    package var navigatorNames: some Sequence<String> { names.names }

    /// Where an entry is shown; throws when the id is unknown.
    package func location(of entry: EntryID) throws(NavigationError) -> EntryLocation {
        guard let location = locations[entry] else { throw .unknownEntry(entry) }
        return location
    }

    /// The entry with this id; throws when the id is unknown.
    package func entry(_ id: EntryID) throws(NavigationError) -> Entry {
        let location = try location(of: id)
        let navigator = self[existing: location.navigator]
        if location.position >= 0 { return navigator.path[Int(location.position)] }
        guard let root = navigator.root else { throw .unknownEntry(id) }
        return root
    }

    /// The navigator around this one; nil for the root, and for one that is not in the tree.
    package func parent(of id: NavigatorID) -> NavigatorID? {
        navigators.contains(id) ? self[existing: id].parent : nil
    }

    /// Whether a navigator has more stacks below it than this. It looks at no more of them.
    package func hasMoreChildren(of id: NavigatorID, than maximum: Int) -> Bool {
        var next = self[existing: id].firstChild
        for _ in 0..<maximum {
            guard let child = next else { return false }
            next = self[existing: child].nextSibling
        }
        return next != nil
    }

    /// The stacks below a navigator, in order.
    package func children(of id: NavigatorID) -> [NavigatorID] {
        var children: [NavigatorID] = []
        var next = self[existing: id].firstChild
        while let child = next {
            children.append(child)
            next = self[existing: child].nextSibling
        }
        return children
    }

    /// The overlays of a navigator, oldest first.
    package func overlays(of id: NavigatorID) -> [NavigatorID] { overlays.isEmpty ? [] : overlays[id] ?? [] }

    /// A navigator and all below it: parents before children, stacks in order, then overlays, a presentation last.
    package func subtree(of top: NavigatorID) -> [NavigatorID] {
        var order: [NavigatorID] = []
        var waiting = [top]
        while let id = waiting.popLast() {
            order.append(id)
            let navigator = self[existing: id]
            if let presented = navigator.presented { waiting.append(presented) }
            if !overlays.isEmpty, let overlays = overlays[id] { waiting += overlays.reversed() }
            var child = navigator.lastChild
            while let id = child {
                waiting.append(id)
                child = self[existing: id].previousSibling
            }
        }
        return order
    }

    /// Whether `id` is `top` or below it.
    package func isInside(_ id: NavigatorID, _ top: NavigatorID) -> Bool {
        var next: NavigatorID? = id
        while let id = next {
            if id == top { return true }
            next = self[existing: id].parent
        }
        return false
    }

    /// The nearest presentation that a navigator is in, without itself.
    package func presentation(around id: NavigatorID) -> NavigatorID? {
        navigators.contains(id) ? ancestor(of: id) { $0.kind.isShownOver } : nil
    }

    /// The number of steps up to the root.
    package func depth(of id: NavigatorID) -> Int {
        var depth = 0
        var next = self[existing: id].parent
        while let id = next {
            depth += 1
            next = self[existing: id].parent
        }
        return depth
    }

    /// Whether `top` or a navigator below it presents something.
    package func isAnyPresenting(atOrBelow top: NavigatorID) -> Bool {
        presenting.count <= 16
            ? presenting.ids.contains { isInside($0, top) }
            : subtree(of: top).contains(where: presenting.contains)
    }

    /// The nearest navigator above `id` for which `condition` holds.
    package func ancestor(of id: NavigatorID, where condition: (Navigator) -> Bool) -> NavigatorID? {
        var next = self[existing: id].parent
        while let id = next {
            let navigator = self[existing: id]
            if condition(navigator) { return id }
            next = navigator.parent
        }
        return nil
    }

    /// A method of a module by which something is shown here. Walks the whole scene.
    package func shownMethod(named name: String) -> NavigationMethod? {
        navigators.ids.lazy.compactMap { self[existing: $0].method }.first { method in
            if case .own(let own) = method { own.name == name } else { false }
        }
    }

    /// Whether this type has entries in this scene.
    package func shows(_ type: TypeName) -> Bool { entriesOfType[type] != nil }
}
