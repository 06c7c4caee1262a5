// Generated from the contract of navhost by clients/generate. Do not edit.

@testable import NavigationClient

extension DescribedMethods {
    static let ofHost: [String: Call] = [
        "hello": { methods, parameters in
            try await methods.hello(
                name: try parameters.valueIfGiven("name"),
                version: try parameters.valueIfGiven("version"),
                secret: try parameters.valueIfGiven("secret"),
                capabilities: try parameters.valueIfGiven("capabilities"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "ping": { methods, parameters in
            try await methods.ping(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "host.status": { methods, parameters in
            try await methods.status(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "host.sessions": { methods, parameters in
            try await methods.sessions(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "host.metrics": { methods, parameters in
            try await methods.metrics(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "host.waiting": { methods, parameters in
            try await methods.waiting(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "rpc.discover": { methods, parameters in
            try await methods.discover(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]

    static let ofMonitors: [String: Call] = [
        "host.monitor": { methods, parameters in
            try await methods.monitor(
                session: try parameters.valueIfGiven("session"),
                directions: try parameters.valueIfGiven("directions"),
                kinds: try parameters.valueIfGiven("kinds"),
                lines: try parameters.valueIfGiven("lines"),
                lineBytes: try parameters.valueIfGiven("lineBytes"),
                methods: try parameters.valueIfGiven("methods"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "host.unmonitor": { methods, parameters in
            try await methods.unmonitor(
                monitor: try parameters.value("monitor"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]

    static let ofSessions: [String: Call] = [
        "session.close": { methods, parameters in
            try await methods.closeSession(
                session: try parameters.value("session"),
                message: try parameters.valueIfGiven("message"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "request.cancel": { methods, parameters in
            try await methods.cancelRequest(
                request: try parameters.value("request"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]

    static let ofAccess: [String: Call] = [
        "access.describe": { methods, parameters in
            try await methods.rights(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "access.check": { methods, parameters in
            try await methods.checkRight(
                verb: try parameters.value("verb"),
                identity: try parameters.valueIfGiven("identity"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                type: try parameters.valueIfGiven("type"),
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]

    static let ofModules: [String: Call] = [
        "module.register": { methods, parameters in
            try await methods.register(
                module: try parameters.value("module"),
                destinations: try parameters.value("destinations"),
                version: try parameters.valueIfGiven("version"),
                title: try parameters.valueIfGiven("title"),
                presentations: try parameters.valueIfGiven("presentations"),
                navigator: try parameters.valueIfGiven("navigator"),
                scene: try parameters.valueIfGiven("scene"),
                takeOver: try parameters.valueIfGiven("takeOver"),
                guards: try parameters.valueIfGiven("guards"),
                receivers: try parameters.valueIfGiven("receivers"),
                urls: try parameters.valueIfGiven("urls"),
                mappings: try parameters.valueIfGiven("mappings"),
                flows: try parameters.valueIfGiven("flows"),
                replaces: try parameters.valueIfGiven("replaces"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "module.unregister": { methods, parameters in
            try await methods.unregister(
                module: try parameters.value("module"),
                types: try parameters.valueIfGiven("types"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "module.list": { methods, parameters in
            try await methods.modules(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "module.start": { methods, parameters in
            try await methods.startModule(
                module: try parameters.value("module"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "module.stop": { methods, parameters in
            try await methods.stopModule(
                module: try parameters.value("module"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "module.restart": { methods, parameters in
            try await methods.restartModule(
                module: try parameters.value("module"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "destination.list": { methods, parameters in
            try await methods.destinations(
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "destination.get": { methods, parameters in
            try await methods.destination(
                type: try parameters.value("type"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]

    static let ofScenes: [String: Call] = [
        "scene.create": { methods, parameters in
            try await methods.createScene(
                scene: try parameters.value("scene"),
                local: try parameters.valueIfGiven("local"),
                configuration: try parameters.valueIfGiven("configuration"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "scene.close": { methods, parameters in
            try await methods.closeScene(
                scene: try parameters.value("scene"),
                local: try parameters.valueIfGiven("local"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "scene.list": { methods, parameters in
            try await methods.scenes(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "scene.restore": { methods, parameters in
            try await methods.restoreScene(
                restorationKey: try parameters.value("restorationKey"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "tree.get": { methods, parameters in
            try await methods.tree(
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                revision: try parameters.valueIfGiven("revision"),
                limit: try parameters.valueIfGiven("limit"),
                after: try parameters.valueIfGiven("after"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "scene.configure": { methods, parameters in
            try await methods.configureScene(
                scene: try parameters.valueIfGiven("scene"),
                executionDelay: try parameters.valueIfGiven("executionDelay"),
                verbosity: try parameters.valueIfGiven("verbosity"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "scene.move": { methods, parameters in
            try await methods.moveScene(
                scene: try parameters.value("scene"),
                to: try parameters.valueIfGiven("to"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "scene.export": { methods, parameters in
            try await methods.exportScene(
                scene: try parameters.valueIfGiven("scene"),
                local: try parameters.valueIfGiven("local"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "scene.import": { methods, parameters in
            try await methods.importScene(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                local: try parameters.valueIfGiven("local"),
                state: try parameters.valueIfGiven("state"),
                replace: try parameters.valueIfGiven("replace"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]

    static let ofNavigators: [String: Call] = [
        "navigator.create": { methods, parameters in
            try await methods.createNavigator(
                name: try parameters.valueIfGiven("name"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                parent: try parameters.valueIfGiven("parent"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                kind: try parameters.valueIfGiven("kind"),
                method: try parameters.valueIfGiven("method"),
                root: try parameters.valueIfGiven("root"),
                entry: try parameters.valueIfGiven("entry"),
                select: try parameters.valueIfGiven("select"),
                ephemeral: try parameters.valueIfGiven("ephemeral"),
                ifOccupied: try parameters.valueIfGiven("ifOccupied"),
                accepts: try parameters.valueIfGiven("accepts"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "navigator.close": { methods, parameters in
            try await methods.closeNavigator(
                navigator: try parameters.valueIfGiven("navigator"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "navigator.select": { methods, parameters in
            try await methods.selectNavigator(
                navigator: try parameters.valueIfGiven("navigator"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "navigator.get": { methods, parameters in
            try await methods.navigator(
                navigator: try parameters.valueIfGiven("navigator"),
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "navigator.find": { methods, parameters in
            try await methods.findNavigator(
                name: try parameters.value("name"),
                scene: try parameters.valueIfGiven("scene"),
                below: try parameters.valueIfGiven("below"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]
}
