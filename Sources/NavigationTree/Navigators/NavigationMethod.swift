/// How a destination is shown.
///
/// Navigator's `NavigationMethod`, with the further forms that SwiftUI has, and those that modules define. One request
/// serves all of them; only this field differs.
package enum NavigationMethod: Hashable, Sendable {
    case push
    case sheet
    case cover
    /// A sheet with a path of its own, as Navigator's `managedSheet`.
    case managedSheet
    /// A cover with a path of its own, as Navigator's `managedCover`.
    case managedCover
    case popover
    case alert
    case dialog
    /// A module has defined it.
    case own(PresentationMethod)

    /// The methods of every host.
    package static let builtIn: [Self] = [
        .push, .sheet, .cover, .managedSheet, .managedCover, .popover, .alert, .dialog,
    ]

    /// The method with this name; nil when no method can have it. Another name than a built-in one stands for a method
    /// that a module may have defined.
    package init?(rawValue name: String) {
        switch name {
        case "push": self = .push
        case "sheet": self = .sheet
        case "cover": self = .cover
        case "managedSheet": self = .managedSheet
        case "managedCover": self = .managedCover
        case "popover": self = .popover
        case "alert": self = .alert
        case "dialog": self = .dialog
        default:
            guard PresentationMethod.mayBeCalled(name) else { return nil }
            self = .own(PresentationMethod(named: name))
        }
    }

    /// Whether a module has defined it, or may have.
    package var isOwn: Bool { if case .own = self { true } else { false } }

    /// Its name.
    package var rawValue: String {
        switch self {
        case .push: "push"
        case .sheet: "sheet"
        case .cover: "cover"
        case .managedSheet: "managedSheet"
        case .managedCover: "managedCover"
        case .popover: "popover"
        case .alert: "alert"
        case .dialog: "dialog"
        case .own(let method): method.name
        }
    }

    /// Whether it is shown over the navigator instead of on its path.
    package var isPresentation: Bool { self != .push }

    /// Whether the presentation gets a path of its own.
    package var givesPath: Bool {
        switch self {
        case .managedSheet, .managedCover: true
        case .own(let method): method.hasPath
        case .push, .sheet, .cover, .popover, .alert, .dialog: false
        }
    }

    /// The kind of navigator that it makes.
    package var kind: Navigator.Kind {
        switch self {
        case .push: .stack
        case .own(let method) where !method.isExclusive: .overlay
        case .sheet, .cover, .managedSheet, .managedCover, .popover, .alert, .dialog, .own: .presentation
        }
    }
}
