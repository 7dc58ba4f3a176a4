import Nutrition

/// Where in a file's rows everything stands, by the names of its header.
struct DiaryColumns {
    /// What a column holds, beside figures.
    enum Role: Hashable {
        case date, time, meal, food, foodID, amount, quantity, unit, grams, deleted, kind, noun, said, assumed, portionSource
    }

    private(set) var places: [Role: Int] = [:]
    private(set) var figures: [(column: Int, figure: DiaryFigure)] = []
    /// Nutrients whose unit cannot be converted.
    private(set) var unread: [String] = []

    /// The header is our own export's.
    var isOwn: Bool { places[.foodID] != nil && places[.portionSource] != nil }

    /// - Parameter percent: nutrients that this program exports as percent of a daily value under a name without a unit.
    init(_ header: [String], percent: Set<Nutrient> = []) {
        var found: [Nutrient: Int] = [:]
        for (column, name) in header.enumerated() where !name.isEmpty {
            if let role = DiaryColumns.role(name) {
                if places[role] == nil { places[role] = column }
                continue
            }
            do {
                guard let figure = try DiaryFigure(header: name) else { continue }
                if percent.contains(figure.nutrient), DiaryFigure.split(name).unit == nil {
                    unread.append(figure.nutrient.key)
                } else if let place = found[figure.nutrient] {
                    // Of several columns the one in the nutrient's own unit counts, else the first.
                    if figure.factor == 1, figures[place].figure.factor != 1 { figures[place] = (column, figure) }
                } else {
                    found[figure.nutrient] = figures.count
                    figures.append((column, figure))
                }
            } catch {
                unread.append(name)
            }
        }
    }

    subscript(role: Role) -> Int? { places[role] }

    /// The role of a column's name.
    private static func role(_ header: String) -> Role? {
        let (name, unit) = DiaryFigure.split(header)
        if ["weight", "peso", "amount", "cantidad", "quantity", "serving"].contains(name), let unit {
            return ["g", "gr", "grams", "gramos"].contains(unit) ? .grams : nil
        }
        return unit == nil ? roles[name] ?? roles[DiaryWords.folded(header)] : nil
    }

    private static let roles: [String: Role] = [
        "date": .date, "day": .date, "fecha": .date, "dia": .date, "datetime": .date, "date time": .date, "timestamp": .date, "logged at": .date,
        "fecha y hora": .date, "time": .time, "hora": .time, "meal": .meal, "meal type": .meal, "meal name": .meal, "group": .meal,
        "tiempo de comida": .meal, "comida": .meal, "food": .food, "food name": .food, "food item": .food, "foods": .food, "name": .food,
        "item": .food,
        "description": .food, "product": .food, "alimento": .food, "alimentos": .food, "nombre": .food, "descripcion": .food, "producto": .food,
        "food id": .foodID, "amount": .amount, "serving": .amount, "serving size": .amount, "portion": .amount, "porcion": .amount, "racion": .amount,
        "cantidad": .quantity, "quantity": .quantity, "qty": .quantity, "servings": .quantity, "number of servings": .quantity,
        "porciones": .quantity,
        "raciones": .quantity, "unit": .unit, "units": .unit, "unidad": .unit, "unidades": .unit, "measure": .unit, "medida": .unit, "grams": .grams,
        "gramos": .grams, "weight": .grams, "peso": .grams, "deleted": .deleted, "type": .kind, "tipo": .kind, "noun": .noun, "said": .said,
        "assumed": .assumed, "portion source": .portionSource,
    ]

    /// The names of a date's column as headers write them, for finding the header.
    static let dates = "date|day|fecha|día|dia|datetime|date time|date_time|timestamp|logged at|fecha y hora"
}
