/// How a destination is shown.
///
/// Navigator's `NavigationMethod`, with the further forms that SwiftUI has. One request serves all of them; only this
/// field differs.
package enum NavigationMethod: String, CaseIterable, Hashable, Sendable {
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

    /// Whether it is shown over the navigator instead of on its path.
    package var isPresentation: Bool { self != .push }

    /// Whether the presentation gets a path of its own.
    package var givesPath: Bool { self == .managedSheet || self == .managedCover }
}
