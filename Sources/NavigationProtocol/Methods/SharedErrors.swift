// Errors that many methods have in common.

extension [ErrorCode] {
    /// Of methods that change a scene.
    static let ofScene: Self = [.unknownScene, .revisionMismatch, .tokenReused]
    /// Of methods that change something at a navigator.
    static let ofNavigator: Self = [.unknownScene, .unknownNavigator, .revisionMismatch, .tokenReused]
    /// Of methods that show destinations on a navigator.
    static let ofDestination: Self =
        ofNavigator + [.unknownDestination, .invalidArguments, .pathRefused, .limitReached]
}
