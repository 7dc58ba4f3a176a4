#!/usr/bin/env python3
"""Fits the weights of ItemConfidence: logistic regression with L2 over the signs of items that were read right or wrong.

    MORSEL_SIGNS=FOLDER MORSEL_SHOW_WRONG=1 swift test --filter UnderstandingTests     # writes the signs, a file a table
    scripts/fit_item_confidence.py FOLDER/development.en.tsv FOLDER/development.es.tsv …
    scripts/fit_item_confidence.py … --held FOLDER/heldout.en.tsv …                    # prints the calibration error on those too

A line of a file: 1 when the item was right (its food, and its grams within 15 %), else 0; then `sign=value`, divided by tabs. Needs numpy.
"""
import argparse

import numpy as np

SIGNS = "always link name span repaired missed extra amount rough lost crowd spanish".split()


def read(paths):
    rows, right = [], []
    for path in paths:
        for line in open(path, encoding="utf-8"):
            cells = line.rstrip("\n").split("\t")
            if len(cells) < 2:
                continue
            said = dict(cell.split("=") for cell in cells[1:])
            rows.append([float(said.get(sign, 0)) for sign in SIGNS])
            right.append(int(cells[0]))
    return np.array(rows), np.array(right)


def fit(rows, right, strength):
    """Newton's method; `strength` of the L2 penalty."""
    weights = np.zeros(rows.shape[1])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-rows @ weights))
        gradient = rows.T @ (chance - right) + strength * weights
        curve = (rows * (chance * (1 - chance))[:, None]).T @ rows + strength * np.eye(len(weights))
        weights -= np.linalg.solve(curve, gradient)
    return weights


def calibration_error(chance, right):
    """Expected calibration error over ten bins."""
    bins = np.minimum(9, (chance * 10).astype(int))
    return sum(abs((chance[bins == k] - right[bins == k]).sum()) for k in range(10)) / len(right)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+")
    parser.add_argument("--held", nargs="*", default=[])
    parser.add_argument("--strength", type=float, default=10)
    options = parser.parse_args()
    rows, right = read(options.tables)
    weights = fit(rows, right, options.strength)
    print(f"{len(right)} items, {right.mean():.3f} right")
    print(", ".join(f"{weight:.2f}" for weight in weights))
    for path in options.held:
        rows, right = read([path])
        chance = 1 / (1 + np.exp(-rows @ weights))
        print(f"{path}: calibration error {calibration_error(chance, right):.3f}, said {chance.mean():.3f}, right {right.mean():.3f}")


if __name__ == "__main__":
    main()
