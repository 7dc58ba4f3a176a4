#!/usr/bin/env python3
"""Rebuilds corpora/figures/ from the USDA's published files (Python's standard library only).

    scripts/build_figures.py SR28_FOLDER FNDDS_FOLDER

SR28_FOLDER holds the unpacked ASCII release of SR28 (FOOD_DES.txt, NUT_DATA.txt, WEIGHT.txt).
FNDDS_FOLDER holds the four CSV tables of FNDDS 2021-2023 "At A Glance".

Every table is tab-separated with one header line. A figure is per 100 g of the edible part; an empty
cell is unknown, which is not zero. The first column is the source code of the row (usda:NDB, fndds:CODE).
The result depends on the input alone: the same files give the same bytes.
"""
import csv
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / "corpora" / "figures"


def nutrients():
    lines = [l.rstrip("\n").split("\t") for l in open(ROOT / "corpora" / "nutrients.tsv", encoding="utf-8")
             if not l.startswith("#")]
    return [dict(zip(lines[0], l)) for l in lines[1:]]


def number(text):
    """The shortest form of a figure: no trailing zeros, no more digits than the source gives."""
    if text == "":
        return ""
    value = float(text)
    short = f"{value:.10f}".rstrip("0").rstrip(".")
    return short[1:] if short.startswith("0.") else short


def ascii_rows(path):
    """SR28 ASCII: fields between ^, texts between ~, CRLF line ends and some stray CR inside WEIGHT."""
    with open(path, encoding="latin-1", newline="\n") as handle:
        for line in handle:
            line = line.replace("\r", "")
            yield [f[1:-1] if f.startswith("~") else f for f in line.rstrip("\n").split("^")]


def write(name, header, rows):
    OUT.mkdir(parents=True, exist_ok=True)
    with open(OUT / name, "w", encoding="utf-8", newline="\n") as handle:
        handle.write("\t".join(header) + "\n")
        for row in rows:
            handle.write("\t".join(c.replace("\t", " ").strip() for c in row) + "\n")


def sr28(folder, table):
    column = {n["sr"]: i for i, n in enumerate(table) if n["sr"]}
    foods = {r[0]: [f"usda:{r[0]}", r[1], r[2]] + [""] * len(table) for r in ascii_rows(folder / "FOOD_DES.txt")}
    for r in ascii_rows(folder / "NUT_DATA.txt"):
        if r[1] in column and r[0] in foods:
            foods[r[0]][3 + column[r[1]]] = number(r[2])
    write("sr28.tsv", ["source", "group", "name"] + [n["key"] for n in table], [foods[k] for k in sorted(foods)])
    portions = []
    for r in ascii_rows(folder / "WEIGHT.txt"):
        amount, grams = float(r[2]), float(r[4])
        if amount > 0 and grams > 0:
            portions.append([f"usda:{r[0]}", number(r[2]), " ".join(r[3].split()), number(r[4])])
    write("sr28_portions.tsv", ["source", "amount", "measure", "grams"], sorted(portions, key=lambda p: p[0]))


def csv_rows(path):
    with open(path, encoding="utf-8-sig", newline="") as handle:
        reader = csv.reader(handle)
        next(reader)
        header = [" ".join(c.split()) for c in next(reader)]
        for row in reader:
            yield dict(zip(header, row))


def fndds(folder, table):
    also = {r["Food code"]: r["Additional food description"] for r in csv_rows(folder / "Foods_and_Beverages.csv")}
    foods = []
    for r in csv_rows(folder / "FNDDS_Nutrient_Values.csv"):
        code = r["Food code"]
        figures = [number(r[n["fndds"]]) if n["fndds"] else "" for n in table]
        foods.append([f"fndds:{code}", r["WWEIA Category number"], r["Main food description"],
                      also.get(code, "").replace(";", ",")] + figures)
    write("fndds.tsv", ["source", "group", "name", "also"] + [n["key"] for n in table], sorted(foods))
    portions = []
    for r in csv_rows(folder / "Portions_and_Weights.csv"):
        if float(r["Portion weight (g)"] or 0) > 0:
            text = " ".join(r["Portion description"].split())
            usual = text == "Quantity not specified"
            head, _, rest = text.partition(" ")
            try:
                amount, measure = float(head), rest
            except ValueError:
                amount, measure = 1.0, text
            portions.append([f"fndds:{r['Food code']}", number(str(amount)), "usual" if usual else measure,
                             number(r["Portion weight (g)"])])
    write("fndds_portions.tsv", ["source", "amount", "measure", "grams"], sorted(portions, key=lambda p: p[0]))
    ingredients(folder)


def ingredients(folder):
    """What each food of FNDDS is made of, where it is more than one thing; nutrients that are added by themselves are left out."""
    parts, change = {}, {}
    for r in csv_rows(folder / "FNDDS_Ingredients.csv"):
        code, part, grams = r["Food code"], r["Ingredient code"], float(r["Ingredient weight (g)"] or 0)
        change[code] = float(r["Moisture change (%)"] or 0)
        if grams > 0 and not (len(part) == 6 and part.startswith("999")):
            parts.setdefault(code, []).append((f"fndds:{part}" if len(part) == 8 else f"usda:{part.zfill(5)}", grams))
    rows = []
    for code, made in sorted(parts.items()):
        if len(made) > 1:
            cooked = sum(grams for _, grams in made) * (1 + change[code] / 100)
            rows.append([f"fndds:{code}", number(f"{cooked:.1f}"), ";".join(f"{part} {number(str(grams))}" for part, grams in made)])
    write("fndds_ingredients.tsv", ["source", "cooked", "ingredients"], rows)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    columns = nutrients()
    sr28(pathlib.Path(sys.argv[1]), columns)
    fndds(pathlib.Path(sys.argv[2]), columns)
