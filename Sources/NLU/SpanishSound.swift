import Nutrition

/// How a Spanish word sounds, as a hash: "uebos" and "huevos" are one, so are "arros" and "arroz", "poyo" and "pollo".
enum SpanishSound {
    static func hash(_ word: [UInt8]) -> UInt32 {
        var hash = FeatureHash.text("sound")
        var last: UInt8 = 0
        func at(_ place: Int) -> UInt8 { place >= 0 && place < word.count ? word[place] : 0 }
        func isSoft(_ letter: UInt8) -> Bool { letter == UInt8(ascii: "e") || letter == UInt8(ascii: "i") }
        // "spagueti" is how "espagueti" is often written.
        let isSlurred = at(0) == UInt8(ascii: "e") && at(1) == UInt8(ascii: "s") && !"aeiou".utf8.contains(at(2))
        var place = isSlurred ? 1 : 0
        while place < word.count {
            var sound = word[place]
            switch sound {
            case UInt8(ascii: "h"):
                place += 1
                continue
            case UInt8(ascii: "v"): sound = UInt8(ascii: "b")
            case UInt8(ascii: "z"): sound = UInt8(ascii: "s")
            case UInt8(ascii: "c"):
                if at(place + 1) == UInt8(ascii: "h") {
                    sound = UInt8(ascii: "C"); place += 1
                } else {
                    sound = isSoft(at(place + 1)) ? UInt8(ascii: "s") : UInt8(ascii: "k")
                }
            case UInt8(ascii: "q"):
                sound = UInt8(ascii: "k")
                if at(place + 1) == UInt8(ascii: "u") { place += 1 }
            case UInt8(ascii: "g"):
                if isSoft(at(place + 1)) { sound = UInt8(ascii: "j") }
            case UInt8(ascii: "w"): sound = UInt8(ascii: "u")
            case UInt8(ascii: "l"):
                if at(place + 1) == UInt8(ascii: "l") { sound = UInt8(ascii: "y"); place += 1 }
            case UInt8(ascii: "m"):
                if at(place + 1) == UInt8(ascii: "b") || at(place + 1) == UInt8(ascii: "p") { sound = UInt8(ascii: "n") }
            default: break
            }
            if sound != last { hash = FeatureHash.mix(hash, sound) }
            last = sound
            place += 1
        }
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }
}
