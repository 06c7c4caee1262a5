// Generated from the contract of navhost by clients/generate. Do not edit.

@testable import NavigationClient

extension DescribedMethods {
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "flow.list": { methods, parameters in
            try await methods.flows(
                scene: try parameters.valueIfGiven("scene"),
                module: try parameters.valueIfGiven("module"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "flow.get": { methods, parameters in
            try await methods.flow(
                flow: try parameters.value("flow"),
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]

    static let ofState: [String: Call] = [
        "state.get": { methods, parameters in
            try await methods.state(
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "plan": { methods, parameters in
            try await methods.plan(
                operations: try parameters.value("operations"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]

    static let ofRules: [String: Call] = [
        "rules.describe": { methods, parameters in
            try await methods.describeRules(
                format: try parameters.valueIfGiven("format"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "rules.check": { methods, parameters in
            try await methods.checkRules(
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "guard.remove": { methods, parameters in
            try await methods.removeGuard(
                guard: try parameters.value("guard"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "guard.list": { methods, parameters in
            try await methods.guards(
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "resume": { methods, parameters in
            try await methods.resume(
                scene: try parameters.valueIfGiven("scene"),
                sequence: try parameters.valueIfGiven("sequence"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "cancelResume": { methods, parameters in
            try await methods.cancelResume(
                scene: try parameters.valueIfGiven("scene"),
                sequence: try parameters.valueIfGiven("sequence"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "sequence.list": { methods, parameters in
            try await methods.sequences(
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "receiver.remove": { methods, parameters in
            try await methods.removeReceiver(
                receiver: try parameters.value("receiver"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "receiver.list": { methods, parameters in
            try await methods.receivers(
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]
}
