import Glibc
import NavigationProtocol
import Testing

@testable import NavigationServer

/// The folder with the manifests of the modules that the host starts.
struct ManifestFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ name: String, _ text: String, mode: mode_t = 0o644) throws {
        try folder.write(name, text, mode: mode)
    }

    private func reason() -> String? {
        let error = #expect(throws: ManifestError.self) { try ManifestFolder(folder.path).read() }
        return error?.description
    }

    @Test func everyFileIsAModule() throws {
        try write("shop.json", #"{"module":"shop","command":["/usr/bin/shop","--x",""]}"#)
        try write("clock.json", #"{"module":"clock","command":["clock"],"start":"atStart","restart":"always"}"#)
        try write("notes.txt", "not a manifest")
        try write(".hidden.json", "not a manifest")
        let manifests = try ManifestFolder(folder.path).read()
        #expect(manifests.map(\.module) == ["clock", "shop"])
        #expect(manifests[0].start == .atStart && manifests[0].restart == .always)
        #expect(manifests[1].command == ["/usr/bin/shop", "--x", ""])
    }

    @Test func allMembersAreRead() throws {
        try write(
            "shop.json",
            """
            {"module":"shop","command":["/s"],"environment":{"A":"1","B":""},"workingDirectory":"/","destinations":["shop.a.b"],
             "start":"onDemand","restart":"never","startTimeout":1.5,"stopTimeout":2,"backOff":3,"backOffMaximum":4,"crashes":6,
             "crashWindow":7}
            """
        )
        var wanted = ModuleManifest(module: "shop", command: ["/s"])
        wanted.environment = ["A": "1", "B": ""]
        wanted.workingDirectory = "/"
        wanted.destinations = ["shop.a.b"]
        wanted.restart = .never
        (wanted.startTimeout, wanted.stopTimeout, wanted.backOff, wanted.backOffMaximum) = (1.5, 2, 3, 4)
        (wanted.crashes, wanted.crashWindow) = (6, 7)
        #expect(try ManifestFolder(folder.path).read() == [wanted])
    }

    @Test func anEmptyFolderIsNoMistake() throws {
        #expect(try ManifestFolder(folder.path).read().isEmpty)
    }

    @Test(
        arguments: [
            ("[]", "one object"), ("{", "end"), ("{}", #"needs the parameter "module""#),
            (#"{"module":"shop","comand":["/s"]}"#, #"did you mean "command""#),
            (#"{"module":"shop","command":["/s"],"x":1}"#, #""x""#),
            (#"{"module":"sh.op","command":["/s"]}"#, "module"), (#"{"module":"shop","command":[]}"#, "command"),
            (#"{"module":"shop","command":["./s"]}"#, "absolute path"),
            (#"{"module":"shop","command":["/s\u0000"]}"#, "command"),
            (#"{"module":"shop","command":"/s"}"#, "a list of strings"),
            (#"{"module":"shop","command":["/s"],"environment":{"A":1}}"#, "environment"),
            (#"{"module":"shop","command":["/s"],"environment":{"A=B":"1"}}"#, "environment"),
            (#"{"module":"shop","command":["/s"],"environment":{"NAVHOST_SOCKET":"x"}}"#, "which the host sets"),
            (#"{"module":"shop","command":["/s"],"workingDirectory":"x"}"#, "workingDirectory"),
            (#"{"module":"shop","command":["/s"],"destinations":["shop"]}"#, "destinations"),
            (#"{"module":"shop","command":["/s"],"destinations":["clock.face"]}"#, #""clock.face" is none"#),
            (#"{"module":"shop","command":["/s"],"start":"later"}"#, "onDemand"),
            (#"{"module":"shop","command":["/s"],"restart":"sometimes"}"#, "onFailure"),
            (#"{"module":"shop","command":["/s"],"startTimeout":0}"#, "startTimeout"),
            (#"{"module":"shop","command":["/s"],"backOff":2,"backOffMaximum":1}"#, "backOff"),
            (#"{"module":"shop","command":["/s"],"crashes":0}"#, "crashes"),
            (#"{"module":"shop","command":["/s"],"user":""}"#, "user"),
            (#"{"module":"shop","command":["/s"],"user":"nobody-is-called-that"}"#, "user"),
        ]
    )
    func mistakesAreNamedWithTheirFile(text: String, part: String) throws {
        try write("bad.json", text)
        let reason = reason()
        #expect(reason?.hasPrefix("cannot use the manifest \(folder.path)/bad.json: ") == true)
        #expect(reason?.contains(part) == true, "\(reason ?? "-")")
    }

    @Test func aModuleHasOneManifest() throws {
        try write("a.json", #"{"module":"shop","command":["/s"]}"#)
        try write("b.json", #"{"module":"shop","command":["/s"]}"#)
        let reason = reason()
        #expect(reason?.contains("\(folder.path)/a.json") == true && reason?.contains("\(folder.path)/b.json") == true)
    }

    @Test func whatAnybodyMayWriteIsRefused() throws {
        try write("shop.json", #"{"module":"shop","command":["/s"]}"#, mode: 0o666)
        #expect(reason()?.contains("shop.json: every user may write") == true)
        try write("shop.json", #"{"module":"shop","command":["/s"]}"#, mode: 0o664)
        #expect(try ManifestFolder(folder.path).read().count == 1)
        try #require(chmod(folder.path, 0o777) == 0)
        #expect(
            reason() == "cannot use the manifest \(folder.path): every user may write to it; chmod o-w removes that"
        )
    }

    @Test func whatIsNoFileIsRefused() throws {
        try #require(mkfifo("\(folder.path)/pipe.json", 0o600) == 0)
        #expect(reason()?.contains("pipe.json: it is not a regular file") == true)
    }

    @Test func aFolderThatIsNotThereIsNamed() {
        let error = #expect(throws: ManifestError.self) { try ManifestFolder("/nowhere").read() }
        #expect(error?.description == "cannot use the manifest /nowhere: No such file or directory")
    }
}
