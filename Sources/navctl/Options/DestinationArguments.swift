import ArgumentParser
import NavigationControl

/// A destination type and its arguments.
struct DestinationArguments: ParsableArguments {
    @Argument(help: "The destination type, module.name.", completion: .host(.destination))
    var type: String

    @Argument(help: "Its arguments: key=value is a string, key:=json any JSON.")
    var arguments: [String] = []
}
