import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// A guard may ask a person before it votes, and a request means what it meant when it came.
extension GuardTests {
    private static let alert = """
        {"type":"account.login","method":"alert","buttons":[{"answer":"discard"},{"answer":"stay"}],"during":"q1"}
        """

    /// A request to leave `shop.list` waits for the guard, which shows an alert for it.
    private func dialog() -> String {
        host.send(Requests.pushList, from: other)
        add(#"{"name":"unsaved","on":"leave","types":["shop.list"]}"#)
        deliver(#"{"id":7,"method":"pop"}"#, from: asker)
        let question = questions().first?.id ?? "none"
        #expect(host.result("present", Self.alert, from: keeper)?["changed"] == true)
        return question
    }

    // MARK: Shown meanwhile

    @Test func dialogOfAGuardIsAnsweredByAnyone() {
        let question = dialog()
        let alert = host.result("navigator.get", from: other)?["root"]?["id"]?.string ?? "none"
        let answered = host.result("answer", #"{"entry":"\#(alert)","answer":"discard"}"#, from: other)
        #expect(answered?["changed"] == true, "the tap does not wait for the guard that waits for it")
        vote(question, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"]?["changed"] == true)
        #expect(path().isEmpty)
    }

    @Test func everythingUnderTheDialogGoesPast() {
        host.send(Requests.pushList, from: other)
        add(#"{"name":"unsaved","on":"leave","types":["shop.list"]}"#)
        deliver(#"{"id":7,"method":"pop"}"#, from: asker)
        _ = questions()
        let sheet = #"{"type":"shop.item","method":"managedSheet","name":"help","during":"q1"}"#
        #expect(host.result("present", sheet, from: keeper) != nil)
        #expect(host.result("push", #"{"type":"account.login","navigator":"help"}"#, from: other) != nil)
        #expect(host.result("back", #"{"navigator":"help"}"#, from: other)?["changed"] == true)
        #expect(host.result("dismiss", #"{"navigator":"help"}"#, from: other)?["changed"] == true)
        #expect(host.send(#"{"id":8,"method":"pop"}"#, from: other) == [], "the guarded path itself still waits")
    }

    @Test func entryShownForAQuestionMayGo() {
        host.send(Requests.pushList, from: other)
        add(#"{"name":"unsaved","on":"leave","types":["shop.list"]}"#)
        deliver(#"{"id":7,"method":"popAll"}"#, from: asker)
        _ = questions()
        let shown = host.result("push", #"{"type":"account.login","during":"q1"}"#, from: keeper)?["entry"]?.string
        #expect(host.result("pop", #"{"entry":"\#(shown ?? "none")"}"#, from: other)?["changed"] == true)
    }

    @Test func whatOthersShowMeanwhileIsNotLeftOut() {
        _ = dialog()
        host.send(#"{"id":1,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#, from: other)
        #expect(host.send(#"{"id":8,"method":"pop","params":{"navigator":"n1"}}"#, from: other) == [])
        #expect(host.send(#"{"id":9,"method":"popAll","params":{"navigator":"n1"}}"#, from: other) == [])
    }

    /// Each scene counts its navigators itself: the dialog of one may have the id of a navigator of another.
    @Test func dialogInAnotherSceneLeavesNothingOut() {
        let create = #"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#
        host.send(create, from: other)
        host.send(#"{"id":0,"method":"scene.create","params":{"scene":"two"}}"#, from: other)
        add(#"{"name":"login","on":"enter","types":["shop.list"],"scene":"main"}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","navigator":"side"}}"#, from: asker)
        _ = questions()
        let alert = Self.alert.replacing(#""type""#, with: #""scene":"two","type""#)
        let dialog = host.result("present", alert, from: keeper)?["navigator"]
        #expect(dialog == host.result("navigator.get", #"{"navigator":"side"}"#, from: other)?["id"])
        let push = #"{"id":8,"method":"push","params":{"type":"account.login","navigator":"side"}}"#
        #expect(host.send(push, from: other) == [], "it waits behind the guarded request")
    }

    // MARK: Meaning

    @Test func backMeansTheNavigatorThatWasCurrent() {
        host.send(Requests.pushList, from: other)
        add(#"{"name":"unsaved","on":"leave","types":["shop.list"]}"#)
        deliver(#"{"id":7,"method":"back"}"#, from: asker)
        let question = questions().first?.id
        #expect(host.result("present", Self.alert, from: keeper) != nil)
        vote(question, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"]?["changed"] == true)
        #expect(path().isEmpty, "the guarded path, and not the dialog over it")
    }

    @Test func pushMeansTheNavigatorThatWasCurrent() {
        add(#"{"name":"login","on":"enter","types":["shop.list"]}"#)
        deliver(Self.push, from: asker)
        let question = questions().first?.id
        #expect(host.result("present", Self.alert, from: keeper) != nil)
        vote(question, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"]?["navigator"] == "n1")
        #expect(path() == ["shop.list"])
    }

    @Test func goneNavigatorIsNotReplacedByAnother() {
        let sheet = #"{"id":0,"method":"present","params":{"type":"shop.item","method":"managedSheet","name":"top"}}"#
        host.send(sheet, from: other)
        add(#"{"name":"login","on":"enter","types":["shop.list"]}"#)
        deliver(Self.push, from: asker)
        let question = questions().first?.id
        #expect(host.result("dismissAny", #"{"during":"q1"}"#, from: keeper)?["changed"] == true)
        vote(question, #"{"verdict":"allow"}"#)
        #expect(refusal(answers()["7"]) == "unknown_navigator")
        #expect(path().isEmpty)
    }

    @Test func transactionMeansTheNavigatorThatWasCurrent() {
        add(#"{"name":"login","on":"enter","types":["shop.list"]}"#)
        let operations = """
            [{"method":"push","params":{"type":"shop.list"}},\
            {"method":"present","params":{"type":"shop.item","method":"managedSheet"}},\
            {"method":"push","params":{"type":"account.login"}}]
            """
        deliver(#"{"id":7,"method":"transaction","params":{"operations":\#(operations)}}"#, from: asker)
        let question = questions().first?.id
        let alert = Self.alert.replacing(#""type""#, with: #""ifOccupied":"replace","type""#)
        #expect(host.result("present", alert, from: keeper) != nil)
        vote(question, #"{"verdict":"allow"}"#)
        let results = answers()["7"]?["result"]?["operations"]?.array
        #expect(results?.first?["navigator"] == "n1")
        #expect(path() == ["shop.list"])
        let sheet = results?[1]["navigator"]?.string
        #expect(results?[2]["navigator"]?.string == sheet, "what the transaction shows itself is current for the rest")
    }

    @Test func revisionIsCheckedWhenTheRequestComes() {
        host.send(#"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#, from: other)
        add(#"{"name":"login","on":"enter","types":["shop.list"]}"#)
        let push = #"{"id":%,"method":"push","params":{"type":"shop.list","navigator":"n1","ifRevision":1}}"#
        deliver(push.replacing("%", with: "7"), from: asker)
        let asked = questions()
        host.send(#"{"id":1,"method":"push","params":{"type":"account.login","navigator":"side"}}"#, from: other)
        #expect(
            refusal(object(host.send(push.replacing("%", with: "8"), from: other).first ?? "")) == "revision_mismatch"
        )
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"]?["revision"] == 3)
    }

    // MARK: Guards that are gone

    @Test func requestBehindADeniedOneIsNotDeniedByAGuardThatIsGone() {
        let sheet = #"{"id":0,"method":"present","params":{"type":"shop.item","method":"managedSheet","name":"top"}}"#
        host.send(sheet, from: other)
        host.send(#"{"id":0,"method":"push","params":{"type":"shop.list"}}"#, from: other)
        let keeper = host.connect()
        add(#"{"name":"unsaved","on":"leave"}"#, from: keeper)
        deliver(#"{"id":7,"method":"dismiss"}"#, from: asker)
        deliver(#"{"id":8,"method":"pop"}"#, from: asker)
        host.close(keeper)
        let after = answers()
        #expect(refusal(after["7"]) == "denied" && after["7"]?["error"]?["data"]?["byDefault"] == true)
        #expect(after["8"]?["result"]?["changed"] == true)
    }

    @Test func guardThatEndsItsInputIsAskedNoMore() {
        host.send(Requests.pushList, from: other)
        let keeper = host.connect()
        add(#"{"name":"unsaved","on":"leave"}"#, from: keeper)
        host.endInput(of: keeper)
        #expect(host.result("pop", from: other)?["changed"] == true)
    }

    @Test func stackThatIsNotSelectedWaitsForNobody() {
        let sheet = #"{"id":0,"method":"present","params":{"type":"shop.item","method":"managedSheet","name":"top"}}"#
        host.send(sheet, from: other)
        add(#"{"name":"unsaved","on":"leave"}"#)
        deliver(#"{"id":7,"method":"dismiss"}"#, from: asker)
        let create = #"{"kind":"stack","parent":"%","name":"stack%","select":false}"#
        #expect(host.result("navigator.create", create.replacing("%", with: "n1"), from: other) != nil)
        let under = create.replacing("%", with: "top")
        #expect(host.send(#"{"id":8,"method":"navigator.create","params":\#(under)}"#, from: other) == [])
    }
}
