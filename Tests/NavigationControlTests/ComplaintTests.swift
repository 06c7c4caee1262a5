import NavigationClient
import NavigationControl
import Testing

/// Errors as a person on a terminal reads them.
struct ComplaintTests {
    private func refusal(path: String) -> NavigationClientError {
        let data: JSONPayload = ["name": "invalid_arguments", "path": JSONPayload(path), "keyword": "type"]
        return .refused(HostRefusal(code: 204, name: "invalid_arguments", message: "It does not fit.", data: data))
    }

    @Test func aSentenceWithoutTheData() {
        #expect(
            Complaint.lines(for: refusal(path: "/size"), arguments: ["push", "shop.item", "id=2"]) == [
                "navctl: It does not fit.", "(invalid_arguments, navctl describe invalid_arguments)",
            ]
        )
    }

    @Test(arguments: [("id=2", "id:=2"), ("id=true", "id:=true"), ("id=[1]", "id:=[1]")])
    func aTextThatIsMeantAsJSON(word: String, hint: String) {
        let lines = Complaint.lines(for: refusal(path: "/id"), arguments: ["push", "shop.item", word])
        #expect(lines.dropFirst().first == "With = the value is a text. Write \(hint) for JSON.")
    }

    @Test(arguments: ["id=two", #"id="2""#, "id:=2", "identity=2"])
    func noHintWhereItWouldNotHelp(word: String) {
        #expect(Complaint.lines(for: refusal(path: "/id"), arguments: ["push", "shop.item", word]).count == 2)
    }

    @Test func otherErrorsAsTheyAre() {
        let error = NavigationClientError.cannotConnect(path: "/x", reason: "there is no socket")
        #expect(Complaint.lines(for: error, arguments: []) == ["navctl: cannot connect to /x: there is no socket"])
    }
}
