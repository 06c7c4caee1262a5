import JSON
import NavigationProtocol

extension ModuleManifest {
    /// As the text of a manifest file.
    init(parsing text: String) throws {
        var scanner = JSONScanner()
        let bytes = Array(text.utf8)
        try scanner.scan(bytes.span.bytes)
        self = try bytes.span.bytes.withUnsafeBytes { text throws(WireError) in
            var parameters = Parameters(document: text, members: scanner.outer.members) { Self.memberNames }
            let manifest = try Self(&parameters)
            try parameters.finish()
            return manifest
        }
    }
}

extension Harness {
    func read(manifests: [String]) throws {
        if !manifests.isEmpty { read(try manifests.map(ModuleManifest.init(parsing:))) }
    }
}
