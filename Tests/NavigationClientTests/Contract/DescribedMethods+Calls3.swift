// Generated from the contract of navhost by clients/generate. Do not edit.

@testable import NavigationClient

extension DescribedMethods {
    static let ofEntries: [String: Call] = [
        "entry.get": { methods, parameters in
            try await methods.entry(
                entry: try parameters.value("entry"),
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "entry.links": { methods, parameters in
            try await methods.links(
                entry: try parameters.value("entry"),
                scene: try parameters.valueIfGiven("scene"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "unlock": { methods, parameters in
            try await methods.unlock(
                lock: try parameters.value("lock"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "attachment.list": { methods, parameters in
            try await methods.attachments(
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                kind: try parameters.valueIfGiven("kind"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "mapping.remove": { methods, parameters in
            try await methods.removeMapping(
                mapping: try parameters.value("mapping"),
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "checkpoint.canReturn": { methods, parameters in
            try await methods.canReturn(
                checkpoint: try parameters.value("checkpoint"),
                scene: try parameters.valueIfGiven("scene"),
                navigator: try parameters.valueIfGiven("navigator"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]
}
