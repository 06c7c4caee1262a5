import ArgumentParser
import NavigationControl

/// The place in a tree where a request acts.
struct PlaceOptions: ParsableArguments {
    @Option(help: "Id or name of the navigator to act on. Default: the current one.", completion: .host(.navigator))
    var navigator: String?

    @OptionGroup var scene: SceneOptions
}
