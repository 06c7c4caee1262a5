import Glibc
import NavigationBroker
import NavigationProtocol
import Testing

@testable import NavigationServer

/// The access document, and the files with secrets that it names.
struct AccessFileTests {
    private let folder: TemporaryFolder
    private var path: String { "\(folder.path)/access.json" }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ name: String, _ text: String, mode: mode_t = 0o600) throws {
        try folder.write(name, text, mode: mode)
    }

    private func reason(_ text: String, mode: mode_t = 0o600) throws -> String {
        try write("access.json", text, mode: mode)
        let error = #expect(throws: AccessFileError.self) { try AccessFile(path).read() }
        return error?.description ?? ""
    }

    @Test func identitiesAndGrantsAreRead() throws {
        try write(
            "access.json",
            """
            {"identities":[{"name":"root","user":"0"},{"name":"also","user":"4711"},{"name":"team","group":"12"},{"name":"shop","module":"shop"}],
             "grants":[
               {"to":["root"],"allow":["*"]},
               {"to":["*"],"allow":["read"],"scenes":["main","wall.*"]}
             ]}
            """
        )
        let policy = try AccessFile(path).read()
        #expect(policy.identities.map(\.name) == ["root", "also", "team", "shop"])
        #expect(policy.identities.map(\.sign) == [.user(0), .user(4711), .group(12), .module("shop")])
        #expect(policy.grants.map(\.line) == [3, 4])
        #expect(policy.grants[0].verbs == AccessVerb.allCases && policy.grants[1].verbs == [.read])
        #expect(policy.grants[1].includes(scene: "wall.left") && !policy.grants[1].includes(scene: "other"))
    }

    @Test func aUserMayBeGivenByName() throws {
        try write("access.json", #"{"identities":[{"name":"a","user":"root"}],"grants":[]}"#)
        #expect(try AccessFile(path).read().identities.map(\.sign) == [.user(0)])
    }

    // MARK: Secrets

    @Test func aMissingSecretIsMadeOnceAndOnlyItsOwnerMayReadIt() throws {
        try write("access.json", #"{"identities":[{"name":"a","secretFile":"a.secret"}],"grants":[]}"#)
        let first = try AccessFile(path).read()
        var status = stat()
        #expect(stat("\(folder.path)/a.secret", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        guard case .secret(let bytes) = first.identities.first?.sign else {
            Issue.record("no secret: \(first)")
            return
        }
        #expect(bytes.count == 64 && Set(bytes).count > 4)
        #expect(try AccessFile(path).read() == first)
    }

    @Test(arguments: [0o640, 0o604, 0o660] as [mode_t])
    func aSecretThatOthersMayReadIsRefused(_ mode: mode_t) throws {
        try write("a.secret", "0123456789abcdef0123456789abcdef\n", mode: mode)
        let text = try reason(#"{"identities":[{"name":"a","secretFile":"a.secret"}],"grants":[]}"#)
        #expect(text.contains("a.secret") && text.contains("others may read it"))
    }

    @Test func aShortSecretIsRefused() throws {
        try write("a.secret", "guess\n")
        let text = try reason(#"{"identities":[{"name":"a","secretFile":"a.secret"}],"grants":[]}"#)
        #expect(text.contains("16 characters"))
    }

    @Test func twoIdentitiesWithTheSameSecretCannotBeToldApart() throws {
        try write("a.secret", "0123456789abcdef0123456789abcdef")
        try write("b.secret", "0123456789abcdef0123456789abcdef")
        let text = try reason(
            #"{"identities":[{"name":"a","secretFile":"a.secret"},{"name":"b","secretFile":"b.secret"}],"grants":[]}"#
        )
        #expect(text.contains("the same sign"))
    }

    // MARK: Mistakes

    @Test(arguments: [0o602, 0o646, 0o666] as [mode_t])
    func aDocumentThatOthersMayWriteIsRefused(_ mode: mode_t) throws {
        #expect(try reason(#"{"grants":[]}"#, mode: mode).contains("every user may write to it"))
    }

    @Test func aDocumentThatIsNoFileIsRefused() throws {
        let missing = #expect(throws: AccessFileError.self) { try AccessFile(path).read() }
        #expect(missing?.description.contains("No such file") == true)
        try #require(mkfifo(path, 0o600) == 0)
        let pipe = #expect(throws: AccessFileError.self) { try AccessFile(path).read() }
        #expect(pipe?.description.contains("not a regular file") == true)
    }

    /// Each says what is wrong and what would be right.
    @Test(arguments: [
        ("", "the text ends"), ("[]", "object"), ("{}", "\"grants\""),
        (#"{"grants":[],"grant":[]}"#, "\"grant\""),
        (#"{"grants":[{"to":["x"],"allow":["read"]}]}"#, "\"x\" in line 1 is none"),
        (
            #"{"identities":[{"name":"shop","module":"shop"}],"grants":[{"to":["shp"],"allow":["read"]}]}"#,
            "did you mean \"shop\"?"
        ),
        (#"{"grants":[{"to":["*"],"allow":["reed"]}]}"#, "did you mean \"read\"?"),
        (#"{"grants":[{"to":["*"],"allow":[]}]}"#, "\"allow\""),
        (#"{"grants":[{"to":[],"allow":["read"]}]}"#, "\"to\""),
        (#"{"grants":[{"to":["*"],"allow":["read"],"types":["a.*"]}]}"#, "left out of a grant of \"read\""),
        (#"{"grants":[{"to":["*"],"allow":["*"],"scenes":["main"]}]}"#, "left out of a grant of everything"),
        (#"{"grants":[{"to":["*"],"allow":["read"],"scenes":["a*b"]}]}"#, "\"a*b\" is neither"),
        (#"{"grants":[{"to":["*"],"allow":["read"],"scenes":[]}]}"#, "\"scenes\""),
        (#"{"grants":[{"to":["*"],"allow":["read"],"navigators":["home.*"]}]}"#, "\"home.*\" is none"),
        (#"{"identities":[{"name":"a","user":"1","group":"1"}],"grants":[]}"#, "one of \"module\""),
        (#"{"identities":[{"name":"a"}],"grants":[]}"#, "one of \"module\""),
        (#"{"identities":[{"name":"a","user":"1"},{"name":"a","user":"2"}],"grants":[]}"#, "names \"a\" once"),
        (#"{"identities":[{"name":"a","user":"1"},{"name":"b","user":"1"}],"grants":[]}"#, "comes twice"),
        (#"{"identities":[{"name":"a","user":"0"},{"name":"b","user":"root"}],"grants":[]}"#, "the same sign"),
        (#"{"identities":[{"name":"a","user":"no-such-user"}],"grants":[]}"#, "no user \"no-such-user\""),
        (#"{"identities":[{"name":"a","group":"no-such-group"}],"grants":[]}"#, "no group \"no-such-group\""),
    ])
    func aMistakeIsNamed(_ document: String, _ words: String) throws {
        let text = try reason(document)
        #expect(text.contains(words), "\(text)")
        #expect(text.contains("access.json"), "\(text)")
    }
}
