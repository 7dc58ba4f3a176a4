#!/usr/bin/env python3
"""Fits the weights of Judgement: which of the results of a message is likeliest meant, by a softmax over them with L2.

    MORSEL_SIGNS=FOLDER swift test --filter RowsTests        # writes the features of all results, a file a table
    scripts/fit_judgement.py FOLDER                          # cross-validates, and writes intents/judgement.tsv

A talk is a line a result, the first what the rules say: 1 where it is right, else 0, then its features, divided by tabs; an empty line ends it.
Talks without a right result, or with none that is wrong, teach nothing. Needs numpy and scipy.
"""
import argparse
import os
import pathlib

import numpy as np
from scipy import sparse


def talks(path):
    out, rows, said = [], [], ""
    for line in open(path, encoding="utf-8"):
        line = line.rstrip("\n")
        if line.startswith("#"):
            said = line[2:]
        elif line:
            cells = line.split("\t")
            rows.append((int(cells[0]), cells[1:]))
        elif rows:
            out.append((said, rows))
            rows = []
    return out


class Results:
    """The results of all talks, a row each, with the features that are in the names."""

    def __init__(self, all_talks, names):
        index = {name: place for place, name in enumerate(names)}
        rows, columns, right, starts = [], [], [], [0]
        for talk in all_talks:
            for is_right, features in talk:
                places = [index[name] for name in features if name in index]
                rows += [len(right)] * len(places)
                columns += places
                right.append(is_right)
            starts.append(len(right))
        self.x = sparse.csr_matrix((np.ones(len(rows), np.float32), (rows, columns)), shape=(len(right), len(names)))
        self.right, self.starts = np.array(right, np.float32), np.array(starts)

    def of(self, talk):
        """The rows of one talk, and which are right."""
        part = slice(self.starts[talk], self.starts[talk + 1])
        return self.x[part], self.right[part]


def fit(results, kept, strength, weight, rounds=300):
    """Adam on the log of the chance of all right results of the talks that are kept."""
    rows = np.concatenate([np.arange(results.starts[k], results.starts[k + 1]) for k in kept])
    x, right = results.x[rows], results.right[rows]
    counts = np.diff(results.starts)[kept]
    first, talk = np.concatenate([[0], np.cumsum(counts)[:-1]]), np.repeat(np.arange(len(kept)), counts)
    share, turned = weight[kept][talk], x.T.tocsr()
    w, m, v = np.zeros(x.shape[1]), np.zeros(x.shape[1]), np.zeros(x.shape[1])
    for step in range(1, rounds + 1):
        score = x @ w
        chance = np.exp(score - np.maximum.reduceat(score, first)[talk])
        chance /= np.add.reduceat(chance, first)[talk]
        good = chance * right
        good /= np.add.reduceat(good, first)[talk]
        gradient = strength * w + turned @ (share * (chance - good))
        m, v = 0.9 * m + 0.1 * gradient, 0.999 * v + 0.001 * gradient**2
        w -= 0.05 * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    return w


def chosen(x, w, clearly, lost):
    score = x @ w
    # Where the rules found nothing to do, less will do.
    clearly = 0.2 if lost is not None and x[0, lost] else clearly
    best = int(score.argmax())
    return best if score[best] > score[0] + clearly else 0


def show(talk, x, w, names, picked, meant):
    """What spoke for the result that was chosen and against the right one."""
    difference = (x[picked] - x[meant]).toarray()[0] * w
    signs = sorted((value, name) for value, name in zip(difference, names) if abs(value) > 0.1)
    print(talk[0], "| score", f"{difference.sum():.2f}", "| chosen", talk[1][picked][1][0], "| right", talk[1][meant][1][0])
    print("    ", "; ".join(f"{name} {value:+.2f}" for value, name in signs[:6] + signs[-10:]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--strength", type=float, default=1.0)
    parser.add_argument("--clearly", type=float, default=0.3)
    parser.add_argument("--least", type=int, default=6, help="features seen less often are left out")
    parser.add_argument("--folds", type=int, default=5, help="of the cross-validation; 0 for none")
    parser.add_argument("--empty", action="store_true", help="writes no weights at all: so the rules alone play while features are written")
    parser.add_argument("--dry", action="store_true", help="writes nothing")
    parser.add_argument("--show", action="store_true", help="prints the talks that were mended and spoilt, by number")
    options = parser.parse_args()
    if options.empty:
        return write([])
    tables = {path.stem: talks(path) for path in sorted(pathlib.Path(options.folder).glob("*.tsv"))}
    rows = [(name, talk) for name, table in tables.items() for talk in table]
    seen = {}
    for _, (_, talk) in rows:
        for name in {name for _, features in talk for name in features}:
            seen[name] = seen.get(name, 0) + 1
    names = sorted(name for name, count in seen.items() if count >= options.least)
    lost = names.index("lost") if "lost" in names else None
    results = Results([talk for _, (_, talk) in rows], names)
    # Short talks were written to be hard; in whole talks what the rules do is right as often as people find it so.
    share = np.array([{"rows": 1.0, "talks": 3.0}.get(name.split(".")[0], 4.0) for name, _ in rows])
    teaching = np.array([right.any() and not right.all() for _, right in map(results.of, range(len(rows)))])
    order = np.random.default_rng(1).permutation(len(rows))
    folds = np.array_split(order, options.folds) if options.folds else []
    result = {name: [0, 0, 0, 0, 0, 0] for name in tables}
    for fold in folds:
        held = set(fold)
        rest = np.array([k for k in order if k not in held and teaching[k]])
        w = fit(results, rest, options.strength, share)
        for k in fold:
            x, right = results.of(k)
            picked = chosen(x, w, options.clearly, lost)
            line = result[rows[k][0]]
            line[0] += 1
            line[1] += right[0]
            line[2] += right[picked]
            line[3] += right.any()
            line[4] += picked != 0 and right[picked] > right[0]
            if options.show and not right[picked] and right.any():
                show(rows[k][1], x, w, names, picked, int(np.where(right, x @ w, -np.inf).argmax()))
            line[5] += picked != 0 and right[picked] < right[0]
    for name, (count, first, picked, possible, mended, spoilt) in result.items():
        print(f"{name}: {count} talks with proposals, rules right {first}, chosen right {picked}, possible {possible}, mended {mended}, spoilt {spoilt}")
    if options.dry:
        return
    w = fit(results, np.flatnonzero(teaching), options.strength, share)
    lines = [f"{name}\t{value:.2f}\n" for name, value in zip(names, w) if abs(value) >= 0.05]
    write(lines)


def write(lines):
    root = pathlib.Path(os.path.dirname(os.path.abspath(__file__))).parent
    head = "# What is seen of a result, and how much it speaks for it: made by scripts/fit_judgement.py, not by hand.\n"
    (root / "intents/judgement.tsv").write_text(head + "".join(lines), encoding="utf-8")


main()
