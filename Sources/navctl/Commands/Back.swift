import ArgumentParser

/// `navctl back`
struct Back: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Go back one step: pop, else dismiss.")
        .example("navctl back")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var place: PlaceOptions
    @OptionGroup var safety: SafetyOptions

    func run() async throws {
        var members = RequestMembers()
        members.add(place)
        members.add(safety)
        try await options.request("back", members.payload)
    }
}
