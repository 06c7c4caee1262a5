// Generated from the contract of navhost by clients/generate. Do not edit.

@testable import NavigationClient

extension DescribedMethods {
    static let ofURLs: [String: Call] = [
        "url.register": { methods, parameters in
            try await methods.registerURL(
                pattern: try parameters.value("pattern"),
                module: try parameters.valueIfGiven("module"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                to: try parameters.valueIfGiven("to"),
                ask: try parameters.valueIfGiven("ask"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "url.unregister": { methods, parameters in
            try await methods.unregisterURL(
                pattern: try parameters.valueIfGiven("pattern"),
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "url.list": { methods, parameters in
            try await methods.urlPatterns(
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "url.resolve": { methods, parameters in
            try await methods.resolveURL(
                url: try parameters.value("url"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "url.open": { methods, parameters in
            try await methods.openURL(
                url: try parameters.value("url"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                fromEntry: try parameters.valueIfGiven("fromEntry"),
                ephemeral: try parameters.valueIfGiven("ephemeral"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "url.encode": { methods, parameters in
            try await methods.encodeURL(
                items: try parameters.valueIfGiven("items"),
                entry: try parameters.valueIfGiven("entry"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "history.statistics": { methods, parameters in
            try await methods.statistics(
                scene: try parameters.valueIfGiven("scene"),
                since: try parameters.valueIfGiven("since"),
                limit: try parameters.valueIfGiven("limit"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "unwatch": { methods, parameters in
            try await methods.unwatch(
                watch: try parameters.value("watch"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "watch.list": { methods, parameters in
            try await methods.watches(
                session: try parameters.valueIfGiven("session"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "host.watch": { methods, parameters in
            try await methods.watchHost(
                since: try parameters.valueIfGiven("since"),
                instance: try parameters.valueIfGiven("instance"),
                credit: try parameters.valueIfGiven("credit"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "watch.credit": { methods, parameters in
            try await methods.addCredit(
                watch: try parameters.value("watch"),
                credit: try parameters.value("credit"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "renderer.list": { methods, parameters in
            try await methods.renderers(
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]

    static let ofFleet: [String: Call] = [
        "fleet.describe": { methods, parameters in
            try await methods.fleet(
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        }
    ]
}
