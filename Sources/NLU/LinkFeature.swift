/// What the ranker of foods looks at, of a mention and one name of one food; each has a learned weight.
///
/// At most 32: a name's features are one vector, so that thousands of names are weighed within a millisecond.
enum LinkFeature: Int, CaseIterable, Sendable {
    /// The same words in the same order.
    case exact
    /// The same, words that say nothing left out: "fresh homemade tomato soup".
    case bare
    /// The same words in another order: "eggs scrambled".
    case reordered
    /// Share of the mention's words (by rarity) that the name has.
    case covered
    /// Share of the name's words (by rarity) that the mention has.
    case covers
    /// The name's head word (what the food is) is in the mention.
    case head
    /// The mention's head word is in the name.
    case askedHead
    case headsAgree
    /// Share of the name's neighbouring words that are neighbours in the mention too.
    case order
    case noun
    case also
    case spanish
    /// A food of the everyday layer.
    case everyday
    /// A plain row of the survey tables, where dishes stand.
    case surveyRow
    /// How commonly it is eaten, 0 … 1.
    case rank
    case preparationAgrees
    case preparationContradicts
    /// Asked for grilled, and the name says nothing of how it was made.
    case preparationMissing
    case preparationUnasked
    case rawUnasked
    /// Light, diet, wholemeal and the like, asked for and there.
    case variantAgrees
    case variantMissing
    case variantUnasked
    /// The mention names a brand that the name has not.
    case brandMissing
    case brandUnasked
    /// A form that nobody means unsaid: baby food, mix, industrial.
    case oddForm
    /// The name joins two things ("with", "and") of which the mention says nothing.
    case mixture
    /// The name's words that the mention has not, four or more is 1.
    case extraWords
    case missedWords
    /// The name has one food in it and the mention another: "chicken fajita" for "steak fajita".
    case foodContradicts
    /// The name has a food in it of which the mention says nothing.
    case foodUnasked
    /// A food that the person has named before.
    case familiar

    /// The name of the feature, as `morsel parse --explain` prints it.
    var name: String { "\(self)" }
}

/// The features of one name for one mention.
struct LinkFeatures: Sendable, Hashable {
    var values = SIMD32<Float>()

    subscript(feature: LinkFeature) -> Float {
        get { values[feature.rawValue] }
        set { values[feature.rawValue] = newValue }
    }

    /// The features that are not nothing.
    var named: [(feature: LinkFeature, value: Float)] {
        LinkFeature.allCases.compactMap { self[$0] == 0 ? nil : ($0, self[$0]) }
    }
}
