import Nutrition

/// The consonants of an English word as they sound: "grild" and "grilled" are one, so are "cheez" and "cheese", "chikn" and "chicken".
enum EnglishSkeleton {
    /// The hash of a word's consonants, nil for a word that has too few of them to tell it from others.
    static func hash(_ word: [UInt8]) -> UInt32? {
        var hash = FeatureHash.text("skeleton")
        var last: UInt8 = 0, count = 0
        func at(_ place: Int) -> UInt8 { place < word.count ? word[place] : 0 }
        func isVowel(_ letter: UInt8) -> Bool { "aeiouy".utf8.contains(letter) }
        var place = 0
        while place < word.count {
            var sound = word[place]
            defer { place += 1 }
            if isVowel(sound) {
                // Only the first vowel counts: "eggs" is "egs", never "gas".
                if place > 0 { continue }
            }
            switch sound {
            case UInt8(ascii: "c"):
                if at(place + 1) == UInt8(ascii: "h") {
                    sound = UInt8(ascii: "C")
                } else {
                    sound = "eiy".utf8.contains(at(place + 1)) ? UInt8(ascii: "s") : UInt8(ascii: "k")
                }
            case UInt8(ascii: "q"): sound = UInt8(ascii: "k")
            case UInt8(ascii: "z"): sound = UInt8(ascii: "s")
            case UInt8(ascii: "p") where at(place + 1) == UInt8(ascii: "h"): sound = UInt8(ascii: "f")
            case UInt8(ascii: "s") where at(place + 1) == UInt8(ascii: "h"): sound = UInt8(ascii: "S")
            case UInt8(ascii: "h"): continue
            default: break
            }
            if sound != last { hash = FeatureHash.mix(hash, sound); count += 1 }
            last = sound
        }
        return count >= 3 ? UInt32(truncatingIfNeeded: hash ^ (hash >> 32)) : nil
    }
}
