// Generated from the contract of navhost by clients/generate. Do not edit.

@testable import NavigationClient

extension DescribedMethods {
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "popAny": { methods, parameters in
            try await methods.popAny(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "dismissAny": { methods, parameters in
            try await methods.dismissAny(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
        "reset": { methods, parameters in
            try await methods.reset(
                scene: try parameters.valueIfGiven("scene"),
                ifRevision: try parameters.valueIfGiven("ifRevision"),
                ifNavigation: try parameters.valueIfGiven("ifNavigation"),
                token: try parameters.valueIfGiven("token"),
                replacesPending: try parameters.valueIfGiven("replacesPending"),
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
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
                byPerson: try parameters.valueIfGiven("byPerson"),
                traceparent: try parameters.valueIfGiven("traceparent")
            ).encoded
        },
    ]
}
