import Nutrition

extension Understanding {
    /// The same with the words of foods as the person wrote them, in lower case: "café con leche" rather than its folded form.
    public func asWritten() -> Understanding {
        guard text.unicodeScalars.contains(where: { $0.value >= 0x80 }) else { return self }
        var understanding = self
        let written = Array(text.unicodeScalars), folded = written.map(Word.folded)
        func restored(_ said: String) -> String {
            let wanted = Array(said.unicodeScalars)
            guard !wanted.isEmpty, wanted.count <= folded.count else { return said }
            for start in 0...(folded.count - wanted.count)
            where folded[start] == wanted[0] && folded[start..<start + wanted.count].elementsEqual(wanted) {
                return String(String.UnicodeScalarView(written[start..<start + wanted.count])).lowercased()
            }
            return said
        }
        for place in understanding.readings.indices {
            for index in understanding.readings[place].foods.indices {
                let mention = understanding.readings[place].foods[index]
                understanding.readings[place].foods[index].said = restored(mention.said)
                understanding.readings[place].foods[index].removed = mention.removed.map(restored)
            }
        }
        return understanding
    }
}
