import ArgumentParser

extension CommandConfiguration {
    /// The configuration with an example as the last line of the command's description.
    func example(_ words: String) -> CommandConfiguration {
        var configuration = self
        let example = "Example: \(words)"
        configuration.discussion = discussion.isEmpty ? example : "\(discussion)\n\n\(example)"
        return configuration
    }
}
