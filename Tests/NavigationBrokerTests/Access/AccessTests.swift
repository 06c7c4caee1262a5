import JSON
import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// The host refuses a request without a grant, by whatever way it comes, and then changes nothing.
@Suite(.onSharedThreads)
struct AccessTests {
    static let document = """
        {"identities":[{"name":"owner","user":"1000"},{"name":"shop","user":"2000"},{"name":"viewer","secretFile":"/a-long-secret-text"},
         {"name":"panel","module":"panel"},{"name":"mapper","user":"5000"}],
         "grants":[
          {"to":["owner"],"allow":["*"]},
          {"to":["shop"],"allow":["register"],"modules":["shop"]},
          {"to":["shop"],"allow":["navigate","dismissOwn","guard"],"scenes":["main"],"navigators":["home"],"types":["shop.*"]},
          {"to":["shop"],"allow":["lock"],"navigators":["home"]},
          {"to":["viewer"],"allow":["read","watch"],"scenes":["main"]},
          {"to":["shop"],"allow":["send"],"scenes":["main"]},
          {"to":["mapper"],"allow":["register"],"modules":["maps"]},
          {"to":["mapper"],"allow":["map"],"navigators":["home"],"types":["maps.*"]}]}
        """

    let host: Harness
    let owner: SessionID
    let shop: SessionID
    let stranger: SessionID

    init() throws {
        host = Harness(access: try Material.policy(Self.document))
        owner = host.connect()
        shop = host.connect(uid: 2000)
        stranger = host.connect(uid: 3000)
        let types = #"{"module":"bank","destinations":[{"type":"bank.pay"}]}"#
        #expect(host.result("module.register", types, from: owner) != nil)
        for name in ["home", "other"] {
            #expect(host.result("navigator.create", #"{"kind":"stack","name":"\#(name)"}"#, from: owner) != nil)
        }
        let own = #"{"module":"shop","destinations":[{"type":"shop.list"},{"type":"shop.item"}]}"#
        #expect(host.result("module.register", own, from: shop) != nil)
    }

    /// The verb for which a request is refused; nil when it is not.
    func missing(_ method: String, _ params: String, from session: SessionID) -> String? {
        let data = host.error(method, params, from: session)?.object?["data"]?.object
        return data?["name"] == "not_allowed" ? data?["verb"]?.string : nil
    }

    func isDone(_ method: String, _ params: String, from session: SessionID) -> Bool {
        host.result(method, params, from: session) != nil
    }

    // MARK: Identities

    @Test func identitiesComeFromTheKernelOrFromASecret() {
        func identity(_ session: SessionID) -> String? {
            host.result("access.describe", from: session)?.object?["identity"]?.string
        }
        #expect(identity(owner) == "owner")
        #expect(identity(shop) == "shop")
        #expect(identity(stranger) == nil)
        #expect(
            host.error("hello", #"{"secret":"a-guess"}"#, from: stranger)?.object?["data"]?["name"] == "not_allowed"
        )
        #expect(identity(stranger) == nil)
        #expect(isDone("hello", #"{"secret":"/a-long-secret-text"}"#, from: stranger))
        #expect(identity(stranger) == "viewer")
        #expect(isDone("tree.get", "{}", from: stranger))
    }

    @Test func aCauseAndTheListOfSessionsSayWhoItWas() throws {
        #expect(isDone("watch", "{}", from: owner))
        host.send(#"{"id":9,"method":"push","params":{"navigator":"home","type":"shop.list"}}"#, from: shop)
        let change = try #require(host.take(owner).last)
        #expect(change.contains(#""identity":"shop""#))
        let sessions = try #require(host.result("host.sessions", from: owner)?.object?["sessions"]?.array)
        #expect(sessions.map { $0.object?["identity"]?.string } == ["owner", "shop", nil])
        let own = try #require(host.result("host.sessions", from: shop)?.object?["sessions"]?.array)
        #expect(own.count == 1)
    }

    // MARK: Places and types

    @Test func aTypeAndAPlaceThatAreGrantedWork() {
        #expect(isDone("push", #"{"navigator":"home","type":"shop.list"}"#, from: shop))
        #expect(isDone("present", #"{"navigator":"home","type":"shop.item","method":"sheet"}"#, from: shop))
        #expect(isDone("dismissPresented", #"{"navigator":"home"}"#, from: shop))
    }

    @Test func anotherPlaceIsRefusedAndNothingChanges() {
        let before = host.trees["main"]?.revision
        #expect(missing("push", #"{"navigator":"other","type":"shop.list"}"#, from: shop) == "navigate")
        #expect(missing("push", #"{"navigator":"home","type":"bank.pay"}"#, from: shop) == "navigate")
        #expect(missing("push", #"{"scene":"wall","navigator":"home","type":"shop.list"}"#, from: shop) != nil)
        #expect(host.trees["main"]?.revision == before)
    }

    @Test func whatOthersShowedStays() {
        #expect(isDone("push", #"{"navigator":"home","type":"bank.pay"}"#, from: owner))
        #expect(missing("pop", #"{"navigator":"home"}"#, from: shop) == "dismiss")
        #expect(isDone("push", #"{"navigator":"home","type":"shop.list"}"#, from: shop))
        #expect(isDone("pop", #"{"navigator":"home"}"#, from: shop))
        #expect(missing("popAll", #"{"navigator":"home"}"#, from: shop) == "dismiss")
    }

    /// The check looks at what changed, so no other way leads past it.
    @Test(arguments: [
        ("transaction", #"{"operations":[{"method":"push","params":{"navigator":"other","type":"shop.list"}}]}"#),
        ("path.append", #"{"navigator":"home","items":[{"type":"shop.list"},{"type":"bank.pay"}]}"#),
        ("navigate", #"{"navigator":"home","type":"bank.pay"}"#),
        ("reset", #"{"navigator":"home","type":"bank.pay"}"#),
    ])
    func otherWaysToTheSame(_ method: String, _ params: String) {
        let before = host.trees["main"]?.revision
        #expect(!isDone(method, params, from: shop))
        #expect(host.trees["main"]?.revision == before)
    }

    @Test func aMappingLeadsNowhereElse() {
        #expect(isDone("mapping.add", #"{"navigator":"home","from":"shop.item","to":"bank.pay"}"#, from: owner))
        #expect(missing("push", #"{"navigator":"home","type":"shop.item"}"#, from: shop) == "navigate")
    }

    /// A sequence has the rights of its sender.
    @Test func aSequenceLeadsNowhereElse() {
        let before = host.trees["main"]?.revision
        for (navigator, type) in [("home", "bank.pay"), ("other", "shop.list")] {
            #expect(!isDone("send", #"{"navigator":"\#(navigator)","values":[{"type":"\#(type)"}]}"#, from: shop))
        }
        #expect(host.trees["main"]?.revision == before)
        #expect(isDone("send", #"{"navigator":"home","values":[{"type":"shop.list"}]}"#, from: shop))
    }

    /// A link has the rights of the client that opens it, and a link to a hidden module leads nowhere.
    @Test func aLinkLeadsNowhereElse() {
        let pattern = { (module: String, url: String, type: String) in
            #"{"module":"\#(module)","pattern":"\#(url)","to":[{"type":"\#(type)"}]}"#
        }
        #expect(isDone("url.register", pattern("bank", "bank://pay", "bank.pay"), from: owner))
        #expect(isDone("url.register", pattern("bank", "shop://list", "shop.list"), from: owner))
        let before = host.trees["main"]?.revision
        for url in ["bank://pay", "shop://list", "shop://nowhere"] {
            let error = host.error("url.open", #"{"url":"\#(url)","navigator":"other"}"#, from: shop)
            #expect(error?.object?["data"]?["name"] == "url_unknown", "\(url)")
        }
        #expect(host.trees["main"]?.revision == before)
        #expect(missing("url.register", pattern("shop", "shop://list", "shop.list"), from: shop) == "bindURLs")
    }

    @Test func aPlanSaysItBeforehand() throws {
        let operation = #"{"method":"push","params":{"navigator":"other","type":"shop.list"}}"#
        let plan = try #require(host.result("plan", #"{"operations":[\#(operation)]}"#, from: shop)?.object)
        #expect("\(plan)".contains("not_allowed"))
    }

    // MARK: Attachments

    @Test func theLocksOfOthersStay() throws {
        #expect(isDone("lock", #"{"navigator":"home"}"#, from: shop))
        let others = try #require(host.result("lock", #"{"navigator":"home"}"#, from: owner)?.object?["lock"]?.string)
        #expect(missing("lock", #"{"navigator":"other"}"#, from: shop) == "lock")
        #expect(missing("unlock", #"{"lock":"\#(others)"}"#, from: shop) == "unlock")
        #expect(
            missing("mapping.add", #"{"navigator":"home","from":"shop.list","to":"shop.item"}"#, from: shop) == "map"
        )
    }

    // MARK: Names and guards

    @Test func namesOfOthersAreNotTaken() {
        #expect(missing("module.register", #"{"module":"news","destinations":[]}"#, from: shop) == "register")
        #expect(missing("module.register", #"{"module":"shop","destinations":[]}"#, from: stranger) == "register")
        #expect(missing("guard.add", #"{"name":"all","on":"enter"}"#, from: shop) == "guard")
        let wide = #"{"name":"wide","on":"enter","navigator":"home","types":["*"]}"#
        #expect(missing("guard.add", wide, from: shop) == "guard")
        #expect(isDone("guard.add", #"{"name":"own","on":"enter","navigator":"home","types":["shop.*"]}"#, from: shop))
    }

    /// The lists of a registration are judged as the requests of their own.
    @Test(arguments: [
        (#""mappings":[{"navigator":"home","from":"shop.list","to":"shop.item"}]"#, "map"),
        (#""guards":[{"name":"all","on":"enter"}]"#, "guard"),
        (#""receivers":[{"type":"shop.value"}]"#, "receive"),
        (#""urls":[{"pattern":"shop://list","to":[{"type":"shop.list"}]}]"#, "bindURLs"),
    ])
    func aRegistrationLeadsNowhereElse(_ list: String, _ verb: String) {
        #expect(missing("module.register", #"{"module":"shop","destinations":[],\#(list)}"#, from: shop) == verb)
    }

    @Test func aMappingInARegistrationIsJudgedByItsTypesAndPlace() {
        let mapping = { (from: String, to: String, place: String) in
            #"{"module":"maps","destinations":[],"mappings":[{"navigator":"\#(place)","from":"\#(from)","to":"\#(to)"}]}"#
        }
        let mapper = host.connect(uid: 5000)
        #expect(missing("module.register", mapping("maps.a", "maps.b", "other"), from: mapper) == "map")
        #expect(missing("module.register", mapping("bank.pay", "maps.b", "home"), from: mapper) == "map")
        #expect(missing("module.register", mapping("maps.a", "bank.pay", "home"), from: mapper) == "map")
        #expect(isDone("module.register", mapping("maps.a", "maps.b", "home"), from: mapper))
    }

    @Test(arguments: [
        ("host.monitor", "monitor"), ("host.metrics", "monitor"), ("host.waiting", "administer"),
        ("module.stop", "administer"), ("scene.create", "manageScenes"), ("state.set", "editState"),
        ("guard.list", "read"), ("tree.get", "read"), ("watch", "read"), ("receiver.add", "receive"),
    ])
    func everythingElseIsRefused(_ method: String, _ verb: String) {
        let params = [
            "module.stop": #"{"module":"bank"}"#, "scene.create": #"{"scene":"x"}"#,
            "receiver.add": #"{"value":"shop.voucher"}"#,
        ]
        #expect(missing(method, params[method] ?? "{}", from: shop) == verb)
    }

    // MARK: Withdrawal

    @Test func withdrawnRightsEndWhatRestsOnThem() throws {
        #expect(isDone("hello", #"{"secret":"/a-long-secret-text"}"#, from: stranger))
        #expect(isDone("watch", "{}", from: stranger))
        #expect(isDone("lock", #"{"navigator":"home"}"#, from: shop))
        #expect(isDone("guard.add", #"{"name":"own","on":"enter","navigator":"home","types":["shop.*"]}"#, from: shop))
        let fewer = #"{"identities":[{"name":"owner","user":"1000"}],"grants":[{"to":["owner"],"allow":["*"]}]}"#
        host.use(try Material.policy(fewer))
        let told = host.take(stranger)
        #expect(told.contains { $0.contains("not_allowed") })
        #expect(told.contains { $0.contains("accessChanged") })
        #expect(host.take(shop).contains { $0.contains("accessChanged") })
        #expect(host.trees["main"]?.allAttachments.isEmpty == true)
        #expect(host.result("guard.list", from: owner)?.object?["guards"]?.array == [])
        #expect(missing("tree.get", "{}", from: stranger) == "read")
    }

    @Test func aCheckSaysByWhichLine() {
        func check(_ params: String) -> JSONValue? { host.result("access.check", params, from: owner) }
        let yes = check(#"{"identity":"shop","verb":"navigate","navigator":"home","type":"shop.list"}"#)
        #expect(yes?.object?["line"] == .integer(6))
        let no = check(#"{"identity":"shop","verb":"navigate","navigator":"other","type":"shop.list"}"#)
        #expect(no?.object?["allowed"] == .bool(false))
        #expect(missing("access.check", #"{"identity":"owner","verb":"read"}"#, from: shop) == "administer")
    }
}
