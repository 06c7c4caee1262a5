/// The methods by which a destination is shown over a navigator.
enum PresentationMethod {
    /// Their names, as completion offers them.
    static let names = ["sheet", "cover", "managedSheet", "managedCover", "popover", "alert", "dialog"]
}
