import JSON
import NavigationProtocol
import NavigationTree

// Registrations for single navigators. A name may mean another navigator later, and an id never does.

extension Registration {
    /// The line with the ids of the navigators that it names in a scene.
    ///
    /// - Parameters:
    ///   - mapped: The navigators that the scene's mappings of the list are attached to, in their order. A mapping that
    ///     names none was attached to the one that was current then.
    ///   - find: Gives the navigator with a name or an id; nil when the scene has no such navigator.
    func naming(
        navigatorsOf scene: String,
        mapped: [NavigatorID?] = [],
        _ find: (String) -> NavigatorID?
    ) -> Registration {
        let isPlaced = line.place == scene && line.has("navigator")
        guard line.method == .moduleRegister, isPlaced || line.partScenes.contains(scene) else { return self }
        return changed { parameters in
            if isPlaced { parameters.name(find) }
            var mapped = mapped[...]
            for list in ["guards", "receivers", "mappings"] {
                let parts = parameters[list]?.array?.map { part in
                    guard var object = part.object,
                        (object["scene"]?.string ?? SceneTarget.defaultScene) == scene
                    else { return part }
                    object.name(find)
                    if list == "mappings", let navigator = mapped.popFirst() ?? nil, object["navigator"] == nil {
                        object.set("navigator", .string("\(navigator)"))
                    }
                    return JSONValue.object(object)
                }
                if let parts { parameters.set(list, .array(parts)) }
            }
        }
    }

    /// The rest of a module's registration when its navigator is closed.
    var withoutNavigator: Registration {
        let others = changed { parameters in
            for name in ["navigator", "scene"] { parameters.remove(name) }
            parameters.set("destinations", .array([]))
        }
        // The module is still one of this scene alone.
        return Registration(line: line, text: others.text, numbers: numbers)
    }

    /// Whether it says nothing but that there is a module.
    var isBare: Bool {
        let parameters = parameters
        return parameters?["destinations"]?.array?.isEmpty == true
            && Set(parameters?.members.map(\.key) ?? []).isSubset(of: Self.envelope)
    }
}

extension JSONObject {
    /// Writes the id of a navigator instead of its name.
    fileprivate mutating func name(_ find: (String) -> NavigatorID?) {
        guard let navigator = self["navigator"]?.string.flatMap(find) else { return }
        set("navigator", .string("\(navigator)"))
    }
}
