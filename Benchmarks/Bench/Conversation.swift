/// What people say in the benchmark: rounds of everyday messages that leave the day as it was.
///
/// A day that grew with every round would make a turn dearer the longer it is measured.
enum Conversation {
    /// What is logged, and how it is corrected.
    private static let meals = [
        ("I had two eggs and a glass of milk", "no, three eggs"), ("a bowl of oatmeal with blueberries", "make it two bowls of oatmeal"),
        ("coffee with milk and a slice of toast", "make that two slices of toast"), ("chicken with rice for lunch", "make it 200 g"),
        ("150 g of salmon and two potatoes", "actually 120 g of salmon"), ("I ate a turkey sandwich and an apple", "no, two apples"),
        ("had a banana and a yogurt", "it was two bananas"), ("two slices of pizza and a coke for dinner", "no, three slices of pizza"),
        ("spaghetti with tomato sauce", "make it 300 g"), ("20 almonds and an orange", "actually 30 almonds"),
    ]
    private static let rest = [
        "what did I eat today", "how much protein did I have today", "how much iron is in spinach", "undo", "undo",
    ]

    /// Messages of one round.
    static let length = 2 + rest.count

    /// All rounds one after another.
    static let texts = meals.flatMap { [$0, $1] + rest }

    /// The messages of the n-th round, which come again after the last.
    static func round(_ number: Int) -> ArraySlice<String> {
        let start = number % meals.count * length
        return texts[start..<start + length]
    }
}
