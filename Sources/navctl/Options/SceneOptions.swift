import ArgumentParser
import NavigationControl

/// The scene that a request is about.
struct SceneOptions: ParsableArguments {
    @Option(help: "The scene. Default: main.", completion: .host(.scene))
    var scene: String?
}
