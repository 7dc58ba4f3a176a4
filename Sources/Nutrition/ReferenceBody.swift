/// Height and weight that the reference intakes go by where a person's own are not told: Dietary Reference Intakes for Energy, Institute of Medicine
/// 2002/2005, table 1-1.
public enum ReferenceBody {
    /// Years, for which an adult's figures are taken.
    public static let adultAge = 30

    /// cm and kg.
    public static func measures(_ sex: Sex, age: Int) -> (centimetres: Double, kilograms: Double) {
        switch (age, sex) {
        case (..<4, _): (86, 12)
        case (..<9, _): (115, 20)
        case (..<14, .male): (144, 36)
        case (..<14, .female): (144, 37)
        case (..<19, .male): (174, 61)
        case (..<19, .female): (163, 54)
        case (_, .male): (177, 70)
        case (_, .female): (163, 57)
        }
    }
}
