// Generated from the contract of navhost by clients/generate. Do not edit.

@testable import NavigationClient

/// A call of each method with the parameters of an example.
enum DescribedMethods {
    typealias Call = @Sendable (Contract.Methods, PayloadObject) async throws -> JSONPayload

    static let ofHost: [String: Call] = [
        "hello": { methods, parameters in
            try await methods.hello(
                name: try parameters.valueIfGiven("name"),
                version: try parameters.valueIfGiven("version"),
                secret: try parameters.valueIfGiven("secret"),
                capabilities: try parameters.valueIfGiven("capabilities"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "ping": { methods, parameters in
            try await methods.ping(byPerson: try parameters.valueIfGiven("byPerson")).encoded
        },
        "host.status": { methods, parameters in
            try await methods.status(byPerson: try parameters.valueIfGiven("byPerson")).encoded
        },
        "host.sessions": { methods, parameters in
            try await methods.sessions(byPerson: try parameters.valueIfGiven("byPerson")).encoded
        },
        "host.metrics": { methods, parameters in
            try await methods.metrics(byPerson: try parameters.valueIfGiven("byPerson")).encoded
        },
        "host.waiting": { methods, parameters in
            try await methods.waiting(byPerson: try parameters.valueIfGiven("byPerson")).encoded
        },
        "rpc.discover": { methods, parameters in
            try await methods.discover(byPerson: try parameters.valueIfGiven("byPerson")).encoded
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
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "host.unmonitor": { methods, parameters in
            try await methods.unmonitor(
                monitor: try parameters.value("monitor"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofSessions: [String: Call] = [
        "session.close": { methods, parameters in
            try await methods.closeSession(
                session: try parameters.value("session"),
                message: try parameters.valueIfGiven("message"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "request.cancel": { methods, parameters in
            try await methods.cancelRequest(
                request: try parameters.value("request"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofAccess: [String: Call] = [
        "access.describe": { methods, parameters in
            try await methods.rights(byPerson: try parameters.valueIfGiven("byPerson")).encoded
        },
        "access.check": { methods, parameters in
            try await methods.checkRight(
                verb: try parameters.value("verb"),
                identity: try parameters.valueIfGiven("identity"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                type: try parameters.valueIfGiven("type"),
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson")
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
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "module.unregister": { methods, parameters in
            try await methods.unregister(
                module: try parameters.value("module"),
                types: try parameters.valueIfGiven("types"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "module.list": { methods, parameters in
            try await methods.modules(byPerson: try parameters.valueIfGiven("byPerson")).encoded
        },
        "module.start": { methods, parameters in
            try await methods.startModule(
                module: try parameters.value("module"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "module.stop": { methods, parameters in
            try await methods.stopModule(
                module: try parameters.value("module"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "module.restart": { methods, parameters in
            try await methods.restartModule(
                module: try parameters.value("module"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "destination.list": { methods, parameters in
            try await methods.destinations(
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "destination.get": { methods, parameters in
            try await methods.destination(
                type: try parameters.value("type"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofScenes: [String: Call] = [
        "scene.create": { methods, parameters in
            try await methods.createScene(
                scene: try parameters.value("scene"),
                configuration: try parameters.valueIfGiven("configuration"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "scene.close": { methods, parameters in
            try await methods.closeScene(
                scene: try parameters.value("scene"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "scene.list": { methods, parameters in
            try await methods.scenes(byPerson: try parameters.valueIfGiven("byPerson")).encoded
        },
        "scene.restore": { methods, parameters in
            try await methods.restoreScene(
                restorationKey: try parameters.value("restorationKey"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "tree.get": { methods, parameters in
            try await methods.tree(
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                revision: try parameters.valueIfGiven("revision"),
                limit: try parameters.valueIfGiven("limit"),
                after: try parameters.valueIfGiven("after"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "scene.configure": { methods, parameters in
            try await methods.configureScene(
                scene: try parameters.valueIfGiven("scene"),
                executionDelay: try parameters.valueIfGiven("executionDelay"),
                verbosity: try parameters.valueIfGiven("verbosity"),
                byPerson: try parameters.valueIfGiven("byPerson")
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
                byPerson: try parameters.valueIfGiven("byPerson")
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
                byPerson: try parameters.valueIfGiven("byPerson")
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
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "navigator.get": { methods, parameters in
            try await methods.navigator(
                navigator: try parameters.valueIfGiven("navigator"),
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "navigator.find": { methods, parameters in
            try await methods.findNavigator(
                name: try parameters.value("name"),
                scene: try parameters.valueIfGiven("scene"),
                below: try parameters.valueIfGiven("below"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofNavigation: [String: Call] = [
        "navigate": { methods, parameters in
            try await methods.navigate(
                type: try parameters.value("type"),
                arguments: try parameters.valueIfGiven("arguments"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                hints: try parameters.valueIfGiven("hints"),
                method: try parameters.valueIfGiven("method"),
                name: try parameters.valueIfGiven("name"),
                ifOccupied: try parameters.valueIfGiven("ifOccupied"),
                buttons: try parameters.valueIfGiven("buttons"),
                ifPresent: try parameters.valueIfGiven("ifPresent"),
                transient: try parameters.valueIfGiven("transient"),
                forResult: try parameters.valueIfGiven("forResult"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "push": { methods, parameters in
            try await methods.push(
                type: try parameters.value("type"),
                arguments: try parameters.valueIfGiven("arguments"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                hints: try parameters.valueIfGiven("hints"),
                ifPresent: try parameters.valueIfGiven("ifPresent"),
                transient: try parameters.valueIfGiven("transient"),
                forResult: try parameters.valueIfGiven("forResult"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "present": { methods, parameters in
            try await methods.present(
                type: try parameters.value("type"),
                arguments: try parameters.valueIfGiven("arguments"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                hints: try parameters.valueIfGiven("hints"),
                method: try parameters.valueIfGiven("method"),
                name: try parameters.valueIfGiven("name"),
                ifOccupied: try parameters.valueIfGiven("ifOccupied"),
                buttons: try parameters.valueIfGiven("buttons"),
                ifPresent: try parameters.valueIfGiven("ifPresent"),
                transient: try parameters.valueIfGiven("transient"),
                forResult: try parameters.valueIfGiven("forResult"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "replace": { methods, parameters in
            try await methods.replace(
                type: try parameters.value("type"),
                arguments: try parameters.valueIfGiven("arguments"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                hints: try parameters.valueIfGiven("hints"),
                entry: try parameters.valueIfGiven("entry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "pop": { methods, parameters in
            try await methods.pop(
                count: try parameters.valueIfGiven("count"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                to: try parameters.valueIfGiven("to"),
                entry: try parameters.valueIfGiven("entry"),
                toType: try parameters.valueIfGiven("toType"),
                presenters: try parameters.valueIfGiven("presenters"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "popAll": { methods, parameters in
            try await methods.popAll(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "popAny": { methods, parameters in
            try await methods.popAny(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "back": { methods, parameters in
            try await methods.back(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "dismiss": { methods, parameters in
            try await methods.dismiss(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "dismissPresented": { methods, parameters in
            try await methods.dismissPresented(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "dismissChildren": { methods, parameters in
            try await methods.dismissChildren(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "dismissAny": { methods, parameters in
            try await methods.dismissAny(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "reset": { methods, parameters in
            try await methods.reset(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "column.show": { methods, parameters in
            try await methods.showColumn(
                type: try parameters.valueIfGiven("type"),
                arguments: try parameters.valueIfGiven("arguments"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                hints: try parameters.valueIfGiven("hints"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofPaths: [String: Call] = [
        "path.get": { methods, parameters in
            try await methods.path(
                navigator: try parameters.valueIfGiven("navigator"),
                scene: try parameters.valueIfGiven("scene"),
                offset: try parameters.valueIfGiven("offset"),
                limit: try parameters.valueIfGiven("limit"),
                after: try parameters.valueIfGiven("after"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "path.set": { methods, parameters in
            try await methods.setPath(
                path: try parameters.value("path"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "path.append": { methods, parameters in
            try await methods.appendPath(
                path: try parameters.value("path"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "path.insert": { methods, parameters in
            try await methods.insertPath(
                path: try parameters.value("path"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                at: try parameters.valueIfGiven("at"),
                before: try parameters.valueIfGiven("before"),
                after: try parameters.valueIfGiven("after"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "path.remove": { methods, parameters in
            try await methods.removeEntries(
                entries: try parameters.value("entries"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "path.move": { methods, parameters in
            try await methods.moveEntry(
                entry: try parameters.value("entry"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                before: try parameters.valueIfGiven("before"),
                after: try parameters.valueIfGiven("after"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofEntries: [String: Call] = [
        "entry.get": { methods, parameters in
            try await methods.entry(
                entry: try parameters.value("entry"),
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "entry.ask": { methods, parameters in
            try await methods.ask(
                entry: try parameters.value("entry"),
                message: try parameters.value("message"),
                scene: try parameters.valueIfGiven("scene"),
                name: try parameters.valueIfGiven("name"),
                timeout: try parameters.valueIfGiven("timeout"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "entry.provide": { methods, parameters in
            try await methods.provideContent(
                entry: try parameters.value("entry"),
                content: try parameters.valueIfGiven("content"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                links: try parameters.valueIfGiven("links"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "entry.update": { methods, parameters in
            try await methods.updateEntry(
                entry: try parameters.value("entry"),
                arguments: try parameters.valueIfGiven("arguments"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                hints: try parameters.valueIfGiven("hints"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "entry.links": { methods, parameters in
            try await methods.links(
                entry: try parameters.value("entry"),
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "entry.follow": { methods, parameters in
            try await methods.follow(
                entry: try parameters.value("entry"),
                link: try parameters.value("link"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                values: try parameters.valueIfGiven("values"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "answer": { methods, parameters in
            try await methods.answer(
                entry: try parameters.value("entry"),
                answer: try parameters.value("answer"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                value: try parameters.valueIfGiven("value"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "entry.close": { methods, parameters in
            try await methods.closeEntry(
                entry: try parameters.value("entry"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                value: try parameters.valueIfGiven("value"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofAttachments: [String: Call] = [
        "lock": { methods, parameters in
            try await methods.lock(
                reason: try parameters.valueIfGiven("reason"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "unlock": { methods, parameters in
            try await methods.unlock(
                lock: try parameters.value("lock"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "attachment.list": { methods, parameters in
            try await methods.attachments(
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                kind: try parameters.valueIfGiven("kind"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "mapping.add": { methods, parameters in
            try await methods.addMapping(
                from: try parameters.value("from"),
                to: try parameters.value("to"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                arguments: try parameters.valueIfGiven("arguments"),
                inherits: try parameters.valueIfGiven("inherits"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "mapping.remove": { methods, parameters in
            try await methods.removeMapping(
                mapping: try parameters.value("mapping"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofCheckpoints: [String: Call] = [
        "checkpoint.establish": { methods, parameters in
            try await methods.establishCheckpoint(
                checkpoint: try parameters.value("checkpoint"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                value: try parameters.valueIfGiven("value"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "checkpoint.return": { methods, parameters in
            try await methods.returnToCheckpoint(
                checkpoint: try parameters.value("checkpoint"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                value: try parameters.valueIfGiven("value"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "checkpoint.canReturn": { methods, parameters in
            try await methods.canReturn(
                checkpoint: try parameters.value("checkpoint"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "checkpoint.remove": { methods, parameters in
            try await methods.removeCheckpoint(
                checkpoint: try parameters.value("checkpoint"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofTriggers: [String: Call] = [
        "trigger.bind": { methods, parameters in
            try await methods.bindTrigger(
                trigger: try parameters.value("trigger"),
                operation: try parameters.value("operation"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "trigger.set": { methods, parameters in
            try await methods.setTrigger(
                trigger: try parameters.value("trigger"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "trigger.unbind": { methods, parameters in
            try await methods.unbindTrigger(
                trigger: try parameters.value("trigger"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofFlows: [String: Call] = [
        "flow.start": { methods, parameters in
            try await methods.startFlow(
                name: try parameters.value("name"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                module: try parameters.valueIfGiven("module"),
                checkpoint: try parameters.valueIfGiven("checkpoint"),
                schema: try parameters.valueIfGiven("schema"),
                data: try parameters.valueIfGiven("data"),
                type: try parameters.valueIfGiven("type"),
                arguments: try parameters.valueIfGiven("arguments"),
                hints: try parameters.valueIfGiven("hints"),
                method: try parameters.valueIfGiven("method"),
                forResult: try parameters.valueIfGiven("forResult"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "flow.next": { methods, parameters in
            try await methods.nextStep(
                flow: try parameters.value("flow"),
                type: try parameters.value("type"),
                arguments: try parameters.valueIfGiven("arguments"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                hints: try parameters.valueIfGiven("hints"),
                method: try parameters.valueIfGiven("method"),
                data: try parameters.valueIfGiven("data"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "flow.update": { methods, parameters in
            try await methods.updateFlow(
                flow: try parameters.value("flow"),
                data: try parameters.value("data"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "flow.complete": { methods, parameters in
            try await methods.completeFlow(
                flow: try parameters.value("flow"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                value: try parameters.valueIfGiven("value"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "flow.cancel": { methods, parameters in
            try await methods.cancelFlow(
                flow: try parameters.value("flow"),
                reason: try parameters.valueIfGiven("reason"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "flow.fail": { methods, parameters in
            try await methods.failFlow(
                flow: try parameters.value("flow"),
                reason: try parameters.value("reason"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                data: try parameters.valueIfGiven("data"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "flow.list": { methods, parameters in
            try await methods.flows(
                scene: try parameters.valueIfGiven("scene"),
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "flow.get": { methods, parameters in
            try await methods.flow(
                flow: try parameters.value("flow"),
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofState: [String: Call] = [
        "state.get": { methods, parameters in
            try await methods.state(
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "state.set": { methods, parameters in
            try await methods.setState(
                state: try parameters.value("state"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofTransactions: [String: Call] = [
        "transaction": { methods, parameters in
            try await methods.transaction(
                operations: try parameters.value("operations"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "plan": { methods, parameters in
            try await methods.plan(
                operations: try parameters.value("operations"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofRules: [String: Call] = [
        "rules.describe": { methods, parameters in
            try await methods.describeRules(
                format: try parameters.valueIfGiven("format"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "rules.check": { methods, parameters in
            try await methods.checkRules(
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofGuards: [String: Call] = [
        "guard.add": { methods, parameters in
            try await methods.addGuard(
                name: try parameters.value("name"),
                on: try parameters.value("on"),
                types: try parameters.valueIfGiven("types"),
                roles: try parameters.valueIfGiven("roles"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                order: try parameters.valueIfGiven("order"),
                timeout: try parameters.valueIfGiven("timeout"),
                default: try parameters.valueIfGiven("default"),
                away: try parameters.valueIfGiven("away"),
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "guard.remove": { methods, parameters in
            try await methods.removeGuard(
                guard: try parameters.value("guard"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "guard.list": { methods, parameters in
            try await methods.guards(byPerson: try parameters.valueIfGiven("byPerson")).encoded
        },
    ]

    static let ofSequences: [String: Call] = [
        "send": { methods, parameters in
            try await methods.send(
                values: try parameters.value("values"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                name: try parameters.valueIfGiven("name"),
                ephemeral: try parameters.valueIfGiven("ephemeral"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "resume": { methods, parameters in
            try await methods.resume(
                scene: try parameters.valueIfGiven("scene"),
                sequence: try parameters.valueIfGiven("sequence"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "cancelResume": { methods, parameters in
            try await methods.cancelResume(
                scene: try parameters.valueIfGiven("scene"),
                sequence: try parameters.valueIfGiven("sequence"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "sequence.list": { methods, parameters in
            try await methods.sequences(
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofReceivers: [String: Call] = [
        "receiver.add": { methods, parameters in
            try await methods.addReceiver(
                value: try parameters.valueIfGiven("value"),
                type: try parameters.valueIfGiven("type"),
                route: try parameters.valueIfGiven("route"),
                navigator: try parameters.valueIfGiven("navigator"),
                scene: try parameters.valueIfGiven("scene"),
                timeout: try parameters.valueIfGiven("timeout"),
                auto: try parameters.valueIfGiven("auto"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "receiver.remove": { methods, parameters in
            try await methods.removeReceiver(
                receiver: try parameters.value("receiver"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "receiver.list": { methods, parameters in
            try await methods.receivers(
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofURLs: [String: Call] = [
        "url.register": { methods, parameters in
            try await methods.registerURL(
                pattern: try parameters.value("pattern"),
                module: try parameters.valueIfGiven("module"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                to: try parameters.valueIfGiven("to"),
                ask: try parameters.valueIfGiven("ask"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "url.unregister": { methods, parameters in
            try await methods.unregisterURL(
                pattern: try parameters.valueIfGiven("pattern"),
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "url.list": { methods, parameters in
            try await methods.urlPatterns(
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "url.resolve": { methods, parameters in
            try await methods.resolveURL(
                url: try parameters.value("url"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "url.open": { methods, parameters in
            try await methods.openURL(
                url: try parameters.value("url"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                ephemeral: try parameters.valueIfGiven("ephemeral"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "url.encode": { methods, parameters in
            try await methods.encodeURL(
                items: try parameters.valueIfGiven("items"),
                entry: try parameters.valueIfGiven("entry"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofHistory: [String: Call] = [
        "history.list": { methods, parameters in
            try await methods.history(
                scene: try parameters.valueIfGiven("scene"),
                since: try parameters.valueIfGiven("since"),
                limit: try parameters.valueIfGiven("limit"),
                entry: try parameters.valueIfGiven("entry"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "history.statistics": { methods, parameters in
            try await methods.statistics(
                scene: try parameters.valueIfGiven("scene"),
                since: try parameters.valueIfGiven("since"),
                limit: try parameters.valueIfGiven("limit"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "undo": { methods, parameters in
            try await methods.undo(
                navigation: try parameters.valueIfGiven("navigation"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                to: try parameters.valueIfGiven("to"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofWatches: [String: Call] = [
        "watch": { methods, parameters in
            try await methods.watch(
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                since: try parameters.valueIfGiven("since"),
                instance: try parameters.valueIfGiven("instance"),
                verbosity: try parameters.valueIfGiven("verbosity"),
                credit: try parameters.valueIfGiven("credit"),
                kinds: try parameters.valueIfGiven("kinds"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "unwatch": { methods, parameters in
            try await methods.unwatch(
                watch: try parameters.value("watch"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "watch.list": { methods, parameters in
            try await methods.watches(
                session: try parameters.valueIfGiven("session"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "host.watch": { methods, parameters in
            try await methods.watchHost(
                since: try parameters.valueIfGiven("since"),
                instance: try parameters.valueIfGiven("instance"),
                credit: try parameters.valueIfGiven("credit"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "watch.credit": { methods, parameters in
            try await methods.addCredit(
                watch: try parameters.value("watch"),
                credit: try parameters.value("credit"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let ofRenderers: [String: Call] = [
        "renderer.report": { methods, parameters in
            try await methods.reportRendering(
                scene: try parameters.valueIfGiven("scene"),
                focus: try parameters.valueIfGiven("focus"),
                undrawn: try parameters.valueIfGiven("undrawn"),
                ends: try parameters.valueIfGiven("ends"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
        "renderer.list": { methods, parameters in
            try await methods.renderers(
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson")
            ).encoded
        },
    ]

    static let all: [[String: Call]] = [
        ofHost,
        ofMonitors,
        ofSessions,
        ofAccess,
        ofModules,
        ofScenes,
        ofNavigators,
        ofNavigation,
        ofPaths,
        ofEntries,
        ofAttachments,
        ofCheckpoints,
        ofTriggers,
        ofFlows,
        ofState,
        ofTransactions,
        ofRules,
        ofGuards,
        ofSequences,
        ofReceivers,
        ofURLs,
        ofHistory,
        ofWatches,
        ofRenderers,
    ]
}
