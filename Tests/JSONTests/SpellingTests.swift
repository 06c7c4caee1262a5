import JSON
import Testing

struct SpellingTests {
    @Test(
        arguments: [
            ("shop.lst", "shop.list"), ("shop.itme", "shop.item"), ("Shop.List", "shop.list"),
            ("completely.different", nil), ("", nil),
        ] as [(String, String?)]
    )
    func nearestNameIsFewEditsAway(name: String, nearest: String?) {
        #expect(Spelling.nearest(to: name, among: ["shop.list", "shop.item"]) == nearest)
    }
}
