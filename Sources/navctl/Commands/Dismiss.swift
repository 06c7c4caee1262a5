import ArgumentParser

/// `navctl dismiss`
struct Dismiss: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Close a presented navigator.")
        .example("navctl dismiss --navigator n3")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var place: PlaceOptions
    @OptionGroup var safety: SafetyOptions

    func run() async throws {
        var members = RequestMembers()
        members.add(place)
        members.add(safety)
        try await options.request("dismiss", members.payload)
    }
}
